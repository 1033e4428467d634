"""Flesh and Blood: who has won, who has lost, and when nobody has (4.5)."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Sparks: {types: [instant], abilities: [{do: [{deal: 3, to: {all: {type: hero}}, from: me, type: arcane}]}]}
  Drain: {types: [instant], abilities: [{do: [{lose life: 3}, {lose life: 3, player: opponent}]}]}
  Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: hero}, from: me, type: arcane}]}]}
  Truce: {types: [instant], abilities: [{do: [{the game is a draw: true}, {gain life: 5}]}]}
  Ruin: {types: [instant], abilities: [{do: [{lose the game: true, player: any}]}]}
  Wall: {types: [token], subtypes: [aura], abilities: [
    {replace: {event: takes damage, object: {type: hero, controller: you}}, prevent: 1}]}
  Idol: {types: [action], subtypes: [aura], abilities: [{when: {event: is destroyed, object: me}, do: [{draw: 1}]}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

ENDINGS = {
    "players agree to a draw in the middle of everything, and nobody does anything any more": """
        given: {Ira: {hand: [Sparks], life: 2}, Bravo: {life: 3}}
        when: [{play: Sparks}, {agree to a draw: true}]
        then: {winner: draw, Bravo: {life: 3}}
        twin: {change: {when: [{agree to a draw: true}, {play: Sparks}]}, then: {illegal: 4.5.1}}
        """,
    "all heroes that are left die together and the game is a draw": """
        given: {Ira: {hand: [Sparks], life: 2}, Bravo: {life: 3}, Cid: {life: 1}}
        when: [{play: Sparks}, {resolve: all}]
        then: {winner: draw}
        """,
    "a hero who has more life wins against two who die": """
        given: {Ira: {hand: [Sparks], life: 2}, Bravo: {life: 4}, Cid: {life: 1}}
        when: [{play: Sparks}, {resolve: all}]
        then: {winner: Bravo}
        """,
    "two of three lose and the two that were left afterwards draw": """
        given: {Ira: {hand: [Sparks], life: 3}, Bravo: {life: 3}, Cid: {life: 9}}
        when: [{concede: Cid}, {play: Sparks}, {resolve: all}]
        then: {winner: draw}
        """,
    "an effect that takes one life after the other is seen once it is over": """
        given: {Ira: {hand: [Drain], life: 3}, Bravo: {life: 3}}
        when: [{play: Drain}, {resolve: all}]
        then: {winner: draw}
        """,
    "a hero whose damage was prevented in part wins": """
        given: {Ira: {hand: [Sparks], life: 3, arena: [Wall]}, Bravo: {life: 3}}
        when: [{play: Sparks}, {resolve: all}]
        then: {winner: Ira, Ira: {life: 1}}
        """,
    "the one who dies first has lost though the other would have died next": """
        given: {Ira: {hand: [{card: Bolt, as: b1}], life: 3}, Bravo: {hand: [{card: Bolt, as: b2}], life: 3}}
        when: [{play: b1}, {pass: Ira}, {play: b2, by: Bravo}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}, {player: Bravo, question: targets, answer: Ira}]
        then: {winner: Bravo, Bravo: {life: 3}, stack: [b1]}
        """,
    "nothing after the words that draw the game is carried out": """
        given: {Ira: {hand: [Truce], life: 3}, Bravo: {life: 3}}
        when: [{play: Truce}, {resolve: all}]
        then: {winner: draw, Ira: {life: 3}}
        """,
    "whoever concedes loses and what they control is gone": """
        given: {Ira: {arena: [Idol]}, Bravo: {}, Cid: {}}
        when: [{concede: Ira}]
        then: {winner: none, Idol: {zone: nowhere}}
        """,
    "the last who has not conceded wins": """
        given: {Ira: {}, Bravo: {}}
        when: [{concede: Ira}]
        then: {winner: Bravo}
        """,
}


@each(ENDINGS)
def test_a_game_ends(body):
    FAB.confirm(body)


@pytest.mark.parametrize(
    ("body", "because"),
    [
        (
            "given: {Ira: {}, Bravo: {hand: [Bolt]}, Cid: {}}\nwhen: [{concede: Bravo}, {play: Bolt, by: Bravo}]\n"
            "then: {}",
            "Bravo has lost the game",
        ),
        ("given: {Ira: {}, Bravo: {}, Cid: {}}\nwhen: [{concede: Bravo}, {concede: Bravo}]\nthen: {}", "has lost"),
        (
            "given: {Ira: {hand: [Truce, Bolt]}, Bravo: {}}\nwhen: [{play: Truce}, {resolve: all}, {play: Bolt}]\n"
            "then: {}",
            "The game is over: it is a draw",
        ),
        (
            "given: {Ira: {hand: [Ruin]}, Bravo: {}}\nwhen: [{play: Ruin}, {resolve: all}]\nthen: {winner: draw}",
            "the rules do not say what comes of that",
        ),
    ],
)
def test_what_nobody_can_do_or_know_is_said(body, because):
    assert_stops(FAB.run(body), because)
