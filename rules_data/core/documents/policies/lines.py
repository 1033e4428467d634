"""The lines of a policy document without the marks of Markdown, wrapped lines joined to paragraphs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rules_data.core.documents.decoding import SourceLine
from rules_data.core.documents.markdown_marks import heading_of, is_markdown, is_ruler, without_marks

_BULLET = re.compile(r"\s*(?:[•●▪‣◦*+–-]|o(?=\s{2,}))\s+(?=\S)")
_COUNTED = re.compile(r"\s*(?:\d{1,2}|[A-Za-z])[.)]\s+(?=\S)")
_NUMBERED = re.compile(r"\s*[1-9]\d?(?:\.[1-9]\d?){1,2}\.?\s+[^\W_a-z]")
_DASH = re.compile(r"[—–-]\s*\Z")
_BARE_NUMBER = re.compile(r"[1-9]\d?(?:\.[1-9]\d?){0,2}\.?\Z")
# "<a href="#2.1" id="2.1">#</a>" behind a heading
_SELF_LINK = re.compile(r"\s*<a\s[^<>]{0,200}>\s*[#¶§]?\s*</a>", re.IGNORECASE)
_ROW = re.compile(r"\s*\|(.*)\|\s*\Z")
_NO_CELL = re.compile(r"[\s|:-]*\Z")
_ENDS = re.compile(r"[.!?:;”\"’)\]]\s*\Z")
# So many hundredths of the usual width a line fills that goes on in the next.
_FULL = 75
_WRAPPED_WIDTH = 130


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph: its source lines, its text, and whether it was marked as a heading or as an item of a list."""

    number: int
    last: int
    text: str
    is_heading: bool = False
    is_item: bool = False


def paragraphs(source: Sequence[SourceLine]) -> tuple[list[Line], list[int]]:
    """The paragraphs of a document, and the source lines that only draw a line."""
    marked = is_markdown(source)
    width = _width(source)
    found: list[Line] = []
    rulers: list[int] = []
    apart = True
    for one in source:
        if one.blank:
            apart = True
        elif is_ruler(one.text) or (marked and _says_nothing(one.text)):
            rulers.append(one.number)
            apart = True
        else:
            line = _line(one, marked)
            # A number may stand alone, with its title on the next line.
            alone = bool(found) and _BARE_NUMBER.match(found[-1].text) is not None and not line.is_item
            printed_before = source[one.number - 2].text
            if alone or (not apart and found and _goes_on(found[-1], printed_before, line, width)):
                before = found.pop()
                line = Line(before.number, one.number, f"{before.text} {line.text}", before.is_heading, before.is_item)
            found.append(line)
            apart = False
    return found, rulers


def _says_nothing(text: str) -> bool:
    """Hashes without a heading, and the line under the head of a table."""
    return not text.strip(" #") or (_ROW.match(text) is not None and _NO_CELL.match(text) is not None)


def _line(one: SourceLine, marked: bool) -> Line:
    printed = _SELF_LINK.sub("", one.text) if marked else one.text
    heading = heading_of(printed) if marked else ""
    text = without_marks(printed) if marked else printed
    row = _ROW.match(text) if marked else None
    if row is not None:
        text = " | ".join(cell.strip() for cell in row[1].split("|"))
    bullet = None if heading else _BULLET.match(text)
    if bullet is not None:
        text = f"* {text[bullet.end() :]}"
    return Line(one.number, one.number, heading or text.strip(), bool(heading), bullet is not None)


def _width(source: Sequence[SourceLine]) -> int:
    """The width at which lines wrap; 0 where a paragraph stands on a line of its own."""
    filled = sorted(len(line.text) for line in source if not line.blank)
    width = filled[len(filled) * 9 // 10] if filled else 0
    return width if width <= _WRAPPED_WIDTH else 0


def _goes_on(before: Line, printed_before: str, line: Line, width: int) -> bool:
    if before.is_heading or line.is_heading or line.is_item or _COUNTED.match(line.text) or _NUMBERED.match(line.text):
        return False
    if _NUMBERED.match(before.text):
        # A title that wraps.
        return _DASH.search(before.text) is not None or line.text[:1].islower()
    full = len(printed_before) * 100 >= width * _FULL > 0
    return full and (line.text[:1].islower() or not _ENDS.search(before.text))
