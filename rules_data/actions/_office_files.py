"""PDF and Word files as the plain text that the readers know; other files that are not text, refused by their name."""

from __future__ import annotations

import io
import re
import struct
import time
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import docx
import pypdfium2
from docx.document import Document
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.opc.exceptions import PackageNotFoundError
from docx.oxml.ns import qn
from docx.table import Table
from docx.text.paragraph import Paragraph

from rules_data.core.documents import Printed, UnableToReadDocument

MOST_PAGES = 2_000
MOST_SECONDS = 120.0
# How far a packed file may unfold, and how much text a rulebook may have.
MOST_BYTES = 32_000_000
MOST_UNPACKED = 160_000_000
# So many lines at the top and at the foot of a page may be its running head and its number.
HEAD_LINES = 2
FEWEST_PAGES = 3

_PDF, _ZIP = b"%PDF-", b"PK\x03\x04"
_WORD_BODY = "word/document.xml"
_PAGE_NUMBER = re.compile(r"\s*(?:page\s+)?\d{1,4}(?:\s*(?:of|/)\s*\d{1,4})?\s*\Z", re.IGNORECASE)
_DIGITS = re.compile(r"\d+")
_LINE_END = re.compile(r"\r\n|\r|\n")
# What begins a paragraph wherever it stands: a number, a bullet, an example.
_BEGINS = re.compile(r"\d{1,4}[.\s]|[*•‣-]\s|(?:Examples?|Note):")
_ENDS = re.compile(r"[.!?:;”\"’)\]%]\s*\Z")
_BROKEN_WORD = re.compile(r"\w-\Z")
# "[1.9.2]" stands right behind what it belongs to.
_GLUED = re.compile(r"\[\d")
# How much of the usual width a line must fill to go on in the next: letters are not all as wide.
FULL = 0.85
# A shorter line that ends no sentence, after one that does, is a heading or a defined word.
SHORT = 0.6
# What a damaged archive, or damaged XML in it, comes out as.
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, struct.error, PackageNotFoundError, SyntaxError, LookupError, ValueError, OSError,
    EOFError, NotImplementedError, RuntimeError, AttributeError,
)  # fmt: skip
_UNCOUNTED = {"bullet", "none"}
_AS_TEXT = "Save it as plain text in UTF-8 and import that."
_OTHERS = (
    (b"\xd0\xcf\x11\xe0", "a Word file of before 2007", "Save it as .docx or as plain text and import that."),
    (b"{\\rtf", "a Rich Text file", "Save it as .docx or as plain text and import that."),
    (b"\x1f\x8b", "a gzip archive", "Unpack it and import the document in it."),
    (b"7z\xbc\xaf", "a 7-Zip archive", "Unpack it and import the document in it."),
    (b"Rar!", "a RAR archive", "Unpack it and import the document in it."),
)


@dataclass(frozen=True)
class FileText:
    """The text of a file, and what of its pages is no part of it: running heads and page numbers, each as printed."""

    data: bytes
    left_out: tuple[str, ...] = ()


def as_text(data: bytes, printed: Printed) -> FileText:
    """The bytes of a document as text: what a PDF or a Word file (.docx) says in UTF-8, anything else as it is.

    Of a PDF, running heads and page numbers are left out; `printed` says what becomes of its lines. Raises
    UnableToReadDocument for a file of another kind that is no text, a damaged, locked or scanned one, and for one far
    larger than any rulebook.
    """
    if data[:1024].lstrip().startswith(_PDF):
        lines, left_out = _pdf_lines(data, printed)
        return FileText("\n".join(lines).encode("utf-8", "replace"), tuple(left_out))
    if data.startswith(_ZIP):
        return FileText("\n".join(_word_lines(data)).encode("utf-8", "replace"))
    for mark, what, advice in _OTHERS:
        if data.startswith(mark):
            raise UnableToReadDocument(f"The file is {what}.", expected="text, a PDF or a .docx file", advice=advice)
    return FileText(data)


