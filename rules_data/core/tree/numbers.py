"""Rule numbers: one frozen, ordered value for every document's way of numbering.

A number is only a place in one edition of one document; it is not the rule's identity.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import total_ordering

Part = int | str
Parts = tuple[Part, ...]


class NotARuleNumber(ValueError):
    """The text is no number in the scheme of its document."""


@dataclass(frozen=True, eq=False)
class NumberScheme:
    """How one family of documents writes its rule numbers; two schemes are the same only if they are one object.

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

    def __repr__(self) -> str:
        return f"<numbers such as {self.example}>"

    def next_letters(self, letters: str) -> str:
        """What follows when letters count: a, b, ... z, aa, ab.

        >>> from rules_data.core.tree.schemes import MAGIC
        >>> MAGIC.next_letters("k"), MAGIC.next_letters("z")
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

    scheme: NumberScheme
    parts: Parts

    @classmethod
    def parse(cls, text: str, scheme: NumberScheme) -> RuleNumber:
        """Read one printed number; raises NotARuleNumber.

        >>> from rules_data.core.tree.schemes import RIFTBOUND
        >>> str(RuleNumber.parse("383.3.e", RIFTBOUND))
        '383.3.e'
        """
        parts = scheme.read(text)
        if parts is None:
            raise NotARuleNumber(f"{text!r} is not a rule number here; one looks like {scheme.example}.")
        return cls(scheme, parts)

    @classmethod
    def parse_loosely(cls, text: str, scheme: NumberScheme) -> RuleNumber:
        """Read a number as a person types it: any case, dots, dashes or brackets around it."""
        printed = scheme.loosely(text)
        if printed is None:
            raise NotARuleNumber(f"{text!r} is not a rule number; one looks like {scheme.example}.")
        return cls.parse(printed, scheme)

    def __str__(self) -> str:
        return self.scheme.write(self.parts)

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
