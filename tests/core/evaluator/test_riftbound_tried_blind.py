"""Situations of Riftbound written from its rules before anything ran them."""

from __future__ import annotations

import pytest
import yaml

from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_data
from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_stops

EDITIONS = ("v1.3", "v1.2")
CARDS = """
cards:
  Villager: {types: [unit], might: 2, abilities: []}
  Plan: {types: [spell], abilities: [{do: [
    {you may: [{later: {when: {event: dies, object: {type: unit}}, do: [{draw: 1}]}, for: this turn}]},
    {draw: 1, if: {done: true}}]}]}
  Nobody: {types: [spell], abilities: [{do: [
    {draw: 1}, {for each: {type: gear}, do: [{draw: 1}]}, {ready: {all: {type: unit}}, if: {done: true}}]}]}
  Modal: {types: [spell], abilities: [{do: [{modes: [
    {name: call, do: [{play token: {name: Recruit, might: 1}, to: base}, {deal: 1, to: {all: {type: unit}}}]},
    {name: draw, do: [{draw: 1}]}]}]}]}
  Iffy: {types: [spell], abilities: [{do: [
    {play token: {name: Recruit, might: 1}, to: base, if: {count: {type: unit, controller: you}, at least: 1}},
    {deal: 1, to: {all: {type: unit}}}]}]}
  Counted: {types: [spell], abilities: [{do: [
    {play token: {name: Recruit, might: 1}, to: base, count: {count: {type: unit, controller: you}}},
    {kill: {all: {type: unit}}}]}]}
  Leader: {types: [unit], might: 2, abilities: [
    {when: {event: attacks, object: me}, do: [
      {play token: {name: Recruit, might: 1}, to: here}, {move: me, to: base}]}]}
  Hunter: {types: [unit], might: 2, keywords: [{hunt: 2}], abilities: []}
  Climber: {types: [unit], might: 2, abilities: [{passive: {might: 1}, affects: me, while: {level: 3}}]}
  Trainer: {types: [unit], might: 2, abilities: [
    {passive: {keyword: ambush}, affects: {all: {type: unit, zone: hand}}}]}
  Breeder: {types: [unit], might: 2, abilities: [{use: {}, do: [
    {play token: {name: Cub, might: 1, keywords: [hunt]}, to: base}]}]}
  Tracker: {types: [unit], might: 2, abilities: [{use: {}, do: [{kill: {choose: 1, type: unit, keyword: backline}}]}]}
  Scholar: {types: [unit], might: 2, abilities: [{use: {}, do: [{gain xp: 1}]}]}
  Veteran: {types: [unit], might: 2, abilities: [
    {passive: {might: 1}, affects: me, while: {xp of: you, at least: 2}}]}
  Miser: {types: [unit], might: 2, abilities: [{use: {xp: 1}, do: [{draw: 1}]}]}
  Envier: {types: [unit], might: 2, abilities: [{when: {event: gains xp, player: opponent}, do: [{draw: 1}]}]}
"""
RIFT = Written("riftbound", EDITIONS, CARDS)

