"""What activating an ability costs, where effects or its own text make it cost more or less (Magic 118.7, 602.2b)."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.scenarios import UnableToReadScenario
from tests.magic_boards import Boards

LEAST = "This effect can't reduce the mana in that cost to less than one mana."


def said(*lines: str) -> str:
    """The abilities of a text, as a file has them."""
    found = ability_text("magic").read("\n".join(lines), "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])  # type: ignore[index, call-overload]


PUMP = "do: [{give: {power: 1}, to: me, for: until end of turn}]"
BOARDS = Boards(f"""
  Ground: {{types: [enchantment], abilities: {said(f"Activated abilities of creatures you control cost {{2}} less to activate. {LEAST}")}}}
  Toll: {{types: [enchantment], abilities: {said("Activated abilities cost {2} more to activate unless they're mana abilities.")}}}
  Tax: {{types: [enchantment], abilities: {said("Activated abilities of creatures cost {1} more to activate.")}}}
  Fox: {{types: [creature], power: 3, toughness: 3, abilities: {said(f"Abilities you activate that aren't mana abilities cost {{2}} less to activate. {LEAST}")}}}
  Smith: {{types: [creature], power: 1, toughness: 1, abilities: {said("Equip abilities you activate cost {1} less to activate.")}}}
  Lamp: {{types: [artifact], abilities: {said("{5}, {T}: Draw a card. This ability costs {1} less to activate for each creature you control.")}}}
  Horn: {{types: [artifact], abilities: {said("{5}, {T}: Draw a card. This ability costs {X} less to activate, where X is the number of creatures you control.")}}}
  Sword: {{types: [artifact], subtypes: [Equipment], keywords: [{{equip: 3}}], abilities: [{{use: {{generic: 2}}, do: [{{draw: 1}}], name: hilt}}]}}
  Cat: {{types: [creature], power: 5, toughness: 5, keywords: [{{cycling: 3}}], abilities: []}}
  Pump: {{types: [creature], power: 1, toughness: 1, abilities: [{{use: {{generic: 2}}, {PUMP}}}]}}
  Vine: {{types: [creature], power: 1, toughness: 1, abilities: [{{use: {{generic: 1, green: 1}}, {PUMP}}}]}}
  Tap: {{types: [creature], power: 1, toughness: 1, abilities: [{{use: {{tap: me}}, {PUMP}}}]}}
  Blaze: {{types: [creature], power: 1, toughness: 1, abilities: [{{use: {{generic: X}}, do: [{{give: {{power: X}}, to: me, for: until end of turn}}]}}]}}
  Elf: {{types: [creature], power: 1, toughness: 1, abilities: [{{use: {{tap: me}}, do: [{{add: {{green: 1}}}}]}}]}}
  Oil: {{types: [instant], abilities: [{{do: [{{give: {{activation cost: {{generic: -1}}}}, to: {{choose: 1, type: creature}}, for: until end of turn}}]}}]}}
