"""What people decided about rules of two versions is in the table of them, and every other rule still is, too."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rules_data.actions._match_decisions import Decided, _Gathering, shaped, still_holds
from rules_data.core.documents import parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import Change, Crosswalk, RuleNumber, RuleTree, align
from rules_data.models import MatchDecision
from tests.rules_data.sample_texts import NEW, OLD

READER = GAMES["riftbound"].publications["tr"].reader
OLD_TREE, NEW_TREE = (parse_document(text.encode(), READER).tree for text in (OLD, NEW))
Link = tuple[str, str, str]


def numbers(tree: RuleTree) -> list[str]:
    return [str(node.number) for node in tree]


def decided(*decisions: tuple[list[str], list[str]]) -> Decided:
    """Old and new numbers that belong together, as the board makes decisions of them."""
    gathered = _Gathering()
    for old, new in decisions:
        kind = {(1, 1): "same", (0, 1): "none", (1, 0): "none"}.get(
            (len(old), len(new)), "split" if len(old) == 1 else "merged"
        )
        gathered.add(MatchDecision(kind=kind, old_numbers=old, new_numbers=new), OLD_TREE.scheme)
    return Decided(
        tuple(gathered.pairs), frozenset(gathered.apart_old), frozenset(gathered.apart_new), tuple(gathered.shapes)
    )


def told(found: Crosswalk) -> list[Link]:
    return [(str(one.old or ""), str(one.new or ""), str(one.change)) for one in found.links]


def table(*decisions: tuple[list[str], list[str]]) -> list[Link]:
    made = decided(*decisions)
    return told(shaped(align(OLD_TREE, NEW_TREE, confirmed=made.pairs), made))


def of(links: list[Link], number: str, side: int) -> list[Link]:
    return [link for link in links if link[side] == number]


def test_without_decisions_the_table_is_the_machines_own() -> None:
    found = align(OLD_TREE, NEW_TREE)
    assert shaped(found, Decided()) is found
    assert ("201", "301", "moved") in told(found)
    assert ("102", "", "removed") in told(found)


@pytest.mark.parametrize(
    ("old", "new", "links"),
    [
        (["102"], ["201"], [("102", "201", "edited")]),
        (["102"], ["201", "302"], [("102", "201", "split"), ("102", "302", "split")]),
        (["102", "101.2"], ["201"], [("102", "201", "merged"), ("101.2", "201", "merged")]),
        (["201"], [], [("201", "", "removed")]),
        ([], ["301"], [("", "301", "added")]),
    ],
)
def test_a_decision_is_what_the_table_says_of_its_rules(old: list[str], new: list[str], links: list[Link]) -> None:
    found = table((old, new))
    for side, named in ((0, old), (1, new)):
        for number in named:
            assert of(found, number, side) == sorted(of(links, number, side))


def test_a_rule_whose_counterpart_was_given_away_stands_alone() -> None:
    found = table((["201"], []))
    assert of(found, "301", 1) == [("", "301", "added")]
    found = table((["102"], ["301", "302"]))
    assert of(found, "201", 0) == [("201", "", "removed")]


def test_a_rule_that_two_claimed_is_left_to_the_other() -> None:
    found = table((["102", "101.2"], ["201"]))
    assert of(found, "101.2", 1) == [("", "101.2", "added")]


PLAYED = some.permutations(numbers(OLD_TREE)).flatmap(
    lambda olds: some.permutations(numbers(NEW_TREE)).map(lambda news: (olds, news))
)
SHAPES = some.lists(some.sampled_from([(1, 1), (1, 0), (0, 1), (1, 2), (2, 1), (1, 3), (3, 1)]), max_size=3)


def dealt(order: tuple[list[str], list[str]], shapes: list[tuple[int, int]]) -> list[tuple[list[str], list[str]]]:
    """Decisions of these shapes on rules that no other of them is about."""
    olds, news = iter(order[0]), iter(order[1])
    made = [([next(olds, "") for _ in range(a)], [next(news, "") for _ in range(b)]) for a, b in shapes]
    return [(old, new) for old, new in made if all([*old, *new])]


@given(order=PLAYED, shapes=SHAPES)
@settings(max_examples=60)
def test_whatever_is_decided_each_rule_of_both_versions_stands_in_the_table(
    order: tuple[list[str], list[str]], shapes: list[tuple[int, int]]
) -> None:
    decisions = dealt(order, shapes)
    found = table(*decisions)
    assert {old for old, _, _ in found if old} == set(numbers(OLD_TREE))
    assert {new for _, new, _ in found if new} == set(numbers(NEW_TREE))
    assert [link for link, times in Counter(found).items() if times > 1] == []
    for old, new in decisions:
        for one in old:
            assert {link[1] for link in of(found, one, 0)} == set(new or [""])
        for one in new:
            assert {link[0] for link in of(found, one, 1)} == set(old or [""])


@given(order=PLAYED, shapes=SHAPES)
@settings(max_examples=30)
def test_a_rule_that_has_a_counterpart_is_not_called_gone_or_new_as_well(
    order: tuple[list[str], list[str]], shapes: list[tuple[int, int]]
) -> None:
    found = table(*dealt(order, shapes))
    for side, tree, alone in ((0, OLD_TREE, Change.REMOVED), (1, NEW_TREE, Change.ADDED)):
        for number in numbers(tree):
            said = [change for link in of(found, number, side) for change in link[2:]]
            assert said == [alone.value] or alone.value not in said


def test_a_rule_that_is_one_with_another_is_so_with_no_third() -> None:
    found = table((["101"], ["201"]))
    assert of(found, "101", 0) == [("101", "201", "edited")]
    assert of(found, "101", 1) == [("", "101", "added")]


def test_what_is_one_and_reads_the_same_is_not_called_edited() -> None:
    assert of(table((["201"], ["301"])), "201", 0) == [("201", "301", "moved")]
    assert of(table((["101"], ["101"])), "101", 0) == [("101", "101", "same")]


def test_the_table_stays_in_the_order_of_the_rules() -> None:
    for decisions in ([], [(["101"], ["201"]), (["102"], []), (["201"], ["301", "302"])]):
        found = table(*decisions)
        olds = [old for old, _, _ in found if old]
        news = [new for old, new, _ in found if not old]
        assert list(dict.fromkeys(olds)) == numbers(OLD_TREE)
        assert news == sorted(news, key=numbers(NEW_TREE).index)


class TestWhatADecisionHangsOn:
    DECISION = MatchDecision(kind="same", texts={"old 102": "a", "new 201": "b"})

    def test_it_holds_while_each_of_its_rules_reads_as_it_did(self) -> None:
        assert still_holds(self.DECISION, {"old 102": "a", "new 201": "b", "new 202": "c"})

    @pytest.mark.parametrize(
        "texts",
        [
            {},
            {"old 102": "a"},
            {"old 102": "a", "new 201": "x"},
            {"old 102": "x", "new 201": "b"},
            {"old 201": "b", "new 102": "a"},
        ],
    )
    def test_and_not_where_one_reads_otherwise_or_is_gone(self, texts: dict[str, str]) -> None:
        assert not still_holds(self.DECISION, texts)


def test_the_first_of_several_is_the_one_that_goes_on() -> None:
    made = decided((["102"], ["201", "302"]), (["101.2", "101.1"], ["301"]), (["100"], []), ([], ["300"]))
    named = [(str(a), str(b)) for a, b in made.pairs]
    assert named == [("102", "201"), ("101.2", "301")]
    assert {str(one) for one in made.apart_old} == {"101.1", "100"}
    assert {str(one) for one in made.apart_new} == {"302", "300"}
    assert RuleNumber.parse("102", OLD_TREE.scheme) not in made.apart_old
