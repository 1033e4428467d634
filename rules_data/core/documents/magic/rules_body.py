"""The rules themselves: headings, rules and subrules with their paragraphs and examples."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, LineUse, Severity, Use
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber

from .record_starts import RecordStart, damaged_number, is_finished, match_record, match_section
from .source_paragraphs import Paragraph

MOST_RECORDS = 50_000
# "Example: text"; also "Examples:", and "Example" with the colon lost
_EXAMPLE = re.compile(r"Examples?\s*:\s*")
_CHAPTER_DEPTH = 1


@dataclass
class Record:
    """One numbered record before it is a node."""

    number: RuleNumber
    paragraphs: list[str]
    first_line: int
    last_line: int
    column: int
    examples: list[str] = field(default_factory=list)

    @property
    def use(self) -> Use:
        return Use.HEADING if self.number.depth <= _CHAPTER_DEPTH else Use.RULE

    def node(self) -> RuleNode:
        kind = NodeKind.HEADING if self.use is Use.HEADING else NodeKind.RULE
        text = "\n".join(paragraph for paragraph in self.paragraphs if paragraph)
        return RuleNode(self.number, kind, text, tuple(self.examples), self.first_line, self.last_line)


@dataclass
class RulesBody:
    records: list[Record] = field(default_factory=list)
    lines: list[LineUse] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


def read_rules(paragraphs: Sequence[Paragraph]) -> RulesBody:
    """All records in order. The first paragraph has to begin one.

    Raises UnableToReadDocument for a number that stands twice or out of order.
    """
    body = RulesBody()
    for paragraph, following in zip_longest(paragraphs, paragraphs[1:]):
        start = _start(paragraph, following)
        if start is not None:
            _begin_record(body, paragraph, start)
        elif body.records:
            _add_to_record(body, body.records[-1], paragraph)
        else:
            raise UnableToReadDocument(
                "This text stands before the first rule.",
                line=paragraph.line,
                column=paragraph.column,
                expected='a heading or a rule such as "603.4. Text"',
                advice="Check that this is the right file.",
            )
    return body


def _start(paragraph: Paragraph, following: Paragraph | None) -> RecordStart | None:
    start = match_record(paragraph.text)
    if start is not None or paragraph.continues or following is None:
        return start
    # A section is followed by its first chapter; any other line of this shape is an item of a list.
    section, chapter = match_section(paragraph.text), match_record(following.text)
    return section if section and chapter and chapter.number.parent == section.number else None


def _begin_record(body: RulesBody, paragraph: Paragraph, start: RecordStart) -> None:
    if body.records and not body.records[-1].number < start.number:
        raise _disorder(body.records, paragraph, start.number)
    if len(body.records) >= MOST_RECORDS:
        raise UnableToReadDocument(
            f"The document has more than {MOST_RECORDS:,} numbered paragraphs.",
            line=paragraph.line,
            column=paragraph.column,
            expected="one rules document",
            advice="Import one document at a time.",
        )
    if start.oddity:
        body.findings.append(
            Finding(paragraph.line, paragraph.column, start.oddity, "Nothing needs to be done.", Severity.NOTE)
        )
    record = Record(start.number, [start.text], paragraph.line, paragraph.line, paragraph.column)
    body.records.append(record)
    body.lines.append(LineUse(paragraph.line, paragraph.line, record.use, record.number))


def _disorder(records: Sequence[Record], paragraph: Paragraph, number: RuleNumber) -> UnableToReadDocument:
    twin = next((record for record in records if record.number == number), None)
    if twin is not None:
        return UnableToReadDocument(
            f"Number {number} stands twice: on line {twin.first_line} and on line {paragraph.line}.",
            line=paragraph.line,
            column=paragraph.column,
            expected="each number once",
            advice="Remove one of the two, or give it the number it should have.",
        )
    return UnableToReadDocument(
        f"Number {number} is out of order.",
        line=paragraph.line,
        column=paragraph.column,
        expected=f"a number above {records[-1].number}",
        advice="Put the rule in its place, or correct its number.",
    )


def _add_to_record(body: RulesBody, record: Record, paragraph: Paragraph) -> None:
    """An example, or a paragraph that goes on with the rule or with its last example."""
    example = _EXAMPLE.match(paragraph.text)
    use = Use.EXAMPLE if example or record.examples else record.use
    if example is not None:
        record.examples.append(paragraph.text[example.end() :])
    elif len(paragraph.text) == 1:
        body.lines.append(LineUse(paragraph.line, paragraph.line, Use.SKIPPED, record.number, "a stray character"))
        body.findings.append(_stray(paragraph, record))
        return
    else:
        if not paragraph.continues:
            body.findings.append(_unnumbered(paragraph, record))
        kept = record.examples or record.paragraphs
        if record.examples:
            kept[-1] = f"{kept[-1]}\n{paragraph.text}"
        else:
            kept.append(paragraph.text)
    record.last_line = paragraph.line
    body.lines.append(LineUse(paragraph.line, paragraph.line, use, record.number))


def _stray(paragraph: Paragraph, record: Record) -> Finding:
    return Finding(
        paragraph.line,
        paragraph.column,
        f"A stray {paragraph.text!r} below {record.number} was left out.",
        "Nothing needs to be done.",
        Severity.WARNING,
    )


def _unnumbered(paragraph: Paragraph, record: Record) -> Finding:
    damaged = damaged_number(paragraph.text)
    if damaged is not None:
        message = f"{damaged!r} may be a damaged number; its text was kept with {record.number}."
        return Finding(
            paragraph.line, paragraph.column, message, "Correct it if it is a rule of its own.", Severity.WARNING
        )
    cut = "" if is_finished("\n".join(record.paragraphs)) else ", whose sentence is not finished"
    message = f"An unnumbered paragraph was kept with {record.number}{cut}."
    return Finding(paragraph.line, paragraph.column, message, "Check that it belongs there.", Severity.WARNING)
