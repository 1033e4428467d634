"""Texts of Magic that go on speaking of what they exiled or sacrificed, and of what happens to several at once."""

import json

import pytest

from rules_data.core.abilities.writing import render
from rules_data.core.abilities.writing.lexicons import MAGIC
from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text, read_data
from tests.verdicts import Written

PLAYED = GAMES["magic"].played
OTHERS = """
  Ogre: {types: [creature], subtypes: [Ogre], power: 3, toughness: 4, abilities: []}
  Elf: {types: [creature], subtypes: [Elf], power: 1, toughness: 1, abilities: []}
  Growth: {types: [instant], abilities: [{do: [{put counter: "+1/+1", on: {choose: 1, type: creature}}]}]}
  Muster: {types: [sorcery], abilities: [{do: [{create token: {name: Scout, power: 1, toughness: 1}}]}]}
  Hunt: {types: [instant], abilities: [{do: [{destroy: {all: {subtype: Goblin}}}]}]}
"""


def read(types, *lines):
    card = PrintedCard("Lamp", "Lamp", (PrintedFace("Lamp", types, "\n".join(lines)),), "", {"types": (types,)})
    return read_card_text(card, PLAYED, "2024-06-07")


def lamp(types, *lines, size=""):
    found = read(types, *lines)
    assert found.description is not None, found.why
    sized = {**found.description, **({"power": 2, "toughness": 2} if size else {})}
    return Written("magic", ("2024-06-07",), f"cards:\n  Lamp: {json.dumps(sized)}{OTHERS}")


def said(line):
    """A line of text as it is written again."""
    [[one]] = read("creature", line).faces
    [ability] = read_data(one.reading.data, PLAYED.table.vocabulary)[0]
    return render(ability, MAGIC)


STAFF = "{T}: Exile target creature. Return the exiled card to the battlefield tapped at the beginning of your upkeep."
STAFF = STAFF.replace("your upkeep", "the next end step")


@pytest.mark.parametrize("exiled", ["Ogre", "Elf"])
def test_the_exiled_card_is_what_the_same_ability_has_exiled(exiled):
    kept = {"Ogre": "Elf", "Elf": "Ogre"}[exiled]
    lamp("artifact", STAFF).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Lamp]}}, Bob: {{battlefield: [Ogre, Elf]}}}}
when:
  - {{activate: Lamp, by: Ann}}
  - resolve: all
  - check: {{{exiled}: {{zone: exile}}, {kept}: {{zone: battlefield}}}}
  - advance to: end
  - resolve: all
choices: [{{player: Ann, question: targets, answer: {exiled}}}]
then: {{{exiled}: {{zone: battlefield, tapped: true}}, {kept}: {{tapped: false}}}}
""")


@pytest.mark.parametrize(("answer", "zone"), [("yes", "battlefield"), ("no", "graveyard")])
def test_a_creature_is_championed_or_the_champion_goes(answer, zone):
    lamp("creature", "Champion a creature", size="yes").confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Elf], hand: [Lamp]}}, Bob: {{}}}}
when: [{{cast: Lamp, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: may, answer: {answer}}}]
then: {{Lamp: {{zone: {zone}}}, Elf: {{zone: {"exile" if answer == "yes" else "battlefield"}}}}}
""")


@pytest.mark.parametrize(("sacrificed", "cards", "life"), [("Ogre", 3, 24), ("Elf", 1, 21)])
def test_its_toughness_is_that_of_the_creature_whose_power_was_spoken_of(sacrificed, cards, life):
    cost = "As an additional cost to cast this spell, sacrifice a creature."
    gains = "Draw cards equal to the sacrificed creature's power. You gain life equal to its toughness."
    lamp("instant", cost, gains).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{life: 20, hand: [Lamp], battlefield: [Ogre, Elf]}}, Bob: {{}}}}
when: [{{cast: Lamp, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: objects, answer: {sacrificed}}}]
then: {{Ann: {{hand: {cards}, life: {life}}}}}
""")


TO_A_PLAYER = "Whenever one or more attacking creatures deal combat damage to a player, draw a card."
TO_SEVERAL = (
    "Whenever one or more attacking creatures deal combat damage to one or more of your opponents, draw a card."
)


@pytest.mark.parametrize(("text", "times"), [(TO_A_PLAYER, 2), (TO_SEVERAL, 1)])
def test_one_or_more_creatures_damage_a_player_once_for_each_player(text, times):
    lamp("enchantment", text).confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [Lamp, Ogre, {{card: Elf, as: e1}}, {{card: Elf, as: e2}}]}}
  Bob: {{}}
  Cid: {{}}
when: [{{attack: {{Ogre: Bob, e1: Bob, e2: Cid}}}}, {{advance to: end of combat}}]
then: {{triggers: {{Lamp: {times}}}, Ann: {{hand: {times}}}}}
""")


