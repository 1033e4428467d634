"""What "it" is where something is read: the object of an event, or each of several; else it would be nothing.

Whatever says what "it" is opens a place in which it is known (`Reading.knowing_it`); `it`, "its controller" and "its
owner" anywhere else are refused, for they would silently mean nothing, or the object that the ability is on.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import Effect, Pick, Relation
from rules_data.core.abilities.effects import (
    Discard,
    Draw,
    ForEach,
    GainControl,
    Give,
    Mill,
    Pay,
    PayAnyAmount,
    Play,
    Prevent,
    ThisWay,
    WhenYouDo,
    WhenYouDoNot,
    YouMay,
)

from .fields import Fields, Reading, as_items
from .places import Mapping, Node, Scalar

THAT_MUCH = "that much"
_FOR_EACH = "{for each: {linked: name}, do: [..]}, of what was chosen before it `as: name`."
_ADVICE: dict[str, str] = {
    Pick.IT: "Write `me`, or {that: name} for what an instruction before it has chosen `as: name`.",
    Pick.CAUSE: "Only an ability on an event knows what caused that.",
    THAT_MUCH: "Only an event tells how much it is: count what is meant, such as {count: {linked: name}}.",
    Relation.ITS_CONTROLLER: f"Write `you`, or say it within {_FOR_EACH}",
    Relation.ITS_OWNER: f"Write `my owner`, or say it within {_FOR_EACH}",
    Relation.THAT_PLAYER: "Only an ability on an event, and an instruction with `player`, tells who that is.",
}
_KNOWN: dict[str, Callable[[Reading], bool]] = {
    Pick.CAUSE: lambda reading: reading.knows_event,
    THAT_MUCH: lambda reading: reading.knows_amount,
    Relation.THAT_PLAYER: lambda reading: reading.knows_event or reading.knows_player or reading.of_each_player,
}
_OWNER = Relation.ITS_OWNER.value
# Where "it" is told by the instruction itself: each of several objects, what is changed, the event that is replaced.
_OF_DAMAGE = (Prevent.verb, "besides")
_TOLD_BY_KEY = frozenset(
    ((ForEach.verb, "do"), (Give.verb, "for"), (Give.verb, "while"), (GainControl.verb, "for"), _OF_DAMAGE)
)
_BY_ONE_OF_SEVERAL = frozenset(((YouMay.verb, YouMay.verb), (Pay.verb, "to do")))
# What is an ability of its own, by which time nobody is spoken of any more.
_OF_LATER = ("later", "ability", "when you do", "when you do not", "this way", "do this")
# What concerns cards although none is named.
_OF_CARDS = (Discard, Draw, Mill)


def check_it(reading: Reading, node: Node | None) -> None:
    """Report a word that speaks of it, where nothing before says what that is."""
    word = node.text if isinstance(node, Scalar) else ""
    known = _KNOWN.get(word, _knows_it)(reading)
    if node is None or known or word not in _ADVICE:
        return
    advice = _ADVICE[word] if reading.handles is None else "In a step, name the object or the player."
    reading.report(node, "something that was spoken of before", f"{word!r}, of which nothing is known here", advice)


def _knows_it(reading: Reading) -> bool:
    return reading.knows_it


def tells_it(reading: Reading, node: Node | None) -> bool:
    """Whether what an ability waits for is about an object; of several events, each."""
    if not isinstance(node, Mapping):
        return False
    several = node.get("any of")
    events = (node,) if several is None else as_items(several)
    return all(_is_about_an_object(reading, one) for one in events)


def _is_about_an_object(reading: Reading, node: Node) -> bool:
    event = node.get("event") if isinstance(node, Mapping) else None
    if not isinstance(event, Scalar):
        return False
    # What is no event is refused where it stands.
    return "object" in reading.words.events.get(event.text, ("object",))


def tells_of_an_event(node: Node | None) -> bool:
    """Whether what an ability waits for is an event, and no state of the game."""
    return isinstance(node, Mapping) and (node.get("event") is not None or node.get("any of") is not None)


def knows_event_within(reading: Reading, verb: str, key: str, done_on_something: bool = False) -> bool:
    """Whether an event is known behind a key of an instruction: each of several objects is no event."""
    if (verb, key) == (ForEach.verb, "do"):
        return False
    if (verb, key) == _OF_DAMAGE:
        return True
    return reading.knows_event or (verb == WhenYouDo.verb and key == verb and done_on_something)


def knows_amount_within(reading: Reading, verb: str, key: str) -> bool:
    """Whether it is known behind a key of an instruction how much "that much" is, though it is of no event."""
    if (verb, key) == (PayAnyAmount.verb, "to do"):
        return True
    return reading.knows_amount and (verb, key) != (ForEach.verb, "do")


def tells_that_player(reading: Reading, fields: Fields, verb: str, key: str) -> bool:
    """Whether an instruction is carried out for each of several players: "that player" is each of them in turn.

    Or for the one of them who wants to, or pays.
    """
    what, player = fields.value(verb), reading.words.board.player_type
    told = what.get("type") if isinstance(what, Mapping) else None
    if (verb, key) == (ForEach.verb, "do") and player and isinstance(told, Scalar) and told.text == player:
        return True
    if (verb, key) in _BY_ONE_OF_SEVERAL and fields.text_of("player") in (Relation.OPPONENT, Relation.ANY):
        return True
    return reading.of_each_player and key not in _OF_LATER


def has_others_do_it(fields: Fields) -> bool:
    """Whether an instruction tells somebody else than "you" to do it: what they choose is known to be theirs."""
    return "player" in fields and fields.text_of("player") != Relation.YOU


def knows_it_within(reading: Reading, fields: Fields, verb: str, key: str, done_on_something: bool = False) -> bool:
    """Whether it is known behind a key of an instruction what "it" is.

    `done_on_something`: the instruction before it was about an object.
    """
    if (verb, key) in _TOLD_BY_KEY:
        return True
    if verb in (WhenYouDo.verb, WhenYouDoNot.verb, ThisWay.verb) and key == verb:
        return verb == WhenYouDo.verb and done_on_something
    if fields.text_of(key) == _OWNER and (key == "under" or (verb == Play.verb and key == "player")):
        return True  # the owner of the card itself
    return reading.knows_it or (verb == Give.verb and key == Give.verb and _awaits(reading, fields))


def _awaits(reading: Reading, fields: Fields) -> bool:
    """Whether something is given to the next object that comes: worked out for that one."""
    to, coming = fields.value("to"), reading.words.next_object
    return bool(coming) and isinstance(to, Mapping) and to.get(coming) is not None


def acts_on_something(effect: Effect | None) -> bool:
    """Whether an instruction, or one within it, is about objects: what is done when it was done knows them as "it"."""
    if effect is None:
        return False
    found = (effect.objects, effect.others, effect.token)
    if any(one is not None for one in found) or isinstance(effect, _OF_CARDS):
        return True
    within = (*effect.effects, *effect.otherwise, *(effect.cost.actions if effect.cost is not None else ()))
    return any(map(acts_on_something, (*within, *(each for mode in effect.modes for each in mode.effects))))
