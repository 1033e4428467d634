"""Riftbound's rows on triggered, reflexive, delayed and linked abilities, and on finalizing them.

Core Rules v1.3 382-406, v1.2 375-394.
"""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import Filter, FitsAll, Itself, KeywordHolds
from rules_data.core.evaluator.policy import (
    A_TRIGGERS_CHOICES_MUST_BE_MADE,
    COST_WITHIN_A_TRIGGER,
    DELAYED_ABILITIES_END_WITH_THEIR_TIME,
    DELAYED_ABILITIES_LAST,
    DO_THIS_SEVERAL_TIMES,
    IF_AFTER_THE_CONDITION,
    LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS,
    NO_LEGAL_CHOICES,
    NTH_TIME_SEVERAL_AT_ONCE,
    ONCE_EACH_TURN,
    ORDER_BETWEEN_PLAYERS,
    ORDER_OF_ONE_PLAYERS_TRIGGERS,
    OTHERS_MAY_RESPOND,
    SOURCE_ENTERS_WITH_THE_EVENT,
    SOURCE_LEAVES_WITH_THE_EVENT,
    TRIGGERED_ABILITIES_TRIGGER,
    TRIGGERS_IN_ANY_STATE_ON_ANY_TURN,
    TRIGGERS_WAIT_TO_RESOLVE,
    WHEN_A_CONDITION_IS_EVALUATED,
    YOU_MAY,
    Question,
    Row,
)

from .questions_triggers import (
    A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED,
    A_LINKED_ABILITY_THAT_SPEAKS_OF_ITS_SOURCE_ENDS_WITH_IT,
    A_LINKED_DELAYED_ABILITY_LASTS_WITH_ITS_OBJECT,
    A_ONCE_EACH_TURN_TRIGGER_IS_CHOSEN,
    A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL,
    A_SHOWDOWN_CAN_BECOME_A_COMBAT,
    A_TRIGGERS_COST_MAY_BE_DECLINED,
    ADD_RESOLVES_WHEN_FINALIZED,
    COST_MUST_BE_PAID_TO_FINALIZE,
    ITS_OWN_DISCARD_IS_SEEN_FROM_THE_TRASH,
    NO_COST_ON_RESOLUTION,
    REFLEXIVE_ITEMS_WAIT_FOR_THE_REST,
    REFLEXIVE_TRIGGERS_WAIT_TO_RESOLVE,
    TARGETS_MUST_STILL_BE_LEGAL,
    THE_CHAIN_RESOLVES_BETWEEN_A_COMBATS_TASKS,
)


def row(
    name: str,
    question: Question,
    answer: str,
    v13: str,
    v12: str,
    summary: str,
    **more: Any,
) -> Row:
    """One row; the rule numbers of an edition in one string, empty where it has no such rule."""
    cites = {"v1.3": tuple(v13.split()), "v1.2": tuple(v12.split())}
    return Row(name, question, answer, cites, summary, **more)


def yes(name: str, question: Question, v13: str, v12: str, summary: str, **more: Any) -> Row:
    """A row that answers a yes-or-no question with yes."""
    return row(name, question, "yes", v13, v12, summary, **more)


def is_own_death(pattern: Any) -> bool:
    """Whether a condition is the death of the ability's own source."""
    return pattern.event == "dies" and pattern.object is not None and _is_itself(pattern.object)


def _is_itself(about: Filter) -> bool:
    """Whether a filter finds the ability's own source alone, perhaps in some state."""
    parts = [part for one in about.criteria if isinstance(one, FitsAll) for part in one.filters]
    return about.asks(Itself) or any(map(_is_itself, parts))


def _hangs_on_legion(ability: Any) -> bool:
    """Whether an ability is one that Legion introduces."""
    return isinstance(ability.condition, KeywordHolds) and ability.condition.keyword == "legion"


def _all_designations(candidates: Any) -> bool:
    return bool(candidates) and all(c.occurrence.event.kind in ("attacks", "defends") for c in candidates)


