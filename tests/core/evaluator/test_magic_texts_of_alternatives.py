"""Texts of Magic that say what is done instead, otherwise, or unless something is paid, and how often."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_data
from tests.verdicts import Written, assert_confirmed

MAGIC = ability_text("magic")


def said(text):
    """The abilities of a text, as a file has them."""
    found = MAGIC.read(text, "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data.get("abilities", [])])


def moth(text, types="sorcery]"):
    cards = f"""
cards:
  Moth: {{types: [{types}, abilities: {said(text)}}}
  Elf: {{types: [creature], subtypes: [Elf], power: 1, toughness: 1, mana cost: 1}}
  Ogre: {{types: [creature], subtypes: [Ogre], power: 3, toughness: 3, mana cost: 4}}
  Cub: {{types: [creature], power: 1, toughness: 1}}
  Isle: {{types: [land], subtypes: [Island], abilities: [{{use: {{tap: me}}, do: [{{add: {{blue: 1}}}}]}}]}}
  Dart: {{types: [instant], abilities: [{{do: [{{deal: 2, to: {{choose: 1, type: any target}}}}]}}]}}
"""
    return Written("magic", ("2024-06-07",), cards)


CAST = "{cast: Moth, by: Ann}, resolve: all"


def body(given, then, choices="", when=CAST):
    return f"given: {{turn: {{player: Ann}}, {given}}}\nwhen: [{when}]\nchoices: [{choices}]\nthen: {then}\n"


def target(*those):
    return ", ".join(f"{{player: Ann, question: targets, answer: {one}}}" for one in those)


LIFE = "If you have 10 or less life, "


@pytest.mark.parametrize(("life", "drawn"), [(20, 1), (10, 3)])
@pytest.mark.parametrize("between", [" ", "\n"])
def test_more_cards_are_drawn_instead_in_the_same_line_or_the_next(life, drawn, between):
    text = f"Draw a card.{between}{LIFE}draw three cards instead."
    moth(text).confirm(
        body(f"Ann: {{life: {life}, hand: [Moth], library: 9}}, Bob: {{}}", f"{{Ann: {{hand: {drawn}}}}}")
    )


@pytest.mark.parametrize(("chosen", "damage"), [("Elf", 3), ("Ogre", 1)])
def test_what_is_chosen_decides_how_much_it_is_dealt(chosen, damage):
    first = "Lantern Moth deals 1 damage to target creature."
    text = f"{first} If that creature is an Elf, Lantern Moth deals 3 damage to that creature instead."
    left = "[Ogre]" if chosen == "Elf" else "[Elf, Ogre]"
    then = f"{{Bob: {{battlefield: {left}}}, Ogre: {{counters: {{damage: {0 if chosen == 'Elf' else damage}}}}}}}"
    moth(text).confirm(body("Ann: {hand: [Moth]}, Bob: {battlefield: [Elf, Ogre]}", then, target(chosen)))


@pytest.mark.parametrize(("life", "left"), [(20, 1), (5, 0)])
def test_the_chosen_player_discards_more_instead(life, left):
    text = f"Target player discards a card. {LIFE}that player discards two cards instead."
    given = f"Ann: {{life: {life}, hand: [Moth]}}, Bob: {{hand: [Elf, Ogre]}}"
    moth(text).run(body(given, f"{{Bob: {{hand: {left}}}}}", target("Bob")))
    picked = ", {player: Bob, question: discard, answer: Elf}" if left else ""
    moth(text).confirm(body(given, f"{{Bob: {{hand: {left}}}}}", target("Bob") + picked))


@pytest.mark.parametrize(
    ("life", "chosen", "gone"), [(20, "Elf", True), (20, "Ogre", False), (5, "Ogre", True), (5, "Elf", True)]
)
def test_a_smaller_or_a_larger_creature_is_destroyed(life, chosen, gone):
    cheap = "Destroy target creature if it has mana value 2 or less."
    text = f"{cheap}\n{LIFE}destroy that creature if it has mana value 4 or less instead."
    left = [one for one in ("Elf", "Ogre") if one != chosen or not gone]
    given = f"Ann: {{life: {life}, hand: [Moth]}}, Bob: {{battlefield: [Elf, Ogre]}}"
    moth(text).confirm(body(given, f"{{Bob: {{battlefield: [{', '.join(left)}]}}}}", target(chosen)))


def test_it_is_not_known_what_takes_the_place_of_something_else():
    for text in (
        "Draw a card. If you have 10 or less life, you gain 3 life instead.",
        f"{LIFE}draw two cards instead.",
    ):
        [read] = MAGIC.read(text, "Lantern Moth")
        assert read.data is None or read_data(read.data, GAMES["magic"].played.table.vocabulary)[1]


@pytest.mark.parametrize(("chosen", "yard", "exile"), [("Ogre", "[]", "[Ogre]"), ("Elf", "[Ogre]", "[Elf]")])
def test_what_would_die_this_turn_is_exiled_and_nothing_else(chosen, yard, exile):
    """The Ogre dies of two Darts, or of one and of the Moth, whose damage kills the Elf."""
    saved = "exile it instead"
    text = f"Lantern Moth deals 1 damage to target creature. If that creature would die this turn, {saved}."
    given = "Ann: {hand: [Moth, Dart, {card: Dart, as: more}]}, Bob: {battlefield: [Elf, Ogre]}"
    when = f"{CAST}, {{cast: Dart, by: Ann}}, resolve: all, {{cast: more, by: Ann}}, resolve: all"
    second = "Elf" if chosen == "Ogre" else "Ogre"
    then = f"{{Bob: {{graveyard: {'[Elf]' if chosen == 'Ogre' else yard}, exile: {exile}}}}}"
    moth(text).confirm(body(given, then, target(chosen, "Ogre", second), when))


@pytest.mark.parametrize(
    ("cost", "hand"), [("pay 2 life", "[Moth]"), ("reveal an Elf card from your hand", "[Moth, Elf]")]
)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_land_enters_tapped_unless_something_is_done(cost, hand, answer):
    or_else = "If you don't, Lantern Moth enters the battlefield tapped."
    text = f"As Lantern Moth enters the battlefield, you may {cost}. {or_else}"
    status = "untapped" if answer == "yes" else "tapped"
    life = 18 if answer == "yes" and "life" in cost else 20
    moth(text, "land]").confirm(body(
        f"Ann: {{hand: {hand}}}, Bob: {{}}", f"{{Moth: {{is: [{status}]}}, Ann: {{life: {life}}}}}",
        f"{{player: Ann, question: pay, answer: {answer}}}", "{play: Moth, by: Ann}",
    ))  # fmt: skip


def test_a_land_enters_tapped_where_nothing_can_be_revealed():
    shown = "reveal an Elf card from your hand"
    text = f"As Lantern Moth enters, you may {shown}. If you don't, it enters tapped."
    given = "Ann: {hand: [Moth, Ogre]}, Bob: {}"
    moth(text, "land]").confirm(body(given, "{Moth: {is: [tapped]}}", "", "{play: Moth, by: Ann}"))


@pytest.mark.parametrize(("host", "power"), [("Elf", 4), ("Ogre", 0)])
def test_an_aura_helps_some_and_harms_others(host, power):
    text = "Enchant creature\nEnchanted creature gets +3/+3 as long as it's an Elf. Otherwise, it gets -3/-1."
    given = f"Ann: {{battlefield: [Elf, Ogre, {{card: Moth, attached to: {host}}}]}}, Bob: {{}}"
    moth(text, "enchantment], subtypes: [Aura]").confirm(body(given, f"{{{host}: {{power: {power}}}}}", "", ""))


@pytest.mark.parametrize(("more", "life"), [(", Ogre", 20), ("", 18)])
def test_its_controller_pays_for_each_card(more, life):
    """Bob has one mana: his spell is countered where that is not enough."""
    each = "for each card in your hand"
    text = f"Counter target spell unless its controller pays {{1}} {each}."
    bob = "Bob: {hand: [{card: Dart, as: bobs}], battlefield: [Isle]}"
    when = "{cast: bobs, by: Bob}, {activate: Isle, by: Bob}, {cast: Moth, by: Ann}, resolve: all"
    answers = "{player: Bob, question: targets, answer: Ann}, " + target("bobs")
    paid = "" if more else ", {player: Bob, question: pay, answer: yes}"
    then = f"{{Ann: {{life: {life}}}}}"
    moth(text, "instant]").confirm(body(f"Ann: {{hand: [Moth, Elf{more}]}}, {bob}", then, answers + paid, when))


@pytest.mark.parametrize(("lands", "drawn"), [("[]", 0), ("[Isle, Elf]", 1)])
def test_cards_are_discarded_for_each_of_something(lands, drawn):
    text = "Target player discards a card for each Island you control."
    given = f"Ann: {{hand: [Moth], battlefield: {lands}}}, Bob: {{hand: [Ogre]}}"
    moth(text).confirm(body(given, f"{{Bob: {{graveyard: {drawn}}}}}", target("Bob")))


def test_a_number_and_what_is_counted_are_added():
    text = "You gain X life, where X is 2 plus the number of creatures you control."
    moth(text).confirm(body("Ann: {hand: [Moth], battlefield: [Elf, Ogre]}, Bob: {}", "{Ann: {life: 24}}"))


@pytest.mark.parametrize(("when", "life"), [("{play: Isle, by: Ann}", 21), ("{cast: Cub, by: Ann}, resolve: all", 21),
                                            ("{cast: Dart, by: Ann}, resolve: all", 20)])  # fmt: skip
def test_either_of_two_events(when, life):
    text = "Whenever you cast a creature spell or an Island enters the battlefield under your control, you gain 1 life."
    given = "Ann: {hand: [Isle, Cub, Dart], battlefield: [Moth]}, Bob: {}"
    choices = target("Bob") if "Dart" in when else ""
    moth(text, "enchantment]").confirm(body(given, f"{{Ann: {{life: {life}}}}}", choices, f"{when}, resolve: all"))


@pytest.mark.parametrize(("attacked", "life"), [(True, 23), (False, 20)])
def test_a_creature_that_died_is_counted(attacked, life):
    text = "If a creature died this turn, you gain 3 life."
    shot = "{cast: Dart, by: Ann}, resolve: all, "
    given = "Ann: {hand: [Moth, Dart]}, Bob: {battlefield: [Elf]}"
    when = f"{shot if attacked else ''}{CAST}"
    moth(text).confirm(body(given, f"{{Ann: {{life: {life}}}}}", target("Elf") if attacked else "", when))


def test_a_land_becomes_a_creature_and_stays_a_land():
    text = "Target land becomes a 2/2 creature until end of turn. It's still a land."
    given = "Ann: {hand: [Moth], battlefield: [Isle]}, Bob: {}"
    moth(text).confirm(body(given, "{Isle: {power: 2, types: [creature, land]}}", target("Isle")))
    over = f"{CAST}, end turn: true"
    moth(text).confirm(body(given, "{Isle: {types: [land]}}", target("Isle"), over))


def test_the_arrested_neither_fights_nor_uses_abilities():
    held = "its activated abilities can't be activated"
    text = f"Enchant creature\nEnchanted creature can't attack or block, and {held}."
    given = "Ann: {battlefield: [Elf, {card: Moth, attached to: Elf}]}, Bob: {}"
    run = moth(text, "enchantment], subtypes: [Aura]").run(body(given, "{illegal: 508.1c}", "", "attack: {Elf: Bob}"))
    assert_confirmed(run)
