"""Equip, Weaponmaster and what equipping costs (Core Rules v1.3 818, 821; v1.2 744, 747)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    ControlledBy,
    Cost,
    Effect,
    Filter,
    NamedObjects,
    OfType,
    Pick,
    Relation,
    Selector,
    Tagged,
)
from rules_data.core.abilities.effects import Attach, Equip, Exhaust
from rules_data.core.evaluator.continuous import copied_card
from rules_data.core.evaluator.events import Running, for_each_told, objects_of
from rules_data.core.evaluator.matching import amount_of, player_meant
from rules_data.core.evaluator.stack import is_paid_already, pay_now
from rules_data.core.evaluator.state import Event, Frame, GameObject, IllegalStep

from .questions_keywords import MEANS
from .runes import DOMAINS

EQUIP = "equip"
_ME = Selector(Pick.ME)
_A_UNIT_OF_YOURS = Selector(Pick.CHOOSE, Filter((OfType(("unit",)), ControlledBy(Relation.YOU))))
_AN_EQUIPMENT_OF_YOURS = Selector(Pick.CHOOSE, Filter((Tagged(("Equipment",)), ControlledBy(Relation.YOU))))
_CANNOT_BE_PAID = Cost(actions=(Exhaust(Selector(Pick.CHOOSE, Filter((NamedObjects(()),)))),))
WEAPONMASTER = Equip(_AN_EQUIPMENT_OF_YOURS, others=_ME, amount=1)


def equip_abilities(thing: GameObject) -> tuple[Ability, ...]:
    """The activated abilities that a gear has by Equip, one for each of its costs."""
    return tuple(
        Ability(AbilityKind.ACTIVATED, (Attach(_ME, others=_A_UNIT_OF_YOURS),), cost=cost, name=word)
        for word, cost in thing.card.costs
        if word == EQUIP
    )


def check_equip(ev: Running, thing: GameObject, name: str) -> None:
    """Raise IllegalStep for the use of Equip where no rule makes it an ability."""
    ruled = ev.rules.ask(MEANS[EQUIP])
    if not ruled and any(not name or ability.name == name for ability in equip_abilities(thing)):
        raise IllegalStep(f"{thing.handle} has no ability", ruled.rules)


def cost_of_equipping(ev: Running, effect: Effect, frame: Frame) -> Cost:
    """What it costs to attach gear by an instruction: its Equip cost with so much less power, if it has one."""
    things = objects_of(ev, effect.objects, frame)
    costs = dict(copied_card(things[0]).costs) if things else {}
    if EQUIP not in costs:
        return _CANNOT_BE_PAID
    left, cost = amount_of(ev, frame.view, effect.amount), costs[EQUIP]
    resources: list[tuple[str, int]] = []
    for name, amount in cost.resources:
        taken = min(left, amount) if name == "power" or name in DOMAINS else 0
        left -= taken
        resources.append((name, amount - taken))
    return Cost(tuple(resources), cost.actions)


def equip(ev: Running, effect: Effect, frame: Frame) -> None:
    """Whoever is told to attaches gear to an object for its Equip cost; unpaid, it stays where it is (821.1.c.5)."""
    done = [_equip(ev, own, theirs) for own, theirs in for_each_told(ev, effect, frame)]
    frame.view.done, frame.view.state = any(done), ev.state


def _equip(ev: Running, effect: Effect, frame: Frame) -> bool:
    ev.derived.begin_to_depend()
    things, hosts = objects_of(ev, effect.objects, frame), objects_of(ev, effect.others, frame)
    if not things or not hosts:
        return False
    paid = frame.item is not None and frame.item.by_trigger and is_paid_already(ev, frame.item, effect)
    rules, cost = ev.rules.ask(MEANS["weaponmaster"]).rules, cost_of_equipping(ev, effect, frame)
    player = player_meant(frame.view, effect.player)
    if not paid and not pay_now(ev, player, cost, frame.view.source, frame.cause.name, rules):
        return False
    event = Event("is attached", (things[0],), player, to=hosts[0].handle, cause=frame.cause)
    return bool(ev.events.perform([event]))
