"""How many targets a spell has: what it costs more for each beyond the first, and which spells can be countered."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
  Calm: {types: [instant], abilities: [{passive: {cost: {generic: {times: [2, {minus: [{number of targets of: me}, 1]}]}}}, affects: me}, {do: [{tap: {choose: any number, type: any target}}]}]}
  Deny: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell, number of targets: 1}}]}]}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)


def situation(mana: int, targets: str, when: str, then: str) -> str:
    return f"""
        given:
          turn: {{player: Ana}}
          Ana: {{hand: [Calm], colorless: {mana}, battlefield: [{{card: Elf, as: a}}, {{card: Elf, as: b}}]}}
          Ben: {{hand: [Deny], battlefield: [{{card: Elf, as: c}}]}}
        when: [{{cast: Calm, by: Ana}}{when}]
        choices: [{{player: Ana, question: targets, answer: {targets}}}]
        then: {{{then}}}
        """


@pytest.mark.parametrize(("targets", "cost"), [("nothing", 0), ("a", 0), ("[a, c]", 2), ("[a, b, c]", 4)])
def test_each_target_beyond_the_first_costs_more(targets: str, cost: int) -> None:
    MAGIC.confirm(situation(5, targets, "", f"Ana: {{colorless: {5 - cost}}}"))
    if cost:
        assert_stops(MAGIC.run(situation(cost - 1, targets, "", "Ana: {hand: 0}")), "Ana cannot pay its cost")


def test_what_has_another_number_of_targets_cannot_be_chosen() -> None:
    MAGIC.confirm(situation(5, "a", ", {cast: Deny, by: Ben}, {resolve: all}", "a: {tapped: false}"))
    MAGIC.confirm(situation(5, "[a, b]", ", {cast: Deny, by: Ben}", "illegal: true"))
    MAGIC.confirm(situation(5, "nothing", ", {cast: Deny, by: Ben}", "illegal: true"))
