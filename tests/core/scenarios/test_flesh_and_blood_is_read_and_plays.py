"""Flesh and Blood: a text is read and played, and what happens is what the words say."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

FAB = Written("flesh-and-blood", ("2026-06-10",))


def abilities(text: str) -> str:
    """What is read of a text, as a scenario has it."""
    (read,) = ability_text("flesh-and-blood").read(text)
    assert isinstance(read.data, dict), read.reading.why
    return json.dumps(read.data["abilities"])


def play(card: str, text: str, rest: str) -> None:
    """A scenario with a card `Odd`, whose type box and numbers are given and whose text is read."""
    FAB.confirm(f"""
cards:
  Odd: {{{card}, abilities: {abilities(text)}}}
  Jab: {{types: [action], subtypes: [attack], cost: 0, power: 3, defense: 3, keywords: [go again], abilities: []}}
  Drill: {{types: [action], cost: 0, color: blue, pitch: 3, supertypes: [Earth], abilities: []}}
  Clay: {{types: [action], cost: 0, color: blue, pitch: 3, abilities: []}}
  Knife: {{types: [weapon], subtypes: [dagger, 1H], power: 1, abilities: [
    {{use: {{}}, keywords: [action], limit: once each turn, do: [{{attack: true}}]}}]}}
  Wet: {{types: [action], subtypes: [ally], life: 2, cost: 0, keywords: [watery grave], abilities: []}}
  Parry: {{types: [defense reaction], cost: 0, defense: 2, abilities: []}}
  Grim: {{types: [hero], life: 20, intellect: 4, abilities: []}}
  Sip: {{types: [instant], cost: 0, abilities: [{{do: [{{gain life: 1}}]}}]}}
{rest}""")


ATTACK = "types: [action], subtypes: [attack], cost: 0, power: 4, keywords: [go again]"
LACKS = "lacks: [dominate]"
ACTION = "types: [action], cost: 0, keywords: [go again]"


@pytest.mark.parametrize(("blocked", "defense"), [("Odd", 3), ("Jab", 3)])
def test_cards_are_changed_while_they_defend_this_and_no_other(blocked: str, defense: int) -> None:
    """ "Defending this" is on the chain link of this: what defends another attack keeps its defense."""
    less = 1 if blocked == "Odd" else 0
    other = {"Odd": "Jab", "Jab": "Odd"}[blocked]
    play(
        ATTACK,
        "Attack action cards have -1{d} while defending this.",
        f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Odd, Jab]}}
  Dorn: {{hand: [{{card: Jab, as: wall}}]}}
when: [{{play: {other}}}, {{advance to: resolution}}, {{play: {blocked}}}, {{resolve: 1}}, {{defend: [wall], by: Dorn}}]
then: {{wall: {{defense: {defense - less}}}}}
""",
    )


@pytest.mark.parametrize(("declared", "power"), [("[Jab 2]", 7), ("[]", 4)])
def test_what_defends_decides_what_an_attack_gets(declared: str, power: int) -> None:
    play(
        ATTACK,
        "If this is defended by an attack action card, it gets +3{p}.",
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd]}}, Dorn: {{hand: [{{card: Jab, as: Jab 2}}]}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{defend: {declared}, by: Dorn}}]
then: {{Odd: {{power: {power}}}}}
""",
    )


@pytest.mark.parametrize(("pays", "paid"), [("Dorn", 2), ("Ira", 0)])
def test_only_opponents_pay_more(pays: str, paid: int) -> None:
    """What costs opposing heroes more costs its own controller what it did."""
    play(
        ACTION,
        "Cards and activated abilities cost opposing heroes an additional {r}{r} this turn.",
        f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Odd, {{card: Sip, as: mine}}], resources: 2}}
  Dorn: {{hand: [{{card: Sip, as: theirs}}], resources: 2}}
when: [{{play: Odd}}, {{resolve: 1}}, {{play: mine}}, {{pass: Ira}}, {{play: theirs, by: Dorn}}, {{resolve: all}}]
then: {{{pays}: {{resources: {2 - paid}}}}}
""",
    )


@pytest.mark.parametrize(("pitched", "life"), [("Drill", 12), ("Clay", 10)])
def test_what_was_pitched_this_way_paid_for_this_activation(pitched: str, life: int) -> None:
    play(
        "types: [equipment], subtypes: [head]",
        "Instant - {r}: If an Earth card is pitched this way, gain 2{h}.",
        f"""
given:
  turn: {{player: Ira}}
  Ira: {{head: [Odd], hand: [{pitched}], pitch: [{{card: Drill, as: before}}], life: 10}}
  Dorn: {{}}
when: [{{use: Odd}}, {{resolve: 1}}]
then: {{Ira: {{life: {life}}}}}
""",
    )


@pytest.mark.parametrize(("marked", "life"), [("marked: true", 17), ("marked: false", 19)])
def test_an_attack_gets_something_where_a_marked_hero_is_attacked(marked: str, life: int) -> None:
    play(
        ACTION,
        "Whenever you attack a marked hero this turn, the attack gets +2{p}.",
        f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Odd], weapons: [Knife]}}
  Dorn: {{hero: [{{card: Grim, as: Grim, {marked}}}]}}
