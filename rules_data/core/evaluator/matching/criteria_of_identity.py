"""Which object it is: itself or another, linked, attached, and what was done with it.

Each of these takes an object and a criterion, seen from an ability, and says why the object does not pass, or nothing.
"""

from __future__ import annotations

from rules_data.core.abilities import (
    AttachedToThat,
    AttachedToThis,
    CalledSo,
    DamagedByThis,
    HostOfThis,
    InPairOfThis,
    Itself,
    NamedObjects,
    Other,
    OtherThanIt,
    OverThis,
    PitchedForThis,
    PlayedBy,
    PlayedFrom,
    Relation,
    Remembered,
    SpentForThis,
    UnderThis,
)
from rules_data.core.evaluator.policy import (
    ONLY_WHAT_PAID_FOR_IT_IS_PITCHED_FOR_IT,
    WHAT_ENTERED_KNOWS_HOW_IT_WAS_PLAYED,
)
from rules_data.core.evaluator.state import GameObject, Played, Reading, Viewpoint

from .chosen import CHOICES
from .criteria_of_nature import names_of
from .relations import host_spoken_of, is_meant, is_on, is_same, linked_objects


def one_of_these(ev: Reading, criterion: NamedObjects, thing: GameObject, view: Viewpoint) -> str:
    return "" if thing.handle in criterion.handles else f"{thing.handle} is not {' or '.join(criterion.handles)}"


def itself(ev: Reading, criterion: Itself, thing: GameObject, view: Viewpoint) -> str:
    return "" if is_same(view, thing, view.source) else f"{thing.handle} is not {view.source.handle} itself"


def other(ev: Reading, criterion: Other, thing: GameObject, view: Viewpoint) -> str:
    return f"{thing.handle} is the object itself, not another" if is_same(view, thing, view.source) else ""


def linked(ev: Reading, criterion: Remembered, thing: GameObject, view: Viewpoint) -> str:
    if thing.identity in linked_objects(ev, view, criterion.name):
        return ""
    return f"{thing.handle} is not among those called {criterion.name!r}"


def called_so(ev: Reading, criterion: CalledSo, thing: GameObject, view: Viewpoint) -> str:
    kept = linked_objects(ev, view, criterion.name)
    # What a player has named is kept as the name itself; an object, as the object that has one.
    chosen = criterion.name in CHOICES
    named = [{word} for word, _ in kept] if chosen else [_names_kept(ev, view, *one) for one in kept]
    names = {*names_of(ev, thing, view)}
    found = any(each <= names for each in named)
    return "" if found else f"{thing.handle} does not have the name that was named"


def _names_kept(ev: Reading, view: Viewpoint, handle: str, incarnation: int) -> set[str]:
    """What an object is called that was kept; a split card is called all that its parts are."""
    thing = view.state.find((handle, incarnation))
    return {handle} if thing is None else {*names_of(ev, thing, view)}


def attached_to_this(ev: Reading, criterion: AttachedToThis, thing: GameObject, view: Viewpoint) -> str:
    return "" if is_on(view, thing, view.source) else f"{thing.handle} is not attached to {view.source.handle}"


def attached_to_that(ev: Reading, criterion: AttachedToThat, thing: GameObject, view: Viewpoint) -> str:
    hosts = linked_objects(ev, view, criterion.name)
    return "" if thing.attached_to in hosts else f"{thing.handle} is not attached to {criterion.name!r}"


def host_of_this(ev: Reading, criterion: HostOfThis, thing: GameObject, view: Viewpoint) -> str:
    attached = host_spoken_of(view)
    return "" if is_on(view, attached, thing) else f"{view.source.handle} is not attached to {thing.handle}"


def over_this(ev: Reading, criterion: OverThis, thing: GameObject, view: Viewpoint) -> str:
    below = view.source.attached_to == thing.identity
    return "" if below else f"{view.source.handle} does not lie below {thing.handle}"


def under_this(ev: Reading, criterion: UnderThis, thing: GameObject, view: Viewpoint) -> str:
    over = thing.attached_to == view.source.identity
    return "" if over else f"{thing.handle} does not lie below {view.source.handle}"


def in_pair_of_this(ev: Reading, criterion: InPairOfThis, thing: GameObject, view: Viewpoint) -> str:
    source = view.source
    if source.paired_with is None:
        return f"{source.handle} is not paired"
    together = thing.identity == source.paired_with or is_same(view, thing, source)
    return "" if together else f"{thing.handle} is not paired with {source.handle}"


def other_than_it(ev: Reading, criterion: OtherThanIt, thing: GameObject, view: Viewpoint) -> str:
    it = view.it
    return f"{thing.handle} is what the event happened to" if it is not None and is_same(view, thing, it) else ""


def pitched_for_this(ev: Reading, criterion: PitchedForThis, thing: GameObject, view: Viewpoint) -> str:
    paid = thing.identity in (*view.paid.cards, *view.source.paid.cards)
    if paid or not ev.rules.ask(ONLY_WHAT_PAID_FOR_IT_IS_PITCHED_FOR_IT):
        return ""
    return f"{thing.handle} was not used to pay for {view.source.handle}"


def spent_for_this(ev: Reading, criterion: SpentForThis, thing: GameObject, view: Viewpoint) -> str:
    if thing.identity in (*view.paid.moved, *view.source.paid.moved):
        return ""
    return f"{thing.handle} was not spent on {view.source.handle}"


def played_by(ev: Reading, criterion: PlayedBy, thing: GameObject, view: Viewpoint) -> str:
    played = _played(ev, thing, view)
    if played is None:
        return f"{thing.handle} was not {ev.game.vocabulary.played_word}"
    meant = criterion.player is Relation.ANY or is_meant(view, played.by, criterion.player)
    return "" if meant else f"{played.by} {ev.game.vocabulary.played_word} {thing.handle}"


def played_from(ev: Reading, criterion: PlayedFrom, thing: GameObject, view: Viewpoint) -> str:
    played = _played(ev, thing, view)
    if played is None:
        return f"{thing.handle} was not {ev.game.vocabulary.played_word}"
    return "" if played.zone in criterion.zones else f"{thing.handle} came from the {played.zone}"


def _played(ev: Reading, thing: GameObject, view: Viewpoint) -> Played | None:
    """How an object was played, which it knows while it waits, and then if a rule says so.

    Whatever triggers on its being played knows it as well.
    """
    event = view.occurrence.event if view.occurrence is not None else None
    after = event.after if event is not None and ev.game.words.played in event.words else ()
    told = any(one.identity == thing.identity for one in after)
    known = told or thing.zone == ev.game.waiting_zone or ev.rules.ask(WHAT_ENTERED_KNOWS_HOW_IT_WAS_PLAYED)
    return thing.played if known else None


def damaged_by_this(ev: Reading, criterion: DamagedByThis, thing: GameObject, view: Viewpoint) -> str:
    for event in view.state.history:
        source = event.cause.source
        dealt = ev.game.words.damage in event.words and source is not None and is_same(view, source, view.source)
        if dealt and any(is_same(view, one, thing) for one in event.objects):
            return ""
    return f"{view.source.handle} has dealt {thing.handle} no damage this turn"
