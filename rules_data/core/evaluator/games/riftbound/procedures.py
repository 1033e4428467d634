"""The rules each step of play rests on, where no row decides anything; and each question's general rule."""

from __future__ import annotations

from rules_data.core.evaluator.policy import A_DELAYED_ABILITY_SEES_ONLY_WHAT_FOLLOWS, WHOSE_IS_WHAT_TRIGGERED, raised

from . import (
    questions_actions,
    questions_conceding,
    questions_copying,
    questions_course,
    questions_keywords,
    questions_layers,
    questions_named_kinds,
    questions_others,
    questions_teams,
    questions_triggers,
)
from .rows_actions import ACTIONS
from .rows_conceding import CONCEDING
from .rows_copying import COPYING
from .rows_course import COURSE
from .rows_keywords import KEYWORDS
from .rows_layers import WITHIN_A_LAYER
from .rows_might import CHANGING_MIGHT
from .rows_named_kinds import NAMED_KINDS
from .rows_others import ACTIVATED, PASSIVES, PRESENCE, REPLACEMENTS
from .rows_since import SINCE
from .rows_targets import SEVERAL_TARGETS
from .rows_teams import TEAMS
from .rows_triggers import TRIGGERS

ROWS = (
    *TRIGGERS, *NAMED_KINDS, *PASSIVES, *REPLACEMENTS, *ACTIVATED, *PRESENCE, *COURSE, *SEVERAL_TARGETS, *KEYWORDS,
    *CHANGING_MIGHT, *WITHIN_A_LAYER, *ACTIONS, *COPYING, *CONCEDING, *SINCE, *TEAMS,
)  # fmt: skip

POINTS = raised(
    A_DELAYED_ABILITY_SEES_ONLY_WHAT_FOLLOWS.goes("yes"),
    WHOSE_IS_WHAT_TRIGGERED.goes("whoever controlled its source as it triggered"),
    *questions_triggers.QUESTIONS,
    *questions_named_kinds.QUESTIONS,
    *questions_others.QUESTIONS,
    *questions_actions.QUESTIONS,
    *questions_conceding.QUESTIONS,
    *questions_copying.QUESTIONS,
    *questions_course.QUESTIONS,
    *questions_keywords.QUESTIONS,
    *questions_layers.QUESTIONS,
    *questions_teams.QUESTIONS,
)

