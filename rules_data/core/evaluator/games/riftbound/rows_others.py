"""Riftbound's rows on passive abilities, replacement effects and activated abilities.

Core Rules v1.3 363-381, v1.2 360-374.
"""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import AbilityKind
from rules_data.core.evaluator.policy import (
    A_PASSIVE_MAY_BE_CONDITIONAL,
    A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT,
    A_REPLACEMENT_MAY_BE_ONCE_EACH_TURN,
    A_REPLACEMENT_MUST_BE_IN_FORCE_BEFORE_THE_EVENT,
    A_REPLACEMENT_SAYS_WHAT_QUALIFIES,
    ABILITIES_WORK_ON_THE_BOARD,
    ACTIVATED_ABILITIES_WAIT_TO_RESOLVE,
    ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS,
    PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED,
    PASSIVES_AFFECT_PLAY,
    PREVENTING_REPLACES_DAMAGE,
    REPLACEMENTS_APPLY,
    WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD,
    WHO_CONTROLS_A_REPLACEMENT,
    WHO_ORDERS_REPLACEMENTS,
)
from rules_data.core.evaluator.state import Event

from .questions_others import (
    A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST,
    A_CONDITION_ON_USING_AN_ABILITY,
    A_DECLINED_REPLACEMENT_WAS_NOT_APPLIED,
    A_ONCE_EACH_TURN_REPLACEMENT_IS_CHOSEN,
    A_REPLACED_PART_OF_A_REPLACEMENT_ENDS_NO_SERIES,
    A_REPLACEMENT_HAS_ONE_SEQUENCE,
    ABILITIES_SAY_WHERE_ELSE_THEY_WORK,
    AN_ABILITY_WITHOUT_LEGAL_OPTIONS,
    AN_ACTIVATED_ABILITY_HAS_ITS_COST,
    EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF,
    REPLACEMENTS_INHERIT_MODIFICATIONS,
    THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY,
    USING_AN_ABILITY,
    WHEN_AN_ABILITY_MAY_BE_USED,
)
from .rows_triggers import row, yes


def _kind(*kinds: AbilityKind) -> Any:
    return lambda ability: ability.kind in kinds


_PASSIVE = _kind(AbilityKind.PASSIVE, AbilityKind.REPLACEMENT)
_ACTIVATED = _kind(AbilityKind.ACTIVATED)
_TRIGGERED = _kind(AbilityKind.TRIGGERED)


def _banishes(event: Event) -> bool:
    return event.kind == "is banished"


def _is_uncontrolled_field(occurrence: Any) -> bool:
    thing = occurrence.object
    return thing is not None and thing.zone == "field" and not thing.controller


PASSIVES = (
    yes("passives-affect-play", PASSIVES_AFFECT_PLAY, "364", "361", "A passive ability changes the course of play."),
    yes(
        "passives-may-be-conditional",
        A_PASSIVE_MAY_BE_CONDITIONAL,
        "364.3",
        "361.3",
        "A passive ability with an if or while holds only as long as that is true.",
    ),
    yes(
        "passives-on-board",
        ABILITIES_WORK_ON_THE_BOARD,
        "365 365.1",
        "362 362.1",
        "The passives of a permanent are active on the board only.",
        when=_PASSIVE,
    ),
    yes(
        "passives-elsewhere",
        ABILITIES_SAY_WHERE_ELSE_THEY_WORK,
        "366 366.1",
        "363 363.1",
        "A passive that names its context works in that zone.",
        when=_PASSIVE,
    ),
    yes(
        "own-cost",
        A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST,
        "366.2 366.2.a",
        "363.2 363.2.a",
        "A card's passive changes its own cost in whatever zone it is played from.",
    ),
)

