"""What "it" is beside "that creature", where an event is about two objects.

"Whenever ~ blocks a creature, it gets +1/+1" speaks of whoever blocks, "destroy that creature" of the other one. In an
example file `it` is the object of the event; so an event that is told from both sides is told from the other one, and
what cannot be told is left as something that no file knows.
"""

from __future__ import annotations

from collections.abc import Mapping

from .openings import NOTHING_SO_FAR
from .phrases import Data

IT, ITS_CONTROLLER = "it", "its controller"
CAUSE = "cause"  # what has made the event happen: what deals damage to a player
THAT, THEIRS = "that thing", "that thing's controller"
# A spell is what targets something, where an event is about that, and else whatever is pointed at.
_SPELLS: Mapping[str, str] = {"that spell": THAT, "that spell's controller": THEIRS}
_OF_WHAT_TARGETS: Mapping[str, str] = {"that spell": CAUSE, "that spell's controller": "that player"}
# Each of them is the other one, told from the other side.
_MIRRORED: Mapping[str, str] = {"blocks a creature": "becomes blocked by", "becomes blocked by": "blocks a creature"}
# What is done to a player or hero by the one that a sentence is about.
_DONE_TO = ("is dealt damage", "takes damage", "is hit", "is attacked")
_PLAYERS = ("player", "hero")
# Who does it is the object, and what it is done with is told by the words alone.
_WITH_ANOTHER = ("crews", "saddles")
# Under these keys of an instruction the object itself is named again, and is "it" from there on.
_ACTED_ON_ITSELF = frozenset(("on", "tap", "untap", "transform", "regenerate", "sacrifice"))
_NEWLY_SPOKEN_OF = frozenset(
    ("choose", "top", "reveal top", "look at top", "search", "create token", "play token", "create copy of")
)


def told_apart(data: Data) -> Data:
    """The data in which "that creature" is `it`, and `it` the one that its sentence is about."""
    if isinstance(data, list):
        return [told_apart(one) for one in data]
    if not isinstance(data, dict):
        return _plainly(_instead(data, _SPELLS))
    if "when" in data:
        data = _by_its_event(data)
    return {key: told_apart(value) for key, value in data.items()}


def _plainly(data: Data) -> Data:
    if isinstance(data, str) and " , " in data:
        return data.replace(" , ", ", ")  # a name with a comma, whose words were read one by one
    return IT if data == THAT else ITS_CONTROLLER if data == THEIRS else data


def _by_its_event(data: dict[str, Data]) -> dict[str, Data]:
    """An ability with the pronouns of what it does told by its event."""
    when = data["when"]
    several = when.get("any of", [when]) if isinstance(when, dict) else []
    events = [one for one in several if isinstance(one, dict)] if isinstance(several, list) else []
    done = {key: value for key, value in data.items() if key != "when"}
    if not events:
        return data
    of_targeting = all(one.get("event") == "is targeted" for one in events)
    done = {key: _instead(value, _OF_WHAT_TARGETS if of_targeting else _SPELLS) for key, value in done.items()}
    data = {"when": when, **done}
    if all(_is_done_to_a_player(one) for one in events):
        subject = _spoken_of(events[0]["by"])  # "that creature" is no player; of a hero a text says "them"
        if subject == NOTHING_SO_FAR and len(events) == 1 and not _is_done_to_a_hero(events[0]):
            subject = CAUSE
        return {**data, **_Walk(subject, IT if _is_done_to_a_hero(events[0]) else NOTHING_SO_FAR).through(done)}
    pointing = _points(done)
    if pointing and all(one.get("event") in _MIRRORED and "by" in one for one in events):
        return _from_the_other_side(data, events, done)
    # "That creature" is never the object itself, which a text calls "it" or by its name.
    nobody_else = all(one.get("object") == "me" for one in events)
    other = NOTHING_SO_FAR if pointing and (nobody_else or any(_is_about_two(one) for one in events)) else IT
    return {**data, **_Walk(IT, other).through(done)}


def _instead(data: Data, words: Mapping[str, str]) -> Data:
    """The data with other words for some; an ability that is given speaks of its own event."""
    if isinstance(data, dict):
        return {
            key: value if key in ("ability", "abilities") else _instead(value, words) for key, value in data.items()
        }
    if isinstance(data, list):
        return [_instead(one, words) for one in data]
    return words.get(data, data) if isinstance(data, str) else data


