"""Magic's rows on triggering and on putting triggered abilities on the stack.

Comprehensive Rules of June 7, 2024: 603.1 to 603.5, with 605 on triggered mana abilities.
"""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities.effects import Modes
from rules_data.core.evaluator.policy import (
    A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT,
    A_TRIGGERS_CHOICES_MUST_BE_MADE,
    ACTIVATED_ABILITIES_WAIT_TO_RESOLVE,
    NO_LEGAL_CHOICES,
    NTH_TIME_SEVERAL_AT_ONCE,
    ORDER_BETWEEN_PLAYERS,
    ORDER_OF_ONE_PLAYERS_TRIGGERS,
    PREVENTING_REPLACES_DAMAGE,
    TRIGGERED_ABILITIES_TRIGGER,
    TRIGGERS_IN_ANY_STATE_ON_ANY_TURN,
    TRIGGERS_WAIT_TO_RESOLVE,
    WHEN_TRIGGERS_ARE_PLACED,
    WHOSE_IS_WHAT_TRIGGERED,
    Question,
    Row,
)

from .casting import activated_for_mana, triggers_for_mana
from .questions_triggers import (
    ABILITIES_MAY_TRIGGER_ADDITIONAL_TIMES,
    BECOMING_IS_A_CHANGE,
    COST_WITHIN_A_TRIGGER,
    DELAYED_ABILITIES_ARE_THEIR_SOURCES,
    DO_THIS_ONLY_ONCE,
    EACH_OCCURRENCE_TRIGGERS,
    IF_AFTER_THE_CONDITION,
    ONLY_LEGAL_MODES_ARE_CHOSEN,
    ONLY_WHAT_HAPPENS_TRIGGERS,
    TEXT_BEHIND_THE_EFFECT,
    THE_BEGINNING_OF_A_STEP_TRIGGERS,
    TRIGGERS_ON_TRIGGERING_COME_LAST,
    UNSEEN_OBJECTS_TRIGGER,
    WHAT_CANNOT_BE_ACTIVATED_CANNOT_TRIGGER,
    WHEN_A_TRIGGERS_MODE_IS_CHOSEN,
    WHEN_SPELLS_AND_ABILITIES_MAY_BE_USED,
    WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES,
    YOU_MAY,
)

EDITION = "2024-06-07"


def row(name: str, question: Question, answer: str, rules: str, summary: str, **more: Any) -> Row:
    """One row; its rules in one string."""
    return Row(name, question, answer, {EDITION: tuple(rules.split())}, summary, **more)


def yes(name: str, question: Question, rules: str, summary: str, **more: Any) -> Row:
    """A row that answers a yes-or-no question with yes."""
    return row(name, question, "yes", rules, summary, **more)


def no(name: str, question: Question, rules: str, summary: str, **more: Any) -> Row:
    """A row that answers a yes-or-no question with no."""
    return row(name, question, "no", rules, summary, **more)


def _is_triggering(event: Any) -> bool:
    return getattr(event, "kind", "") == "ability triggers"


def _is_modal(item: Any) -> bool:
    ability = getattr(item, "ability", None)
    return ability is not None and any(isinstance(effect, Modes) for effect in ability.effects)


TRIGGERING = (
    yes(
        "text-behind-the-effect",
        TEXT_BEHIND_THE_EFFECT,
        "603.1 603.1a",
        "Text behind the effect limits its targets, or says it can't be countered, while it is on the stack.",
    ),
    yes(
        "triggers-happen",
        TRIGGERED_ABILITIES_TRIGGER,
        "603.2",
        "An ability triggers each time an event matches its trigger event.",
    ),
    yes(
        "triggers-at-any-time",
        TRIGGERS_IN_ANY_STATE_ON_ANY_TURN,
        "603.2a",
        "Abilities trigger even when no spell could be cast and no ability activated.",
    ),
    no(
        "no-bar-to-triggering",
        WHAT_CANNOT_BE_ACTIVATED_CANNOT_TRIGGER,
        "603.2a",
        "What keeps abilities from being activated does not concern triggered abilities.",
    ),
    yes(
        "beginnings-trigger",
        THE_BEGINNING_OF_A_STEP_TRIGGERS,
        "603.2b",
        "As a phase or step begins, what triggers at its beginning triggers.",
    ),
    yes(
        "each-occurrence",
        EACH_OCCURRENCE_TRIGGERS,
        "603.2c",
        "An event with several occurrences triggers an ability once for each of them.",
    ),
    row(
        "nth-of-several",
        NTH_TIME_SEVERAL_AT_ONCE,
        "each counts in turn",
        "603.2c",
        "Each occurrence counts in turn, also among several at once, where an ability is about the first or the nth.",
    ),
    yes(
        "additional-times",
        ABILITIES_MAY_TRIGGER_ADDITIONAL_TIMES,
        "603.2d",
        "An effect may let an ability trigger additional times; it then triggers that many times.",
    ),
    yes(
        "additional-times-once",
        A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT,
        "603.2d",
        "An effect that adds triggers applies neither to itself nor again to the same triggering.",
        when=_is_triggering,
    ),
    no(
        "delayed-are-no-objects-abilities",
        DELAYED_ABILITIES_ARE_THEIR_SOURCES,
        "603.2e",
        "What refers to an object's triggered abilities does not mean delayed ones that it has created.",
    ),
    yes(
        "becoming-is-a-change",
        BECOMING_IS_A_CHANGE,
        "603.2f",
        "Nothing becomes what it already is, and what enters in a state has not become so.",
    ),
    no(
        "unseen-objects",
        UNSEEN_OBJECTS_TRIGGER,
        "603.2g",
        "An object that is at no time visible to all players triggers nothing.",
    ),
    yes(
        "only-what-happens",
        ONLY_WHAT_HAPPENS_TRIGGERS,
        "603.2h",
        "An event that is prevented or replaced triggers nothing.",
    ),
    yes(
        "do-this-once",
        DO_THIS_ONLY_ONCE,
        "603.2i",
        "It triggers only as long as its source's controller has not yet done this in the turn.",
    ),
)

