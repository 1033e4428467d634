"""Riftbound by its Core Rules v1.4, chapter by chapter: combats, deaths, damage, and the turn around them."""

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
  Wisp: {types: [unit], might: 0}
  Rammer: {types: [unit], might: 2, keywords: [{assault: 2}]}
  Bulwark: {types: [unit], might: 2, keywords: [{shield: 2}]}
  Wall: {types: [unit], might: 2, keywords: [tank]}
  Archer: {types: [unit], might: 2, keywords: [backline]}
  Mourned: {types: [unit], might: 1, abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Charger: {types: [unit], might: 2, abilities: [{when: {event: attacks, object: me}, do: [{draw: 1}]}]}
  Sentry: {types: [unit], might: 2, abilities: [{when: {event: defends, object: me}, do: [{draw: 1}]}]}
  Victor: {types: [unit], might: 2, abilities: [{when: {event: wins a combat, object: me}, do: [{draw: 1}]}]}
  Thorn: {types: [unit], might: 9, abilities: [{when: {event: takes damage, object: me}, do: [{draw: 1}]}]}
  Ghost: {types: [unit], might: 2, abilities: [{passive: {cannot: be dealt damage}, affects: me}]}
  Wanderer: {types: [unit], might: 2, abilities: [{when: {event: moves, object: me}, do: [{draw: 1}]}]}
  Glass: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you}},
    with: [{kill: me}, {heal: it}, {exhaust: it}, {recall: it}]}]}
  Healer: {types: [unit], might: 4, abilities: [{replace: {event: dies, object: {type: unit, controller: you,
    other: true, location: here}}, with: [{heal: it}, {exhaust: it}, {recall: it}]}]}
  Blade: {types: [gear], tags: [Equipment], might: 2, keywords: [{equip: {energy: 1}}]}
  Brief Blade: {types: [gear], tags: [Equipment], might: 1, keywords: [temporary, {equip: {energy: 1}}]}
  Patron: {types: [unit], might: 6, abilities: [{passive: {additional cost: {kill: {choose: 1, type: unit,
    controller: you}}}, affects: me}]}
  Bolt: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit}}]}]}
  Blast: {types: [spell], keywords: [action], abilities: [{do: [{deal: 2, to: {choose: up to 2, type: unit}}]}]}
  Knife: {types: [spell], keywords: [action], abilities: [{do: [{choose: {choose: 1, type: unit, as: victim}},
    {for each: {linked: victim}, do: [{kill: it}, {draw: 2, player: its controller}]}]}]}
  Grip: {types: [spell], keywords: [action], abilities: [{do: [{kill: {choose: 1, type: unit, controller: you}},
    {draw: 1, if: {done: true}}]}]}
  Warp: {types: [spell], keywords: [reaction], abilities: [{do: [{move: {choose: 1, type: unit}, to: base}]}]}
  Charm: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit}, to: choose}]}]}
  Ward: {types: [spell], keywords: [reaction], abilities: [{do: [{prevent: 3, to: {choose: 1, type: unit}}]}]}
  Daze: {types: [spell], keywords: [action], abilities: [{do: [{stun: {choose: 1, type: unit}}]}]}
  Curse: {types: [spell], keywords: [action], abilities: [{do: [
    {give: {might: -3}, to: {choose: 1, type: unit}, for: this turn}]}]}
  Boon: {types: [spell], keywords: [action], abilities: [{do: [
    {give: {might: 3}, to: {choose: 1, type: unit}, for: this turn}]}]}
