"""One instruction that holds no others, in the phrases by which card text is read.

What no card prints has phrases that are only written; those of all games stand among the shared ones.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_data.core.abilities.changes import (
    AddToValue,
    Cannot,
    CannotAttack,
    CannotBeBlocked,
    CannotBlock,
    CannotCast,
)
from rules_data.core.abilities.criteria import ControlledBy, InZone, OfType, OwnedBy
from rules_data.core.abilities.effects import Give
from rules_data.core.abilities.english import UnableToRenderAbility, capitals_behind_stops, times
from rules_data.core.abilities.model import Cost, Duration, Effect
from rules_data.core.abilities.model_values import (
    Amount,
    Announced,
    Arithmetic,
    EventAmount,
    Filter,
    Pick,
    Relation,
    Selector,
)
from rules_data.core.abilities.reading import OTHERWISE

from .agreeing import Form, in_pieces
from .asked import Asked
from .costs import resources
from .lexicon import Voice, each_player, whose, words, zone_called
from .nouns import into, is_many, noun, out_of, selected, selector, within
from .saying import AGREEING, SPECIAL, by_phrases, called_several, say, special
from .told import Told, told
from .told_acts import ANY_ONE, Taken, ways

# What takes cards out of their zone, or shows them from it.
_TAKING = frozenset(
    ("exile", "put", "return", "banish", "reveal", "cast", "play", "recycle", "recall", "manifest", "cloak")
)
_HOLDING = (f"guarded{OTHERWISE}", "guarded")
_KINDS = ("act", "objective", f"act{OTHERWISE}")


def act(effect: Effect, *, by_another: bool = False, permitted: bool = False) -> str:
    """draw two cards; where somebody is named who does it, draws two cards; behind "may", have this deal 2 damage."""
    size = _worked_out(effect) if isinstance(effect, Give) else None
    if isinstance(effect, Give) and size is not None and (said := say("amount", told(size))) is not None:
        return f"{act(_by_x(effect), by_another=by_another, permitted=permitted)}, where X is {said}"
    for data in ways(effect):
        if (said := in_pieces(_KINDS, data, Form(by_another, permitted))) is not None:
            return capitals_behind_stops(_as_forbidden(effect, said))
    raise UnableToRenderAbility(f"No sentence is known for the instruction {effect.verb!r}.")


def _as_forbidden(effect: Effect, said: str) -> str:
    """What objects cannot do for a time as cards forbid it: creatures can't block this turn."""
    changes = effect.changes if isinstance(effect, Give) and words().voice is Voice.THIRD_PERSON else ()
    if not changes or not all(isinstance(change, _FORBIDDEN) for change in changes):
        return said
    return said.removeprefix("all ").replace(" until end of turn", " this turn")


_FORBIDDEN = (Cannot, CannotAttack, CannotBeBlocked, CannotBlock, CannotCast)


def _worked_out(effect: Give) -> Amount | None:
    """The one amount of which an object gets as much on each number that it has two of, for a time: +X/+X."""
    if effect.duration is Duration.PERMANENT or len(words().size) < 2:
        return None
    sizes = [change for change in effect.changes if isinstance(change, AddToValue) and change.number in words().size]
    amounts = {change.amount for change in sizes}
    alike = len(sizes) == len(words().size) and len(amounts) == 1
    plain = any(isinstance(amount, int | Announced | EventAmount | Arithmetic) for amount in amounts)
    return next(iter(amounts)) if alike and not plain else None


def _by_x(effect: Give) -> Give:
    """The same by an X that is told behind it."""
    sizes = words().size
    return replace(
        effect,
        changes=tuple(
            replace(change, amount=Announced()) if isinstance(change, AddToValue) and change.number in sizes else change
            for change in effect.changes
        ),
    )


def holding(effect: Effect, *told_as: dict[str, Any]) -> str:
    """An instruction that holds others: if you have 10 or more life, draw a card. `told_as`: its keys, where others."""
    for data in told_as or ways(effect):
        if (said := in_pieces(_HOLDING, data)) is not None:
            return capitals_behind_stops(said)
    raise UnableToRenderAbility(f"No sentence is known for the instruction {effect.verb!r}.")


# --- what is acted on ---------------------------------------------------------------------------------------------


def from_its_zone(which: Selector) -> str:
    """What is taken out of a zone is taken from it: a card from your graveyard."""
    what = selected(which)
    asked, owned = which.filter.get(InZone), which.filter.get(OwnedBy)
    owner = whose(owned.player) if owned is not None else "any"
    for zone in asked.zones if asked is not None else ():
        if zone_called(zone).cards:
            what = what.replace(within(zone, owner), out_of(zone, owner))
    return what


@special("objects", "thing", "countered")
def _objects(data: Any, many: bool) -> str | None:
    which = selector(data)
    if which is None:
        return None
    verb = data.verb if isinstance(data, Taken) else ""
    if verb == "counter" and (waiting := next((zone for zone in _WAITING if zone in words().zones), "")):
        return _countered(which, waiting)
    return from_its_zone(which) if verb in _TAKING else selected(which)


# Where what is played waits.
_WAITING = ("stack", "chain")