REPLACEMENTS = (
    yes(
        "replacements-apply",
        REPLACEMENTS_APPLY,
        "368 369",
        "365 366",
        "A replacement effect steps in while something is carried out and changes it.",
    ),
    yes(
        "replaced-by",
        WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD,
        "370.1.a",
        "367",
        "What the replacement says happens in place of the event.",
    ),
    yes(
        "replacement-qualifies",
        A_REPLACEMENT_SAYS_WHAT_QUALIFIES,
        "370.1",
        "365",
        "Only events of the kind the replacement describes are replaced.",
    ),
    yes(
        "applied-once",
        A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT,
        "370.2",
        "366",
        "It applies once to an event, and to whatever has replaced that event.",
    ),
    yes(
        "in-force-before",
        A_REPLACEMENT_MUST_BE_IN_FORCE_BEFORE_THE_EVENT,
        "370.3",
        "",
        "Its source must be where it works before the event, not only with it.",
    ),
    yes(
        "replacement-limited",
        A_REPLACEMENT_MAY_BE_ONCE_EACH_TURN,
        "371",
        "365",
        "A replacement that says once each turn applies once each turn.",
    ),
    yes(
        "replacement-chosen",
        A_ONCE_EACH_TURN_REPLACEMENT_IS_CHOSEN,
        "371.1",
        "",
        "Its controller may choose not to apply it.",
    ),
    yes(
        "replacement-declined",
        A_DECLINED_REPLACEMENT_WAS_NOT_APPLIED,
        "371.2",
        "",
        "If it was not applied it is still available this turn.",
    ),
    yes(
        "prevention-replaces",
        PREVENTING_REPLACES_DAMAGE,
        "369.2 437.2 437.7",
        "366",
        "Preventing damage replaces it with that much less.",
    ),
    row(
        "replacement-controller",
        WHO_CONTROLS_A_REPLACEMENT,
        "the source's controller",
        "374",
        "",
        "The controller of its source controls a replacement effect.",
    ),
    yes(
        "modifications-inherited",
        REPLACEMENTS_INHERIT_MODIFICATIONS,
        "375",
        "",
        "What replaces an event takes over how that event would have happened.",
    ),
    row(
        "owner-orders",
        WHO_ORDERS_REPLACEMENTS,
        "owner",
        "372",
        "368",
        "The owner of the affected object orders the replacements of one event.",
    ),
    row(
        "player-orders",
        WHO_ORDERS_REPLACEMENTS,
        "player",
        "372.1",
        "368.1",
        "If a player is affected, that player orders them.",
        exception_to="owner-orders",
        when=lambda occurrence: occurrence.object is None,
    ),
    row(
        "turn-player-orders",
        WHO_ORDERS_REPLACEMENTS,
        "turn player",
        "372.2",
        "368.2",
        "For an uncontrolled battlefield the turn player orders them.",
        exception_to="owner-orders",
        when=_is_uncontrolled_field,
    ),
    yes(
        "effects-find-what-they-banished",
        PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED,
        "427.3",
        "414.3",
        "Further parts of an effect find the cards it has itself banished.",
        when=_banishes,
    ),
    yes(
        "each-event-by-itself",
        EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF,
        "373",
        "",
        "Simultaneous events are replaced one by one, in their controller's order.",
    ),
    row(
        "which-event-is-not-said",
        EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF,
        "the rules do not say",
        "",
        "368",
        "The rules order the replacements of one event, and not the events that one replacement could apply to.",
    ),
    row(
        "players-replace-in-turn-order",
        ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS,
        "turn order",
        "373.1",
        "303.2.a",
        "Replacements of different controllers apply in turn order.",
    ),
    yes(
        "one-sequence",
        A_REPLACEMENT_HAS_ONE_SEQUENCE,
        "373.2 373.2.a",
        "",
        "A replacement applies to simultaneous events in one uninterrupted series only.",
    ),
    yes(
        "parts-end-no-series",
        A_REPLACED_PART_OF_A_REPLACEMENT_ENDS_NO_SERIES,
        "373.2.a.1",
        "",
        "Replacing a part of what a replacement does does not interrupt its series.",
    ),
)


ACTIVATED = (
    yes(
        "activated-use-chain",
        ACTIVATED_ABILITIES_WAIT_TO_RESOLVE,
        "377.3 377.3.a.1",
        "370.2 370.2.a.1",
        "A used ability goes on the chain, which closes the state.",
    ),
    row(
        "used-when-resolved",
        USING_AN_ABILITY,
        "when it resolves",
        "377.2.a",
        "370",
        "An ability has been used once it resolves.",
    ),
    yes(
        "cost-before-colon",
        AN_ACTIVATED_ABILITY_HAS_ITS_COST,
        "403.1.a",
        "391.1.a",
        "What stands before the colon of an activated ability is its cost.",
    ),
    yes(
        "condition-on-use",
        A_CONDITION_ON_USING_AN_ABILITY,
        "377.2.b",
        "370",
        "A condition on using an ability must be true to activate it.",
    ),
    yes(
        "controller-uses",
        THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY,
        "378",
        "371",
        "Its controller chooses whether and when to use it.",
    ),
    yes(
        "used-on-board",
        ABILITIES_WORK_ON_THE_BOARD,
        "380",
        "373",
        "Activated abilities are used from the board.",
        when=_ACTIVATED,
    ),
    yes(
        "own-turn-open-state",
        WHEN_AN_ABILITY_MAY_BE_USED,
        "381",
        "374",
        "Abilities are used on their controller's turn in an open state.",
    ),
    yes(
        "illegal-without-options",
        AN_ABILITY_WITHOUT_LEGAL_OPTIONS,
        "402.2",
        "390.2",
        "An activated ability without legal options cannot be used.",
    ),
)

PRESENCE = (
    yes(
        "triggers-on-board",
        ABILITIES_WORK_ON_THE_BOARD,
        "384 384.1 384.2",
        "377 377.1 377.2",
        "The triggered abilities of a permanent are evaluated on the board only.",
        when=_TRIGGERED,
    ),
    yes(
        "triggers-elsewhere",
        ABILITIES_SAY_WHERE_ELSE_THEY_WORK,
        "385 385.2",
        "378 378.2",
        "A triggered ability that names its context works there, and nowhere else.",
        when=_TRIGGERED,
    ),
    yes(
        "used-elsewhere",
        ABILITIES_SAY_WHERE_ELSE_THEY_WORK,
        "380",
        "373",
        "An activated ability that names a zone is used from there.",
        when=_ACTIVATED,
    ),
)
