"""Riftbound: small things that no example shows: who contests from the start, what empties, what can be offered."""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.games import GAMES
from tests.verdicts import Written

CARDS = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Raider: {types: [unit], might: 3, keywords: [{assault: 2}], abilities: []}
  Guard: {types: [unit], might: 3, keywords: [{shield: 3}], abilities: []}
  Wolf: {types: [unit], might: 3, abilities: []}
  Drum: {types: [gear], abilities: [
    {use: {exhaust: me}, keywords: [reaction], do: [{add: {energy: 2}, only in showdowns: true}]}]}
  Jab: {types: [spell], cost: {energy: 2}, keywords: [action], abilities: [
    {do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
  Broom: {types: [spell], abilities: [{do: [
    {you may: [{recycle: {choose: 2, zone: trash, owner: you, target: false}}, {draw: 2}]}]}]}
"""
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"), CARDS)


def test_a_battlefield_contested_from_the_start_is_contested_by_whoever_does_not_control_it() -> None:
    RIFTBOUND.confirm("""
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Jinx, contested: true}]
  Ahri: {at Altar: [Raider]}
  Jinx: {at Altar: [Guard]}
when: [{draw: 1, by: Ahri}]
then: {Raider: {attacking: true, might: 5}, Guard: {defending: true, might: 6}}
""")


def test_of_two_such_battlefields_each_is_contested_by_its_own() -> None:
    RIFTBOUND.confirm("""
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri, contested: true}, {card: Altar, as: other, controller: Jinx}]
  Ahri: {at Altar: [Guard]}
  Jinx: {at Altar: [Raider], at other: [Wolf]}
when: [{draw: 1, by: Ahri}, {close showdown: true}]
then: {Raider: {zone: trash}, Guard: {zone: battlefield}, Altar: {controller: Ahri}, other: {controller: Jinx}}
""")


def test_a_battlefield_that_nobody_contests_sees_no_showdown() -> None:
    RIFTBOUND.confirm("""
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {at Altar: [Wolf]}
  Jinx: {}
when: [{draw: 1, by: Ahri}]
then: {showdown: none, Altar: {controller: Ahri, contested: false}}
""")


def test_what_is_spent_in_showdowns_alone_is_gone_with_the_turn_and_nothing_else_is() -> None:
    given = """
given:
  turn: {player: Ahri}
  battlefields: [Altar]
  Ahri: {base: [Drum, Wolf], hand: [Jab], points: 3, rune deck: 0}
  Jinx: {points: 2}
"""
    used = "{use: Drum, by: Ahri}, "
    moved = "{move: Wolf, to: Altar}, {play: Jab, by: Ahri}"
    RIFTBOUND.confirm(f"{given}when: [{used}{moved}, {{resolve: 1}}]\nthen: {{Wolf: {{damage: 1}}}}\n")
    RIFTBOUND.confirm(f"""{given}
when: [{used}{{end turn: true}}, {{end turn: true}}, {{exhaust: Drum, by: Jinx}}, {moved}]
then: {{illegal: true}}
""")
    RIFTBOUND.confirm(f"{given}when: [{used}{{end turn: true}}]\nthen: {{Ahri: {{points: 3}}, Jinx: {{points: 2}}}}\n")


def test_what_cannot_all_be_done_is_asked_all_the_same_and_done_as_far_as_it_can() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {hand: [Broom], trash: 1, deck: 3}, Jinx: {}}
when: [{play: Broom, by: Ahri}, {resolve: 1}]
choices: [{player: Ahri, question: may, answer: yes}]
then: {Ahri: {hand: 2, trash: 1, deck: 2}}
twin: {change: {choices.0.answer: no}, then: {Ahri: {hand: 0, trash: 2, deck: 3}}}
""")


def test_where_only_what_can_be_done_is_offered_it_is_offered_with_just_as_much_as_it_takes() -> None:
    cards = """
cards:
  Broom: {types: [sorcery], abilities: [{do: [
    {you may: [{exile: {choose: 2, zone: graveyard, owner: you, target: false}}, {draw: 2}]}]}]}
"""
    Written("magic", (GAMES["magic"].table.vocabulary.editions[-1],), cards).confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Broom], graveyard: 2, library: 3}, Bob: {}}
when: [{cast: Broom, by: Ann}, {resolve: 1}]
choices: [{player: Ann, question: may, answer: yes}]
then: {Ann: {hand: 2, exile: 2, graveyard: 1}}
twin:
  change: {given.Ann.graveyard: 1, choices: []}
  then: {asked: {may: 0}, Ann: {hand: 0, exile: 0, graveyard: 2}}
""")


def test_cards_are_put_where_a_game_says_or_else_into_any_of_its_zones() -> None:
    words = GAMES["riftbound"].table.vocabulary
    assert words.put_into == words.put_where
    assert "board" not in words.put_into
    assert replace(words, put_where=frozenset()).put_into == words.zones


def test_every_number_of_an_object_is_a_key_of_filters_and_what_is_no_number_keeps_its_word() -> None:
    words = GAMES["riftbound"].table.vocabulary
    asked = {key for key, (kind, _) in words.filter_keys.items() if kind.__name__ == "WithNumber"}
    assert asked == set(words.stats)
    assert {"tag", "not tag", "type", "location", "of named tag", "played from"} <= words.filter_keys.keys()
