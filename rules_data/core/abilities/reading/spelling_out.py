"""Instructions of texts that stand for others: an action with what follows, what is chosen first, damage to several."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard

from .choices import IT, both_chosen, countered, given, of_a_color, put_back, unless_paid
from .chosen_before import chosen_before
from .costs import paid_with_both
from .decks import in_turn, of_decks
from .keyword_actions import of_keyword_actions
from .known_tokens import known_token
from .libraries import of_libraries
from .named_effects import of_named_effects
from .phrases import Data
from .said import EITHER_CARD
from .unable import both_of_you, its_controller_does
from .whose import of_players


def spelled_out(data: Data) -> list[Data]:
    """An action that a player may take, with what follows if it was taken; and what else stands for several."""
    if not isinstance(data, dict):
        return [data]
    for tell in (of_players, of_libraries, of_decks, of_named_effects, of_keyword_actions):
        if (told := tell(data)) is not None:
            return told
    if (both := _both(data)) is not None:
        return both
    for keys, spell in _SPELLED_OUT:
        if all(key in data for key in keys) and (told := spell(data)) is not None:
            return told
    return [data]


def _where_x(data: dict[str, Data]) -> list[Data]:
    done = data.get("do")
    if not isinstance(done, list):
        return [data]
    known = [_with_x(_paid_one_by_one(one, data["where X"]), data["where X"]) for one in done]
    # What X is must not get lost: where it has no place in the data, the text is read but does not run.
    return [data] if known == done or _says_x(known) else [each for one in known for each in spelled_out(one)]


def _paid_one_by_one(data: Data, number: Data) -> Data:
    """A price of {X}, where X is a number that is counted: {1} so many times."""
    if not isinstance(data, dict) or data.get("unless paid") != {"X": 1} or "times" in data:
        return data
    return {**data, "unless paid": {"generic": 1}, "times": number}


def _exchanged(data: dict[str, Data]) -> list[Data]:
    """Of two things that change hands, the one and the other."""
    both = data["exchange control"]
    two = both["both"] if isinstance(both, dict) and set(both) == {"both"} else None
    if not isinstance(two, list) or len(two) != 2:
        return [data]
    return [{**data, "exchange control": two[0], "with": two[1]}]


_AND_EVERYONE = ("to each player and", "to everyone and")


def _dealt(data: dict[str, Data]) -> list[Data]:
    """Damage to players and to objects at once is dealt to each by an instruction of its own."""
    source = data.get("from")
    if isinstance(source, dict) and "choose" in source:
        return [{"choose": source}, {**data, "from": IT}]
    others = {key: value for key, value in data.items() if key not in ("to", *_AND_EVERYONE)}
    beside = next((data[key] for key in _AND_EVERYONE if key in data), None)
    if beside is not None:
        return _dealt_to({"type": "player"}, beside, others)
    to = data.get("to")
    everything = to.get("all") if isinstance(to, dict) and set(to) == {"all"} else None
    if _is_players(everything):
        dealt: dict[str, Data] = {**others, "player": _whose(everything)}
        return of_players(dealt) or [dealt]
    several = everything.get("any of") if isinstance(everything, dict) and set(everything) == {"any of"} else None
    players = [one for one in several if _is_players(one)] if isinstance(several, list) else []
    if not isinstance(several, list) or len(players) != 1:
        return [data]
    rest = [one for one in several if one not in players]
    return _dealt_to(players[0], rest[0] if len(rest) == 1 else {"any of": rest}, others)


def _dealt_to(players: Data, objects: Data, others: dict[str, Data]) -> list[Data]:
    return [{"at once": [{**others, "player": _whose(players)}, {**others, "to": {"all": objects}}]}]


def _whose(players: Data) -> Data:
    return players.get("controller", "any") if isinstance(players, dict) else "any"


def _is_players(data: Data | None) -> TypeGuard[dict[str, Data]]:
    return isinstance(data, dict) and data.get("type") == "player" and set(data) <= {"type", "controller"}


def _moved(data: dict[str, Data]) -> list[Data]:
    """Where no place is said, whoever moves something chooses where to."""
    return [data if "to" in data else {**data, "to": "choose"}]


def _named_token(data: dict[str, Data]) -> list[Data]:
    token = data["create token"]
    if isinstance(token, dict) and "named" in token and "subtypes" in token:
        named = {key: value for key, value in token.items() if key != "named"}
        return [{**data, "create token": {**named, "name": token["named"]}}]
    if not isinstance(token, dict) or set(token) != {"named"}:
        return [data]
    return [{**data, "create token": known_token(token["named"])}]


def _tapped_or_untapped(data: dict[str, Data]) -> list[Data]:
    """Which of the two is a choice of modes, made of what was chosen before."""
    either = data["tap or untap"]
    if not isinstance(either, dict) or "choose" not in either:
        return [data]
    modes: Data = [{"do": [{"tap": IT}]}, {"do": [{"untap": IT}]}]
    return [{"choose": either}, {"modes": modes, **{key: data[key] for key in data if key != "tap or untap"}}]


# How many of several options may be chosen: so many at least, and at most, where that is not as many as there are.
_CHOSEN_AMONG: dict[str, tuple[int, int | None]] = {
    "one or both": (1, 2), "one or two": (1, 2), "one or more": (1, None), "any number": (0, None),
    "up to one": (0, 1), "up to two": (0, 2),
}  # fmt: skip


_ON_BOTH = ("destroy", "exile", "tap", "untap", "return", "give", "put counter", "deal")


def _both(data: dict[str, Data]) -> list[Data] | None:
    """What is done to this and to that is done to both at once."""
    verb = next((verb for verb in _ON_BOTH if verb in data), "")
    key = next((key for key in (verb, "to", "on") if isinstance(data.get(key), dict) and "both" in data[key]), "")  # type: ignore[operator]
    told = data.get(key)
    each = told["both"] if isinstance(told, dict) and set(told) == {"both"} else None
    if not verb or not isinstance(each, list) or data.get("you may") is True:
        return None
    return [{"at once": [{**data, key: one} for one in each]}]


def _modes_counted(data: dict[str, Data]) -> list[Data] | None:
    """{modes: .., count: one or both}: so many at most, and at least so many."""
    modes, count = data["modes"], data["count"]
    if not isinstance(count, str) or count not in _CHOSEN_AMONG or not isinstance(modes, list):
        return None
    least, most = _CHOSEN_AMONG[count]
    return [{**data, "count": len(modes) if most is None else most, "at least": least}]


def _for_each(data: dict[str, Data]) -> list[Data]:
    """{give: {power: 1}, for each: FILTER}: so much times their number; {add: MANA, for each: ..}: as often."""
    counted = data["for each"]
    others = {key: value for key, value in data.items() if key != "for each"}
    if "add" in data:
        return [{"for each": counted, "do": [others]}]
    changes = data.get("give")
    if not isinstance(changes, dict) or not set(changes) <= {"power", "toughness"}:
        return [data]
    given: Data = {name: {"times": [number, {"count": counted}]} for name, number in changes.items() if number != 0}
    return [{**others, "give": given}]


def _optional(data: dict[str, Data]) -> list[Data]:
    first = data["optional"]
    done = first[0] if isinstance(first, list) and len(first) == 1 else None
    if not isinstance(done, dict) or "may play" in done:
        return [data]  # to be allowed to play something is not to have done so
    who = {"player": data["player"]} if "player" in data else {}
    if set(data) == {"optional", "if done"} and (both := paid_with_both(done)) is not None:
        return [{"pay": both, "to do": data["if done"]}]
    if "pay" in done and "if done" in data:
        return spelled_out({**done, **who, "to do": data["if done"]})
    if any(key in data for key in ("by one", "if none")) and str(data["player"]) not in ("an opponent", "any player"):
        return [data]
    if "if none" in data:
        return [*spelled_out({**done, **who, "you may": True}), {"if": {"not": {"done": True}}, "do": data["if none"]}]
    then: Data = {"when you do": data["when done"]} if "when done" in data else {
        "if": {"done": True}, "do": data.get("if done", [])
    }  # fmt: skip
    return [*spelled_out({**done, **who, "you may": True}), then]


def _with_x(data: Data, amount: Data) -> Data:
    """The data with the amount that X was said to be."""
    if isinstance(data, dict):
        if "where X" in data:
            return data
        return {key: _with_x(value, amount) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_x(one, amount) for one in data]
    if data == "-X":
        return {"times": [-1, amount]}
    return amount if data == "X" else data


def _says_x(data: Data) -> bool:
    """Whether X still stands somewhere, as in "up to X"."""
    if isinstance(data, dict):
        return any(_says_x(value) for value in data.values())
    if isinstance(data, list):
        return any(map(_says_x, data))
    return isinstance(data, str) and "X" in data.split()


_SHARP = "+1 power"


def _sharpened(data: dict[str, Data]) -> list[Data]:
    """What it is short for: a counter now, and at the beginning of the end phase all such counters come off again."""
    what = data["sharpen"]
    others = {key: value for key, value in data.items() if key != "sharpen"}
    if others:
        return [data]
    known: Data = what if isinstance(what, str) else IT
    off: Data = {"remove counter": _SHARP, "from": known, "count": {"counters": _SHARP, "of": known}}
    end: Data = {"event": "start of", "phase": "end"}
    return [{"put counter": _SHARP, "to": what}, {"later": {"when": end, "do": [off]}}]


def _prevented_both_ways(data: dict[str, Data]) -> list[Data]:
    """Damage dealt to something and by it: two preventions, of one and the same object."""
    what = data["from or to"]
    others = {key: value for key, value in data.items() if key != "from or to"}
    chosen: list[Data] = [{"choose": what}] if isinstance(what, dict) and "choose" in what else []
    known = IT if chosen else what
    return [*chosen, {**others, "to": known}, {**others, "from": known}]


def _evenly(data: dict[str, Data]) -> list[Data] | None:
    """Damage divided evenly among what is still there of the targets, whatever is left over being dealt to nobody."""
    among, name = data["among"], "struck"
    if not isinstance(among, dict) or set(data) != {"deal evenly", "among"}:
        return None
    struck: Data = {"count": {"linked": name, "type": among.get("type", "any target")}}
    each: Data = {"rounded down": [data["deal evenly"], struck]}
    return [{"choose": {**among, "as": name}}, {"deal": each, "to": {"that": name}, "from": "me"}]


def _repeated_for(data: dict[str, Data]) -> list[Data] | None:
    """{if: .., do: [{create token: ..}, {repeat for: NAMES}]}: the same once more with each of these names (8.5.27)."""
    done = data["do"]
    last = done[-1] if isinstance(done, list) and len(done) == 2 else None
    names = last.get("repeat for") if isinstance(last, dict) and set(last) == {"repeat for"} else None
    token = done[0].get("create token") if isinstance(done, list) and isinstance(done[0], dict) else None
    if not isinstance(names, list) or not isinstance(done, list):
        return None
    if not isinstance(token, dict) or set(token) != {"name"}:
        return None
    first: dict[str, Data] = {**data, "do": done[:-1]}
    return [first, *(_with_name(first, token["name"], name) for name in names)]


def _with_name(data: Data, old: Data, new: Data) -> Data:
    if isinstance(data, dict):
        return {key: _with_name(value, old, new) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_name(one, old, new) for one in data]
    return new if data == old else data


def _either(data: dict[str, Data]) -> list[Data] | None:
    """One of two things that are done to a card, which is spoken of afterwards whichever it was."""
    if data["either"] != ["discard", "destroy top"] or not set(data) <= {"either", "you may"}:
        return None
    top: Data = {"top": 1, "of": "you", "as": EITHER_CARD}
    ways: list[Data] = [{"discard": 1, "as": EITHER_CARD}, {"destroy": top}]
    others = {key: value for key, value in data.items() if key != "either"}
    return [{**others, "modes": [{"do": [way]} for way in ways], "count": 1}]


def _pile(which: str, zone: Data) -> Data:
    return {"put": {"that": f"{which} pile"}, "to": zone}


def _one_pile(data: dict[str, Data]) -> list[Data] | None:
    """One pile goes to one zone and the other to another, whichever is chosen."""
    chosen = "one pile and the other" in data
    zones = data["one pile and the other" if chosen else "that pile and the other"]
    if not isinstance(zones, list) or len(zones) != 2:
        return None
    moved = [_pile("chosen", zones[0]), _pile("other", zones[1])]
    return [{"choose pile": True}, *moved] if chosen else moved


def _destroyed_pile(data: dict[str, Data]) -> list[Data]:
    return [{"choose pile": True, "player": data["destroy the pile of"]}, {"destroy": {"that": "chosen pile"}}]


def _kept_tapped(data: dict[str, Data]) -> list[Data]:
    """What does not untap in its controller's untap step, for as long as something is so."""
    return [{"give": {"cannot": "untap in the untap step"}, "to": data["stays tapped"], "for": data["while"]}]


