"""Rulings as JSON lines: one object a line, under the keys that people use for such things."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from .model import Origin, Ruling, UnreadableRulings, day_in

_QUESTION = ("question", "asked", "query", "title")
_ANSWER = ("answer", "ruling", "text")
_RULES = ("rules", "cited_rules", "citations")
_ORIGIN = {
    "title": ("source", "source_title"),
    "author": ("author", "by"),
    "licence": ("licence", "license"),
    "date": ("date", "published"),
    "url": ("url", "link"),
    "edition": ("edition", "version"),
}
_OF_ORIGIN = [key for keys in _ORIGIN.values() for key in keys]
_KNOWN = frozenset([*_QUESTION, *_ANSWER, *_RULES, "cards", *_OF_ORIGIN])


def from_json_lines(text: str, given: Origin) -> tuple[Ruling, ...]:
    """The ruling of each line. Raises UnreadableRulings naming the line and the key at fault."""
    lines = ((place, line) for place, line in enumerate(text.split("\n"), start=1) if line.strip())
    return tuple(_ruling(line, place, given) for place, line in lines)


def _ruling(line: str, place: int, given: Origin) -> Ruling:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise UnreadableRulings(f"line {place}: {fault}; expected one JSON object.") from fault
    if not isinstance(row, dict):
        raise UnreadableRulings(f"line {place}: expected one JSON object with question and answer.")
    unknown = sorted(set(row) - _KNOWN)
    if unknown:
        raise UnreadableRulings(f"line {place}: unknown key “{unknown[0]}”; known are {', '.join(sorted(_KNOWN))}.")
    asked, answer = _text(row, _QUESTION, place), _text(row, _ANSWER, place)
    if not asked or not answer:
        missing = "question" if not asked else "answer"
        raise UnreadableRulings(f"line {place}: the {missing} is missing.")
    origin = Origin(**{name: _text(row, keys, place)[:200] for name, keys in _ORIGIN.items()})
    day = day_in(origin.date)
    if origin.date and not day:
        raise UnreadableRulings(f"line {place}: “{origin.date[:40]}” is no day; write it as YYYY-MM-DD.")
    origin = replace(origin, date=day)
    return Ruling(asked, answer, origin.over(given), place, _texts(row, _RULES, place), _texts(row, ("cards",), place))


def _text(row: Mapping[str, Any], keys: tuple[str, ...], place: int) -> str:
    key = next((key for key in keys if row.get(key)), "")
    value = row.get(key, "")
    if not isinstance(value, str):
        raise UnreadableRulings(f"line {place}: “{key}” is not text.")
    return value.strip()


def _texts(row: Mapping[str, Any], keys: tuple[str, ...], place: int) -> tuple[str, ...]:
    key = next((key for key in keys if row.get(key)), "")
    value = row.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise UnreadableRulings(f"line {place}: “{key}” is not a list of texts.")
    return tuple(value)