""")  # noqa: E501


def costs(thing: str, beside: str, pool: int, *, ability: str = "", has: str = "", color: str = "colorless") -> None:
    """Hold that so much mana pays for the ability, and one less does not."""
    named = f", ability: {ability}" if ability else ""
    when = f"{{activate: {thing}, by: Ann{named}}}"
    board = f"battlefield: [{', '.join(one for one in (thing, beside) if one)}], library: 3"
    board = has or board
    choices = "Ann targets: Bear" if ability == "equip" else ""
    BOARDS.confirm(when, f"Ann: {{{color}: 0}}", ann=f"{board}, {color}: {pool}", choices=choices)
    if pool:
        BOARDS.confirm(when, "illegal: true", ann=f"{board}, {color}: {pool - 1}", choices=choices)


@pytest.mark.parametrize(
    ("thing", "beside", "pool", "color"),
    [
        ("Pump", "", 2, "colorless"),
        ("Pump", "Ground", 1, "colorless"),  # never less than one mana
        ("Vine", "Ground", 1, "green"),  # the colored part stays, and is one mana
        ("Tap", "Ground", 0, "colorless"),  # nothing was to be paid before
        ("Pump", "Toll", 4, "colorless"),
        ("Pump", "Tax, Ground", 1, "colorless"),
        ("Pump", "Toll, Ground", 2, "colorless"),
        ("Pump", "Fox", 1, "colorless"),
        ("Lamp", "", 5, "colorless"),
        ("Lamp", "Bear, Wolf", 3, "colorless"),
        ("Horn", "Bear, Wolf", 3, "colorless"),
        ("Lamp", "Ground, Bear", 4, "colorless"),  # it is no creature
        ("Lamp", "Toll, Bear", 6, "colorless"),
    ],
)
def test_effects_make_an_ability_cost_more_or_less(thing: str, beside: str, pool: int, color: str) -> None:
    costs(thing, beside, pool, color=color)


def test_only_the_abilities_of_a_keyword_are_meant() -> None:
    costs("Sword", "Smith, Bear", 2, ability="equip")
    costs("Sword", "Smith, Bear", 2, ability="hilt")
    costs("Sword", "Bear", 3, ability="equip")


def test_abilities_of_cards_elsewhere_are_abilities_too() -> None:
    costs("Cat", "", 1, ability="cycling", has="battlefield: [Fox], hand: [Cat], library: 3")
    costs("Cat", "", 5, ability="cycling", has="battlefield: [Toll], hand: [Cat], library: 3")
    costs("Cat", "", 3, ability="cycling", has="battlefield: [Ground], hand: [Cat], library: 3")


def test_mana_abilities_are_left_out_where_the_effect_says_so() -> None:
    BOARDS.confirm("{activate: Elf, by: Ann}", "Ann: {green: 1}", ann="battlefield: [Elf, Toll]")
    BOARDS.confirm("{activate: Elf, by: Ann}", "illegal: true", ann="battlefield: [Elf, Tax]")


def test_it_is_said_of_the_abilities_of_one_players_creatures_alone() -> None:
    board = {"ann": "battlefield: [Ground]", "bob": "battlefield: [Pump], colorless: 1"}
    BOARDS.confirm("{activate: Pump, by: Bob}", "illegal: true", **board)


@pytest.mark.parametrize(("beside", "most"), [("Ground", 5), ("Tax", 2), ("Bear", 3)])
def test_x_is_as_large_as_can_be_paid_for_what_it_costs_now(beside: str, most: int) -> None:
    when, ann = "{activate: Blaze, by: Ann}, {resolve: all}", f"battlefield: [Blaze, {beside}], colorless: 3"
    then = f"Blaze: {{power: {most + 1}}}, Ann: {{colorless: 0}}"
    BOARDS.confirm(when, then, ann=ann, choices=f"Ann value of X: {most}")
    BOARDS.confirm(when, "illegal answer: true", ann=ann, choices=f"Ann value of X: {most + 1}")


def test_an_effect_for_a_time_changes_it_as_well() -> None:
    when = "{cast: Oil, by: Ann}, {resolve: all}, {activate: Pump, by: Ann}"
    ann = "battlefield: [Pump, Bear], hand: [Oil], colorless: 1"
    BOARDS.confirm(when, "Ann: {colorless: 0}", ann=ann, choices="Ann targets: Pump")
    BOARDS.confirm(when, "illegal: true", ann=ann, choices="Ann targets: Bear")


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        ("{use: {generic: 3}, costs: {power: 1}, do: [{draw: 1}]}", "what the ability costs"),
        ("{passive: {activation cost: 2}, affects: me}", "a change for a resource"),
        ("{passive: {activation cost: {generic: -1}, only: equipment}, affects: me}", "a keyword"),
    ],
)
def test_what_is_no_change_of_a_cost_is_refused(ability: str, why: str) -> None:
    odd = Boards(f"  Odd: {{types: [artifact], abilities: [{ability}]}}\n")
    with pytest.raises(UnableToReadScenario, match=why):
        odd.run("{end turn: true}", ann="battlefield: [Odd]")


@pytest.mark.parametrize(
    "text",
    [
        "Lantern Moth costs {X} less to cast, where X is the number of creatures you control.",
        "Lantern Moth costs {X} more to cast, where X is the number of creatures you control.",
    ],
)
def test_a_spell_costs_less_or_more_by_an_amount(text: str) -> None:
    boards = Boards(f"  Colossus: {{types: [artifact], mana cost: {{generic: 4}}, abilities: {said(text)}}}\n")
    pool = 2 if "less" in text else 6
    ann = "battlefield: [Bear, Wolf], hand: [Colossus]"
    boards.confirm("{cast: Colossus, by: Ann}", "Ann: {colorless: 0}", ann=f"{ann}, colorless: {pool}")
    boards.confirm("{cast: Colossus, by: Ann}", "illegal: true", ann=f"{ann}, colorless: {pool - 1}")
