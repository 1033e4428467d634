"""A document in an encoding that cannot be told is refused with its line and what to save it as."""

from __future__ import annotations

import codecs

import pytest

from rules_data.core.documents import UnableToReadDocument, parse_document
from rules_data.core.games import GAMES

READER = GAMES["riftbound"].publications["tr"].reader
TEXT = "Sample Rules\nLast Updated: 2025-01-01\n100. Moving\n101. A player’s piece moves – once “each” turn.\n"


def texts(data: bytes) -> list[str]:
    return [node.text for node in parse_document(data, READER).tree]


def refusal(data: bytes) -> UnableToReadDocument:
    with pytest.raises(UnableToReadDocument) as found:
        parse_document(data, READER)
    return found.value


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_each_encoding_that_publishers_use_is_read_alike(encoding: str) -> None:
    assert texts(TEXT.encode(encoding)) == texts(TEXT.encode())


@pytest.mark.parametrize("ends", ["\r\n", "\n"])
def test_lines_end_as_they_like(ends: str) -> None:
    assert texts(TEXT.replace("\n", ends).encode()) == texts(TEXT.encode())


def test_utf_32_is_told_to_be_saved_otherwise() -> None:
    found = refusal(codecs.BOM_UTF32_LE + TEXT.encode("utf-32-le"))
    assert "The file is UTF-32." in str(found)
    assert "Save it as UTF-8." in str(found)


def test_a_file_that_breaks_off_inside_its_encoding_says_after_how_many_bytes() -> None:
    whole = TEXT.encode("utf-16")
    found = refusal(whole[:-1])
    assert f"The file says it is UTF-16 but breaks off or goes wrong after {len(whole) - 2:,} bytes" in str(found)
    assert "Download it again, or save it as UTF-8." in str(found)


def test_a_file_that_breaks_off_inside_a_character_is_not_whole() -> None:
    assert "The file breaks off inside a character" in str(refusal(TEXT.encode() + "”".encode()[:2]))


def test_a_zero_byte_is_told_with_its_line() -> None:
    found = refusal(TEXT.replace("Moving", "Mo\x00ving").encode())
    assert "The file holds a zero byte, so it is not text" in str(found)
    assert found.line == 3


def test_a_damaged_file_is_not_taken_for_one_of_another_system() -> None:
    data = TEXT.encode().replace("–".encode(), b"\x96")
    assert "The file is UTF-8 up to here, then not" in str(refusal(data))


def test_a_file_of_an_old_apple_is_called_that() -> None:
    data = "Sample Rules\n100. Moving\n101. A player’s piece moves “once” a turn.\n".encode("mac_roman")
    assert "The file looks like Mac Roman" in str(refusal(data))


def test_what_is_mostly_no_letters_of_ours_is_no_windows_text() -> None:
    assert "The encoding cannot be told" in str(refusal(b"100. " + bytes(range(0xC0, 0x100)) * 4))
    assert "The encoding cannot be told" in str(refusal(b"100. Moving \x81 far\n"))


def test_a_line_longer_than_any_paragraph_is_refused() -> None:
    found = refusal(b"100. Moving\n101. " + b"x" * 2_000_000)
    assert "in one line" in str(found)
    assert found.line == 2
