"""How far a run may go before it is stopped, to the step, and what is said then."""

import pytest

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.board import Budget, Choices, Journal
from rules_data.core.evaluator.board.budget import (
    DEEPEST_BATCH,
    MOST_AT_ONCE,
    MOST_OBJECTS,
    STEP_BUDGET,
    STEPS_OF_APPLYING_AGAIN,
    TRIGGERS_OF_ONE_SOURCE,
)
from rules_data.core.evaluator.board.journal import MOST_STEPS, MOST_STEPS_UNREAD, TraceStep
from rules_data.core.evaluator.state import Deadline, Decision, GameObject, IllegalAnswer, OutOfBounds
from rules_data.core.evaluator.state.deadline import WORK_BETWEEN_LOOKS, OutOfTime


def a_budget(weight=1):
    journal = Journal()
    return Budget(journal, weight, Deadline()), journal


class Clock:
    """A clock that is set by hand and counts how often it is read."""

    def __init__(self):
        self.now, self.reads = 0.0, 0

    def __call__(self):
        self.reads += 1
        return self.now


# --- steps -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("weight", [1, 2, 5])
def test_a_run_has_so_many_steps_and_fewer_on_a_crowded_board(weight):
    budget, _ = a_budget(weight)
    for _ in range(STEP_BUDGET // weight):
        budget.spend(1)
    with pytest.raises(OutOfBounds, match=f"after {STEP_BUDGET} steps: it does not come to an end"):
        budget.spend(1)


def test_half_of_it_is_left_up_to_the_very_middle():
    budget, _ = a_budget()
    budget.spend(STEP_BUDGET // 2)
    assert budget.half_is_left
    budget.spend(1)
    assert not budget.half_is_left


def test_another_budget_has_as_much_left_and_spends_for_itself():
    budget, _ = a_budget(weight=2)
    budget.spend(STEP_BUDGET // 2 - 1)
    other = budget.again(Journal())
    assert other.weight == 2
    other.spend(1)
    with pytest.raises(OutOfBounds):
        other.spend(1)
    budget.spend(1)


def test_what_has_triggered_and_resolved_more_than_once_is_said_to_repeat():
    budget, journal = a_budget()
    journal.placed.update({"Echo": 30, "Gong": 20, "Bell": 10, "Chime": 5})
    journal.resolved += ["Echo", "Echo", "Gong", "Bell", "Bell", "Chime", "Chime"]
    with pytest.raises(OutOfBounds, match=r"these triggers repeat: Echo, Bell\.$"):
        budget.spend(STEP_BUDGET + 1)


@pytest.mark.parametrize(("again", "times"), [(False, STEP_BUDGET), (True, STEP_BUDGET // STEPS_OF_APPLYING_AGAIN)])
def test_applying_to_an_event_once_more_costs_more_than_applying_to_it(again, times):
    budget, _ = a_budget()
    for _ in range(times):
        budget.spend_on_applying(again=again)
    with pytest.raises(OutOfBounds):
        budget.spend_on_applying(again=again)


# --- batches ---------------------------------------------------------------------------------------------------


def test_batches_may_be_inside_one_another_so_deep_and_no_deeper():
    budget, _ = a_budget()
    for _ in range(DEEPEST_BATCH):
        budget.deepen()
    with pytest.raises(OutOfBounds, match="repeat within one another"):
        budget.deepen()


def test_batches_one_after_another_are_not_deep():
    budget, _ = a_budget()
    for _ in range(3 * DEEPEST_BATCH):
        budget.deepen()
        budget.rise()


@pytest.mark.parametrize(
    ("most", "too_much", "said"),
    [
        pytest.param((MOST_AT_ONCE, 0), (MOST_AT_ONCE + 1, 0), "201 things at once are more than 200", id="events"),
        pytest.param((0, MOST_OBJECTS), (0, MOST_OBJECTS + 1), "more than 1,000 objects", id="objects"),
    ],
)
def test_a_batch_is_so_large_at_most(most, too_much, said):
    budget, _ = a_budget()
    budget.spend_on_batch(*most)
    with pytest.raises(OutOfBounds, match=said):
        budget.spend_on_batch(*too_much)


@pytest.mark.parametrize(
    ("batch", "batches"), [((10, 100), STEP_BUDGET // 4), ((5, 0), STEP_BUDGET), ((0, 50), STEP_BUDGET)]
)
def test_a_batch_costs_more_the_more_happens_and_the_more_there_is(batch, batches):
    budget, _ = a_budget()
    for _ in range(batches):
        budget.spend_on_batch(*batch)
    with pytest.raises(OutOfBounds):
        budget.spend_on_batch(*batch)


def test_a_small_batch_costs_nothing_by_its_size():
    budget, _ = a_budget()
    for _ in range(STEP_BUDGET + 1):
        budget.spend_on_batch(4, 49)
    assert budget.half_is_left


# --- triggers --------------------------------------------------------------------------------------------------


def test_one_ability_may_trigger_so_often_and_others_beside_it():
    budget, journal = a_budget()
    for _ in range(TRIGGERS_OF_ONE_SOURCE):
        budget.count_trigger("Gong")
        budget.count_trigger("Bell")
    assert journal.placed == {"Gong": TRIGGERS_OF_ONE_SOURCE, "Bell": TRIGGERS_OF_ONE_SOURCE}
    with pytest.raises(OutOfBounds, match="Gong triggers more than 60 times"):
        budget.count_trigger("Gong")


def test_what_resolves_and_triggers_again_is_a_loop_and_everything_in_it_is_named():
    budget, journal = a_budget()
    journal.resolved.append("Gong")
    journal.placed.update({"Echo": TRIGGERS_OF_ONE_SOURCE // 2 + 1, "Once": TRIGGERS_OF_ONE_SOURCE // 2})
    journal.placed["Gong"] = TRIGGERS_OF_ONE_SOURCE
    with pytest.raises(OutOfBounds, match=r"because these triggers repeat: Echo, Gong\.$"):
        budget.count_trigger("Gong")


# --- the trace -------------------------------------------------------------------------------------------------


def test_a_trace_is_so_long_at_most():
    journal = Journal()
    for number in range(MOST_STEPS):
        journal.record("event", str(number), ())
    with pytest.raises(OutOfBounds, match=f"longer than {MOST_STEPS:,} steps"):
        journal.record("event", "one more", ())


def test_a_step_names_each_rule_once_in_the_order_in_which_they_were_given():
    journal = Journal()
    journal.record("event", "Elk dies", ("700.4", "704.5g", "700.4"), objects=("Elk",))
    assert journal.steps == [TraceStep("event", "Elk dies", ("700.4", "704.5g"), None, ("Elk",))]


@pytest.mark.parametrize("step", [
    TraceStep("event", "Elk dies", ("1",)),
    TraceStep("matched", "It triggers", (), True, ("Elk", "Owl"), ("Ann",), {"question": "may", "answer": ["yes"]}),
    TraceStep("limited", "It does not", ("2", "3"), False),
], ids=["plain", "full", "not ok"])  # fmt: skip
def test_a_step_written_out_and_read_back_is_the_same_step(step):
    assert TraceStep.from_json(step.to_json()) == step


def test_a_step_written_before_steps_had_details_is_read_without_any():
    written = TraceStep("event", "Elk dies", ("1",)).to_json()
    del written["detail"]
    assert TraceStep.from_json(written).detail == {}


@pytest.mark.parametrize("whole", [False, True])
def test_another_record_knows_what_has_happened_and_goes_its_own_way(whole):
    journal = Journal()
    journal.record("event", "before", ())
    journal.placed["Gong"] = 2
    journal.resolved.append("Gong")
    other = journal.again(whole=whole)
    assert [step.text for step in other.steps] == (["before"] if whole else [])
    other.record("event", "after", ())
    other.placed["Gong"] += 1
    other.resolved.append("Bell")
    other.events.append("an event")
    assert (len(journal.steps), journal.placed["Gong"], journal.resolved, journal.events) == (1, 2, ["Gong"], [])


# --- questions -------------------------------------------------------------------------------------------------


class AlwaysAnswers:
    """Gives the same answer to everything, and notes what it was told."""

    def __init__(self, *answer):
        self.given, self.noted = answer, []

    def answer(self, decision):
        return self.given

    def forced(self, decision):
        self.noted.append(decision.question)


def choices(*answer):
    answers, (budget, journal) = AlwaysAnswers(*answer), a_budget()
    return Choices(answers, journal, budget), answers, journal


def which(*legal, **more):
    return Decision("Ann", "which", tuple((each,) for each in legal), ("1.1",), **more)


def test_a_question_with_one_answer_is_noted_and_not_asked():
    put, answers, journal = choices("Owl")
    assert put.choose(which("Elk")) == ("Elk",)
    assert (put.decisions, answers.noted, journal.steps) == ([], ["which"], [])


def test_a_question_with_two_answers_is_asked_and_recorded_with_its_rules():
    put, answers, journal = choices("Owl")
    assert put.choose(which("Elk", "Owl", subject="Bolt")) == ("Owl",)
    assert answers.noted == []
    assert [asked.question for asked in put.decisions] == ["which"]
    step = TraceStep(
        "choice",
        "Ann answers 'which': Owl",
        ("1.1",),
        None,
        ("Bolt",),
        ("Ann",),
        {"question": "which", "answer": ["Owl"]},
    )
    assert journal.steps == [step]


def test_an_answer_that_changes_nothing_counts_as_not_asked():
    put, _, journal = choices("Owl")
    assert put.choose(which("Elk", "Owl", otherwise=("Owl",))) == ("Owl",)
    assert (put.decisions, journal.steps) == ([], [])


def test_an_illegal_answer_ends_the_run():
    put, _, journal = choices("Cat")
    with pytest.raises(IllegalAnswer, match="Ann may not answer 'which' with Cat"):
        put.choose(which("Elk", "Owl"))
    assert (put.decisions, journal.steps) == ([], [])


def test_objects_are_chosen_in_the_order_in_which_they_were_offered():
    put, _, journal = choices("c", "a")
    offered = [GameObject(handle, CardFacts(handle, ("thing",)), "Ann", "Ann", "field") for handle in "abc"]
    assert [each.handle for each in put.choose_from("Ann", "discard", offered, 2, "Rot", ("1",))] == ["a", "c"]
    assert journal.steps[0].objects == ("Rot",)
    assert put.choose_from("Ann", "discard", offered[:2], 2, "Rot", ("1",)) == offered[:2]


def test_questions_are_work_as_well():
    put, _, _ = choices("Owl")
    for _ in range(STEP_BUDGET):
        put.choose(which("Elk"))
    with pytest.raises(OutOfBounds):
        put.choose(which("Elk"))


# --- time ------------------------------------------------------------------------------------------------------


def test_without_a_clock_there_is_no_end_to_the_time():
    deadline = Deadline()
    for _ in range(10):
        deadline.spend(WORK_BETWEEN_LOOKS)
    deadline.look()
    assert not deadline.is_over()


def test_the_time_is_up_when_more_of_it_has_passed_than_there_is():
    clock = Clock()
    deadline = Deadline(2, clock)
    clock.now = 2
    assert not deadline.is_over()
    clock.now = 2.01
    with pytest.raises(OutOfTime, match="The time is up: 2 s of processor time"):
        deadline.look()


def test_time_counts_from_when_the_deadline_is_made():
    clock = Clock()
    clock.now = 100
    deadline = Deadline(2, clock)
    assert not deadline.is_over()
    clock.now = 102.5
    assert deadline.is_over()


def test_the_clock_is_looked_at_after_so_much_work():
    clock = Clock()
    deadline = Deadline(1, clock)
    clock.now, clock.reads = 5, 0
    for _ in range(WORK_BETWEEN_LOOKS):
        deadline.spend()
    assert clock.reads == 0
    with pytest.raises(OutOfTime):
        deadline.spend()


def test_much_work_at_once_is_as_much_as_a_little_often():
    clock = Clock()
    deadline = Deadline(1, clock)
    clock.now = 5
    deadline.spend(WORK_BETWEEN_LOOKS)
    with pytest.raises(OutOfTime):
        deadline.spend(1)


def test_the_slow_clock_is_not_read_while_the_fast_one_says_that_there_is_time():
    slow, fast = Clock(), Clock()
    deadline = Deadline(2, slow, fast)
    slow.reads, fast.now = 0, 2
    assert not deadline.is_over()
    assert slow.reads == 0
    fast.now, slow.now = 3, 0.5
    assert not deadline.is_over()
    assert slow.reads == 1
    fast.now = 4.5
    assert not deadline.is_over()
    assert slow.reads == 1
    fast.now, slow.now = 4.6, 2.1
    assert deadline.is_over()


@pytest.mark.parametrize(("is_read", "most"), [(True, MOST_STEPS), (False, MOST_STEPS_UNREAD)])
def test_a_trace_ends_sooner_where_nobody_reads_it(is_read, most):
    journal = Journal(is_read)
    for _ in range(most):
        journal.record("event", "", ())
    with pytest.raises(OutOfBounds, match=f"its trace is longer than {most:,} steps"):
        journal.record("event", "", ())
    assert len(journal.steps) == most


def test_what_has_triggered_most_is_named_where_a_run_is_stopped():
    budget, journal = a_budget()
    for label, times in (("seldom", 2), ("often", 9), ("once", 1), ("now and then", 5), ("rarely", 3)):
        for _ in range(times):
            budget.count_trigger(label)
            journal.resolved.append(label)
    with pytest.raises(OutOfBounds, match="these triggers repeat: often, now and then, rarely"):
        budget.spend(STEP_BUDGET + 1)


def test_another_record_counts_triggers_for_itself():
    journal = Journal()
    journal.placed["one"] += 1
    other = journal.again()
    other.placed["one"] += 1
    other.placed["two"] += 1
    assert (journal.placed, other.placed) == ({"one": 1}, {"one": 2, "two": 1})
