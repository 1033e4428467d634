"""Working out what every object is, stage by stage."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace

from rules_data.core.abilities import CardFacts, Change, Duration
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.matching import amount_of, players_meant, resolve_selector
from rules_data.core.evaluator.policy import (
    A_NEW_EFFECT_GOES_BEHIND,
    A_PROHIBITION_REMOVES_NOTHING,
    A_STATIC_AMOUNT_FOLLOWS,
    A_TIMESTAMP_IS_THE_GENERATION,
    EFFECTS_ARE_RECALCULATED,
    ELIGIBILITY_FOLLOWS_THE_STAGES,
    NO_STAGE_IS_GONE_BACK_TO,
    RULES_ARE_MODIFIED_FIRST,
    TIMESTAMPS_ORDER_A_SUBSTAGE,
)
from rules_data.core.evaluator.state import GameObject, GameState, Modifier, OutOfBounds, Traits

from .changes import KNOWN_CHANGES, Working, as_printed, carry_out
from .defining import facts_of
from .derivations import Deriving
from .effects import STATIC, InForce, Part, effects_in_force, own_effects, place_parts
from .reach import Reach
from .table import RULES, Staging

MOST_APPLICATIONS = 2_000
MOST_ROUNDS = 4
_LATE = 10**9
# What can bring static abilities, take them away, or make them another player's.
_ABOUT_ABILITIES = (
    kinds.GainAbility, kinds.LoseAbility, kinds.LoseAbilities, kinds.LoseText, kinds.Copy, kinds.Controlled,
    kinds.OfWord, kinds.GainStatus,
)  # fmt: skip
Bucket = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Staged:
    """Deriving by the stages of a game's table."""

    staging: Staging

    def derive(self, ev: Deriving, state: GameState) -> dict[str, Traits]:
        course = Course(ev, state, self.staging)
        course.run()
        return course.found

    def of_one(self, ev: Deriving, state: GameState, thing: GameObject) -> Traits:
        effects = list(own_effects(ev, state, thing, self.staging))
        # An effect on it that speaks of others may come back to it: there it is what its card says.
        if not effects or thing.handle in ev.derived.deriving:
            own = as_printed(thing.card)
            own.controller = state.lasting.controllers.get(thing.identity, thing.controller)
            return own
        alone = replace(state, objects={thing.handle: thing})
        course = Course(ev, alone, self.staging, effects)
        ev.derived.deriving.add(thing.handle)
        try:
            course.run()
        finally:
            ev.derived.deriving.discard(thing.handle)
        return course.found[thing.handle]

    def as_entered(self, ev: Deriving, thing: GameObject, changes: tuple[Change, ...]) -> CardFacts:
        made = tuple(Modifier(change, Duration.PERMANENT, 0, thing.handle) for change in changes)
        bare = replace(thing, modifiers=made, counters={})
        return facts_of(self.of_one(ev, ev.state, bare), thing.card)


