"""From bytes to clean lines: encodings, line ends, invisible characters and ligatures."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from .errors import UnableToReadDocument

# The largest rulebook in print is about one megabyte; one paragraph is some hundred characters.
MAX_BYTES = 8_000_000
MAX_LINE = 50_000
MAX_LINES = 100_000

_ENCODINGS = "UTF-8, UTF-16 with a byte order mark, or Windows-1252"
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ufffe\uffff\ufffd]")
_CLEAN = {
    # Invisible: zero width space, joiners, word joiner, byte order mark inside a text, soft hyphen.
    **dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad"), ""),
    **dict.fromkeys(map(ord, "\t\u00a0\u1680\u202f\u205f\u3000\u2028\u2029\x0b\x85"), " "),
    **dict.fromkeys(range(0x2000, 0x200B), " "),
    **{ord("ﬀ"): "ff", ord("ﬁ"): "fi", ord("ﬂ"): "fl", ord("ﬃ"): "ffi", ord("ﬄ"): "ffl", ord("ﬅ"): "st"},
}
_UNCLEAN = re.compile(f"[{re.escape(''.join(map(chr, _CLEAN)))}]")


@dataclass(frozen=True, slots=True)
class SourceLine:
    """One line of the source, cleaned of what cannot be seen; `number` counts from 1."""

    number: int
    text: str

    @property
    def blank(self) -> bool:
        return not self.text.strip()


def read_lines(data: bytes, *, separator: str = " ") -> tuple[SourceLine, ...]:
    """Decode a document and split it into lines, whichever line ends it has.

    `separator` stands for the line and paragraph separators U+2028 and U+2029 inside a line.

    Raises UnableToReadDocument for an empty or binary file, an encoding that cannot be told, a file or a
    line far longer than any rulebook.
    """
    if len(data) > MAX_BYTES:
        raise UnableToReadDocument(
            f"The file has {len(data):,} bytes, more than any rulebook.",
            expected=f"at most {MAX_BYTES:,} bytes",
            advice="Check that this is the text of the rules and not a scan or an archive.",
        )
    text = _decode(data)
    _refuse_control_characters(text)
    if not text.strip():
        raise UnableToReadDocument(
            "The file is empty.",
            line=1,
            column=1,
            expected="the text of a rules document",
            advice="Download it again.",
        )
    lines = re.split(r"\r\n|\r|\n|\f", text)
    _refuse_sizes(lines)
    clean = _CLEAN | dict.fromkeys(map(ord, "\u2028\u2029"), separator)
    # Few lines hold anything to clean, and looking is faster than translating.
    texts = (line.translate(clean) if _UNCLEAN.search(line) else line for line in lines)
    return tuple(SourceLine(number, text) for number, text in enumerate(texts, start=1))


def _refuse_sizes(lines: list[str]) -> None:
    if len(lines) > MAX_LINES:
        raise UnableToReadDocument(
            f"The file has {len(lines):,} lines, more than any rulebook.",
            line=MAX_LINES + 1,
            column=1,
            expected=f"at most {MAX_LINES:,} lines",
            advice="Import one document at a time.",
        )
    for number, line in enumerate(lines, start=1):
        if len(line) > MAX_LINE:
            raise UnableToReadDocument(
                f"The line has {len(line):,} characters.",
                line=number,
                column=MAX_LINE + 1,
                expected=f"at most {MAX_LINE:,} in one line",
                advice="Save the document as plain text with its paragraphs on lines of their own.",
            )


def _decode(data: bytes) -> str:
    if data.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        raise UnableToReadDocument(
            "The file is UTF-32.", line=1, column=1, expected=_ENCODINGS, advice="Save it as UTF-8."
        )
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _decode_or_refuse(data, "utf-16")
    if b"\x00" in data:
        raise _refusal(data, data.index(b"\x00"), "The file holds a zero byte, so it is not text", _ENCODINGS)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return _decode_legacy(data, error)


def _decode_or_refuse(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise UnableToReadDocument(
            f"The file says it is {encoding.upper()} but breaks off or goes wrong after {error.start:,} bytes.",
            line=data[: error.start].decode(encoding, "ignore").count("\n") + 1,
            expected=_ENCODINGS,
            advice="Download it again, or save it as UTF-8.",
        ) from error


def _decode_legacy(data: bytes, error: UnicodeDecodeError) -> str:
    if error.end == len(data) and error.reason == "unexpected end of data":
        raise _refusal(data, error.start, "The file breaks off inside a character", "a whole file") from error
    # Real Windows-1252 has no valid UTF-8 sequences beside it; a mixture is a damaged UTF-8 file.
    if not data[: error.start].isascii():
        raise _refusal(data, error.start, "The file is UTF-8 up to here, then not", _ENCODINGS) from error
    foreign_system = _looks_like(data)
    if foreign_system:
        raise _refusal(data, error.start, f"The file looks like {foreign_system}", _ENCODINGS) from error
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError as legacy:
        raise _refusal(data, legacy.start, "The encoding cannot be told", _ENCODINGS) from legacy
    foreign = sum(1 for character in text if not character.isascii())
    if foreign * 5 > len(text):
        raise _refusal(data, error.start, "The encoding cannot be told", _ENCODINGS) from error
    return text


# Apostrophes, quotation marks and dashes where other systems have them: bytes that Windows-1252 reads as Õ, Ò or Ð.
_FOREIGN_SYSTEMS = (
    (
        "Mac Roman",
        re.compile(rb"[A-Za-z]\xd5[a-z]|[\s(]\xd2[A-Za-z][^\xd2\xd3]{0,400}\xd3|[A-Za-z ][\xd0\xd1][A-Za-z ]"),
    ),
)
_CP1252_MARKS = re.compile(rb"[\x91-\x97]")


def _looks_like(data: bytes) -> str:
    """The name of another system's encoding that explains the bytes, where nothing speaks for Windows-1252."""
    if _CP1252_MARKS.search(data):
        return ""
    return next((name for name, form in _FOREIGN_SYSTEMS if form.search(data)), "")


def _refusal(data: bytes, at: int, message: str, expected: str) -> UnableToReadDocument:
    before = data[:at]
    line_start = max(before.rfind(b"\n"), before.rfind(b"\r")) + 1
    lines = len(re.findall(rb"\r\n|\r|\n", before))
    return UnableToReadDocument(
        f"{message} (byte {data[at]:#04x}).",
        line=lines + 1,
        column=at - line_start + 1,
        expected=expected,
        advice="Download it again, or save it as UTF-8.",
    )


def _refuse_control_characters(text: str) -> None:
    match = _CONTROL.search(text)
    if match is None:
        return
    before = text[: match.start()]
    raise UnableToReadDocument(
        f"The file holds the control character U+{ord(match[0]):04X}, so it is not plain text.",
        line=before.count("\n") + 1,
        column=match.start() - before.rfind("\n"),
        expected=_ENCODINGS,
        advice="Check that this is the text of the rules and not a PDF, an archive or a damaged copy.",
    )
