"""What objects are, worked out once for each state and kept as long as that may be asked for."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Protocol

from rules_data.core.abilities import Ability, AbilityKind, CardFacts
from rules_data.core.evaluator.policy import HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN
from rules_data.core.evaluator.state import Event, GameObject, GameState, Reading, Traits


class Derivations:
    """The view of objects with every continuous effect on them.

    `depends`: what an object is may depend on others. `arriving`: what arrives just now and is seen without
    continuous effects. `departed`: what left the board, as it last was there. The others are what a derivation
    keeps from one state to the next.
    """

    def __init__(
        self, reading: Reading, depends: bool, by_themselves: dict[Hashable, tuple[CardFacts, Traits]] | None = None
    ) -> None:
        self._reading = reading
        self.depends = depends
        self.arriving: frozenset[str] = frozenset()
        self.departed: dict[tuple[str, int], tuple[GameObject, GameState]] = {}
        self.deriving: set[str] = set()
        self.by_themselves = by_themselves or {}  # what objects are without any effect
        self.untouched: dict[int, tuple[GameObject, Traits]] = {}  # the same, by the object as it is in one state
        self._passives: dict[int, tuple[tuple[Ability, ...], bool]] = {}  # whether there is any among some abilities
        self.asked_of_each: dict[int, tuple[Any, bool]] = {}
        self.placed_parts: dict[Hashable, Any] = {}
        self.in_force: dict[Hashable, Any] = {}  # static effects as they were last, by their key
        self.given: dict[tuple[int, int], tuple[Ability, Ability]] = {}  # abilities, as an effect gives them to others
        self._alone: dict[int, tuple[GameObject, Traits]] = {}
        self._found: list[tuple[GameState, dict[str, Traits]]] = []
        self._of_all: tuple[Mapping[str, GameObject], dict[str, Traits]] | None = None
        self._of_objects: tuple[GameState, frozenset[str], dict[str, Traits]] | None = None
        self._having: tuple[dict[str, Traits], list[tuple[GameObject, tuple[Ability, ...]]]] | None = None

    def again(self, reading: Reading) -> Derivations:
        """The same for another run that begins where this one stands; what it works out is its own."""
        other = Derivations(reading, self.depends)
        other.departed = dict(self.departed)
        other.by_themselves, other.asked_of_each = dict(self.by_themselves), dict(self.asked_of_each)
        other.placed_parts, other.in_force = dict(self.placed_parts), dict(self.in_force)
        other.given = self.given
        other.untouched, other._passives = dict(self.untouched), self._passives
        other._alone, other._found, other._of_all = dict(self._alone), list(self._found), self._of_all
        return other

    def traits(self, state: GameState, thing: GameObject) -> Traits:
        """What an object is in a state; one that is not of that state only has its own traits."""
        ev = self._reading
        if self.depends:
            if thing.handle not in self.arriving and state.objects.get(thing.handle) is thing:
                for known, found in self._found:
                    if known is state:
                        return found[thing.handle]
                return ev.game.derivation.derive(ev, state)[thing.handle]
            last = self.departed.get(thing.identity) if self.departed else None
            if last is not None and last[0] is thing and last[1] is not state:
                return self.traits(last[1], thing)
        cached = self._alone.get(id(thing))
        if cached is not None:  # kept with the object, so that nothing else takes its place in memory
            return cached[1]
        own = ev.game.derivation.of_one(ev, state, thing)
        self._alone[id(thing)] = (thing, own)
        return own

    def last_known(self, thing: GameObject) -> tuple[GameObject, GameState]:
        """An object as it is, or as it last was where it has left the board and is known so; with the state of then."""
        state = self._reading.state
        now = state.find(thing.identity)
        return (now, state) if now is not None else self.departed.get(thing.identity, (thing, state))

    def all_traits(self, state: GameState) -> dict[str, Traits]:
        """What every object of a state is, by handle."""
        if self.depends and not self.arriving:
            known = self.known(state)
            return known if known is not None else self._reading.game.derivation.derive(self._reading, state)
        if self.depends:
            return {handle: self.traits(state, thing) for handle, thing in state.objects.items()}
        # What an object is by itself stays so while it does, whatever else becomes another state.
        if self._of_all is None or self._of_all[0] is not state.objects:
            self._of_all = state.objects, self._of_each(state)
        return self._of_all[1]

    def _of_each(self, state: GameState) -> dict[str, Traits]:
        # What is kept of an object is kept with it, so that nothing else takes its place in memory.
        alone = self._alone
        return {
            handle: alone[id(thing)][1] if id(thing) in alone else self.traits(state, thing)
            for handle, thing in state.objects.items()
        }

    def known(self, state: GameState) -> dict[str, Traits] | None:
        """What has been worked out for a state, if it has."""
        for seen, found in self._found:
            if seen is state:
                return found
        return None

    def remember(self, state: GameState, found: dict[str, Traits]) -> None:
        """Keep what objects are in a state; a few states back are enough."""
        self._found = [(state, found), *self._found[:2]]

    def same_objects(self, state: GameState) -> dict[str, Traits] | None:
        """What objects are in a state with the same objects and effects as the last one that depended on no more."""
        if self._of_objects is None:
            return None
        last, arriving, found = self._of_objects
        same = last.objects is state.objects and last.lasting is state.lasting and last.delayed is state.delayed
        if not same or arriving != self.arriving or last.turn_player != state.turn_player:
            return None
        self.remember(state, found)
        return found

    def depended_on_objects(self, state: GameState, found: dict[str, Traits]) -> None:
        """What was found is so in every state with the same objects and effects."""
        self._of_objects = state, self.arriving, found

    def forget(self) -> None:
        """Work out anew what objects are: something that is no part of them has changed it."""
        self._of_objects = None
        self._alone.clear()
        self._found.clear()
        self._of_all = None

    def forget_what_rules_say(self) -> None:
        """Keep nothing for which the rules were asked: whatever is looked at next, they are asked again."""
        self.forget()
        self.placed_parts.clear()
        self.in_force.clear()

    def begin_to_depend(self) -> None:
        """What an object is may depend on others from now on."""
        if not self.depends:
            self.depends = True
            self.forget()

    def has_passives(self, abilities: tuple[Ability, ...]) -> bool:
        """Whether one of an object's abilities is passive."""
        known = self._passives.get(id(abilities))
        if known is None:
            found = any(ability.kind is AbilityKind.PASSIVE for ability in abilities)
            known = self._passives[id(abilities)] = (abilities, found)
        return known[1]

    def having_passives(self, state: GameState) -> list[tuple[GameObject, tuple[Ability, ...]]]:
        """The objects of a state that have passive abilities, oldest first, with all their abilities."""
        found = self.all_traits(state)
        if self._having is None or self._having[0] is not found:
            having = [
                (state.objects[handle], traits.abilities)
                for handle, traits in found.items()
                if traits.abilities and self.has_passives(traits.abilities)
            ]
            self._having = found, sorted(having, key=lambda each: each[0].order)
        return self._having[1]

    def may_have_abilities(self, *seen: GameObject | None) -> bool:
        """Whether an object can have abilities at all: its card's, an effect's, a passive's, or a counter's."""
        if self.depends:
            return True
        for thing in seen:
            if thing is not None and (thing.card.abilities or thing.modifiers or thing.card.keywords or thing.counters):
                return True
        return False

    def remember_departed(self, before: GameState, events: Iterable[Event]) -> None:
        """Keep what leaves the board, or where spells wait, as it last was there, where a game's rules know it so."""
        gone = [thing for event in events for old in event.objects if (thing := self._has_departed(before, old))]
        if gone and self._reading.rules.ask(HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN).answer.startswith("as it last was"):
            self.departed.update((thing.identity, (thing, before)) for thing in gone)

    def _has_departed(self, before: GameState, old: GameObject) -> GameObject | None:
        """An object as it was there, if it was on the board, or waited, and is so no longer."""
        ev, seen = self._reading, before.objects.get(old.handle)
        if seen is None or seen.incarnation != old.incarnation:
            return None
        current = ev.state.objects.get(old.handle)
        if current is not None and current.incarnation == seen.incarnation:
            return None
        return seen if seen.zone in ev.game.board_zones or seen.zone == ev.game.waiting_zone else None

    def has_effects(self) -> bool:
        """Whether anything is more, or less, than its card says."""
        state = self._reading.state
        if self.depends or state.delayed or state.lasting.begun:
            return True
        worth = self._reading.game.derivation.counters
        for thing in state.objects.values():
            if thing.modifiers or (thing.counters and any(counter in worth for counter in thing.counters)):
                return True
        return False


class Deriving(Reading, Protocol):
    """A run, as a derivation sees it: with what it keeps from one state to the next."""

    @property
    def derived(self) -> Derivations: ...
