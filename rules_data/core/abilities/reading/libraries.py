"""What texts say of libraries, in the words of example files: searching, looking at the top cards, where each goes.

A text speaks of "one of them" and "the rest"; in an example file the cards that were looked at have a name, and what is
still in the library of them is the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules_data.core.abilities.digits import whole_number

from .mentioning import mentions
from .phrases import Data

IT = "it"
SEEN = "those that were looked at"
_LOOKS = {"look at top": "choose", "reveal top": "reveal", "exile top": "exile"}
_PLAYERS = ("that player", "opponent", "its controller", "its owner")


def of_libraries(data: Data) -> list[Data] | None:
    """The instructions that one about a library stands for; None where it is about something else, or not told so."""
    if not isinstance(data, dict):
        return None
    word = next((word for word in _TOLD if word in data), None)
    if word is None or not set(data) <= {word, *_KEYS.get(word, data)}:
        return None
    return _TOLD[word](data)


def _put_back(data: dict[str, Data]) -> list[Data] | None:
    return [{"put": IT, "to": "library", "in any order": True}] if data["put back"] == IT else None


def _shuffled_into(data: dict[str, Data]) -> list[Data] | None:
    """{shuffle into library: OBJECTS}: they are put there, and then the library is shuffled, by whoever owns it."""
    more = {key: value for key, value in data.items() if key not in ("shuffle into library", "whose")}
    what = data["shuffle into library"]
    if data.get("whose") == "you":
        return [{"put": what, "to": "library", **more}, {"shuffle": True}]
    one = what in ("me", IT) or (isinstance(what, dict) and what.get("choose") == 1)
    if not one or more or "whose" in data:
        return None
    return [{"put": what, "to": "library"}, {"shuffle": True, "player": "my owner" if what == "me" else "its owner"}]


def _piles_shuffled_in(data: dict[str, Data]) -> list[Data] | None:
    """{shuffle in: [hand, graveyard], player: ..}: all cards there go into their owner's library, which is shuffled."""
    if isinstance(data["shuffle in"], dict):
        return None  # objects, and not zones
    who = data.get("player", "you")
    first: list[Data] = []
    if isinstance(who, dict) and set(who) <= {"choose", "controller"}:
        first = [{"choose": {"type": "player", **who}}]
        who = "that player"
    if not isinstance(who, str):
        return None
    owner: dict[str, Data] = {} if who == "any" else {"owner": who}
    return [
        *first,
        {"put": {"all": {"zone": data["shuffle in"], **owner}}, "to": "library"},
        {"shuffle": True, **({} if who == "you" else {"player": who})},
    ]


def _looked_at(data: dict[str, Data]) -> list[Data] | None:
    """{look at top: 3, of: you}: the cards are chosen, so that they have a name."""
    word, verb = next((word, verb) for word, verb in _LOOKS.items() if word in data)
    whose, others = data.get("of"), {key: value for key, value in data.items() if key not in (word, "of")}
    top: dict[str, Data] = {"top": data[word]}
    if isinstance(whose, str) and whose in _PLAYERS:
        top["of"] = whose
    elif isinstance(whose, dict) and whose.get("choose") == 1 and set(whose) <= {"choose", "controller"}:
        chosen: dict[str, Data] = {"type": "player", **whose}
        return [{"choose": chosen}, {verb: {**top, "of": "that player"}, **others}]
    elif whose != "you":
        return None
    return [{verb: top, **others}]


def _searched(data: dict[str, Data]) -> list[Data] | None:
    """One's own library is searched, and what is found goes where the text says."""
    sought = data.get("for")
    who: dict[str, Data] = {"player": data["player"]} if "player" in data else {}
    if not isinstance(sought, dict) or data["search"] != ("that player" if who else "you"):
        return None
    cards = {key: value for key, value in sought.items() if key != "count"}
    count = sought.get("count", 1)
    most = count.removeprefix("up to ") if isinstance(count, str) and count.startswith("up to ") else None
    many: dict[str, Data] = {} if count == 1 else {"count": count} if most is None else {"up to": _number(most)}
    found: dict[str, Data] = {"search": cards, **many, **who}
    # A target is chosen once: behind the search it is that player who does the rest.
    then = _with_what_is_found(data, {"player": "that player"} if isinstance(who.get("player"), dict) else who)
    if data.get("you may") is not True:
        return [found, *then]
    if then and not who and "shuffled" not in data and "on top" not in data:
        return [{"you may": [found, *then]}]  # "if you do" behind it asks whether the library was searched
    wanted: dict[str, Data] = {**found, "you may": True}
    return [wanted, {"if": {"done": True}, "do": then}] if then else [wanted]


