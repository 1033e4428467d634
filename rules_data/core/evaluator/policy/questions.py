"""The questions that the kernel asks of every game.

A question that a game's rules do not raise has its usual answer there."""

from __future__ import annotations

from .table import Question, yes_no

TRIGGERED_ABILITIES_TRIGGER = yes_no("triggered abilities trigger", "Do abilities trigger when their condition is met?")
WHEN_A_CONDITION_IS_EVALUATED = Question(
    "when a condition is evaluated",
    "Before or after the event?",
    (
        "before",
        "after",
    ),
    "before",
)
SOURCE_ENTERS_WITH_THE_EVENT = yes_no(
    "source enters with the event", "Does a source that arrives with the event watch it?"
)
SOURCE_LEAVES_WITH_THE_EVENT = yes_no(
    "source leaves with the event", "Does a source that leaves with the event watch it?", "yes"
)
LOOKS_BACK_IN_TIME = yes_no(
    "looks back in time", "Is a trigger decided by how things were immediately before the event?"
)
HOW_AN_EVENTS_OBJECTS_LOOK = Question(
    "how an event's objects look",
    "As they were when they departed, or as they are after it?",
    (
        "departed ones as they last were",
        "after it, unless looking back",
    ),
    "departed ones as they last were",
)
NTH_TIME_SEVERAL_AT_ONCE = Question(
    "nth time, several at once",
    "Which of several simultaneous occurrences is the nth?",
    (
        "pick one",
        "each counts in turn",
        "every one",
    ),
    "every one",
)
AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT = yes_no(
    "an addition to an event is part of it", "Or does it follow as a trigger of its own?", "yes"
)
A_DELAYED_ABILITY_SEES_ONLY_WHAT_FOLLOWS = yes_no(
    "a delayed ability sees only what follows", "Does only what happens after its creation count?", "yes"
)
A_DELAYED_ABILITY_WITHOUT_A_DURATION_TRIGGERS_ONCE = yes_no(
    "a delayed ability without a duration triggers once", "Only the next time?"
)
WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES = Question(
    "which of several a delayed ability takes",
    "Which of several simultaneous events is its one time?",
    (
        "its controller chooses",
        "the first",
        "every one",
    ),
    "its controller chooses",
)
WHO_CONTROLS_A_DELAYED_ABILITY = Question(
    "who controls a delayed ability",
    "Who controlled what created it, or whoever controls its source?",
    (
        "who controlled its creator",
        "who controls its source",
    ),
    "who controlled its creator",
)
CREATED_IN_ONE_RESOLUTION_ONLY = yes_no(
    "created in one resolution only", "Is one about the nth resolution created then only?", "yes"
)
WHEN_STATE_TRIGGERS_ARE_CHECKED = Question(
    "when state triggers are checked",
    "As soon as the state is so, or when a player would act?",
    (
        "at once",
        "when a player would act",
    ),
    "when a player would act",
)
STATE_TRIGGERS_TRIGGER = yes_no(
    "state triggers trigger", "Does a state of the game fulfil a condition, without an event?", "yes"
)
A_STATE_TRIGGER_WAITS_FOR_ITSELF = yes_no(
    "a state trigger waits for itself", "Is it silent as long as it waits to resolve?"
)
A_REFLEXIVE_TRIGGER_LOOKS_AT_WHAT_WAS_DONE_BEFORE = yes_no(
    "a reflexive trigger looks at what was done before", "At what its resolution did before?", "yes"
)
HOW_OFTEN_A_REFLEXIVE_TRIGGER_TRIGGERS = Question(
    "how often a reflexive trigger triggers",
    "For each time something happened, or once?",
    (
        "each time",
        "once",
    ),
    "once",
)
PAID_SEVERAL_TIMES_IS_PAID_ONCE = yes_no(
    "paid several times is paid once", "Does paying any number of times trigger once?"
)
AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE = yes_no(
    "an object that changed zones is another one", "Is it lost to what spoke of it?", "yes"
)
WHAT_AN_OBJECT_BECAME_IS_FOUND = yes_no(
    "what an object became is found", "Does a trigger find what its own event made of an object?", "yes"
)
AN_OBJECT_IS_FOUND_IN_A_HIDDEN_ZONE = yes_no(
    "an object is found in a hidden zone", "Even if the event put it into a hand or a deck?", "yes"
)
HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN = Question(
    "how what left the board is known",
    "Is it known as it last was there only if its leaving is spoken of, or always?",
    (
        "if its leaving is spoken of",
        "as it last was",
    ),
    "if its leaving is spoken of",
)
WHAT_IS_ATTACHED_IS_FOUND_WHERE_IT_WENT = yes_no(
    "what is attached is found where it went", "When a trigger is about what it was attached to?"
)
WHAT_AN_EFFECT_MOVED_KEEPS_ITS_NAME = yes_no(
    "what an effect moved keeps its name", "Is what it became known by the name it was given?", "yes"
)
PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED = yes_no(
    "parts of an effect find what it moved", "Does an effect find the objects that it has itself moved?"
)
A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE = yes_no(
    "a delayed ability's object may change", "Is it still affected when it is another kind of thing?", "yes"
)
WHAT_ARRIVES_IS_MODIFIED_AT_ONCE = yes_no(
    "what arrives is modified at once", "Do continuous effects apply as something arrives?", "yes"
)
ONLY_WHAT_HAPPENS_TRIGGERS = yes_no(
    "only what happens triggers", "Does an event that was replaced or prevented trigger nothing?", "yes"
)
WHOSE_IS_WHAT_TRIGGERED = Question(
    "whose is what triggered",
    "Whose is a triggered ability if its source changes hands before it is placed?",
    (
        "whoever controlled its source as it triggered",
        "whoever controls its source as it is placed",
    ),
    "whoever controlled its source as it triggered",
)
TRIGGERS_ON_TRIGGERING_COME_LAST = yes_no("triggers on triggering come last", "Are they placed once all others are?")
WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES = yes_no(
    "without legal targets nothing resolves", "Does an item do nothing when all of its targets are illegal?"
)
WHEN_A_TRIGGERS_MODE_IS_CHOSEN = Question(
    "when a trigger's mode is chosen",
    "As it is placed or as it resolves?",
    (
        "when placed",
        "on resolution",
    ),
    "when placed",
)
ONLY_LEGAL_MODES_ARE_CHOSEN = yes_no("only legal modes are chosen", "Is a mode without legal targets no choice?", "yes")
TEXT_BEHIND_THE_EFFECT = yes_no(
    "text behind the effect", "Does text behind an ability's effect limit it while it waits?"
)
ABILITIES_MAY_TRIGGER_ADDITIONAL_TIMES = yes_no(
    "abilities may trigger additional times", "Can an effect let one trigger again?", "yes"
)
DO_THIS_ONLY_ONCE = yes_no("do this only once", "Does it trigger only until its controller has done it this turn?")
EACH_OCCURRENCE_TRIGGERS = yes_no(
    "each occurrence triggers", "Does one event with several occurrences trigger for each?", "yes"
)
DELAYED_ABILITIES_ARE_THEIR_SOURCES = yes_no(
    "delayed abilities are their source's", "Do effects on an object's abilities mean them too?", "yes"
)
IF_AFTER_THE_CONDITION = Question(
    "if after the condition",
    "When is the if of a triggered ability checked?",
    (
        "when placed",
        "on resolution",
        "both times",
        "not at all",
    ),
    "on resolution",
)
YOU_MAY = Question(
    "you may",
    "When is a you may chosen?",
    (
        "when triggering",
        "on resolution",
    ),
    "on resolution",
)
ONCE_EACH_TURN = yes_no("once each turn", "Does a limit limit?")
A_ONCE_EACH_TURN_TRIGGER_IS_CHOSEN = yes_no(
    "a once each turn trigger is chosen", "May its controller choose not to place it?"
)
A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED = yes_no(
    "a declined trigger has not triggered", "Is a declined one still available this turn?"
)
TRIGGERS_WAIT_TO_RESOLVE = yes_no("triggers wait to resolve", "Do they wait, so that players may respond?")
WHEN_TRIGGERS_ARE_PLACED = Question(
    "when triggers are placed",
    "As their event happens, or together before a player acts?",
    (
        "with the event",
        "before the next player acts",
    ),
    "with the event",
)
TRIGGERS_IN_ANY_STATE_ON_ANY_TURN = yes_no(
    "triggers in any state on any turn", "Can they be placed in a closed state and on others' turns?"
)
ORDER_OF_ONE_PLAYERS_TRIGGERS = Question(
    "order of one player's triggers",
    "Who orders the simultaneous triggers of one player?",
    (
        "controller chooses",
        "as they stand",
    ),
    "as they stand",
)
ORDER_BETWEEN_PLAYERS = Question(
    "order between players",
    "In what order do players place simultaneous triggers?",
    (
        "turn order",
        "attacker first",
        "selected player first",
        "seating",
    ),
    "seating",
)
COST_WITHIN_A_TRIGGER = Question(
    "cost within a trigger",
    "What is a cost in the text?",
    (
        "base cost",
        "instruction",
    ),
    "instruction",
)
COST_MUST_BE_PAID_TO_FINALIZE = yes_no("cost must be paid to finalize", "Must it be paid to finalize the ability?")
NO_COST_ON_RESOLUTION = yes_no("no cost on resolution", "Is it left alone on resolution?")
A_TRIGGERS_COST_MAY_BE_DECLINED = yes_no("a trigger's cost may be declined", "May its controller decline to pay?")
NO_LEGAL_CHOICES = yes_no("no legal choices", "Is an ability without enough choices removed?")
TARGETS_MUST_STILL_BE_LEGAL = yes_no("targets must still be legal", "Are targets checked again before it is finalized?")
ADD_RESOLVES_WHEN_FINALIZED = yes_no(
    "add resolves when finalized", "Does an ability that only adds resources resolve at once?"
)
ONLY_TARGETS_ARE_TARGETED = yes_no("only targets are targeted", "Is choosing without targeting no targeting?")
DO_THIS_SEVERAL_TIMES = yes_no("do this several times", "Does a number of times make as many of them?")
REFLEXIVE_TRIGGERS_WAIT_TO_RESOLVE = yes_no(
    "reflexive triggers wait to resolve", "Do they wait, so that players may respond?"
)
DELAYED_ABILITIES_LAST = yes_no("delayed abilities last", "Do they work without their source?")
A_LINKED_DELAYED_ABILITY_LASTS_WITH_ITS_OBJECT = yes_no(
    "a linked delayed ability lasts with its object", "Does it outlast the turn?"
)
A_LINKED_ABILITY_THAT_SPEAKS_OF_ITS_SOURCE_ENDS_WITH_IT = yes_no(
    "a linked ability that speaks of its source ends with it", "Does it end with its source?"
)
A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL = yes_no(
    "a reflexive trigger may be conditional", "Does an if before it limit it?"
)
REFLEXIVE_ITEMS_WAIT_FOR_THE_REST = yes_no(
    "reflexive items wait for the rest", "Are they all placed before any is finalized?"
)
DELAYED_ABILITIES_END_WITH_THEIR_TIME = yes_no(
    "delayed abilities end with their time", "Do they end with the time they name?"
)
LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS = yes_no(
    "linked abilities see only their own objects", "Do linked abilities ignore others' objects?"
)
ABILITIES_WORK_ON_THE_BOARD = yes_no(
    "abilities work on the board", "Do abilities work only on the board unless they say otherwise?"
)
ABILITIES_SAY_WHERE_ELSE_THEY_WORK = yes_no(
    "abilities say where else they work", "Does an ability that names a zone work there?"
)
A_TRIGGERS_CHOICES_MUST_BE_MADE = yes_no("a trigger's choices must be made", "Must legal choices be made?")
OTHERS_MAY_RESPOND = yes_no("others may respond", "Can others act before a finalized ability resolves?")
AN_ACTIVATED_ABILITY_HAS_ITS_COST = yes_no(
    "an activated ability has its cost", "Is what stands before the colon its cost?"
)
WHO_CONTROLS_A_REPLACEMENT = Question(
    "who controls a replacement",
    "Whose is a replacement effect?",
    (
        "the source's controller",
        "the source's owner",
    ),
    "the source's owner",
)
PREVENTING_REPLACES_DAMAGE = yes_no("preventing replaces damage", "Is preventing a replacement of the damage?")
REPLACEMENTS_INHERIT_MODIFICATIONS = yes_no(
    "replacements inherit modifications", "Does what replaces an event happen in the same way?"
)
PASSIVES_AFFECT_PLAY = yes_no("passives affect play", "Do passive abilities change the game?")
A_PASSIVE_MAY_BE_CONDITIONAL = yes_no("a passive may be conditional", "Does a passive's if or while limit it?")
A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST = yes_no(
    "a card's own passives change its cost", "Do they while it is being played?"
)
ACTIVATED_ABILITIES_WAIT_TO_RESOLVE = yes_no(
    "activated abilities wait to resolve", "Do they wait, so that players may respond?"
)
AN_ABILITY_WITHOUT_LEGAL_OPTIONS = yes_no("an ability without legal options", "Is it illegal to use one?")
THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY = yes_no("the controller chooses to use an ability", "Only its controller?")
A_CONDITION_ON_USING_AN_ABILITY = yes_no("a condition on using an ability", "Must its condition hold?")
WHEN_AN_ABILITY_MAY_BE_USED = yes_no(
    "when an ability may be used", "Only on its controller's turn and in an open state?"
)
WHEN_A_CARD_MAY_BE_PLAYED = yes_no("when a card may be played", "Only on its owner's turn and in an open state?", "yes")
USING_AN_ABILITY = Question(
    "using an ability",
    "When has an ability been used?",
    (
        "when it resolves",
        "when announced",
    ),
    "when announced",
)
REPLACEMENTS_APPLY = yes_no("replacements apply", "Do replacement effects replace?")
WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD = yes_no(
    "what replaces an event happens instead", "Does the rest of it happen in the event's place?"
)
A_REPLACEMENT_SAYS_WHAT_QUALIFIES = yes_no("a replacement says what qualifies", "Is it limited to what it describes?")
A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT = yes_no(
    "a replacement applies once to an event", "Only once to an event and what replaces it?"
)
A_REPLACEMENT_MUST_BE_IN_FORCE_BEFORE_THE_EVENT = yes_no(
    "a replacement must be in force before the event", "Must its source be there before?"
)
A_REPLACEMENT_MAY_BE_ONCE_EACH_TURN = yes_no("a replacement may be once each turn", "Does a limit limit?")
A_ONCE_EACH_TURN_REPLACEMENT_IS_CHOSEN = yes_no(
    "a once each turn replacement is chosen", "May its controller choose not to apply it?"
)
A_DECLINED_REPLACEMENT_WAS_NOT_APPLIED = yes_no(
    "a declined replacement was not applied", "Is a declined one still available this turn?"
)
WHO_ORDERS_REPLACEMENTS = Question(
    "who orders replacements",
    "Who orders several replacements of one event?",
    (
        "owner",
        "player",
        "turn player",
    ),
    "turn player",
)
ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS = Question(
    "order of replacements of several events",
    "In what order do several controllers' replacements of several events apply?",
    (
        "turn order",
        "seating",
    ),
    "seating",
)
EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF = yes_no(
    "each simultaneous event is replaced by itself", "Does the controller choose which event first?"
)
A_REPLACEMENT_HAS_ONE_SEQUENCE = yes_no(
    "a replacement has one sequence", "Only in one uninterrupted series to simultaneous events?"
)
A_REPLACED_PART_OF_A_REPLACEMENT_ENDS_NO_SERIES = yes_no(
    "a replaced part of a replacement ends no series", "Does its series go on when a part of it is replaced?"
)
A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION = yes_no(
    "a layer's effect depends on its condition", "Does it end with the condition it depends on?", usual="yes"
)
SEVERAL_EVENTS_IN_ONE_HAPPEN_ONE_BY_ONE = yes_no(
    "several events in one happen one by one", "Is each an event of its own?", usual="no"
)
TRIGGERS_SEE_EVENTS_AS_MODIFIED = yes_no(
    "triggers see events as modified", "Is an event that was modified compared as it occurs?", usual="yes"
)
APPLICATIONS_HAPPEN_IN_THE_ORDER_OF_STAGING = yes_no(
    "applications happen in the order of staging", "When several begin to apply together?", usual="yes"
)
HOW_MANY_TIMES_A_CONDITION_COUNTS = Question(
    "how many times a condition counts",
    "Every time, or only the times an ordinal names?",
    (
        "every time",
        "the nth time",
    ),
    "every time",
    usual="the nth time",
)
EARLIER_TIMES_COUNT = yes_no("earlier times count", "Do times before it became functional count?", usual="yes")
A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED = yes_no(
    "a condition is asked as its effect is generated", "And not before?", usual="yes"
)
EFFECTS_ARE_GENERATED_ONE_AT_A_TIME = yes_no(
    "effects are generated one at a time", "Does each produce its event before the next is generated?", usual="yes"
)
EFFECTS_PRODUCE_EVENTS = yes_no(
    "effects produce events", "Does a discrete effect change the game by producing an event?", usual="yes"
)
PARAMETERS_ARE_DECLARED_WHEN_PLACED = yes_no(
    "parameters are declared when placed",
    "Are modes and targets declared as a layer is added to the stack?",
    usual="yes",
)
A_STATE_IS_CHECKED_AGAIN_AS_ITS_LAYER_RESOLVES = yes_no(
    "a state is checked again as its layer resolves", "Does the layer fail to resolve if it is not so?", usual="no"
)
A_STATE_THAT_COMES_ABOUT_TRIGGERS = yes_no(
    "a state that comes about triggers", "When it was not so before?", usual="no"
)
A_STATE_THAT_IS_THERE_ALREADY_TRIGGERS = yes_no(
    "a state that is there already triggers", "As the effect is generated?", usual="no"
)

