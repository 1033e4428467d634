"""Riftbound by its Core Rules v1.4, chapter by chapter: the turn, places, costs, the chain, decks and keywords."""

from __future__ import annotations

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Scout: {types: [unit], might: 1, cost: {energy: 1}}
  Soldier: {types: [unit], might: 2, cost: {energy: 2}}
  Guard: {types: [unit], might: 3, cost: {energy: 3}}
  Giant: {types: [unit], might: 5, cost: {energy: 5}}
  Deflector: {types: [unit], might: 3, keywords: [{deflect: 1}]}
  Keeper: {types: [unit], might: 2, abilities: [{when: {event: holds, object: me}, do: [{draw: 1}]}]}
  Wanderer: {types: [unit], might: 2, abilities: [{when: {event: moves, object: me}, do: [{draw: 1}]}]}
  Riser: {types: [unit], might: 2, abilities: [{when: {event: is readied, object: me}, do: [{draw: 1}]}]}
  Sleeper: {types: [unit], might: 3, cost: {energy: 2}, keywords: [accelerate], domains: [fury],
    abilities: [{when: {event: is readied, object: me}, do: [{draw: 1}]}]}
  Pair: {types: [unit], might: 3, cost: {energy: 0}, keywords: [accelerate], domains: [fury, calm]}
  Sapper: {types: [unit], might: 2, abilities: [{use: {exhaust: me}, do: [{draw: 1}]}]}
  Loud: {types: [unit], might: 2, keywords: [ambush], cost: {energy: 1}}
  Legionary: {types: [unit], might: 2, cost: {energy: 3}, abilities: [
    {passive: {cost: {energy: -2}}, affects: me, while: {legion: true}}]}
  Maker: {types: [gear], abilities: [{use: {exhaust: me}, do: [
    {play token: {name: Recruit, might: 1, tags: [Recruit]}, to: base}]}]}
  Elder: {types: [unit], might: 2, abilities: [{passive: {might: 2}, affects: me, while: {level: 3}}]}
  Hunter: {types: [unit], might: 5, keywords: [{hunt: 2}]}
  Chronicle: {types: [unit], might: 2, abilities: [
    {when: {event: is played, object: {type: spell}, player: you}, do: [{give: {might: 1}, to: me, for: this turn}]}]}
  Grower: {types: [unit], might: 4, abilities: [
    {when: {event: becomes mighty, object: me}, do: [{draw: 1}]}]}
  Seer: {types: [unit], might: 2, keywords: [vision]}
  Smith: {types: [unit], might: 2, keywords: [weaponmaster]}
  Blade: {types: [gear], tags: [Equipment], might: 2, keywords: [{equip: {energy: 1, power: 1}}]}
  Relic: {types: [gear], cost: {energy: 1}, keywords: [hidden]}
  Well: {types: [gear], keywords: [], abilities: [{use: {exhaust: me}, keywords: [reaction], do: [{add: {energy: 2}}]}]}
  Surge: {types: [spell], keywords: [action], abilities: [{do: [{add: {energy: 2}}]}]}
  Tale: {types: [spell], cost: {energy: 1}, abilities: [{do: [{draw: 1}]}]}
  Long Tale: {types: [spell], abilities: [{do: [{draw: 3}]}]}
  Hush: {types: [spell], keywords: [reaction], abilities: [{do: [{counter: {choose: 1, zone: chain, type: spell}}]}]}
  Bolt: {types: [spell], keywords: [reaction], cost: {energy: 1}, abilities: [{do: [
    {deal: 2, to: {choose: 1, type: unit}}]}]}
  Trap: {types: [spell], keywords: [hidden], cost: {energy: 4}, abilities: [{do: [
    {deal: 2, to: {choose: 1, type: unit}}]}]}
  Lurker: {types: [unit], might: 2, keywords: [hidden], cost: {energy: 4}, abilities: [
    {when: {event: is played, object: me}, do: [{deal: 1, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Twice: {types: [spell], keywords: [{repeat: {energy: 1}}], abilities: [{do: [
    {deal: 2, to: {choose: 1, type: unit}}]}]}
  Boon: {types: [spell], keywords: [action], abilities: [{do: [
    {give: {might: 3}, to: {choose: 1, type: unit}, for: this turn}]}]}
  Charm: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit}, to: choose}]}]}
  Theft: {types: [spell], keywords: [action], abilities: [{do: [{take control: {choose: 1, type: unit}}]}]}
