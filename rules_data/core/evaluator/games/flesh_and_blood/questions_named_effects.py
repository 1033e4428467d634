"""What only Flesh and Blood's rules on effect keywords decide (Comprehensive Rules 8.5)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import points_in, yes_no

LOOKING_KEEPS_A_CARD_PRIVATE = yes_no(
    "looking keeps a card private",
    "Is a card that is only looked at not revealed?",
    "Somebody has seen it who had not, and what waits for cards to be revealed would take that for revealing.",
)
ONLY_PRIVATE_OBJECTS_ARE_LOOKED_AT = yes_no(
    "only private objects are looked at",
    "Does an effect fail that would look at what everybody sees?",
    "Looking at a card is no harder when it lies open, so whatever depends on having looked would go on.",
)
CARDS_PUT_TOGETHER_ARE_ORDERED = yes_no(
    "cards put together are ordered",
    "Does the player choose in which order several cards are put into the same place of a deck?",
    "Cards that are moved together would stay in the order in which they were.",
)
A_ZONE_HAS_ROOM_FOR_ONE = yes_no(
    "a zone has room for one",
    "Can an object be equipped only where its zone is empty?",
    "Whoever may equip an object would put it on, whatever they wear or hold already.",
)
A_TWO_HANDER_TAKES_BOTH_ZONES = yes_no(
    "a two-hander takes both zones",
    "Is a two-hander equipped to two weapon zones?",
    "One object is equipped to one zone, so there would be room for another weapon beside it.",
)
ONE_OFF_HAND_IS_HELD = yes_no(
    "one off-hand is held",
    "Is a player kept from equipping a second off-hand, or a second quiver?",
    "A player has two weapon zones, and each of them has room for an object.",
)
WHAT_CANNOT_BE_EQUIPPED_IS_NO_PERMANENT = yes_no(
    "what cannot be equipped is no permanent",
    "Does an object stay where it is when it cannot be equipped?",
    "Equipping puts an object into the arena as a permanent, and it would be there although nobody wears it.",
)
A_TOKEN_THAT_CANNOT_BE_EQUIPPED_IS_NOT_CREATED = yes_no(
    "a token that cannot be equipped is not created",
    "Does an effect that equips a token fail as a whole if the token cannot be equipped?",
    "The token would be created first, and stay in the arena where it cannot be equipped.",
)
WHOEVER_GETS_IT_EQUIPS_IT = yes_no(
    "whoever gets it equips it",
    "Does gaining control of an equipped object fail if its new controller cannot equip it?",
    "To control an object is nothing but that, so it would be theirs wherever it is.",
)
A_SUB_CARD_IS_NOT_IN_THE_ARENA = yes_no(
    "a sub-card is not in the arena",
    "Has a card that comes under a permanent left the arena?",
    "The permanent is in the arena, and what lies beneath it would be there as well.",
)
SUB_CARDS_ARE_CLEARED = yes_no(
    "sub-cards are cleared",
    "Are the cards under a permanent cleared when that ceases to exist?",
    "Nothing is said of the cards beneath, so they would stay behind.",
)
ALL_OF_THEM_TRANSFORM_OR_NONE = yes_no(
    "all of them transform or none",
    "Does a transformation of several objects fail if one of them is missing?",
    "As much of an effect as is possible is done, so those that are there would be transformed.",
)
ALL_OF_THEM_ARE_PITCHED_OR_NONE = yes_no(
    "all of them are pitched or none",
    "Is nothing pitched if an effect asks for several cards and not all of them can be?",
    "As much of an effect as is possible is done, so those that are there would be pitched.",
)
CHEERS_AND_BOOS_STAND_TOGETHER = yes_no(
    "cheers and boos stand together",
    "Can a player be both cheered and booed in one turn?",
    "The crowd changes its mind, and what it thinks of a player last is all that counts.",
)
AN_EFFECT_CAN_END_THE_GAME = yes_no(
    "an effect can end the game",
    "Does a player win or lose, or is the game a draw, because an effect says so?",
    "The game goes on as long as two players have a hero with life.",
)
ALL_WHO_DIE_TOGETHER_DRAW = yes_no(
    "all who die together draw",
    "Is the game a draw if the heroes of all remaining players die together?",
    "A player whose hero has died has lost, so all of them would have lost and nobody would have won.",
)
A_DEMI_HERO_BECOMES_THE_HERO = yes_no(
    "a demi-hero becomes the hero",
    "Is a demi-hero a player's hero once they have no other?",
    "A demi-hero is no hero: it is one more permanent, and whoever has no hero has lost.",
)
WHOEVER_HAS_LOST_IS_GONE = yes_no(
    "whoever has lost is gone",
    "Is a player who has lost gone from a game that goes on, with all that they control and own?",
    "Their hero alone has died: what they have stays where it is, and they use it as before.",
)
A_CLASH_NEEDS_TWO = yes_no(
    "a clash needs two",
    "Does a clash fail if the player it is to be with is not there?",
    "A player can reveal a card by themselves, and nobody would have revealed a greater one.",
)
A_CARD_WITHOUT_POWER_LOSES_A_CLASH = yes_no(
    "a card without power loses a clash",
    "Does a revealed card with 0 power have more than one without power?",
    "What has no power has nothing to compare, and nothing is as much as 0.",
)
A_CREATED_CARD_IS_AS_PRINTED = yes_no(
    "a created card is as printed",
    "Does a card that an effect creates by its name have all that is printed on the card of that name?",
    "The effect says a name, and a card of that name with nothing else on it has never been printed.",
)
A_CREATED_CARD_ENTERS_ITS_ZONE = yes_no(
    "a created card enters its zone",
    "Does a card that is created in a zone trigger what waits for a card that is put there?",
    "The card has been in no other zone that it could have been put there from.",
)
AN_EFFECT_ADDS_DEFENDING_CARDS = yes_no(
    "an effect adds defending cards",
    "Does a card defend that an effect adds to the chain link as a defending card?",
    "Cards defend by being declared, or as reactions that resolve, and this card has come in neither way.",
)
WHAT_CANNOT_DEFEND_IS_NOT_ADDED = yes_no(
    "what cannot defend is not added",
    "Does a card stay where it is that cannot be a defending card of that chain link?",
    "It is an effect that says that the card defends, and nobody has declared anything.",
)
A_CARD_PUT_ONTO_A_LINK_IS_ITS_ATTACK = yes_no(
    "a card put onto a link is its attack",
    "Does a card that is put onto the chain link as the attacking card become its attack?",
    "An attack comes from the stack, and a chain link would keep the one that it was made for.",
)
A_HIT_WINS_THE_WAGER = yes_no(
    "a hit wins the wager",
    "Does it depend on the hit who wins what was wagered?",
    "What a player wagers they would get as the chain link resolves, whatever has become of the attack.",
)
ONLY_WHAT_CAN_BE_EQUIPPED_IS_PAID_FOR = yes_no(
    "only what can be equipped is paid for",
    "Can a player choose to pay for equipping an object only if it can be equipped?",
    "A player may pay for what then fails, as for anything else that an effect lets them try.",
)

QUESTIONS = points_in(globals())
