"""Keywords that stand for triggered abilities (Comprehensive Rules 702.25, 702.83, 702.108)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Duration,
    Effect,
    EventPattern,
    Filter,
    FitsNone,
    Itself,
    NotOfType,
    OfType,
    Pick,
    Relation,
    Selector,
    Trigger,
    WithKeyword,
)
from rules_data.core.abilities.changes import AddToValue
from rules_data.core.abilities.effects import Give
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, GameState

from .questions_beside import EACH_INSTANCE_OF_A_KEYWORD_TRIGGERS

BLOCKED_BY = "becomes blocked by"


def _until_end_of_turn(who: Pick, amount: int) -> Effect:
    changes = (AddToValue("power", amount), AddToValue("toughness", amount))
    return Give(changes, others=Selector(who), duration=Duration.THIS_TURN)


_ME = Filter((Itself(),))
_UNLIKE_IT = Filter((OfType(("creature",)), FitsNone((Filter((WithKeyword(("flanking",)),)),))))
_NO_CREATURE = Filter((NotOfType(("creature",)),))
KEYWORD_ABILITIES: Mapping[str, Ability] = {
    "flanking": Ability(
        AbilityKind.TRIGGERED,
        (_until_end_of_turn(Pick.CAUSE, -1),),
        Trigger((EventPattern(BLOCKED_BY, _ME, by=_UNLIKE_IT),)),
    ),
    "prowess": Ability(
        AbilityKind.TRIGGERED,
        (_until_end_of_turn(Pick.ME, 1),),
        Trigger((EventPattern("is cast", _NO_CREATURE, player=Relation.YOU),)),
    ),
}
WATCHED = frozenset(
    pattern.event for ability in KEYWORD_ABILITIES.values() if ability.trigger for pattern in ability.trigger.patterns
)


def keyword_triggers(ev: Running, state: GameState, thing: GameObject) -> Sequence[Ability]:
    """The triggered abilities an object's keywords stand for: each instance is one of its own."""
    found: list[Ability] = []
    keywords = ev.derived.traits(state, thing).keywords
    for word, ability in KEYWORD_ABILITIES.items() if keywords else ():
        if number := keywords.get(word, 0):
            found += [ability] * (number if ev.rules.ask(EACH_INSTANCE_OF_A_KEYWORD_TRIGGERS) else 1)
    return found
