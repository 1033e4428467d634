"""Whether an object is what a filter asks for: each criterion tested from the viewpoint of an ability."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Set
from typing import Any

from rules_data.core.abilities import (
    AtPlace,
    AttachedToThis,
    CalledSo,
    ControlledBy,
    Criterion,
    DamagedByThis,
    Filter,
    FitsAll,
    FitsAny,
    FitsNone,
    HostOfThis,
    InState,
    InZone,
    IsToken,
    Itself,
    Named,
    NamedLikeThis,
    NamedObjects,
    NameHas,
    NotInState,
    NotNamed,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfChosenDomain,
    OfChosenTag,
    OfDomain,
    OfType,
    Other,
    OwnedBy,
    PitchedForThis,
    PlayedBy,
    PlayedFrom,
    Relation,
    Remembered,
    Tagged,
    Targets,
    WhereThatIs,
    WithKeyword,
    WithNumber,
    for_each_criterion,
)
from rules_data.core.evaluator.policy import (
    ONLY_WHAT_PAID_FOR_IT_IS_PITCHED_FOR_IT,
    WHAT_ENTERED_KNOWS_HOW_IT_WAS_PLAYED,
)
from rules_data.core.evaluator.state import GameObject, Played, Reading, Viewpoint

from .chosen import CHOICES, DOMAIN_CHOSEN, TAG_CHOSEN, chosen
from .measuring import controller_of, has_status, measure
from .relations import (
    host_spoken_of,
    is_at,
    is_meant,
    is_on,
    is_same,
    linked_objects,
    places_of_linked,
    targets_of,
)
from .values import amount_of, passes


def why_not(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    """Why `thing` does not pass the filter, in a few words; empty when it does."""
    ev.deadline.spend()
    for criterion in flt.criteria:
        reason = _TESTS[type(criterion)](ev, criterion, thing, view)
        if reason:
            return reason
    return ""


# --- each criterion: why an object does not pass it ------------------------------------------------------------


def _named_objects(ev: Reading, asked: NamedObjects, thing: GameObject, view: Viewpoint) -> str:
    return "" if thing.handle in asked.handles else f"{thing.handle} is not {' or '.join(asked.handles)}"


def _itself(ev: Reading, asked: Itself, thing: GameObject, view: Viewpoint) -> str:
    return "" if is_same(view, thing, view.source) else f"{thing.handle} is not {view.source.handle} itself"


def _other(ev: Reading, asked: Other, thing: GameObject, view: Viewpoint) -> str:
    return f"{thing.handle} is the object itself, not another" if is_same(view, thing, view.source) else ""


def _token(ev: Reading, asked: IsToken, thing: GameObject, view: Viewpoint) -> str:
    return "" if thing.token is asked.token else f"{thing.handle} is {'a' if thing.token else 'no'} token"


def _remembered(ev: Reading, asked: Remembered, thing: GameObject, view: Viewpoint) -> str:
    if thing.identity in linked_objects(ev, view, asked.name):
        return ""
    return f"{thing.handle} is not among the linked objects {asked.name!r}"


def _called_so(ev: Reading, asked: CalledSo, thing: GameObject, view: Viewpoint) -> str:
    kept = linked_objects(ev, view, asked.name)
    # What a player has named is kept as the name itself; an object, as the object that has one.
    named = {word for word, _ in kept} if asked.name in CHOICES else {_name_kept(ev, view, *one) for one in kept}
    return "" if _name_of(ev, thing, view) in named else f"{thing.handle} does not have the name that was named"


def _name_kept(ev: Reading, view: Viewpoint, handle: str, incarnation: int) -> str:
    thing = view.state.find((handle, incarnation))
    return handle if thing is None else _name_of(ev, thing, view)


def _attached_to_this(ev: Reading, asked: AttachedToThis, thing: GameObject, view: Viewpoint) -> str:
    return "" if is_on(view, thing, view.source) else f"{thing.handle} is not attached to {view.source.handle}"


def _host_of_this(ev: Reading, asked: HostOfThis, thing: GameObject, view: Viewpoint) -> str:
    attached = host_spoken_of(view)
    return "" if is_on(view, attached, thing) else f"{view.source.handle} is not attached to {thing.handle}"


def _pitched_for_this(ev: Reading, asked: PitchedForThis, thing: GameObject, view: Viewpoint) -> str:
    paid = thing.identity in (*view.paid.cards, *view.source.paid.cards)
    if paid or not ev.rules.ask(ONLY_WHAT_PAID_FOR_IT_IS_PITCHED_FOR_IT):
        return ""
    return f"{thing.handle} was not used to pay for {view.source.handle}"


def _played_by(ev: Reading, asked: PlayedBy, thing: GameObject, view: Viewpoint) -> str:
    played = _played(ev, thing)
    if played is None:
        return f"{thing.handle} was not {ev.game.vocabulary.played_word}"
    meant = asked.player is Relation.ANY or is_meant(view, played.by, asked.player)
    return "" if meant else f"{played.by} {ev.game.vocabulary.played_word} {thing.handle}"


def _played_from(ev: Reading, asked: PlayedFrom, thing: GameObject, view: Viewpoint) -> str:
    played = _played(ev, thing)
    if played is None:
        return f"{thing.handle} was not {ev.game.vocabulary.played_word}"
    return "" if played.zone in asked.zones else f"{thing.handle} came from the {played.zone}"


def _played(ev: Reading, thing: GameObject) -> Played | None:
    """How an object was played, which it knows while it waits, and then if a rule says so."""
    known = thing.zone == ev.game.waiting_zone or ev.rules.ask(WHAT_ENTERED_KNOWS_HOW_IT_WAS_PLAYED)
    return thing.played if known else None


def _of_type(ev: Reading, asked: OfType, thing: GameObject, view: Viewpoint) -> str:
    if ev.derived.traits(view.state, thing).types.isdisjoint(asked.types):
        return f"{thing.handle} is no {' or '.join(asked.types)}"
    return ""


def _not_of_type(ev: Reading, asked: NotOfType, thing: GameObject, view: Viewpoint) -> str:
    found = ev.derived.traits(view.state, thing).types.intersection(asked.types)
    return f"{thing.handle} is a {' and '.join(sorted(found))}" if found else ""


def _tagged(ev: Reading, asked: Tagged, thing: GameObject, view: Viewpoint) -> str:
    if ev.derived.traits(view.state, thing).tags.isdisjoint(asked.tags):
        return f"{thing.handle} is no {' or '.join(asked.tags)}"
    return ""


def _not_tagged(ev: Reading, asked: NotTagged, thing: GameObject, view: Viewpoint) -> str:
    found = ev.derived.traits(view.state, thing).tags.intersection(asked.tags)
    return f"{thing.handle} is a {' and '.join(sorted(found))}" if found else ""


def _with_keyword(ev: Reading, asked: WithKeyword, thing: GameObject, view: Viewpoint) -> str:
    keywords = ev.derived.traits(view.state, thing).keywords
    missing = [word for word in asked.keywords if word not in keywords]
    return f"{thing.handle} has no {missing[0]}" if missing else ""


def _name_of(ev: Reading, thing: GameObject, view: Viewpoint) -> str:
    """What it is called, with every effect on it."""
    return ev.derived.traits(view.state, thing).name


def _domains_of(ev: Reading, thing: GameObject, view: Viewpoint) -> Set[str]:
    return ev.derived.traits(view.state, thing).domains


def _named(ev: Reading, asked: Named, thing: GameObject, view: Viewpoint) -> str:
    name = _name_of(ev, thing, view)
    return "" if name in asked.names else f"{thing.handle} is called {name}"


def _named_like_this(ev: Reading, asked: NamedLikeThis, thing: GameObject, view: Viewpoint) -> str:
    own, name = _name_of(ev, view.state.find(view.source.identity) or view.source, view), _name_of(ev, thing, view)
    return "" if own and name == own else f"{thing.handle} is called {name}, not {own}"


def _targets(ev: Reading, asked: Targets, thing: GameObject, view: Viewpoint) -> str:
    fits = any(not why_not(ev, asked.target, target, view) for target in targets_of(view.state, thing))
    return "" if fits else f"{thing.handle} has no such target"


def _damaged_by_this(ev: Reading, asked: DamagedByThis, thing: GameObject, view: Viewpoint) -> str:
    for event in view.state.history:
        source = event.cause.source
        dealt = ev.game.words.damage in event.words and source is not None and is_same(view, source, view.source)
        if dealt and any(is_same(view, one, thing) for one in event.objects):
            return ""
    return f"{view.source.handle} has dealt {thing.handle} no damage this turn"


def _not_named(ev: Reading, asked: NotNamed, thing: GameObject, view: Viewpoint) -> str:
    name = _name_of(ev, thing, view)
    return f"{thing.handle} is called {name}" if name in asked.names else ""


def _name_has(ev: Reading, asked: NameHas, thing: GameObject, view: Viewpoint) -> str:
    name = _name_of(ev, thing, view)
    whole = f" {name.lower()} "
    return "" if all(f" {word.lower()} " in whole for word in asked.words) else f"{thing.handle} is called {name}"


def _of_domain(ev: Reading, asked: OfDomain, thing: GameObject, view: Viewpoint) -> str:
    domains = _domains_of(ev, thing, view)
    return _of_domains(thing, domains) if set(asked.domains).isdisjoint(domains) else ""


def _not_of_domain(ev: Reading, asked: NotOfDomain, thing: GameObject, view: Viewpoint) -> str:
    domains = _domains_of(ev, thing, view)
    return "" if set(asked.domains).isdisjoint(domains) else _of_domains(thing, domains)


def _of_domains(thing: GameObject, domains: Collection[str]) -> str:
    return f"{thing.handle} is {' and '.join(sorted(domains)) or 'of none'}"


def _of_chosen_domain(ev: Reading, asked: OfChosenDomain, thing: GameObject, view: Viewpoint) -> str:
    found = chosen(ev, view, DOMAIN_CHOSEN)
    return "" if not _domains_of(ev, thing, view).isdisjoint(found) else _not_as_chosen(thing, found)


def _of_chosen_tag(ev: Reading, asked: OfChosenTag, thing: GameObject, view: Viewpoint) -> str:
    found = chosen(ev, view, TAG_CHOSEN)
    return "" if not ev.derived.traits(view.state, thing).tags.isdisjoint(found) else _not_as_chosen(thing, found)


def _not_as_chosen(thing: GameObject, found: Collection[str]) -> str:
    return (
        f"{thing.handle} is not {' or '.join(found)}" if found else f"nothing was chosen that {thing.handle} could be"
    )


def _controlled_by(ev: Reading, asked: ControlledBy, thing: GameObject, view: Viewpoint) -> str:
    if asked.player is Relation.ANY:
        return "" if thing.controller else f"{thing.handle} is controlled by no one"
    controller = controller_of(ev, view.state, thing)
    if is_meant(view, controller, asked.player):
        return ""
    return f"{thing.handle} is controlled by {controller or 'no one'}"


def _owned_by(ev: Reading, asked: OwnedBy, thing: GameObject, view: Viewpoint) -> str:
    if asked.player is Relation.ANY or is_meant(view, thing.owner, asked.player):
        return ""
    return f"{thing.handle} is owned by {thing.owner}"


def _with_number(ev: Reading, asked: WithNumber, thing: GameObject, view: Viewpoint) -> str:
    seen = measure(ev, view.state, thing, asked.stat)
    if passes(ev, view, seen, asked.test):
        return ""
    wanted = amount_of(ev, view, asked.test.value)
    return f"{thing.handle} has {asked.stat} {seen}, not {asked.test.operator} {wanted}"


def _in_state(ev: Reading, asked: InState, thing: GameObject, view: Viewpoint) -> str:
    for status in asked.statuses:
        if not has_status(ev, view.state, thing, status):
            return f"{thing.handle} is not {status}"
    return ""


def _not_in_state(ev: Reading, asked: NotInState, thing: GameObject, view: Viewpoint) -> str:
    for status in asked.statuses:
        if has_status(ev, view.state, thing, status):
            return f"{thing.handle} is {status}"
    return ""


def _in_zone(ev: Reading, asked: InZone, thing: GameObject, view: Viewpoint) -> str:
    for zone in asked.zones:
        if ev.game.in_zone(thing.zone, zone):
            return ""
    return f"{thing.handle} is in the {thing.zone}"


def _at_place(ev: Reading, asked: AtPlace, thing: GameObject, view: Viewpoint) -> str:
    if any(is_at(ev, thing, place, view) for place in asked.places):
        return ""
    return f"{thing.handle} is at {thing.at or thing.zone}, not {' or '.join(asked.places)}"


def _where_that_is(ev: Reading, asked: WhereThatIs, thing: GameObject, view: Viewpoint) -> str:
    if ev.game.place_of(thing) in places_of_linked(ev, view, asked.name):
        return ""
    return f"{thing.handle} is at {thing.at or thing.zone}, not where {asked.name!r} is"


def _fits_all(ev: Reading, asked: FitsAll, thing: GameObject, view: Viewpoint) -> str:
    for one in asked.filters:
        if reason := why_not(ev, one, thing, view):
            return reason
    return ""


def _fits_any(ev: Reading, asked: FitsAny, thing: GameObject, view: Viewpoint) -> str:
    fits = any(not why_not(ev, one, thing, view) for one in asked.filters)
    return "" if fits else f"{thing.handle} fits none of the alternatives"


def _fits_none(ev: Reading, asked: FitsNone, thing: GameObject, view: Viewpoint) -> str:
    fits = any(not why_not(ev, one, thing, view) for one in asked.filters)
    return f"{thing.handle} fits what is excluded" if fits else ""


_TESTS: Mapping[type[Criterion], Callable[[Reading, Any, GameObject, Viewpoint], str]] = for_each_criterion(
    "The matching of filters",
    {
        AtPlace: _at_place,
        AttachedToThis: _attached_to_this,
        CalledSo: _called_so,
        ControlledBy: _controlled_by,
        DamagedByThis: _damaged_by_this,
        FitsAll: _fits_all,
        FitsAny: _fits_any,
        FitsNone: _fits_none,
        HostOfThis: _host_of_this,
        InState: _in_state,
        InZone: _in_zone,
        IsToken: _token,
        Itself: _itself,
        NameHas: _name_has,
        Named: _named,
        NamedLikeThis: _named_like_this,
        NamedObjects: _named_objects,
        NotInState: _not_in_state,
        NotNamed: _not_named,
        NotOfDomain: _not_of_domain,
        NotOfType: _not_of_type,
        NotTagged: _not_tagged,
        OfChosenDomain: _of_chosen_domain,
        OfChosenTag: _of_chosen_tag,
        OfDomain: _of_domain,
        OfType: _of_type,
        Other: _other,
        OwnedBy: _owned_by,
        PitchedForThis: _pitched_for_this,
        PlayedBy: _played_by,
        PlayedFrom: _played_from,
        Remembered: _remembered,
        Tagged: _tagged,
        Targets: _targets,
        WhereThatIs: _where_that_is,
        WithKeyword: _with_keyword,
        WithNumber: _with_number,
    },
)
