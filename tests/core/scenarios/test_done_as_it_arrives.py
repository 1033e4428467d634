"""What an ability does to an object as that arrives: before it has arrived it would be lost, and is refused."""

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, run_scenario
from tests.verdicts import Written, assert_confirmed

MAGIC = Written("magic", ("2024-06-07",))
ENTERS = "replace: {event: enters, object: me}, keeps: true"
OTHERS = "replace: {event: enters, object: {type: creature, controller: you}}, keeps: true"


def board(ability: str, then: str) -> str:
    return f"""
cards:
  Cub: {{types: [creature], power: 1, toughness: 1, abilities: []}}
  Beast: {{types: [creature], power: 1, toughness: 1, abilities: [{{{ability}}}]}}
given: {{turn: {{player: Ana}}, Ana: {{hand: [Beast, Cub]}}, Ben: {{}}}}
when: [{{cast: Beast, by: Ana}}, {{resolve: all}}, {{cast: Cub, by: Ana}}, {{resolve: all}}]
then: {{{then}}}
"""


@pytest.mark.parametrize(
    ("ability", "verb"),
    [
        (f'{ENTERS}, with: [{{put counter: "+1/+1", on: me}}]', "put counter"),
        (f'{ENTERS}, with: [{{draw: 1}}, {{put counter: "+1/+1", on: it}}]', "put counter"),
        (f"{ENTERS}, with: [{{tap: me}}]", "tap"),
        (f'{OTHERS}, with: [{{put counter: "+1/+1", on: it}}]', "put counter"),
    ],
)
def test_what_is_done_to_it_before_it_has_arrived_is_refused(ability: str, verb: str) -> None:
    with pytest.raises(UnableToReadScenario) as refused:
        MAGIC.read(board(ability, "Beast: {power: 2}"))
    assert f"found `{verb}` before it has entered" in str(refused.value)
    assert "Add `afterwards: true`." in str(refused.value)


def test_once_it_has_arrived_it_has_it() -> None:
    counters = f'{ENTERS}, afterwards: true, with: [{{put counter: "+1/+1", on: me, count: 2}}]'
    MAGIC.confirm(board(counters, "Beast: {power: 3}, Cub: {power: 1}"))
    MAGIC.confirm(board(f"{ENTERS}, afterwards: true, with: [{{tap: me}}]", "Beast: {is: [tapped]}"))


def test_what_is_done_to_the_source_of_the_ability_as_another_arrives_is_read() -> None:
    MAGIC.confirm(board(f'{OTHERS}, with: [{{put counter: "+1/+1", on: me}}]', "Beast: {power: 2}, Cub: {power: 1}"))


def test_in_riftbound_as_well() -> None:
    text = """
example: in-a-test
game: riftbound
title: In a test
editions: [v1.3]
cards:
  Scout: {types: [unit], might: 1, abilities: []}
  Camp: {types: [gear], abilities: [{replace: {event: enters, object: {type: unit, controller: you}}, keeps: true, with: [{buff: it}]}]}
given: {turn: {player: Ahri}, Ahri: {hand: [Scout], base: [Camp]}, Jinx: {}}
when: [{play: Scout, by: Ahri, at: base}]
then: {Scout: {might: 2}}
"""  # noqa: E501
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(text)
    assert "`buff` before it has entered" in str(refused.value)
    assert GAMES.read_scenario(text.replace("keeps: true", "keeps: true, afterwards: true"))


OWN = """
example: in-a-test
game: riftbound
title: In a test
editions: [v1.3]
cards:
  Scout: {types: [unit], might: 1, abilities: [{replace: {event: EVENT, object: me}, WHERE keeps: true, with: [{draw: 1}]}]}
given: {turn: {player: Ahri}, Ahri: {hand: [Scout], deck: 5}, Jinx: {}}
when: [{play: Scout, by: Ahri, at: base}]
then: {Ahri: {hand: 1}}
"""  # noqa: E501


@pytest.mark.parametrize("event", ["enters", "is played"])
def test_in_riftbound_a_replacement_of_its_own_arrival_says_where_it_works_or_is_refused(event: str) -> None:
    text = OWN.replace("EVENT", event)
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(text.replace("WHERE ", ""))
    assert "Add `works in: [chain]`, from where it arrives." in str(refused.value)
    assert_confirmed(run_scenario(GAMES.read_scenario(text.replace("WHERE", "works in: [chain],")), "v1.3"))


def test_a_replacement_of_anothers_arrival_works_from_where_it_is() -> None:
    text = OWN.replace("EVENT", "enters").replace("WHERE ", "").replace("object: me}", "object: {type: gear}}")
    assert GAMES.read_scenario(text)
