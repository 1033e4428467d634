"""Finding an object again that an ability speaks of: as it is, as what it became, or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules_data.core.evaluator.policy import (
    A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE,
    AN_OBJECT_IS_FOUND_IN_A_HIDDEN_ZONE,
    AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE,
    PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED,
    WHAT_AN_OBJECT_BECAME_IS_FOUND,
    WHAT_IS_ATTACHED_IS_FOUND_WHERE_IT_WENT,
)
from rules_data.core.evaluator.state import Event, GameObject, Reading, Viewpoint, record

Identity = tuple[str, int]


@record
class Sought:
    """What is looked for: the object as the ability knew it and as it is now, and who looks.

    `moved_by`: what made it what it is now, the event spoken of, this very effect, or something else.
    """

    known: GameObject
    current: GameObject
    view: Viewpoint
    moved_by: str


def find_again(ev: Reading, view: Viewpoint, thing: GameObject) -> list[GameObject]:
    """The object as it is now; none once it is another object, unless what is spoken of made it that."""
    current = view.state.objects.get(thing.handle, thing)
    if current.identity == thing.identity:
        return [] if _changed_since(ev, view, current) else [current]
    return [] if why_lost(ev, view, thing)[0] else [current]


def why_lost(ev: Reading, view: Viewpoint, thing: GameObject) -> tuple[str, tuple[str, ...]]:
    """Why an object that has moved is not found, and by which rules; an empty reason if it is."""
    current = view.state.objects.get(thing.handle, thing)
    if current.identity == thing.identity:
        return "", ()
    sought = Sought(thing, current, view, _moved_by(view, thing, current))
    if not sought.moved_by:
        attached = ev.rules.ask(WHAT_IS_ATTACHED_IS_FOUND_WHERE_IT_WENT, sought)
        if attached and _followed_its_host(ev, sought):
            return "", attached.rules if attached.row else ()
        ruled = ev.rules.ask(AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE, sought)
        return (f"{thing.handle} is no longer where it went" if ruled else ""), ruled.rules
    found = ev.rules.ask(WHAT_AN_OBJECT_BECAME_IS_FOUND, sought)
    if not found:
        return f"what {thing.handle} became is another object", found.rules
    hidden = ev.rules.ask(AN_OBJECT_IS_FOUND_IN_A_HIDDEN_ZONE, sought)
    if current.zone in ev.game.hidden_zones and not hidden:
        return f"{thing.handle} went to a hidden zone", hidden.rules
    return "", found.rules if found.row else ()


def _moved_by(view: Viewpoint, thing: GameObject, current: GameObject) -> str:
    occurrence = view.occurrence
    if occurrence is not None and any(o.identity == current.identity for o in occurrence.event.after):
        return "the event"
    return "this effect" if view.became.get(thing.identity) == current.identity else ""


def _followed_its_host(ev: Reading, sought: Sought) -> bool:
    """Whether it was put with the spent cards because what it was attached to, which the event is about, left."""
    occurrence = sought.view.occurrence
    return (
        occurrence is not None
        and any(o.identity == sought.known.attached_to for o in occurrence.event.objects)
        and sought.current.zone == ev.game.zones.spent
        and sought.current.incarnation == sought.known.incarnation + 1
    )


def find_named(ev: Reading, view: Viewpoint, identities: Iterable[Identity]) -> list[GameObject]:
    """The objects an ability knows by a name, as far as they are still the same ones."""
    found: list[GameObject] = []
    for identity in identities:
        current = view.state.objects.get(identity[0])
        if current is None:
            continue
        if current.identity != identity and view.became.get(identity) != current.identity:
            sought = Sought(current, current, view, "")
            if ev.rules.ask(AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE, sought):
                continue
        if not _changed_since(ev, view, current):
            found.append(current)
    return found


def why_named_lost(ev: Reading, view: Viewpoint, identities: Iterable[Identity]) -> tuple[str, tuple[str, ...]]:
    """Why none of the objects known by a name is found; an empty reason if there never were any."""
    for identity in identities:
        current = view.state.objects.get(identity[0])
        if current is not None and current.identity != identity:
            ruled = ev.rules.ask(AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE, Sought(current, current, view, ""))
            return f"{identity[0]} is no longer where it was", ruled.rules
    return "", ()


def _changed_since(ev: Reading, view: Viewpoint, thing: GameObject) -> bool:
    """Whether a delayed ability no longer knows an object because it has become something else in kind."""
    delayed = view.delayed
    if delayed is None or ev.rules.ask(A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE):
        return False
    known = dict(delayed.kinds).get(thing.handle)
    return known is not None and known != frozenset(ev.derived.traits(view.state, thing).types)


def note_moves(ev: Reading, view: Viewpoint, events: Iterable[Event]) -> None:
    """Remember what the objects of this effect's events became, for its further parts and what they create."""
    view.became.update(found_where_moved(ev, events))
    for name, identities in view.bindings.items():
        view.bindings[name] = tuple(view.became.get(identity, identity) for identity in identities)


def found_where_moved(ev: Reading, events: Iterable[Event]) -> Iterator[tuple[Identity, Identity]]:
    """What these events of an effect or its cost have moved, and what it became, where the effect may find it."""
    for event in events:
        moved = [pair for pair in zip(event.objects, event.after, strict=False) if _has_moved(ev, *pair)]
        if moved and ev.rules.ask(PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED, event):
            yield from ((old.identity, new.identity) for old, new in moved)


def _has_moved(ev: Reading, old: GameObject, new: GameObject) -> bool:
    """Whether an object has become another one, where everybody can see it."""
    if old.handle != new.handle or old.incarnation == new.incarnation:
        return False
    return new.zone not in ev.game.hidden_zones or bool(new.statuses & ev.game.shown_by)