"""
NEWEST = "v1.4"
BOOK = Written("riftbound", (NEWEST, "v1.3"), CARDS)


def hold(body: str, *editions: str) -> None:
    for edition in editions or BOOK.editions:
        assert_confirmed(run_scenario(scenario_in(BOOK.read(body), edition), edition))


TURNS = {
    "damage is healed before what holds for the turn expires (317.2.b, c)": """
        given: {Ahri: {base: [{card: Soldier, damage: 1}], hand: [Boon, Bolt], energy: 1}, Jinx: {}}
        when: [{play: Boon, by: Ahri}, {resolve: all}, {play: Bolt, by: Ahri}, {resolve: all},
          {check: {Soldier: {damage: 3, might: 5}}}, {end turn: true}]
        then: {Soldier: {zone: base, might: 2, damage: 0}}
        """,
    "all of the turn player's things are readied, and nobody else's (315.1.b)": """
        given:
          turn: {player: Jinx}
          Ahri: {base: [{card: Scout, exhausted: true}, {card: Maker, exhausted: true}]}
          Jinx: {base: [{card: Soldier, exhausted: true}]}
        when: [{end turn: true}]
        then: {Scout: {exhausted: false}, Maker: {exhausted: false}, Soldier: {exhausted: true}}
        """,
    "a unit that is ready is not readied (415.1.c)": """
        given: {turn: {player: Jinx}, Ahri: {base: [Riser, {card: Riser, as: tired, exhausted: true}], deck: 5},
          Jinx: {}}
        when: [{end turn: true}, {resolve: all}]
        then: {Ahri: {hand: 2}, triggers: {Riser: 0, tired: 1}}
        """,
    "energy that is not spent before the main phase is lost (316.3)": """
        given: {turn: {player: Jinx}, Ahri: {at Altar: [Pumper], deck: 3}, Jinx: {},
          battlefields: [{card: Altar, controller: Ahri}]}
        when: [{end turn: true}]
        then: {turn: Ahri, phase: main, Ahri: {energy: 0}, triggers: {Pumper: 1}}
        """,
    "points are scored before runes are channelled and a card is drawn (315.2.b, 315.3, 315.4)": """
        given: {turn: {player: Jinx}, victory score: 8, battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Scout], points: 7, deck: 3, runes: 0, rune deck: 5}, Jinx: {}}
        when: [{end turn: true}]
        then: {winner: Ahri, Ahri: {hand: 0, runes: 0, points: 8}}
        """,
    "eight points each are no victory, and the next battlefield held is (194.2.b)": """
        given: {turn: {player: Jinx}, victory score: 8, battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Scout], points: 8, deck: 3}, Jinx: {points: 8}}
        when: [{check: {winner: none}}, {end turn: true}]
        then: {winner: Ahri, Ahri: {points: 9}}
        """,
    "whoever has eight points already draws for a conquest that is not of every battlefield (471.1.b)": """
        given: {victory score: 8, battlefields: [Altar, Gate], Ahri: {base: [Scout], points: 8, deck: 3},
          Jinx: {points: 8}}
        when: [{move: Scout, to: Altar}, {close showdown: true}]
        then: {winner: none, Ahri: {points: 8, hand: 1}}
        """,
    "nobody has less than no points, and nothing is lost then (194.4)": """
        given: {Ahri: {points: 1}, Jinx: {}}
        when: [{lose points: 2, by: Ahri}, {lose points: 1, by: Ahri}]
        then: {Ahri: {points: 0}}
        """,
    "two units that hold a battlefield are two and one point is scored (383.4.d.2.a)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Keeper, {card: Keeper, as: k2}], deck: 5}, Jinx: {}}
        when: [{end turn: true}, {resolve: all}]
        choices: [{player: Ahri, question: order triggers, answer: [Keeper, k2]}]
        then: {Ahri: {points: 1, hand: 3}}
        """,
}
CARDS += """
  Pumper: {types: [unit], might: 2, abilities: [{when: {event: holds, object: me}, do: [{add: {energy: 1}}]}]}
"""

