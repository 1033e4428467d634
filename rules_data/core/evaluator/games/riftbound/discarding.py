"""Where abilities work that wait for their own card to be discarded (Core Rules 422.1.b)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Itself
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import works_where_it_says
from rules_data.core.evaluator.state import GameObject

from .questions_triggers import ITS_OWN_DISCARD_IS_SEEN_FROM_THE_TRASH

_DISCARDED = frozenset(("is discarded", "discards"))


def works_from(ev: Running, ability: Ability, thing: GameObject) -> bool:
    """On the board, or where an ability says; in the trash also what waits for its own card to get there."""
    if thing.zone == "trash" and not ability.zones and _waits_for_its_own_discard(ability):
        return bool(ev.rules.ask(ITS_OWN_DISCARD_IS_SEEN_FROM_THE_TRASH))
    return works_where_it_says(ev, ability, thing)


def _waits_for_its_own_discard(ability: Ability) -> bool:
    patterns = ability.trigger.patterns if ability.trigger is not None else ()
    return any(
        pattern.event in _DISCARDED and pattern.object is not None and pattern.object.asks(Itself)
        for pattern in patterns
    )
