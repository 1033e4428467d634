"""Showdowns and combat (Core Rules v1.3 341-348, 454-461; v1.2 337-345, 437-444)."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.events import Running, end_delayed, end_modifiers
from rules_data.core.evaluator.policy import DELAYED_ABILITIES_END_WITH_THEIR_TIME
from rules_data.core.evaluator.stack import tidy
from rules_data.core.evaluator.state import Decision, Event, GameObject, replace

from . import focus
from .combat_damage import deal_combat_damage
from .facts import units_at
from .memory import remembered
from .payloads import OfDesignation
from .questions_course import (
    FOCUS_STAYS_AS_A_SHOWDOWN_BECOMES_A_COMBAT,
    RECALLED_ATTACKERS_LEAVE_NO_RESULT,
    SHOWDOWNS_BEGIN_IN_ANY_PHASE,
    SHOWDOWNS_WITHOUT_COMBAT_COME_FIRST,
    UNITS_ARE_HEALED_BEFORE_THEIR_DAMAGE_COUNTS_AGAIN,
)
from .questions_triggers import (
    A_LINKED_DELAYED_ABILITY_LASTS_WITH_ITS_OBJECT,
    A_SHOWDOWN_CAN_BECOME_A_COMBAT,
    THE_CHAIN_RESOLVES_BETWEEN_A_COMBATS_TASKS,
)
from .scoring import conquer

_ROLES = {"attacking": "attacks", "defending": "defends"}


def _may_begin(ev: Running) -> bool:
    """Whether a showdown or a combat can begin in this phase."""
    return ev.state.phase == "main" or bool(ev.rules.ask(SHOWDOWNS_BEGIN_IN_ANY_PHASE))


def begin_staged(ev: Running) -> bool:
    """Open what is staged; whether anything was opened."""
    state = ev.state
    if state.waiting:
        return False
    field = remembered(state).showdown
    if field:
        opposed = not state.combat and len(_controllers(ev, field)) == 2 and _may_begin(ev)
        return opposed and bool(ev.rules.ask(A_SHOWDOWN_CAN_BECOME_A_COMBAT)) and _become_combat(ev, field)
    fields = [o for o in state.objects.values() if o.zone == "field" and "contested" in o.statuses]
    staged = _first_in_turn(ev, [field for field in fields if _is_staged(ev, field)])
    if not staged or not _may_begin(ev):
        return False
    rules = ev.rules.ask(SHOWDOWNS_BEGIN_IN_ANY_PHASE).rules
    legal = tuple((o.handle,) for o in staged)
    chosen = ev.choices.choose(Decision(state.turn_player, "which battlefield", legal, rules))[0]
    ev.board.remember(showdown=chosen)
    ev.journal.record("procedure", f"A showdown begins at {chosen}", rules, objects=(chosen,))
    focus.give_focus(ev, remembered(ev.state).contested_by.get(chosen, ""))
    if len(_controllers(ev, chosen)) == 2:
        _begin_combat(ev, chosen)
    return True


def _first_in_turn(ev: Running, staged: list[GameObject]) -> list[GameObject]:
    """The battlefields of which one is chosen: those without a combat come first, in an edition that says so."""
    alone = [field for field in staged if len(_controllers(ev, field.handle)) < 2]
    return alone if 0 < len(alone) < len(staged) and ev.rules.ask(SHOWDOWNS_WITHOUT_COMBAT_COME_FIRST) else staged


def _controllers(ev: Running, field: str) -> set[str]:
    return {unit.controller for unit in units_at(ev, field)}


def _is_staged(ev: Running, field: GameObject) -> bool:
    by = remembered(ev.state).contested_by.get(field.handle, "")
    return bool(units_at(ev, field.handle, by)) and by != ""


def _become_combat(ev: Running, field: str) -> bool:
    """A showdown goes on as a combat: in one edition whoever has focus keeps it, in others the attacker gains it."""
    ruled = ev.rules.ask(FOCUS_STAYS_AS_A_SHOWDOWN_BECOMES_A_COMBAT)
    holder = remembered(ev.state).focus if ruled else ""
    if holder:
        ev.journal.record("procedure", f"{holder} keeps focus", ruled.rules, players=(holder,))
    return _begin_combat(ev, field, holder)


def _begin_combat(ev: Running, field: str, focused: str = "") -> bool:
    attacker = remembered(ev.state).contested_by.get(field, "")
    defender = next((player for player in _controllers(ev, field) if player != attacker), "")
    ev.board.begin_combat()
    ev.board.remember(attacker=attacker, defender=defender)
    focus.give_focus(ev, focused or attacker)
    rules = ev.rules.cite("combat begins")
    ev.journal.record(
        "procedure", f"Combat at {field}: {attacker} attacks {defender}", rules, players=(attacker, defender)
    )
    ev.events.perform(
        [
            _designation(ev, "attacking", units_at(ev, field, attacker)),
            _designation(ev, "defending", units_at(ev, field, defender)),
        ]
    )
    return True


def _designation(ev: Running, status: str, units: list[GameObject], *, later: bool = False) -> Event:
    keys = {unit.handle: f"{status}:{unit.handle}#{unit.incarnation}@{ev.state.combat}" for unit in units}
    again = tuple(handle for handle, key in keys.items() if ev.state.used.get(key))
    for key in keys.values():
        ev.board.note_use(key)
    player = units[0].controller if units else ""
    field = remembered(ev.state).showdown
    kind, payload = _ROLES[status], OfDesignation(again)
    return Event(kind, tuple(units), player, at=field, payload=payload, procedure=f"{kind} later" if later else "")


def designate(ev: Running, status: str, units: list[GameObject]) -> None:
    """Units that have come to the combat gain the designation of their controller."""
    ev.events.perform([_designation(ev, status, units, later=True)])


# --- closing ---------------------------------------------------------------------------------------


def close_showdown(ev: Running) -> None:
    """Everyone has passed focus: combat damage if it is a combat, then control."""
    field = remembered(ev.state).showdown
    ev.journal.record(
        "procedure", f"The showdown at {field} closes", ev.rules.cite("showdown closes"), objects=(field,)
    )
    focus.give_focus(ev, "")
    if ev.state.combat:
        deal_combat_damage(ev, field)
        ev.board.remember(combat_step="clean up")
        go_on(ev)
        return
    ev.board.remember(showdown="")
    _establish_control(ev, field)


def go_on(ev: Running) -> None:
    """Take the next steps of the combat's resolution, each once what the one before put on the chain has resolved."""
    waits = ev.rules.ask(THE_CHAIN_RESOLVES_BETWEEN_A_COMBATS_TASKS)
    while step := remembered(ev.state).combat_step:
        following, act = _RESOLUTION[step]
        ev.board.remember(combat_step=following)
        act(ev, remembered(ev.state).showdown)
        if ev.state.waiting and waits:
            return


