"""Riftbound: keywords that others give to what is played, what is said of the next unit, and tags that are named."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_data
from tests.verdicts import Written

EVERYWHERE = "zone: [hand, deck, trash, banishment, board, chain, facedown, champion]"
CARDS = f"""
cards:
  Jax: {{types: [unit], might: 4, abilities: [
    {{passive: {{keyword: quick-draw}}, affects: {{all: {{tag: Equipment, controller: you, {EVERYWHERE}}}}}}}]}}
  Scout Leader: {{types: [unit], might: 1, abilities: [
    {{passive: {{keyword: ambush}}, affects: {{all: {{type: unit, controller: you, {EVERYWHERE}}}}}}}]}}
  Cloak: {{types: [gear], abilities: [
    {{passive: {{keyword: hidden}}, affects: {{all: {{type: spell, owner: you, zone: hand}}}}}}]}}
  Drum: {{types: [spell], abilities: [
    {{do: [{{for: next time, later: {{passive: {{keyword: accelerate}}, affects: {{type: unit, controller: you}}}}}}]}}
  ]}}
  Imp: {{types: [unit], might: 2, tags: [Fae], abilities: []}}
  Axe: {{types: [gear], tags: [Equipment], might: 2, abilities: []}}
  Bolt: {{types: [spell], abilities: [{{do: [{{deal: 3, to: {{choose: 1, type: unit}}}}]}}]}}
  Purge: {{types: [spell], abilities: [
    {{do: [{{name a tag: true}}, {{kill: {{all: {{type: unit, of named tag: true}}}}}}]}}]}}
  Altar: {{types: [battlefield], abilities: []}}
"""
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"), CARDS)


def test_equipment_everywhere_has_quick_draw_in_the_hand_and_as_it_arrives() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Jinx}, Ahri: {base: [Jax], hand: [Axe]}, Jinx: {hand: [Bolt]}}
when:
  - {play: Bolt, by: Jinx}
  - {pass: Jinx}
  - {play: Axe, by: Ahri}
  - {resolve: all}
then: {Axe: {attached to: Jax}, Jax: {damage: 3, zone: base}}
""")


def test_a_unit_with_ambush_from_another_joins_a_fight() -> None:
    Written("riftbound", ("v1.3",), CARDS).confirm("""
given:
  turn: {player: Jinx}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {at Altar: [Scout Leader], hand: [Imp]}
  Jinx: {base: [{card: Imp, as: foe}]}
when:
  - {move: foe, to: Altar}
  - {pass: Jinx}
  - {play: Imp, by: Ahri, at: Altar}
then: {Imp: {at: Altar}}
""")


def test_a_spell_with_hidden_from_another_is_hidden_from_the_hand() -> None:
    RIFTBOUND.confirm("""
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {base: [Cloak], at Altar: [Imp], hand: [Bolt], power: 1}
  Jinx: {}
when: [{hide: Bolt, by: Ahri, at: Altar}]
then: {Bolt: {zone: facedown}, Ahri: {power: 0}}
""")


def test_only_the_next_unit_has_accelerate_and_a_spell_before_it_takes_nothing_away() -> None:
    RIFTBOUND.confirm("""
given:
  turn: {player: Ahri}
  Ahri: {hand: [Drum, Bolt, {card: Imp, as: first}, {card: Imp, as: second}], energy: 2, power: 2}
  Jinx: {base: [Jax]}
when:
  - {play: Drum, by: Ahri}
  - {resolve: 1}
  - {play: Bolt, by: Ahri}
  - {resolve: 1}
  - {play: first, by: Ahri}
  - {play: second, by: Ahri}
choices: [{player: Ahri, question: pay optional cost, answer: yes}]
then: {first: {exhausted: false}, second: {exhausted: true}, Ahri: {energy: 1, power: 1}}
""")


@pytest.mark.parametrize(
    ("keyword", "where"), [("accelerate", "chain"), ("hidden", "hand"), ("ambush", "hand or champion")]
)
def test_a_keyword_of_playing_given_on_the_board_alone_is_refused(keyword: str, where: str) -> None:
    said = f"{{passive: {{keyword: {keyword}}}, affects: {{all: {{type: unit, controller: you}}}}}}"
    cards = f"cards: {{Odd: {{types: [gear], abilities: [{said}]}}}}\n"
    with pytest.raises(Exception, match=f"objects in {where}.*found '{keyword}' of others"):
        Written("riftbound", ("v1.3",), cards).read("given: {Ana: {}, Ben: {}}\nwhen: []\nthen: {Ana: {hand: 0}}")


@pytest.mark.parametrize("text", ["Your units have [Accelerate].", "Other friendly units have [Ambush]."])
def test_cards_that_give_such_a_keyword_mean_what_is_played(text: str) -> None:
    [line] = ability_text("riftbound").read(text)
    [ability] = line.data["abilities"]
    assert ability["affects"]["all"]["zone"] == [
        "hand", "deck", "trash", "banishment", "board", "chain", "facedown", "champion",
    ]  # fmt: skip
    assert not read_data(line.data, GAMES["riftbound"].table.vocabulary)[1]


def test_a_keyword_that_works_on_the_board_is_given_there() -> None:
    [line] = ability_text("riftbound").read("Your units have [Tank].")
    assert "zone" not in line.data["abilities"][0]["affects"]["all"]


def test_a_tag_that_nothing_here_has_may_be_named_as_well() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {hand: [Purge]}, Jinx: {base: [Imp]}}
when: [{play: Purge, by: Ahri}, {resolve: 1}]
choices: [{player: Ahri, question: tag, answer: Shurima}]
then: {Imp: {zone: base}}
twin: {change: {choices.0.answer: Fae}, then: {Imp: {zone: trash}}}
""")


def test_no_tag_can_be_named_that_no_card_has() -> None:
    run = RIFTBOUND.run(
        """
given: {turn: {player: Ahri}, Ahri: {hand: [Purge]}, Jinx: {base: [Imp]}}
when: [{play: Purge, by: Ahri}, {resolve: 1}]
choices: [{player: Ahri, question: tag, answer: Wizard}]
then: {Imp: {zone: base}}
""",
        "v1.3",
    )
    assert "may not answer 'tag' with Wizard" in run.reason


def test_what_is_named_is_known_to_abilities_of_the_same_object_alone() -> None:
    cards = """
cards:
  Roster: {types: [gear], abilities: [
    {replace: {event: enters, object: me}, keeps: true, works in: [chain], with: [{name a tag: true}]},
    {use: {}, do: [{deal: 1, to: {choose: 1, type: unit, of named tag: true}}]}]}
  Imp: {types: [unit], might: 2, tags: [Fae], abilities: []}
"""
    Written("riftbound", ("v1.3",), cards).confirm("""
given: {turn: {player: Ahri}, Ahri: {hand: [Roster], base: [{card: Roster, as: older}]}, Jinx: {base: [Imp]}}
when: [{play: Roster, by: Ahri}, {use: older, by: Ahri}]
choices: [{player: Ahri, question: tag, answer: Fae}]
then: {illegal: true}
twin:
  change: {when: [{play: Roster, by: Ahri}, {use: Roster, by: Ahri}, {resolve: 1}]}
  then: {Imp: {damage: 1}}
""")
