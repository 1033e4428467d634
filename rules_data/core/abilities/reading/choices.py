"""What texts say of "your choice": the choice comes first, and what follows speaks of what was chosen."""

from __future__ import annotations

from .phrases import Data
from .shorthand import changed_in_full

IT = "it"

_OF_YOUR_CHOICE: Data = {"protection": "the color of your choice"}
_SIZES = {"power", "toughness"}
_CHOOSE_A_COLOR: Data = {"choose color": True}


def given(data: dict[str, Data]) -> list[Data] | None:
    """What is given, for good or for a while, or with a keyword of which a part is chosen."""
    given = data["give"]
    if not isinstance(given, dict):
        return None
    if isinstance(counted := data.get("for each"), dict) and set(given) <= _SIZES:
        others = {key: value for key, value in data.items() if key != "for each"}
        much: Data = {name: {"times": [number, {"count": counted}]} for name, number in given.items()}
        return [{**others, "give": much}]
    if given.get("for good") is True or data.get("for good") is True:
        return [_given_for_good(data, given)]
    if given.get("keyword") != _OF_YOUR_CHOICE:
        return [{**data, "give": changed_in_full(given)}]
    return [_CHOOSE_A_COLOR, {**data, "give": {**given, "keyword": "protection from the chosen color"}}]


def of_a_color(data: dict[str, Data]) -> list[Data]:
    """A color is chosen, and something becomes of it until end of turn."""
    color: Data = {"colors": "the chosen color"}
    return [_CHOOSE_A_COLOR, {"give": color, "to": data["becomes color of choice"], "for": "until end of turn"}]


def put_back(data: dict[str, Data]) -> list[Data] | None:
    """Cards of one's own hand go back on top of the library, in whatever order their player likes."""
    if set(data) != {"put from hand", "ordered"}:
        return None
    hand: Data = {"choose": data["put from hand"], "zone": "hand", "owner": "you", "target": False}
    order: dict[str, Data] = {} if data["ordered"] is False else {"in any order": True}
    return [{"put": hand, "to": "library", **order}]


def countered(data: dict[str, Data]) -> list[Data]:
    """What is countered unless its controller pays: a target is chosen first, and that one's controller is asked."""
    what, cost = data["counter"], data["unless paid"]
    others = {key: value for key, value in data.items() if key not in ("counter", "unless paid", "times")}
    often = {"times": data["times"]} if "times" in data else {}
    chosen = isinstance(what, dict) and "choose" in what
    paid: dict[str, Data] = {
        "pay": cost, "player": "its controller", **often, "otherwise": [{"counter": IT if chosen else what, **others}]
    }  # fmt: skip
    return [{"choose": what}, paid] if chosen else [paid]


def unless_paid(data: dict[str, Data]) -> list[Data] | None:
    """What is done to a target unless its controller pays: the target is chosen first, and that one's controller asked.

    None where nobody but the player of the ability is asked, or nothing is chosen.
    """
    done = data.get("otherwise")
    first = done[0] if isinstance(done, list) and done else None
    if data.get("player") not in ("its controller", "its owner") or not isinstance(first, dict):
        return None
    key = next((key for key, value in first.items() if _is_a_target(value)), None)
    if key is None or not isinstance(done, list):
        return None
    return [{"choose": first[key]}, {**data, "otherwise": [{**first, key: IT}, *done[1:]]}]


def _is_a_target(data: Data) -> bool:
    return isinstance(data, dict) and "choose" in data and data.get("target", True) is True


def _given_for_good(data: dict[str, Data], given: dict[str, Data]) -> Data:
    """What is gained without a word on how long: it is had from then on."""
    kept: Data = {key: value for key, value in given.items() if key != "for good"}
    others = {key: value for key, value in data.items() if key not in ("give", "for good")}
    return {"give": kept, **others, "for": "permanently"}


def both_chosen(data: dict[str, Data]) -> list[Data] | None:
    """ "A friendly unit and an enemy unit": one is chosen, and then the other."""
    what = data["choose"]
    both = what.get("both") if isinstance(what, dict) and set(what) == {"both"} else None
    if not isinstance(both, list) or not all(isinstance(one, dict) and "choose" in one for one in both):
        return None
    return [{**data, "choose": one} for one in both]