QUESTIONS = (
    A_STATE_THAT_COMES_ABOUT_TRIGGERS,
    A_STATE_THAT_IS_THERE_ALREADY_TRIGGERS,
    TRIGGERED_ABILITIES_TRIGGER,
    WHEN_A_CONDITION_IS_EVALUATED,
    SOURCE_ENTERS_WITH_THE_EVENT,
    SOURCE_LEAVES_WITH_THE_EVENT,
    LOOKS_BACK_IN_TIME,
    HOW_AN_EVENTS_OBJECTS_LOOK,
    NTH_TIME_SEVERAL_AT_ONCE,
    AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT,
    A_DELAYED_ABILITY_SEES_ONLY_WHAT_FOLLOWS,
    A_DELAYED_ABILITY_WITHOUT_A_DURATION_TRIGGERS_ONCE,
    WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES,
    WHO_CONTROLS_A_DELAYED_ABILITY,
    CREATED_IN_ONE_RESOLUTION_ONLY,
    WHEN_STATE_TRIGGERS_ARE_CHECKED,
    STATE_TRIGGERS_TRIGGER,
    A_STATE_TRIGGER_WAITS_FOR_ITSELF,
    A_REFLEXIVE_TRIGGER_LOOKS_AT_WHAT_WAS_DONE_BEFORE,
    HOW_OFTEN_A_REFLEXIVE_TRIGGER_TRIGGERS,
    PAID_SEVERAL_TIMES_IS_PAID_ONCE,
    AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE,
    WHAT_AN_OBJECT_BECAME_IS_FOUND,
    AN_OBJECT_IS_FOUND_IN_A_HIDDEN_ZONE,
    HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN,
    WHAT_IS_ATTACHED_IS_FOUND_WHERE_IT_WENT,
    WHAT_AN_EFFECT_MOVED_KEEPS_ITS_NAME,
    PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED,
    A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE,
    WHAT_ARRIVES_IS_MODIFIED_AT_ONCE,
    ONLY_WHAT_HAPPENS_TRIGGERS,
    WHOSE_IS_WHAT_TRIGGERED,
    TRIGGERS_ON_TRIGGERING_COME_LAST,
    WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES,
    WHEN_A_TRIGGERS_MODE_IS_CHOSEN,
    ONLY_LEGAL_MODES_ARE_CHOSEN,
    TEXT_BEHIND_THE_EFFECT,
    ABILITIES_MAY_TRIGGER_ADDITIONAL_TIMES,
    DO_THIS_ONLY_ONCE,
    EACH_OCCURRENCE_TRIGGERS,
    DELAYED_ABILITIES_ARE_THEIR_SOURCES,
    IF_AFTER_THE_CONDITION,
    YOU_MAY,
    ONCE_EACH_TURN,
    A_ONCE_EACH_TURN_TRIGGER_IS_CHOSEN,
    A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED,
    TRIGGERS_WAIT_TO_RESOLVE,
    WHEN_TRIGGERS_ARE_PLACED,
    TRIGGERS_IN_ANY_STATE_ON_ANY_TURN,
    ORDER_OF_ONE_PLAYERS_TRIGGERS,
    ORDER_BETWEEN_PLAYERS,
    COST_WITHIN_A_TRIGGER,
    COST_MUST_BE_PAID_TO_FINALIZE,
    NO_COST_ON_RESOLUTION,
    A_TRIGGERS_COST_MAY_BE_DECLINED,
    NO_LEGAL_CHOICES,
    TARGETS_MUST_STILL_BE_LEGAL,
    ADD_RESOLVES_WHEN_FINALIZED,
    ONLY_TARGETS_ARE_TARGETED,
    DO_THIS_SEVERAL_TIMES,
    REFLEXIVE_TRIGGERS_WAIT_TO_RESOLVE,
    DELAYED_ABILITIES_LAST,
    A_LINKED_DELAYED_ABILITY_LASTS_WITH_ITS_OBJECT,
    A_LINKED_ABILITY_THAT_SPEAKS_OF_ITS_SOURCE_ENDS_WITH_IT,
    A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL,
    REFLEXIVE_ITEMS_WAIT_FOR_THE_REST,
    DELAYED_ABILITIES_END_WITH_THEIR_TIME,
    LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS,
    ABILITIES_WORK_ON_THE_BOARD,
    ABILITIES_SAY_WHERE_ELSE_THEY_WORK,
    A_TRIGGERS_CHOICES_MUST_BE_MADE,
    OTHERS_MAY_RESPOND,
    AN_ACTIVATED_ABILITY_HAS_ITS_COST,
    WHO_CONTROLS_A_REPLACEMENT,
    PREVENTING_REPLACES_DAMAGE,
    REPLACEMENTS_INHERIT_MODIFICATIONS,
    PASSIVES_AFFECT_PLAY,
    A_PASSIVE_MAY_BE_CONDITIONAL,
    A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST,
    ACTIVATED_ABILITIES_WAIT_TO_RESOLVE,
    AN_ABILITY_WITHOUT_LEGAL_OPTIONS,
    THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY,
    A_CONDITION_ON_USING_AN_ABILITY,
    WHEN_AN_ABILITY_MAY_BE_USED,
    WHEN_A_CARD_MAY_BE_PLAYED,
    USING_AN_ABILITY,
    REPLACEMENTS_APPLY,
    WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD,
    A_REPLACEMENT_SAYS_WHAT_QUALIFIES,
    A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT,
    A_REPLACEMENT_MUST_BE_IN_FORCE_BEFORE_THE_EVENT,
    A_REPLACEMENT_MAY_BE_ONCE_EACH_TURN,
    A_ONCE_EACH_TURN_REPLACEMENT_IS_CHOSEN,
    A_DECLINED_REPLACEMENT_WAS_NOT_APPLIED,
    WHO_ORDERS_REPLACEMENTS,
    ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS,
    EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF,
    A_REPLACEMENT_HAS_ONE_SEQUENCE,
    A_REPLACED_PART_OF_A_REPLACEMENT_ENDS_NO_SERIES,
    A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION,
    SEVERAL_EVENTS_IN_ONE_HAPPEN_ONE_BY_ONE,
    TRIGGERS_SEE_EVENTS_AS_MODIFIED,
    APPLICATIONS_HAPPEN_IN_THE_ORDER_OF_STAGING,
    HOW_MANY_TIMES_A_CONDITION_COUNTS,
    EARLIER_TIMES_COUNT,
    A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED,
    EFFECTS_ARE_GENERATED_ONE_AT_A_TIME,
    EFFECTS_PRODUCE_EVENTS,
    PARAMETERS_ARE_DECLARED_WHEN_PLACED,
    A_STATE_IS_CHECKED_AGAIN_AS_ITS_LAYER_RESOLVES,
)
