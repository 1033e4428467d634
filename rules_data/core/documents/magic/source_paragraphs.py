"""From bytes to paragraphs: the byte forms the Comprehensive Rules have had, and the marks that copies add."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules_data.core.documents.decoding import SourceLine, read_lines
from rules_data.core.documents.errors import UnableToReadDocument

# Curly quotes and apostrophes as the two code pages write them: every edition is full of these.
_GBK_QUOTES = (b"\xa1\xaf", b"\xa1\xb0", b"\xa1\xb1")
_CP1252_QUOTES = (b"\x92", b"\x93", b"\x94")
# Windows-1252 read as Latin-1 leaves control characters where the punctuation was.
_LATIN1_CONTROLS = {code: bytes([code]).decode("cp1252", "ignore") for code in range(0x80, 0xA0) if code != 0x85}
_LATIN1_CONTROL = re.compile(r"[\x80-\x9f]")
_WEB_PAGE = re.compile(rb"\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|\?xml)\b", re.IGNORECASE)

# "• 603.4. Text", "> **Example:** text", "- **603.4a** text"
_MARKED = "*#>•·◦▪‣-_"
_MARK = re.compile(r"(?:(?:[>•·◦▪‣*-]|#{1,6})\s+)*(?:\*\*|__)?(?=\d{1,3}\.|Examples?:)")
# Copies in bold type put a dot after subrules too: "**603.4a.** text"
_BOLD_END = re.compile(r"\A(\d{3}\.\d{1,3}[a-z]{1,2}(?=\.)|[\d.a-z]{2,10}|Examples?:)\.?(?:\*\*|__)")
# "## Glossary" or "**Ability**"
_HEADLINE = re.compile(r"#{1,6}\s+(?P<hashed>\S.*?)(?:\s+#+)?\Z|(?:\*\*|__)(?P<bold>[^*_]+)(?:\*\*|__)\Z")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of the source: a line, or a part of one between U+2028 separators.

    `apart`: white space stands before it. `continues`: the source itself shows that it goes on with what
    stands above, by five spaces or by a separator inside the line.
    """

    line: int
    column: int
    text: str
    apart: bool
    continues: bool
    bullet: bool = False


def read_source(data: bytes) -> tuple[tuple[SourceLine, ...], tuple[Paragraph, ...]]:
    """All source lines, and the paragraphs of those that hold text.

    Raises UnableToReadDocument as `read_lines` does, and for a web page.
    """
    if _WEB_PAGE.match(data):
        raise UnableToReadDocument(
            "This is a web page, not a text.",
            line=1,
            column=1,
            expected="the Comprehensive Rules as plain text",
            advice="Download the TXT file, or save the page as text.",
        )
    lines = read_lines(_from_gbk(data), separator="\n")
    return lines, tuple(_paragraphs(lines))


def _from_gbk(data: bytes) -> bytes:
    """Copies made on Chinese systems; left as they are when they are anything else."""
    if not any(quote in data for quote in _GBK_QUOTES) or any(quote in data for quote in _CP1252_QUOTES):
        return data
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        try:
            return data.decode("gbk").encode()
        except UnicodeDecodeError:
            return data
    return data


def _paragraphs(lines: Sequence[SourceLine]) -> Iterator[Paragraph]:
    apart = True
    for line in lines:
        for position, part in enumerate(line.text.split("\n")):
            text = (part.translate(_LATIN1_CONTROLS) if _LATIN1_CONTROL.search(part) else part).strip()
            if not text:
                apart = apart or position == 0
                continue
            indent = len(part) - len(part.lstrip())
            plain, bullet = _without_marks(text)
            yield Paragraph(line.number, indent + 1, plain, apart, position > 0 or indent >= 4, bullet)
            apart = False


def _without_marks(text: str) -> tuple[str, bool]:
    """The text without the bullets, quotation marks and bold type of wiki and Markdown copies."""
    if text[0] not in _MARKED:
        return text, False
    mark = _MARK.match(text)
    if mark is not None:
        return _BOLD_END.sub(r"\1", text[mark.end() :]), mark.end() > 0
    headline = _HEADLINE.match(text)
    return (headline["hashed"] or headline["bold"], False) if headline else (text, False)
