"""Magic's rows on doing things: keyword actions, tokens, casting, paying (Comprehensive Rules 111, 302, 601, 701)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import Itself
from rules_data.core.evaluator.policy import (
    ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS,
    WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
    WHO_ORDERS_REPLACEMENTS,
)

from .mana_symbols import PHYREXIAN
from .questions_actions import (
    A_FLIP_IS_WON_OR_LOST,
    A_HYBRID_SYMBOL_IS_PAID_EITHER_WAY,
    A_LIMIT_HOLDS_FOR_ADDITIONAL_TIMES,
    A_PERMANENT_KNOWS_HOW_IT_WAS_CAST,
    A_PERMANENT_KNOWS_WHAT_WAS_PAID,
    A_PILE_MAY_BE_EMPTY,
    A_TOKEN_THAT_LEFT_COMES_BACK,
    AN_AURA_THAT_IS_PUT_THERE_IS_ATTACHED,
    AN_EXCHANGE_IS_DONE_AS_A_WHOLE,
    CARDS_ARE_DRAWN_ONE_AT_A_TIME,
    DAMAGE_IS_REDIRECTED_TO_WHAT_CAN_BE_DEALT_IT,
    DAMAGE_LEAVES_A_LIFE_WHERE_EFFECTS_SAY_SO,
    DEVOTION_COUNTS_SYMBOLS,
    EFFECTS_ON_TRIGGERING_LOOK_BACK,
    EXCHANGING_CONTROL_GIVES_EACH_WHAT_THE_OTHER_HAD,
    EXCHANGING_LIFE_GIVES_EACH_THE_TOTAL_OF_THE_OTHER,
    GENERIC_MANA_IS_PAID_FREELY,
    NEW_CREATURES_WAIT,
    NOT_LOOKING_IS_NO_SCRYING,
    OBJECTS_ENTER_AS_EFFECTS_SAY,
    OF_CONTRADICTORY_MOVES_ONE_IS_CHOSEN,
    PROLIFERATING_ADDS_COUNTERS,
    REGENERATION_CAN_BE_RULED_OUT,
    REGENERATION_REPLACES_DESTRUCTION,
    REPLACEMENTS_APPLY,
    TOKENS_CREATED_TOGETHER_ENTER_ONE_BY_ONE,
    TYPECYCLING_IS_CYCLING,
    UNPREVENTABLE_DAMAGE_IS_DEALT,
    WHAT_A_PREVENTION_ADDS_COMES_ONCE,
    WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE,
    WHAT_ARRIVES_TOGETHER_IS_NOT_CHOSEN,
    WHAT_CANNOT_BE_ATTACHED_MOVES,
    WHAT_CANNOT_HAPPEN_IS_NOT_REPLACED,
    WHAT_CHANGED_A_SPELL_LASTS_ON_ITS_PERMANENT,
    WHAT_ENTERS_IS_ONE_OF_A_GROUP_IT_SPEAKS_OF,
    WHAT_HAS_A_QUALITY_NEED_NOT_BE_FOUND,
    WHAT_IS_LOOKED_AT_MAY_BE_MOVED,
    WHAT_IS_PUT_IN_ITS_PLACE_IS_NOT_SHUFFLED,
    WHO_CONTROLS_WHAT_ARRIVES,
    WHOEVER_IS_SHIELDED_CHOOSES_WHAT_IS_PREVENTED,
)
from .rows_triggers import no, row, yes


def _is_entering(replacer: Any) -> bool:
    """Whether a replacement effect is about how its own permanent enters."""
    pattern = replacer.ability.replacement.pattern
    return pattern.event == "enters" and pattern.object is not None and pattern.object.asks(Itself)


def _is_kind(kind: str) -> Any:
    return lambda event: event.kind == kind


def _is(what: str) -> Any:
    return lambda asked: asked == what


REPLACED_MOVES = (
    yes(
        "sacrificed-all-the-same",
        WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
        "701.17a",
        "A permanent that is put elsewhere than into a graveyard as it is sacrificed has been sacrificed.",
        when=_is_kind("is sacrificed"),
    ),
    yes(
        "discarded-all-the-same",
        WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
        "701.8a 701.8c",
        "A card that is put elsewhere than into a graveyard as it is discarded has been discarded.",
        when=_is_kind("discards"),
    ),
    yes(
        "destroyed-all-the-same",
        WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
        "701.7a",
        "A permanent that is put elsewhere than into a graveyard as it is destroyed has been destroyed.",
        when=_is_kind("is destroyed"),
    ),
    yes(
        "milled-all-the-same",
        WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
        "701.13a 701.13c",
        "A card that is put elsewhere than into a graveyard as it is milled has been milled.",
        when=_is_kind("is milled"),
    ),
    yes(
        "impossible-first",
        WHAT_CANNOT_HAPPEN_IS_NOT_REPLACED,
        "614.17",
        "What an effect says can't happen is not about to happen, so there is nothing to replace.",
    ),
)

REPLACING = (
    yes(
        "replacement-effects",
        REPLACEMENTS_APPLY,
        "614.1 614.1a",
        "A replacement effect swaps the event for another one.",
        when=lambda replacer: not _is_entering(replacer),
    ),
    yes(
        "replaced-entering",
        REPLACEMENTS_APPLY,
        "614.1c",
        "What a permanent enters with, or what is done as it enters, replaces how it would enter.",
        when=_is_entering,
    ),
    row(
        "affected-orders-replacements",
        WHO_ORDERS_REPLACEMENTS,
        "controller",
        "616.1",
        "The affected player, or the affected object's controller, chooses which replacement effect applies next.",
    ),
    row(
        "active-player-chooses-first",
        ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS,
        "turn order",
        "616.1 101.4",
        "Where players have to choose at the same time, the active player does so first and the others in turn order.",
    ),
    yes(
        "as-it-will-be",
        WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE,
        "614.12",
        "What says how a permanent enters is looked at as it would be on the battlefield, and so is who controls it.",
    ),
    yes(
        "won-flips",
        A_FLIP_IS_WON_OR_LOST,
        "705.2",
        "Whoever flips a coin calls it, and wins the flip if the call was right, or else loses it.",
    ),
    yes(
        "empty-piles",
        A_PILE_MAY_BE_EMPTY,
        "700.3d",
        "Whoever puts objects into piles may put all of them into one, and none into the other.",
    ),
    yes(
        "life-kept",
        DAMAGE_LEAVES_A_LIFE_WHERE_EFFECTS_SAY_SO,
        "120.4c",
        "Damage results in the life that is lost to it, as an effect that keeps the last life has modified that.",
    ),
    yes(
        "unpreventable-damage",
        UNPREVENTABLE_DAMAGE_IS_DEALT,
        "615.12",
        "What would prevent damage that can't be prevented applies, prevents none of it, and does what else it does.",
    ),
    yes(
        "added-to-a-prevention",
        WHAT_A_PREVENTION_ADDS_COMES_ONCE,
        "615.5 615.13",
        "An effect that prevents damage does what else it says once all is prevented that would be dealt at that time.",
    ),
    yes(
        "redirection",
        DAMAGE_IS_REDIRECTED_TO_WHAT_CAN_BE_DEALT_IT,
        "614.9",
        "An effect that redirects damage does nothing where what that is dealt to instead is not there any more.",
    ),
    yes(
        "each-token-by-itself",
        TOKENS_CREATED_TOGETHER_ENTER_ONE_BY_ONE,
        "616.1g 614.12a",
        "What says how a token enters applies to each one of several that are created at once, with a choice for each.",
    ),
    yes(
        "shielded-as-they-like",
        WHOEVER_IS_SHIELDED_CHOOSES_WHAT_IS_PREVENTED,
        "615.7",
        "Where several sources deal damage at once, whoever is shielded chooses which of it the shield prevents.",
    ),
    yes(
        "not-what-enters-too",
        WHAT_ARRIVES_TOGETHER_IS_NOT_CHOSEN,
        "614.13a",
        "As a permanent enters, neither it nor anything that enters at the same time can be chosen to go elsewhere.",
    ),
    yes(
        "how-things-enter",
        OBJECTS_ENTER_AS_EFFECTS_SAY,
        "614.1d",
        "An effect that says that objects enter in a certain way replaces how they would enter.",
    ),
    no(
        "not-for-itself",
        WHAT_ENTERS_IS_ONE_OF_A_GROUP_IT_SPEAKS_OF,
        "614.12",
        "What a permanent says of how a group of permanents enters does not apply to its own entering.",
    ),
    no(
        "what-cannot-be-attached",
        WHAT_CANNOT_BE_ATTACHED_MOVES,
        "701.3b",
        "An Aura or Equipment that an effect would attach to what it can't be attached to does not move.",
    ),
    yes(
        "aura-put-there",
        AN_AURA_THAT_IS_PUT_THERE_IS_ATTACHED,
        "303.4f 303.4g",
        "Whoever gets an Aura that was not cast chooses what it enchants; where nothing can be, it stays away.",
    ),
)

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
