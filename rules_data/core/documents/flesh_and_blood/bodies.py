"""From the pieces of one record to its title, text, list items, notes and examples."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rules_data.core.documents.parsed import Finding, Severity, Use

from .pieces import Kind, Piece
from .sentences import is_title


@dataclass(frozen=True, slots=True)
class Body:
    """What one record says. `uses` has what each of its pieces became; `title_only`: there is nothing but a title."""

    text: str
    examples: tuple[str, ...]
    title_only: bool
    uses: tuple[tuple[Piece, Use], ...]
    findings: tuple[Finding, ...]


class _Reader:
    """Takes the pieces of one record in order and sorts what they say."""

    def __init__(self, head: Piece, following: Piece | None) -> None:
        self.head = head
        self.titled = is_title(head.text) and (following is None or following.kind in (Kind.PLAIN, Kind.NOTE))
        self.text = [head.text] if head.text else []
        self.plain: list[list[int]] = []
        self.examples: list[str] = []
        self.uses: list[tuple[Piece, Use]] = [(head, Use.RULE)]
        self.findings: list[Finding] = []
        self.last = Kind.RULE

    def take(self, piece: Piece) -> None:
        if piece.kind is Kind.STRAY:
            self.uses.append((piece, Use.SKIPPED))
            self.findings.append(_stray(piece))
            return
        if piece.kind is Kind.EXAMPLE:
            self.examples.append(piece.text)
        elif piece.kind is Kind.NOTE:
            self.text.append(f"Note: {piece.text}")
        elif self.last is Kind.EXAMPLE:
            marker = "* " if piece.kind is Kind.ITEM else ""
            self.examples[-1] = f"{self.examples[-1]}\n{marker}{piece.text}".strip()
        else:
            self._take_text(piece)
        is_example = piece.kind is Kind.EXAMPLE or (self.last is Kind.EXAMPLE and piece.kind is not Kind.NOTE)
        self.last = Kind.EXAMPLE if is_example else piece.kind
        self.uses.append((piece, Use.EXAMPLE if is_example else Use.RULE))

    def _take_text(self, piece: Piece) -> None:
        if piece.kind is Kind.ITEM:
            self.text.append(f"* {piece.text}")
            return
        is_body = (self.titled or not self.head.text) and len(self.text) <= int(self.titled)
        if not is_body:
            if self.last is Kind.PLAIN and self.plain:
                self.plain[-1].append(len(self.text))
            else:
                self.plain.append([len(self.text)])
            self.last = Kind.PLAIN
        else:
            self.last = Kind.RULE
        self.text.append(piece.text)

    def mark_items(self) -> None:
        """Several unnumbered lines below a rule are its list; a single one is a paragraph of it."""
        for run in self.plain:
            for at in run if len(run) > 1 else ():
                self.text[at] = f"* {self.text[at]}"


def read_body(pieces: Sequence[Piece], *, has_children: bool) -> Body:
    """Read one record: its first piece has the number, the others stand below it.

    A rule of the keyword sections is a title on the numbered line and its text on the next, unnumbered one;
    its text here has the title on the first line. A title with nothing but sub-rules below it is a heading.
    """
    head = pieces[0]
    following = next((piece for piece in pieces[1:] if piece.kind is not Kind.STRAY), None)
    reader = _Reader(head, following)
    for piece in pieces[1:]:
        reader.take(piece)
    reader.mark_items()
    text = _swallowed_items(reader.text)
    title_only = is_title(head.text) and len(text) == 1 and not reader.examples and has_children
    findings = [*reader.findings, *(_symbol_lost(*place) for piece in pieces for place in piece.symbols_lost)]
    return Body("\n".join(text), tuple(reader.examples), title_only, tuple(reader.uses), tuple(findings))


def _swallowed_items(text: list[str]) -> list[str]:
    """Part the first item of a list from the text it was run into: "... order. Substage 1:* All effects"."""
    for at, item in enumerate(text[1:], start=1):
        second = re.match(r"\* ([A-Z][A-Za-z]{1,20}) 2: ", item)
        if second is None:
            continue
        first = re.search(rf"\s+({second[1]} 1:)\s*\*?\s*(?=\S)", text[at - 1])
        if first is not None and not text[at - 1].startswith("* "):
            before, behind = text[at - 1][: first.start()], text[at - 1][first.end() :]
            return [*text[: at - 1], before, f"* {first[1]} {behind}", *text[at:]]
    return text


def _stray(piece: Piece) -> Finding:
    return Finding(
        piece.line,
        piece.column,
        f"{piece.text[:20]!r} stands alone on its line and says nothing.",
        "It was left out.",
        Severity.NOTE,
    )


def _symbol_lost(line: int, column: int) -> Finding:
    return Finding(
        line,
        column,
        "The copy breaks a sentence here, where a symbol was lost.",
        "Compare it with the publisher's text.",
        Severity.NOTE,
    )
