"""Working out what objects are, by the layers of a game's table."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass

from rules_data.core.abilities import Ability, CardFacts, Change, Duration
from rules_data.core.evaluator.policy import A_COPY_LEAVES_OUT_WHAT_WOULD_DEFINE_IT
from rules_data.core.evaluator.state import GameObject, GameState, Modifier, Setup, Traits, replace

from .course import Course
from .defining import copied_by, defines_one_of, facts_of, is_copy, is_set, without
from .derivations import Deriving
from .effects import own_effects
from .table import Layers
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
        """The facts of an object whose very identity these changes define.

        What its keywords and the like stand for is no part of them: whoever has the keywords has that by them.
        """
        card = copied_by(changes, thing.card)
        if card is not thing.card and len(changes) == 1:
            return card
        card = self._without_what_defines(ev, replace(thing, card=card), changes)
        made = [Modifier(change, Duration.PERMANENT, 0, thing.handle) for change in changes if not is_copy(change)]
        bare = replace(thing, card=card, modifiers=tuple(made), counters={})
        card = facts_of(self.of_one(ev, ev.state, bare), card)
        return replace(card, abilities=without(card.abilities, self._stood_for(thing, card)))

    def _stood_for(self, thing: GameObject, card: CardFacts) -> tuple[Ability, ...]:
        """The abilities that an object has by what its card says besides them."""
        return self.layers.printed(replace(thing, card=replace(card, abilities=()), statuses=frozenset())).abilities

    def _without_what_defines(self, ev: Deriving, thing: GameObject, changes: tuple[Change, ...]) -> CardFacts:
        """A card without those of its abilities that would define what these changes give."""
        card, given = thing.card, [change for change in changes if is_set(change)]
        if not given or not ev.rules.ask(A_COPY_LEAVES_OUT_WHAT_WOULD_DEFINE_IT):
            return card
        abilities = tuple(ability for ability in card.abilities if not defines_one_of(ability, given))
        bare = replace(card, abilities=(), keywords=())
        keywords = tuple(
            (word, number)
            for word, number in card.keywords
            if not any(
                defines_one_of(ability, given)
                for ability in self._stood_for(thing, replace(bare, keywords=((word, number),)))
            )
        )
        return replace(card, abilities=abilities, keywords=keywords)