DONE = {
    "what is left for later is done once it is made": """
        given: {Ahri: {hand: [Plan], deck: 3}, Jinx: {}}
        when: [{play: Plan}, {resolve: all}]
        choices: [{player: Ahri, question: may, answer: yes}]
        then: {Ahri: {hand: 1}}
        twin:
          change: {choices: [{player: Ahri, question: may, answer: no}]}
          then: {Ahri: {hand: 0}}
        """,
    "what is done for each of nothing is not done": """
        given: {Ahri: {base: [{card: Villager, exhausted: true}], hand: [Nobody], deck: 3}, Jinx: {}}
        when: [{play: Nobody}, {resolve: all}]
        then: {Ahri: {hand: 1}, Villager: {exhausted: true}}
        """,
}
TOKENS = {
    "tokens of a mode come behind the rest of it": """
        given: {Ahri: {base: [Villager], hand: [Modal]}, Jinx: {}}
        when: [{play: Modal}, {resolve: all}]
        choices: [{player: Ahri, question: mode, answer: call}]
        then: {Villager: {damage: 1}, Ahri: {base: {count: 2}}}
        """,
    "tokens with an if come behind the rest, and the if is asked at once": """
        given: {Ahri: {base: [Villager], hand: [Iffy]}, Jinx: {}}
        when: [{play: Iffy}, {resolve: all}]
        then: {Ahri: {base: {count: 2}}}
        """,
    "as many tokens come as were told before what is counted died": """
        given: {Ahri: {base: [Villager, {card: Villager, as: other}], hand: [Counted]}, Jinx: {}}
        when: [{play: Counted}, {resolve: all}]
        then: {Ahri: {base: {count: 2}}, Villager: {zone: trash}}
        """,
    "here is where its source was as the token was told": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Leader]}, Jinx: {at Altar: [Villager]}}
        when: [{move: Leader, to: Altar}, {resolve: all}]
        then: {Leader: {zone: base}, Ahri: {at Altar: {count: 1}}}
        """,
}


@each(DONE | TOKENS)
def test_of_what_is_done_and_when(body):
    RIFT.confirm(body)


@pytest.mark.parametrize(
    ("card", "word"),
    [
        ("Hunter", "Hunt"), ("Climber", "Level"), ("Trainer", "Ambush"), ("Breeder", "Hunt"), ("Tracker", "Backline"),
        ("Scholar", "XP"), ("Veteran", "XP"), ("Miser", "XP"), ("Envier", "XP"),
    ],
)  # fmt: skip
def test_words_that_came_later_are_refused_before(card, word):
    body = f"given: {{Ahri: {{base: [{card}]}}, Jinx: {{}}}}\nwhen: [{{end turn: true}}]\nthen: {{turn: Jinx}}\n"
    RIFT.confirm(body, "v1.3")
    assert_stops(RIFT.run(body, "v1.2"), f"v1.2 has no rule on {word}, which {card} speaks of.")


@pytest.mark.parametrize(
    ("given", "step", "told"),
    [
        ("base: [Villager]", "{give: {keyword: hunt}, to: Villager}", "Hunt, which this step speaks of. Write"),
        ("base: []", "{play token: {name: Cub, might: 1, keywords: [ambush]}, to: base}", "Ambush, which this step"),
        ("base: []", "{gain xp: 1}", "XP, which this step speaks of. Points are"),
        ("xp: 1", "{end turn: true}", "XP, which Ahri speaks of. Points are"),
    ],
)
def test_steps_and_players_cannot_bring_in_what_came_later(given, step, told):
    body = f"given: {{Ahri: {{{given}}}, Jinx: {{}}}}\nwhen: [{step}]\nthen: {{showdown: none}}\n"
    RIFT.confirm(body, "v1.3")
    assert_stops(RIFT.run(body, "v1.2"), f"v1.2 has no rule on {told}")


GIVEN = """
cards:
  Villager: {types: [unit], might: 2, abilities: []}
  Giver: {types: [unit], might: 2, abilities: [{use: {}, do: [%s]}]}
