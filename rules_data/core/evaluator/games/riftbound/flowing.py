"""Cards played from the trash: for a cost their own words name (v1.4 366.1), and for a Flow cost (v1.4 829)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Cost
from rules_data.core.abilities.changes import PlayedFor
from rules_data.core.evaluator.continuous import is_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import ABILITIES_SAY_WHERE_ELSE_THEY_WORK, Ruled
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    GameObject,
    IllegalStep,
    Item,
    NotSupported,
    Viewpoint,
)

from .memory import remembered
from .questions_actions import WHAT_IS_DONE_THEN_WITH_WHAT_IS_PLAYED
from .questions_course import NOT_SAID
from .questions_keywords import MEANS

FLOW = "flow"
_DONE = {"banish": "is banished", "recycle": "is recycled"}


def has_a_way_from_trash(ev: Running, thing: GameObject) -> bool:
    """Whether a card in the trash has something by which it could be played from there."""
    return bool(thing.card.costs) or any(_said_of_zone(one, thing) for one in _abilities(ev, thing))


def _abilities(ev: Running, thing: GameObject) -> tuple[Ability, ...]:
    return ev.derived.traits(ev.state, thing).abilities


def _said_of_zone(ability: Ability, thing: GameObject) -> list[Cost]:
    """For what an ability of a card lets it be played from where it is."""
    changes = ability.continuous.changes if ability.continuous is not None else ()
    return [one.cost for one in changes if isinstance(one, PlayedFor) and one.zone == thing.zone]


def cost_from_trash(ev: Running, player: str, thing: GameObject) -> tuple[Cost, bool]:
    """What a card in the trash is played for, and whether that is its Flow cost."""
    view = Viewpoint(player, thing, ev.state)
    able = [one for one in _abilities(ev, thing) if _said_of_zone(one, thing) and is_in_force(ev, view, one)]
    able = [one for one in able if ev.rules.ask(ABILITIES_SAY_WHERE_ELSE_THEY_WORK, one)]
    costs = dict.fromkeys(cost for one in able for cost in _said_of_zone(one, thing))
    if not costs:
        return flow_cost(ev, player, thing), True
    if len(costs) > 1 or any(word == FLOW for word, _ in thing.card.costs):
        raise NotSupported(f"{thing.handle} could be played from the {thing.zone} in several ways.")
    rules = ev.rules.ask(ABILITIES_SAY_WHERE_ELSE_THEY_WORK, able[0]).rules
    text = f"{player} may play {thing.handle} from the {thing.zone} by its own words"
    ev.journal.record("step", text, rules, objects=(thing.handle,), players=(player,))
    return next(iter(costs)), False


def flow_cost(ev: Running, player: str, thing: GameObject) -> Cost:
    """What a spell in the trash is played for; of several Flow costs its player chooses one."""
    costs, ruled = [cost for word, cost in thing.card.costs if word == FLOW], ev.rules.ask(MEANS[FLOW])
    if not costs or not ruled:
        rules = ruled.rules if costs else ev.rules.cite("play a card")
        raise IllegalStep(f"{player} cannot play {thing.handle} from the {thing.zone}", rules)
    if len(costs) == 1:
        return costs[0]
    legal = tuple((f"{FLOW} {number}",) for number, _ in enumerate(costs, 1))
    chosen = ev.choices.choose(Decision(player, "mode", legal, ruled.rules, thing.handle))
    return costs[legal.index(chosen)]


def note_flow(ev: Running, item: Item) -> None:
    """Once it is finalized, a spell that is played for its Flow cost will be banished when it leaves the chain."""
    ev.board.remember(flowing=(*remembered(ev.state).flowing, item.number))


def leaves_otherwise(ev: Running, item: Item) -> bool:
    """Banish or recycle a spell that leaves the chain, for its Flow cost or as an effect says; whether it was done."""
    thing = ev.state.objects.get(item.source.handle)
    by_flow = item.number in remembered(ev.state).flowing
    if thing is None or item.pending or not (by_flow or item.leaving):
        return False
    if by_flow:
        kind, ruled = "is banished", ev.rules.ask(MEANS[FLOW])
    else:
        kind, ruled = _DONE[item.leaving], ev.rules.ask(WHAT_IS_DONE_THEN_WITH_WHAT_IS_PLAYED)
        refuse_to_leave_otherwise(ev, item, ruled)
        if ruled.answer == "nothing":
            return False
    text = f"{item.label} {kind} as it leaves the chain"
    ev.journal.record("replaced", text, ruled.rules, objects=(item.label,))
    ev.events.perform([Event(kind, (thing,), item.controller)])
    return True


def refuse_to_leave_otherwise(ev: Running, item: Item, ruled: Ruled | None = None) -> None:
    """Raise NotSupported where the rules do not say what it is that is done then with a card that is played."""
    if not item.leaving:
        return
    ruled = ev.rules.ask(WHAT_IS_DONE_THEN_WITH_WHAT_IS_PLAYED) if ruled is None else ruled
    is_permanent = "spell" not in item.source.card.types
    if ruled.answer == NOT_SAID or is_permanent:
        what, rules = f"to {item.leaving} {item.label} then, once it is played", ", ".join(ruled.rules)
        raise NotSupported(f"The rules do not say when it is {what} (rule {rules}).")
