"""Flesh and Blood's numbers: chapter, section, rule, subrule letter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.tree import NotARuleNumber, RuleNumber
from rules_data.core.tree.schemes import FLESH_AND_BLOOD

SCHEME = FLESH_AND_BLOOD


@st.composite
def rule_numbers(draw: st.DrawFn) -> RuleNumber:
    parts: tuple[int | str, ...] = (
        draw(st.integers(1, 99)),
        draw(st.integers(0, 99)),
        draw(st.integers(1, 999)),
        draw(st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=2)),
    )
    return RuleNumber(SCHEME, parts[: draw(st.integers(1, 4))])


@given(rule_numbers())
def test_a_printed_number_reads_back_as_itself(number: RuleNumber) -> None:
    assert RuleNumber.parse(str(number), SCHEME) == number


@given(rule_numbers(), st.sampled_from(["{}", "[{}]", "CR {}.", "rule {},", "§ {}", "({})", "Comprehensive Rules {}§"]))
def test_a_number_as_people_type_it_is_the_same(number: RuleNumber, form: str) -> None:
    assert RuleNumber.parse_loosely(form.format(str(number).upper()), SCHEME) == number


@given(rule_numbers())
def test_a_number_stands_below_its_parent(number: RuleNumber) -> None:
    above = number.parent
    if above is None:
        assert "." not in str(number)
    else:
        assert above.contains(number)
        assert above < number


@given(rule_numbers(), rule_numbers(), rule_numbers())
def test_the_order_is_total(a: RuleNumber, b: RuleNumber, c: RuleNumber) -> None:
    assert [a < b, b < a, a == b].count(True) == 1
    if a <= b <= c:
        assert a <= c


@given(st.text("0123456789.abzAZ[]-§ ", max_size=12))
def test_whatever_reads_as_a_number_prints_as_one(text: str) -> None:
    for read in (RuleNumber.parse, RuleNumber.parse_loosely):
        try:
            number = read(text, SCHEME)
        except NotARuleNumber:
            continue
        assert RuleNumber.parse(str(number), SCHEME) == number


def test_numbers_stand_in_the_order_of_the_document() -> None:
    printed = ["1", "1.0", "1.0.1", "1.0.1a", "1.0.1z", "1.0.1aa", "1.0.2", "1.9", "1.10", "1.10.1", "2"]
    assert sorted(printed, key=lambda text: RuleNumber.parse(text, SCHEME)) == printed


@pytest.mark.parametrize(
    "text",
    ["", "0", "8.", "8.3.0", "8a", "8.3a", "08.3", "8.03", "8.3.017", "8.3.17.1", "1.-1.12", "8.3.17A", "٨.3", "100"],
)
def test_nothing_else_is_a_number(text: str) -> None:
    with pytest.raises(NotARuleNumber, match=r"6\.6\.5c"):
        RuleNumber.parse(text, SCHEME)