PLACES = {
    "units from two places move to one place together (144.3.b)": """
        given: {battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}],
          Ahri: {at Altar: [Soldier, Scout], at Gate: [{card: Soldier, as: s2}, Guard]}, Jinx: {}}
        when: [{move: [Soldier, s2], to: base}]
        then: {Soldier: {at: base, exhausted: true}, s2: {at: base, exhausted: true}}
        """,
    "nobody moves while a showdown goes on (144.1.c)": """
        given: {battlefields: [Altar, Gate], Ahri: {base: [Soldier, Scout]}, Jinx: {}}
        when: [{move: Soldier, to: Altar}, {move: Scout, to: Gate}]
        then: {illegal: true}
        """,
    "nobody moves while the chain is not empty (144.1.b)": """
        given: {battlefields: [Altar], Ahri: {base: [Soldier], hand: [Tale], energy: 1}, Jinx: {}}
        when: [{play: Tale, by: Ahri}, {move: Soldier, to: Altar}]
        then: {illegal: true}
        """,
    "a third player keeps away from a battlefield of two others (144.4.a.1)": """
        given: {players: [Ahri, Jinx, Teemo], battlefields: [{card: Altar, controller: Jinx}],
          Ahri: {base: [Soldier]}, Jinx: {at Altar: [Scout]}, Teemo: {at Altar: [Guard]}}
        when: [{move: Soldier, to: Altar}]
        then: {illegal: true}
        """,
    "a spell that moves a unit among two others recalls it (447.2.c)": """
        given: {players: [Ahri, Jinx, Teemo], turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}],
          Ahri: {base: [Soldier]}, Jinx: {at Altar: [Scout]}, Teemo: {at Altar: [Guard]}}
        when: [{move: Soldier, to: Altar, with: Charm, by: Ahri}]
        then: {Soldier: {at: base}}
        """,
    "an exhausted unit pays no move (144.2)": """
        given: {battlefields: [Altar], Ahri: {base: [{card: Soldier, exhausted: true}]}, Jinx: {}}
        when: [{move: Soldier, to: Altar}]
        then: {illegal: true}
        """,
    "a spell moves an exhausted unit and its arrival is a contest (190.3.a, 450)": """
        given: {battlefields: [Altar], Ahri: {base: [{card: Wanderer, exhausted: true}], hand: [Charm], deck: 3},
          Jinx: {}}
        when: [{play: Charm, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: location, answer: Altar}]
        then: {Wanderer: {at: Altar, exhausted: true}, Altar: {contested: true}, showdown: Altar, Ahri: {hand: 1}}
        """,
    "a battlefield is conquered once a turn, and control still changes (470, 348.2.a.1)": """
        given: {battlefields: [Altar, Gate], Ahri: {base: [Soldier, Scout]}, Jinx: {}}
        when: [{move: Soldier, to: Altar}, {close showdown: true}, {kill: Soldier},
          {check: {Altar: {controller: none}}}, {move: Scout, to: Altar}, {close showdown: true}]
        then: {Ahri: {points: 1}, Altar: {controller: Ahri}}
        """,
    "a unit of mine at an open battlefield keeps a showdown from being a fight (316.8.b.1)": """
        given: {battlefields: [Altar], Ahri: {base: [Soldier]}, Jinx: {}}
        when: [{move: Soldier, to: Altar}]
        then: {showdown: Altar, Soldier: {is not: [attacking]}}
        """,
    "a stolen unit goes to the base of its new controller (323.7)": """
        given: {Ahri: {hand: [Theft]}, Jinx: {base: [Guard]}}
        when: [{play: Theft, by: Ahri}, {resolve: all}]
        then: {Guard: {controller: Ahri, zone: base, at: base}}
        """,
    "a stolen unit returns to its owner's hand (056.2)": """
        given: {Ahri: {base: [{card: Guard, owner: Jinx}]}, Jinx: {}}
        when: [{return: Guard}]
        then: {Ahri: {hand: 0}, Jinx: {hand: 1}}
        """,
    "a unit stolen where it stands begins a combat there (461)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Theft]},
          Jinx: {at Altar: [Guard, Scout]}}
        when: [{play: Theft, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Guard}]
        then: {showdown: Altar, Guard: {is: [attacking]}, Scout: {is: [defending]}}
        """,
}

COSTS = {
    "power for deflect is of any domain (809.1.c.1)": """
        given: {Ahri: {hand: [Bolt], energy: 1, calm: 1}, Jinx: {base: [Deflector]}}
        when: [{play: Bolt, by: Ahri}]
        then: {chain: [Bolt], Ahri: {calm: 0, energy: 0}}
        """,
    "deflect of several sources is summed (809.2)": """
        given: {Ahri: {hand: [Bolt], energy: 1, power: 2}, Jinx: {base: [Deflector]}}
        when: [{give: {keyword: {deflect: 2}}, to: Deflector, for: this turn}, {play: Bolt, by: Ahri}]
        then: {illegal: true}
        """,
    "a repeated spell pays deflect for each time it chooses (809.1.c)": """
        given: {Ahri: {hand: [Twice], energy: 1, power: 2}, Jinx: {base: [Deflector]}}
        when: [{play: Twice, by: Ahri}]
        choices: [{player: Ahri, question: pay optional cost, answer: yes}]
        then: {Ahri: {power: 0, energy: 0}}
        """,
    "a repeated spell is one spell played (820.3.a)": """
        given: {Ahri: {base: [Chronicle], hand: [Twice], energy: 1}, Jinx: {base: [Scout, Giant]}}
        when: [{play: Twice, by: Ahri}, {resolve: all}]
        choices:
          - {player: Ahri, question: pay optional cost, answer: yes}
          - {player: Ahri, question: targets, answer: Scout}
          - {player: Ahri, question: targets, answer: Giant}
        then: {Scout: {zone: trash}, Giant: {damage: 2}, Chronicle: {might: 3}}
        """,
    "accelerate makes no unit become ready (805.6.a)": """
        given: {Ahri: {hand: [Sleeper], energy: 3, fury: 1, deck: 3}, Jinx: {}}
        when: [{play: Sleeper, by: Ahri, at: base}, {resolve: all}]
        choices: [{player: Ahri, question: pay optional cost, answer: yes}]
        then: {Sleeper: {exhausted: false}, Ahri: {hand: 0}}
        """,
    "a countered spell gives nothing back and was not played (425.1.b, c)": """
        given: {Ahri: {base: [Chronicle], hand: [Tale], energy: 1, deck: 3}, Jinx: {hand: [Hush]}}
        when: [{play: Tale, by: Ahri}, {pass: Ahri}, {play: Hush, by: Jinx}, {resolve: all}]
        then: {Ahri: {energy: 0, hand: 0, trash: [Tale]}, Chronicle: {might: 2}}
        """,
    "a token is no card that legion would count (185, 812.1.c)": """
        given: {Ahri: {base: [Maker], hand: [Legionary], energy: 2}, Jinx: {}}
        when: [{use: Maker, by: Ahri}, {resolve: all}, {play: Legionary, by: Ahri, at: base}]
        then: {illegal: true}
        """,
    "a card that was played satisfies legion, with the chain still there (812.1.c)": """
        given: {Ahri: {hand: [Tale, Legionary], energy: 2, deck: 3}, Jinx: {}}
        when: [{play: Tale, by: Ahri}, {resolve: all}, {play: Legionary, by: Ahri, at: base}]
        then: {Legionary: {zone: base}, Ahri: {energy: 0}}
        """,
    "a card of another player does not satisfy legion (812.1.c)": """
        given: {Ahri: {hand: [Legionary], energy: 2}, Jinx: {hand: [Bolt], energy: 1, base: [Scout]}}
        when: [{play: Bolt, by: Jinx}]
        then: {illegal: true}
        """,
    "an equip cost is lowered by one power, and energy stays (821.1.c)": """
        given: {Ahri: {hand: [Smith], base: [Blade], energy: 1, power: 0}, Jinx: {}}
        when: [{play: Smith, by: Ahri, at: base}, {resolve: all}]
        choices: [{player: Ahri, question: may trigger, answer: yes}, {player: Ahri, question: pay, answer: yes}]
        then: {Blade: {attached to: Smith}, Smith: {might: 4}, Ahri: {energy: 0}}
        """,
}

CHAIN = {
    "a unit needs no passing, and the state is open again (337.2)": """
        given: {Ahri: {hand: [Soldier], energy: 2}, Jinx: {}}
        when: [{play: Soldier, by: Ahri, at: base}]
        then: {chain: [], state: open, priority: Ahri}
        """,
    "a spell that adds lingers on the chain (429.2.b)": """
        given: {Ahri: {hand: [Surge]}, Jinx: {}}
        when: [{play: Surge, by: Ahri}]
        then: {chain: [Surge], Ahri: {energy: 0}}
        """,
    "an ability that adds is done at once and leaves focus where it was (340.2.a, 429.2.a)": """
        given: {battlefields: [Altar], Ahri: {base: [Soldier, Well]}, Jinx: {hand: [Bolt], energy: 1}}
        when: [{move: Soldier, to: Altar}, {use: Well, by: Ahri}]
        then: {chain: [], Ahri: {energy: 2}, priority: Ahri}
        """,
    "focus passes once the chain of a spell is empty (346)": """
        given: {battlefields: [Altar], Ahri: {base: [Soldier], hand: [Boon]}, Jinx: {hand: [Bolt], energy: 1}}
        when: [{move: Soldier, to: Altar}, {play: Boon, by: Ahri}, {resolve: all}]
        then: {showdown: Altar, priority: Jinx}
        """,
    "no unit without action is played in a showdown (308.1.a)": """
        given: {battlefields: [Altar], Ahri: {base: [Soldier], hand: [Scout], energy: 1}, Jinx: {}}
        when: [{move: Soldier, to: Altar}, {play: Scout, by: Ahri, at: base}]
        then: {illegal: true}
        """,
    "a unit with ambush reacts where its player has units (822.1.b)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Scout], hand: [Loud], energy: 1}, Jinx: {base: [Soldier]}}
        when: [{move: Soldier, to: Altar}, {pass: Jinx}, {play: Loud, by: Ahri, at: Altar}]
        then: {Loud: {at: Altar, is: [defending]}}
        """,
    "a unit with ambush does not react to its base (822.1.b)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Scout], hand: [Loud], energy: 1}, Jinx: {base: [Soldier]}}
        when: [{move: Soldier, to: Altar}, {pass: Jinx}, {play: Loud, by: Ahri, at: base}]
        then: {illegal: true}
        """,
    "an ability is used on its player's own turn and an open chain only (381)": """
        given: {turn: {player: Jinx}, Ahri: {base: [Sapper]}, Jinx: {}}
        when: [{use: Sapper, by: Ahri}]
        then: {illegal: true}
        """,
    "a target that left and came back is another object (359.3.e.4)": """
        given: {Ahri: {hand: [Bolt, Flicker], energy: 1}, Jinx: {base: [Scout]}}
        when: [{play: Bolt, by: Ahri}, {play: Flicker, by: Ahri}, {resolve: all}]
        then: {Scout: {zone: base, damage: 0}}
        """,
    "becoming mighty is on the way up to five (709)": """
        given: {Ahri: {base: [Grower], hand: [Boon, {card: Boon, as: b2}], deck: 5}, Jinx: {}}
        when: [{play: Boon, by: Ahri}, {resolve: all}, {play: b2, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1}, Grower: {might: 10}}
        """,
}
CARDS += """
  Flicker: {types: [spell], keywords: [reaction], abilities: [{do: [
    {banish: {choose: 1, type: unit, as: gone}}, {play: {that: gone}, free: true, to: base}]}]}
