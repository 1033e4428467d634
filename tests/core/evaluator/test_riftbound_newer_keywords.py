"""Riftbound's keywords and game actions of Core Rules v1.4: Empower, Empowered, Flow, burning, activating, winning."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Verdict, run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Acolyte: {types: [unit], might: 2, keywords: [{empower: {energy: 2}}], abilities: [
    {passive: {might: 3}, affects: me, while: {empowered: true}}]}
  Herald: {types: [unit], might: 2, keywords: [{empower: {exhaust: me}}], abilities: [
    {when: {event: is empowered, object: me}, if: {empowered: true}, do: [{draw: 1}]}]}
  Mourner: {types: [unit], might: 2, abilities: [
    {when: {event: is disempowered, object: {controller: you}}, do: [{draw: 1}]}]}
  Relic: {types: [gear], keywords: [{empower: {energy: 1}}, {empower: {power: 1}}], abilities: []}
  Anoint: {types: [spell], abilities: [{do: [{empower: {choose: 1, type: unit}}]}]}
  Humble: {types: [spell], abilities: [{do: [{disempower: {choose: 1, type: unit}}, {draw: 1, if: {done: true}}]}]}
  Echo: {types: [spell], cost: {energy: 5}, keywords: [{flow: {energy: 2}}], abilities: [{do: [{draw: 1}]}]}
  Answer: {types: [spell], cost: {energy: 5}, keywords: [reaction, {flow: {discard: 1}}],
    abilities: [{do: [{draw: 1}]}]}
  Rumour: {types: [spell], cost: {energy: 1}, keywords: [{flow: {energy: 3}}, {flow: {power: 1}}],
    abilities: [{do: [{draw: 1}]}]}
  Hush: {types: [spell], keywords: [reaction], abilities: [{do: [{counter: {choose: 1, zone: chain, type: spell}}]}]}
  Pyre: {types: [spell], abilities: [{do: [{burn: 3}]}]}
  Stoker: {types: [gear], abilities: [{when: {event: burns, player: you}, do: [{gain xp: 1}]}]}
  Climber: {types: [unit], might: 3, abilities: [{when: {event: conquers, object: me}, do: [{draw: 1}]}]}
  Miner: {types: [unit], might: 3, abilities: [
    {when: {event: conquers, object: me}, if: {count: {type: gear, controller: you}, at least: 1}, do: [{draw: 1}]}]}
  Holder: {types: [unit], might: 3, abilities: [{when: {event: holds, object: me}, do: [{draw: 1}]}]}
  Banner: {types: [unit], might: 3, abilities: [
    {when: {event: conquers, player: you}, you may: true, do: [{gain xp: 1}]}]}
  Drum: {types: [gear], abilities: [
    {use: {}, do: [{activate: {all: {type: unit, controller: you}}, abilities: conquer effect}]}]}
  Blade: {types: [gear], tags: [Equipment], abilities: []}
  Crown: {types: [gear], abilities: [{use: {}, do: [{win the game: true}, {draw: 1}]}]}
  Doom: {types: [gear], abilities: [{use: {}, do: [{win the game: true, player: opponent}]}]}
"""
BOOK = Written("riftbound", ("v1.4",), CARDS)


def run(body: str, edition: str = "v1.4"):
    scenario = Written("riftbound", (edition,), CARDS).read(body)
    return run_scenario(scenario_in(scenario, edition), edition)


