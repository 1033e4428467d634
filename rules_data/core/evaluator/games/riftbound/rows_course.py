"""Riftbound's rows on the course of a game: acting, paying, cleanups, combat, scoring, phases.

Core Rules v1.3 300-359, 408-437, 454-467 and 808; v1.2 300-356, 396-424, 437-448 and 734.
"""

from __future__ import annotations

from typing import Any

from .questions_course import (
    A_CLEANUPS_KILL_IS_WHAT_JUST_RESOLVEDS,
    ADDITIONAL_TURNS_LEAVE_THE_ORDER_ALONE,
    AN_EMPTY_DECK_BURNS_OUT,
    ATTACHED_CARDS_DETACH_FROM_WHAT_LEAVES,
    BASIC_RUNES_ADD_RESOURCES,
    BATTLEFIELDS_ARE_HELD_ONE_AT_A_TIME,
    ONE_PART_OF_A_COST_IS_IGNORED,
    ONLY_THE_PLAYER_WITH_PRIORITY_ACTS,
    PREDICTED_CARDS_MAY_BE_REARRANGED,
    RECALLED_ATTACKERS_LEAVE_NO_RESULT,
    RUNES_ARE_USED_WHILE_PAYING,
    SHOWDOWNS_BEGIN_IN_ANY_PHASE,
    TOKEN_UNITS_ARE_PLAYED_WHERE_UNITS_ARE,
    WHAT_BECOMES_OF_PREDICTED_CARDS,
    WHAT_CHANGES_FROM_BELOW_BECOMES_MIGHTY,
    WHEN_AN_ABILITY_ON_ITS_OWN_LEAVING_IS_PLACED,
    WHEN_AN_ADDITIONAL_TURN_IS_TAKEN,
    WHEN_DAMAGE_IS_DIVIDED,
    WHEN_STUN_ENDS,
    WHEN_THE_PLACE_OF_A_CONDITION_IS_LOOKED_AT,
    WHERE_A_DEPARTED_SOURCE_IS,
    WHO_WINS_WITH_AS_MANY_POINTS,
)
from .rows_triggers import is_own_death, row, yes


def _has_noted_its_place(view: Any) -> bool:
    occurrence = view.occurrence
    own = occurrence is not None and occurrence.object is not None and occurrence.event.kind == "dies"
    return own and occurrence.object.identity == view.source.identity


