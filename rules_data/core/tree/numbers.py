"""Rule numbers: one frozen, ordered value for every document's way of numbering.

A number is only a place in one edition of one document; it is not the rule's identity.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import total_ordering

Part = int | str
Parts = tuple[Part, ...]


class NotARuleNumber(ValueError):
    """The text is no number in the scheme of its document."""


@dataclass(frozen=True)
class NumberScheme:
    """How one family of documents writes its rule numbers.

    `read` takes exactly one printed number and returns its parts, or None; `write` is its inverse.
    `loosely` takes what a person would type and returns the printed form, or None.
    `skipped` are letters that are never counted with, since they look like digits.
    Sections are the headings at `section_depth`; `opens_part` tells the numbers whose headings gather sections.
    """

    name: str
    example: str
    read: Callable[[str], Parts | None]
    write: Callable[[Parts], str]
    loosely: Callable[[str], str | None]
    skipped: frozenset[str] = frozenset()
    section_depth: int = 1
    opens_part: Callable[[Parts], bool] = lambda parts: len(parts) == 1

    def next_letters(self, letters: str) -> str:
        """What follows when letters count: a, b, ... z, aa, ab.

        >>> scheme_named("magic").next_letters("k"), scheme_named("magic").next_letters("z")
        ('m', 'aa')
        """
        if not letters:
            return "a"
        if letters[-1] == "z":
            return self.next_letters(letters[:-1]) + "a"
        following = chr(ord(letters[-1]) + 1)
        counted = letters[:-1] + following
        return self.next_letters(counted) if following in self.skipped else counted


def _part_key(part: Part) -> tuple[int, int, str]:
    # Letters run a..z and then aa, ab: shorter first. Digits sort before letters at the same level.
    return (0, part, "") if isinstance(part, int) else (1, len(part), part)


@total_ordering
@dataclass(frozen=True, slots=True)
class RuleNumber:
    """A place in one document: `383.3.e`. Ordered as the document is; prints what it was read from."""

    scheme: str
    parts: Parts

    @classmethod
    def parse(cls, text: str, scheme: str) -> RuleNumber:
        """Read one printed number.

        >>> str(RuleNumber.parse("383.3.e", "riftbound"))
        '383.3.e'
        """
        known = scheme_named(scheme)
        parts = known.read(text)
        if parts is None:
            raise NotARuleNumber(f"{text!r} is no rule number here; one looks like {known.example}.")
        return cls(scheme, parts)

    @classmethod
    def parse_loosely(cls, text: str, scheme: str) -> RuleNumber:
        """Read a number as a person types it: any case, dots, dashes or brackets around it."""
        printed = scheme_named(scheme).loosely(text)
        if printed is None:
            raise NotARuleNumber(f"{text!r} is no rule number; one looks like {scheme_named(scheme).example}.")
        return cls.parse(printed, scheme)

    def __str__(self) -> str:
        return scheme_named(self.scheme).write(self.parts)

    def __lt__(self, other: RuleNumber) -> bool:
        return self.sort_key < other.sort_key

    @property
    def sort_key(self) -> tuple[tuple[int, int, str], ...]:
        return tuple(_part_key(part) for part in self.parts)

    @property
    def depth(self) -> int:
        """0 for a top-level number such as 383."""
        return len(self.parts) - 1

    @property
    def parent(self) -> RuleNumber | None:
        """The number one level up, whether or not the document prints it."""
        return RuleNumber(self.scheme, self.parts[:-1]) if len(self.parts) > 1 else None

    def contains(self, other: RuleNumber) -> bool:
        """Whether `other` stands somewhere below this number."""
        return len(other.parts) > len(self.parts) and other.parts[: len(self.parts)] == self.parts


# 383.4.c.2.a: three digits, then numbers and letters in turn, however deep.
_RIFTBOUND = re.compile(r"(\d{3})((?:\.(?:0|[1-9]\d{0,2}|[a-z]{1,2}))*)\Z")
# "Rule 383-4c." or "(CR 383.4.C)": the same with a person's punctuation.
_RIFTBOUND_LOOSE = re.compile(
    r"[\s(\[]*(?:core\s+rules?|rules?|cr|tr|§)?\s*[#:]?\s*(\d{3})((?:[.\-\s]*(?:\d{1,3}(?!\d)|[a-z]{1,2}(?![a-z])))*)"
    r"[\s.)\],;:]*\Z",
    re.IGNORECASE | re.ASCII,
)
_RIFTBOUND_TAIL = re.compile(r"\d{1,3}|[a-z]{1,2}")


def _read_riftbound(text: str) -> Parts | None:
    match = _RIFTBOUND.match(text)
    if match is None:
        return None
    tail = match[2].split(".")[1:]
    parts: list[Part] = [int(match[1])]
    parts += [int(piece) if piece.isdigit() else piece for piece in tail]
    return tuple(parts) if text.isascii() else None


def _write_riftbound(parts: Parts) -> str:
    return ".".join([f"{parts[0]:03d}", *(str(part) for part in parts[1:])])


def _riftbound_loosely(text: str) -> str | None:
    match = _RIFTBOUND_LOOSE.match(text)
    if match is None:
        return None
    tail = [piece.lower() for piece in _RIFTBOUND_TAIL.findall(match[2].lower())]
    return ".".join([match[1], *(str(int(piece)) if piece.isdigit() else piece for piece in tail)])


# Sections and rules share one numbering, and the full hundreds gather sections: 300, then 382, then rule 383.
RIFTBOUND = NumberScheme(
    "riftbound",
    "383.3.e",
    _read_riftbound,
    _write_riftbound,
    _riftbound_loosely,
    section_depth=0,
    opens_part=lambda parts: len(parts) == 1 and parts[0] in range(0, 1000, 100),
)

# 8.3.17a: chapter, section, rule and subrule letter; a section may be 0.
_FLESH_AND_BLOOD = re.compile(r"([1-9]\d?)(?:\.(0|[1-9]\d?)(?:\.([1-9]\d{0,2})([a-z]{1,2})?)?)?\Z", re.ASCII)
# "[8.3.17A]", "CR 8.3.17.a." or "rule 8-3-17a": the same with a person's punctuation.
_FLESH_AND_BLOOD_LOOSE = re.compile(
    r"[\s(\[]{0,4}(?:fab\s{1,4})?(?:(?:comprehensive\s{1,4}rules?|rules?|chapters?|sections?|cr|§)[\s#:,]{0,4})?"
    r"(?:rules?\s{1,4})?(\d{1,2}(?:\s?[.\-]\s?\d{1,3}){0,2})(?:[.\-\s]{0,2}([a-z]{1,2}))?[\s.)\],;:§]{0,4}\Z",
    re.ASCII | re.IGNORECASE,
)


def _read_flesh_and_blood(text: str) -> Parts | None:
    match = _FLESH_AND_BLOOD.match(text)
    if match is None:
        return None
    return tuple(int(piece) if piece.isdigit() else piece for piece in match.groups() if piece)


def _write_flesh_and_blood(parts: Parts) -> str:
    return ".".join(str(part) for part in parts[:3]) + "".join(str(part) for part in parts[3:])


def _flesh_and_blood_loosely(text: str) -> str | None:
    match = _FLESH_AND_BLOOD_LOOSE.match(text)
    if match is None:
        return None
    return ".".join(str(int(piece)) for piece in re.findall(r"\d+", match[1])) + (match[2] or "").lower()


FLESH_AND_BLOOD = NumberScheme(
    "flesh-and-blood", "8.3.17a", _read_flesh_and_blood, _write_flesh_and_blood, _flesh_and_blood_loosely
)

# 6, 603, 603.7 and 603.7d: a section's digit, a chapter's two more, a rule and a subrule letter.
_MAGIC = re.compile(r"([1-9])(?:(\d\d)(?:\.([1-9]\d{0,2})([a-z]{1,2})?)?)?\Z", re.ASCII)
# "CR603.7D", "rule 603.7(d)", "[CR 603-7d]." or "section 6": the same with a person's punctuation.
_MAGIC_LOOSE = re.compile(
    r"[\s(\[]*(?:see\s+)?(?:(?:magic|mtg)\s+)?(?:comp(?:rehensive)?\s*rules?|rules?|subrules?|sections?|chapters?|cr|§)?"
    r"\s*[#:,]?\s*(?:rules?\s+)?(?P<chapter>[1-9]\d\d|[1-9](?!\d))"
    r"(?:\s*[.\-\s]\s*(?P<rule>\d{1,3})(?!\d)(?:[\s.(\-]*(?P<letter>[a-z]{1,2})\)?)?)?[\s.)\],;:]*\Z",
    re.ASCII | re.IGNORECASE,
)


def _read_magic(text: str) -> Parts | None:
    match = _MAGIC.match(text)
    if match is None:
        return None
    return tuple(int(piece) if piece.isdigit() else piece for piece in match.groups() if piece)


def _write_magic(parts: Parts) -> str:
    section, *tail = parts
    printed = str(section)
    for part, form in zip(tail, ("{:02d}", ".{}", "{}"), strict=False):
        printed += form.format(part)
    return printed


def _magic_loosely(text: str) -> str | None:
    match = _MAGIC_LOOSE.match(text)
    if match is None or (match["rule"] and (len(match["chapter"]) == 1 or not int(match["rule"]))):
        return None
    rule = f".{int(match['rule'])}" if match["rule"] else ""
    return match["chapter"] + rule + (match["letter"] or "").lower()


MAGIC = NumberScheme("magic", "603.7d", _read_magic, _write_magic, _magic_loosely, frozenset("lo"))

_SCHEMES: dict[str, NumberScheme] = {scheme.name: scheme for scheme in (RIFTBOUND, FLESH_AND_BLOOD, MAGIC)}


def scheme_named(name: str) -> NumberScheme:
    """The scheme with this name, or KeyError with the known names."""
    try:
        return _SCHEMES[name]
    except KeyError:
        raise KeyError(f"no number scheme {name!r}; known: {', '.join(sorted(_SCHEMES))}") from None
