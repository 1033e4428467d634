"""Flesh and Blood's rows on triggered effects (Comprehensive Rules 6.6)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import AbilityKind

from .lasting import waits_for_a_phase
from .rulings_effects import kind, row, yes


def _is_own_entering(pattern: Any) -> bool:
    return pattern.event in ("enters", "is created") and pattern.object is not None and pattern.object.itself


TRIGGERS = (
    yes("triggered-effects-trigger", "triggered abilities trigger", "6.6.1 6.6.5",
        "A triggered effect triggers when its condition is met."),
    row("limit-limits", "once each turn", "yes", "6.6.1a 6.6.5e",
        "Beyond its limit a triggered effect creates no layer."),
    row("ordinal-counts", "how many times a condition counts", "the nth time", "6.6.1b 6.6.5d",
        "An ordinal says which times its condition counts."),
    row("nth-of-several", "nth time, several at once", "each counts in turn", "6.6.1b",
        "Events that happen together count one after another."),
    row("own-conditions-later", "conditions of its effects count", "no", "6.6.1c",
        "Conditions of the effects of the layer are no part of the trigger condition."),
    yes("layers-wait", "triggers wait to resolve", "6.6.1d 6.6.5",
        "A triggered effect makes a layer; its abilities generate effects as that resolves."),
    yes("inline-triggers", "inline effects trigger as they are generated", "6.6.2",
        "An inline-triggered effect triggers as it is generated if its condition is met."),
    yes("inline-is-a-layer", "reflexive triggers wait to resolve", "6.6.2",
        "What an inline-triggered effect triggers is a layer of its own."),
    yes("inline-condition", "a reflexive trigger may be conditional", "6.6.2",
        "An inline-triggered effect has a condition."),
    yes("inline-times", "do this several times", "6.6.2", "A number of times is as many layers."),
    row("inline-does-not-wait", "inline effects wait for their condition", "no", "6.6.2a",
        "If its condition is met later, an inline-triggered effect does not trigger."),
    yes("delayed-is-of-a-layer", "delayed abilities last", "6.6.3",
        "A delayed-triggered effect is made by a layer and needs no source in the arena."),
    yes("phase-is-waited-for", "a change of phase or step is waited for", "6.6.3a",
        "A delayed trigger on a change of phase or step lasts until it triggers."),
    yes("until-it-triggers", "a delayed ability without a duration triggers once", "6.6.3a",
        "A delayed trigger on a change of phase or step ends as it triggers.", when=waits_for_a_phase),
    yes("static-generates", "static abilities generate triggered effects", "6.6.4",
        "A static ability can generate a triggered effect."),
    yes("static-triggered", "abilities work on the board", "6.6.4",
        "A static-triggered effect exists while its ability is functional.", when=kind(AbilityKind.TRIGGERED)),
    row("after-the-event", "when a condition is evaluated", "after", "6.6.5",
        "An event that has occurred is compared with the trigger condition."),
    row("not-before-it-exists", "source enters with the event", "no", "",
        "An effect that did not exist before the event is not triggered by it.", february="6.6.5a", june=""),
    row("own-arrival", "source enters with the event", "yes", "",
        "A static ability is functional as its source enters the arena.", february="1.7.4h", june="",
        exception_to="not-before-it-exists", when=_is_own_entering),
    yes("exists-during-the-event", "source enters with the event", "",
        "An effect that exists during the event can be triggered by it.", february="", june="6.6.5a"),
    yes("source-ceases", "source leaves with the event", "5.4.6a",
        "An effect that was functional before its source ceased to exist is triggered by that event."),
    yes("not-retroactive", "a delayed ability sees only what follows", "6.6.5a",
        "An effect generated after an event is not triggered by it."),
    yes("events-as-modified", "triggers see events as modified", "6.6.5b",
        "Only the event as it occurs can meet the trigger condition."),
    row("state-at-the-event", "if after the condition", "when placed", "6.6.5b",
        "A state in the trigger condition must be met by the game state at the time of the event."),
    yes("becoming-true", "a state that comes about triggers", "6.6.5c",
        "A state-based triggered effect triggers when its state comes about."),
    yes("already-true", "a state that is there already triggers", "6.6.5c",
        "It triggers as it is generated if its state is there."),
    yes("state-still-met", "a state is checked again as its layer resolves", "5.3.2a",
        "A layer whose state-trigger condition is no longer met fails to resolve."),
    yes("earlier-times", "earlier times count", "6.6.5d",
        "Times before the effect became functional count."),
    yes("triggering-prevented", "effects can prevent triggering", "6.6.5f",
        "An effect can prevent a triggered effect from triggering."),
    yes("prevented-counts", "a prevented trigger counts", "6.6.5f",
        "A triggering that was prevented counts towards the limit."),
    row("before-priority", "when triggers are placed", "before the next player acts", "6.6.6",
        "Triggered-layers are added to the stack before a player next receives priority."),
    yes("placed-any-time", "triggers in any state on any turn", "6.6.6",
        "Triggered-layers are added whoever's turn it is."),
    yes("others-may-respond", "others may respond", "6.6.6", "A triggered-layer waits on the stack."),
    yes("declared-when-added", "parameters are declared when placed", "6.6.6a",
        "Modes and targets are declared as a triggered-layer is added to the stack."),
    yes("no-target-no-layer", "no legal choices", "6.6.6a",
        "A triggered-layer without legal targets is not added."),
    yes("targets-are-declared", "a trigger's choices must be made", "6.6.6a",
        "Legal targets must be declared."),
    row("own-order", "order of one player's triggers", "controller chooses", "6.6.6b",
        "Players order their own triggered-layers."),
    row("selected-player", "order between players", "selected player first", "6.6.6b",
        "The turn-player selects who adds triggered-layers first; the others follow clockwise."),
)
