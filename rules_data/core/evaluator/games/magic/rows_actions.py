"""Magic's rows on doing things: keyword actions, tokens, casting, paying (Comprehensive Rules 111, 302, 601, 701)."""

from __future__ import annotations

from typing import Any

from .mana_symbols import PHYREXIAN
from .questions_actions import (
    A_DOUBLED_LIFE_TOTAL_IS_GAINED_OR_LOST,
    A_HYBRID_SYMBOL_IS_PAID_EITHER_WAY,
    A_LIMIT_HOLDS_FOR_ADDITIONAL_TIMES,
    A_LIMIT_IS_THAT_OF_ONE_ABILITY_ALONE,
    A_PERMANENT_KNOWS_HOW_IT_WAS_CAST,
    A_PERMANENT_KNOWS_WHAT_WAS_PAID,
    A_TOKEN_THAT_LEFT_COMES_BACK,
    AN_EXCHANGE_IS_DONE_AS_A_WHOLE,
    CARDS_ARE_DRAWN_ONE_AT_A_TIME,
    COSTS_DO_NOT_COUNT_FOR_WHAT_COULD_BE_PRODUCED,
    DEVOTION_COUNTS_SYMBOLS,
    DOUBLING_ADDS_WHAT_THERE_IS,
    EFFECTS_ON_TRIGGERING_LOOK_BACK,
    EXCESS_DAMAGE_GOES_WHERE_AN_EFFECT_SAYS,
    EXCESS_DAMAGE_IS_BEYOND_WHAT_IS_LETHAL,
    EXCHANGING_CONTROL_GIVES_EACH_WHAT_THE_OTHER_HAD,
    EXCHANGING_LIFE_GIVES_EACH_THE_TOTAL_OF_THE_OTHER,
    GENERIC_MANA_IS_PAID_FREELY,
    MANA_IS_SPENT_AS_ITS_SOURCE_SAYS,
    MANA_OF_A_SNOW_SOURCE_IS_TOLD_APART,
    NEW_CREATURES_WAIT,
    NOT_LOOKING_IS_NO_SCRYING,
    OF_CONTRADICTORY_MOVES_ONE_IS_CHOSEN,
    PROLIFERATING_ADDS_COUNTERS,
    REGENERATION_CAN_BE_RULED_OUT,
    REGENERATION_REPLACES_DESTRUCTION,
    TYPECYCLING_IS_CYCLING,
    WHAT_CHANGED_A_SPELL_LASTS_ON_ITS_PERMANENT,
    WHAT_HAS_A_QUALITY_NEED_NOT_BE_FOUND,
    WHAT_IS_BELOW_ZERO_IS_DOUBLED_DOWNWARDS,
    WHAT_IS_LOOKED_AT_MAY_BE_MOVED,
    WHAT_IS_PUT_IN_ITS_PLACE_IS_NOT_SHUFFLED,
    WHO_CONTROLS_WHAT_ARRIVES,
)
from .rows_replacing import REPLACED_MOVES, REPLACING
from .rows_triggers import no, row, yes


def _is(what: str) -> Any:
    return lambda asked: asked == what


