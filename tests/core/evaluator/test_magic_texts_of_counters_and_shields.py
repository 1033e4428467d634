"""Magic: texts about counters that players have, what was counted this turn, and what cannot be targeted, as played."""

from __future__ import annotations

import pytest

from .test_magic_printed_cards_are_played import play

SMALL = {"power": "1", "toughness": "1"}


@pytest.mark.parametrize(("poison", "keywords"), [(1, "[infect]"), (0, "[]")])
def test_an_opponent_is_poisoned(poison: int, keywords: str) -> None:
    play("Creature", "It has infect as long as an opponent is poisoned.", f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It], poison: 3}}
  Bob: {{}}
  Cid: {{poison: {poison}}}
when: [{{tap: It, by: Ann}}]
then: {{It: {{keywords: {keywords}}}}}
""", **SMALL)  # fmt: skip


@pytest.mark.parametrize(("cards", "power"), [(7, 5), (6, 1)])
def test_an_opponent_has_many_cards_in_their_graveyard(cards: int, power: int) -> None:
    play("Creature", "As long as an opponent has seven or more cards in their graveyard, It gets +4/+4.", f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It]}}
  Bob: {{graveyard: {cards}}}
when: [{{tap: It, by: Ann}}]
then: {{It: {{power: {power}}}}}
""", **SMALL)  # fmt: skip


@pytest.mark.parametrize(("experience", "size"), [(3, 4), (0, 1)])
def test_experience_counters_make_it_larger(experience: int, size: int) -> None:
    play("Creature", "It gets +1/+1 for each experience counter you have.", f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It], experience: {experience}}}
  Bob: {{experience: 5}}
when: [{{tap: It, by: Ann}}]
then: {{It: {{power: {size}, toughness: {size}}}}}
""", **SMALL)  # fmt: skip


@pytest.mark.parametrize("kind", ["charge", "+1/+1"])
@pytest.mark.parametrize(("whose", "counters"), [("Rat", 2), ("Ox", 0), ("Mox", 0)])
def test_a_counter_was_put_on_a_creature_of_its_players_this_turn(whose: str, counters: int, kind: str) -> None:
    text = (
        f"At the beginning of your end step, if a {kind} counter was put on a creature under your control this turn, "
        "put two +1/+1 counters on It."
    )
    play("Creature", text, f"""
cards: {{Mox: {{types: [artifact]}}}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It, Rat, Mox]}}
  Bob: {{battlefield: [Ox]}}
when: [{{put counter: "{kind}", "on": {whose}, by: Ann}}, {{advance to: end}}, {{resolve: all}}]
then: {{It: {{counters: {{"+1/+1": {counters}}}}}}}
""", **SMALL)  # fmt: skip


def test_untapped_creatures_cannot_be_the_targets_of_what_opponents_control() -> None:
    text = "Untapped creatures can't be the targets of spells or abilities your opponents control."
    play("Enchantment", text, """
cards: {Hit: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}}
given:
  turn: {player: Ann}
  Ann: {battlefield: [It, Rat], hand: [{card: Hit, as: own}]}
  Bob: {hand: [Hit]}
when: [{cast: own, by: Ann}, {check: {Rat: {zone: battlefield}}}, {cast: Hit, by: Bob}]
then: {illegal: 601.2c}
""")  # fmt: skip


def test_the_token_that_came_attacking_is_exiled_at_the_end_of_combat() -> None:
    text = (
        "Whenever It attacks, create a 2/1 red Monkey creature token that's tapped and attacking. "
        "You gain 1 life. Exile that token at the end of combat."
    )
    play("Creature", text, """
given:
  turn: {player: Ann}
  Ann: {battlefield: [It]}
  Bob: {}
when: [{attack: {It: Bob}}, {resolve: all}, {advance to: end of combat}, {resolve: all}]
then: {Ann: {life: 21}, Bob: {life: 17}, Monkey: {zone: nowhere}}
""", **SMALL)  # fmt: skip


@pytest.mark.parametrize(("card", "found"), [("Spark", True), ("Archer", True), ("Rat", False)])
def test_a_sorcery_card_or_a_card_with_reach_is_found(card: str, found: bool) -> None:
    text = (
        "Search your library for a sorcery card or a card with reach, reveal it, put it into your hand, then "
        "shuffle."
    )
    choice = f"choices: [{{player: Ann, question: search, answer: {card}}}]\n" if found else ""
    play("Sorcery", text, f"""
cards:
  Spark: {{types: [sorcery], abilities: []}}
  Archer: {{types: [creature], power: 1, toughness: 1, keywords: [reach]}}
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], library: [{card}]}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
{choice}then: {{{card}: {{zone: {"hand" if found else "library"}}}}}
""")  # fmt: skip


def test_a_card_that_was_exiled_can_be_played_from_there_this_turn_alone() -> None:
    text = "Exile the top card of your library. It can be played from exile until end of turn."
    board = """
given:
  turn: {player: Ann}
  Ann: {hand: [It], library: [Forest, Rat, Ox]}
  Bob: {library: 5}
when: [{cast: It, by: Ann}, {resolve: all}, %s]
then: {%s}
"""
    text = text.replace("It can", "That card can")
    play("Sorcery", text, board % ("{play: Forest, by: Ann}", "Forest: {zone: battlefield}"))
    late = "{end turn: true}, {end turn: true}, {play: Forest, by: Ann}"
    play("Sorcery", text, board % (late, "illegal: true, Forest: {zone: exile}"))
