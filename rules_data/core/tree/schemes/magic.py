"""How Magic numbers its rules."""

from __future__ import annotations

import re

from rules_data.core.tree.numbers import NumberScheme, Parts

# 6, 603, 603.7 and 603.7d: a section's digit, a chapter's two more, a rule and a subrule letter.
_PRINTED = re.compile(r"([1-9])(?:(\d\d)(?:\.([1-9]\d{0,2})([a-z]{1,2})?)?)?\Z", re.ASCII)
# "CR603.7D", "rule 603.7(d)", "[CR 603-7d]." or "section 6": the same with a person's punctuation.
_LOOSE = re.compile(
    r"[\s(\[]*(?:see\s+)?(?:(?:magic|mtg)\s+)?(?:comp(?:rehensive)?\s*rules?|rules?|subrules?|sections?|chapters?|cr|§)?"
    r"\s*[#:,]?\s*(?:rules?\s+)?(?P<chapter>[1-9]\d\d|[1-9](?!\d))"
    r"(?:\s*[.\-\s]\s*(?P<rule>\d{1,3})(?!\d)(?:[\s.(\-]*(?P<letter>[a-z]{1,2})\)?)?)?[\s.)\],;:]*\Z",
    re.ASCII | re.IGNORECASE,
)


def _read(text: str) -> Parts | None:
    match = _PRINTED.match(text)
    if match is None:
        return None
    return tuple(int(piece) if piece.isdigit() else piece for piece in match.groups() if piece)


def _write(parts: Parts) -> str:
    section, *tail = parts
    printed = str(section)
    for part, form in zip(tail, ("{:02d}", ".{}", "{}"), strict=False):
        printed += form.format(part)
    return printed


def _loosely(text: str) -> str | None:
    match = _LOOSE.match(text)
    if match is None or (match["rule"] and (len(match["chapter"]) == 1 or not int(match["rule"]))):
        return None
    rule = f".{int(match['rule'])}" if match["rule"] else ""
    return match["chapter"] + rule + (match["letter"] or "").lower()


MAGIC = NumberScheme("magic", "603.7d", _read, _write, _loosely, frozenset("lo"))