TRIGGERS = (
    yes(
        "triggers-happen",
        TRIGGERED_ABILITIES_TRIGGER,
        "383",
        "376",
        "A triggered ability happens each time its condition is met.",
    ),
    row(
        "condition-after-event",
        WHEN_A_CONDITION_IS_EVALUATED,
        "after",
        "383.2.c",
        "376.2.c",
        "A trigger's condition is evaluated once the event has been processed.",
    ),
    yes(
        "source-enters",
        SOURCE_ENTERS_WITH_THE_EVENT,
        "383.2.c.1",
        "376.2.c.1",
        "An ability triggers if its source arrives, with the event itself, where the ability works.",
    ),
    row(
        "source-leaves",
        SOURCE_LEAVES_WITH_THE_EVENT,
        "no",
        "383.2.c.2",
        "376.2.c.2",
        "An ability does not trigger if its source leaves, with the event itself, where the ability works.",
    ),
    yes(
        "own-death",
        SOURCE_LEAVES_WITH_THE_EVENT,
        "808.1.c 808.1.d",
        "734.1.c 734.1.d",
        "An ability about its own source's death triggers on it.",
        exception_to="source-leaves",
        when=is_own_death,
    ),
    row(
        "nth-time-picks-one",
        NTH_TIME_SEVERAL_AT_ONCE,
        "pick one",
        "383.1.b",
        "376.1.b",
        "Of several simultaneous occurrences its controller picks the one that counts; it triggers once.",
    ),
    yes(
        "triggers-use-chain",
        TRIGGERS_WAIT_TO_RESOLVE,
        "383.3",
        "376.3",
        "A triggered ability goes on the chain and waits to resolve.",
    ),
    yes(
        "placed-any-time",
        TRIGGERS_IN_ANY_STATE_ON_ANY_TURN,
        "383.3.c",
        "376.3.a",
        "Triggered abilities go on the chain in open and closed states, on any player's turn.",
    ),
    row(
        "may-when-placing",
        YOU_MAY,
        "when triggering",
        "383.3.a",
        "",
        "With 'you may' first in its effect, its controller chooses whether to place it at all.",
    ),
    row(
        "cost-is-base-cost",
        COST_WITHIN_A_TRIGGER,
        "base cost",
        "383.3.b 403.1.b.1",
        "392.1",
        "A cost inside a triggered ability's text is its base cost.",
    ),
    yes(
        "cost-paid-to-finalize",
        COST_MUST_BE_PAID_TO_FINALIZE,
        "383.3.b.1",
        "392.1",
        "That cost must be paid for the ability to be finalized.",
    ),
    yes(
        "cost-not-on-resolution",
        NO_COST_ON_RESOLUTION,
        "383.3.b.2",
        "392.1",
        "That cost is not paid again as the ability resolves.",
    ),
    yes(
        "cost-may-be-declined",
        A_TRIGGERS_COST_MAY_BE_DECLINED,
        "404.2",
        "392.2",
        "Its controller may decline to pay; the ability then leaves the chain.",
    ),
    row(
        "own-order",
        ORDER_OF_ONE_PLAYERS_TRIGGERS,
        "controller chooses",
        "383.3.d",
        "376.3.b",
        "A player orders their own simultaneous triggers.",
    ),
    row(
        "turn-order",
        ORDER_BETWEEN_PLAYERS,
        "turn order",
        "383.3.d.1",
        "376.3.b.1",
        "Players place simultaneous triggers from the turn player on, in turn order.",
    ),
    yes(
        "combat-tasks-wait",
        THE_CHAIN_RESOLVES_BETWEEN_A_COMBATS_TASKS,
        "335.2 461.2 461.4 461.6",
        "",
        "What a task of the combat's resolution puts on the chain resolves before the next task.",
    ),
    yes(
        "showdown-becomes-combat",
        A_SHOWDOWN_CAN_BECOME_A_COMBAT,
        "323.14 455.1 459.1",
        "",
        "A showdown without combat becomes one when an opposing unit comes there; otherwise combat waits for its end.",
    ),
    row(
        "combat-order",
        ORDER_BETWEEN_PLAYERS,
        "attacker first",
        "459.2.d.1",
        "442.1.b.1",
        "As combat begins the attacker places first and the defender last.",
        exception_to="turn-order",
        when=_all_designations,
    ),
    row(
        "if-when-placing",
        IF_AFTER_THE_CONDITION,
        "when placed",
        "383.3.e",
        "",
        "An if after the condition must be true for the ability to be placed, and is not asked again.",
    ),
    row(
        "legion-when-placing",
        IF_AFTER_THE_CONDITION,
        "when placed",
        "",
        "738.1.c.1",
        "What Legion introduces applies if another card was played before; without one its ability does not trigger.",
        when=_hangs_on_legion,
    ),
    yes(
        "limit-limits", ONCE_EACH_TURN, "383.3.f", "376", "An ability that says once each turn triggers once each turn."
    ),
    yes(
        "once-is-chosen",
        A_ONCE_EACH_TURN_TRIGGER_IS_CHOSEN,
        "383.3.f.1",
        "",
        "Its controller may choose not to place it.",
    ),
    yes(
        "declined-not-triggered",
        A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED,
        "383.3.f.2",
        "",
        "If it was not placed it has not triggered this turn.",
    ),
    yes(
        "removed-without-choices",
        NO_LEGAL_CHOICES,
        "402.3",
        "390.3",
        "A triggered ability without enough legal choices is removed from the chain; it is not countered.",
    ),
    yes(
        "choices-must-be-made",
        A_TRIGGERS_CHOICES_MUST_BE_MADE,
        "402.3.b",
        "390.3.b",
        "Where there are legal choices for a triggered ability, its controller must choose.",
    ),
    yes(
        "others-may-respond",
        OTHERS_MAY_RESPOND,
        "406.4 377.3.b.2",
        "394.4 370.2.b.2",
        "A finalized ability waits, so that others may play reactions.",
    ),
    yes(
        "targets-checked",
        TARGETS_MUST_STILL_BE_LEGAL,
        "405.1",
        "393.1",
        "Targets are checked before an ability is finalized.",
    ),
    yes(
        "add-at-once",
        ADD_RESOLVES_WHEN_FINALIZED,
        "400.2",
        "388.2",
        "An ability that adds resources resolves as soon as it is finalized.",
    ),
    yes(
        "do-this-times",
        DO_THIS_SEVERAL_TIMES,
        "387.1.a",
        "380.1.a",
        "'Do this' with a number of times goes on the chain as often.",
    ),
    yes(
        "reflexive-chain",
        REFLEXIVE_TRIGGERS_WAIT_TO_RESOLVE,
        "388 388.1",
        "381 381.1",
        "A reflexive trigger is a new ability on the chain.",
    ),
    yes(
        "delayed-without-source",
        DELAYED_ABILITIES_LAST,
        "392",
        "385",
        "A delayed ability works whether or not its source is still there.",
    ),
    yes(
        "delayed-window",
        DELAYED_ABILITIES_END_WITH_THEIR_TIME,
        "391 390.4",
        "384 383.4",
        "A delayed ability is active only during the time its creator named.",
    ),
    yes(
        "reflexive-condition",
        A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL,
        "387.2",
        "380.2",
        "An if before 'do this' must be true; without one it is always placed.",
    ),
    yes(
        "reflexive-waits",
        REFLEXIVE_ITEMS_WAIT_FOR_THE_REST,
        "388.2",
        "381.2",
        "Several reflexive items are all placed, in order, before any of them is finalized.",
    ),
    yes(
        "linked-lasts-with-object",
        A_LINKED_DELAYED_ABILITY_LASTS_WITH_ITS_OBJECT,
        "390.5 390.5.a",
        "",
        "A linked delayed ability lasts as long as the object it is linked with stays.",
    ),
    yes(
        "linked-ends-with-source",
        A_LINKED_ABILITY_THAT_SPEAKS_OF_ITS_SOURCE_ENDS_WITH_IT,
        "390.5.b",
        "",
        "A linked delayed ability that speaks of its source ends when the source leaves.",
    ),
    yes(
        "own-discard-is-seen",
        ITS_OWN_DISCARD_IS_SEEN_FROM_THE_TRASH,
        "422.1.b",
        "409.1.b",
        "An ability that triggers on its own card being discarded is executed after that.",
    ),
    yes(
        "linked-only",
        LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS,
        "395 397",
        "",
        "A linked ability only deals with objects affected by the abilities it is linked with.",
    ),
)
