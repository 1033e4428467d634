"""Flesh and Blood's rows on discrete and continuous effects (Comprehensive Rules 6.1 and 6.2)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import AbilityKind
from rules_data.core.evaluator.policy import (
    A_PASSIVE_MAY_BE_CONDITIONAL,
    ABILITIES_WORK_ON_THE_BOARD,
    DELAYED_ABILITIES_END_WITH_THEIR_TIME,
    ONLY_THE_NEXT_OBJECT,
    PASSIVES_AFFECT_PLAY,
    Question,
    Row,
)

from .questions_effects import (
    A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED,
    A_DURATION_IS_FIXED_WHEN_GENERATED,
    A_LAYERS_AMOUNT_IS_FIXED,
    A_LAYERS_CONDITION_IS_ASKED_ONCE,
    A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION,
    A_LAYERS_EFFECT_STICKS,
    A_STATIC_AMOUNT_FOLLOWS,
    A_STATIC_EFFECT_LETS_GO,
    AN_APPLICATION_IS_AN_EVENT,
    AN_EFFECT_WITHOUT_A_DURATION_ENDS_WITH_THE_TURN,
    APPLICATIONS_HAPPEN_IN_THE_ORDER_OF_STAGING,
    EFFECTS_ARE_GENERATED_ONE_AT_A_TIME,
    EFFECTS_PRODUCE_EVENTS,
    LAYERS_GENERATE_CONTINUOUS_EFFECTS,
    SEVERAL_EVENTS_IN_ONE_HAPPEN_ONE_BY_ONE,
    STATIC_ABILITIES_GENERATE_CONTINUOUS_EFFECTS,
    WHAT_HAS_COME_BEFORE_IS_NOT_THE_NEXT,
)
from .vocabulary import EDITIONS


def row(name: str, question: Question, answer: str, rules: str, summary: str, **more: Any) -> Row:
    """One row; its rules are numbered alike in both editions unless `february` or `june` says otherwise."""
    own = {"2026-02": more.pop("february", rules), "2026-06-10": more.pop("june", rules)}
    cites = {edition: tuple(own[edition].split()) for edition in EDITIONS}
    return Row(name, question, answer, cites, summary, **more)


def yes(name: str, question: Question, rules: str, summary: str, **more: Any) -> Row:
    """A row that answers a yes-or-no question with yes."""
    return row(name, question, "yes", rules, summary, **more)


def kind(*kinds: AbilityKind) -> Any:
    return lambda ability: ability.kind in kinds


EFFECTS = (
    yes(
        "events-change-the-game",
        EFFECTS_PRODUCE_EVENTS,
        "6.1.1",
        "A discrete effect changes the game state by producing an event, and is over with it.",
    ),
    yes(
        "one-at-a-time",
        EFFECTS_ARE_GENERATED_ONE_AT_A_TIME,
        "6.1.2",
        "Each of several discrete effects is generated and produces its event before the next one.",
    ),
    yes(
        "each-event-by-itself",
        SEVERAL_EVENTS_IN_ONE_HAPPEN_ONE_BY_ONE,
        "1.9.2",
        "Drawing several cards is as many draws, each an event that can be replaced and can trigger by itself.",
    ),
    yes(
        "condition-as-generated",
        A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED,
        "6.1.3",
        "The condition of a discrete effect is evaluated once, as the effect would be generated.",
    ),
    yes(
        "continuous-effects-last",
        PASSIVES_AFFECT_PLAY,
        "6.2.1",
        "A continuous effect modifies objects or rules for as long as it lasts.",
    ),
    yes(
        "layers-generate",
        LAYERS_GENERATE_CONTINUOUS_EFFECTS,
        "6.2.2",
        "Resolving a layer can generate a continuous effect.",
    ),
    yes(
        "turn-without-duration",
        AN_EFFECT_WITHOUT_A_DURATION_ENDS_WITH_THE_TURN,
        "6.2.2a",
        "A layer-continuous effect without duration or condition ends with the turn.",
    ),
    yes(
        "duration-ends",
        DELAYED_ABILITIES_END_WITH_THEIR_TIME,
        "6.2.2a",
        "A layer-continuous effect ends after its duration.",
    ),
    yes(
        "duration-is-fixed",
        A_DURATION_IS_FIXED_WHEN_GENERATED,
        "6.2.2a",
        "A duration is fixed as the effect is generated.",
    ),
    yes(
        "dependence-on-a-condition",
        A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION,
        "6.2.2a",
        "An effect that depends on a condition ends with it.",
    ),
    yes(
        "layer-amount-fixed",
        A_LAYERS_AMOUNT_IS_FIXED,
        "6.2.2b",
        "Variable values are determined as the effect is generated, or as it first applies to an object.",
    ),
    yes(
        "layer-effect-sticks",
        A_LAYERS_EFFECT_STICKS,
        "6.2.2c",
        "Once it applies to an object, it goes on applying whatever becomes of the object's properties.",
    ),
    yes("layer-condition-once", A_LAYERS_CONDITION_IS_ASKED_ONCE, "6.2.2d", "Whether it is generated is decided once."),
    yes(
        "static-continuous",
        STATIC_ABILITIES_GENERATE_CONTINUOUS_EFFECTS,
        "6.2.3",
        "A static ability generates a continuous effect, which has no duration of its own.",
    ),
    yes(
        "static-works-on-its-own",
        ABILITIES_WORK_ON_THE_BOARD,
        "6.2.3a",
        "A static-continuous effect lasts as long as its static ability is functional.",
        when=kind(AbilityKind.PASSIVE, AbilityKind.REPLACEMENT),
    ),
    yes(
        "static-amount-follows",
        A_STATIC_AMOUNT_FOLLOWS,
        "6.2.3b",
        "Variable values of a static-continuous effect follow the game state.",
    ),
    yes(
        "static-lets-go",
        A_STATIC_EFFECT_LETS_GO,
        "6.2.3c",
        "A static-continuous effect applies to what has the described properties, while it has them.",
    ),
    yes(
        "static-condition",
        A_PASSIVE_MAY_BE_CONDITIONAL,
        "6.2.3d",
        "A conditional static-continuous effect exists while its condition is met.",
    ),
    yes(
        "next-object", ONLY_THE_NEXT_OBJECT, "6.2.4", "An effect on a future object applies to the next one that fits."
    ),
    yes(
        "not-what-came-before",
        WHAT_HAS_COME_BEFORE_IS_NOT_THE_NEXT,
        "1.8.10 1.8.10a",
        "The next object is one that is yet to be played or to come, not one that was there, whatever becomes of it.",
    ),
    yes(
        "applications-in-order",
        APPLICATIONS_HAPPEN_IN_THE_ORDER_OF_STAGING,
        "6.2.5a",
        "Effects that begin to apply together are applied, and are events, in the order that staging gives.",
    ),
    yes(
        "application-is-an-event",
        AN_APPLICATION_IS_AN_EVENT,
        "6.2.5",
        "Applying an effect for the first time, or otherwise than before, is an event.",
    ),
)
