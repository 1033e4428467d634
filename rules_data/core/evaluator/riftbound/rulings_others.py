"""Riftbound's rows on passive abilities, replacement effects and activated abilities.

Core Rules v1.3 363-381, v1.2 360-374.
"""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import AbilityKind

from .rulings_triggers import row, yes


def _kind(*kinds: AbilityKind) -> Any:
    return lambda ability: ability.kind in kinds


_PASSIVE = _kind(AbilityKind.PASSIVE, AbilityKind.REPLACEMENT)
_ACTIVATED = _kind(AbilityKind.ACTIVATED)
_TRIGGERED = _kind(AbilityKind.TRIGGERED)


def _is_uncontrolled_field(occurrence: Any) -> bool:
    thing = occurrence.object
    return thing is not None and thing.zone == "field" and not thing.controller


PASSIVES = (
    yes("passives-affect-play", "passives affect play", "364", "361",
        "A passive ability changes the course of play."),
    yes("passives-may-be-conditional", "a passive may be conditional", "364.3", "361.3",
        "A passive ability with an if or while holds only as long as that is true."),
    yes("passives-on-board", "abilities work on the board", "365 365.1", "362 362.1",
        "The passives of a permanent are active on the board only.", when=_PASSIVE),
    yes("passives-elsewhere", "abilities say where else they work", "366 366.1", "363 363.1",
        "A passive that names its context works in that zone.", when=_PASSIVE),
    yes("own-cost", "a card's own passives change its cost", "366.2 366.2.a", "363.2 363.2.a",
        "A card's passive changes its own cost in whatever zone it is played from."),
)

REPLACEMENTS = (
    yes("replacements-apply", "replacements apply", "368 369", "365 366",
        "A replacement effect steps in while something is carried out and changes it."),
    yes("replaced-by", "what replaces an event happens instead", "370.1.a", "367",
        "What the replacement says happens in place of the event."),
    yes("replacement-qualifies", "a replacement says what qualifies", "370.1", "365",
        "Only events of the kind the replacement describes are replaced."),
    yes("applied-once", "a replacement applies once to an event", "370.2", "366",
        "It applies once to an event, and to whatever has replaced that event."),
    yes("in-force-before", "a replacement must be in force before the event", "370.3", "",
        "Its source must be where it works before the event, not only with it."),
    yes("replacement-limited", "a replacement may be once each turn", "371", "365",
        "A replacement that says once each turn applies once each turn."),
    yes("replacement-chosen", "a once each turn replacement is chosen", "371.1", "",
        "Its controller may choose not to apply it."),
    yes("replacement-declined", "a declined replacement was not applied", "371.2", "",
        "If it was not applied it is still available this turn."),
    yes("prevention-replaces", "preventing replaces damage", "369.2 437.2 437.7", "366",
        "Preventing damage replaces it with that much less."),
    row("replacement-controller", "who controls a replacement", "the source's controller", "374", "",
        "The controller of its source controls a replacement effect."),
    yes("modifications-inherited", "replacements inherit modifications", "375", "",
        "What replaces an event takes over how that event would have happened."),
    row("owner-orders", "who orders replacements", "owner", "372", "368",
        "The owner of the affected object orders the replacements of one event."),
    row("player-orders", "who orders replacements", "player", "372.1", "368.1",
        "If a player is affected, that player orders them.",
        exception_to="owner-orders", when=lambda occurrence: occurrence.object is None),
    row("turn-player-orders", "who orders replacements", "turn player", "372.2", "368.2",
        "For an uncontrolled battlefield the turn player orders them.",
        exception_to="owner-orders", when=_is_uncontrolled_field),
    yes("each-event-by-itself", "each simultaneous event is replaced by itself", "373", "",
        "Simultaneous events are replaced one by one, in their controller's order."),
    row("players-replace-in-turn-order", "order of replacements of several events", "turn order", "373.1", "",
        "Replacements of different controllers apply in turn order."),
    yes("one-sequence", "a replacement has one sequence", "373.2 373.2.a", "",
        "A replacement applies to simultaneous events in one uninterrupted series only."),
    yes("parts-end-no-series", "a replaced part of a replacement ends no series", "373.2.a.1", "",
        "Replacing a part of what a replacement does is no interruption of its series."),
)


ACTIVATED = (
    yes("activated-use-chain", "activated abilities wait to resolve", "377.3 377.3.a.1", "370.2 370.2.a.1",
        "A used ability goes on the chain, which closes the state."),
    row("used-when-resolved", "using an ability", "when it resolves", "377.2.a", "370",
        "An ability has been used once it resolves."),
    yes("cost-before-colon", "an activated ability has its cost", "403.1.a", "391.1.a",
        "What stands before the colon of an activated ability is its cost."),
    yes("condition-on-use", "a condition on using an ability", "377.2.b", "370",
        "A condition on using an ability must be true to activate it."),
    yes("controller-uses", "the controller chooses to use an ability", "378", "371",
        "Its controller chooses whether and when to use it."),
    yes("used-on-board", "abilities work on the board", "380", "373",
        "Activated abilities are used from the board.", when=_ACTIVATED),
    yes("own-turn-open-state", "when an ability may be used", "381", "374",
        "Abilities are used on their controller's turn in an open state."),
    yes("illegal-without-options", "an ability without legal options", "402.2", "390.2",
        "An activated ability without legal options cannot be used."),
)

PRESENCE = (
    yes("triggers-on-board", "abilities work on the board", "384 384.1 384.2", "377 377.1 377.2",
        "The triggered abilities of a permanent are evaluated on the board only.", when=_TRIGGERED),
    yes("triggers-elsewhere", "abilities say where else they work", "385 385.2", "378 378.2",
        "A triggered ability that names its context works there, and nowhere else.", when=_TRIGGERED),
    yes("used-elsewhere", "abilities say where else they work", "380", "373",
        "An activated ability that names a zone is used from there.", when=_ACTIVATED),
)
