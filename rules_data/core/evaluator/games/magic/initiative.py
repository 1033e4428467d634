"""The initiative: a designation of one player at most, and the three abilities that come with it (723)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind, EventPattern, Pick, Relation, Selector, Trigger
from rules_data.core.abilities.effects import ForEach, TakeInitiative, Venture

from .designations import HIT_BY_CREATURES, Designation
from .keyword_parts import YOUR_UPKEEP
from .questions_beside import (
    ONE_HAS_THE_INITIATIVE,
    THE_INITIATIVE_BRINGS_ABILITIES,
    THE_INITIATIVE_OF_WHO_LEAVES_IS_TAKEN,
)
from .vocabulary import INITIATIVE

_TAKES = "takes the initiative"
_INTO = Venture(into="Undercity")
_IS_TAKEN = ForEach((TakeInitiative(player=Relation.ITS_CONTROLLER),), objects=Selector(Pick.CAUSE))
# The hits of several creatures at once are one: "one or more creatures" (723.2).
_TRIGGERS = (
    (Trigger((YOUR_UPKEEP,)), _INTO),
    (Trigger((HIT_BY_CREATURES,), together=True), _IS_TAKEN),
    (Trigger((EventPattern(_TAKES, player=Relation.YOU),)), _INTO),
)
THE_INITIATIVE = Designation(
    "The initiative",
    INITIATIVE,
    _TAKES,
    tuple(Ability(AbilityKind.TRIGGERED, (effect,), trigger, zones=(INITIATIVE,)) for trigger, effect in _TRIGGERS),
    ONE_HAS_THE_INITIATIVE,
    THE_INITIATIVE_BRINGS_ABILITIES,
    THE_INITIATIVE_OF_WHO_LEAVES_IS_TAKEN,
    again=True,
)
INSTRUCTIONS = {TakeInitiative.verb: THE_INITIATIVE.take}