def _clean_up(ev: Running, field: str) -> None:
    """Units with lethal damage die, then all are healed before anything looks at their damage again."""
    if ev.rules.ask(UNITS_ARE_HEALED_BEFORE_THEIR_DAMAGE_COUNTS_AGAIN):
        ev.game.flow.tidy(ev)
    else:
        tidy(ev)
    attacker, defender = remembered(ev.state).attacker, remembered(ev.state).defender
    damaged = [o for o in ev.state.objects.values() if o.count("damage")]
    ev.events.perform([Event("is healed", (o,), procedure="healed after combat") for o in damaged])
    attackers = units_at(ev, field, attacker)
    recalled = bool(attackers) and bool(units_at(ev, field, defender))
    if recalled:
        procedure = "recalled after combat"
        ev.events.perform([Event("is recalled", (unit,), attacker, procedure=procedure) for unit in attackers])
    ev.board.remember(recalled=recalled)
    tidy(ev)


def _result(ev: Running, field: str) -> None:
    attacker, defender = remembered(ev.state).attacker, remembered(ev.state).defender
    attackers, defenders = units_at(ev, field, attacker), units_at(ev, field, defender)
    undecided = remembered(ev.state).recalled and ev.rules.ask(RECALLED_ATTACKERS_LEAVE_NO_RESULT)
    if undecided or bool(attackers) is bool(defenders):
        text = f"The combat at {field} has no result"
        ev.journal.record("procedure", text, ev.rules.cite("no result"), objects=(field,))
        return
    winner, loser = (attacker, defender) if attackers else (defender, attacker)
    won = Event("wins a combat", tuple(attackers or defenders), winner, at=field)
    ev.events.perform([won, Event("loses a combat", (), loser, at=field)])


def _end(ev: Running, field: str) -> None:
    designated = tuple(o for o in ev.state.objects.values() if {"attacking", "defending"} & o.statuses)
    if designated:
        ev.events.perform([Event("loses designation", designated, procedure="combat ends for its units")])
    ev.journal.record("procedure", f"Combat at {field} ends", ev.rules.cite("combat ends"), objects=(field,))
    expire(ev, Duration.THIS_COMBAT)
    ev.board.end_combat()
    ev.board.remember(showdown="")


def expire(ev: Running, duration: Duration) -> None:
    """End what lasted until now."""
    ends = {duration, Duration.NEXT_TIME} if duration is Duration.THIS_TURN else {duration}
    rules = ev.rules.cite("phase expiration" if duration is Duration.THIS_TURN else "combat ends")
    end_modifiers(ev, lambda modifier: modifier.duration in ends, rules)
    durations = {delayed.ability.duration for delayed in ev.state.delayed}
    linked = Duration.WHILE_ON_BOARD in durations
    if linked and not ev.rules.ask(A_LINKED_DELAYED_ABILITY_LASTS_WITH_ITS_OBJECT):
        ends.add(Duration.WHILE_ON_BOARD)
    ruled = ev.rules.ask(DELAYED_ABILITIES_END_WITH_THEIR_TIME) if durations & ends else None
    if ruled:
        end_delayed(ev, lambda delayed: delayed.ability.duration in ends, (*rules, *ruled.rules))


def _establish_control(ev: Running, field: str) -> None:
    """The only player with units there gains control. That is a task of its own after combat."""
    players = _controllers(ev, field)
    thing = ev.state.objects[field]
    if len(players) > 1:
        return
    ev.board.put(thing.with_status("contested", on=False))
    if not players:
        return
    player = players.pop()
    if thing.controller == player:
        return
    ev.board.put(replace(ev.state.objects[field], controller=player))
    rules = ev.rules.cite_for("establish control", "combat" if ev.state.combat else "showdown")
    ev.journal.record("procedure", f"{player} gains control of {field}", rules, players=(player,), objects=(field,))
    conquer(ev, player, field)


_RESOLUTION: dict[str, tuple[str, Callable[[Running, str], None]]] = {
    "clean up": ("result", _clean_up),
    "result": ("control", _result),
    "control": ("end", _establish_control),
    "end": ("", _end),
}
