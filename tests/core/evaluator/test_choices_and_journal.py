"""What is put to players, what of it is recorded, and what a record knows of the one it was begun from."""

from math import factorial

import pytest

from rules_data.core.evaluator.board import KINDS, Budget, Choices, Journal, TraceStep
from rules_data.core.evaluator.board.journal import MOST_STEPS_UNREAD
from rules_data.core.evaluator.state import (
    Deadline,
    Decision,
    Event,
    IllegalAnswer,
    OutOfBounds,
    orders_of,
    permutation_of,
)
from rules_data.core.evaluator.state.decisions import MOST_CHOICES
from tests.core.evaluator.test_board import thing


class Given:
    """Gives these answers in turn, and takes note of what was not asked."""

    def __init__(self, *answers):
        self.answers, self.not_asked = list(answers), []

    def answer(self, decision):
        return self.answers.pop(0)

    def forced(self, decision):
        self.not_asked.append(decision.question)


def choices(*answers):
    journal, given = Journal(), Given(*answers)
    return Choices(given, journal, Budget(journal, 1, Deadline())), journal, given


def which(*legal, **more):
    return Decision("Ann", "which", tuple((each,) for each in legal), ("1.1", "1.1", "2"), **more)


def test_what_has_one_answer_is_not_asked_and_not_told():
    put, journal, given = choices()
    assert put.choose(which("Bear")) == ("Bear",)
    assert (given.not_asked, journal.steps, put.decisions, put.open) == (["which"], [], [], 0)


def test_an_answer_is_told_with_its_rules_each_once_and_with_whom_and_what_it_is_about():
    put, journal, _ = choices(("Wolf",))
    assert put.choose(which("Bear", "Wolf", subject="Owl")) == ("Wolf",)
    [step] = journal.steps
    assert (step.kind, step.text, step.rules) == ("choice", "Ann answers 'which': Wolf", ("1.1", "2"))
    assert (step.objects, step.players) == (("Owl",), ("Ann",))
    assert step.detail == {"question": "which", "answer": ["Wolf"]}
    assert [decision.question for decision in put.decisions] == ["which"]


def test_choosing_nothing_is_told_as_nothing():
    put, journal, _ = choices(())
    assert put.choose(Decision("Ann", "targets", ((), ("Bear",)), ())) == ()
    assert journal.steps[0].text == "Ann answers 'targets': nothing"
    assert journal.steps[0].detail["answer"] == []


def test_where_order_makes_no_difference_the_answer_is_told_as_it_is_listed():
    put, journal, _ = choices(("b", "a"))
    assert put.choose(Decision("Ann", "objects", (("a", "b"), ("a", "c")), (), any_order=True)) == ("a", "b")
    assert journal.steps[0].text.endswith(": a, b")


def test_an_answer_that_is_not_legal_is_refused_and_leaves_nothing_behind():
    put, journal, _ = choices(("Cat",))
    with pytest.raises(IllegalAnswer, match=r"may not answer 'which' with Cat; legal answers: \[Bear\] \| \[Wolf\]"):
        put.choose(which("Bear", "Wolf"))
    assert (journal.steps, put.decisions) == ([], [])
    assert put.open == 1


@pytest.mark.parametrize(("answer", "told"), [("Bear", 0), ("Wolf", 1)])
def test_the_answer_that_changes_nothing_is_neither_told_nor_counted_as_asked(answer, told):
    put, journal, _ = choices((answer,))
    assert put.choose(which("Bear", "Wolf", otherwise=("Bear",))) == (answer,)
    assert (len(journal.steps), len(put.decisions), put.open) == (told, told, 1)


def test_objects_are_chosen_by_their_handles_and_come_in_their_own_order():
    put, _, _ = choices(("c", "a"))
    chosen = put.choose_from("Ann", "objects", [thing(name) for name in "abc"], 2, "Owl", ("1",))
    assert [each.handle for each in chosen] == ["a", "c"]


@pytest.mark.parametrize("answer", [("a",), ("a", "a"), ("a", "b", "c"), ("a", "z")])
def test_so_many_objects_are_chosen_and_each_once(answer):
    put, _, _ = choices(answer)
    with pytest.raises(IllegalAnswer):
        put.choose_from("Ann", "objects", [thing(name) for name in "abc"], 2, "Owl", ("1",))


