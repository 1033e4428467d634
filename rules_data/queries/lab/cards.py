"""The cards for a laboratory's table: those this site keeps, those its examples describe, and imported ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Lookup, PlayedGame, no_cards, read_card_file, values_of
from rules_data.models import Card, Example
from rules_data.queries.printed_cards import printed_beginning
from rules_data.queries.printed_reading import runnable_card, without_text

MOST_FOUND = 12
MOST_NAMES, LONGEST_NAME = 400, 200
MOST_NEAREST, MOST_KNOWN = 5, 2_000


class UnableToLay(ValueError):
    """What is to be put on the table cannot be; `nearest` are cards it may have meant.

    `bare` is a card that can be put there without its text. Of a list, `laid` is the scenario with all that could be
    laid, and `left` the lines that could not.
    """

    def __init__(
        self, message: str, nearest: tuple[str, ...] = (), *, bare: str = "", laid: str = "", left: str = ""
    ) -> None:
        super().__init__(message)
        self.nearest, self.bare, self.laid, self.left = nearest, bare, laid, left


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
    found |= {card.name: card for card in _always_there(game) if wanted in card.name.casefold()}
    order = sorted(found.values(), key=lambda one: (not one.name.casefold().startswith(wanted), one.name.casefold()))
    return tuple(order[:most])


def lab_card(game: str, name: str) -> LabCard | None:
    """The card with this name: a kept one whose text is known, an example's, an imported one, or one of facts alone."""
    wanted = name.strip().casefold()
    basic = next((card for card in _always_there(game) if card.name.casefold() == wanted), None)
    if basic is not None:
        return basic
    rows = Card.objects.filter(game__slug=game, name__iexact=name.strip()[:LONGEST_NAME])
    row = rows.values_list("name", "source").first()
    kept = _kept(game, *row) if row is not None else None
    if kept is not None and not kept.without_text:
        return kept
    known = next((card for card in _in_examples(game) if card.name.casefold() == wanted), None)
    return known or as_printed(game, name) or kept


def _always_there(game: str) -> tuple[LabCard, ...]:
    """Cards that need no file: what they do is told by their types."""
    played = GAMES.played.get(game)
    known = played.table.vocabulary.board.known_cards if played is not None else {}
    return tuple(LabCard(name, tuple(map(str, said["types"])), said) for name, said in known.items())  # type: ignore[call-overload]


def _printed(game: str, typed: str, most: int) -> list[LabCard]:
    """Imported cards whose names begin so."""
    names = dict.fromkeys(row.name for row in printed_beginning(typed, [game], most))
    found = ((name, as_printed(game, name)) for name in names)
    return [card or LabCard(name, (), without_text=True) for name, card in found]


def as_printed(game: str, name: str) -> LabCard | None:
    """An imported card, if all of its text is understood and can be run."""
    found = runnable_card(game, name)
    if found is None or found[1].description is None:
        return None
    said = dict(found[1].description)
    return LabCard(found[0].name, tuple(map(str, said.get("types", ()))), said)


@dataclass(frozen=True)
class UnplayedCard:
    """An imported card whose text cannot be played, and why; `bare` is the card with its facts and no text."""

    name: str
    why: str
    bare: LabCard | None


def unplayed_card(game: str, name: str) -> UnplayedCard | None:
    """The imported card with this name whose text is not understood, or does not run; None where there is none."""
    found = runnable_card(game, name)
    if found is None or found[1].description is not None:
        return None
    row, reading = found
    said = without_text(row)
    bare = None if said is None else LabCard(row.name, tuple(map(str, said.get("types", ()))), dict(said), "", True)
    return UnplayedCard(row.name, reading.why, bare)


def card_to_lay(game: str, name: str, *, bare: bool = False) -> LabCard:
    """The card of this name for a table; `bare` takes one whose text cannot be played without it.

    Raises UnableToLay, with the nearest names or why its text cannot be played.
    """
    card = lab_card(game, name)
    unplayed = unplayed_card(game, name) if card is None else None
    if bare and unplayed is not None:
        card = unplayed.bare
    if card is not None:
        return card
    if unplayed is None:
        raise UnableToLay(f"No card is called “{name[:80]}” here.", _nearest(game, name))
    why = GAMES[game].symbols.as_printed(unplayed.why)
    without = unplayed.name if unplayed.bare is not None else ""
    raise UnableToLay(f"“{unplayed.name}” can't be played with its text yet. {why}", bare=without)


def _nearest(game: str, name: str) -> tuple[str, ...]:
    """Names that hold what was typed, or are spelt much like it."""
    holding = tuple(one.name for one in lab_cards(game, name, MOST_NEAREST))
    if holding:
        return holding
    known = {one.name.casefold(): one.name for one in lab_cards(game, "", MOST_KNOWN)}
    return tuple(known[near] for near in get_close_matches(name[:80].casefold(), known, MOST_NEAREST, 0.6))


def card_lookup(game: str, names: Iterable[str]) -> Lookup:
    """The facts of kept cards, all of those named here read at once; a name that is none of theirs finds none."""
    played = GAMES.played.get(game)
    wanted = {name for name in names if len(name) <= LONGEST_NAME}
    if played is None or not wanted:
        return no_cards
    rows = Card.objects.filter(game__slug=game, name__in=sorted(wanted)).values_list("name", "source")
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
