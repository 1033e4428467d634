"""Items that wait to resolve, as others see them: as objects, as viewpoints, as causes."""

from __future__ import annotations

from rules_data.core.evaluator.state import Cause, GameObject, GameState, Item, Reading, Viewpoint, replace


def waiting_abilities(ev: Reading) -> list[GameObject]:
    """Abilities that wait to resolve, as objects that can be chosen."""
    return [ability_as_object(ev, item) for item in ev.state.waiting if item.kind == "ability" and not item.pending]


def ability_as_object(ev: Reading, item: Item) -> GameObject:
    """An ability as the object that it is where it waits to resolve."""
    return replace(
        item.source,
        handle=f"#{item.number}",
        zone=ev.game.waiting_zone,
        controller=item.controller,
        at="",
        card=replace(item.source.card, types=_kinds_of(ev, item)),
        order=item.number,
    )


def _kinds_of(ev: Reading, item: Item) -> tuple[str, ...]:
    """An ability that waits, and which kind of it."""
    return ev.game.words.triggered if item.by_trigger else ev.game.words.activated


def find_anywhere(ev: Reading, identity: tuple[str, int]) -> GameObject | None:
    """The very object, in the state or among the abilities that wait."""
    if identity[0].startswith("#"):
        return next((o for o in waiting_abilities(ev) if o.handle == identity[0]), None)
    return ev.state.find(identity)


def is_item(thing: GameObject, item: Item) -> bool:
    """Whether an object is this very item: a card that waits to resolve, or an ability by its number."""
    return thing.handle == (item.source.handle if item.kind == "card" else f"#{item.number}")


def item_of(state: GameState, thing: GameObject) -> Item | None:
    """The item that an object is while it waits to resolve; the newest, and None where it does not wait."""
    return next((item for item in reversed(state.waiting) if is_item(thing, item)), None)


def view_of_item(ev: Reading, item: Item) -> Viewpoint:
    """How an item sees the present state."""
    source = ev.state.find(item.source.identity) or item.source
    return Viewpoint(
        item.controller,
        source,
        ev.state,
        item.occurrence,
        dict(item.bindings),
        paid=item.paid,
        delayed=item.delayed,
        became=dict(item.moved),
        here=item.here,
        given=item.ability.given if item.ability is not None else 0,
    )


def cause_of(item: Item) -> Cause:
    """What an item is as a cause: an ability counts in addition to the object it comes from."""
    kinds = tuple(item.source.card.types)
    if item.kind == "ability":
        kinds = (*kinds, "ability")
    return Cause(item.controller, item.source, kinds, item.label)
