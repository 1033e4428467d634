"""Flesh and Blood: further examples of the rulebook, each outcome written down before it was run."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

BOOK = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0, color: red}
  Blue Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0, color: blue,
    keywords: [stealth]}
  Jab: {types: [action], subtypes: [attack], power: 1, defense: 2, cost: 0, keywords: [go again]}
  Three: {types: [instant], cost: 0, abilities: [{do: [{give: {cannot: be played}, to: {all: {zone: [hand,
    banished], owner: you}}, for: this turn}]}]}
  Allow: {types: [action], subtypes: [aura], abilities: [{passive: {can: be played from the banished zone},
    affects: {owner: you, zone: banished}}]}
  Shards: {types: [action], subtypes: [aura], cost: 0, abilities: [{when: {event: enters, object: me},
    do: [{if: {counters: holo, of: me, at least: 1}, do: [{gain life: 4}], otherwise: [{gain life: 1}]}]}]}
  Snuff: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, subtype: aura}}]}]}
  Lumi: {types: [weapon], abilities: [{passive: {keyword: go again}, affects: {is: [attack],
    supertype: Illusionist, controller: you}, while: {count: {zone: pitch, color: yellow, owner: you},
    at least: 1}}]}
  Phantom: {types: [action], subtypes: [attack], supertypes: [Illusionist], power: 4, cost: 0}
  Yel: {types: [action], cost: 0, pitch: 2, color: yellow}
  Pay: {types: [instant], cost: 2, abilities: [{do: [{gain life: 1}]}]}
  Sword: {types: [weapon], subtypes: [sword, 1H], power: 3, abilities: [{use: {action points: 1},
    keywords: [action], limit: once each turn, do: [{attack: true}]}]}
  Fog: {types: [action], subtypes: [aura], abilities: [{passive: {lose keyword: go again, cannot gain: go again},
    affects: {type: action, not subtype: attack}}]}
  Ally: {types: [action], subtypes: [ally], power: 3, life: 3, keywords: [go again],
    abilities: [{use: {action points: 1}, keywords: [action], do: [{attack: true}]}]}
  Limp: {types: [action], cost: 0, keywords: [go again], abilities: [{do: [{gain life: 1}]}]}
  Thrive: {types: [instant], cost: 0, abilities: [{do: [{later: {replace: {event: gains power,
    object: {is: [attack], controller: you}}, keeps: true, amount: {sum: [that much, 1]}}, for: this turn}]}]}
  Whet: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 2}, to: {choose: 1, type: weapon},
    for: this turn}]}]}
  Boost Atk: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 2}, to: {choose: 1, is: [attack]},
    for: this turn}]}]}
  Rally: {types: [action], subtypes: [attack], power: 2, defense: 3, cost: 0,
    abilities: [{use: {do: [{discard: 1}]}, keywords: [instant], limit: once each turn, if: {this: me,
    is: {is: [defending]}}, do: [{give: {defense: 3}, to: me}]}]}
  Mass: {types: [action], subtypes: [attack], cost: 0, power: 0, defense: 0,
    abilities: [{passive: {base power: {times: [2, {count: {zone: pitch, owner: you, cost: {at least: 0}}}]}},
    affects: me}]}
  Break: {types: [action], cost: 0, abilities: [{when: {event: is put, object: me, from: [deck], to: [banished,
    arsenal, hand, graveyard]}, do: [{gain action points: 1}]}]}
  Pit: {types: [defense reaction], subtypes: [trap], cost: 0, defense: 2, abilities: [{do: [{pay: {resources: 1},
    player: attacking player, otherwise: [{deal: 2, to: {choose: 1, type: hero, controller: opponent,
    target: false}}]}]}]}
  Flame: {types: [action], subtypes: [attack], supertypes: [Draconic], power: 2, cost: 0, keywords: [go again]}
  Reset: {types: [instant], cost: X, abilities: [{do: [{banish: {choose: X, subtype: item, controller: you,
    target: false}}]}]}
  Box: {types: [action], subtypes: [item]}
  Ley: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 1}, to: {next: {is: [attack], color: red,
    controller: you}}, for: this turn}, {give: {power: 3}, to: {next: {is: [attack], color: blue,
    controller: you}}, for: this turn}]}]}
  Uzu: {types: [hero], life: 20, intellect: 4, abilities: [{use: {}, keywords: [instant], do: [{banish: {choose: 1,
    zone: hand, owner: you, target: false, as: b}}, {put attacking: {that: b}}]}]}
  Tide: {types: [instant], cost: 0, abilities: [{do: [{later: {replace: {event: is created,
    object: {name: Runechant}, player: you, amount: {at least: 1}}, keeps: true, amount: {sum: [that much, 1]}},
    for: this turn}]}]}
  Runes: {types: [instant], cost: 0, abilities: [{do: [{create token: {name: Runechant}, count: 2}]}]}
  Opt: {types: [instant], cost: 0, abilities: [{do: [{opt: 1}, {if: {done: true}, do: [{gain life: 3}]}]}]}
  Korsh: {types: [action], subtypes: [aura], abilities: [{when: {event: end of, phase: turn, player: you},
    if: {happened: {event: gains power}, in: turn, exactly: 0}, do: [{destroy: me}]}]}
  Double: {types: [instant], cost: 0, abilities: [{do: [{give: {times base power: 2}, to: {choose: 1,
    is: [attack]}, for: this turn}]}]}
  Tomb: {types: [instant], cost: 0, abilities: [{passive: {can: be played from where it is}, affects: me,
    works in: [banished]}, {do: [{gain life: 1}]}]}
  Levia: {types: [hero], life: 20, intellect: 4, abilities: [{when: {event: end of, phase: turn, player: you},
    if: {happened: {event: is banished, object: {owner: you, power: {at least: 6}}}, in: turn, at least: 1},
    do: [{gain life: 5}]}]}
  Six: {types: [action], subtypes: [attack], power: 6, cost: 0}
  Drone: {types: [action], subtypes: [attack], power: 6, cost: 0, abilities: [{replace: {event: is put, object: me,
    to: [graveyard]}, with: [{put: me, to: deck bottom}]}]}
  Drop: {types: [instant], cost: 0, abilities: [{do: [{discard: 1}]}]}
  Hide: {types: [instant], cost: 0, abilities: [{do: [{banish: {choose: 1, zone: hand, owner: you, target: false},
    face down: true}]}]}
  Show: {types: [instant], cost: 0, abilities: [{do: [{banish: {choose: 1, zone: hand, owner: you,
    target: false}}]}]}
  Merc: {types: [action], subtypes: [aura], supertypes: [Light], abilities: [{when: {event: is destroyed,
    object: {controller: you, subtype: aura}}, do: [{deal: 1, to: {choose: 1, type: hero, controller: opponent},
    type: arcane}, {put: it, to: soul}]}]}
  Mute: {types: [instant], cost: 0, abilities: [{do: [{negate: {choose: 1, zone: stack, type: instant}}]}]}
  Wisp: {types: [instant], cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Flic: {types: [defense reaction], cost: 0, defense: 1, abilities: [{do: [{give: {defense: 2},
    to: {next: {is: [defending], keyword: combo, controller: you}}, for: this turn}]}]}
  Combo: {types: [action], subtypes: [attack], power: 2, defense: 2, cost: 0, keywords: [combo]}
  Lib: {types: [mentor], abilities: [{when: {event: start of, phase: turn, player: you}, if: {this: me,
    is: {is: [face down]}}, works in: [arsenal], do: [{turn face up: me, you may: true}]}]}
  Big: {types: [action], subtypes: [attack], power: 7, defense: 3, cost: 0}
  Bow: {types: [weapon], subtypes: [bow, 2H], abilities: [{name: load, use: {}, keywords: [action, go again],
    limit: once each turn, do: [{gain life: 1}]}, {name: aim, use: {}, keywords: [instant], limit: once each turn,
    do: [{gain life: 2}]}]}
  Twin: {types: [instant], cost: 0, abilities: [{do: [{give: {more activations: 1}, to: {choose: 1,
    subtype: sword}, for: this turn}]}]}
  Snap: {types: [action], subtypes: [attack], power: 5, cost: 0, abilities: [{when: {event: hits, object: me},
    do: [{draw: 1}]}]}
  Stamp: {types: [action], subtypes: [aura], abilities: [{passive: {prevents triggers: {event: hits}},
    affects: {type: action, subtype: attack}}]}
  Exude: {types: [action], subtypes: [attack], power: 5, cost: 0, abilities: [{passive: {cannot: be played},
    affects: {type: [instant, defense reaction], zone: hand, owner: defending player},
    while: {not: {count: {is: [defending], power: {at least: 5}}, at least: 1}}}]}
  Censor: {types: [action], subtypes: [attack], power: 5, cost: 0, abilities: [{when: {event: hits, object: me},
    do: [{name a card: true}, {later: {passive: {cannot: be played}, affects: {called: named, zone: [hand,
    arsenal], owner: opponent}}, for: this turn}]}]}
  Trailblazing Wisp: {types: [instant], cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Bull: {types: [equipment], subtypes: [arms], abilities: [{use: {destroy: me}, keywords: [instant],
    do: [{if: {not: {count: {zone: arsenal, owner: you}, at least: 1}}, do: [{put: {choose: 1, subtype: arrow,
    zone: hand, owner: you, target: false, as: a}, to: arsenal, face up: true}, {give: {power: 1}, to: {that: a},
    for: this turn}]}]}]}
  Arrow: {types: [action], subtypes: [arrow, attack], power: 4, cost: 0}
  Endless: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{when: {event: hits, object: me},
    do: [{put: me, to: hand}]}]}
  Scaler: {types: [equipment], subtypes: [legs], defense: 1, abilities: [{use: {destroy: me},
    keywords: [attack reaction], do: [{give: {keyword: go again}, to: {choose: 1, is: [active attack]},
    for: this turn}]}]}
  Verse: {types: [action], subtypes: [aura], abilities: [{when: {event: start of, phase: action, player: you},
    do: [{remove counter: verse, from: me}, {if: {done: true}, do: [{create token: {name: Runechant}}],
    otherwise: [{destroy: me}]}]}]}
  Electrify: {types: [instant], cost: 0, abilities: [{do: [{later: {when: {event: is hit, object: {type: hero},
    by: {type: action, subtype: attack}}, do: [{deal: 3, to: it, from: cause}]}, for: next time}]}]}
  Humble: {types: [action], subtypes: [aura], abilities: [{passive: {power: -1}, affects: {type: action,
    subtype: attack, controller: opponent, is: [attacking]}}]}
  Shiy: {types: [hero], life: 20, intellect: 4, abilities: [{use: {}, keywords: [instant],
    do: [{give: {copy of: {choose: 1, type: hero, controller: opponent, target: false}}, to: me, for: this turn}]}]}
  Kano: {types: [hero], life: 15, intellect: 4}
  Surging: {types: [action], subtypes: [attack], power: 3, cost: 0,
    abilities: [{passive: {power: {count: {is: [defending], not type: equipment}}}, affects: me}]}
  Double Strike: {types: [action], subtypes: [attack], supertypes: [Ninja], power: 3, cost: 0,
    abilities: [{when: {event: chain link resolves, object: me}, do: [{banish: me}]}]}
  Vanish: {types: [instant], cost: 0, abilities: [{do: [{banish: {choose: 1, is: [attack]}}]}]}
  Ovp: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [overpower]}
  Amb: {types: [action], defense: 3, cost: 0}
  Dom: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [dominate]}
  Sink: {types: [defense reaction], cost: 0, defense: 4}
  Solo: {types: [equipment], subtypes: [chest], defense: 1, abilities: [{when: {event: defends, object: me},
    if: {count: {is: [defending]}, exactly: 1}, do: [{gain life: 1}]}]}
  Melody: {types: [action], subtypes: [aura], cost: 0, keywords: [{ward: 4}]}
  Gold Hunt: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{when: {event: attacks,
    object: me}, do: [{if: {happened: {event: is created, object: {name: Gold}, player: you}, in: turn},
    do: [{gain life: 2}]}]}]}
  Minter: {types: [instant], cost: 0, abilities: [{do: [{create token: {name: Gold}}]}]}
  Party: {types: [instant], cost: 0, abilities: [{do: [{discard: 1, player: any}]}]}
  Thief: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{when: {event: hits, object: me},
    do: [{steal: {choose: 1, name: Gold, controller: opponent}}]}]}
""",
)

