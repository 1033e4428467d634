"""The rules each step of play rests on, where no row decides anything; and each question's general rule."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import raised

from . import (
    questions_actions,
    questions_announcing,
    questions_beside,
    questions_combat,
    questions_copying,
    questions_faces,
    questions_later,
    questions_objects,
    questions_players,
    questions_triggers,
    questions_turn,
)
from .rows_actions import ACTIONS
from .rows_announcing import ANNOUNCING
from .rows_beside import SUPPLEMENTS
from .rows_characteristics import CHARACTERISTICS
from .rows_combat import COMBAT
from .rows_copying import COPYING
from .rows_faces import FACES
from .rows_later import LATER
from .rows_objects import OBJECTS
from .rows_players import PLAYERS
from .rows_since import SINCE
from .rows_triggers import BESIDE, EDITION, PLACING, TRIGGERING
from .rows_turn import TURN

ROWS = (
    *TRIGGERING, *PLACING, *BESIDE, *OBJECTS, *LATER, *SUPPLEMENTS, *PLAYERS, *ACTIONS, *COMBAT, *TURN, *COPYING,
    *ANNOUNCING, *FACES, *SINCE, *CHARACTERISTICS,
)  # fmt: skip

# What Magic's rules describe without deciding it otherwise than one would expect: there is no row to switch off.
_DESCRIBED = (
    policy.ONCE_EACH_TURN.goes("yes"),
    policy.COST_MUST_BE_PAID_TO_FINALIZE.goes("yes"),
    policy.NO_COST_ON_RESOLUTION.goes("yes"),
    policy.A_TRIGGERS_COST_MAY_BE_DECLINED.goes("yes"),
    policy.TARGETS_MUST_STILL_BE_LEGAL.goes("yes"),
    policy.ONLY_TARGETS_ARE_TARGETED.goes("yes"),
    policy.DO_THIS_SEVERAL_TIMES.goes("yes"),
    policy.A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL.goes("yes"),
    policy.REFLEXIVE_ITEMS_WAIT_FOR_THE_REST.goes("yes"),
    policy.DELAYED_ABILITIES_END_WITH_THEIR_TIME.goes("yes"),
    policy.ABILITIES_WORK_ON_THE_BOARD.goes("yes"),
    policy.ABILITIES_SAY_WHERE_ELSE_THEY_WORK.goes("yes"),
    policy.OTHERS_MAY_RESPOND.goes("yes"),
    policy.AN_ACTIVATED_ABILITY_HAS_ITS_COST.goes("yes"),
    policy.PASSIVES_AFFECT_PLAY.goes("yes"),
    policy.A_PASSIVE_MAY_BE_CONDITIONAL.goes("yes"),
    policy.AN_ABILITY_WITHOUT_LEGAL_OPTIONS.goes("yes"),
    policy.THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY.goes("yes"),
    policy.A_CONDITION_ON_USING_AN_ABILITY.goes("yes"),
    policy.A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST.goes("yes"),
    policy.WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD.goes("yes"),
    policy.A_REPLACEMENT_SAYS_WHAT_QUALIFIES.goes("yes"),
    policy.A_REPLACEMENT_MUST_BE_IN_FORCE_BEFORE_THE_EVENT.goes("yes"),
    policy.A_REPLACEMENT_MAY_BE_ONCE_EACH_TURN.goes("yes"),
    policy.EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF.goes("yes"),
    policy.WHO_CONTROLS_A_REPLACEMENT.goes("the source's controller"),
    policy.A_LAYERS_AMOUNT_IS_FIXED.goes("yes"),
)
POINTS = raised(
    *_DESCRIBED,
    *questions_triggers.QUESTIONS,
    *questions_objects.QUESTIONS,
    *questions_later.QUESTIONS,
    *questions_beside.QUESTIONS,
    *questions_players.QUESTIONS,
    *questions_actions.QUESTIONS,
    *questions_combat.QUESTIONS,
    *questions_faces.QUESTIONS,
    *questions_turn.QUESTIONS,
    *questions_copying.QUESTIONS,
    *questions_announcing.QUESTIONS,
)

# name | rules
_STEPS = """
enters | 400.7 110.2
is created | 701.6a 111.1
is put | 400.7
dies | 700.4
is destroyed | 701.7a
is sacrificed | 701.17a
is exiled | 701.11a
is returned | 400.7
is milled | 701.13a
discards | 701.8a
draws | 121.1
draws a further card | 121.1
one of several draws | 121.1 121.2
is countered | 701.5a
leaves the game | 800.4a
becomes tapped | 701.21a
becomes untapped | 701.21b
is turned face up | 708.1
is turned face down | 708.2a
transforms | 701.28a
transforms by day or night | 702.145b 702.145e
is designated | 702.112b
is goaded | 701.38a
is paired | 702.95a
becomes crewed | 702.122d
crews | 702.122b
saddles | 702.171c
fights | 701.12a
connives | 701.47a
explores | 701.40a
investigates | 701.36a
phases out | 702.26b
phases in | 702.26c
is dealt damage | 120.3
deals damage | 120.4
gains life | 119.3
loses life | 119.3
gets poison | 122.1
adds | 106.4
counter is put | 122.6
counter is removed | 122.1
is changed | 611.2a
changes control | 110.2
loses control | 110.2
becomes attached | 701.3a
what cannot be attached moves | 701.3a
becomes unattached | 701.3d
attacks | 508.1
chosen to attack | 508.1a
what is attacked | 508.1b
chosen to block | 509.1a
damage of a blocker | 510.1d
is attacked | 508.1b
blocks | 509.1
becomes blocked | 509.1h
becomes blocked by | 509.1h
blocks a creature | 509.1g
is unblocked | 509.1h
leaves combat | 506.4
loses the game | 104.3
wins the game | 104.2
is targeted | 115.1
is revealed | 701.16a
scries | 701.18a
surveils | 701.42a
searches | 701.19a
shuffles | 701.20a
is cast | 601.2i
is copied | 707.10
put attacking | 508.4
resolves | 608.2n
color is chosen | 105.4
creature type is chosen | 205.3e
card name is chosen | 201.4
chosen before it enters | 614.12a
ability triggers | 603.2
ability is used | 602.2
is tapped for mana | 106.12
beginning of | 500.6
pending item | 603.3
choices | 608.2d
finalized | 601.2c
finalized trigger | 603.3d
modes of a card | 601.2b
targets of a card | 601.2c
modes of an activated ability | 602.2b
targets of an activated ability | 602.2b
modes of a triggered ability | 603.3c
targets of a triggered ability | 603.3d
used ability | 602.2a
becomes cast | 601.2i
pay costs | 601.2h
too little loyalty | 606.6
resolve | 608.1
illegal target | 608.2b
prevent | 615.6
discard | 701.8a
play a card | 601.2a
cast face down | 708.4
bestowed on nothing legal | 702.103e
bestowed no more | 702.103f
turned face up for a cost | 702.37e
where what is played goes | 601.2
additional cost | 601.2f
illegal play | 601.2e
activated abilities | 602.1
cost within an effect | 118.1
indestructible | 702.12b
play a land | 305.1
assign damage | 510.1c
pass | 117.4
instruction | 608.2c
sba no life | 704.5a
sba empty library | 704.5b
sba poison | 704.5c
sba token | 704.5d
sba no toughness | 704.5f
sba lethal damage | 704.5g
sba deathtouch | 704.5h
sba no loyalty | 704.5i
sba commander away | 903.9a
sba commander damage | 903.10a
sba no defense | 704.5v
sba no protector | 704.5w
sba legend rule | 704.5j
sba world rule | 704.5k
sba aura without host | 704.5m
sba equipment loose | 704.5n
sba opposite counters | 704.5q
sba attached by mistake | 704.5p
sba saga finished | 704.5s
sba dungeon finished | 704.5t
reaches chapter | 714.2b
enters a room | 309.5
completes a dungeon | 309.7
planeswalks away | 901.11b
planeswalks to | 901.11b
leaves the game in a draw | 104.5
a drawn game | 104.4
venture | 701.46
phase untap | 502.3
phase upkeep | 503.1
phase draw | 504.1
phase precombat main | 505.1
phase beginning of combat | 507.1
phase declare attackers | 508.1
phase declare blockers | 509.1
phase combat damage | 510.1
phase end of combat | 511.1
phase postcombat main | 505.1
phase end | 513.1
phase cleanup | 514.1
effects end | 611.2a
effects end with the turn | 514.2
conditional instruction | 608.2c
"""
# The general rule of each question, which speaks where no row does.
_GENERAL = """
triggered abilities trigger | 113.3c
when a condition is evaluated | 603.10
what is done as something arrives comes before | 614.12a
source enters with the event | 603.6a
source leaves with the event | 603.10
when an ability on its own leaving is placed | 603.10
where a departed source is | 603.10
looks back in time | 603.10
how an event's objects look | 603.10
nth time, several at once | 603.2c
a delayed ability sees only what follows | 603.7a
a delayed ability without a duration triggers once | 603.7b
which of several a delayed ability takes | 603.7b
who controls a delayed ability | 603.7
created in one resolution only | 603.7
when state triggers are checked | 603.8
state triggers trigger | 603.8
a state trigger waits for itself | 603.8
a reflexive trigger looks at what was done before | 603.12
how often a reflexive trigger triggers | 603.12
paid several times is paid once | 603.12
an object that changed zones is another one | 400.7
what an object became is found | 603.6
an object is found in a hidden zone | 603.6
what an effect moved keeps its name | 400.7
how what left the board is known | 608.2h
what is attached is found where it went | 400.7
parts of an effect find what it moved | 400.7
a delayed ability's object may change | 603.7
what arrives is modified at once | 603.6
an addition to an event is part of it | 614.1
a layer's amount is fixed | 611.2d
each instance of a keyword triggers | 113.2c
reaching a chapter triggers it | 714.2
a Saga enters with a lore counter | 714.3
a Saga goes on each turn | 714.3
a Saga waits for its last chapter | 714.4
moving into a room triggers its ability | 309.4c
a dungeon waits for its last room | 309.6
losing triggers for any reason | 603.9
a draw is not a loss | 603.9
only what happens triggers | 603.2
whose is what triggered | 603.3
triggers on triggering come last | 603.3
without legal targets nothing resolves | 608.2
what ends a resolution | 608.2k
when a trigger's mode is chosen | 700.2
only legal modes are chosen | 700.2
text behind the effect | 113.3c
do this only once | 603.2
each occurrence triggers | 603.2
delayed abilities are their source's | 603.7
if after the condition | 603.2
you may | 608.2d
what an effect works out is never below zero | 107.1
what cannot be done is not offered | 608.2
once each turn | 101.1
a once each turn trigger is chosen | 603.3
a declined trigger has not triggered | 603.3
triggers wait to resolve | 113.3c
when triggers are placed | 117.2a
triggers in any state on any turn | 117.2a
order of one player's triggers | 405.3
order between players | 405.3
cost within a trigger | 118.1
cost must be paid to finalize | 118.1
no cost on resolution | 118.1
a trigger's cost may be declined | 118.1
no legal choices | 115.1
targets must still be legal | 608.2b
add resolves when finalized | 605.1
only targets are targeted | 115.10a
do this several times | 603.12
reflexive triggers wait to resolve | 603.12
delayed abilities last | 603.7
a linked ability that speaks of its source ends with it | 611.2a
a reflexive trigger may be conditional | 603.12
reflexive items wait for the rest | 603.12
delayed abilities end with their time | 611.2a
linked abilities see only their own objects | 607.1
a choice is known to the abilities of its text | 607.5
abilities work on the board | 113.6
abilities say where else they work | 113.6b
a trigger's choices must be made | 601.2c
others may respond | 117.1b
an activated ability has its cost | 602.1a
who controls a replacement | 109.5
preventing replaces damage | 615.1
replacements inherit modifications | 614.6
passives affect play | 604.1
a passive may be conditional | 604.1
a card's own passives change its cost | 601.2f
activated abilities wait to resolve | 602.1
an ability without legal options | 602.2b
the controller chooses to use an ability | 602.2
a condition on using an ability | 602.1b
using an ability | 601.2i
replacements apply | 614.1
what replaces an event happens instead | 614.6
a replacement says what qualifies | 614.1
a replacement applies once to an event | 614.5
a replacement must be in force before the event | 614.4
a replacement may be once each turn | 101.1
a once each turn replacement is chosen | 614.1
a declined replacement was not applied | 614.1
a word that is set replaces others | 305.7
a lost type takes its words | 205.1a
who orders replacements | 616.1
order of replacements of several events | 616.1
what arrives is looked at as it will be | 109.4
tokens created together enter one by one | 111.1
what arrives together is not chosen | 608.2d
whoever is shielded chooses what is prevented | 615.6
each simultaneous event is replaced by itself | 616.1
a replacement has one sequence | 616.1
a replaced part of a replacement ends no series | 616.1
what cannot be activated cannot trigger | 602.5
the beginning of a step triggers | 500.6
abilities may trigger additional times | 603.2
becoming is a change | 603.2
unseen objects trigger | 400.2
when spells and abilities may be used | 117.1
the game ends at once | 104.1
the last player left wins | 104.2
what cannot be done is not done | 101.1
no effect prevents conceding | 101.2
no effect prevents the last player from winning | 101.2
whoever loses leaves | 104.5
what several players may do is done at once | 101.4
what is done for each player is done at once | 608.2f
whoever puts a card there controls it | 110.2
a loop of mandatory actions is a draw | 104.4
a card is played as one of its forms | 601.2a
elsewhere a card is whole | 400.7
an Adventure is exiled as it resolves | 608.2m
a departed player begins a turn | 500.7
a departed player is dealt combat damage | 510.2
what lasts until a departed player's turn ends | 611.2a
a double-faced permanent is turned face down | 708.2a
triggers of a departed player are placed | 603.3
what is done remains without its move | 614.6
who controls what arrives | 109.4
effects on triggering look back | 603.10
a limit holds for additional times | 603.2
new creatures wait | 117.1
what defines an object works everywhere | 113.6
what enters is one of a group it speaks of | 614.1d
an Aura that is put there is attached | 303.4
a token that left comes back | 111.1
a permanent knows what was paid | 400.7
what changed a spell lasts on its permanent | 400.7
a spell is looked at as it is cast | 601.3
what entered knows how it was played | 400.7
whoever pays chooses the resources | 107.4
a part of a cost is paid either way | 107.4
loyalty abilities are activated in a main phase | 606.3
a battle has a protector | 508.1
day and night change | 500.2
a Siege is exiled and cast | 113.3c
one loyalty ability a turn | 606.3
what cannot happen is not replaced | 614.1
a pair parts | 702.95a
proliferating adds counters | 122.1
devotion counts symbols | 105.1
regeneration replaces destruction | 701.7a
effects on the rules bind newcomers | 611.2a
a static effect changes control | 110.2
regeneration can be ruled out | 614.6
a keyword does what its rule says | 702.1
attacking taps | 508.1
a restricted creature cannot attack | 508.1
a restricted creature cannot block | 509.1
creatures attack that have to | 508.1
only what has two faces transforms | 701.28
only what has two faces enters transformed | 712.14
a permanent is the face that is up | 712.8
elsewhere a card is its front | 712.8
a permanent transforms itself once | 701.28
no permanent becomes an instant or sorcery | 701.28
the back of a card has the mana value of its front | 202.3
a goaded creature attacks somebody else | 508.1
a price for attacking is paid | 508.1
nobody has to pay to attack | 508.1
a creature blocks one attacker | 509.1
creatures block that have to | 509.1
a blocked creature stays blocked | 510.1
first strikers have a step of their own | 510.2
players act between the damage steps | 510.2
a state-based action is performed | 704.1
there is another cleanup step | 514.3
the hand is discarded to its maximum size | 514.1
damage wears off | 120.6
damage is removed | 120.6
flips a coin | 705.1
a flip is won or lost | 705.1
gets an emblem | 114.2
an emblem works in the command zone | 113.6
separate | 700.3a
a pile may be empty | 700.3
unpreventable damage is dealt | 615.6
damage leaves a life where effects say so | 120.4c
damage is redirected to what can be dealt it | 614.6
effects keep permanents tapped | 500.2
what is looked at may be moved | 608.2c
what is put in its place is not shuffled | 701.20
of contradictory moves one is chosen | 400.1
exchanging control gives each what the other had | 701.10
exchanging life gives each the total of the other | 701.10
an exchange is done as a whole | 701.10
what has a quality need not be found | 701.19a
not looking is not scrying | 608.2c
what is skipped is passed by | 500.1
each skip needs an occurrence of its own | 614.1
permanents untap | 500.2
a card is drawn each turn | 121.1
one land a turn | 305.1
effects let players play more lands | 305.1
effects take away the maximum hand size | 514.1
effects say how much damage is assigned | 510.1
a commander is cast from the command zone | 601.2
a commander stays out of hands and libraries | 400.7
unused mana empties | 106.4
cards are drawn one at a time | 121.1
how combat damage is divided | 510.1
damage is checked as a whole | 510.1
without chapters the final chapter is zero | 714.2
only Sagas with chapters are sacrificed | 714.4
only Sagas with chapters go on | 714.3
what moves cards of a library is not a mana ability | 605.1
objects enter as effects say | 604.1
what is copied | 707.1
X is announced | 107.3
X of a special action is chosen | 107.3
typecycling is cycling | 702.29
X is known once it is face up | 107.3
a mana value counts the X of a spell | 202.3
an alternative cost may be paid | 118.1
when damage is divided | 608.2d
exile can last until something | 608.1
exile is over before it begins | 608.1
extra turns come next | 500.2
the latest extra turn comes first; extra phases come next | 500.2
the latest extra phase comes first | 500.2
only the first main phase is precombat | 505.1
copies enter as copies | 604.1
a copy goes on lying as it lies | 707.2
a copy leaves out what would define it | 707.2
what a copy is besides is copied | 707.2
a copy of a spell is cast | 112.1
a copy of a spell is changed as it is made | 112.1
a copy has the choices made | 601.2c
new targets can be chosen | 115.7
a copy of a permanent spell becomes a token | 707.10
what is put there attacking attacks | 508.3
"""


def _table(text: str) -> dict[str, dict[str, tuple[str, ...]]]:
    lines = (line.partition("|") for line in text.strip().splitlines())
    return {name.strip(): {EDITION: tuple(rules.split())} for names, _, rules in lines for name in names.split(";")}


PROCEDURES = {**_table(_STEPS), **_table(_GENERAL)}