"""
HAND = "to: {choose: 1, type: unit, zone: hand, owner: you, target: false}, for: this turn"
LATER = "affects: {type: unit, controller: you}}, for: this turn"
CHOSEN = "choices: [{player: Ahri, question: objects, answer: Villager}]"


@pytest.mark.parametrize(
    "what", ["enters: ready", "can: ignore deflect", "cannot: be played", "can: be played to any battlefield"]
)
def test_what_is_said_of_playing_is_not_given_to_what_is_there(what):
    with pytest.raises(UnableToReadScenario, match="expected what will be played, found"):
        Written("riftbound", EDITIONS, GIVEN % f"{{give: {{{what}}}, to: me, for: this turn}}").read(
            "given: {Ahri: {base: [Giver]}, Jinx: {}}\nwhen: [{use: Giver, by: Ahri}]\nthen: {chain: []}\n"
        )


@pytest.mark.parametrize(
    ("instruction", "choices", "then"),
    [
        (f"{{give: {{can: be played to any battlefield}}, {HAND}}}", CHOSEN, "Villager: {at: Altar}"),
        (f"{{later: {{passive: {{can: be played to an open battlefield}}, {LATER}}}", "", "Villager: {at: Altar}"),
        (f"{{later: {{passive: {{can: be played to an occupied enemy battlefield}}, {LATER}}}", "", "illegal: true"),
        (f"{{give: {{cannot: be played}}, {HAND}}}", CHOSEN, "illegal: true"),
    ],
)
def test_what_is_said_beforehand_of_a_card_that_will_be_played(instruction, choices, then):
    Written("riftbound", EDITIONS, GIVEN % instruction).confirm(f"""
        given: {{battlefields: [Altar], Ahri: {{base: [Giver], hand: [Villager]}}, Jinx: {{}}}}
        when: [{{use: Giver, by: Ahri}}, {{resolve: all}}, {{play: Villager, by: Ahri, at: Altar}}]
        {choices}
        then: {{{then}}}
        """)


OF_CARDS = """
cards:
  V: {types: [unit], might: 1, abilities: []}
  Verdict: {types: [spell], abilities: [{do: [
    {choose: {choose: 1, controller: opponent, type: unit, location: battlefield, as: chosen}},
    {for each: {linked: chosen}, do: [{modes: [{name: top, do: [{put: it, to: deck}]},
      {name: bottom, do: [{put: it, to: deck bottom}]}], player: its owner}]}]}]}
  Stacked: {types: [spell], abilities: [{do: [{look at: {top: 3, as: seen}},
    {put: {choose: 1, linked: seen, zone: deck, target: false}, to: hand},
    {recycle: {all: {linked: seen, zone: deck}}}]}]}
  Several: {types: [spell], abilities: [{do: [{put: {all: {zone: trash, owner: you}}, to: deck}]}]}
  Watch: {types: [unit], might: 1, abilities: [
    {name: draws, when: {event: draws, player: you}, do: [{gain points: 1}]},
    {name: put, when: {event: is put, object: {owner: you}, from: [deck], to: [hand]}, do: [{gain points: 2}]},
    {name: left, when: {event: leaves, object: {type: unit}}, do: [{draw: 1}]}]}
  Drone: {types: [unit], might: 2, cost: {energy: 4}, abilities: [
    {passive: {cost: {energy: -2}}, affects: me, while: {not: {this: me, is: {played from: [hand]}}}}]}
  Raise: {types: [spell], abilities: [{do: [{play: {choose: 1, type: unit, zone: trash, owner: you}}]}]}
  Digger: {types: [unit], abilities: [
    {when: {event: is played, object: me}, if: {this: me, is: {played from: [trash]}}, do: [{draw: 1}]}]}
  Shadow: {types: [unit], might: 2, abilities: [{passive: {enters: ready}, affects: me,
    while: {happened: {event: dies, object: {controller: you, type: unit}}, in: beginning phase}}]}
  Wisp: {types: [unit], might: 1, keywords: [temporary], abilities: []}
  Strike: {types: [spell], abilities: [{do: [{choose: {choose: 1, type: unit, is: [equipped], as: host}},
    {detach: {choose: 1, tag: Equipment, attached to: host}}]}]}
  Blade: {types: [gear], tags: [Equipment], abilities: []}
  Demand: {types: [spell], abilities: [{do: [{choose: {choose: 1, type: player, controller: opponent, as: one}},
    {kill: {choose: 1, type: unit, controller: that player, target: false}, player: {that: one}}]}]}
  Gift: {types: [spell], abilities: [{do: [
    {choose: {choose: 1, type: player, as: one}}, {draw: 2, player: {that: one}}]}]}
