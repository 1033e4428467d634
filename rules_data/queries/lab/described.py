"""Imported cards that a scenario names and does not describe."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator import Deadline, OutOfTime
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Lookup, read_card_file, with_part, written
from rules_data.models import PrintedCard

from .cards import LONGEST_NAME, MOST_NAMES, LabCard, as_printed, card_lookup, unplayed_card


def with_cards_described(text: str, values: dict[str, Any], within: Deadline) -> str:
    """A scenario, and its values, with such cards written out under `cards`, so that it says all of itself wherever it
    is taken. Unchanged where there are none, or the time is up.
    """
    game, own = str(values.get("game") or ""), cards_in(values)
    found: dict[str, Any] = {}
    try:
        for card in _described(game, {*names_in(values)} - {*own}, within):
            found[card.name] = dict(card.description or {})
    except OutOfTime:
        return text
    return with_part(text, "cards", {**own, **found}) if found else text


def named_cards(values: dict[str, Any], within: Deadline | None = None) -> Lookup:
    """The cards that a scenario names, for whoever reads it: those kept here, all read at once.

    Given time, imported ones too, unless the scenario describes them itself. Of one whose text cannot be played only
    that is known, and why. What is returned raises OutOfTime.
    """
    game, own = str(values.get("game") or ""), cards_in(values)
    kept = card_lookup(game, [*names_in(values), *own])

    def known(name: str) -> CardFacts | None:
        found = kept(name)
        if within is None or game not in GAMES.played or name in own or (found is not None and found.described):
            return found
        within.look()
        return _imported(game, name) or found

    return known


def _imported(game: str, name: str) -> CardFacts | None:
    if len(name) > LONGEST_NAME or not PrintedCard.objects.filter(game__slug=game, name=name).exists():
        return None
    card = as_printed(game, name)
    if card is not None:
        said = written({"card": name, **(card.description or {})})
        return read_card_file(said, GAMES.played[game]).facts if card.name == name else None
    unplayed = unplayed_card(game, name)
    if unplayed is None:
        return None
    types = unplayed.bare.types if unplayed.bare is not None else ()
    return CardFacts(name, types, described=False, unread=GAMES[game].symbols.as_printed(unplayed.why))


def cards_in(values: dict[str, Any]) -> dict[str, Any]:
    """What a scenario itself describes; nothing where that is no mapping, which its reader refuses."""
    own = values.get("cards")
    return own if isinstance(own, dict) else {}


def names_in(values: dict[str, Any]) -> Iterator[str]:
    """Every word of a scenario's situation and steps that may be a card's name."""
    waiting: list[Any] = [values.get("given"), values.get("when")]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
        elif isinstance(part, str):
            yield part


def _described(game: str, names: Iterable[str], within: Deadline) -> Iterator[LabCard]:
    """Those of the names that are imported cards with a text that can be played."""
    asked = sorted({name for name in names if len(name) <= LONGEST_NAME})[:MOST_NAMES]
    rows = PrintedCard.objects.filter(game__slug=game, name__in=asked).values_list("name", flat=True)
    for name in sorted(set(rows)):
        within.look()
        card = as_printed(game, name)
        if card is not None and card.name == name:
            yield card
