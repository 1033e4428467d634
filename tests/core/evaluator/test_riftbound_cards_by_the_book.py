"""Riftbound, derived from the rules before they were run: chains, keywords, attachments, decks and control."""

from __future__ import annotations

import pytest

from tests.core.evaluator.riftbound_by_the_book import holds

BOTH, SINCE = ("v1.3", "v1.2"), ("v1.3",)
SITUATIONS = {
    "priority goes to whose item is newest": (BOTH, """

""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Tale], deck: 5}, Jinx: {hand: [{card: Tale, as: t2}, {card: Tale,
  as: t3}], deck: 5}}
when: [{play: Tale, by: Ahri}, {pass: Ahri}, {play: t2, by: Jinx}, {pass: Jinx}, {pass: Ahri},
  {check: {Jinx: {hand: 2}, chain: [Tale]}}, {play: t3, by: Jinx}]
then: {illegal: true}
"""),
    "hidden gear ends in the base": (BOTH, """
  Idol: {types: [gear], keywords: [hidden], abilities: []}
""", """
given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Wolf, {card: Idol,
  facedown: true}]}, Jinx: {}}
when: [{play: Idol, by: Ahri}]
then: {Idol: {zone: base}}
"""),
    "recalled instead no deathknell": (BOTH, """
  Ghost: {types: [unit], might: 2, abilities: [{name: deathknell, when: {event: dies, object: me},
  do: [{draw: 1}]}]}
  Saver: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you}},
  with: [{kill: me}, {recall: it}]}]}
""", """
given: {turn: {player: Jinx}, Ahri: {base: [Ghost, Saver], deck: 5}, Jinx: {hand: [Crush]}}
when: [{play: Crush, by: Jinx}, {resolve: all}]
then: {Ghost: {zone: base}, Saver: {zone: trash}, Ahri: {hand: 0}, triggers: {Ghost: 0}}
"""),
    "two deathknells": (BOTH, """
  Ghost: {types: [unit], might: 2, abilities: [{name: deathknell, when: {event: dies, object: me},
  do: [{draw: 1}]}, {name: deathknell, when: {event: dies, object: me}, do: [{gain points: 1}]}]}
""", """
given: {turn: {player: Jinx}, Ahri: {base: [Ghost], deck: 5}, Jinx: {hand: [Crush]}}
when: [{play: Crush, by: Jinx}, {resolve: all}]
explore: true
then: {Ghost: {zone: trash}, Ahri: {hand: 1, points: 1}}
"""),
    "deathknell knows where it was": (BOTH, """
  Bomb: {types: [unit], might: 2, abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{deal: 1,
  to: {all: {type: unit, controller: opponent, location: here}}}]}]}
""", """
given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Bomb]},
  Jinx: {base: [Wolf, {card: Wolf, as: home}], hand: [Strike]}}
when: [{move: Wolf, to: Altar}, {play: Strike, by: Jinx}, {resolve: all}]
choices: [{player: Jinx, question: targets, answer: Bomb}]
then: {Bomb: {zone: trash}, Wolf: {damage: 1}, home: {damage: 0}}
"""),
    "a token with a given deathknell": (BOTH, """
  Curse: {types: [spell], abilities: [{do: [{give: {ability: {name: deathknell, when: {event: dies, object: me},
  do: [{draw: 1}]}}, to: {choose: 1, type: unit, controller: you}, for: this turn}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {base: [{token: Imp, as: imp}], hand: [Curse, Crush], deck: 5}, Jinx: {}}
when: [{play: Curse, by: Ahri}, {resolve: 1}, {play: Crush, by: Ahri}, {resolve: all}]
then: {imp: {zone: nowhere}, Ahri: {hand: 1}}
"""),
    "a countered card still counts for legion": (BOTH, """
  Squire: {types: [unit], might: 2, abilities: [{when: {event: is played, object: me}, if: {legion: true},
  do: [{draw: 1}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Strike, Squire], deck: 5, base: [Wolf]}, Jinx: {hand: [No]}}
when: [{play: Strike, by: Ahri}, {pass: Ahri}, {play: No, by: Jinx}, {resolve: all}, {play: Squire, by: Ahri},
  {resolve: all}]
then: {Wolf: {damage: 0}, Ahri: {hand: 1}}
"""),
    "the opponents card does not count": (BOTH, """
  Squire: {types: [unit], might: 2, abilities: [{when: {event: is played, object: me}, if: {legion: true},
  do: [{draw: 1}]}]}
  Watch: {types: [gear], abilities: [{use: {exhaust: me}, do: [{draw: 1}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Squire], base: [Watch], deck: 5}, Jinx: {hand: [Tale], deck: 5}}
when: [{use: Watch, by: Ahri}, {pass: Ahri}, {play: Tale, by: Jinx}, {resolve: all}, {play: Squire, by: Ahri},
  {resolve: all}]
then: {Ahri: {hand: 1}, Jinx: {hand: 1}}
"""),
    "repeat twice on one unit": (BOTH, """
  Volley: {types: [spell], keywords: [{repeat: {energy: 1}}], abilities: [{do: [{deal: 2, to: {choose: 1,
  type: unit, controller: opponent}}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Volley], energy: 1}, Jinx: {base: [{token: Ox, as: ox, might: 4},
  Bear]}}
when: [{play: Volley, by: Ahri}, {resolve: 1}]
choices: [{player: Ahri, question: pay optional cost, answer: yes}, {player: Ahri, question: targets, answer: ox},
  {player: Ahri, question: targets, answer: ox}]
then: {ox: {zone: nowhere}, Bear: {damage: 0}, Ahri: {energy: 0}}
"""),
    "repeat is one play": (BOTH, """
  Echo: {types: [spell], keywords: [{repeat: {energy: 1}}], abilities: [{do: [{draw: 1}]}]}
  Fan: {types: [unit], might: 1, abilities: [{when: {event: is played, object: {type: spell}, player: you},
  do: [{gain points: 1}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Echo], base: [Fan], energy: 1, deck: 5}, Jinx: {}}
when: [{play: Echo, by: Ahri}, {resolve: all}]
choices: [{player: Ahri, question: pay optional cost, answer: yes}]
then: {Ahri: {hand: 2, points: 1}, triggers: {Fan: 1}}
"""),
    "repeat with two modes": (BOTH, """
  Barrage: {types: [spell], keywords: [{repeat: {energy: 1}}], abilities: [{do: [{modes: [{name: hit,
  do: [{deal: 4, to: {choose: 1, type: unit, location: base}}]}, {name: smash, do: [{kill: {choose: 1,
  type: gear}}]}]}]}]}
  Idol: {types: [gear], abilities: []}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Barrage], energy: 1}, Jinx: {base: [Wolf, Idol]}}
when: [{play: Barrage, by: Ahri}, {resolve: 1}]
choices: [{player: Ahri, question: pay optional cost, answer: yes}, {player: Ahri, question: mode, answer: hit},
  {player: Ahri, question: mode, answer: smash}]
then: {Wolf: {zone: trash}, Idol: {zone: trash}}
"""),
    "weaponmaster unpaid leaves it where it is": (BOTH, """
  Smith: {types: [unit], might: 2, keywords: [weaponmaster], abilities: []}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Smith], base: [Wolf, {card: Axe, attached to: Wolf}]}, Jinx: {}}
when: [{play: Smith, by: Ahri}, {resolve: all}]
choices: [{player: Ahri, question: may trigger, edition: v1.3, answer: yes}]
then: {Axe: {attached to: Wolf}, Smith: {might: 2}, Wolf: {might: 5}}
"""),
    "weaponmaster takes it from another unit": (BOTH, """
  Smith: {types: [unit], might: 2, keywords: [weaponmaster], abilities: []}
  Blade: {types: [gear], tags: [Equipment], might: 2, keywords: [{equip: {energy: 1, power: 1}}], abilities: []}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Smith], base: [Wolf, {card: Blade, attached to: Wolf}], energy: 1},
  Jinx: {}}
when: [{play: Smith, by: Ahri}, {resolve: all}]
choices: [{player: Ahri, question: may trigger, edition: v1.3, answer: yes}, {player: Ahri, question: pay,
  answer: yes}]
then: {Blade: {attached to: Smith}, Smith: {might: 4}, Wolf: {might: 3}, Ahri: {energy: 0}}
"""),
    "its bearer dies at a battlefield": (BOTH, """

""", """
given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Wolf, {card: Axe,
  attached to: Wolf}]}, Jinx: {hand: [Crush]}}
when: [{play: Crush, by: Jinx}, {resolve: 1}]
then: {Wolf: {zone: trash}, Axe: {zone: base, attached to: none}, Altar: {controller: none}}
"""),
    "its bearer returns to the hand": (BOTH, """
  Gust: {types: [spell], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
""", """
given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Wolf, {card: Bear,
  as: other}, {card: Axe, attached to: Wolf}]}, Jinx: {hand: [Gust]}}
when: [{play: Gust, by: Jinx}, {resolve: 1}]
choices: [{player: Jinx, question: targets, answer: Wolf}]
then: {Wolf: {zone: hand}, Axe: {zone: base, controller: Ahri}, Altar: {controller: Ahri}}
"""),
    "a stolen bearer keeps the might": (BOTH, """
  Charm: {types: [spell], abilities: [{do: [{take control: {choose: 1, type: unit, controller: opponent}}]}]}
""", """
given: {turn: {player: Jinx}, Ahri: {base: [Wolf, {card: Axe, attached to: Wolf}], energy: 1},
  Jinx: {hand: [Charm]}}
when: [{play: Charm, by: Jinx}, {resolve: 1}]
then: {Wolf: {controller: Jinx, might: 5}, Axe: {controller: Ahri, attached to: Wolf}}
"""),
    "a level is its controllers": (SINCE, """
  Elder: {types: [unit], might: 2, abilities: [{passive: {might: 3}, affects: me, while: {level: 2}}]}
  Charm: {types: [spell], abilities: [{do: [{take control: {choose: 1, type: unit, controller: opponent}}]}]}
""", """
given: {turn: {player: Jinx}, Ahri: {base: [Elder], xp: 4}, Jinx: {hand: [Charm], xp: 1}}
when: [{check: {Elder: {might: 5}}}, {play: Charm, by: Jinx}, {resolve: 1}]
then: {Elder: {controller: Jinx, might: 2}}
"""),
    "spent xp ends the level": (SINCE, """
  Elder: {types: [unit], might: 2, abilities: [{passive: {might: 3}, affects: me, while: {level: 3}}]}
  Shrine: {types: [gear], abilities: [{use: {xp: 2}, do: [{draw: 1}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {base: [Elder, Shrine], xp: 4, deck: 4}, Jinx: {}}
when: [{check: {Elder: {might: 5}}}, {use: Shrine, by: Ahri}, {check: {Elder: {might: 2}, Ahri: {xp: 2}}},
  {resolve: 1}]
then: {Ahri: {hand: 1}, Elder: {might: 2}}
"""),
    "burn out in the middle of a draw": (BOTH, """
  Insight: {types: [spell], abilities: [{do: [{draw: 2}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Insight], deck: 1, trash: 3}, Jinx: {}}
when: [{play: Insight, by: Ahri}, {resolve: 1}]
explore: true
then: {Ahri: {hand: 2, deck: 2, trash: 1}, Jinx: {points: 1}}
"""),
    "the burnt out point wins": (BOTH, """
  Insight: {types: [spell], abilities: [{do: [{draw: 1}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Insight], deck: 0, trash: 3}, Jinx: {points: 7}}
when: [{play: Insight, by: Ahri}, {resolve: 1}]
explore: true
then: {winner: Jinx}
"""),
    "looking burns nobody out": (BOTH, """
  Peek: {types: [spell], abilities: [{do: [{look at: {top: 3, as: seen}}, {draw card: {choose: 1, linked: seen,
  zone: deck, target: false}}, {recycle: {all: {linked: seen, zone: deck}}}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {hand: [Peek], deck: 1, trash: 3}, Jinx: {}}
when: [{play: Peek, by: Ahri}, {resolve: 1}]
then: {Ahri: {hand: 1, deck: 0, trash: 4}, Jinx: {points: 0}}
"""),
    "a cost that is replaced is paid": (BOTH, """
  Altarling: {types: [gear], abilities: [{use: {kill: {choose: 1, type: unit, controller: you, target: false}},
  do: [{draw: 2}]}]}
  Saver: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you}},
  with: [{kill: me}, {recall: it}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {base: [Altarling, Saver, Wolf], deck: 4}, Jinx: {}}
when: [{use: Altarling, by: Ahri}, {resolve: 1}]
then: {Wolf: {zone: base}, Saver: {zone: trash}, Ahri: {hand: 2}}
"""),
    "recycle puts at the bottom and runes in their deck": (BOTH, """
  Rite: {types: [spell], abilities: [{do: [{recycle: {choose: 1, type: rune, controller: you}}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {runes: 2, hand: [Rite]}, Jinx: {}}
when: [{play: Rite, by: Ahri}, {resolve: 1}]
explore: true
then: {Ahri: {runes: 1, rune deck: 13, deck: 10}}
"""),
    "channel from an empty rune deck": (BOTH, """
  Grow: {types: [spell], abilities: [{do: [{channel: 2}]}]}
""", """
given: {turn: {player: Ahri}, Ahri: {runes: 2, rune deck: 1, hand: [Grow]}, Jinx: {}}
when: [{play: Grow, by: Ahri}, {resolve: 1}]
then: {Ahri: {runes: 3, rune deck: 0}, Jinx: {points: 0}}
"""),
}  # fmt: skip


@pytest.mark.parametrize("told", SITUATIONS)
def test_it_comes_out_as_the_rules_say(told: str) -> None:
    holds(*SITUATIONS[told])
