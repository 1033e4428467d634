"""What happens, in the phrases by which card text is read: as it happens, would happen, or has happened."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from rules_data.core.abilities.english import UnableToRenderAbility
from rules_data.core.abilities.model_values import EventPattern, Filter, Relation
from rules_data.core.abilities.reading import (
    HAPPENED,
    HAPPENS,
    OTHERWISE,
    TO_NOTHING,
    WOULD,
    Phrase,
    ability_text,
    candidates,
)

from .asked import Asked
from .fitting import is_other, partly
from .lexicon import place, player_named, words
from .nouns import an_object, into, noun, out_of
from .numbers import counting
from .saying import AGREEING, Special, by_phrases, say, special, spelled
from .told import TOGETHER, Told, told

_BEHIND = "event behind"
_AN = re.compile(r"\ba(?= [aeiou])")  # an arsenal, an inventory
_TIMES = {"beginning of": "the beginning", "start of": "the start", "end of": "the end"}


def is_time(pattern: EventPattern) -> bool:
    """Whether it is a point of the turn."""
    return pattern.event in _TIMES


def moment(pattern: EventPattern) -> str:
    """the end"""
    return _TIMES[pattern.event]


def happens(pattern: EventPattern, told_as: str = HAPPENS, *, together: int = 0, dealers: int = 0) -> str:
    """a creature you control dies | you would draw a card | one or more creatures died | the end of your turn

    `together`: at least so many at once; `dealers`: so many of those that deal damage to a player.
    """
    return _happens(words().game, pattern, told_as, together, dealers)


def any_of_them(patterns: Sequence[EventPattern]) -> str | None:
    """this attacks or hits; None where no phrase says the events as one."""
    return by_phrases("event", {"any of": list(map(told, patterns))}) if len(patterns) > 1 else None


# As nouns are, events are written again and again while it is looked at what the words leave out.
@lru_cache(maxsize=8192)
def _happens(game: str, pattern: EventPattern, told_as: str, together: int, dealers: int) -> str:
    data = told(pattern)
    by = data.get("by")
    if isinstance(by, Asked):
        by.together = dealers
    if is_time(pattern):
        said = by_phrases("moment", data)
        if said is not None:
            return f"{said}{_OF_TIMES[told_as]}"
    else:
        for kind in (told_as, f"{told_as}{OTHERWISE}"):
            for way in _ways(data, together):
                if (said := _in_pieces(kind, way)) is not None:
                    return said
    raise UnableToRenderAbility(f"No words are known for the event {pattern.event!r} by {', '.join(data)}.")


_OF_TIMES = {HAPPENS: "", WOULD: " would come", HAPPENED: " came", TO_NOTHING: " never came"}


def _ways(data: Told, together: int) -> Iterator[dict[str, Any]]:
    """The event as it is; where nothing is said of it, whatever it happens to, and whoever does it."""
    what = data.get("object")
    if isinstance(what, Asked):
        what.together = together
    yield Told(data.record, **data, **{TOGETHER: together}) if together and what is None else data
    if what is None and not (together and "player" in data):  # what several do is not what is done to one or more
        anything = Asked(Filter(), card=data["event"] in words().of_cards)
        anything.together = together
        yield Told(data.record, **data, object=anything)
        yield from () if "player" in data else (Told(data.record, **data, player=Relation.ANY.value),)


@lru_cache(maxsize=4096)
def _longest_first(game: str, kind: str, keys: tuple[str, ...], event: str | None) -> list[Phrase]:
    """The phrases that can say something of these keys and such an event, those first that have most of them."""
    known = candidates(ability_text(game).grammar, kind, dict.fromkeys(keys, True))
    of_it = (one for one in known if not isinstance(one.data, dict) or not is_other(one.data.get("event", "$"), event))
    return sorted(of_it, key=lambda one: -len(one.data) if isinstance(one.data, dict) else 0)


def _in_pieces(kind: str, data: dict[str, Any]) -> str | None:
    """The phrase that says the most of it, and what is behind it for each other part."""
    for phrase in _longest_first(words().game, kind, tuple(data), data.get("event")):
        for bound, left in partly(phrase.data, data):
            if not left.keys() <= _TOLD_BEHIND or (said := spelled(phrase, bound, many=False)) is None:
                continue
            behind = [say(_BEHIND, {key: left[key]}) for key in _ORDER if key in left]
            if None not in behind:
                return " ".join([said, *map(str, behind)])
    return None


# In which order the parts of an event are told behind it.
_ORDER = (
    "by", "player", "by player", "while", "amount", "from", "to", "at", "category", "counter", "phase", "because",
    "by effect",
)  # fmt: skip

_TOLD_BEHIND = frozenset(_ORDER)


@special("subject")
def _subject(data: Any, many: bool) -> str | None:
    return words().speaker if data == "me" else _acted_on(data, many)


@special("acted on", "recipient")
def _acted_on(data: Any, many: bool) -> str | None:
    if data == "me":
        return words().itself
    if not isinstance(data, Asked):
        return None
    if data.together:
        many_or_more = f"{counting(data.together, digits=False, one='one')} or more"
        return f"{many_or_more} {noun(data.filter, many=True, card=data.card)}"
    return an_object(data.filter, card=data.card)


def _is_many(data: Any) -> bool:
    return words().speaker == "I" if data == "me" else isinstance(data, Asked) and data.together > 0


def _told_as(kind: str) -> Special:
    def say_it(data: Any, many: bool) -> str | None:
        event = data.record if isinstance(data, Told) else None
        return happens(event, kind) if isinstance(event, EventPattern) else None

    return say_it


@special("event")
def _event(data: Any, many: bool) -> str | None:
    """An event by its record; of several by the phrase that says them as one."""
    event = data.record if isinstance(data, Told) else None
    if not isinstance(event, EventPattern):
        several = data.get("joined", data.get("any of")) if isinstance(data, dict) else None
        return by_phrases("event", {"any of": several} if several else data)
    of_all, *several = [one.together if isinstance(one, Asked) else 0 for one in (data.get("object"), data.get("by"))]
    together = of_all or data.get(TOGETHER, 0)
    return None if is_time(event) else happens(event, together=together, dealers=several[0])


@special("either event")
def _either(data: Any, many: bool) -> str | None:
    """One of several events that one clause tells of: this attacks or is attacked."""
    each = [say("event", one) for one in data] if isinstance(data, list) else []
    return " or ".join(one for one in each if one is not None) if each and None not in each else None


@special("moment")
def _moment(data: Any, many: bool) -> str | None:
    event = data.record if isinstance(data, Told) else None
    return happens(event) if isinstance(event, EventPattern) and is_time(event) else None


special("what happens")(_told_as(HAPPENS))
special("what happened")(_told_as(HAPPENED))


@special(TO_NOTHING)
def _to_nothing(data: Any, many: bool) -> str | None:
    """What has happened to nothing of a kind, where it is said to what: no creatures died."""
    event = data.record if isinstance(data, Told) else None
    if not isinstance(event, EventPattern) or event.object is None:
        return None
    return happens(event, TO_NOTHING)


@special("out of")
def _out_of(data: Any, many: bool) -> str | None:
    return " or ".join(_AN.sub("an", out_of(zone, "a")) for zone in data)


@special("into")
def _into(data: Any, many: bool) -> str | None:
    return " or ".join(_AN.sub("an", into(zone, "a")) for zone in data)


@special("places")
def _places(data: Any, many: bool) -> str | None:
    return " or ".join(place(name) for name in (data if isinstance(data, list) else [data]))


AGREEING["subject"] = _is_many


@special("by whom")
def _by_whom(data: Any, many: bool) -> str | None:
    """By the name that cards have for this player, or else by that of the rules: the turn player."""
    return by_phrases("by whom", data) or player_named(data)


# "They" are one player, and what they do is said as of several.
AGREEING["by whom"] = lambda data: data == Relation.YOU or _by_whom(data, False) == "they"