# name | v1.3 | v1.2
_STEPS = """
dies | 428 | 415
is banished | 427 | 414
is returned | 407 | 395
is put | 407 | 395
is recycled | 416 | 403
is recalled | 450 | 433
is played | 419 | 406
is created | 439 | 406
moves | 420 | 407
takes damage | 417 | 404
is healed | 418 | 405
is readied | 415 | 402
is exhausted | 414 | 401
is stunned | 423 | 410
becomes mighty | 709 | 709
is buffed | 426 | 413
spends a buff | 704 | 704
is empowered | 408 | 396
is disempowered | 408 | 396
burns | 408 | 396
is attached | 434 | 421
is detached | 435 | 422
is countered | 425 | 412
is changed | 469 | 451
changes control | 185 | 182
draws | 413 | 400
is revealed | 424 | 411
predicts | 436 | 396
discards | 422 | 409
channels | 430 | 417
gains points | 463.1 | 448.1
loses points | 408 | 396
gains xp | 730.1 | 396
is hidden | 421.1 | 408.1
is finalized | 359.1 | 356.1
removed from hiding | 323.7 | 322.7
hide | 811.1.b | 737.1.b
adds | 429 | 416
attacks | 459.2.b.3 | 442.1.a.3
attacks later | 459.2.b.3.a | 442.1.a.3.a
defends later | 459.2.b.4.a | 442.1.a.4.a
defends | 459.2.b.4 | 442.1.a.4
loses designation | 323.2.c | 322.5.c
is targeted | 355.7 | 352
conquers | 464.1 | 446.1
holds | 464.2 | 446.2
wins a combat | 461.3.a | 444.2
loses a combat | 461.3.b | 444.2
ability triggers | 383 | 376
ability is used | 377 | 370
start of | 315 | 315
end of | 317.1.a | 317.1.a
pending item | 401.1 | 389.1
choices | 402.1 | 390.1
choices of what is not public | 355.10.a 355.17 | 352.10.a 352.9
choices of a card | 355.5 355.8 | 352.4 352.7
finalized | 406.2 | 394.2
finalized of a card | 359.3.a | 356.3.a
finalized of a permanent | 359.2 | 356.2
pay costs | 404.1 | 392.1
pay costs of a card | 357.1 357.2 | 354.1 354.2
dies in a cleanup | 323.5 | 322.4
healed after combat | 461.1.a.1 | 444.1.a.1
healed as the turn ends | 317.2.b | 317.2.b
recalled after combat | 461.1.a.2 | 444.1.a.2
recalled in a cleanup | 323.7 | 322.7
recalled instead of moved | 442.2.c | 425.2.b
combat ends for its units | 461.7.a | 444.1.a.3
detaches as its host leaves | 435.1 435.4.b | 422.1 422.4.b
no result | 461.3.d | 444.2
burns out | 431.2 | 418.2
burns out again | 431.2 | 418.2
randomized | 416.5 | 403.5
the game is over | 323.1 | 322.1
stun wears off | 423.1.a.2 | 410.1.a.2
resolve | 340.1 | 336.1
illegal target | 359.3.e.2 | 352
prevent | 437 | 366
discard | 422 | 409
play a card | 354 | 351
where what is played goes | 355.2 | 352.2
additional cost | 356.2 | 353
illegal play | 358.4 | 355.3
activated abilities | 377 | 370
a limit on using an ability | 377 | 370
cost within an effect | 742.1.a | 394.5
win | 323.1 467 | 322.1
uncontrolled | 323.6 | 322.6
showdown begins | 323.11 | 322.13
combat begins | 459.2.b | 442.1.a
showdown closes | 348 | 345
assign damage | 460.2.c | 443.1.d
combat ends | 461.7 | 444.1
establish control | 348.2.a | 345.2.a
establish control of a combat | 461.5 | 444.2
score once | 465 | 447
winning point | 466.1.b.2 | 448.1.b.2
standard move | 443 | 426
standard move to the combat of others | 442.2.a | 425.2.a
pass | 347.3 | 344.3
pass priority | 338.1.c | 334.1.c
concede | 650 651 | 650 651
leaves the game | 651 | 651
banished as a player leaves | 652.1 | 652.1
countered as a player leaves | 652.4 | 652.4
turn of a player who left | 652.5.a.1 | 652.5.a.1
focus of a player who left | 652.5.b.1 | 652.5.b.1
priority of a player who left | 652.5.c.1 | 652.5.c.1
priority passes | 338.1.c.1 | 334.1.c.1
focus | 313.1 | 313.1
focus passes | 346 | 343
focus is passed on | 347.4 | 344.4
end of a phase | 305 | 305
phase awaken | 315.1 | 315.1
phase beginning | 315.2.a | 315.2.a
phase scoring | 315.2.b | 315.2.b
phase channel | 315.3 | 315.3
phase draw | 315.4 | 315.4
phase main | 316 | 316
phase ending | 317.1 | 317.1
phase expiration | 317.2 | 317.3
conditional instruction | 359.3.d | 356.3.d
instruction linked to one that was not carried out | 359.3.e.14.a | 356.3.d
instruction | 409 | 397
"""
# The general rule of each question whose rows may be missing from an edition or switched off.
_GENERAL = """
ignored abilities are inactive | 364 | 361
the only player left wins | 651 | 651
what a player who left had is banished | 652 | 652
the battlefield of a player who left is replaced | 652 | 652
the cards of a player who left are out of the game | 652 | 652
what a player who left had on the chain is countered | 652 | 652
when damage is divided | 355.13 | 352.13
when an additional turn is taken | 305 | 305
additional turns leave the order alone | 305 | 305
what changes from below becomes mighty | 383.2 | 376.2
what becomes of predicted cards | 436 | 396
predicted cards may be rearranged | 436 | 396
triggered abilities trigger | 383 | 376
when a condition is evaluated | 383.2 | 376.2
source enters with the event | 383.2 | 376.2
source leaves with the event | 383.2 | 376.2
when an ability on its own leaving is placed | 383.2 | 376.2
where a departed source is | 359.3.f.1 | 356.3.e.12
how what left the board is known | 359.3.f.2 | 356.3.e
what is not known is ignored | 359.3.e | 356.3.e
when the place of a condition is looked at | 359.3.f.2 | 356.3.e.12
token units are played where units are | 419 | 406
nth time, several at once | 383.1 | 376.1
if after the condition | 383.2 | 376.2
an object that changed zones is another one | 110 | 109
parts of an effect find what it moved | 110 | 109
each occurrence triggers | 383.2 | 376.2
only what happens triggers | 383.2 | 376.2
whose is what triggered | 383.3 | 376.3
triggers on triggering come last | 383.3 | 376.3
without legal targets nothing resolves | 359.3.e.2 | 352
when a trigger's mode is chosen | 402 | 390
only legal modes are chosen | 402 | 390
text behind the effect | 383 | 376
do this only once | 383 | 376
abilities may trigger additional times | 383 | 376
delayed abilities are their source's | 390 | 383
you may | 383.3 | 376.3
once each turn | 383 | 376
a once each turn trigger is chosen | 383.3 | 376.3
a declined trigger has not triggered | 383.3 | 376.3
triggers wait to resolve | 383 | 376
when triggers are placed | 383.3 | 376.3
triggers in any state on any turn | 383.3 | 376.3
order of one player's triggers | 383.3 | 376.3
order between players | 383.3 | 376.3
cost within a trigger | 403.1.b | 391.1.b
cost must be paid to finalize | 404 | 392
no cost on resolution | 404 | 392
a trigger's cost may be declined | 404 | 392
no legal choices | 402 | 390
targets must still be legal | 405 | 393
add resolves when finalized | 406 | 394
only targets are targeted | 355.6 | 352
do this several times | 387 | 380
reflexive triggers wait to resolve | 387 | 380
delayed abilities last | 390 | 383
delayed abilities end with their time; only the next object | 390 | 383
a trigger's choices must be made | 402 | 390
others may respond | 406 | 394
an activated ability has its cost | 403 | 391
who controls a replacement | 368 | 365
preventing replaces damage | 437 | 366
replacements inherit modifications | 370 | 367
the chain resolves between a combat's tasks | 461 | 444
a showdown can become a combat | 455 | 438
a reflexive trigger may be conditional | 387 | 380
reflexive items wait for the rest | 388 | 381
a linked delayed ability lasts with its object | 390 | 383
a linked ability that speaks of its source ends with it | 390 | 383
linked abilities see only their own objects | 394 | 383
abilities work on the board | 361 | 358
abilities say where else they work | 361 | 358
passives affect play | 364 | 361
a passive may be conditional | 364 | 361
a card's own passives change its cost | 366 | 363
activated abilities wait to resolve | 377 | 370
an ability without legal options | 402 | 390
the controller chooses to use an ability | 377 | 370
a condition on using an ability | 377 | 370
when stun ends | 423 | 410
only own units keep a battlefield | 323.6 | 322.6
an action replaced by nothing was done | 359.3.e.14.a | 356.3.d
you of what nobody controls is no one | 187.6.b | 184.6.b
bonus damage raises what is dealt | 715 | 715
bonus damage is added to what is split | 715 | 715
when bonus damage is added | 715 | 715
no more targets than is divided | 355.13 | 352.13
targets beyond what is divided cease | 355.14.f | 352.14.f
when a destination is chosen | 355 | 352
what waits is found where it waits | 355.9 | 352.8
a player chooses how much of any amount to pay | 404.1 | 392.1
what is not public is no target | 355.10 | 352.10
a group that no longer fits is chosen from | 359.3.e.2 | 352
doubling adds what there is | 432 | 419
a limited change stays as limited | 472 | 454
units are healed before their damage counts again | 461 | 444
might below 0 counts as 0 | 143.2.b.1 | 142.2
nothing is increased by less than 0; what an effect works out is never below zero | 469 | 451
timestamps order a group; what applies again is new | 472 | 454
an effect waits for what it depends on; what depends follows at once | 475 | 457
swapping evens a difference out | 433 | 420
what skipping does | 305 | 305
a replaced action was done | 370 | 367
what burning does | 408 | 396
what is done then with what is played | 340.1 | 336.1
a tag can be named | 359.3 | 356.3
an effect can win the game; cards change the victory score | 323.1 | 322.1
what activating a named kind does | 383.2 | 376.2
the game ends at once | 323.1 | 322.1
a move to where a unit may not be is a recall | 440 | 423
units come to the base instead of the combat of others | 457 | 440
what is lethal counts prevention | 460.2.c.3 | 443.1.d.3
contrary demands on damage are chosen from | 460.2.c.5 | 443.1.d.5
a battlefield nobody contests any more is uncontested | 344 | 340
showdowns without combat come first | 323.11 | 322.13
focus stays as a showdown becomes a combat | 459.2.b | 442.1.a
what kills in a combat's cleanup | 428.5 | 415.5
accelerate takes a domain of the unit | 805.1.a | 731.1.a
cards are counted as played once finalized | 419 | 406
a cost further on is base cost | 403.1.b | 391.1.b
one part of a cost is ignored; discounts apply in any order | 356 | 353
a discount takes off what could pay for it | 356.4 | 353.4
a discount on one part of a cost comes first | 356.4 | 353.4
recalled attackers leave no result | 461.3.a | 444.2
showdowns begin in any phase | 316 | 316
a cleanup's kill is what just resolved's | 428.5 | 415.5
attached cards detach from what leaves | 719 | 719
battlefields are held one at a time | 464.2 | 446.2
an empty deck burns out | 413 | 400
points of further burn outs stand | 431.2 | 418.2
further burn outs win at once | 431.2 | 418.2
runes are used while paying | 357.1 | 354.1
resources are spent as their card says | 357.1 | 354.1
basic runes add resources | 162 | 159
who wins with as many points | 467 | 322.1
points belong to a team | 463.1 | 448.1
what a player does their team does | 463.1 | 448.1
teammates win and lose together | 651 | 651
a teammate's battlefield is not scored | 464.1 | 446.1
the final point leaves a teammate's battlefields out | 466.1 | 448.1
tokens wait for the rest | 419 | 406
nobody moves into a combat of many without a unit | 442.2 | 425.2
nobody comes to a teammate's units | 442.2 | 425.2
a teammate may be invited to act | 310.1 | 310.1
only the player with priority acts | 338.1 | 334.1
when an ability may be used | 310.1.a | 310.1
when a card may be played | 310.1.a | 310.1
using an ability | 377 | 370
replacements apply | 368 | 365
what replaces an event happens instead | 370 | 367
a replacement says what qualifies | 370 | 367
a replacement applies once to an event | 370 | 367
a replacement must be in force before the event | 370 | 367
a replacement may be once each turn | 370 | 367
a once each turn replacement is chosen | 370 | 367
a declined replacement was not applied | 370 | 367
who orders replacements | 370 | 367
order of replacements of several events | 370 | 367
each simultaneous event is replaced by itself | 370 | 367
a replacement has one sequence | 370 | 367
a replaced part of a replacement ends no series | 373.2.a | 367
whoever performs is responsible | 408 | 396
nobody has to find a hidden card | 402.1 | 390.1
each player recycles their own | 416 | 403
its own discard is seen from the trash | 422 | 409
paying cannot take the location away | 355 | 352
units of a hidden card come to its battlefield | 419 | 406
what cannot be played is not played by effects | 419 | 406
attaching detaches; what is attached already is attached anew | 434 | 421
choices from hiding yield to their words | 419 | 406
replacements apply to assigned damage | 460.2.c | 443.1.d
xp is gained | 408 | 396
what is copied | 469 | 451
what is taken on the chain changes hands | 186 | 183
what new choices do | 355 | 352
a copy has the original's traits | 469 | 451
play effects; targeting effects | 383.4 | 376.4
abilities on another's playing are play effects | 383.4 | 376.4
only units present conquer; only units present hold | 383.4 | 376.4
units' conquer effects | 383.4.c | 376.4.b
players' conquer effects | 383.4.c | 376.4.b
units' hold effects | 383.4.d | 376.4.c
players' hold effects | 383.4.d | 376.4.c
conquer without its point | 383.4.c | 376.4.b
hold without its point | 383.4.d | 376.4.c
what ends a resolution | 359.3.d | 356.3.d
attack triggers; defend triggers | 383.4 | 376.4
attack condition once a combat | 383.4.e | 376.4.d
defend condition once a combat | 383.4.f | 376.4.e
attack requirements at first | 383.4.e | 376.4.d
defend requirements at first | 383.4.f | 376.4.e
the name play effect; the name targeting effect | 383.4 | 376.4
the name conquer effect; the name hold effect | 383.4 | 376.4
the name attack trigger; the name defend trigger | 383.4 | 376.4
"""


def _table(text: str) -> dict[str, dict[str, tuple[str, ...]]]:
    lines = (line.split("|") for line in text.strip().splitlines())
    return {
        name.strip(): {"v1.3": tuple(v13.split()), "v1.2": tuple(v12.split())}
        for names, v13, v12 in lines
        for name in names.split(";")
    }


# What only other games decide rests on what the chapter says of abilities in general.
_ELSEWHERE: dict[str, dict[str, tuple[str, ...]]] = {name: {"v1.3": ("361",), "v1.2": ("358",)} for name in raised()}
_OF_KEYWORDS: dict[str, dict[str, tuple[str, ...]]] = {
    question.name: {"v1.3": ("801",), "v1.2": ("727",)} for question in questions_keywords.QUESTIONS
}
PROCEDURES: dict[str, dict[str, tuple[str, ...]]] = {**_OF_KEYWORDS, **_ELSEWHERE, **_table(_STEPS), **_table(_GENERAL)}
