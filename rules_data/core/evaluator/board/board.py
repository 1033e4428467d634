"""The board: the one place where a state is followed by the next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from rules_data.core.evaluator.state import (
    OF_THE_GAME,
    Candidate,
    Delayed,
    Event,
    GameObject,
    GameState,
    Item,
    Lasting,
    Memory,
    Modifier,
    record,
    replace,
)


@record
class Checkpoint:
    """A moment that a run can be taken back to."""

    state: GameState


class Shown:
    """Where the present is looked up: hundreds of times for each time it changes, so it stands there as a value."""

    state: GameState


class Board:
    """The only writer. Everybody else reads `state` and says here what becomes of it.

    It writes each state where the run it belongs to is looked up, if it belongs to one.
    """

    def __init__(self, state: GameState, shown: Shown | None = None) -> None:
        self._shown = shown if shown is not None else Shown()
        self._shown.state = state
        self._number = 0

    @property
    def state(self) -> GameState:
        """The present."""
        return self._shown.state

    def next_number(self) -> int:
        """A number that nothing else of this run has: for items, delayed abilities, combats."""
        self._number += 1
        return self._number

    def again(self, shown: Shown) -> Board:
        """Another board in the same state, with the same numbers to give out, of another run."""
        other = Board(self._shown.state, shown)
        other._number = self._number
        return other

    @property
    def numbers_given_out(self) -> int:
        """How many numbers have been given out."""
        return self._number

    # --- what is undone ------------------------------------------------------------------------------------------

    def checkpoint(self) -> Checkpoint:
        """The present, to come back to if what is tried now turns out to be illegal."""
        return Checkpoint(self._shown.state)

    def undo(self, checkpoint: Checkpoint) -> None:
        """Everything is as it was then."""
        self._shown.state = checkpoint.state

    # --- the turn and its parts ----------------------------------------------------------------------------------

    def begin_turn(self, player: str) -> None:
        """A player's turn, in which nothing has happened; only what is counted for the whole game goes on."""
        kept = {key: count for key, count in self._shown.state.used.items() if key.endswith(OF_THE_GAME)}
        turn, last = self._shown.state.turn + 1, self._shown.state.history
        self._shown.state = replace(
            self._shown.state, turn_player=player, turn=turn, history=(), last_turn=last, used=kept, marks={}
        )

    def begin_phase(self, phase: str) -> None:
        """A phase or step of the turn."""
        self._shown.state = replace(self._shown.state, phase=phase)

    def begin_combat(self) -> None:
        """A combat with a number of its own, in which nothing has happened."""
        self._shown.state = replace(self._shown.state, combat=self.next_number(), combat_history=())

    def end_combat(self) -> None:
        """There is no combat any more."""
        self._shown.state = replace(self._shown.state, combat=0, combat_history=())

    # --- what has happened ---------------------------------------------------------------------------------------

    def add_to_history(self, events: tuple[Event, ...]) -> None:
        """What has happened together, in this turn and in the combat there is."""
        state = self._shown.state
        combat = state.combat_history + events if state.combat else ()
        self._shown.state = replace(state, history=state.history + events, combat_history=combat)

    def begin_span(self, span: str, at: int | None = None) -> None:
        """From here on, or from a point in the history, a game counts what has happened in a span of its own."""
        point = len(self._shown.state.history) if at is None else at
        self._shown.state = replace(self._shown.state, marks={**self._shown.state.marks, span: point})

    def note_use(self, key: str) -> None:
        """Count a use: for this turn, for this combat and for the whole game."""
        used = dict(self._shown.state.used)
        for counted in (key, f"{key}@{self._shown.state.combat}", f"{key}{OF_THE_GAME}"):
            used[counted] = used.get(counted, 0) + 1
        self._shown.state = replace(self._shown.state, used=used)

    def take_back_use(self, key: str) -> None:
        """Count a use no longer, since nothing came of it."""
        counted = (key, f"{key}@{self._shown.state.combat}", f"{key}{OF_THE_GAME}")
        used = {name: number - 1 if name in counted else number for name, number in self._shown.state.used.items()}
        self._shown.state = replace(self._shown.state, used=used)

    def note_states(self, met: Mapping[str, bool]) -> None:
        """Which states that trigger something are so at this look."""
        self._shown.state = replace(self._shown.state, states_met=met)

    # --- objects, players and the game -------------------------------------------------------------------------

    def put(self, thing: GameObject) -> None:
        """An object as it now is."""
        self._shown.state = self._shown.state.with_object(thing)

    def put_newest(self, thing: GameObject) -> None:
        """An object as it now is, behind everything that has come before it."""
        state = self._shown.state
        objects = {**state.objects, thing.handle: thing}
        self._shown.state = replace(state, objects=objects, clock=state.clock + 1)

    def set_number(self, player: str, name: str, value: int) -> None:
        """One of a player's numbers."""
        self._shown.state = self._shown.state.with_number(player, name, value)

    def empty(self, names: Collection[str]) -> None:
        """Every player has nothing left of these numbers."""
        numbers = {key: 0 if key[1] in names else value for key, value in self._shown.state.numbers.items()}
        self._shown.state = replace(self._shown.state, numbers=numbers)

    def remember(self, **fields: Any) -> None:
        """Something of the game's course, in the fields of its memory."""
        state = self._shown.state
        memory = state.memory
        for name, value in fields.items():
            # What is remembered already is often noted again, and makes no other state.
            if (kept := getattr(memory, name)) is not value and kept != value:
                self._shown.state = replace(state, memory=replace(memory, **fields))
                return

    def remember_only(self, memory: Memory) -> None:
        """Nothing of the game's course but this."""
        self._shown.state = replace(self._shown.state, memory=memory)

    def link(self, owner: str, name: str, found: tuple[tuple[str, int], ...]) -> None:
        """The objects that abilities of one object know under a name."""
        self._shown.state = replace(self._shown.state, links={**self._shown.state.links, (owner, name): found})

    # --- what waits ----------------------------------------------------------------------------------------------

    def add_item(self, item: Item) -> None:
        """An item that waits to resolve, on top of the others."""
        self._shown.state = replace(self._shown.state, waiting=(*self._shown.state.waiting, item))

    def put_item(self, item: Item) -> None:
        """An item that already waits, as it now is."""
        state = self._shown.state
        if not any(item is each for each in state.waiting):
            waiting = tuple([item if each.number == item.number else each for each in state.waiting])
            self._shown.state = replace(state, waiting=waiting)

    def take_off(self, item: Item) -> None:
        """An item that waits no longer."""
        waiting = tuple(each for each in self._shown.state.waiting if each.number != item.number)
        self._shown.state = replace(self._shown.state, waiting=waiting)

    def hold_triggered(self, candidates: Iterable[Candidate]) -> None:
        """What has triggered, until it is placed."""
        self._shown.state = replace(self._shown.state, triggered=(*self._shown.state.triggered, *candidates))

    def release_triggered(self) -> tuple[Candidate, ...]:
        """Everything that has triggered and is not yet placed; it is held no longer."""
        held, self._shown.state = self._shown.state.triggered, replace(self._shown.state, triggered=())
        return held

    def drop_waiting_of(self, players: Collection[str]) -> bool:
        """What these players control waits no longer; whether there was anything."""
        waiting = tuple(item for item in self._shown.state.waiting if item.controller not in players)
        if len(waiting) == len(self._shown.state.waiting):
            return False
        self._shown.state = replace(self._shown.state, waiting=waiting)
        return True

    def drop_triggered_of(self, players: Collection[str]) -> tuple[Candidate, ...]:
        """What has triggered for these players is not held any more; what it was."""
        dropped = tuple(each for each in self._shown.state.triggered if each.watcher.controller in players)
        kept = tuple(each for each in self._shown.state.triggered if each not in dropped)
        self._shown.state = replace(self._shown.state, triggered=kept)
        return dropped

    # --- what lasts ----------------------------------------------------------------------------------------------

    def add_delayed(self, delayed: Delayed) -> None:
        """An ability made by another one."""
        self._shown.state = replace(self._shown.state, delayed=(*self._shown.state.delayed, delayed))

    def drop_delayed(self, number: int) -> None:
        """One whose time is over."""
        state = self._shown.state
        self._shown.state = replace(state, delayed=tuple(each for each in state.delayed if each.number != number))

    def put_delayed(self, delayed: Delayed) -> None:
        """One that there is, as it now is."""
        delayed_now = tuple(delayed if each.number == delayed.number else each for each in self._shown.state.delayed)
        self._shown.state = replace(self._shown.state, delayed=delayed_now)

    def set_remaining(self, delayed: Delayed, left: int) -> None:
        """How much of one is left; with nothing left it is over."""
        if left <= 0:
            self.drop_delayed(delayed.number)
            return
        self.put_delayed(replace(delayed, remaining=left))

    def end_modifiers(self, ends: Callable[[Modifier], bool], things: Iterable[GameObject] | None = None) -> None:
        """Objects, or only these, are without the changes made to them that end now."""
        for thing in list(self._shown.state.objects.values() if things is None else things):
            kept = tuple(modifier for modifier in thing.modifiers if not ends(modifier))
            if len(kept) != len(thing.modifiers):
                self.put(replace(thing, modifiers=kept))

    def end_delayed(self, ends: Callable[[Delayed], bool]) -> None:
        """The abilities made by others are over that end now."""
        state = self._shown.state
        self._shown.state = replace(state, delayed=tuple(each for each in state.delayed if not ends(each)))

    def set_lasting(self, lasting: Lasting) -> None:
        """What is remembered of continuous effects."""
        self._shown.state = replace(self._shown.state, lasting=lasting)

    def begin_moment(self, moment: int) -> None:
        """What happens from here on happens later than anything before it."""
        self._shown.state = replace(self._shown.state, moment=moment)
