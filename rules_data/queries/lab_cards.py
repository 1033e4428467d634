"""The cards for a laboratory's table: those this site keeps, those its examples describe, and imported ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Lookup, PlayedGame, no_cards, read_card_file, values_of
from rules_data.models import Card, Example

from .printed_cards import printed_beginning
from .printed_reading import runnable_card

MOST_FOUND = 12
MOST_NAMES = 400


@dataclass(frozen=True)
class LabCard:
    """A card for the table. `description` is what a scenario has to say of it under `cards`; None where its name does.

    `example` is the slug of the example that describes it. `without_text`: only its facts are known, so that on the
    table it does nothing that its text says.
    """

    name: str
    types: tuple[str, ...]
    description: Mapping[str, Any] | None = None
    example: str = ""
    without_text: bool = False


def lab_cards(game: str, typed: str, most: int = MOST_FOUND) -> tuple[LabCard, ...]:
    """Cards whose name begins with what is typed, then those that hold it; each name once, what is kept first."""
    wanted = typed.strip().casefold()
    rows = Card.objects.filter(game__slug=game)
    if wanted:
        rows = rows.filter(name__icontains=typed.strip()[:80])
    found = {card.name: card for card in _in_examples(game) if wanted in card.name.casefold()}
    for name, source in rows.order_by("name").values_list("name", "source")[: max(most, MOST_NAMES)]:
        card = _kept(game, name, source)
        if not card.without_text or name not in found:
            found[name] = card
    for card in _printed(game, typed, most):
        found.setdefault(card.name, card)
    order = sorted(found.values(), key=lambda one: (not one.name.casefold().startswith(wanted), one.name.casefold()))
    return tuple(order[:most])


def lab_card(game: str, name: str) -> LabCard | None:
    """The card with this name: a kept one whose text is known, an example's, an imported one, or one of facts alone."""
    wanted = name.strip().casefold()
    row = Card.objects.filter(game__slug=game, name__iexact=name.strip()[:200]).values_list("name", "source").first()
    kept = _kept(game, *row) if row is not None else None
    if kept is not None and not kept.without_text:
        return kept
    known = next((card for card in _in_examples(game) if card.name.casefold() == wanted), None)
    return known or _as_printed(game, name) or kept


def _printed(game: str, typed: str, most: int) -> list[LabCard]:
    """Imported cards whose names begin so."""
    names = dict.fromkeys(row.name for row in printed_beginning(typed, [game], most))
    return [card for name in names if (card := _as_printed(game, name)) is not None]


def _as_printed(game: str, name: str) -> LabCard | None:
    """An imported card, if all of its text is understood and can be run."""
    found = runnable_card(game, name)
    if found is None or found[1].description is None:
        return None
    said = dict(found[1].description)
    return LabCard(found[0].name, tuple(map(str, said.get("types", ()))), said)


def card_lookup(game: str, names: Iterable[str]) -> Lookup:
    """The facts of kept cards, all of those named here read at once; a name that is none of theirs finds none."""
    played = GAMES.played.get(game)
    wanted = {name for name in names if len(name) <= 200}
    if played is None or not wanted:
        return no_cards
    rows = Card.objects.filter(game__slug=game, name__in=sorted(wanted)[:MOST_NAMES]).values_list("name", "source")
    return {name: _facts(source, played) for name, source in rows}.get


@lru_cache(maxsize=2048)
def _facts(source: str, game: PlayedGame) -> CardFacts:
    return read_card_file(source, game).facts


def _kept(game: str, name: str, source: str) -> LabCard:
    played = GAMES.played[game]
    facts = _facts(source, played)
    if facts.described:
        return LabCard(name, facts.types)
    return LabCard(name, facts.types, _bare(source, played), without_text=True)


def _bare(source: str, game: PlayedGame) -> dict[str, Any]:
    """What a scenario says of a card of which only facts are known: those, and that it does nothing."""
    board, values = game.table.vocabulary.board, values_of(source)
    said: dict[str, Any] = {"types": [str(one).lower() for one in values.get("types") or ()]}
    for key in (board.domain_key, *board.tag_keys):
        if values.get(key) and key != "types":
            words = values[key] if isinstance(values[key], list) else [values[key]]
            said[key] = [str(one).lower() if key == board.domain_key else str(one) for one in words]
    said |= {key: values[key] for key in board.card_stats if isinstance(values.get(key), int)}
    if board.cost_key and isinstance(values.get(board.cost_key), int | str | dict):
        said[board.cost_key] = values[board.cost_key]
    return {**said, "abilities": []}


def _in_examples(game: str) -> tuple[LabCard, ...]:
    """The cards that examples describe, each name as the first example by its address has it."""
    newest = Example.objects.filter(game__slug=game).order_by("-pk").values_list("pk", flat=True).first()
    return _described(game, Example.objects.filter(game__slug=game).count(), newest or 0)


@lru_cache(maxsize=8)
def _described(game: str, count: int, newest: int) -> tuple[LabCard, ...]:
    found: dict[str, LabCard] = {}
    rows = Example.objects.filter(game__slug=game).order_by("slug").values_list("slug", "scenario")
    for slug, scenario in rows:
        cards = scenario.get("cards") if isinstance(scenario, dict) else None
        for name, said in cards.items() if isinstance(cards, dict) else ():
            if name not in found and isinstance(said, dict) and said.get("types"):
                found[name] = LabCard(name, tuple(map(str, said["types"])), said, slug)
    return tuple(found.values())
