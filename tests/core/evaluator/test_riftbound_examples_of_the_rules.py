"""Riftbound: what the rulebook illustrates with examples, played with cards of our own."""

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
  Pike: {types: [unit], might: 4, cost: {energy: 4}}
  Brute: {types: [unit], might: 5}
  Titan: {types: [unit], might: 7}
  Rouse: {types: [spell], abilities: [{do: [{play: {choose: 1, type: unit, zone: hand, owner: you, target: false},
    free: true, to: base}]}]}
  Weaken: {types: [spell], keywords: [reaction], abilities: [{do: [{give: {might: -2}, to: {choose: 1, type: unit},
    for: this turn}]}]}
  Grow: {types: [spell], keywords: [reaction], cost: {energy: 0}, abilities: [{do: [{give: {might: 2}, to: {choose: 1,
    type: unit}, for: this turn}]}]}
  Splinter: {types: [spell], cost: {energy: 8}, abilities: [{passive: {cost: {energy: {times: [-1, {highest might:
    {type: unit, controller: you}}]}}}, affects: me}, {do: [{draw: 1}]}]}
  Lantern: {types: [unit], might: 3, abilities: [{when: {event: is played, object: {type: spell, energy cost:
    {at least: 5}}, player: you}, do: [{give: {might: 3}, to: me, for: this turn}]}]}
  Novice: {types: [unit], might: 1, abilities: [{passive: {cost: {energy: -1}, minimum: 1}, affects: {type: spell,
    owner: you, zone: [hand, chain]}, while: {this: me, is: {location: battlefield}}}]}
  Deny: {types: [spell], keywords: [reaction], abilities: [{do: [{counter: {choose: 1, zone: chain, type: spell,
    energy cost: {at most: 4}, power cost: {at most: 1}}}]}]}
  Barrage: {types: [spell], cost: {energy: 4, power: 1}, keywords: [{repeat: {energy: 4, power: 1}}], abilities: [{do:
    [{modes: [{name: burn, do: [{deal: 4, to: {choose: 1, type: unit, location: base}}]},
    {name: break, do: [{kill: {choose: 1, type: gear}}]}]}]}]}
  Trinket: {types: [gear]}
  Peak: {types: [battlefield], abilities: [{when: {event: conquers, player: you, at: here}, do: [{later: {when:
    {event: end of, phase: turn}, do: [{ready: {choose: up to 2, type: rune, controller: you}}]}, for: this turn}]}]}
  Rearguard: {types: [unit], might: 2, cost: {energy: 2}, keywords: [accelerate], domains: [fury]}
  Spender: {types: [unit], might: 2, cost: {energy: 3}, abilities: [{passive: {additional cost: {discard: 1}, optional:
    true, name: extra}, affects: me}, {passive: {cost: {energy: -2}}, affects: me, while: {paid: extra}}]}
  Keeper: {types: [unit], might: 2, cost: {energy: 2}, abilities: [{passive: {additional cost: {power: 1}, optional:
    true, name: extra}, affects: me}, {when: {event: is played, object: me}, if: {paid: extra}, do: [{draw: 1}]}]}
  Bargain: {types: [gear], abilities: [{passive: {cost: {power: -1}}, affects: {type: unit, owner: you,
    zone: [hand, chain]}}]}
  Seeker: {types: [spell], keywords: [action], abilities: [{do: [{deal: 4, to: {choose: 1, type: unit, location:
    battlefield}}, {draw: 1}]}]}
  Ray: {types: [spell], keywords: [action], abilities: [{do: [{deal: 3, to: {choose: 1, type: unit, location:
    battlefield}}]}]}
  Home: {types: [spell], keywords: [reaction], abilities: [{do: [{move: {choose: 1, type: unit, controller: you},
    to: base}]}]}
  Forth: {types: [spell], keywords: [reaction], abilities: [{do: [{move: {choose: 1, type: unit, controller: you},
    to: choose}]}]}
  Veteran: {types: [unit], might: 3, abilities: [{passive: {cannot: be targeted by enemies}, affects: me, while: {not:
    {this: me, is: {is: [in combat]}}}}]}
  Dread: {types: [unit], might: 2, abilities: [{when: {event: is played, object: {type: spell}, player: you}, do:
    [{give: {might: 1}, to: me, for: this turn}]}]}
  Refresh: {types: [spell], abilities: [{do: [{discard: 2}, {draw: 2}]}]}
  Dagger: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, location: battlefield, as: victim}},
    {for each: {linked: victim, zone: [board, trash]},
    do: [{draw: 2, player: its controller}]}]}]}
  Jolt: {types: [spell], abilities: [{do: [{deal: 3, to: {choose: 1, type: unit, controller: opponent, as: v}},
    {heal: {all: {type: unit, controller: you}}, if: {done: true}}]}]}
  Ward: {types: [spell], keywords: [reaction], abilities: [{do: [{prevent: 3, to: {choose: 1, type: unit}}]}]}
  Small Ward: {types: [spell], keywords: [reaction], abilities: [{do: [{prevent: 2, to: {choose: 1, type: unit}}]}]}
  Sore: {types: [unit], might: 6, abilities: [{when: {event: takes damage, object: me}, do: [{give: {might: 2}, to: me,
    for: this turn}]}]}
  Cull: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: that player, target: false},
    player: any}]}]}
  Undertaker: {types: [gear], abilities: [{when: {event: dies, object: {type: unit}, by player: you}, do: [{gain xp:
    1}]}]}
  Usher: {types: [gear], abilities: [{when: {event: moves, object: {type: unit, controller: opponent}, by player: you},
    do: [{gain xp: 1}]}]}
  Drag: {types: [spell], abilities: [{do: [{move: {choose: 1, type: unit, controller: opponent}, to: base}]}]}
  Toil: {types: [spell], cost: {energy: 3}, abilities: [{passive: {additional cost: {exhaust: {choose: 1, type: unit,
    controller: you, target: false}}, optional: true, name: extra}, affects: me}, {do: [{draw: 1, if: {paid:
    extra}}]}]}
  Brawler: {types: [unit], might: 2, abilities: [{use: {recycle: {choose: 1, zone: trash, owner: you, target: false}},
    do: [{give: {might: 1}, to: me, for: this turn}]}]}
  Doctor: {types: [unit], might: 2, abilities: [{when: {event: start of, phase: beginning, player: you}, do:
    [{recycle: {choose: 3, zone: trash, owner: you, target: false}}]}]}
  Duel: {types: [spell], abilities: [{do: [{choose: {choose: 1, type: unit, controller: you}, as: mine}, {choose:
    {choose: 1, type: unit, controller: opponent}, as: theirs}, {at once: [{deal: {might of: {that: mine}}, to: {that:
    theirs}, from: {that: mine}}, {deal: {might of: {that: theirs}}, to: {that: mine}, from: {that: theirs}}]}]}]}
  Fire Sprite: {types: [unit], might: 2, abilities: [{passive: {bonus damage: 1}, affects: {any of: [{type: spell,
    controller: you}, {type: ability, controller: you}]}}]}
  Tally: {types: [gear], abilities: [{when: {event: takes damage, by player: you}, do: [{gain xp: 1}]}]}
  Agent: {types: [unit], might: 1, abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{discard: 2},
    {draw: 2}]}]}
  Slay: {types: [spell], keywords: [reaction], abilities: [{do: [{kill: {choose: 1, type: unit}}]}]}
  Herald: {types: [unit], might: 2, abilities: [{when: {event: is stunned, object: {type: unit, controller: opponent},
    by player: you}, do: [{ready: me}]}]}
  Daze: {types: [spell], keywords: [action], abilities: [{do: [{stun: {choose: 1, type: unit}}]}]}
  Train: {types: [spell], abilities: [{do: [{buff: {choose: 1, type: unit}}, {draw: 1, if: {done: true}}]}]}
  Pupil: {types: [unit], might: 2, abilities: [{when: {event: is buffed, object: me}, do: [{ready: me}]}]}
  Twice: {types: [spell], abilities: [{do: [{do this: [{deal: 3, to: {choose: 1, type: unit}}], times: 2}]}]}
  Ember: {types: [unit], might: 3, abilities: [{when: {event: dies, object: {type: unit}, by: {type: spell, controller:
    you}}, works in: [trash], pay: {energy: 1, power: 1}, you may: true, do: [{play: me, free: true, to: base}]}]}
  Halt: {types: [spell], keywords: [reaction], abilities: [{do: [{choose: {choose: 1, type: unit}, as: v}, {later:
    {replace: {event: moves, object: {that: v}}, with: []}, for: next time}]}]}
  Proud: {types: [unit], might: 4, abilities: [{passive: {keyword: [{deflect: 1}, ganking, {shield: 1}]}, affects: me,
    while: {this: me, is: {is: [mighty]}}}]}
  Strip: {types: [spell], keywords: [reaction], abilities: [{do: [{spend buff: {choose: 1, is: [buffed]}}]}]}
  Shape: {types: [spell], keywords: [reaction], abilities: [{do: [{give: {base might: 4}, to: {choose: 1, type: unit},
    for: this turn}]}]}
  Mourner: {types: [unit], might: 1, abilities: [{passive: {might: {count: {type: unit, zone: trash, owner: you, is:
    [mighty]}}}, affects: me}]}
  Reader: {types: [unit], might: 2, keywords: [], abilities: [{when: {event: defends, object: me}, do: [{deal: {count:
    {zone: hand, owner: you}}, to: {choose: 1, type: unit, controller: opponent, location: here}}]}]}
  Axe: {types: [gear], might: 1, tags: [Equipment], keywords: [temporary]}
  Rust: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: gear, keyword: temporary}}]}]}
  Legate: {types: [unit], might: 3, abilities: [{when: {event: conquers, object: me}, if: {all: [{level: 11}, {legion:
    true}]}, do: [{gain points: 1}]}]}
  Alpha: {types: [unit], might: 5, abilities: [{passive: {cannot: be targeted by enemies}, affects: {type: unit,
    controller: you, other: true, might: {less than: {might of: me}}}}]}
  Rebuff: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit, location:
    battlefield}}]}]}
  Officer: {types: [unit], might: 2, keywords: [{assault: 1}]}
  Cleaver: {types: [spell], keywords: [reaction], abilities: [{do: [{give: {keyword: {assault: 3}}, to: {choose: 1,
    type: unit}, for: this turn}]}]}
  Imp: {types: [unit], might: 2, keywords: [{shield: 1}]}
  Bulwark: {types: [spell], keywords: [reaction], abilities: [{do: [{give: {keyword: [{shield: 3}, tank]}, to: {choose:
    1, type: unit}, for: this turn}]}]}
  United: {types: [spell], keywords: [action, hidden], abilities: [{do: [{buff: {choose: 1, type: unit, controller:
    you}}, {give: {might: 1}, to: {all: {type: unit, controller: you, is: [buffed]}}, for: this turn}]}]}
  Call: {types: [spell], cost: {energy: 1}, keywords: [{repeat: {energy: 2}}], abilities: [{do: [{play token: {name:
    Sand, might: 2}, to: base}]}]}
  Bolster: {types: [spell], keywords: [reaction], abilities: [{do: [{later: {replace: {event: takes damage, object:
    {type: unit, controller: you}}, with: []}, for: next time}]}]}
  Kite: {types: [unit], might: 2, abilities: [{passive: {cannot: be dealt damage}, affects: me}]}
  Shieldbearer: {types: [unit], might: 3, keywords: [tank]}
  Backmark: {types: [unit], might: 2, keywords: [backline]}
  Saver: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you}}, with: [{kill: me},
    {heal: it}, {exhaust: it}, {recall: it}]}]}
  Awake: {types: [spell], abilities: [{do: [{give: {type: unit, base might: 1}, to: {all: {type: gear, controller:
    you}}, for: this turn}]}]}
  Reserve: {types: [unit], might: 2, abilities: [{replace: {event: becomes mighty, object: {type: unit, controller:
    opponent}}, with: [{banish: it}]}]}
  Twin Well: {types: [gear], abilities: [{use: {exhaust: me}, keywords: [reaction], do: [{add: {energy: 1}}, {add:
    {energy: 1}}]}]}
  Lair: {types: [battlefield], abilities: [{passive: {cannot: move to base}, affects: {type: unit, location: here}}]}
  Ride: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit, controller: you, as: r},
    to: base}, {ready: {that: r}}]}]}
  Captain: {types: [unit], might: 1, abilities: [{passive: {keyword: tank}, affects: {type: unit, controller: you,
    might: {at least: 5}}}]}
  Any: {types: [spell], abilities: [{do: [{recycle: {choose: 1, zone: hand, owner: you, target: false}}]}]}
  Choosy: {types: [unit], might: 2, abilities: [{passive: {additional cost: {recycle: {choose: 1, type: unit, zone:
    hand, owner: you, target: false}}}, affects: me}]}
