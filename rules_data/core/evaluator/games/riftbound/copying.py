"""Copies of objects: what a copy is, and becoming one (Core Rules v1.3 472.1.b, v1.2 454.1.b)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import CardFacts
from rules_data.core.abilities.changes import Change, Copy
from rules_data.core.evaluator.continuous import copied_card, facts_of
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import AS_IT_IS
from rules_data.core.evaluator.state import GameObject, replace

from .questions_copying import A_COPY_HAS_THE_ORIGINALS_TRAITS, WHAT_IS_COPIED


def copiable(ev: Running, thing: GameObject) -> CardFacts:
    """What a copy of an object is: its card, or what it is a copy of. Where no rule says so, all that it is now."""
    if ev.rules.ask(WHAT_IS_COPIED).answer == AS_IT_IS:
        traits = ev.derived.traits(ev.state, thing)
        return replace(facts_of(traits, copied_card(thing)), stats=tuple(traits.stats.items()))
    return copied_card(thing)


def that_apply(ev: Running, thing: GameObject, changes: Sequence[Change]) -> tuple[Change, ...]:
    """What of these changes is made to an object, which may become a copy by them."""
    copies = [change for change in changes if isinstance(change, Copy)]
    if not copies:
        return tuple(changes)
    ruled = ev.rules.ask(A_COPY_HAS_THE_ORIGINALS_TRAITS)
    if not ruled:
        return tuple(change for change in changes if change not in copies)
    ev.derived.begin_to_depend()
    for card in (change.card for change in copies if change.card is not None):
        text = f"{thing.handle} becomes a copy of {card.name}"
        rules = (*ruled.rules, *ev.rules.ask(WHAT_IS_COPIED).rules)
        ev.journal.record("modified", text, rules, objects=(thing.handle,))
    return tuple(changes)