def _is_done_to_a_player(event: dict[str, Data]) -> bool:
    whom = event.get("object")
    types = whom.get("type") if isinstance(whom, dict) else None
    named = types if isinstance(types, list) else [types]
    return event.get("event") in _DONE_TO and "by" in event and any(one in _PLAYERS for one in named)


def _is_done_to_a_hero(event: dict[str, Data]) -> bool:
    whom = event.get("object")
    return isinstance(whom, dict) and whom.get("type") == "hero"


def _is_about_two(event: dict[str, Data]) -> bool:
    """Whether it is about the object itself, or what it is attached to, and about another one."""
    own = event.get("object") == "me" or _is_host(event.get("object"))
    return own and ("by" in event or event.get("event") in _WITH_ANOTHER)


def _is_host(data: Data | None) -> bool:
    return isinstance(data, dict) and "what I am attached to" in data


def _from_the_other_side(
    data: dict[str, Data], events: list[dict[str, Data]], done: dict[str, Data]
) -> dict[str, Data]:
    if all(one["by"] == "me" or _is_host(one["by"]) for one in events):
        return {**data, **_Walk(IT, IT).through(done)}  # told from the other side already: "a creature blocks ~"
    first = events[0]["object"]
    known = all(one["object"] == first and isinstance(one["by"], dict) for one in events)
    if not known or not (first == "me" or _is_host(first)):
        return {**data, **_Walk(NOTHING_SO_FAR, NOTHING_SO_FAR).through(done)}
    told: list[Data] = [
        {**one, "event": _MIRRORED[str(one["event"])], "object": one["by"], "by": one["object"]} for one in events
    ]
    when: Data = {"any of": told} if len(told) > 1 else told[0]
    return {**data, "when": when, **_Walk(_spoken_of(first), IT).through(done)}


def _spoken_of(thing: Data) -> Data:
    """How an instruction speaks of what a sentence is about."""
    if thing == "me":
        return thing
    return {"all": thing} if _is_host(thing) else NOTHING_SO_FAR


def _points(data: Data) -> bool:
    """Whether something is pointed at; an ability that is given has an event of its own."""
    if isinstance(data, dict):
        return any(_points(value) for key, value in data.items() if key not in ("ability", "abilities"))
    return any(map(_points, data)) if isinstance(data, list) else data in (THAT, THEIRS)


class _Walk:
    """Through what an ability does, in the order of the text, until something else is spoken of."""

    def __init__(self, subject: Data, other: Data) -> None:
        self._subject, self._other = subject, other
        self._on_subject = True  # whether `it` still is what the sentence began with
        self._on_me = False  # whether it is the object itself, of which something was said since then

    def through(self, data: dict[str, Data]) -> dict[str, Data]:
        return {key: self._told(key, value) for key, value in data.items()}

    def _told(self, key: str, data: Data) -> Data:
        if key in ("ability", "abilities"):
            return data
        if isinstance(data, dict):
            # What deals damage stands before all else that is said of it.
            found = {name: self._told(name, data[name]) for name in sorted(data, key=lambda name: name != "from")}
            if _NEWLY_SPOKEN_OF.intersection(data):
                self._on_subject = self._on_me = False
            return {name: found[name] for name in data}
        if isinstance(data, list):
            return [self._told(key, one) for one in data]
        self._on_me = self._on_me or (data == "me" and key in _ACTED_ON_ITSELF)
        return "me" if self._on_me and data == IT else self._pronoun(data)

    def _pronoun(self, data: Data) -> Data:
        if data == THAT and self._subject == CAUSE and self._on_subject:
            return CAUSE
        if data in (THAT, THEIRS):
            pointing, self._on_subject, self._on_me = self._on_subject, False, False
            known = self._other == IT or not pointing
            return (IT if data == THAT else ITS_CONTROLLER) if known else NOTHING_SO_FAR
        if not self._on_subject or self._subject == IT or data not in (IT, ITS_CONTROLLER):
            return data
        if data == IT:
            return self._subject
        if self._other == IT:
            return data  # a text that says "them" of a hero says so of their player as well
        return "you" if self._subject == "me" else NOTHING_SO_FAR
