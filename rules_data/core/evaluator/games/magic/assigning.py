"""Combat damage is assigned by the active player and then by the others, each for all their creatures (510.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.state import Cause, Decision, Event, GameObject, OutOfBounds

from .attacked import attacks_nothing, who_defends
from .cannot_and_can import ASSIGN_COMBAT_DAMAGE, BY_TOUGHNESS, OVER_PLANESWALKERS
from .division import Amounts, Assigner, Together, TooManyShared, ways
from .having import has, rules_of
from .memory import remembered
from .moving import BATTLEFIELD
from .payloads import COMBAT_DAMAGE
from .questions_combat import (
    A_BLOCKED_CREATURE_STAYS_BLOCKED,
    DAMAGE_IS_CHECKED_AS_A_WHOLE,
    EFFECTS_SAY_HOW_MUCH_DAMAGE_IS_ASSIGNED,
    HOW_COMBAT_DAMAGE_IS_DIVIDED,
)
from .questions_players import A_DEPARTED_PLAYER_IS_DEALT_COMBAT_DAMAGE
from .vocabulary import PLAYER


@dataclass(frozen=True, slots=True)
class Dealing:
    """A creature that deals combat damage: to what, and by which rules it is divided among them."""

    thing: GameObject
    power: int
    taking: tuple[GameObject, ...]
    rules: tuple[str, ...] = ()
    tramples: bool = False
    over: bool = False  # the last that takes damage is who is behind a planeswalker, which is the one before

    @property
    def divides(self) -> bool:
        return len(self.taking) > 1 and self.power > 0


def assigned(
    ev: Running,
    attacking: Sequence[tuple[GameObject, Sequence[GameObject]]],
    blocking: Sequence[tuple[GameObject, Sequence[GameObject]]],
) -> list[Event]:
    """The damage of attackers and those that block them, and of blockers and those they block, all at once."""
    # What others assign to a planeswalker counts for those that trample over it, so these come last.
    dealing = sorted((_of_attacker(ev, one, blockers) for one, blockers in attacking), key=lambda one: one.over)
    rules = ev.rules.cite("damage of a blocker")
    dealing += [Dealing(one, _damage_of(ev, one), tuple(those), rules) for one, those in blocking]
    dealing = [one for one in dealing if one.taking]
    shares = [(one, {one.taking[0].handle: one.power}) for one in dealing if not one.divides]
    chosen: list[tuple[Dealing, Amounts]] = []
    for at, one in enumerate(dealing):
        if one.divides:
            others = [*shares, *chosen], [later for later in dealing[at + 1 :] if later.divides]
            chosen.append((one, _chosen(ev, one, *others)))
    by_handle = {one.thing.handle: amounts for one, amounts in (*shares, *chosen)}
    return [event for one in dealing for event in _hits(one, by_handle[one.thing.handle])]


def _damage_of(ev: Running, thing: GameObject) -> int:
    """How much combat damage a creature assigns: its power, unless an effect has it be its toughness, or none."""
    traits = ev.derived.traits(ev.state, thing)
    none, by_toughness = ASSIGN_COMBAT_DAMAGE in traits.cannot, any(one.action == BY_TOUGHNESS for one in traits.must)
    if none or by_toughness:
        ruled = ev.rules.ask(EFFECTS_SAY_HOW_MUCH_DAMAGE_IS_ASSIGNED)
        if ruled:
            text = f"{thing.handle} assigns {'no combat damage' if none else 'combat damage equal to its toughness'}"
            ev.journal.record("procedure", text, ruled.rules, objects=(thing.handle,))
            return 0 if none else measure(ev, ev.state, thing, "toughness")
    return measure(ev, ev.state, thing, "power")


def _of_attacker(ev: Running, attacker: GameObject, blockers: Sequence[GameObject]) -> Dealing:
    power, beyond = _damage_of(ev, attacker), _beyond_planeswalker(ev, attacker)
    defender = None if beyond is not None and _is_gone(ev, attacker) else _attacked_by(ev, attacker)
    what = tuple(each for each in (defender, beyond) if each is not None)
    word = OVER_PLANESWALKERS if has(ev, attacker, OVER_PLANESWALKERS) else "trample"
    tramples, over = has(ev, attacker, word), len(what) > 1
    blocked = _is_blocked(ev, attacker, blockers)
    if not blockers and (not blocked or tramples):
        return Dealing(attacker, power, what, rules_of(ev, word) if over else (), over, over)
    ruled = ev.rules.ask(HOW_COMBAT_DAMAGE_IS_DIVIDED)
    rules = (*ruled.rules, *rules_of(ev, word)) if tramples else ruled.rules
    return Dealing(attacker, power, (*blockers, *(what if tramples else ())), rules, tramples and bool(what), over)


def _beyond_planeswalker(ev: Running, attacker: GameObject) -> GameObject | None:
    """The player to whom damage may be assigned beyond the planeswalker that a creature attacks (702.19c and e)."""
    attacked = remembered(ev.state).attacks.get(attacker.handle, "")
    if not has(ev, attacker, OVER_PLANESWALKERS) or attacked in ev.state.players:
        return None
    found = ev.state.objects.get(attacked)
    traits = ev.derived.traits(ev.state, found) if found is not None else None
    if found is None or traits is None or "planeswalker" not in traits.types:
        return None
    return ev.state.objects.get(who_defends(ev, attacker.handle))


def _is_gone(ev: Running, attacker: GameObject) -> bool:
    if attacks_nothing(ev, attacker):
        return True
    found = ev.state.objects.get(remembered(ev.state).attacks.get(attacker.handle, ""))
    return found is None or found.zone != BATTLEFIELD


def _is_blocked(ev: Running, attacker: GameObject, blockers: Sequence[GameObject]) -> bool:
    return "blocked" in attacker.statuses and (bool(blockers) or bool(ev.rules.ask(A_BLOCKED_CREATURE_STAYS_BLOCKED)))


def _attacked_by(ev: Running, attacker: GameObject) -> GameObject | None:
    """What an attacking creature deals its damage to if nothing blocks it; none once that is gone (506.4c, 800.4e)."""
    if attacks_nothing(ev, attacker):
        text = f"{attacker.handle} deals no combat damage to what it is no longer attacking"
        ev.journal.record("procedure", text, ev.rules.cite("assign damage"), ok=False, objects=(attacker.handle,))
        return None
    found = ev.state.objects.get(remembered(ev.state).attacks.get(attacker.handle, ""))
    if found is None or found.zone in (BATTLEFIELD, PLAYER):
        return found
    ruled = ev.rules.ask(A_DEPARTED_PLAYER_IS_DEALT_COMBAT_DAMAGE) if PLAYER in found.card.types else None
    if ruled is None or not ruled:
        rules = ev.rules.cite("assign damage") if ruled is None else ruled.rules
        text = f"{attacker.handle} deals no combat damage: {found.handle} is not there any more"
        ev.journal.record("procedure", text, rules, ok=False, objects=(attacker.handle,))
        return None
    return found


def _hits(one: Dealing, amounts: Amounts) -> list[Event]:
    cause = Cause(one.thing.controller, one.thing, tuple(one.thing.card.types))
    return [
        Event(
            "is dealt damage",
            (thing,),
            thing.handle if thing.zone == PLAYER else "",
            amounts[thing.handle],
            cause=cause,
            category=(COMBAT_DAMAGE,),
        )
        for thing in one.taking
        if amounts.get(thing.handle, 0) > 0
    ]


# --- divided ---------------------------------------------------------------------------------------


def _chosen(ev: Running, one: Dealing, done: Sequence[tuple[Dealing, Amounts]], to_come: Sequence[Dealing]) -> Amounts:
    """A creature's controller divides its damage as the edition lets them (510.1c, 510.1d, 702.19b)."""
    answer, ruled = ev.rules.ask(HOW_COMBAT_DAMAGE_IS_DIVIDED).answer, None
    near = _near(one, [*(other for other, _ in done), *to_come])
    beside, later = [each for each in done if each[0] in near], [other for other in to_come if other in near]
    if near:
        ruled = ev.rules.ask(DAMAGE_IS_CHECKED_AS_A_WHOLE)
        beside, later = (beside, later) if ruled else ([], [])
    later = [other for other in later if other.thing.controller == one.thing.controller]
    everyone = [one, *later, *(other for other, _ in beside)]
    lacking = {thing.handle: _lacking(ev, thing) for each in everyone for thing in _creatures(each)}
    loyalty = {each.taking[-2].handle: each.taking[-2].count("loyalty") for each in everyone if each.over}
    done_by = [(_assigner(ev, other), amounts) for other, amounts in beside]
    together = Together(lacking | loyalty, done_by, [_assigner(ev, each) for each in later], frozenset(loyalty))
    try:
        found = ways(answer, _assigner(ev, one), together)
    except TooManyShared:
        raise OutOfBounds(_TOO_MANY.format(one.thing.handle)) from None
    rules = (*one.rules, *(ruled.rules if ruled is not None else ()))
    decision = Decision(
        one.thing.controller, "assign damage", found.listed, rules, one.thing.handle, any_order=True, also=found.also
    )
    words = (entry.rpartition("=") for entry in ev.choices.choose(decision))
    return {handle: int(amount) for handle, _, amount in words}


