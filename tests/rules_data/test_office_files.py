"""Rulebooks as PDF and Word files: read as their text is, or refused with what to do."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import docx
import pytest
from docx.enum.style import WD_STYLE_TYPE
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from hypothesis import given
from hypothesis import strategies as st

from rules_data.actions._office_files import as_text
from rules_data.core.documents import ParsedDocument, UnableToReadDocument, parse_document
from rules_data.core.games import GAMES
from tests.campaigns import campaign

from .printed import as_pdf, as_word, pdf_of

SAMPLES = Path(__file__).parents[1] / "samples"
RIFTBOUND = """Riftbound Core Rules
Last Updated: 2026-03-30
100. Sample Chapter
101. A piece stands where it was put until something moves it, and whoever put it there may not move it twice in a turn.
101.1. Moving is done before anything else, and what was moved is turned sideways to show that it has been moved.
101.1.a. A piece that cannot be turned cannot be moved, whatever else says so. See rule 102. Turning for more.
102. Turning
102.1. A piece is turned by whoever owns it, unless somebody else was told to do so by a card still on the table.
Example: Hollow Drummer is turned by its owner at dawn, and by nobody at dusk, since no card says that it is.
103. Nothing is turned twice.
"""
FLESH_AND_BLOOD = """1 Game Concepts
1.0 General
1.0.1 What a card says goes before what this text says, except where this text says that nothing goes before it.
1.0.1a Organised play has rules of its own, and those go before both of them, as long as the event lasts.[1.1]
1.0.2 A ban beats a duty, and a duty beats a leave, as told in [1.0.1a], and so does a well-known habit of the table.
Example: "Cannot guard" wins over "must guard", and "must guard" wins over "may guard" for as long as both of them last.
1.1 Players
1.1.1 Somebody who takes part is a player; whoever only looks on is none, and neither is the judge of the event.
2 Pieces
2.0 General
2.0.1 A piece has an owner and somebody who moves it, and both of them may be the same player at the same time.
"""
# What the letters of a PDF's usual fonts lack is left out.
TEXTS = {"riftbound": RIFTBOUND, "flesh-and-blood": FLESH_AND_BLOOD}


def read(data: bytes, game: str) -> ParsedDocument:
    rulebook = GAMES[game].publications["cr"]
    return parse_document(as_text(data, rulebook.printed).data, rulebook.reader)


def rules(document: ParsedDocument) -> list[tuple[str, str, str, tuple[str, ...]]]:
    return [(str(one.number), str(one.kind), one.text, tuple(one.examples)) for one in document.tree.nodes]


def read_or_refused(data: bytes) -> ParsedDocument | UnableToReadDocument:
    try:
        return read(data, "riftbound")
    except UnableToReadDocument as fault:
        return fault


def refusal(data: bytes, game: str = "riftbound") -> str:
    with pytest.raises(UnableToReadDocument) as caught:
        read(data, game)
    assert caught.value.advice
    return str(caught.value)


@pytest.mark.parametrize(
    ("game", "sample"),
    [("riftbound", "publisher.txt"), ("flesh-and-blood", "publisher.txt"), ("magic", "small-rulebook.txt")],
)
def test_a_word_file_says_what_its_text_says(game: str, sample: str) -> None:
    text = (SAMPLES / game.replace("-", "_") / sample).read_text()
    written, text_read = read(as_word(text), game), read(text.encode(), game)
    assert rules(written) == rules(text_read)
    assert [one.term for one in written.terms] == [one.term for one in text_read.terms]


def test_what_stands_in_a_table_of_a_word_file_is_not_lost() -> None:
    document = docx.Document(io.BytesIO(as_word(RIFTBOUND)))
    table = document.add_table(rows=1, cols=2)
    table.rows[0].cells[0].text, table.rows[0].cells[1].text = "104.", "A table is read as well."
    file = io.BytesIO()
    document.save(file)
    assert rules(read(file.getvalue(), "riftbound"))[-1][::2] == ("104", "A table is read as well.")


@pytest.mark.parametrize("by_style", [False, True])
@pytest.mark.parametrize(("counting", "is_read"), [("1", False), ("2", True)])
def test_numbers_that_word_counts_itself_are_missed_and_said_to_be(
    counting: str, is_read: bool, by_style: bool
) -> None:
    lists = (
        f'<w:numbering {nsdecls("w")}>'
        '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>'
        '<w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>'
        '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>'
        "</w:numbering>"
    )
    document = docx.Document(io.BytesIO(as_word(RIFTBOUND)))
    element = document.part.numbering_part.element
    for child in list(element):
        element.remove(child)
    for child in list(parse_xml(lists)):
        element.append(child)
    mark = f'<w:pPr {nsdecls("w")}><w:numPr><w:ilvl w:val="0"/><w:numId w:val="{counting}"/></w:numPr></w:pPr>'
    if by_style:
        # A style that is based on the one with the numbers.
        base = document.styles.add_style("Counted", WD_STYLE_TYPE.PARAGRAPH)
        base.element.append(parse_xml(mark))
        document.paragraphs[-1].style = document.styles.add_style("Rule", WD_STYLE_TYPE.PARAGRAPH)
        document.styles["Rule"].base_style = base
    else:
        document.paragraphs[-1]._p.insert(0, parse_xml(mark))
    file = io.BytesIO()
    document.save(file)
    if is_read:
        assert rules(read(file.getvalue(), "riftbound"))[-1][0] == "103"
    else:
        assert "numbers paragraph" in refusal(file.getvalue())


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("game", sorted(TEXTS))
def test_a_pdf_says_what_its_text_says_without_heads_and_page_numbers(game: str, width: int) -> None:
    text = TEXTS[game]
    printed = read(as_pdf(text, width=width, lines=5), game)
    assert rules(printed) == rules(read(text.encode(), game))


def test_what_the_pages_of_a_pdf_print_around_the_text_is_accounted_for() -> None:
    printed = GAMES["riftbound"].publications["cr"].printed
    found = as_text(as_pdf(RIFTBOUND, lines=5, head="Sample rules, fourth printing"), printed)
    pages = len(found.left_out) // 2
    assert pages >= 3
    assert found.left_out[:2] == ("Sample rules, fourth printing", f"Page 1 of {pages}")
    assert as_text(RIFTBOUND.encode(), printed).left_out == ()


def test_a_pdf_of_magics_rules_is_refused_for_its_glossary() -> None:
    text = (SAMPLES / "magic" / "small-rulebook.txt").read_text()
    assert "glossary" in refusal(as_pdf(text.encode("cp1252", "ignore").decode("cp1252")), "magic")


def test_a_scan_is_told_from_a_text() -> None:
    assert "pictures" in refusal(pdf_of([[], []]))


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_a_pdf_that_breaks_off_is_refused_or_read_as_far_as_it_goes(share: float) -> None:
    whole = as_pdf(RIFTBOUND, lines=5)
    found = read_or_refused(whole[: int(len(whole) * share)])
    expected = rules(read(whole, "riftbound"))
    assert isinstance(found, UnableToReadDocument) or rules(found) == expected[: len(found.tree.nodes)]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "Word file of before 2007"),
        (b"{\\rtf1\\ansi 001. One}", "Rich Text"),
        (b"\x1f\x8b\x08" + bytes(40), "gzip"),
        (b"PK\x03\x04 broken", "damaged archive"),
        (b"%PDF-1.7\nnothing of the kind", "cannot be opened"),
    ],
)
def test_what_is_no_text_is_named(data: bytes, said: str) -> None:
    assert said in refusal(data)


def test_an_archive_of_something_else_is_no_word_file() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr("rules.txt", "001. One stands.")
    assert "no Word file" in refusal(file.getvalue())


def test_a_word_file_that_unfolds_without_end_is_refused_before_it_is_read() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("word/document.xml", b" " * 161_000_000)
    assert "unfolds" in refusal(file.getvalue())


@campaign(30)
@given(st.integers(0, 4_000), st.binary(min_size=1, max_size=40))
def test_a_damaged_file_is_read_or_refused_and_never_a_traceback(at: int, bytes_there: bytes) -> None:
    for whole in (as_pdf(RIFTBOUND), as_word(RIFTBOUND)):
        place = at % len(whole)
        damaged = whole[:place] + bytes_there + whole[place + len(bytes_there) :]
        found = read_or_refused(damaged)
        assert not isinstance(found, UnableToReadDocument) or found.advice
