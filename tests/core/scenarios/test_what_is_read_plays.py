"""A text is read and played: what happens is what the words say."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
RIFTBOUND = Written("riftbound", ("v1.3",))


def abilities(game: str, text: str) -> str:
    """What is read of a text, as a scenario has it."""
    (read,) = ability_text(game).read(text)
    assert isinstance(read.data, dict), read.reading.why
    return json.dumps(read.data["abilities"])


FIGHT = """
cards:
  Brawl: {{types: [instant], mana cost: {{generic: 0}}, abilities: {spell}}}
  Bounce: {{types: [instant], mana cost: {{generic: 0}}, abilities: {bounce}}}
  Bear: {{types: [creature], power: 2, toughness: 2, abilities: {own}}}
  Ogre: {{types: [creature], power: 3, toughness: 4}}
given:
  turn: {{player: Ahri, phase: main}}
  Ahri: {{battlefield: [{{card: Bear, as: bear}}], hand: [Brawl]}}
  Jinx: {{battlefield: [{{card: Ogre, as: ogre}}], hand: [Bounce]}}
"""


def fight(rest: str) -> str:
    spell = abilities("magic", "Target creature you control fights target creature you don't control.")
    own, bounce = "{0}: ~ fights target creature.", "Return target creature to its owner's hand."
    return FIGHT.format(spell=spell, own=abilities("magic", own), bounce=abilities("magic", bounce)) + rest


def test_each_of_two_that_fight_deals_damage_equal_to_its_power() -> None:
    MAGIC.confirm(
        fight(
            """
when: [{cast: Brawl, by: Ahri}, {resolve: all}]
choices: [{player: Ahri, question: targets, answer: bear}, {player: Ahri, question: targets, answer: ogre}]
then: {bear: {zone: graveyard}, ogre: {damage: 2}}
"""
        )
    )


@pytest.mark.parametrize("begins", ["{cast: Brawl, by: Ahri}", "{activate: bear, by: Ahri}"])
def test_no_damage_is_dealt_where_one_of_the_fighters_has_left(begins: str) -> None:
    answers = ["bear", "ogre"] if "Brawl" in begins else ["ogre"]
    chosen = "".join(f"  - {{player: Ahri, question: targets, answer: {one}}}\n" for one in answers)
    MAGIC.confirm(
        fight(
            f"""
when: [{begins}, {{pass: Ahri}}, {{cast: Bounce, by: Jinx}}, {{resolve: all}}]
choices:
{chosen}  - {{player: Jinx, question: targets, answer: bear}}
then: {{bear: {{zone: hand}}, ogre: {{damage: 0}}}}
"""
        )
    )


def test_no_damage_is_dealt_where_one_of_the_fighters_is_no_legal_target_any_more() -> None:
    """Neither of them fights (Magic 701.12b)."""
    hidden = abilities("magic", "Target creature gains hexproof until end of turn.")
    MAGIC.confirm(
        fight(
            """
when: [{cast: Brawl, by: Ahri}, {pass: Ahri}, {cast: Bounce, by: Jinx}, {resolve: all}]
choices:
  - {player: Ahri, question: targets, answer: bear}
  - {player: Ahri, question: targets, answer: ogre}
  - {player: Jinx, question: targets, answer: ogre}
then: {bear: {damage: 0}, ogre: {damage: 0}}
"""
        ).replace(abilities("magic", "Return target creature to its owner's hand."), hidden)
    )


def test_whatever_watches_for_creatures_that_fight_sees_them() -> None:
    bell = abilities("magic", "Whenever a creature you control fights, you gain 5 life.")
    MAGIC.confirm(
        fight(
            """
when: [{cast: Brawl, by: Ahri}, {resolve: all}]
choices: [{player: Ahri, question: targets, answer: bear}, {player: Ahri, question: targets, answer: ogre}]
then: {triggers: {Bell: 1}, Ahri: {life: 25}}
"""
        )
        .replace("cards:\n", f"cards:\n  Bell: {{types: [artifact], abilities: {bell}}}\n")
        .replace("battlefield: [{card: Bear, as: bear}]", "battlefield: [Bell, {card: Bear, as: bear}]")
    )


def test_the_might_of_a_unit_that_was_killed_is_what_it_was_on_the_board() -> None:
    text = "Kill a friendly unit. If you do, deal damage equal to its Might to an enemy unit."
    RIFTBOUND.confirm(
        f"""
cards:
  Handover: {{types: [spell], cost: {{energy: 0}}, abilities: {abilities("riftbound", text)}}}
  Giant: {{types: [unit], might: 5}}
  Colossus: {{types: [unit], might: 9}}
