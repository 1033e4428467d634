"""Texts of Riftbound as they are printed, each read and then played: what dies by them, who is near to winning."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
import yaml

from rules_data.core.games import GAMES
from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.core.evaluator.riftbound_as_printed import read_text
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

GAME = GAMES.played["riftbound"]
EDITIONS = ("v1.4", "v1.3", "v1.2")
FIELD = "{card: Altar, controller: Ben}"
OF_IT, FOR_NOTHING = "from it, and recycle that card", "ignore this spell's cost"
IF_LESS, IF_PAID = "if it has less Might than me", "if you paid the additional cost"
THAT, TURN = "that unit would", "this turn, prevent it"
ELSEWHERE, TO_IT = "at another location", "to its location"


class Whole(yaml.SafeDumper):
    def ignore_aliases(self, data: object) -> bool:
        return True


# A name -> its kind, and its text as cards are worded.
TEXTS: dict[str, tuple[str, str]] = {
    "Scald": (
        "Spell",
        "Deal 3 to an enemy unit. "
        "If this kills it, draw 2.",
    ),
    "Poke": ("Spell", "Deal 1 to a unit."),
    "Homing": ("Unit", "When I move, return me to my owner's hand."),
    "Brawl": ("Unit", "When you play me, choose an enemy unit. We deal damage equal to our Mights to each other."),
    "Edict": ("Spell", "When any unit takes damage this turn, kill it."),
    "Hush": ("Unit", "When you play me, opponents can't play cards this turn."),
    "Trade": (
        "Unit",
        f"When you play me, you may choose a unit you control {ELSEWHERE}. "
        f"Move me {TO_IT} and it to my original location.",
    ),
    "Wilt": ("Spell", "Give a unit at a battlefield or a gear [Temporary]."),
    "Nook": ("Gear", "At the start of your Beginning Phase, if you control a facedown card, draw 1."),
    "Rift": ("Battlefield", "Spells and abilities affecting units here each deal 1 Bonus Damage."),
    "Snare": ("Battlefield", "Units can't move from here to base."),
    "Scrap": ("Gear", "When this is played, discarded, or killed, draw 1."),
    "Guide": ("Unit", "Friendly units may be played to open battlefields."),
    "Adept": ("Unit", "When you play a card from [Hidden], give me +2 :rb_might: this turn."),
    "Dawn": ("Legend", "When you stun one or more enemy units, draw 1."),
    "Daze": ("Spell", "Stun all units."),
    "Spurt": (
        "Spell", "If an opponent's score is within 3 points of the Victory Score, this costs :rb_energy_2: less.",
    ),
    "Victor": ("Unit", "When I conquer, draw 1 or channel 1 rune exhausted."),
    "Fort": ("Battlefield", "When you defend here, choose a unit. It gains [Shield 2] this combat."),
    "Spoil": ("Spell", "If an enemy unit has died this turn, this costs :rb_energy_2: less."),
    "Envoy": ("Gear", ":rb_exhaust:: [Reaction], [Legion] — [Add] :rb_energy_1:."),
    "Throng": ("Battlefield", "When you hold here, if you have 3+ units here, you win the game."),
    "Elder": ("Unit", "While I'm buffed, I have an additional +1 :rb_might:."),
    "Salvo": ("Spell", "[Action]\nDeal 2 to all enemy units in combat."),
    "Tally": ("Spell", "Draw 1 for each of your buffed units."),
    "Probe": ("Spell", f"Choose an opponent. They reveal their hand. Choose a non-unit card {OF_IT}."),
    "Vigor": (
        "Spell",
        "As you play this, you may spend a buff as an additional cost. "
        f"If you do, {FOR_NOTHING}.\nReady a unit.",
    ),
    "Bond": (
        "Unit",
        "You may exhaust your legend as an additional cost to play me.\n"
        f"When you play me, {IF_PAID}, draw 1.",
    ),
    "Guard": ("Unit", f"If another unit you control here would die, {IF_LESS}, instead heal it and recall it."),
    "Chief": ("Legend", "When you conquer, if you have 2+ units at that battlefield, draw 2."),
    "Glare": ("Unit", "When an opponent plays a unit while I'm at a battlefield, [Stun] it."),
    "Parry": ("Spell", f"Choose a friendly unit. The next time {THAT} be dealt damage {TURN}."),
    "Herald": ("Unit", "Other friendly units have +1 :rb_might: here."),
}  # fmt: skip


@cache
def _cards() -> str:
    cards: dict[str, Any] = {
        "Pup": {"types": ["unit"], "might": 1, "abilities": []},
        "Ox": {"types": ["unit"], "might": 5, "abilities": []},
        "Trick": {"types": ["spell"], "keywords": ["hidden"], "abilities": [{"do": [{"draw": 1}]}]},
        "Retort": {"types": ["spell"], "keywords": ["reaction"], "abilities": [{"do": [{"draw": 1}]}]},
        "Ghoul": {"types": ["unit"], "might": 1, "abilities": [
            {"when": {"any of": [{"event": "is discarded", "object": "me"}, {"event": "dies", "object": {
                "type": "unit", "other": True}}]}, "do": [{"draw": 1}]}]},
    }  # fmt: skip
    for name, (kind, text) in TEXTS.items():
        read = read_text(name, kind, text)
        assert read.description is not None, read.why
        cards[name] = read.description
    for name in ("Spurt", "Spoil", "Vigor"):
        cards[name] = {**cards[name], "cost": {"energy": 3}}
    return yaml.dump({"cards": cards}, Dumper=Whole, sort_keys=False)


CASES = {
    "a card is drawn for the unit that the spell kills, and not for one that something else kills later": """
        given: {battlefields: [FIELD], Ana: {hand: [Scald, Poke], deck: 3}, Ben: {at Altar: [Pup, Ox]}}
        when: [{play: Scald}, {resolve: all}, {kill: Ox}]
        choices: [{player: Ana, question: targets, answer: Pup}]
        then: {Pup: {zone: trash}, Ana: {hand: 3}}
        twin: {change: {choices.0.answer: Ox}, then: {Ox: {zone: trash}, Ana: {hand: 1}}}
        """,
    "a unit returns to its owner's hand": """
        given: {battlefields: [Altar], Ana: {base: [Homing]}, Ben: {}}
        when: [{move: Homing, to: Altar}, {resolve: all}]
        then: {Homing: {zone: hand}}
        """,
    "both units deal damage, each as much as its own Might": """
        given: {Ana: {hand: [Brawl]}, Ben: {base: [Ox, Pup]}}
        when: [{play: Brawl, at: base}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Pup}]
        then: {Brawl: {damage: 1}, Pup: {zone: trash}}
        twin: {change: {choices.0.answer: Ox}, then: {Brawl: {zone: trash}, Ox: {damage: 3}}}
        """,
    "whatever takes damage for the rest of the turn dies of it": """
        given: {Ana: {hand: [Edict, Poke]}, Ben: {base: [Ox]}}
        when: [{play: Edict}, {resolve: all}, {play: Poke}, {resolve: all}]
        then: {Ox: {zone: trash}}
        twin: {change: {when: [{play: Poke}, {resolve: all}]}, then: {Ox: {damage: 1}}}
        """,
    "opponents play no card this turn, and its player does": """
        given: {Ana: {hand: [Hush, Poke], base: [Pup]}, Ben: {hand: [Retort]}}
        when: [{play: Hush, at: base}, {resolve: all}, {play: Poke}, {pass: Ana}, {play: Retort, by: Ben}]
        choices: [{player: Ana, question: targets, answer: Pup}]
        then: {illegal: true}
        twin: {change: {when.0: {ready: Pup}}, then: {chain: [Poke, Retort]}}
        """,
    "two units change places, each to where the other was": """
        given: {battlefields: [{card: Altar, controller: Ana}], Ana: {hand: [Trade], at Altar: [Ox]}, Ben: {}}
        when: [{play: Trade, at: base}, {resolve: all}]
        choices: [{player: Ana, question: QUESTION, answer: yes}]
        then: {Trade: {at: Altar}, Ox: {at: base}}
        twin: {change: {choices.0.answer: no}, then: {Trade: {at: base}, Ox: {at: Altar}}}
        """,
    "a gear anywhere or a unit at a battlefield becomes temporary, a unit in a base does not": """
        given: {battlefields: [FIELD], Ana: {hand: [Wilt]}, Ben: {base: [Scrap, Ox], at Altar: [Pup], deck: 3}}
        when: [{play: Wilt}, {resolve: all}, {end turn: true}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Scrap}]
        then: {Scrap: {zone: trash}, Pup: {at: Altar}}
        twin: {change: {when: [{play: Wilt}], choices.0.answer: Ox}, then: {illegal answer: true}}
        """,
    "a card that lies facedown is seen at the start of the Beginning Phase": """
        given: {turn: {player: Ben}, battlefields: [{card: Altar, controller: Ana}], Ben: {},
          Ana: {base: [Nook], at Altar: [Pup, {card: Trick, facedown: true}], deck: 4}}
        when: [{end turn: true}, {resolve: all}]
        then: {Ana: {hand: 2}}
        twin: {change: {given.Ana: {base: [Nook], at Altar: [Pup], deck: 4}}, then: {Ana: {hand: 1}}}
        """,
    "damage at the battlefield is one more, and elsewhere it is not": """
        given: {battlefields: [{card: Rift, controller: Ben}], Ana: {hand: [Poke]}, Ben: {at Rift: [Ox]}}
        when: [{play: Poke}, {resolve: all}]
        then: {Ox: {damage: 2}}
        twin: {change: {given.Ben: {base: [Ox]}}, then: {Ox: {damage: 1}}}
        """,
    "there is a way to the battlefield and none from it to the base": """
        given: {battlefields: [{card: Snare, controller: Ana}], Ana: {at Snare: [Ox], base: [Pup]}, Ben: {}}
        when: [{move: Ox, to: base}]
        then: {illegal: true}
        twin: {change: {when.0: {move: Pup, to: Snare}}, then: {Pup: {at: Snare}}}
        """,
    "a gear sees itself come, and die, once each": """
        given: {Ana: {hand: [Scrap], deck: 4}, Ben: {}}
        when: [{play: Scrap}, {resolve: all}, {check: {Ana: {hand: 1}}}, {kill: Scrap}, {resolve: all}]
        then: {Ana: {hand: 2}, triggers: {Scrap: 2}}
        twin: {change: {when: [{discard: 1, by: Ana}, {resolve: all}]}, then: {Ana: {hand: 1}, triggers: {Scrap: 1}}}
        """,
    "from the trash a card sees its own discard alone, and no deaths": """
        given: {Ana: {hand: [Ghoul], base: [Pup], deck: 3}, Ben: {}}
        when: [{discard: 1, by: Ana}, {resolve: all}, {kill: Pup}, {resolve: all}]
        then: {Ana: {hand: 1}, triggers: {Ghoul: 1}}
        twin: {change: {given.Ana: {base: [Ghoul, Pup], deck: 3}, when: [{kill: Pup}, {resolve: all}]},
          then: {triggers: {Ghoul: 1}, Ana: {hand: 1}}}
        """,
    "friends are played where nobody is": """
        given: {battlefields: [Altar], Ana: {base: [Guide], hand: [Pup]}, Ben: {}}
        when: [{play: Pup, at: Altar}]
        then: {Pup: {at: Altar}, showdown: Altar}
        twin: {change: {given.Ana.base: [Ox]}, then: {illegal: true}}
        """,
    "a card from hiding is told from one of the hand": """
        given: {turn: {player: Ana}, battlefields: [{card: Altar, controller: Ana}], Ben: {},
          Ana: {base: [Adept], at Altar: [Pup, {card: Trick, facedown: true}], hand: [{card: Trick, as: held}],
            deck: 4}}
        when: [{play: Trick, by: Ana}, {resolve: all}]
        then: {Adept: {might: 5}}
        twin: {change: {when.0: {play: held}}, then: {Adept: {might: 3}}}
        """,
    "several units that are stunned at once are one occasion": """
        given: {Ana: {hand: [Daze], legend: Dawn, base: [Pup], deck: 4}, Ben: {base: [Ox, {card: Ox, as: o}]}}
        when: [{play: Daze}, {resolve: all}]
        then: {Ana: {hand: 1}, triggers: {Dawn: 1}}
        twin: {change: {given.Ben.base: []}, then: {Ana: {hand: 0}}}
        """,
    "one opponent near to winning is enough": """
        given: {players: [Ana, Ben, Cy], Ana: {hand: [Spurt], energy: 1}, Ben: {points: 4}, Cy: {points: 5}}
        when: [{play: Spurt}]
        then: {chain: [Spurt]}
        twin: {change: {given.Cy.points: 4}, then: {illegal: true}}
        """,
    "how near that is hangs on the Victory Score": """
        given: {victory score: 11, Ana: {hand: [Spurt], energy: 1}, Ben: {points: 8}}
        when: [{play: Spurt}]
        then: {chain: [Spurt]}
        twin: {change: {given.Ben.points: 7}, then: {illegal: true}}
        """,
    "one of two things is done, as its player chooses": """
        given: {battlefields: [Altar], Ana: {base: [Victor], deck: 4}, Ben: {}}
        when: [{move: Victor, to: Altar}, {close showdown: true}, {resolve: all}]
        choices: [{player: Ana, question: mode, answer: Draw 1}]
        then: {Ana: {hand: 1, runes: 0}}
        twin: {change: {choices.0.answer: Channel 1 rune exhausted}, then: {Ana: {hand: 0, runes: 1}}}
        """,
    "what a unit gains for the combat is gone with it": """
        given: {turn: {player: Ana}, battlefields: [{card: Fort, controller: Ben}], Ana: {base: [Pup]},
          Ben: {at Fort: [Ox, {card: Ox, as: o}]}}
        when: [{move: Pup, to: Fort}, {resolve: all}, {check: {Ox: {might: 7, keywords: [shield]}}},
          {close showdown: true}]
        choices: [{player: Ben, question: targets, answer: Ox}, {player: Ana, question: assign damage, answer: {o: 1}}]
        then: {Ox: {keywords: []}, Pup: {zone: trash}}
        """,
    "it costs less once an enemy unit has died": """
        given: {Ana: {hand: [Spoil], energy: 1, base: [Pup]}, Ben: {base: [{card: Pup, as: p}]}}
        when: [{kill: p}, {play: Spoil}]
        then: {chain: [Spoil]}
        twin: {change: {when.0: {kill: Pup}}, then: {illegal: true}}
        """,
    "with Legion energy is added once another card has been played": """
        given: {Ana: {base: [Envoy], hand: [Pup]}, Ben: {}}
        when: [{play: Pup, at: base}, {use: Envoy, by: Ana}]
        then: {Ana: {energy: 1}}
        twin: {change: {when: [{use: Envoy, by: Ana}]}, then: {illegal: true}}
        """,
    "so many units win the game": """
        given: {turn: {player: Ben}, battlefields: [{card: Throng, controller: Ana}], Ben: {},
          Ana: {at Throng: [Pup, Ox, {card: Pup, as: p}], deck: 4}}
        when: [{advance to: scoring}, {resolve: all}]
        then: {winner: Ana}
        twin: {change: {given.Ana: {at Throng: [Pup, Ox], deck: 4}}, then: {winner: none}}
        """,
    "what it has in addition comes on top of the buff": """
        given: {Ana: {base: [{card: Elder, buffed: true}]}, Ben: {}}
        when: [{ready: Elder}]
        then: {Elder: {might: 5}}
        twin: {change: {given.Ana.base: [Elder]}, then: {Elder: {might: 3}}}
        """,
    "only what fights is hit": """
        given: {turn: {player: Ana}, battlefields: [FIELD], Ana: {base: [Ox], hand: [Salvo]},
          Ben: {at Altar: [{card: Ox, as: o}], base: [{card: Ox, as: home}]}}
        when: [{move: Ox, to: Altar}, {play: Salvo}, {resolve: all}]
        then: {o: {damage: 2}, Ox: {damage: 0}, home: {damage: 0}}
        twin: {change: {when: [{play: Salvo}, {resolve: all}]}, then: {o: {damage: 0}}}
        """,
    "a card is drawn for each of one's own": """
        given: {Ana: {hand: [Tally], base: [{card: Ox, buffed: true}, {card: Pup, buffed: true}, Elder], deck: 4},
          Ben: {base: [{card: Ox, as: o, buffed: true}]}}
        when: [{play: Tally}, {resolve: all}]
        then: {Ana: {hand: 2}}
        """,
    "a card of a hand that is shown is recycled by its owner, and no unit": """
        given: {Ana: {hand: [Probe]}, Ben: {hand: [Pup, Poke, Edict], deck: 1}}
        when: [{play: Probe}, {resolve: all}]
        choices: [{player: Ana, question: objects, answer: Poke}]
        then: {Poke: {zone: deck}, Ben: {hand: 2, deck: 2}}
        twin: {change: {choices.0.answer: Pup}, then: {illegal answer: true}}
        """,
    "for a buff the spell costs nothing": """
        given: {Ana: {hand: [Vigor], base: [{card: Ox, buffed: true, exhausted: true}]}, Ben: {}}
        when: [{play: Vigor}, {resolve: all}]
        choices: [{player: Ana, question: pay optional cost, answer: yes}]
        then: {Ox: {is: [ready], is not: [buffed]}}
        twin: {change: {given.Ana.energy: 3, choices.0.answer: no}, then: {Ox: {is: [ready, buffed]}, Ana: {energy: 0}}}
        """,
    "one's own legend is exhausted for a card": """
        given: {Ana: {hand: [Bond], legend: Dawn, deck: 3}, Ben: {legend: {card: Dawn, as: other}}}
        when: [{play: Bond, at: base}, {resolve: all}]
        choices: [{player: Ana, question: pay optional cost, answer: yes}]
        then: {Dawn: {exhausted: true}, other: {exhausted: false}, Ana: {hand: 1}}
        twin: {change: {choices.0.answer: no}, then: {Dawn: {exhausted: false}, Ana: {hand: 0}}}
        """,
    "it saves whoever is weaker, where it is": """
        given: {battlefields: [{card: Altar, controller: Ana}], Ana: {at Altar: [Guard, Pup, Ox]}, Ben: {}}
        when: [{kill: Pup}]
        then: {Pup: {at: base}}
        twin: {change: {when.0: {kill: Ox}}, then: {Ox: {zone: trash}}}
        """,
    "the units at the battlefield that was conquered are counted": """
        given: {battlefields: [Altar], Ana: {base: [Pup, Ox], legend: Chief, deck: 4}, Ben: {}}
        when: [{move: [Pup, Ox], to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Ana: {hand: 2}}
        twin: {change: {when.0: {move: [Ox], to: Altar}}, then: {Ana: {hand: 0}}}
        """,
    "a unit is stunned as it is played, while somebody watches from a battlefield": """
        given: {turn: {player: Ben}, battlefields: [{card: Altar, controller: Ana}], Ana: {at Altar: [Glare]},
          Ben: {hand: [Pup]}}
        when: [{play: Pup, by: Ben, at: base}, {resolve: all}]
        then: {Pup: {is: [stunned]}}
        twin: {change: {given.Ana: {base: [Glare]}}, then: {Pup: {is not: [stunned]}}}
        """,
    "all of the next damage is prevented, and none of what comes after": """
        given: {Ana: {hand: [Parry, Poke, {card: Poke, as: again}], base: [Ox]}, Ben: {}}
        when: [{play: Parry}, {resolve: all}, {play: Poke}, {resolve: all}, {check: {Ox: {damage: 0}}},
          {play: again}, {resolve: all}]
        then: {Ox: {damage: 1}}
        """,
    "only friends where it is itself have more Might": """
        given: {battlefields: [{card: Altar, controller: Ana}], Ana: {at Altar: [Herald, Pup], base: [Ox]}, Ben: {}}
        when: [{ready: Pup}]
        then: {Pup: {might: 2}, Ox: {might: 5}, Herald: {might: 3}}
        """,
}


@each(CASES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_printed_text_does_what_it_says(body: str, edition: str) -> None:
    asked = "may" if edition == "v1.2" else "may trigger"
    written = Written("riftbound", EDITIONS, _cards())
    scenario = scenario_in(written.read(body.replace("FIELD", FIELD).replace("QUESTION", asked)), edition)
    assert_confirmed(run_scenario(scenario, edition))
    if scenario.twin is not None:
        assert_confirmed(run_scenario(scenario.twin, edition))


@pytest.mark.parametrize(("less", "is_read"), [(":rb_energy_1:", True), (":rb_energy_1::rb_rune_rainbow:", False)])
def test_a_minimum_of_energy_is_none_for_the_power_that_is_paid_less(less: str, is_read: bool) -> None:
    read = read_text("Thrift", "Unit", f"Friendly spells cost {less} less, to a minimum of :rb_energy_1:.")
    assert (read.description is not None) == is_read
