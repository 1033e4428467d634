"""The layouts Riftbound's rules come in, and their lines as pieces of running text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules_data.core.documents.decoding import SourceLine
from rules_data.core.documents.markdown_marks import heading_of, is_markdown, is_ruler, without_marks
from rules_data.core.documents.parsed import Finding, LineUse, Severity, Use


class Layout(StrEnum):
    PUBLISHER = "publisher's text"
    PDF = "PDF text"
    SITE = "site copy"


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of one source line.

    `apart` says that the source shows a paragraph break before it: a blank line, or a gap in PDF text.
    `column` is where it starts in its line, from 1.
    """

    line: int
    text: str
    column: int = 1
    apart: bool = False

    def rest(self, start: int, *, apart: bool = False) -> Piece:
        """What stands from offset `start` on."""
        text = self.text[start:]
        skipped = len(text) - len(text.lstrip())
        return Piece(self.line, text.strip(), self.column + start + skipped, apart)


# "=== PAGE 40 ===", "Page 3 of 98"
_PAGE_LINE = re.compile(r"\s*(?:=+\s*)?page\s+\d{1,4}(?:\s+of\s+\d{1,4})?(?:\s*=+)?\s*\Z", re.IGNORECASE)
# "Section 382 — 59 rules"
SECTION_LINE = re.compile(r"\s*(?:- )?Section\s+(\d{3})\s*[—–-]+\s*(\d{1,5})\s+rules?\s*\Z", re.ASCII)
# "... and 9 more rules"
MORE_LINE = re.compile(r"\s*(?:- )?(?:\.\.\.|…)\s*and\s+(\d{1,5})\s+more\s+rules?\s*\Z", re.ASCII)
# "Related FAQ (2)"
FAQ_LINE = re.compile(r"\s*(?:- )?Related\s+FAQs?\s*\((\d{1,4})\)\s*\Z", re.ASCII)
_BULLETED_NUMBER = re.compile(r"\s*- \d{3}(?:\.[0-9a-z]{1,3})*\.\s*\Z")
_LONE_NUMBER = re.compile(r"\s*(?:- )?\d{3}(?:\.[0-9a-z]{1,3})*\.\s*\Z")
_NUMBERED = re.compile(r"\s*(?:- )?\d{3}(?:\.[0-9a-z]{1,3})*\.\s+\S")

_LONGEST_WRAPPED = 140
_DOUBLED = re.compile(r"\S {2,}(?=\S)")
_GAP = re.compile(r" {3,}")


