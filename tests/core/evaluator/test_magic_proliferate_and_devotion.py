"""Proliferating adds counters of the kinds that are there (701.27); devotion counts mana symbols (700.5)."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Spread: {types: [instant], abilities: [{do: [{proliferate: true}]}]}
  Swell: {types: [instant], abilities: [{do: [{proliferate: true, player: opponent}]}]}
  Bear: {types: [creature], power: 2, toughness: 2}
  Sage: {types: [planeswalker], loyalty: 3, abilities: []}
  Doubler:
    types: [enchantment]
    abilities:
      - replace: {event: counter is put, object: {controller: you}}
        keeps: true
        amount: {times: [that much, 2]}
  Counter Watch:
    types: [enchantment]
    abilities: [{when: {event: counter is put, object: {type: creature}}, do: [{gain life: 1}]}]
  Count: {types: [instant], abilities: [{do: [{gain life: {devotion to: white}}]}]}
  Count Both: {types: [instant], abilities: [{do: [{gain life: {devotion to: [white, black]}}]}]}
  Pious: {types: [creature], mana cost: {generic: 2, white: 2}, power: 1, toughness: 1}
  Hybrid: {types: [enchantment], mana cost: {white/black: 3}}
  Twobrid: {types: [artifact], mana cost: {two or white: 1, white or life: 1}}
  Dark: {types: [enchantment], mana cost: {black: 1}}
  God:
    types: [creature, enchantment]
    mana cost: {white: 1}
    power: 5
    toughness: 6
    abilities: [{passive: {lose type: creature}, affects: me, while: {devotion to: white, less than: 3}}]
  Mimic: {types: [instant], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Mask: {types: [instant], abilities: [{do: [{turn face down: {choose: 1, type: creature}}]}]}
"""
confirm = Written("magic", ("2024-06-07",), CARDS).confirm


def spread(answer, then, ann="[{card: Bear, counters: {+1/+1: 1}}]", bob="[]", poison=0, spell="Spread", who="Ann"):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, battlefield: {ann}, hand: [{spell}]}}
  Bob: {{life: 20, battlefield: {bob}, poison: {poison}}}
when: [{{cast: {spell}, by: Ann}}, resolve: all]
choices: [{{player: {who}, question: objects, answer: {answer}}}]
then: {then}
"""


def test_each_kind_of_counter_gets_one_more():
    several = "[{card: Bear, counters: {+1/+1: 2, shield: 1}}]"
    confirm(spread("Bear", "{Bear: {counters: {+1/+1: 3, shield: 2}}}", ann=several))


def test_players_and_permanents_of_anybody_are_chosen_together():
    then = "{Bear: {counters: {+1/+1: 2}}, Sage: {counters: {loyalty: 4}}, Bob: {poison: 3}}"
    confirm(spread("[Bear, Sage, Bob]", then, bob="[Sage]", poison=2))


def test_whoever_proliferates_may_choose_only_some_or_none():
    confirm(spread("[Bob]", "{Bear: {counters: {+1/+1: 1}}, Bob: {poison: 3}}", poison=2))
    confirm(spread("[]", "{Bear: {counters: {+1/+1: 1}}, Bob: {poison: 2}}", poison=2))


def test_what_has_no_counter_cannot_be_chosen():
    body = spread("[other]", "{illegal: 701.27a}", ann="[{card: Bear, counters: {+1/+1: 1}}, {card: Bear, as: other}]")
    seen = Written("magic", ("2024-06-07",), CARDS).run(body)
    assert "other" in seen.reason


def test_damage_is_no_counter():
    body = spread("[]", "{Bear: {damage: 1}}", ann="[{card: Bear, damage: 1}]")
    confirm(body.replace("choices: [{player: Ann, question: objects, answer: []}]\n", ""))


def test_each_player_who_proliferates_chooses_for_themselves():
    confirm(spread("[Bear]", "{Bear: {counters: {+1/+1: 2}}}", spell="Swell", who="Bob"))


def test_replacement_and_triggered_abilities_see_the_counters_of_proliferating():
    several = "[{card: Bear, counters: {+1/+1: 1}}, Doubler, Counter Watch]"
    confirm(spread("[Bear]", "{Bear: {counters: {+1/+1: 3}}, Ann: {life: 21}}", ann=several))


@pytest.mark.parametrize(
    ("battlefield", "one", "both"),
    [
        ("[]", 20, 20),
        ("[Pious]", 22, 22),
        ("[Pious, {card: Pious, as: other}]", 24, 24),
        ("[Hybrid]", 23, 23),
        ("[Twobrid]", 22, 22),
        ("[Dark]", 20, 21),
        ("[Pious, Hybrid, Dark]", 25, 26),
    ],
)
def test_symbols_of_what_you_control_are_counted_each_once(battlefield, one, both):
    for spell, life in (("Count", one), ("Count Both", both)):
        confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, battlefield: {battlefield}, hand: [{spell}], graveyard: [{{card: Pious, as: dead}}]}}
  Bob: {{life: 20, battlefield: [{{card: Pious, as: theirs}}]}}
when: [{{cast: {spell}, by: Ann}}, resolve: all]
then: {{Ann: {{life: {life}}}}}
""")


def test_a_copy_has_the_mana_cost_of_what_it_copies_and_what_is_face_down_has_none():
    board = """
given:
  turn: {player: Ann}
  Ann: {life: 20, battlefield: [Pious], hand: [Mimic, Mask, Count]}
  Bob: {life: 20}
"""
    count = "{cast: Count, by: Ann}, resolve: all"
    confirm(board + f"when: [{{cast: Mimic, by: Ann}}, resolve: all, {count}]\nthen: {{Ann: {{life: 24}}}}\n")
    confirm(board + f"when: [{{cast: Mask, by: Ann}}, resolve: all, {count}]\nthen: {{Ann: {{life: 20}}}}\n")


def test_a_god_is_a_creature_as_long_as_its_player_is_devoted_enough():
    board = """
given:
  turn: {player: Ann}
  Ann: {battlefield: [God, Pious]}
  Bob: {}
when: [%s]
then: {God: {%s}}
"""
    confirm(board % ("", "types: [creature, enchantment]"))
    confirm(board % ("{destroy: Pious, with: God, by: Ann}", "types: [enchantment]"))
