"""Flesh and Blood: texts are read and played: what attacks is given something, and who has done what."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.verdicts import Written

EDITIONS = ("2026-06-10", "2026-02")
TEXTS = ability_text("flesh-and-blood")
CARDS = """
cards:
  Lantern: {KIND, abilities: TEXT}
  Jab: {types: [action], subtypes: [attack], cost: 0, power: 3, color: red, keywords: [go again], abilities: []}
  Slam: {types: [action], subtypes: [attack], cost: 0, power: 6, defense: 3, color: blue, abilities: []}
  Wall: {types: [action], cost: 0, defense: 3, abilities: []}
  Helm: {types: [equipment], subtypes: [head], defense: 1, abilities: []}
  Bolt: {types: [instant], cost: 0, abilities: [{do: [{deal: 2, to: {choose: 1, life: {at least: 1}}, type: arcane}]}]}
  Imp: {types: [action], subtypes: [ally], power: 2, life: 3, abilities: [
    {use: {}, keywords: [instant], do: [{deal: 1, type: arcane, to: {choose: 1, life: {at least: 1}}}]}]}
  Knife: {types: [weapon], subtypes: [dagger, 1H], power: 1, abilities: [
    {use: {action points: 1}, keywords: [action], limit: {times: 2, each: turn}, do: [{attack: true}]}]}
"""
ATTACK = "types: [action], subtypes: [attack], cost: 0, power: 3, keywords: [go again]"
DEFENDER = "types: [action], cost: 0, defense: 2"
AURA = "types: [action], subtypes: [aura]"
ACTION = "types: [action], cost: 0, keywords: [go again]"
INSTANT = "types: [instant], cost: 0"


def holds(kind: str, text: str, body: str) -> None:
    """A card of this kind with this text does in a situation what the rules say."""
    found = TEXTS.read(text, "Paper Lantern")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    said = json.dumps([each for one in found for each in one.data.get("abilities", [])])
    Written("flesh-and-blood", EDITIONS, CARDS.replace("KIND", kind).replace("TEXT", said)).confirm(body)


def turn(ira: str, dorn: str, *steps: str) -> str:
    return f"""
