"""The board: the one place where a state is followed by the next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_data.core.evaluator.state import OF_THE_GAME, Delayed, GameObject, GameState, Item


class Board:
    """The only writer. Everybody else reads `state` and says here what becomes of it."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self._number = 0

    def next_number(self) -> int:
        """A number that nothing else of this run has: for items, delayed abilities, combats."""
        self._number += 1
        return self._number

    # --- the whole ---------------------------------------------------------------------------------------------

    def set(self, **fields: Any) -> None:
        """Go on with other values of the state's own fields."""
        self.state = replace(self.state, **fields)

    def become(self, state: GameState) -> None:
        """Go on from a state that was worked out elsewhere, or back to one that was."""
        self.state = state

    # --- objects, players and the game -------------------------------------------------------------------------

    def put(self, thing: GameObject) -> None:
        """An object as it now is."""
        self.state = self.state.with_object(thing)

    def put_newest(self, thing: GameObject) -> None:
        """An object as it now is, behind everything that has come before it."""
        self.state = replace(self.state.with_object(thing), clock=self.state.clock + 1)

    def set_number(self, player: str, name: str, value: int) -> None:
        """One of a player's numbers."""
        self.state = self.state.with_number(player, name, value)

    def remember(self, **fields: Any) -> None:
        """Something of the game's course, in the fields of its memory."""
        self.state = replace(self.state, memory=replace(self.state.memory, **fields))

    # --- what waits ----------------------------------------------------------------------------------------------

    def add_item(self, item: Item) -> None:
        """An item that waits to resolve, on top of the others."""
        self.state = replace(self.state, waiting=(*self.state.waiting, item))

    def put_item(self, item: Item) -> None:
        """An item that already waits, as it now is."""
        waiting = tuple(item if each.number == item.number else each for each in self.state.waiting)
        self.state = replace(self.state, waiting=waiting)

    def take_off(self, item: Item) -> None:
        """An item that waits no longer."""
        waiting = tuple(each for each in self.state.waiting if each.number != item.number)
        self.state = replace(self.state, waiting=waiting)

    # --- what lasts ----------------------------------------------------------------------------------------------

    def add_delayed(self, delayed: Delayed) -> None:
        """An ability made by another one."""
        self.state = replace(self.state, delayed=(*self.state.delayed, delayed))

    def drop_delayed(self, number: int) -> None:
        """One whose time is over."""
        self.state = replace(self.state, delayed=tuple(d for d in self.state.delayed if d.number != number))

    def set_remaining(self, delayed: Delayed, left: int) -> None:
        """How much of one is left; with nothing left it is over."""
        if left <= 0:
            self.drop_delayed(delayed.number)
            return
        changed = tuple(replace(d, remaining=left) if d.number == delayed.number else d for d in self.state.delayed)
        self.state = replace(self.state, delayed=changed)

    def note_use(self, key: str) -> None:
        """Count a use: for this turn, for this combat and for the whole game."""
        used = dict(self.state.used)
        for counted in (key, f"{key}@{self.state.combat}", f"{key}{OF_THE_GAME}"):
            used[counted] = used.get(counted, 0) + 1
        self.state = replace(self.state, used=used)

    def take_back_use(self, key: str) -> None:
        """Count a use no longer, since nothing came of it."""
        counted = (key, f"{key}@{self.state.combat}", f"{key}{OF_THE_GAME}")
        used = {name: number - 1 if name in counted else number for name, number in self.state.used.items()}
        self.state = replace(self.state, used=used)
