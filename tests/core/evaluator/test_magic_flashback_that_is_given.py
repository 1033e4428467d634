"""Flashback that an effect gives (Magic 702.34a), and counters that can't be put somewhere (101.2)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

CARDS = """
cards:
  Wake: {types: [sorcery], abilities: [{do: [{give: {can: be cast from graveyard with flashback}, to: {all: {type: [instant, sorcery], zone: graveyard, owner: you}}, for: until end of turn}]}]}
  Flame: {types: [instant], mana cost: "{X}{R}", abilities: [{do: [{deal: X, to: {choose: 1, type: player}}]}]}
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
  Deny: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)


def situation(when: str, then: str, choices: str = "") -> str:
    return f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [Wake], graveyard: [Flame, Elf], red: 4}}
          Bob: {{hand: [Deny], graveyard: [{{card: Flame, as: Bob's flame}}], red: 4}}
        when: [{{cast: Wake, by: Ann}}, {{resolve: all}}, {when}]
        choices: [{choices}]
        then: {{{then}}}
        """


X = "{player: Ann, question: value of X, answer: \"3\"}, {player: Ann, question: targets, answer: Bob}"


def test_it_is_cast_for_its_mana_cost_with_the_x_that_is_announced() -> None:
    MAGIC.confirm(situation("{cast: Flame, by: Ann}, {resolve: 1}", "Bob: {life: 17}, Flame: {zone: exile}", X))


def test_it_is_exiled_when_it_is_countered() -> None:
    countered = "{cast: Flame, by: Ann}, {cast: Deny, by: Bob}, {resolve: all}"
    target = "{player: Bob, question: targets, answer: Flame}"
    MAGIC.confirm(situation(countered, "Bob: {life: 20}, Flame: {zone: exile}", f"{X}, {target}"))


@pytest.mark.parametrize(
    "when",
    ["{cast: Elf, by: Ann}", "{cast: Bob's flame, by: Bob}", "{end turn: true}, {cast: Flame, by: Ann}"],
)
def test_nothing_else_is_cast_from_there_and_nothing_after_the_turn(when: str) -> None:
    MAGIC.confirm(situation(when, "illegal: true"))


def test_each_kind_of_counter_is_kept_off_as_it_is_said() -> None:
    law = """
cards:
  Saint: {types: [creature], power: 3, toughness: 3, keywords: [undying, persist], abilities: [{passive: {cannot: CANNOT}, affects: me}]}
  Rats: {types: [creature], power: 2, toughness: 2, keywords: [infect]}
given:
  turn: {player: Ann}
  Ann: {battlefield: [Rats]}
  Bob: {battlefield: [Saint]}
when: [DO]
then: {Saint: {counters: SEEN}}
"""  # noqa: E501
    written = Written("magic", ("2024-06-07",))
    minus, none = "have -1/-1 counters put on it", "have counters put on it"
    fight = "{attack: {Rats: Bob}}, {block: {Saint: Rats}}, {advance to: end of combat}"
    put = '{put counter: "+1/+1", on: Saint, by: Bob}'
    for cannot, done, seen in (
        (minus, fight, '{"-1/-1": 0}'),
        (minus, put, '{"+1/+1": 1}'),
        (none, put, '{"+1/+1": 0}'),
        (none, fight, '{"-1/-1": 0}'),
        ("attack", fight, '{"-1/-1": 2}'),
    ):
        written.confirm(law.replace("CANNOT", cannot).replace("DO", done).replace("SEEN", seen))


CAST = "cast spells or activate abilities of"


@pytest.mark.parametrize(
    "text",
    [
        "Target instant card in your graveyard gains flashback for its mana cost until end of turn.",
        "Each sorcery card in your graveyard has flashback for its mana cost.",
        "Creatures you control can't have -1/-1 counters put on them.",
        "You can't get poison counters.",
        f"During your turn, your opponents can't {CAST} artifacts or lands.",
        "Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.",
        "~ deals X damage divided evenly, rounded down, among any number of targets.",
    ],
)
def test_such_text_is_read(text: str) -> None:
    assert all(line.data is not None for line in ability_text("magic").read(text))


def test_so_many_tokens_instead_are_copies_of_what_was_chosen() -> None:
    (line,) = ability_text("magic").read(
        "Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens "
        "instead."
    )
    told = str(line.data)
    assert told.count("'create copy of': {'that': 'copied'}") == 2
    assert told.count("'count': 5") == 1
