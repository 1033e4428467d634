"""The bytes of a file as text and back, so that what is not touched stays as it was, byte for byte."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# What a text does not contain, whatever its language.
_NOT_TEXT = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_MOST_NOT_TEXT = 0.002
_BEGINS = (
    b"%PDF",
    b"PK\x03\x04",
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"\x7fELF",
    b"\x1f\x8b",
    b"Rar!",
    b"7z\xbc\xaf",
)


class NotAText(ValueError):
    """These bytes are no text: a picture, an archive, a program."""


@dataclass(frozen=True)
class TextFile:
    """A text with all that is needed to write it as it was: how its letters are kept, and its mark in front."""

    text: str
    encoding: str
    mark: bytes = b""
    errors: str = "strict"

    @property
    def is_damaged(self) -> bool:
        """Whether some bytes were no letters in any encoding that was tried; they are kept all the same."""
        return self.errors != "strict"

    @property
    def shown(self) -> str:
        """The text for people: bytes that are no letters shown as such."""
        return self.text.encode("utf-8", "replace").decode("utf-8") if self.is_damaged else self.text

    def write(self, text: str) -> bytes:
        """Another text in the same form."""
        return self.mark + text.encode(self.encoding, self.errors)


def read_text(data: bytes) -> TextFile:
    """The text in some bytes; raises NotAText for what is none.

    >>> read_text("§ 603.4 – yes".encode("cp1252")).text
    '§ 603.4 – yes'
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _checked(_decoded(data[len(mark) :], encoding, mark))
    if data.startswith(_BEGINS):
        raise NotAText("This is not text: a document of another kind, a picture or an archive. Save it as text first.")
    return _checked(_decoded(data, "utf-8", b""))


def _decoded(data: bytes, encoding: str, mark: bytes) -> TextFile:
    tried = [(encoding, "strict")] if mark else [(encoding, "strict"), ("cp1252", "strict")]
    for name, errors in tried:
        try:
            return TextFile(data.decode(name, errors), name, mark, errors)
        except UnicodeDecodeError:
            continue
    errors = "surrogateescape" if encoding == "utf-8" else "surrogatepass"
    try:
        return TextFile(data.decode(encoding, errors), encoding, mark, errors)
    except UnicodeDecodeError as fault:
        raise NotAText(f"This is not {encoding} text: {fault.reason} at byte {fault.start}.") from fault


def _checked(file: TextFile) -> TextFile:
    strange = len(_NOT_TEXT.findall(file.text))
    if "\x00" in file.text or strange > len(file.text) * _MOST_NOT_TEXT:
        raise NotAText("This is not text: it is full of odd characters. Upload text, Markdown, HTML or source.")
    return file