def test_of_more_objects_than_are_listed_those_not_listed_can_be_chosen_as_well():
    things = [thing(f"o{number}") for number in range(40)]
    last = ("o38", "o39", "o37")
    put, _, _ = choices(last)
    chosen = put.choose_from("Ann", "objects", things, 3, "Owl", ())
    assert len(put.decisions[0].legal) <= MOST_CHOICES
    assert last not in put.decisions[0].legal
    assert {each.handle for each in chosen} == {*last}


# --- the record ------------------------------------------------------------------------------------------------


def recorded(*texts, is_read=True):
    journal = Journal(is_read)
    for text in texts:
        journal.record("event", text, ("1",))
    return journal


def test_a_record_begun_from_another_knows_what_happened_and_tells_only_what_follows():
    first = recorded("one", "two")
    first.events.append(Event("dies", (thing("Bear"),)))
    first.placed["Owl"] += 2
    first.resolved.append("Owl")
    other = first.again()
    other.record("event", "three", ())
    assert [step.text for step in other.steps] == ["three"]
    assert (len(other.events), other.placed["Owl"], other.resolved) == (1, 2, ["Owl"])
    assert [step.text for step in first.steps] == ["one", "two"]


def test_a_whole_record_tells_everything_and_neither_writes_into_the_other():
    first = recorded("one")
    whole = first.again(whole=True)
    whole.record("event", "two", ())
    whole.placed["Owl"] += 1
    whole.resolved.append("Owl")
    first.record("event", "other", ())
    assert [step.text for step in whole.steps] == ["one", "two"]
    assert [step.text for step in first.steps] == ["one", "other"]
    assert (first.placed["Owl"], first.resolved) == (0, [])


def test_a_record_that_nobody_reads_is_stopped_earlier():
    journal = recorded(*["step"] * MOST_STEPS_UNREAD, is_read=False)
    with pytest.raises(OutOfBounds, match="its trace is longer than 400 steps"):
        journal.record("event", "one more", ())
    journal.is_read = True
    journal.record("event", "one more", ())
    assert len(journal.steps) == MOST_STEPS_UNREAD + 1


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("ok", [True, False, None])
def test_a_step_written_out_and_read_back_is_the_same_step(kind, ok):
    step = TraceStep(kind, "Ann does so", ("1.1", "2"), ok, ("Bear", "Wolf"), ("Ann",), {"question": "which"})
    assert TraceStep.from_json(step.to_json()) == step
    assert TraceStep.from_json({**step.to_json(), "text": "Ben does so"}) != step


def test_a_step_of_an_older_record_has_no_detail():
    written = TraceStep("event", "Ann does so", ()).to_json()
    del written["detail"]
    assert TraceStep.from_json(written).detail == {}




def test_one_listed_answer_is_asked_for_where_others_are_legal_that_are_not_listed():
    put, journal, given = choices(("b", "a"))
    assert put.choose(Decision("Ann", "order", (("a", "b"),), ("1.1",), also=permutation_of("ab"))) == ("b", "a")
    assert (given.not_asked, [step.kind for step in journal.steps]) == ([], ["choice"])


@pytest.mark.parametrize("count", range(1, 6))
def test_every_order_of_a_handful_is_listed_as_it_is_first(count):
    labels = "abcde"[:count]
    listed = orders_of(labels)
    assert listed[0] == tuple(labels)
    assert len(listed) == len(set(listed)) == factorial(count)
    assert not Decision("Ann", "order", listed, (), also=permutation_of(labels)).has_more


def test_of_two_that_are_alike_one_order_is_listed():
    assert orders_of(["a", "a"]) == (("a", "a"),)
    assert orders_of(["a", "b", "a"]) == (("a", "b", "a"), ("a", "a", "b"), ("b", "a", "a"))


@pytest.mark.parametrize("count", [6, 9])
def test_of_many_orders_those_are_listed_with_each_of_them_first_and_last_and_the_rest_is_legal(count):
    labels = [f"card {number}" for number in range(count)]
    listed = orders_of(labels)
    assert (listed[0], len(listed), len(set(listed))) == (tuple(labels), 2 * count, 2 * count)
    assert {order[0] for order in listed} == {order[-1] for order in listed} == set(labels)
    fits = permutation_of(labels)
    assert all(map(fits, listed))
    swapped = (labels[1], labels[0], *labels[2:])
    assert swapped not in listed
    assert fits(swapped)
    assert not fits(tuple(labels[1:]))
    assert not fits((*labels[1:], labels[1]))
