"""Write a worked example from its file."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils import timezone

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Scenario, UnableToReadScenario, narrate
from rules_data.models import Example, Game

from ._beside import Beside
from ._yaml_values import format_values
from .errors import UnableToLoadCorpus

# Examples as they were read, by their source. A game ships a few hundred.
MOST_KEPT = 2_000
_READ: dict[str, tuple[dict[str, CardFacts | None], Scenario]] = {}


def write_example(game: Game, slug: str, source: str, digest: str, name: str, beside: Beside | None = None) -> bool:
    """Write or renew one example; False when nothing had changed. `name` is the file's, for errors."""
    beside = beside or Beside(game)
    kept = beside.hashes(Example).get(slug)
    if kept == digest:
        return False
    scenario = read_example(source, beside.cards, name)
    if scenario.slug != slug:
        raise UnableToLoadCorpus(f"{name}: it calls itself {scenario.slug!r}, and its file {slug!r}.")
    if scenario.game.slug != game.slug:
        raise UnableToLoadCorpus(f"{name}: its game is {scenario.game.slug!r}, and its folder's {game.slug!r}.")
    plain = format_values(source)
    written = {
        "title": scenario.title,
        "summary": scenario.summary,
        "source": source,
        "scenario": plain,
        "story": narrate(scenario, plain),
        "named_rules": _named_rules(scenario),
        "source_hash": digest,
    }
    if kept is None:
        example = Example.objects.create(game=game, slug=slug, added_at=timezone.now(), **written)
    else:
        example, _ = Example.objects.update_or_create(game=game, slug=slug, defaults=written)
    for linked, keys in (
        (example.provisions, beside.provisions.keys(example.named_rules)),
        (example.cards, beside.card_keys(plain.get("cards") or {})),
        (example.editions, beside.edition_keys(scenario.editions)),
    ):
        # What is new has no links yet that would have to be looked at.
        linked.add(*keys) if kept is None else linked.set(keys)
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
