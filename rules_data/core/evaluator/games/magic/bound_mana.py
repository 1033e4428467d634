"""Mana that is spent only on some spells or abilities, as what adds it says (Comprehensive Rules 106.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_data.core.abilities import Effect, Selector
from rules_data.core.abilities.effects import Adding
from rules_data.core.evaluator.events import Running, add_resource
from rules_data.core.evaluator.matching import why_not
from rules_data.core.evaluator.state import Event, Frame, GameObject, Item, OfResource, Payload, Viewpoint, replace

from .mana_symbols import OF_SNOW, SNOW
from .memory import BoundMana, remembered
from .payloads import SpentOnlyOn
from .questions_actions import MANA_IS_SPENT_AS_ITS_SOURCE_SAYS, MANA_OF_A_SNOW_SOURCE_IS_TOLD_APART


def as_mana(ev: Running, effect: Effect, frame: Frame, kind: str) -> Payload:
    """What an event of adding such mana carries; that of a snow source is kept apart (106.3, 107.4h)."""
    name = OF_SNOW[kind] if kind in OF_SNOW and _is_snow(ev, frame) else kind
    if not isinstance(effect, Adding) or not effect.is_for_some_things:
        return OfResource(name)
    return SpentOnlyOn(name, effect.to_cast, effect.to_activate, frame.view.source)


def _is_snow(ev: Running, frame: Frame) -> bool:
    """Whether the source of an ability, or the spell, that adds mana is snow."""
    source = frame.view.source
    return SNOW in ev.derived.traits(ev.state, source).tags and bool(ev.rules.ask(MANA_OF_A_SNOW_SOURCE_IS_TOLD_APART))


def add_mana(ev: Running, event: Event) -> Event | None:
    """Mana comes to a player's pool; what is spent only on some things is remembered as such (106.6a)."""
    added = add_resource(ev, event)
    if added is not None and isinstance(event.payload, SpentOnlyOn):
        more = BoundMana(added.player, added.amount, event.payload)
        ev.board.remember(bound_mana=(*remembered(ev.state).bound_mana, more))
    return added


def cannot_spend(ev: Running, player: str, source: GameObject, in_using: bool) -> Mapping[str, int]:
    """How much of each type of mana in a player's pool pays for nothing of what is paid for now.

    `in_using`: an ability of the source is about to be activated, and not on the stack yet.
    """
    found: dict[str, int] = {}
    for mana in remembered(ev.state).bound_mana:
        if mana.player == player and not _pays_for(ev, mana, source, in_using):
            found[mana.bound.resource] = found.get(mana.bound.resource, 0) + mana.amount
    return found if found and ev.rules.ask(MANA_IS_SPENT_AS_ITS_SOURCE_SAYS) else {}


def rules_on_spending(ev: Running) -> tuple[str, ...]:
    """The rules by which mana is spent only as what added it says."""
    return ev.rules.ask(MANA_IS_SPENT_AS_ITS_SOURCE_SAYS).rules


def _pays_for(ev: Running, mana: BoundMana, source: GameObject, in_using: bool) -> bool:
    item = None if in_using else _paid_for(ev, mana.player, source)
    if item is None and not in_using:
        return False
    is_spell = item is not None and item.kind == "card"
    wanted = mana.bound.to_cast if is_spell else mana.bound.to_activate
    return wanted is not None and _fits(ev, wanted, ev.state.objects.get(source.handle, source), mana)


def _paid_for(ev: Running, player: str, source: GameObject) -> Item | None:
    """The spell, or the activated ability, of this object that its player is paying for."""
    items = (one for one in reversed(ev.state.waiting) if one.pending and one.controller == player)
    return next((one for one in items if one.source.handle == source.handle and not one.by_trigger), None)


def _fits(ev: Running, wanted: Selector, thing: GameObject, mana: BoundMana) -> bool:
    return not why_not(ev, wanted.filter, thing, Viewpoint(mana.player, mana.bound.source, ev.state))


def spend(ev: Running, player: str, source: GameObject, payment: Sequence[tuple[str, int]]) -> None:
    """Of mana that may pay for this, that which is spent only on some things is taken first: all else pays as well."""
    bound = remembered(ev.state).bound_mana
    if not bound:
        return
    left = dict.fromkeys((name for name, _ in payment), 0)
    for name, amount in payment:
        left[name] += amount
    kept: list[BoundMana] = []
    for mana in bound:
        usable = mana.player == player and _pays_for(ev, mana, source, in_using=False)
        taken = min(mana.amount, left.get(mana.bound.resource, 0)) if usable else 0
        left[mana.bound.resource] = left.get(mana.bound.resource, 0) - taken
        kept.append(replace(mana, amount=mana.amount - taken))
    ev.board.remember(bound_mana=tuple(mana for mana in kept if mana.amount))


def forget(ev: Running) -> None:
    """The pools have emptied, and with them what was kept apart in them."""
    if remembered(ev.state).bound_mana:
        ev.board.remember(bound_mana=())
