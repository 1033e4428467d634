"""Activated abilities that have no name are told apart by their number, in steps and among what is legal."""

from rules_data.core.evaluator import Deadline
from rules_data.core.games import GAMES
from rules_data.core.scenarios import legal_moves, position_of
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))


def test_each_can_be_activated_by_its_number():
    MAGIC.confirm(
        """
        cards:
          Engine:
            types: [artifact]
            abilities:
              - {use: {tap: me}, do: [{gain life: 1}]}
              - {use: {generic: 1}, do: [{gain life: 5}]}
        given: {turn: {player: Ana}, Ana: {battlefield: [Engine], colorless: 1}, Ben: {}}
        when: [{activate: Engine, by: Ana, ability: "2"}, {resolve: all}]
        then: {Ana: {life: 25, colorless: 0}, Engine: {tapped: false}}
        twin:
          change: {when: [{activate: Engine, by: Ana, ability: "1"}, {resolve: all}]}
          then: {Ana: {life: 21, colorless: 1}, Engine: {tapped: true}}
        """
    )


def test_a_number_that_no_ability_has_is_illegal():
    MAGIC.confirm(
        """
        cards: {Engine: {types: [artifact], abilities: [{use: {tap: me}, do: [{gain life: 1}]}]}}
        given: {turn: {player: Ana}, Ana: {battlefield: [Engine]}, Ben: {}}
        when: [{activate: Engine, by: Ana, ability: "2"}]
        then: {illegal: true}
        twin:
          change: {when: [{activate: Engine, by: Ana, ability: "1"}, {resolve: all}]}
          then: {Ana: {life: 21}}
        """
    )


def test_which_of_several_is_meant_has_to_be_said():
    text = GAMES.read_scenario(
        """
example: an-engine
game: magic
title: An engine
editions: ["2024-06-07"]
cards: {Engine: {types: [artifact], abilities: [{use: {}, do: [{gain life: 1}]}, {use: {}, do: [{gain life: 5}]}]}}
given: {turn: {player: Ana}, Ana: {battlefield: [Engine]}, Ben: {}}
when: [{activate: Engine, by: Ana}]
""",
        unfinished=True,
    )

    assert "say which one. Known: 1, 2" in position_of(text, "2024-06-07", Deadline()).reason


def test_no_name_is_that_of_the_only_ability_without_one():
    MAGIC.confirm(
        """
        cards:
          Engine:
            types: [artifact]
            abilities:
              - {name: cheap, use: {generic: 1}, do: [{gain life: 5}]}
              - {use: {tap: me}, do: [{gain life: 1}]}
        given: {turn: {player: Ana}, Ana: {battlefield: [Engine], colorless: 1}, Ben: {}}
        when: [{activate: Engine, by: Ana}, {resolve: all}]
        then: {Ana: {life: 21}}
        twin:
          change: {when: [{activate: Engine, by: Ana, ability: cheap}, {resolve: all}]}
          then: {Ana: {life: 25}}
        """
    )


def uses(abilities: str) -> list[str | None]:
    text = f"""
example: an-engine
game: magic
title: An engine
editions: ["2024-06-07"]
cards: {{Engine: {{types: [artifact], abilities: [{abilities}]}}}}
given: {{turn: {{player: Ana}}, Ana: {{battlefield: [Engine], colorless: 5}}, Ben: {{}}}}
when: []
"""
    scenario = GAMES.read_scenario(text, unfinished=True)
    moves = legal_moves(position_of(scenario, "2024-06-07", Deadline()))
    return [one.step.get("ability") for one in moves.actions if one.word == "activate"]


GAIN, GROW = "{use: {generic: 1}, do: [{gain life: 5}]}", "{use: {tap: me}, do: [{put counter: charge, on: me}]}"


def test_all_of_several_are_listed_and_the_only_one_needs_no_number():
    assert uses(f"{GAIN}, {GROW}") == ["1", "2"]
    assert uses(GAIN) == [None]


def test_one_that_has_a_name_is_called_by_it_and_counts_among_the_others():
    named = "{name: cheap, use: {generic: 1}, do: [{draw: 1}]}"

    assert uses(f"{GAIN}, {named}, {GROW}") == ["1", "cheap", "3"]
    assert uses(f"{named}, {GROW}") == ["cheap", None]


def test_the_same_ability_twice_is_listed_once():
    assert uses(f"{GAIN}, {GAIN}") == [None]
