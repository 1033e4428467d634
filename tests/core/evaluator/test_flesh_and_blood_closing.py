"""Flesh and Blood: what ends with the combat chain, with a player who has lost, and with an attack that is gone."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3}
  Jab: {types: [action], subtypes: [attack], power: 1, keywords: [go again]}
  Wall: {types: [action], defense: 3}
  Parry: {types: [defense reaction], defense: 4}
  Push: {types: [attack reaction], abilities: [{do: [{give: {power: 3}, to: {choose: 1, is: [attack]}}]}]}
  Halt: {types: [instant], abilities: [{do: [{close combat chain: true}]}]}
  Wisp: {types: [instant], abilities: [{do: [{draw: 1}]}]}
  Plan: {types: [action], abilities: [{do: [{draw: 1}]}]}
  Aura: {types: [action], subtypes: [aura]}
  Wolf: {types: [action], subtypes: [ally], life: 3, power: 2}
  Gold: {types: [token], subtypes: [item]}
  Edge:
    types: [weapon]
    subtypes: [sword]
    power: 3
    abilities: [{use: {}, keywords: [action], do: [{attack: true}]}]
  Hilt:
    types: [weapon]
    subtypes: [dagger]
    power: 1
    abilities: [{use: {}, keywords: [action, go again], do: [{attack: true}]}]
  Chant: {types: [action], subtypes: [item], abilities: [
    {when: {event: combat chain closes}, do: [{gain life: 1}]}]}
  Twice: {types: [action], subtypes: [item], abilities: [
    {when: {event: combat chain closes}, do: [{close combat chain: true}]}]}
  Tally: {types: [action], subtypes: [item], abilities: [
    {when: {event: hits, object: {controller: you}}, do: [{gain life: 1}]}]}
  Ban: {types: [action], subtypes: [item], abilities: [
    {passive: {cannot: defend}, affects: {type: action, owner: opponent, zone: anywhere}}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

CLOSING = {
    "an attack that still waits is cleared and hits nobody": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Halt], life: 20}}
        when: [{play: Strike}, {pass: Ira}, {play: Halt, by: Bravo}, {resolve: 1}]
        then: {Strike: {zone: graveyard}, Bravo: {life: 20}, stack: [], state: closed}
        """,
    "an attack on the chain is cleared before its damage": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Halt, Wall], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Wall], by: Bravo}, {pass: Ira}, {play: Halt, by: Bravo},
          {resolve: 1}]
        then: {Strike: {zone: graveyard}, Wall: {zone: graveyard}, Bravo: {life: 20}, state: closed}
        """,
    "reactions on the stack go with it and instants resolve": """
        given: {Ira: {hand: [Strike, Push, Wisp, Halt], deck: 3}, Bravo: {life: 20}}
        when:
          - {play: Strike}
          - {resolve: 1}
          - {advance to: reaction}
          - {play: Wisp}
          - {play: Push}
          - {play: Halt}
          - {resolve: 1}
        then: {Push: {zone: graveyard}, Ira: {hand: 1}, resolved: [Strike, Halt, Wisp], stack: []}
        """,
    "what triggers on the closing still resolves": """
        given: {Ira: {hand: [Jab], arena: [Chant], life: 10}, Bravo: {life: 20, arena: [{card: Chant, as: theirs}]}}
        when: [{play: Jab}, {resolve: 1}, {close combat chain: true}]
        choices: [{player: Ira, question: first player, answer: Ira}]
        then: {Ira: {life: 11}, Bravo: {life: 20}, state: closed, stack: []}
        """,
    "a weapon returns to its zone and can attack in the next chain": """
        given: {Ira: {weapons: [Edge], action points: 2}, Bravo: {life: 20}}
        when: [{use: Edge}, {resolve: 1}, {close combat chain: true}, {check: {Edge: {zone: weapon}}}, {use: Edge},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 14}, Edge: {zone: combat chain}}
        """,
    "a second chain link leaves the first where it is until the chain closes": """
        given: {Ira: {hand: [Jab, Strike]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Strike}, {resolve: 1},
          {check: {Jab: {zone: combat chain}, Strike: {zone: combat chain}}}, {close combat chain: true}]
        then: {Jab: {zone: graveyard}, Strike: {zone: graveyard}}
        """,
    "an effect for this combat chain ends with it": """
        given: {Ira: {hand: [Jab], arena: [Wolf]}, Bravo: {life: 20}}
        when:
          - {play: Jab}
          - {resolve: 1}
          - {give: {power: 2}, to: Wolf, for: this combat chain, by: Ira}
          - check: {Wolf: {power: 4}}
          - {close combat chain: true}
        then: {Wolf: {power: 2}}
        """,
    "an effect for this turn goes on after it": """
        given: {Ira: {hand: [Jab], arena: [Wolf]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {give: {power: 2}, to: Wolf, for: this turn, by: Ira},
          {close combat chain: true}]
        then: {Wolf: {power: 4}}
        """,
    "nothing is closed while no chain is open, and the next one opens as usual (7.7.2d)": """
        given: {turn: {player: Ira}, Ira: {hand: [Halt, Strike]}, Dorn: {life: 20}}
        when: [{play: Halt}, {resolve: 1}, {play: Strike}, {resolve: 1}, {check: {Strike: {zone: combat chain}}},
          {advance to: resolution}]
        then: {Dorn: {life: 16}}
        twin:
          change: {when: [{play: Strike}, {play: Halt}, {resolve: 1}]}
          then: {Strike: {zone: graveyard}, Dorn: {life: 20}}
        """,
    "what closes the chain as it closes anyway leaves the next one alone": """
        given: {turn: {player: Ira}, Ira: {hand: [Halt, Jab, Strike], arena: [Twice], action points: 2},
          Dorn: {life: 20}}
        when: [{play: Jab}, {play: Halt}, {resolve: 1}, {check: {Jab: {zone: graveyard}}}, {play: Strike},
          {resolve: 1}, {check: {Strike: {zone: combat chain}}}, {advance to: resolution}]
        then: {Dorn: {life: 16}}
        """,
}

GONE = {
    "an attack whose target has died opens no damage": """
        given: {Ira: {hand: [Strike], arena: [Tally], life: 20}, Bravo: {arena: [Wolf], life: 20}}
        when: [{play: Strike, attacking: Wolf}, {destroy: Wolf, by: Bravo}, {resolve: 1}]
        then: {Strike: {zone: graveyard}, Bravo: {life: 20}, triggers: {Tally: 0}, state: closed}
        """,
    "an ally without life is cleared and its player plays on": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Wolf], life: 20}}
        when: [{play: Strike, attacking: Wolf}, {resolve: 1}, {advance to: damage}]
        then: {Wolf: {zone: graveyard}, Bravo: {life: 20}, winner: none}
        """,
    "an ally with one life left stays": """
        given: {Ira: {hand: [Jab]}, Bravo: {arena: [Wolf], life: 20}}
        when: [{play: Jab, attacking: Wolf}, {resolve: 1}, {advance to: damage}]
        then: {Wolf: {zone: permanent, life: 2}}
        """,
    "the attack of a weapon that is destroyed is gone with it": """
        given: {Ira: {weapons: [Edge]}, Bravo: {life: 20}}
        when: [{use: Edge}, {resolve: 1}, {destroy: Edge, by: Bravo}]
        then: {Edge: {zone: graveyard}, Bravo: {life: 20}, state: closed}
        """,
    "a weapon's attack has the power that its weapon is given, and another weapon's has not": """
        given: {Ira: {weapons: [Edge, Hilt], action points: 1}, Bravo: {life: 20}}
        when: [{use: Hilt}, {resolve: 1}, {give: {power: 2}, to: Hilt, for: this turn, by: Ira},
          {advance to: resolution}, {check: {Bravo: {life: 17}}}, {use: Edge}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 14}}
        """,
    "nothing defends that cannot": """
        given: {Ira: {hand: [Strike], arena: [Ban]}, Bravo: {hand: [Wall], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Wall], by: Bravo}]
        then: {illegal: true, Wall: {zone: hand}}
        """,
    "and a defense reaction is another type of card": """
        given: {Ira: {hand: [Strike], arena: [Ban]}, Bravo: {hand: [Parry], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Parry, by: Bravo},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 20}, Parry: {zone: combat chain}}
        """,
}


