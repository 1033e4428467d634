"""How policy documents are numbered: tournament rules, guides to infractions and penalties."""

from __future__ import annotations

import re

from rules_data.core.tree.numbers import NumberScheme, Part, Parts

# 2, 2.1 and 2.1.3: a chapter, a section and what few sections are parted into; A: an appendix.
_PRINTED = re.compile(r"(?:([1-9]\d?)(?:\.([1-9]\d?)(?:\.([1-9]\d?))?)?|([A-Z]))\Z", re.ASCII)
# "MTR 2.1.", "(section 2-1)", "IPG §2.1" or "appendix a": the same with a person's punctuation.
_LOOSE = re.compile(
    r"[\s(\[]{0,4}(?:(?:mtr|ipg|trp?|ppg|pg|rules?|sections?|chapters?|appendix|§)[\s#:,]{0,4}){0,2}"
    r"(?:(?P<number>\d{1,2}(?:\s?[.\-]\s?\d{1,2}){0,2})|(?P<letter>[a-z]))[\s.)\],;:]{0,4}\Z",
    re.ASCII | re.IGNORECASE,
)


def _read(text: str) -> Parts | None:
    match = _PRINTED.match(text)
    if match is None:
        return None
    parts: list[Part] = [int(piece) if piece.isdigit() else piece for piece in match.groups() if piece]
    return tuple(parts)


def _write(parts: Parts) -> str:
    return ".".join(str(part) for part in parts)


def _loosely(text: str) -> str | None:
    match = _LOOSE.match(text)
    if match is None:
        return None
    if match["letter"]:
        return match["letter"].upper()
    return ".".join(str(int(piece)) for piece in re.findall(r"\d+", match["number"]))


# Sections are the chapters: what they are parted into says something and is no bare heading.
POLICIES = NumberScheme("policies", "2.1", _read, _write, _loosely, section_depth=0, opens_part=lambda parts: False)
