"""Whether the whole document is there, and which numbers it leaves out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, Severity
from rules_data.core.tree import NodeKind, RuleNumber, RuleTree

from .parts import Part, PartKind
from .pieces import Kind, Piece
from .records import SCHEME, Record
from .sentences import has_ended

_CITED = re.compile(r"\[([1-9]\d?(?:\.\d{1,2}(?:\.[1-9]\d{0,2}[a-z]?)?)?)\]", re.ASCII)
# The start of a line that is numbered as another game's rules are, or whose number is damaged.
_FOREIGN = re.compile(r"\d{1,4}\.[\d.]*\d[a-z]?\b|\d{3}\.\s")
_FEW_CITATIONS = 3
_MANY_LINES = 50


def refuse_other_documents(parts: Sequence[Part]) -> None:
    """Raise when hardly any line of the rules has a number: these are no rules, whatever else they are."""
    ruled = [piece for part in parts if part.kind is PartKind.RULES for piece in part.pieces]
    plain = [piece for piece in ruled if piece.kind is Kind.PLAIN]
    if len(plain) > _MANY_LINES and len(plain) > 2 * sum(piece.kind is Kind.RULE for piece in ruled):
        raise UnableToReadDocument(
            f"{len(plain):,} of {len(ruled):,} lines have no rule number.",
            line=plain[0].line,
            column=plain[0].column,
            expected='lines such as "8.3.17a Text"',
            advice="Check that this is the right file, and that its paragraphs stand on lines of their own.",
        )


def refuse_broken_off(parts: Sequence[Part], tree: RuleTree) -> None:
    """Raise when the document ends in the middle.

    It does so if its last line breaks off inside a sentence, if it ends with a heading, or if it begins with
    the first chapter and yet refers to several of its own rules past its end.
    """
    last = parts[-1].pieces[-1]
    node = tree.nodes[-1]
    reason = ""
    if parts[-1].kind is PartKind.RULES and node.kind is NodeKind.HEADING:
        reason = f"The document ends with the heading {node.number}, with no rule below it"
    elif parts[-1].kind in (PartKind.RULES, PartKind.GLOSSARY) and not _is_finished(last, node.text):
        reason = "The document ends inside a sentence"
    elif tree.nodes[0].number.parts[0] == 1:
        beyond = _cited_beyond(tree)
        if len(beyond) >= _FEW_CITATIONS:
            cited = ", ".join(str(number) for number in beyond[-_FEW_CITATIONS:])
            reason = f"The document ends with {node.number}, yet refers to its own rules {cited}"
    if reason:
        raise UnableToReadDocument(
            f"{reason}: it was cut off.",
            line=last.last_line,
            column=last.column + len(last.text),
            expected="the whole document",
            advice="Download it again.",
        )


def _is_finished(last: Piece, text: str) -> bool:
    return last.closed or last.kind is Kind.STRAY or has_ended(last.text or text)


def _cited_beyond(tree: RuleTree) -> list[RuleNumber]:
    end = tree.nodes[-1].number
    cited = {RuleNumber.parse(number, SCHEME) for node in tree for number in _CITED.findall(node.text)}
    return sorted(number for number in cited if number > end and not end.contains(number))


def find_oddities(records: Sequence[Record]) -> Iterator[Finding]:
    """Numbers left out, and lines that look as if they had a number of their own."""
    printed = {record.number for record in records}
    for before, record in zip([None, *records], records, strict=False):
        head = record.pieces[0]
        above = record.number.parent
        if above is not None and above not in printed and (before is None or not above.contains(before.number)):
            if before is not None:
                yield _finding(head, f"{record.number} has no parent: {above} is not printed.")
        elif before is not None and not _may_follow(before.number, record.number):
            yield _finding(head, f"{record.number} follows {before.number}: a number between them is not printed.")
        for piece in record.pieces[1:]:
            if piece.kind is Kind.PLAIN and _FOREIGN.match(piece.text):
                yield _finding(piece, f"{piece.text.split()[0]!r} starts this line but is out of order as a number.")
            elif piece.number:
                yield _finding(piece, f"{piece.number!r} starts this line but was read as text.")


def _may_follow(before: RuleNumber, after: RuleNumber) -> bool:
    depth = after.depth
    last = after.parts[-1]
    if before.depth < depth:
        return last in (0, 1, "a")
    sibling = before.parts[depth]
    if isinstance(last, int) and isinstance(sibling, int):
        return last == sibling + 1
    return isinstance(last, str) and isinstance(sibling, str) and last in _next_letters(sibling)


def _next_letters(letters: str) -> set[str]:
    """The letters that may come next; whether l and o are left out here as in other games is not known."""
    if len(letters) != 1 or letters == "z":
        return {"aa"} if letters == "z" else {letters[:-1] + chr(ord(letters[-1]) + 1)}
    following = {chr(ord(letters) + 1)}
    return following | {chr(ord(letters) + 2)} if following & {"l", "o"} else following


def _finding(piece: Piece, message: str) -> Finding:
    return Finding(piece.line, piece.column, message, "Look at this line in the source.", Severity.WARNING)