def _pdf_lines(data: bytes, printed: Printed) -> tuple[list[str], list[str]]:
    if printed is Printed.REFUSED:
        raise UnableToReadDocument(
            "A PDF does not show where an entry of this document's glossary ends.",
            expected="the document as text or as a .docx file",
            advice="Its publisher offers both: import one of those.",
        )
    _refuse_large(len(data))
    until = time.process_time() + MOST_SECONDS
    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as fault:
        raise UnableToReadDocument(
            f"The PDF cannot be opened: {fault}.",
            expected="a whole PDF without a password",
            advice=f"Download it again. {_AS_TEXT}",
        ) from fault
    with document:
        if len(document) > MOST_PAGES:
            raise UnableToReadDocument(
                f"The PDF has {len(document):,} pages, more than any rulebook.",
                expected=f"at most {MOST_PAGES:,} pages",
                advice="Import one document at a time.",
            )
        pages = list(_pages(document, until))
    if not any(line.strip() for page in pages for line in page):
        raise UnableToReadDocument(
            "The pages of the PDF hold pictures and no text.",
            expected="a PDF with text in it, not a scan",
            advice="Look for the publisher's text, or let a program recognise the letters and import the result.",
        )
    left_out: list[str] = []
    lines = [line for page in _without_heads(pages, left_out) for line in page]
    return (_unwrapped(lines) if printed is Printed.JOINED else lines), left_out


def _pages(document: pypdfium2.PdfDocument, until: float) -> Iterator[list[str]]:
    length = 0
    for number in range(len(document)):
        try:
            page = document[number]
            text = page.get_textpage().get_text_bounded(errors="replace")
            page.close()
        except pypdfium2.PdfiumError as fault:
            raise UnableToReadDocument(
                f"Page {number + 1} of the PDF cannot be read: {fault}.",
                expected="a whole PDF",
                advice=f"Download it again. {_AS_TEXT}",
            ) from fault
        length += len(text)
        if length > MOST_UNPACKED or time.process_time() > until:
            raise UnableToReadDocument(
                f"Reading the PDF up to page {number + 1} takes longer than any rulebook needs.",
                expected=f"at most {MOST_SECONDS:.0f} seconds of work",
                advice=_AS_TEXT,
            )
        # A hyphen at the end of a line is marked apart.
        yield _LINE_END.split(text.replace("\ufffe", "-").replace("\x02", "-"))


