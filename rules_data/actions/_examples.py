"""Write a worked example from its file."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils import timezone

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Scenario, UnableToReadScenario, narrate
from rules_data.models import Card, Edition, Example, Game

from ._cards import known_cards
from ._citations import NamedProvisions
from ._yaml_values import yaml_values
from .errors import UnableToLoadCorpus


def write_example(game: Game, slug: str, source: str, digest: str, name: str) -> bool:
    """Write or renew one example; False when nothing had changed. `name` is the file's, for errors."""
    kept = Example.objects.filter(game=game, slug=slug).first()
    if kept is not None and kept.source_hash == digest:
        return False
    scenario = read_example(source, known_cards(game), name)
    if scenario.slug != slug:
        raise UnableToLoadCorpus(f"{name}: it calls itself {scenario.slug!r}, and its file {slug!r}.")
    if scenario.game.slug != game.slug:
        raise UnableToLoadCorpus(f"{name}: its game is {scenario.game.slug!r}, and its folder's {game.slug!r}.")
    plain = yaml_values(source)
    written = {
        "title": scenario.title,
        "summary": scenario.summary,
        "source": source,
        "scenario": plain,
        "story": narrate(scenario, plain),
        "named_rules": _named_rules(scenario),
        "source_hash": digest,
    }
    example, _ = Example.objects.update_or_create(
        game=game, slug=slug, defaults=written, create_defaults=written | {"added_at": timezone.now()}
    )
    example.provisions.set(NamedProvisions(game).keys(example.named_rules))
    example.cards.set(Card.objects.filter(game=game, name__in=plain.get("cards") or {}))
    example.editions.set(Edition.objects.filter(document__game=game, label__in=scenario.editions))
    return True


def read_example(source: str, cards: Mapping[str, CardFacts], name: str) -> Scenario:
    """The scenario of an example's file, or UnableToLoadCorpus with the place of every fault."""
    try:
        return GAMES.read_scenario(source, cards.get)
    except UnableToReadScenario as fault:
        raise UnableToLoadCorpus(f"{name}: {fault}") from fault


def _named_rules(scenario: Scenario) -> list[dict[str, str]]:
    document = GAMES[scenario.game.slug].rulebook
    return [
        {"document": document, "edition": edition, "number": number}
        for edition, numbers in scenario.demonstrates.items()
        for number in numbers
    ]
