"""The monarch: a designation of one player at most, and the two abilities that come with it (722)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind, EventPattern, Pick, Relation, Selector, Trigger
from rules_data.core.abilities.effects import BecomeMonarch, Draw, ForEach

from .designations import HIT_BY_CREATURES, Designation
from .questions_beside import (
    A_MONARCH_WHO_LEAVES_HAS_A_SUCCESSOR,
    BEING_THE_MONARCH_BRINGS_ABILITIES,
    ONE_IS_THE_MONARCH,
)
from .vocabulary import MONARCH

_END = EventPattern("beginning of", player=Relation.YOU, phase="end")
_TAKES_IT = ForEach((BecomeMonarch(player=Relation.ITS_CONTROLLER),), objects=Selector(Pick.CAUSE))
THE_MONARCH = Designation(
    "The monarch",
    MONARCH,
    "becomes the monarch",
    tuple(
        Ability(AbilityKind.TRIGGERED, (effect,), Trigger((pattern,)), zones=(MONARCH,))
        for pattern, effect in ((_END, Draw()), (HIT_BY_CREATURES, _TAKES_IT))
    ),
    ONE_IS_THE_MONARCH,
    BEING_THE_MONARCH_BRINGS_ABILITIES,
    A_MONARCH_WHO_LEAVES_HAS_A_SUCCESSOR,
)
INSTRUCTIONS = {BecomeMonarch.verb: THE_MONARCH.take}