def _countered(which: Selector, waiting: str) -> str:
    """What is countered waits on the stack; what is not said to be there may be anywhere."""
    zones = which.filter.get(InZone)
    if which.pick is not Pick.CHOOSE or (zones is not None and zones.zones != (waiting,)):
        return selected(which)
    there = replace(which, filter=which.filter.without(InZone))
    return f"{selected(there)}{'' if zones is not None else ' wherever it is'}"


@special("source")
def _source(data: Any, many: bool) -> str | None:
    return say("those", data)


@special("sought", "card core")
def _sought(data: Any, many: bool) -> str | None:
    return noun(data.filter, many=many, card=True) if isinstance(data, Asked) else None


@special("counted times")
def _times(data: Any, many: bool) -> str | None:
    """What is done once needs no word for it."""
    return None if data == 1 else _often(data, many)


@special("often")
def _often(data: Any, many: bool) -> str | None:
    return times(data) if isinstance(data, int) else f"{said} times" if (said := say("amount", data)) else None


@special("who")
def _who(data: Any, many: bool) -> str | None:
    if data in ANY_ONE.values():
        return str(data)
    return each_player(Relation(data)) if isinstance(data, str) and data in set(Relation) else None


def _within_pieces(kind: str) -> None:
    """Phrases within an instruction whose words agree with numbers too."""
    SPECIAL[kind] = lambda data, many: in_pieces((kind,), data) if isinstance(data, dict) else None


for _kind in ("tokens", "counters", "add", "prevented", "added phases", "damaged", "dealt", "hurt"):
    _within_pieces(_kind)


def _are_several(data: Any) -> bool:
    which = selector(data)
    return which is not None and is_many(which)


AGREEING["objects"] = AGREEING["thing"] = AGREEING["source"] = _are_several
AGREEING["who"] = lambda data: bool(data == Relation.YOU)


# --- where it comes to --------------------------------------------------------------------------------------------


@special("into zone")
def _into_zone(data: Any, many: bool) -> str | None:
    """into its owner's hand, into their owners' hands, onto the battlefield"""
    if not isinstance(data, str) or data not in words().zones:
        return None
    said = into(data, "its owner's")
    first, its, zone = said.partition("its owner's ")
    return f"{first}their owners' {called_several(zone)}" if its and many else said


@special("back to")
def _back_to(data: Any, many: bool) -> str | None:
    """What is returned comes to a zone, and not into it."""
    said = _into_zone(data, many)
    if said is None:
        return None
    first, _, rest = said.partition(" ")
    return f"{'to' if first in ('into', 'onto') else first} {rest}"


_PLACES = {"here": "here", "there": "there", "base": "to base", "choose": "to a location of your choice"}


@special("destination")
def _destination(data: Any, many: bool) -> str | None:
    """A place by its name, where something is, or a battlefield that is chosen, which is never called untargeted."""
    which = selector(data)
    if which is not None and which.pick in (Pick.THAT, Pick.IT):
        return f"where {selected(which)} is"
    if which is not None and not which.target and (chosen := _CHOSEN_PLACES.get(which.filter)) and which.count == 1:
        return chosen
    return by_phrases("destination", data)


_BATTLEFIELD = OfType(("battlefield",))
_CHOSEN_PLACES = {
    Filter((_BATTLEFIELD,)): "a battlefield",
    Filter((_BATTLEFIELD, ControlledBy(Relation.YOU))): "a battlefield you control",
}


@special("any place")
def _any_place(data: Any, many: bool) -> str | None:
    """A place by its name, or where something is."""
    if isinstance(data, str) and data not in ("me", "it"):
        return _PLACES.get(data, "where it was" if data == "where it was" else f"to {data}")
    which = selector(data)
    if which is None:
        return None
    if words().voice is Voice.FIRST_PERSON and not which.target and which.filter in _CHOSEN_PLACES:
        return f"to {_CHOSEN_PLACES[which.filter]}"
    named = which.pick in (Pick.THAT, Pick.IT)
    return f"to where {selected(which)} is" if named else f"to {selected(which)}"


# --- for how long, what is paid ---------------------------------------------------------------------------------


@special("duration")
def _duration(data: Any, many: bool) -> str | None:
    """until end of turn; refused where the game has no words for how long it lasts"""
    own = isinstance(data, str) and data in set(Duration)
    if own:
        return lasts(Duration(data), Relation.YOU)
    effect = data.record if isinstance(data, Told) else None
    return lasts(effect.duration, effect.whose) if isinstance(effect, Effect) else None


def lasts(duration: Duration, of: Relation) -> str:
    """until end of turn, until your next turn"""
    named = words().durations.get(duration, duration.value)
    for data in (named, {f"{duration.value} of": of.value}):
        whose_turn = isinstance(data, dict)
        if (whose_turn or of is Relation.YOU) and (said := by_phrases("duration", data)) is not None:
            return said
    raise UnableToRenderAbility(f"{words().game} has no words for something that lasts {duration.value}.")


@special("mana", "resources")
def _resources(data: Any, many: bool) -> str | None:
    return resources(data.resources) if isinstance(data, Cost) and data == Cost(data.resources) else None
