"""Riftbound Core Rules and Tournament Rules, in any of their layouts, into one ParsedDocument.

Written against Core Rules v1.2 to v1.4 and Tournament Rules of 2026-03-30 and 2026-07-16.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_data.core.documents.decoding import read_lines
from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, LineUse, ParsedDocument, Severity, Use
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber, RuleTree

from .completeness import find_oddities, refuse_broken_off
from .front_matter import read_front_matter
from .headings import is_heading
from .line_widths import LineWidths
from .paragraphs import Body, join_paragraphs, read_body
from .pieces import Layout, Piece, cut_pieces, detect_layout, odd_headings, without_markdown
from .record_starts import SCHEME, Start, Starts, find_starts, match_start, split_swallowed
from .site_lines import part_site_lines


@dataclass(frozen=True, slots=True)
class Record:
    """One numbered record before it is a node."""

    number: RuleNumber
    body: Body
    first_line: int
    last_line: int


def read_riftbound_rules(data: bytes) -> ParsedDocument:
    """Bytes of a rules document or of a site's copy of a section; see `parse_document`."""
    source = read_lines(data)
    plain, marks = without_markdown(source)
    layout = detect_layout(plain)
    pieces, skipped = cut_pieces(plain, layout)
    site = part_site_lines(pieces)
    rules = split_swallowed(site.rules)
    first = next((at for at, piece in enumerate(rules) if match_start(piece.text)), None)
    if first is None:
        raise UnableToReadDocument(
            "No line starts with a rule number, so this is not a rules document.",
            line=1,
            column=1,
            expected='lines such as "383.3.e. Text"',
            advice="Check that this is the right file.",
        )
    front = read_front_matter(rules[:first])
    records, starts = _read_records(rules[first:], layout)
    tree = RuleTree(SCHEME, _nodes(records))
    refuse_broken_off(source, tree, site)
    findings = [*front.findings, *site.findings, *find_oddities(tree, starts, rules[first:])]
    findings += odd_headings(source, marks)
    if front.section_size is not None and front.section_size != len(tree) + site.left_out:
        findings.append(_section_size(front.section_size, len(tree), site.left_out, front.lines))
    lines = [*marks, *skipped, *front.lines, *site.lines, *_line_uses(records, tree)]
    return ParsedDocument(
        title=front.title,
        stated_date=front.stated_date,
        layout=str(layout),
        tree=tree,
        faqs=tuple(site.faqs),
        lines=tuple(sorted(lines, key=lambda use: (use.first, use.last))),
        findings=tuple(sorted(findings, key=lambda finding: (finding.line, finding.column))),
        source=tuple(source),
    )


def _read_records(pieces: Sequence[Piece], layout: Layout) -> tuple[list[Record], Starts]:
    widths = LineWidths(pieces, _depths(pieces), may_wrap=layout is Layout.PUBLISHER)
    starts = find_starts(pieces, widths=widths)
    ends = [start.index for start in starts.records[1:]] + [len(pieces)]
    records = []
    for start, end in zip(starts.records, ends, strict=True):
        own = _own_pieces(pieces, start, end)
        paragraphs = join_paragraphs(own, widths=widths, flowing=layout is Layout.PDF)
        body = read_body(paragraphs)
        records.append(Record(start.number, body, pieces[start.index].line, pieces[end - 1].line))
    return records, starts


def _own_pieces(pieces: Sequence[Piece], start: Start, end: int) -> list[tuple[int, Piece]]:
    first = pieces[start.index]
    text = first.rest(start.text_offset)
    own = [(start.index, text)] if text.text else []
    return own + [(index, pieces[index]) for index in range(start.index + 1, end)]


def _depths(pieces: Sequence[Piece]) -> list[int]:
    depths: list[int] = []
    depth = 0
    for piece in pieces:
        match = match_start(piece.text)
        depth = match[1].count(".") if match else depth
        depths.append(depth)
    return depths


def _nodes(records: Sequence[Record]) -> tuple[RuleNode, ...]:
    parents = {record.number.parent for record in records}
    nodes = []
    for record in records:
        body = record.body
        title = is_heading(
            body.text,
            depth=record.number.depth,
            paragraphs=body.paragraphs,
            has_examples=bool(body.examples),
            has_children=record.number in parents,
        )
        kind = NodeKind.HEADING if title else NodeKind.RULE
        nodes.append(RuleNode(record.number, kind, body.text, body.examples, record.first_line, record.last_line))
    return tuple(nodes)


def _line_uses(records: Sequence[Record], tree: RuleTree) -> list[LineUse]:
    uses: list[LineUse] = []
    for record, node in zip(records, tree.nodes, strict=True):
        use = Use.HEADING if node.kind is NodeKind.HEADING else Use.RULE
        first = record.first_line
        for start, end in record.body.example_lines:
            if start > first:
                uses.append(LineUse(first, start - 1, use, record.number))
            elif start == record.first_line == first:
                # The text and its example share a line.
                uses.append(LineUse(start, start, use, record.number))
            uses.append(LineUse(start, end, Use.EXAMPLE, record.number))
            first = end + 1
        if first <= record.last_line:
            uses.append(LineUse(first, record.last_line, use, record.number))
    return uses


def _section_size(stated: int, printed: int, left_out: int, lines: Sequence[LineUse]) -> Finding:
    line = next((use.first for use in lines if use.use is Use.HEADING), 1)
    return Finding(
        line,
        1,
        f"The section announces {stated} rules; {printed} are printed and {left_out} left out.",
        "Compare the copy with the whole document.",
        Severity.WARNING,
    )
