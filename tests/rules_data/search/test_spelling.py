"""Slips of the finger, and what is the nearest word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.search.spelling import better_spelled, could_be_near, distance, farthest, nearest

words = st.text("abcde", max_size=8)


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [("trigger", "triger", 1), ("chain", "chian", 1), ("unit", "unit", 0), ("trash", "crashes", 3), ("ab", "ba", 1)],
)
def test_a_letter_wrong_missing_too_much_or_exchanged_is_one_slip(one: str, other: str, slips: int) -> None:
    assert distance(one, other, 5) == slips


@given(words, words)
def test_the_way_there_is_as_long_as_the_way_back(one: str, other: str) -> None:
    assert distance(one, other, 8) == distance(other, one, 8)
    assert (distance(one, other, 8) == 0) == (one == other)


@given(words, words, st.integers(0, 3))
def test_a_bound_changes_nothing_below_it(one: str, other: str, most: int) -> None:
    assert distance(one, other, most) == min(distance(one, other, 20), most + 1)


@given(words.filter(bool), words)
def test_what_is_near_is_of_a_length_that_could_be(word: str, other: str) -> None:
    least, most = could_be_near(word)
    if distance(word, other, farthest(word)) <= farthest(word):
        assert least <= len(other) <= most


def test_the_nearest_comes_first_and_the_commonest_of_these() -> None:
    written = [("chair", 9), ("chains", 2), ("chain", 1), ("charm", 50), ("chian", 3)]
    assert nearest("chian", written, 2, 3) == ["chain", "chair", "chains"]


class Lexicon:
    """Knows three words, and counts how often it is asked for near ones."""

    def __init__(self) -> None:
        self.asked = 0

    def has_word(self, word: str) -> bool:
        return word in {"condition", "trigger"}

    def has_stem(self, stem: str) -> bool:
        return stem == "condit"

    def words_near(self, word: str, limit: int) -> list[str]:
        self.asked += 1
        return nearest(word, [("condition", 5), ("trigger", 9)], farthest(word), limit)


def test_only_words_that_nothing_has_are_corrected_and_only_a_few() -> None:
    lexicon = Lexicon()
    assert better_spelled(["conditoin", "trigger", "xy", "603.2"], lexicon) == {"conditoin": "condition"}
    assert lexicon.asked == 1
    better_spelled([f"word{letter}" for letter in "abcdefghijkl"], lexicon)
    assert lexicon.asked < 8
