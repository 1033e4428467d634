"""Flesh and Blood's Comprehensive Rules, in any of their layouts, into one ParsedDocument.

Written against the publisher's text of February and June 2026 and a site's copy of chapter 6.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.documents.decoding import read_lines
from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, LineUse, ParsedDocument, Severity, Use
from rules_data.core.tree import RuleTree

from .completeness import find_oddities, refuse_broken_off, refuse_other_documents
from .front_matter import read_front_matter
from .glossary import read_glossary
from .markdown_form import without_markdown
from .parts import Part, PartKind, cut_parts
from .pieces import Kind, Piece, cut_pieces, detect_layout
from .records import SCHEME, cut_records, read_records


def read_flesh_and_blood_rules(data: bytes) -> ParsedDocument:
    """Bytes of the rules document or of a copy of a part of it; see `parse_document`."""
    source = read_lines(data)
    layout = detect_layout(source)
    plain, marks = without_markdown(source)
    parts = cut_parts(cut_pieces(plain, layout))
    if not any(piece.kind is Kind.RULE for part in parts for piece in part.pieces):
        raise UnableToReadDocument(
            "No line starts with a rule number, so this is not a rules document.",
            line=1,
            column=1,
            expected='lines such as "8.3.17a Text"',
            advice="Check that this is the right file.",
        )
    refuse_other_documents(parts)
    front = read_front_matter(_pieces_of(parts, PartKind.FRONT), _pieces_of(parts, PartKind.PREFACE))
    terms, term_lines, term_findings = read_glossary(_pieces_of(parts, PartKind.GLOSSARY))
    records = cut_records(_pieces_of(parts, PartKind.RULES))
    nodes, lines, findings = read_records(records)
    tree = RuleTree(SCHEME, tuple(nodes))
    refuse_broken_off(parts, tree)
    lines += [*marks, *front.lines, *term_lines, *_lines_beside(parts)]
    findings += [*front.findings, *term_findings, *find_oddities(records), *_odd_parts(parts)]
    return ParsedDocument(
        title=front.title,
        stated_date=front.stated_date,
        layout=str(layout),
        tree=tree,
        faqs=(),
        lines=tuple(sorted(lines, key=lambda use: (use.first, use.last))),
        findings=tuple(sorted(findings, key=lambda finding: (finding.line, finding.column))),
        source=tuple(source),
        terms=tuple(terms),
    )


def _pieces_of(parts: Sequence[Part], kind: PartKind) -> list[Piece]:
    return [piece for part in parts if part.kind is kind for piece in part.pieces]


def _lines_beside(parts: Sequence[Part]) -> list[LineUse]:
    uses = {PartKind.CONTENTS: Use.CONTENTS, PartKind.CREDITS: Use.CREDITS}
    return [
        LineUse(piece.line, piece.last_line, uses[part.kind])
        for part in parts
        if part.kind in uses
        for piece in part.pieces
    ]


def _odd_parts(parts: Sequence[Part]) -> list[Finding]:
    """Chapters without a single rule that are not known to have none: their rules may have been lost."""
    findings = []
    for part in parts:
        if part.kind in (PartKind.PREFACE, PartKind.CREDITS) and not part.is_named:
            head = part.pieces[0]
            message = f"The chapter {head.text!r} has no rule; it was read as {part.kind}."
            advice = "Look whether its rules were lost."
            findings.append(Finding(head.line, head.column, message, advice, Severity.WARNING))
    return findings