EXAMPLES = {
    "what forbids playing wins over what allows it (1.0.2a)": """
        given: {Ira: {arena: [Allow], hand: [Three], banished: [Wisp], arsenal: [{card: Wisp, as: w2}]}, Bravo: {}}
        when: [{play: Three}, {resolve: 1}, {play: Wisp}]
        then: {illegal: true}
        twin: {change: {when: [{play: Three}, {resolve: 1}, {play: w2}, {resolve: 1}]}, then: {Ira: {life: 21}}}
        """,
    "a counter is known of what has ceased to exist (1.2.3b)": """
        given: {turn: {player: Ira}, Ira: {hand: [Shards, Snuff], life: 20}, Bravo: {}}
        when: [{play: Shards}, {resolve: 1}, {put counter: holo, to: Shards, by: Ira}, {play: Snuff}, {resolve: 1},
          {resolve: all}]
        then: {Ira: {life: 24}}
        """,
    "a weapon attacks no second time in a turn": """
        given: {Ira: {weapons: [Sword], action points: 2, hand: []}, Bravo: {life: 20}}
        when: [{use: Sword}, {resolve: 1}, {advance to: resolution}, {use: Sword}]
        then: {illegal: true}
        """,
    "a rule on cards says nothing of the attack of an ally (1.4.3d)": """
        given: {Ira: {arena: [Fog, Ally], action points: 1}, Bravo: {life: 20}}
        when: [{use: Ally, attacking: Bravo}, {resolve: 1}, {advance to: resolution}]
        then: {Ira: {action points: 0}, Bravo: {life: 17}}
        """,
    "what can't have go again gives no action point (1.4.3d)": """
        given: {Ira: {arena: [Fog], hand: [Limp], action points: 1}, Bravo: {}}
        when: [{play: Limp}, {resolve: 1}]
        then: {Ira: {action points: 0, life: 21}}
        """,
    "what a weapon gains its attack has not gained (1.4.3d)": """
        given: {Ira: {weapons: [Sword], hand: [Thrive, Whet]}, Bravo: {life: 20}}
        when: [{play: Thrive}, {resolve: 1}, {use: Sword}, {resolve: 1}, {play: Whet}, {resolve: 1},
          {advance to: damage}]
        then: {Bravo: {life: 15}}
        twin: {change: {given.Ira.hand: [Thrive, Boost Atk], when.4: {play: Boost Atk}}, then: {Bravo: {life: 14}}}
        """,
    "an ability of a defending card is used while it defends (1.7.4a)": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Rally, Wisp], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Rally], by: Bravo}, {pass: Ira}, {use: Rally, by: Bravo},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 20}, Rally: {defense: 6}}
        """,
    "a power that depends on pitched cards changes with them (1.7.4f)": """
        given: {Ira: {hand: [Mass], pitch: [{card: Strike, as: p1}, {card: Jab, as: p2}]}, Bravo: {life: 20}}
        when: [{play: Mass}]
        then: {Mass: {power: 4}}
        """,
    "what happens unless a player pays (1.8.4b)": """
        given: {Ira: {hand: [Strike], resources: 1, life: 20}, Bravo: {hand: [Pit], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Pit, by: Bravo},
          {resolve: 1}]
        choices: [{player: Ira, question: pay, answer: no}]
        then: {Ira: {life: 18, resources: 1}}
        twin: {change: {choices: [{player: Ira, question: pay, answer: yes}]}, then: {Ira: {life: 20,
          resources: 0}}}
        """,
    "as many as there are, where X is more (1.8.6c)": """
        given: {Ira: {hand: [Reset], resources: 4, arena: [{card: Box, as: a}, {card: Box, as: b}, {card: Box,
          as: c}]}, Bravo: {}}
        when: [{play: Reset}, {resolve: 1}]
        choices: [{player: Ira, question: value of X, answer: "4"}]
        then: {Ira: {banished: {count: 3}}}
        """,
    "an attack put in the place of another is the next of its color (1.8.10)": """
        given: {Ira: {hero: [{card: Uzu, as: uz}], hand: [Ley, Strike, Blue Strike]}, Bravo: {life: 20}}
        when: [{play: Ley}, {resolve: 1}, {play: Strike}, {resolve: 1}, {use: uz}, {resolve: 1},
          {advance to: damage}]
        then: {Blue Strike: {power: 7}, Bravo: {life: 13}}
        """,
    "what replaces creating one or more tokens replaces it once (1.9.2b)": """
        given: {Ira: {hand: [Tide, Runes]}, Bravo: {}}
        when: [{play: Tide}, {resolve: 1}, {play: Runes}, {resolve: 1}]
        then: {Ira: {arena: {count: 3}}}
        """,
    "an empty deck is not opted (1.9.3b)": """
        given: {Ira: {hand: [Opt], deck: 0, life: 20}, Bravo: {}}
        when: [{play: Opt}, {resolve: 1}]
        then: {Ira: {life: 20}}
        """,
    "a doubled base power is no power that was gained (2.0.3b)": """
        given: {Ira: {arena: [Korsh], hand: [Jab, Double]}, Bravo: {}}
        when: [{play: Jab}, {play: Double}, {resolve: all}, {close combat chain: true}, {advance to: end},
          {resolve: all}]
        then: {Korsh: {zone: graveyard}}
        twin: {change: {given.Ira.hand: [Jab, Boost Atk], when.1: {play: Boost Atk}},
          then: {Korsh: {zone: permanent}}}
        """,
    "what is face down in the banished zone can't be played by what it says (3.0.4e)": """
        given: {Ira: {banished: [{card: Tomb, face down: true}]}, Bravo: {}}
        when: [{play: Tomb}]
        then: {illegal: true}
        twin: {change: {given.Ira.banished: [Tomb], when: [{play: Tomb}, {resolve: 1}]}, then: {Ira: {life: 21}}}
        """,
    "what is banished face down from hand has no power (3.0.7a)": """
        given: {Ira: {hero: [{card: Levia, as: lev}], hand: [Hide, Six], life: 20}, Bravo: {}}
        when: [{play: Hide}, {resolve: 1}, {advance to: end}, {resolve: all}]
        then: {Ira: {life: 20}}
        twin: {change: {given.Ira.hand: [Show, Six], when.0: {play: Show}}, then: {triggers: {lev: 1}}}
        """,
    "a card that is discarded goes where it says (3.0.8a)": """
        given: {Ira: {hand: [Drop, Drone], deck: 2}, Bravo: {}}
        when: [{play: Drop}, {resolve: 1}]
        then: {Drone: {zone: deck}}
        """,
    "an ability finds the destroyed card in the graveyard (3.0.9a)": """
        given: {Ira: {arena: [Merc, {card: Shards, as: s}], hand: [Snuff]}, Bravo: {life: 20}}
        when: [{play: Snuff}, {resolve: all}]
        choices: [{player: Ira, question: targets, answer: s}]
        then: {s: {zone: soul}, Bravo: {life: 19}}
        """,
    "an aura sees its own destruction (5.4.6a)": """
        given: {Ira: {arena: [Merc], hand: [Snuff]}, Bravo: {life: 20}}
        when: [{play: Snuff}, {resolve: all}]
        then: {Merc: {zone: soul}, Bravo: {life: 19}}
        """,
    "a layer is negated in the middle of the stack (3.15.6)": """
        given: {Ira: {hand: [{card: Wisp, as: w1}, {card: Wisp, as: w2}, {card: Wisp, as: w3}, Mute]}, Bravo: {}}
        when: [{play: w1}, {play: w2}, {play: w3}, {play: Mute}, {resolve: 1}, {check: {stack: [w1, w3]}},
          {resolve: all}]
        choices: [{player: Ira, question: targets, answer: w2}]
        then: {Ira: {life: 22}}
        """,
    "the next card that defends and has combo (7.3.2c)": """
        given: {Ira: {hand: [{card: Strike, as: s1}, {card: Jab, as: j}], action points: 2}, Bravo: {hand: [Flic,
          Combo, {card: Wisp, as: w}], life: 20}}
        when: [{play: j}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Flic, by: Bravo}, {resolve: 1},
          {advance to: resolution}, {play: s1}, {resolve: 1}, {defend: [Combo], by: Bravo}]
        then: {Combo: {defense: 4}}
        """,
    "a mentor that is face down in the arsenal turns up (5.4.7b)": """
        given: {turn: {player: Bravo}, Ira: {arsenal: [{card: Lib, face down: true}]}, Bravo: {}}
        when: [{end turn: true}]
        choices: [{player: Ira, question: may, answer: yes}]
        then: {Lib: {is: [face up], zone: arsenal}}
        """,
    "one more than is needed is left over (1.14.2d)": """
        given: {Ira: {hand: [Pay, {card: Yel, as: y}], resources: 1, life: 20}, Bravo: {}}
        when: [{play: Pay}, {resolve: 1}]
        then: {Ira: {life: 21, resources: 1, pitch: [y]}}
        """,
    "each ability has its own limit (5.2.3)": """
        given: {Ira: {weapons: [Bow], life: 20}, Bravo: {}}
        when: [{use: Bow, ability: aim}, {resolve: 1}, {use: Bow, ability: aim}]
        then: {illegal: true}
        """,
    "no hit triggers, and the damage is dealt (7.5.5c)": """
        given: {Ira: {hand: [Snap]}, Bravo: {arena: [Stamp], life: 20}}
        when: [{play: Snap}, {resolve: 1}, {advance to: damage}, {resolve: all}]
        then: {Ira: {hand: 0}, Bravo: {life: 15}}
        """,
    "the defending hero can't play instants unless a strong card defends (7.2.3b)": """
        given: {Ira: {hand: [Exude]}, Bravo: {hand: [Wisp]}}
        when: [{play: Exude}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Wisp, by: Bravo}]
        then: {illegal: true}
        twin: {change: {given.Bravo.hand: [Wisp, Big], when.2: {defend: [Big], by: Bravo}}, then: {stack: [Wisp]}}
        """,
    "a name is the whole name (2.7.5)": """
        given: {turn: {player: Ira}, Ira: {hand: [Censor]}, Bravo: {hand: [Trailblazing Wisp, Wisp], life: 20}}
        when: [{play: Censor}, {resolve: 1}, {advance to: damage}, {resolve: all}, {pass: Ira},
          {play: Trailblazing Wisp, by: Bravo}]
        choices: [{player: Ira, question: card name, answer: Wisp}]
        then: {stack: [Trailblazing Wisp]}
        twin: {change: {when.5: {play: Wisp, by: Bravo}}, then: {illegal: true}}
        """,
    "an effect goes on with the card it has put somewhere (3.0.9b)": """
        given: {Ira: {arms: [Bull], hand: [Arrow], weapons: [Bow]}, Bravo: {life: 20}}
        when: [{use: Bull}, {resolve: 1}, {check: {Arrow: {zone: arsenal, power: 5}}}, {play: Arrow}, {resolve: 1},
          {advance to: damage}]
        then: {Bravo: {life: 15}}
        """,
    "a card that comes back is a new one (3.0.9)": """
        given: {Ira: {hand: [Endless], legs: [Scaler], action points: 2}, Bravo: {life: 20}}
        when: [{play: Endless}, {resolve: 1}, {advance to: reaction}, {use: Scaler}, {resolve: 1},
          {check: {Endless: {keywords: [go again]}}}, {advance to: resolution}, {resolve: all},
          {check: {Endless: {zone: hand}}}, {play: Endless}, {resolve: 1}]
        then: {Endless: {keywords: []}}
        """,
    "counters run out (1.8.4a)": """
        given: {turn: {player: Bravo}, Ira: {arena: [{card: Verse, counters: {verse: 1}}], deck: 0},
          Bravo: {deck: 0}}
        when: [{end turn: true}, {resolve: all}, {check: {Ira: {arena: {count: 2}}}}, {end turn: true},
          {end turn: true}, {resolve: all}]
        then: {Verse: {zone: graveyard}}
        """,
    "the next hit deals more, by the attack itself (1.8.1a)": """
        given: {Ira: {hand: [Electrify, Jab, {card: Jab, as: j2}]}, Bravo: {life: 20}}
        when: [{play: Electrify}, {resolve: 1}, {play: Jab}, {resolve: 1}, {advance to: resolution}, {play: j2},
          {resolve: 1}, {advance to: resolution}]
        then: {Bravo: {life: 15}}
        """,
    "a condition is asked of each object (1.8.4c)": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Humble], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 17}}
        """,
    "a life total follows the base life (2.5.3c)": """
        given: {Ira: {hero: [{card: Shiy, as: shi}], life: 15}, Bravo: {hero: [{card: Kano, as: kan}], life: 15}}
        when: [{use: shi}, {resolve: 1}]
        then: {Ira: {life: 10}, shi: {called: Kano}}
        """,
    "an attack leaves, and has dealt its damage (7.0.3c)": """
        given: {Ira: {hand: [Double Strike, Vanish]}, Bravo: {life: 20}}
        when: [{play: Double Strike}, {resolve: 1}, {advance to: damage}, {play: Vanish}, {resolve: 1}]
        then: {Double Strike: {zone: banished}, Bravo: {life: 17}}
        """,
    "a card that is declared alone defends alone (7.0.5e)": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Amb, Sink], chest: [Solo], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Solo], by: Bravo}, {resolve: all}]
        then: {triggers: {Solo: 1}, Bravo: {life: 21}}
        """,
    "ward takes what would be dealt": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Melody], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 20}, Melody: {zone: graveyard}}
        """,
    "what has been created this turn": """
        given: {Ira: {hand: [Minter, Gold Hunt], life: 20}, Bravo: {}}
        when: [{play: Minter}, {resolve: 1}, {play: Gold Hunt}, {resolve: 1}, {resolve: all}]
        then: {Ira: {life: 22}}
        """,
    "a token is stolen by a hit": """
        given: {Ira: {hand: [Thief]}, Bravo: {arena: [{token: Gold, as: g}], life: 20}}
        when: [{play: Thief}, {resolve: 1}, {advance to: damage}, {resolve: all}]
        then: {g: {controller: Ira}}
        """,
    "a card is put into the arsenal as the turn ends (4.4.3)": """
        given: {turn: {player: Ira}, Ira: {hand: [Wisp], deck: 5}, Bravo: {hand: 0, deck: 5}}
        when: [{end turn: true}]
        choices: [{player: Ira, question: arsenal, answer: Wisp}]
        then: {Ira: {hand: 4, arsenal: [Wisp]}, Bravo: {hand: 0}}
        """,
    "one more attack with a weapon (5.2.3c)": """
        given: {Ira: {weapons: [Sword], hand: [Twin], action points: 3}, Bravo: {life: 20}}
        when: [{play: Twin}, {resolve: 1}, {use: Sword}, {resolve: 1}, {advance to: resolution}, {use: Sword},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 14}}
        """,
}


@each(EXAMPLES)
def test_an_example_comes_out_as_the_rules_say(body: str) -> None:
    BOOK.confirm(body)
