"""Whether the whole document is there, and what is odd about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rules_data.core.documents.decoding import SourceLine
from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, Severity
from rules_data.core.tree import NodeKind, RuleTree

from .pieces import Piece
from .record_starts import Start, Starts
from .site_lines import SiteLines

# "Refl391. Text": letters that ran into a number.
_DAMAGED = re.compile(r"([A-Za-z]{1,12})(\d{3}(?:\.[0-9a-z]{1,3})*)\.\s+[A-Z]", re.ASCII)
_CITED = re.compile(r"\bSee (?:rule )?(\d{3})\b", re.ASCII)
_FINISHED = re.compile(r"[.!?:…][”\"’')\]]*\Z")
# A document that starts here is meant to be whole; one that starts later is a chapter.
_FIRST_NUMBERS = 2
_FEW_CITATIONS = 2


def refuse_broken_off(lines: Sequence[SourceLine], tree: RuleTree, site: SiteLines) -> None:
    """Raise when the document ends in the middle.

    It does so if its last line breaks off inside a sentence, if its last record is a heading with nothing
    below it, or if it starts at the beginning and yet its own "See rule" references point past its end.
    A site copy that says it leaves rules out, or ends with FAQs, is measured by these.
    """
    if site.faqs:
        unfinished = not _FINISHED.search(site.faqs[-1].answer)
        reason = "The document ends inside the answer of a FAQ" if unfinished else ""
    elif site.left_out:
        reason = ""
    else:
        reason = _broken_rule(tree) or _broken_promise(tree)
    if reason:
        last = next(line for line in reversed(lines) if not line.blank)
        raise UnableToReadDocument(
            f"{reason}: it was cut off.",
            line=last.number,
            column=len(last.text.rstrip()) or 1,
            expected="the whole document",
            advice="Download it again.",
        )


def _broken_rule(tree: RuleTree) -> str:
    node = tree.nodes[-1]
    text = node.examples[-1] if node.examples else node.text
    if node.kind is NodeKind.HEADING:
        return f"The document ends with the heading {node.number}, with no rule below it"
    if not text:
        return f"The document ends with the bare number {node.number}"
    in_list = text.rpartition("\n")[2].startswith("* ")
    if not _FINISHED.search(text) and len(text.split()) > 1 and not in_list:
        return f"The document ends inside a sentence of {node.number}"
    return ""


def _broken_promise(tree: RuleTree) -> str:
    beyond = _cited_beyond(tree)
    if tree.nodes[0].number.parts[0] not in range(_FIRST_NUMBERS + 1) or len(beyond) < _FEW_CITATIONS:
        return ""
    cited = " and ".join(f"{number:03d}" for number in beyond[-_FEW_CITATIONS:])
    return f"The document ends with {tree.nodes[-1].number}, yet refers to its own rules {cited}"


def _cited_beyond(tree: RuleTree) -> list[int]:
    end = tree.nodes[-1].number.parts[0]
    cited = {int(match) for node in tree for match in _CITED.findall(node.text)}
    return sorted(number for number in cited if isinstance(end, int) and number > end)


def find_oddities(tree: RuleTree, starts: Starts, pieces: Sequence[Piece]) -> Iterator[Finding]:
    """Missing parents and dots, numbers taken for citations, damaged numbers."""
    for start in starts.records:
        if not start.dotted:
            yield _finding(pieces[start.index], f"The last dot of {start.number} is missing.", Severity.NOTE)
        above = start.number.parent
        if above is not None and above not in tree:
            yield _finding(pieces[start.index], f"{start.number} has no parent: {above} is not printed.", Severity.NOTE)
    for start in starts.cited:
        yield _citation(start, pieces)
    for piece in pieces:
        damaged = _DAMAGED.match(piece.text)
        if damaged:
            yield Finding(
                piece.line,
                piece.column,
                f"{damaged[0].split()[0]!r} may be the number {damaged[2]}, damaged; "
                "its text was kept with the rule above.",
                "Correct the source if it is a rule of its own.",
                Severity.WARNING,
            )


def _finding(piece: Piece, message: str, severity: Severity) -> Finding:
    return Finding(piece.line, piece.column, message, "It is read all the same.", severity)


def _citation(start: Start, pieces: Sequence[Piece]) -> Finding:
    return Finding(
        pieces[start.index].line,
        pieces[start.index].column,
        f"{start.number} starts this line but was read as a citation inside the sentence.",
        "Check that it is not a rule of its own.",
        Severity.NOTE,
    )
