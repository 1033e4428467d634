"""What an event carries is a record of its kind; an event, and a state with all it remembers, can be kept."""

import copy
import dataclasses
import pickle

import pytest

from rules_data.core.abilities import CardFacts, Limit
from rules_data.core.evaluator import Evaluation, Event, GameObject, GameState, PolicyTable
from rules_data.core.evaluator.board import Board
from rules_data.core.evaluator.events import as_told, change_number, current, new_handle
from rules_data.core.evaluator.games.magic.payloads import IntoZone, Put
from rules_data.core.evaluator.state import (
    NO_PAYLOAD,
    UNMODIFIED,
    OfCounters,
    OfDamage,
    Payload,
    WithStatus,
    alike,
)
from rules_data.core.scenarios.answering import ScriptedAnswers
from tests.shipped import EXAMPLES, example, scenario_in

# Those in which something is played, told by their text: reading them takes seconds of whoever only lists the tests.
PLAYED = [path for path in EXAMPLES[::13] if "\nwhen:" in path.read_text(encoding="utf-8")]


def records(record=Payload):
    for kind in record.__subclasses__():
        yield kind
        yield from records(kind)


def after_its_steps(path):
    """The state of the last edition of an example, once its steps are taken."""
    edition = example(path).editions[-1]
    scenario = scenario_in(example(path), edition)
    game = scenario.game.table
    answers = ScriptedAnswers(tuple(c for c in scenario.choices if not c.editions or edition in c.editions))
    run = Evaluation(game, PolicyTable(edition, game.rows, game.points, game.procedures), scenario.setup, answers)
    outcome = scenario.outcome(edition)
    for step in scenario.steps if not (outcome.illegal or outcome.illegal_answer) else ():
        if step.kind != "check":
            run.act(step.kind, step.arguments)
    return run.state


@pytest.mark.parametrize("path", PLAYED, ids=[path.stem for path in PLAYED])
def test_a_state_written_out_and_read_back_is_the_same_state(path):
    state = after_its_steps(path)
    assert alike(pickle.loads(pickle.dumps(state)), state)  # noqa: S301 - written here
    assert copy.deepcopy(state.history) == state.history


@pytest.mark.parametrize("record", [*records()], ids=lambda record: record.__qualname__)
def test_what_an_event_carries_does_not_change_in_place(record):
    assert record.__dataclass_params__.frozen
    assert not any("dict" in str(field.type).lower() for field in dataclasses.fields(record))


def test_an_event_carries_nothing_unless_its_kind_does():
    event = Event("is told")
    assert (event.payload, event.modified, event.status) == (NO_PAYLOAD, UNMODIFIED, "")


def test_events_that_carry_something_else_are_different_events():
    lore, time = (Event("counter is put", payload=OfCounters(name)) for name in ("lore", "time"))
    assert lore != time
    assert dataclasses.replace(time, payload=OfCounters("lore")) == lore


def test_an_event_that_was_made_without_what_its_kind_carries_says_so():
    with pytest.raises(TypeError, match="'counter is put' carries no OfCounters"):
        Event("counter is put", payload=OfDamage()).carried(OfCounters)


def test_what_comes_with_a_status_says_which():
    assert Event("is banished", payload=WithStatus("face down")).status == "face down"
    assert Event("enters", payload=IntoZone("tapped", "battlefield")).status == "tapped"
    assert Event("is changed", payload=OfDamage()).status == ""


def test_only_what_is_put_somewhere_tells_where():
    assert Put(zone="library").told == " into the library"
    assert IntoZone(zone="hand").told == ""


class RunOf:
    """As much of a run as a commit needs: its board, and the state as it is now."""

    def __init__(self, *things, numbers=()):
        objects = {thing.handle: thing for thing in things}
        self.board = Board(GameState(("Ana", "Ben"), "Ana", "main", objects, dict(numbers)))

    @property
    def state(self):
        return self.board.state


def a_thing(handle):
    return GameObject(handle, CardFacts(handle, ("thing",)), "Ana", "Ana", "field")


def test_a_number_falls_no_further_than_it_can():
    run = RunOf(numbers={("Ana", "points"): 2}.items())
    assert change_number("points", -1)(run, Event("loses points", (), "Ana", 0)) is None
    change_number("points", -1, least=0)(run, Event("loses points", (), "Ana", 5))
    assert run.state.number("Ana", "points") == 0
    change_number("points", -1)(run, Event("loses points", (), "Ana", 5))
    assert run.state.number("Ana", "points") == -5


def test_what_has_become_another_object_is_not_found_by_an_event_about_the_old_one():
    old = a_thing("Wisp")
    run = RunOf(dataclasses.replace(old, incarnation=old.incarnation + 1))
    assert current(run, Event("is moved", (old,))) is None
    assert current(RunOf(old), Event("is moved", (old,))) == old
    assert current(run, Event("is told")) is None


def test_each_new_thing_of_a_name_has_a_handle_of_its_own():
    assert new_handle(RunOf(), "Wisp") == "Wisp"
    assert new_handle(RunOf(a_thing("Wisp"), a_thing("Wisp 2")), "Wisp") == "Wisp 3"


def test_what_is_told_after_the_fact_shows_objects_as_they_are_now():
    old = a_thing("Wisp")
    run = RunOf(old.with_status("asleep"))
    assert as_told(run, Event("is seen", (old,))).after[0].statuses == {"asleep"}
    assert as_told(run, Event("is seen", (old,), after=(old,))).after == (old,)


def test_a_try_that_is_undone_leaves_nothing_behind():
    run = RunOf(a_thing("Wisp"), numbers={("Ana", "points"): 2}.items())
    before, checkpoint = run.state, run.board.checkpoint()
    run.board.set_number("Ana", "points", 7)
    run.board.begin_turn("Ben")
    run.board.undo(checkpoint)
    assert run.state == before


def test_a_turn_counts_anew_but_for_what_is_counted_all_game():
    run = RunOf()
    run.board.note_use("flip")
    run.board.add_to_history((Event("is told"),))
    run.board.begin_turn("Ben")
    assert (run.state.turn_player, run.state.turn, run.state.history) == ("Ben", 2, ())
    assert run.state.uses("flip", Limit.ONCE_EACH_TURN) == 0
    assert run.state.uses("flip", Limit.ONCE) == 1