given:
  turn: {{player: Ahri, phase: main}}
  Ahri: {{base: [{{card: Giant, as: giant}}], hand: [Handover]}}
  Jinx: {{base: [{{card: Colossus, as: colossus}}]}}
when: [{{play: Handover, by: Ahri}}, {{resolve: all}}]
choices: [{{player: Ahri, question: targets, answer: giant}}, {{player: Ahri, question: targets, answer: colossus}}]
then: {{giant: {{zone: trash}}, colossus: {{damage: 5}}}}
"""
    )


def in_hand(text: str, rest: str) -> str:
    """A spell with this text in Ahri's hand, and creatures on either side."""
    return (
        f"""
cards:
  Told: {{types: [instant], mana cost: {{generic: 0}}, abilities: {abilities("magic", text)}}}
  Ogre: {{types: [creature], power: 1, toughness: 4}}
  Wisp: {{types: [creature], mana cost: {{generic: 0}}, power: 1, toughness: 1}}
  Rock: {{types: [artifact]}}
given:
  turn: {{player: Ahri, phase: main}}
  Ahri: {{hand: [Told, Wisp], library: [Rock, {{card: Wisp, as: dug}}, {{card: Wisp, as: deep}}]}}
  Jinx: {{battlefield: [Ogre]}}
when: [{{cast: Told, by: Ahri}}, {{resolve: all}}]
"""
        + rest
    )


def test_damage_to_a_creature_and_its_controller_is_dealt_to_both() -> None:
    text = "~ deals 5 damage to target creature and 2 damage to that creature's controller."
    MAGIC.confirm(
        in_hand(
            text,
            """
choices: [{player: Ahri, question: targets, answer: Ogre}]
then: {Ogre: {zone: graveyard}, Jinx: {life: 18}, Ahri: {life: 20}}
""",
        )
    )


def test_whose_permanent_was_returned_discards_a_card() -> None:
    text = "Return target creature to its owner's hand, then that player discards a card."
    MAGIC.confirm(
        in_hand(
            text,
            """
choices: [{player: Ahri, question: targets, answer: Ogre}]
then: {Ogre: {zone: graveyard}, Wisp: {zone: hand}}
""",
        )
    )


def test_a_card_from_among_those_exiled_is_taken_from_exile() -> None:
    text = "Exile the top two cards of your library. Put a creature card from among them onto the battlefield."
    MAGIC.confirm(in_hand(text, "then: {dug: {zone: battlefield}, Rock: {zone: exile}, deep: {zone: library}}\n"))


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Whenever ~ blocks a creature, destroy that creature.", "Ogre"),
        ("Whenever ~ blocks a creature, it gets -0/-2 until end of turn.", "Guard"),
    ],
)
def test_it_and_that_creature_are_two_where_one_blocks_the_other(text: str, who: str) -> None:
    other = "Guard" if who == "Ogre" else "Ogre"
    MAGIC.confirm(
        f"""
cards:
  Guard: {{types: [creature], power: 0, toughness: 2, abilities: {abilities("magic", text)}}}
  Ogre: {{types: [creature], power: 0, toughness: 4}}
given: {{turn: {{player: Jinx}}, Ahri: {{battlefield: [Guard]}}, Jinx: {{battlefield: [Ogre]}}}}
when: [{{attack: {{Ogre: Ahri}}}}, {{block: {{Guard: Ogre}}}}, {{resolve: all}}]
then: {{{who}: {{zone: graveyard}}, {other}: {{zone: battlefield}}}}
"""
    )


def test_whoever_controls_the_spell_is_asked_to_pay_for_it() -> None:
    RIFTBOUND.confirm(
        f"""
cards:
  Stop: {{types: [spell], cost: {{energy: 0}}, keywords: [reaction],
         abilities: {abilities("riftbound", "Counter a spell unless its controller pays {2}.")}}}
  Study: {{types: [spell], cost: {{energy: 0}}, abilities: [{{do: [{{draw: 1}}]}}]}}
given:
  turn: {{player: Ahri, phase: main}}
  Ahri: {{hand: [Study], deck: 2, energy: 2}}
  Jinx: {{hand: [Stop], energy: 2}}
when: [{{play: Study, by: Ahri}}, {{pass: Ahri}}, {{play: Stop, by: Jinx}}, {{resolve: all}}]
choices: [{{player: Jinx, question: targets, answer: Study}}, {{player: Ahri, question: pay, answer: "yes"}}]
then: {{Ahri: {{energy: 0, hand: 1}}, Jinx: {{energy: 2}}}}
"""
    )
