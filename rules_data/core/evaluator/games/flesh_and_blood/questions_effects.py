"""What only Flesh and Blood's rules on effects decide (Comprehensive Rules 6.1 and 6.2)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION = policy.A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION.question(
    "Does it end with the condition it depends on?",
    "An effect that was generated lasts for its duration, whatever has become of what it was generated under.",
)
WHAT_HAS_COME_BEFORE_IS_NOT_THE_NEXT = yes_no(
    "what has come before is not the next",
    "Is the next object one that has yet to be played, or to come under its player's control?",
    "The first object that fits from now on would be the next one, also what was on the stack before.",
)
SEVERAL_EVENTS_IN_ONE_HAPPEN_ONE_BY_ONE = yes_no(
    "several events in one happen one by one",
    "Is each an event of its own?",
    "A single instruction to draw three cards would be a single event with three cards in it.",
)
APPLICATIONS_HAPPEN_IN_THE_ORDER_OF_STAGING = yes_no(
    "applications happen in the order of staging",
    "When several begin to apply together?",
    "Effects that begin at one moment would begin to apply in the order in which they were generated.",
)
A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED = policy.A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED.question(
    "And not before?",
    "What a layer will do would be settled once, when the layer begins to resolve, conditions included.",
)
EFFECTS_ARE_GENERATED_ONE_AT_A_TIME = policy.EFFECTS_ARE_GENERATED_ONE_AT_A_TIME.question(
    "Does each produce its event before the next is generated?",
    "Instructions of one text that nothing puts in order would all be carried out at the same moment.",
)
EFFECTS_PRODUCE_EVENTS = policy.EFFECTS_PRODUCE_EVENTS.question(
    "Does a discrete effect change the game by producing an event?",
    "Only an event changes anything in the game, so an effect that produced none would leave everything as it is.",
)
A_STATIC_EFFECT_LETS_GO = policy.A_STATIC_EFFECT_LETS_GO.question(
    "Does a static effect apply only while the object is as described?",
    "Once something has been modified, nothing would take that back except the end of the effect itself.",
)
A_STATIC_AMOUNT_FOLLOWS = policy.A_STATIC_AMOUNT_FOLLOWS.question(
    "Are a static effect's variable values those of the present?",
    "An effect's value would be worked out when the effect comes into being, and stay that number.",
)
A_LAYERS_AMOUNT_IS_FIXED = policy.A_LAYERS_AMOUNT_IS_FIXED.question(
    "Are a layer's variable values determined once?",
    "A variable is what it is at the moment of looking, so the amount would keep changing with it.",
)
A_LAYERS_EFFECT_STICKS = policy.A_LAYERS_EFFECT_STICKS.question(
    "Does it go on applying to an object whose properties change?",
    "An effect reaches what its words describe, so an object that no longer fits the description would drop out.",
)
AN_APPLICATION_IS_AN_EVENT = yes_no(
    "an application is an event",
    "Is applying an effect an event?",
    "Nothing moves, and nobody does anything, when an effect begins to apply, so there would be no event to see.",
)
LAYERS_GENERATE_CONTINUOUS_EFFECTS = yes_no(
    "layers generate continuous effects",
    "Does resolving a layer generate them?",
    "A layer is gone once it has resolved, and with it whatever could have kept modifying the game.",
)
AN_EFFECT_WITHOUT_A_DURATION_ENDS_WITH_THE_TURN = yes_no(
    "an effect without a duration ends with the turn",
    "Where it depends on no condition either?",
    "An effect that names no end has none, so it would go on for the rest of the game.",
)
A_DURATION_IS_FIXED_WHEN_GENERATED = yes_no(
    "a duration is fixed when generated",
    "Does it stay what it was when the effect was generated?",
    "A duration that speaks of a variable would be read again each time, and end when the variable has moved on.",
)
A_LAYERS_CONDITION_IS_ASKED_ONCE = yes_no(
    "a layer's condition is asked once",
    "Is a condition for generating it asked only then?",
    "A condition in a text holds for as long as the text has an effect, so it would be asked again and again.",
)
STATIC_ABILITIES_GENERATE_CONTINUOUS_EFFECTS = yes_no(
    "static abilities generate continuous effects",
    "While they are functional?",
    "Text on an object is only text: unless a rule makes an effect of it, it modifies nothing.",
)

QUESTIONS = points_in(globals())
