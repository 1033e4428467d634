"""What depends on the colors of the mana that was spent: sunburst, and texts that say so (702.44)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    EventPattern,
    Filter,
    Itself,
    KindsPaid,
    Not,
    ObjectIs,
    OfType,
    Pick,
    Replacement,
    Selector,
)
from rules_data.core.abilities.effects import PutCounter
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, parts_of

SUNBURST, COLORS_SPENT = "sunburst", "colors spent"
_ME, _ITSELF = Selector(Pick.ME), Filter((Itself(),))


def sunburst(number: int) -> tuple[Ability, ...]:
    """A counter for each color of mana spent to cast it: +1/+1 on a creature, charge on anything else (702.44a)."""
    creature = ObjectIs(_ME, Filter((OfType(("creature",)),)))
    entering = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    return tuple(
        Ability(
            AbilityKind.REPLACEMENT,
            (PutCounter(status=counter, others=_ME, amount=KindsPaid(COLORS_SPENT, _ME)),),
            condition=condition,
            replacement=entering,
            name=SUNBURST,
        )
        for counter, condition in (("+1/+1", creature), ("charge", Not(creature)))
    )


def heeds_payment(ev: Running, thing: GameObject) -> bool:
    """Whether it matters for a spell or ability of this card which mana is spent on it."""
    if any(word == SUNBURST for word, _ in thing.card.keywords):
        return True
    return any(isinstance(part, KindsPaid) for part in parts_of([*thing.card.abilities]))
