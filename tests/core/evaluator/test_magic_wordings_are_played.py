"""Wordings read from texts and played: on whoever attacks (508.3), on what is revealed, cast, asked of a target."""

import json

import pytest

from .test_magic_printed_cards_are_played import described, play

ATTACK = """
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It, {{card: Rat, as: r1}}, {{card: Rat, as: r2}}, {{card: Ox, as: o1}}], library: 9}}
  Bob: {{}}
  Cid: {{}}
when: [{{attack: {{{attacks}}}}}]
then: {{triggers: {{It: {times}}}}}
"""

# How often each triggers as one rat attacks, two, two and an ox, and as a rat attacks each opponent.
ONE, TWO, THREE, EACH = "r1: Bob", "r1: Bob, r2: Bob", "r1: Bob, r2: Bob, o1: Bob", "r1: Bob, r2: Cid"
ATTACKS = {
    "Whenever you attack, draw a card.": (1, 1, 1, 1),
    "Whenever a creature you control attacks, draw a card.": (1, 2, 3, 2),
    "Whenever you attack with a creature, draw a card.": (1, 2, 3, 2),
    "Whenever you attack with one or more creatures, draw a card.": (1, 1, 1, 1),
    "Whenever you attack with two or more creatures, draw a card.": (0, 1, 1, 1),
    "Whenever you attack with three or more creatures, draw a card.": (0, 0, 1, 0),
    "Whenever two or more creatures you control attack, draw a card.": (0, 1, 1, 1),
    "Whenever two or more creatures you control attack a player, draw a card.": (0, 1, 1, 1),
    "Whenever a player attacks, draw a card.": (1, 1, 1, 1),
    "Whenever an opponent attacks, draw a card.": (0, 0, 0, 0),
}


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("text", ATTACKS)
def test_whoever_attacks_does_so_once_with_all_their_creatures(text, number):
    attacks = (ONE, TWO, THREE, EACH)[number]
    play("Enchantment", text, ATTACK.format(attacks=attacks, times=ATTACKS[text][number]))


ATTACKED = {
    "Whenever an opponent attacks you, draw a card.": (1, 1, 0),
    "Whenever a player attacks you, draw a card.": (1, 1, 0),
    "Whenever a player attacks one of your opponents, draw a card.": (0, 1, 1),
    "Whenever a creature attacks you, draw a card.": (2, 1, 0),
}


@pytest.mark.parametrize("text", ATTACKED)
def test_the_one_who_is_attacked_is_looked_at(text):
    for attacks, times in zip((TWO, EACH, "r1: Cid, r2: Cid"), ATTACKED[text], strict=True):
        play("Enchantment", text, f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [{{card: Rat, as: r1}}, {{card: Rat, as: r2}}]}}
  Bob: {{battlefield: [It], library: 9}}
  Cid: {{}}
when: [{{attack: {{{attacks}}}}}]
then: {{triggers: {{It: {times}}}}}
""")


HAND, LIBRARY = "your hand", "your library"
UNTIL = f"Reveal cards from the top of {LIBRARY} until you reveal a creature card."
TURNED_UP = f"{UNTIL} Put that card {{0}} and the rest {{1}}."
BOTTOM, GRAVEYARD = "on the bottom of your library in a random order", "into your graveyard"


@pytest.mark.parametrize(("to", "rest", "library", "outcome"), [
    ("into your hand", BOTTOM, "[Forest, Rat, Island]", "hand: [Rat], library: [Island, Forest]"),
    ("into your hand", GRAVEYARD, "[Forest, Rat, Island]", "hand: [Rat], library: [Island], graveyard: [Forest, It]"),
    ("onto the battlefield", BOTTOM, "[Rat, Forest, Island]", "battlefield: [Rat], library: [Forest, Island]"),
    ("onto the battlefield", GRAVEYARD, "[Forest, Island]", "battlefield: [], graveyard: [Forest, Island, It]"),
])  # fmt: skip
def test_cards_are_revealed_until_one_fits(to, rest, library, outcome):
    play("Sorcery", TURNED_UP.format(to, rest), f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], library: {library}}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
then: {{Ann: {{{outcome}}}}}
""")


