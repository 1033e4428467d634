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

# Examples as they were read, by their source. A game ships a few hundred.
MOST_KEPT = 2_000
_READ: dict[str, tuple[dict[str, CardFacts | None], Scenario]] = {}


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
    """The scenario of an example's file, or UnableToLoadCorpus with the place of every fault.

    A file is read once for a check and the publishing after it: what came of it stays true as long as every card
    it asked for is the same.
    """
    looked_up, scenario = _READ.get(source, ({}, None))
    if scenario is None or any(cards.get(card) != facts for card, facts in looked_up.items()):
        looked_up, scenario = _read(source, cards, name)
        if len(_READ) >= MOST_KEPT:
            _READ.clear()
        _READ[source] = looked_up, scenario
    return scenario


def _read(source: str, cards: Mapping[str, CardFacts], name: str) -> tuple[dict[str, CardFacts | None], Scenario]:
    """A scenario, and every card that it asked for."""
    looked_up: dict[str, CardFacts | None] = {}

    def look_up(card: str) -> CardFacts | None:
        return looked_up.setdefault(card, cards.get(card))

    try:
        return looked_up, GAMES.read_scenario(source, look_up)
    except UnableToReadScenario as fault:
        raise UnableToLoadCorpus(f"{name}: {fault}") from fault


def _named_rules(scenario: Scenario) -> list[dict[str, str]]:
    document = GAMES[scenario.game.slug].rulebook
    return [
        {"document": document, "edition": edition, "number": number}
        for edition, numbers in scenario.demonstrates.items()
        for number in numbers
    ]
