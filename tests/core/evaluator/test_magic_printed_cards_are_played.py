"""Printed cards, read from their texts and played: each beside what the rules say comes of it."""

import pytest
import yaml

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text, run_scenario
from tests.verdicts import assert_confirmed

EDITION = "2024-06-07"
HEADER = {"example": "printed", "game": "magic", "title": "In a test?", "editions": [EDITION]}
SMALL = {"power": 2, "toughness": 7}


def described(types, text, **facts):
    before, _, after = types.partition(" - ")
    card = PrintedCard("It", "It", (PrintedFace("It", types, text, facts),), "", {
        "types": tuple(before.split()), "subtypes": tuple(after.split()),
    })  # fmt: skip
    read = read_card_text(card, GAMES["magic"].played, EDITION)
    assert read.description is not None, read.why
    return read.description


def play(types, text, board, **facts):
    scenario = yaml.safe_load(board)
    scenario["cards"] = {"It": described(types, text, **facts), **scenario.get("cards", {})}
    for name in ("Rat", "Ox"):
        scenario["cards"].setdefault(name, {"types": ["creature"], **SMALL})
    written = yaml.safe_dump({**HEADER, **scenario}, sort_keys=False)
    assert_confirmed(run_scenario(GAMES.read_scenario(written), EDITION))


SPELLS = {
    "other creatures are others than the target of a spell": (
        "Target creature gets +2/+2 until end of turn. All other creatures get -1/-1 until end of turn.",
        "Rat: {power: 4}, r2: {power: 1}",
    ),
    "each other creature is another than the one that is dealt more damage": (
        "It deals 4 damage to target creature and 2 damage to each other creature.",
        "Rat: {damage: 4}, r2: {damage: 2}, Ox: {damage: 2}",
    ),
    "a creature that deals damage to each other creature deals none to itself": (
        "Target creature deals damage equal to its power to each other creature.",
        "Rat: {damage: 0}, r2: {damage: 2}",
    ),
    "creatures with the same name are found, and no others": (
        "Choose target creature. All other creatures with the same name as that creature get -1/-1 until end of turn.",
        "Rat: {power: 2}, r2: {power: 1}, Ox: {power: 2}",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "outcome"), SPELLS.values(), ids=SPELLS)
def test_a_spell_with_one_target(text, outcome):
    play("Sorcery", text, f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], battlefield: [Rat, {{card: Rat, as: r2}}]}}
  Bob: {{battlefield: [Ox]}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
choices: [{{player: Ann, question: targets, answer: Rat}}]
then: {{{outcome}}}
""")


def test_each_opponent_sacrifices_the_greatest_among_their_own_creatures():
    play("Sorcery", "Each opponent sacrifices a creature with the greatest toughness among creatures they control.", """
cards: {Giant: {types: [creature], power: 5, toughness: 9}}
given: {turn: {player: Ann}, Ann: {hand: [It], battlefield: [{card: Giant, as: own}]}, Bob: {battlefield: [Rat, Giant]}}
when: [{cast: It, by: Ann}, {resolve: all}]
then: {Rat: {zone: battlefield}, Giant: {zone: graveyard}, own: {zone: battlefield}}
""")


@pytest.mark.parametrize(("pool", "zone"), [({"red": 1}, "battlefield"), ({"red": 1, "colorless": 1}, "graveyard")])
def test_ward_that_an_equipment_gives_is_paid_for(pool, zone):
    paid = "[{player: Ann, question: pay, answer: 'yes'}]" if len(pool) > 1 else "[]"
    play("Artifact - Equipment", "Equipped creature has ward {1}.\nEquip {1}", f"""
cards:
  Zap: {{types: [instant], mana cost: "{{R}}", abilities: [{{do: [{{destroy: {{choose: 1, type: creature}}}}]}}]}}
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Zap], {", ".join(f"{color}: {many}" for color, many in pool.items())}}}
  Bob: {{battlefield: [Rat, {{card: It, attached to: Rat}}]}}
when: [{{cast: Zap, by: Ann}}, {{resolve: all}}]
choices: {paid}
then: {{Rat: {{zone: {zone}}}}}
""")


def test_the_first_creature_spell_of_a_turn_is_cheaper_and_the_second_is_not():
    play("Enchantment", "The first green spell you cast each turn costs {2} less to cast.", """
