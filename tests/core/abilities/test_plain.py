"""Abilities of games whose cards speak of themselves as "this", told from their structure."""

import textwrap

import pytest

from rules_data.core.abilities import render
from rules_data.core.scenarios import read_card_file


def told(abilities):
    source = "card: Test\ntypes: [creature]\nabilities:\n" + textwrap.indent(textwrap.dedent(abilities).strip(), "  ")
    return [render(ability, "magic") for ability in read_card_file(source, "magic").facts.abilities]


@pytest.mark.parametrize(
    ("written", "words"),
    [
        (
            "- {when: {event: enters, object: me}, do: [{draw: 2}]}",
            "When this enters, draw two cards.",
        ),
        (
            "- {when: {event: dies, object: {type: creature, other: true}}, you may: true, do: [{gain life: 1}]}",
            "Whenever another creature dies, you may gain 1 life.",
        ),
        (
            "- {when: {event: beginning of, phase: end, player: any}, if: {hand of: you, at most: 2}, "
            "do: [{win the game: true}]}",
            "At the beginning of each player's end step, if you have 2 or less cards in hand, you win the game.",
        ),
        (
            "- {when: {event: is dealt damage, object: {type: creature}}, one or more: true, do: [{draw: that much}]}",
            "Whenever one or more creatures are dealt damage, draw that many cards.",
        ),
        (
            "- {use: {generic: 1, tap: me}, do: [{deal: 2, to: {choose: 1, type: any target}}]}",
            "{1}, {T}: Deal 2 damage to any target.",
        ),
        (
            "- {passive: {power: 1, toughness: 1, keyword: flying}, affects: {subtype: Bird, controller: you}}",
            "Birds you control get +1/+1 and have flying.",
        ),
        (
            "- {replace: {event: dies, object: {type: creature}}, with: [{exile: it}]}",
            "If a creature would die, exile it instead.",
        ),
        (
            "- {when: {event: attacks, object: me}, do: [{pay: {generic: 1}, otherwise: [{sacrifice: me}]}]}",
            "When this attacks, sacrifice this unless you pay {1}.",
        ),
        ("- {enchant: {type: land}}", "Enchant land."),
        (
            "- {when: {event: enters, object: me}, do: [{draw: 1}], cannot: be countered}",
            "When this enters, draw a card. This ability can't be countered.",
        ),
        (
            "- {do: [{create token: {name: Knight, power: 2, toughness: 2, subtypes: [Knight]}, count: 2}]}",
            "Create two 2/2 Knight creature tokens.",
        ),
        (
            "- {when: {event: is cast, player: opponent, object: {type: [instant, sorcery]}}, do: [{gain life: 1}]}",
            "Whenever an opponent casts an instant or sorcery, gain 1 life.",
        ),
    ],
)
def test_an_ability_is_told_as_its_game_would_say_it(written, words):
    assert told(written) == [words]
