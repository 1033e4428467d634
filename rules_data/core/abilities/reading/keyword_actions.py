"""Magic's keyword actions that are short for plain instructions (Comprehensive Rules 701), told as those."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .phrases import Data

IT = "it"
_MORE = "+1/+1"
_ARMY: dict[str, Data] = {"subtype": "Army", "type": "creature", "controller": "you"}


def of_keyword_actions(data: Data) -> list[Data] | None:
    """The instructions that a keyword action stands for; None for any other instruction, or one that says more."""
    if not isinstance(data, dict):
        return None
    word = next((word for word in _TOLD if word in data), None)
    if word is None or set(data) - {word, "you may"}:
        return None
    found = _TOLD[word](data[word])
    return [{"you may": found}] if found is not None and data.get("you may") is True else found


def _counters(number: Data, on: Data) -> dict[str, Data]:
    return {"put counter": _MORE, "on": on, **({} if number == 1 else {"count": number})}


def _adapt(number: Data) -> list[Data] | None:
    """Without such counters on it, it gets some (701.43a)."""
    return [{"if": {"counters": _MORE, "of": "me", "exactly": 0}, "do": [_counters(number, "me")]}]


def _monstrosity(number: Data) -> list[Data] | None:
    """It becomes monstrous once, and gets counters as it does (701.31a)."""
    fresh: Data = {"not": {"this": "me", "is": {"is": ["monstrous"]}}}
    return [{"if": fresh, "do": [_counters(number, "me"), {"designate": "me", "monstrous": True}]}]


def _support(number: Data) -> list[Data] | None:
    """A counter on each of up to so many other target creatures (701.35a)."""
    return [_counters(1, {"choose": f"up to {number}", "type": "creature", "other": True})]


def _amass(said: Data) -> list[Data] | None:
    """Whoever has no Army makes one; then one of theirs gets counters, and is of that kind as well (701.44a)."""
    number, kind = (said["number"], str(said["of"])) if isinstance(said, dict) else (said, "Zombie")
    made: Data = {
        "name": f"{kind} Army", "types": ["creature"], "subtypes": [kind, "Army"], "power": 0, "toughness": 0,
        "colors": ["black"],
    }  # fmt: skip
    chosen: Data = {"choose": 1, **_ARMY, "target": False}
    becomes: Data = {"give": {"subtype": kind}, "to": IT, "for": "permanently"}
    return [{"if": {"count": _ARMY, "exactly": 0}, "do": [{"create token": made}]}, _counters(number, chosen), becomes]


def _acting(what: Data) -> tuple[list[Data], Data]:
    """What has to be chosen first, and who then acts."""
    return ([{"choose": what}], IT) if isinstance(what, dict) and "choose" in what else ([], what)


def _doubled(said: Data) -> list[Data] | None:
    """As many counters of the kind as there are: {double counters: {counter: .., on: ..}}."""
    if not isinstance(said, dict):
        return None
    first, what = _acting(said["on"])
    if isinstance(what, dict):
        return [{"for each": what["all"], "do": [_as_many(said["counter"], IT)]}] if set(what) == {"all"} else None
    return [*first, _as_many(said["counter"], what)]


def _as_many(counter: Data, on: Data) -> dict[str, Data]:
    return {"put counter": counter, "on": on, "count": {"counters": counter, "of": on}}


def _detain(what: Data) -> list[Data] | None:
    """Until your next turn it can't attack or block, and its abilities can't be activated (701.29a)."""
    unable: list[Data] = ["attack", "block", "be activated"]
    return [{"give": {"cannot": unable}, "to": what, "for": "until your next turn"}]


def _manifest_dread(what: Data) -> list[Data] | None:
    """Of the two cards on top of the library one is manifested, and the other goes to the graveyard."""
    if what != "dread":
        return None
    left: dict[str, Data] = {"linked": "dread", "zone": "library"}
    return [
        {"choose": {"top": 2, "as": "dread"}},
        {"manifest": {"choose": 1, **left, "target": False}},
        # What is spoken of behind this is the creature.
        {"at once": [{"put": {"all": left}, "to": "graveyard"}]},
    ]


_TOLD: Mapping[str, Callable[[Data], list[Data] | None]] = {
    "adapt": _adapt,
    "monstrosity": _monstrosity,
    "support": _support,
    "detain": _detain,
    "amass": _amass,
    "double counters": _doubled,
    "manifest": _manifest_dread,
}
