"""Numbers of every scheme: printed and read back, typed as people type, refused, in order, counted with letters."""

from __future__ import annotations

import pytest

from rules_data.core.tree import NotARuleNumber, NumberScheme, RuleNumber
from rules_data.core.tree.schemes import FLESH_AND_BLOOD, MAGIC, POLICIES, RIFTBOUND

IN_ORDER = {
    MAGIC: ["1", "100", "100.1", "100.1a", "100.1b", "100.1z", "100.1aa", "100.2", "100.10", "101", "2", "603.7d"],
    RIFTBOUND: ["000", "001", "101.1", "101.2", "101.10", "101.a", "101.z", "101.aa", "383.3.e", "383.3.e.1.b", "999"],
    FLESH_AND_BLOOD: ["1", "1.0", "1.0.1", "1.0.1a", "1.0.1ab", "1.0.2", "1.1", "1.10", "8.3.17a", "12.4"],
    POLICIES: ["1", "1.1", "1.1.1", "1.1.2", "1.2", "1.10", "2", "10.3", "A", "B"],
}
PRINTED = [(scheme, number) for scheme, numbers in IN_ORDER.items() for number in numbers]
NO_NUMBERS = [
    *((MAGIC, text) for text in ("", "0", "10", "1000", "603.", "603.0", "603.07", "603.7D", "603.7.d", "603.7abc",
        " 603")),
    *((RIFTBOUND, text) for text in ("", "1", "38", "3833", "383.", "383..3", "383.E", "383.01", "383.abc", "383.3e",
        "٣٨٣")),
    *((FLESH_AND_BLOOD, text) for text in ("", "0", "100", "1.", "1.00", "1.0.0", "1.0.1A", "1.0a", "1.0.1.a",
        "1.0.1abc")),
    *((POLICIES, text) for text in ("", "0", "100", "1.0", "1.1.1.1", "a", "AB", "1.a", "A.1", "２")),
]  # fmt: skip
TYPED = [
    *((MAGIC, text, "603.7d") for text in ("CR603.7D", "rule 603.7(d)", "[CR 603-7d].", "603.7 d", "MTG rule 603.7.d")),
    *((MAGIC, text, "603") for text in ("603.", "see rule 603", "chapter #603", "§603", "comprehensive rules 603")),
    (MAGIC, "section 6", "6"),
    (MAGIC, "603.07d", "603.7d"),
    *((RIFTBOUND, text, "383.4.c") for text in ("Rule 383-4c.", "(CR 383.4.C)", "383 4 c", "core rules: 383.4c",
        "383.4.C,")),
    (RIFTBOUND, "TR 054", "054"),
    (RIFTBOUND, "383.04.c", "383.4.c"),
    *((FLESH_AND_BLOOD, text, "8.3.17a") for text in ("[8.3.17A]", "CR 8.3.17.a.", "rule 8-3-17a", "FaB CR 8.3.17a")),
    (FLESH_AND_BLOOD, "chapter 8", "8"),
    *((POLICIES, text, "2.1") for text in ("MTR 2.1.", "(section 2-1)", "IPG §2.1", "PG 2.01", "TRP section 2.1")),
    *((POLICIES, text, "A") for text in ("appendix a", "A.", "Appendix A:")),
]  # fmt: skip


@pytest.mark.parametrize(("scheme", "text"), PRINTED)
def test_a_printed_number_prints_as_it_was_read(scheme: NumberScheme, text: str) -> None:
    number = RuleNumber.parse(text, scheme)
    assert str(number) == text
    assert number.depth == len(number.parts) - 1
    assert RuleNumber.parse_loosely(text, scheme) == number


@pytest.mark.parametrize(("scheme", "text"), NO_NUMBERS)
def test_what_the_document_never_prints_is_refused_with_an_example(scheme: NumberScheme, text: str) -> None:
    with pytest.raises(NotARuleNumber, match=scheme.example):
        RuleNumber.parse(text, scheme)


@pytest.mark.parametrize(("scheme", "typed", "printed"), TYPED)
def test_people_type_a_number_in_many_ways(scheme: NumberScheme, typed: str, printed: str) -> None:
    assert str(RuleNumber.parse_loosely(typed, scheme)) == printed