def _with_what_is_found(data: dict[str, Data], who: dict[str, Data]) -> list[Data]:
    then: list[Data] = []
    if "reveal" in data:
        then.append({"reveal": IT})
    if "one" in data and "other" in data:
        one: Data = {"choose": 1, "linked": SEEN, "zone": "library", "target": False}
        rest: Data = {"all": {"linked": SEEN, "zone": "library"}}
        then += [_placed(one, data["one"]), _placed(rest, data["other"])]
    if "into hand" in data:
        then.append({"put": IT, "to": "hand"})
    if "into graveyard" in data:
        then.append({"put": IT, "to": "graveyard"})
    if "onto battlefield" in data:
        tapped: dict[str, Data] = {"tapped": True} if data["onto battlefield"] == "tapped" else {}
        under: dict[str, Data] = {"under": "its owner"} if who else {}
        then.append({"put": IT, "to": "battlefield", **tapped, **under})
    if "on top" in data:
        then += [{"shuffle": True, **who}, {"put": IT, "to": "library"}]
    if data.get("shuffled") is True:
        then.append({"shuffle": True, **who})
    return then


def _placed(what: Data, where: Data) -> Data:
    """{put: .., to: battlefield, tapped: true}, where the place is told in words."""
    zone, _, tapped = str(where).partition(" ")
    return {"put": what, "to": zone, **({"tapped": True} if tapped else {})}


def _shuffled(data: dict[str, Data]) -> list[Data] | None:
    if data["shuffle"] in (True, "you") or "player" in data:
        return [{**data, "shuffle": True}]
    if data["shuffle"] == "their":
        return [{**data, "shuffle": True, "player": "that player"}]
    return None


def _kept(data: dict[str, Data]) -> list[Data] | None:
    """{keep: 1, to: hand, rest: bottom}: some of the cards that were looked at go there, the others elsewhere."""
    asked: Data = data.get("cards", {})
    if not isinstance(asked, dict) or asked.get("choose") == "any number":
        return None
    kept: dict[str, Data] = {"choose": data["keep"], **asked, "linked": SEEN, "zone": "library", "target": False}
    may: dict[str, Data] = {"you may": True} if data.get("you may") is True else {}
    shown: list[Data] = []
    if data.get("reveal") is True:
        shown = [{"choose": kept, **may}, {"if": {"done": True}, "do": [{"reveal": IT}, _into(IT, data)]}]
    else:
        shown = [{**_into(kept, data), **may}]
    return [*shown, _rest(data["rest"], data.get("ordered") is True)] if "rest" in data else shown


def _into(what: Data, data: dict[str, Data]) -> dict[str, Data]:
    how: dict[str, Data] = {key: data[key] for key in ("tapped", "under") if key in data}
    return {"put": what, "to": data["to"], **how}


def _rest(where: Data, ordered: bool) -> Data:
    """What is left of the cards that were looked at."""
    rest: dict[str, Data] = {"put": {"all": {"linked": SEEN, "zone": "library"}}}
    order: dict[str, Data] = {"in any order": True} if ordered else {}
    if where == "bottom":
        return {**rest, "to": "library", "on the bottom": True, **order}
    if where == "top":
        return {**rest, "to": "library", **order}
    return {**rest, "to": where}


