"""Whatever takes too long is stopped, wherever that is, and the answer says what was done and why it stopped.

The clocks here go on by a fixed step each time they are looked at, so that no test rests on how fast a machine is.
"""

from __future__ import annotations

import pytest

from rules_data.core.evaluator import Deadline, OutOfTime
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Scenario,
    Stopped,
    UnableToReadScenario,
    Verdict,
    Without,
    deciding_rules,
    evaluate,
    run_scenario,
)
from rules_data.management._hostile_inputs import HOSTILE, Hostile
from tests.verdicts import Written

STEP = 0.001
MAGIC = Written("magic", ("2024-06-07",))


class Clock:
    """A clock that a thousandth of a second passes on whenever somebody looks."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * STEP


def after(looks: int) -> Deadline:
    """A deadline that is over once its clock has been looked at so often."""
    return Deadline(looks * STEP, Clock())


def hostile(name: str) -> Scenario:
    return GAMES.read_scenario(next(each for each in HOSTILE if each.name == name).body)


def readable(sent: Hostile) -> Scenario | None:
    """The scenario, or None for one that is refused with its place."""
    try:
        return GAMES.read_scenario(sent.body.decode())
    except UnableToReadScenario as refused:
        return None if refused.line >= 1 and refused.column >= 1 else pytest.fail(f"refused nowhere: {refused}")


def test_a_deadline_that_is_over_says_how_long_it_was() -> None:
    deadline = after(3)
    for _ in range(3):
        deadline.look()
    with pytest.raises(OutOfTime, match=r"0\.003 s of processor time"):
        deadline.look()


def test_the_clock_is_not_looked_at_for_every_piece_of_work() -> None:
    clock = Clock()
    deadline = Deadline(1.0, clock)
    for _ in range(2_560):
        deadline.spend()
    assert 5 <= clock.looks <= 12


def test_the_clock_is_not_looked_at_while_a_quicker_one_says_that_the_time_cannot_be_up() -> None:
    clock, watched = Clock(), iter([0.0, 0.5, 1.0, 1.5, 1.5, 2.0, 3.0, 3.0])
    deadline = Deadline(1.0, clock, lambda: next(watched))
    deadline.look()
    deadline.look()
    assert clock.looks == 1
    deadline.look()  # by the quicker clock it could be, by the other one only two thousandths have passed
    deadline.look()
    assert clock.looks == 2
    clock.looks = 1_001
    with pytest.raises(OutOfTime):
        deadline.look()


def test_a_run_that_is_stopped_says_at_which_step_and_confirms_nothing() -> None:
    run = run_scenario(hostile("40 that count"), "2024-06-07", deadline=after(50))
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert run.stopped is Stopped.TIME
    assert "in step 1 of 1 (line" in run.reason
    assert not run.endless


def test_editions_share_one_deadline_and_the_later_ones_say_that_there_was_no_time() -> None:
    first, second = evaluate(hostile("40 in stages, two editions"), after(30))
    assert [first.run.stopped, second.run.stopped] == [Stopped.TIME, Stopped.TIME]
    assert "before its first step" in second.run.reason
    assert not second.run.trace


def test_an_exploration_that_is_stopped_says_how_many_courses_came_out_as_expected() -> None:
    run = run_scenario(hostile("6 choices of 30"), "v1.3", deadline=after(40))
    assert run.stopped is Stopped.TIME
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert run.reason.startswith("In course ")
    assert "before it came out as expected" in run.reason


def test_never_is_not_confirmed_of_courses_that_there_was_no_time_for() -> None:
    text = MAGIC.text(
        """
        cards: {Book: {types: [sorcery], abilities: [{do: [{gain life: 1, you may: true}]}]}}
        given: {turn: {player: Ada}, Ada: {hand: [Book]}, Ben: {}}
        explore: true
        when: [{cast: Book, by: Ada}, {resolve: 1}]
        then: {Ada: {hand: 0}}
        never: {Ada: {life: 20}}
        """
    )
    scenario = GAMES.read_scenario(text)
    assert run_scenario(scenario, "2024-06-07", deadline=after(1000)).verdict is Verdict.CONTRADICTED
    for looks in range(2, 12):
        run = run_scenario(scenario, "2024-06-07", deadline=after(looks))
        assert run.verdict is not Verdict.CONFIRMED, f"after {looks} looks: {run.expectations}"


def test_without_time_no_rule_is_said_to_decide_and_the_answer_says_so() -> None:
    scenario = MAGIC.read(
        """
        cards: {Gong: {types: [artifact], abilities: [{when: {event: draws, player: you}, do: [{gain life: 1}]}]}}
        given: {turn: {player: Ada}, Ada: {battlefield: [Gong]}, Ben: {}}
        when: [{draw: 1, by: Ada}]
        then: {triggers: {Gong: 1}}
        """
    )
    some = deciding_rules(Without(scenario, "2024-06-07", after(6)))
    every = deciding_rules(Without(scenario, "2024-06-07", after(10_000)))
    assert some.tried < every.tried == every.rows
    assert "time is up" in some.stopped
    assert set(some.numbers) <= set(every.numbers) == {"603.2"}
    assert not every.stopped


@pytest.mark.parametrize("parts", [4, 400, 5_000])
def test_a_product_beyond_any_game_stops_the_run_instead_of_growing(parts: int) -> None:
    numbers = ", ".join(["9999"] * parts)
    run = MAGIC.run(
        f"""
        cards: {{Book: {{types: [sorcery], abilities: [{{do: [{{gain life: {{times: [{numbers}]}}}}]}}]}}}}
        given: {{turn: {{player: Ada}}, Ada: {{hand: [Book]}}, Ben: {{}}}}
        when: [{{cast: Book, by: Ada}}, {{resolve: 1}}]
        then: {{Ben: {{hand: 0}}}}
        """
    )
    assert run.stopped is Stopped.BOUNDS
    assert "larger than 1,000,000,000" in run.reason


def test_half_a_character_is_refused_with_its_place() -> None:
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario("example: fine\ntitle: \ud800 alone\n")
    assert refused.value.line == 2
    assert "U+D800" in refused.value.found


def test_more_editions_than_any_example_names_are_refused_before_any_run() -> None:
    sent = next(each for each in HOSTILE if "editions" in each.name and each.kind == "words")
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(sent.body)
    assert "at most 20 editions" in refused.value.expected
    assert refused.value.line == 4


@pytest.mark.parametrize("sent", HOSTILE[::3], ids=lambda each: f"{each.kind}: {each.name}")
def test_a_hostile_request_ends_within_its_share_of_work_and_says_why(sent: Hostile) -> None:
    clock = Clock()
    scenario = readable(sent)
    if scenario is None:
        return
    answers = evaluate(scenario, Deadline(100 * STEP, clock))
    for each in answers:
        assert each.run.verdict is Verdict.CONFIRMED or each.run.reason
        assert len(each.run.trace) <= 5_000
    # Each part that there is no time for looks once to find that out: an edition, its deciding rules, a course.
    assert clock.looks <= 100 + 10 * len(answers)
