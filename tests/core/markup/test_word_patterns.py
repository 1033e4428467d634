"""Thousands of words sought at once are found where each alone would be."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.markup.word_patterns import pattern_of

WORD = st.text("ab1é", min_size=1, max_size=4)
WORDS = st.lists(st.lists(WORD, min_size=1, max_size=3).map(" ".join), max_size=8)
TEXT = st.lists(st.sampled_from(["a", "b", "ab", "é", "1", " ", "-", "."]), max_size=20).map("".join)


def plainly_found(words: list[str], text: str) -> list[str]:
    """At the beginning of each word of a text, the longest that stands there and ends with a word."""
    found, reached = [], 0
    for begin in [one.start() for one in re.finditer(r"\w+", text)]:
        ends = {begin + len(word) for word in words if text.startswith(word, begin)}
        whole = [end for end in ends if end == len(text) or not re.match(r"\w", text[end])]
        if whole and begin >= reached:
            reached = max(whole)
            found.append(text[begin:reached])
    return found


@given(WORDS, TEXT)
def test_each_word_is_found_whole_and_the_longest_at_its_place(words: list[str], text: str) -> None:
    assert [one[0] for one in pattern_of(words).finditer(text)] == plainly_found(words, text)


def test_a_part_of_a_word_is_not_found() -> None:
    assert pattern_of(["first", "first strike"]).findall("firsts first striker") == ["first"]


def test_signs_that_mean_something_in_a_pattern_are_letters_here() -> None:
    assert pattern_of(["a.b", "a+b"]).findall("axb a.b aab a+b") == ["a.b", "a+b"]


def test_no_words_are_found_nowhere() -> None:
    assert pattern_of([]).search("anything") is None
