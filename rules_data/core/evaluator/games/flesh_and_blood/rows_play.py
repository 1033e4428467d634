"""Playing, zones and combat (Comprehensive Rules 1, 3, 5, 7 and 9): a row for each statement that decides something."""

from __future__ import annotations

from rules_data.core.evaluator.policy import HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN

from .questions_play import (
    A_BASE_VALUE_IS_GIVEN,
    A_CLOSED_CHAIN_HAS_NO_DURATION,
    A_DEPARTED_ATTACK_HAS_GO_AGAIN,
    A_FRACTION_IS_ROUNDED_TOWARDS_ZERO,
    A_HIT_ENDS_BEING_MARKED,
    A_PRICE_IS_NOT_THE_COST,
    A_REACTION_THAT_CANNOT_DEFEND_FAILS,
    A_TRIGGER_WORKS_WHERE_ITS_EVENT_FINDS_IT,
    AN_ACTIVATION_IS_PRICED_LIKE_A_PLAY,
    AN_ARROW_NEEDS_A_BOW,
    AN_ATTACK_INHERITS,
    AN_ATTACK_KEEPS_ITS_OWN,
    AN_ATTACK_NEEDS_ITS_SOURCE,
    AN_EFFECT_COST_MUST_BE_POSSIBLE,
    CARDS_DEFEND_TOGETHER,
    CLEARING_IS_AN_EVENT,
    NO_REACTION_DEFENDS_AN_ALLY,
    ONLY_PUBLIC_SOURCES_WORK,
    ONLY_WHAT_PAID_FOR_IT_IS_PITCHED_FOR_IT,
    PROPERTIES_ARE_DEFINED_EVERYWHERE,
    THE_LAST_ATTACK_IS_THE_ONE_BEFORE,
    THE_LAYER_STEP_ENDS_WITHOUT_ITS_ATTACK,
    WHAT_AN_ABILITY_MOVED_IS_FOUND,
    WHAT_IS_INHERITED_IS_NO_EVENT_OF_THE_ATTACK,
)
from .rows_effects import row, yes

PLAY = (
    yes(
        "clearing",
        CLEARING_IS_AN_EVENT,
        "3.0.12",
        "What is cleared moves from its zone to its owner's graveyard.",
    ),
    yes(
        "marked until hit",
        A_HIT_ENDS_BEING_MARKED,
        "9.3.3",
        "A hit by a source of an opponent removes the marked condition as part of the hit.",
    ),
    yes(
        "no attack, no combat",
        THE_LAYER_STEP_ENDS_WITHOUT_ITS_ATTACK,
        "7.1.3",
        "The layer step ends with the stack empty, and without an attack in the queue the combat chain closes.",
    ),
    yes(
        "this combat chain",
        A_CLOSED_CHAIN_HAS_NO_DURATION,
        "7.0.2b 7.0.3d",
        "An effect for this combat chain, or this chain link, is not generated while there is none.",
    ),
    yes(
        "an attack inherits",
        AN_ATTACK_INHERITS,
        "1.4.3d",
        "The modified properties of an attack-source are inherited by its attack-proxies.",
    ),
    yes(
        "nothing applies to the attack",
        WHAT_IS_INHERITED_IS_NO_EVENT_OF_THE_ATTACK,
        "1.4.3d",
        "An effect on the attack-source does not directly apply to its attack-proxy.",
    ),
    yes(
        "an attack's own",
        AN_ATTACK_KEEPS_ITS_OWN,
        "1.4.3e",
        "What applies to an attack-proxy does not apply to its attack-source.",
    ),
    yes(
        "an attack with its source",
        AN_ATTACK_NEEDS_ITS_SOURCE,
        "1.4.3c",
        "An attack-proxy ceases to exist when its attack-source is no longer on the same chain link.",
    ),
    yes(
        "a reaction too many",
        A_REACTION_THAT_CANNOT_DEFEND_FAILS,
        "5.3.2b",
        "A defense reaction that cannot become a defending card fails to resolve.",
    ),
    yes(
        "reactions for an ally",
        NO_REACTION_DEFENDS_AN_ALLY,
        "8.2.8d",
        "A player whose ally is attacked can neither declare defending cards nor use defense reactions.",
        february="7.4.2b",
    ),
    yes(
        "arrows",
        AN_ARROW_NEEDS_A_BOW,
        "8.2.6a",
        "An arrow can be played only from the arsenal, and only by a player who controls a bow.",
    ),
    yes(
        "defending together",
        CARDS_DEFEND_TOGETHER,
        "7.3.2d",
        "All cards declared for an attack-target become defending cards in one multi-event.",
    ),
    yes(
        "what an ability moved",
        WHAT_AN_ABILITY_MOVED_IS_FOUND,
        "3.0.9b",
        "An ability goes on meaning an object that it has moved, as long as that is public.",
        when=lambda event: all("face down" not in thing.statuses for thing in event.after),
    ),
    yes(
        "properties defined everywhere",
        PROPERTIES_ARE_DEFINED_EVERYWHERE,
        "1.7.4f",
        "An ability that defines a number of its own card is functional in every zone.",
    ),
    yes(
        "public sources",
        ONLY_PUBLIC_SOURCES_WORK,
        "1.7.4 8.3.11a",
        "An ability is functional only while its source is public.",
    ),
    yes(
        "what happens outside the arena",
        A_TRIGGER_WORKS_WHERE_ITS_EVENT_FINDS_IT,
        "1.7.4i",
        "An ability is functional outside the arena when what it waits for normally happens to its source there.",
    ),
    row(
        "last known information",
        HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN,
        "as it last was",
        "1.2.3a",
        "What a rule or effect asks of an object that is gone is answered by how it last was.",
    ),
    yes(
        "go again of a departed attack",
        A_DEPARTED_ATTACK_HAS_GO_AGAIN,
        "7.6.2a",
        "If the attack is gone when its link resolves, it has go again if it had it before.",
    ),
    yes(
        "a base value given",
        A_BASE_VALUE_IS_GIVEN,
        "8.5.8b",
        "An effect that says an object's base value gives it that number if it has none.",
    ),
    yes(
        "activation costs",
        AN_ACTIVATION_IS_PRICED_LIKE_A_PLAY,
        "5.2.2b",
        "The costs of an activated ability are worked out and paid as those of a card are.",
    ),
    yes(
        "a price is not the cost",
        A_PRICE_IS_NOT_THE_COST,
        "2.2.4a 2.2.4b",
        "What changes the price of an object leaves its cost property as it is, and that is what effects look at.",
    ),
    yes(
        "possible effect-costs",
        AN_EFFECT_COST_MUST_BE_POSSIBLE,
        "1.14.4b",
        "A cost that is an effect cannot be paid when its effect could not be generated and resolved.",
    ),
    yes(
        "fractions",
        A_FRACTION_IS_ROUNDED_TOWARDS_ZERO,
        "1.12.1a",
        "A number that would be a fraction is rounded towards zero, unless up or down is specified.",
    ),
    yes(
        "pitched to play this",
        ONLY_WHAT_PAID_FOR_IT_IS_PITCHED_FOR_IT,
        "8.4.15",
        "Bond asks for a card that was pitched to play this one.",
    ),
    yes(
        "the last attack",
        THE_LAST_ATTACK_IS_THE_ONE_BEFORE,
        "8.4.1",
        "Combo looks at the attack before this one on the same combat chain.",
    ),
)
