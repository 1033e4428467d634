"""One derivation: every effect applied to every object, layer by layer."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from rules_data.core.abilities import AbilityKind, Pick
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.policy import (
    AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON,
    EFFECTS_ARE_RECALCULATED,
    ELIGIBILITY_FOLLOWS_THE_STAGES,
    NO_STAGE_IS_GONE_BACK_TO,
    WHAT_DEPENDS_FOLLOWS_AT_ONCE,
)
from rules_data.core.evaluator.state import GameObject, GameState, NotSupported, OutOfBounds, Traits

from .applying import carry_out
from .dependence import next_of, right_behind
from .derivations import Deriving
from .effects import STATIC, InForce, Part, effects_in_force, has_its_ability
from .order import rank
from .particulars import amount, resolved
from .placing import place_parts
from .prohibitions import Prohibitions
from .reach import Reach
from .reads import reads_objects_alone
from .table import RULES, Late, Layers
from .untouched import add, by_itself
from .working import Working

MOST_APPLICATIONS = 2_000
MOST_PARTS = 1_000
MOST_ROUNDS = 4
# What can bring static abilities, take them away, or make them another player's.
_ABOUT_ABILITIES = (
    kinds.GainAbility, kinds.LoseAbility, kinds.LoseAbilities, kinds.LoseText, kinds.Copy, kinds.Controlled,
    kinds.OfWord,
)  # fmt: skip
Bucket = tuple[int, int, int]
_BEFORE_ALL: Bucket = (-1, -1, 0)


class Course:
    """One derivation. `found` is what each object is so far, `working` those that an effect has been applied to."""

    def __init__(self, ev: Deriving, state: GameState, layers: Layers, effects: list[InForce] | None = None) -> None:
        self.ev, self.state, self.layers = ev, state, layers
        self.fixed_effects = effects
        self.working: dict[str, Working] = {}
        self.found: dict[str, Traits] = {}
        self.assumed: dict[Hashable, InForce] = {}
        self.parts: dict[Hashable, Part] = {}
        self.buckets: dict[Bucket, list[Part]] = {}
        self.done: set[tuple[str, Hashable]] = set()
        self.finished: set[Hashable] = set()
        self.reach = Reach(ev, state, layers)
        self.prohibitions = Prohibitions(self.reach)
        self.abilities_changed = False
        self.behind: list[Part] = []  # what is applied next, since what it depends on has just been applied
        self.brought = 0  # how many abilities have been given so far
        # Whether anything else than the objects, and what is remembered of effects, has had a say.
        self.reads_more = any(layer.opens is not None for layer in layers.layers) or any(
            delayed.ability.kind is AbilityKind.PASSIVE for delayed in state.delayed
        )

    def run(self) -> None:
        """Apply everything; again where an ability came so late that its effects belong to layers before."""
        for _ in range(MOST_ROUNDS):
            self._begin()
            self._through_the_layers()
            if not self.abilities_changed or self.layers.late is Late.NEXT_TIME:
                break
            late = {
                effect.key: effect
                for effect in self._effects()
                if effect.kind == STATIC and effect.key not in self.assumed and self._missed(effect)
            }
            if not late or self.fixed_effects is not None:
                break
            self.assumed.update(late)
        if self.parts and not self.ev.rules.ask(NO_STAGE_IS_GONE_BACK_TO):
            self._go_back()
        if self.layers.takes_back:
            self._refuse_what_undoes_itself()
        self._finish()

    def _missed(self, effect: InForce) -> bool:
        return any(part.key not in self.parts for part in place_parts(self.ev, effect, self.layers))

    def _begin(self) -> None:
        self.working = {}
        self.ev.deadline.spend(1 + len(self.state.objects) // 4)
        self.found = self._all_untouched()
        if self.fixed_effects is None:
            self.ev.derived.remember(self.state, self.found)
        self.parts, self.buckets, self.done = {}, {}, set()
        self.prohibitions.parts.clear()
        self.finished.clear()
        self.reach.began.clear()
        for layer in self.layers.layers:
            if layer.opens is not None:
                self.buckets[0, layer.number, 0] = []
        self._collect((0, -1, 0))

    def _all_untouched(self) -> dict[str, Traits]:
        controllers, known = self.state.lasting.controllers, self.ev.derived.untouched
        if controllers:
            return {handle: self._untouched(thing) for handle, thing in self.state.objects.items()}
        # What is kept of an object is kept with it, so that nothing else takes its place in memory.
        for thing in self.state.objects.values():
            if id(thing) not in known:
                known[id(thing)] = (thing, by_itself(self.ev, self.layers, thing))
        return {handle: known[id(thing)][1] for handle, thing in self.state.objects.items()}

    def _untouched(self, thing: GameObject) -> Traits:
        """What an object is as long as no effect has been applied to it."""
        controllers = self.state.lasting.controllers
        if controllers and controllers.get(thing.identity, thing.controller) != thing.controller:
            return self._worked_on(thing).traits
        return by_itself(self.ev, self.layers, thing)

    def _worked_on(self, thing: GameObject) -> Working:
        """The object as something that effects may change."""
        working = self.working.get(thing.handle)
        if working is None:
            thing = self.state.objects[thing.handle]
            working = Working(thing, self.layers.printed(thing))
            working.traits.controller = self.state.lasting.controllers.get(thing.identity, thing.controller)
            self.working[thing.handle] = working
            self.found[thing.handle] = working.traits
        return working

    # --- which effects, and where ----------------------------------------------------------------------------

    def _effects(self) -> Iterator[InForce]:
        if self.fixed_effects is not None:
            yield from self.fixed_effects
            return
        yield from effects_in_force(self.ev, self.state, self.found, self.layers)
        yield from self.assumed.values()

    def _collect(self, position: Bucket) -> bool:
        """Add the parts of effects not yet known whose place is to come; drop those of abilities that are gone."""
        present: set[Hashable] = set()
        before = len(self.parts)
        for effect in self._effects():
            self.ev.deadline.spend()
            present.add(effect.key)
            self.reads_more = self.reads_more or not reads_objects_alone(effect, self.ev.game.waiting_zone)
            if (effect.key, 0) in self.parts:
                continue
            for part in place_parts(self.ev, effect, self.layers):
                bucket = self._bucket(part)
                if bucket < position:
                    continue
                self.parts[part.key] = part
                if part.home == RULES:
                    self.prohibitions.parts.append(part)
                else:
                    self.buckets.setdefault(bucket, []).append(part)
                    if not effect.has_settled and not self.ev.rules.ask(ELIGIBILITY_FOLLOWS_THE_STAGES):
                        eligible = frozenset(o.handle for o in self.reach.affected(part))
                        self.reach.first_eligible.setdefault(part.key, eligible)
        if len(self.parts) > MOST_PARTS:
            raise OutOfBounds("The run was stopped because its static abilities grant one another without end.")
        for bucket, parts in self.buckets.items():
            if bucket > position:
                parts[:] = [part for part in parts if self._goes_on(part, present)]
        return len(self.parts) > before

    def _goes_on(self, part: Part, present: set[Hashable]) -> bool:
        """Whether an effect is still to be applied: its ability is there, or it has begun in a layer before."""
        key = part.effect.key
        return part.effect.kind != STATIC or key in present or key in self.reach.began

    def _bucket(self, part: Part) -> Bucket:
        if self.ev.rules.ask(EFFECTS_ARE_RECALCULATED):
            return part.bucket
        # Without recalculation each effect is laid on top of what there was when it came.
        return (part.effect.generated, part.layer, part.sublayer)

    # --- through the layers ------------------------------------------------------------------------------------

    def _through_the_layers(self) -> None:
        position = _BEFORE_ALL
        while True:
            later = [bucket for bucket in self.buckets if bucket > position]
            if not later:
                return
            position = min(later)
            before = self.abilities_changed
            self.abilities_changed = False
            self._open(position)
            self._apply_bucket(self.buckets[position], position)
            if self.abilities_changed:
                self._collect(position)
            self.abilities_changed = self.abilities_changed or before

    def _open(self, position: Bucket) -> None:
        """What happens to objects as a layer begins, in games where something does."""
        opens = None if position[2] else self.layers.layer(position[1]).opens
        if opens is not None:
            opens(self.state, self.found, self._opened)

    def _opened(self, thing: GameObject) -> Traits:
        self.abilities_changed = True
        return self._worked_on(thing).traits

    def _go_back(self) -> None:
        """Apply what only now can be, until there is no more of it."""
        again = True
        while again:
            in_order = [self.buckets[bucket] for bucket in sorted(self.buckets)]
            further = any([self._reach_further(part) for parts in in_order for part in parts])
            if self.layers.late is Late.NEXT_TIME:
                came = self.abilities_changed and self._collect(_BEFORE_ALL)
                self.abilities_changed = False
                if not came and not further and all(key in self.finished for key in self.parts):
                    return
            again = any([self._apply_bucket(self.buckets[bucket]) for bucket in sorted(self.buckets)]) or further

    def _refuse_what_undoes_itself(self) -> None:
        """Raise NotSupported for a static effect that has been applied although its condition is not true any more.

        The rules say of it that it is taken back as well, and once only, but not what that leaves.
        """
        conditional = [part for part in self.parts.values() if part.effect.condition and part.effect.kind == STATIC]
        for part in conditional:
            changed = (thing for handle, thing in self.state.objects.items() if (handle, part.key) in self.done)
            if not all(self.reach.still_holds(part, thing) for thing in changed):
                label = part.effect.label
                raise NotSupported(f"What {label} says undoes itself: applied, its condition is no longer true.")

    def _reach_further(self, part: Part) -> bool:
        """Apply a static effect to what fits its words only now that later layers have had their say."""
        effect = part.effect
        if effect.kind != STATIC or part.key not in self.finished or effect.affects is None:
            return False
        if effect.affects.pick is not Pick.ALL or not self.exists(part) or not self.reach.is_in_force(part):
            return False
        return any([self._apply(thing, part) for thing in self.reach.affected(part)])

    def _apply_bucket(self, parts: list[Part], position: Bucket | None = None) -> bool:
        """Apply the parts of one sublayer; whether any was. `position`: its own, when its turn has come."""
        if not self.layers.depends_on_objects:
            return self._apply_in_order(parts, position)
        news = False
        if len(parts) == 1:
            for thing in self.reach.affected(parts[0]):
                news = self._apply(thing, parts[0]) or news
            return news
        while True:
            pairs = [
                (rank(self.ev, self.state, self.layers, part, thing), number, thing, part)
                for number, part in enumerate(parts)
                for thing in self.reach.affected(part)
                if (thing.handle, part.key) not in self.done
            ]
            if not pairs:
                return news
            _, _, thing, part = min(pairs, key=lambda pair: (pair[0], pair[1]))
            news = self._apply(thing, part) or news

    def _apply_in_order(self, parts: list[Part], position: Bucket | None) -> bool:
        """One effect after the other, where their order is the same for every object.

        What comes into this sublayer by one of them has its place among those that are left.
        """
        left = self._in_order(part for part in parts if part.key not in self.finished)
        news = False
        while left:
            first = self._next_of(left) if self.layers.dependency and len(left) > 1 else left[:1]
            known = self.brought
            for part in first:
                news = self._take_effect(part) or news
            taken = {part.key for part in first}
            left = [each for each in left if each.key not in taken]
            if self.brought > known and position is not None:
                had = len(parts)
                self._collect(position)
                left = self._in_order((*left, *parts[had:])) if len(parts) > had else left
        return news

    def _in_order(self, parts: Iterable[Part]) -> list[Part]:
        found = list(parts)
        if len(found) > 1:
            found.sort(key=lambda part: rank(self.ev, self.state, self.layers, part, None))
        return found

    def _next_of(self, left: list[Part]) -> list[Part]:
        """What is applied next; where the first waits for another, a rule has it wait, and perhaps follow at once."""
        ask = self.ev.rules.ask
        if self.behind:
            found = [self.behind.pop(0)]
        else:
            found = next_of(self, left)
            if found[0] is not left[0] and not ask(AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON):
                return left[:1]
        if self.layers.follows_at_once and len(left) > 2:  # of two there is no other order
            rest = [part for part in left if part not in found]
            behind = [*right_behind(self, found, rest), *self.behind]
            if behind != rest[: len(behind)] and ask(WHAT_DEPENDS_FOLLOWS_AT_ONCE):
                self.behind = behind
        return found

    def _take_effect(self, part: Part) -> bool:
        """Apply a part to whatever it affects, for good; whether it is there at all."""
        if not self.exists(part) or not self.reach.is_in_force(part):
            return False
        self.finished.add(part.key)
        for thing in self.reach.begin(part):
            self._apply(thing, part)
        return True

    def exists(self, part: Part) -> bool:
        """Whether a static effect still has its ability, or goes on without it because it has begun to apply."""
        return not self.abilities_changed or has_its_ability(part, self.found, self.reach.began)

    # --- applying ------------------------------------------------------------------------------------------------

    def _apply(self, thing: GameObject, part: Part) -> bool:
        key = (thing.handle, part.key)
        if key in self.done:
            return False
        self.done.add(key)
        self.ev.deadline.spend()
        if len(self.done) > MOST_APPLICATIONS:
            raise OutOfBounds("The run was stopped because its continuous effects apply without end.")
        working = self._worked_on(thing)
        if self.layers.modifies_rules:
            self.prohibitions.forbid(thing, working, part)
        part = resolved(self.reach, thing, part)
        if isinstance(part.change, _ABOUT_ABILITIES) or self._changes_abilities_by_keyword(part.change):
            self.abilities_changed = True
            self.brought += isinstance(part.change, kinds.GainAbility)
        return carry_out(self.ev, self.layers, working, part, amount(self.reach, thing, part))

    def _changes_abilities_by_keyword(self, change: kinds.Change) -> bool:
        if not isinstance(change, kinds.GainKeyword | kinds.LoseKeyword):
            return False
        return self.layers.by_keywords is not None or bool(self.layers.of_keyword(change.keyword, 1))

    def _finish(self) -> None:
        self.prohibitions.finish(self._worked_on)
        for thing in self.state.objects.values() if self.layers.adds_at_last else ():
            for change in self.layers.finally_(thing, self.found[thing.handle]):
                add(self._worked_on(thing).traits, change)
        for working in self.working.values():
            working.traits.applied = tuple(working.applied)
