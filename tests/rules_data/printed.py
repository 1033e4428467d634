"""Small PDF and Word files made of lines of text, for tests."""

from __future__ import annotations

import io
import re
import textwrap
from collections.abc import Sequence

import docx

# "603.4a", "383.1.", "1"
_NUMBER = re.compile(r"^(\d+(?:\.(?:\d+|[a-z]{1,2}))*[a-z]{0,2}\.?) +")


def as_word(text: str) -> bytes:
    """A .docx file with a paragraph for each line."""
    document = docx.Document()
    for line in text.splitlines():
        document.add_paragraph(line)
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


def as_pdf(text: str, *, width: int = 80, lines: int = 24, head: str = "Sample rules, fourth printing") -> bytes:
    """A PDF whose pages have a running head, wrapped lines and a page number."""
    wrapped = [part for line in text.splitlines() for part in textwrap.wrap(line, width) or [""]]
    count = -(-len(wrapped) // lines)
    pages = [[head, *wrapped[at * lines : (at + 1) * lines], f"Page {at + 1} of {count}"] for at in range(count)]
    return pdf_of(pages)


def pdf_of(pages: Sequence[Sequence[str]]) -> bytes:
    """A PDF with these lines on its pages."""
    count = len(pages)
    kids = " ".join(f"{4 + 2 * at} 0 R" for at in range(count))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {count} >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for at, page in enumerate(pages):
        shown = "".join(f"({_escaped(line)}) Tj T*\n" for line in page)
        stream = f"BT /F1 10 Tf 14 TL 40 800 Td\n{shown}ET"
        font = "/Resources << /Font << /F1 3 0 R >> >>"
        objects.append(f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] {font} /Contents {5 + 2 * at} 0 R >>")
        objects.append(f"<< /Length {len(stream.encode('cp1252'))} >>\nstream\n{stream}\nendstream")
    file = b"%PDF-1.4\n"
    offsets = []
    for number, one in enumerate(objects, 1):
        offsets.append(len(file))
        file += f"{number} 0 obj\n{one}\nendobj\n".encode("cp1252")
    table = "".join(f"{offset:010} 00000 n \n" for offset in offsets)
    size = len(objects) + 1
    end = f"xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n<< /Size {size} /Root 1 0 R >>\n"
    return file + f"{end}startxref\n{len(file)}\n%%EOF\n".encode()


def _escaped(line: str) -> str:
    return line.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")


def as_markdown(text: str) -> bytes:
    """The text with its numbers in bold type, its examples quoted, and each line a paragraph."""
    lines = (
        f"> **{line[:8]}**{line[8:]}" if line.startswith("Example:") else _NUMBER.sub(r"**\1** ", line)
        for line in text.splitlines()
    )
    return "\n\n".join(line for line in lines if line.strip()).encode()