"""

DECKS = {
    "drawing three from a deck of one burns out once and goes on (431.1.a)": """
        given: {Ahri: {hand: [Long Tale], deck: [Scout], trash: [Soldier, Guard, Giant]}, Jinx: {}}
        when: [{play: Long Tale, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: drawn at random, answer: [Soldier, Guard]}]
        then: {Ahri: {hand: 3, deck: 1}, Jinx: {points: 1}}
        """,
    "fewer runes than two are channelled without any burning out (430.3)": """
        given: {turn: {player: Jinx}, Ahri: {runes: 0, rune deck: 1, deck: 3}, Jinx: {points: 0}}
        when: [{end turn: true}]
        then: {Ahri: {runes: 1}, Jinx: {points: 0}}
        """,
    "experience that was spent makes a level inactive at once (824.1.d)": """
        given: {Ahri: {base: [Elder, Miser], xp: 3, deck: 3}, Jinx: {}}
        when: [{check: {Elder: {might: 4}}}, {use: Miser, by: Ahri}]
        then: {Elder: {might: 2}, Ahri: {xp: 2}}
        """,
    "hunting two brings two for the player (823.1.c)": """
        given: {battlefields: [Altar], Ahri: {base: [Hunter]}, Jinx: {}}
        when: [{move: Hunter, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Ahri: {xp: 2, points: 1}, Jinx: {xp: 0}}
        """,
}
CARDS += """
  Miser: {types: [unit], might: 1, abilities: [{use: {xp: 1}, do: [{draw: 1}]}]}
"""

HIDDEN = {
    "a hidden gear comes to the battlefield and is recalled from there (811.1.d.1.a, 457.1)": """
        given: {battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Scout, {card: Relic, facedown: true}]}, Jinx: {}}
        when: [{play: Relic, by: Ahri}]
        then: {Relic: {at: base, exhausted: false}}
        """,
    "a hidden spell chooses among what is at its battlefield (811.1.d.2)": """
        given: {battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Guard, Soldier, {card: Trap, facedown: true}]}, Jinx: {base: [Scout]}}
        when: [{play: Trap, by: Ahri}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {illegal answer: true}
        """,
    "a hidden spell without a target at its battlefield is not played (811.1.d)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Spirit, {card: Trap, facedown: true}]}, Jinx: {base: [Scout], hand: [Tale], energy: 1}}
        when: [{play: Tale, by: Jinx}, {pass: Jinx}, {play: Trap, by: Ahri}]
        then: {illegal: true}
        """,
    "the play effect of a hidden unit chooses at its battlefield too (811.1.d.2)": """
        given: {battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Guard, {card: Lurker, facedown: true}]}, Jinx: {base: [Scout]}}
        when: [{play: Lurker, by: Ahri}, {resolve: all}]
        then: {Lurker: {at: Altar}, Scout: {zone: base, damage: 0}}
        """,
    "a card is hidden from the champion zone as well (811.1.b)": """
        given: {battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Guard], champion: Lurker, power: 1}, Jinx: {}}
        when: [{hide: Lurker, by: Ahri, at: Altar}]
        then: {Ahri: {power: 0}, Lurker: {at: Altar}}
        """,
    "two cards do not lie hidden at one battlefield (107.3.b)": """
        given: {battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Guard, {card: Trap, facedown: true}], hand: [Relic], power: 1}, Jinx: {}}
        when: [{hide: Relic, by: Ahri, at: Altar}]
        then: {illegal: true}
        """,
}
CARDS += """
  Spirit: {types: [unit], might: 2, abilities: [{passive: {cannot: be targeted}, affects: me}]}
"""
BOOK = Written("riftbound", BOOK.editions, CARDS)


@each(TURNS)
def test_of_the_turn(body):
    hold(body)


@each(PLACES)
def test_of_places(body):
    hold(body)


@each(COSTS)
def test_of_costs(body):
    hold(body)


@each(CHAIN)
def test_of_the_chain(body):
    hold(body)


@each(DECKS)
def test_of_decks_and_experience(body):
    hold(body)


@each(HIDDEN)
def test_of_what_lies_hidden(body):
    hold(body)