@each(CLOSING)
def test_as_the_combat_chain_closes(body: str) -> None:
    FAB.confirm(body)


@each(GONE)
def test_of_attacks_and_what_they_meet(body: str) -> None:
    FAB.confirm(body)


# --- players who have lost --------------------------------------------------------------------------------------------

THREE = """
        given:
          turn: {player: Ira}
          players: [Ira, Bravo, Dash]
          Ira: {hand: [Wisp], deck: 5}
          Bravo: {hand: [{card: Wisp, as: theirs}], arena: [Aura, {card: Wolf, owner: Dash}], deck: 5}
          Dash: {arena: [{card: Aura, as: other}, {card: Gold, as: gold, owner: Bravo}],
            hand: [{card: Wisp, as: third}], deck: 5}
        when: WHEN
        then: THEN
"""


def three(when: str, then: str) -> str:
    return THREE.replace("WHEN", when).replace("THEN", then)


def test_what_a_loser_owns_and_controls_leaves_and_the_others_play_on() -> None:
    FAB.confirm(
        three(
            "[{lose life: 20, by: Bravo}]",
            "{winner: none, Aura: {zone: nowhere}, gold: {zone: nowhere}, Wolf: {zone: graveyard}, "
            "other: {zone: permanent}, theirs: {zone: nowhere}, third: {zone: hand}}",
        )
    )


def test_what_a_loser_has_on_the_stack_does_not_resolve() -> None:
    FAB.confirm(
        three(
            "[{play: Wisp}, {pass: Ira}, {play: theirs, by: Bravo}, {lose life: 20, by: Bravo}, {resolve: all}]",
            "{resolved: [Wisp], Ira: {hand: 1}, Bravo: {hand: 0}}",
        )
    )


def test_the_turn_goes_round_without_whoever_has_lost() -> None:
    body = three("[{lose life: 20, by: Bravo}, {end turn: true}]", "{turn: Dash}")
    FAB.confirm(body.replace("hand: [Wisp]", "hand: 0"))


@pytest.mark.parametrize(
    ("loses", "winner"),
    [("[Bravo, Dash]", "Ira"), ("[Ira, Bravo]", "Dash"), ("[Ira, Dash]", "Bravo")],
)
def test_the_last_player_left_wins_whoever_that_is(loses: str, winner: str) -> None:
    steps = ", ".join(f"{{lose life: 20, by: {name}}}" for name in loses.strip("[]").split(", "))
    FAB.confirm(three(f"[{steps}]", f"{{winner: {winner}}}"))


def test_two_who_lose_at_once_leave_a_third_who_wins() -> None:
    FAB.confirm(three("[{at once: [{deal: 20, to: Bravo}, {deal: 20, to: Dash}], by: Ira}]", "{winner: Ira}"))
