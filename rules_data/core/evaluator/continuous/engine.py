"""Working out what objects are, by the layers of a game's table."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass

from rules_data.core.abilities import CardFacts, Change, Duration
from rules_data.core.evaluator.state import GameObject, GameState, Modifier, Setup, Traits, replace

from .course import Course
from .defining import facts_of
from .derivations import Deriving
from .effects import own_effects
from .table import Layers, copied_card
from .untouched import add, by_itself, printed_on, what_it_is_by


@dataclass(frozen=True, slots=True)
class InLayers:
    """The one engine for continuous effects: it goes through the layers that a game's table gives it."""

    layers: Layers

    @property
    def counters(self) -> Collection[str]:
        """The counters that change what an object is."""
        return self.layers.counters.keys()

    def as_given(self, setup: Setup) -> dict[Hashable, tuple[CardFacts, Traits]]:
        """What the objects of a situation are without any effect, worked out once for all runs of it."""
        if not setup.by_themselves:
            for thing in setup.first_state.objects.values():
                setup.by_themselves[what_it_is_by(thing)] = (thing.card, printed_on(self.layers, thing))
        return dict(setup.by_themselves)

    def derive(self, ev: Deriving, state: GameState) -> dict[str, Traits]:
        """What every object of a state is, by handle."""
        known = ev.derived.same_objects(state)
        if known is not None:
            return known
        course = Course(ev, state, self.layers)
        course.run()
        if not course.reads_more:
            ev.derived.depended_on_objects(state, course.found)
        return course.found

    def of_one(self, ev: Deriving, state: GameState, thing: GameObject) -> Traits:
        """What an object is on which no other has an influence."""
        effects = list(own_effects(ev, state, thing, self.layers)) if thing.modifiers or thing.counters else []
        # An effect on it that speaks of others may come back to it: there it is what its card says.
        if not effects or thing.handle in ev.derived.deriving:
            own = by_itself(ev, self.layers, thing)
            controllers = state.lasting.controllers
            controller = controllers.get(thing.identity, thing.controller) if controllers else thing.controller
            more = list(self.layers.finally_(thing, own)) if self.layers.adds_at_last else []
            if not more and controller == thing.controller:
                return own
            own = self.layers.printed(thing)
            own.controller = controller
            for change in more:
                add(own, change)
            return own
        alone = replace(state, objects={thing.handle: thing})
        course = Course(ev, alone, self.layers, effects)
        ev.derived.deriving.add(thing.handle)
        try:
            course.run()
        finally:
            ev.derived.deriving.discard(thing.handle)
        return course.found[thing.handle]

    def as_entered(self, ev: Deriving, thing: GameObject, changes: tuple[Change, ...]) -> CardFacts:
        """The facts of an object whose very identity these changes define."""
        made = tuple(Modifier(change, Duration.PERMANENT, 0, thing.handle) for change in changes)
        bare = replace(thing, modifiers=made, counters={})
        return facts_of(self.of_one(ev, ev.state, bare), copied_card(bare))
