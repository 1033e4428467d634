"""The steps a scenario's players take, each checked against the rules before it is taken."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import Ability, AbilityKind, Pick
from rules_data.core.abilities.effects import Tap, Untap
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import (
    Arguments,
    abilities_called,
    instruct,
    object_named,
    resolve_newest,
    use_ability,
)
from rules_data.core.evaluator.state import Event, GameObject, IllegalStep

from . import casting, combat
from .crewing import tell_who_crews
from .declaring import check_not_new
from .face_down import is_turned_up_by, turn_face_up
from .facts import MAIN
from .forms import played_as
from .from_where import may_be_played_from
from .having import acts
from .keyword_abilities import STANDING_FOR
from .keywords_with_costs import SPECIAL_ACTION
from .land_plays import check_number_of_lands, play_land
from .loops import resolve
from .loyalty import check_loyalty, is_loyalty_ability, note_loyalty
from .memory import remembered
from .moving import BATTLEFIELD, FACE_DOWN
from .payloads import Unpreventable
from .priority import priority_of
from .questions_triggers import WHAT_CANNOT_BE_ACTIVATED_CANNOT_TRIGGER
from .special_actions import take_special_action
from .split_second import check_split_second
from .turn import advance_to, next_step


def cast(ev: Running, arguments: Arguments) -> None:
    thing = object_named(ev, arguments["object"])
    player, name = arguments.get("by") or thing.owner, arguments.get("as") or ""
    combat.declared_by_now(ev)
    if name == FACE_DOWN:
        casting.cast(ev, player, thing, face_down=True)
        return
    casting.cast(ev, player, played_as(ev, player, thing, name))


def play(ev: Running, arguments: Arguments) -> None:
    """Play a land, once a turn, which uses no stack (305.1, 305.2); any other card is cast."""
    thing = object_named(ev, arguments["object"])
    player = arguments.get("by") or thing.owner
    thing = played_as(ev, player, thing, arguments.get("as") or "")
    if "land" not in thing.card.types:
        casting.cast(ev, player, thing)
        return
    rules = ev.rules.cite("play a land")
    state = ev.state
    in_hand = thing.zone == "hand" and thing.owner == player
    if not in_hand and not may_be_played_from(ev, player, thing):
        raise IllegalStep(f"{player} has no {thing.handle} in hand", rules)
    if state.turn_player != player or state.phase not in MAIN or state.waiting:
        raise IllegalStep(f"{player} may not play {thing.handle} now", rules)
    check_number_of_lands(ev, player)
    play_land(ev, player, thing)


def activate(ev: Running, arguments: Arguments) -> None:
    thing = object_named(ev, arguments["object"])
    player = arguments.get("by") or thing.player
    if "be activated" in ev.derived.traits(ev.state, thing).cannot:
        rules = ev.rules.cite(WHAT_CANNOT_BE_ACTIVATED_CANNOT_TRIGGER.name)
        raise IllegalStep(f"Abilities of {thing.handle} cannot be activated", rules)
    name = arguments.get("ability") or ""
    if name in STANDING_FOR and not acts(ev, name):
        raise IllegalStep(f"{thing.handle} has no activated ability {name}", ev.rules.cite("activated abilities"))
    if is_turned_up_by(thing, name):
        turn_face_up(ev, player, thing, name)
        return
    ability = _ability_called(ev, thing, name)
    if SPECIAL_ACTION in ability.keywords:
        take_special_action(ev, player, thing, ability)
        return
    if not casting.is_mana_ability(ability):
        combat.declared_by_now(ev)
        check_split_second(ev, f"{player} may not activate {thing.handle}")
    if thing.zone == BATTLEFIELD and _has_tap_symbol(ability):
        check_not_new(ev, thing, "activate")
    begun = len(ev.journal.events)
    if not is_loyalty_ability(ability):
        use_ability(ev, player, thing, name)
        tell_who_crews(ev, player, thing, ability, begun)
        return
    check_loyalty(ev, player, thing, ability)
    use_ability(ev, player, thing, name)
    note_loyalty(ev, thing)


def _ability_called(ev: Running, thing: GameObject, name: str) -> Ability:
    """The activated ability of this name, the first where none is named; one that does nothing where there is none."""
    return next(iter(abilities_called(ev, thing, name)), Ability(AbilityKind.ACTIVATED))


def _has_tap_symbol(ability: Ability) -> bool:
    """Whether its activation cost holds the tap or the untap symbol: its own permanent's, no other's."""
    return any(isinstance(a, Tap | Untap) and a.objects.pick is Pick.ME for a in ability.cost.actions)


def attack(ev: Running, arguments: Arguments) -> None:
    """Attackers are declared as the declare attackers step begins, which comes first if it is not there yet."""
    if ev.state.phase != "declare attackers":
        if ev.state.phase not in ("precombat main", "beginning of combat") or ev.state.waiting:
            raise IllegalStep("Attackers cannot be declared now", ev.rules.cite("attacks"))
        advance_to(ev, "declare attackers", "postcombat main", "end")
        if ev.state.phase != "declare attackers":
            raise IllegalStep(f"{ev.state.turn_player} has no combat phase this turn", ev.rules.cite("attacks"))
    if combat.are_attackers_declared(ev.state):
        raise IllegalStep("Attackers have already been declared", ev.rules.cite("attacks"))
    combat.declare_attackers(ev, arguments["pairs"])


def block(ev: Running, arguments: Arguments) -> None:
    """Blockers are declared as the declare blockers step begins; what is on the stack resolves before it."""
    if ev.state.phase == "declare attackers" and combat.somebody_has_attacked(ev.state):
        advance_to(ev, "declare blockers")
    if ev.state.phase != "declare blockers" or remembered(ev.state).blocks_declared == ev.state.combat:
        raise IllegalStep("Blockers cannot be declared now", ev.rules.cite("blocks"))
    combat.declare_blockers(ev, arguments["pairs"])


def pass_priority(ev: Running, arguments: Arguments) -> None:
    """One player passes; once all have in succession, the top of the stack resolves or the step ends (117.4)."""
    player, rules = arguments["player"], ev.rules.cite("pass")
    combat.declared_by_now(ev)
    if player != priority_of(ev.state):
        raise IllegalStep(f"{player} does not have priority", rules)
    living = {each for each in ev.state.players if each not in ev.state.memory.lost}
    passed = {*ev.state.memory.passed, player}
    ev.board.remember(passed=frozenset(passed))
    ev.journal.record("step", f"{player} passes", rules, players=(player,))
    if not living <= passed:
        return
    ev.board.remember(passed=frozenset())
    if ev.state.waiting:
        resolve_newest(ev)
    elif not combat.declare_no_blocks(ev):
        next_step(ev)


def concede(ev: Running, arguments: Arguments) -> None:
    ev.events.perform([Event("loses the game", (), arguments["player"], payload=Unpreventable())])


def end_turn(ev: Running, arguments: Arguments) -> None:
    """To the precombat main phase of the next turn, also from a step before that of this one."""
    turn = ev.state.turn
    while ev.state.turn == turn and not ev.state.memory.winner:
        advance_to(ev, "precombat main")


def advance(ev: Running, arguments: Arguments) -> None:
    advance_to(ev, arguments["phase"])


STEPS: dict[str, Callable[[Running, Arguments], None]] = {
    "instruct": instruct,
    "at once": instruct,
    "cast": cast,
    "play": play,
    "activate": activate,
    "attack": attack,
    "block": block,
    "resolve": resolve,
    "pass": pass_priority,
    "concede": concede,
    "end turn": end_turn,
    "advance to": advance,
}
