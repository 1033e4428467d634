"""Protection from what a filter tells: a creature type, creatures that are not of one, colored spells (702.16)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Saint: {types: [creature], power: 2, toughness: 9, abilities: [{passive: {protection from: FILTER}, affects: me}]}
  Whelp: {types: [creature], subtypes: [Dragon], colors: [red], power: 2, toughness: 2, abilities: []}
  Golem: {types: [artifact, creature], colors: [], power: 2, toughness: 2, abilities: []}
  Fire: {types: [kindred, instant], subtypes: [Dragon], mana cost: "{R}", abilities: [{do: [{deal: 3, to: {choose: 1, type: creature}}]}]}
  Ash: {types: [instant], colors: [], abilities: [{do: [{deal: 3, to: {choose: 1, type: creature}}]}]}
  Grace: {types: [instant], abilities: [{do: [{give: {protection from: FILTER}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Ox: {types: [creature], power: 0, toughness: 9, abilities: []}
  Wing: {types: [artifact], subtypes: [Equipment, Dragon], abilities: []}
"""  # noqa: E501
DRAGONS, NO_DRAGONS = "{subtype: Dragon}", "{type: creature, not subtype: Dragon}"
COLORED_SPELLS = "{type: spell, zone: stack, number of colors: {at least: 1}}"


def situation(when: str, then: str, choices: str = "") -> str:
    return f"""
        given:
          turn: {{player: Ana}}
          Ana: {{battlefield: [Whelp, Golem, Wing], hand: [Fire, Ash], red: 1}}
          Ben: {{battlefield: [Saint, Ox], hand: [Grace]}}
        when: [{when}]
        choices: [{choices}]
        then: {{{then}}}
        """


def magic(those: str) -> Written:
    return Written("magic", ("2024-06-07",), CARDS.replace("FILTER", those))


@pytest.mark.parametrize(
    ("those", "kept"),
    [(DRAGONS, ["Whelp", "Wing"]), (NO_DRAGONS, ["Golem"]), (COLORED_SPELLS, [])],
)
def test_such_sources_deal_no_damage(those: str, kept: list[str]) -> None:
    for source in ("Whelp", "Golem", "Wing"):
        damage = 0 if source in kept else 2
        dealt = f"{{deal: 2, to: Saint, with: {source}, by: Ana}}"
        magic(those).confirm(situation(dealt, f"Saint: {{damage: {damage}}}"))


@pytest.mark.parametrize(
    ("those", "kept"), [(DRAGONS, ["Fire"]), (NO_DRAGONS, []), (COLORED_SPELLS, ["Fire"])]
)
def test_such_spells_do_not_target(those: str, kept: list[str]) -> None:
    target = "{player: Ana, question: targets, answer: Saint}"
    for spell in ("Fire", "Ash"):
        run = magic(those).run(situation(f"{{cast: {spell}, by: Ana}}, {{resolve: 1}}", "Saint: {damage: 3}", target))
        if spell in kept:
            assert_stops(run, "Ana may not answer 'targets' with Saint")
        else:
            assert run.confirmed


def test_such_creatures_do_not_block_and_such_equipment_comes_off() -> None:
    blocks = "{end turn: true}, {attack: {Saint: Ana}}, {block: {Whelp: Saint}}"
    magic(DRAGONS).confirm(situation(blocks, "illegal: 702.16f"))
    magic(NO_DRAGONS).confirm(situation(blocks, "Saint: {is: [blocked]}"))
    attached = "{attach: Wing, to: Ox, by: Ana}, {cast: Grace, by: Ben}, {resolve: all}"
    answer = "{player: Ben, question: targets, answer: Ox}"
    magic(DRAGONS).confirm(situation(attached, "Wing: {is not: [attached]}", answer))
    magic(NO_DRAGONS).confirm(situation(attached, "Wing: {is: [attached]}", answer))


def test_it_is_gone_with_the_turn() -> None:
    given = "{cast: Grace, by: Ben}, {resolve: all}, {end turn: true}, {deal: 2, to: Ox, with: Whelp, by: Ana}"
    magic(DRAGONS).confirm(situation(given, "Ox: {damage: 2}", "{player: Ben, question: targets, answer: Ox}"))


@pytest.mark.parametrize(
    "text",
    [
        "Protection from Vampires, from Werewolves, and from Zombies",
        "Protection from non-Spirit creatures",
        "Creatures you control gain protection from non-Elf creatures until end of turn.",
        "Flying, protection from colored spells, annihilator 6",
    ],
)
def test_such_text_is_read(text: str) -> None:
    (line,) = ability_text("magic").read(text)
    assert "protection from" in str(line.data)