def _turned_up(data: dict[str, Data]) -> list[Data]:
    """{turn up: FILTER, to: hand, rest: bottom}: the first card from the top that fits goes there, the others away."""
    revealed: Data = {"reveal until": data["turn up"], "as": "turned up", "the rest as": "turned up before"}
    rest: dict[str, Data] = {"put": {"that": "turned up before"}, "to": data["rest"]}
    if data["rest"] in ("bottom", "top"):
        below: dict[str, Data] = {"on the bottom": True} if data["rest"] == "bottom" else {}
        order: dict[str, Data] = {"in any order": True} if data.get("ordered") is True else {}
        rest = {**rest, "to": "library", **below, **order}
    return [revealed, {"put": {"that": "turned up"}, "to": data["to"]}, rest]


MILLED = "milled"


def _kept_of_the_milled(data: dict[str, Data]) -> list[Data]:
    """{keep milled: FILTER, to: hand}: one of the cards that have just been milled goes there from the graveyard."""
    asked = data["keep milled"] if isinstance(data["keep milled"], dict) else {}
    one: Data = {"choose": 1, **asked, "linked": MILLED, "zone": "graveyard", "target": False}
    may: dict[str, Data] = {"you may": True} if data.get("you may") is True else {}
    return [{"put": one, "to": data["to"], **may}]


def _with_a_name_for_the_milled(done: list[Data]) -> list[Data]:
    """The instructions with a name for the cards that one of them mills, where a later one speaks of them."""
    speaks = [isinstance(one, dict) and mentions(one, MILLED) for one in done]
    return [
        {**one, "as": MILLED} if isinstance(one, dict) and "mill" in one and any(speaks[place + 1 :]) else one
        for place, one in enumerate(done)
    ]


# Where the cards lie that are taken from the top, by what is done with them; elsewhere they stay in the library.
_TAKEN_TO: Mapping[str, Data] = {"exile": "exile"}


def with_where_they_lie(done: list[Data]) -> list[Data]:
    """The instructions with cards among those that were taken from the top looked for where they have been put."""
    done = _with_a_name_for_the_milled(done)
    for place, one in enumerate(done):
        verb = next((verb for verb in _TAKEN_TO if isinstance(one, dict) and verb in one), None)
        top = one[verb] if verb is not None and isinstance(one, dict) else None
        if verb is not None and isinstance(top, dict) and "top" in top and "as" in top:
            done = [*done[: place + 1], *(_lying(each, top["as"], _TAKEN_TO[verb]) for each in done[place + 1 :])]
    return done


def _lying(data: Data, name: Data, zone: Data) -> Data:
    """The data with those of the cards of this name that are still in the library looked for in another zone."""
    if isinstance(data, list):
        return [_lying(one, name, zone) for one in data]
    if not isinstance(data, dict):
        return data
    found = {key: _lying(value, name, zone) for key, value in data.items()}
    return {**found, "zone": zone} if found.get("linked") == name and found.get("zone") == "library" else found


def _number(text: str) -> Data:
    number = whole_number(text)
    return text if number is None else number


_TOLD: Mapping[str, Callable[[dict[str, Data]], list[Data] | None]] = {
    **dict.fromkeys(_LOOKS, _looked_at),
    "search": _searched,
    "shuffle": _shuffled,
    "keep": _kept,
    "put rest": lambda data: [_rest(data["rest"], data.get("ordered") is True)],
    "put back": _put_back,
    "turn up": _turned_up,
    "keep milled": _kept_of_the_milled,
    "shuffle into library": _shuffled_into,
    "shuffle in": _piles_shuffled_in,
}
# What is said beside each of these; where more is said it would be lost, so the text is left as it is.
_KEYS: Mapping[str, tuple[str, ...]] = {
    "search": (
        "for", "player", "you may", "reveal", "into hand", "into graveyard", "onto battlefield", "on top", "shuffled",
        "whose", "which", "theirs", "one", "other",
    ),
    "keep": ("cards", "you may", "reveal", "to", "tapped", "rest", "ordered", "said", "other", "under"),
    "put rest": ("rest", "ordered"),
    "put back": (),
    "turn up": ("to", "rest", "ordered"),
    "keep milled": ("to", "you may"),
    "shuffle in": ("player", "whose", "theirs"),
}  # fmt: skip
