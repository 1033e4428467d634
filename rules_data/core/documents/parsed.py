"""What a parser hands over: the tree of one document and an account of every line of its source."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from functools import cached_property

from rules_data.core.tree import RuleNumber, RuleTree

from .decoding import SourceLine


class Printed(StrEnum):
    """What becomes of the printed lines of a PDF before a reader gets its text."""

    JOINED = "joined to paragraphs"
    LINES = "left as lines, for a reader that knows by its numbers where a paragraph ends"
    REFUSED = "refused, since only blank lines tell the parts of this document apart"


class Use(StrEnum):
    """What a source line became."""

    TITLE = "title"
    DATE = "date"
    HEADING = "heading"
    RULE = "rule"
    EXAMPLE = "example"
    FAQ = "faq"
    TERM = "term"
    CONTENTS = "contents"
    CREDITS = "credits"
    ARTICLE = "article"
    SKIPPED = "skipped"


class Severity(StrEnum):
    """NOTE: worth knowing. WARNING: a person should look. OBSTACLE: nothing is published before one has."""

    NOTE = "note"
    WARNING = "warning"
    OBSTACLE = "obstacle"


@dataclass(frozen=True, slots=True)
class LineUse:
    """Lines `first` to `last` (from 1, both included) of the source, and what they became.

    A line that holds several records has one use for each. `reason` says why a line was skipped.
    """

    first: int
    last: int
    use: Use
    number: RuleNumber | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something odd in a document that could be read all the same, and what to do about it."""

    line: int
    column: int
    message: str
    advice: str
    severity: Severity

    def __str__(self) -> str:
        return f"{self.severity}: line {self.line}, column {self.column}: {self.message} {self.advice}"


@dataclass(frozen=True, slots=True)
class ParsedFaq:
    """A question and its answer, as a site copy prints them below its rules."""

    question: str
    answer: str
    first_line: int
    last_line: int


@dataclass(frozen=True, slots=True)
class ParsedTerm:
    """A defined word as the glossary prints it.

    `text` is the whole definition, its paragraphs on lines of their own; `senses` are its several meanings in
    order, without their numbers or the like, and empty where there is but one. `number` is there where the
    glossary numbers its entries (`1.-1.12`), kept as printed: it is no rule number.
    """

    term: str
    text: str
    senses: tuple[str, ...]
    obsolete: bool
    first_line: int
    last_line: int
    number: str = ""


@dataclass(frozen=True, slots=True)
class ParsedExample:
    """An example that belongs to no single rule, as articles about the rules give them.

    `label` is its headline ("Example 2"); `about` is the passage before it, which it shows at work.
    """

    label: str
    text: str
    about: str
    first_line: int
    last_line: int


@dataclass(frozen=True)
class ParsedDocument:
    """One edition of one document, read.

    `source` are its lines as they were read; `filled_lines` the numbers of those that hold more than white space.
    """

    title: str
    stated_date: date | None
    layout: str
    tree: RuleTree
    faqs: tuple[ParsedFaq, ...]
    lines: tuple[LineUse, ...]
    findings: tuple[Finding, ...]
    terms: tuple[ParsedTerm, ...] = ()
    examples: tuple[ParsedExample, ...] = ()
    source: tuple[SourceLine, ...] = field(default=(), repr=False)

    @cached_property
    def filled_lines(self) -> tuple[int, ...]:
        return tuple(line.number for line in self.source if not line.blank)

    @property
    def unaccounted(self) -> tuple[int, ...]:
        """Source lines that hold text and became nothing; `parse_document` refuses a document with any."""
        covered = {line for use in self.lines for line in range(use.first, use.last + 1)}
        return tuple(line for line in self.filled_lines if line not in covered)
