"""Read a file of cards, whichever of a game's forms it has, record by record."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from typing import Any, BinaryIO

import ijson

from .model import LONGEST_KEY, LONGEST_NAME, LONGEST_TEXT, CardFile, CardFormat, PrintedCard, UnreadableCards

_PEEKED = 8
_BEGINNING = 4_096
_LONGEST_FIELD = 100_000


def read_cards(file: BinaryIO, formats: Sequence[CardFormat]) -> CardFile:
    """Read cards from a seekable file in one of the formats.

    The cards come as they are asked for, so that no file is too large. Raises UnreadableCards, at once where the file
    has none of the formats, and while it is read for a record that is damaged or a file that is cut off.
    """
    begins = _beginning(file)
    for form in formats:
        for where in form.where:
            if begins == _begins_with(form, where) and _fits(file, form, where):
                left_out: dict[str, int] = {}
                return CardFile(form.source, _cards(file, form, where, left_out), left_out)
    known = ", ".join(dict.fromkeys(form.source for form in formats))
    if not known:
        raise UnreadableCards("No form of card files is known for this game.")
    raise UnreadableCards(f"This card file is not of a known kind. Known kinds: {known}.{_otherwise_written(file)}")


def _beginning(file: BinaryIO) -> str:
    """What a file begins with: a list, an object, or a line of columns. Saves reading all of it for a wrong form."""
    file.seek(0)
    start = file.read(_BEGINNING).removeprefix(b"\xef\xbb\xbf").lstrip()
    if not start:
        raise UnreadableCards("The file is empty.")
    for signs, reason in _OTHER_FILES.items():
        if start.startswith(signs):
            raise UnreadableCards(reason)
    return {b"[": "list", b"{": "object"}.get(start[:1], "columns")


# What other files begin with, and what to do with them.
_OTHER_FILES = {
    b"\x1f\x8b": "The file is compressed (gzip): unpack it first.",
    b"PK\x03\x04": "The file is compressed (zip): unpack it first.",
    b"BZh": "The file is compressed (bzip2): unpack it first.",
    b"\xfd7zXZ": "The file is compressed (xz): unpack it first.",
    b"SQLite format 3": "This is a database, not a file of cards: take the JSON of the same source.",
    b"\xff\xfe": "The file is in UTF-16: save it as UTF-8.",
    b"\xfe\xff": "The file is in UTF-16: save it as UTF-8.",
    b"<": "This is a web page or XML, not a file of cards.",
}


def _otherwise_written(file: BinaryIO) -> str:
    """What else is said of a file of no known kind: that it is in no UTF-8. A letter may be cut off at the end."""
    file.seek(0)
    start = file.read(_BEGINNING)
    try:
        start.decode("utf-8")
    except UnicodeDecodeError as fault:
        if fault.start < len(start) - 3 or len(start) < _BEGINNING:
            return " The file is not in UTF-8: save it as UTF-8 first."
    return ""


def _begins_with(form: CardFormat, where: str) -> str:
    if form.tabs:
        return "columns"
    return "list" if where.partition(".")[0] == "item" else "object"


def _fits(file: BinaryIO, form: CardFormat, where: str) -> bool:
    """Whether one of the first records looks like this form's. A damaged file may still show what it was."""
    try:
        for number, record in enumerate(_records(file, form, where)):
            if form.knows(record):
                return True
            if number >= _PEEKED:
                return False
    except UnreadableCards:
        return False
    return False


def _cards(file: BinaryIO, form: CardFormat, where: str, left_out: dict[str, int]) -> Iterator[PrintedCard]:
    number, last = 0, ""
    records = _records(file, form, where)
    while True:
        try:
            record = next(records, None)
        except UnreadableCards as fault:
            behind = f" behind card {number} (“{last}”)" if number else ""
            raise UnreadableCards(f"The file is damaged or cut off{behind}: {fault}") from fault
        if record is None:
            return
        number += 1
        try:
            card = form.reads(record)
            if isinstance(card, PrintedCard):
                _check(card)
        except UnreadableCards as fault:
            raise UnreadableCards(f"Card {number}{_called(record)}: {fault}") from fault
        if isinstance(card, str):
            left_out[card] = left_out.get(card, 0) + 1
            continue
        last = card.name
        yield card


def _check(card: PrintedCard) -> None:
    if not card.key or not card.name:
        raise UnreadableCards("it has no name, or nothing that its source knows it by.")
    if len(card.key) > LONGEST_KEY or len(card.name) > LONGEST_NAME:
        raise UnreadableCards(f"its name is longer than {LONGEST_NAME} characters.")
    if any(len(face.text) > LONGEST_TEXT for face in card.faces):
        raise UnreadableCards(f"its text is longer than {LONGEST_TEXT} characters.")


def _called(record: Any) -> str:
    first = record[0] if isinstance(record, list) and record else record
    name = first.get("name") if isinstance(first, dict) else None
    return f" (“{name[:60]}”)" if isinstance(name, str) else ""


def _records(file: BinaryIO, form: CardFormat, where: str) -> Iterator[Any]:
    """The records at a place of a file, from its start. Raises UnreadableCards where it cannot be read on."""
    file.seek(0)
    if form.tabs:
        yield from _rows(file)
        return
    if file.read(3) != b"\xef\xbb\xbf":
        file.seek(0)
    read: Callable[..., Iterator[Any]] = ijson.kvitems if form.keyed else ijson.items
    try:
        for record in read(file, where, use_float=True):
            yield list(record) if form.keyed else record
    except (ijson.JSONError, UnicodeDecodeError) as fault:
        reason = str(fault).strip().split("\n")[0]
        raise UnreadableCards(f"no JSON there ({reason}).") from fault


def _rows(file: BinaryIO) -> Iterator[dict[str, str]]:
    csv.field_size_limit(_LONGEST_FIELD)
    lines = (line.decode("utf-8-sig" if number == 0 else "utf-8") for number, line in enumerate(file))
    try:
        for row in csv.DictReader(lines, delimiter="\t", quotechar='"', strict=True):
            if None in row or None in row.values():
                raise UnreadableCards("a line has more or fewer columns than the first.")
            yield row
    except (csv.Error, UnicodeDecodeError) as fault:
        raise UnreadableCards(f"no line of columns there ({fault}).") from fault