"""
TABLE = Written("riftbound", EDITIONS, OF_CARDS)
PUT = {
    "its owner puts a unit on the top or the bottom of the deck": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Verdict], base: [Watch], deck: 3},
          Jinx: {at Altar: [{card: V, as: j}], deck: [{card: V, as: d1}]}}
        when: [{play: Verdict}, {resolve: all}, {draw: 1, by: Jinx}]
        choices: [{player: Jinx, question: mode, answer: top}]
        then: {j: {zone: hand}, d1: {zone: deck}, triggers: {Watch/left: 1}}
        twin:
          change: {choices: [{player: Jinx, question: mode, answer: bottom}]}
          then: {j: {zone: deck}, d1: {zone: hand}}
        """,
    "a card that is put into the hand is not drawn": """
        given: {Ahri: {hand: [Stacked], base: [Watch],
          deck: [{card: V, as: a1}, {card: V, as: a2}, {card: V, as: a3}]}, Jinx: {}}
        when: [{play: Stacked}, {resolve: all}]
        choices: [{player: Ahri, question: objects, answer: a2}]
        then: {a2: {zone: hand}, Ahri: {points: 2, deck: 2}, triggers: {Watch/draws: 0}}
        twin:
          change: {when: [{draw: 1, by: Ahri}, {resolve: all}], choices: []}
          then: {triggers: {Watch/draws: 1, Watch/put: 0}}
        """,
    "of several that come onto a deck their player says how they lie": """
        given: {Ahri: {hand: [Several], trash: [{card: V, as: a1}, {card: V, as: a2}],
          deck: [{card: V, as: a3}]}, Jinx: {}}
        when: [{play: Several}, {resolve: all}, {draw: 1, by: Ahri}]
        choices: [{player: Ahri, question: order on top, answer: [a2, a1]}]
        then: {a2: {zone: hand}, a1: {zone: deck}}
        twin:
          change: {choices: [{player: Ahri, question: order on top, answer: [a1, a2]}]}
          then: {a1: {zone: hand}, a2: {zone: deck}}
        """,
}
WHERE = {
    "less for a card that is not played from the hand": """
        given: {Ahri: {hand: [Raise], trash: [Drone], energy: 4}, Jinx: {}}
        when: [{play: Raise}, {resolve: all}]
        then: {Drone: {zone: base}, Ahri: {energy: 2}}
        twin:
          change: {given.Ahri: {hand: [Drone], energy: 4}, when: [{play: Drone}]}
          then: {Ahri: {energy: 0}}
        """,
    "a play effect knows where its card was played from": """
        given: {Ahri: {hand: [Raise], trash: [Digger], deck: 2}, Jinx: {}}
        when: [{play: Raise}, {resolve: all}]
        then: {Ahri: {hand: 1}}
        twin:
          change: {given.Ahri: {hand: [Digger], deck: 2}, when: [{play: Digger}, {resolve: all}]}
          then: {Ahri: {hand: 0}}
        """,
    "what died in the Beginning Phase, and what died since": """
        given: {turn: {player: Jinx}, Ahri: {base: [Wisp], hand: [Shadow], deck: 5}, Jinx: {}}
        when: [{end turn: true}, {play: Shadow}]
        then: {Wisp: {zone: trash}, Shadow: {exhausted: false}}
        twin:
          change: {given.Ahri.base: [V], when: [{end turn: true}, {kill: V}, {play: Shadow}]}
          then: {Shadow: {exhausted: true}}
        """,
    "what died while the situation began in another phase": """
        given: {Ahri: {base: [V], hand: [Shadow]}, Jinx: {}}
        when: [{kill: V}, {play: Shadow}]
        then: {Shadow: {exhausted: true}}
        """,
    "an Equipment of this very unit is detached": """
        given: {Ahri: {hand: [Strike], base: [V, {card: V, as: w}, {card: Blade, attached to: V},
          {card: Blade, as: b2, attached to: V}, {card: Blade, as: b3, attached to: w}]}, Jinx: {}}
        when: [{play: Strike}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: V}, {player: Ahri, question: targets, answer: b2}]
        then: {b2: {is not: [attached]}, Blade: {is: [attached]}}
        twin:
          change: {choices.1.answer: b3}
          then: {illegal answer: true}
        """,
}
PLAYERS = {
    "of several opponents one is chosen, who kills a unit of their own": """
        given: {players: [Ahri, Jinx, Lux], Ahri: {hand: [Demand]}, Jinx: {base: [V]},
          Lux: {base: [{card: V, as: l1}, {card: V, as: l2}]}}
        when: [{play: Demand}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Lux}, {player: Lux, question: objects, answer: l2}]
        then: {l2: {zone: trash}, V: {zone: base}}
        twin:
          change: {choices: [{player: Ahri, question: targets, answer: Jinx}]}
          then: {V: {zone: trash}, l2: {zone: base}}
        """,
    "who has left is not chosen": """
        given: {players: [Ahri, Jinx, Lux], Ahri: {hand: [Demand]}, Jinx: {}, Lux: {base: [V]}}
        when: [{concede: Jinx}, {play: Demand}, {resolve: all}]
        then: {V: {zone: trash}}
        """,
    "any player may be chosen": """
        given: {Ahri: {hand: [Gift]}, Jinx: {deck: 3}}
        when: [{play: Gift}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Jinx}]
        then: {Jinx: {hand: 2}, Ahri: {hand: 0}}
        """,
}