END = "until end of turn"
ON_A_TARGET = {
    f"Target creature gets +X/+X {END}, where X is its power.": "Rat: {power: 4, toughness: 9}",
    "Target creature gets +X/+0 until end of turn, where X is its toughness.": "Rat: {power: 9, toughness: 7}",
    "Destroy target creature if its power is 2 or less.": "Ann: {graveyard: {count: 2}}",
    "Destroy target creature if its power is 3 or greater.": "Ann: {graveyard: [It]}",
    "Destroy target creature if its toughness is 7 or greater.": "Ann: {graveyard: {count: 2}}",
    "Destroy target creature if its toughness is 6 or less.": "Ann: {graveyard: [It]}",
    "Destroy target creature if its mana value is 0 or less.": "Ann: {graveyard: {count: 2}}",
    "Destroy target creature if its mana value is less than or equal to the number of creatures you control.":
        "Ann: {graveyard: {count: 2}}",
}  # fmt: skip


@pytest.mark.parametrize(("text", "outcome"), ON_A_TARGET.items())
def test_what_is_said_of_its_target_is_asked_of_the_target(text, outcome):
    play("Sorcery", text, f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], battlefield: [Rat]}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
choices: [{{player: Ann, question: targets, answer: Rat}}]
then: {{{outcome}}}
""")


def test_a_whole_hand_is_discarded_as_a_cost():
    assert described("Artifact", "Discard your hand: Draw three cards.")["abilities"][0]["use"] == {
        "discard": {"hand of": "you"}
    }
    for hand in (0, 2):
        play("Artifact", "Discard your hand: Draw three cards.", f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It], hand: {hand}, library: 9}}
  Bob: {{}}
when: [{{activate: It, by: Ann}}, {{check: {{Ann: {{hand: 0, graveyard: {{count: {hand}}}}}}}}}, {{resolve: all}}]
then: {{Ann: {{hand: 3}}}}
""")


@pytest.mark.parametrize(("artifacts", "mana"), [(0, 1), (1, 2)])
def test_more_mana_is_added_in_place_of_less(artifacts, mana):
    play("Land", "{T}: Add {C}. If you control an artifact, add {C}{C} instead.", f"""
cards: {{Rock: {{types: [artifact], abilities: []}}}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It, {", ".join(["Rock"] * artifacts)}]}}
  Bob: {{}}
when: [{{activate: It, by: Ann}}]
then: {{Ann: {{colorless: {mana}}}}}
""")


@pytest.mark.parametrize(("where", "chief", "then"), [
    ("battlefield", True, "Ann: {hand: 1}"),
    ("battlefield", False, "illegal: 601.2h"),
    ("command", True, "illegal: 601.2h"),
])  # fmt: skip
def test_a_commander_on_the_battlefield_lets_a_spell_be_cast_for_nothing(where, chief, then):
    text = "If you control a commander, you may cast this spell without paying its mana cost.\nDraw a card."
    answers = "{player: Ann, question: which cost, answer: alternative}" if then.startswith("Ann") else ""
    spell = {**described("Instant", text), "mana cost": "{2}{U}"}
    play("Instant", text, f"""
cards:
  It: {json.dumps(spell)}
  Chief: {{types: [creature], supertypes: [legendary], power: 2, toughness: 2, abilities: []}}
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], {where}: [{{card: Chief{", commander: true" if chief else ""}}}], library: 3}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}{", {resolve: all}" if answers else ""}]
choices: [{answers}]
then: {{{then}}}
""")


@pytest.mark.parametrize(("turn", "times"), [("Ann", 0), ("Bob", 1)])
def test_the_first_spell_during_each_opponents_turn_is_the_first_of_that_turn(turn, times):
    play("Enchantment", "Whenever you cast your first spell during each opponent's turn, draw a card.", f"""
cards: {{Gift: {{types: [instant], abilities: [{{do: [{{gain life: 1}}]}}]}}}}
given:
  turn: {{player: {turn}}}
  Ann: {{battlefield: [It], hand: [Gift, {{card: Gift, as: g2}}], library: 3}}
  Bob: {{}}
when: [{{cast: Gift, by: Ann}}, {{cast: g2, by: Ann}}, {{resolve: all}}]
then: {{triggers: {{It: {times}}}}}
""")


def test_an_enchanted_creature_is_nothing_but_a_frog():
    frog = "loses all abilities and is a blue Frog with base power and toughness 1/1."
    play("Enchantment - Aura", f"Enchant creature\nEnchanted creature {frog}", """
cards: {Golem: {types: [artifact, creature], subtypes: [Golem], power: 4, toughness: 4, keywords: [trample]}}
given:
  turn: {player: Ann}
  Ann: {battlefield: [{card: It, attached to: Golem}, {card: Golem, counters: {"+1/+1": 1}}]}
  Bob: {}
when: []
then: {Golem: {power: 2, toughness: 2, types: [creature], subtypes: [Frog], colors: [blue], keywords: []}}
""")


