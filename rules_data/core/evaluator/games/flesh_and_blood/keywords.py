"""Keywords that mean triggered abilities (Comprehensive Rules 8.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Comparison,
    Effect,
    EventPattern,
    Filter,
    InState,
    Itself,
    NotTagged,
    NumberIs,
    ObjectIs,
    OfType,
    Pick,
    Relation,
    Selector,
    StatOf,
    Tagged,
    Trigger,
    WithNumber,
)
from rules_data.core.abilities.effects import Destroy, LoseLife, PutCounter
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, GameState

_ME = Selector(Pick.ME)
_ITSELF = Filter((Itself(),))
_DEFENDED = EventPattern("combat chain closes", Filter((Itself(), InState(("defending",)))))
_DESTROY = Destroy(_ME)
_WORN = PutCounter("-1 defense", others=_ME)
_NO_DEFENSE = NumberIs(StatOf("defense", _ME), Comparison("=", 0))
_BIG_ATTACK = Filter(
    (
        OfType(("action",)),
        Tagged(("attack",)),
        NotTagged(("Illusionist",)),
        WithNumber("power", Comparison(">=", 6)),
    )
)


def _triggered(word: str, pattern: EventPattern, *effects: Effect) -> Ability:
    return Ability(AbilityKind.TRIGGERED, effects, trigger=Trigger((pattern,)), name=word)


_PHANTASM = Ability(
    AbilityKind.TRIGGERED,
    (_DESTROY,),
    trigger=Trigger((EventPattern("is defended", _ITSELF),)),
    condition=ObjectIs(Selector(Pick.CAUSE), _BIG_ATTACK),
    name="phantasm",
)
_BLOOD_DEBT = Ability(
    AbilityKind.TRIGGERED,
    (LoseLife(),),
    trigger=Trigger((EventPattern("start of", player=Relation.YOU, phase="end"),)),
    zones=("banished",),
    name="blood debt",
)
_MEANINGS = {
    "battleworn": _triggered("battleworn", _DEFENDED, _WORN),
    "blade break": _triggered("blade break", _DEFENDED, _DESTROY),
    "temper": _triggered("temper", _DEFENDED, _WORN, Destroy(_ME, condition=_NO_DEFENSE)),
    "phantasm": _PHANTASM,
    "blood debt": _BLOOD_DEBT,
    "spectra": _triggered("spectra", EventPattern("becomes an attack target", _ITSELF), _DESTROY),
}
WORDS = frozenset(
    pattern.event
    for ability in _MEANINGS.values()
    if ability.trigger is not None
    for pattern in ability.trigger.patterns
)


def keyword_triggers(ev: Running, state: GameState, thing: GameObject) -> Sequence[Ability]:
    """The triggered abilities an object has by its keywords."""
    keywords = ev.derived.traits(state, thing).keywords
    return tuple(_MEANINGS[word] for word in keywords if word in _MEANINGS) if keywords else ()
