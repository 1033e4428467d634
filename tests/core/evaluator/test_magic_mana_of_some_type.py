"""Mana whose type depends on something: what lands could produce or did, a commander, a choice (106, 903.4)."""

import pytest

from .test_magic_printed_cards_are_played import play

MINE = "cards: {Mine: {types: [land], abilities: [{use: {tap: me}, do: [{add: {colorless: 1}}]}]}}"
COULD = "{{T}}: Add one mana of any {} that a land {} could produce."
ORCHARD, POOL = COULD.format("color", "an opponent controls"), COULD.format("type", "you control")
YOURS, WHERE_X = "your commander's color identity", "where X is the number of creatures you control"
BOARD = """
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [It, {own}]}}, Bob: {{battlefield: [{other}]}}}}
when: [{{activate: It, by: Ann}}]
choices: [{choices}]
then: {{Ann: {{{mana}}}, It: {{tapped: true}}}}
"""


@pytest.mark.parametrize(("text", "own", "other", "answer", "mana"), [
    (ORCHARD, "", "{card: Forest, tapped: true}", "", "green: 1"),
    (ORCHARD, "Swamp", "Forest, Island", "blue", "blue: 1"),
    (ORCHARD, "Swamp", "Mine", "", "colorless: 0, black: 0"),
    (ORCHARD, "", "{card: It, as: i2}", "", "green: 0"),
    (POOL, "Mine", "Forest", "", "colorless: 1, green: 0"),
    (POOL, "Mine, Swamp", "", "black", "black: 1"),
    (POOL, "", "Forest", "", "green: 0, colorless: 0"),
])  # fmt: skip
def test_a_land_adds_what_other_lands_could_produce(text, own, other, answer, mana):
    choices = f"{{player: Ann, question: type of mana, answer: {answer}}}" if answer else ""
    play("Land", text, MINE + BOARD.format(own=own, other=other, choices=choices, mana=mana))


def test_lands_that_look_at_one_another_find_what_a_third_could_produce():
    play("Land", ORCHARD, """
cards:
  Pool: {types: [land], abilities: [{use: {tap: me}, do: [{add producible type: {type: land, controller: you}}]}]}
given: {turn: {player: Ann}, Ann: {battlefield: [It, {card: Pool, as: own}]}, Bob: {battlefield: [Pool, Forest]}}
when: [{activate: own, by: Ann}]
then: {Ann: {green: 1}}
""")


def test_a_land_is_tapped_for_mana_whatever_waits_for_abilities_that_trigger():
    play("Land", "{T}: Add {G}.", """
cards:
  Bell: {types: [artifact], abilities: [{when: {event: adds mana, player: you}, do: [{gain life: 10}]}]}
  Gong: {types: [artifact], abilities: [{when: {event: is tapped for mana, player: you}, do: [{gain life: 100}]}]}
  Echo: {types: [artifact], abilities: [{when: {event: ability triggers, object: {name: Bell}}, do: [{gain life: 1}]}]}
given: {turn: {player: Ann}, Ann: {battlefield: [It, Bell, Gong, Echo]}, Bob: {}}
when: [{activate: It, by: Ann}, {resolve: all}]
choices: [{player: Ann, question: order triggers, answer: [Bell, Gong]}]
then: {Ann: {green: 1, life: 131}}
""")


def test_what_replaces_mana_keeps_what_could_be_produced_from_being_worked_out():
    with pytest.raises(AssertionError, match="what a permanent could produce with that is not worked out"):
        play("Land", POOL, """
cards:
  Taint:
    types: [enchantment]
    abilities: [{replace: {event: adds mana, player: any}, with: [{add: {black: 1}}]}]
given: {turn: {player: Ann}, Ann: {battlefield: [It, Forest]}, Bob: {battlefield: [Taint]}}
when: [{activate: It, by: Ann}]
then: {Ann: {green: 1}}
""")


@pytest.mark.parametrize(("commanders", "answer", "mana"), [
    ("{card: White, commander: true}", "", "white: 1"),
    ("{card: White, commander: true}, {card: Green, commander: true}", "green", "green: 1"),
    ("{card: White, commander: true}, {card: Of Any, commander: true}", "", "white: 1"),
    ("White", "", "white: 0"),
])  # fmt: skip
def test_mana_is_of_a_color_of_ones_own_commanders(commanders, answer, mana):
    choices = f"{{player: Ann, question: type of mana, answer: {answer}}}" if answer else ""
    play("Land", f"{{T}}: Add one mana of any color in {YOURS}.", f"""
cards:
  White: {{types: [creature], mana cost: "{{1}}{{W}}", abilities: []}}
  Green: {{types: [creature], abilities: [{{use: {{tap: me}}, do: [{{add: {{green: 1}}}}]}}]}}
  Red: {{types: [creature], mana cost: "{{R}}", abilities: []}}
  Of Any:
    types: [creature]
    abilities:
      - use: {{tap: me}}
        do:
          - modes:
              - {{name: w, do: [{{add: {{white: 1}}}}]}}
              - {{name: u, do: [{{add: {{blue: 1}}}}]}}
              - {{name: b, do: [{{add: {{black: 1}}}}]}}
              - {{name: r, do: [{{add: {{red: 1}}}}]}}
              - {{name: g, do: [{{add: {{green: 1}}}}]}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It], command: [{commanders}]}}
  Bob: {{command: [{{card: Red, commander: true}}]}}
when: [{{activate: It, by: Ann}}]
choices: [{choices}]
then: {{Ann: {{{mana}}}}}
""")


def test_what_a_land_has_just_produced_is_added_again_and_not_what_it_could_produce():
    play("Enchantment", "Whenever you tap a land for mana, add one mana of any type that land produced.", """
cards:
  Grove:
    types: [land]
    abilities: [{name: g, use: {tap: me}, do: [{add: {green: 1}}]}, {name: r, use: {tap: me}, do: [{add: {red: 1}}]}]
given: {turn: {player: Ann}, Ann: {battlefield: [It, Grove]}, Bob: {}}
when: [{activate: Grove, ability: r, by: Ann}]
then: {Ann: {red: 2, green: 0}}
""")


@pytest.mark.parametrize(("added", "answers", "mana"), [
    ("two mana in any combination of {B} and/or {R}", ("black", "red"), "black: 1, red: 1"),
    ("three mana in any combination of colors", ("blue", "green", "green"), "blue: 1, green: 2"),
    (f"X mana of any one color, {WHERE_X}", ("blue",), "blue: 2"),
])  # fmt: skip
def test_the_type_of_each_mana_is_chosen_or_of_all_of_it_at_once(added, answers, mana):
    choices = ", ".join(f"{{player: Ann, question: type of mana, answer: {each}}}" for each in answers)
    play("Artifact", f"{{T}}: Add {added}.", BOARD.format(own="Rat, Ox", other="", choices=choices, mana=mana))
