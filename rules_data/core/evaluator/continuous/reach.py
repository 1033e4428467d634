"""Which objects a part of an effect applies to, as things stand in its layer."""

from __future__ import annotations

from collections.abc import Hashable

from rules_data.core.abilities import Pick, Selector
from rules_data.core.abilities.changes import Cannot
from rules_data.core.evaluator.matching import find_objects, is_met, resolve_selector, speaks_of, why_not
from rules_data.core.evaluator.policy import (
    A_LAYERS_EFFECT_STICKS,
    A_PASSIVE_MAY_BE_CONDITIONAL,
    A_STATIC_EFFECT_LETS_GO,
    AN_EFFECT_STAYS_WITH_ITS_OBJECTS,
    ONLY_THE_NEXT_OBJECT,
)
from rules_data.core.evaluator.state import Delayed, Event, GameObject, GameState, Occurrence, Viewpoint

from .derivations import Deriving
from .effects import STATIC, InForce, Part, is_about_each, view_of_effect
from .table import RULES, Layers


class Reach:
    """What effects reach in one state.

    `first_eligible`: what they reached before any layer, if that decides. `began`: what static effects that stay with
    their objects have begun to apply to.
    """

    def __init__(self, ev: Deriving, state: GameState, layers: Layers) -> None:
        self.ev, self.state, self.layers = ev, state, layers
        self.began: dict[Hashable, list[GameObject]] = {}
        self.first_eligible: dict[Hashable, frozenset[str]] = {}
        self.standing = [thing for thing in state.objects.values() if thing.stands_for is not None]

    def view(self, part: Part, thing: GameObject) -> Viewpoint:
        view = view_of_effect(self.state, part.effect)
        view.occurrence = Occurrence(Event("applies", (thing,), after=(thing,)), thing)
        return view

    def is_in_force(self, part: Part) -> bool:
        """Whether an effect's own condition holds; one that has begun goes on; one about each object is asked later."""
        effect = part.effect
        if effect.condition is None or effect.key in self.began or is_about_each(self.ev, effect):
            return True
        return self._holds(part, effect.source)

    def begin(self, part: Part) -> list[GameObject]:
        """The objects a part is applied to now; later layers find them again where effects stay with their objects."""
        found = self.affected(part)
        if self.layers.objects_stay and part.effect.kind == STATIC and self._stays(part):
            self.began.setdefault(part.effect.key, found)
        return found

    def _stays(self, part: Part) -> bool:
        """Whether an effect that has begun stays with its objects; one with a single change is over by then."""
        return len(part.effect.changes) == 1 or bool(self.ev.rules.ask(AN_EFFECT_STAYS_WITH_ITS_OBJECTS))

    def affected(self, part: Part) -> list[GameObject]:
        """The objects a part applies to, as things stand in its layer."""
        effect = part.effect
        if effect.key in self.began:
            return self.began[effect.key]
        if effect.condition is not None and not is_about_each(self.ev, effect) and not self._holds(part, effect.source):
            return self._let_go(part) if effect.kind == STATIC else []
        found = self._with_those_that_stand_for(part, self._described(part))
        known = self.first_eligible.get(part.key)
        if known is not None:
            found = [self.state.objects[handle] for handle in known]
        if effect.condition is not None and is_about_each(self.ev, effect):
            found = [thing for thing in found if self._holds(part, thing)]
        return [*found, *self._let_go(part, found)]

    def _with_those_that_stand_for(self, part: Part, found: list[GameObject]) -> list[GameObject]:
        """The objects, and those that represent one of them and so have what it has been given."""
        inherits = self.layers.inherits
        if inherits is None or not found or not self.standing or not inherits(self.ev, part.change):
            return found
        known = {thing.identity for thing in found}
        return [*found, *(o for o in self.standing if o.stands_for in known and o.identity not in known)]

    def _let_go(self, part: Part, found: list[GameObject] | None = None) -> list[GameObject]:
        """Objects an effect once applied to and does not let go of: a layer's, or where nothing says that it does."""
        ask, effect, begun = self.ev.rules.ask, part.effect, self.state.lasting.begun
        by_layer = effect.delayed is not None and part.home != RULES and bool(ask(A_LAYERS_EFFECT_STICKS))
        if not by_layer and (effect.kind != STATIC or ask(A_STATIC_EFFECT_LETS_GO)):
            return []
        if not begun:
            return []
        key, known = part.key, {thing.identity for thing in found or ()}
        reached = {identity for identity, applied in begun if applied == key} - known
        return [thing for thing in self.state.objects.values() if thing.identity in reached] if reached else []

    def _holds(self, part: Part, thing: GameObject) -> bool:
        if is_met(part.effect.condition, self.ev, self.view(part, thing)):
            return True
        return not self.ev.rules.ask(A_PASSIVE_MAY_BE_CONDITIONAL)

    def still_holds(self, part: Part, thing: GameObject) -> bool:
        """Whether the condition of an effect is true now that it is applied to an object."""
        return self._holds(part, thing if is_about_each(self.ev, part.effect) else part.effect.source)

    def _described(self, part: Part) -> list[GameObject]:
        ev, state, effect = self.ev, self.state, part.effect
        view = view_of_effect(state, effect)
        if effect.objects:
            things = [thing for identity in effect.objects if (thing := state.find(identity)) is not None]
            if effect.fits is None or ev.rules.ask(A_LAYERS_EFFECT_STICKS):
                return things
            return [thing for thing in things if not why_not(ev, effect.fits, thing, view)]
        selector = effect.affects
        if selector is None:
            return []
        if effect.next_only:
            return self._next_objects(effect, view)
        if selector.pick is Pick.ALL:
            # An ability that waits to resolve is found as an object too, but nothing about it is worked out here.
            # Cards in a hand are kept from being played, although nothing says that it is about cards there.
            kept = isinstance(part.change, Cannot) and part.change.action in ev.game.vocabulary.kept_off_the_board
            things = find_objects(ev, selector.filter, view, everywhere=kept)
            return [thing for thing in things if thing.handle in state.objects]
        return resolve_selector(ev, selector, view)

    def _next_objects(self, effect: InForce, view: Viewpoint) -> list[GameObject]:
        if effect.delayed is None or effect.affects is None:
            return []
        return _next_that_fit(self.ev, self.state, effect.delayed, effect.affects, view)


def next_objects(ev: Deriving, state: GameState, delayed: Delayed) -> list[GameObject]:
    """What an effect on the next object applies to: the first that came after it and fits, and nothing before that."""
    waited = delayed.ability.continuous
    if waited is None:
        return []
    view = Viewpoint(delayed.controller, delayed.source, state, bindings=dict(delayed.bindings))
    return _next_that_fit(ev, state, delayed, waited.affects, view)


def _next_that_fit(
    ev: Deriving, state: GameState, delayed: Delayed, affects: Selector, view: Viewpoint
) -> list[GameObject]:
    here = ev.game.board_zones | {ev.game.waiting_zone}
    since = max(delayed.clock, delayed.ending.since if delayed.ending is not None else 0)
    came = sorted(
        (
            o
            for o in state.objects.values()
            if o.order >= since and o.zone in here and o.identity not in delayed.come_before
        ),
        key=lambda thing: thing.order,
    )
    fitting = [
        thing
        for thing in came
        if not why_not(ev, affects.filter, thing, view)
        and (thing.stands_for is None or speaks_of(ev, affects.filter))
    ]
    return fitting[:1] if len(fitting) > 1 and ev.rules.ask(ONLY_THE_NEXT_OBJECT) else fitting
