"""Shorthand of texts, spelled out: what only the words tell, keywords with costs, costs that are less."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .circumstances import in_files_words
from .costs import DISCARDED
from .linked import of_the_exiled
from .named_effects import LABELS
from .phrases import Data

IT = "it"
EVENT = "it, of the event"  # what a replaced event happens to, whatever has been spoken of before
# Said by the words alone: any card at all, and an "if" where another text has "when" or "while".
_SAID_SO = ("additional", "card", "if worded", "worded", "told apart", "self", "in words")
_GO_AGAIN: Data = {"give": {"keyword": "go again"}, "to": "me"}


def without_what_is_said_so(data: Data) -> Data:
    """The data without what only the words tell; what the next object gets lasts as long as it is waited for."""
    if isinstance(data, list):
        return [without_what_is_said_so(one) for one in data]
    if not isinstance(data, dict):
        return {"times": [-1, "X"]} if data == "-X" else data
    # Where nothing says which cards are chosen from, that they are cards is left as it is told.
    only_cards = "choose" in data and set(data) <= {"choose", "target", "card"}
    silent = [key for key in _SAID_SO if not (only_cards and key == "card")]
    found = {key: without_what_is_said_so(value) for key, value in data.items() if key not in silent}
    to = found.get("to")
    if found.get("not yours") is True and found.get("controller") == "opponent":
        del found["not yours"], found["controller"]
        others = found.get("none of")
        found["none of"] = [*(others if isinstance(others, list) else ()), {"controller": "you"}]
    if isinstance(several := found.get("any of"), list):
        found["any of"] = _of_those_players(several)
    found = _with_what_it_is(found)
    if set(found) == {"twice"}:
        return {"times": [2, found["twice"]]}
    if set(found) == {"half", "rounded"}:
        return {f"rounded {found['rounded']}": [found["half"], 2]}
    if set(found) == {"each of"}:
        return found["each of"]
    if found.get("colorless") is True:  # and not an amount of colorless mana
        del found["colorless"]
        found["not color"] = ["white", "blue", "black", "red", "green"]
    found = _given_for_each(found)
    if "give" in found and isinstance(to, dict) and "next" in to and set(to) <= {"next", "played", "within", "count"}:
        awaited = {"next": _played(to["next"]) if "played" in to else to["next"]}
        found = {**found, "to": {**awaited, **({"count": to["count"]} if "count" in to else {})}}
        found.setdefault("for", _awaited_within(to.get("within", to.get("played"))))
    return in_files_words(of_the_exiled(found))


def _given_for_each(data: dict[str, Data]) -> dict[str, Data]:
    """ "+1 Might this turn for each of them": so much as often as there are some, as one number."""
    given, each = data.get("give"), data.get("for each")
    much = given.get("might") if isinstance(given, dict) and set(given) == {"might"} else None
    if each is None or not isinstance(much, int):
        return data
    others = {key: value for key, value in data.items() if key not in ("give", "for each")}
    return {"give": {"might": {"times": [much, {"count": each}]}}, **others}


def _awaited_within(within: Data | None) -> Data:
    """For how long the next of some objects is waited for: this turn, where nothing else is said."""
    if within == "your next turn":
        return {"during the next turn of": "you"}
    return f"this {within}" if isinstance(within, str) else "this turn"


def _with_what_it_is(data: dict[str, Data]) -> dict[str, Data]:
    """A filter with what stands behind its noun, and what is said shortly of both numbers of a creature, or of you.

    Where both say something of the same, what stands behind is a filter of its own.
    """
    if data.get("source") is True:  # whatever deals damage, or has an effect, is a source
        return _with_what_it_is({key: value for key, value in data.items() if key != "source"})
    if data == {"you": True}:
        return {"all": {"type": "player", "controller": "you"}}
    if data.get("not me") is True and "other" not in data:
        data = {"other" if key == "not me" else key: value for key, value in data.items()}
    if "each of both" in data:
        much = data["each of both"]
        data = {"power": much, "toughness": much, **{key: data[key] for key in data if key != "each of both"}}
    which = data.get("which")
    if not isinstance(which, dict):
        return data
    found = {key: value for key, value in data.items() if key != "which"}
    if not set(found) & set(which):
        return {**found, **which}
    others = found.get("all of", [])
    return {**found, "all of": [*(others if isinstance(others, list) else []), which]}


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
        if word == "protection":
            for quality in cost if isinstance(cost, list) else [cost]:
                told: Data = {"passive": {"protection from": quality}, "affects": "me"}
                (abilities if isinstance(quality, dict) else kept).append(
                    told if isinstance(quality, dict) else f"protection from {quality}"
                )
            continue
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
    "activation cost less": lambda mana: {"activation cost": _times(mana, -1)},
    "activation cost more": lambda mana: {"activation cost": mana},
    "options cost more": lambda mana: {"optional additional costs": mana},
    "options cost less": lambda mana: {"optional additional costs": _less(mana)},
    "fewer points to win": lambda number: {"victory score": _multiplied(number, -1)},
    "minimum": lambda mana: {"minimum": _number_of(mana)},
    "stays tapped": lambda whose: {"cannot": "untap in the untap step"},
}


def _number_of(mana: Data) -> Data:
    """How much it is of the one resource that is spoken of."""
    return next(iter(mana.values())) if isinstance(mana, dict) and len(mana) == 1 else mana


def _less(mana: Data) -> Data:
    """So much less; of several of them one, which is chosen."""
    return {"one of": [_times(one, -1) for one in mana]} if isinstance(mana, list) else _times(mana, -1)


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
    each = changes["for each"]
    counted: Data = each if isinstance(each, dict) and "minus" in each else {"count": each}
    others = {key: value for key, value in changes.items() if key != "for each"}
    numbers = [number for one in others.values() for number in (one.values() if isinstance(one, dict) else [one])]
    if "minimum" in others or not all(type(number) is int for number in numbers):
        return changes
    return {key: _by(counted, value) for key, value in others.items()}


def _by(counted: Data, value: Data) -> Data:
    if isinstance(value, dict):
        return {name: _by(counted, number) for name, number in value.items()}
    return counted if value == 1 else {"times": [value, counted]}


def _of_the_first(data: dict[str, Data]) -> dict[str, Data]:
    """What is said of the first card of a kind that one plays each turn: it is so until one has played such a card."""
    if "first each turn" not in data:
        return data
    played: Data = {"event": "is played", "object": data["first each turn"], "player": "you"}
    none_yet: Data = {"not": {"happened": played, "in": "turn"}}
    others = {key: value for key, value in data.items() if key != "first each turn"}
    return {**others, "while": {"all": [data["while"], none_yet]} if "while" in data else none_yet}


def with_shorthand(data: dict[str, Data]) -> Data:
    """A statement with its changes as example files have them."""
    data = _of_the_first(data)
    costs = data.get("costs")
    if isinstance(costs, dict):
        data = {**data, "costs": _in_full(costs)}
    passive = data.get("passive")
    if not isinstance(passive, dict):
        return _with_go_again(data)
    if set(passive) == {"attacks only if"} and "while" not in data:
        return {**data, "passive": {"cannot": "attack"}, "while": {"not": passive["attacks only if"]}}
    if "for each" in data:
        passive = {**passive, "for each": data["for each"]}
        data = {key: value for key, value in data.items() if key != "for each"}
    if "cost less to activate" in passive and _are_attacks(data.get("affects")):
        passive = {"cost less" if key == "cost less to activate" else key: value for key, value in passive.items()}
    return {**data, "passive": _in_full(passive)}


def _in_full(told: dict[str, Data]) -> dict[str, Data]:
    changes = changed_in_full(told)
    return _for_each_of(changes) if "for each" in changes else changes


def _are_attacks(whom: Data | None) -> bool:
    """Whether it is said of attacks: the attack of a weapon is activated, and its cost is that of activating it."""
    which = whom.get("all", whom) if isinstance(whom, dict) else None
    states = which.get("is") if isinstance(which, dict) else None
    return "attack" in (states if isinstance(states, list) else [states])


def changed_in_full(told: dict[str, Data]) -> dict[str, Data]:
    """What is changed, as example files have it: `cost less` is a change of the cost."""
    found: dict[str, Data] = {}
    for key, value in told.items():
        protected = value if key == "protection from" else None
        if key == "keyword" and isinstance(value, dict):
            protected = value.get("protection")
        if isinstance(protected, dict):
            found.update(_protected_from(protected))
            continue
        found.update(_SHORTHAND[key](value) if key in _SHORTHAND else {key: _as_a_number(value)})
    if _limits_a_part(told):
        found["minimum"] = told["minimum"]  # in a file a minimum is for all that is paid less, so this cannot be said
    return found


def _limits_a_part(told: Mapping[str, Data]) -> bool:
    """Whether a minimum is told of one resource, and there is less of others too: [1][A] less, to a minimum of [1]."""
    less, least = told.get("cost less"), told.get("minimum")
    return isinstance(less, dict) and isinstance(least, dict) and set(less) != set(least)


def _as_a_number(keyword: Data) -> Data:
    """Ward that costs nothing but generic mana is said with its number where one object gives it to another."""
    cost = keyword.get(_WARD) if isinstance(keyword, dict) and set(keyword) == {_WARD} else None
    return {_WARD: cost["generic"]} if isinstance(cost, dict) and set(cost) == {"generic"} else keyword


_WARD = "ward"


_TYPES = {
    "artifact": "artifacts", "creature": "creatures", "enchantment": "enchantments", "instant": "instants",
    "land": "lands", "planeswalker": "planeswalkers", "sorcery": "sorceries",
}  # fmt: skip


def _protected_from(those: dict[str, Data]) -> dict[str, Data]:
    """Protection from a type is a keyword by itself; from any other kind of objects it is told what kind they are."""
    word = _TYPES.get(str(those["type"])) if set(those) == {"type"} else None
    return {"keyword": f"protection from {word}"} if word else {"protection from": those}


def _with_go_again(data: dict[str, Data]) -> Data:
    """An activated ability that ends on go again has it itself, and gives it to no object."""
    done, words = data.get("do"), data.get("keywords")
    if "use" not in data or not isinstance(done, list) or not done or done[-1] != _GO_AGAIN:
        return data
    return {**data, "keywords": [*(words if isinstance(words, list) else []), "go again"], "do": done[:-1]}


def later_once(data: dict[str, Data]) -> dict[str, Data]:
    """ "At the beginning of the next end step": an instruction by itself, which makes an ability for then."""
    when = data.get("when")
    if set(data) != {"when", "do"} or not isinstance(when, dict) or when.get("next") is not True:
        return data
    return {"do": [{"later": dict(data)}]}
