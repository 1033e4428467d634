"""What kind of ability a text is, from what was read of it, and the numbers of the rules that say so.

The rules are a game's own and stand with its phrases, under `[rules EDITION]`; a mark for which an edition has no
rule is told without one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules_data.core.abilities.kinds import AbilityKind

from .phrases import Data

KEYWORD = "keyword"


@dataclass(frozen=True, slots=True)
class TextKind:
    """The kind of an ability, None for keywords alone; marks that tell more; the rules that decide, by number."""

    kind: AbilityKind | None
    marks: tuple[str, ...]
    rules: tuple[str, ...]


def kinds_of(data: Data, rules: Mapping[str, str], ability_word: str = "") -> tuple[TextKind, ...]:
    """The kinds of the abilities that a line says."""
    if not isinstance(data, dict):
        return ()
    found: list[TextKind] = []
    keywords = data.get("keywords")
    if isinstance(keywords, list):
        found += (_kind(None, [KEYWORD], rules) for _ in keywords)
    abilities = data.get("abilities")
    word = ["ability word"] if ability_word else []
    if isinstance(abilities, list):
        found += (_of_ability(one, rules, word) for one in abilities if isinstance(one, dict))
    return tuple(found)


def marks_of(data: Data) -> tuple[str, ...]:
    """What more than its kind is told of the first ability that a line says."""
    abilities = data.get("abilities") if isinstance(data, dict) else None
    first = abilities[0] if isinstance(abilities, list) and abilities else None
    return tuple(dict.fromkeys(_marks(first))) if isinstance(first, dict) else ()


def _kind(kind: AbilityKind | None, marks: list[str], rules: Mapping[str, str]) -> TextKind:
    asked = [kind.value, *marks] if kind is not None else marks
    return TextKind(kind, tuple(marks), tuple(dict.fromkeys(rules[one] for one in asked if one in rules)))


def _of_ability(data: dict[str, Data], rules: Mapping[str, str], word: list[str]) -> TextKind:
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
        yield "enters" if data.get("keeps") is True or "enters as" in data else "instead"
    timings = data.get("keywords")
    if "use" in data and isinstance(timings, list) and "loyalty" in timings:
        yield "loyalty"
    elif "use" in data and _adds_mana(data):
        yield "mana"
    yield from _marks_of_effects(data)


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
        yield "intervening if"
    if isinstance(when, dict) and when.get("event") in ("is tapped for mana", "adds mana") and _adds_mana(data):
        yield "triggered mana"


def _adds_mana(data: Data) -> bool:
    """It adds mana and has no target."""
    return _has(data, "add") and not _targets(data)


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