class Course:
    """One derivation. `working` holds each object as the stages so far have made it."""

    def __init__(self, ev: Deriving, state: GameState, staging: Staging, effects: list[InForce] | None = None) -> None:
        self.ev, self.state, self.staging = ev, state, staging
        self.fixed_effects = effects
        self.working: dict[str, Working] = {}
        self.found: dict[str, Traits] = {}
        self.assumed: dict[Hashable, InForce] = {}
        self.parts: dict[Hashable, Part] = {}
        self.buckets: dict[Bucket, list[Part]] = {}
        self.done: set[tuple[str, Hashable]] = set()
        self.prohibitions: list[Part] = []
        self.reach = Reach(ev, state)
        self.abilities_changed = False

    def run(self) -> None:
        """Apply everything; again where an ability came so late that its effects belong to stages before."""
        for _ in range(MOST_ROUNDS):
            self._begin()
            self._through_the_stages()
            if not self.abilities_changed:
                break
            late = {
                effect.key: effect
                for effect in self._effects()
                if effect.kind == STATIC and effect.key not in self.assumed and self._missed(effect)
            }
            if not late or self.fixed_effects is not None:
                break
            self.assumed.update(late)
        if not self.ev.rules.ask(NO_STAGE_IS_GONE_BACK_TO):
            self._go_back()
        self._finish()

    def _missed(self, effect: InForce) -> bool:
        return any(part.key not in self.parts for part in place_parts(self.ev, effect, self.staging))

    def _begin(self) -> None:
        self.working = {}
        self.found = {handle: self._untouched(thing) for handle, thing in self.state.objects.items()}
        if self.fixed_effects is None:
            self.ev.derived.remember(self.state, self.found)
        self.parts, self.buckets, self.done, self.prohibitions = {}, {}, set(), []
        self._collect((0, -1, 0))

    def _untouched(self, thing: GameObject) -> Traits:
        """What an object is as long as no effect has been applied to it; shared, and never changed."""
        controllers = self.state.lasting.controllers
        if controllers and controllers.get(thing.identity, thing.controller) != thing.controller:
            return self._worked_on(thing).traits
        known = self.ev.derived.untouched.get(id(thing))
        if known is None or known[0] is not thing:
            traits = as_printed(thing.card)
            traits.controller = thing.controller
            known = self.ev.derived.untouched[id(thing)] = (thing, traits)
        return known[1]

    def _worked_on(self, thing: GameObject) -> Working:
        """The object as something that effects may change."""
        working = self.working.get(thing.handle)
        if working is None:
            controller = self.state.lasting.controllers.get(thing.identity, thing.controller)
            working = Working(self.state.objects[thing.handle], as_printed(thing.card), controller=controller)
            working.traits.controller = controller
            self.working[thing.handle] = working
            self.found[thing.handle] = working.traits
        return working

    # --- which effects, and where ----------------------------------------------------------------------------

    def _effects(self) -> Iterator[InForce]:
        if self.fixed_effects is not None:
            yield from self.fixed_effects
            return
        yield from effects_in_force(self.ev, self.state, self.found, self.staging)
        yield from self.assumed.values()

    def _collect(self, position: Bucket) -> None:
        """Add the parts of effects not yet known whose place is to come; drop those of abilities that are gone."""
        present: set[Hashable] = set()
        for effect in self._effects():
            present.add(effect.key)
            if (effect.key, 0) in self.parts:
                continue
            for part in place_parts(self.ev, effect, self.staging):
                if type(part.change) not in KNOWN_CHANGES and part.home != RULES:
                    continue
                bucket = self._bucket(part)
                if bucket < position:
                    continue
                self.parts[part.key] = part
                if part.home == RULES:
                    self._prohibit(part)
                else:
                    self.buckets.setdefault(bucket, []).append(part)
                    if not self.ev.rules.ask(ELIGIBILITY_FOLLOWS_THE_STAGES):
                        eligible = frozenset(o.handle for o in self.reach.affected(part))
                        self.reach.first_eligible.setdefault(part.key, eligible)
        for bucket, parts in self.buckets.items():
            if bucket > position:
                parts[:] = [part for part in parts if part.effect.kind != STATIC or part.effect.key in present]

    def _bucket(self, part: Part) -> Bucket:
        if self.ev.rules.ask(EFFECTS_ARE_RECALCULATED):
            return part.bucket
        # Without recalculation each effect is laid on top of what there was when it came.
        return (part.effect.generated, part.stage, part.substage)

    def _prohibit(self, part: Part) -> None:
        self.prohibitions.append(part)

    # --- through the stages ------------------------------------------------------------------------------------

    def _through_the_stages(self) -> None:
        position: Bucket = (-1, -1, 0)
        while True:
            later = [bucket for bucket in self.buckets if bucket > position]
            if not later:
                return
            position = min(later)
            before = self.abilities_changed
            self.abilities_changed = False
            if self._apply_bucket(self.buckets[position]) and self.abilities_changed:
                self._collect(position)
            self.abilities_changed = self.abilities_changed or before

    def _go_back(self) -> None:
        again = True
        while again:
            again = any([self._apply_bucket(self.buckets[bucket]) for bucket in sorted(self.buckets)])

    def _apply_bucket(self, parts: list[Part]) -> bool:
        """Apply the parts of one substage; whether any was."""
        news = False
        if len(parts) == 1:
            for thing in self.reach.affected(parts[0]):
                news = self._apply(thing, parts[0]) or news
            return news
        while True:
            pairs = [
                (self._rank(thing, part), number, thing, part)
                for number, part in enumerate(parts)
                for thing in self.reach.affected(part)
                if (thing.handle, part.key) not in self.done
            ]
            if not pairs:
                return news
            if len(self.done) > MOST_APPLICATIONS:
                raise OutOfBounds("The run was stopped because its continuous effects apply without end.")
            _, _, thing, part = min(pairs, key=lambda pair: (pair[0], pair[1]))
            news = self._apply(thing, part) or news

    def _rank(self, thing: GameObject, part: Part) -> tuple[int, int, int, tuple[int, int], int]:
        """In what order the effects of a substage apply to an object."""
        ask, lasting, effect = self.ev.rules.ask, self.state.lasting, part.effect
        begun = generated = decided = 0
        if ask(TIMESTAMPS_ORDER_A_SUBSTAGE):
            generated = effect.generated if ask(A_TIMESTAMP_IS_THE_GENERATION) else effect.seat[0]
            if ask(A_NEW_EFFECT_GOES_BEHIND):
                begun = lasting.begun.get((thing.identity, part.key), (_LATE, 0))[0]
        if effect.key in lasting.order:
            decided = 1 + lasting.order.index(effect.key)
        return (begun, generated, decided, effect.seat, part.number)

    # --- applying ------------------------------------------------------------------------------------------------

    def _apply(self, thing: GameObject, part: Part) -> bool:
        key = (thing.handle, part.key)
        if key in self.done:
            return False
        self.done.add(key)
        working = self._worked_on(thing)
        self._look_at_prohibitions(thing, working, part)
        part = self._resolved(thing, part)
        if isinstance(part.change, _ABOUT_ABILITIES):
            self.abilities_changed = True
        return carry_out(self.ev, self.staging, working, part, self._amount(thing, part)) is not None

    def _resolved(self, thing: GameObject, part: Part) -> Part:
        """Who takes control, or what is copied, where that depends on the state."""
        change = part.change
        if isinstance(change, kinds.Controlled) and not change.player:
            players = players_meant(self.reach.view(part, thing), change.by)
            return replace(part, change=replace(change, player=players[0] if players else ""))
        if isinstance(change, kinds.Copy) and change.card is None and change.of is not None:
            found = resolve_selector(self.ev, change.of, self.reach.view(part, thing))
            return replace(part, change=replace(change, card=found[0].card if found else None))
        return part

    def _amount(self, thing: GameObject, part: Part) -> int:
        lasting, key = self.state.lasting, (thing.identity, part.key)
        if key in lasting.amounts:
            return lasting.amounts[key]
        amount = part.change.amount
        if isinstance(amount, int):
            return amount
        if part.effect.kind == STATIC and key in lasting.begun and not self.ev.rules.ask(A_STATIC_AMOUNT_FOLLOWS):
            return lasting.begun[key][1]
        return amount_of(self.ev, self.reach.view(part, thing), amount)

    def _look_at_prohibitions(self, thing: GameObject, working: Working, part: Part) -> None:
        """What the rules, as modified, forbid this object; only what is older where nothing puts it first."""
        first = self.ev.rules.ask(RULES_ARE_MODIFIED_FIRST)
        for prohibition in self.prohibitions:
            if not first and prohibition.effect.generated > part.effect.generated:
                continue
            word = _forbidden(prohibition.change)
            if word and any(o.handle == thing.handle for o in self.reach.affected(prohibition)):
                working.traits.cannot.add(word)

    def _finish(self) -> None:
        for prohibition in self.prohibitions:
            removes = not self.ev.rules.ask(A_PROHIBITION_REMOVES_NOTHING)
            for thing in self.reach.affected(prohibition):
                traits, change = self._worked_on(thing).traits, prohibition.change
                if isinstance(change, kinds.Can):
                    traits.can.add(change.action)
                elif word := _forbidden(change):
                    traits.cannot.add(word)
                if removes and isinstance(change, kinds.CannotGain):
                    traits.keywords.pop(change.property, None)
        for working in self.working.values():
            working.traits.applied = tuple(working.applied)
            working.traits.controller = working.controller


def _forbidden(change: Change) -> str:
    """What a change of the rules forbids of an object; '' for one that forbids nothing."""
    match change:
        case kinds.Cannot(action):
            return action
        case kinds.CannotGain(name):
            return f"gain {name}"
        case kinds.CannotLose(name):
            return f"lose {name}"
    return ""