cards: {Ox: {types: [creature], mana cost: "{2}{G}", power: 2, toughness: 2}}
given: {turn: {player: Ann}, Ann: {green: 4, hand: [Ox, {card: Ox, as: o2}], battlefield: [It]}, Bob: {}}
when: [{cast: Ox, by: Ann}, {resolve: all}, {cast: o2, by: Ann}]
then: {Ann: {green: 0}}
""")


def test_what_is_paid_for_as_an_ability_resolves_is_followed_by_a_target():
    play("Creature - Elf", "When It enters, you may pay {1}. When you do, destroy target creature.", """
given: {turn: {player: Ann}, Ann: {hand: [It], green: 1}, Bob: {battlefield: [Ox]}}
when: [{cast: It, by: Ann}, {resolve: all}]
choices: [{player: Ann, question: pay, answer: "yes"}, {player: Ann, question: targets, answer: Ox}]
then: {Ox: {zone: graveyard}, Ann: {green: 0}}
""", power="1", toughness="1")


def test_cards_milled_by_the_same_spell_are_counted():
    play("Sorcery", "Mill three cards. You gain 1 life for each creature card milled this way.", """
given: {turn: {player: Ann}, Ann: {hand: [It], library: [Ox, Forest, {card: Ox, as: o2}, {card: Ox, as: o3}]}, Bob: {}}
when: [{cast: It, by: Ann}, {resolve: all}]
then: {Ann: {life: 22}}
""")


TOP = {
    "the card on top": ("[Rat, Forest]", "cast: Rat", "stack: [Rat]"),
    "a card below it": ("[Forest, Rat]", "cast: Rat", "illegal: true"),
    "a land on top": ("[Forest, Rat]", "play: Forest", "Forest: {zone: battlefield}"),
}


@pytest.mark.parametrize(("library", "step", "outcome"), TOP.values(), ids=TOP)
def test_cards_are_played_from_the_top_of_a_library(library, step, outcome):
    play("Enchantment", "You may play lands and cast creature spells from the top of your library.", f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [It], library: {library}}}, Bob: {{}}}}
when: [{{{step}, by: Ann}}]
then: {{{outcome}}}
""")


TURNS = {"in the next turn of the same player": (2, "Island: {zone: battlefield}"), "after it": (4, "illegal: true")}


@pytest.mark.parametrize(("turns", "outcome"), TURNS.values(), ids=TURNS)
def test_exiled_cards_are_played_until_the_end_of_the_next_turn(turns, outcome):
    text = "Exile the top two cards of your library. Until the end of your next turn, you may play those cards."
    play("Sorcery", text, f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [It], library: [Forest, Island, Rat, Ox]}}, Bob: {{}}}}
when:
  - {{cast: It, by: Ann}}
  - {{resolve: all}}
  - {{play: Forest, by: Ann}}
  {"- {end turn: true}" + (turns - 1) * "; - {end turn: true}"}
  - {{play: Island, by: Ann}}
then: {{{outcome}}}
""".replace("; ", chr(10) + "  "))


EITHER = {"mana": "Rat: {zone: battlefield}, Ann: {black: 0}", "sacrifice": "Rat: {zone: graveyard}, Ann: {black: 2}"}


@pytest.mark.parametrize(("paid", "outcome"), EITHER.items(), ids=EITHER)
def test_one_of_two_additional_costs_is_paid(paid, outcome):
    play("Instant", "As an additional cost to cast It, sacrifice a creature or pay {2}.\nDestroy target creature.", f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [It], battlefield: [Rat], black: 2}}, Bob: {{battlefield: [Ox]}}}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
choices: [{{player: Ann, question: which cost, answer: {paid}}}, {{player: Ann, question: targets, answer: Ox}}]
then: {{Ox: {{zone: graveyard}}, {outcome}}}
""")


def test_a_cost_that_cannot_be_paid_is_not_offered():
    play("Instant", "As an additional cost to cast It, sacrifice a creature or pay {2}.\nDestroy target creature.", """
given: {turn: {player: Ann}, Ann: {hand: [It], black: 1}, Bob: {battlefield: [Ox]}}
when: [{cast: It, by: Ann}]
choices: [{player: Ann, question: targets, answer: Ox}]
then: {illegal: 601.2h}
""")