OBJECTS_DONE_TO = (
    yes(
        "one-draw-each",
        CARDS_ARE_DRAWN_ONE_AT_A_TIME,
        "121.2",
        "Cards are drawn one at a time: drawing several is as many draws.",
    ),
    yes(
        "found-or-left",
        WHAT_HAS_A_QUALITY_NEED_NOT_BE_FOUND,
        "701.19b",
        "Whoever searches a library for cards of some quality may leave them there.",
    ),
    yes(
        "scrying",
        WHAT_IS_LOOKED_AT_MAY_BE_MOVED,
        "701.18a",
        "Of the cards looked at, a player who scries puts any number on the bottom and the rest on top.",
        when=lambda verb: verb == "scry",
    ),
    yes(
        "surveilling",
        WHAT_IS_LOOKED_AT_MAY_BE_MOVED,
        "701.42a",
        "Of the cards looked at, a player who surveils puts any number into the graveyard and the rest on top.",
        when=lambda verb: verb == "surveil",
    ),
    yes(
        "exchanging-control",
        EXCHANGING_CONTROL_GIVES_EACH_WHAT_THE_OTHER_HAD,
        "701.10b",
        "Each of two players gains control of the permanent that the other controlled, both at once.",
    ),
    yes(
        "exchanging-life",
        EXCHANGING_LIFE_GIVES_EACH_THE_TOTAL_OF_THE_OTHER,
        "701.10c",
        "Each of two players gains or loses as much life as it takes to have the total that the other had.",
    ),
    yes(
        "excess-elsewhere",
        EXCESS_DAMAGE_GOES_WHERE_AN_EFFECT_SAYS,
        "120.4a",
        "Damage beyond what is lethal is dealt to whoever the effect says before anything replaces or prevents it.",
    ),
    yes(
        "excess",
        EXCESS_DAMAGE_IS_BEYOND_WHAT_IS_LETHAL,
        "120.10",
        "What all sources together have dealt a permanent beyond what was lethal to it is excess damage.",
    ),
    yes(
        "limits-of-given-abilities",
        A_LIMIT_IS_THAT_OF_ONE_ABILITY_ALONE,
        "602.5c",
        "A limit on an ability that an object was given holds for that ability, and for no other worded alike.",
    ),
    yes(
        "mana-with-a-purpose",
        MANA_IS_SPENT_AS_ITS_SOURCE_SAYS,
        "106.6",
        "Mana that may be spent only on some spells or abilities pays for nothing else.",
    ),
    yes(
        "doubled",
        DOUBLING_ADDS_WHAT_THERE_IS,
        "701.9b",
        "What has its power or toughness doubled gets as much more of it as it has at that moment.",
    ),
    yes(
        "doubled-below-zero",
        WHAT_IS_BELOW_ZERO_IS_DOUBLED_DOWNWARDS,
        "701.9c",
        "If power or toughness is below zero as it is doubled, the creature gets as much less of it.",
    ),
    yes(
        "doubled-life",
        A_DOUBLED_LIFE_TOTAL_IS_GAINED_OR_LOST,
        "701.9d",
        "A player whose life total is doubled gains or loses as much life as that takes.",
    ),
    yes(
        "a-whole-exchange",
        AN_EXCHANGE_IS_DONE_AS_A_WHOLE,
        "701.10a",
        "If the entire exchange can't be completed, no part of it is done.",
    ),
    yes(
        "one-of-contradictory-moves",
        OF_CONTRADICTORY_MOVES_ONE_IS_CHOSEN,
        "400.6",
        "If effects or rules would do contradictory things to an object at once, its controller chooses which is done.",
    ),
    yes(
        "put-in-its-place",
        WHAT_IS_PUT_IN_ITS_PLACE_IS_NOT_SHUFFLED,
        "701.20g",
        "What is put in a certain position as its library is shuffled by something else ends up there.",
    ),
    yes(
        "scrying-nothing",
        NOT_LOOKING_IS_NO_SCRYING,
        "701.18b 701.42c",
        "A player who scries 0 or surveils 0 does not scry or surveil, so nothing triggers on it.",
    ),
    yes(
        "what-could-be-produced",
        COSTS_DO_NOT_COUNT_FOR_WHAT_COULD_BE_PRODUCED,
        "106.7",
        "A permanent could produce what any of its abilities would add if it resolved, be its cost payable or not.",
    ),
    yes(
        "proliferating",
        PROLIFERATING_ADDS_COUNTERS,
        "701.27a",
        "Each player and permanent that is chosen gets one more counter of every kind that they have already.",
    ),
    yes(
        "devotion",
        DEVOTION_COUNTS_SYMBOLS,
        "700.5 700.5a",
        "Devotion to a color counts the mana symbols of that color in the costs of what its player controls.",
    ),
    yes(
        "regeneration",
        REGENERATION_REPLACES_DESTRUCTION,
        "701.15a",
        "A regenerated permanent is tapped, healed and out of combat the next time it would be destroyed this turn.",
    ),
    yes(
        "no-regeneration",
        REGENERATION_CAN_BE_RULED_OUT,
        "701.15c",
        "Regeneration shields don't apply to what can't be regenerated.",
    ),
    yes(
        "summoning-sickness",
        NEW_CREATURES_WAIT,
        "302.6 508.1a",
        "A creature can't attack unless its player has controlled it since their turn began.",
        when=_is("attack"),
    ),
    yes(
        "summoning-sickness-and-symbols",
        NEW_CREATURES_WAIT,
        "302.6 602.5a",
        "A creature can't use its tap or untap symbol unless its player has controlled it since their turn began.",
        when=_is("activate"),
    ),
    no(
        "tokens-stay-away",
        A_TOKEN_THAT_LEFT_COMES_BACK,
        "111.8",
        "A token that has left the battlefield moves nowhere else and does not come back.",
    ),
    yes(
        "cast-permanents",
        A_PERMANENT_KNOWS_HOW_IT_WAS_CAST,
        "400.7d",
        "A permanent's abilities know whether the spell that became it was cast, who cast it and from where.",
    ),
    yes(
        "kicked-permanents",
        A_PERMANENT_KNOWS_WHAT_WAS_PAID,
        "400.7d",
        "A permanent's abilities know what was paid to cast the spell that became it.",
    ),
    yes(
        "changed-spells",
        WHAT_CHANGED_A_SPELL_LASTS_ON_ITS_PERMANENT,
        "400.7a",
        "What changes a permanent spell goes on to change the permanent that it becomes.",
    ),
    yes(
        "any-mana-for-generic",
        GENERIC_MANA_IS_PAID_FREELY,
        "107.4b 601.2h",
        "Generic mana is paid with mana of any type, as its player likes.",
    ),
    yes(
        "snow-mana",
        MANA_OF_A_SNOW_SOURCE_IS_TOLD_APART,
        "106.3 107.4h",
        "{S} is paid with mana of any type that a snow source has produced.",
    ),
    yes(
        "either-half-of-hybrid",
        A_HYBRID_SYMBOL_IS_PAID_EITHER_WAY,
        "107.4e",
        "A hybrid symbol is paid with mana of either of its halves.",
        when=lambda symbol: symbol not in PHYREXIAN,
    ),
    yes(
        "mana-or-life",
        A_HYBRID_SYMBOL_IS_PAID_EITHER_WAY,
        "107.4f",
        "A Phyrexian symbol is paid with one mana of its color, or with 2 life.",
        when=lambda symbol: symbol in PHYREXIAN,
    ),
)

TRIGGERING_BESIDE = (
    row(
        "controller-of-newcomers",
        WHO_CONTROLS_WHAT_ARRIVES,
        "as it is there",
        "109.4 603.10",
        "An object has a controller on the battlefield and on the stack, so that is where an ability looks for one.",
    ),
    yes(
        "typecycling-is-cycling",
        TYPECYCLING_IS_CYCLING,
        "702.29f",
        "A card that is discarded for a typecycling ability has been cycled.",
    ),
    yes(
        "effects-that-leave-too",
        EFFECTS_ON_TRIGGERING_LOOK_BACK,
        "603.10",
        "An ability that looks back triggers as often as the effects just before the event say.",
    ),
    yes(
        "limit-before-additional-times",
        A_LIMIT_HOLDS_FOR_ADDITIONAL_TIMES,
        "101.2",
        "An ability that can trigger only so often each turn can't be made to trigger more often.",
    ),
)

ACTIONS = (*REPLACED_MOVES, *REPLACING, *OBJECTS_DONE_TO, *TRIGGERING_BESIDE)
