"""Magic's rows on delayed, state and reflexive triggers, losing and linked abilities (603.7-603.9, 603.11, 603.12)."""

from __future__ import annotations

from typing import Any

from rules_data.core.evaluator.matching import CHOICES
from rules_data.core.evaluator.policy import (
    A_DELAYED_ABILITY_SEES_ONLY_WHAT_FOLLOWS,
    A_DELAYED_ABILITY_WITHOUT_A_DURATION_TRIGGERS_ONCE,
    DELAYED_ABILITIES_LAST,
    LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS,
)

from .keywords_of_casting import EPIC
from .questions_later import (
    A_CHOICE_IS_KNOWN_TO_THE_ABILITIES_OF_ITS_TEXT,
    A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE,
    A_DRAW_IS_NO_LOSS,
    A_LOOP_OF_MANDATORY_ACTIONS_IS_A_DRAW,
    A_REFLEXIVE_TRIGGER_LOOKS_AT_WHAT_WAS_DONE_BEFORE,
    A_STATE_TRIGGER_WAITS_FOR_ITSELF,
    CREATED_IN_ONE_RESOLUTION_ONLY,
    HOW_OFTEN_A_REFLEXIVE_TRIGGER_TRIGGERS,
    LOSING_TRIGGERS_FOR_ANY_REASON,
    PAID_SEVERAL_TIMES_IS_PAID_ONCE,
    STATE_TRIGGERS_TRIGGER,
    WHEN_STATE_TRIGGERS_ARE_CHECKED,
    WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES,
    WHO_CONTROLS_A_DELAYED_ABILITY,
)
from .questions_objects import (
    AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT,
)
from .rows_triggers import row, yes

EXILED = "exiled"  # the name that linked abilities have for what one of them has exiled


def _created_by(kind: str) -> Any:
    return lambda creator: creator == kind


DELAYED = (
    yes(
        "delayed-abilities",
        DELAYED_ABILITIES_LAST,
        "603.7",
        "An effect's delayed triggered ability does something later, whatever has become of its source.",
    ),
    yes(
        "delayed-not-retroactive",
        A_DELAYED_ABILITY_SEES_ONLY_WHAT_FOLLOWS,
        "603.7a",
        "A delayed ability does not trigger on what happened before it was created.",
    ),
    yes(
        "delayed-once",
        A_DELAYED_ABILITY_WITHOUT_A_DURATION_TRIGGERS_ONCE,
        "603.7b",
        "Without a stated duration a delayed ability triggers once, the next time its event occurs.",
        # That of epic is for the rest of the game.
        when=lambda ability: ability.name != EPIC,
    ),
    row(
        "delayed-picks-its-event",
        WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES,
        "its controller chooses",
        "603.7b",
        "If its event occurs more than once at the same time, its controller chooses which triggers it.",
    ),
    yes(
        "delayed-despite-changes",
        A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE,
        "603.7c",
        "A delayed ability affects its object even if that has other characteristics by then.",
    ),
    row(
        "delayed-of-a-spell",
        WHO_CONTROLS_A_DELAYED_ABILITY,
        "who controlled its creator",
        "603.7d",
        "The player who controlled the spell as it resolved controls its delayed ability.",
        when=_created_by("card"),
    ),
    row(
        "delayed-of-an-ability",
        WHO_CONTROLS_A_DELAYED_ABILITY,
        "who controlled its creator",
        "603.7e",
        "The player who controlled the ability as it resolved controls its delayed ability.",
        when=_created_by("ability"),
    ),
    row(
        "delayed-of-a-replacement",
        WHO_CONTROLS_A_DELAYED_ABILITY,
        "who controlled its creator",
        "603.7f",
        "The controller of the static ability's object as the replacement applied controls the delayed ability.",
        when=_created_by("replacement"),
    ),
    row(
        "delayed-of-an-action",
        WHO_CONTROLS_A_DELAYED_ABILITY,
        "who controlled its creator",
        "603.7g",
        "The controller of the static ability's object as the action was taken controls the delayed ability.",
        when=_created_by("static"),
    ),
    yes(
        "delayed-of-one-resolution",
        CREATED_IN_ONE_RESOLUTION_ONLY,
        "603.7h",
        "A delayed ability about the nth resolution of its creator is created in that resolution only.",
    ),
)

STATES = (
    yes(
        "state-triggers",
        STATE_TRIGGERS_TRIGGER,
        "603.8",
        "Some abilities trigger when a state of the game is true and not on an event.",
    ),
    row(
        "states-at-once",
        WHEN_STATE_TRIGGERS_ARE_CHECKED,
        "at once",
        "603.8",
        "A state trigger triggers as soon as the state is so, even in the middle of a resolution.",
    ),
    yes(
        "state-waits",
        A_STATE_TRIGGER_WAITS_FOR_ITSELF,
        "603.8",
        "A state trigger does not trigger again before it has left the stack.",
    ),
)

LOSING = (
    yes(
        "every-loss-triggers",
        LOSING_TRIGGERS_FOR_ANY_REASON,
        "603.9",
        "Abilities that trigger when a player loses do so whatever the reason is.",
    ),
    yes(
        "a-draw-is-no-loss",
        A_DRAW_IS_NO_LOSS,
        "603.9",
        "They do not trigger when a player leaves the game because it is a draw.",
    ),
    yes(
        "loops-are-drawn",
        A_LOOP_OF_MANDATORY_ACTIONS_IS_A_DRAW,
        "104.4b",
        "A loop of actions that nobody may leave out makes the game a draw; one with an optional action does not.",
    ),
)

LINKED = (
    yes(
        "linked-static-ability",
        AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT,
        "603.11",
        "The static ability that triggered abilities are linked to is not a trigger itself: it works with the event.",
        when=lambda replacer: replacer.ability.replacement.pattern.event not in ("enters", "is created"),
    ),
    yes(
        "linked-only",
        LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS,
        "603.11 607.2h",
        "A triggered ability linked to a static one refers only to what that one did.",
        when=lambda name: name not in CHOICES and name != EXILED,
    ),
    yes(
        "exiled-by-itself",
        LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS,
        "607.2a",
        "What an object's ability says of the exiled cards is what another ability of this object has exiled.",
        when=lambda name: name == EXILED,
    ),
    yes(
        "an-undefined-choice",
        A_CHOICE_IS_KNOWN_TO_THE_ABILITIES_OF_ITS_TEXT,
        "607.5a",
        "What a copied ability says of a choice does nothing where none has been made for the ability copied with it.",
    ),
    yes(
        "chosen-for-itself",
        LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS,
        "607.2d",
        "What an object's ability says of the chosen color, type or name is what was chosen for this object alone.",
        when=lambda name: name in CHOICES,
    ),
)

REFLEXIVE = (
    yes(
        "reflexive-looks-at-its-resolution",
        A_REFLEXIVE_TRIGGER_LOOKS_AT_WHAT_WAS_DONE_BEFORE,
        "603.12",
        "A reflexive trigger is checked when created, on what its resolution has done before.",
    ),
    row(
        "reflexive-each-time",
        HOW_OFTEN_A_REFLEXIVE_TRIGGER_TRIGGERS,
        "each time",
        "603.12a",
        "A reflexive trigger triggers once for each time its event occurred in the resolution.",
    ),
    yes(
        "reflexive-paid-once",
        PAID_SEVERAL_TIMES_IS_PAID_ONCE,
        "603.12a",
        "Paying a cost any number of times triggers 'when you pay one or more times' once.",
    ),
)

LATER = (*DELAYED, *STATES, *LOSING, *LINKED, *REFLEXIVE)
