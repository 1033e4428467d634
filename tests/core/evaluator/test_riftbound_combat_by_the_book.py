"""Riftbound, derived from the rules before they were run: showdowns, combat and scoring."""

from __future__ import annotations

import pytest

from tests.core.evaluator.riftbound_by_the_book import holds

BOTH, SINCE = ("v1.3", "v1.2"), ("v1.3",)
SITUATIONS = {
    "five among threes": (BOTH, """

""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]},
  Jinx: {at Altar: [{card: Wolf, as: w1}, {card: Wolf, as: w2}, {card: Wolf, as: w3}]}}
when: [{move: Bear, to: Altar}, {close showdown: true}]
choices: [{player: Ahri, question: assign damage, answer: {w1: 3, w2: 2}}]
then: {w1: {zone: trash}, w2: {damage: 0, at: Altar}, Bear: {zone: trash}, Altar: {controller: Jinx},
  Jinx: {points: 0}}
"""),
    "a stunned defender strikes nobody": (BOTH, """

""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]},
  Jinx: {at Altar: [{card: Bear, as: foe, stunned: true}]}}
when: [{move: Bear, to: Altar}, {close showdown: true}]
then: {foe: {zone: trash}, Bear: {at: Altar, damage: 0}, Altar: {controller: Ahri}, Ahri: {points: 1}}
"""),
    "all die and nobody has it": (BOTH, """

""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]},
  Jinx: {at Altar: [{card: Bear, as: foe}]}}
when: [{move: Bear, to: Altar}, {close showdown: true}]
then: {foe: {zone: trash}, Bear: {zone: trash}, Altar: {controller: none}, Ahri: {points: 0}, Jinx: {points: 0}}
"""),
    "both survive and the attacker goes home": (BOTH, """

""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear, {token: Imp,
  as: imp, might: 1}]}, Jinx: {at Altar: [{token: Ox, as: ox, might: 4, stunned: true}, {card: Wolf, as: w}]}}
when: [{move: [Bear, imp], to: Altar}, {close showdown: true}]
choices: [{player: Ahri, question: assign damage, answer: {ox: 4, w: 2}}, {player: Jinx, question: assign damage,
  answer: {imp: 1, Bear: 2}}]
then: {ox: {zone: nowhere}, w: {damage: 0, at: Altar}, imp: {zone: nowhere}, Bear: {zone: base, damage: 0,
  exhausted: true}, Altar: {controller: Jinx}, Ahri: {points: 0}}
"""),
    "focus passes after my spell": (BOTH, """

""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear], hand: [Strike,
  {card: Strike, as: again}]}, Jinx: {at Altar: [Wolf]}}
when: [{move: Bear, to: Altar}, {play: Strike, by: Ahri}, {resolve: 1}, {play: again, by: Ahri}]
choices: [{player: Ahri, question: targets, answer: Wolf}]
then: {illegal: true}
"""),
    "adding does not pass focus": (BOTH, """
  Lode: {types: [gear], abilities: [{use: {exhaust: me}, keywords: [reaction], do: [{add: {energy: 1}}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear, Lode],
  hand: [Strike]}, Jinx: {at Altar: [Wolf]}}
when: [{move: Bear, to: Altar}, {use: Lode, by: Ahri}, {play: Strike, by: Ahri}, {resolve: 1}]
choices: [{player: Ahri, question: targets, answer: Wolf}]
then: {Wolf: {damage: 2}, Ahri: {energy: 1}}
"""),
    "quick draw gear then the other acts": (BOTH, """
  Knife: {types: [gear], tags: [Equipment], might: 1, keywords: [quick-draw, {equip: {energy: 1}}], abilities: []}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear], hand: [Knife]},
  Jinx: {at Altar: [Wolf], hand: [Strike]}}
when: [{move: Bear, to: Altar}, {play: Knife, by: Ahri}, {resolve: all}, {play: Strike, by: Jinx}, {resolve: 1}]
choices: [{player: Jinx, question: targets, answer: Bear}]
then: {Knife: {attached to: Bear}, Bear: {might: 6, damage: 2}}
"""),
    "a facedown card falls with its battlefield": (BOTH, """
  Trap: {types: [spell], keywords: [hidden], abilities: [{do: [{draw: 1}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]},
  Jinx: {at Altar: [Wolf, {card: Trap, facedown: true}]}}
when: [{move: Bear, to: Altar}, {close showdown: true}]
then: {Trap: {zone: trash}, Altar: {controller: Ahri}, Ahri: {points: 1}}
"""),
    "a hidden unit defends with shield": (BOTH, """
  Guard: {types: [unit], might: 3, keywords: [hidden, {shield: 2}], abilities: []}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]},
  Jinx: {at Altar: [{token: Imp, as: imp, might: 1}, {card: Guard, facedown: true}]}}
when: [{move: Bear, to: Altar}, {pass: Ahri}, {play: Guard, by: Jinx}, {check: {Guard: {at: Altar, might: 5}}},
  {close showdown: true}]
choices: [{player: Ahri, question: assign damage, answer: {Guard: 5}}]
then: {Guard: {zone: trash}, Bear: {zone: trash}, imp: {at: Altar}, Altar: {controller: Jinx}}
"""),
    "hunt and level at once": (SINCE, """
  Hound: {types: [unit], might: 3, keywords: [{hunt: 2}], abilities: []}
  Elder: {types: [unit], might: 2, abilities: [{passive: {might: 3}, affects: me, while: {level: 2}}]}
""", """
given: {turn: {player: Ahri}, battlefields: [Altar], Ahri: {base: [Hound, Elder]}, Jinx: {}}
when: [{move: Hound, to: Altar}, {check: {Elder: {might: 2}}}, {close showdown: true}, {resolve: all}]
then: {Ahri: {points: 1, xp: 2}, Elder: {might: 5}}
"""),
    "two hunters hold one battlefield": (SINCE, """
  Hound: {types: [unit], might: 3, keywords: [{hunt: 2}], abilities: []}
  Pup: {types: [unit], might: 1, keywords: [{hunt: 1}], abilities: []}
""", """
given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Hound, Pup]},
  Jinx: {}}
when: [{end turn: true}, {resolve: all}]
choices: [{player: Ahri, question: order triggers, answer: [Hound, Pup]}]
then: {Ahri: {points: 1, xp: 3}}
"""),
    "held one and conquered the other": (BOTH, """

""", """
given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}, Mill], Ahri: {points: 6,
  at Altar: [Wolf], base: [Bear]}, Jinx: {}}
when: [{end turn: true}, {check: {Ahri: {points: 7}, winner: none}}, {move: Bear, to: Mill}, {close showdown: true}]
then: {Ahri: {points: 8}, winner: Ahri}
"""),
    "once a turn each battlefield": (BOTH, """
  Gust: {types: [spell], abilities: [{do: [{return: {choose: 1, type: unit, controller: you}}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [Altar, Mill], Ahri: {base: [Wolf, Bear], hand: [Gust]}, Jinx: {}}
when: [{move: Wolf, to: Altar}, {close showdown: true}, {check: {Ahri: {points: 1}}}, {play: Gust, by: Ahri},
  {resolve: 1}, {check: {Altar: {controller: none}}}, {move: Bear, to: Altar}, {close showdown: true}]
choices: [{player: Ahri, question: targets, answer: Wolf}]
then: {Ahri: {points: 1}, Altar: {controller: Ahri}}
"""),
    "priority of three in turn order": (BOTH, """

""", """
given: {turn: {player: Ahri}, players: [Ahri, Jinx, Vi], Ahri: {hand: [Tale], deck: 5}, Jinx: {deck: 5},
  Vi: {hand: [{card: Tale, as: t2}], deck: 5}}
when: [{play: Tale, by: Ahri}, {pass: Ahri}, {play: t2, by: Vi}]
then: {illegal: true}
"""),
    "the third player acts in a showdown": (BOTH, """

""", """
given: {turn: {player: Ahri}, players: [Ahri, Jinx, Vi], battlefields: [Altar, Mill], Ahri: {base: [Wolf]},
  Jinx: {}, Vi: {hand: [Strike], base: [Bear]}}
when: [{move: Wolf, to: Altar}, {pass: Ahri}, {pass: Jinx}, {play: Strike, by: Vi}, {resolve: 1},
  {check: {Wolf: {damage: 2}}}, {close showdown: true}]
choices: [{player: Vi, question: targets, answer: Wolf}]
then: {Altar: {controller: Ahri}, Ahri: {points: 1}}
"""),
    "contested and conquered without a fight": (BOTH, """

""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]},
  Jinx: {at Altar: [Wolf], hand: [Tale], deck: 4}}
when: [{move: Bear, to: Altar}, {kill: Wolf, by: Ahri}, {check: {showdown: Altar}}, {close showdown: true}]
then: {Altar: {controller: Ahri}, Ahri: {points: 1}}
"""),
    "a unit ready from accelerate moves at once": (BOTH, """
  Scout: {types: [unit], might: 2, cost: {energy: 1}, domains: [fury], keywords: [accelerate], abilities: []}
""", """
given: {turn: {player: Ahri}, battlefields: [Altar], Ahri: {hand: [Scout], energy: 2, fury: 1}, Jinx: {}}
when: [{play: Scout, by: Ahri}, {move: Scout, to: Altar}, {close showdown: true}]
choices: [{player: Ahri, question: pay optional cost, answer: yes}]
then: {Ahri: {points: 1, energy: 0}, Scout: {at: Altar, exhausted: true}}
"""),
    "deflect summed": (BOTH, """
  Wall: {types: [unit], might: 3, keywords: [{deflect: 1}], abilities: []}
  Gift: {types: [spell], abilities: [{do: [{give: {keyword: {deflect: 2}}, to: {choose: 1, type: unit,
  controller: you}, for: this turn}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wall], hand: [Gift]},
  Jinx: {at Altar: [Wolf], hand: [Strike], power: 3}}
when: [{play: Gift, by: Ahri}, {resolve: 1}, {move: Wall, to: Altar}, {pass: Ahri}, {play: Strike, by: Jinx},
  {resolve: 1}]
choices: [{player: Jinx, question: targets, answer: Wall}]
then: {Wall: {damage: 2}, Jinx: {power: 0}}
"""),
    "a contested battlefield of a stolen unit": (BOTH, """
  Charm: {types: [spell], keywords: [action], abilities: [{do: [{take control: {choose: 1, type: unit,
  controller: opponent}}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear], hand: [Charm]},
  Jinx: {at Altar: [Wolf]}}
when: [{move: Bear, to: Altar}, {play: Charm, by: Ahri}, {resolve: 1}, {close showdown: true}]
then: {Wolf: {controller: Ahri, at: Altar}, Bear: {at: Altar}, Altar: {controller: Ahri}, Ahri: {points: 1}}
"""),
    "two contested turn player picks": (BOTH, """

""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}, {card: Mill, controller: Jinx}],
  Ahri: {base: [Bear, {card: Bear, as: b2}]}, Jinx: {at Altar: [Wolf], at Mill: [{card: Wolf, as: w2}]}}
when:
  - at once: [{move: Bear, to: Altar}, {move: b2, to: Mill}]
  - {check: {showdown: Mill}}
  - {close showdown: true}
  - {check: {showdown: Altar, Mill: {controller: Ahri}}}
  - {close showdown: true}
choices: [{player: Ahri, question: which battlefield, answer: Mill}]
then: {Ahri: {points: 2}, Altar: {controller: Ahri}}
"""),
    "a unit that leaves combat loses assault": (BOTH, """
  Raider: {types: [unit], might: 3, keywords: [{assault: 2}], abilities: []}
  Back: {types: [spell], keywords: [action], abilities: [{do: [{recall: {choose: 1, type: unit,
  controller: you}}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Raider, {card: Bear,
  as: b2}], hand: [Back]}, Jinx: {at Altar: [Wolf]}}
when: [{move: [Raider, b2], to: Altar}, {check: {Raider: {might: 5}}}, {play: Back, by: Ahri}, {resolve: 1},
  {check: {Raider: {might: 3, zone: base}}}, {close showdown: true}]
choices: [{player: Ahri, question: targets, answer: Raider}]
then: {Altar: {controller: Ahri}, Wolf: {zone: trash}, b2: {at: Altar}}
"""),
    "the attacker left the defender keeps and does not score": (BOTH, """
  Back: {types: [spell], keywords: [action], abilities: [{do: [{recall: {choose: 1, type: unit,
  controller: opponent}}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]},
  Jinx: {at Altar: [Wolf], hand: [Back]}}
when: [{move: Bear, to: Altar}, {pass: Ahri}, {play: Back, by: Jinx}, {resolve: 1}, {close showdown: true}]
then: {Altar: {controller: Jinx}, Jinx: {points: 0}, Ahri: {points: 0}, Wolf: {damage: 0}, Bear: {zone: base}}
"""),
    "defender left attacker conquers and wins": (BOTH, """
  Fan: {types: [unit], might: 4, abilities: [{when: {event: wins a combat, object: me}, do: [{draw: 1}]}]}
  Back: {types: [spell], keywords: [action], abilities: [{do: [{recall: {choose: 1, type: unit,
  controller: you}}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Fan], deck: 4},
  Jinx: {at Altar: [Wolf], hand: [Back]}}
when: [{move: Fan, to: Altar}, {pass: Ahri}, {play: Back, by: Jinx}, {resolve: 1}, {close showdown: true},
  {resolve: all}]
then: {Altar: {controller: Ahri}, Ahri: {points: 1, hand: 1}, Wolf: {zone: base}}
"""),
    "this combat bonus is gone after": (BOTH, """
  Rage: {types: [spell], keywords: [action], abilities: [{do: [{give: {might: 3}, to: {choose: 1, type: unit,
  controller: you}, for: this combat}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf], hand: [Rage]},
  Jinx: {at Altar: [Bear]}}
when: [{move: Wolf, to: Altar}, {play: Rage, by: Ahri}, {resolve: 1}, {check: {Wolf: {might: 6}}},
  {close showdown: true}]
then: {Wolf: {might: 3, damage: 0, at: Altar}, Bear: {zone: trash}, Ahri: {points: 1}}
"""),
    "no play to a battlefield in combat without control": (BOTH, """

""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear], hand: [Wolf]},
  Jinx: {at Altar: [{card: Wolf, as: foe}]}}
when: [{move: Bear, to: Altar}, {play: Wolf, by: Ahri, at: Altar}]
then: {illegal: true}
"""),
    "reflexive after kill": (SINCE, """
  Fanatic: {types: [unit], might: 2, abilities: [{when: {event: attacks, object: me}, you may: true,
  pay: {kill: {choose: 1, type: unit, controller: you, other: true, target: false}}, do: [{deal: 3, to: {choose: 1,
  type: unit, controller: opponent}}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Fanatic, {token: Imp,
  as: imp}]}, Jinx: {at Altar: [Wolf]}}
when: [{move: Fanatic, to: Altar}, {resolve: all}, {close showdown: true}]
choices: [{player: Ahri, question: may trigger, edition: v1.3, answer: yes}, {player: Ahri, question: pay,
  answer: yes}]
then: {imp: {zone: nowhere}, Wolf: {zone: trash}, Altar: {controller: Ahri}}
"""),
    "a tank and a backline": (SINCE, """
  Shieldman: {types: [unit], might: 2, keywords: [tank], abilities: []}
  Archer: {types: [unit], might: 2, keywords: [backline], abilities: []}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]},
  Jinx: {at Altar: [Shieldman, Archer, {token: Imp, as: imp, might: 2}]}}
when: [{move: Bear, to: Altar}, {close showdown: true}]
then: {Shieldman: {zone: trash}, imp: {zone: nowhere}, Archer: {at: Altar, damage: 0}, Bear: {zone: trash}}
"""),
    "prevented damage does not kill": (BOTH, """
  Ward: {types: [spell], keywords: [action], abilities: [{do: [{prevent: all, to: {choose: 1, type: unit,
  controller: you}}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf], hand: [Ward]},
  Jinx: {at Altar: [Bear]}}
when: [{move: Wolf, to: Altar}, {play: Ward, by: Ahri}, {resolve: 1}, {close showdown: true}]
then: {Wolf: {zone: base, damage: 0}, Bear: {at: Altar, damage: 0}, Altar: {controller: Jinx}}
"""),
    "hold in beginning then draw": (BOTH, """

""", """
given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Wolf], deck: 0,
  trash: 0, points: 7}, Jinx: {points: 7}}
when: [{end turn: true}]
then: {winner: Ahri}
"""),
    "conquered in the opponents turn": (BOTH, """
  Rush: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit, controller: you,
  location: base}, to: Altar}]}]}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}, Mill], Ahri: {base: [Wolf],
  at Altar: [{token: Imp, as: imp}]}, Jinx: {base: [Bear], hand: [Rush]}}
when: [{move: Wolf, to: Mill}, {pass: Ahri}, {play: Rush, by: Jinx}, {resolve: 1}, {close showdown: true},
  {check: {showdown: Altar, Mill: {controller: Ahri}}}, {close showdown: true}]
then: {imp: {zone: nowhere}, Altar: {controller: Jinx}, Jinx: {points: 1}, Ahri: {points: 1}}
"""),
}  # fmt: skip


@pytest.mark.parametrize("told", SITUATIONS)
def test_it_comes_out_as_the_rules_say(told: str) -> None:
    holds(*SITUATIONS[told])