given: {{turn: {{player: Ira}}, Ira: {{{ira}}}, Dorn: {{{dorn}}}}}
when: [{", ".join(steps)}]
"""


SCARE = "{intimidate: true, player: opponent, by: Ira}, {resolve: all}"
SELF, HITS = "{play: Lantern, attacking: Dorn}, {resolve: 1}", "{advance to: resolution}"


@pytest.mark.parametrize("what", ["it", "this", "the attack"])
def test_what_attacks_has_what_is_paid_for_with_a_card_that_goes(what):
    text = f"When this attacks, you may banish a card from your graveyard. If you do, {what} gets +2{{p}}."
    situation = turn("hand: [Lantern], graveyard: [Wall]", "", SELF, "{resolve: 1}")
    paid = "choices: [{player: Ira, question: may, answer: yes}]\n"
    holds(ATTACK, text, situation + paid + "then: {Lantern: {power: 5}, Wall: {zone: banished}}")
    kept = "choices: [{player: Ira, question: may, answer: no}]\n"
    holds(ATTACK, text, situation + kept + "then: {Lantern: {power: 3}, Wall: {zone: graveyard}}")


def test_a_card_that_may_be_played_has_itself_what_it_is_given():
    text = "When this hits, you may banish a card from hand. If you do, it gets +1{p} and you may play it this turn."
    steps = f"{SELF}, {HITS}, {{resolve: all}}, {{play: Jab, attacking: Dorn}}, {{resolve: 1}}"
    answers = "choices: [{player: Ira, question: may, answer: yes}]\n"
    situation = turn("hand: [Lantern, Jab]", "", steps)
    holds(ATTACK, text, situation + answers + "then: {Jab: {power: 4}, Lantern: {power: 3}}")


def test_the_attack_is_what_a_card_defends_against():
    situation = turn("hand: [Slam]", "hand: [Lantern]", "{play: Slam}, {resolve: 1}, {defend: [Lantern], by: Dorn}")
    then = "then: {after resolving: {Slam: {power: 4}, Lantern: {defense: 2}}}"
    holds(DEFENDER, "When this defends, the attack gets -2{p}.", situation + then)


def test_the_attacking_hero_is_dealt_damage():
    situation = turn("hand: [Slam]", "hand: [Lantern]", "{play: Slam}, {resolve: 1}, {defend: [Lantern], by: Dorn}")
    then = "then: {after resolving: {Ira: {life: 19}, Dorn: {life: 20}}}"
    holds(DEFENDER, "When this defends, deal 1 arcane damage to the attacking hero.", situation + then)


@pytest.mark.parametrize(("target", "power"), [("Dorn", 5), ("Imp", 3)])
def test_whoever_has_hit_an_ally_has_not_hit_a_hero(target, power):
    steps = f"{{play: Jab, attacking: {target}}}, {{resolve: 1}}, {HITS}, {SELF}"
    then = f"then: {{Lantern: {{power: {power}}}}}"
    text = "If you've hit a hero this turn, this gets +2{p}."
    holds(ATTACK, text, turn("hand: [Jab, Lantern]", "arena: [Imp]", steps) + then)


@pytest.mark.parametrize(("step", "drawn"), [("{play: Bolt}", 2), ("{use: Imp}", 0)])
def test_arcane_damage_of_an_ally_is_not_counted_for_its_player(step, drawn):
    steps = f"{step}, {{resolve: 1}}, {{play: Lantern}}, {{resolve: 1}}"
    answers = "choices: [{player: Ira, question: targets, answer: Dorn}]\n"
    hand = "hand: [Bolt, Lantern]" if "Bolt" in step else "hand: [Lantern], arena: [Imp]"
    text = "Draw cards equal to the amount of arcane damage you've dealt this turn."
    holds(ACTION, text, turn(hand, "", steps) + answers + f"then: {{Ira: {{hand: {drawn}}}}}")


@pytest.mark.parametrize(("attack", "life"), [("Slam", 20), ("Jab", 17)])
def test_damage_of_a_source_of_one_color_is_prevented(attack, life):
    steps = f"{{play: {attack}}}, {{resolve: 1}}, {{advance to: reaction}}, {{pass: Ira}}, {{play: Lantern, by: Dorn}}"
    then = f"then: {{Dorn: {{life: {life}}}}}"
    text = "The next time you would be dealt damage by a blue attack this turn, prevent it."
    situation = turn(f"hand: [{attack}]", "hand: [Lantern]", steps, "{resolve: 1}", HITS)
    holds(INSTANT, text, situation + then)


def test_each_line_below_a_time_is_done_where_it_is_so():
    text = (
        "Whenever you attack with an axe or dagger this turn:\n"
        "- If it's your first attack this turn, draw a card.\n"
        "- If it's your second weapon attack this turn, it gets +3{p}."
    )
    attack = "{use: Knife}, {resolve: 1}, {advance to: resolution}"
    steps = f"{{play: Lantern}}, {{resolve: 1}}, {attack}, {attack}"
    situation = turn("hand: [Lantern], weapons: [Knife], action points: 2", "", steps)
    holds(ACTION, text, situation + "then: {Ira: {hand: 1}, Dorn: {life: 15}}")


@pytest.mark.parametrize(("where", "life"), [("banished", 19), ("arena", 20)])
def test_what_triggers_where_a_card_lies_triggers_nowhere_else(where, life):
    text = "At the beginning of your end phase, if this is in your banished zone, lose 1{h}."
    holds(AURA, text, turn(f"{where}: [Lantern]", "", "{end turn: true}") + f"then: {{Ira: {{life: {life}}}}}")


@pytest.mark.parametrize(("mine", "theirs", "life"), [(20, 15, 16), (10, 15, 15)])
def test_lives_of_both_heroes_in_combat_are_compared(mine, theirs, life):
    text = "When this defends, if you have less {h} than the attacking hero, gain 1{h}."
    steps = "{play: Slam}, {resolve: 1}, {defend: [Lantern], by: Dorn}, {resolve: all}"
    situation = turn(f"hand: [Slam], life: {mine}", f"hand: [Lantern], life: {theirs}", steps)
    holds(DEFENDER, text, situation + f"then: {{Dorn: {{life: {life}}}}}")


def test_attacks_of_one_hero_are_weaker_in_their_next_turn():
    text = "Crush - When this deals 5 or more damage to a hero, their attacks get -2{p} during their next turn."
    strong = ATTACK.replace("power: 3", "power: 6")
    steps = f"{SELF}, {HITS}, {{resolve: all}}, {{end turn: true}}, {{play: Jab, by: Dorn}}, {{resolve: 1}}"
    holds(strong, text, turn("hand: [Lantern]", "hand: [Jab]", steps) + "then: {Jab: {power: 1}}")


def test_an_opponent_draws_in_your_turn_and_in_no_other():
    text = "Whenever an opponent draws a card during your turn, gain 1{h}."
    for mine, theirs, whose, life in (("arena: [Lantern]", "", "Ira", 21), ("", "arena: [Lantern]", "Dorn", 20)):
        steps = "{draw: 1, by: Dorn}, {draw: 1, by: Ira}, {resolve: all}"
        holds(AURA, text, turn(mine, theirs, steps) + f"then: {{{whose}: {{life: {life}}}}}")


@pytest.mark.parametrize(("answer", "power"), [("nothing", 3), ("Veil", 4), ("[Veil, Mist]", 5)])
def test_as_many_as_one_likes_are_destroyed_and_counted(answer, power):
    text = "When this attacks, destroy any number of auras you control. It gets +1{p} for each aura destroyed this way."
    arena = "[{token: Might, as: Veil}, {token: Might, as: Mist}]"
    situation = turn(f"hand: [Lantern], arena: {arena}", "", "{play: Lantern}, {resolve: all}")
    answers = f"choices: [{{player: Ira, question: objects, answer: {answer}}}]\n"
    holds(ATTACK, text, situation + answers + f"then: {{Lantern: {{power: {power}}}}}")


@pytest.mark.parametrize(("auras", "power"), [("Imp", 3), ("Imp, {token: Might, as: Veil}", 4)])
def test_so_much_for_each_of_them_where_something_is_so(auras, power):
    text = "If you control an aura, this gets +1{p} for each ally you control."
    situation = turn(f"hand: [Lantern], arena: [{auras}]", "", SELF)
    holds(ATTACK, text, situation + f"then: {{Lantern: {{power: {power}}}}}")


def test_one_card_looked_at_is_put_into_the_hand_and_the_rest_go_to_the_bottom():
    text = "Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck."
    situation = turn("hand: [Lantern], deck: [Jab, Slam, Wall, Bolt]", "", "{play: Lantern}, {resolve: 1}")
    answers = """
