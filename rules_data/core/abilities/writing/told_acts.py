"""Instructions in the keys of example files, as their records declare them: what phrases say of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, cast

from rules_data.core.abilities.criteria import InZone, Itself, OfType, OwnedBy, Remembered
from rules_data.core.abilities.effects import (
    Adding,
    Attach,
    Choose,
    CrowdBoos,
    CrowdCheers,
    Deal,
    DealDivided,
    Discard,
    Equip,
    ForEach,
    Intimidate,
    Modes,
    OfCounters,
    Pay,
    Prevent,
    Put,
    Search,
)
from rules_data.core.abilities.model import Cost, Duration, Effect
from rules_data.core.abilities.model_values import Filter, Pick, PlayerNumber, Relation, Selector
from rules_data.core.abilities.written import Part, Shape

from .asked import Asked
from .lexicon import Voice, words
from .pronouns import AMONG
from .told import Told, told
from .told import ways as condition_ways

# Where any one of several players may pay.
ANY_ONE = {Relation.OPPONENT: "an opponent", Relation.ANY: "any player"}
# Of these, who is meant by `player` gets something and does nothing.
_TO_PLAYERS = (Deal, Prevent)
# Of these, it is done to whoever is meant by `player`.
DONE_TO_PLAYERS = (CrowdBoos, CrowdCheers, Intimidate)
# Where a filter finds what there is, wherever that is, and no cards that are looked for.
_OF_ANYTHING = (Adding, ForEach)


_OWN_HAND = PlayerNumber("hand", Relation.YOU)


class Taken(Told):
    """What an instruction of this verb acts on; what lies in a zone is taken from it."""

    def __init__(self, record: object, verb: str, **keys: Any) -> None:
        super().__init__(record, **keys)
        self.verb = verb


def ways(effect: Effect) -> Iterator[Told]:
    """How an instruction can stand in a file by itself: one thing need not be counted."""
    data = act(effect)
    if isinstance(effect, Choose) and effect.objects.pick is Pick.TOP:
        data = Told(effect, **{"look at" if key == effect.verb else key: value for key, value in data.items()})
    if isinstance(effect, Discard) and effect.amount == _OWN_HAND and effect.player is Relation.YOU:
        yield Told(effect, **{**data, effect.verb: "whole hand"})
    if isinstance(effect, Discard) and data.get(effect.verb) == 1 and _is_itself(effect.objects):
        yield Told(effect, **{"discard me": True, **{key: data[key] for key in data if key not in (effect.verb, "of")}})
    if isinstance(effect, Put) and effect.to in _OWN_DECK and _is_ones_own(effect.objects):
        yield Told(effect, **{**data, **_OWN_DECK[effect.to], "whose": "you"})
    if isinstance(effect, Modes) and (chosen := _chosen_among(effect)):
        yield Told(effect, **{"modes": data["modes"], "count": chosen})
    yield data
    if data.get("count") == 1:
        yield Told(effect, **{key: value for key, value in data.items() if key != "count"})
    if isinstance(effect, OfCounters) and "on" in data:
        yield from (Told(effect, **{key if one == "on" else one: data[one] for one in data}) for key in ("to", "from"))


_OWN_DECK: Mapping[str, dict[str, Any]] = {
    "deck": {"on top": True},
    "deck bottom": {"to": "deck", "on the bottom": True},
}


def _is_ones_own(which: Selector | None) -> bool:
    """Whether what is put somewhere is a player's own: from their hand, their trash or the top of their deck.

    Only cards that speak of themselves say then that the deck is "your" own.
    """
    if words().voice is not Voice.FIRST_PERSON:
        return False
    if which is None or which.pick is Pick.TOP:
        return which is not None and which.chooser is Relation.YOU
    lies_apart = which.filter.asks(InZone, Remembered) and not which.filter.asks(OfType)
    owned = which.filter.get(OwnedBy)
    return lies_apart and (owned == OwnedBy(Relation.YOU) or which.filter.get(Remembered) == Remembered(AMONG))


def _is_itself(which: Selector | None) -> bool:
    return which is not None and which.filter == Filter((Itself(),))


_AT_MOST = {1: "up to one", 2: "up to two"}


def _chosen_among(effect: Modes) -> str:
    """How many of several options may be chosen, in the words of cards; '' where it is one number."""
    several = len(effect.modes)
    if effect.least == 0:
        return "any number" if effect.amount == several > 1 else _AT_MOST.get(cast(int, effect.amount), "")
    if effect.least != 1 or effect.amount not in (several, 2):
        return ""
    return ("one or both" if several == 2 else "one or two") if effect.amount == 2 else "one or more"


def act(effect: Effect) -> Told:
    """The instruction with its own keys, without who does it, on what condition and whether they may."""
    found: dict[str, Any] = {}
    for key, part in ((effect.verb, effect.main), *effect.keys.items()):
        value = _VALUES.get(part.shape, _plain)(effect, key, part)
        if value is not None:
            found.setdefault(key, value)
    _say_to_whom(effect, found)
    _say_who(effect, found)
    return Told(effect, **found)


def _say_to_whom(effect: Effect, found: dict[str, Any]) -> None:
    """What is done to nothing that is named is done to whoever does it, or to the object itself."""
    if isinstance(effect, Prevent) and words().anybodys_damage:
        return
    if isinstance(effect, _TO_PLAYERS) and effect.others is None:
        found.update({"to": "me"} if words().voice is Voice.FIRST_PERSON else {"player": effect.player.value})
    said = isinstance(effect, Attach) or (isinstance(effect, Equip) and words().voice is Voice.FIRST_PERSON)
    if said and effect.others is None:
        found["to"] = "me"
    if isinstance(effect, DealDivided) and effect.others is None:
        found["among"] = "me"
    if isinstance(effect, OfCounters):
        found.pop("to", None)
        if effect.others is None and effect.source is None:
            found["from" if effect.verb.startswith("remove") else "on"] = "me"


def _say_who(effect: Effect, found: dict[str, Any]) -> None:
    """Who pays, whose deck is searched and whom something is done to stands among the words for it."""
    if isinstance(effect, DONE_TO_PLAYERS):
        key, whom = ("player", effect.player.value) if effect.players is None else (effect.verb, told(effect.players))
        found[key] = whom
    if isinstance(effect, Pay) and (effect.player is not Relation.YOU or not effect.effects):
        found["player"] = ANY_ONE.get(effect.player, effect.player.value)
    if isinstance(effect, Search):
        found["whose"] = (effect.player if effect.players is None else Relation.THAT_PLAYER).value
        if effect.most is not None:
            del found["count"]


@cache
def _defaults(record: Any) -> Mapping[str, Any]:
    return {each.name: each.default for each in fields(record) if each.default is not MISSING}


def _plain(effect: Effect, key: str, part: Part) -> Any:
    """What stands behind a key as phrases say it; None where nothing does."""
    if not part.field:
        return True
    value, kind = getattr(effect, part.field), cast(Hashable, type(effect))
    usual = _defaults(kind)
    if key != effect.verb and part.field in usual and value == usual[part.field]:
        return 1 if key == "count" else None
    return list(value) if isinstance(value, tuple) and part.shape is not Shape.CHANGES else told(value)


def _objects(effect: Effect, key: str, part: Part) -> Any:
    which = getattr(effect, part.field) if part.field else None
    if which is None:
        return "me" if key == "to" and effect.verb == "give" else None
    said = told(which)
    return Taken(which, effect.verb, **said) if key == effect.verb and isinstance(said, Told) else said


def _filter(effect: Effect, key: str, part: Part) -> Any:
    which = getattr(effect, part.field)
    return None if which is None else Asked(which.filter, card=not isinstance(effect, _OF_ANYTHING))


def _state(effect: Effect, key: str, part: Part) -> Any:
    value = getattr(effect, part.field)
    return True if value is True or value == key else None


def _prevented(effect: Effect, key: str, part: Part) -> Any:
    return effect.status or told(effect.amount)


def _place(effect: Effect, key: str, part: Part) -> Any:
    if (effect.verb, effect.to) == ("return", "hand"):
        return None  # as every return is, unless something else is said
    return told(effect.location) if effect.location is not None else effect.to or None


def _duration(effect: Effect, key: str, part: Part) -> Any:
    if effect.duration is (Duration.THIS_TURN if isinstance(effect, Prevent) else Duration.PERMANENT):
        return None
    own = effect.duration.value
    return own if effect.whose is Relation.YOU else Told(effect, duration=own, whose=effect.whose.value)


def _free(effect: Effect, key: str, part: Part) -> Any:
    return True if effect.cost == Cost() else None


def _cost(effect: Effect, key: str, part: Part) -> Any:
    return None if effect.cost is None or (key != effect.verb and effect.cost == Cost()) else effect.cost


def _condition(effect: Effect, key: str, part: Part) -> Any:
    what = getattr(effect, part.field)
    return None if what is None else next(condition_ways(what))


def _player(effect: Effect, key: str, part: Part) -> Any:
    who = getattr(effect, part.field)
    usual = _defaults(cast(Hashable, type(effect))).get(part.field, Relation.YOU)
    return None if who is usual else who.value


_VALUES: Mapping[Shape, Callable[[Effect, str, Part], Any]] = {
    Shape.OBJECTS: _objects,
    Shape.RECIPIENTS: _objects,
    Shape.FILTER: _filter,
    Shape.STATE: _state,
    Shape.PREVENTED: _prevented,
    Shape.PLACE: _place,
    Shape.DURATION: _duration,
    Shape.FREE: _free,
    Shape.COST: _cost,
    Shape.CONDITION: _condition,
    Shape.INSTRUCTIONS: lambda effect, key, part: list(getattr(effect, part.field)) or None,
    Shape.PLAYER: _player,
}
