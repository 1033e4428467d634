"""The rows and questions of Magic, and the rules each step of play rests on, where no row decides anything."""

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
    questions_layers,
    questions_objects,
    questions_players,
    questions_triggers,
    questions_turn,
)
from .general_rules import GENERAL
from .rows_actions import ACTIONS
from .rows_announcing import ANNOUNCING
from .rows_beside import SUPPLEMENTS
from .rows_characteristics import CHARACTERISTICS
from .rows_combat import COMBAT
from .rows_copying import COPYING
from .rows_faces import FACES
from .rows_later import LATER
from .rows_layers import LAYER_ROWS
from .rows_objects import OBJECTS
from .rows_players import PLAYERS
from .rows_since import SINCE
from .rows_triggers import BESIDE, EDITION, PLACING, TRIGGERING
from .rows_turn import TURN

ROWS = (
    *TRIGGERING, *PLACING, *BESIDE, *OBJECTS, *LATER, *SUPPLEMENTS, *PLAYERS, *ACTIONS, *COMBAT, *TURN, *COPYING,
    *ANNOUNCING, *FACES, *SINCE, *CHARACTERISTICS, *LAYER_ROWS,
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
    *questions_layers.QUESTIONS,
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
becomes renowned | 702.112b
becomes monstrous | 701.31b
becomes saddled | 702.171b
becomes solved | 719.3b
becomes level 2; becomes level 3 | 716.2a
becomes tribute paid | 702.104a
is goaded | 701.38a
becomes suspected | 701.58a
is no longer suspected | 701.58a
discovers | 701.55b
is exerted | 701.39a
clashes | 701.23a
wins a clash | 701.23d
is paired | 702.95a
becomes crewed | 702.122d
crews | 702.122b
saddles | 702.171c
fights | 701.12a
enlists | 702.154a
connives | 701.47a
explores | 701.40a
investigates | 701.36a
phases out | 702.26b
phases in | 702.26c
is dealt damage | 120.3
deals damage | 120.4
is dealt excess damage | 120.10
gains life | 119.3
loses life | 119.3
gets energy | 107.14
gets poison | 122.1
gets experience | 122.1
gets rad | 122.1i
loses rad | 725.1
becomes the monarch | 722.1
takes the initiative | 723.1
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
type of mana | 106.3
mana of no type | 106.5
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
changed cost of an ability | 602.2b 601.2f
a half takes mana off | 118.7e
a copy of a card is cast | 707.12
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
additional cost | 601.2b
cost that cannot be paid | 601.2h
choices of a cost | 601.2h
illegal play | 601.2e
activated abilities | 602.1
a limit on using an ability | 602.5b
cost within an effect | 118.1
indestructible | 702.12b
play a land | 305.1
a land in another player's turn | 305.3
assign damage | 510.1c
pass | 117.4
instruction | 608.2c
sba no life | 704.5a
sba empty library | 704.5b
sba poison | 704.5c
sba token | 704.5d
sba copy of a spell | 704.5e
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
venture into a quality | 701.46d
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


def _table(text: str) -> dict[str, dict[str, tuple[str, ...]]]:
    lines = (line.partition("|") for line in text.strip().splitlines())
    return {name.strip(): {EDITION: tuple(rules.split())} for names, _, rules in lines for name in names.split(";")}


PROCEDURES = {**_table(_STEPS), **_table(GENERAL)}
