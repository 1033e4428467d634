"""Abilities of games whose cards speak of themselves as "this", told from their structure."""

import textwrap

import pytest

from rules_data.core.abilities import render
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_file


def told(abilities):
    source = "card: Test\ntypes: [creature]\nabilities:\n" + textwrap.indent(textwrap.dedent(abilities).strip(), "  ")
    facts = read_card_file(source, GAMES["magic"].played).facts
    return [render(ability, GAMES["magic"].lexicon) for ability in facts.abilities]


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
            "At the beginning of each player's end step, if you have 2 or fewer cards in hand, you win the game.",
        ),
        (
            "- {when: {event: is dealt damage, object: {type: creature}}, one or more: true, do: [{draw: that much}]}",
            "Whenever one or more creatures are dealt damage, draw that many cards.",
        ),
        (
            "- {use: {do: [{put counter: loyalty, on: me, count: 2}]}, keywords: [loyalty], do: [{draw: 1}]}",
            "+2: Draw a card.",
        ),
        (
            "- {use: {do: [{remove counter: loyalty, on: me, count: 7}]}, keywords: [loyalty], do: [{draw: 1}]}",
            "−7: Draw a card.",
        ),
        ("- {use: {}, keywords: [loyalty], do: [{gain life: 1}]}", "0: Gain 1 life."),
        (
            "- {replace: {event: enters, object: me}, keeps: true, with: [{choose creature type: true}]}",
            "As this enters, choose a creature type.",
        ),
        (
            "- {passive: {subtype: the chosen type, keyword: protection from the chosen color}, affects: me}",
            "This is also the chosen type and has protection from the chosen color.",
        ),
        (
            "- {passive: {power: 1}, affects: {type: creature, controller: you, of chosen type: true}}",
            "Creatures you control of the chosen type get +1/+0.",
        ),
        ("- {use: {tap: me}, do: [{add chosen color: 2}]}", "{T}: Add two mana of the chosen color."),
        (
            "- {use: {white/blue: 2}, keywords: [sorcery speed], do: [{draw: 1}]}",
            "{W/U}{W/U}: Draw a card. Activate only as a sorcery.",
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
            "Whenever this attacks, sacrifice this unless you pay {1}.",
        ),
        ("- {enchant: {type: land}}", "Enchant land."),
        (
            "- {passive: {cannot: lose the game}, affects: {all: {type: player, controller: you}}}",
            "You can't lose the game.",
        ),
        ("- {do: [{skip: turn}]}", "Skip your next turn."),
        ("- {passive: {skip: untap}, affects: {all: {type: player}}}", "Players skip their untap steps."),
        ("- {do: [{proliferate: true}]}", "Proliferate."),
        ("- {do: [{populate: true}, {investigate: 1}]}", "Populate, then investigate."),
        (
            "- {do: [{fight: {choose: 1, type: creature, controller: you}, "
            "with: {choose: 1, type: creature, controller: opponent}}]}",
            "Target creature you control fights target creature an opponent controls.",
        ),
        ("- {do: [{draw: {devotion to: [blue, red]}}]}", "Draw cards equal to your devotion to blue and red."),
        (
            "- {passive: {cannot attack: {type: [player, planeswalker], controller: you}, unless paid: {generic: 2}}, "
            "affects: {type: creature}}",
            "Creatures can't attack you or planeswalkers you control unless their controller pays {2} for "
            "each of them.",
        ),
        ("- {use: {}, do: [{goad: {choose: 1, type: creature}}]}", "{0}: Goad target creature."),
        (
            "- {when: {event: dies, object: me}, do: [{return: it, to: battlefield, transformed: true, under: you}]}",
            "When this dies, return it to the battlefield transformed under your control.",
        ),
        (
            "- {when: {event: beginning of, phase: upkeep, player: you}, "
            "if: {happened: {event: is cast}, in: last turn, exactly: 0}, do: [{transform: me}]}",
            "At the beginning of your upkeep, if no spells were cast last turn, transform this.",
        ),
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


def told_in_flesh_and_blood(abilities):
    source = "card: Test\ntypes: [action]\nabilities:\n" + textwrap.indent(textwrap.dedent(abilities).strip(), "  ")
    facts = read_card_file(source, GAMES["flesh-and-blood"].played).facts
    return [render(ability, GAMES["flesh-and-blood"].lexicon) for ability in facts.abilities]


@pytest.mark.parametrize(
    ("written", "words"),
    [
        (
            "- {replace: {event: enters, object: me}, class: identity, enters with: {steam: 3}}",
            "This enters the arena with 3 steam counters.",
        ),
        (
            "- {replace: {event: enters, object: me}, enters as: {base power: 5}}",
            "This enters the arena as an object that has base power 5.",
        ),
        (
            "- {when: {event: gains life, object: {type: hero, controller: you}}, limit: {times: 2, each: turn}, "
            "do: [{draw: 1}]}",
            "Whenever a hero you control gains life, draw a card. This ability triggers only twice each turn.",
        ),
        (
            "- {do: [{inline: [{draw: 1}], when: {life of: you, at least: 15}}]}",
            "If you have 15 or more life at this moment, draw a card, as part of this.",
        ),
        (
            "- {passive: {cost: {resources: {times: [-1, {count: {subtype: aura, controller: you}}]}}}, affects: me}",
            "This costs {r} less to play for each aura you control.",
        ),
        ("- {passive: {times base power: 2}, affects: me}", "This card's base power is doubled."),
        ("- {passive: {divide power: 2, rounded: up}, affects: me}", "This has its power halved, rounded up."),
        (
            "- {passive: {cost: {resources: {times: [-1, {highest power: {subtype: attack}}]}}}, affects: me}",
            "This costs less by the greatest power among attack cards.",
        ),
        ("- {do: [{banish: {top: 1}}]}", "Banish the top card of your deck."),
        ("- {use: {resources: 2, action points: 1}, do: [{attack: true}]}", "{r}{r} and 1 action point: Attack."),
        (
            "- {do: [{later: {passive: {prevents triggers: {event: hits}}}, for: this chain link}]}",
            "No ability triggers when an object hits this chain link.",
        ),
        (
            "- {passive: {additional cost: {reveal: {choose: 1, supertype: Earth, zone: hand, owner: you}}, "
            "optional: true}}",
            "As an additional cost to play this, you may reveal an Earth card from your hand.",
        ),
    ],
)
def test_flesh_and_blood_has_words_of_its_own(written, words):
    assert told_in_flesh_and_blood(written) == [words]
