"""Cards that a scenario names and does not describe: what this site knows of them, from examples and from imports."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator import Deadline, OutOfTime
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file, values_of, with_part, written
from rules_data.models import PrintedCard

from .lab_cards import MOST_NAMES, LabCard, in_examples, lab_card


def with_cards_described(text: str, within: Deadline) -> str:
    """The scenario with such cards written out under `cards`, so that it says all of itself wherever it is taken.

    Unchanged where there are none, where it is no scenario, and as far as the time is up.
    """
    try:
        values = values_of(text)
    except UnableToReadScenario:
        return text
    game, own = str(values.get("game") or ""), values.get("cards") or {}
    if game not in GAMES.played or not isinstance(own, dict):
        return text
    found: dict[str, Any] = {}
    try:
        for card in _described(game, {*names_in(values)} - {*own}, within):
            found[card.name] = dict(card.description or {})
    except OutOfTime:
        return text
    return with_part(text, "cards", {**own, **found}) if found else text


def described_card(game: str, name: str, within: Deadline) -> CardFacts | None:
    """The same of one card, as the evaluator takes it. Raises OutOfTime."""
    for card in _described(game, [name], within):
        return read_card_file(written({"card": card.name, **(card.description or {})}), GAMES.played[game]).facts
    return None


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
    """Those of the names that are cards with a text that can be played, but for what a scenario need not describe."""
    wanted = {name for name in names if len(name) <= 200}
    asked = sorted(wanted)[:MOST_NAMES]
    rows = PrintedCard.objects.filter(game__slug=game, name__in=asked).values_list("name", flat=True)
    told = {card.name for card in in_examples(game)} & wanted
    for name in sorted(told | set(rows)):
        within.look()
        card = lab_card(game, name)
        if card is not None and card.name == name and card.description is not None and not card.without_text:
            yield card
