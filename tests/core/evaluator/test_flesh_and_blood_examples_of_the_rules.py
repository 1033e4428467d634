"""Flesh and Blood: what the rulebook illustrates with examples outside of its chapter on effects."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Jab: {types: [action], subtypes: [attack], power: 1, defense: 2, cost: 0, keywords: [go again]}
  Big: {types: [action], subtypes: [attack], power: 7, defense: 3, cost: 0}
  Plan: {types: [action], cost: 0, defense: 2, keywords: [go again], abilities: [{do: [{gain life: 1}]}]}
  Wisp: {types: [instant], cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Sink: {types: [defense reaction], cost: 0, defense: 4}
  Helm: {types: [equipment], subtypes: [head], defense: 1}
  Gate: {types: [action], subtypes: [item], abilities: [{passive: {can: be played from the banished zone}, affects:
    {owner: you, zone: banished}}]}
  Seal: {types: [action], subtypes: [item], abilities: [{passive: {cannot: be played}, affects: {owner: any,
    zone: banished}}]}
  Crowd: {types: [instant], cost: 0, abilities: [{do: [{give: {keyword: overpower}, to: {choose: 1, is: attack}}]}]}
  Pet: {types: [action], subtypes: [ally], cost: 3, life: 4}
  Midas: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, subtype: ally, as: a}}, {create token:
    {name: Coin, types: [token], subtypes: [item]}, count: {cost of: {that: a}}, player: opponent}]}]}
  Arrow: {types: [action], subtypes: [attack], power: 3, cost: 0, keywords: [go again], abilities: [{when: {event: hits,
    object: me}, do: [{put: me, to: hand}]}]}
  Flail: {types: [weapon], power: 2, abilities: [{use: {action points: 1}, keywords: [action], do: [{attack: true}]},
    {when: {event: hits, object: me}, do: [{create token: {name: Coin, types: [token], subtypes: [item]}}]}]}
  Quick Blade: {types: [weapon], power: 2, abilities: [{use: {action points: 1}, keywords: [action], do: [{attack:
    true}]}, {passive: {keyword: go again}, affects: {is: attack, controller: you}}]}
  Whet: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 1}, to: {choose: 1, type: weapon}, for: this
    turn}]}]}
  Sharpen: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 3}, to: {next: {is: attack, type: weapon,
    controller: you}}, for: this turn}]}]}
  Windup: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{use: {do: [{discard: 1, of: me}]},
    keywords: [instant], works in: [hand], do: [{gain life: 2}]}]}
  Choice: {types: [instant], cost: 0, abilities: [{do: [{modes: [{name: a, do: [{gain life: 1}]}, {name: b, do: [{draw:
    1}]}, {name: c, do: [{gain life: 5}]}], count: 2}]}]}
  Reckless: {types: [instant], cost: 0, abilities: [{passive: {additional cost: {do: [{discard: 1, random: true,
    as: d}]}}, affects: me}, {do: [{if: {this: {that: d}, is: {power: {at least: 6}}}, do: [{deal: 2,
    to: {choose: 1, type: hero, controller: opponent}}]}]}]}
  Murk: {types: [instant], cost: 0, abilities: [{do: [{banish: {choose: 3, subtype: trap, zone: graveyard, owner: you,
    target: false}, you may: true}]}]}
  Snare: {types: [defense reaction], subtypes: [trap], cost: 0, defense: 2}
  Flit: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{passive: {keyword: go again}, affects: me,
    while: {happened: {event: is played, player: you, object: {type: instant}}, in: chain link, at least: 1}}]}
  Surge: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{passive: {power: {count: {is: defending,
    not type: equipment}}}, affects: me}]}
  Inert: {types: [action], defense: 1, cost: 0, abilities: [{when: {event: defends, object: me}, if: {count:
    {is: [active attack], power: {at least: 4}}, at least: 1}, do: [{gain life: 1}]}]}
  Pair: {types: [action], defense: 2, cost: 0, abilities: [{when: {event: defends, object: {other: true, controller:
    you}}, do: [{gain life: 1}]}]}
  Heavy: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [overpower]}
  Lord: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [dominate]}
  Feign: {types: [instant], cost: 0, abilities: [{do: [{prevent: all, for: next time}]}]}
  Snatch: {types: [action], subtypes: [attack], power: 4, cost: 0, abilities: [{when: {event: hits, object: me}, do:
    [{draw: 1}]}]}
  Spirit: {types: [action], subtypes: [aura], power: 2, life: 1, abilities: [{use: {action points: 1}, keywords:
    [action], do: [{attack: true}]}]}
  Snuff: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, subtype: aura}}]}]}
  Ghost: {types: [action], subtypes: [aura], keywords: [spectra]}
  Slash: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{when: {event: attacks, object: me}, do:
    [{gain life: 1}]}, {when: {event: attacks, object: me}, do: [{draw: 1}]}]}
  Tempo: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{when: {event: hits, object: me}, do:
    [{give: {keyword: go again}, to: me}]}]}
  Relief: {types: [instant], cost: 0, abilities: [{do: [{gain life: 1, if: {life of: you, less than: {life of:
    opponent}}}]}]}
  Verse: {types: [action], subtypes: [aura], abilities: [{when: {event: start of, phase: action, player: you}, do:
    [{remove counter: verse, from: me}, {if: {done: true}, do: [{gain life: 1}], otherwise: [{destroy: me}]}]}]}
  Rewind: {types: [instant], cost: 0, abilities: [{do: [{negate: {choose: 1, type: action, not subtype: attack, zone:
    stack}}]}]}
  Frost: {types: [instant], cost: 0, abilities: [{do: [{deal: 3, to: {choose: 1, type: hero, controller: opponent},
    type: arcane}]}]}
  Blaze: {types: [instant], cost: 0, abilities: [{do: [{deal: {happened: {event: takes damage, category: arcane}, in:
    turn}, to: {choose: 1, type: hero, controller: opponent}, type: arcane}]}]}
  Amp: {types: [action], subtypes: [aura], abilities: [{replace: {event: takes damage, category: arcane}, keeps: true,
    amount: {sum: [that much, 1]}}]}
  Kodachi: {types: [weapon], power: 1, abilities: [{use: {action points: 1}, keywords: [action], do: [{attack: true}]},
    {passive: {keyword: go again}, affects: {is: attack, controller: you}, while: {count: {zone: pitch, owner: you,
    cost: 0}, at least: 1}}]}
  Heart: {types: [resource], pitch: 3}
  Zero: {types: [action], cost: 0, pitch: 3}
  Rabble: {types: [action], subtypes: [attack], power: 5, cost: 0, abilities: [{when: {event: attacks, object: me}, do:
    [{reveal: {top: 1, as: r}}, {for each: {linked: r, zone: deck}, do: [{give: {minus power: {pitch of: it}}, to: me,
    for: this turn}]}]}]}
  Tome: {types: [action], cost: 0}
  Wish: {types: [instant], cost: 0, abilities: [{do: [{search: {name: Jab}, as: f}, {put: {that: f}, to: hand},
    {shuffle: true}]}]}
  Watch: {types: [action], subtypes: [aura], abilities: [{when: {event: draws, player: opponent}, one or more: true, do:
    [{gain life: 1}]}]}
  Harvest: {types: [instant], cost: 0, abilities: [{do: [{draw: 3}]}]}
  Beast: {types: [action], cost: 0, abilities: [{replace: {event: is put, object: me, to: [graveyard]}, with: [{banish:
    me}]}]}
  Drop: {types: [instant], cost: 0, abilities: [{do: [{discard: 1}]}]}
  Keen: {types: [action], subtypes: [aura], abilities: [{when: {event: discards, player: you}, do: [{gain life: 1}]},
    {when: {event: is banished, object: {owner: you}}, do: [{gain life: 2}]}]}
  Lead: {types: [action], cost: 0, keywords: [go again], abilities: [{do: [{later: {when: {event: is played, player:
    you, object: {type: action}}, do: [{gain action points: 1}]}, for: next time}]}]}
  Round: {types: [instant], cost: 0, abilities: [{do: [{draw: 1, player: any}]}]}
  Dear: {types: [action], cost: 3, abilities: [{do: [{gain life: 1}]}]}
  Blue: {types: [action], cost: 0, pitch: 3}
  Red: {types: [action], cost: 0, pitch: 1}
  Weak Point: {types: [action], subtypes: [attack], power: 4, cost: 0, abilities: [{passive: {cannot be defended by:
    {cost: {less than: 1}}}, affects: me}]}
"""
BOOK = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

