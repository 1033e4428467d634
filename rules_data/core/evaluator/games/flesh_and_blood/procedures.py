"""The rules each step of play rests on, where no row decides anything; and each question's general rule.

Outside chapter 6 the numbers are those of the edition of 2026-06-10.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.evaluator.policy import A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST, raised_by_some

from . import (
    questions_effects,
    questions_events,
    questions_faces,
    questions_keywords,
    questions_named_effects,
    questions_play,
    questions_replacing,
    questions_stages,
    questions_triggers,
)
from .rows_effects import EFFECTS
from .rows_events import EVENTS
from .rows_faces import FACES
from .rows_keywords import KEYWORDS
from .rows_named_effects import NAMED_EFFECTS
from .rows_play import PLAY
from .rows_replacing import REPLACING, REPLACING_IN_GENERAL
from .rows_stages import STAGES, STAGES_IN_GENERAL
from .rows_triggers import TRIGGERS
from .vocabulary import CHANGES, EDITIONS

ROWS = (*EFFECTS, *STAGES, *REPLACING, *TRIGGERS, *PLAY, *KEYWORDS, *NAMED_EFFECTS, *EVENTS, *FACES)

POINTS = raised_by_some(
    A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST.goes("yes"),
    *questions_effects.QUESTIONS,
    *questions_stages.QUESTIONS,
    *questions_replacing.QUESTIONS,
    *questions_triggers.QUESTIONS,
    *questions_play.QUESTIONS,
    *questions_keywords.QUESTIONS,
    *questions_named_effects.QUESTIONS,
    *questions_events.QUESTIONS,
    *questions_faces.QUESTIONS,
)

# name | rules
_STEPS = """
is destroyed | 8.5.4
discards | 8.5.5
is discarded | 8.5.5
is banished | 8.5.1
is returned | 8.5.15
is pitched | 8.5.44
is put | 8.5.15
is cleared | 3.0.12
a layer whose card is gone | 3.0.9
ceases to exist | 8.3.21b
cranks | 8.3.29a
protects | 8.3.31a
becomes an attack target | 1.4.5
enters | 3.1.2
draws | 8.5.6
is created | 8.5.2
takes damage | 8.5.3
gains life | 8.5.7
loses life | 8.5.12
gains action points | 8.5.7
gains resources | 8.5.7
counter is put | 8.5.14
counter is removed | 8.5.16
is tapped | 8.5.55
is untapped | 8.5.56
is frozen | 8.5.34
is unfrozen | 8.5.37
is marked | 8.5.50
is turned face up | 8.5.24
is turned face down | 8.5.24
is negated | 8.5.26
is changed | 6.2.5
changes control | 8.5.35
is stolen | 8.5.54
is equipped | 8.5.41
is awakened | 8.5.43
transcends | 8.5.48
transforms | 8.5.36
wagers | 8.5.46
wins a wager | 8.5.46a
completes a contract | 8.5.39a
is activated | 5.2.2
attacks | 7.2.3
is attacked | 7.2.3
defends | 7.0.5a
is defended | 7.0.5a
deals damage | 8.5.3a
hits | 7.5.5
is hit | 7.5.5
is revealed | 8.5.17
is looked at | 8.5.11
searches | 8.5.19
shuffles | 8.5.20
opts | 8.5.22
rolls | 8.5.18
intimidates | 8.5.10
charges | 8.5.29
boosts | 8.3.9a
fuses | 8.3.17a
names | 8.5.21
is targeted | 1.8.5
chain link resolves | 7.6.2
combat chain opens | 7.0.2a
combat chain closes | 7.7.3
ability triggers | 6.6.5
ability is used | 5.2.2
start of | 1.9.1
end of | 4.4.4
is played | 5.1.10
clashes | 8.5.45
wins a clash | 8.5.45a
loses a clash | 8.5.45
fails to win a clash | 8.5.45
prevents | 6.4.10
is cheered | 8.5.57
is booed | 8.5.57
wins the game | 4.5.2b
loses the game | 4.5.3b
is discarded at random | 8.5.5
is banished from boosting | 8.3.9
pending item | 1.6.2c
choices | 5.1.4a
choices of what is not public | 1.8.5a 1.8.6
finalized | 5.1.10
pay costs | 1.14.2
asset-costs | 5.1.6a
resolve | 5.3.1
conditional instruction | 6.1.3
illegal target | 1.8.9
prevent | 6.4.10
discard | 8.5.5
play a card | 5.1.2
a resource card | 8.1.7a
a block card | 8.1.12a
where what is played goes | 3.1.2
additional cost | 5.1.3b
illegal play | 5.1.5
activated abilities | 5.2.2
a limit on using an ability | 5.2.2
functional | 1.7.4
cost within an effect | 1.14.1
modified rules | 6.3.1
win | 4.5.2a
lose | 1.10.2a
the game is over | 4.5.1
concede | 4.5.3c
agree to a draw | 4.5.4c
pass | 1.11.4
priority | 1.11.3
attack reactions | 8.1.2a 7.4.2a
defense reactions | 8.1.3a 7.4.2b
actions | 8.1.1
actions in combat | 7.0.1a
attack target | 1.4.5
dominate | 8.3.4
overpower | 8.3.22
pitch | 8.5.44
layer step | 7.1.1
attack step | 7.2.2
active chain link | 7.0.3d
defend step | 7.3.2
unable to be declared | 7.3.2b
defense reactions are played | 7.3.2a
reaction step | 7.4.1
damage step | 7.5.1
resolution step | 7.6.1
go again of an attack | 7.6.2
go again of a layer | 5.3.5
close step | 7.7.2
calculate damage | 7.5.2
no hit | 7.5.5b
end-of-turn procedure | 4.4.3
phase start | 4.2.2
phase action | 4.3.1
phase end | 4.4.2
instruction | 1.8.1
"""
# The general rule of each question whose rows may be missing or switched off, where it is not the one on effects.
_GENERAL = """
triggered abilities trigger | 6.6.1
when a condition is evaluated | 6.6.5
source enters with the event | 6.6.5a
source leaves with the event | 6.6.5
when an ability on its own leaving is placed | 6.6.5
where a departed source is | 6.6.5
nth time, several at once | 6.6.1
if after the condition | 6.6.1
once each turn | 6.6.1
triggers wait to resolve | 6.6.1
when triggers are placed | 6.6.1
order of one player's triggers | 6.6.6
order between players | 6.6.6
no legal choices | 6.6.6
a trigger's choices must be made | 6.6.6
reflexive triggers wait to resolve | 6.6.1
delayed abilities last | 6.6.1
passives affect play | 6.2.1
a passive may be conditional | 6.2.1
replacements apply | 6.4.1
inline effects trigger as they are generated | 6.6.1
inline effects wait for their condition | 6.6.1
conditions of its effects count | 6.6.1
"""
_ANY_EFFECT = "1.8.1"


def _table(text: str) -> dict[str, dict[str, tuple[str, ...]]]:
    lines = (line.split("|") for line in text.strip().splitlines())
    return {name.strip(): dict.fromkeys(EDITIONS, tuple(rules.split())) for name, rules in lines}


_BY_NAME = {question.name: rules for question, rules in (STAGES_IN_GENERAL | REPLACING_IN_GENERAL).items()}
_BY_NAME |= dict.fromkeys(("prevents", "prevent"), ("6.4.10",))
PROCEDURES: dict[str, Mapping[str, tuple[str, ...]]] = {
    **{name: dict.fromkeys(EDITIONS, (_ANY_EFFECT,)) for name in POINTS},
    **{name: dict.fromkeys(EDITIONS, rules) for name, rules in _BY_NAME.items()},
    **{name: dict.fromkeys(EDITIONS, ("6.2.5",)) for name in CHANGES},
    **_table(_STEPS),
    **_table(_GENERAL),
}
