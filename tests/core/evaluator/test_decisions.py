"""Which answers a question takes, how they are listed, and what is said of one that is not legal."""

from itertools import combinations, permutations
from math import comb, factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.evaluator.state import (
    Decision,
    IllegalAnswer,
    IllegalStep,
    UnansweredChoice,
    choices_of,
    divides,
    divisions,
    permutation_of,
    subset_of,
)
from rules_data.core.evaluator.state.decisions import MOST_CHOICES, list_answers
from tests.campaigns import campaign

FIVE = list("abcde")


def but(left_out):
    """Every order of three but one."""
    return tuple(order for order in permutations("abc") if order != tuple(left_out))


def one_word(*answers, **more):
    return Decision("Ann", "which", tuple((each,) for each in answers), ("1.1",), **more)


# --- what is accepted ------------------------------------------------------------------------------------------


def test_an_answer_that_is_listed_is_taken_as_it_is():
    assert one_word("Bear", "Wolf").accepts(("Wolf",)) == ("Wolf",)


@pytest.mark.parametrize("answer", [("Cat",), (), ("Bear", "Wolf"), ("bear",)], ids=["another", "none", "two", "case"])
def test_an_answer_that_is_not_listed_is_not_taken(answer):
    assert one_word("Bear", "Wolf").accepts(answer) is None


def test_where_order_does_not_matter_an_answer_is_the_one_that_is_listed():
    asked = Decision("Ann", "objects", (("a", "b"), ("a", "c")), (), any_order=True)
    assert asked.accepts(("c", "a")) == ("a", "c")
    assert asked.accepts(("c", "b")) is None
    assert asked.accepts(("a", "a")) is None


def test_where_order_matters_another_order_is_another_answer():
    asked = Decision("Ann", "order triggers", (("a", "b"),), ())
    assert asked.accepts(("a", "b")) == ("a", "b")
    assert asked.accepts(("b", "a")) is None


def test_an_answer_that_is_not_listed_for_want_of_room_is_still_legal():
    asked = Decision("Ann", "order triggers", (("a", "b", "c"),), (), also=permutation_of("abc"))
    assert asked.accepts(("c", "b", "a")) == ("c", "b", "a")
    assert asked.accepts(("c", "b", "b")) is None


# --- whether there are more answers than are listed ------------------------------------------------------------


@pytest.mark.parametrize(
    ("legal", "more", "expected"),
    [
        pytest.param((("a", "b"), ("b", "a")), {}, False, id="nothing tells of others"),
        pytest.param((), {"also": permutation_of("ab")}, False, id="there is none at all"),
        pytest.param((("a", "b"), ("b", "a")), {"also": permutation_of("ab")}, False, id="both orders are listed"),
        pytest.param((("a", "b"),), {"also": permutation_of("ab")}, True, id="the other order is legal as well"),
        pytest.param(but("bca"), {"also": permutation_of("abc")}, True, id="of three, not the one that begins later"),
        pytest.param(but("bac"), {"also": permutation_of("abc")}, True, id="of three, not the first two changed"),
        pytest.param((("a", "b"),), {"also": permutation_of("ab"), "any_order": True}, False, id="orders are alike"),
        pytest.param((("a", "b"),), {"also": lambda answer: False}, False, id="no other one is legal"),
    ],
)
def test_a_question_knows_whether_more_is_legal_than_it_lists(legal, more, expected):
    assert Decision("Ann", "which", legal, (), **more).has_more is expected


@pytest.mark.parametrize("count", [MOST_CHOICES - 1, MOST_CHOICES, MOST_CHOICES + 1])
def test_a_list_that_is_full_may_have_been_cut(count):
    legal = tuple((str(number),) for number in range(count))
    asked = Decision("Ann", "which", legal, (), any_order=True, also=lambda answer: True)
    assert asked.has_more is (count >= MOST_CHOICES)


# --- sets of objects -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("least", "most"), [(0, 0), (1, 1), (0, 2), (2, 3), (5, 5), (0, 5), (3, 2)])
def test_the_choices_are_every_set_of_so_many_and_no_other(least, most):
    found = choices_of(FIVE, least, most)
    assert set(found) == {each for size in range(least, most + 1) for each in combinations(FIVE, size)}
    assert len(found) == len(set(found)) == sum(comb(5, size) for size in range(least, most + 1))


def test_larger_sets_are_listed_before_smaller_ones():
    sizes = [len(each) for each in choices_of(FIVE, 0, 4)]
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0], sizes[-1]) == (4, 0)


@pytest.mark.parametrize("size", [3, 8, 9, 10, 11])
def test_no_more_sets_are_listed_than_there_is_room_for(size):
    found = choices_of([f"u{number}" for number in range(11)], size, size)
    assert len(found) == min(comb(11, size), MOST_CHOICES)


@campaign(120)
@given(st.lists(st.sampled_from([*FIVE, "z"]), max_size=6), st.integers(0, 5), st.integers(0, 5))
def test_an_answer_is_a_set_of_so_many_just_where_it_is_listed_in_some_order(answer, least, most):
    listed = {frozenset(each) for each in choices_of(FIVE, least, most)}
    expected = len(answer) == len(set(answer)) and frozenset(answer) in listed
    assert subset_of(FIVE, least, most)(tuple(answer)) is expected


