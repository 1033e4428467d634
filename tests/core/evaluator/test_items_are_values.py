"""What waits to resolve is a value: it can be written out, read back, compared and copied, and means the same then."""

import copy
import pickle
from dataclasses import fields, replace

import pytest

from rules_data.core.evaluator.state import Item, alike, parts_of, position_of
from rules_data.core.evaluator.state.positions import NOWHERE_IN_IT
from rules_data.core.scenarios.answering import ScriptedAnswers
from tests.core.evaluator.cases import ended
from tests.verdicts import Written

EDITION = "2024-06-07"
MAGIC = Written("magic", (EDITION,))
# A spell with two targets, and an ability that triggers.
SITUATION = """
cards:
  Volley: {types: [sorcery], mana cost: {generic: 1}, abilities: [
    {do: [{deal: 2, to: {choose: 1, type: creature}}, {tap: {choose: 1, type: creature}}]}]}
  Owl: {types: [creature], power: 1, toughness: 1, abilities: [
    {when: {event: dies, object: {type: creature, other: true}}, do: [{gain life: 1}]}]}
  Bear: {types: [creature], power: 2, toughness: 3}
given:
  turn: {player: Ana}
  Ana: {battlefield: [Owl], hand: [Volley], library: 2}
  Ben: {battlefield: [{card: Bear, as: first}, {card: Bear, as: second}, {card: Bear, as: third}]}
when:
"""
CHOICES = """choices:
  - {player: Ana, question: targets, answer: first}
  - {player: Ana, question: targets, answer: second}
"""


def after(steps, more=CHOICES):
    scenario = MAGIC.read(f"{SITUATION.rstrip()} [{steps}]\n{more}then: {{Ben: {{life: 20}}}}\n")
    return ended(scenario, EDITION)


@pytest.fixture(scope="module")
def cast():
    return after("{add: {colorless: 1}, by: Ana}, {cast: Volley, by: Ana}")


@pytest.fixture(scope="module")
def triggered():
    return after("{destroy: third}", "")


def only_item(ev) -> Item:
    [item] = ev.state.waiting
    return item


def read_back(item):
    return pickle.loads(pickle.dumps(item))  # noqa: S301 - written just before


@pytest.mark.parametrize("again", [read_back, copy.deepcopy], ids=["read", "copied"])
@pytest.mark.parametrize("kind", ["cast", "triggered"])
def test_an_item_written_out_and_read_back_is_equal_and_not_the_same_object(kind, again, request):
    item = only_item(request.getfixturevalue(kind))
    other = again(item)
    assert other == item
    assert other is not item
    assert other.ability is not item.ability
    assert alike(item, other)


def test_the_targets_of_a_copy_are_found_by_the_parts_of_the_copys_own_ability(cast):
    item = only_item(cast)
    other = copy.deepcopy(item)
    there = [position_of(item, part) for part in parts_of([item.ability])]
    assert there == [position_of(other, part) for part in parts_of([other.ability])]
    assert {*item.targets} <= {*there}
    assert len(item.targets) == 2
    assert other.targets == item.targets


def test_a_part_of_another_ability_stands_nowhere_in_an_item(cast, triggered):
    item, other = only_item(cast), only_item(triggered)
    assert {position_of(item, effect) for effect in other.ability.effects} == {NOWHERE_IN_IT}
    assert position_of(replace(item, ability=None), item.ability.effects[0]) == NOWHERE_IN_IT


@pytest.mark.parametrize(
    "changed", [{"controller": "Ben"}, {"targets": {}}, {"number": 99}, {"pending": True}, {"label": "x"}]
)
def test_an_item_that_differs_in_one_thing_is_another_item(cast, changed):
    item = only_item(cast)
    assert {field.name for field in fields(Item)} >= {*changed}
    other = replace(item, **changed)
    assert other != item
    assert not alike(item, other)


def test_two_items_of_one_ability_are_two(triggered):
    item = only_item(triggered)
    assert replace(item, number=item.number + 1) != item
    assert replace(item) == item


def test_a_run_that_goes_on_from_copied_items_goes_on_as_it_would_have(cast):
    """What waits resolves to the same in both: nothing hangs on where an object lies in memory."""
    here, there = cast.branch(ScriptedAnswers(())), cast.branch(ScriptedAnswers(()))
    for item in there.state.waiting:
        there.board.put_item(copy.deepcopy(item))
    assert only_item(there).ability is not only_item(here).ability
    for ev in (here, there):
        ev.act("resolve", {"times": 1})
    assert alike(here.state, there.state)
    assert [step.text for step in here.journal.steps] == [step.text for step in there.journal.steps]
    assert "tapped" in here.state.objects["second"].statuses


def test_what_one_branch_does_another_does_not_see(cast):
    before = cast.state
    branch = cast.branch(ScriptedAnswers(()))
    branch.act("resolve", {"times": 1})
    assert branch.state.waiting == ()
    assert cast.state is before
    assert only_item(cast).label == "Volley"
