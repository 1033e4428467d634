"""Empower: an activated ability that renders its source empowered (Core Rules v1.4 441, 827 and 828)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind, Filter, NotInState, ObjectIs, Pick, Selector
from rules_data.core.abilities.effects import Empower
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, IllegalStep

from .questions_keywords import MEANS

EMPOWER = "empower"
_ME = Selector(Pick.ME)
_IS_NOT_EMPOWERED = ObjectIs(_ME, Filter((NotInState(("empowered",)),)))


def empower_abilities(thing: GameObject) -> tuple[Ability, ...]:
    """The activated abilities that an object has by Empower, one for each of its costs."""
    return tuple(
        Ability(AbilityKind.ACTIVATED, (Empower(_ME),), cost=cost, condition=_IS_NOT_EMPOWERED, name=word)
        for word, cost in thing.card.costs
        if word == EMPOWER
    )


def check_empower(ev: Running, thing: GameObject, name: str) -> None:
    """Raise IllegalStep for the use of Empower where no rule makes it an ability."""
    ruled = ev.rules.ask(MEANS[EMPOWER])
    if not ruled and any(not name or ability.name == name for ability in empower_abilities(thing)):
        raise IllegalStep(f"{thing.handle} has no ability", ruled.rules)
