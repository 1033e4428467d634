"""Effect keywords (Comprehensive Rules 8.5): a row for each statement that decides something."""

from __future__ import annotations

from rules_data.core.evaluator.policy import THE_GAME_ENDS_AT_ONCE, WHAT_ENDS_A_RESOLUTION

from .questions_named_effects import (
    A_CARD_PUT_ONTO_A_LINK_IS_ITS_ATTACK,
    A_CARD_WITHOUT_POWER_LOSES_A_CLASH,
    A_CLASH_NEEDS_TWO,
    A_CREATED_CARD_ENTERS_ITS_ZONE,
    A_CREATED_CARD_IS_AS_PRINTED,
    A_HIT_WINS_THE_WAGER,
    A_SUB_CARD_IS_NOT_IN_THE_ARENA,
    A_TOKEN_THAT_CANNOT_BE_EQUIPPED_IS_NOT_CREATED,
    A_TWO_HANDER_TAKES_BOTH_ZONES,
    A_ZONE_HAS_ROOM_FOR_ONE,
    ALL_OF_THEM_TRANSFORM_OR_NONE,
    ALL_WHO_DIE_TOGETHER_DRAW,
    AN_EFFECT_ADDS_DEFENDING_CARDS,
    AN_EFFECT_CAN_END_THE_GAME,
    CARDS_PUT_TOGETHER_ARE_ORDERED,
    CHEERS_AND_BOOS_STAND_TOGETHER,
    LOOKING_KEEPS_A_CARD_PRIVATE,
    ONLY_PRIVATE_OBJECTS_ARE_LOOKED_AT,
    ONLY_WHAT_CAN_BE_EQUIPPED_IS_PAID_FOR,
    SUB_CARDS_ARE_CLEARED,
    WHAT_CANNOT_BE_EQUIPPED_IS_NO_PERMANENT,
    WHAT_CANNOT_DEFEND_IS_NOT_ADDED,
    WHOEVER_GETS_IT_EQUIPS_IT,
    WHOEVER_HAS_LOST_IS_GONE,
)
from .rows_effects import row, yes

