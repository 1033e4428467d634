"""Effects that change the rules bind what comes later, too (611.2c); which land types a land loses (305.7)."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Truce:
    types: [instant]
    abilities:
      - do: [{give: {cannot attack: {type: player, controller: you}}, to: {all: {type: creature}}, for: until your next turn}]
  Panic: {types: [instant], abilities: [{do: [{give: {cannot: block}, to: {all: {type: creature}}, for: this turn}]}]}
  Both:
    types: [instant]
    abilities:
      - do: [{give: {power: 2, cannot: block}, to: {all: {type: creature, controller: opponent}}, for: this turn}]
  Rider:
    types: [creature]
    power: 2
    toughness: 2
    keywords: [haste]
    abilities:
      - when: {event: attacks, object: me}
        do: [{give: {cannot: block}, to: {all: {type: creature, any of: [{controller: defending player, keyword: haste}]}}, for: this turn}]
  Sleep: {types: [instant], abilities: [{do: [{give: {cannot: attack}, to: {choose: 1, type: creature}, for: this turn}]}]}
  Bear: {types: [creature], power: 2, toughness: 2, keywords: [haste, flash]}
  Ogre: {types: [creature], power: 3, toughness: 3}
  Moon: {types: [enchantment], abilities: [{passive: {only subtype: Mountain}, affects: {type: land}}]}
  Yard: {types: [land, creature], subtypes: [Gate, Forest, Dryad], power: 1, toughness: 1}
  Song: {types: [enchantment, land], subtypes: [Saga, "Urza's"], abilities: [{chapter: 1, do: [{draw: 1}]}]}
"""  # noqa: E501
confirm = Written("magic", ("2024-06-07",), CARDS).confirm


def table(when, then, player="Ann", ann="[Ogre]", bob="[]", bobs="[Bear]"):
    return f"""
given:
  turn: {{player: {player}}}
  Ann: {{battlefield: {ann}, hand: [Truce, Panic, Both, Sleep]}}
  Bob: {{battlefield: {bob}, hand: {bobs}}}
when: [{when}]
then: {then}
"""


TRUCE = "{cast: Truce, by: Ann}, resolve: all, {end turn: true}"


def test_what_enters_later_cannot_attack_either():
    cast = "{cast: Bear, by: Bob}, resolve: all"
    confirm(table(f"{TRUCE}, {cast}, attack: {{Bear: Ann}}", '{illegal: "508.1c"}'))
    confirm(table(f"{{end turn: true}}, {cast}, attack: {{Bear: Ann}}", "{Bear: {is: [attacking]}}"))


def test_the_effect_ends_for_newcomers_as_for_all():
    turns = "{end turn: true}, {end turn: true}"
    steps = f"{TRUCE}, {{cast: Bear, by: Bob}}, resolve: all, {turns}, attack: {{Bear: Ann}}"
    confirm(table(steps, "{Bear: {is: [attacking]}}"))


def test_no_creature_blocks_this_turn_that_enters_after_the_spell_has_resolved():
    panic = "{cast: Panic, by: Ann}, resolve: all, attack: {Ogre: Bob}, {cast: Bear, by: Bob}, resolve: all"
    confirm(table(f"{panic}, block: {{Bear: Ogre}}", '{illegal: "509.1b"}'))
    without = "attack: {Ogre: Bob}, {cast: Bear, by: Bob}, resolve: all, block: {Bear: Ogre}"
    confirm(table(without, "{Bear: {is: [blocking]}}"))


def test_what_an_effect_changes_about_objects_is_settled_as_it_starts():
    both = "{cast: Both, by: Ann}, resolve: all, attack: {Ogre: Bob}, {cast: Bear, by: Bob}, resolve: all"
    confirm(table(both, "{Bear: {power: 2}, old: {power: 5}}", bob="[{card: Ogre, as: old}]"))
    confirm(table(f"{both}, block: {{Bear: Ogre}}", '{illegal: "509.1b"}'))


def test_an_effect_on_one_object_binds_no_other():
    steps = "{cast: Sleep, by: Bob}, resolve: all, {cast: Bear, by: Bob}, resolve: all"
    hand = "[Bear, {card: Sleep, as: nap}]"
    body = table(f"{steps}, attack: {{Bear: Ann}}", "{Bear: {is: [attacking]}}", "Bob", bobs=hand)
    confirm(body.replace("cast: Sleep", "cast: nap"))


@pytest.mark.parametrize(
    ("land", "left"), [("Yard", "[Dryad, Mountain]"), ("Song", "[Mountain, Saga]")], ids=["a creature", "a Saga"]
)
def test_a_land_whose_type_is_set_loses_its_land_types_and_no_others(land, left):
    confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Moon, {land}]}}, Bob: {{}}}}
when: []
then: {{{land}: {{subtypes: {left}}}}}
""")


@pytest.mark.parametrize(("attacked", "illegal"), [("Bob", True), ("Cid", False)])
def test_whom_the_defending_player_will_control_is_settled_as_the_effect_starts(attacked, illegal):
    then = '{illegal: "509.1b"}' if illegal else "{Bear: {is: [blocking]}}"
    confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Rider, Ogre]}}, Bob: {{hand: [Bear]}}, Cid: {{}}}}
when:
  - attack: {{Rider: {attacked}, Ogre: Bob}}
  - resolve: all
  - {{cast: Bear, by: Bob}}
  - resolve: all
  - block: {{Bear: Ogre}}
then: {then}
""")
