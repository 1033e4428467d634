"""What only Magic's rules on objects that come and go decide (Comprehensive Rules 400.7 and 603.6 to 603.10)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

LOOKS_BACK_IN_TIME = policy.LOOKS_BACK_IN_TIME.question(
    "Is a trigger decided by how things were immediately before the event?",
    "An ability would be compared with the game as it is once the event is over.",
)
HOW_AN_EVENTS_OBJECTS_LOOK = policy.HOW_AN_EVENTS_OBJECTS_LOOK.question(
    "As they were when they departed, or as they are after it?",
    "What has departed can be looked at only as it was when it departed.",
    "departed ones as they last were",
)
WHAT_IS_DONE_AS_SOMETHING_ARRIVES_COMES_BEFORE = policy.WHAT_IS_DONE_AS_SOMETHING_ARRIVES_COMES_BEFORE.question(
    "Is what a player does as a permanent enters over before the permanent is there?",
    "It would be done while the permanent enters, so the permanent's own abilities would have a part in it.",
)
AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT = policy.AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT.question(
    "Or does it follow as a trigger of its own?",
    "What happens in addition would be one more thing that follows, apart from what the entering itself triggers.",
)
AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE = policy.AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE.question(
    "Is it lost to what spoke of it?",
    "A card stays the same piece of cardboard, so whatever spoke of it would find it again.",
)
WHAT_AN_OBJECT_BECAME_IS_FOUND = policy.WHAT_AN_OBJECT_BECAME_IS_FOUND.question(
    "Does a trigger find what its own event made of an object?",
    "The new object has no tie to the old one, so a trigger would look for it in vain.",
)
AN_OBJECT_IS_FOUND_IN_A_HIDDEN_ZONE = policy.AN_OBJECT_IS_FOUND_IN_A_HIDDEN_ZONE.question(
    "Even if the event put it into a hand or a deck?",
    "An effect would find a card wherever it has gone, even among cards that nobody may look at.",
    "yes",
)
A_NAMED_CARD_IS_FOUND_AS_IT_IS_PLAYED = policy.A_NAMED_CARD_IS_FOUND_AS_IT_IS_PLAYED.question(
    "Does an effect on casting a card find the spell that the card became?",
    "The spell is a new object, and an effect that named the card would have nothing to do with it.",
)
WHAT_IS_ATTACHED_IS_FOUND_WHERE_IT_WENT = policy.WHAT_IS_ATTACHED_IS_FOUND_WHERE_IT_WENT.question(
    "When a trigger is about what it was attached to?",
    "The Aura that left together with its permanent is a new object, which the trigger does not know.",
)
WHAT_AN_EFFECT_MOVED_KEEPS_ITS_NAME = policy.WHAT_AN_EFFECT_MOVED_KEEPS_ITS_NAME.question(
    "Is what it became known by the name it was given?",
    "A name that a text has given stays with the object that was named, and that one is gone.",
)
WHAT_ARRIVES_IS_MODIFIED_AT_ONCE = policy.WHAT_ARRIVES_IS_MODIFIED_AT_ONCE.question(
    "Do continuous effects apply as something arrives?",
    "An effect would need a moment in which the permanent is there before it can modify that.",
)
A_WORD_THAT_IS_SET_REPLACES_OTHERS = policy.A_WORD_THAT_IS_SET_REPLACES_OTHERS.question(
    "Does what is made a Mountain, or a Frog, lose its other types of that kind?",
    "An effect that says what a land is would add to it, and everything else of the land would stay.",
)
A_LOST_TYPE_TAKES_ITS_WORDS = policy.A_LOST_TYPE_TAKES_ITS_WORDS.question(
    "Does a permanent that loses a card type lose the subtypes that belong to it?",
    "A subtype would stay whatever the card type is, as a supertype does.",
)

EFFECTS_ON_THE_RULES_BIND_NEWCOMERS = yes_no(
    "effects on the rules bind newcomers",
    "Does an effect that changes no object, but the rules, bind what comes later as well?",
    "Whom an effect of a resolving spell or ability applies to would be settled as it begins.",
)

A_STATIC_EFFECT_CHANGES_CONTROL = yes_no(
    "a static effect changes control",
    "Do effects of static abilities change who controls a permanent, for as long as they apply?",
    "Whoever a permanent entered under would control it until a spell or an ability that resolves gives it away.",
)

WHAT_DEFINES_AN_OBJECT_WORKS_EVERYWHERE = yes_no(
    "what defines an object works everywhere",
    "Does an ability that defines a card's own characteristics function in all zones?",
    "Abilities of permanents function on the battlefield, and a card elsewhere would have no power.",
)

WHAT_AN_EFFECT_WORKS_OUT_IS_NEVER_BELOW_ZERO = policy.WHAT_AN_EFFECT_WORKS_OUT_IS_NEVER_BELOW_ZERO

A_PAIR_PARTS = yes_no(
    "a pair parts",
    "Is a creature unpaired once the other one has gone, is no creature or has another controller?",
    "A creature would stay what it has become, whatever happens to the other one.",
)

AN_EMBLEM_WORKS_IN_THE_COMMAND_ZONE = yes_no(
    "an emblem works in the command zone",
    "Do the abilities of an emblem work where it is, in the command zone?",
    "Abilities work on the battlefield, and an emblem is never there.",
)

QUESTIONS = points_in(globals())
