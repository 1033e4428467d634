"""A tree of rules holds each number once, in the order of the book, and knows what stands over what."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, NotARuleNumber, RuleNode, RuleNumber, RuleTree, UnableToBuildTree

MAGIC, RIFTBOUND, FAB = (
    GAMES[game].publications["cr"].scheme for game in ("magic", "riftbound", "flesh-and-blood")
)
SCHEMES = [MAGIC, RIFTBOUND, FAB]


def node(number: str, text: str = "Something.", line: int = 0, scheme=RIFTBOUND, heading: bool = False) -> RuleNode:  # type: ignore[no-untyped-def]
    kind = NodeKind.HEADING if heading else NodeKind.RULE
    return RuleNode(RuleNumber.parse(number, scheme), kind, text, first_line=line)


def tree(*numbers: str) -> RuleTree:
    return RuleTree(RIFTBOUND, tuple(node(number) for number in numbers))


def number(text: str) -> RuleNumber:
    return RuleNumber.parse(text, RIFTBOUND)


def test_a_number_that_stands_twice_is_refused_with_both_lines() -> None:
    twice = (node("101", line=3), node("102", line=4), node("101", "Another.", line=9))
    with pytest.raises(UnableToBuildTree, match="Number 101 stands twice: on lines 3 and 9"):
        RuleTree(RIFTBOUND, twice)


def test_a_number_of_another_book_is_refused_with_how_each_counts() -> None:
    stray = node("603.3b", scheme=MAGIC)
    with pytest.raises(UnableToBuildTree, match=r"603\.3b is numbered as .* is, not as .* is"):
        RuleTree(RIFTBOUND, (node("101"), stray))


def test_a_parent_that_is_not_printed_is_passed_over() -> None:
    found = tree("101", "101.1.a", "101.2")
    assert found.parent_number(number("101.1.a")) == number("101")
    assert [str(one.number) for one in found.children(number("101"))] == ["101.1.a", "101.2"]
    assert [str(one.number) for one in found.ancestors(number("101.1.a"))] == ["101"]


def test_what_stands_at_the_top_has_nothing_over_it() -> None:
    found = tree("101", "102")
    assert found.parent_number(number("101")) is None
    assert found.ancestors(number("101")) == ()
    assert [str(one.number) for one in found.children(None)] == ["101", "102"]
    assert found.heading_over(number("101")) is None


def test_an_empty_tree_knows_nothing() -> None:
    found = RuleTree(RIFTBOUND, ())
    assert (len(found), list(found), found.children(None)) == (0, [], ())
    assert number("101") not in found
    assert found.get(number("101")) is None


def test_what_a_record_says_names_it_and_where_it_stood_does_not() -> None:
    assert node("101", line=3).content_hash == node("101", line=9).content_hash
    assert node("101", line=3) == node("101", line=9)
    hashes = {node("101").content_hash, node("102").content_hash, node("101", "Another.").content_hash,
              node("101", heading=True).content_hash}  # fmt: skip
    assert len(hashes) == 4


def test_an_example_is_not_the_same_as_a_line_of_the_text() -> None:
    text = RuleNode(number("101"), NodeKind.RULE, "One.\nTwo.")
    example = RuleNode(number("101"), NodeKind.RULE, "One.", ("Two.",))
    two = RuleNode(number("101"), NodeKind.RULE, "", ("One.", "Two."))
    assert len({one.content_hash for one in (text, example, two)}) == 3


def test_the_order_of_the_records_is_part_of_what_a_tree_says() -> None:
    assert tree("101", "102").content_hash == tree("101", "102").content_hash
    assert tree("101", "102").content_hash != tree("102", "101").content_hash
    assert tree().content_hash != RuleTree(MAGIC, ()).content_hash


@pytest.mark.parametrize("scheme", SCHEMES, ids=lambda scheme: scheme.name)
@pytest.mark.parametrize("text", ["", " ", ".", "..", "101..1", "a", "-1", "0x1", "٣٠٣", "1" * 400, "101 1", "101.1\n"])
def test_what_is_no_number_is_refused_and_says_what_one_looks_like(scheme, text: str) -> None:  # type: ignore[no-untyped-def]
    assert scheme.read(text) is None
    with pytest.raises(NotARuleNumber):
        RuleNumber.parse(text, scheme)


@pytest.mark.parametrize("scheme", SCHEMES, ids=lambda scheme: scheme.name)
def test_the_example_of_a_scheme_is_a_number_of_it(scheme) -> None:  # type: ignore[no-untyped-def]
    read = RuleNumber.parse(scheme.example, scheme)
    assert RuleNumber.parse(str(read), scheme) == read
    assert read.parent is not None
    assert read.parent < read


@pytest.mark.parametrize(
    ("scheme", "ordered"),
    [
        (RIFTBOUND, ["101", "101.1", "101.1.a", "101.1.b", "101.2", "101.10", "102", "999"]),
        (MAGIC, ["100", "100.1", "100.1a", "100.1b", "100.2", "100.10", "101"]),
        (FAB, ["1", "1.0", "1.0.1", "1.0.1a", "1.0.2", "1.1", "1.10", "2"]),
    ],
)  # fmt: skip
def test_numbers_are_in_the_order_of_the_book(scheme, ordered: list[str]) -> None:  # type: ignore[no-untyped-def]
    numbers = [RuleNumber.parse(one, scheme) for one in ordered]
    assert sorted(reversed(numbers)) == numbers
    assert [str(one) for one in sorted(numbers)] == ordered