when: [{{play: Odd}}, {{resolve: 1}}, {{use: Knife}}, {{resolve: all}}, {{advance to: resolution}}]
then: {{Grim: {{life: {life}}}}}
""",
    )


def test_a_token_comes_to_whoever_was_hit_by_any_attack() -> None:
    play(
        ACTION,
        "Whenever an attack hits a hero this turn, create a Might token under their control.",
        """
given: {turn: {player: Ira}, Ira: {hand: [Odd, Jab]}, Dorn: {}, Kano: {}}
when: [{play: Odd}, {resolve: 1}, {play: Jab, attacking: Kano}, {resolve: 1}, {advance to: resolution}]
then: {Might: {controller: Kano}}
""",
    )


def test_what_is_repeated_for_other_names_asks_anew_for_each() -> None:
    """Ira controls a Vigor and no Might, so that she gets another Vigor and nothing else."""
    play(
        ATTACK,
        "When this attacks, if you control a Might token, create a Might token, then repeat for Vigor and Agility.",
        """
given: {turn: {player: Ira}, Ira: {hand: [Odd], arena: [{token: Vigor, as: mine}]}, Dorn: {}}
when: [{play: Odd}, {resolve: all}]
then: {events: [{event: is created, times: 1}], Vigor: {controller: Ira}}
""",
    )


@pytest.mark.parametrize(("mode", "life"), [("option 1", 21), ("option 2", 20)])
def test_that_card_is_the_one_that_was_discarded_or_destroyed(mode: str, life: int) -> None:
    answers = f"[{{player: Ira, question: mode, answer: {mode}}}]"
    play(
        ATTACK,
        "When this hits, discard a card or destroy the top card of your deck. Then if it has watery grave, gain 1{h}.",
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd, Wet], deck: [Clay]}}, Dorn: {{}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{advance to: resolution}}]
choices: {answers}
then: {{Ira: {{life: {life}}}}}
""",
    )


@pytest.mark.parametrize(("top", "power"), [("Jab", 6), ("Odd", 4), ("Clay", 6)])
def test_power_is_set_beside_that_of_the_card_that_was_revealed(top: str, power: int) -> None:
    """A card without power counts as one with none (1.8.7a)."""
    play(
        ATTACK,
        "When this attacks, reveal the top card of your deck. If this has {p} greater than the revealed card, this "
        "gains +2{p}.",
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd], deck: [{{card: {top}, as: shown}}]}}, Dorn: {{}}}}
when: [{{play: Odd}}, {{resolve: 1}}, {{resolve: 1}}]
then: {{Odd: {{power: {power}}}}}
""",
    )


@pytest.mark.parametrize(("link", "has"), [(1, LACKS), (2, LACKS), (3, "keywords: [dominate, go again]")])
def test_a_chain_link_is_counted_where_its_number_is_asked_for(link: int, has: str) -> None:
    before = "".join(f"{{play: Jab {one}}}, {{advance to: resolution}}, " for one in range(2, link + 1))
    play(
        ATTACK,
        "If this was played as chain link 3 or higher, it has dominate.",
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd, {{card: Jab, as: Jab 2}}, {{card: Jab, as: Jab 3}}]}}, Dorn: {{}}}}
when: [{before}{{play: Odd}}, {{resolve: 1}}]
then: {{Odd: {{{has}}}}}
""",
    )


@pytest.mark.parametrize(("first", "fails"), [("Odd", True), ("Jab", False)])
def test_a_defense_reaction_is_refused_on_one_chain_link_alone(first: str, fails: bool) -> None:
    then = "illegal: true" if fails else "Parry: {zone: stack}"
    play(
        ATTACK,
        "Defense reactions can't be played to this's chain link.",
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd, Jab]}}, Dorn: {{hand: [Parry]}}}}
when: [{{play: {first}}}, {{resolve: 1}}, {{advance to: reaction}}, {{pass: Ira}}, {{play: Parry, by: Dorn}}]
then: {{{then}}}
""",
    )


@pytest.mark.parametrize(("charged", "points"), [("Drill", 0), ("Gild", 1)])
def test_what_was_charged_as_a_cost_is_known_when_the_attack_hits(charged: str, points: int) -> None:
    """A yellow card that lies in the soul since before was not charged this way."""
    play(
        "types: [action], subtypes: [attack], cost: 0, power: 4",
        "When this hits, if a yellow card was charged this way, gain 1 action point.",
        f"""
  Gild: {{types: [action], cost: 0, color: yellow, abilities: []}}
  Herald: {{types: [action], subtypes: [aura], abilities: [
    {{passive: {{additional cost: {{charge: true}}}}, affects: {{all: {{subtype: attack, zone: stack}}}}}}]}}
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Odd, {charged}], arena: [Herald], soul: [{{card: Gild, as: before}}]}}
  Dorn: {{}}
when: [{{play: Odd}}, {{resolve: 1}}, {{advance to: resolution}}]
then: {{Ira: {{action points: {points}}}}}
""",
    )