@campaign(120)
@given(st.lists(st.sampled_from("abcd"), max_size=5))
def test_an_order_has_everything_once(answer):
    assert permutation_of("abc")(tuple(answer)) is (tuple(answer) in set(permutations("abc")))
    assert permutation_of("aab")(tuple(answer)) is (tuple(answer) in set(permutations("aab")))


# --- amounts that are divided ----------------------------------------------------------------------------------


def parts(division):
    return {name: int(number) for name, _, number in (each.rpartition("=") for each in division)}


@pytest.mark.parametrize(("amount", "names"), [(1, "a"), (3, "ab"), (5, "abc"), (4, "abcd"), (9, "a")])
def test_a_division_gives_everyone_at_least_one_and_all_of_it_away(amount, names):
    found = [parts(each) for each in divisions(amount, names)]
    assert all(set(each) == set(names) and min(each.values()) >= 1 and sum(each.values()) == amount for each in found)
    assert len({tuple(sorted(each.items())) for each in found}) == len(found)
    ways = factorial(amount - 1) // factorial(len(names) - 1) // factorial(amount - len(names))
    assert len(found) == ways


@pytest.mark.parametrize(("amount", "names"), [(1, "ab"), (0, "a"), (3, ""), (2, "abc")])
def test_too_little_cannot_be_divided(amount, names):
    assert divisions(amount, names) == ()


def test_no_more_divisions_are_listed_than_there_is_room_for():
    assert len(divisions(60, "abc")) == MOST_CHOICES


@pytest.mark.parametrize(("amount", "names"), [(3, "ab"), (5, "abc"), (4, "abcd"), (2, "a")])
def test_every_division_that_is_listed_is_one(amount, names):
    assert all(map(divides(amount, names), divisions(amount, names)))


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param(("a=2", "b=2"), id="too little"),
        pytest.param(("a=4", "b=2"), id="too much"),
        pytest.param(("a=5", "b=0"), id="nothing for one of them"),
        pytest.param(("a=6", "b=-1"), id="less than nothing"),
        pytest.param(("a=5",), id="one is left out"),
        pytest.param(("a=2", "b=2", "c=1"), id="one too many"),
        pytest.param(("a=2", "a=3"), id="one of them twice"),
        pytest.param(("a=2", "b=three"), id="a word for a number"),
        pytest.param(("a=2", "b"), id="no number"),
        pytest.param(("a=2", "b=³"), id="no decimal digit"),
        pytest.param(("a=2", "b=0000003"), id="more digits than any amount has"),
        pytest.param((), id="nothing"),
    ],
)
def test_what_does_not_divide_the_amount_is_no_division(answer):
    assert not divides(5, "ab")(answer)


def test_a_name_may_have_the_sign_in_it_that_stands_before_the_number():
    assert divides(3, ["a=b", "c"])(("a=b=1", "c=2"))


# --- what is said ----------------------------------------------------------------------------------------------


def test_answers_are_listed_in_brackets_and_nothing_is_called_nothing():
    assert list_answers([("a", "b"), ("c",), ()]) == "[a, b] | [c] | [nothing]"


@pytest.mark.parametrize(
    ("count", "end"), [(11, "[n10]"), (12, "[n11]"), (13, "[n11] and 1 more"), (40, " and 28 more")]
)
def test_a_long_list_of_answers_is_cut_after_twelve(count, end):
    listed = list_answers([(f"n{number}",) for number in range(count)])
    assert listed.endswith(end)
    assert listed.count("|") == min(count, 12) - 1


@pytest.mark.parametrize(("subject", "about"), [("Bolt", "'targets' for Bolt"), ("", "'targets' and the example")])
def test_a_question_without_an_answer_names_the_player_the_answers_and_the_rules(subject, about):
    asked = Decision("Ann", "targets", (("Elk",), ("Owl",)), ("601.2c", "115.1"), subject)
    said = str(UnansweredChoice(asked))
    assert said.startswith("Ann must answer")
    assert about in said
    assert said.endswith("legal answers: [Elk] | [Owl] (rule 601.2c, 115.1).")


@pytest.mark.parametrize(("answer", "named"), [(("Cat", "Dog"), "with Cat, Dog;"), ((), "with nothing;")])
def test_an_illegal_answer_is_told_with_those_that_are_legal(answer, named):
    error = IllegalAnswer(one_word("Elk", "Owl"), answer)
    assert named in str(error)
    assert "[Elk] | [Owl] (rule 1.1)" in str(error)
    assert error.decision.player == "Ann"


def test_a_step_that_is_forbidden_says_why_and_by_which_rules():
    error = IllegalStep("it is not your turn", ("117.1", "307.1"))
    assert (error.reason, error.rules) == ("it is not your turn", ("117.1", "307.1"))
    assert str(error) == "it is not your turn (rule 117.1, 307.1)"