EXAMPLES = {
    "what forbids wins over what allows (1.0.2)": """
        given: {Ira: {arena: [Gate, Seal], banished: [Strike]}, Bravo: {}}
        when: [{play: Strike}]
        then: {illegal: true}
        twin: {change: {given.Ira.arena: [Gate]}, then: {stack: [Strike]}}
        """,
    "what may no longer defend, and does, goes on defending (1.0.2b)": """
        given: {Ira: {hand: [Strike, Crowd]}, Bravo: {hand: [Jab, Plan], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Jab, Plan], by: Bravo}, {play: Crowd}, {resolve: 1},
          {advance to: damage}]
        then: {Bravo: {life: 20}}
        """,
    "a destroyed ally is looked at as it was last (1.2.3a)": """
        given: {Ira: {hand: [Midas]}, Bravo: {arena: [Pet]}}
        when: [{play: Midas}, {resolve: 1}]
        then: {Pet: {zone: graveyard}, Bravo: {arena: {count: 3}}}
        """,
    "an attack that has gone to the hand had go again (1.2.3a)": """
        given: {Ira: {hand: [Arrow], action points: 1}, Bravo: {life: 20}}
        when: [{play: Arrow}, {resolve: 1}, {advance to: resolution}, {resolve: all}]
        then: {Ira: {hand: [Arrow], action points: 1}, Bravo: {life: 17}}
        """,
    "a weapon's words are said once, and not by its attack as well (1.4.3a)": """
        given: {Ira: {weapons: [Flail]}, Bravo: {}}
        when: [{use: Flail}, {resolve: 1}, {advance to: damage}, {resolve: all}]
        then: {triggers: {Flail: 1}, Ira: {arena: {count: 1}}}
        """,
    "what is given to a weapon its attack has (1.4.3d)": """
        given: {Ira: {weapons: [Flail], hand: [Whet]}, Bravo: {life: 20}}
        when: [{use: Flail}, {play: Whet}, {resolve: 1}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 17}}
        """,
    "the next attack of a weapon is one attack (1.4.3e)": """
        given: {Ira: {weapons: [Quick Blade], hand: [Sharpen], action points: 2}, Bravo: {life: 20}}
        when: [{play: Sharpen}, {resolve: 1}, {use: Quick Blade}, {resolve: 1}, {advance to: resolution}, {use: Quick
          Blade}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 13}}
        """,
    "a card that is discarded for its own ability does it from the hand (1.7.4b)": """
        given: {Ira: {hand: [Windup], life: 20}, Bravo: {}}
        when: [{use: Windup}, {resolve: 1}]
        then: {Ira: {life: 22, hand: 0}}
        """,
    "of several modes no one is chosen twice (1.7.5b)": """
        given: {Ira: {hand: [Choice], life: 20}, Bravo: {}}
        when: [{play: Choice}, {resolve: 1}]
        choices: [{player: Ira, question: mode, answer: [c, c]}]
        then: {illegal answer: true}
        """,
    "two modes are carried out in the order in which they stand (1.7.5b)": """
        given: {Ira: {hand: [Choice], life: 20, deck: 5}, Bravo: {}}
        when: [{play: Choice}, {resolve: 1}]
        choices: [{player: Ira, question: mode, answer: [c, a]}]
        then: {Ira: {life: 26, hand: 0}}
        """,
    "what was discarded as a cost is known to the effect (1.7.6)": """
        given: {Ira: {hand: [Reckless, Big]}, Bravo: {life: 20}}
        when: [{play: Reckless}, {resolve: 1}]
        then: {Bravo: {life: 18}}
        twin: {change: {given.Ira.hand: [Reckless, Jab]}, then: {Bravo: {life: 20}}}
        """,
    "what cannot be done in full is not offered (1.8.3b)": """
        given: {Ira: {hand: [Murk], graveyard: [Snare, {card: Snare, as: s2}]}, Bravo: {}}
        when: [{play: Murk}, {resolve: 1}]
        then: {asked: {may: 0}, Ira: {banished: 0}}
        """,
    "an instant of this chain link gives go again to its attack (7.0.3d)": """
        given: {Ira: {hand: [Flit, Wisp]}, Bravo: {}}
        when: [{play: Flit}, {resolve: 1}, {play: Wisp}, {resolve: 1}]
        then: {Flit: {keywords: [go again]}}
        twin: {change: {when: [{play: Wisp}, {resolve: 1}, {play: Flit}, {resolve: 1}]}, then: {Flit: {lacks: [go
          again]}}}
        """,
    "the attack has grown by a defender before that one triggers (7.0.5a)": """
        given: {Ira: {hand: [Surge]}, Bravo: {hand: [Inert], life: 20}}
        when: [{play: Surge}, {resolve: 1}, {defend: [Inert], by: Bravo}]
        then: {triggers: {Inert: 1}, Surge: {power: 4}}
        """,
    "an attack that can be defended by one action card alone (7.3.2b)": """
        given: {Ira: {hand: [Heavy]}, Bravo: {hand: [Jab, Plan]}}
        when: [{play: Heavy}, {resolve: 1}, {defend: [Jab, Plan], by: Bravo}]
        then: {illegal: true}
        twin: {change: {when.2: {defend: [Jab], by: Bravo}}, then: {Jab: {is: [defending]}}}
        """,
    "no defense reaction where a card from hand defends against dominate (7.4.2c)": """
        given: {Ira: {hand: [Lord]}, Bravo: {hand: [Jab, Sink]}}
        when: [{play: Lord}, {resolve: 1}, {defend: [Jab], by: Bravo}, {pass: Ira}, {play: Sink, by: Bravo}]
        then: {illegal: true}
        """,
    "of two defense reactions against dominate the second fails (7.4.2d)": """
        given: {Ira: {hand: [Lord]}, Bravo: {hand: [Sink, {card: Sink, as: second}], life: 20}}
        when: [{play: Lord}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Sink, by: Bravo}, {play: second,
          by: Bravo}, {resolve: all}, {advance to: damage}]
        then: {Bravo: {life: 18}, Sink: {is not: [defending]}, second: {is: [defending]}}
        """,
    "damage is power less the sum of what defends (7.5.2)": """
        given: {Ira: {hand: [Big]}, Bravo: {hand: [Strike, Jab], life: 20}}
        when: [{play: Big}, {resolve: 1}, {defend: [Strike, Jab], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 18}}
        """,
    "an attack whose damage is all prevented has not hit (7.5.5b)": """
        given: {Ira: {hand: [Snatch]}, Bravo: {hand: [Feign], life: 20}}
        when: [{play: Snatch}, {resolve: 1}, {pass: Ira}, {play: Feign, by: Bravo}, {resolve: 1}, {advance to:
          resolution}]
        then: {Bravo: {life: 20}, triggers: {Snatch: 0}}
        """,
    "an aura that attacks and is destroyed ends the combat (7.7.2c)": """
        given: {Ira: {arena: [Spirit]}, Bravo: {hand: [Snuff], life: 20}}
        when: [{use: Spirit, attacking: Bravo}, {resolve: 1}, {pass: Ira}, {play: Snuff, by: Bravo}, {resolve: 1}]
        then: {Bravo: {life: 20}, Spirit: {zone: graveyard}, state: closed}
        """,
    "an attack whose only target is gone is cleared (7.2.2c)": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Ghost], life: 20}}
        when: [{play: Strike, attacking: Ghost}, {resolve: all}]
        then: {Ghost: {zone: graveyard}, Strike: {zone: graveyard}, state: closed, Bravo: {life: 20}}
        """,
    "two abilities that trigger on attacking are two layers (7.2.3)": """
        given: {Ira: {hand: [Slash]}, Bravo: {}}
        when: [{play: Slash}, {resolve: 1}]
        explore: true
        then: {triggers: {Slash: 2}}
        """,
    "only on hitting is it an attack with go again (1.7.2)": """
        given: {Ira: {hand: [Tempo]}, Bravo: {}}
        when: [{play: Tempo}, {resolve: 1}, {check: {Tempo: {lacks: [go again]}}}, {advance to: damage}, {resolve: 1}]
        then: {Tempo: {keywords: [go again]}}
        """,
    "a condition that is met for one opposing hero (1.8.4)": """
        given: {Ira: {hand: [Relief], life: 10}, Bravo: {life: 20}}
        when: [{play: Relief}, {resolve: 1}]
        then: {Ira: {life: 11}}
        twin: {change: {given.Ira.life: 20}, then: {Ira: {life: 20}}}
        """,
    "otherwise is for what could not be done (1.8.4a)": """
        given: {turn: {player: Bravo}, Ira: {arena: [{card: Verse, counters: {verse: 1}}], life: 20}, Bravo: {}}
        when: [{end turn: true}, {resolve: all}]
        then: {Ira: {life: 21}, Verse: {zone: permanent}}
        twin: {change: {given.Ira.arena: [Verse]}, then: {Ira: {life: 20}, Verse: {zone: graveyard}}}
        """,
    "what is to be negated is on the stack (1.8.5d)": """
        given: {Ira: {hand: [Plan], life: 20}, Bravo: {hand: [Rewind]}}
        when: [{play: Plan}, {pass: Ira}, {play: Rewind, by: Bravo}, {resolve: all}]
        then: {Ira: {life: 20}, Plan: {zone: graveyard}}
        """,
    "no damage at all is not made more (1.9.1b)": """
        given: {Ira: {hand: [Blaze], arena: [Amp]}, Bravo: {life: 20}}
        when: [{play: Blaze}, {resolve: 1}]
        then: {Bravo: {life: 20}}
        """,
    "one more of each damage that is dealt (1.9.1b)": """
        given: {Ira: {hand: [Frost], arena: [Amp]}, Bravo: {life: 20}}
        when: [{play: Frost}, {resolve: 1}]
        then: {Bravo: {life: 16}}
        """,
    "a card without a cost is no card with cost 0 (1.8.7)": """
        given: {Ira: {weapons: [Kodachi], pitch: [Heart]}, Bravo: {}}
        when: [{use: Kodachi}, {resolve: 1}]
        then: {Kodachi: {lacks: [go again]}}
        """,
    "a card without a cost may defend where cheap cards cannot (1.8.7)": """
        given: {Ira: {hand: [Weak Point]}, Bravo: {head: [Helm], hand: [Jab]}}
        when: [{play: Weak Point}, {resolve: 1}, {defend: [Helm], by: Bravo}]
        then: {Helm: {is: [defending]}}
        twin: {change: {when.2: {defend: [Jab], by: Bravo}}, then: {illegal: true}}
        """,
    "where there is no pitch value it is zero (1.8.7a)": """
        given: {Ira: {hand: [Rabble], deck: [Tome]}, Bravo: {}}
        when: [{play: Rabble}, {resolve: 1}, {resolve: 1}]
        then: {Rabble: {power: 5}}
        twin: {change: {given.Ira.deck: [Blue]}, then: {Rabble: {power: 2}}}
        """,
    "nobody has to find what only they can see (1.9.1c)": """
        given: {Ira: {hand: [Wish], deck: [Jab, Strike]}, Bravo: {}}
        when: [{play: Wish}, {resolve: 1}]
        choices: [{player: Ira, question: search, answer: none}]
        then: {Ira: {hand: 0, deck: 2}}
        """,
    "three cards drawn at once are drawn once (1.9.2a)": """
        given: {Ira: {hand: [Harvest], deck: 5}, Bravo: {arena: [Watch], life: 20}}
        when: [{play: Harvest}, {resolve: all}]
        then: {Ira: {hand: 3}, Bravo: {life: 21}}
        """,
    "each hero draws, the controller of the effect first (1.9.2c)": """
        given: {turn: {player: Ira}, Ira: {deck: 5}, Bravo: {hand: [Round], deck: 5}}
        when: [{pass: Ira}, {play: Round, by: Bravo}, {resolve: 1}]
        then: {Ira: {hand: 1}, Bravo: {hand: 1}}
        """,
    "what is discarded into the banished zone was discarded and banished (1.9.3a)": """
        given: {Ira: {hand: [Drop, Beast], arena: [Keen], life: 20}, Bravo: {}}
        when: [{play: Drop}, {resolve: all}]
        explore: true
        then: {Beast: {zone: banished}, Ira: {life: 23}}
        """,
    "points left over stay, and nothing more is pitched (1.14.2d)": """
        given: {Ira: {hand: [Dear, Blue, Red], resources: 1}, Bravo: {}}
        when: [{play: Dear}]
        choices: [{player: Ira, question: pitch, answer: Blue}]
        then: {Ira: {resources: 1, hand: [Red], pitch: [Blue]}}
        """,
    "a small card first leaves another to be pitched (1.14.2d)": """
        given: {Ira: {hand: [Dear, Blue, Red], resources: 1}, Bravo: {}}
        when: [{play: Dear}]
        choices: [{player: Ira, question: pitch, answer: Red}]
        then: {Ira: {resources: 2, hand: 0, pitch: {count: 2}}}
        """,
    "counters that are opposed both stay (1.15.4)": """
        given: {Ira: {weapons: [{card: Flail, counters: {"+1 power": 1}}]}, Bravo: {}}
        when: [{put counter: "-1 power", to: Flail, by: Bravo}]
        then: {Flail: {power: 2, counters: {"+1 power": 1, "-1 power": 1}}}
        """,
}


@each(EXAMPLES)
def test_what_an_example_of_the_rules_says_comes_of_it(body: str) -> None:
    BOOK.confirm(body)
