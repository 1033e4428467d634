"""Laying the table of a laboratory: a scenario's situation with cards, numbers and a turn as its reader sets them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils import timezone

from rules_data.core.evaluator import BoardWords
from rules_data.core.games import GAMES
from rules_data.core.scenarios import values_of, with_part, written
from rules_data.queries.played_editions import edition_in_force, editions_here

from .cards import LabCard, UnableToLay, card_to_lay

MOST_COPIES = 30
MOST_PASTED = 80
# "4 Grizzly Bears", "4x Grizzly Bears", or the name alone; a set, a number and how it is printed, "(LEA) 12 *F*", are
# left out.
_LINE = re.compile(r"\s*(?:(\d{1,2})\s*[xX×]?\s+)?(.+?)\s*(?:[(\[][^)\]]*[)\]]\s*\S*(?:\s+\*\w+\*)?)?\s*\Z")


@dataclass(frozen=True)
class LabWords:
    """What can be set in a game: piles of a player, shared places, numbers, marks of an object, phases."""

    piles: tuple[str, ...]
    places: tuple[str, ...]
    place_word: str
    numbers: tuple[str, ...]
    marks: tuple[str, ...]
    counts: tuple[str, ...]
    phases: tuple[str, ...]
    verbs: tuple[str, ...]
    any_counter: bool


def lab_words(game: str, values: dict[str, Any]) -> LabWords:
    """The words of a game for the forms that lay a table."""
    vocabulary = GAMES.played[game].table.vocabulary
    board = vocabulary.board
    word = next(iter(board.places), "")
    given = values.get("given")
    places = tuple(_names_in(given.get(word))) if isinstance(given, dict) and word else ()
    piles = (*board.piles, *(f"at {place}" for place in places))
    object_verbs = GAMES.played[game].table.object_verbs
    verbs = tuple(verb for verb in vocabulary.verbs if verb in object_verbs)
    return LabWords(
        tuple(piles), places, word, tuple(board.numbers), tuple(board.statuses), tuple(board.counters),
        board.turn_order, verbs, board.any_counter,
    )  # fmt: skip


def new_table(game: str, edition: str = "", players: tuple[str, str] = ("Ann", "Bob")) -> str:
    """An empty table of a game, as a scenario that nothing has happened in."""
    today = timezone.localdate()
    label = edition if edition in editions_here(game, today) else edition_in_force(game, today)
    values = {
        "example": "from-the-lab",
        "game": game,
        "title": "New table",
        "editions": [label],
        "given": {"turn": {"player": players[0]}, players[0]: {}, players[1]: {}},
    }
    return written(values) + "when: []\n"


def with_card(
    text: str,
    name: str,
    player: str,
    pile: str,
    more: dict[str, Any] | None = None,
    count: int = 1,
    *,
    bare: bool = False,
) -> str:
    """The scenario with a card in a player's pile, so many times; each copy has a name of its own.

    Raises UnableToLay for a card that nobody knows, with the nearest ones, and for one whose text cannot be played
    unless it is to be laid `bare`, without its text.
    """
    values = values_of(text)
    game, given = str(values.get("game") or ""), _given(values)
    described = values.get("cards") if isinstance(values.get("cards"), dict) else {}
    card = LabCard(name, ()) if name in (described or {}) else card_to_lay(game, name, bare=bare)
    if card.description is not None:
        text = with_part(text, "cards", {**(described or {}), card.name: _plain(card.description)})
    board = GAMES.played[game].table.vocabulary.board
    if pile in board.places:
        return _with_place(text, given, pile, card.name)
    if player not in given or not isinstance(given[player], dict):
        raise UnableToLay(f"There is no player “{player[:40]}” at this table.")
    section = dict(given[player])
    held = section.get(pile)
    if isinstance(held, int):
        raise UnableToLay(f"“{pile}” of {player} is a number of cards: write their names in the scenario first.")
    items = held if isinstance(held, list) else [] if held is None else [held]
    taken = set(_handles(given))
    for _ in range(max(1, min(count, MOST_COPIES))):
        items = [*items, _object(card.name, taken, more or {})]
    given[player] = {**section, pile: items}
    return with_part(text, "given", given)


def _given(values: dict[str, Any]) -> dict[str, Any]:
    """The situation, to be changed. Raises UnableToLay where it is none."""
    given = values.get("given") or {}
    if not isinstance(given, dict) or str(values.get("game")) not in GAMES.played:
        raise UnableToLay("The scenario’s game or its situation (`given`) cannot be read: put it right in the text.")
    return dict(given)


def _plain(said: Any) -> dict[str, Any]:
    return dict(said)


def _with_place(text: str, given: dict[str, Any], word: str, name: str) -> str:
    there = given.get(word)
    listed = there if isinstance(there, list) else [] if there is None else [there]
    first = {key: given[key] for key in given if key in ("players", "turn")}
    rest = {key: value for key, value in given.items() if key not in first}
    return with_part(text, "given", {**first, word: [*listed, name], **{k: v for k, v in rest.items() if k != word}})


def _object(name: str, taken: set[str], more: dict[str, Any]) -> Any:
    handle, number = name, 2
    while handle in taken:
        handle, number = f"{name} {number}", number + 1
    taken.add(handle)
    if handle == name and not more:
        return name
    return {"card": name, **({"as": handle} if handle != name else {}), **more}


def with_pasted(text: str, pasted: str, player: str, pile: str) -> str:
    """The scenario with every card of a list, a line each, as players write lists of decks.

    Raises UnableToLay where lines could not be laid, with the scenario that has all the others.
    """
    lines = [line for line in pasted.splitlines() if line.strip() and not line.strip().startswith(("#", "//"))]
    if len(lines) > MOST_PASTED:
        raise UnableToLay(f"That list has {len(lines)} lines; at most {MOST_PASTED} can be put on the table at once.")
    left: list[str] = []
    said: list[str] = []
    for line in lines:
        found = _LINE.match(line)
        try:
            text = with_card(text, found[2], player, pile, count=int(found[1] or 1)) if found is not None else text
        except UnableToLay as fault:
            left.append(line)
            said.append(str(fault))
    if left:
        others = f" The other {len(lines) - len(left)} lines are on the table." if len(left) < len(lines) else ""
        raise UnableToLay(" ".join(said) + others, laid=text, left="\n".join(left))
    return text


def without_object(text: str, handle: str) -> str:
    """The scenario without an object of its situation."""
    return _with_each(text, lambda name, one: None if name == handle else one)


def with_mark(text: str, handle: str, word: str, value: Any) -> str:
    """The scenario with something set on an object: a mark, a number of counters; a false or empty one goes."""

    def marked(name: str, one: Any) -> Any:
        if name != handle:
            return one
        said = dict(one) if isinstance(one, dict) else {"card": one}
        said = {**said, word: value} if value else {key: kept for key, kept in said.items() if key != word}
        return said["card"] if list(said) == ["card"] else said

    return _with_each(text, marked)


def _with_each(text: str, change: Any) -> str:
    values = values_of(text)
    game, given = str(values.get("game") or ""), _given(values)
    board = GAMES.played[game].table.vocabulary.board
    for key, section in given.items():
        if key in board.places:
            given[key] = _changed(section, change)
        elif isinstance(section, dict) and key != "turn":
            given[key] = {
                word: _changed(pile, change) if word in board.piles or word.startswith("at ") else pile
                for word, pile in section.items()
            }
    return with_part(text, "given", given)


def _changed(pile: Any, change: Any) -> Any:
    if isinstance(pile, int):
        return pile
    items = pile if isinstance(pile, list) else [] if pile is None else [pile]
    changed = (change(_handle(one), one) for one in items)
    return [one for one in changed if one is not None]


def with_number(text: str, player: str, name: str, value: int | None) -> str:
    """The scenario with one of a player's numbers set, or as it usually is."""
    values = values_of(text)
    given = _given(values)
    section = dict(given[player]) if isinstance(given.get(player), dict) else {}
    if value is None:
        section.pop(name, None)
    else:
        section = {name: value, **{key: kept for key, kept in section.items() if key != name}}
    given[player] = section
    return with_part(text, "given", given)