def test_that_it_is_so_for_each_player_is_said_by_who_is_damaged():
    assert said(TO_A_PLAYER) == TO_A_PLAYER
    assert "one or more opponents" in said(TO_SEVERAL)


YOURS, TWICE = "a creature you control", "twice that many +1/+1 counters are put on it instead."


@pytest.mark.parametrize(("who", "size"), [("Ogre", 5), ("theirs", 4)])
def test_twice_as_many_counters_on_one_of_yours_alone(who, size):
    text = f"If one or more +1/+1 counters would be put on {YOURS}, {TWICE}"
    lamp("enchantment", text).confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Growth], battlefield: [Lamp, Ogre]}}
  Bob: {{battlefield: [{{card: Ogre, as: theirs}}]}}
when: [{{cast: Growth, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: targets, answer: {who}}}]
then: {{{who}: {{power: {size}}}}}
""")
    assert said(text) == (f"If one or more +1/+1 counters would be put on {YOURS}, it is twice that much instead.")


@pytest.mark.parametrize("player", ["Ann", "Bob"])
def test_twice_as_many_tokens_for_whoever_creates_them(player):
    text = "If one or more tokens would be created, twice that many of those tokens are created instead."
    lamp("enchantment", text).confirm(f"""
given:
  turn: {{player: {player}}}
  Ann: {{battlefield: [Lamp], hand: [{{card: Muster, as: Ann's}}]}}
  Bob: {{hand: [{{card: Muster, as: Bob's}}]}}
when: [{{cast: {player}'s, by: {player}}}, resolve: all]
then: {{{player}: {{battlefield: {{count: {3 if player == "Ann" else 2}}}}}}}
""")


@pytest.mark.parametrize(("text", "zone"), [("gain all creature types", "graveyard"), ("gain haste", "battlefield")])
def test_all_creature_types_are_gained_at_once(text, zone):
    lamp(
        "artifact", f"{{X}}: Until end of turn, creatures you control have base power and toughness X/X and {text}."
    ).confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [Lamp, Elf], hand: [Hunt], colorless: 3}}
  Bob: {{battlefield: [Ogre]}}
when:
  - {{activate: Lamp, by: Ann}}
  - resolve: all
  - check: {{Elf: {{power: 3, toughness: 3}}}}
  - {{cast: Hunt, by: Ann}}
  - resolve: all
choices: [{{player: Ann, question: value of X, answer: 3}}]
then: {{Elf: {{zone: {zone}}}, Ogre: {{zone: battlefield}}}}
""")


@pytest.mark.parametrize(("done", "then"), [
    ("counter that spell.", "Growth: {zone: graveyard}, Ogre: {power: 3}"),
    ("Lamp deals 2 damage to that spell's controller.", "Bob: {life: 18}, Ogre: {power: 4}"),
    ("that creature gets +2/+0 until end of turn.", "Bob: {life: 20}, Ogre: {power: 6}"),
])  # fmt: skip
def test_that_spell_is_what_targets_and_that_creature_what_is_targeted(done, then):
    text = f"Whenever a creature you control becomes the target of a spell an opponent controls, {done}"
    lamp("artifact", text).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Lamp, Ogre]}}, Bob: {{life: 20, hand: [Growth]}}}}
when: [{{cast: Growth, by: Bob}}, resolve: all]
choices: [{{player: Bob, question: targets, answer: Ogre}}]
then: {{{then}}}
""")


@pytest.mark.parametrize(("dead", "other", "size"), [("Ogre", "Elf", 4), ("Elf", "Ogre", 4), ("Elf", "Elf2", 2)])
def test_the_power_of_the_creature_that_died_is_what_it_last_was(dead, other, size):
    text = "put X +1/+1 counters on target Elf or Ogre, where X is the power of the creature that died."
    lamp("artifact", f"Whenever a creature you control dies, {text}").confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Lamp, Ogre, Elf, {{card: Elf, as: Elf2}}]}}, Bob: {{}}}}
when: [{{destroy: {dead}, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: targets, answer: {other}}}]
then: {{{other}: {{power: {size}}}}}
""")