def detect_layout(lines: Sequence[SourceLine]) -> Layout:
    """Page lines or doubled spaces mark PDF text; lone numbers or a site's own lines a site copy."""
    filled = [line.text for line in lines if not line.blank]
    doubled = sum(1 for text in filled if _DOUBLED.search(text.strip()))
    if doubled * 2 > len(filled) or any(_PAGE_LINE.match(text) and "=" in text for text in filled):
        return Layout.PDF
    if any(SECTION_LINE.match(text) or MORE_LINE.match(text) or FAQ_LINE.match(text) for text in filled):
        return Layout.SITE
    if _NUMBERED.match(filled[0]) and sorted(map(len, filled))[len(filled) * 9 // 10] > _LONGEST_WRAPPED:
        # No title, and whole paragraphs on one line: a passage copied from a page.
        return Layout.SITE
    lone = sum(1 for text in filled if _LONE_NUMBER.match(text))
    numbered = sum(1 for text in filled if _NUMBERED.match(text))
    return Layout.SITE if lone > numbered else Layout.PUBLISHER


_RECORD = re.compile(r"\s*(?:[-*]\s+)?\d{3}(?:\.[0-9a-z]{1,3})*\.?(?:\s|\Z)", re.ASCII)
# "**": what a copy in Markdown leaves of bold type on a line of its own.
_MARKS_ALONE = re.compile(r"\s*[*_~`]{2,}\s*\Z")
# "4: Resolve.", "* No teams", "of the turn": a line of a rule, whatever it is marked as; a title begins with a word.
_NO_TITLE = re.compile(r"[\d*•a-z]|.*[.;,]\Z")
_RECORD_BULLET = re.compile(r"\A\s*[-*+]\s+(?=\d{3}[.\s])")


def without_markdown(lines: Sequence[SourceLine]) -> tuple[tuple[SourceLine, ...], list[LineUse]]:
    """The lines of a Markdown copy as plain text; headings without a number belong to no rule and are left out."""
    if not is_markdown(lines):
        return tuple(lines), []
    plain: list[SourceLine] = []
    skipped: list[LineUse] = []
    begun = False
    for line in lines:
        text = _RECORD_BULLET.sub("", without_marks(line.text))
        begun = begun or _RECORD.match(text) is not None
        heading = heading_of(line.text)
        if is_ruler(line.text) or (begun and heading and not _RECORD.match(text)):
            reason = "a heading without a number" if heading else "a drawn line"
            skipped.append(LineUse(line.number, line.number, Use.SKIPPED, reason=reason))
            text = ""
        plain.append(SourceLine(line.number, text))
    return tuple(plain), skipped


def odd_headings(lines: Sequence[SourceLine], skipped: Sequence[LineUse]) -> Iterator[Finding]:
    """Headings that were left out and read like a line of the rule above them."""
    left_out = {use.first for use in skipped}
    for line in lines:
        heading = heading_of(line.text) if line.number in left_out else ""
        if heading and _NO_TITLE.match(heading):
            message = f"The heading {heading[:60]!r} has no number and was left out."
            advice = "Take its marks away if it belongs to the rule above."
            yield Finding(line.number, 1, message, advice, Severity.WARNING)


def cut_pieces(lines: Iterable[SourceLine], layout: Layout) -> tuple[list[Piece], list[LineUse]]:
    """The running text of a document; lines that only the layout put there are skipped with a reason."""
    pieces: list[Piece] = []
    skipped: list[LineUse] = []
    source = list(lines)
    bulleted = layout is Layout.SITE and any(_BULLETED_NUMBER.match(line.text) for line in source)
    after_blank = False
    for line in source:
        if line.blank:
            # PDF text leaves blank lines anywhere, even between the words of one sentence.
            after_blank = layout is not Layout.PDF
            continue
        if layout is Layout.PDF and _PAGE_LINE.match(line.text):
            skipped.append(LineUse(line.number, line.number, Use.SKIPPED, reason="page line"))
            continue
        if _MARKS_ALONE.match(line.text):
            skipped.append(LineUse(line.number, line.number, Use.SKIPPED, reason="marks without words"))
            continue
        if layout is Layout.PDF:
            pieces += _pdf_pieces(line)
        else:
            start = 2 if bulleted and line.text.startswith("- ") else 0
            whole = Piece(line.number, line.text)
            pieces.append(whole.rest(start, apart=after_blank))
        after_blank = False
    return pieces, skipped


def _pdf_pieces(line: SourceLine) -> list[Piece]:
    """PDF text doubles its spaces; three or more are a line break inside the paragraph."""
    pieces: list[Piece] = []
    start = 0
    for gap in [*_GAP.finditer(line.text), None]:
        end = gap.start() if gap else len(line.text)
        text = line.text[start:end]
        if text.strip():
            indent = len(text) - len(text.lstrip())
            pieces.append(Piece(line.number, _close_up(text), start + indent + 1, apart=bool(pieces)))
        start = gap.end() if gap else end
    return pieces


_SPACE_BEFORE = re.compile(r" +(?=[,.;:!?)\]”’](?:[\s,.;:!?)\]”’\"]|\Z))")
_SPACE_AFTER = re.compile(r"(?<=[(\[“‘]) +")


_SPLIT_WORD = re.compile(r"(?<=\w) (?=[’']s\b)|(?<=\w-) (?=[A-Za-z])")


def _close_up(text: str) -> str:
    """Take out the spaces that PDF text puts around marks: `" Main Deck" , then` is `"Main Deck", then`."""
    single = " ".join(text.split())
    closed = _SPLIT_WORD.sub("", _SPACE_AFTER.sub("", _SPACE_BEFORE.sub("", single)))
    before = ""
    quotes = 0
    for character in closed:
        # A straight quote opens where an even number stood before it.
        if before.endswith('" ') and quotes % 2 == 1:
            before = before[:-1]
        if character == '"':
            if quotes % 2 == 1 and before.endswith(" "):
                before = before[:-1]
            quotes += 1
        before += character
    return before
