"""Battles: who protects one, and what becomes of a Siege without its last counter (Comprehensive Rules 310)."""

from __future__ import annotations

from functools import cache

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Comparison,
    Cost,
    EventPattern,
    Filter,
    Itself,
    ObjectIs,
    Pick,
    Selector,
    Trigger,
    WithNumber,
    counter_stat,
)
from rules_data.core.abilities.effects import TRANSFORMED, Cast, Exile, YouMay
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import link_owner
from rules_data.core.evaluator.state import Candidate, Decision, GameObject, Traits

from .memory import remembered
from .moving import BATTLEFIELD
from .questions_faces import A_BATTLE_HAS_A_PROTECTOR, A_SIEGE_IS_EXILED_AND_CAST

BATTLE, SIEGE, DEFENSE = "battle", "Siege", "defense"
COUNTER_REMOVED = "counter is removed"
PROTECTOR = "protector"


def defended_by(ev: Running, attacked: GameObject) -> str:
    """Who defends what is attacked: a player themselves, whoever protects a battle or controls a planeswalker."""
    return protector_of(ev, attacked) or attacked.controller or attacked.handle


def protector_of(ev: Running, thing: GameObject) -> str:
    """The player who protects a battle; '' for what is none, or has nobody to protect it."""
    if not is_battle(ev, thing) or not ev.rules.ask(A_BATTLE_HAS_A_PROTECTOR):
        return ""
    kept = ev.state.links.get((link_owner(thing), PROTECTOR), ())
    return kept[-1][0] if kept else ""


def is_battle(ev: Running, thing: GameObject) -> bool:
    """Whether an object is a battle on the battlefield."""
    return thing.zone == BATTLEFIELD and BATTLE in ev.derived.traits(ev.state, thing).types


def can_protect(ev: Running, battle: GameObject) -> tuple[str, ...]:
    """Who can be the protector of a battle: an opponent of a Siege's controller, else its controller (310.11a)."""
    if SIEGE not in ev.derived.traits(ev.state, battle).tags:
        return (battle.controller,)
    gone = ev.state.memory.left
    return tuple(name for name in ev.state.from_turn_player() if name != battle.controller and name not in gone)


def needs_a_protector(ev: Running, battle: GameObject) -> bool:
    """Whether nobody protects a battle who could, while no creature attacks it (704.5w)."""
    if not ev.rules.ask(A_BATTLE_HAS_A_PROTECTOR) or protector_of(ev, battle) in can_protect(ev, battle):
        return False
    return battle.handle not in remembered(ev.state).attacks.values()


def choose_protector(ev: Running, battle: GameObject, rules: tuple[str, ...]) -> None:
    """Have the controller of a battle choose who protects it, where there is anybody who can."""
    legal = tuple((name,) for name in can_protect(ev, battle))
    if not legal:
        return
    chosen = ev.choices.choose(Decision(battle.controller, PROTECTOR, legal, rules, battle.handle))[0]
    ev.board.link(link_owner(battle), PROTECTOR, ((chosen, 0),))
    text = f"{chosen} is the protector of {battle.handle}"
    ev.journal.record("procedure", text, rules, objects=(battle.handle,), players=(chosen,))


def protected_as_it_enters(ev: Running, thing: GameObject) -> None:
    """As a battle enters its controller chooses who protects it (310.8a, 310.11a)."""
    ruled = ev.rules.ask(A_BATTLE_HAS_A_PROTECTOR) if is_battle(ev, thing) else None
    if ruled:
        choose_protector(ev, thing, ruled.rules)


def brought_by_siege(traits: Traits) -> tuple[Ability, ...]:
    """The ability that a battle has by being a Siege (310.11b)."""
    return (_when_defeated(),) if BATTLE in traits.types and SIEGE in traits.tags else ()


@cache
def _when_defeated() -> Ability:
    """Exiled once its last defense counter is gone, and cast transformed for nothing if its controller likes."""
    me, itself = Selector(Pick.ME), Filter((Itself(),))
    gone = EventPattern(COUNTER_REMOVED, itself, category=DEFENSE)
    last = ObjectIs(me, Filter((WithNumber(counter_stat(DEFENSE), Comparison("=", 0)),)))
    exiled = Selector(Pick.THAT, name="defeated")
    cast = YouMay((Cast(exiled, cost=Cost(), status=TRANSFORMED),))
    effects = (Exile(me, bind=exiled.name), cast)
    return Ability(AbilityKind.TRIGGERED, effects, Trigger((gone,)), condition=last, name=SIEGE)


def watch_sieges(ev: Running) -> None:
    """Let what happens to the counters of Sieges be looked at, where there are any: no text says that it matters."""
    if [True for thing in ev.state.objects.values() if SIEGE in thing.card.tags]:
        ev.derived.begin_to_depend()
        ev.interest.watched = ev.interest.watched | {COUNTER_REMOVED}


def siege_gate(ev: Running, candidate: Candidate) -> tuple[str, str, tuple[str, ...]] | None:
    """The ability that a Siege has by its rule triggers because that rule says so."""
    if candidate.watcher.ability is not _when_defeated():
        return None
    ruled = ev.rules.ask(A_SIEGE_IS_EXILED_AND_CAST)
    return None if ruled else ("suppressed", "Siege is only a word of its type line", ruled.rules)
