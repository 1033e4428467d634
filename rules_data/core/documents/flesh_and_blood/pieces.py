"""The layouts Flesh and Blood's rules come in, and what each of their lines begins with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from rules_data.core.documents.decoding import SourceLine
from rules_data.core.documents.markdown_marks import is_markdown

from .sentences import goes_on, has_ended, is_title


class Layout(StrEnum):
    PUBLISHER = "publisher's text"
    SITE = "site copy"
    MARKDOWN = "Markdown copy"


class Kind(StrEnum):
    """What a line is, as far as its beginning tells."""

    CHAPTER = "chapter"
    SECTION = "section"
    RULE = "rule"
    TERM = "term"
    EXAMPLE = "example"
    NOTE = "note"
    ITEM = "list item"
    PLAIN = "plain"
    STRAY = "stray mark"


@dataclass(frozen=True, slots=True)
class Piece:
    """A line, a part of one, or several that are one sentence.

    `number` is as printed; `text` is what follows it, or follows the marker of an example or list item.
    `closed` says that a site copy shows where the text ends. `symbols_lost` are the lines (and columns)
    after which a site copy lost a symbol and broke the sentence.
    """

    kind: Kind
    line: int
    last_line: int
    text: str
    number: str = ""
    column: int = 1
    closed: bool = False
    symbols_lost: tuple[tuple[int, int], ...] = ()


TITLE_LENGTH = 80
_TITLE = rf"(?=[A-Z(\"“])(?!Example|Note:)[^\n]{{1,{TITLE_LENGTH}}}(?<![.!?:;,…])\Z"
# "8.3.17a Fusion is ..." | "8.3.17" with its text on the next line
_RULE = re.compile(r"([1-9]\d?\.\d{1,2}\.\d{1,3}[a-z]{0,2})\.?(?:\s+|\Z)", re.ASCII)
# "8.3 Ability Keywords"
_SECTION = re.compile(rf"([1-9]\d?\.\d{{1,2}})\.?\s+{_TITLE}", re.ASCII)
# "8 Keywords"
_CHAPTER = re.compile(rf"([1-9]\d?)\.?\s+{_TITLE}", re.ASCII)
# "1.-1.12 Aether Ashwing": the publisher numbers the glossary as a section below zero.
_TERM = re.compile(r"([1-9]\d?\.-\d{1,2}\.\d{1,5})\.?\s+(?=\S)", re.ASCII)
_EXAMPLE = re.compile(r"Examples?:\s*")
_NOTE = re.compile(r"Notes?:\s*(?=\S)")
_ITEM = re.compile(r"[-*•▪]\s+(?=\S)")
# Two examples on one line: "... this turn.Example: ..."
_EXAMPLE_INSIDE = re.compile(r"(?<=[.!?”\"'’)\]§])\s?(?=(?:Examples?|Note): ?[A-Z\"“…])")
_HAS_TEXT = re.compile(r"[^\W_]")
_TIGHT = re.compile(r"[,.;:)\]]")


def detect_layout(lines: Sequence[SourceLine]) -> Layout:
    """Section marks after the rules show a site copy, hash marks before the headings a Markdown copy."""
    texts = [line.text.strip() for line in lines if not line.blank]
    numbered = [text for text in texts if _RULE.match(text)]
    if sum(text.endswith("§") for text in texts) * 4 > len(numbered) > 0:
        return Layout.SITE
    return Layout.MARKDOWN if is_markdown(lines) else Layout.PUBLISHER


def cut_pieces(lines: Sequence[SourceLine], layout: Layout) -> list[Piece]:
    """All filled lines as pieces, with the sentences that a copy broke in two made whole again."""
    whole: list[Piece] = []
    for piece in _pieces(lines, layout):
        before = whole[-1] if whole else None
        if piece.kind is Kind.PLAIN and before is not None and _goes_on(before, piece, layout):
            whole[-1] = _joined(before, piece, lost=layout is Layout.SITE)
        else:
            whole.append(piece)
    return whole


def _pieces(lines: Sequence[SourceLine], layout: Layout) -> Iterator[Piece]:
    for line in lines:
        if line.blank:
            continue
        text = line.text
        start = 0
        for end in [*(match.start() for match in _EXAMPLE_INSIDE.finditer(text)), len(text)]:
            yield _classified(text[start:end], line.number, start + 1)
            start = end


def _classified(text: str, line: int, column: int) -> Piece:
    column += len(text) - len(text.lstrip())
    text = text.strip()
    closed = text.endswith("§")
    text = text.rstrip("§").rstrip()
    if not _HAS_TEXT.search(text):
        return Piece(Kind.STRAY, line, line, text, column=column)
    for kind, form in (
        (Kind.RULE, _RULE),
        (Kind.TERM, _TERM),
        (Kind.SECTION, _SECTION),
        (Kind.CHAPTER, _CHAPTER),
    ):
        match = form.match(text)
        if match is not None:
            told = text[match.end(1) :].removeprefix(".").strip()
            return Piece(kind, line, line, told, match[1], column, closed)
    for kind, form in ((Kind.EXAMPLE, _EXAMPLE), (Kind.NOTE, _NOTE), (Kind.ITEM, _ITEM)):
        match = form.match(text)
        if match is not None:
            return Piece(kind, line, line, text[match.end() :], column=column, closed=closed)
    return Piece(Kind.PLAIN, line, line, text, column=column, closed=closed)


def _goes_on(before: Piece, piece: Piece, layout: Layout) -> bool:
    """Whether a line without a number is the rest of the sentence before it."""
    if before.closed or before.kind in (Kind.CHAPTER, Kind.SECTION, Kind.TERM, Kind.STRAY):
        return False
    if layout is not Layout.SITE:
        return before.kind is not Kind.PLAIN and not has_ended(before.text) and goes_on(piece.text)
    if before.kind is Kind.RULE:
        # Its end would be marked; only a title stands on a line of its own without the mark.
        return goes_on(piece.text) or not is_title(before.text)
    return not has_ended(before.text) or goes_on(piece.text)


def _joined(before: Piece, piece: Piece, *, lost: bool) -> Piece:
    joint = "" if _TIGHT.match(piece.text) else " "
    end = before.column + len(before.text)
    return replace(
        before,
        text=f"{before.text}{joint}{piece.text}",
        last_line=piece.last_line,
        closed=piece.closed,
        symbols_lost=(*before.symbols_lost, (before.last_line, end)) if lost else before.symbols_lost,
    )