"""
BOOK = Written("riftbound", ("v1.4", "v1.3"), CARDS)

EXAMPLES = {
    "damage that was not lethal is, once the might has sunk (142.4.b)": """
        given: {Ahri: {hand: [Weaken]}, Jinx: {base: [{card: Brute, damage: 3}]}}
        when: [{play: Weaken, by: Ahri}, {resolve: 1}]
        then: {Brute: {zone: trash}}
        """,
    "a unit with no might lives until it has damage (142.4.b)": """
        given: {Ahri: {hand: [Weaken]}, Jinx: {base: [Soldier]}}
        when: [{play: Weaken, by: Ahri}, {resolve: 1}, {check: {Soldier: {might: 0, zone: base}}}, {deal: 1,
          to: Soldier, by: Ahri}]
        then: {Soldier: {zone: trash}}
        """,
    "a spell counts as what is printed on it, whatever was paid (206)": """
        given: {Ahri: {base: [Lantern, Titan], hand: [Splinter], energy: 1, deck: 3}, Jinx: {}}
        when: [{play: Splinter, by: Ahri}, {resolve: all}]
        then: {Ahri: {energy: 0}, Lantern: {might: 6}}
        """,
    "a spell repeated costs no more to what looks at its cost (206)": """
        given: {Ahri: {hand: [Barrage], energy: 8, power: 2}, Jinx: {hand: [Deny], base: [Trinket, {card: Trinket,
          as: other}]}}
        when: [{play: Barrage, by: Ahri}, {pass: Ahri}, {play: Deny, by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: pay optional cost, answer: yes}, {player: Ahri, question: mode, answer:
          break}, {player: Ahri, question: targets, answer: Trinket}, {player: Ahri, question: mode, answer: break},
          {player: Ahri, question: targets, answer: other}]
        then: {Barrage: {zone: trash}, Trinket: {zone: base}, Ahri: {energy: 0}}
        """,
    "a spell repeated may take the other mode (820.2.a)": """
        given: {Ahri: {hand: [Barrage], energy: 8, power: 2}, Jinx: {base: [Trinket, Pike]}}
        when: [{play: Barrage, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: pay optional cost, answer: yes}, {player: Ahri, question: mode, answer:
          burn}, {player: Ahri, question: mode, answer: break}]
        then: {Trinket: {zone: trash}, Pike: {zone: trash}}
        """,
    "what a delayed ability chooses is chosen when it triggers (355.5.b)": """
        given: {battlefields: [Peak], Ahri: {base: [Soldier], runes: 2}, Jinx: {}}
        when: [{move: Soldier, to: Peak}, {close showdown: true}, {resolve: all}, {check: {asked: {targets: 0}}},
          {advance to: ending}]
        choices: [{player: Ahri, question: targets, answer: nothing}]
        then: {Ahri: {points: 1}, asked: {targets: 1}}
        """,
    "a card played for nothing still costs what is paid to accelerate it (356.1.b.3)": """
        given: {Ahri: {hand: [Rouse, Rearguard], energy: 1, power: 1}, Jinx: {}}
        when: [{play: Rouse, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: objects, answer: Rearguard}, {player: Ahri, question: pay optional cost,
          answer: yes}]
        then: {Ahri: {energy: 0, power: 0}, Rearguard: {exhausted: false, zone: base}}
        """,
    "what is saved by an additional cost is known before the cost is paid (356.2.b)": """
        given: {Ahri: {hand: [Spender, Scout], energy: 1}, Jinx: {}}
        when: [{play: Spender, by: Ahri, at: base}]
        choices: [{player: Ahri, question: pay optional cost, answer: yes}]
        then: {Ahri: {energy: 0, hand: 0}, Spender: {zone: base}}
        """,
    "an optional cost that a discount has taken away was paid (356.4.f.1)": """
        given: {Ahri: {hand: [Keeper], base: [Bargain], energy: 2, deck: 3}, Jinx: {}}
        when: [{play: Keeper, by: Ahri, at: base}, {resolve: all}]
        choices: [{player: Ahri, question: pay optional cost, answer: yes}]
        then: {Ahri: {energy: 0, hand: 1}}
        """,
    "a minimum of one discount does not hold the others (356.4.e)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {base: [Titan], at Altar: [Novice], hand:
          [Splinter], deck: 3}, Jinx: {}}
        when: [{play: Splinter, by: Ahri}, {resolve: 1}]
        then: {Ahri: {hand: 1}}
        """,
    "a target that left and came back within the board is one still (359.3.e.3)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Seeker], deck: 3}, Jinx: {at Altar:
          [Pike], hand: [Home, Forth]}}
        when: [{play: Seeker, by: Ahri}, {pass: Ahri}, {play: Home, by: Jinx}, {resolve: 1}, {check: {Pike: {at:
          base}}}, {pass: Ahri}, {play: Forth, by: Jinx}, {resolve: 1}, {check: {Pike: {at: Altar}}}, {resolve: 1}]
        then: {Pike: {zone: trash}, Ahri: {hand: 1}}
        """,
    "what can be chosen in combat alone is no target once it has left (359.3.e.5)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Soldier], hand: [Seeker], deck: 3},
          Jinx: {at Altar: [Veteran], hand: [Home]}}
        when: [{move: Soldier, to: Altar}, {play: Seeker, by: Ahri}, {pass: Ahri}, {play: Home, by: Jinx}, {resolve:
          all}]
        choices: [{player: Ahri, question: targets, answer: Veteran}]
        then: {Veteran: {damage: 0, at: base}, Ahri: {hand: 1}}
        """,
    "a move that cannot be is left out, and the rest is done (359.3.e.6)": """
        given: {battlefields: [{card: Lair, controller: Ahri}], Ahri: {at Lair: [{card: Soldier, exhausted: true}],
          hand: [Ride]}, Jinx: {}}
        when: [{play: Ride, by: Ahri}, {resolve: 1}]
        then: {Soldier: {at: Lair, exhausted: false}}
        """,
    "a spell that did nothing was played all the same (359.3.e.10)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Dread], hand: [Ray]}, Jinx: {at Altar:
          [Pike], hand: [Home]}}
        when: [{play: Ray, by: Ahri}, {pass: Ahri}, {play: Home, by: Jinx}, {resolve: all}]
        then: {Pike: {damage: 0}, Dread: {might: 3}}
        """,
    "two cards are drawn though only one could be discarded (359.3.e.11)": """
        given: {Ahri: {hand: [Refresh, Scout], deck: 3}, Jinx: {}}
        when: [{play: Refresh, by: Ahri}, {resolve: 1}]
        then: {Ahri: {hand: 2, deck: 1}, Scout: {zone: trash}}
        """,
    "nobody draws for a unit that got away (359.3.e.14.a)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Dagger], deck: 3}, Jinx: {at Altar:
          [Pike], hand: [Home], deck: 3}}
        when: [{play: Dagger, by: Ahri}, {pass: Ahri}, {play: Home, by: Jinx}, {resolve: all}]
        then: {Pike: {zone: base}, Jinx: {hand: 0}}
        """,
    "damage of which a part was prevented was dealt (359.3.e.14.c)": """
        given: {Ahri: {base: [{card: Pike, damage: 2}], hand: [Jolt]}, Jinx: {base: [Titan], hand: [Small Ward]}}
        when: [{play: Jolt, by: Ahri}, {pass: Ahri}, {play: Small Ward, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Titan}]
        then: {Titan: {damage: 1}, Pike: {damage: 0}}
        """,
    "damage that was prevented is not taken, and what is left over is (417.1.e.1)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Ray, Seeker], deck: 3}, Jinx: {at Altar:
          [Sore], hand: [Ward, {card: Ward, as: second}]}}
        when: [{play: Ray, by: Ahri}, {pass: Ahri}, {play: Ward, by: Jinx}, {resolve: all}, {check: {Sore: {damage: 0,
          might: 6}}}, {play: Seeker, by: Ahri}, {pass: Ahri}, {play: second, by: Jinx}, {resolve: all}]
        then: {Sore: {damage: 1, might: 8}}
        """,
    "each player is responsible for the unit that they kill (411.1)": """
        given: {Ahri: {base: [Scout, Undertaker], hand: [Cull]}, Jinx: {base: [Soldier, {card: Undertaker,
          as: theirs}]}}
        when: [{play: Cull, by: Ahri}, {resolve: all}]
        then: {Ahri: {xp: 1}, Jinx: {xp: 1}}
        """,
    "whoever moves an enemy unit has moved it, and its controller has not (411.4)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Usher], hand: [Drag]}, Jinx: {at Altar:
          [Pike], base: [{card: Usher, as: theirs}]}}
        when: [{play: Drag, by: Ahri}, {resolve: all}]
        then: {Pike: {at: base}, Ahri: {xp: 1}, Jinx: {xp: 0}}
        """,
    "an exhausted unit pays for nothing that exhausts it (414.4)": """
        given: {Ahri: {base: [{card: Pike, exhausted: true}], hand: [Toil], energy: 3, deck: 3}, Jinx: {}}
        when: [{play: Toil, by: Ahri}, {resolve: 1}]
        then: {asked: {pay optional cost: 0}, Ahri: {hand: 0}}
        """,
    "a cost of recycling cannot be paid from an empty trash (416.3)": """
        given: {Ahri: {base: [Brawler], deck: 1}, Jinx: {}}
        when: [{use: Brawler, by: Ahri}]
        then: {illegal: 404.1}
        """,
    "as many cards are recycled as there are (416.6)": """
        given: {turn: {player: Jinx}, Ahri: {base: [Doctor], deck: 3, trash: [Scout, Guard]}, Jinx: {deck: 3}}
        when: [{end turn: true}]
        then: {Ahri: {trash: [], hand: 1}}
        """,
    "damage that units deal is no damage of the spell that has them deal it (417.6.b.3)": """
        given: {Ahri: {base: [Fire Sprite, Tally], hand: [Duel]}, Jinx: {base: [Titan, {card: Tally, as: theirs}]}}
        when: [{play: Duel, by: Ahri}, {resolve: all}]
        then: {Titan: {damage: 2}, Fire Sprite: {zone: trash}, Ahri: {xp: 1}, Jinx: {xp: 1}}
        """,
    "an agent that dies has its controller draw two, however few were discarded (422.4)": """
        given: {Ahri: {base: [Agent], hand: [Scout], deck: 3}, Jinx: {hand: [Slay]}, turn: {player: Jinx}}
        when: [{play: Slay, by: Jinx}, {resolve: all}]
        then: {Ahri: {hand: 2}, Scout: {zone: trash}}
        """,
    "a stunned unit is not stunned again (423.1.a.1)": """
        given: {Ahri: {base: [{card: Herald, exhausted: true}], hand: [Daze, {card: Daze, as: again}]}, Jinx: {base:
          [Pike]}}
        when: [{stun: Pike, by: Jinx}, {play: Daze, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Pike}]
        then: {triggers: {Herald: 0}, Herald: {exhausted: true}}
        """,
    "a buffed unit is not buffed again, and what asks for it is not done (426.1.c)": """
        given: {Ahri: {base: [{card: Pupil, exhausted: true, buffed: true}], hand: [Train], deck: 3}, Jinx: {}}
        when: [{play: Train, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 0}, Pupil: {exhausted: true, might: 3}}
        """,
    "what a spell does later by a trigger of its own is done by a spell (428.5.d)": """
        given: {Ahri: {hand: [Twice], trash: [Ember], energy: 1, power: 1}, Jinx: {base: [Guard, Titan]}}
        when: [{play: Twice, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Guard}, {player: Ahri, question: targets, answer: Titan},
          {player: Ahri, question: may trigger, answer: yes}, {player: Ahri, question: pay, answer: yes}]
        then: {Guard: {zone: trash}, Ember: {zone: base}, Titan: {damage: 3}}
        """,
    "a move that is skipped does not take place (443.1.a)": """
        given: {battlefields: [Altar], Ahri: {base: [Pike], hand: [Home]}, Jinx: {hand: [Halt]}, turn: {player: Jinx}}
        when: [{play: Halt, by: Jinx}, {resolve: 1}, {move: Pike, to: Altar, by: Jinx, with: Halt}]
        choices: [{player: Jinx, question: targets, answer: Pike}]
        then: {Pike: {at: base}}
        """,
    "a shield that might gives is there with its might, and gone with it (476.3)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [{card: Proud,
          buffed: true}]}, Jinx: {base: [Soldier], hand: [Strip]}}
        when: [{move: Soldier, to: Altar}, {check: {Proud: {might: 6, keywords: [deflect, ganking, shield]}}},
          {spend buff: Proud, by: Ahri}]
        then: {Proud: {might: 4, keywords: []}}
        """,
    "what is given to mighty units is given to one that a buff makes mighty (476.2)": """
        given: {Ahri: {base: [Captain, {card: Pike, buffed: true}, {card: Pike, as: unbuffed}]}, Jinx: {}}
        when: []
        then: {Pike: {might: 5, keywords: [tank]}, unbuffed: {might: 4, keywords: []}}
        """,
    "might that becomes four is four, and what is added counts on top (477.1.a)": """
        given: {Ahri: {base: [{card: Soldier, buffed: true}], hand: [Shape]}, Jinx: {}}
        when: [{play: Shape, by: Ahri}, {resolve: 1}]
        then: {Soldier: {might: 5}}
        """,
    "in the trash it is the printed might that makes mighty (711)": """
        given: {Ahri: {base: [Mourner, {card: Pike, buffed: true}], trash: [Brute], hand: [Slay]}, Jinx: {}}
        when: [{check: {Mourner: {might: 2}, Pike: {is: [mighty]}}}, {play: Slay, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Pike}]
        then: {Mourner: {might: 2}}
        """,
    "where no damage is dealt nothing is added to it (715.4)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Pike]}, Jinx: {at Altar: [Reader],
          base: [Fire Sprite]}}
        when: [{move: Pike, to: Altar}, {resolve: all}]
        then: {Pike: {damage: 0}}
        """,
    "an exhausted unit does not exhaust what it carries (719.4)": """
        given: {battlefields: [Altar], Ahri: {base: [Soldier, {card: Axe, attached to: Soldier}]}, Jinx: {}}
        when: [{move: Soldier, to: Altar}, {stun: Soldier}]
        then: {Soldier: {exhausted: true, is: [stunned]}, Axe: {exhausted: false, is not: [stunned], at: Altar}}
        """,
    "a keyword of attached gear does nothing, but can be looked for (722.2)": """
        given: {Ahri: {hand: [Rust]}, Jinx: {base: [Soldier, {card: Axe, attached to: Soldier}]}}
        when: [{play: Rust, by: Ahri}, {resolve: 1}]
        then: {Axe: {zone: trash}}
        """,
    "both of two conditions have to be met (727.1.b.3)": """
        given: {battlefields: [Altar], Ahri: {base: [Legate], hand: [Grow], xp: 11, points: 0}, Jinx: {}}
        when: [{play: Grow, by: Ahri}, {resolve: 1}, {move: Legate, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Ahri: {points: 2}}
        """,
    "one of two conditions is not enough (727.1.b.3)": """
        given: {battlefields: [Altar], Ahri: {base: [Legate], xp: 11, points: 0}, Jinx: {}}
        when: [{move: Legate, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Ahri: {points: 1}}
        """,
    "what made a target untargetable leaves, and it is one again (758.2.a)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Rebuff, {card: Rebuff, as: second}]},
          Jinx: {at Altar: [Alpha, {card: Brute, as: big}], hand: [Grow]}}
        when: [{play: Rebuff, by: Ahri}, {pass: Ahri}, {play: Grow, by: Jinx}, {resolve: 1}, {check: {Alpha: {might:
          7}}}, {play: second, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: big}, {player: Jinx, question: targets, answer: Alpha},
          {player: Ahri, question: targets, answer: Alpha}]
        then: {Alpha: {zone: hand}, big: {zone: hand}}
        """,
    "what was made untargetable after it was chosen is left alone (758.1)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Rebuff]},
          Jinx: {at Altar: [Alpha, {card: Brute, as: big}], hand: [Grow]}}
        when: [{play: Rebuff, by: Ahri}, {pass: Ahri}, {play: Grow, by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: big}, {player: Jinx, question: targets, answer: Alpha}]
        then: {big: {at: Altar}}
        """,
    "two assaults add up (807.2)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Officer],
          hand: [Cleaver]}, Jinx: {at Altar: [Titan]}}
        when: [{play: Cleaver, by: Ahri}, {resolve: 1}, {check: {Officer: {might: 2}}}, {move: Officer, to: Altar}]
        choices: [{player: Ahri, question: targets, answer: Officer}]
        then: {Officer: {might: 6}}
        """,
    "two shields add up (814.2)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Guard]}, Jinx: {at Altar: [Imp], hand:
          [Bulwark]}}
        when: [{move: Guard, to: Altar}, {pass: Ahri}, {play: Bulwark, by: Jinx}, {resolve: 1}]
        choices: [{player: Jinx, question: targets, answer: Imp}]
        then: {Imp: {might: 6, keywords: [shield, tank]}}
        """,
    "a hidden spell chooses where it lay, and does the rest everywhere (811.2)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [{card: United, facedown: true},
          Soldier], base: [{card: Guard, buffed: true}]}, Jinx: {}}
        when: [{play: United, by: Ahri}, {resolve: 1}]
        then: {Soldier: {might: 4}, Guard: {might: 5}, asked: {targets: 0}}
        """,
    "a spell repeated brings two tokens (820.1.d.1)": """
        given: {Ahri: {hand: [Call], energy: 3}, Jinx: {}}
        when: [{play: Call, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: pay optional cost, answer: yes}]
        then: {Ahri: {base: {count: 2}, energy: 0}}
        """,
    "damage is not spread thinly while nobody has enough of it (465.2.c.3)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Brute]}, Jinx: {at Altar: [Guard,
          {card: Guard, as: g2}, {card: Guard, as: g3}, {card: Guard, as: g4}]}}
        when: [{move: Brute, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Guard: 2, g2: 1, g3: 1, g4: 1}}]
        then: {illegal answer: true}
        """,
    "no more than is lethal while others have none (465.2.c.4)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Brute]}, Jinx: {at Altar: [{card: Guard,
          damage: 1}, {card: Guard, as: g2, damage: 1}, {card: Guard, as: g3, damage: 1}, {card: Guard, as: g4,
          damage: 1}]}}
        when: [{move: Brute, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Guard: 3, g2: 2}}]
        then: {illegal answer: true}
        """,
    "five damage kill two damaged units of four and touch a third (465.2.c.4)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Brute]}, Jinx: {at Altar: [{card: Guard,
          damage: 1}, {card: Guard, as: g2, damage: 1}, {card: Guard, as: g3, damage: 1}]}}
        when: [{move: Brute, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Guard: 2, g2: 2, g3: 1}}]
        explore: true
        then: {Guard: {zone: trash}, g2: {zone: trash}, g3: {at: Altar}}
        """,
    "what cannot be dealt damage is no tank in the way (465.2.c.10)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Guard]}, Jinx: {at Altar: [Kite,
          Soldier]}}
        when: [{move: Guard, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Soldier: 3}}]
        explore: true
        then: {Soldier: {zone: trash}}
        """,
    "first tank, then the others, then backline (465.2.c.6)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Brute]}, Jinx: {at Altar: [Shieldbearer,
          Backmark, Pike]}}
        when: [{move: Brute, to: Altar}, {close showdown: true}]
        then: {asked: {assign damage: 0}, Shieldbearer: {zone: trash}}
        """,
    "a replaced death comes before one that is not (373.1.a)": """
        given: {Ahri: {base: [Guard, {card: Guard, as: g2}, Saver]}, Jinx: {}}
        when: [{at once: [{kill: Guard}, {kill: g2}]}]
        choices: [{player: Ahri, question: which event, answer: g2}]
        then: {g2: {zone: base, exhausted: true}, Guard: {zone: trash}, Saver: {zone: trash}}
        """,
    "of two that save each other the one that saved last dies (370.2)": """
        given: {Ahri: {base: [Saver, {card: Saver, as: second}], hand: [Awake]}, Jinx: {}}
        when: [{play: Awake, by: Ahri}, {resolve: 1}, {kill: Saver, by: Ahri}]
        choices: [{player: Ahri, question: order replacements, answer: Saver}]
        then: {second: {zone: trash}, Saver: {zone: base}}
        """,
    "what is banished instead of becoming mighty never was mighty (370.1.a.1)": """
        given: {Ahri: {base: [Pike], hand: [Grow]}, Jinx: {base: [Reserve]}}
        when: [{play: Grow, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Pike}]
        then: {Pike: {zone: banishment}}
        """,
    "what adds the same twice pays for two (357.1.a)": """
        given: {Ahri: {base: [Twin Well], hand: [Soldier]}, Jinx: {}}
        when: [{play: Soldier, by: Ahri, at: base}]
        then: {Soldier: {zone: base}, Twin Well: {exhausted: true}, Ahri: {energy: 0}}
        """,
    "and not for three (357.1.a)": """
        given: {Ahri: {base: [Twin Well], hand: [Guard]}, Jinx: {}}
        when: [{play: Guard, by: Ahri, at: base}]
        then: {illegal: true}
        """,
}