@each(PUT | WHERE | PLAYERS)
def test_of_places_and_players(body):
    TABLE.confirm(body)


@pytest.mark.parametrize("what", ["kill: {choose: 1, type: player}", "deal: 1, to: {all: {type: player}}"])
def test_nothing_is_done_to_players_as_to_objects(what):
    with pytest.raises(UnableToReadScenario, match="expected objects on which this is carried out"):
        Written("riftbound", EDITIONS, GIVEN % f"{{{what}}}").read(
            "given: {Ahri: {base: [Giver]}, Jinx: {}}\nwhen: [{use: Giver, by: Ahri}]\nthen: {chain: []}\n"
        )


DECK, BEGINNING, COST = "Main Deck", "Beginning Phase", ":rb_energy_2:"
THEY_MOVE, MAY_RECYCLE, MOVE = "They move a unit they control", "You may recycle one or both", "Move a unit you control"
READ = {
    f"Look at the top 3 cards of your {DECK}. Put 1 into your hand and recycle the rest.": "put",
    f"Choose an enemy unit. Its owner places it on the top or bottom of their {DECK}.": "modes",
    "Choose an opponent. They discard 1.": "choose",
    "An opponent discards 1.": "choose",
    "Kill a unit. Its controller kills a unit they control.": "for each",
    "Choose an equipped friendly unit. Deal 2 to an enemy unit. Detach an Equipment from it.": "detach",
    f"Look at the top two cards of your {DECK}. {MAY_RECYCLE} of them. "
    "Put those you don't back in any order.": "predict",
    f"{MOVE} to a battlefield you control. Then, choose an opponent. {THEY_MOVE} to the same battlefield.": "move",
    "Units you play this turn enter ready.": "later",
    "Ready your legend.": "ready",
    "An opponent reveals their hand.": "reveal",
    "Put the top 2 cards of your Main Deck into your trash.": "put",
    f"I cost {COST} less to play from anywhere other than your hand.": "played from",
    "When you play a card from anywhere other than your hand, draw 1.": "facedown",
    f"If a friendly unit died during your {BEGINNING} this turn, I enter ready.": "beginning phase",
    f"The first time a friendly unit dies during your {BEGINNING} each turn, draw 1.": "scoring",
    "I enter ready if you've played another unit this turn.": "other",
    "When you play a spell that costs :rb_energy_5: or more, draw 1.": "energy cost",
}  # fmt: skip


@pytest.mark.parametrize(("words", "told"), READ.items())
def test_texts_are_read_as_what_can_be_played(words, told):
    read = ability_text("riftbound").read(words, "Thing", "v1.4")
    assert all(line.data is not None for line in read), words
    found = [read_data(line.data, GAMES["riftbound"].table.vocabulary) for line in read]
    assert [problems for _, problems in found] == [()] * len(read)
    assert f"'{told}'" in str([line.data for line in read])


def test_they_move_a_unit_of_theirs_to_the_same_battlefield():
    [line] = ability_text("riftbound").read(next(words for words in READ if "the same battlefield" in words))
    spell = yaml.safe_dump(line.data["abilities"], default_flow_style=True, width=1000).strip()
    cards = (
        f"cards:\n  V: {{types: [unit], might: 1, abilities: []}}\n  Call: {{types: [spell], abilities: {spell}}}\n"
    )
    Written("riftbound", EDITIONS, cards).confirm("""
        given: {battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}],
          Ahri: {hand: [Call], base: [{card: V, as: a1}], at Gate: [{card: V, as: guard}]},
          Jinx: {base: [{card: V, as: j1}, {card: V, as: j2}]}}
        when: [{play: Call}, {resolve: all}]
        choices:
          - {player: Ahri, question: targets, answer: a1}
          - {player: Ahri, question: location, answer: Altar}
          - {player: Jinx, question: objects, answer: j2}
        then: {a1: {at: Altar}, j2: {at: Altar}, j1: {zone: base}}
        """)
