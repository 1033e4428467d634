"""The table of an example step by step: the zones of every player as the evaluator saw them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from django.utils import timezone

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator import GameObject, GameState
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, Watched, read_card_file, watch
from rules_data.models import Card

from .examples import ExamplePage, RunView
from .played_editions import scenario_under

# Zones whose cards are only counted, and those that are no place on a table.
_PILES = {"deck", "library", "rune deck"}
_NO_PLACE = {"nowhere", "player", "field", "hero", "outside the game"}
_CALLED = {"permanent": "arena", "weapon": "weapons", "combat chain": "combat chain"}
_HAND, _BOARDS = "hand", ("base", "battlefield", "arena")


@dataclass(frozen=True)
class BoardCard:
    """A card on the table: what the steps call it, its name, and what is on it or has become of it."""

    handle: str
    name: str
    notes: tuple[str, ...]
    is_turned: bool


@dataclass(frozen=True)
class BoardZone:
    """A zone of a player with its cards; of a pile only how many."""

    name: str
    cards: tuple[BoardCard, ...]
    count: int | None = None


@dataclass(frozen=True)
class BoardSeat:
    """A player's side of the table."""

    player: str
    is_active: bool
    numbers: tuple[tuple[str, int], ...]
    zones: tuple[BoardZone, ...]


@dataclass(frozen=True)
class Tabletop:
    """The table at one moment; `waiting` is what is on the stack or chain, the oldest first, each with its player.

    `turn_player` is what the game calls whoever's turn it is.
    """

    seats: tuple[BoardSeat, ...]
    waiting: tuple[tuple[str, str], ...]
    turn_player: str

    @property
    def newest_first(self) -> tuple[tuple[str, str], ...]:
        """What waits, what resolves next on top."""
        return self.waiting[::-1]


@dataclass(frozen=True)
class Boards:
    """The table before the first step and after each one; `waiting` is what the game calls the stack."""

    waiting: str
    first: Tabletop
    steps: tuple[Tabletop, ...]


def boards_of(example: ExamplePage, run: RunView) -> Boards | None:
    """The table of a kept run; None where the example is not played, or plays otherwise today than when it was kept."""
    texts = tuple(str(step.get("text", "")) for step in run.trace)
    watched = _watched(example.source, example.game, run.edition, texts)
    return _boards(example.game, watched) if watched is not None else None


@lru_cache(maxsize=64)
def _watched(source: str, game: str, label: str, texts: tuple[str, ...]) -> Watched | None:
    """An example as it plays in an edition, by the rows that reach it, if its steps are told in these words."""
    try:
        scenario = GAMES.read_scenario(source, lambda name: _card(game, name))
    except UnableToReadScenario:
        return None
    watched = watch(scenario_under(scenario, label, timezone.localdate()), label)
    if watched is None or tuple(each.step.text for each in watched.seen) != texts:
        return None
    return watched


def _card(game: str, name: str) -> CardFacts | None:
    found = Card.objects.filter(game__slug=game, name=name).values_list("source", flat=True).first()
    played = GAMES.played.get(game)
    return read_card_file(found, played).facts if found and played is not None else None


def _boards(game: str, watched: Watched) -> Boards:
    return boards_in(game, watched.begins_in, [each.state for each in watched.seen])


def boards_in(game: str, first: GameState, seen: Sequence[GameState]) -> Boards:
    """The table as it is in one state after another."""
    played = GAMES.played[game]
    # A zone that is ever used is laid out from the beginning, so that nothing jumps.
    used = _used([first, *seen])
    called = played.lexicon.turn_player.removeprefix("the ") if played.lexicon else "turn player"
    return Boards(
        waiting=played.table.waiting_zone,
        first=_board(first, used, called),
        steps=tuple(_board(state, used, called) for state in seen),
    )


def _used(states: Iterable[GameState]) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for state in states:
        for player in state.players:
            found.setdefault(player, {})
        for one in state.objects.values():
            zone = _zone(one)
            if zone and _side(one) in found:
                found[_side(one)][zone] = None
    return {player: tuple(sorted(zones, key=_order)) for player, zones in found.items()}


def _order(zone: str) -> tuple[int, str]:
    """The board first, then the hand, then piles."""
    if zone.startswith("at "):
        return 1, zone
    places: Sequence[str] = (*_BOARDS, "", "combat chain", _HAND)
    return (places.index(zone) if zone in places else (9 if zone in _PILES else 7)), zone


def _zone(one: GameObject) -> str:
    if one.zone in _NO_PLACE or one.zone in {"stack", "chain"}:
        return ""
    if one.at and one.zone == "battlefield":
        return f"at {one.at}"
    return _CALLED.get(one.zone, one.zone)


def _side(one: GameObject) -> str:
    return one.controller if one.zone in {"battlefield", "permanent", "base", "combat chain"} else one.owner


def _board(state: GameState, used: dict[str, tuple[str, ...]], turn_player: str) -> Tabletop:
    cards: dict[tuple[str, str], list[GameObject]] = {}
    for one in state.objects.values():
        cards.setdefault((_side(one), _zone(one)), []).append(one)
    # The player whose turn it is sits on the near side.
    players = sorted(used, key=lambda player: player == state.turn_player)
    seats = tuple(
        BoardSeat(
            player=player,
            is_active=player == state.turn_player,
            numbers=tuple((name, value) for (who, name), value in state.numbers.items() if who == player),
            zones=tuple(_laid(zone, cards.get((player, zone), [])) for zone in used[player]),
        )
        for player in players
    )
    return Tabletop(seats, tuple((item.label, item.controller) for item in state.waiting), turn_player)


def _laid(zone: str, cards: list[GameObject]) -> BoardZone:
    if zone in _PILES:
        return BoardZone(zone, (), len(cards))
    return BoardZone(zone, tuple(_face(one) for one in cards))


def _face(one: GameObject) -> BoardCard:
    hidden = {"tapped", "exhausted", "contested"}
    notes = [name for name in sorted(one.statuses & _words_of_states()) if name not in hidden]
    notes += [f"{count} {name}" for name, count in sorted(one.counters.items()) if count]
    notes += [f"on {one.host}"] if one.host else []
    notes += ["token"] if one.token else []
    turned = one.statuses & {"tapped", "exhausted"}
    return BoardCard(one.handle, one.card.name, (*sorted(turned), *notes), bool(turned))


@cache
def _words_of_states() -> frozenset[str]:
    """What scenarios call states of objects; what an evaluator notes for itself beside them is nothing to read."""
    tables = [game.table.vocabulary for game in GAMES.played.values()]
    return frozenset(word for each in tables for word in (*each.statuses, *each.board.statuses))
