"""Printed cards are found by what a reader types, in the order of their names, and read a page at a time."""

from __future__ import annotations

import io
import json
from datetime import date
from typing import Any

import pytest

from rules_data.actions import import_cards
from rules_data.queries import find_printed, printed_beginning, printed_card, printed_count, printed_named
from rules_data.queries.printed_cards import MOST_WORDS, facet_marks
from tests.core.cards.test_reading_card_files import CRANE, LANTERN

pytestmark = pytest.mark.django_db
DAY = date(2026, 1, 1)


def card(name: str, text: str = "Flying", **more: Any) -> dict[str, Any]:
    return {**CRANE, "oracle_id": name.lower(), "name": name, "oracle_text": text, **more}


CARDS = [
    card("Paper Crane", "Flying\nWhen this dies, draw a card.", colors=["U"]),
    card("Crane of Ink", "Vigilance", colors=["U", "W"], keywords=["Vigilance"]),
    card("Émigré Cranes", "First strike", colors=["W"], keywords=["First strike"], type_line="Creature — Human"),
    card("Zinc Anvil", "{T}: Add {C}.", colors=[], keywords=[], type_line="Artifact"),
    LANTERN,
]


@pytest.fixture(scope="module", autouse=True)
def imported(module_db: None) -> None:
    take(CARDS, DAY)


def take(cards: list[dict[str, Any]], day: date) -> Any:
    return import_cards(game="magic", file=io.BytesIO(json.dumps(cards).encode()), day=day)


def names(words: str = "", **facets: str) -> list[str]:
    return [one.name for one in find_printed("magic", words, facets)]


def test_they_stand_in_the_order_of_their_names_whatever_marks_these_have() -> None:
    assert names() == ["Crane of Ink", "Émigré Cranes", "Lit Lantern // Dark Lantern", "Paper Crane", "Zinc Anvil"]
    assert printed_count("magic") == 5
    assert printed_count("riftbound") == 0


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("crane", {"Crane of Ink", "Émigré Cranes", "Paper Crane"}),
        ("CRANE ink", {"Crane of Ink"}),
        ("emigre", {"Émigré Cranes"}),
        ("draw card", {"Paper Crane"}),
        ("crane draw", {"Paper Crane"}),
        ("crane anvil", set()),
        ("dark lantern", {"Lit Lantern // Dark Lantern"}),
        ("   ", {one["name"] for one in CARDS}),
    ],
)
def test_every_word_stands_in_the_name_or_the_text(words: str, found: set[str]) -> None:
    assert set(names(words)) == found


def test_more_words_than_anybody_types_are_not_asked_for() -> None:
    assert names(" ".join(["crane"] * MOST_WORDS + ["anvil"])) == names("crane")


@pytest.mark.parametrize(
    ("facets", "found"),
    [
        ({"color": "white"}, {"Crane of Ink", "Émigré Cranes"}),
        ({"color": "WHITE", "keyword": "vigilance"}, {"Crane of Ink"}),
        ({"type": "human"}, {"Émigré Cranes"}),
        ({"type": "bird"}, {"Paper Crane", "Crane of Ink"}),
        ({"keyword": "strike"}, set()),
        ({"keyword": "first strike"}, {"Émigré Cranes"}),
        ({"color": "whi"}, set()),
        ({"color": ""}, {one["name"] for one in CARDS}),
    ],
)
def test_a_facet_is_asked_for_whole(facets: dict[str, str], found: set[str]) -> None:
    assert set(names(**facets)) == found


def test_no_part_of_a_facet_is_taken_for_another() -> None:
    marks = facet_marks({"types": ("Artifact", "Creature"), "subtypes": ("Bird",), "keywords": ("First strike",)})
    assert "|type artifact|" in marks
    assert "|keyword first strike|" in marks
    assert "|type strike|" not in marks
    assert facet_marks({}) == ""


def test_only_the_cards_of_a_page_are_read(django_assert_num_queries: Any) -> None:
    found = find_printed("magic", "crane")
    with django_assert_num_queries(2):
        assert [len(found) for _ in range(3)] == [3, 3, 3]
        assert [one.name for one in found[1:3]] == ["Émigré Cranes", "Paper Crane"]
    assert found[0].name == "Crane of Ink"
    assert list(found[3:9]) == []


@pytest.mark.parametrize(
    ("typed", "found"),
    [("pap", ["Paper Crane"]), ("Emigré", ["Émigré Cranes"]), ("crane", ["Crane of Ink"]), ("", []), ("  ", []),
     ("x", [])],
)  # fmt: skip
def test_a_name_is_completed_from_its_beginning(typed: str, found: list[str]) -> None:
    assert [one.name for one in printed_beginning(typed, ["magic"], 5)] == found
    assert printed_beginning(typed, ["riftbound"], 5) == ()


def test_the_very_name_comes_before_longer_ones() -> None:
    take([*CARDS, card("Crane"), card("Crane of")], date(2026, 1, 2))
    assert [one.name for one in printed_beginning("crane of", ["magic"], 5)] == ["Crane of", "Crane of Ink"]
    assert [one.name for one in printed_beginning("crane", ["magic"], 2)] == ["Crane", "Crane of"]


def test_a_card_of_two_faces_is_called_by_either_part_of_its_name_that_begins_it() -> None:
    for name in ("Lit Lantern // Dark Lantern", "lit lantern // dark lantern", "Lit Lantern"):
        [found] = printed_named("magic", name)
        assert [face.name for face in found.faces] == ["Lit Lantern", "Dark Lantern"]
    assert printed_named("magic", "Dark Lantern") == ()
    assert printed_named("magic", "Lantern") == ()


def test_after_a_later_file_a_card_is_found_by_what_it_says_now_at_the_address_it_had() -> None:
    [before] = printed_named("magic", "Paper Crane")
    take([card("Paper Crane", "Flying, haste"), *CARDS[1:]], date(2026, 2, 1))
    assert names("haste") == ["Paper Crane"]
    assert names("draw a card") == []
    after = printed_card("magic", before.slug)
    assert after is not None
    assert after.faces[0].lines == ("Flying, haste",)


@pytest.mark.parametrize("slug", ["", "nothing", "Paper Crane"])
def test_a_card_that_is_not_there_is_none(slug: str) -> None:
    assert printed_card("magic", slug) is None
    assert printed_card("riftbound", "paper-crane") is None
