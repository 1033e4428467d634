"""Where the rules of one game send the kernel another way than it goes by itself.

Every game goes past these points. The question that decides there stands in the folder of the game whose rules ask
it; `without_rule` is how the kernel goes on in the others.
"""

from __future__ import annotations

from .rows import Point, points_in

LOOKS_BACK_IN_TIME = Point("looks back in time")
HOW_AN_EVENTS_OBJECTS_LOOK = Point(
    "how an event's objects look",
    (
        "departed ones as they last were",
        "after it, unless looking back",
    ),
    "departed ones as they last were",
)
AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT = Point("an addition to an event is part of it", without_rule="yes")
WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES = Point(
    "which of several a delayed ability takes",
    (
        "its controller chooses",
        "the first",
        "every one",
    ),
    "its controller chooses",
)
WHO_CONTROLS_A_DELAYED_ABILITY = Point(
    "who controls a delayed ability",
    (
        "who controlled its creator",
        "who controls its source",
    ),
    "who controlled its creator",
)
CREATED_IN_ONE_RESOLUTION_ONLY = Point("created in one resolution only", without_rule="yes")
WHEN_STATE_TRIGGERS_ARE_CHECKED = Point(
    "when state triggers are checked",
    (
        "at once",
        "when a player would act",
    ),
    "when a player would act",
)
STATE_TRIGGERS_TRIGGER = Point("state triggers trigger", without_rule="yes")
A_STATE_TRIGGER_WAITS_FOR_ITSELF = Point("a state trigger waits for itself")
A_REFLEXIVE_TRIGGER_LOOKS_AT_WHAT_WAS_DONE_BEFORE = Point(
    "a reflexive trigger looks at what was done before", without_rule="yes"
)
HOW_OFTEN_A_REFLEXIVE_TRIGGER_TRIGGERS = Point(
    "how often a reflexive trigger triggers",
    (
        "each time",
        "once",
    ),
    "once",
)
PAID_SEVERAL_TIMES_IS_PAID_ONCE = Point("paid several times is paid once")
AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE = Point("an object that changed zones is another one", without_rule="yes")
WHAT_AN_OBJECT_BECAME_IS_FOUND = Point("what an object became is found", without_rule="yes")
AN_OBJECT_IS_FOUND_IN_A_HIDDEN_ZONE = Point("an object is found in a hidden zone", without_rule="yes")
A_NAMED_CARD_IS_FOUND_AS_IT_IS_PLAYED = Point("a named card is found as it is played", without_rule="yes")
WHAT_IS_ATTACHED_IS_FOUND_WHERE_IT_WENT = Point("what is attached is found where it went")
WHAT_AN_EFFECT_MOVED_KEEPS_ITS_NAME = Point("what an effect moved keeps its name", without_rule="yes")
A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE = Point("a delayed ability's object may change", without_rule="yes")
WHAT_ARRIVES_IS_MODIFIED_AT_ONCE = Point("what arrives is modified at once", without_rule="yes")
ONLY_WHAT_HAPPENS_TRIGGERS = Point("only what happens triggers", without_rule="yes")
TRIGGERS_ON_TRIGGERING_COME_LAST = Point("triggers on triggering come last")
WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES = Point("without legal targets nothing resolves")
WHEN_A_TRIGGERS_MODE_IS_CHOSEN = Point(
    "when a trigger's mode is chosen",
    (
        "when placed",
        "on resolution",
    ),
    "when placed",
)
ONLY_LEGAL_MODES_ARE_CHOSEN = Point("only legal modes are chosen", without_rule="yes")
WHAT_WAS_NOT_PAID_FOR_HAS_NO_TARGETS = Point("what was not paid for has no targets")
TEXT_BEHIND_THE_EFFECT = Point("text behind the effect")
ABILITIES_MAY_TRIGGER_ADDITIONAL_TIMES = Point("abilities may trigger additional times", without_rule="yes")
DO_THIS_ONLY_ONCE = Point("do this only once")
EACH_OCCURRENCE_TRIGGERS = Point("each occurrence triggers", without_rule="yes")
DELAYED_ABILITIES_ARE_THEIR_SOURCES = Point("delayed abilities are their source's", without_rule="yes")
A_ONCE_EACH_TURN_TRIGGER_IS_CHOSEN = Point("a once each turn trigger is chosen")
A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED = Point("a declined trigger has not triggered")
COST_MUST_BE_PAID_TO_FINALIZE = Point("cost must be paid to finalize")
NO_COST_ON_RESOLUTION = Point("no cost on resolution")
A_TRIGGERS_COST_MAY_BE_DECLINED = Point("a trigger's cost may be declined")
TARGETS_MUST_STILL_BE_LEGAL = Point("targets must still be legal")
ADD_RESOLVES_WHEN_FINALIZED = Point("add resolves when finalized")
ONLY_TARGETS_ARE_TARGETED = Point("only targets are targeted")
REFLEXIVE_TRIGGERS_WAIT_TO_RESOLVE = Point("reflexive triggers wait to resolve")
A_LINKED_ABILITY_THAT_SPEAKS_OF_ITS_SOURCE_ENDS_WITH_IT = Point(
    "a linked ability that speaks of its source ends with it"
)
A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL = Point("a reflexive trigger may be conditional")
REFLEXIVE_ITEMS_WAIT_FOR_THE_REST = Point("reflexive items wait for the rest")
ABILITIES_SAY_WHERE_ELSE_THEY_WORK = Point("abilities say where else they work")
AN_ACTIVATED_ABILITY_HAS_ITS_COST = Point("an activated ability has its cost")
REPLACEMENTS_INHERIT_MODIFICATIONS = Point("replacements inherit modifications")
A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST = Point("a card's own passives change its cost")
AN_ABILITY_WITHOUT_LEGAL_OPTIONS = Point("an ability without legal options")
THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY = Point("the controller chooses to use an ability")
A_CONDITION_ON_USING_AN_ABILITY = Point("a condition on using an ability")
USING_AN_ABILITY = Point(
    "using an ability",
    (
        "when it resolves",
        "when announced",
    ),
    "when announced",
)
A_ONCE_EACH_TURN_REPLACEMENT_IS_CHOSEN = Point("a once each turn replacement is chosen")
A_DECLINED_REPLACEMENT_WAS_NOT_APPLIED = Point("a declined replacement was not applied")
EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF = Point(
    "each simultaneous event is replaced by itself",
    (
        "yes",
        "the rules do not say",
        "no",
    ),
)
A_REPLACEMENT_HAS_ONE_SEQUENCE = Point("a replacement has one sequence")
A_REPLACED_PART_OF_A_REPLACEMENT_ENDS_NO_SERIES = Point("a replaced part of a replacement ends no series")

WHEN_AN_ABILITY_ON_ITS_OWN_LEAVING_IS_PLACED = Point(
    "when an ability on its own leaving is placed",
    (
        "after the event",
        "before the event",
    ),
    "after the event",
)
WHERE_A_DEPARTED_SOURCE_IS = Point(
    "where a departed source is",
    (
        "where it last was",
        "nowhere",
    ),
    "where it last was",
)

POINTS = points_in(globals())
