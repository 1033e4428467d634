"""The glossary: entries numbered `1.-1.12`, each a term with its meaning on the lines below."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, LineUse, ParsedTerm, Severity, Use

from .pieces import Kind, Piece

# "ability: ..." | "object identity: ..."
_LABEL = re.compile(r"[a-z][a-z -]{0,40}: ")
_OBSOLETE = re.compile(r"\(Obsolete\)", re.IGNORECASE)


def read_glossary(pieces: Sequence[Piece]) -> tuple[list[ParsedTerm], list[LineUse], list[Finding]]:
    """Terms in printed order. A term with several lines that begin with a label has several senses.

    Raises UnableToReadDocument when a rule stands among the entries: a chapter line is missing before it.
    """
    _refuse_rules(pieces)
    at = next((at for at, piece in enumerate(pieces) if piece.kind is Kind.TERM), len(pieces))
    uses = [_heading_use(piece) for piece in pieces[:at]]
    findings = [_not_read(piece) for piece in pieces[1:at]]
    terms: list[ParsedTerm] = []
    while at < len(pieces):
        end = next((to for to in range(at + 1, len(pieces)) if pieces[to].kind is Kind.TERM), len(pieces))
        entry = pieces[at:end]
        uses += [LineUse(piece.line, piece.last_line, Use.TERM) for piece in entry]
        terms.append(_read_entry(entry))
        findings += _oddities(entry, terms)
        at = end
    return terms, uses, findings


def _heading_use(piece: Piece) -> LineUse:
    if piece.kind is Kind.CHAPTER:
        return LineUse(piece.line, piece.last_line, Use.HEADING, reason="the glossary's headline")
    return LineUse(piece.line, piece.last_line, Use.SKIPPED, reason="stands before the first glossary entry")


def _refuse_rules(pieces: Sequence[Piece]) -> None:
    numbered = [piece for piece in pieces if piece.kind in (Kind.RULE, Kind.SECTION, Kind.TERM)]
    if all(piece.kind is Kind.TERM for piece in numbered):
        return
    first = numbered[0].kind is Kind.TERM
    fault = next((piece for piece in numbered if (piece.kind is Kind.TERM) is not first), numbered[0])
    raise UnableToReadDocument(
        f"{fault.number} stands where rules and the glossary run into one another.",
        line=fault.line,
        column=fault.column,
        expected="the line of a chapter before its first section, and of the glossary before its first entry",
        advice="Download the document again.",
    )


def _read_entry(entry: Sequence[Piece]) -> ParsedTerm:
    head = entry[0]
    lines = [_with_marker(piece) for piece in entry[1:]]
    labelled = len(lines) > 1 and all(_LABEL.match(line) for line in lines)
    return ParsedTerm(
        term=head.text,
        text="\n".join(lines),
        senses=tuple(lines) if labelled else (),
        obsolete=_OBSOLETE.search(head.text) is not None or any(_OBSOLETE.match(line) for line in lines),
        first_line=head.line,
        last_line=entry[-1].last_line,
        number=head.number,
    )


def _with_marker(piece: Piece) -> str:
    markers = {Kind.EXAMPLE: "Example: ", Kind.NOTE: "Note: ", Kind.ITEM: "* ", Kind.CHAPTER: f"{piece.number} "}
    return markers.get(piece.kind, "") + piece.text


def _oddities(entry: Sequence[Piece], terms: Sequence[ParsedTerm]) -> list[Finding]:
    head = entry[0]
    found: list[Finding] = []
    if len(entry) == 1:
        found.append(_finding(head, f"The glossary entry {head.text!r} has no meaning.", Severity.WARNING))
    before = terms[-2].number if len(terms) > 1 else ""
    if before and _place(head.number) != _place(before) + 1:
        found.append(_finding(head, f"{head.number} follows {before} in the glossary.", Severity.WARNING))
    return found


def _place(number: str) -> int:
    return int(number.rpartition(".")[2])


def _finding(piece: Piece, message: str, severity: Severity) -> Finding:
    return Finding(piece.line, piece.column, message, "Look at this line in the source.", severity)


def _not_read(piece: Piece) -> Finding:
    return _finding(piece, "This line stands in the glossary before its first entry.", Severity.WARNING)
