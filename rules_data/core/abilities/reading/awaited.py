"""What Flesh and Blood's texts say of what is awaited, and of what costs or does more or less for a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .phrases import Data

IT, THIS_TURN = "it", "this turn"


def _cheaper(data: dict[str, Data]) -> list[Data] | None:
    """The next of some objects costs less: an effect on what it costs, which waits for it and is over then (6.2.4)."""
    given, to = data["give"], data.get("to")
    if not isinstance(given, dict) or not isinstance(to, dict) or data.get("for") != THIS_TURN:
        return None
    price = given.get("cost") if set(given) == {"cost", "less"} else given.get("cost less to activate")
    awaited = to.get("next")
    more = (set(data) - {"give", "to", "for"}) | (set(to) - {"next", "count"})
    if more or len(given) > 2 or not isinstance(price, dict) or not isinstance(awaited, dict):
        return None
    if "cost" not in given and "attack" not in _listed(awaited.get("is")):
        return None
    less = _less(price)
    if less is not None and "count" in to:
        return [{"give": {"cost": less}, "to": to, "for": THIS_TURN}]
    return [{"later": {"passive": {"cost": less}, "affects": awaited}, "for": "next time"}] if less else None


def _cheaper_itself(data: dict[str, Data]) -> list[Data] | None:
    """What has been chosen costs less to play this turn: an effect that waits, as nothing is paid for what is there."""
    given = data["give"]
    if not isinstance(given, dict) or not set(data) <= {"give", "to", "for"} or data.get("to") != IT:
        return None
    price = given.get("cost")
    less = _less(price) if set(given) == {"cost", "less"} else price if set(given) == {"cost"} else None
    if less is None or data.get("for", THIS_TURN) != THIS_TURN:
        return None
    return [{"later": {"passive": {"cost": less}, "affects": IT}, "for": THIS_TURN}]


def _less(price: Data | None) -> dict[str, Data] | None:
    """So much less of each part of a price; None where a part of it is no number, of which nothing can be taken off."""
    parts = price.items() if isinstance(price, dict) else ()
    less: dict[str, Data] = {name: -number for name, number in parts if isinstance(number, int)}
    return less if less and len(less) == len(parts) else None


def _more_arcane(data: dict[str, Data]) -> list[Data] | None:
    """The next of some cards deals so much more arcane damage than it would."""
    given, to = data["give"], data.get("to")
    if not isinstance(given, dict) or set(given) != {"more arcane"} or not isinstance(to, dict) or "next" not in to:
        return None
    pattern: Data = {"event": "takes damage", "by": "me", "category": "arcane"}
    more: Data = {"replace": pattern, "keeps": True, "amount": {"sum": ["that much", given["more arcane"]]}}
    return [{**data, "give": {"ability": more}}]


def _by_each(data: dict[str, Data]) -> list[Data] | None:
    """{give: {power: 1}, to: .., for each: FILTER}: so much as often as there are some, as one number."""
    given, counted = data["give"], data.get("for each")
    if not isinstance(given, dict) or not isinstance(counted, dict) or not set(given) <= {"power", "defense"}:
        return None
    others = {key: value for key, value in data.items() if key not in ("give", "for each")}
    much: Data = {name: _so_often(number, counted) for name, number in given.items()}
    return [{"give": much, **others}]


def _so_often(number: Data, counted: Data) -> Data:
    if isinstance(counted, dict) and "happened" in counted:  # so often as it has been done this way
        return counted if number == 1 else {"times": [number, counted]}
    return {"count": counted} if number == 1 else {"times": [number, {"count": counted}]}


def _cheaper_for_you(data: dict[str, Data]) -> list[Data] | None:
    """What one plays oneself costs less for so long, whatever lies where it is played from."""
    price, noun = _less(data["cost you less"]), data["of"]
    if price is None or not isinstance(noun, dict) or set(data) != {"cost you less", "of", "for"}:
        return None
    affected: Data = {"all": {**noun, "zone": "stack", "controller": "you"}}
    return [{"later": {"passive": {"cost": price}, "affects": affected}, "for": data["for"]}]


def _kept_from_playing(data: dict[str, Data]) -> list[Data] | None:
    """What a player cannot play for so long: cards of theirs that cannot be played, wherever they may be by then."""
    noun = data["they cannot play"]
    if not isinstance(noun, dict) or set(data) != {"they cannot play", "for"}:
        return None
    cards: Data = {"all": {"zone": "anywhere", **noun, "owner": "that player"}}
    return [{"later": {"passive": {"cannot": "be played"}, "affects": cards}, "for": data["for"]}]


def _their_next(data: dict[str, Data]) -> list[Data] | None:
    """The first of some objects during the next turn of a player who has been spoken of."""
    noun = data["their next"]
    changes: Data | None = {"cost": data["costs more"]} if "costs more" in data else data.get("give")
    if not isinstance(noun, dict) or len(data) != 2 or changes is None:
        return None
    awaited: Data = {"next": {**noun, "controller": "that player"}}
    return [{"give": changes, "to": awaited, "for": {"during the next turn of": "that player"}}]


def _listed(data: Data | None) -> list[Data]:
    return data if isinstance(data, list) else [data] if data is not None else []


_GIVEN = (_cheaper, _cheaper_itself, _more_arcane, _by_each)
OF_WHAT_IS_AWAITED: Mapping[str, Callable[[dict[str, Data]], list[Data] | None]] = {
    "cost you less": _cheaper_for_you,
    "they cannot play": _kept_from_playing,
    "their next": _their_next,
    "give": lambda data: next((told for way in _GIVEN if (told := way(data)) is not None), None),
}
