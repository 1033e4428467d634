"""Goaded creatures attack somebody else (701.38); what attacking costs is paid, and never has to be (508.1)."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Ogre: {types: [creature], power: 3, toughness: 3}
  Berserker: {types: [creature], power: 3, toughness: 2, abilities: [{passive: {must: attack}, affects: me}]}
  Taunt: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, do: [{goad: {choose: 1, type: creature}}]}]}
  Toll:
    types: [enchantment]
    abilities:
      - passive: {cannot attack: {type: player, controller: you}, unless paid: {generic: 2}}
        affects: {all: {type: creature}}
  Tithe:
    types: [enchantment]
    abilities:
      - passive: {cannot attack: {type: [player, planeswalker], controller: you}, unless paid: {white or life: 1}}
        affects: {all: {type: creature}}
  Moat:
    types: [enchantment]
    abilities: [{passive: {cannot attack: {type: player, controller: you}}, affects: {all: {type: creature}}}]
  Sage: {types: [planeswalker], loyalty: 3, abilities: []}
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm, run = WRITTEN.confirm, WRITTEN.run


def combat(when, then, ann="[Bear, Ogre]", bob="[Taunt]", cid="[]", choices="[]"):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: {ann}}}
  Bob: {{battlefield: {bob}}}
  Cid: {{battlefield: {cid}}}
when: {when}
choices: {choices}
then: {then}
"""


GOADED = "{goad: Bear, with: Taunt, by: Bob}"


def test_a_goaded_creature_attacks_somebody_else():
    confirm(combat(f"[{GOADED}, attack: {{Bear: Cid}}]", "{Bear: {is: [attacking, goaded]}}"))
    confirm(combat(f"[{GOADED}, attack: {{Bear: Bob}}]", "{illegal: 701.38b}"))
    confirm(combat(f"[{GOADED}, attack: {{Ogre: Bob}}]", "{illegal: 701.38b}"))


def test_a_goaded_creature_attacks_its_goader_where_it_can_attack_nobody_else():
    confirm(combat(f"[{GOADED}, attack: {{Bear: Bob}}]", "{Bear: {is: [attacking]}}", cid="[Moat]"))


def test_attacking_a_planeswalker_is_not_attacking_another_player():
    confirm(combat(f"[{GOADED}, attack: {{Bear: Sage}}]", "{illegal: 701.38b}", cid="[Sage]"))


@pytest.mark.parametrize(
    ("attack", "then"),
    [
        ("{Bear: Bob}", "{Bear: {is: [attacking]}}"),
        ("{Bear: Cid}", "{Bear: {is: [attacking]}}"),
        ("{Ogre: Bob}", "{illegal: 701.38b}"),
    ],
)
def test_a_creature_goaded_by_both_opponents_attacks_either_of_them(attack, then):
    both = f"{GOADED}, {{goad: Bear, with: Taunt, by: Cid}}"
    confirm(combat(f"[{both}, attack: {attack}]", then))


def test_goading_ends_with_the_goaders_next_turn():
    over = "{end turn: true}, {end turn: true}, {end turn: true}, attack: {Ogre: Bob}"
    body = combat(f"[attack: {{}}, advance to: postcombat main, {GOADED}, {over}]", "{Bear: {is not: [goaded]}}")
    confirm(body)


def test_goading_a_creature_again_changes_nothing():
    twice = f"{GOADED}, {GOADED}, attack: {{Bear: Cid}}"
    seen = confirm(combat(f"[{twice}]", "{Bear: {is: [goaded]}}"))
    assert sum("goaded by Bob" in step.text for step in seen.trace) == 1


def test_each_attacker_is_paid_for():
    steps = "advance to: declare attackers, {add: {green: 4}, with: Bear, by: Ann}"
    both = "attack: {Bear: Bob, Ogre: Bob}"
    confirm(combat(f"[{steps}, {both}]", "{Ann: {green: 0}, Ogre: {is: [attacking]}}", bob="[Toll]"))
    confirm(combat(f"[{steps}, {both}]".replace("green: 4", "green: 3"), "{illegal: 508.1h}", bob="[Toll]"))
    confirm(combat(f"[{steps}, attack: {{Bear: Bob, Ogre: Cid}}]", "{Ann: {green: 2}}", bob="[Toll]"))


def test_prices_of_several_effects_add_up():
    steps = "advance to: declare attackers, {add: {green: 4}, with: Bear, by: Ann}, attack: {Bear: Bob}"
    confirm(combat(f"[{steps}]", "{Ann: {green: 0}}", bob="[Toll, {card: Toll, as: other}]"))


def test_a_price_can_be_paid_with_life():
    confirm(combat("[attack: {Bear: Bob, Ogre: Bob}]", "{Ann: {life: 16}}", bob="[Tithe]"))
    confirm(combat("[attack: {Bear: Sage}]", "{Ann: {life: 18}}", bob="[Tithe, Sage]"))
    confirm(combat("[attack: {Bear: Sage}]", "{Ann: {life: 20}}", bob="[Toll, Sage]"))


def test_mana_for_attacking_comes_from_lands_tapped_as_attackers_are_declared():
    lands = "[Bear, Field, {card: Field, as: other}]"
    mana = "{activate: Field, by: Ann}, {activate: other, by: Ann}"
    steps = f"advance to: declare attackers, {mana}, attack: {{Bear: Bob}}"
    field = "  Field: {types: [land], abilities: [{use: {tap: me}, do: [{add: {green: 1}}]}]}\n"
    Written("magic", ("2024-06-07",), CARDS + field).confirm(
        combat(f"[{steps}]", "{Bear: {is: [attacking]}, Ann: {green: 0}}", ann=lands, bob="[Toll]")
    )


def test_nobody_has_to_pay_for_a_creature_that_has_to_attack():
    everyone = {"bob": "[Toll]", "cid": "[{card: Toll, as: other}]"}
    mana = "advance to: declare attackers, {add: {green: 2}, with: Bear, by: Ann}"
    home = "advance to: postcombat main"
    confirm(combat(f"[{mana}, {home}]", "{Berserker: {is not: [tapped]}}", ann="[Bear, Berserker]", **everyone))
    confirm(combat(f"[{mana}, {home}]", "{illegal: 508.1d}", ann="[Bear, Berserker]", bob="[Toll]"))


def test_a_goaded_creature_need_not_pay_to_attack_another_player():
    confirm(combat(f"[{GOADED}, attack: {{Bear: Bob}}]", "{Bear: {is: [attacking]}}", cid="[Toll]"))
    confirm(combat(f"[{GOADED}, advance to: postcombat main]", "{illegal: 701.38b}", cid="[Toll]"))


@pytest.mark.parametrize(("whom", "then"), [("Bob", "{illegal: 508.1c}"), ("Sage", "{Bear: {is: [attacking]}}")])
def test_who_cannot_be_attacked_may_have_what_can_be(whom, then):
    confirm(combat(f"[attack: {{Bear: {whom}}}]", then, bob="[Moat, Sage]"))


def test_a_price_that_an_effect_makes_lasts_as_long_as_that():
    price = "{cannot attack: {type: player, controller: you}, unless paid: {generic: 2}}"
    given = f"{{give: {price}, to: Bear, with: Taunt, by: Bob, for: this turn}}"
    confirm(combat(f"[{given}, attack: {{Bear: Bob}}]", "{illegal: 508.1h}"))
    confirm(combat(f"[{given}, attack: {{Bear: Cid}}]", "{Bear: {is: [attacking]}}"))
