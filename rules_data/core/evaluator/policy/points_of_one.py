"""Points that the rules of one game decide so far.

In other games the kernel goes on as `without_rule` says, and no rule is cited for it.
"""

from __future__ import annotations

from .rows import Point, points_in

A_CHOICE_IS_KNOWN_TO_THE_ABILITIES_OF_ITS_TEXT = Point("a choice is known to the abilities of its text")
A_COST_FURTHER_ON_IS_BASE_COST = Point("a cost further on is base cost")
A_LIMIT_HOLDS_FOR_ADDITIONAL_TIMES = Point("a limit holds for additional times", without_rule="yes")
A_LIMIT_IS_THAT_OF_ONE_ABILITY_ALONE = Point("a limit is that of one ability alone")
A_GIVEN_ABILITY_COUNTS_FROM_WHEN_IT_WAS_GIVEN = Point("a given ability counts from when it was given")
A_PART_OF_A_COST_IS_PAID_EITHER_WAY = Point("a part of a cost is paid either way")
ANOTHER_RESOURCE_PAYS_FIRST = Point("another resource pays first")
A_WORD_THAT_IS_SET_REPLACES_OTHERS = Point("a word that is set replaces others")
A_LOST_TYPE_TAKES_ITS_WORDS = Point("a lost type takes its words")
A_PLAYER_CHOOSES_HOW_MUCH_OF_ANY_AMOUNT_TO_PAY = Point("a player chooses how much of any amount to pay")
ONE_PART_OF_A_COST_IS_IGNORED = Point("one part of a cost is ignored")
A_DEPARTED_TARGET_IS_STILL_SPOKEN_OF = Point("a departed target is still spoken of")
A_DISCOUNT_TAKES_OFF_WHAT_COULD_PAY_FOR_IT = Point("a discount takes off what could pay for it")
COSTS_ARE_SET_BEFORE_THEY_CHANGE = Point("costs are set before they change")
DISCOUNTS_APPLY_IN_ANY_ORDER = Point("discounts apply in any order")
A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST = Point("a discount on one part of a cost comes first")
CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED = Point("cards are counted as played once finalized")
WHAT_IS_DONE_AS_SOMETHING_ARRIVES_COMES_BEFORE = Point("what is done as something arrives comes before")
EFFECTS_ON_TRIGGERING_LOOK_BACK = Point("effects on triggering look back")
WHOEVER_PERFORMS_IS_RESPONSIBLE = Point("whoever performs is responsible")
NOBODY_HAS_TO_FIND_A_HIDDEN_CARD = Point("nobody has to find a hidden card")
A_REPLACED_ACTION_WAS_DONE = Point("a replaced action was done", without_rule="yes")
AN_ACTION_REPLACED_BY_NOTHING_WAS_DONE = Point("an action replaced by nothing was done")
THE_CONTROLLER_OF_AN_EFFECT_BEGINS = Point("the controller of an effect begins")
WHAT_IS_DONE_FOR_EACH_PLAYER_IS_DONE_AT_ONCE = Point("what is done for each player is done at once")
WHAT_SEVERAL_PLAYERS_MAY_DO_IS_DONE_AT_ONCE = Point("what several players may do is done at once", without_rule="yes")
WHAT_ENTERED_KNOWS_HOW_IT_WAS_PLAYED = Point("what entered knows how it was played")
WHOEVER_PAYS_CHOOSES_THE_RESOURCES = Point("whoever pays chooses the resources")
WHAT_A_PLAYER_DOES_THEIR_TEAM_DOES = Point("what a player does their team does")
YOU_OF_WHAT_NOBODY_CONTROLS_IS_NO_ONE = Point("you of what nobody controls is no one")
NO_MORE_TARGETS_THAN_IS_DIVIDED = Point("no more targets than is divided")
TARGETS_BEYOND_WHAT_IS_DIVIDED_CEASE = Point("targets beyond what is divided cease")
A_GROUP_THAT_NO_LONGER_FITS_IS_CHOSEN_FROM = Point("a group that no longer fits is chosen from")
WHAT_A_PREVENTION_ADDS_COMES_ONCE = Point("what a prevention adds comes once")
WHAT_IS_NOT_KNOWN_IS_IGNORED = Point("what is not known is ignored")
WHO_CONTROLS_WHAT_ARRIVES = Point(
    "who controls what arrives",
    (
        "as it is there",
        "as it was before",
    ),
    "as it was before",
)
WHAT_ARRIVES_TOGETHER_IS_NOT_CHOSEN = Point("what arrives together is not chosen")
WHOEVER_IS_SHIELDED_CHOOSES_WHAT_IS_PREVENTED = Point("whoever is shielded chooses what is prevented")
WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE = Point("what arrives is looked at as it will be")
WHAT_WAITS_IS_FOUND_WHERE_IT_WAITS = Point("what waits is found where it waits")
WHEN_A_DESTINATION_IS_CHOSEN = Point(
    "when a destination is chosen",
    (
        "with the targets",
        "on resolution",
    ),
    "on resolution",
)
WHEN_THE_PLACE_OF_A_CONDITION_IS_LOOKED_AT = Point(
    "when the place of a condition is looked at",
    (
        "as it is fulfilled",
        "on execution",
    ),
    "on execution",
)

POINTS = points_in(globals())
