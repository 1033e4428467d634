"""What one game's documents write when they refer to a rule: the pieces the scanner reads with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules_data.core.tree import NumberScheme

from .false_friends import (
    FOREIGN_AHEAD,
    FOREIGN_BEHIND,
    FOREIGN_BEHIND_APART,
    FOREIGN_BEHIND_RULE,
    MEASURE_BEHIND,
    NEVER_WITHIN,
)
from .joints import LETTER_JOINT

Pattern = re.Pattern[str]


@dataclass(frozen=True, eq=False, kw_only=True)
class Grammar:
    """The written forms of references in one family of documents.

    A reference starts with an `introduction` ("see rule", "CR") and a `number`, or with a `bare` number that
    cannot be anything else. A `range_end` or a `title` may follow it, and a `list_joint` leads to another one.

    `called` are the names people give the game, `speaks_of` words of its players and of no other game's; `normal`
    turns a number as people write it into its printed form.
    `introduction` has the groups `kept` (the words that belong to the reference) and, where they can occur,
    `document`, `edition`, `weak` (words that introduce other things as well), and `apart` or `within` (marks that
    open between the words and the number: then the number alone is the reference).
    `bare_look` is the look by which places are found quickly at which `bare` is then tried; `bare_number` is the
    number of `bare` without what may stand before it.
    `never_behind` and `never_ahead` are what stands around numbers of other documents; `measure_behind` what
    stands before measures, where the number could be a `decimal`.
    `range_end` has a group `number`, or a group `tail` that replaces the last part of the first number.
    `tail_joint` leads to a further reference of which only the last part is printed, its group `tail`.
    `titles` are tried in turn, each with a group `title`; `after_introduction` ones only behind an introduction.
    """

    scheme: NumberScheme
    called: Pattern
    normal: Callable[[str], str]
    introduction: Pattern
    number: Pattern
    bare_look: Pattern
    bare: Pattern
    bare_number: Pattern
    list_joint: Pattern
    range_end: Pattern
    titles: tuple[Pattern, ...] = ()
    after_introduction: tuple[Pattern, ...] = ()
    hint_behind: Pattern
    never_within: tuple[Pattern, ...] = NEVER_WITHIN
    never_before: Pattern
    never_behind: Pattern = FOREIGN_BEHIND
    never_behind_rule: Pattern = FOREIGN_BEHIND_RULE
    never_behind_apart: Pattern = FOREIGN_BEHIND_APART
    measure_behind: Pattern = MEASURE_BEHIND
    never_ahead: Pattern = FOREIGN_AHEAD
    decimal: Pattern
    may_follow_weak: Pattern
    documents: Mapping[str, str]
    tail_joint: Pattern | None = re.compile(LETTER_JOINT)
    speaks_of: Pattern = re.compile(r"(?!)")


@dataclass(frozen=True, slots=True)
class CitedDocument:
    """A document that does not count as its game's rulebook does: its slug, its short names, its grammar."""

    slug: str
    names: tuple[str, ...]
    grammar: Grammar

    def is_called(self, name: str | None) -> bool:
        return name is not None and name in (self.slug, *self.names)


@dataclass(frozen=True, slots=True)
class CitedGame:
    """A game whose rules may be cited: its slug, the words beside its name that lead to it, and its grammar.

    `documents` are those that count in a way of their own: they are cited by their names.
    """

    slug: str
    aliases: tuple[str, ...]
    grammar: Grammar
    documents: tuple[CitedDocument, ...] = ()

    def named_in(self, text: str) -> re.Match[str] | None:
        """Where a text names the game."""
        aliases = "|".join(map(re.escape, self.aliases))
        alias = re.search(rf"(?<![\w-])(?:{aliases})(?![\w-])", text, re.IGNORECASE) if aliases else None
        return self.grammar.called.search(text) or alias