SINCE = {
    "nobody has to find a unit in a hand that others cannot see (128.6)": """
        given: {Ahri: {hand: [Rouse, Guard]}, Jinx: {}}
        when: [{play: Rouse, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: objects, answer: nothing}]
        then: {Ahri: {hand: [Guard]}}
        """,
    "but has to, where any card would do (128.6)": """
        given: {Ahri: {hand: [Any, Guard], deck: 3}, Jinx: {}}
        when: [{play: Any, by: Ahri}, {resolve: 1}]
        then: {Guard: {zone: deck}, asked: {objects: 0}}
        """,
    "nor is a cost paid with nothing (128.6)": """
        given: {Ahri: {hand: [Choosy, Any], deck: 3}, Jinx: {}}
        when: [{play: Choosy, by: Ahri, at: base}]
        then: {illegal: true}
        """,
}


@each(EXAMPLES)
def test_what_an_example_of_the_rules_says_comes_of_it(body):
    for edition in BOOK.editions:
        assert_confirmed(run_scenario(scenario_in(BOOK.read(body), edition), edition))


@each(SINCE)
def test_what_only_the_newest_rules_illustrate_comes_of_it(body):
    assert_confirmed(run_scenario(scenario_in(BOOK.read(body), "v1.4"), "v1.4"))