def _unwrapped(lines: Sequence[str]) -> list[str]:
    """Paragraphs on lines of their own: a printed line goes on where the one before had no room for its first word."""
    filled = sorted(len(line) for line in lines if line.strip())
    width = filled[len(filled) * 9 // 10] if filled else 0
    joined: list[str] = []
    last = 0
    for line in lines:
        text = line.strip()
        room = last + 1 + len(text.partition(" ")[0])
        heading = (
            len(text) < SHORT * width and not _ENDS.search(text) and bool(joined) and bool(_ENDS.search(joined[-1]))
        )
        if text and joined and last and room > FULL * width and not heading and not _begins(text, joined[-1]):
            joined[-1] += text if _is_glued(joined[-1], text) else f" {text}"
        else:
            joined.append(text)
        last = len(text)
    return joined


def _begins(text: str, before: str) -> bool:
    """Whether a line begins a paragraph; one that begins with a number may be in the middle of a sentence."""
    return bool(_BEGINS.match(text)) and not (text[0].isdigit() and not _ENDS.search(before))


def _is_glued(before: str, text: str) -> bool:
    opened = before[-1:] in "([“—" or text[0] == "—" or (before.endswith('"') and before.count('"') % 2 == 1)
    return opened or bool(_GLUED.match(text)) or (bool(_BROKEN_WORD.search(before)) and text[:1].islower())


def _without_heads(pages: Sequence[list[str]], left_out: list[str]) -> Iterator[list[str]]:
    """The pages without what stands at the top or foot of most of them, whatever its numbers, and page numbers.

    What is taken away is added to `left_out`.
    """
    seen = Counter(_masked(page[at]) for page in pages for at in _edges(page))
    several = len(pages) >= FEWEST_PAGES
    heads = {text for text, times in seen.items() if text and several and times * 2 > len(pages)}
    for page in pages:
        dropped = {at for at in _edges(page) if _masked(page[at]) in heads or _PAGE_NUMBER.match(page[at])}
        left_out += [page[at].strip() for at in sorted(dropped) if page[at].strip()]
        yield [line for at, line in enumerate(page) if at not in dropped]


def _edges(page: Sequence[str]) -> set[int]:
    filled = [at for at, line in enumerate(page) if line.strip()]
    return {*filled[:HEAD_LINES], *filled[-HEAD_LINES:]}


def _masked(line: str) -> str:
    return _DIGITS.sub("0", " ".join(line.split()))


def _word_lines(data: bytes) -> Iterable[str]:
    _refuse_large(len(data))
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            names = packed.namelist()
            size = sum(one.file_size for one in packed.infolist())
    except _DAMAGED as fault:
        raise UnableToReadDocument(
            "The file is a damaged archive.", expected="a whole file", advice="Download it again."
        ) from fault
    if _WORD_BODY not in names:
        raise UnableToReadDocument(
            "The file is an archive and no Word file.",
            expected="text, a PDF or a .docx file",
            advice="Unpack it and import the document in it.",
        )
    if size > MOST_UNPACKED:
        raise UnableToReadDocument(
            f"The Word file unfolds to {size:,} bytes, more than any rulebook.",
            expected=f"at most {MOST_UNPACKED:,} bytes",
            advice=_AS_TEXT,
        )
    try:
        return list(_told(docx.Document(io.BytesIO(data))))
    except UnableToReadDocument:
        raise
    except _DAMAGED as fault:
        raise UnableToReadDocument(
            f"The Word file is damaged ({type(fault).__name__}).",
            expected="a whole .docx file",
            advice="Save it again.",
        ) from fault


def _told(document: Document) -> Iterator[str]:
    """Every paragraph, and the rows of tables where they stand. Numbers that Word counts itself are in no text."""
    counting = _counting_lists(document)
    for number, part in enumerate(document.iter_inner_content(), 1):
        if isinstance(part, Table):
            yield from (" ".join(dict.fromkeys(cell.text.strip() for cell in row.cells)) for row in part.rows)
            continue
        if part.text.strip() and _list_of(part) in counting:
            raise UnableToReadDocument(
                f"Word numbers paragraph {number} by itself, so its number is not in the text.",
                expected="rule numbers that are written",
                advice="Save the document as plain text from Word, which writes them out, and import that.",
            )
        yield part.text


def _list_of(part: Paragraph) -> str:
    """The list that counts a paragraph: its own, or that of its style or of a style this one is based on."""
    own = part._p.xpath("./w:pPr/w:numPr/w:numId/@w:val")
    if own:
        return str(own[0])
    style, seen = part.style, set()
    while style is not None and style.style_id not in seen:
        seen.add(style.style_id)
        listed = style.element.xpath("./w:pPr/w:numPr/w:numId/@w:val")
        if listed:
            return str(listed[0])
        style = style.base_style
    return ""


def _counting_lists(document: Document) -> set[str]:
    """The lists of a Word file that count with numbers or letters; the others have bullets."""
    related = document.part.rels.values()
    numbering = next((one.target_part for one in related if one.reltype == RELATIONSHIP_TYPE.NUMBERING), None)
    if numbering is None:
        return set()
    root = numbering.element
    counted = {
        str(level.getparent().get(qn("w:abstractNumId")))
        for level in root.findall(f"{qn('w:abstractNum')}/{qn('w:lvl')}")
        if level.find(qn("w:numFmt")) is not None and level.find(qn("w:numFmt")).get(qn("w:val")) not in _UNCOUNTED
    }
    return {
        str(one.get(qn("w:numId")))
        for one in root.findall(qn("w:num"))
        if one.find(qn("w:abstractNumId")).get(qn("w:val")) in counted
    }


def _refuse_large(size: int) -> None:
    if size > MOST_BYTES:
        raise UnableToReadDocument(
            f"The file has {size:,} bytes, more than any rulebook.",
            expected=f"at most {MOST_BYTES:,} bytes",
            advice="Check that this is the text of the rules and not a scan or an archive.",
        )