@pytest.mark.parametrize(("life", "power"), [(19, 4), (20, 2)])
def test_a_single_opponent_with_more_life_is_enough(life, power):
    play("Creature", "As long as an opponent has more life than you, It gets +2/+0.", f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: {life}, battlefield: [It]}}
  Bob: {{life: 3}}
  Cid: {{life: 20}}
when: []
then: {{It: {{power: {power}}}}}
""", power="2", toughness="2")


@pytest.mark.parametrize("cast", [False, True])
def test_what_has_been_cast_this_turn_lets_a_creature_attack(cast):
    play("Creature", "It can't attack unless you've cast a noncreature spell this turn.", f"""
cards: {{Gift: {{types: [instant], abilities: [{{do: [{{gain life: 1}}]}}]}}}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It], hand: [Gift]}}
  Bob: {{}}
when: [{"{cast: Gift, by: Ann}, {resolve: all}, " if cast else ""}{{attack: {{It: Bob}}}}]
then: {"{It: {is: [attacking]}}" if cast else '{illegal: "508.1c"}'}
""", power="2", toughness="2")


LEAVING = {
    "Whenever one or more cards leave your graveyard, draw a card.": 1,
    "Whenever one or more creature cards leave your graveyard, draw a card.": 1,
    "Whenever a creature card leaves your graveyard, draw a card.": 2,
    "Whenever a land card leaves your graveyard, draw a card.": 0,
}


@pytest.mark.parametrize("text", LEAVING)
def test_cards_that_leave_ones_own_graveyard(text):
    play("Enchantment", text, f"""
cards: {{Sweep: {{types: [sorcery], abilities: [{{do: [{{exile: {{all: {{zone: graveyard}}}}}}]}}]}}}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It], hand: [Sweep], graveyard: [Rat, Ox]}}
  Bob: {{graveyard: [{{card: Rat, as: r2}}, Forest]}}
when: [{{cast: Sweep, by: Ann}}, {{resolve: 1}}]
then: {{triggers: {{It: {LEAVING[text]}}}}}
""")


def test_whoever_puts_counters_does_so_once_for_each_creature():
    play("Enchantment", "Whenever you put one or more +1/+1 counters on a creature you control, draw a card.", """
cards: {Grow: {types: [sorcery], abilities: [{do: [{put counter: "+1/+1", "on": {all: {type: creature}}, count: 2}]}]}}
given:
  turn: {player: Ann}
  Ann: {battlefield: [It, Rat, {card: Rat, as: r2}], hand: [Grow]}
  Bob: {battlefield: [Ox]}
when: [{cast: Grow, by: Ann}, {resolve: 1}]
then: {triggers: {It: 2}}
""")


@pytest.mark.parametrize("word", ["that creature", "it"])
def test_what_blocks_it_is_spoken_of(word):
    play("Creature", f"Whenever a creature blocks It, {word} gets -1/-1 until end of turn.", """
given:
  turn: {player: Ann}
  Ann: {battlefield: [It]}
  Bob: {battlefield: [Rat, Ox]}
when: [{attack: {It: Bob}}, {block: {Rat: It}}, {resolve: all}]
then: {Rat: {power: 1}, Ox: {power: 2}, It: {power: 4}}
""", power="4", toughness="4")


def test_a_card_of_all_colors_has_all_five():
    play("Creature", "It is all colors.\nIt has protection from each color.", """
cards: {Hit: {types: [instant], mana cost: "{B}", abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}}
given:
  turn: {player: Ann}
  Ann: {battlefield: [It]}
  Bob: {hand: [Hit], black: 1}
when: [{cast: Hit, by: Bob}]
then: {illegal: "601.2c"}
""", power="4", toughness="4")


def test_more_life_is_lost_than_would_be():
    play("Enchantment", "If you would lose life, you lose that much life plus 1 instead.", """
cards: {Drain: {types: [instant], abilities: [{do: [{lose life: 2, player: any}]}]}}
given:
  turn: {player: Ann}
  Ann: {battlefield: [It], hand: [Drain]}
  Bob: {}
