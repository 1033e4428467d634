"""Loyalty abilities: when they are activated, and how often (Comprehensive Rules 606)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Effect, Limit, Pick
from rules_data.core.abilities.effects import PutCounter, RemoveCounter
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, IllegalStep

from .casting import check_main_time
from .questions_announcing import LOYALTY_ABILITIES_ARE_ACTIVATED_IN_A_MAIN_PHASE, ONE_LOYALTY_ABILITY_A_TURN
from .vocabulary import LOYALTY


def is_loyalty_ability(ability: Ability) -> bool:
    """Whether its cost has a loyalty symbol (606.2): it puts loyalty counters on its own object, or takes them off."""
    return LOYALTY in ability.keywords or any(_changes_loyalty(action) for action in ability.cost.actions)


def _changes_loyalty(action: Effect) -> bool:
    on_itself = action.others is None or action.others.pick is Pick.ME
    return isinstance(action, PutCounter | RemoveCounter) and action.status == LOYALTY and on_itself


def check_loyalty(ev: Running, player: str, thing: GameObject, ability: Ability) -> None:
    """Raise IllegalStep unless a loyalty ability of a permanent may be activated now, and paid for (606.3, 606.6)."""
    ruled = ev.rules.ask(LOYALTY_ABILITIES_ARE_ACTIVATED_IN_A_MAIN_PHASE)
    if ruled:
        check_main_time(ev, player, f"activate a loyalty ability of {thing.handle}", ruled.rules)
    once = ev.rules.ask(ONE_LOYALTY_ABILITY_A_TURN)
    if once and ev.state.uses(_key(thing), Limit.ONCE_EACH_TURN):
        raise IllegalStep(f"A loyalty ability of {thing.handle} has been activated this turn", once.rules)
    needed = sum(each.amount for each in ability.cost.actions if _takes_off(each) and isinstance(each.amount, int))
    if thing.count(LOYALTY) < needed:
        why = f"{thing.handle} has fewer than {needed} loyalty counters"
        raise IllegalStep(why, ev.rules.cite("too little loyalty"))


def _takes_off(action: Effect) -> bool:
    return isinstance(action, RemoveCounter) and action.status == LOYALTY


def note_loyalty(ev: Running, thing: GameObject) -> None:
    """Remember that a loyalty ability of this permanent has been activated this turn."""
    ev.board.note_use(_key(thing))


def _key(thing: GameObject) -> str:
    return f"{thing.handle}#{thing.incarnation}.{LOYALTY}"
