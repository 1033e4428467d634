"""What becomes of a layer that has resolved (Comprehensive Rules 5.3.5 to 5.3.7)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Cause, Event, GameObject, Item

from .attacks import GO_AGAIN
from .combat import give_action_point, grant_action_point
from .defending import defend_with
from .melding import left_to_resolve
from .questions_play import A_DEPARTED_LAYER_HAS_GO_AGAIN
from .two_faces import as_it_enters
from .zones import clear

PERMANENT_SUBTYPES = frozenset(
    ("ally", "affliction", "ash", "aura", "construct", "figment", "invocation", "item", "landmark")
)


def is_lasting(ev: Running, thing: GameObject) -> bool:
    """Whether a resolved card becomes a permanent: by its subtype (8.2)."""
    return bool(PERMANENT_SUBTYPES & ev.derived.traits(ev.state, thing).tags)


def after_resolving(ev: Running, item: Item) -> None:
    """Go again, then the layer leaves the stack: to the arena, the chain link, or the graveyard (5.3.5 to 5.3.7)."""
    thing = ev.state.objects.get(item.source.handle)
    if item.kind == "ability" and item.ability is not None and GO_AGAIN in item.ability.keywords:
        grant_action_point(ev, item.source, item.controller, "go again of a layer")
    if item.kind != "card" or thing is None:
        return
    if left_to_resolve(ev, item, thing):
        return
    if thing.zone != "stack":
        _go_again_as_known(ev, item)
        return
    traits = ev.derived.traits(ev.state, thing)
    cause = Cause(item.controller, thing, tuple(thing.card.types), thing.handle)
    give_action_point(ev, thing, item.controller, "go again of a layer")
    if "defense reaction" in traits.types and ev.state.combat:
        defend_with(ev, [(item.controller, [thing])])
    elif is_lasting(ev, thing):
        thing = as_it_enters(ev, thing)
        ev.events.perform([Event("enters", (thing,), item.controller, cause=cause)])
    else:
        clear(ev, [thing])


def _go_again_as_known(ev: Running, item: Item) -> None:
    """A card that has left the stack as it resolved gives its action point if it had go again there (5.3.5a)."""
    since = ev.state.history[ev.under_way.acted_from :]
    leaving = [(event, old) for event in since for old in event.objects if old.identity == item.source.identity]
    if not leaving or any(event.kind == "is negated" for event, _ in leaving):
        return
    known = leaving[-1][1]
    if GO_AGAIN in ev.derived.traits(ev.state, known).keywords and ev.rules.ask(A_DEPARTED_LAYER_HAS_GO_AGAIN):
        grant_action_point(ev, known, item.controller, "go again of a layer")