when: [{cast: Drain, by: Ann}, {resolve: all}]
then: {Ann: {life: 17}, Bob: {life: 18}}
""")


MILLED = {
    "Mill three cards. You may put a creature card from among the milled cards into your hand.": "hand: [Rat]",
    "Mill three cards. You may put a creature card from among the cards milled this way into your hand.": "hand: [Rat]",
    "Mill three cards. You may put a creature card from among the milled cards onto the battlefield.":
        "battlefield: [Rat]",
}  # fmt: skip


@pytest.mark.parametrize(("text", "outcome"), MILLED.items())
def test_only_what_has_just_been_milled_is_chosen_from(text, outcome):
    play("Sorcery", text, f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], graveyard: [Ox], library: [Forest, Rat, Island, {{card: Ox, as: o2}}]}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
choices: [{{player: Ann, question: may, answer: yes}}]
then: {{Ann: {{{outcome}, library: [o2]}}}}
""")


def test_one_card_of_a_hand_goes_back_on_top():
    play("Sorcery", f"Draw a card, then put a card from {HAND} on top of {LIBRARY}.", """
given:
  turn: {player: Ann}
  Ann: {hand: [It, Rat], library: [Forest, Island]}
  Bob: {}
when: [{cast: It, by: Ann}, {resolve: all}]
choices: [{player: Ann, question: objects, answer: Rat}]
then: {Ann: {hand: [Forest], library: [Rat, Island]}}
""")


@pytest.mark.parametrize(("life", "triggers"), [(3, 1), (10, 0), (30, 0)])
def test_a_life_total_becomes_a_number_by_gaining_or_losing_life(life, triggers):
    """119.5: so whatever is said of gaining life is said of it."""
    play("Sorcery", "Your life total becomes 10.", f"""
cards: {{Choir: {{types: [enchantment], abilities: [{{when: {{event: gains life, player: you}}, do: [{{draw: 1}}]}}]}}}}
given:
  turn: {{player: Ann}}
  Ann: {{life: {life}, hand: [It], battlefield: [Choir], library: 3}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: 1}}]
then: {{Ann: {{life: 10}}, triggers: {{Choir: {triggers}}}}}
""")


@pytest.mark.parametrize(("text", "outcome"), [
    ("Double target creature's power until end of turn.", "power: 6, toughness: 8"),
    ("Double the power of target creature you control until end of turn.", "power: 6, toughness: 8"),
    ("Double the power and toughness of target creature until end of turn.", "power: 6, toughness: 16"),
])  # fmt: skip
def test_doubled_power_counts_what_has_been_added_to_it(text, outcome):
    play("Sorcery", text, f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], battlefield: [{{card: Rat, counters: {{"+1/+1": 1}}}}]}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: 1}}]
choices: [{{player: Ann, question: targets, answer: Rat}}]
then: {{Rat: {{{outcome}}}}}
""")


HEXPROOF = {
    "You and permanents you control have hexproof.": True,
    "Permanents you control have hexproof.": False,
}  # fmt: skip


@pytest.mark.parametrize("text", HEXPROOF)
def test_whoever_is_named_beside_their_permanents_has_what_these_have(text):
    then = 'illegal: "601.2c"' if HEXPROOF[text] else "Ann: {life: 18}"
    play("Enchantment", text, f"""
cards:
  Hit: {{types: [instant], abilities: [{{do: [{{lose life: 2, player: {{choose: 1, controller: opponent}}}}]}}]}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It]}}
  Bob: {{hand: [Hit]}}
when: [{{cast: Hit, by: Bob}}{"" if HEXPROOF[text] else ", {resolve: 1}"}]
then: {{{then}}}
""")


@pytest.mark.parametrize(("text", "life"), [
    ("Each opponent can't gain life this turn.", (21, 20)), ("Target player can't gain life this turn.", (21, 20)),
    ("Players can't gain life this turn.", (20, 20)),
])  # fmt: skip
def test_players_who_cannot_gain_life_this_turn(text, life):
    target = "{player: Ann, question: targets, answer: Bob}" if "Target" in text else ""
    play("Sorcery", text, f"""
cards: {{Gift: {{types: [instant], abilities: [{{do: [{{gain life: 1, player: any}}]}}]}}}}
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It, Gift]}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: 1}}, {{cast: Gift, by: Ann}}, {{resolve: 1}}]
choices: [{target}]
then: {{Ann: {{life: {life[0]}}}, Bob: {{life: {life[1]}}}}}
""")
