"""Cards for situations of several units, players and battlefields, and how such a situation is held."""

from __future__ import annotations

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator import by_their_rules
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Mill: {types: [battlefield], abilities: []}
  Pup: {types: [unit], might: 1, cost: {energy: 0}}
  Wolf: {types: [unit], might: 3, cost: {energy: 0}}
  Bear: {types: [unit], might: 5, cost: {energy: 0}}
  Ogre: {types: [unit], might: 8, cost: {energy: 0}}
  Tanky: {types: [unit], might: 2, keywords: [tank]}
  Raider: {types: [unit], might: 2, keywords: [{assault: 2}]}
  Guard: {types: [unit], might: 2, keywords: [{shield: 2}]}
  Ganker: {types: [unit], might: 2, keywords: [ganking]}
  Runner: {types: [unit], might: 2, abilities: [{when: {event: moves, object: me}, do: [{draw: 1}]}]}
  Victor: {types: [unit], might: 4, abilities: [{when: {event: wins a combat, object: me}, do: [{draw: 1}]}]}
  Loser: {types: [unit], might: 1, abilities: [{when: {event: loses a combat, player: you}, do: [{draw: 1}]}]}
  Taker: {types: [unit], might: 2, abilities: [{when: {event: conquers, object: me}, do: [{draw: 1}]}]}
  Attacker: {types: [unit], might: 2, abilities: [{when: {event: attacks, object: me}, do: [{draw: 1}]}]}
  Fading: {types: [unit], might: 2, keywords: [temporary]}
  Bell: {types: [unit], might: 1, abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Tale: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{draw: 1}]}]}
  Dash: {types: [spell], keywords: [action], cost: {}, abilities: [{do: [{draw: 1}]}]}
  Slow: {types: [spell], cost: {}, abilities: [{do: [{draw: 1}]}]}
  Bolt: {types: [spell], keywords: [action], cost: {}, abilities: [{do: [{deal: 3, to: {choose: 1, type: unit}}]}]}
  Nova: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{deal: 2, to: {all: {type: unit}}}]}]}
  Murder: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{kill: {choose: 1, type: unit}}]}]}
  Stunner: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{stun: {choose: 1, type: unit}}]}]}
  Home: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{recall: {choose: 1, type: unit}}]}]}
  Hand: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{return: {choose: 1, type: [unit,
    gear]}}]}]}
  Send: {types: [spell], keywords: [action], cost: {}, abilities: [{do: [{move: {choose: 1, type: unit},
    to: choose}]}]}
  Surge: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{give: {might: 2}, to: {choose: 1,
    type: unit}, for: this combat}]}]}
  Steal: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{take control: {choose: 1, type: [unit,
    gear], controller: opponent}}]}]}
  Shield Wall: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{prevent: 3, to: {choose: 1,
    type: unit}}]}]}
  Axe: {types: [gear], tags: [Equipment], might: 2, cost: {}, keywords: [{equip: {energy: 0}}], abilities: []}
  Idol: {types: [gear], cost: {}, abilities: [{use: {exhaust: me}, do: [{draw: 1}]}]}
  Trap: {types: [spell], keywords: [hidden], cost: {energy: 5}, abilities: [{do: [{draw: 1}]}]}
  Ambusher: {types: [unit], might: 3, keywords: [hidden], cost: {energy: 5}}
  Boss: {types: [legend], abilities: [{use: {exhaust: me}, do: [{draw: 1}]}]}
  Three: {types: [spell], cost: {}, abilities: [{do: [{draw: 3}]}]}
  Gift: {types: [spell], cost: {}, abilities: [{do: [{gain points: 1}]}]}
  Peek: {types: [spell], cost: {}, abilities: [{do: [{look at: {top: 3, as: seen}}, {draw card: {choose: 1,
    linked: seen, zone: deck, target: false}}]}]}
  Denial: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{counter: {choose: 1, zone: chain,
    type: spell}}]}]}
  Weak: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{give: {might: -3}, to: {choose: 1,
    type: unit}, for: this turn}]}]}
  Strong: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{give: {might: 2}, to: {choose: 1,
    type: unit}, for: this turn}]}]}
  Wake: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{ready: {choose: 1, type: unit}}]}]}
  Nought: {types: [unit], might: 0}
  Charm: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{take control: {choose: 1, type: unit,
    controller: opponent}}]}]}
  Sap: {types: [spell], cost: {}, abilities: [{do: [{kill: {choose: 1, type: gear}}]}]}
  Angel: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you}},
    with: [{kill: me}, {recall: it, exhausted: true}]}]}
  Ghost: {types: [unit], might: 2, abilities: [{passive: {cannot: be dealt damage}, affects: me}]}
  War Axe: {types: [gear], tags: [Equipment], might: 1, cost: {}, keywords: [{equip: {energy: 1}}, {assault: 1}],
    abilities: []}
  Thief: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{take control: {choose: 1, type: gear,
    controller: opponent}}]}]}
  Save: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{choose: {choose: 1, type: unit}, as: u},
    {later: {replace: {event: dies, object: {linked: u}}, with: [{recall: it}]}, for: next time}]}]}
  Spender: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{spend buff: {choose: 1,
    controller: you, is: [buffed]}}, {draw: 1}]}]}
  Sentry: {types: [gear], abilities: [{when: {event: end of, phase: turn}, do: [{draw: 1}]}]}
  Vi: {types: [legend], abilities: [{when: {event: conquers, player: you}, you may: true, pay: {exhaust: me},
    do: [{ready: {choose: 1, type: unit, controller: you}}]}]}
  Ekko: {types: [unit], might: 1, abilities: [{name: deathknell, when: {event: dies, object: me}, pay: {recycle: me},
    do: [{draw: 1}]}]}
  Cannon: {types: [legend], abilities: [{when: {event: start of, phase: beginning, player: you},
    do: [{if: {hand of: you, at most: 1}, do: [{draw: 1}]}]}]}
  Field: {types: [battlefield], abilities: [{passive: {might: 1}, affects: {type: unit, location: here}}]}
  Fort: {types: [battlefield], abilities: [{passive: {might: 1}, affects: {type: unit, location: here,
    controller: you}}]}
  Fountain: {types: [gear], abilities: [{when: {event: start of, phase: beginning, player: you},
    do: [{add: {energy: 2}}]}]}
  Late: {types: [gear], abilities: [{when: {event: end of, phase: turn, player: you}, do: [{give: {might: 2},
    to: {all: {type: unit, controller: you}}, for: this turn}]}]}
  EndZap: {types: [gear], abilities: [{when: {event: end of, phase: turn, player: you}, do: [{deal: 2,
    to: {all: {type: unit}}}]}]}
  Watch: {types: [gear], abilities: [{when: {event: dies, object: {type: unit}}, do: [{draw: 1}]}]}
  Banisher: {types: [spell], cost: {}, abilities: [{do: [{banish: {choose: 1, type: unit, as: gone}},
    {play: {that: gone}, player: its owner, free: true}]}]}
  BaseMove: {types: [spell], keywords: [reaction], cost: {}, abilities: [{do: [{move: {choose: 1, type: unit},
    to: base}]}]}
"""


def holds(sentence: str, body: str) -> None:
    """Hold that this comes of it in every edition, and that v1.4 tells of the rules that the sentence ends in."""
    by_their_rules.holds(Written("riftbound", ("v1.4",), CARDS), sentence, body)
    for edition in ("v1.3", "v1.2"):
        scenario = scenario_in(Written("riftbound", (edition,), CARDS).read(body), edition)
        assert_confirmed(run_scenario(scenario, edition))
