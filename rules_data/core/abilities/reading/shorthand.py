"""Shorthand of texts, spelled out: what sharpening stands for, an action with what follows, costs that are less."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeGuard

from .choices import of_choices
from .circumstances import in_files_words
from .costs import DISCARDED
from .decks import in_turn, of_decks
from .known_tokens import known_token
from .libraries import of_libraries
from .named_effects import LABELS, of_named_effects
from .phrases import Data

IT = "it"
EVENT = "it, of the event"  # what a replaced event happens to, whatever has been spoken of before
# Said by the words alone: any card at all, and an "if" where another text has "when" or "while".
_SAID_SO = ("card", "if worded", "worded", "told apart", "self", "in words")
_GO_AGAIN: Data = {"give": {"keyword": "go again"}, "to": "me"}


def without_what_is_said_so(data: Data) -> Data:
    """The data without what only the words tell; what the next object gets lasts as long as it is waited for."""
    if isinstance(data, list):
        return [without_what_is_said_so(one) for one in data]
    if not isinstance(data, dict):
        return data
    found = {key: without_what_is_said_so(value) for key, value in data.items() if key not in _SAID_SO}
    to = found.get("to")
    if found.get("not yours") is True and found.get("controller") == "opponent":
        del found["not yours"], found["controller"]
        others = found.get("none of")
        found["none of"] = [*(others if isinstance(others, list) else ()), {"controller": "you"}]
    if isinstance(several := found.get("any of"), list):
        found["any of"] = _of_those_players(several)
    if set(found) == {"twice"}:
        return {"times": [2, found["twice"]]}
    if set(found) == {"half", "rounded"}:
        return {f"rounded {found['rounded']}": [found["half"], 2]}
    if set(found) == {"each of"}:
        return found["each of"]
    if found.pop("colorless", None) is True:
        found["not color"] = ["white", "blue", "black", "red", "green"]
    if "give" in found and isinstance(to, dict) and "next" in to and set(to) <= {"next", "played"}:
        found = {**found, "to": {"next": _played(to["next"]) if "played" in to else to["next"]}}
        found.setdefault("for", f"this {to['played']}" if isinstance(to.get("played"), str) else "this turn")
    return in_files_words(found)


def _of_those_players(filters: list[Data]) -> list[Data]:
    """ "Each opponent and each creature they control": they are the players of whom the list speaks first."""
    first = filters[0]
    if not isinstance(first, dict) or first.get("type") != "player" or "controller" not in first:
        return filters
    players = first["controller"]
    return [
        {**one, "controller": players} if isinstance(one, dict) and one.get("controller") == "that player" else one
        for one in filters
    ]


def _played(noun: Data) -> Data:
    """The next attack that is played, and not just made: only cards are, so a noun with a type need not say it."""
    if not isinstance(noun, dict) or "type" in noun:
        return noun
    states = noun.get("is", [])
    return {**noun, "is": [*(states if isinstance(states, list) else [states]), "played"]}


def keyword(data: Data) -> Data:
    """A keyword with a cost of generic mana alone has it as its number."""
    if not isinstance(data, dict):
        return data
    return {
        word: cost["generic"] if isinstance(cost, dict) and list(cost) == ["generic"] else cost
        for word, cost in data.items()
    }


def keywords_and_abilities(keywords: list[Data], beside: Data | None) -> dict[str, Data]:
    """Keywords as example files have them: one whose cost is more than generic mana is the abilities it stands for.

    `beside` are abilities that the same line has.
    """
    kept: list[Data] = []
    abilities: list[Data] = list(beside) if isinstance(beside, list) else []
    for one in keywords:
        [(word, cost)] = one.items() if isinstance(one, dict) and len(one) == 1 else [("", "")]
        spell = _ABILITIES_OF.get(word)
        if isinstance(one, str) and one in LABELS and abilities:
            continue
        if spell is None or not isinstance(cost, dict):
            kept.append(one)
        else:
            abilities += spell(cost)
    return {"keywords": kept, "abilities": abilities} if abilities else {"keywords": kept}


_ABILITIES_OF: Mapping[str, Callable[[dict[str, Data]], list[Data]]] = {
    "cycling": lambda cost: [
        {"use": {**cost, "do": [DISCARDED]}, "do": [{"draw": 1}], "works in": ["hand"], "name": "cycling"}
    ],
    "evoke": lambda cost: [
        {"passive": {"alternative cost": cost, "name": "evoke"}, "affects": "me"},
        {"when": {"event": "enters", "object": "me"}, "if": {"paid": "evoke"}, "do": [{"sacrifice": "me"}]},
    ],
}


def spelled_out(data: Data) -> list[Data]:
    """An action that a player may take, with what follows if it was taken; and what else stands for several."""
    if not isinstance(data, dict):
        return [data]
    if (told := of_libraries(data) or of_choices(data) or of_decks(data) or of_named_effects(data)) is not None:
        return told
    spell = next((spell for word, spell in _SPELLED_OUT.items() if word in data), None)
    return [data] if spell is None else spell(data)


def _where_x(data: dict[str, Data]) -> list[Data]:
    done = data.get("do")
    if not isinstance(done, list):
        return [data]
    known = [_with_x(one, data["where X"]) for one in done]
    # What X is must not get lost: where it has no place in the data, the text is read but does not run.
    return [data] if known == done or _says_x(known) else [each for one in known for each in spelled_out(one)]


_AND_EVERYONE = ("to each player and", "to everyone and")


def _dealt(data: dict[str, Data]) -> list[Data]:
    """Damage to players and to objects at once is dealt to each by an instruction of its own."""
    others = {key: value for key, value in data.items() if key not in ("to", *_AND_EVERYONE)}
    beside = next((data[key] for key in _AND_EVERYONE if key in data), None)
    if beside is not None:
        return _dealt_to({"type": "player"}, beside, others)
    to = data.get("to")
    everything = to.get("all") if isinstance(to, dict) and set(to) == {"all"} else None
    if _is_players(everything):
        return [{**others, "player": _whose(everything)}]
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
    if not isinstance(token, dict) or set(token) != {"named"}:
        return [data]
    return [{**data, "create token": known_token(token["named"])}]


def _investigated(data: dict[str, Data]) -> list[Data]:
    return [{"create token": known_token("Clue"), **{key: data[key] for key in data if key != "investigate"}}]


def _tapped_or_untapped(data: dict[str, Data]) -> list[Data]:
    """Which of the two is a choice of modes, made of what was chosen before."""
    either = data["tap or untap"]
    if not isinstance(either, dict) or "choose" not in either:
        return [data]
    modes: Data = [{"do": [{"tap": IT}]}, {"do": [{"untap": IT}]}]
    return [{"choose": either}, {"modes": modes, **{key: data[key] for key in data if key != "tap or untap"}}]


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
    if not isinstance(done, dict):
        return [data]
    who = {"player": data["player"]} if "player" in data else {}
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


_SPELLED_OUT: Mapping[str, Callable[[dict[str, Data]], list[Data]]] = {
    "where X": _where_x,
    "sharpen": _sharpened,
    "in turn": in_turn,
    "create token": _named_token,
    "move": _moved,
    "deal": _dealt,
    "investigate": _investigated,
    "tap or untap": _tapped_or_untapped,
    "for each": _for_each,
    "optional": _optional,
}


def at_ordinal(data: dict[str, Data]) -> dict[str, Data]:
    """`your second spell each turn`: which time is the ability's, not the event's."""
    when = data.get("when")
    if not isinstance(when, dict) or "nth" not in when:
        return data
    event = {key: value for key, value in when.items() if key not in ("nth", "each")}
    found = {**data, "when": event, "ordinal": when["nth"], "per": "turn"}
    if when.get("player") != "you":
        found["for each player"] = True
    return found


_SHORTHAND: Mapping[str, Callable[[Data], dict[str, Data]]] = {
    "cost less": lambda mana: {"cost": _times(mana, -1)},
    "cost more": lambda mana: {"cost": mana},
    "stays tapped": lambda whose: {"cannot": "untap in the untap step"},
}


def _times(mana: Data, factor: int) -> Data:
    if not isinstance(mana, dict):
        return mana
    return {name: _multiplied(number, factor) for name, number in mana.items()}


def _multiplied(number: Data, factor: int) -> Data:
    if isinstance(number, int):
        return number * factor
    return number if factor == 1 else {"times": [factor, number]}


def _for_each_of(changes: dict[str, Data]) -> dict[str, Data]:
    """So much for each of something: so many times their number, where all of it are numbers."""
    counted: Data = {"count": changes["for each"]}
    others = {key: value for key, value in changes.items() if key != "for each"}
    numbers = [number for one in others.values() for number in (one.values() if isinstance(one, dict) else [one])]
    if "minimum" in others or not all(type(number) is int for number in numbers):
        return changes
    return {key: _by(counted, value) for key, value in others.items()}


def _by(counted: Data, value: Data) -> Data:
    if isinstance(value, dict):
        return {name: _by(counted, number) for name, number in value.items()}
    return counted if value == 1 else {"times": [value, counted]}


def with_shorthand(data: dict[str, Data]) -> Data:
    """A statement with its changes as example files have them."""
    passive = data.get("passive")
    if not isinstance(passive, dict):
        return _with_go_again(data)
    changes: dict[str, Data] = {}
    for key, value in passive.items():
        changes.update(_SHORTHAND[key](value) if key in _SHORTHAND else {key: value})
    return {**data, "passive": _for_each_of(changes) if "for each" in changes else changes}


def _with_go_again(data: dict[str, Data]) -> Data:
    """An activated ability that ends on go again has it itself, and gives it to no object."""
    done, words = data.get("do"), data.get("keywords")
    if "use" not in data or not isinstance(done, list) or not done or done[-1] != _GO_AGAIN:
        return data
    return {**data, "keywords": [*(words if isinstance(words, list) else []), "go again"], "do": done[:-1]}
