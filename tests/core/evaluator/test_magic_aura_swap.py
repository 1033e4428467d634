"""Aura swap: an exchange between the battlefield and a hand that is done as a whole or not at all (702.65, 701.10)."""

from __future__ import annotations

from rules_data.core.abilities.reading import ability_text
from tests.magic_boards import Boards

AURAS = Boards("""
  Wings: {types: [enchantment], subtypes: [Aura], keywords: [{aura swap: "{1}"}], abilities: [{enchant: {type: creature}}]}
  Armor: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}]}
  Leash: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: land}}]}
  Blur: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {when: {event: enters, object: me}, do: [{gain life: 2}]}]}
""")  # noqa: E501
SWAP = "{activate: Wings, by: Ann, ability: aura swap}, {resolve: all}"
ON = "battlefield: [Bear, {card: Wings, attached to: Bear}]"


def test_the_card_from_the_hand_is_attached_to_what_the_aura_was_on_and_has_entered() -> None:
    ann = f"life: 20, green: 1, hand: [Blur], {ON}"
    then = "Blur: {attached to: Bear}, Wings: {zone: hand}, Ann: {life: 22}"
    AURAS.holds(SWAP, then, "702.65a", ann=ann, choices="Ann may: yes")


def test_of_several_cards_its_player_chooses_one_that_could_be_attached_there() -> None:
    ann = f"green: 1, hand: [Armor, Blur, Leash], {ON}"
    AURAS.confirm(SWAP, "Armor: {attached to: Bear}", ann=ann, choices="Ann may: yes; Ann objects: Armor")
    AURAS.confirm(SWAP, "illegal answer: true", ann=ann, choices="Ann may: yes; Ann objects: Leash")


def test_nothing_is_exchanged_that_cannot_be_attached_there_or_if_its_player_does_not_want_to() -> None:
    stays = "Wings: {attached to: Bear}"
    AURAS.confirm(SWAP, f"{stays}, Leash: {{zone: hand}}", ann=f"green: 1, hand: [Leash], {ON}", choices="Ann may: yes")
    AURAS.confirm(SWAP, f"{stays}, Armor: {{zone: hand}}", ann=f"green: 1, hand: [Armor], {ON}", choices="Ann may: no")


def test_an_aura_of_another_owner_is_not_exchanged_with_a_card_of_ones_own() -> None:
    ann = "green: 1, hand: [Armor], battlefield: [Bear, {card: Wings, owner: Bob, attached to: Bear}]"
    AURAS.confirm(SWAP, "Wings: {zone: battlefield}, Armor: {zone: hand}", ann=ann, choices="Ann may: yes")


def test_an_aura_that_has_left_is_not_exchanged() -> None:
    done = "{activate: Wings, by: Ann, ability: aura swap}, {destroy: Wings}, {resolve: all}"
    ann = f"green: 1, hand: [Armor], {ON}"
    AURAS.confirm(done, "Armor: {zone: hand}, Wings: {zone: graveyard}", ann=ann, choices="Ann may: yes")


def test_it_is_read_as_cards_print_it() -> None:
    [line] = ability_text("magic").read("Aura swap {2}{U}", "Sample")
    assert line.data == {"keywords": [{"aura swap": {"generic": 2, "blue": 1}}]}