PLACING = (
    yes(
        "triggers-use-the-stack",
        TRIGGERS_WAIT_TO_RESOLVE,
        "603.3",
        "What has triggered goes on the stack, and resolves from there.",
    ),
    row(
        "placed-before-priority",
        WHEN_TRIGGERS_ARE_PLACED,
        "before the next player acts",
        "603.3",
        "It is put there the next time a player would receive priority.",
    ),
    no(
        "triggered-mana-abilities",
        TRIGGERS_WAIT_TO_RESOLVE,
        "605.4 605.4a 605.1b",
        "A triggered mana ability resolves at once, without the stack.",
        exception_to="triggers-use-the-stack",
        when=triggers_for_mana,
    ),
    row(
        "whose-it-was-then",
        WHOSE_IS_WHAT_TRIGGERED,
        "whoever controlled its source as it triggered",
        "603.3a",
        "It is controlled by whoever controlled its source at the time it triggered.",
    ),
    row(
        "active-player-first",
        ORDER_BETWEEN_PLAYERS,
        "turn order",
        "603.3b 101.4",
        "The active player puts theirs on the stack first, then each other player in turn order.",
    ),
    row(
        "own-order",
        ORDER_OF_ONE_PLAYERS_TRIGGERS,
        "controller chooses",
        "603.3b",
        "Each player puts their own in any order.",
    ),
    yes(
        "triggers-on-triggers-last",
        TRIGGERS_ON_TRIGGERING_COME_LAST,
        "603.3b",
        "Abilities that trigger on another ability triggering are put on the stack after all others.",
    ),
    row(
        "modes-when-placed",
        WHEN_A_TRIGGERS_MODE_IS_CHOSEN,
        "when placed",
        "603.3c 700.2b",
        "The mode of a triggered ability is chosen as it is put on the stack.",
    ),
    yes(
        "only-legal-modes",
        ONLY_LEGAL_MODES_ARE_CHOSEN,
        "603.3c 700.2b",
        "A mode for which there are no legal targets cannot be chosen.",
    ),
    yes(
        "removed-without-mode",
        NO_LEGAL_CHOICES,
        "603.3c",
        "With no mode left to choose the ability is removed from the stack.",
        when=_is_modal,
    ),
    yes(
        "removed-without-choices",
        NO_LEGAL_CHOICES,
        "603.3d",
        "An ability that needs a choice and has no legal one is removed from the stack.",
        when=lambda item: not _is_modal(item),
    ),
    yes(
        "targets-as-placed",
        A_TRIGGERS_CHOICES_MUST_BE_MADE,
        "603.3d",
        "Its controller must choose targets where there are legal ones, even their own permanents.",
    ),
    row(
        "if-checked-twice",
        IF_AFTER_THE_CONDITION,
        "both times",
        "603.4 608.2a",
        "An if right after the trigger event must be true for it to trigger, and again for it to resolve.",
    ),
    row(
        "may-on-resolution",
        YOU_MAY,
        "on resolution",
        "603.5",
        "Such an ability goes on the stack in any case; whether to do it is chosen as it resolves.",
    ),
    row(
        "unless-on-resolution",
        COST_WITHIN_A_TRIGGER,
        "instruction",
        "603.5",
        "What may be paid, or must be unless something else is, is dealt with as the ability resolves.",
    ),
)


BESIDE = (
    yes(
        "activated-use-the-stack",
        ACTIVATED_ABILITIES_WAIT_TO_RESOLVE,
        "602.2 602.2a",
        "An activated ability goes on the stack and resolves from there.",
    ),
    no(
        "activated-mana-abilities",
        ACTIVATED_ABILITIES_WAIT_TO_RESOLVE,
        "605.3b",
        "A mana ability does not use the stack: it resolves as soon as it is activated.",
        exception_to="activated-use-the-stack",
        when=activated_for_mana,
    ),
    yes(
        "all-targets-illegal",
        WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES,
        "608.2b",
        "A spell or ability all of whose targets have become illegal does not resolve.",
    ),
    yes(
        "sorcery-timing",
        WHEN_SPELLS_AND_ABILITIES_MAY_BE_USED,
        "117.1a 307.1",
        "Spells but instants are cast in a main phase of their player's own turn with the stack empty.",
    ),
    yes(
        "replacement-applies-once",
        A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT,
        "614.5",
        "A replacement effect gets one opportunity to affect an event.",
        when=lambda event: not _is_triggering(event),
    ),
    yes("prevention", PREVENTING_REPLACES_DAMAGE, "615.6", "Damage that is prevented never happens."),
)
