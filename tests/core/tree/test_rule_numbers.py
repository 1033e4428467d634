"""A number prints what it was read from, sorts as its document does, and nothing else is a number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.tree import NotARuleNumber, RuleNumber
from rules_data.core.tree.schemes import RIFTBOUND

LETTERS = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=2)


@st.composite
def rule_numbers(draw: st.DrawFn) -> RuleNumber:
    parts: list[int | str] = [draw(st.integers(0, 999))]
    for depth in range(draw(st.integers(0, 5))):
        parts.append(draw(LETTERS) if depth % 2 else draw(st.integers(0, 999)))
    return RuleNumber(RIFTBOUND, tuple(parts))


@given(rule_numbers())
def test_a_printed_number_reads_back_as_itself(number: RuleNumber) -> None:
    assert RuleNumber.parse(str(number), RIFTBOUND) == number


@given(rule_numbers())
def test_a_number_typed_in_capitals_with_a_last_dot_is_the_same(number: RuleNumber) -> None:
    assert RuleNumber.parse_loosely(f" Rule {str(number).upper()}. ", RIFTBOUND) == number


@given(rule_numbers(), rule_numbers(), rule_numbers())
def test_the_order_is_total(a: RuleNumber, b: RuleNumber, c: RuleNumber) -> None:
    assert [a < b, b < a, a == b].count(True) == 1
    if a <= b <= c:
        assert a <= c


@given(rule_numbers(), rule_numbers())
def test_a_number_stands_before_everything_below_it(above: RuleNumber, other: RuleNumber) -> None:
    below = RuleNumber(RIFTBOUND, (*above.parts, 1))
    assert above < below
    assert above.contains(below)
    assert below.parent == above
    if above < other and not above.contains(other):
        assert below < other


def test_letters_go_on_after_z_and_digits_count_as_numbers() -> None:
    printed = ["383.2", "383.10", "383.10.b", "383.10.z", "383.10.aa", "384"]
    assert [str(n) for n in sorted(RuleNumber.parse(text, RIFTBOUND) for text in reversed(printed))] == printed


JUNK = ["", "38", "3833", "383.", "383..1", "383.A", "383.01", "383 .1", " 383", "383\n", "383.1b", "383.abc"]


@pytest.mark.parametrize("junk", [*JUNK, "[1]", "-38"])
def test_junk_is_no_number(junk: str) -> None:
    with pytest.raises(NotARuleNumber):
        RuleNumber.parse(junk, RIFTBOUND)


@pytest.mark.parametrize("digits", ["３８３", "٣٨٣", "383.١", "38³"])
def test_digits_of_other_scripts_are_refused(digits: str) -> None:
    with pytest.raises(NotARuleNumber):
        RuleNumber.parse(digits, RIFTBOUND)
    with pytest.raises(NotARuleNumber):
        RuleNumber.parse_loosely(digits, RIFTBOUND)


@pytest.mark.parametrize("typed", ["383" + "1" * 5000 + "!", "383" + " a" * 5000 + "!", "383" + ". " * 5000 + "!"])
def test_a_long_run_of_junk_is_refused_at_once(typed: str) -> None:
    with pytest.raises(NotARuleNumber):
        RuleNumber.parse_loosely(typed, RIFTBOUND)


@given(st.text(max_size=15))
def test_any_text_is_a_number_or_refused(text: str) -> None:
    try:
        number = RuleNumber.parse_loosely(text, RIFTBOUND)
    except NotARuleNumber:
        return
    assert RuleNumber.parse(str(number), RIFTBOUND) == number
