"""How Flesh and Blood numbers its rules."""

from __future__ import annotations

import re

from rules_data.core.tree.numbers import NumberScheme, Parts

# 8.3.17a: chapter, section, rule and subrule letter; a section may be 0.
_PRINTED = re.compile(r"([1-9]\d?)(?:\.(0|[1-9]\d?)(?:\.([1-9]\d{0,2})([a-z]{1,2})?)?)?\Z", re.ASCII)
# "[8.3.17A]", "CR 8.3.17.a." or "rule 8-3-17a": the same with a person's punctuation.
_LOOSE = re.compile(
    r"[\s(\[]{0,4}(?:fab\s{1,4})?(?:(?:comprehensive\s{1,4}rules?|rules?|chapters?|sections?|cr|§)[\s#:,]{0,4})?"
    r"(?:rules?\s{1,4})?(\d{1,2}(?:\s?[.\-]\s?\d{1,3}){0,2})(?:[.\-\s]{0,2}([a-z]{1,2}))?[\s.)\],;:§]{0,4}\Z",
    re.ASCII | re.IGNORECASE,
)


def _read(text: str) -> Parts | None:
    match = _PRINTED.match(text)
    if match is None:
        return None
    return tuple(int(piece) if piece.isdigit() else piece for piece in match.groups() if piece)


def _write(parts: Parts) -> str:
    return ".".join(str(part) for part in parts[:3]) + "".join(str(part) for part in parts[3:])


def _loosely(text: str) -> str | None:
    match = _LOOSE.match(text)
    if match is None:
        return None
    return ".".join(str(int(piece)) for piece in re.findall(r"\d+", match[1])) + (match[2] or "").lower()


FLESH_AND_BLOOD = NumberScheme("flesh-and-blood", "6.6.5c", _read, _write, _loosely)
