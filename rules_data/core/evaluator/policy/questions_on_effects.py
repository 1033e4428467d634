"""What the rules of several games decide about replacement effects, passives and abilities that players use."""

from __future__ import annotations

from .rows import Question, points_in, yes_no

LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS = yes_no(
    "linked abilities see only their own objects",
    "Do linked abilities ignore others' objects?",
    "An ability that speaks of certain objects would mean all that fit, whichever ability dealt with them.",
)
ABILITIES_WORK_ON_THE_BOARD = yes_no(
    "abilities work on the board",
    "Do abilities work only on the board unless they say otherwise?",
    "An ability is printed on its card, and would work wherever that card is.",
)
OTHERS_MAY_RESPOND = yes_no(
    "others may respond",
    "Can others act before a finalized ability resolves?",
    "What is finished would resolve at once, and nobody would get to act before it does.",
)
ONLY_THE_NEXT_OBJECT = yes_no(
    "only the next object",
    "Is what is said of the next object of a kind said of one object only?",
    "An effect on objects of a kind reaches every object of that kind, not only the first one to come.",
)
WHAT_ENDS_A_RESOLUTION = Question(
    "what ends a resolution",
    ("nothing", "being negated", "leaving"),
    "nothing",
    "Does what is negated, or gone, while it resolves go no further?",
    "Instructions are carried out from top to bottom, whatever becomes of what they stand on.",
)
WHEN_DAMAGE_IS_DIVIDED = Question(
    "when damage is divided",
    ("with the targets", "as it is dealt"),
    "as it is dealt",
    "When is chosen how much each target is dealt?",
    "Nothing would ask for the division any earlier, so it would be made as the damage is dealt.",
)
WHO_CONTROLS_A_REPLACEMENT = Question(
    "who controls a replacement",
    (
        "the source's controller",
        "the source's owner",
    ),
    "the source's owner",
    "Whose is a replacement effect?",
    "What is nobody else's belongs to the owner of the card that it stands on.",
)
WHO_ORDERS_REPLACEMENTS = Question(
    "who orders replacements",
    ("owner", "controller", "player", "turn player"),
    "turn player",
    "Who orders several replacements of one event?",
    "What no rule leaves to anyone else is for the turn player to decide.",
)
ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS = Question(
    "order of replacements of several events",
    ("turn order", "seating"),
    "seating",
    "In what order do several players have their replacement effects apply to events at the same moment?",
    "With no order between the players they would go by where they sit, whoever's turn it is.",
)
HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN = Question(
    "how what left the board is known",
    (
        "if its leaving is spoken of",
        "as it last was to what moved it",
        "as it last was",
        "as it last was, also where it is hidden",
    ),
    "if its leaving is spoken of",
    "Is it known as it last was only if its leaving is spoken of, to what moved it as well, or always, even if hidden?",
    "Without last known information an effect has only what it speaks of as leaving; the rest is as it is now.",
)
PREVENTING_REPLACES_DAMAGE = yes_no(
    "preventing replaces damage",
    "Is preventing a replacement of the damage?",
    "Damage that is to be dealt would be dealt, as no rule lets an effect take any of it away.",
)
PASSIVES_AFFECT_PLAY = yes_no(
    "passives affect play",
    "Do passive abilities change the game?",
    "A passive ability is nothing that anyone uses or that triggers, so its text would do nothing.",
)
A_PASSIVE_MAY_BE_CONDITIONAL = yes_no(
    "a passive may be conditional",
    "Does a passive's if or while limit it?",
    "Every word after the condition would apply all the time, as nothing would look at the condition.",
)
ACTIVATED_ABILITIES_WAIT_TO_RESOLVE = yes_no(
    "activated abilities wait to resolve",
    "Do they wait, so that players may respond?",
    "An ability would do what it says at the moment its cost has been paid.",
)
REPLACEMENTS_APPLY = yes_no(
    "replacements apply",
    "Do replacement effects replace?",
    "Events happen as they are about to, and no text could step in.",
)
WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD = yes_no(
    "what replaces an event happens instead",
    "Does the rest of it happen in the event's place?",
    "The event would be gone, and with it the place that the rest of the text refers to.",
)
A_REPLACEMENT_SAYS_WHAT_QUALIFIES = yes_no(
    "a replacement says what qualifies",
    "Is it limited to what it describes?",
    "Its description would be read as no limit, so events of that kind would be replaced for anyone.",
)
A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT = yes_no(
    "a replacement applies once to an event",
    "Only once to an event and what replaces it?",
    "What has been replaced may fit the same effect again, which would then apply again and never end.",
)
A_REPLACEMENT_MUST_BE_IN_FORCE_BEFORE_THE_EVENT = yes_no(
    "a replacement must be in force before the event",
    "Must its source be there before?",
    "An object that arrives with the event would already be there to change that event.",
)
A_REPLACEMENT_MAY_BE_ONCE_EACH_TURN = yes_no(
    "a replacement may be once each turn",
    "Does a limit limit?",
    "A replacement applies to each event that fits, however many there have been.",
)
PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED = yes_no(
    "parts of an effect find what it moved",
    "Does an effect find the objects that it has itself moved?",
    "Even the effect that has moved a card would not know the new object as the one it moved.",
)

WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE = yes_no(
    "what is done remains without its move",
    "Is a card discarded, or a permanent destroyed, that is put somewhere else instead?",
    "The whole event would be replaced with its move, so nothing would have been done that anyone could see.",
)

THE_GAME_ENDS_AT_ONCE = yes_no(
    "the game ends at once",
    "Does everything end as soon as someone has won?",
    "What has begun would be carried out to its end, and what has triggered would still be placed.",
)
WHAT_CANNOT_BE_DONE_IS_NOT_OFFERED = yes_no(
    "what cannot be done is not offered",
    "Is a player not asked whether to do something that is impossible or not allowed?",
    "Whoever may do something can say that they do, and then does as much of it as is possible.",
)

X_IS_ANNOUNCED = yes_no(
    "X is announced",
    "Does whoever plays a card or activates an ability with X in its cost choose how much X is as they do so?",
    "Nothing would say how much X is, so it would be nothing.",
)

AN_ALTERNATIVE_COST_MAY_BE_PAID = yes_no(
    "an alternative cost may be paid",
    "Can another cost be paid in place of the printed one?",
    "What a card costs is printed on it, and whoever plays it pays that.",
)
WHAT_IS_NOT_PUBLIC_IS_NO_TARGET = yes_no(
    "what is not public is no target",
    "Is a card that is not public chosen only as the effect is carried out, and no target?",
    "Whatever an effect has its player choose is a target, and chosen before it waits to resolve.",
)

QUESTIONS = points_in(globals())
