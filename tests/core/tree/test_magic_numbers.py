"""Magic's rule numbers: what is one, how they are ordered, and what a person may type."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.tree import NotARuleNumber, RuleNumber
from rules_data.core.tree.schemes import MAGIC

SCHEME = MAGIC
LETTERS = list(itertools.accumulate(itertools.repeat("a", 60), lambda one, _: SCHEME.next_letters(one)))

numbers = st.builds(
    lambda section, tail: RuleNumber(MAGIC, (section, *tail)),
    st.integers(1, 9),
    st.one_of(
        st.just(()),
        st.tuples(st.integers(0, 99)),
        st.tuples(st.integers(0, 99), st.integers(1, 999)),
        st.tuples(st.integers(0, 99), st.integers(1, 999), st.sampled_from(LETTERS)),
    ),
)


@given(numbers)
def test_a_number_is_read_as_it_is_printed(number: RuleNumber) -> None:
    assert RuleNumber.parse(str(number), MAGIC) == number


@given(numbers, st.sampled_from(["{}", "{}.", "CR {}", "CR{}", "rule {}", "[CR {}]", "({})", " {} ", "Rule {}:"]))
def test_a_number_is_understood_as_people_type_it(number: RuleNumber, form: str) -> None:
    assert RuleNumber.parse_loosely(form.format(number).swapcase(), MAGIC) == number


@given(st.text(max_size=12))
def test_any_other_text_is_refused_by_name(text: str) -> None:
    try:
        number = RuleNumber.parse(text, MAGIC)
    except NotARuleNumber as error:
        told = str(error)
    else:
        told = f"603.7d is like {number}" if str(number) == text else ""
    assert "603.7d" in told


@given(st.text(max_size=20))
def test_typed_texts_give_a_number_or_are_refused(text: str) -> None:
    try:
        number = RuleNumber.parse_loosely(text, MAGIC)
    except NotARuleNumber:
        return
    assert RuleNumber.parse(str(number), MAGIC) == number


@given(numbers, numbers)
def test_the_order_is_the_books(one: RuleNumber, other: RuleNumber) -> None:
    assert (one < other) == (one.sort_key < other.sort_key)
    if one.contains(other):
        assert one < other


def test_the_order_counts_rules_and_passes_z() -> None:
    printed = ["6", "600", "603", "603.2", "603.2a", "603.2z", "603.2aa", "603.2ab", "603.10", "604", "7", "700"]
    assert sorted((RuleNumber.parse(one, MAGIC) for one in reversed(printed)), key=lambda one: one.sort_key) == [
        RuleNumber.parse(one, MAGIC) for one in printed
    ]


def test_subrules_stand_below_rules_chapters_and_sections() -> None:
    above = []
    number: RuleNumber | None = RuleNumber.parse("704.5aa", MAGIC)
    while number is not None:
        above.append((str(number), number.depth))
        number = number.parent
    assert above == [("704.5aa", 3), ("704.5", 2), ("704", 1), ("7", 0)]


def test_letters_skip_those_that_look_like_digits() -> None:
    assert "".join(LETTERS[:24]) == "abcdefghijkmnpqrstuvwxyz"
    assert LETTERS[24:28] == ["aa", "ab", "ac", "ad"]
    assert not {"l", "o", "al", "ao"} & set(LETTERS)


@pytest.mark.parametrize(
    "text", ["60", "0", "003.1", "603.", "603.0", "603.01", "603.1A", "603.1abc", "6.3", "6O3", "٦٠٣", ""]
)
def test_what_is_printed_otherwise_is_no_number(text: str) -> None:
    with pytest.raises(NotARuleNumber):
        RuleNumber.parse(text, MAGIC)


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("603.7(d)", "603.7d"),
        ("CR 603-7d", "603.7d"),
        ("603 7d", "603.7d"),
        ("see rule 603.7D.", "603.7d"),
        ("comprehensive rules 603.7", "603.7"),
        ("Section 6", "6"),
        ("MTG CR 704.5AA", "704.5aa"),
        ("603.07", "603.7"),
    ],
)
def test_a_persons_punctuation_is_put_right(typed: str, printed: str) -> None:
    assert str(RuleNumber.parse_loosely(typed, MAGIC)) == printed