"""
NEWEST = "v1.4"
BOOK = Written("riftbound", (NEWEST, "v1.3"), CARDS)
FIELD = """
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Jinx}, Gate]
"""


def hold(body: str, *editions: str) -> None:
    for edition in editions or BOOK.editions:
        assert_confirmed(run_scenario(scenario_in(BOOK.read(body), edition), edition))


COMBATS = {
    "every unit on the board is healed as a combat is cleaned up (466.1.a.1)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Giant, {card: Guard, as: far, damage: 2}]}
          Jinx: {at Altar: [Scout], base: [{card: Guard, as: home, damage: 1}]}
        when: [{move: Giant, to: Altar}, {close showdown: true}]
        then: {far: {damage: 0}, home: {damage: 0}, Giant: {damage: 0, at: Altar}}
        """,
    "attackers who meet survivors are recalled as they are, and nobody conquers (466.1.a.2, 458)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard, Wanderer], deck: 3}
          Jinx: {at Altar: [Giant, {card: Giant, as: g2}], points: 1}
        when: [{move: [Guard, Wanderer], to: Altar}, {resolve: all}, {close showdown: true}]
        choices:
          - {player: Ahri, question: assign damage, answer: {Giant: 5}}
          - {player: Jinx, question: assign damage, answer: {Guard: 3, Wanderer: 7}}
        then: {Guard: {zone: trash}, Wanderer: {zone: trash}, Giant: {zone: trash}, g2: {at: Altar},
          Altar: {controller: Jinx}, Ahri: {points: 0, hand: 1}}
        """,
    "a recall after combat is no move (456.1)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Wanderer], deck: 3}
          Jinx: {at Altar: [{card: Wisp}, {card: Giant}]}
        when: [{stun: Giant}, {move: Wanderer, to: Altar}, {resolve: all}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Giant: 2}}]
        then: {Wanderer: {at: base, exhausted: true}, Ahri: {hand: 1}, events: [{event: moves, times: 1}]}
        """,
    "a unit of negative might adds nothing to the sum, and takes nothing from it (143.2.b)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard, Scout], hand: [Curse]}
          Jinx: {at Altar: [{card: Guard, as: foe}]}
        when: [{play: Curse, by: Ahri}, {resolve: all}, {move: [Guard, Scout], to: Altar}, {close showdown: true}]
        choices:
          - {player: Ahri, question: targets, answer: Scout}
          - {player: Jinx, question: assign damage, answer: {Guard: 3}}
        then: {foe: {zone: trash}}
        """,
    "a unit without might lives as long as it has no damage (142.4.b)": """
        given:
          Ahri: {base: [Scout], hand: [Curse]}
          Jinx: {}
        when: [{play: Curse, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {Scout: {zone: base}}
        """,
    "a unit without might that is dealt one damage dies (142.4.b)": """
        given:
          Ahri: {hand: [Bolt]}
          Jinx: {base: [Wisp]}
        when: [{play: Bolt, by: Ahri}, {resolve: all}]
        then: {Wisp: {zone: trash}}
        """,
    "a damaged unit whose might drops to its damage dies at once (143.2.a)": """
        given:
          Ahri: {hand: [Curse]}
          Jinx: {base: [{card: Giant, damage: 2}]}
        when: [{play: Curse, by: Ahri}, {resolve: all}]
        then: {Giant: {zone: trash}}
        """,
    "damage of three is kept off by a prevention of three, and no damage was taken (417.1.e.1, 437.4)": """
        given:
          Ahri: {hand: [Ward, Bolt, {card: Bolt, as: b2}], deck: 4}
          Jinx: {base: [Thorn], deck: 4}
        when: [{play: Ward, by: Ahri}, {resolve: all}, {play: Bolt, by: Ahri}, {resolve: all},
          {check: {Thorn: {damage: 0}, Jinx: {hand: 0}}}, {play: b2, by: Ahri}, {resolve: all}]
        then: {Thorn: {damage: 1}, Jinx: {hand: 1}}
        """,
    "a unit with a prevention needs that much more to be lethal (437.5.a)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Giant], hand: [Ward]}
          Jinx: {at Altar: [Soldier, {card: Soldier, as: s2}]}
        when: [{play: Ward, by: Ahri}, {resolve: all}, {move: Giant, to: Altar}, {close showdown: true}]
        choices:
          - {player: Ahri, question: targets, answer: s2}
          - {player: Ahri, question: assign damage, answer: {s2: 2, Soldier: 3}}
        then: {illegal answer: true}
        """,
    "damage is assigned through a prevention (465.2.c.5)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Giant], hand: [Ward]}
          Jinx: {at Altar: [Soldier, {card: Soldier, as: s2}]}
        when: [{play: Ward, by: Ahri}, {resolve: all}, {move: Giant, to: Altar}, {close showdown: true}]
        choices:
          - {player: Ahri, question: targets, answer: s2}
          - {player: Ahri, question: assign damage, answer: {s2: 5}}
        then: {s2: {zone: trash}, Soldier: {at: Altar}, Giant: {at: base}}
        """,
    "a unit that cannot be dealt damage stands in nobody's way (465.2.c.10)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Giant]}
          Jinx: {at Altar: [Ghost, Soldier]}
        when: [{move: Giant, to: Altar}, {close showdown: true}]
        then: {Soldier: {zone: trash}, Ghost: {at: Altar}, Giant: {at: base}}
        """,
    "a stunned unit deals nothing and must be dealt its full might (423.1.b, c)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Soldier], hand: [Daze]}
          Jinx: {at Altar: [Guard]}
        when: [{play: Daze, by: Ahri}, {resolve: all}, {move: Soldier, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: targets, answer: Guard}]
        then: {Guard: {at: Altar}, Soldier: {at: base}}
        """,
    "who leaves the combat is no attacker any more (323.2.c, 807.1.d.1)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Rammer]}
          Jinx: {at Altar: [Giant], hand: [Warp]}
        when: [{move: Rammer, to: Altar}, {check: {Rammer: {might: 4}}}, {pass: Ahri}, {play: Warp, by: Jinx},
          {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Rammer}]
        then: {Rammer: {might: 2, at: base, is not: [attacking]}}
        """,
    "a unit that comes into the combat later defends as well, and its shield holds (464.2.c.3.a, 814.1.d)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard]}
          Jinx: {at Altar: [Scout], base: [Bulwark], hand: [Charm]}
        when: [{move: Guard, to: Altar}, {pass: Ahri}, {play: Charm, by: Jinx}, {resolve: all}]
        choices:
          - {player: Jinx, question: targets, answer: Bulwark}
          - {player: Jinx, question: location, answer: Altar}
        then: {Bulwark: {might: 4, is: [defending]}}
        """,
    "defenders win when the attackers are gone before the damage (466.3.a)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard]}
          Jinx: {at Altar: [Victor], hand: [Warp], deck: 3}
        when: [{move: Guard, to: Altar}, {pass: Ahri}, {play: Warp, by: Jinx}, {resolve: all},
          {close showdown: true}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Guard}]
        then: {Jinx: {hand: 1, points: 0}, Victor: {damage: 0}, Altar: {controller: Jinx, contested: false}}
        """,
    "attackers conquer a battlefield whose defenders fled before the damage (466.5)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Victor], deck: 3}
          Jinx: {at Altar: [Giant], hand: [Warp]}
        when: [{move: Victor, to: Altar}, {pass: Ahri}, {play: Warp, by: Jinx}, {resolve: all},
          {close showdown: true}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Giant}]
        then: {Ahri: {hand: 1, points: 1}, Altar: {controller: Ahri}}
        """,
    "a battlefield where nobody survives is nobody's (466.5.b)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Soldier]}
          Jinx: {at Altar: [Victor], deck: 3}
        when: [{move: Soldier, to: Altar}, {close showdown: true}]
        then: {Altar: {controller: none, contested: false}, Jinx: {hand: 0}, Ahri: {points: 0}}
        """,
    "an attack trigger goes once a combat, however often its unit comes back (383.4.e.2.a)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Charger, Guard], hand: [Charm], deck: 4}
          Jinx: {at Altar: [Giant], hand: [Warp]}
        when: [{move: [Charger, Guard], to: Altar}, {resolve: all}, {pass: Ahri}, {play: Warp, by: Jinx},
          {resolve: all}, {play: Charm, by: Ahri}, {resolve: all}]
        choices:
          - {player: Jinx, question: targets, answer: Charger}
          - {player: Ahri, question: targets, answer: Charger}
          - {player: Ahri, question: location, answer: Altar}
        then: {Charger: {at: Altar, is: [attacking]}, Ahri: {hand: 1}}
        """,
    "a unit with tank and backline is hit first or last, but never in between (465.2.c.8)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [{card: Guard, as: attacker}]}
          Jinx: {at Altar: [Soldier, {card: Soldier, as: s2}, Archer]}
        when: [{give: {keyword: tank}, to: Archer, for: this turn}, {move: attacker, to: Altar},
          {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Soldier: 2, Archer: 1}}]
        then: {illegal answer: true}
        """,
    "a unit with tank and backline may be hit last (465.2.c.8)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [{card: Giant, as: attacker}]}
          Jinx: {at Altar: [Soldier, {card: Soldier, as: s2}, Archer]}
        when: [{give: {keyword: tank}, to: Archer, for: this turn}, {move: attacker, to: Altar},
          {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Soldier: 2, s2: 2, Archer: 1}}]
        then: {Archer: {at: Altar}, Soldier: {zone: trash}, s2: {zone: trash}}
        """,
    "a unit with tank and backline may be hit first (465.2.c.8)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [{card: Giant, as: attacker}]}
          Jinx: {at Altar: [Soldier, {card: Soldier, as: s2}, Archer]}
        when: [{give: {keyword: tank}, to: Archer, for: this turn}, {move: attacker, to: Altar},
          {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Archer: 2, Soldier: 2, s2: 1}}]
        then: {Archer: {zone: trash}, Soldier: {zone: trash}, s2: {at: Altar}}
        """,
    "of two staged combats the player whose turn it is chooses the first (461.1)": """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Jinx}, {card: Gate, controller: Jinx}]
          Ahri: {base: [Guard, {card: Guard, as: g2}]}
          Jinx: {at Altar: [Scout], at Gate: [Soldier]}
        when: [{at once: [{move: Guard, to: Altar}, {move: g2, to: Gate}]}]
        choices: [{player: Ahri, question: which battlefield, answer: Gate}]
        then: {showdown: Gate, Guard: {is not: [attacking]}, g2: {is: [attacking]}}
        """,
    "an effect for this combat ends with it (466.7.c)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard]}
          Jinx: {at Altar: [Scout]}
        when: [{move: Guard, to: Altar}, {give: {might: 2}, to: Guard, for: this combat},
          {check: {Guard: {might: 5}}}, {close showdown: true}]
        then: {Guard: {might: 3, at: Altar}}
        """,
    "a card that lies hidden goes with the battlefield that is conquered (466.5.c)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard]}
          Jinx: {at Altar: [Scout, {card: Bolt, facedown: true}]}
        when: [{move: Guard, to: Altar}, {close showdown: true}]
        then: {Bolt: {zone: trash}, Altar: {controller: Ahri}}
        """,
}


