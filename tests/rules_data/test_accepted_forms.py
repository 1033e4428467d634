"""README's list of what can be imported: each form of each document is read as its text is, and no other is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules_data.actions._office_files import as_text
from rules_data.core.documents import UnableToReadDocument, parse_document
from rules_data.core.games import GAMES

from .printed import as_markdown, as_pdf, as_word

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "tests" / "samples"
RIFTBOUND = """Riftbound Rules
Last Updated: 2026-03-30
100. Sample Chapter
101. A piece stands where it was put until something moves it.
101.1. Moving is done before anything else. See rule 102. Turning for more.
102. Turning
102.1. A piece is turned by whoever owns it.
Example: Hollow Drummer is turned by its owner at dawn.
"""
FLESH_AND_BLOOD = """1 Game Concepts
1.0 General
1.0.1 What a card says goes before what this text says, except where it says otherwise.
1.0.1a Organised play has rules of its own.
1.1 Players
1.1.1 Somebody who takes part is a player; whoever only looks on is none.
"""
POLICIES = """Tournament Rules
Effective March 2, 2026

1 Basics

1.1 Kinds of Events

An event is either casual or competitive, and its organizer says which.

2 At the Table

2.1 Before a Game

Both players shuffle.
"""
TEXTS = {
    ("riftbound", "cr"): RIFTBOUND,
    ("riftbound", "tr"): RIFTBOUND,
    ("magic", "cr"): (SAMPLES / "magic" / "small-rulebook.txt").read_text(),
    ("magic", "tr"): POLICIES,
    ("magic", "ipg"): POLICIES.replace("Tournament Rules", "Infraction Procedure Guide"),
    ("flesh-and-blood", "cr"): FLESH_AND_BLOOD,
    ("flesh-and-blood", "tr"): POLICIES,
    ("flesh-and-blood", "ppg"): POLICIES.replace("Tournament Rules", "Procedure and Penalty Guide"),
}
FORMS = {"text": str.encode, "Markdown": as_markdown, "Word": as_word, "PDF": as_pdf}


def listed() -> dict[tuple[str, str], set[str]]:
    """By game and document, the forms that README names."""
    text = (ROOT / "README.md").read_text()
    table = text[text.index("| game | document | forms |") :].split("\n\n")[0]
    rows = re.findall(r"^\| ([\w-]+) \| ([\w, ]+) \| ([\w, ]+) \|$", table, re.MULTILINE)
    return {
        (game, document): set(forms.split(", "))
        for game, documents, forms in rows
        if game != "game"
        for document in documents.split(", ")
    }


def cases() -> list[tuple[str, str, str]]:
    return [(*named, form) for named in TEXTS for form in FORMS]


def read(data: bytes, game: str, document: str) -> list[tuple[str, str, tuple[str, ...]]]:
    known = GAMES[game].publications[document]
    tree = parse_document(as_text(data, known.printed).data, known.reader).tree
    return [(str(node.number), node.text, node.examples) for node in tree]


def test_readme_lists_every_document_of_every_game() -> None:
    assert set(listed()) == {(slug, document) for slug, game in GAMES.items() for document in game.publications}
    assert set.union(*listed().values()) == set(FORMS)


@pytest.mark.parametrize(("game", "document", "form"), cases())
def test_a_form_is_read_where_readme_says_so_and_refused_where_it_does_not(game: str, document: str, form: str) -> None:
    # What the letters of a PDF's usual fonts lack is left out.
    text = TEXTS[game, document].encode("cp1252", "ignore").decode("cp1252")
    data = FORMS[form](text)
    if form in listed()[game, document]:
        assert read(data, game, document) == read(text.encode(), game, document)
    else:
        with pytest.raises(UnableToReadDocument) as caught:
            read(data, game, document)
        assert caught.value.advice
