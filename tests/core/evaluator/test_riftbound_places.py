"""Places that text speaks of: there, where something else is, and where a token comes to when no place is named."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"))

DRUMMER = """
cards:
  Drummer: {types: [unit], might: 3, abilities: [
    {when: {event: moves, object: me}, do: [
      {play token: {name: Sprite, might: 3}, to: there}, {deal: 1, to: {all: {type: unit, location: there}}}]}]}
  Bystander: {types: [unit], might: 3, abilities: []}
given:
  turn: {player: Ana}
  battlefields: [F, {card: G, controller: Ana}]
  Ana: {base: [Drummer, Bystander]}
  Ben: {}
when: [{move: Drummer, to: G}, {resolve: all}]
then: {Sprite: {at: G, damage: 0}, Drummer: {damage: 1}, Bystander: {damage: 0}}
"""


def test_there_is_where_something_has_moved_to() -> None:
    RIFTBOUND.confirm(DRUMMER)


def test_where_it_was_is_the_place_it_came_from() -> None:
    was = DRUMMER.replace("to: there", "to: where it was").replace("location: there", "location: where it was")
    before = was[: was.index("then:")]
    told = "then: {Sprite: {at: base, damage: 0}, Drummer: {damage: 0}, Bystander: {damage: 1}}\n"
    RIFTBOUND.confirm(before + told, "v1.3")


@pytest.mark.parametrize(
    "ability",
    [
        "{passive: {might: 1}, affects: {type: unit, location: there}}",
        "{use: {}, do: [{play token: {name: Imp}, to: there}]}",
        "{when: {event: dies, at: there}, do: [{draw: 1}]}",
    ],
)
def test_without_an_event_there_is_no_there(ability: str) -> None:
    card = f"\ncards: {{Bad: {{types: [unit], might: 1, abilities: [{ability}]}}}}\n"
    body = f"{card}given: {{Ana: {{base: [Bad]}}, Ben: {{}}}}\n"
    with pytest.raises(UnableToReadScenario, match="there"):
        RIFTBOUND.read(f"{body}when: [{{draw: 1, by: Ana}}]\nthen: {{Ana: {{hand: 1}}}}\n")


QUAKE = """
cards:
  Quake: {types: [spell], abilities: [{do: [
    {choose: {choose: 1, type: battlefield, target: false}, as: field},
    {deal: 1, to: {all: {type: unit, where: field}}}]}]}
  A: {types: [unit], might: 3, abilities: []}
  B: {types: [unit], might: 3, abilities: []}
given:
  turn: {player: Ana}
  battlefields: [{card: F, controller: Ana}, {card: G, controller: Ben}]
  Ana: {hand: [Quake], at F: [A]}
  Ben: {at G: [B]}
when: [{play: Quake}, {resolve: all}]
choices: [{player: Ana, question: objects, answer: G}]
then: {B: {damage: 1}, A: {damage: 0}}
"""


def test_units_are_found_at_a_battlefield_chosen_before() -> None:
    RIFTBOUND.confirm(QUAKE)
    other = QUAKE.replace("answer: G", "answer: F").replace("B: {damage: 1}, A: {damage: 0}", "B: {damage: 0}")
    RIFTBOUND.confirm(other)


PYRE = """
cards:
  Pyre: {types: [spell], abilities: [{do: [
    {kill: {choose: 1, type: unit, as: victim}}, {play token: {name: Imp, might: 1}, to: {that: victim}}]}]}
  B: {types: [unit], might: 3, abilities: []}
given:
  turn: {player: Ana}
  battlefields: [{card: F, controller: Ana}, {card: G, controller: Ben}]
  Ana: {hand: [Pyre]}
  Ben: {at G: [B]}
when: [{play: Pyre}, {resolve: all}]
then: {Imp: {at: G}}
"""


def test_the_place_of_a_killed_unit_is_where_it_last_was() -> None:
    RIFTBOUND.confirm(PYRE)


MUSTER = """
cards:
  Muster: {types: [spell], abilities: [{do: [{play token: {name: Imp, might: 1}, count: 2}]}]}
given:
  turn: {player: Ana}
  battlefields: [{card: F, controller: Ana}, {card: G, controller: Ben}]
  Ana: {hand: [Muster]}
  Ben: {at G: [{token: Owl, might: 1}]}
