"""Magic's rows on announcing, exile until something, extra turns and phases (107.3, 118.9, 500, 601.2d, 610.3)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import AN_ALTERNATIVE_COST_MAY_BE_PAID, WHEN_DAMAGE_IS_DIVIDED, X_IS_ANNOUNCED

from .keywords_of_casting import BESTOW
from .keywords_with_costs import DISGUISE
from .moving import FACE_DOWN
from .questions_announcing import (
    A_COST_IS_NO_EFFECT,
    A_MANA_VALUE_COUNTS_THE_X_OF_A_SPELL,
    A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST,
    AN_X,
    EXILE_CAN_LAST_UNTIL_SOMETHING,
    EXILE_IS_OVER_BEFORE_IT_BEGINS,
    EXTRA_PHASES_COME_NEXT,
    EXTRA_TURNS_COME_NEXT,
    LEGENDARY_INSTANTS_AND_SORCERIES_NEED_A_LEGEND,
    LOYALTY_ABILITIES_ARE_ACTIVATED_IN_A_MAIN_PHASE,
    ONE_LOYALTY_ABILITY_A_TURN,
    ONLY_THE_FIRST_MAIN_PHASE_IS_PRECOMBAT,
    THE_LATEST_EXTRA_PHASE_COMES_FIRST,
    THE_LATEST_EXTRA_TURN_COMES_FIRST,
    WHAT_WAS_SUSPENDED_MAY_STAY_EXILED,
    X_IS_KNOWN_ONCE_IT_IS_FACE_UP,
    X_OF_A_SPECIAL_ACTION_IS_CHOSEN,
)
from .questions_triggers import WHAT_WAS_NOT_PAID_FOR_HAS_NO_TARGETS
from .rows_triggers import row, yes

ANNOUNCING = (
    yes(
        "costs-are-no-effects",
        A_COST_IS_NO_EFFECT,
        "609.1",
        "An effect comes of a spell or ability, while a cost is paid for it: loyalty that is paid is put by no effect.",
    ),
    yes(
        "x-is-announced",
        X_IS_ANNOUNCED,
        "107.3a",
        "Whoever casts a spell or activates an ability with X in its cost announces how much X is.",
    ),
    yes(
        "x-of-a-special-action",
        X_OF_A_SPECIAL_ACTION_IS_CHOSEN,
        "107.3d",
        "Whoever takes a special action with X in its cost chooses how much X is right before paying.",
    ),
    yes(
        "x-of-a-morph-cost",
        X_IS_KNOWN_ONCE_IT_IS_FACE_UP,
        "702.37f",
        "To the abilities of a permanent X is what was chosen for its morph cost as it was turned face up.",
        when=lambda keyword: keyword != DISGUISE,
    ),
    yes(
        "x-of-a-disguise-cost",
        X_IS_KNOWN_ONCE_IT_IS_FACE_UP,
        "702.168e",
        "To the abilities of a permanent X is what was chosen for its disguise cost as it was turned face up.",
        when=lambda keyword: keyword == DISGUISE,
    ),
    yes(
        "cast-bestowed",
        A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST,
        "702.103d 601.3a",
        "Whether a spell can be cast bestowed is told by what it is as an Aura spell, and not by its card.",
        when=lambda how: how == BESTOW,
    ),
    yes(
        "cast-face-down",
        A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST,
        "708.4",
        "Whether a card can be cast face down is told by what it is face down.",
        when=lambda how: how == FACE_DOWN,
    ),
    yes(
        "cast-with-an-x",
        A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST,
        "601.3a",
        "A spell can be begun to be cast if some number for its X makes it one that can be cast.",
        when=lambda how: how == AN_X,
    ),
    yes(
        "x-in-a-mana-value",
        A_MANA_VALUE_COUNTS_THE_X_OF_A_SPELL,
        "202.3e",
        "On the stack, and only there, the X in a mana value is the number that was announced for it.",
    ),
    yes(
        "alternative-costs",
        AN_ALTERNATIVE_COST_MAY_BE_PAID,
        "118.9",
        "An alternative cost can be paid in place of the mana cost, if its player chooses it.",
    ),
    yes(
        "legendary-instants-and-sorceries",
        LEGENDARY_INSTANTS_AND_SORCERIES_NEED_A_LEGEND,
        "205.4e",
        "Only a player who controls a legendary creature or planeswalker can cast a legendary instant or sorcery.",
    ),
    yes(
        "what-was-suspended-may-stay",
        WHAT_WAS_SUSPENDED_MAY_STAY_EXILED,
        "702.62a",
        "A card from which the last time counter was removed is played only if its player wants to.",
    ),
    yes(
        "targets-of-what-was-paid",
        WHAT_WAS_NOT_PAID_FOR_HAS_NO_TARGETS,
        "601.2c",
        "Targets of a part that depends on a cost being paid are chosen only if it is, as the spell is cast.",
    ),
    row(
        "divided-with-the-targets",
        WHEN_DAMAGE_IS_DIVIDED,
        "with the targets",
        "601.2d",
        "What is divided among targets is divided as the spell is cast, and each target gets at least one.",
    ),
    yes(
        "loyalty-in-a-main-phase",
        LOYALTY_ABILITIES_ARE_ACTIVATED_IN_A_MAIN_PHASE,
        "606.3",
        "A loyalty ability is activated in a main phase of its controller's turn, while nothing is on the stack.",
    ),
    yes(
        "one-loyalty-ability-a-turn",
        ONE_LOYALTY_ABILITY_A_TURN,
        "606.3",
        "Only one loyalty ability of a permanent is activated each turn.",
    ),
    yes(
        "exiled-until",
        EXILE_CAN_LAST_UNTIL_SOMETHING,
        "610.3",
        "What was exiled until something happens returns to where it was right after that has happened.",
    ),
    yes(
        "not-exiled-too-late",
        EXILE_IS_OVER_BEFORE_IT_BEGINS,
        "610.3b",
        "If that has happened before the triggered ability resolves, nothing is exiled.",
    ),
    yes(
        "extra-turns",
        EXTRA_TURNS_COME_NEXT,
        "500.7",
        "An extra turn is added right after the turn that an effect names.",
    ),
    yes(
        "the-latest-extra-turn-first",
        THE_LATEST_EXTRA_TURN_COMES_FIRST,
        "500.7",
        "Of several extra turns the one that was added last is taken first.",
    ),
    yes(
        "extra-phases",
        EXTRA_PHASES_COME_NEXT,
        "500.8",
        "An extra phase is added right after the phase that an effect names.",
    ),
    yes(
        "the-latest-extra-phase-first",
        THE_LATEST_EXTRA_PHASE_COMES_FIRST,
        "500.8",
        "Of several extra phases after one phase the one that was added last comes first.",
    ),
    yes(
        "further-main-phases",
        ONLY_THE_FIRST_MAIN_PHASE_IS_PRECOMBAT,
        "505.1a",
        "A turn has one precombat main phase, its first one; each main phase after it is a postcombat main phase.",
    ),
)