@each(COMBATS)
def test_of_combats(body):
    hold(body)


DEATHS = {
    "a unit that is saved was never killed, and yet the cost of killing it is paid (203.2, 357.2.a)": """
        given:
          Ahri: {hand: [Patron], base: [Scout, Glass]}
          Jinx: {}
        when: [{play: Patron, by: Ahri, at: base}]
        choices: [{player: Ahri, question: objects, answer: Scout}]
        then: {Patron: {zone: base}, Scout: {zone: base, exhausted: true}, Glass: {zone: trash}}
        """,
    "what only names the unit happens although its death was replaced (359.3.e.14.b)": """
        given:
          Ahri: {hand: [Knife]}
          Jinx: {base: [Scout, Glass], deck: 5}
        when: [{play: Knife, by: Ahri}, {resolve: all}]
        then: {Scout: {zone: base}, Jinx: {hand: 2}}
        """,
    "what is done if the unit was killed is left out where its death was replaced (359.3.e.14.b)": """
        given:
          Ahri: {hand: [Grip], base: [Scout, Glass], deck: 5}
          Jinx: {}
        when: [{play: Grip, by: Ahri}, {resolve: all}]
        then: {Scout: {zone: base}, v1.4: {Ahri: {hand: 0}}, v1.3: {Ahri: {hand: 1}}}
        """,
    "the controller of a unit that cannot be killed any more draws nothing (359.3.e.14.a)": """
        given:
          Ahri: {hand: [Knife]}
          Jinx: {base: [Scout], hand: [Undo], deck: 5}
        when: [{play: Knife, by: Ahri}, {pass: Ahri}, {play: Undo, by: Jinx}, {resolve: all}]
        then: {Scout: {zone: hand}, Jinx: {hand: 1}}
        """,
    "a replacement applies to what dies together with its source (370.4)": """
        given:
          Ahri: {base: [Healer, Scout, {card: Scout, as: s2}]}
          Jinx: {}
        when: [{at once: [{kill: Healer}, {kill: Scout}, {kill: s2}]}]
        choices: [{player: Ahri, question: which event, answer: Scout}]
        then: {Healer: {zone: trash}, Scout: {zone: base, exhausted: true}, s2: {zone: base}}
        """,
    "a replacement of this place leaves other places alone (370.1)": """
        given:
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {base: [Healer], at Altar: [Scout, {card: Scout, as: s2}]}
          Jinx: {}
        when: [{at once: [{kill: Healer}, {kill: Scout}]}]
        then: {Healer: {zone: trash}, Scout: {zone: trash}}
        """,
    "each of two players saves a unit of their own (373.1)": """
        given:
          turn: {player: Jinx}
          Ahri: {base: [Scout, Glass]}
          Jinx: {base: [{card: Scout, as: s2}, {card: Glass, as: g2}]}
        when: [{at once: [{kill: Scout}, {kill: s2}]}]
        then: {Scout: {zone: base}, s2: {zone: base}, Glass: {zone: trash}, g2: {zone: trash}}
        """,
    "the last words of a unit killed as a cost are spoken after the card has been played (337.1.b)": """
        given:
          Ahri: {hand: [Patron], base: [Mourned], deck: 3}
          Jinx: {}
        when: [{play: Patron, by: Ahri, at: base}, {check: {Patron: {zone: base}, chain: [Mourned/deathknell]}},
          {resolve: all}]
        then: {Ahri: {hand: 1}}
        """,
    "the last words of a stolen unit are those of the player who had it (191.4, 056.2)": """
        given:
          Ahri: {base: [{card: Mourned, owner: Jinx}], deck: 3}
          Jinx: {deck: 3}
        when: [{kill: Mourned}, {resolve: all}]
        then: {Ahri: {hand: 1, trash: []}, Jinx: {hand: 0, trash: [Mourned]}}
        """,
    "a token that leaves the board is nowhere (186.1)": """
        given:
          Ahri: {base: [{token: Recruit, as: r1}, {token: Recruit, as: r2}]}
          Jinx: {}
        when: [{kill: r1}, {return: r2}]
        then: {Ahri: {trash: [], hand: 0}, events: [{event: dies, object: r1, times: 1}]}
        """,
    "equipment stays when its unit goes, and is recalled from a battlefield (719.5, 435.4.b, 323.7)": """
        given:
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {at Altar: [Scout, {card: Blade, attached to: Scout}, Guard]}
          Jinx: {}
        when: [{return: Scout}]
        then: {Blade: {at: base}, Scout: {zone: hand}}
        """,
    "equipment goes where its unit goes, ready or exhausted as it was (719.3.a, 719.4)": """
        given:
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {base: [Soldier, {card: Blade, attached to: Soldier}], at Altar: [Scout]}
          Jinx: {}
        when: [{move: Soldier, to: Altar}]
        then: {Blade: {at: Altar, exhausted: false}, Soldier: {exhausted: true, might: 4}}
        """,
    "a unit whose equipment is killed may die of the damage it has (435.1.e, 143.2.a)": """
        given:
          Ahri: {base: [{card: Soldier, damage: 3}, {card: Blade, attached to: Soldier}]}
          Jinx: {}
        when: [{kill: Blade}]
        then: {Soldier: {zone: trash}, Blade: {zone: trash}}
        """,
    "what is attached is temporary no longer, until it comes off (718.2, 722.1)": """
        given:
          turn: {player: Jinx}
          Ahri: {base: [Soldier, {card: Brief Blade, attached to: Soldier}, {card: Brief Blade, as: loose}], deck: 3}
          Jinx: {}
        when: [{end turn: true}]
        then: {Brief Blade: {zone: base}, loose: {zone: trash}, Soldier: {might: 3}}
        """,
    "equipment changes units by being attached anew (434.1.f)": """
        given:
          Ahri: {base: [Soldier, Scout, {card: Blade, attached to: Soldier}]}
          Jinx: {}
        when: [{attach: Blade, to: Scout}]
        then: {Soldier: {might: 2}, Scout: {might: 3}, Blade: {attached to: Scout}}
        """,
    "equipment attached to where it is does nothing (434.1.h)": """
        given:
          Ahri: {base: [Soldier, {card: Blade, attached to: Soldier}]}
          Jinx: {}
        when: [{attach: Blade, to: Soldier}]
        then: {Soldier: {might: 4}, events: [{event: is attached, times: 0}, {event: is detached, times: 0}]}
        """,
    "a unit that is taken over keeps its equipment, which stays its owner's (718.5.f)": """
        given:
          Ahri: {base: [Scout]}
          Jinx: {base: [Soldier, {card: Blade, attached to: Soldier}]}
        when: [{take control: Soldier, by: Ahri}]
        then: {Soldier: {controller: Ahri, might: 4}, Blade: {controller: Jinx, attached to: Soldier}}
        """,
}
CARDS += """
  Undo: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
"""
BOOK = Written("riftbound", BOOK.editions, CARDS)


@each(DEATHS)
def test_of_deaths_and_what_is_left_behind(body):
    hold(body)