EMPOWERED = {
    "for its empower cost a unit becomes empowered, and what depends on it is active (827, 828)": """
        given: {Ahri: {base: [Acolyte], energy: 2}, Jinx: {}}
        when: [{check: {Acolyte: {might: 2}}}, {use: Acolyte, by: Ahri},
          {check: {chain: [Acolyte/empower]}}, {resolve: all}]
        then: {Acolyte: {might: 5, is: [empowered]}, Ahri: {energy: 0}}
        """,
    "what is empowered does not empower itself again (827.1.c.1)": """
        given: {Ahri: {base: [{card: Acolyte, empowered: true}], energy: 2}, Jinx: {}}
        when: [{use: Acolyte, by: Ahri}]
        then: {illegal: true}
        """,
    "each of several empower costs is an ability of its own, and what can be paid is used (827.3)": """
        given: {Ahri: {base: [Relic], power: 1}, Jinx: {}}
        when: [{use: Relic, by: Ahri, ability: empower}, {resolve: all}]
        then: {Relic: {is: [empowered]}, Ahri: {power: 0}}
        """,
    "where none of several empower costs can be paid none is used (827.3)": """
        given: {Ahri: {base: [Relic]}, Jinx: {}}
        when: [{use: Relic, by: Ahri, ability: empower}]
        then: {illegal: true}
        """,
    "becoming empowered is an event, and the ability that depends on it sees it (828.1.d, 441.2.a)": """
        given: {Ahri: {base: [Herald], deck: 3}, Jinx: {}}
        when: [{use: Herald, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1}, Herald: {exhausted: true}}
        """,
    "empowering what is empowered does nothing (441.1.c)": """
        given: {Ahri: {base: [{card: Herald, empowered: true}], hand: [Anoint], deck: 3}, Jinx: {}}
        when: [{play: Anoint, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 0}, triggers: {Herald: 0}, events: [{event: is empowered, times: 0}]}
        """,
    "what is disempowered has its dependent text no longer (442.1)": """
        given: {Ahri: {base: [{card: Acolyte, empowered: true}], hand: [Humble], deck: 3}, Jinx: {}}
        when: [{check: {Acolyte: {might: 5}}}, {play: Humble, by: Ahri}, {resolve: all}]
        then: {Acolyte: {might: 2, is not: [empowered]}, Ahri: {hand: 1}}
        """,
    "disempowering what is not empowered does nothing (442.1.a.1)": """
        given: {Ahri: {base: [Acolyte], hand: [Humble], deck: 3}, Jinx: {}}
        when: [{play: Humble, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 0}}
        """,
    "losing the status is an event of its own (442)": """
        given: {Ahri: {base: [{card: Acolyte, empowered: true}, Mourner], hand: [Humble], deck: 3}, Jinx: {}}
        when: [{play: Humble, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Acolyte}]
        then: {triggers: {Mourner: 1}}
        """,
    "being empowered ends with leaving the board (124.1)": """
        given: {Ahri: {base: [{card: Acolyte, empowered: true}]}, Jinx: {}}
        when: [{return: Acolyte}]
        then: {Acolyte: {zone: hand, is not: [empowered]}}
        """,
}


@each(EMPOWERED)
def test_of_what_is_empowered(body):
    assert_confirmed(run(body))


FLOWING = {
    "a spell is played from the trash for its flow cost and banished (829.1.b)": """
        given: {Ahri: {trash: [Echo], energy: 2, deck: 3}, Jinx: {}}
        when: [{play: Echo, by: Ahri}, {check: {chain: [Echo]}}, {resolve: all}]
        then: {Echo: {zone: banishment}, Ahri: {hand: 1, energy: 0}}
        """,
    "played from the hand it costs its cost and goes to the trash": """
        given: {Ahri: {hand: [Echo], energy: 5, deck: 3}, Jinx: {}}
        when: [{play: Echo, by: Ahri}, {resolve: all}]
        then: {Echo: {zone: trash}, Ahri: {hand: 1, energy: 0}}
        """,
    "its timing stays what it is (829.1.b.2)": """
        given: {turn: {player: Jinx}, Ahri: {trash: [Echo], energy: 2}, Jinx: {hand: [Pyre]}}
        when: [{play: Pyre, by: Jinx}, {pass: Jinx}, {play: Echo, by: Ahri}]
        then: {illegal: true}
        """,
    "a reaction with flow reacts from the trash, for a cost that is no resource (829.1.c.2)": """
        given: {turn: {player: Jinx}, Ahri: {trash: [Answer], hand: [Pyre], deck: 3},
          Jinx: {hand: [{card: Pyre, as: p2}], deck: 5}}
        when: [{play: p2, by: Jinx}, {pass: Jinx}, {play: Answer, by: Ahri}, {resolve: 1}]
        then: {Answer: {zone: banishment}, Pyre: {zone: trash}, Ahri: {hand: 1}}
        """,
    "a countered spell with flow is banished as well (829.1.b.1)": """
        given: {Ahri: {trash: [Echo], energy: 2, deck: 3}, Jinx: {hand: [Hush]}}
        when: [{play: Echo, by: Ahri}, {pass: Ahri}, {play: Hush, by: Jinx}, {resolve: all}]
        then: {Echo: {zone: banishment}, Ahri: {hand: 0}}
        """,
    "of several flow costs its player chooses one (829.1.c.3)": """
        given: {Ahri: {trash: [Rumour], power: 1, energy: 1, deck: 3}, Jinx: {}}
        when: [{play: Rumour, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: mode, answer: flow 2}]
        then: {Rumour: {zone: banishment}, Ahri: {power: 0, energy: 1, hand: 1}}
        """,
    "without the cost it is not played": """
        given: {Ahri: {trash: [Echo], energy: 1}, Jinx: {}}
        when: [{play: Echo, by: Ahri}]
        then: {illegal: true}
        """,
    "a spell without flow stays in the trash": """
        given: {Ahri: {trash: [Pyre], energy: 9}, Jinx: {}}
        when: [{play: Pyre, by: Ahri}]
        then: {illegal: true}
        """,
}


