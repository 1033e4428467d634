"""What the abilities that keywords stand for are put together from."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Condition,
    ControlledBy,
    Duration,
    Effect,
    EventPattern,
    Filter,
    Itself,
    OfType,
    Pick,
    Relation,
    Selector,
    Trigger,
)
from rules_data.core.abilities.changes import AddToValue
from rules_data.core.abilities.effects import Give

PLUS, MINUS = "+1/+1", "-1/-1"
ME, IT = Selector(Pick.ME), Selector(Pick.IT)
ITSELF = Filter((Itself(),))
A_PLAYER = Filter((OfType(("player",)),))
YOURS = ControlledBy(Relation.YOU)
YOUR_UPKEEP = EventPattern("beginning of", player=Relation.YOU, phase="upkeep")
Built = tuple[Ability, ...]


def when(
    event: str | EventPattern, *effects: Effect, condition: Condition | None = None, optional: bool = False
) -> Ability:
    """A triggered ability; on an event of its own object, where only the word is given."""
    pattern = EventPattern(event, ITSELF) if isinstance(event, str) else event
    trigger = Trigger((pattern,))
    return Ability(AbilityKind.TRIGGERED, effects, trigger, condition=condition, optional=optional)


def gets(who: Selector, power: object, toughness: object = 0) -> Give:
    changes = (AddToValue("power", power), AddToValue("toughness", toughness))  # type: ignore[arg-type]
    kept = changes if toughness != 0 else changes[:1]
    return Give(kept, others=who, duration=Duration.THIS_TURN)
