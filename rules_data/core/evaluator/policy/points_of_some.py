"""Points that only games go past whose continuous effects have stages, or whose layers generate effects one by one.

In other games the kernel goes on as `without_rule` says, and no rule is cited for it.
"""

from __future__ import annotations

from .rows import Point, points_in

A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION = Point("a layer's effect depends on its condition", without_rule="yes")
HOW_MANY_TIMES_A_CONDITION_COUNTS = Point(
    "how many times a condition counts",
    (
        "every time",
        "the nth time",
    ),
    "the nth time",
)
EARLIER_TIMES_COUNT = Point("earlier times count", without_rule="yes")
A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED = Point(
    "a condition is asked as its effect is generated", without_rule="yes"
)
EFFECTS_ARE_GENERATED_ONE_AT_A_TIME = Point("effects are generated one at a time", without_rule="yes")
EFFECTS_PRODUCE_EVENTS = Point("effects produce events", without_rule="yes")
PARAMETERS_ARE_DECLARED_WHEN_PLACED = Point("parameters are declared when placed", without_rule="yes")
A_STATE_IS_CHECKED_AGAIN_AS_ITS_LAYER_RESOLVES = Point("a state is checked again as its layer resolves")
A_STATE_THAT_COMES_ABOUT_TRIGGERS = Point("a state that comes about triggers")
A_STATE_THAT_IS_THERE_ALREADY_TRIGGERS = Point("a state that is there already triggers")
RULES_ARE_MODIFIED_FIRST = Point("rules are modified first")
A_DEPENDENT_EFFECT_WAITS = Point(
    "a dependent effect waits",
    (
        "higher",
        "same or higher",
        "none",
    ),
    "none",
)
THE_HIGHEST_OF_SEVERAL_STAGES = Point("the highest of several stages")
WHAT_APPLIES_AGAIN_IS_NEW = Point("what applies again is new")
WHAT_DEPENDS_FOLLOWS_AT_ONCE = Point("what depends follows at once")
AN_EFFECT_STAYS_WITH_ITS_OBJECTS = Point("an effect stays with its objects", without_rule="yes")
A_TIMESTAMP_IS_THE_GENERATION = Point("a timestamp is the generation")
A_NEW_EFFECT_GOES_BEHIND = Point("a new effect goes behind")
EFFECTS_ARE_RECALCULATED = Point("effects are recalculated", without_rule="yes")
ELIGIBILITY_FOLLOWS_THE_STAGES = Point("eligibility follows the stages", without_rule="yes")
NO_STAGE_IS_GONE_BACK_TO = Point("no stage is gone back to")
A_REMOVAL_SPARES_WHAT_WAS_ADDED = Point("a removal spares what was added")
ONLY_A_PROHIBITION_PREVENTS_ADDING = Point("only a prohibition prevents adding", without_rule="yes")
A_PROHIBITION_REMOVES_NOTHING = Point("a prohibition removes nothing")
A_STATIC_EFFECT_LETS_GO = Point("a static effect lets go", without_rule="yes")
A_STATIC_AMOUNT_FOLLOWS = Point("a static amount follows", without_rule="yes")
A_LAYERS_AMOUNT_IS_FIXED = Point("a layer's amount is fixed", without_rule="yes")
A_LAYERS_EFFECT_STICKS = Point("a layer's effect sticks", without_rule="yes")
A_KEYWORD_CAN_BE_HAD_TWICE = Point("a keyword can be had twice", without_rule="yes")
A_BASE_VALUE_IS_GIVEN = Point("a base value is given")
A_FRACTION_IS_ROUNDED_TOWARDS_ZERO = Point("a fraction is rounded towards zero", without_rule="yes")
ONLY_WHAT_PAID_FOR_IT_IS_PITCHED_FOR_IT = Point("only what paid for it is pitched for it", without_rule="yes")
THE_LAST_ATTACK_IS_THE_ONE_BEFORE = Point("the last attack is the one before", without_rule="yes")
A_NUMBER_IS_NEVER_BELOW_ZERO = Point("a number is never below zero")
A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE = Point("a self-replacement is its own event's alone")
A_COPY_GOES_ON_LYING_AS_IT_LIES = Point("a copy goes on lying as it lies")
A_COPY_LEAVES_OUT_WHAT_WOULD_DEFINE_IT = Point("a copy leaves out what would define it")
WHAT_A_COPY_IS_BESIDES_IS_COPIED = Point("what a copy is besides is copied")

POINTS = points_in(globals())