@each(FLOWING)
def test_of_what_flows(body):
    assert_confirmed(run(body))


ACTIONS = {
    "burning moves the top cards to the trash, which is no discarding (440.1)": """
        given: {Ahri: {base: [Stoker], hand: [Pyre], deck: 5}, Jinx: {}}
        when: [{play: Pyre, by: Ahri}, {resolve: all}]
        then: {Ahri: {deck: 2, xp: 1, hand: 0, trash: {count: 4}}, events: [{event: discards, times: 0}]}
        """,
    "burning more than there is burns out in between (440.4)": """
        given: {Ahri: {hand: [Pyre], deck: 2, trash: [Echo, Answer]}, Jinx: {points: 0}}
        when: [{play: Pyre, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: drawn at random, answer: Echo}]
        then: {Ahri: {deck: 3, trash: {count: 2}}, Jinx: {points: 1}}
        """,
    "conquer effects are activated without a conquest (383.4.g)": """
        given: {Ahri: {base: [Drum, Climber, Holder], deck: 5, points: 0},
          Jinx: {base: [{card: Climber, as: theirs}], deck: 5}}
        when: [{use: Drum, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1, points: 0}, Jinx: {hand: 0}, triggers: {Climber: 1, Holder: 0, theirs: 0},
          events: [{event: conquers, times: 0}]}
        """,
    "the rest of the condition must be true (383.4.g.1)": """
        given: {Ahri: {base: [Climber, Miner], deck: 5}, Jinx: {base: [Drum]}}
        when: [{activate: {all: {type: unit, controller: you}}, abilities: conquer effect, by: Ahri}, {resolve: all}]
        then: {triggers: {Climber: 1, Miner: 0}, Ahri: {hand: 1}}
        """,
    "several of them are ordered by their player, and a may is still a may (383.3.d)": """
        given: {Ahri: {base: [Drum, Climber, Banner], deck: 5}, Jinx: {}}
        when: [{use: Drum, by: Ahri}, {resolve: all}]
        choices:
          - {player: Ahri, question: order triggers, answer: [Banner, Climber]}
          - {player: Ahri, question: may trigger, answer: no}
        then: {Ahri: {hand: 1, xp: 0}}
        """,
    "an effect wins the game, and nothing more happens (195, 302)": """
        given: {Ahri: {base: [Crown], points: 0, deck: 3}, Jinx: {points: 7}}
        when: [{use: Crown, by: Ahri}, {resolve: all}]
        then: {winner: Ahri}
        """,
    "an effect may make the opponent win": """
        given: {Ahri: {base: [Doom], points: 7}, Jinx: {points: 0}}
        when: [{use: Doom, by: Ahri}, {resolve: all}]
        then: {winner: Jinx}
        """,
}


@each(ACTIONS)
def test_of_game_actions(body):
    assert_confirmed(run(body))


UNKNOWN_BEFORE = {
    "burning": ("{hand: [Pyre]}", "{play: Pyre, by: Ahri}"),
    "empowering": ("{base: [Acolyte], hand: [Anoint]}", "{play: Anoint, by: Ahri}"),
    "activating": ("{base: [Drum, Climber]}", "{use: Drum, by: Ahri}"),
}


@pytest.mark.parametrize(("given", "step"), UNKNOWN_BEFORE.values(), ids=UNKNOWN_BEFORE)
@pytest.mark.parametrize("edition", ["v1.3", "v1.2"])
def test_earlier_editions_do_not_say_what_it_is(given, step, edition):
    body = f"given: {{Ahri: {given}, Jinx: {{}}}}\nwhen: [{step}, {{resolve: all}}]\nthen: {{chain: []}}\n"
    seen = run(body, edition)
    assert seen.verdict is Verdict.NOT_EXECUTABLE
    assert "do not say" in seen.reason


def test_in_earlier_editions_nothing_is_played_from_the_trash_by_flow():
    body = "given: {Ahri: {trash: [Echo], energy: 2}, Jinx: {}}\nwhen: [{play: Echo}]\nthen: {illegal: true}\n"
    assert_confirmed(run(body, "v1.3"))


def test_a_unit_is_equipped_while_an_equipment_is_attached_to_it():
    body = """
given: {Ahri: {base: [Climber, {card: Blade, attached to: Climber}, Holder]}, Jinx: {}}
when: [{check: {Climber: {is: [equipped]}, Holder: {is not: [equipped]}}}, {detach: Blade}]
then: {Climber: {is not: [equipped]}}
"""
    assert_confirmed(run(body))
