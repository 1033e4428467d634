"""Abilities that mean the same are made alike, however their files put it; those that mean something else are not."""

from __future__ import annotations

import pytest
import yaml

from rules_data.core.games import GAMES
from rules_data.core.scenarios.alike import without_labels
from rules_data.core.scenarios.read_data import read_data

MAGIC, RIFT = GAMES.played["magic"], GAMES.played["riftbound"]


def read(text, game=MAGIC):
    abilities, problems = read_data({"abilities": [yaml.safe_load(text)]}, game.table.vocabulary, ())
    assert not problems, f"{text}: {problems[0]}"
    (ability,) = abilities
    return ability


def alike(one, other, game=MAGIC):
    return without_labels(read(one, game), game) == without_labels(read(other, game), game)


MINE = "{when: {event: dies, object: me}, do: [{draw: 1}]}"
OTHERS = "{when: {event: dies, object: {type: creature}}, do: [{draw: 1}]}"


def two(one, other, *does):
    """A creature and a land are chosen under names, and something is done to them."""
    chosen = f"{{choose: {{choose: 1, type: creature}}, as: {one}}}, {{choose: {{choose: 1, type: land}}, as: {other}}}"
    return f"{{do: [{chosen}, {', '.join(does)}]}}"


SAME = {
    "the name of an ability": (
        "{name: Spark, when: {event: dies, object: me}, do: [{draw: 1}]}", MINE,
    ),
    "the name of what is remembered": (
        "{do: [{choose: {choose: 1, type: creature}, as: one}, {tap: {that: one}}]}",
        "{do: [{choose: {choose: 1, type: creature}, as: another}, {tap: {that: another}}]}",
    ),
    "two names, in the order in which they are spoken of": (
        two("a", "b", "{tap: {that: b}}", "{untap: {that: a}}"),
        two("x", "y", "{tap: {that: y}}", "{untap: {that: x}}"),
    ),
    "that it works on the battlefield": (
        "{when: {event: dies, object: me}, works in: battlefield, do: [{draw: 1}]}", MINE,
    ),
    "that a player may do it, and that they may do the only thing": (
        "{when: {event: dies, object: me}, do: [{you may: [{draw: 1}]}]}",
        "{when: {event: dies, object: me}, do: [{draw: 1, you may: true}]}",
    ),
    "that the whole ability may be done": (
        "{when: {event: dies, object: me}, you may: true, do: [{draw: 1}]}",
        "{when: {event: dies, object: me}, do: [{draw: 1, you may: true}]}",
    ),
    "that it is done on a condition": (
        "{do: [{if: {count: {type: creature}, at least: 5}, do: [{draw: 1}]}]}",
        "{do: [{draw: 1, if: {count: {type: creature}, at least: 5}}]}",
    ),
    "a cost of nothing": (
        "{use: {generic: 0}, do: [{draw: 1}]}", "{use: {}, do: [{draw: 1}]}",
    ),
    "the order of what a cost is": (
        '{use: {generic: 1, green: 2}, do: [{draw: 1}]}', '{use: {green: 2, generic: 1}, do: [{draw: 1}]}',
    ),
    "what is chosen for a cost is no target": (
        "{use: {sacrifice: {choose: 1, type: land, controller: you}}, do: [{draw: 1}]}",
        "{use: {sacrifice: {choose: 1, type: land, controller: you, target: false}}, do: [{draw: 1}]}",
    ),
    "an event of any player": (
        "{when: {event: gains life, player: any}, do: [{draw: 1}]}", "{when: {event: gains life}, do: [{draw: 1}]}",
    ),
    "to die": (
        "{when: {event: is put into a graveyard, object: {type: creature}, from: battlefield}, do: [{draw: 1}]}",
        OTHERS,
    ),
    "to return to the hand": (
        "{do: [{return: {choose: 1, type: creature}, to: hand}]}", "{do: [{return: {choose: 1, type: creature}}]}",
    ),
    "the order of types": (
        "{do: [{destroy: {choose: 1, type: [artifact, land]}}]}",
        "{do: [{destroy: {choose: 1, type: [land, artifact]}}]}",
    ),
    "one of several types": (
        "{do: [{destroy: {choose: 1, any of: [{type: artifact}, {type: land}]}}]}",
        "{do: [{destroy: {choose: 1, type: [land, artifact]}}]}",
    ),
    "none of several": (
        "{do: [{destroy: {choose: 1, type: creature, none of: [{type: artifact}, {color: black}]}}]}",
        "{do: [{destroy: {choose: 1, type: creature, not type: artifact, not color: black}}]}",
    ),
    "what changes by nothing": (
        "{do: [{give: {power: -1, toughness: 0}, to: {choose: 1, type: creature}, for: until end of turn}]}",
        "{do: [{give: {power: -1}, to: {choose: 1, type: creature}, for: until end of turn}]}",
    ),
    "permanents, which are what is on the battlefield": (
        "{do: [{destroy: {choose: 1, type: permanent}}]}",
        "{do: [{destroy: {choose: 1}}]}",
    ),
    "a token's own name among its subtypes": (
        "{do: [{create token: {name: Elf, types: [creature], subtypes: [Elf], power: 1, toughness: 1}}]}",
        "{do: [{create token: {name: Elf, types: [creature], power: 1, toughness: 1}}]}",
    ),
    "a payment that is the only thing it does": (
        "{when: {event: dies, object: me}, do: [{pay: {generic: 1}, to do: [{draw: 1}]}]}",
        "{when: {event: dies, object: me}, you may: true, pay: {generic: 1}, do: [{draw: 1}]}",
    ),
}  # fmt: skip

