"""Texts of Riftbound that are read and then played: texts of Equipment, what is alone or in combat, what is instead."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
import yaml

from rules_data.core.cards import read_cards
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text, run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

GAME = GAMES.played["riftbound"]
EDITIONS = ("v1.4", "v1.3", "v1.2")


class Whole(yaml.SafeDumper):
    def ignore_aliases(self, data: object) -> bool:
        return True


def described(name: str, kind: str, text: str, tags: tuple[str, ...] = ()) -> dict[str, Any]:
    """A made-up card as its printed text is read."""
    record = {
        "name": name,
        "classification": {"type": kind, "supertype": "", "domain": ["Fury"]},
        "attributes": {"might": 2} if kind == "Unit" else {},
        "text": {"plain": text},
        "tags": list(tags),
    }
    [card] = read_cards(io.BytesIO(json.dumps([record]).encode()), GAMES["riftbound"].card_formats).cards
    read = read_card_text(card, GAME, "v1.4")
    assert read.description is not None, read.why
    return read.description


EQUIPMENT = ("Equipment",)
TEXTS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "Veil": ("Gear", "[Equip] :rb_energy_1:\n\n[Deflect 2]", EQUIPMENT),
    "Plate": ("Gear", "[Equip] :rb_energy_1:\n[Deflect 2]", EQUIPMENT),
    "Wick": ("Gear", "[Equip] :rb_energy_1:\n\n[Temporary]", EQUIPMENT),
    "Straw": ("Gear", "[Temporary]\n[Equip] :rb_energy_1:\n\nWhen I conquer, draw 1.", EQUIPMENT),
    "Loner": ("Unit", "When I attack alone, draw 1.", ()),
    "Watcher": ("Unit", "When a friendly unit attacks alone, give it +3 :rb_might: this turn.", ()),
    "Mourner": ("Unit", "When another friendly unit dies in combat, draw 1.", ()),
    "Weaver": (
        "Unit",
        "Once each turn, if you would play a gear token while I'm exhausted, you may play that token and an "
        "additional copy instead.",
        (),
    ),
    "Miner": ("Unit", "When I move, play a Gold gear token exhausted.", ()),
    "Bully": ("Unit", "When I move, move an enemy unit here to a different battlefield.", ()),
    "Rowdy": ("Unit", "When I move, you may move an enemy unit here to a different battlefield.", ()),
    "Echo": (
        "Unit",
        "[Tank]\nWhen I conquer, draw 1.\nYour conquer effects for conquering here trigger an additional time.",
        (),
    ),
    "Dealer": (
        "Unit",
        "As you play me, you may discard 2 as an additional cost. If you do, I cost :rb_energy_2: less.",
        (),
    ),
    "Ember": ("Unit", "[Deathknell] — Recycle me to ready your runes.", ()),
    "Leader": ("Unit", "When I move, move a friendly unit to my location.", ()),
    "Spite": ("Spell", "Deal 2 to a unit. If it's stunned, deal 5 instead.", ()),
    "Tide": (
        "Spell",
        "Choose a battlefield. Give friendly units there +2 :rb_might: this turn and enemy units there -2 :rb_might: "
        "this turn, to a minimum of 1 :rb_might:.",
        (),
    ),
    "Martyr": ("Unit", "When I die in combat, draw 1.", ()),
    "Lesson": (
        "Spell", "Give a unit +1 :rb_might: this turn.\n[Level 2][>] Give it +4 :rb_might: this turn instead.", (),
    ),
    "Study": ("Spell", "Draw 1.\n[Legion] — Draw 3 instead.", ()),
    "Thrift": ("Unit", "I cost :rb_energy_2: less if you control a gear.", ()),
    "Cheer": ("Spell", "Give two friendly units each +2 :rb_might: this turn.", ()),
    "Pick": ("Spell", "[Action]\nChoose one -\n\nKill a gear.Draw 2.", ()),
}  # fmt: skip
READ = {name: described(name, *told) for name, told in TEXTS.items()}
READ["Costly"] = {**READ["Dealer"], "cost": {"energy": 3}}
READ["Thrift"] = {**READ["Thrift"], "cost": {"energy": 3}}
CARDS = f"""
cards:
  Stone: {{types: [rune], abilities: []}}
  Flag: {{types: [legend], abilities: [{{when: {{event: conquers, player: you}}, do: [{{gain points: 1}}]}}]}}
  Altar: {{types: [battlefield], abilities: []}}
  Moor: {{types: [battlefield], abilities: []}}
  Fen: {{types: [battlefield], abilities: []}}
  Pup: {{types: [unit], might: 1, abilities: []}}
  Ox: {{types: [unit], might: 5, abilities: []}}
  Poke: {{types: [spell], keywords: [reaction], abilities: [{{do: [{{deal: 3, to: {{choose: 1, type: unit}}}}]}}]}}
  Crush: {{types: [spell], abilities: [{{do: [{{kill: {{choose: 1, type: gear}}}}]}}]}}
{"".join(f"  {name}: {json.dumps(card)}" + chr(10) for name, card in READ.items())}
"""
PLAY = Written("riftbound", EDITIONS, CARDS)
FIELD = "battlefields: [{card: Altar, controller: Ben}]"

CASES = {
    "a keyword in the effect text of an Equipment is what it is attached to's (718.3)": """
        given: {turn: {player: Ana}, Ana: {hand: [Poke], power: 1},
          Ben: {base: [Ox, {card: Veil, attached to: Ox}, Pup]}}
        when: [{play: Poke}]
        choices: [{player: Ana, question: targets, answer: Ox}]
        then: {illegal: true}
        twin: {change: {given.Ana.power: 2, when.1: {resolve: all}}, then: {Ox: {damage: 3}, Ana: {power: 0}}}
        """,
    "it is nobody's while the Equipment is not attached (724)": """
        given: {turn: {player: Ana}, Ana: {hand: [Crush], power: 2}, Ben: {base: [Ox, Veil]}}
        when: [{play: Crush}, {resolve: all}]
        then: {Veil: {zone: trash}, Ana: {power: 2}}
        twin: {change: {given.Ben.base.1: Plate}, then: {Plate: {zone: trash}, Ana: {power: 0}}}
        """,
    "what is attached to something temporary by its effect text outlives it": """
        given: {turn: {player: Ben}, Ana: {base: [Ox, {card: Wick, attached to: Ox}, {card: Wick, as: loose}], deck: 3},
          Ben: {}}
        when: [{end turn: true}, {resolve: all}]
        then: {Ox: {zone: trash}, Wick: {zone: base}, loose: {zone: base}}
        """,
    "an Equipment that is temporary itself is so only by itself (718.2)": """
        given: {turn: {player: Ben}, Ben: {},
          Ana: {base: [Ox, {card: Straw, attached to: Ox}, {card: Straw, as: loose}], deck: 3}}
        when: [{end turn: true}, {resolve: all}]
        then: {Ox: {zone: base}, Straw: {zone: base}, loose: {zone: trash}}
        """,
    "whoever attacks with others does not attack alone": """
        given: {turn: {player: Ana}, FIELD, Ana: {base: [Loner, Pup], deck: 2}, Ben: {at Altar: [Ox]}}
        when: [{move: [Loner], to: Altar}, {resolve: all}]
        then: {Ana: {hand: 1}}
        twin: {change: {when.0.move: [Loner, Pup]}, then: {Ana: {hand: 0}}}
        """,
    "any friendly unit may be the one that attacks alone": """
        given: {turn: {player: Ana}, FIELD, Ana: {base: [Watcher, Pup]}, Ben: {at Altar: [Ox]}}
        when: [{move: [Pup], to: Altar}, {resolve: all}]
        then: {Pup: {might: 4}}
        twin: {change: {when.0.move: [Watcher, Pup]}, then: {Pup: {might: 1}}}
        """,
    "a death in combat is one of a unit that fights, and no other": """
        given: {turn: {player: Ana}, FIELD, Ana: {base: [Mourner, Pup], hand: [Poke], deck: 2}, Ben: {at Altar: [Ox]}}
        when: [{move: [Pup], to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Pup: {zone: trash}, Ana: {hand: 2}}
        twin: {change: {when: [{play: Poke}, {resolve: all}], choices: [{player: Ana, question: targets, answer: Pup}]},
          then: {Pup: {zone: trash}, Ana: {hand: 0}}}
        """,
    "one's own death in combat is seen by oneself, by damage or by a spell (383.2.c)": """
        given: {turn: {player: Ana}, FIELD, Ana: {base: [Martyr], hand: [Poke], deck: 2}, Ben: {at Altar: [Ox]}}
        when: [{move: [Martyr], to: Altar}, {play: Poke}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Martyr}]
        then: {Martyr: {zone: trash}, Ana: {hand: 1}}
        twin: {change: {when: [{play: Poke}, {resolve: all}]}, then: {Martyr: {zone: trash}, Ana: {hand: 0}}}
        """,
    "what Legion has drawn instead is not drawn besides": """
        given: {turn: {player: Ana}, Ana: {hand: [Study, Poke], base: [Ox], deck: 5}, Ben: {}}
        when: [{play: Poke}, {resolve: all}, {play: Study}, {resolve: all}]
        then: {Ana: {hand: 3}}
        twin: {change: {when: [{play: Study}, {resolve: all}]}, then: {Ana: {hand: 2}}}
        """,
    "an additional copy of a token comes as the token does, once a turn (375)": """
        given: {turn: {player: Ana}, battlefields: [{card: Altar, controller: Ana}], Ana: {base: [Miner],
          at Altar: [{card: Weaver, exhausted: true}]}, Ben: {}}
        when: [{move: [Miner], to: Altar}, {resolve: all}]
        choices: [{player: Ana, question: apply replacement, answer: yes}]
        then: {Gold: {is: [exhausted]}, Gold 2: {is: [exhausted]}, Ana: {base: {count: 2}}}
        twin: {change: {choices.0.answer: no}, then: {Ana: {base: {count: 1}}}}
        """,
    "without what it depends on there is no additional copy": """
        given: {turn: {player: Ana}, battlefields: [{card: Altar, controller: Ana}], Ana: {base: [Miner, Weaver],
          at Altar: [Pup]}, Ben: {}}
        when: [{move: [Miner], to: Altar}, {resolve: all}]
        then: {Ana: {base: {count: 2}}}
        """,
    "a different battlefield is another one than where the unit is": """
        given: {turn: {player: Ana}, battlefields: [{card: Altar, controller: Ben}, {card: Moor, controller: Ben},
          {card: Fen, controller: Ben}], Ana: {base: [Bully]}, Ben: {at Altar: [Ox]}}
        when: [{move: [Bully], to: Altar}, {resolve: all}]
        choices: [{player: Ana, question: location, answer: Altar}]
        then: {illegal answer: true}
        twin: {change: {choices.0.answer: Moor}, then: {Ox: {at: Moor}}}
        """,
    "both sides of a battlefield are told, and the minimum is of what is taken": """
        given: {turn: {player: Ana}, FIELD, Ana: {hand: [Tide], base: [Pup]}, Ben: {at Altar: [Ox, {card: Pup, as: p}]}}
        when: [{play: Tide}, {resolve: all}]
        choices: []
        then: {Ox: {might: 3}, p: {might: 1}, Pup: {might: 1}}
        """,
    "conquer effects trigger once more for this battlefield, the player's too, and not for another": """
        given: {turn: {player: Ana}, battlefields: [Altar, Moor], Ana: {base: [Echo, Pup], legend: Flag, deck: 5},
          Ben: {legend: {card: Flag, as: theirs}}}
        when: [{move: [Echo], to: Altar}, {close showdown: true}, {check: {chain: [Echo, Echo, Flag, Flag]}},
          {resolve: all}, {move: [Pup], to: Moor}, {close showdown: true}, {resolve: all}]
        choices: [{player: Ana, question: order triggers, answer: [Echo, Echo, Flag, Flag]}]
        then: {Ana: {hand: 2, points: 5}, Ben: {points: 0}}
        """,
    "the discount is for whoever pays the additional cost": """
        given: {turn: {player: Ana}, Ana: {hand: [Costly, Pup, Ox], energy: 1}, Ben: {}}
        when: [{play: Costly, at: base}]
        choices: [{player: Ana, question: pay optional cost, answer: yes}]
        then: {Costly: {zone: base}, Ana: {energy: 0, hand: 0}}
        twin: {change: {given.Ana.energy: 3, choices.0.answer: no}, then: {Ana: {energy: 0, hand: 2}}}
        """,
    "a deathknell with a price is paid for, from the trash too": """
        given: {turn: {player: Ana}, Ana: {base: [Ember], runes: [{card: Stone, as: r, exhausted: true}]}, Ben: {}}
        when: [{kill: Ember}, {resolve: all}]
        choices: [{player: Ana, question: pay, answer: yes}]
        then: {Ember: {zone: deck}, r: {is: [ready]}}
        twin: {change: {choices.0.answer: no}, then: {Ember: {zone: trash}, r: {is: [exhausted]}}}
        """,
    "my location is where I am by then": """
        given: {turn: {player: Ana}, FIELD, Ana: {base: [Leader, Pup]}, Ben: {}}
        when: [{move: [Leader], to: Altar}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Pup}]
        then: {Pup: {at: Altar}}
        """,
    "what is dealt instead is dealt to the same unit": """
        given: {turn: {player: Ana}, Ana: {hand: [Spite], base: [Ox]}, Ben: {base: [{card: Ox, as: o, stunned: true}]}}
        when: [{play: Spite}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: o}]
        then: {o: {zone: trash}, Ox: {damage: 0}}
        twin: {change: {choices.0.answer: Ox}, then: {Ox: {damage: 2}, o: {damage: 0}}}
        """,
    "what it costs less on a condition it costs less as long as that is so": """
        given: {turn: {player: Ana}, Ana: {hand: [Thrift], base: [Veil], energy: 3}, Ben: {}}
        when: [{play: Thrift}, {resolve: all}]
        then: {Thrift: {zone: base}, Ana: {energy: 2}}
        twin: {change: {given.Ana.base: [Pup]}, then: {Thrift: {zone: base}, Ana: {energy: 0}}}
        """,
    "each of two units gets as much": """
        given: {turn: {player: Ana}, Ana: {hand: [Cheer], base: [Pup, Ox, {card: Pup, as: p2}]}, Ben: {}}
        when: [{play: Cheer}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: [Pup, Ox]}]
        then: {Pup: {might: 3}, Ox: {might: 7}, p2: {might: 1}}
        twin: {change: {choices.0.answer: [Pup, p2]}, then: {Pup: {might: 3}, Ox: {might: 5}, p2: {might: 3}}}
        """,
    "modes that are printed without bullets, below an empty line, are chosen from": """
        given: {turn: {player: Ana}, Ana: {hand: [Pick], deck: 3}, Ben: {base: [Veil]}}
        when: [{play: Pick}, {resolve: all}]
        choices: [{player: Ana, question: mode, answer: Draw 2}]
        then: {Ana: {hand: 2}, Veil: {zone: base}}
        twin: {change: {choices.0.answer: Kill a gear}, then: {Ana: {hand: 0}, Veil: {zone: trash}}}
        """,
}

OF_LEVEL = {
    "with enough experience the second line is done in place of the first, to the same unit": """
        given: {turn: {player: Ana}, Ana: {hand: [Lesson], base: [Pup], xp: 2}, Ben: {base: [Ox]}}
        when: [{play: Lesson}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Pup}]
        then: {Pup: {might: 5}, Ox: {might: 5}}
        twin: {change: {given.Ana.xp: 1}, then: {Pup: {might: 2}}}
        """,
}


@each(CASES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_read_comes_out_as_the_rules_say(body: str, edition: str) -> None:
    confirm(body, edition)


@each(OF_LEVEL)
@pytest.mark.parametrize("edition", EDITIONS[:2])
def test_level_is_a_keyword_since_v1_3(body: str, edition: str) -> None:
    confirm(body, edition)


def confirm(body: str, edition: str) -> None:
    scenario = scenario_in(PLAY.read(body.replace("FIELD", FIELD)), edition)
    assert_confirmed(run_scenario(scenario, edition))
    if scenario.twin is not None:
        assert_confirmed(run_scenario(scenario.twin, edition))


@pytest.mark.parametrize(("answer", "then"), [("Altar", "illegal answer: true"), ("Moor", "Ox: {at: Moor}")])
def test_where_something_goes_is_chosen_once_though_it_may_be_left_where_it_is(answer: str, then: str) -> None:
    """Before v1.3 a "you may" is decided on resolution; the destination is chosen before, as it always is (352.3)."""
    confirm(f"""
        given: {{turn: {{player: Ana}}, Ana: {{base: [Rowdy]}}, Ben: {{at Altar: [Ox]}},
          battlefields: [{{card: Altar, controller: Ben}}, {{card: Moor, controller: Ben}}, Fen]}}
        when: [{{move: [Rowdy], to: Altar}}, {{resolve: all}}]
        choices: [{{player: Ana, question: location, answer: {answer}}}, {{player: Ana, question: may, answer: yes}}]
        then: {{{then}}}
    """, "v1.2")  # fmt: skip
