"""What holds of any tree of rules, whichever numbers it prints: what stands over what, and in which order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.tree import NodeKind, NumberScheme, RuleNode, RuleNumber, RuleTree
from rules_data.core.tree.schemes import FLESH_AND_BLOOD, MAGIC, POLICIES, RIFTBOUND
from tests.campaigns import campaign

# A few numbers of each scheme, of every depth, some of whose parents are never printed.
NUMBERS = {
    MAGIC: ["1", "100", "100.1", "100.1a", "100.1b", "100.2", "101", "101.3a", "2", "203.4", "9"],
    RIFTBOUND: ["000", "001", "101", "101.1", "101.1.a", "101.1.b.2", "101.2", "102.3.a", "383.4.c.2.a", "999"],
    FLESH_AND_BLOOD: ["1", "1.0", "1.0.1", "1.0.1a", "1.0.2", "1.2.3", "8", "8.3.17a", "9.1"],
    POLICIES: ["1", "1.1", "1.1.1", "1.2", "2.3", "3", "A", "B"],
}
EACH_SCHEME = pytest.mark.parametrize("scheme", NUMBERS, ids=lambda scheme: scheme.name)


def some_of(scheme: NumberScheme, chosen: list[bool], headings: list[bool]) -> RuleTree:
    """The tree of those numbers that are chosen, some of them as headings."""
    kept = zip(sorted(RuleNumber.parse(one, scheme) for one in NUMBERS[scheme]), chosen, headings, strict=False)
    nodes = (
        RuleNode(number, NodeKind.HEADING if heading else NodeKind.RULE, f"Text {number}.")
        for number, is_there, heading in kept
        if is_there
    )
    return RuleTree(scheme, tuple(nodes))


flags = st.lists(st.booleans(), min_size=12, max_size=12)


@EACH_SCHEME
@campaign(60)
@given(flags, flags)
def test_every_record_stands_below_exactly_one_or_at_the_top(
    scheme: NumberScheme, chosen: list[bool], headings: list[bool]
) -> None:
    tree = some_of(scheme, chosen, headings)
    listed = [below.number for above in (None, *(node.number for node in tree)) for below in tree.children(above)]
    assert sorted(listed) == sorted(node.number for node in tree)
    for node in tree:
        for below in tree.children(node.number):
            assert node.number.contains(below.number)
            assert tree.parent_number(below.number) == node.number


@EACH_SCHEME
@campaign(60)
@given(flags, flags)
def test_ancestors_lead_from_the_top_to_the_direct_parent(
    scheme: NumberScheme, chosen: list[bool], headings: list[bool]
) -> None:
    tree = some_of(scheme, chosen, headings)
    for node in tree:
        above = [one.number for one in tree.ancestors(node.number)]
        assert above == [one.number for one in tree if one.number.contains(node.number)]
        assert above == sorted(above)
        assert (above[-1] if above else None) == tree.parent_number(node.number)


@EACH_SCHEME
@campaign(60)
@given(flags, flags)
def test_the_heading_over_a_record_stands_before_it_and_no_other_comes_between(
    scheme: NumberScheme, chosen: list[bool], headings: list[bool]
) -> None:
    tree = some_of(scheme, chosen, headings)
    nodes = list(tree)
    for place, node in enumerate(nodes):
        over = tree.heading_over(node.number)
        opening = [
            one
            for one in nodes[:place]
            if one.kind is NodeKind.HEADING and one.number.depth <= scheme.section_depth
        ]  # fmt: skip
        is_section = node.kind is NodeKind.HEADING and node.number.depth <= scheme.section_depth
        if not is_section:
            assert over == (opening[-1] if opening else None)
        elif over is not None:
            assert over.number.depth < node.number.depth


@EACH_SCHEME
@campaign(60)
@given(flags)
def test_a_tree_is_what_it_says_and_nothing_else(scheme: NumberScheme, chosen: list[bool]) -> None:
    tree, again = (some_of(scheme, chosen, [False] * 12) for _ in range(2))
    assert tree == again
    assert tree.content_hash == again.content_hash
    numbers = [RuleNumber.parse(one, scheme) for one in NUMBERS[scheme]]
    assert [number in tree for number in numbers] == [tree.get(number) is not None for number in numbers]
    assert len(tree) == len(list(tree)) == sum(number in tree for number in numbers)


@EACH_SCHEME
@pytest.mark.parametrize("gone", range(3))
def test_a_tree_with_one_record_less_is_another(scheme: NumberScheme, gone: int) -> None:
    whole = some_of(scheme, [True] * 12, [False] * 12)
    less = RuleTree(scheme, tuple(node for place, node in enumerate(whole) if place != gone))
    assert less != whole
    assert less.content_hash != whole.content_hash
    assert list(whole)[gone].number not in less


@EACH_SCHEME
def test_containing_is_told_by_the_number_alone_and_never_both_ways(scheme: NumberScheme) -> None:
    numbers = [RuleNumber.parse(one, scheme) for one in NUMBERS[scheme]]
    for number in numbers:
        assert not number.contains(number)
        assert number.parent is None or number.parent.contains(number)
        inside = [other for other in numbers if number.contains(other)]
        assert all(number < other and other.depth > number.depth for other in inside)
        assert not any(other.contains(number) for other in inside)


@pytest.mark.parametrize("scheme", [MAGIC, RIFTBOUND, FLESH_AND_BLOOD], ids=lambda scheme: scheme.name)
def test_letters_count_on_without_those_that_look_like_digits(scheme: NumberScheme) -> None:
    letters = [scheme.next_letters("")]
    while len(letters) < 60:
        letters.append(scheme.next_letters(letters[-1]))
    assert letters[0] == "a"
    assert len(set(letters)) == 60
    assert not any(skipped in letter for letter in letters for skipped in scheme.skipped)
    assert letters == sorted(letters, key=lambda one: (len(one), one))
    assert letters.index("aa") == 26 - len(scheme.skipped)
