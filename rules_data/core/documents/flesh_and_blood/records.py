"""The numbered records of the rules' chapters, in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, LineUse, Severity, Use
from rules_data.core.tree import NodeKind, NotARuleNumber, RuleNode, RuleNumber
from rules_data.core.tree.schemes import FLESH_AND_BLOOD

from .bodies import read_body
from .pieces import Kind, Piece

SCHEME = FLESH_AND_BLOOD
MAX_RECORDS = 20_000

_NUMBERED = (Kind.CHAPTER, Kind.SECTION, Kind.RULE)


@dataclass(frozen=True, slots=True)
class Record:
    """One number with the pieces that stand below it, itself first."""

    number: RuleNumber
    pieces: tuple[Piece, ...]


def cut_records(pieces: Sequence[Piece]) -> list[Record]:
    """The records of all chapters; `pieces` begin with a numbered one.

    Raises UnableToReadDocument for a number that stands twice, is out of order or cannot be.
    """
    starts = [at for at, piece in enumerate(pieces) if _starts_record(pieces, at)]
    if len(starts) > MAX_RECORDS:
        raise UnableToReadDocument(
            f"The document has more than {MAX_RECORDS:,} numbered lines.",
            line=pieces[starts[MAX_RECORDS]].line,
            column=1,
            expected="one rules document",
            advice="Import one document at a time.",
        )
    records: list[Record] = []
    first_lines: dict[RuleNumber, int] = {}
    for start, end in zip(starts, [*starts[1:], len(pieces)], strict=True):
        number = _number(pieces[start])
        if records and not records[-1].number < number:
            raise _disorder(pieces[start], number, records[-1].number, first_lines.get(number))
        first_lines[number] = pieces[start].line
        records.append(Record(number, (pieces[start], *map(_as_text, pieces[start + 1 : end]))))
    return records


def _as_text(piece: Piece) -> Piece:
    """A line such as "2 Players" that begins no chapter: its number is a part of what it says."""
    if piece.kind is not Kind.CHAPTER:
        return piece
    return replace(piece, kind=Kind.PLAIN, text=f"{piece.number} {piece.text}")


def _starts_record(pieces: Sequence[Piece], at: int) -> bool:
    """A line such as "2 Players" inside a chapter is text: chapters begin parts, and parts have been cut."""
    piece = pieces[at]
    if piece.kind is not Kind.CHAPTER:
        return piece.kind in _NUMBERED
    after = pieces[at + 1] if at + 1 < len(pieces) else None
    return at == 0 or after is None or after.number.partition(".")[0] == piece.number


def _number(piece: Piece) -> RuleNumber:
    try:
        return RuleNumber.parse(piece.number, SCHEME)
    except NotARuleNumber as error:
        raise UnableToReadDocument(
            f"{piece.number!r} is not a number a rule can have.",
            line=piece.line,
            column=piece.column,
            expected="a number such as 8.3.17a, without leading zeros",
            advice="Correct the number in the source.",
        ) from error


def _disorder(piece: Piece, number: RuleNumber, before: RuleNumber, twin: int | None) -> UnableToReadDocument:
    if twin is not None:
        return UnableToReadDocument(
            f"Number {number} stands twice: on line {twin} and on line {piece.line}.",
            line=piece.line,
            column=piece.column,
            expected="each number once",
            advice="Remove one of the two, or give it the number it should have.",
        )
    return UnableToReadDocument(
        f"Number {number} is out of order.",
        line=piece.line,
        column=piece.column,
        expected=f"a number above {before}",
        advice="Put the rule in its place, or correct its number.",
    )


def read_records(records: Sequence[Record]) -> tuple[list[RuleNode], list[LineUse], list[Finding]]:
    """The records as nodes, what each of their lines became, and what is odd about them."""
    parents = {record.number.parent for record in records}
    nodes: list[RuleNode] = []
    uses: list[LineUse] = []
    findings: list[Finding] = []
    for record in records:
        node, lines, odd = _read_record(record, has_children=record.number in parents)
        nodes.append(node)
        uses += lines
        findings += odd
    return nodes, uses, findings


def _read_record(record: Record, *, has_children: bool) -> tuple[RuleNode, list[LineUse], list[Finding]]:
    head = record.pieces[0]
    body = read_body(record.pieces, has_children=has_children)
    titled = head.kind is not Kind.RULE
    kind = NodeKind.HEADING if titled or body.title_only else NodeKind.RULE
    use = Use.HEADING if kind is NodeKind.HEADING else Use.RULE
    last_line = max(piece.last_line for piece in record.pieces)
    node = RuleNode(record.number, kind, body.text, body.examples, head.line, last_line)
    lines = [_line_use(piece, found, record.number, use) for piece, found in body.uses]
    findings = list(body.findings)
    if titled:
        findings += [
            _below_heading(piece, record.number) for piece in record.pieces[1:] if piece.kind is not Kind.STRAY
        ]
    elif not body.text:
        findings.append(_no_text(head))
    return node, lines, findings


def _line_use(piece: Piece, found: Use, number: RuleNumber, use: Use) -> LineUse:
    if found is Use.SKIPPED:
        return LineUse(piece.line, piece.last_line, found, number, reason="a stray mark without words")
    return LineUse(piece.line, piece.last_line, use if found is Use.RULE else found, number)


def _below_heading(piece: Piece, number: RuleNumber) -> Finding:
    return Finding(
        piece.line,
        piece.column,
        f"This text stands below the heading {number} and has no number; it was kept with the heading.",
        "Look whether the number of a rule is missing.",
        Severity.WARNING,
    )


def _no_text(head: Piece) -> Finding:
    return Finding(
        head.line, head.column, f"{head.number} has no text.", "Look at this line in the source.", Severity.WARNING
    )
