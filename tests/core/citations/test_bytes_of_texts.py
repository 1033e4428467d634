"""A file of text keeps its letters, its mark and its damage: what nobody changes is written as it was."""

from __future__ import annotations

import codecs

import pytest

from rules_data.core.citations import NotAText, read_text

TEXT = "§ 603.4 – “yes”, and café.\r\nNext."


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (TEXT.encode(), "utf-8"),
        (codecs.BOM_UTF8 + TEXT.encode(), "utf-8"),
        (codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"), "utf-16-le"),
        (codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"), "utf-16-be"),
        (codecs.BOM_UTF32_LE + TEXT.encode("utf-32-le"), "utf-32-le"),
        (codecs.BOM_UTF32_BE + TEXT.encode("utf-32-be"), "utf-32-be"),
        (TEXT.encode("cp1252"), "cp1252"),
    ],
)
def test_each_form_is_read_and_written_back_byte_for_byte(data: bytes, encoding: str) -> None:
    file = read_text(data)
    assert (file.text, file.encoding) == (TEXT, encoding)
    assert file.write(file.text) == data
    assert not file.is_damaged


def test_another_text_is_written_in_the_same_form() -> None:
    file = read_text(codecs.BOM_UTF16_LE + "a".encode("utf-16-le"))
    assert file.write("§") == codecs.BOM_UTF16_LE + b"\xa7\x00"


def test_bytes_that_are_no_letters_are_kept_and_shown_as_such() -> None:
    # 0x81 is no letter in UTF-8, nor in Windows-1252.
    data = b"Rule 603.4 \x81 and rule 603.5"
    file = read_text(data)
    assert file.is_damaged
    assert file.shown == "Rule 603.4 ? and rule 603.5"
    assert file.write(file.text.replace("603.4", "603.7")) == data.replace(b"603.4", b"603.7")


def test_a_text_without_damage_is_shown_as_it_is() -> None:
    assert read_text(TEXT.encode()).shown == TEXT


def test_half_a_letter_of_utf_16_is_kept_too() -> None:
    lone = codecs.BOM_UTF16_LE + b"a\x00\x00\xd8b\x00"
    file = read_text(lone)
    assert file.is_damaged
    assert file.write(file.text) == lone


def test_utf_16_that_ends_in_the_middle_of_a_letter_says_where() -> None:
    with pytest.raises(NotAText, match=r"This is not utf-16-le text: truncated data at byte 2\."):
        read_text(codecs.BOM_UTF16_LE + b"a\x00b")


@pytest.mark.parametrize(
    "data",
    [b"%PDF-1.7\nx", b"PK\x03\x04rest", b"\x89PNG\r\n", b"\xff\xd8\xff\xe0", b"GIF89a", b"\x7fELF", b"\x1f\x8b\x08",
     b"Rar!\x1a", b"7z\xbc\xaf\x27"],
)  # fmt: skip
def test_a_document_a_picture_or_an_archive_is_told_by_how_it_begins(data: bytes) -> None:
    with pytest.raises(NotAText, match="a document of another kind, a picture or an archive"):
        read_text(data)


@pytest.mark.parametrize("data", [b"a\x00b", b"\x01\x02\x03 text", b"word " * 50 + b"\x07"])
def test_odd_characters_are_no_text(data: bytes) -> None:
    with pytest.raises(NotAText, match="full of odd characters"):
        read_text(data)


def test_one_odd_character_in_a_long_text_is_a_slip() -> None:
    data = b"word " * 200 + b"\x07"
    assert read_text(data).write(read_text(data).text) == data
