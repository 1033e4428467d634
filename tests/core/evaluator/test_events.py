"""What an event carries is a record of its kind; an event, and a state with all it remembers, can be kept."""

import copy
import dataclasses
import pickle

import pytest

from rules_data.core.evaluator import Evaluation, Event, PolicyTable
from rules_data.core.evaluator.games.magic.payloads import IntoZone, Put
from rules_data.core.evaluator.state import NO_PAYLOAD, UNMODIFIED, OfCounters, OfDamage, Payload, WithStatus
from rules_data.core.scenarios.execution import ScriptedAnswers
from tests.shipped import EXAMPLES, example

PLAYED = [path for path in EXAMPLES[::13] if example(path).setup is not None]


def records(record=Payload):
    for kind in record.__subclasses__():
        yield kind
        yield from records(kind)


def after_its_steps(path):
    """The state of the last edition of an example, once its steps are taken."""
    scenario = example(path)
    edition, game = scenario.editions[-1], scenario.game.table
    answers = ScriptedAnswers(tuple(c for c in scenario.choices if not c.editions or edition in c.editions))
    run = Evaluation(game, PolicyTable(edition, game.rows, game.points, game.procedures), scenario.setup, answers)
    for step in scenario.steps if not scenario.outcome(edition).illegal else ():
        if step.kind != "check":
            run.act(step.kind, step.arguments)
    return run.state


@pytest.mark.parametrize("path", PLAYED, ids=[path.stem for path in PLAYED])
def test_a_state_written_out_and_read_back_is_the_same_state(path):
    state = after_its_steps(path)
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301 - written here
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
