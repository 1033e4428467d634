"""Whether a table would have said what a run heard from another one."""

import pytest

from rules_data.core.evaluator import Hearing, PolicyTable, Question, Row

Q, OTHER = Question("q"), Question("other")
GENERAL = Row("general", Q, "yes", {"v": ("1",), "w": ("1",)}, "S.")
ALIKE = Row("alike", Q, "yes", {"v": ("2",), "w": ("2",)}, "S.", "general", lambda subject: subject == "x")
UNLIKE = Row("unlike", OTHER, "yes", {"v": ("3",)}, "S.")
ROWS = (GENERAL, ALIKE, UNLIKE)
POINTS = {"q": Q, "other": OTHER}
PROCEDURES = {name: {"v": ("9",), "w": ("9",)} for name in POINTS}


def table(edition="v", *off):
    return PolicyTable(edition, ROWS, POINTS, PROCEDURES, frozenset(off))


def heard(asked, *subjects):
    for subject in subjects:
        asked.ask(Q, subject)
    hearing = Hearing()
    asked.note_what_was_asked(hearing)
    return hearing


def test_a_row_that_was_not_asked_makes_no_difference():
    hearing = heard(table(), "y")
    assert table("v", "unlike").says_the_same(hearing, by_the_same_rules=True)
    assert table("v", "alike").says_the_same(hearing, by_the_same_rules=True)
    assert not table("v", "general").says_the_same(hearing, by_the_same_rules=False)


def test_a_row_that_answers_like_another_makes_a_difference_to_the_rules_alone():
    hearing = heard(table(), "x")
    assert table("v", "alike").says_the_same(hearing, by_the_same_rules=False)
    assert not table("v", "alike").says_the_same(hearing, by_the_same_rules=True)


@pytest.mark.parametrize("asked", [True, False])
def test_an_edition_says_the_same_as_long_as_nobody_asks_what_only_the_other_rules(asked):
    first = table()
    if asked:
        first.ask(OTHER)
    assert table("w").says_the_same(heard(first, "x", "y"), by_the_same_rules=False) is not asked


def test_whether_anything_rules_on_a_question_is_heard_as_well():
    first = table()
    assert first.rules_on(OTHER)
    assert not table("v", "unlike").says_the_same(heard(first), by_the_same_rules=False)


def test_a_row_that_only_the_other_table_has_could_apply_to_what_was_asked():
    assert not table().says_the_same(heard(table("v", "alike"), "y"), by_the_same_rules=False)


@pytest.mark.parametrize(("asked", "same"), [(("x", "y"), True), (("x", "z"), False)])
def test_a_row_that_only_the_other_table_has_counts_where_it_would_have_applied(asked, same):
    newer = Row("newer", Q, "no", {"w": ("4",)}, "S.", "general", lambda subject: subject == "z")
    other = PolicyTable("w", (*ROWS, newer), POINTS, PROCEDURES)
    assert other.says_the_same(heard(table(), *asked), by_the_same_rules=False) is same


def test_what_was_heard_twice_is_one_answer_about_all_it_was_asked_about():
    newer = Row("newer", Q, "no", {"w": ("4",)}, "S.", "general", lambda subject: subject == "z")
    other = PolicyTable("w", (*ROWS, newer), POINTS, PROCEDURES)
    together = heard(table(), "y")
    together.add_all(heard(table(), "z"))
    assert not other.says_the_same(together, by_the_same_rules=False)


ASKED = [(), ("x",), ("y",), ("x", "y"), ("x", "y", "z")]
OFF = [(), ("general",), ("alike",), ("unlike",), ("general", "alike"), ("alike", "unlike")]


@pytest.mark.parametrize("by_the_same_rules", [True, False])
@pytest.mark.parametrize("asked", ASKED, ids=str)
@pytest.mark.parametrize("theirs", OFF, ids=str)
def test_it_is_enough_to_compare_the_questions_of_which_either_table_lacks_a_row(asked, theirs, by_the_same_rules):
    """Of all others two tables of one edition have the very same rows."""
    other = table("v", *theirs)
    other.ask(OTHER)
    hearing = heard(other, *asked)
    for off in OFF:
        ours = table("v", *off)
        lacked = ours.lacks_answers_to | other.lacks_answers_to
        whole = ours.says_the_same(hearing, by_the_same_rules=by_the_same_rules)
        assert ours.says_the_same(hearing, by_the_same_rules=by_the_same_rules, of=lacked) is whole