OTHER = {
    "another number": ("{do: [{draw: 1}]}", "{do: [{draw: 2}]}"),
    "what is remembered, and what else is": (
        two("a", "b", "{tap: {that: a}}", "{untap: {that: a}}"),
        two("a", "b", "{tap: {that: a}}", "{untap: {that: b}}"),
    ),
    "that it works in a graveyard": (
        "{when: {event: dies, object: {type: creature}}, works in: graveyard, do: [{draw: 1}]}", OTHERS,
    ),
    "that only one of two things may be done": (
        "{do: [{you may: [{draw: 1}, {gain life: 1}]}]}", "{do: [{draw: 1, you may: true}, {gain life: 1}]}",
    ),
    "that it must be done": ("{do: [{you may: [{draw: 1}]}]}", "{do: [{draw: 1}]}"),
    "what is done otherwise": (
        "{do: [{if: {count: {type: creature}, at least: 5}, do: [{draw: 1}], otherwise: [{gain life: 1}]}]}",
        "{do: [{draw: 1, if: {count: {type: creature}, at least: 5}}]}",
    ),
    "a cost of something": ("{use: {generic: 1}, do: [{draw: 1}]}", "{use: {}, do: [{draw: 1}]}"),
    "another color of a cost": (
        "{use: {green: 1}, do: [{draw: 1}]}", "{use: {red: 1}, do: [{draw: 1}]}",
    ),
    "a target, where no cost is paid": (
        "{do: [{sacrifice: {choose: 1, type: land, controller: you}}]}",
        "{do: [{sacrifice: {choose: 1, type: land, controller: you, target: false}}]}",
    ),
    "an event of one player": (
        "{when: {event: gains life, player: you}, do: [{draw: 1}]}", "{when: {event: gains life}, do: [{draw: 1}]}",
    ),
    "a graveyard, from anywhere": (
        "{when: {event: is put into a graveyard, object: {type: creature}}, do: [{draw: 1}]}", OTHERS,
    ),
    "a graveyard, from a library": (
        "{when: {event: is put into a graveyard, object: {type: creature}, from: library}, do: [{draw: 1}]}",
        OTHERS,
    ),
    "a return to the battlefield": (
        "{do: [{return: {choose: 1, type: creature, zone: graveyard}, to: battlefield}]}",
        "{do: [{return: {choose: 1, type: creature, zone: graveyard}}]}",
    ),
    "both types": (
        "{do: [{destroy: {choose: 1, all of: [{type: artifact}, {type: land}]}}]}",
        "{do: [{destroy: {choose: 1, type: [land, artifact]}}]}",
    ),
    "either a type or a color": (
        "{do: [{destroy: {choose: 1, any of: [{type: artifact}, {color: black}]}}]}",
        "{do: [{destroy: {choose: 1, type: artifact, color: black}}]}",
    ),
    "not both at once, and neither": (
        "{do: [{destroy: {choose: 1, none of: [{type: artifact, color: black}]}}]}",
        "{do: [{destroy: {choose: 1, not type: artifact, not color: black}}]}",
    ),
    "what changes by something": (
        "{do: [{give: {power: -1, toughness: 1}, to: {choose: 1, type: creature}, for: until end of turn}]}",
        "{do: [{give: {power: -1}, to: {choose: 1, type: creature}, for: until end of turn}]}",
    ),
    "another subtype of a token": (
        "{do: [{create token: {name: Elf, types: [creature], subtypes: [Scout], power: 1, toughness: 1}}]}",
        "{do: [{create token: {name: Elf, types: [creature], power: 1, toughness: 1}}]}",
    ),
    "a payment, and what is done if it is not made": (
        "{when: {event: dies, object: me}, do: [{pay: {generic: 1}, to do: [{draw: 1}], otherwise: [{lose life: 1}]}]}",
        "{when: {event: dies, object: me}, you may: true, pay: {generic: 1}, do: [{draw: 1}]}",
    ),
    "how often": ("{when: {event: dies, object: me}, limit: once each turn, do: [{draw: 1}]}",
                  MINE),
}  # fmt: skip


@pytest.mark.parametrize("case", SAME)
def test_abilities_that_mean_the_same_are_made_alike(case):
    one, other = SAME[case]
    assert read(one) != read(other), "the two are written alike as they are"
    assert alike(one, other)


@pytest.mark.parametrize("case", OTHER)
def test_abilities_that_mean_something_else_are_not(case):
    one, other = OTHER[case]
    assert not alike(one, other)


@pytest.mark.parametrize("case", [*SAME, *OTHER])
def test_what_is_made_alike_once_is_so_for_good(case):
    for text in (SAME | OTHER)[case]:
        once = without_labels(read(text), MAGIC)
        assert without_labels(once, MAGIC) == once


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("{do: [{kill: {choose: 1, type: unit}}]}", "{do: [{kill: {choose: 1, type: [unit]}}]}", True),
        ("{do: [{kill: {choose: 1, type: unit}}]}", "{do: [{kill: {choose: 1, type: gear}}]}", False),
        ("{do: [{return: {choose: 1, type: unit}}]}", "{do: [{recall: {choose: 1, type: unit}}]}", False),
    ],
)
def test_each_game_has_words_of_its_own_for_that(one, other, same):
    assert alike(one, other, RIFT) is same