_TOO_MANY = (
    "Too many creatures share who deals combat damage to them to say at once how the damage of {} may be divided. "
    "With fewer of them it is decided."
)


def _share(one: Dealing, other: Dealing) -> bool:
    return bool(_shared(one) & _shared(other))


def _shared(one: Dealing) -> set[str]:
    """Of those that take its damage, those for which it matters what others assign to them."""
    planeswalkers = [thing for thing in one.taking if thing.zone == BATTLEFIELD and thing.count("loyalty")]
    return {thing.handle for thing in (*_creatures(one), *planeswalkers)}


def _near(one: Dealing, others: Sequence[Dealing]) -> list[Dealing]:
    """Those that deal damage to the same creatures as this one, or to the same as these do, and so on."""
    found = [one]
    for each in found:  # which grows
        found += [other for other in others if other not in found and _share(each, other)]
    return found[1:]


def _creatures(one: Dealing) -> tuple[GameObject, ...]:
    """Those that take its damage, without what it attacks."""
    if one.tramples:
        return one.taking[: -2 if one.over else -1]
    return tuple(thing for thing in one.taking if thing.zone != PLAYER)


def _assigner(ev: Running, one: Dealing) -> Assigner:
    taking = tuple(thing.handle for thing in _creatures(one))
    beyond = one.taking[-1].handle if one.over else ""
    last = one.taking[-2 if one.over else -1].handle if one.tramples else ""
    return Assigner(one.power, taking, last, has(ev, one.thing, "deathtouch"), beyond)


def _lacking(ev: Running, thing: GameObject) -> int:
    """How much damage would be lethal to it beside what is marked on it (120.6)."""
    return max(0, measure(ev, ev.state, thing, "toughness") - thing.count("damage"))
