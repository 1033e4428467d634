"""Filters and selectors, tested against a state from the viewpoint of an ability."""

from __future__ import annotations

import operator
from collections.abc import Callable

from rules_data.core.abilities import Filter, Pick, Relation, Selector
from rules_data.core.evaluator.policy import LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS
from rules_data.core.evaluator.state import GameObject, Reading, Viewpoint

from .found_again import find_again, find_named
from .measuring import controller_of, has_status, measure
from .values import amount_of
from .waiting import waiting_abilities

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def players_meant(view: Viewpoint, relation: Relation) -> tuple[str, ...]:
    """The players a relation names, in turn order from the turn player."""
    state = view.state
    if relation is Relation.YOU:
        return (view.you,)
    if relation is Relation.THAT_PLAYER:
        player = view.that_player or (view.occurrence.event.player if view.occurrence else "")
        return (player,) if player else ()
    if relation is Relation.TURN_PLAYER:
        return (state.turn_player,)
    if relation in (Relation.ITS_CONTROLLER, Relation.ITS_OWNER):
        it = view.it or view.source
        return (it.controller if relation is Relation.ITS_CONTROLLER else it.owner,)
    ordered = tuple(state.from_turn_player())
    return ordered if relation is Relation.ANY else tuple(player for player in ordered if player != view.you)


def is_same(view: Viewpoint, thing: GameObject, known: GameObject) -> bool:
    """Whether two records are of one object: the same incarnation, or one that this ability knows to have become it."""
    if thing.identity == known.identity:
        return True
    became = view.became
    return became.get(known.identity) == thing.identity or became.get(thing.identity) == known.identity