COURSE = (
    yes(
        "priority-on-the-chain",
        ONLY_THE_PLAYER_WITH_PRIORITY_ACTS,
        "312.1 312.2.c 312.2.d 338.1 339.2",
        "312.1 312.2.c 312.2.d 334.1 335.2",
        "While something is on the chain only the player with priority acts; passing hands it on in turn order.",
    ),
    yes(
        "one-part-of-a-cost-is-ignored",
        ONE_PART_OF_A_COST_IS_IGNORED,
        "356.1.b.2",
        "353.1.b",
        "Played ignoring its Energy cost, or its Power cost, a card still costs the other one.",
    ),
    row(
        "deathknell-is-placed-first",
        WHEN_AN_ABILITY_ON_ITS_OWN_LEAVING_IS_PLACED,
        "before the event",
        "808.1.d.2 323.4 428.1.a.1.b",
        "734.1.d.2 322.3 415.1.a.1.b",
        "An ability about its own source's death goes on the chain before the source leaves for the trash.",
        when=is_own_death,
    ),
    row(
        "departed-source-is-nowhere",
        WHERE_A_DEPARTED_SOURCE_IS,
        "nowhere",
        "359.3.e.12",
        "356.3.e.12",
        "A source that has left the board has no location, so what speaks of here is ignored.",
    ),
    row(
        "deathknell-notes-its-place",
        WHERE_A_DEPARTED_SOURCE_IS,
        "where it last was",
        "808.1.d.3",
        "734.1.d.3",
        "An ability about its own source's death has noted where the source was.",
        exception_to="departed-source-is-nowhere",
        when=_has_noted_its_place,
    ),
    row(
        "stun-ends",
        WHEN_STUN_ENDS,
        "as the ending step begins",
        "423.1.a.2",
        "410.1.a.2",
        "Stunned units lose that status at the beginning of the next ending step.",
    ),
    yes(
        "no-result-after-recall",
        RECALLED_ATTACKERS_LEAVE_NO_RESULT,
        "461.3.d",
        "",
        "A combat whose attackers were recalled in its cleanup has no result; the publisher has corrected the rule so.",
    ),
    yes(
        "showdowns-in-any-phase",
        SHOWDOWNS_BEGIN_IN_ANY_PHASE,
        "323.11 344",
        "322.13 340",
        "A staged showdown begins in a cleanup as soon as the state is neutral open, in whatever phase.",
    ),
    yes(
        "kill-in-a-cleanup",
        A_CLEANUPS_KILL_IS_WHAT_JUST_RESOLVEDS,
        "428.5.c",
        "415.5.c",
        "A kill in a cleanup is attributed to the spell or ability that resolved just before it and dealt the damage.",
    ),
    yes(
        "gear-falls-off",
        ATTACHED_CARDS_DETACH_FROM_WHAT_LEAVES,
        "435.1 435.4.b 719.5",
        "422.1 422.4.b 719.5",
        "What is attached to a permanent that leaves the board detaches from it, where that permanent was last.",
    ),
    yes(
        "holds-one-at-a-time",
        BATTLEFIELDS_ARE_HELD_ONE_AT_A_TIME,
        "315.2.b.2 303.2",
        "315.2.b.1 303.2",
        "The turn player holds battlefields one at a time, in an order of their choosing.",
    ),
    yes(
        "burn-out",
        AN_EMPTY_DECK_BURNS_OUT,
        "431.1 431.1.a 431.2 413.4",
        "418.1 418.1.a 418.2 400.4",
        "A player who would draw more than the deck holds recycles the trash, gives an opponent a point, and goes on.",
    ),
    yes(
        "runes-while-paying",
        RUNES_ARE_USED_WHILE_PAYING,
        "357.1.a 429.3",
        "354.1.a 416.3",
        "Reactions that add resources may be used in the very act of paying.",
    ),
    yes(
        "basic-runes",
        BASIC_RUNES_ADD_RESOURCES,
        "163.2 163.2.a 163.2.b",
        "160.2 160.2.a 160.2.b",
        "Every basic rune can be exhausted for energy and recycled for power of its domain.",
    ),
    row(
        "more-points-than-anyone",
        WHO_WINS_WITH_AS_MANY_POINTS,
        "nobody",
        "323.1 467",
        "",
        "Nobody wins with as many points as an opponent.",
    ),
    row(
        "victory-score-wins",
        WHO_WINS_WITH_AS_MANY_POINTS,
        "the rules do not say",
        "",
        "322.1",
        "Whoever has as many points as the victory score wins; of two players at once nothing is said.",
    ),
    row(
        "split-as-it-is-dealt",
        WHEN_DAMAGE_IS_DIVIDED,
        "as it is dealt",
        "355.14.e",
        "352.14.e",
        "How much each target of split damage is dealt is chosen on resolution, among the targets that are left.",
    ),
    row(
        "additional-turns",
        WHEN_AN_ADDITIONAL_TURN_IS_TAKEN,
        "right after this one",
        "735",
        "",
        "An additional turn is put into the queue of turns right after the current one.",
    ),
    row(
        "additional-turns-are-not-said",
        WHEN_AN_ADDITIONAL_TURN_IS_TAKEN,
        "the rules do not say",
        "",
        "305",
        "One turn follows another, and of additional turns nothing is said.",
    ),
    yes(
        "queue-goes-on",
        ADDITIONAL_TURNS_LEAVE_THE_ORDER_ALONE,
        "737",
        "",
        "After an additional turn the queue goes on with the turns that were to come before.",
    ),
    yes(
        "becomes-mighty",
        WHAT_CHANGES_FROM_BELOW_BECOMES_MIGHTY,
        "709",
        "709",
        "A unit becomes Mighty when its Might changes from less than 5 to 5 or more.",
    ),
    row(
        "there-is-noted",
        WHEN_THE_PLACE_OF_A_CONDITION_IS_LOOKED_AT,
        "as it is fulfilled",
        "359.3.f.3",
        "",
        "The place that a trigger condition speaks of is noted as the condition is fulfilled, whatever moves later.",
    ),
    row(
        "predicted-recycled",
        WHAT_BECOMES_OF_PREDICTED_CARDS,
        "any are recycled",
        "436.1 436.1.a",
        "",
        "Whoever predicts looks at so many cards from the top of the main deck and recycles any of them.",
    ),
    row(
        "predicting-is-not-said",
        WHAT_BECOMES_OF_PREDICTED_CARDS,
        "the rules do not say",
        "",
        "396",
        "Predicting is no action that the rules know, so nothing is said of what it does.",
    ),
    yes(
        "predicted-rearranged",
        PREDICTED_CARDS_MAY_BE_REARRANGED,
        "436.1.b",
        "",
        "Predicted cards that are not recycled go back on top in an order of their player's choice.",
    ),
    yes(
        "token-units-where-units-are-played",
        TOKEN_UNITS_ARE_PLAYED_WHERE_UNITS_ARE,
        "355.2 355.2.a",
        "352.2",
        "Whoever plays a token unit chooses a location for it as for any unit: the base or a battlefield they control.",
    ),
)
