"""What texts say of a player's own deck, in the words of example files: on its top, on its bottom, among its top cards.

Whose zone a card comes to need not be said: it is its owner's. Nor in which order several are put into a deck: their
player says so anyway. Of cards that were looked at, those that are still in the deck are the rest.
"""

from __future__ import annotations

from .libraries import SEEN
from .phrases import Data

IT = "it"
DECK = "deck"
_BOTTOM = "deck bottom"
_OWNERS = ("you", "that player", "its owner")
_TOP_OF = ("look at", "reveal", "banish", "destroy", "put")
WHERE = ("on top", "on the bottom", "in any order", "whose", "short")
_DONE_TO_THOSE = {"draw of those": "draw card", "banish of those": "banish"}
_REST: Data = {"all": {"linked": SEEN, "zone": DECK}}


def of_decks(data: dict[str, Data]) -> list[Data] | None:
    """The instructions that one about a deck stands for; None where it is about something else, or not told so."""
    if (told := _told_of_those(data) or _searched(data)) is not None:
        return told
    if "destroy top" in data and set(data) == {"destroy top"}:
        return [{"destroy": {"top": 1, "of": data["destroy top"]}}]
    if "put" not in data or "to" not in data:
        return _named_otherwise(data)
    if data.get("either end") is True and set(data) <= {"put", "to", "either end", "whose", "player"}:
        return _either_end(data)
    return [placed(data)] if _is_placed(data) else None


def _searched(data: dict[str, Data]) -> list[Data] | None:
    """One's own deck, for cards that are not said to be shown."""
    sought = data.get("search")
    if not isinstance(sought, dict) or data.get("whose") != "you":
        return None
    cards = {key: value for key, value in sought.items() if key not in ("choose", "target", "card")}
    many = sought.get("choose", 1)
    others = {key: value for key, value in data.items() if key not in ("search", "whose")}
    return [{"search": cards, **({} if many == 1 else {"count": many}), **others}] if type(many) is int else None


def _told_of_those(data: dict[str, Data]) -> list[Data] | None:
    """What becomes of the cards that were looked at: one is put somewhere or drawn, the rest are recycled."""
    if "put from those" in data:
        return _put_from_those(data)
    for told, done in _DONE_TO_THOSE.items():
        if told in data:
            chosen: Data = {"choose": data[told], "linked": SEEN, "zone": DECK, "target": False}
            return [{done: chosen, **{key: value for key, value in data.items() if key != told}}]
    if set(data) == {"reveal top", "whose"} and data["whose"] == "you":
        return [{"reveal": {"top": data["reveal top"]}}]
    if set(data) == {"draw that"}:
        return [{"draw card": data["draw that"]}]
    if data in ({"recycle rest": True}, {"recycle": {"the other": True}}):
        return [{"recycle": _REST}]
    return None


def placed(data: dict[str, Data]) -> dict[str, Data]:
    """Something put somewhere, with the zone named as files name it: {put: it, to: deck bottom}."""
    if not _is_placed(data):
        return data
    found = {key: value for key, value in data.items() if key not in WHERE}
    if data.get("on the bottom") is True:
        found["to"] = _BOTTOM
    found["put"] = _known(data["put"])
    return found


def _is_placed(data: dict[str, Data]) -> bool:
    """Whether how something is put says more than which zone it comes to, and nothing that files have no words for."""
    said = set(WHERE) & set(data)
    if data.get("to") == "library":
        return False
    if data.get("to") == DECK and not {"on top", "on the bottom"} & said:
        return False
    known = data.get("whose", "you")
    owned = isinstance(known, str) and known.split(",")[0] in _OWNERS
    owned = owned and ("whose" not in data or may_come_to(data.get("put"), known))
    return "put" in data and owned and "random" not in data and (bool(said) or _known(data["put"]) != data["put"])


def may_come_to(what: Data | None, whose: Data) -> bool:
    """Whether what is put somewhere may belong to whoever has that place: one's own card is put into no other's."""
    owner = what.get("owner", what.get("of")) if isinstance(what, dict) else None
    known = owner is not None and whose not in ("its owner", "any zone", "any")
    return not known or (owner == "you") is (whose == "you")


def _named_otherwise(data: dict[str, Data]) -> list[Data] | None:
    """What is done to cards among those that were looked at, and a return that says whose hand it is to."""
    verb = next((one for one in (*_TOP_OF, "return") if one in data), None)
    if verb is None:
        return None
    found = {**data, verb: _known(data[verb])}
    if verb == "return" and data.get("whose") in _OWNERS:
        del found["whose"]
    return None if found == data else [found]


def _put_from_those(data: dict[str, Data]) -> list[Data]:
    one: dict[str, Data] = {"choose": data["put from those"], "linked": SEEN, "zone": DECK, "target": False}
    others = {key: value for key, value in data.items() if key not in ("put from those", "rest", "whose rest")}
    kept = placed({"put": one, **others})
    return [kept, {"put": _REST, "to": _BOTTOM}] if data.get("rest") == "bottom" else [kept]


def in_turn(data: dict[str, Data]) -> list[Data]:
    """What a player may do one after another; what becomes of the rest is no part of what they may."""
    done = data["you may"]
    if not isinstance(done, list) or set(data) != {"you may", "in turn"}:
        return [data]
    last = done[-1]
    if isinstance(last, dict) and _REST in (last.get("put", ""), _known(last.get("put", ""))):
        return [{"you may": done[:-1]}, *(of_decks(last) or [last])]
    return [{"you may": done}]


def _either_end(data: dict[str, Data]) -> list[Data]:
    """Which end of the deck it is is a choice of modes, made of what was chosen before."""
    what = data["put"]
    ends: Data = [{"do": [{"put": IT, "to": zone}]} for zone in (DECK, _BOTTOM)]
    who = {"player": data["player"]} if "player" in data else {}
    chosen: list[Data] = [{"choose": what, **who}] if isinstance(what, dict) else []
    return [*chosen, {"modes": ends, **who}]


def _known(what: Data) -> Data:
    """The objects, where they are told by what was looked at."""
    if what == {"rest": True}:
        return _REST
    if what == {"one of": IT}:
        return {"choose": 1, "linked": SEEN, "zone": DECK, "target": False}
    if not isinstance(what, dict) or "choose" not in what:
        return what
    if what.get("among") == IT:
        own = {key: value for key, value in what.items() if key != "among"}
        return {**own, "linked": SEEN, "zone": DECK, "target": False}
    return what