when: [{play: Muster}, {resolve: all}]
choices: [{player: Ana, question: location, answer: base}, {player: Ana, question: location, answer: F}]
then: {Ana: {base: {count: 1}}, asked: {location: 2}}
"""


def test_each_token_unit_without_a_place_comes_where_its_player_says() -> None:
    RIFTBOUND.confirm(MUSTER)


def test_a_token_gear_comes_to_the_base_without_a_question() -> None:
    gear = MUSTER.replace("{name: Imp, might: 1}", "{name: Gold, types: [gear]}")
    choices = gear[gear.index("choices:") : gear.index("then:")]
    before = gear[: gear.index("then:")].replace(choices, "")
    RIFTBOUND.confirm(before + "then: {Ana: {base: {count: 2}}, asked: {location: 0}}\n")


HIDDEN = """
given:
  turn: {{player: Jinx}}
  battlefields: [{{card: Mill, controller: {controller}}}]
  Ahri: {{at Mill: [{{token: Guard, as: guard}}, {cards}]}}
  Jinx: {{}}
when: [{{end turn: true}}]
then: {{Trap: {{zone: {zone}}}}}
"""
TRAPS = """
cards:
  Trap: {types: [spell], keywords: [hidden], abilities: [{do: [{draw: 1}]}]}
  Snare: {types: [spell], keywords: [hidden], abilities: [{do: [{draw: 1}]}]}
"""
hidden = Written("riftbound", ("v1.3", "v1.2"), TRAPS)


def test_a_card_may_lie_hidden_at_a_battlefield_from_the_beginning():
    hidden.confirm(HIDDEN.format(controller="Ahri", cards="{card: Trap, facedown: true}", zone="facedown"))


@pytest.mark.parametrize(
    ("controller", "cards", "expected"),
    [
        ("Jinx", "{card: Trap, facedown: true}", "a place that Ahri controls"),
        ("Ahri", "{card: Snare, facedown: true}, {card: Trap, facedown: true}", "one card hidden at Mill"),
        ("Ahri", "{token: Trap, facedown: true}", "a card hidden at Mill"),
    ],
)
def test_what_cannot_lie_hidden_is_refused(controller, cards, expected):
    with pytest.raises(UnableToReadScenario) as refused:
        hidden.confirm(HIDDEN.format(controller=controller, cards=cards, zone="facedown"))
    assert expected in str(refused.value)


def test_here_is_where_the_source_is_as_its_ability_resolves_not_where_it_attacked() -> None:
    """The rules' own example: an attacker has been moved to its base before its attack trigger resolves (359.3.f.2)."""
    RIFTBOUND.confirm(
        """
        cards:
          Blade: {types: [unit], might: 5, abilities: [{when: {event: attacks, object: me},
            do: [{deal: 2, to: {all: {type: unit, other: true, location: here}}}]}]}
          Homesick: {types: [spell], keywords: [reaction], abilities: [
            {do: [{move: {choose: 1, type: unit, controller: opponent, is: [attacking]}, to: base}]}]}
        given:
          turn: {player: Ana}
          battlefields: [{card: Field, controller: Ben}]
          Ana: {base: [Blade, {token: Squire, might: 3}]}
          Ben: {at Field: [{token: Guard, might: 6}], hand: [Homesick]}
        when: [{move: Blade, to: Field}, {pass: Ana}, {play: Homesick, by: Ben}, {resolve: all}]
        then: {Blade: {zone: base}, Guard: {damage: 0}, Squire: {damage: 2}}
        twin:
          change: {when: [{move: Blade, to: Field}, {resolve: all}]}
          then: {Guard: {damage: 2}, Squire: {damage: 0}}
        """
    )


def test_here_is_another_place_once_the_same_ability_has_moved_its_source() -> None:
    RIFTBOUND.confirm(
        """
        cards:
          Runaway: {types: [unit], might: 5, abilities: [{when: {event: attacks, object: me},
            do: [{move: me, to: base}, {deal: 2, to: {all: {type: unit, other: true, location: here}}}]}]}
        given:
          turn: {player: Ana}
          battlefields: [{card: Field, controller: Ben}]
          Ana: {base: [Runaway, {token: Squire, might: 3}]}
          Ben: {at Field: [{token: Guard, might: 6}]}
        when: [{move: Runaway, to: Field}, {resolve: all}]
        then: {Runaway: {zone: base}, Guard: {damage: 0}, Squire: {damage: 2}}
        """
    )
