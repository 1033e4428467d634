"""Riftbound in teams: shared points, common endings, and what teammates may and may not do (Core Rules v1.4 489)."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario, run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed, assert_stops

CARDS = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Scout: {types: [unit], might: 2, cost: {energy: 0}, abilities: []}
  Giant: {types: [unit], might: 5, abilities: []}
  Gift: {types: [spell], abilities: [{do: [{gain points: 1}]}]}
  Theft: {types: [spell], abilities: [{do: [{lose points: 1, player: opponent}]}]}
  Push: {types: [spell], abilities: [{do: [{move: {choose: 1, type: unit, controller: you}, to: choose}]}]}
  Well: {types: [gear], abilities: [{use: {exhaust: me}, do: [{draw: 1}]}]}
  Beacon: {types: [legend], abilities: [{when: {event: holds, player: your team}, do: [{draw: 1}]}]}
  Study: {types: [spell], abilities: [{do: [{draw: 2}]}]}
"""
OPEN = Written("riftbound", ("v1.4",), CARDS)
TEAMS = "teams: [[Ahri, Lux], [Jinx, Vi]], turn: {player: Ahri}"

CASES = {
    "a team loses points together, and no more than it has": """
        given: {TEAMS, Ahri: {hand: [Theft]}, Jinx: {points: 3}, Lux: {points: 1}, Vi: {}}
        when: [{play: Theft}, {resolve: all}]
        then: {Ahri: {points: 1}, Lux: {points: 1}, Jinx: {points: 1}, Vi: {points: 1}}
        """,
    "a conquest is a point for both teammates": """
        given: {TEAMS, battlefields: [{card: Altar, controller: Vi}], Ahri: {base: [Giant]}, Jinx: {}, Lux: {},
          Vi: {at Altar: [Scout]}}
        when: [{move: [Giant], to: Altar}, {close showdown: true}]
        then: {Ahri: {points: 1}, Lux: {points: 1}, Jinx: {points: 0}, Altar: {controller: Ahri}}
        """,
    "you or an ally are both teammates, and no opponent": """
        given: {teams: [[Ahri, Lux], [Jinx, Vi]], turn: {player: Vi}, battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Scout], deck: 4}, Jinx: {legend: {card: Beacon, as: theirs}},
          Lux: {legend: Beacon, deck: 4}, Vi: {}}
        when: [{end turn: true}, {resolve: all}]
        then: {triggers: {Beacon: 1, theirs: 0}, Lux: {hand: 1}}
        """,
    "a team with the victory score has won, though both have as many points": """
        given: {TEAMS, victory score: 11, Ahri: {points: 10, hand: [Gift]}, Jinx: {points: 9}, Lux: {}, Vi: {}}
        when: [{play: Gift}, {resolve: all}]
        then: {winner: Ahri and Lux}
        twin: {change: {given.Ahri.points: 9}, then: {winner: none, Lux: {points: 10}}}
        """,
    "whoever plays on after a team has lost is the other team": """
        given: {TEAMS, Ahri: {}, Jinx: {}, Lux: {}, Vi: {}}
        when: [{concede: Lux}]
        then: {winner: Jinx and Vi}
        """,
    "a spell brings no unit to where a teammate has units": """
        given: {TEAMS, battlefields: [{card: Altar, controller: Lux}], Ahri: {hand: [Push], base: [Scout]},
          Jinx: {}, Lux: {at Altar: [Giant]}, Vi: {}}
        when: [{play: Push}]
        then: {illegal: true}
        """,
    "a battlefield that a teammate controls without units is a place to move to": """
        given: {TEAMS, battlefields: [Altar], Ahri: {base: [Scout]}, Jinx: {}, Lux: {}, Vi: {}}
        when: [{move: [Scout], to: Altar}]
        then: {Scout: {at: Altar}}
        """,
    "nobody moves a teammate's units (489.8.c.2)": """
        given: {TEAMS, battlefields: [Altar], Ahri: {}, Jinx: {}, Lux: {base: [Scout]}, Vi: {}}
        when: [{move: [Scout], to: Altar}]
        then: {illegal: true}
        """,
    "an invited teammate uses abilities and plays spells, but no permanents (316.5.b.1)": """
        given: {TEAMS, Ahri: {}, Jinx: {}, Lux: {base: [Well], hand: [Scout, Study], deck: 5}, Vi: {}}
        when: [{use: Well, by: Lux}, {resolve: all}, {play: Study, by: Lux}, {resolve: all}]
        then: {Lux: {hand: 4}}
        twin: {change: {when: [{play: Scout, by: Lux}]}, then: {illegal: true}}
        """,
    "an empty deck lets an opponent gain a point, and so their team": """
        given: {TEAMS, Ahri: {hand: [Study], deck: 0, trash: 3}, Jinx: {}, Lux: {}, Vi: {}}
        when: [{play: Study}, {resolve: all}]
        choices: [{player: Ahri, question: burn out, answer: Vi}]
        then: {Jinx: {points: 1}, Vi: {points: 1}, Lux: {points: 0}}
        """,
}


@each(CASES)
def test_players_of_a_team(body: str) -> None:
    scenario = OPEN.read(body.replace("TEAMS", TEAMS))
    for each_one in (scenario, scenario.twin):
        if each_one is not None:
            assert_confirmed(run_scenario(scenario_in(each_one, "v1.4"), "v1.4"))


def test_a_teammate_is_no_opponent_to_burn_out_for() -> None:
    body = CASES["an empty deck lets an opponent gain a point, and so their team"].replace("TEAMS", TEAMS)
    scenario = scenario_in(OPEN.read(body.replace("answer: Vi", "answer: Lux")), "v1.4")
    assert_stops(run_scenario(scenario, "v1.4"), "Lux")


def test_editions_before_it_have_no_rule_on_shared_points() -> None:
    earlier = Written("riftbound", ("v1.3",), CARDS)
    run = earlier.run("given: {teams: [[Ahri], [Jinx]], Ahri: {}, Jinx: {}}\nwhen: []\nthen: {winner: none}")
    assert_stops(run, "Teams are played by v1.4 alone")


@pytest.mark.parametrize(
    ("teams", "points", "why"),
    [
        ("[[Ahri], [Jinx, Vi]]", "", "each player in one of them, found Ahri, Jinx, Vi"),
        ("[[Ahri, Lux, Jinx, Vi]]", "", "two teams or more"),
        ("[[Ahri, Lux], [Jinx, Lux]]", "", "each player in one of them, found Ahri, Lux, Jinx, Lux"),
        ("[[Ahri, Lux], [Jinx, Vi]]", "points: 1", "as many points for Ahri and Lux, who play together, found 1 and 2"),
    ],
)
def test_teams_that_cannot_be_are_refused(teams: str, points: str, why: str) -> None:
    body = f"given: {{teams: {teams}, Ahri: {{{points}}}, Jinx: {{}}, Lux: {{points: 2}}, Vi: {{}}}}"
    with pytest.raises(UnableToReadScenario, match=why):
        OPEN.read(f"{body}\nwhen: []\nthen: {{winner: none}}")
