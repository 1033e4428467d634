"""Defined words are linked where they are meant as defined, and nowhere else; all of them are found when asked for."""

from __future__ import annotations

import pytest

from rules_data.core.markup import TermTable

TABLE = TermTable(
    {
        "name": "Name", "case": "Case", "room": "Room", "day": "Day", "move": "Move", "x": "X", "damage": "Damage",
        "turn": "Turn", "type": "Type", "step": "Step", "ability": "Ability", "city": "City, Town / Village",
        "tag": "Tag (Keyword)", "istanbul": "İstanbul", "nothing": "—", "ruler-of": "Ruler", "city-again": "City",
    }
)  # fmt: skip


def used(text: str, met: tuple[str, ...] = ()) -> list[str]:
    return [text[use.start : use.end] for use in TABLE.find(text, met)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Each object has a name.", ["name"]),
        ("the card’s name, its names", ["name", "names"]),
        ("Players name a card.", []),
        ("name", []),
        ("of another name and no name", ["name", "name"]),
    ],
)
def test_a_name_is_meant_behind_a_word_that_only_nouns_follow(text: str, found: list[str]) -> None:
    assert used(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("solve the Case first", ["Case"]),
        ("in these cases, in this case", []),
        ("Case", []),
        ("It ends. Case by case", []),
        ("Room: a Room is half a card", ["Room"]),
        ("(Room) and “Room”", []),
        ("it becomes Day", ["Day"]),
        ("the next day", []),
    ],
)
def test_words_written_as_names_are_meant_where_no_sentence_begins(text: str, found: list[str]) -> None:
    assert used(text) == found


@pytest.mark.parametrize("text", ["Move it.", "they move X", "moves"])
def test_everyday_words_are_hardly_ever_meant_as_defined(text: str) -> None:
    assert used(text) == []


def test_all_of_them_are_found_where_all_are_asked_for() -> None:
    text = "In this case they move X and name a day."
    assert [(text[use.start : use.end], use.slug) for use in TABLE.find_all(text)] == [
        ("case", "case"), ("move", "move"), ("X", "x"), ("name", "name"), ("day", "day"),
    ]  # fmt: skip
    assert TABLE.slugs_in([text, "a turn"]) == {"case", "move", "x", "name", "day", "turn"}
    assert TABLE.slugs_in([]) == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("players in turn order take a turn", ["turn"]),
        ("damage of this type is damage", ["damage"]),
        ("any type of creature", []),
        ("each type of card", ["type"]),
        ("in the following steps, in a step", ["step"]),
        ("it creates a delayed triggered ability", ["ability"]),
        ("the Ruler of Cities, a Ruler", ["Ruler"]),
        ("It is so. Ruler of the Town", ["Ruler", "Town"]),
    ],
)
def test_in_some_phrases_a_word_means_something_else(text: str, found: list[str]) -> None:
    assert used(text) == found


@pytest.mark.parametrize(
    ("text", "slug"), [("a town", "city"), ("villages", "city"), ("a city", "city-again"), ("cities", "city-again")]
)
def test_every_form_that_is_printed_is_the_word_and_an_entry_of_that_very_name_goes_before(
    text: str, slug: str
) -> None:
    assert [use.slug for use in TABLE.find(text)] == [slug]


def test_what_stands_in_brackets_behind_a_word_is_no_part_of_it() -> None:
    assert used("a tag, tags") == ["tag", "tags"]


def test_words_that_were_met_are_passed_over_as_they_are_met() -> None:
    met: list[str] = []
    found = []
    for use in TABLE.find("a turn, a step, a turn, a step", met):
        met.append(use.slug)
        found.append(use.slug)
    assert found == ["turn", "step"]
    assert used("a turn, a step", ("turn",)) == ["step"]


@pytest.mark.parametrize(("text", "found"), [("in İstanbul", ["İstanbul"]), ("İİİ a turn", ["turn"])])
def test_letters_that_grow_in_small_letters_move_no_place(text: str, found: list[str]) -> None:
    assert used(text) == found


def test_a_table_of_no_words_is_empty_and_finds_nothing() -> None:
    for empty in (TermTable({}), TermTable({"dash": "—"})):
        assert not empty
        assert list(empty.find("a turn")) == list(empty.find_all("—")) == []
    assert TABLE
