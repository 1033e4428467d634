"""One document saved in many ways: other encodings, line ends and blanks are no other text of the rules."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from rules_data.core.documents import ParsedDocument, Use, parse_document
from rules_data.core.games import GAMES

SAMPLES = Path(__file__).parents[2] / "samples"
# Each layout that publishers and sites have, in our own words: game, document, file.
FILES = [
    ("riftbound", "cr", "riftbound/publisher.txt"),
    ("riftbound", "cr", "riftbound/unwrapped.txt"),
    ("riftbound", "cr", "riftbound/pdf.txt"),
    ("riftbound", "cr", "riftbound/site.txt"),
    ("magic", "cr", "magic/small-rulebook.txt"),
    ("magic", "cr", "magic/wiki-article.txt"),
    ("magic", "tr", "magic/tournament-rules.txt"),
    ("magic", "ipg", "magic/infraction-guide.txt"),
    ("flesh-and-blood", "cr", "flesh_and_blood/publisher.txt"),
    ("flesh-and-blood", "cr", "flesh_and_blood/site.txt"),
    ("flesh-and-blood", "cr", "flesh_and_blood/markdown.md"),
    ("flesh-and-blood", "tr", "flesh_and_blood/tournament-rules.md"),
    ("flesh-and-blood", "ppg", "flesh_and_blood/penalty-guide.txt"),
]
# Every fifth blank between two words of a line.
HERE_AND_THERE = re.compile(r"((?<=[a-z]) (?:[^ \n]+ ){3}[^ \n]*[a-z,]) (?=[a-z])")
WAYS: dict[str, Callable[[str], bytes]] = {
    "lines end as on Windows": lambda text: text.replace("\n", "\r\n").encode(),
    "lines end as on an old Apple": lambda text: text.replace("\n", "\r").encode(),
    "a mark in front": lambda text: codecs.BOM_UTF8 + text.encode(),
    "UTF-16, little end first": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16, big end first": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "spaces at the ends of lines": lambda text: re.sub(r"(?m)$", "  ", text).encode(),
    "tabs at the ends of lines": lambda text: re.sub(r"(?m)$", "\t", text).encode(),
    "blank lines behind": lambda text: (text + "\n\n \n\n").encode(),
    "blank lines in front": lambda text: ("\n\n" + text).encode(),
    "no end of the last line": lambda text: text.rstrip("\n").encode(),
    "two blank lines for one": lambda text: text.replace("\n\n", "\n\n\n").encode(),
    "pages that end": lambda text: text.replace("\n\n", "\n\f", 3).encode(),
    "spaces that do not break": lambda text: text.replace(" ", "\u00a0").encode(),
    "narrow spaces": lambda text: re.sub(r"(?<=[a-z]) (?=[a-z])", "\u2009", text).encode(),
    "tabs behind numbers": lambda text: re.sub(r"(?m)^(\S*\d\S*) ", "\\1\t", text).encode(),
    "two spaces behind sentences": lambda text: re.sub(r"(?<=[a-z][.?!]) (?=[A-Z“\d])", "  ", text).encode(),
    "two spaces here and there": lambda text: HERE_AND_THERE.sub(r"\1  ", text).encode(),
    "a tab beside a space here and there": lambda text: HERE_AND_THERE.sub("\\1\t ", text).encode(),
    "soft hyphens": lambda text: re.sub(r"(?<=[a-z]{3})(?=[a-z]{3})", "\u00ad", text).encode(),
    "spaces of no width": lambda text: re.sub(r"(?<=[a-z]) (?=[a-z])", " \u200b", text).encode(),
    "ligatures": lambda text: text.replace("fi", "\ufb01").replace("ff", "\ufb00").encode(),
    "accents apart from their letters": lambda text: unicodedata.normalize("NFD", text).encode(),
}
EACH_FILE = pytest.mark.parametrize(("game", "document", "file"), FILES, ids=[file for _, _, file in FILES])


@cache
def text_of(file: str) -> str:
    return (SAMPLES / file).read_bytes().decode("utf-8-sig").replace("\r\n", "\n")


def read(game: str, document: str, data: bytes) -> ParsedDocument:
    return parse_document(data, GAMES[game].publications[document].reader)


@cache
def plain(game: str, document: str, file: str) -> ParsedDocument:
    return read(game, document, text_of(file).encode())


def said(document: ParsedDocument) -> dict[str, object]:
    """All that a document says, and what was odd in it, wherever it stood."""
    return {
        "title": document.title,
        "day": document.stated_date,
        "layout": document.layout,
        "rules": [(str(one.number), one.kind, one.text, one.examples) for one in document.tree],
        "questions": [(one.question, one.answer) for one in document.faqs],
        "terms": [(one.term, one.text, one.senses) for one in document.terms],
        "examples": [(one.label, one.text, one.about) for one in document.examples],
        "findings": [(one.severity, one.message) for one in document.findings],
    }


@EACH_FILE
@pytest.mark.parametrize("way", WAYS)
def test_a_document_says_the_same_however_it_was_saved(game: str, document: str, file: str, way: str) -> None:
    otherwise = read(game, document, WAYS[way](text_of(file)))
    assert said(otherwise) == said(plain(game, document, file))
    assert otherwise.tree.content_hash == plain(game, document, file).tree.content_hash


@EACH_FILE
def test_every_record_stands_in_the_lines_that_are_told_of_it(game: str, document: str, file: str) -> None:
    found = plain(game, document, file)
    lines = text_of(file).split("\n")
    for node in found.tree:
        assert 1 <= node.first_line <= len(lines)
        if found.layout not in {"publisher's Markdown source", "wiki article"} and node.first_line == node.last_line:
            first = re.findall(r"[^\W\d_]{4,}", node.text)[:1]
            assert all(word in lines[node.first_line - 1] for word in first), (str(node.number), node.text)


@EACH_FILE
def test_what_became_of_a_line_is_told_in_order_and_within_the_file(game: str, document: str, file: str) -> None:
    found = plain(game, document, file)
    assert [one for one in found.lines if not 1 <= one.first <= one.last <= len(found.source)] == []
    assert [one for one in found.lines if one.use is Use.SKIPPED and not one.reason] == []
    assert found.unaccounted == ()
    numbers = {node.number for node in found.tree}
    kept = {one.number for one in found.lines if one.use in {Use.RULE, Use.EXAMPLE} and one.number is not None}
    assert kept <= numbers


@EACH_FILE
def test_findings_name_a_place_and_say_what_to_do(game: str, document: str, file: str) -> None:
    found = plain(game, document, file)
    for one in found.findings:
        assert 0 <= one.line <= len(found.source)
        assert one.column >= 0
        assert one.message.endswith((".", "”", ")", ":"))
        assert str(one).startswith(f"{one.severity}: line {one.line}, column {one.column}: {one.message}")


@EACH_FILE
def test_reading_twice_gives_the_same(game: str, document: str, file: str) -> None:
    again = read(game, document, text_of(file).encode())
    assert again == plain(game, document, file)
