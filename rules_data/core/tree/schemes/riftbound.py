"""How Riftbound numbers its rules."""

from __future__ import annotations

import re

from rules_data.core.tree.numbers import NumberScheme, Part, Parts

# 383.4.c.2.a: three digits, then numbers and letters in turn, however deep.
_PRINTED = re.compile(r"(\d{3})((?:\.(?:0|[1-9]\d{0,2}|[a-z]{1,2}))*)\Z")
# "Rule 383-4c." or "(CR 383.4.C)": the same with a person's punctuation.
_LOOSE = re.compile(
    r"[\s(\[]*(?:core\s+rules?|rules?|cr|tr|§)?\s*[#:]?\s*(\d{3})"
    # Digits behind digits need something between them: 38333 is no 383.33.
    r"((?:(?:[.\-\s]+|(?<!\d))\d{1,3}(?!\d)|[.\-\s]*[a-z]{1,2}(?![a-z]))*)"
    r"[\s.)\],;:]*\Z",
    re.IGNORECASE | re.ASCII,
)
_TAIL = re.compile(r"\d{1,3}|[a-z]{1,2}")


def _read(text: str) -> Parts | None:
    match = _PRINTED.match(text)
    if match is None:
        return None
    tail = match[2].split(".")[1:]
    parts: list[Part] = [int(match[1])]
    parts += [int(piece) if piece.isdigit() else piece for piece in tail]
    return tuple(parts) if text.isascii() else None


def _write(parts: Parts) -> str:
    return ".".join([f"{parts[0]:03d}", *(str(part) for part in parts[1:])])


def _loosely(text: str) -> str | None:
    match = _LOOSE.match(text)
    if match is None:
        return None
    tail = [piece.lower() for piece in _TAIL.findall(match[2].lower())]
    return ".".join([match[1], *(str(int(piece)) if piece.isdigit() else piece for piece in tail)])


# Sections and rules share one numbering, and the full hundreds gather sections: 300, then 382, then rule 383.
RIFTBOUND = NumberScheme(
    "riftbound",
    "383.3.e",
    _read,
    _write,
    _loosely,
    section_depth=0,
    opens_part=lambda parts: len(parts) == 1 and parts[0] in range(0, 1000, 100),
)