def why_not(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    """Why `thing` does not pass the filter, in a few words; empty when it does."""
    for test in _TESTS:
        reason = test(ev, flt, thing, view)
        if reason:
            return reason
    return ""


def _identity(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    if flt.handles and thing.handle not in flt.handles:
        return f"{thing.handle} is not {' or '.join(flt.handles)}"
    if flt.itself and not is_same(view, thing, view.source):
        return f"{thing.handle} is not {view.source.handle} itself"
    if flt.other and is_same(view, thing, view.source):
        return f"{thing.handle} is the object itself, not another"
    if flt.token is not None and thing.token is not flt.token:
        return f"{thing.handle} is {'a' if thing.token else 'no'} token"
    if flt.link is not None and thing.identity not in linked_objects(ev, view, flt.link):
        return f"{thing.handle} is not among the linked objects {flt.link!r}"
    return ""


def _attached(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    if flt.called is not None and thing.name not in (name for name, _ in linked_objects(ev, view, flt.called)):
        return f"{thing.handle} does not have the name that was named"
    if flt.attached and not _is_on(view, thing, view.source):
        return f"{thing.handle} is not attached to {view.source.handle}"
    if flt.host and not _is_on(view, view.source, thing):
        return f"{view.source.handle} is not attached to {thing.handle}"
    return ""


def _is_on(view: Viewpoint, thing: GameObject, host: GameObject) -> bool:
    """Whether a thing is attached to this very object, before or after what this ability knows to have moved it."""
    known = thing.attached_to
    if known is None or known == host.identity:
        return known is not None
    return view.became.get(known) == host.identity or view.became.get(host.identity) == known


def link_owner(source: GameObject) -> str:
    """Under what name a source keeps what its linked abilities remember: an object that left is another one."""
    return f"{source.handle}#{source.incarnation}"


def linked_objects(ev: Reading, view: Viewpoint, name: str) -> tuple[tuple[str, int], ...]:
    """What is remembered under a name: in this ability, else among the abilities it is linked with."""
    if name in view.bindings:
        return view.bindings[name]
    own = view.state.links.get((link_owner(view.source), name), ())
    if ev.rules.ask(LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS):
        return own
    return own + tuple(i for key, found in view.state.links.items() if key[1] == name for i in found)


def _printed(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    if not (flt.types or flt.not_types or flt.tags or flt.not_tags or flt.keywords):
        return ""
    traits = ev.derived.traits(view.state, thing)
    if traits.types & set(flt.not_types):
        return f"{thing.handle} is a {' and '.join(sorted(traits.types & set(flt.not_types)))}"
    if flt.types and not traits.types & set(flt.types):
        return f"{thing.handle} is no {' or '.join(flt.types)}"
    if flt.tags and not traits.tags & set(flt.tags):
        return f"{thing.handle} is no {' or '.join(flt.tags)}"
    if traits.tags & set(flt.not_tags):
        return f"{thing.handle} is a {' and '.join(sorted(traits.tags & set(flt.not_tags)))}"
    missing = [word for word in flt.keywords if word not in traits.keywords]
    return f"{thing.handle} has no {missing[0]}" if missing else ""


def _named(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    """Names and colours: printed, or as effects have made them where a game's stages can change them."""
    if not (flt.names or flt.not_names or flt.name_words or flt.domains or flt.not_domains):
        return ""
    name, domains = thing.name, set(thing.card.domains)
    if ev.game.vocabulary.staged:
        traits = ev.derived.traits(view.state, thing)
        name, domains = traits.name, traits.domains
    if (flt.names and name not in flt.names) or name in flt.not_names:
        return f"{thing.handle} is called {name}"
    if any(f" {word.lower()} " not in f" {name.lower()} " for word in flt.name_words):
        return f"{thing.handle} is called {name}"
    if (flt.domains and not domains & set(flt.domains)) or domains & set(flt.not_domains):
        return f"{thing.handle} is {' and '.join(sorted(domains)) or 'of none'}"
    return ""


def _players(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    if flt.controller is not None and flt.controller is not Relation.ANY:
        controller = controller_of(ev, view.state, thing)
        if controller not in players_meant(view, flt.controller):
            return f"{thing.handle} is controlled by {controller or 'no one'}"
    if flt.controller is Relation.ANY and not thing.controller:
        return f"{thing.handle} is controlled by no one"
    if flt.owner not in (None, Relation.ANY) and thing.owner not in players_meant(view, flt.owner):
        return f"{thing.handle} is owned by {thing.owner}"
    return ""


def _state_of(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    for stat in flt.stats:
        seen, wanted = measure(ev, view.state, thing, stat.stat), amount_of(ev, view, stat.test.value)
        if not COMPARE[stat.test.operator](seen, wanted):
            return f"{thing.handle} has {stat.stat} {seen}, not {stat.test.operator} {wanted}"
    for status in flt.statuses:
        if not has_status(ev, view.state, thing, status):
            return f"{thing.handle} is not {status}"
    for status in flt.not_statuses:
        if has_status(ev, view.state, thing, status):
            return f"{thing.handle} is {status}"
    return ""


def _where(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    if flt.zones and not any(ev.game.in_zone(thing.zone, zone) for zone in flt.zones):
        return f"{thing.handle} is in the {thing.zone}"
    if flt.location and not any(is_at(ev, thing, place, view) for place in flt.location):
        return f"{thing.handle} is at {thing.at or thing.zone}, not {' or '.join(flt.location)}"
    return ""


def is_at(ev: Reading, thing: GameObject, place: str, view: Viewpoint) -> bool:
    """Whether `thing` is at a place, named from the source's viewpoint."""
    words = ev.game.words
    if place in (words.here, words.elsewhere):
        same = ev.game.place_of(thing) == ev.game.place_of(view.source)
        return same if place == words.here else not same
    if thing.zone == place:
        return True
    return thing.at == place


def _combined(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    for one in flt.all_of:
        if reason := why_not(ev, one, thing, view):
            return reason
    if flt.any_of and not any(not why_not(ev, one, thing, view) for one in flt.any_of):
        return f"{thing.handle} fits none of the alternatives"
    if any(not why_not(ev, one, thing, view) for one in flt.none_of):
        return f"{thing.handle} fits what is excluded"
    return ""


_TESTS = (_identity, _named, _attached, _printed, _players, _state_of, _where, _combined)


def find_objects(ev: Reading, flt: Filter, view: Viewpoint) -> list[GameObject]:
    """The objects of the state that pass, in order; on the board unless the filter names a zone or object."""
    state = view.state
    found = []
    anywhere = bool(flt.handles or flt.link)
    for thing in state.objects.values():
        if not anywhere and not flt.zones and not _is_looked_at(ev, flt, thing):
            continue
        if not why_not(ev, flt, thing, view):
            found.append(thing)
    if ev.game.waiting_zone in flt.zones:
        found += [o for o in waiting_abilities(ev) if not why_not(ev, flt, o, view)]
    return sorted(found, key=lambda thing: thing.order)


def _is_looked_at(ev: Reading, flt: Filter, thing: GameObject) -> bool:
    """Whether a filter that names no zone means it: what is on the board, and players where it says so."""
    player = ev.game.vocabulary.board.player_type
    zones = ev.game.looked_at or ev.game.board_zones
    return thing.zone in zones or bool(player and player in flt.types and thing.zone == player)


# --- selectors that need no choice -----------------------------------------------------------------


def resolve_selector(ev: Reading, selector: Selector, view: Viewpoint) -> list[GameObject]:
    """The objects of a selector that needs no choice (a chosen one: whatever fits, for counting)."""
    state = view.state
    if selector.pick in (Pick.ME, Pick.IT):
        thing = referred_to(selector, view)
        return [] if thing is None else find_again(ev, view, thing)
    if selector.pick is Pick.CAUSE:
        cause = view.occurrence.event.cause.source if view.occurrence else None
        return [] if cause is None else [state.objects.get(cause.handle, cause)]
    if selector.pick is Pick.THAT:
        return find_named(ev, view, linked_objects(ev, view, selector.name))
    return find_objects(ev, selector.filter, view)


def referred_to(selector: Selector, view: Viewpoint) -> GameObject | None:
    """The object that me or it names, as it was when the ability began to speak of it."""
    return view.source if selector.pick is Pick.ME else view.it