def with_turn(text: str, player: str, phase: str) -> str:
    """The scenario with another player's turn, or at another time of it."""
    given = _given(values_of(text))
    rest = {key: value for key, value in given.items() if key != "turn"}
    return with_part(text, "given", {"turn": {"player": player, **({"phase": phase} if phase else {})}, **rest})


@dataclass(frozen=True)
class LaidCard:
    """An object of a situation: its name there, where it is, and which marks it has."""

    handle: str
    player: str
    pile: str
    marks: tuple[tuple[str, bool], ...]


def laid_cards(values: dict[str, Any]) -> tuple[LaidCard, ...]:
    """The objects of a situation that have a name, in its own order."""
    board, given = _board(values), values.get("given")
    if board is None or not isinstance(given, dict):
        return ()
    found: list[LaidCard] = []
    for key, section in given.items():
        piles = {key: section} if key in board.places else section if key in players_of(values) else {}
        for word, pile in piles.items() if isinstance(piles, dict) else ():
            if word not in board.piles and word not in board.places and not word.startswith("at "):
                continue
            for one in pile if isinstance(pile, list) else [pile]:
                if _handle(one):
                    on = one if isinstance(one, dict) else {}
                    marks = tuple((mark, on.get(mark) is True) for mark in board.statuses)
                    found.append(LaidCard(_handle(one), "" if key in board.places else key, word, marks))
    return tuple(found)


def _handles(given: dict[str, Any]) -> Iterator[str]:
    """The names of every object of a situation."""
    for key, section in given.items():
        if isinstance(section, list):
            yield from _names_in(section)
        elif isinstance(section, dict) and key != "turn":
            for pile in section.values():
                yield from _names_in(pile)


def _names_in(pile: Any) -> Iterator[str]:
    items = pile if isinstance(pile, list) else [pile]
    yield from (name for one in items if (name := _handle(one)))


def _handle(one: Any) -> str:
    if isinstance(one, dict):
        return str(one.get("as") or one.get("card") or one.get("token") or "")
    return one if isinstance(one, str) else ""


def players_of(values: dict[str, Any]) -> tuple[str, ...]:
    """The players of a scenario, in its own order."""
    given = values.get("given")
    if not isinstance(given, dict):
        return ()
    named = given.get("players")
    board = _board(values)
    of_all = (board.teams_key, *board.places, *board.situation_numbers) if board else ()
    general = {"turn", "text", "players", *of_all}
    return tuple(map(str, named)) if isinstance(named, list) else tuple(key for key in given if key not in general)


def _board(values: dict[str, Any]) -> BoardWords | None:
    played = GAMES.played.get(str(values.get("game") or ""))
    return played.table.vocabulary.board if played is not None else None
