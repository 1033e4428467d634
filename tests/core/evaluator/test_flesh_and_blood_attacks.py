"""Attack-proxies: the attack of a weapon or an ally is an object of its own, with what its source has."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Edge: {types: [weapon], subtypes: [sword], power: 3,
    abilities: [{use: {resources: 1}, keywords: [action, go again], do: [{attack: true}]},
      {when: {event: hits, object: me}, do: [{gain life: 1}]}]}
  Club: {types: [weapon], subtypes: [club], power: 4, keywords: [{piercing: 1}],
    abilities: [{use: {resources: 1}, keywords: [action], do: [{attack: true}]}]}
  Wolf: {types: [action], subtypes: [ally], power: 2, life: 3,
    abilities: [{use: {}, keywords: [action], do: [{attack: true}]}]}
  Hone: {types: [instant], abilities: [{do: [{give: {power: 2}, to: {choose: 1, is: [attack]}, for: this turn}]}]}
  Oil: {types: [instant], abilities: [{do: [{give: {power: 2}, to: {choose: 1, type: weapon}, for: this turn}]}]}
  Count: {types: [instant], abilities: [{do: [{gain life: {count: {type: weapon}}}]}]}
  Hush: {types: [instant], abilities: [{do: [{negate: {choose: 1, is: [attack], zone: stack}}]}]}
  Banner: {types: [action], subtypes: [item],
    abilities: [{passive: {power: 1}, affects: {is: [attack], controller: you}}]}
  Helm: {types: [equipment], subtypes: [head], defense: 1}
"""
confirm = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS).confirm


def game(attacker, when, then, defender="life: 20"):
    confirm(f"""
        given:
          turn: {{player: Ira}}
          Ira: {{resources: 3, action points: 2, life: 10, {attacker}}}
          Bravo: {{{defender}}}
        when: {when}
        then: {then}
        """)


@pytest.mark.parametrize(
    ("attacker", "when", "then"),
    [
        pytest.param(
            "weapons: [Edge]",
            "[{use: Edge}, {resolve: 1}, {advance to: resolution}]",
            "{Bravo: {life: 17}, Ira: {action points: 2}, triggers: {Edge: 1}}",
            id="it has go again by the ability that made it, and the weapon triggers once on its hit",
        ),
        pytest.param(
            "weapons: [Edge], hand: [Count]",
            "[{use: Edge}, {resolve: 1}, {play: Count}, {resolve: 1}]",
            "{Ira: {life: 11}}",
            id="what counts weapons does not count the attack",
        ),
        pytest.param(
            "weapons: [Edge], hand: [Oil]",
            "[{use: Edge}, {resolve: 1}, {play: Oil}, {resolve: 1}, {close combat chain: true}]",
            "{Bravo: {life: 15}, Edge: {power: 5, zone: weapon}}",
            id="what the weapon is given stays with the weapon, and the attack has it",
        ),
        pytest.param(
            "weapons: [Edge], hand: [Hone]",
            "[{use: Edge}, {resolve: 1}, {play: Hone}, {resolve: 1}, {close combat chain: true}]",
            "{Bravo: {life: 15}, Edge: {power: 3, zone: weapon}}",
            id="what the attack is given ends with the combat chain",
        ),
        pytest.param(
            "weapons: [Edge], arena: [Banner]",
            "[{use: Edge}, {resolve: 1}, {advance to: damage}]",
            "{Bravo: {life: 16}, Edge: {power: 3}}",
            id="what applies to attacks applies to the attack alone, and once",
        ),
        pytest.param(
            "arena: [Wolf]",
            "[{use: Wolf}, {resolve: 1}, {advance to: damage}]",
            "{Bravo: {life: 18}, Wolf: {life: 3, zone: combat chain, is: [attacking]}}",
            id="an ally attacks by an attack that has no life of its own",
        ),
        pytest.param(
            "arena: [Wolf]",
            "[{use: Wolf}, {resolve: 1}, {destroy: Wolf, by: Bravo}]",
            "{Bravo: {life: 20}, Wolf: {zone: graveyard}, state: closed}",
            id="without its source the attack is gone and the chain closes",
        ),
        pytest.param(
            "weapons: [Edge], hand: [Hush]",
            "[{use: Edge}, {play: Hush}, {resolve: 1}]",
            "{state: closed, Edge: {zone: weapon}, stack: []}",
            id="negated on the stack it leaves nothing behind",
        ),
        pytest.param(
            "weapons: [{card: Edge, as: left}, {card: Edge, as: right}], hand: [Hone]",
            "[{use: left}, {resolve: 1}, {play: Hone}, {resolve: 1}, {advance to: resolution},"
            " {use: right}, {resolve: 1}, {advance to: damage}]",
            "{Bravo: {life: 12}, left: {power: 3}, right: {power: 3}}",
            id="two weapons have an attack each",
        ),
    ],
)
def test_an_attack_and_its_source_are_two_objects(attacker, when, then):
    game(attacker, when, then)


def test_piercing_of_a_weapon_counts_once_in_its_attack():
    game(
        "weapons: [Club]",
        "[{use: Club}, {resolve: 1}, {defend: [Helm], by: Bravo}, {advance to: damage}]",
        "{Bravo: {life: 16}, Club: {power: 5}}",
        "head: [Helm], life: 20",
    )