NAMED_EFFECTS = (
    yes(
        "looking is not revealing",
        LOOKING_KEEPS_A_CARD_PRIVATE,
        "8.5.11b",
        "A private object that a player looks at does not become public, and stays in its zone.",
    ),
    yes(
        "nothing to look at",
        ONLY_PRIVATE_OBJECTS_ARE_LOOKED_AT,
        "8.5.11c",
        "An effect fails that would look at a public object.",
    ),
    yes(
        "order within a deck",
        CARDS_PUT_TOGETHER_ARE_ORDERED,
        "8.5.15c",
        "The order of cards that are put into the same place of a deck is their player's choice.",
    ),
    yes(
        "room to equip",
        A_ZONE_HAS_ROOM_FOR_ONE,
        "8.5.41c",
        "The zone that an object is equipped to has to be empty.",
    ),
    yes(
        "a two-hander's zones",
        A_TWO_HANDER_TAKES_BOTH_ZONES,
        "8.2.2b",
        "A two-hander has to be equipped to two weapon zones, and both of them have to be empty.",
    ),
    yes(
        "not equipped, no permanent",
        WHAT_CANNOT_BE_EQUIPPED_IS_NO_PERMANENT,
        "8.5.41e",
        "An object that cannot be equipped does not become a permanent.",
    ),
    yes(
        "a token to equip",
        A_TOKEN_THAT_CANNOT_BE_EQUIPPED_IS_NOT_CREATED,
        "8.5.41d",
        "A token that is to be equipped is created and then equipped; where either cannot be done, neither is.",
    ),
    yes(
        "paid for if it can be equipped",
        ONLY_WHAT_CAN_BE_EQUIPPED_IS_PAID_FOR,
        "8.5.51a",
        "Nobody can choose to pay for equipping a card that is not there, or that they cannot equip.",
    ),
    yes(
        "equipped by its new controller",
        WHOEVER_GETS_IT_EQUIPS_IT,
        "8.5.35a 8.5.54b",
        "An equipped object that changes controllers is equipped by the new one, or the effect fails.",
    ),
    yes(
        "sub-cards outside the arena",
        A_SUB_CARD_IS_NOT_IN_THE_ARENA,
        "3.0.14b",
        "What has come under a permanent is a new object, and not in the arena.",
    ),
    yes(
        "sub-cards go along",
        SUB_CARDS_ARE_CLEARED,
        "3.0.14e",
        "The cards under a permanent are cleared in the event in which it ceases to exist.",
    ),
    yes(
        "all or none transformed",
        ALL_OF_THEM_TRANSFORM_OR_NONE,
        "8.5.36d",
        "A transformation of several objects fails unless all of them can be put under the permanent.",
    ),
    yes(
        "cheered and booed",
        CHEERS_AND_BOOS_STAND_TOGETHER,
        "8.5.57a",
        "A player can be both cheered and booed; neither undoes the other.",
    ),
    yes(
        "ended by an effect",
        AN_EFFECT_CAN_END_THE_GAME,
        "4.5.2b 4.5.3b 4.5.4b",
        "A player wins, or loses, when an effect says that they do; the game is a draw when one says so.",
    ),
    yes(
        "all heroes die",
        ALL_WHO_DIE_TOGETHER_DRAW,
        "4.5.4a",
        "The game is a draw if the heroes of all players who are left go to zero life together.",
    ),
    yes(
        "gone with all they have",
        WHOEVER_HAS_LOST_IS_GONE,
        "4.5.1a",
        "A player who has lost does nothing more, and all that they control or own is gone from the game that goes on.",
    ),
    yes(
        "over at once",
        THE_GAME_ENDS_AT_ONCE,
        "4.5.1",
        "The game is over the moment a player wins it or it is drawn; nothing more is carried out.",
    ),
    yes(
        "two who clash",
        A_CLASH_NEEDS_TWO,
        "8.5.45d",
        "A clash fails if fewer than two heroes clash, or the hero it is to be with is not there.",
    ),
    yes(
        "created as printed",
        A_CREATED_CARD_IS_AS_PRINTED,
        "8.5.40a",
        "A card that is created by its name has the properties that are printed on that card.",
    ),
    yes(
        "created and then there",
        A_CREATED_CARD_ENTERS_ITS_ZONE,
        "8.5.40c",
        "What waits for a card to be put into a zone triggers on one that is created there.",
    ),
    yes(
        "added to defend",
        AN_EFFECT_ADDS_DEFENDING_CARDS,
        "8.5.32",
        "A card that an effect adds to a chain link as a defending card goes there and defends.",
    ),
    yes(
        "unable to be added",
        WHAT_CANNOT_DEFEND_IS_NOT_ADDED,
        "7.0.5b 8.5.32a",
        "What is defending there already, or cannot, is not added: it stays where it is, and nothing has defended.",
        february="8.3.4a",
    ),
    yes(
        "put there to attack",
        A_CARD_PUT_ONTO_A_LINK_IS_ITS_ATTACK,
        "7.0.4a",
        "A card put onto a chain link as the attacking card is its attack, a new one with the same target.",
    ),
    yes(
        "power against none",
        A_CARD_WITHOUT_POWER_LOSES_A_CLASH,
        "8.5.45b",
        "A revealed card that has the power property has more power than one without it, or than no card at all.",
    ),
    row(
        "negated by itself",
        WHAT_ENDS_A_RESOLUTION,
        "being negated",
        "8.5.26a",
        "A layer that negates itself while it resolves does not finish resolving.",
    ),
    yes(
        "a wager's winner",
        A_HIT_WINS_THE_WAGER,
        "8.5.46",
        "If the attack has hit as its chain link resolves, whoever wagered wins the prize, and else the other player.",
    ),
)
