"""Riftbound: what is in a hand or a deck is not public, and no target; it is chosen on resolution (355.10.a)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, told

CARDS = """
cards:
  Offering: {types: [spell], abilities: [{do: [{recycle: {choose: 1, type: unit, zone: hand, owner: you}}, {draw: 1}]}]}
  Burial: {types: [spell], abilities: [{do: [{recycle: {choose: 1, type: unit, zone: trash, owner: you}}, {draw: 1}]}]}
  Retreat: {types: [spell], keywords: [reaction],
    abilities: [{do: [{return: {choose: 1, type: unit, controller: you}}]}]}
  Demand: {types: [spell], abilities: [{do: [{recycle: {choose: 1, type: unit, zone: hand, owner: opponent}}]}]}
  Scout: {types: [unit], might: 1, abilities: []}
"""
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"), CARDS)
TABLE = """
given:
  turn: {player: Ahri}
  Ahri: {hand: [Offering, Burial, Retreat, Demand], base: [Scout], deck: 3}
  Jinx: {hand: [{card: Scout, as: theirs}, {card: Scout, as: other}]}
"""


def test_a_spell_is_played_without_the_card_in_hand_that_it_recycles_by_then() -> None:
    RIFTBOUND.confirm(
        TABLE
        + """
when: [{play: Offering, by: Ahri}, {play: Retreat, by: Ahri}, {resolve: 1}, {resolve: 1}]
then: {Scout: {zone: deck}, Ahri: {hand: 3, deck: 3}}
"""
    )


@pytest.mark.parametrize("edition", ["v1.3", "v1.2"])
def test_the_choice_on_resolution_rests_on_the_rule_about_zones_that_are_not_public(edition: str) -> None:
    run = RIFTBOUND.run(
        TABLE
        + """
when: [{play: Demand, by: Ahri}, {check: {asked: {targets: 0}}}, {resolve: 1}]
choices: [{player: Ahri, question: objects, answer: theirs}]
then: {theirs: {zone: deck}, other: {zone: hand}}
""",
        edition,
    )
    rule = "352.10.a" if edition == "v1.2" else "355.10.a"
    assert any(rule in step.rules for step in run.trace if step.kind == "choice"), told(run)


def test_a_card_in_a_trash_is_a_target_and_has_to_be_there() -> None:
    RIFTBOUND.confirm(TABLE + "\nwhen: [{play: Burial, by: Ahri}]\nthen: {illegal: true}\n")


def test_that_a_card_in_a_hand_is_a_target_cannot_be_said() -> None:
    said = TABLE + "\nwhen: [{recycle: {choose: 1, zone: hand, owner: you, target: true}}]\nthen: {Ahri: {hand: 3}}\n"
    with pytest.raises(Exception, match="a target where everybody sees it"):
        RIFTBOUND.read(said)
