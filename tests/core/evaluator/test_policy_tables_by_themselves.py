"""A table of rows by itself: which row answers what, in which edition, what is so without it, and what it remembers."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from rules_data.core.evaluator import ConflictOfRows, Hearing, PolicyTable, Question, Row
from rules_data.core.evaluator.policy.rows import Point, Ruled, points_in, yes_no

WAYS = ("first", "second", "third")
HOW = Question("how", WAYS, "third", "How does it go?", "Nothing says how.")
MAY = yes_no("may", "May it?", "Nothing lets it.")
MUST = yes_no("must", "Must it?", "Everything does by itself.", without_rule="yes")
ROWS = (
    Row("by-first", HOW, "first", {"old": ("1",), "new": ("11",)}, "S."),
    Row("of-red", HOW, "second", {"old": ("2", "2a"), "new": ("12",)}, "S.", "by-first", lambda what: what == "red"),
    Row("of-blue", HOW, "third", {"new": ("13",)}, "S.", "by-first", lambda what: what == "blue"),
    Row("may", MAY, "yes", {"old": ("3",), "new": ("14",)}, "S."),
    Row("may-too", MAY, "yes", {"new": ("15", "14")}, "S."),
    Row("must-not", MUST, "no", {"old": ("4",), "new": ("16",)}, "S.", when=lambda what: what == "red"),
)
POINTS = {point.name: point for point in (HOW, MAY, MUST)}
PROCEDURES = {
    name: {"old": (f"{name} 0",), "new": (f"{name} 9",)} for name in (*POINTS, "moves", "moves of a card", "resolves")
}


def table(edition="new", *off, rows=ROWS):
    return PolicyTable(edition, rows, POINTS, PROCEDURES, frozenset(off))


# --- which row answers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "about", "answer", "rules", "row"),
    [
        ("new", None, "first", ("11",), "by-first"),
        ("new", "red", "second", ("12",), "of-red"),
        ("new", "blue", "third", ("13",), "of-blue"),
        ("new", "green", "first", ("11",), "by-first"),
        ("old", "red", "second", ("2", "2a"), "of-red"),
        ("old", "blue", "first", ("1",), "by-first"),
    ],
)
def test_the_exception_answers_where_it_applies_and_exists_in_the_edition(edition, about, answer, rules, row):
    assert table(edition).ask(HOW, about) == Ruled(answer, rules, row)


@pytest.mark.parametrize(
    ("off", "about", "answer"),
    [
        (("of-red",), "red", "first"),
        (("by-first",), "red", "second"),
        (("by-first",), "green", "third"),
        (("by-first", "of-red"), "red", "third"),
        (("may",), "red", "second"),
    ],
)
def test_without_a_row_the_next_one_answers_and_without_any_it_goes_as_it_goes_by_itself(off, about, answer):
    assert table("new", *off).ask(HOW, about).answer == answer


def test_rows_that_say_the_same_are_cited_together_and_each_rule_once():
    ruled = table().ask(MAY)
    assert (ruled.answer, ruled.rules) == ("yes", ("14", "15"))
    assert table("new", "may").ask(MAY).rules == ("15", "14")
    assert table("old").ask(MAY).rules == ("3",)


@pytest.mark.parametrize(("about", "yes"), [("red", False), ("blue", True), (None, True)])
def test_an_answer_is_true_where_it_is_yes(about, yes):
    assert bool(table().ask(MUST, about)) is yes


def test_what_no_row_answers_rests_on_the_step_of_that_name_and_on_no_row():
    ruled = table().ask(MUST, "blue")
    assert (ruled.answer, ruled.rules, ruled.row) == ("yes", ("must 9",), "")
    assert table("old").ask(MUST, "blue").rules == ("must 0",)


@pytest.mark.parametrize("names", [*combinations([row.name for row in ROWS], 2)], ids=str)
def test_the_order_of_the_rows_makes_no_difference(names):
    for about in ("red", "blue", "green"):
        usual, turned = table("new", *names), table("new", *names, rows=ROWS[::-1])
        for question in (HOW, MUST):
            assert usual.ask(question, about).answer == turned.ask(question, about).answer


def test_two_exceptions_that_disagree_are_an_error_where_both_apply_and_nowhere_else():
    loud = Row("loud", HOW, "third", {"new": ("20",)}, "S.", "by-first", lambda what: what in ("red", "loud"))
    both = table(rows=(*ROWS, loud))
    with pytest.raises(ConflictOfRows, match="'of-red' and 'loud'"):
        both.ask(HOW, "red")
    assert both.ask(HOW, "loud").answer == "third"
    assert both.ask(HOW, "green").answer == "first"


# --- what rows and questions may be ----------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["no", "", "FIRST"])
def test_a_row_answers_with_one_of_the_answers_there_are(answer):
    with pytest.raises(ValueError, match="known: first, second, third"):
        Row("wrong", HOW, answer, {"new": ("1",)}, "S.")


@pytest.mark.parametrize(("answers", "without"), [(WAYS, "fourth"), (("yes", "no"), ""), ((), "no")])
def test_a_question_goes_by_itself_to_one_of_its_answers(answers, without):
    with pytest.raises(ValueError, match="is answered by one of"):
        Point("wrong", answers, without)


def test_a_point_can_be_described_asked_and_asked_with_another_way_out():
    point = Point("turn", WAYS, "first")
    asked = point.question("Which way?", "It goes straight on.", "second")
    assert (asked.name, asked.answers, asked.without_rule, asked.asks) == ("turn", WAYS, "second", "Which way?")
    elsewhere = asked.differently("third", "There it goes back.")
    assert (elsewhere.asks, elsewhere.because, elsewhere.without_rule) == ("Which way?", "There it goes back.", "third")
    assert (point.goes("third").without_rule, point.without_rule) == ("third", "first")
    assert not isinstance(point.goes("third"), Question)


def test_points_are_found_among_names_in_their_order_and_nothing_else_is():
    assert points_in({"A": MUST, "b": "text", "C": HOW, "D": ROWS[0], "E": Point("x")})[:2] == (MUST, HOW)
    assert len(points_in({"A": MUST, "b": "text", "C": HOW, "D": ROWS[0], "E": Point("x")})) == 3
    assert points_in({}) == ()


@pytest.mark.parametrize(("one", "other"), [*product(ROWS, repeat=2)], ids=lambda row: row.name)
def test_a_row_says_what_itself_says_and_what_no_other_row_says(one, other):
    assert one.says_what(other) is (one is other)


def test_a_row_says_the_same_by_other_rules_of_another_edition():
    usual = ROWS[0]
    assert usual.says_what(Row("by-first", HOW, "first", {"newest": ("99",)}, "Other words."))
    assert not usual.says_what(Row("by-first", HOW, "second", {"new": ("11",)}, "S."))
    assert not usual.says_what(Row("by-first", HOW, "first", {"new": ("11",)}, "S.", "of-red"))
    assert not usual.says_what(Row("by-first", HOW, "first", {"new": ("11",)}, "S.", when=lambda what: True))


# --- what a table knows of itself ------------------------------------------------------------------------------------


def test_rows_that_answered_are_used_and_steps_that_were_named_are_cited():
    asked = table()
    asked.ask(HOW, "red")
    asked.ask(MUST, "blue")
    asked.cite("resolves")
    assert asked.used == {"of-red"}
    assert asked.cited == {"must", "resolves"}


@pytest.mark.parametrize(
    ("off", "question", "there"),
    [((), HOW, True), (("may",), MAY, True), (("may", "may-too"), MAY, False), (("must-not",), MUST, False)],
)
def test_a_question_is_ruled_on_as_long_as_a_row_on_it_is_left(off, question, there):
    assert table("new", *off).rules_on(question) is there
    assert table("new", *off).answers(question.name) is there


def test_a_row_of_another_edition_rules_on_nothing_here():
    only_new = table("old", "may")
    assert not only_new.rules_on(MAY)
    assert table("new", "may").rules_on(MAY)


@pytest.mark.parametrize(
    ("off", "lacked"),
    [((), set()), (("may",), {"may"}), (("of-red", "of-blue"), {"how"}), (("of-red", "must-not"), {"how", "must"})],
)
def test_a_table_knows_of_which_questions_it_lacks_a_row(off, lacked):
    assert table("new", *off).lacks_answers_to == lacked
    assert table("new", *off, "no such row").lacks_answers_to == lacked


def test_switching_a_row_off_leaves_the_whole_table_as_it_was():
    before = table().ask(HOW, "red")
    assert table("new", "of-red").ask(HOW, "red").answer == "first"
    assert table().ask(HOW, "red") == before


# --- the rules of steps ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "rules"),
    [
        (("moves",), ("moves 9",)),
        (("leaps", "moves", "resolves"), ("moves 9",)),
        (("leaps", "flies", "resolves"), ("resolves 9",)),
        (("moves", "resolves"), ("moves 9",)),
    ],
)
def test_a_step_rests_on_its_own_rules_or_on_those_of_the_first_it_is_a_kind_of(names, rules):
    assert table().cite(*names) == rules


@pytest.mark.parametrize(("kind", "rules"), [("card", "moves of a card 9"), ("token", "moves 9"), ("", "moves 9")])
def test_a_step_rests_on_what_is_said_of_its_kind_of_thing_where_that_is(kind, rules):
    assert table().cite_for("moves", kind) == (rules,)


def test_a_step_that_nobody_knows_is_an_error():
    with pytest.raises(KeyError):
        table().cite("leaps")
    with pytest.raises(KeyError):
        table().cite("leaps", "flies")


# --- what was heard since --------------------------------------------------------------------------------------------


def test_what_is_heard_since_is_heard_once():
    asked = table()
    asked.ask(HOW, "red")
    first = asked.heard_since()
    asked.ask(MAY)
    second = asked.heard_since()
    assert {each.question.name for each in first.said.values()} == {"how"}
    assert {each.question.name for each in second.said.values()} == {"may"}
    assert asked.heard_since().said == {}


def test_what_was_asked_of_things_that_change_is_not_kept_with_what_it_was_asked_about():
    asked = table()
    asked.ask(HOW, ["a list", "that changes"])
    (heard,) = asked.heard_since().said.values()
    assert heard.subjects is None
    asked.ask(HOW, "red")
    (heard,) = asked.heard_since().said.values()
    assert heard.subjects == ("red",)


@pytest.mark.parametrize(("off", "same"), [((), True), (("of-red",), False), (("of-blue",), True), (("may",), True)])
def test_whoever_lacks_a_row_that_answered_says_something_else(off, same):
    asked, hearing = table(), Hearing()
    asked.ask(HOW, "red")
    asked.note_what_was_asked(hearing)
    assert table("new", *off).says_the_same(hearing, by_the_same_rules=True) is same
