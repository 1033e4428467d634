"""The index that a reader carries along: its words, where they are found, and the texts, as plain lists."""

from __future__ import annotations

import json
from random import Random

import pytest

from rules_data.queries import SearchableEntry, SynonymView
from rules_data.search.portable import (
    LONGEST_TEXT,
    MOST_WEIGHT,
    PIECES,
    TEXTS_A_PIECE,
    PortableIndex,
    portable_index,
)
from rules_data.search.words import stem, words_in
from tests.rules_data.search.made_up import HARBOUR, SAID_OTHERWISE, index_of, looked_for, rule


def carried(
    entries: tuple[SearchableEntry, ...] = HARBOUR, rows: tuple[SynonymView, ...] = SAID_OTHERWISE
) -> PortableIndex:
    return portable_index(entries, lambda one: f"/{one.key}", rows)


def number_of(index: PortableIndex, word: str) -> int | None:
    """What a page finds a written word under."""
    forms: list[str] = index.words["forms"]
    return index.words["words"][forms.index(word)] if word in forms else None


def places(index: PortableIndex, word: str) -> dict[int, int]:
    """Entries that have a word, each with its weight, read as a page reads them."""
    number = number_of(index, word)
    if number is None:
        return {}
    row = index.found[number % PIECES].get(str(number), [])
    place, found = 0, {}
    for step, weight in zip(row[::2], row[1::2], strict=True):
        place += step
        found[place] = weight
    return found


@pytest.mark.parametrize(
    "word", ["barrels", "barrel", "moored", "storm", "drifts", "drift", "quay", "berth", "lantern"]
)
def test_a_word_is_found_where_the_sites_own_index_finds_it(word: str) -> None:
    own = {hit.number or hit.slug for hit in looked_for(f'"{word}"', index_of()).hits}
    here = {HARBOUR[place].number or HARBOUR[place].slug for place in places(carried(), word)}
    assert here
    # What only stands around an entry may say too little to be carried along.
    assert own & here == here or own <= here


def test_every_word_of_a_title_or_a_text_is_found_in_it() -> None:
    index = carried()
    missing = [
        (entry.key, word)
        for place, entry in enumerate(HARBOUR)
        for word in words_in(f"{entry.title} {entry.body}".lower())
        if number_of(index, word) is not None and place not in places(index, word)
    ]
    assert missing == []


def test_forms_of_one_word_have_one_number() -> None:
    index = carried()
    numbers: dict[str, set[int]] = {}
    for form, number in zip(index.words["forms"], index.words["words"], strict=True):
        numbers.setdefault(stem(form), set()).add(number)
    assert {word: found for word, found in numbers.items() if len(found) > 1} == {}


def test_forms_stand_in_order_and_once() -> None:
    forms = carried().words["forms"]
    assert forms == sorted(set(forms))


def test_weights_are_small_whole_numbers_and_a_title_weighs_more() -> None:
    index = carried()
    weights = [weight for piece in index.found for row in piece.values() for weight in row[1::2]]
    assert all(isinstance(weight, int) and 0 < weight <= MOST_WEIGHT for weight in weights)
    storm = places(index, "storms") | places(index, "storm")
    heading = next(place for place, entry in enumerate(HARBOUR) if entry.number == "300")
    assert storm[heading] == max(storm.values())


def test_a_word_stands_in_the_piece_of_its_number() -> None:
    for nth, piece in enumerate(carried().found):
        assert {int(number) % PIECES for number in piece} <= {nth}


def test_each_entry_has_its_text_and_its_path_in_order() -> None:
    index = carried()
    texts = [text for piece in index.texts for text in piece]
    assert [text[4] for text in texts] == [f"/{entry.key}" for entry in HARBOUR]
    assert [text[0] for text in texts] == [entry.kind for entry in HARBOUR]
    assert [text[1] for text in texts] == [entry.number for entry in HARBOUR]
    assert index.words["entries"] == len(HARBOUR)


@pytest.mark.parametrize("count", [0, 1, TEXTS_A_PIECE, TEXTS_A_PIECE + 1])
def test_texts_are_cut_into_pieces_of_so_many(count: int) -> None:
    index = carried(tuple(rule(str(nth), f"Barrel {nth}.") for nth in range(1, count + 1)))
    assert [len(piece) for piece in index.texts] == [
        min(TEXTS_A_PIECE, count - start) for start in range(0, count, TEXTS_A_PIECE)
    ]
    assert index.words["each"] == TEXTS_A_PIECE
    assert len(index.found) == PIECES


def test_a_long_text_ends_between_two_words_and_says_so() -> None:
    (piece,) = carried((rule("1", "barrel " * 200),)).texts
    text = piece[0][5]
    assert text.endswith("barrel …")
    assert len(text) <= LONGEST_TEXT + 2


def test_a_text_of_the_longest_length_is_whole() -> None:
    body = "b" * LONGEST_TEXT
    (piece,) = carried((rule("1", body),)).texts
    assert piece[0][5] == body


def test_the_same_entries_make_the_same_index_whatever_was_before() -> None:
    first = carried()
    rows = list(SAID_OTHERWISE)
    Random(1).shuffle(rows)  # noqa: S311
    assert json.dumps(vars(carried())) == json.dumps(vars(first))
    assert carried(HARBOUR, tuple(rows)).words["said"] == first.words["said"]


def test_it_is_written_and_read_as_json() -> None:
    index = carried()
    assert json.loads(json.dumps([index.words, index.found, index.texts])) == [index.words, index.found, index.texts]


def said(*rows: SynonymView) -> list[list[object]]:
    return carried(HARBOUR, rows).words["said"]


def test_what_is_said_otherwise_leads_to_the_words_of_the_book() -> None:
    index = carried()
    moored, steal = number_of(index, "moored"), number_of(index, "steal")
    led_to = {str(words): means for words, means, _ in index.words["said"]}
    assert led_to["['anchored']"] == [[moored]]
    assert led_to["['tied', 'up']"] == [[moored]]
    assert led_to["['rob']"] == [[steal]]


def test_a_word_of_the_book_that_is_said_otherwise_goes_by_its_number() -> None:
    (row,) = said(SynonymView("", ("barrels",), ("quay",)))
    index = carried()
    assert row[0] == [number_of(index, "barrels")]


def test_the_more_words_it_takes_the_surer_it_is() -> None:
    one, two = (said(SynonymView("", (words,), ("quay",)))[0][2] for words in ("wharf", "stone wharf"))
    assert 0 < one < two <= 1  # type: ignore[operator]


@pytest.mark.parametrize(
    ("words", "means"),
    [
        (("wharf",), ("pier",)),
        (("wharf",), ()),
        (("wharf",), ("the",)),
        (("",), ("quay",)),
        (("one two three four five six seven",), ("quay",)),
    ],
)
def test_what_would_lead_nowhere_is_left_out(words: tuple[str, ...], means: tuple[str, ...]) -> None:
    assert said(SynonymView("", words, means)) == []


def test_of_several_meanings_those_of_the_book_are_kept() -> None:
    (row,) = said(SynonymView("", ("wharf",), ("pier", "quay", "full hold")))
    index = carried()
    assert row[1] == [[number_of(index, "quay")], [number_of(index, "full"), number_of(index, "hold")]]


@pytest.mark.parametrize("apostrophe", ["'", "’"])
def test_whose_a_thing_is_is_not_part_of_a_word_that_is_said_otherwise(apostrophe: str) -> None:
    (row,) = said(SynonymView("", (f"wharf{apostrophe}s",), ("quay",)))
    assert row[0] == ["wharf"]