@pytest.mark.parametrize("scheme", IN_ORDER)
@pytest.mark.parametrize(
    "text", ["", "   ", "draw a card", "rule", "1.2.3.4.5.6", "603.7d and 603.8", "$5.00", "-", "99999"]
)
def test_words_prices_and_two_numbers_are_no_number_however_loosely_they_are_read(
    scheme: NumberScheme, text: str
) -> None:
    with pytest.raises(NotARuleNumber):
        RuleNumber.parse_loosely(text, scheme)


@pytest.mark.parametrize(("scheme", "numbers"), IN_ORDER.items())
def test_numbers_sort_as_the_document_prints_them(scheme: NumberScheme, numbers: list[str]) -> None:
    read = [RuleNumber.parse(text, scheme) for text in numbers]
    expected = [str(number) for number in sorted(read, key=lambda number: number.sort_key)]
    mixed = [*read[1::2], *reversed(read[::2])]
    assert [str(number) for number in sorted(mixed)] == expected
    if scheme is not MAGIC:
        assert expected == numbers


def test_a_section_of_magic_stands_before_its_chapters_and_letters_count_past_z() -> None:
    given = ["2", "101", "100.10", "100.2", "100.1aa", "100.1z", "100.1", "100", "1"]
    read = sorted(RuleNumber.parse(text, MAGIC) for text in given)
    assert [str(number) for number in read] == list(reversed(given))


@pytest.mark.parametrize(
    ("scheme", "text", "parents"),
    [
        (MAGIC, "603.7d", ["603.7", "603", "6"]),
        (RIFTBOUND, "383.4.c.2", ["383.4.c", "383.4", "383"]),
        (FLESH_AND_BLOOD, "8.3.17a", ["8.3.17", "8.3", "8"]),
        (POLICIES, "2.1.3", ["2.1", "2"]),
        (POLICIES, "A", []),
    ],
)
def test_every_number_stands_within_those_above_it(scheme: NumberScheme, text: str, parents: list[str]) -> None:
    number = RuleNumber.parse(text, scheme)
    above, found = number.parent, []
    while above is not None:
        assert above.contains(number)
        assert not number.contains(above)
        assert above < number
        found.append(str(above))
        above = above.parent
    assert found == parents
    assert not number.contains(number)


def test_the_same_digits_of_two_schemes_are_two_numbers() -> None:
    assert RuleNumber.parse("2.1", POLICIES) != RuleNumber.parse("2.1", FLESH_AND_BLOOD)


@pytest.mark.parametrize(
    ("scheme", "letters", "following"),
    [
        (MAGIC, "", "a"), (MAGIC, "a", "b"), (MAGIC, "k", "m"), (MAGIC, "n", "p"), (MAGIC, "z", "aa"),
        (MAGIC, "ak", "am"), (MAGIC, "az", "ba"), (MAGIC, "zz", "aaa"),
        (RIFTBOUND, "k", "l"), (RIFTBOUND, "n", "o"), (RIFTBOUND, "z", "aa"), (FLESH_AND_BLOOD, "l", "m"),
    ],
)  # fmt: skip
def test_letters_count_on_and_magic_leaves_out_those_that_look_like_digits(
    scheme: NumberScheme, letters: str, following: str
) -> None:
    assert scheme.next_letters(letters) == following


@pytest.mark.parametrize(
    ("scheme", "left_out"), [(MAGIC, "lo"), (RIFTBOUND, ""), (FLESH_AND_BLOOD, ""), (POLICIES, "")]
)
def test_counting_gives_every_letter_once_and_in_order(scheme: NumberScheme, left_out: str) -> None:
    counted = [""]
    for _ in range(120):
        counted.append(scheme.next_letters(counted[-1]))
    assert len(set(counted)) == len(counted)
    assert counted[1:] == sorted(counted[1:], key=lambda letters: (len(letters), letters))
    assert not any(letter in letters for letters in counted for letter in left_out)


@pytest.mark.parametrize(
    ("text", "opens"), [("300", True), ("000", True), ("310", False), ("301", False), ("300.1", False)]
)
def test_full_hundreds_gather_the_sections_of_riftbound(text: str, opens: bool) -> None:
    assert RIFTBOUND.opens_part(RuleNumber.parse(text, RIFTBOUND).parts) is opens
