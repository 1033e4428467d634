"""What kind of ability a text is, from what was read of it, and the numbers of the rules that say so.

The rules are a game's own and stand with its phrases, under `[rules EDITION]`; a mark for which an edition has no
rule is told without one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules_data.core.abilities.kinds import AbilityKind

from .becoming import as_statement
from .phrases import Data

KEYWORD = "keyword"
_SHORT_FOR = {
    "passive": "a passive ability",
    "replacement": "a replacement",
    "activated": "an activated ability",
    "triggered": "a triggered ability",
    "instructions": "instructions",
}
_OF_LIBRARIES = {"draw", "mill", "search", "shuffle into", "exile top", "explore", "surveil", "manifest"}


@dataclass(frozen=True, slots=True)
class TextKind:
    """The kind of an ability, None for keywords alone; marks that tell more; the rules that decide, by number."""

    kind: AbilityKind | None
    marks: tuple[str, ...]
    rules: tuple[str, ...]


_WITH_A_NAME = ("specialization",)  # keywords that stand behind whom they are about, and are keys by themselves


# What must be so besides the event is an "if" behind it, or a state beside it: each game's rules have one of the two.
INTERVENING_IF, STATE_CONDITION = "intervening if", "state condition"


def kinds_of(
    data: Data, rules: Mapping[str, str], ability_word: str = "", keyword_kinds: Mapping[str, str] | None = None
) -> tuple[TextKind, ...]:
    """The kinds of the abilities that a line says.

    `keyword_kinds`: of what kind the ability is that a keyword is short for; a mark tells it.
    """
    if not isinstance(data, dict):
        return ()
    found: list[TextKind] = []
    keywords = data.get("keywords")
    if isinstance(keywords, list):
        found += (_of_keyword(one, rules, keyword_kinds or {}) for one in keywords)
    found += (_of_keyword(one, rules, keyword_kinds or {}) for one in _WITH_A_NAME if one in data)
    abilities = data.get("abilities")
    word = ["ability word"] if ability_word else []
    if isinstance(abilities, list):
        found += (_of_ability(one, rules, word) for one in abilities if isinstance(one, dict))
    return tuple(found)


def known_keyword(name: str, kinds: Mapping[str, str]) -> str:
    """The keyword without what stands behind it: protection, of "protection from red"."""
    words = name.split(" ")
    shorter = (" ".join(words[:number]) for number in range(len(words), 0, -1))
    return next((one for one in shorter if one in kinds), name)


def _of_keyword(data: Data, rules: Mapping[str, str], kinds: Mapping[str, str]) -> TextKind:
    """A keyword of a line with its own rule, and the kind of ability that it is short for where the rules tell it.

    One of which the edition has no rule by itself is told by the rule of all keywords.
    """
    name = known_keyword(next(iter(data), "") if isinstance(data, dict) else str(data), kinds)
    rule = rules.get(f"{KEYWORD} {name}", "")
    if not rule:
        return _kind(None, [KEYWORD], rules)
    short = (f"short for {_SHORT_FOR[kinds[name]]}",) if name in kinds else ()
    return TextKind(None, (KEYWORD, *short), tuple(rule.split()))


def marks_of(data: Data) -> tuple[str, ...]:
    """What more than its kind is told of the first ability that a line says."""
    abilities = data.get("abilities") if isinstance(data, dict) else None
    first = abilities[0] if isinstance(abilities, list) and abilities else None
    return tuple(dict.fromkeys(_marks(first))) if isinstance(first, dict) else ()


def _kind(kind: AbilityKind | None, marks: list[str], rules: Mapping[str, str]) -> TextKind:
    if STATE_CONDITION in rules:
        marks = [STATE_CONDITION if one == INTERVENING_IF else one for one in marks]
    asked = [kind.value, *marks] if kind is not None else marks
    return TextKind(kind, tuple(marks), tuple(dict.fromkeys(rules[one] for one in asked if one in rules)))


def _of_ability(data: dict[str, Data], rules: Mapping[str, str], word: list[str]) -> TextKind:
    data = as_statement(data)
    marks = [*word, *_marks(data)]
    return _kind(_structure(data), list(dict.fromkeys(marks)), rules)


def _structure(data: dict[str, Data]) -> AbilityKind:
    if "when" in data or "chapter" in data:
        return AbilityKind.TRIGGERED
    if "replace" in data:
        return AbilityKind.REPLACEMENT
    if "use" in data:
        return AbilityKind.ACTIVATED
    return AbilityKind.INSTRUCTIONS if "do" in data else AbilityKind.PASSIVE


def _marks(data: dict[str, Data]) -> Iterator[str]:
    yield from _marks_of_statement(data.get("passive"))
    if "name" in data or "enchant" in data:
        yield KEYWORD
    if "additional cost" in data:
        yield "additional cost"
    if "when" in data:
        yield from _marks_of_trigger(data)
    if "replace" in data:
        yield _mark_of_replacement(data)
    timings = data.get("keywords")
    if "use" in data and isinstance(timings, list) and "loyalty" in timings:
        yield "loyalty"
    elif "use" in data and _adds_mana(data):
        yield "mana"
    yield from _marks_of_effects(data)


def _mark_of_replacement(data: dict[str, Data]) -> str:
    """By what a replacement is known: how something enters, that damage is prevented, or the word "instead"."""
    replaced = data["replace"]
    entering = isinstance(replaced, dict) and replaced.get("event") == "enters"
    if "enters as" in data or (data.get("keeps") is True and entering):
        return "enters"
    return "prevention" if "prevent" in data else "instead"


def _marks_of_statement(passive: Data | None) -> Iterator[str]:
    if isinstance(passive, dict):
        if "enters" in passive:
            yield "enters"
        if "name" in passive:
            yield KEYWORD
        for cost in ("additional cost", "alternative cost"):
            if cost in passive:
                yield cost
        if "prevent" in passive:
            yield "prevention"


def _marks_of_trigger(data: dict[str, Data]) -> Iterator[str]:
    when = data["when"]
    if isinstance(when, dict) and "state" in when:
        yield "state"
    if "if" in data:
        yield INTERVENING_IF
    if isinstance(when, dict) and when.get("event") in ("is tapped for mana", "adds mana") and _adds_mana(data):
        yield "triggered mana"


def _adds_mana(data: Data) -> bool:
    """It adds mana and has no target."""
    return _has(data, "add") and not _targets(data)


def moves_to_or_from_library(data: Data) -> bool:
    """Whether its cost or its effect moves cards to or from a library: draws, mills, searches, puts them there."""
    if isinstance(data, dict):
        return any(
            key in _OF_LIBRARIES or value == "library" or moves_to_or_from_library(value) for key, value in data.items()
        )
    return any(map(moves_to_or_from_library, data)) if isinstance(data, list) else data == "library"


def _has(data: Data, key: str) -> bool:
    if isinstance(data, dict):
        return key in data or any(_has(value, key) for value in data.values())
    return any(_has(one, key) for one in data) if isinstance(data, list) else False


def _targets(data: Data) -> bool:
    if isinstance(data, dict):
        if "choose" in data and data.get("target", True) is True:
            return True
        return any(_targets(value) for value in data.values())
    return any(map(_targets, data)) if isinstance(data, list) else False


def _marks_of_effects(data: Data) -> Iterator[str]:
    effects = [data[key] for key in ("do", "with") if key in data] if isinstance(data, dict) else []
    if any(_has(one, "modes") for one in effects) and not _has(effects, "add"):
        yield "modal"
    if any(_has(one, "later") for one in effects):
        yield "delayed"
    if any(_has(one, key) for one in effects for key in ("when you do", "when done", "do this")):
        yield "reflexive"
    if any(_has(one, "prevent") for one in effects):
        yield "prevention"