choices:
  - {player: Ira, question: objects, answer: Slam}
  - {player: Ira, question: order on the bottom, answer: [Wall, Jab]}
"""
    holds(ACTION, text, situation + answers + "then: {Ira: {hand: [Slam], deck: [Bolt, Wall, Jab]}}")


def test_arcane_damage_is_prevented_all_turn_and_no_other():
    text = "Prevent all arcane damage that would be dealt to you this turn."
    arcane = turn("hand: [Lantern, Bolt]", "", "{play: Lantern}, {resolve: 1}, {play: Bolt}, {resolve: 1}")
    answers = "choices: [{player: Ira, question: targets, answer: Ira}]\n"
    holds(INSTANT, text, arcane + answers + "then: {Ira: {life: 20}}")
    steps = "{play: Jab}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Lantern, by: Dorn}, {resolve: 1}"
    holds(INSTANT, text, turn("hand: [Jab]", "hand: [Lantern]", steps, HITS) + "then: {Dorn: {life: 17}}")


def test_what_may_be_paid_is_discarded_only_if_it_is_such_a_card():
    text = "As an additional cost to play this, you may discard a blue card. If you do, this gets +2{p}."
    paid = "choices: [{player: Ira, question: pay optional cost, answer: yes}]\n"
    holds(ATTACK, text, turn("hand: [Lantern, Slam]", "", SELF) + paid + "then: {Lantern: {power: 5}}")
    holds(ATTACK, text, turn("hand: [Lantern, Jab]", "", SELF) + "then: {Lantern: {power: 3}}")


@pytest.mark.parametrize(("where", "life"), [("arsenal", 21), ("hand", 20)])
def test_a_card_that_is_played_has_left_where_it_is_played_from(where, life):
    text = "Whenever you play a card from arsenal, gain 1{h}."
    situation = turn(f"{where}: [Jab], arena: [Lantern]", "", "{play: Jab}, {resolve: all}")
    holds(AURA, text, situation + f"then: {{Ira: {{life: {life}}}}}")


@pytest.mark.parametrize(("where", "power"), [("arsenal", 5), ("hand", 3)])
def test_and_so_it_has_where_that_is_asked_later(where, power):
    text = "If you've played a card from arsenal this turn, this gets +2{p}."
    cards = "arsenal: [Jab], hand: [Lantern]" if where == "arsenal" else "hand: [Jab, Lantern]"
    steps = f"{{play: Jab}}, {{resolve: 1}}, {HITS}, {SELF}"
    holds(ATTACK, text, turn(cards, "", steps) + f"then: {{Lantern: {{power: {power}}}}}")


@pytest.mark.parametrize(("card", "life"), [("Wall", 21), ("Helm", 20)])
def test_a_card_that_defends_has_left_the_hand(card, life):
    text = "Whenever you defend with a card from hand, gain 1{h}."
    theirs = "hand: [Wall], arena: [Lantern], head: [Helm]"
    steps = f"{{play: Slam}}, {{resolve: 1}}, {{defend: [{card}], by: Dorn}}, {{resolve: all}}"
    holds(AURA, text, turn("hand: [Slam]", theirs, steps) + f"then: {{Dorn: {{life: {life}}}}}")


@pytest.mark.parametrize(("mine", "theirs", "life"), [("graveyard: [Wall]", "", 21), ("", "graveyard: [Wall]", 20)])
def test_from_your_graveyard_is_not_from_that_of_an_opponent(mine, theirs, life):
    text = "Whenever a card is banished from your graveyard, gain 1{h}."
    situation = turn(f"arena: [Lantern]{', ' if mine else ''}{mine}", theirs, "{banish: Wall, by: Ira}, {resolve: all}")
    holds(AURA, text, situation + f"then: {{Ira: {{life: {life}}}}}")


@pytest.mark.parametrize(
    ("text", "theirs", "power"),
    [
        ("If the defending hero controls an ally, this gets +2{p}.", "arena: [Imp]", 5),
        ("If the defending hero controls an ally, this gets +2{p}.", "", 3),
        ("If the defending hero has no cards in their arsenal, this gets +2{p}.", "", 5),
        ("If the defending hero has no cards in their arsenal, this gets +2{p}.", "arsenal: [Wall]", 3),
        ("If the defending hero has fewer cards in hand than you, this gets +2{p}.", "hand: [Wall]", 5),
        ("If the defending hero has fewer cards in hand than you, this gets +2{p}.", "hand: 2", 3),
        ("If the defending hero has 1 or fewer cards in hand, this gets +2{p}.", "hand: [Wall]", 5),
        ("If the defending hero has 1 or fewer cards in hand, this gets +2{p}.", "hand: 2", 3),
    ],
)
def test_what_the_defending_hero_has_is_looked_at(text, theirs, power):
    situation = turn("hand: [Lantern, Slam, Jab]", theirs, SELF)
    holds(ATTACK, text, situation + f"then: {{Lantern: {{power: {power}}}}}")


@pytest.mark.parametrize(("target", "life"), [("Dorn", 18), ("Imp", 20)])
def test_whoever_is_hit_is_a_hero_and_no_ally(target, life):
    text = "Whenever you are hit, gain 1{h}."
    steps = f"{{play: Jab, attacking: {target}}}, {{resolve: 1}}, {{advance to: damage}}, {{resolve: all}}"
    situation = turn("hand: [Jab]", "arena: [Lantern, Imp]", steps)
    holds(AURA, text, situation + f"then: {{Dorn: {{life: {life}}}}}")


@pytest.mark.parametrize(
    ("text", "card", "life"),
    [
        ("When this attacks, discard a card. If it's red, gain 2{h}.", "Jab", 22),
        ("When this attacks, discard a card. If it's red, gain 2{h}.", "Slam", 20),
        ("When this attacks, discard a random card. If it has 6 or more {p}, gain 2{h}.", "Slam", 22),
        ("When this attacks, discard a random card. If it has 6 or more {p}, gain 2{h}.", "Jab", 20),
    ],
)
def test_it_is_the_discarded_card_of_which_something_is_asked(text, card, life):
    situation = turn(f"hand: [Lantern, {card}]", "", "{play: Lantern}, {resolve: all}")
    holds(ATTACK, text, situation + f"then: {{Ira: {{life: {life}}}}}")


@pytest.mark.parametrize(("mine", "theirs", "whose"), [("arena: [Lantern]", "", 21), ("", "arena: [Lantern]", 20)])
def test_whoever_intimidates_is_not_the_one_who_is_intimidated(mine, theirs, whose):
    text = "Whenever you intimidate, gain 1{h}."
    situation = turn(mine, f"{theirs}{', ' if theirs else ''}hand: [Wall]", SCARE)
    hero = "Ira" if mine else "Dorn"
    holds(AURA, text, situation + f"then: {{{hero}: {{life: {whose}}}}}")


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("If you would be dealt damage by an attack, prevent 1 of that damage.", 19),
        ("If a source would deal damage to you, prevent 2 of that damage.", 20),
    ],
)
def test_damage_by_an_attack_is_not_that_of_any_source(text, life):
    rune = "{play: Jab, attacking: Imp}, {resolve: 1}"
    situation = turn("hand: [Jab], arena: [{token: Runechant, as: rune}]", "arena: [Lantern, Imp]", rune)
    holds(AURA, text, situation + f"then: {{Dorn: {{life: {life}}}}}")


def test_it_is_the_card_that_defends_to_which_something_is_done():
    steps = f"{SELF}, {{defend: [Helm], by: Dorn}}, {{resolve: all}}"
    situation = turn("hand: [Lantern]", "head: [Helm]", steps)
    text = "When this is defended by an equipment, put a -1{d} counter on it."
    holds(ATTACK, text, situation + 'then: {Helm: {defense: 0, counters: {"-1 defense": 1}}, Lantern: {power: 3}}')
    text = "When this is defended by an equipment, it gets +2{p}."
    holds(ATTACK, text, situation + "then: {Helm: {defense: 1}, Lantern: {power: 5}}")
