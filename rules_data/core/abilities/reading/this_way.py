"""What has been done "this way", and who has won a clash, in the words of example files (Flesh and Blood 8.5.45).

It is what has happened while the ability that speaks of it resolves; so it is told of what an instruction before it
does, and not of what its costs have done before that.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from .phrases import Data

THIS_WAY = "this way"
# For how long one may do something, as texts and as files say it.
HOW_LONG: Mapping[str, Data] = {
    "this turn": "this turn",
    "until the end of your next turn": {"until the end of the next turn of": "you"},
    "until your next turn": {"until the start of the next turn of": "you"},
    "your next turn": {"during the next turn of": "you"},
}
_WITH = {"attacking hero": "attacking player", "defending hero": "defending player", "it": "its controller"}
_WON = "wins a clash"
# For what is said to have been done: by which instruction it is, and as which event.
_DONE: Mapping[str, tuple[str, str]] = {
    "charged": ("charge", "charges"),
    "destroyed": ("destroy", "is destroyed"),
    "banished": ("banish", "is banished"),
    "discarded": ("discard", "is discarded"),
    "revealed": ("reveal", "is revealed"),
    "turned face up": ("turn face up", "is turned face up"),
    "dealt": ("deal", "takes damage"),
}
_CALLED = {word: done for done, (_, word) in _DONE.items()}
# What a cost of this word does, as events.
_BY_COST: Mapping[str, tuple[str, ...]] = {
    "sacrifice": ("is sacrificed", "dies"),
    "kill": ("dies",),
    "destroy": ("is destroyed", "dies"),
    "discard": ("is discarded", "discards"),
    "exile": ("is exiled",),
    "banish": ("is banished",),
    "mill": ("is milled",),
}
_BY_NOTHING = f"{THIS_WAY}, which nothing before does"


def with_what_was_done(done: list[Data]) -> list[Data]:
    """The instructions with what those before them have done this way, and with each player who may have won."""
    found: list[Data] = []
    other = ""
    for one in _if_it_prevents(_asked_of_the_discarded(done)):
        clash = one.get("clash") if isinstance(one, dict) else None
        whom = _WITH.get(clash) if isinstance(clash, str) else None
        if whom is not None and isinstance(one, dict):
            other = whom
            found.append({**one, "clash": True, "with": whom})
            continue
        told = _told(one, found)
        found += _of_the_winner(told, other) if other and isinstance(told, dict) else [told]
    return found


_DISCARDED = "discarded card"


def _asked_of_the_discarded(done: list[Data]) -> list[Data]:
    """ "Discard a card. If it's red, ..", or so much as its pitch: it is the discarded card of which that is asked."""
    found = list(done)
    for place, (before, one) in enumerate(pairwise(done)):
        if not (isinstance(before, dict) and isinstance(one, dict)) or before.get("discard") != 1 or "as" in before:
            continue
        key = next((key for key, value in one.items() if isinstance(value, dict) and _IT in value.values()), "")
        asked = one.get(key)
        if isinstance(asked, dict) and (key == "if" or all(word.endswith(" of") for word in asked)):
            found[place] = {**before, "as": _DISCARDED}
            known: Data = {"that": _DISCARDED}
            found[place + 1] = {**one, key: {word: known if value == _IT else value for word, value in asked.items()}}
    return found


_IT = "it"
_SHIELD = {"prevent", "player", "for"}
# What follows only once a shield has prevented, or has not: no instruction waits for both, so that this is not run.
_IT_PREVENTS = "it prevents"


def _if_it_prevents(done: list[Data]) -> list[Data]:
    """ "The next time you would be dealt damage, prevent 2 of it. If you do, ..": done as it prevents, not before."""
    found: list[Data] = []
    shield: dict[str, Data] | None = None
    for one in done:
        asked = one.get("if") if shield and isinstance(one, dict) else None
        if not isinstance(one, dict) or not isinstance(asked, dict) or set(asked) != {"done"}:
            shield = one if isinstance(one, dict) and set(one) == _SHIELD and one["for"] == "next time" else None
            found.append(one)
        elif shield is not None and shield is found[-1] and set(one) == {"if", "do"} and asked["done"] is True:
            event: Data = {"event": "takes damage", "object": {"type": "hero", "controller": shield["player"]}}
            replaced: Data = {"replace": event, "prevent": shield["prevent"], "with": one["do"]}
            found[-1] = {"later": replaced, "for": "next time"}
        else:
            found.append({**one, "if": {_IT_PREVENTS: asked["done"]}})
    return found


def _of_the_winner(data: dict[str, Data], other: str) -> list[Data]:
    """An instruction after a clash: for whoever has won it, where it is theirs."""
    condition = data.get("if")
    if isinstance(condition, dict) and set(condition) == {"won"}:
        return [{**data, "if": _won_by("you") if condition["won"] == "you" else _LOST}]
    if data.get("player") != "winner":
        return [data]
    own = {key: value for key, value in data.items() if key != "player"}
    return [{"if": _won_by("you"), "do": [own]}, {"if": _won_by(other), "do": [{**own, "player": other}]}]


# Of two players who clash, the other one wins where you lose.
_LOST: Data = {"happened": {"event": "loses a clash", "player": "you"}, "in": THIS_WAY}


def _won_by(player: str) -> Data:
    return {"happened": {"event": _WON, "player": player}, "in": THIS_WAY}


def _told(data: Data, before: list[Data]) -> Data:
    """The data with what was done this way as something that has happened, if an instruction before does it."""
    if isinstance(data, list):
        return [_told(one, before) for one in data]
    if not isinstance(data, dict):
        return data
    if set(data) == {"may play", "for", "you may"} and data["may play"] == "it" and any(map(_banishes_own, before)):
        within = HOW_LONG.get(str(data["for"]), data["for"])
        return {"give": {"can": "be played from the banished zone"}, "to": "it", "for": within}
    asked = _condition(data)
    event = asked or _counted(data)
    told = _as_it_happened(event, before) if event is not None else None
    each = _counted({"count": data["for each"]}) if "give" in data and "for each" in data else None
    if each is not None and (so_often := _as_it_happened(each, before)) is not None:
        return {**data, "for each": so_often}
    told = _as_a_cost(asked) if told is None and asked is not None else told
    return _as_one_choice({key: _told(value, before) for key, value in data.items()}) if told is None else told


def _as_one_choice(data: dict[str, Data]) -> dict[str, Data]:
    """{any: [..]} with what is told as one of several things among the others, each of them once."""
    several = data.get("any")
    if set(data) != {"any"} or not isinstance(several, list):
        return data
    found: list[Data] = []
    for one in several:
        within = one["any"] if isinstance(one, dict) and set(one) == {"any"} else None
        found += [each for each in (within if isinstance(within, list) else [one]) if each not in found]
    return {"any": found}


def _as_it_happened(event: dict[str, Data], before: list[Data]) -> dict[str, Data] | None:
    """What has happened, told of cards that were pitched, or by what an instruction before does, or as a cost."""
    card, done = event.get("object"), event.get("done")
    if done == "pitched" and isinstance(card, dict):
        return {"count": {**card, "zone": "pitch", "pitched to play me": True}}  # for what is resolving now
    verb, word = _DONE.get(str(done), ("", ""))
    if not any(_does(one, verb) for one in before):
        return None
    things: dict[str, Data] = {"object": card} if card else {}
    return {"happened": {"event": word, **things}, "in": THIS_WAY}


_LIES_IN: Mapping[str, str] = {
    "banished": "banished", "charged": "soul", "discarded": "graveyard", "destroyed": "graveyard",
}  # fmt: skip


def stated_of_a_cost(data: dict[str, Data]) -> dict[str, Data]:
    """A statement about what has been done this way: nothing of it resolves, so that was done as a cost."""
    so = data.get("while")
    event = _condition(so) if isinstance(so, dict) else None
    zone = _LIES_IN.get(str(event.get("done"))) if event is not None else None
    card = event.get("object") if event is not None else None
    if "passive" not in data or zone is None or not isinstance(card, dict):
        return data
    return {**data, "while": {"count": {**card, "zone": zone, "spent to play me": True}}}


def _as_a_cost(event: dict[str, Data]) -> dict[str, Data] | None:
    """What has been done this way by no instruction before: as a cost, or by another ability that resolves with it."""
    done, card = str(event.get("done")), event.get("object")
    _, word = _DONE.get(done, ("", ""))
    zone = _LIES_IN.get(done)
    if zone is None or not isinstance(card, dict):
        return None
    spent: Data = {"count": {**card, "zone": zone, "spent to play me": True}}
    happened: Data = {"happened": {"event": word, **({"object": card} if card else {})}, "in": THIS_WAY}
    return {"any": [spent, happened]}


def asked_of_nothing_done(data: dict[str, Data]) -> dict[str, Data]:
    """An ability that asks what was done this way, where only its cost does that: nothing looks at that so far."""
    cost, done = data.get("use"), data.get("do")
    if not isinstance(done, list):
        return data
    paid = {event for verb, events in _BY_COST.items() if isinstance(cost, dict) and verb in cost for event in events}
    found: list[Data] = []
    for one in done:
        told = (events for verb, events in _BY_COST.items() if any(_does(each, verb) for each in found))
        events = paid.difference(*told)
        found.append(_asked_too_early(one, events if found else None))
    return {**data, "do": found}


def _asked_too_early(data: Data, events: set[str] | None) -> Data:
    """An instruction whose condition asks for one of these events, or for any where nothing is done before it."""
    if not isinstance(data, dict) or "if" not in data:
        return data
    found = {**data, "if": _by_nothing(data["if"], events)}
    done = data.get("do")
    if events is None and isinstance(done, list) and done:
        found["do"] = [_asked_too_early(done[0], events), *done[1:]]
    return found


def _by_nothing(data: Data, events: set[str] | None) -> Data:
    if isinstance(data, list):
        return [_by_nothing(one, events) for one in data]
    if not isinstance(data, dict) or _asks_what_was_spent(data):
        return data
    happened = data.get("happened")
    event = happened.get("event") if isinstance(happened, dict) and data.get("in") == THIS_WAY else None
    if event is not None and (events is None or event in events):
        return {**data, "in": _BY_NOTHING}
    return {key: _by_nothing(value, events) for key, value in data.items()}


def _asks_what_was_spent(data: dict[str, Data]) -> bool:
    """Whether it is also asked what was spent: then what its costs have done counts."""
    several = data.get("any")
    counted = (one.get("count") for one in several if isinstance(one, dict)) if isinstance(several, list) else ()
    return any(isinstance(each, dict) and "spent to play me" in each for each in counted)


def _condition(data: dict[str, Data]) -> dict[str, Data] | None:
    """{this way: {event: charged, object: FILTER}}, or {dealt this way: true}, or what has happened in so many words"""
    if data == {"dealt this way": True}:
        return {"done": "dealt"}
    happened = set(data) == {"happened", "in"} and data["in"] == THIS_WAY
    event = data.get("happened" if happened else THIS_WAY)
    if (
        not (happened or set(data) == {THIS_WAY})
        or not isinstance(event, dict)
        or not set(event) <= {"event", "object"}
    ):
        return None
    word = event.get("event", "")
    done = _CALLED.get(str(word), "") if happened else word
    return {"done": done, "object": event.get("object", {})} if done or not happened else None


def _counted(data: dict[str, Data]) -> dict[str, Data] | None:
    """{count: {this way: destroyed, ...}}"""
    noun = data.get("count")
    if set(data) != {"count"} or not isinstance(noun, dict) or THIS_WAY not in noun:
        return None
    return {"done": noun[THIS_WAY], "object": {key: value for key, value in noun.items() if key != THIS_WAY}}


def _banishes_own(data: Data) -> bool:
    """Whether an instruction, or one within it, banishes a card of the player's own face up."""
    if isinstance(data, list):
        return any(map(_banishes_own, data))
    if not isinstance(data, dict):
        return False
    gone = data.get("banish")
    if isinstance(gone, dict) and "face down" not in data:
        return "you" in (gone.get("owner"), gone.get("of"))
    return any(map(_banishes_own, data.values()))


def _does(data: Data, verb: str) -> bool:
    """Whether an instruction, or one within it, is of this verb."""
    if isinstance(data, dict):
        return verb in data or any(_does(value, verb) for value in data.values())
    return any(_does(one, verb) for one in data) if isinstance(data, list) else False