# What instructions with such keys stand for; None where they stand for themselves all the same.
_SPELLED_OUT: tuple[tuple[tuple[str, ...], Callable[[dict[str, Data]], list[Data] | None]], ...] = (
    (("later", "chosen before"), chosen_before),
    (("unless paid", "counter"), countered),
    (("pay", "otherwise"), unless_paid),
    (("put from hand", "ordered"), put_back),
    (("becomes color of choice",), of_a_color),
    (("give",), given),
    (("stays tapped", "while"), _kept_tapped),
    (("choose",), both_chosen),
    (("where X",), _where_x),
    (("exchange control",), _exchanged),
    (("prevent", "from or to"), _prevented_both_ways),
    (("sharpen",), _sharpened),
    (("deal evenly",), _evenly),
    (("one pile and the other",), _one_pile),
    (("that pile and the other",), _one_pile),
    (("destroy the pile of",), _destroyed_pile),
    (("both of you",), both_of_you),
    (("theirs",), its_controller_does),
    (("in turn",), in_turn),
    (("create token",), _named_token),
    (("move",), _moved),
    (("deal",), _dealt),
    (("modes", "count"), _modes_counted),
    (("tap or untap",), _tapped_or_untapped),
    (("for each",), _for_each),
    (("optional",), _optional),
    (("either",), _either),
    (("if", "do"), _repeated_for),
)
