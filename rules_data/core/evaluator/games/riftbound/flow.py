"""Riftbound's course between and beyond actions: cleanups, showdowns, combat, steps players take.

Cleanups: v1.3 318-324, v1.2 318-323. Timing: 307-313, 327-348 (v1.2 307-313, 326-345).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.stack import settle
from rules_data.core.evaluator.state import NO_CAUSE, Cause, Event, GameObject, IllegalStep, replace

from . import combat, focus, priority, steps, teams, timing
from .conceding import refuse_who_has_left
from .facts import units_at
from .hiding import uncover
from .holding import end_contests, lose_control
from .later_words import refuse_later_words_in, refuse_words_of_later_editions
from .memory import remembered
from .questions_course import A_CLEANUPS_KILL_IS_WHAT_JUST_RESOLVEDS, WHAT_KILLS_IN_A_COMBATS_CLEANUP
from .timestamps import watch_what_applies
from .turn import mark_beginning_phase
from .vocabulary import PLAYER
from .winning import win


class RiftboundFlow:
    """What happens by itself, and who may act when."""

    def begin(self, ev: Running) -> None:
        """Players can be chosen (355.9.a); a contested battlefield remembers who contests it."""
        for player in ev.state.players:
            ev.board.put(GameObject(player, CardFacts(player, (PLAYER,)), player, player, PLAYER, order=-1))
        teams.begin(ev)
        refuse_words_of_later_editions(ev)
        watch_what_applies(ev)
        mark_beginning_phase(ev)
        for field in list(ev.state.objects.values()):
            if field.zone == "field" and "contested" in field.statuses:
                units = units_at(ev, field.handle)
                other = next((u.controller for u in units if u.controller != field.controller), "")
                ev.board.remember(contested_by={**remembered(ev.state).contested_by, field.handle: other})

    def tidy(self, ev: Running) -> bool:
        """One cleanup; whether it changed anything. There is none while something resolves."""
        if ev.under_way.resolving:
            return False
        before = ev.state
        if ev.under_way.has_been_checked(before, depends=ev.derived.depends):
            return False
        for step in (win, _designations, _lethal, lose_control, _loose_gear, uncover, end_contests):
            step(ev)
        ev.under_way.checked = before if ev.state is before else None
        return ev.state is not before

    def went_on(self, ev: Running) -> bool:
        """Begin a staged showdown or combat once the state is neutral open, or turn a showdown into a combat."""
        if ev.under_way.resolving:
            return False
        priority.award(ev)
        focus.pass_after_chain(ev)
        if remembered(ev.state).combat_step and not ev.state.waiting:
            combat.go_on(ev)
            return True
        return combat.begin_staged(ev)

    def check_timing(self, ev: Running, player: str, keywords: frozenset[str], what: str) -> None:
        """Who may use abilities now (rules 381, v1.2 374)."""
        timing.check_use(ev, player, keywords, what)

    def take_step(self, ev: Running, kind: str, arguments: Mapping[str, Any]) -> None:
        """A step of the scenario."""
        if ev.state.memory.winner:
            raise IllegalStep(f"The game is over: {ev.state.memory.winner} has won", ev.rules.cite("the game is over"))
        refuse_later_words_in(ev, arguments)
        refuse_who_has_left(ev, str(arguments.get("by") or arguments.get("player") or ""))
        ev.under_way.acted_from = len(ev.state.history)
        opens = not ev.state.waiting
        steps.STEPS[kind](ev, arguments)
        if kind in ("play", "use"):
            focus.note_action(ev, opens_chain=opens and (kind == "play" or bool(ev.state.waiting)))
            priority.begin_anew(ev)
        settle(ev)


# --- the steps of a cleanup ------------------------------------------------------------------------


def _designations(ev: Running) -> None:
    field = remembered(ev.state).showdown
    if not ev.state.combat:
        return
    memory = remembered(ev.state)
    for player, status in ((memory.attacker, "attacking"), (memory.defender, "defending")):
        missing = [u for u in units_at(ev, field, player) if status not in u.statuses]
        if missing:
            combat.designate(ev, status, missing)
    away = tuple(
        o
        for o in ev.state.objects.values()
        if {"attacking", "defending"} & o.statuses and not (o.zone == "battlefield" and o.at == field)
    )
    if away:
        ev.events.perform([Event("loses designation", away)])


def _lethal(ev: Running) -> None:
    dying = []
    for thing in ev.state.objects.values():
        if thing.counters and thing.count("damage") and thing.zone in ("base", "battlefield"):
            traits = ev.derived.traits(ev.state, thing)
            if "be killed" in traits.cannot or "unit" not in traits.types:
                continue
            if thing.count("damage") >= measure(ev, ev.state, thing, "might"):
                dying.append(thing)
    if dying:
        ev.events.perform([_death(ev, thing) for thing in dying])


def _death(ev: Running, thing: GameObject) -> Event:
    cause = _what_killed(ev, thing)
    return Event(
        "dies", (thing,), cause.player, at=ev.game.place_of(thing), cause=cause, procedure="dies in a cleanup"
    )


def _what_killed(ev: Running, thing: GameObject) -> Cause:
    """The spell or ability that has just resolved and dealt damage to it (v1.3 428.5.c, v1.2 415.5.c).

    Whether units that deal combat damage kill is left open by some editions.
    """
    only_now = ev.rules.ask(A_CLEANUPS_KILL_IS_WHAT_JUST_RESOLVEDS)
    history = ev.state.history[ev.under_way.acted_from :] if only_now else ev.state.history
    damage = (event for event in history if event.kind == "takes damage")
    causes = [event.cause for event in damage if any(o.identity == thing.identity for o in event.objects)]
    if not causes:
        return NO_CAUSE
    cause = causes[-1]
    if cause.source is None or not only_now or {"spell", "ability"} & set(cause.kinds):
        return cause
    ruled = ev.rules.ask(WHAT_KILLS_IN_A_COMBATS_CLEANUP)
    if ruled.answer != "the rules do not say":
        return cause if ruled.answer == "the sources of the damage" else NO_CAUSE
    rules = ", ".join(ruled.rules)
    unsaid = f"The rules do not say what kills a unit that {cause.name} has dealt damage to (rule {rules})."
    return replace(cause, player="", unsaid=unsaid)


def _loose_gear(ev: Running) -> None:
    state = ev.state
    loose = [
        o
        for o in state.objects.values()
        if o.zone == "battlefield" and not o.attached_to and "unit" not in ev.derived.traits(state, o).types
    ]
    if loose:
        procedure = "recalled in a cleanup"
        ev.events.perform([Event("is recalled", (thing,), thing.controller, procedure=procedure) for thing in loose])
