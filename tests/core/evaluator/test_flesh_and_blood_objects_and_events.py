"""Flesh and Blood, chapters 1, 3 and 4: players, objects, effects and events, zones, phases, and how a game ends."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0, pitch: 1}
  Jab: {types: [action], subtypes: [attack], power: 1, cost: 0, keywords: [go again]}
  Brawl: {types: [action], subtypes: [attack], power: 6, defense: 3, cost: 3, pitch: 1}
  Boomerang: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{when: {event: hits, object: me},
    do: [{return: me}]}]}
  Wall: {types: [action], defense: 3, cost: 2, pitch: 3}
  Yellow: {types: [action], color: yellow, pitch: 2, cost: 1}
  Plain: {types: [resource], pitch: 3}
  Plan: {types: [action], cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Wisp: {types: [instant], cost: 0, abilities: [{do: [{draw: 1}]}]}
  Spark: {types: [instant], cost: 1, abilities: [{do: [{gain life: 1}]}]}
  Round: {types: [instant], cost: 0, abilities: [{do: [{draw: 1, player: any}]}]}
  Feast: {types: [instant], cost: 0, abilities: [{do: [{draw: 3}]}]}
  Lantern: {types: [weapon], abilities: [
    {passive: {keyword: go again}, affects: {is: attack, controller: you}, while: {count: {zone: pitch, owner: you,
      color: yellow}, at least: 1}}]}
  Thirst: {types: [action], subtypes: [aura], abilities: [
    {when: {event: draws, player: any}, ordinal: first, per: turn, do: [{gain life: 1, player: that player}]}]}
  Well: {types: [action], subtypes: [aura], abilities: [
    {when: {event: draws, player: opponent}, one or more: true, do: [{gain life: 1}]}]}
  Flail: {types: [weapon], subtypes: [club], power: 2, abilities: [
    {use: {action points: 1}, keywords: [action], do: [{attack: true}]},
    {name: hit, when: {event: hits, object: me}, do: [{gain life: 1}]}]}
  Whet: {types: [instant], abilities: [{do: [{give: {power: 2}, to: {choose: 1, type: weapon, controller: you},
    for: this turn}]}]}
  Press On: {types: [instant], abilities: [{do: [{give: {power: 2}, to: {next: {is: attack, controller: you}},
    for: this turn}]}]}
  Wolf: {types: [action], subtypes: [ally], life: 3, power: 2, cost: 2}
  Fade: {types: [token], subtypes: [aura]}
  Both: {types: [instant], abilities: [{do: [{modes: [{name: heal, do: [{gain life: 1}]}, {name: draw, do: [{draw: 1}]},
    {name: hurt, do: [{deal: 2, to: {choose: 1, type: hero, controller: opponent}}]}], count: 2}]}]}
  Grave Song: {types: [instant], abilities: [{do: [{banish: {choose: 3, zone: graveyard, owner: you, target: false},
    you may: true},
    {if: {done: true}, do: [{gain life: 5}]}]}]}
  Toll: {types: [instant], abilities: [{do: [{pay: {resources: 1}, player: opponent, to do: [{nothing: true}],
    otherwise: [{deal: 2, to: {choose: 1, type: hero, controller: opponent, target: false}}]}]}]}
  Pierce: {types: [instant], abilities: [{do: [{destroy: {choose: 1, subtype: ally}}, {gain life: 2}]}]}
  Blaze: {types: [instant], abilities: [{do: [{deal: {count: {zone: pitch, owner: you}}, type: arcane,
    to: {choose: 1, type: hero, controller: opponent}}]}]}
  Kindling: {types: [action], subtypes: [aura], abilities: [{replace: {event: takes damage, category: arcane},
    keeps: true, amount: {sum: [that much, 1]}}]}
  Mark of Ash: {types: [action], cost: 0, abilities: [{replace: {event: is put, object: me, to: [graveyard]},
    with: [{banish: me}], works in: [hand, deck, stack, arsenal, graveyard]}]}
  Drone: {types: [action], subtypes: [attack], power: 2, abilities: [{replace: {event: is put, object: me,
    to: [graveyard]}, with: [{put: me, to: deck bottom}], works in: [hand, deck, stack, combat chain]}]}
  Sorrow: {types: [action], subtypes: [aura], abilities: [{when: {event: discards, player: opponent},
    do: [{gain life: 3}]}]}
  Toss: {types: [instant], abilities: [{do: [{discard: 1, player: opponent}]}]}
  Sacrifice: {types: [action], cost: 0, abilities: [{passive: {additional cost: {discard: 1}}, affects: me},
    {do: [{gain life: 4}]}]}
  Tithe: {types: [action], cost: 0, abilities: [{passive: {additional cost: {banish: {choose: 1, zone: graveyard,
    owner: you}}}, affects: me}, {do: [{gain life: 4}]}]}
  Hurry: {types: [instant], abilities: [{do: [{gain action points: 1}]}]}
  Vigil: {types: [action], subtypes: [aura], abilities: [{when: {event: gains action points, player: you},
    do: [{gain life: 1}]}]}
  Tomb: {types: [action], subtypes: [item], abilities: [{passive: {cannot: be played}, affects: {zone: banished,
    owner: any}}]}
  Ghost: {types: [action], cost: 0, abilities: [{passive: {can: be played from the banished zone}, affects: me},
    {do: [{gain life: 1}]}]}
  Quiver Work: {types: [instant], abilities: [{do: [{put: {choose: 1, zone: hand, owner: you, subtype: arrow,
    target: false, as: arrow}, to: arsenal, face up: true},
    {give: {power: 1}, to: {that: arrow}, for: this turn}]}]}
  Shaft: {types: [action], subtypes: [attack, arrow], power: 3, cost: 0}
  Bow: {types: [weapon], subtypes: [bow]}
  Frost: {types: [token], subtypes: [aura]}
  Grief: {types: [action], subtypes: [aura], abilities: [{when: {event: dies, object: {subtype: ally}},
    do: [{gain life: 1}]}]}
  Quake: {types: [instant], abilities: [{do: [{deal: 3, to: {all: {subtype: ally}}}]}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

PLAYERS = {
    "a restriction comes before an allowance": """
        given: {Ira: {banished: [Ghost], arena: [Tomb], life: 20}, Bravo: {}}
        when: [{play: Ghost}]
        then: {illegal: true}
        twin: {change: {given.Ira.arena: []}, then: {stack: [Ghost]}}
        """,
    "whoever controls an effect on each player begins": """
        given: {Ira: {arena: [Thirst], life: 20}, Bravo: {hand: [{card: Round, as: r}], life: 20}, Dash: {life: 20}}
        when: [{pass: Ira}, {play: r, by: Bravo}, {resolve: all}]
        then: {Ira: {life: 20}, Bravo: {life: 21}, Dash: {life: 20}}
        twin:
          change: {given.Ira: {arena: [Thirst], hand: [{card: Round, as: r}], life: 20}, given.Bravo: {life: 20},
            when: [{play: r}, {resolve: all}]}
          then: {Ira: {life: 21}, Bravo: {life: 20}}
        """,
    "drawing three at once is one event for one or more": """
        given: {Ira: {hand: [Feast]}, Bravo: {arena: [Well], life: 20}}
        when: [{play: Feast}, {resolve: all}]
        then: {Bravo: {life: 21}, Ira: {hand: {count: 3}}}
        """,
    "one or more counts only the events it names": """
        given: {Ira: {hand: [Round]}, Bravo: {arena: [Well], life: 20}, Dash: {}}
        when: [{play: Round}, {resolve: all}]
        then: {triggers: {Well: 1}}
        """,
    "nobody gains action points in another's turn": """
        given: {Ira: {}, Bravo: {hand: [Hurry], arena: [Vigil], life: 20}}
        when: [{pass: Ira}, {play: Hurry, by: Bravo}, {resolve: all}]
        then: {Bravo: {action points: 0, life: 20}, triggers: {Vigil: 0}}
        """,
    "the action point of a turn is nothing that is gained": """
        given: {Ira: {}, Bravo: {arena: [Vigil], life: 20}}
        when: [{end turn: true}]
        then: {Bravo: {action points: 1, life: 20}, triggers: {Vigil: 0}}
        """,
}

OBJECTS = {
    "the hit of a weapon's attack triggers the weapon once": """
        given: {Ira: {weapons: [Flail], life: 20}, Bravo: {life: 20}}
        when: [{use: Flail}, {resolve: 1}, {advance to: damage}, {resolve: all}]
        then: {Ira: {life: 21}, Bravo: {life: 18}, triggers: {Flail/hit: 1}}
        """,
    "an effect on a weapon counts for each of its attacks": """
        given: {Ira: {weapons: [Flail], hand: [Whet], action points: 2}, Bravo: {life: 20}}
        when: [{play: Whet}, {resolve: 1}, {use: Flail}, {resolve: 1}, {advance to: resolution}, {use: Flail},
          {resolve: 1}, {advance to: resolution}]
        then: {Bravo: {life: 12}}
        twin: {change: {given.Ira.hand: [Press On], when.0: {play: Press On}}, then: {Bravo: {life: 14}}}
        """,
    "another target does not close the combat chain": """
        given: {Ira: {hand: [Jab, Strike]}, Bravo: {life: 20}, Dash: {life: 20}}
        when: [{play: Jab, attacking: Bravo}, {resolve: 1}, {advance to: resolution}, {play: Strike,
          attacking: Dash}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 19}, Dash: {life: 16}, Jab: {zone: combat chain}, state: damage}
        """,
    "what an attack that has left is known to have had is not altered": """
        given: {Ira: {hand: [Boomerang, Spark, Yellow], weapons: [Lantern]}, Bravo: {life: 20}}
        when: [{play: Boomerang}, {resolve: 1}, {advance to: damage}, {resolve: all}, {play: Spark}, {resolve: 1},
          {advance to: resolution}]
        choices: [{player: Ira, question: pitch, answer: Yellow}]
        then: {Ira: {action points: 0, pitch: [Yellow]}, Boomerang: {zone: hand}}
        twin:
          change: {given.Ira.hand: [Strike, Spark, Yellow], when.0: {play: Strike}}
          then: {Ira: {action points: 1}, Bravo: {life: 16}}
        """,
    "a token that is destroyed is nowhere": """
        given: {Ira: {arena: [{token: Fade, as: f}]}, Bravo: {}}
        when: [{destroy: f, by: Bravo}]
        then: {f: {zone: nowhere}, Ira: {graveyard: []}}
        """,
    "a card that comes back is another object": """
        given: {Ira: {hand: [Strike], action points: 2}, Bravo: {life: 20}}
        when: [{play: Strike}, {resolve: 1}, {give: {power: 3}, to: Strike, for: this turn, by: Ira},
          {advance to: resolution}, {return: Strike, by: Ira}, {play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 9}, Strike: {power: 4}}
        """,
    "what an effect has moved is still what it speaks of": """
        given: {Ira: {hand: [Quiver Work, Shaft], weapons: [Bow]}, Bravo: {life: 20}}
        when: [{play: Quiver Work}, {resolve: 1}, {play: Shaft}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 16}}
        """,
    "nothing is put into an arsenal that is taken": """
        given: {Ira: {hand: [Shaft], arsenal: [Strike]}, Bravo: {}}
        when: [{put: Shaft, to: arsenal, by: Ira}]
        then: {Shaft: {zone: hand}, Strike: {zone: arsenal}}
        """,
    "counters that are opposed stay side by side": """
        given: {Ira: {arena: [{card: Wolf, counters: {"+1 power": 1}}]}, Bravo: {}}
        when: [{put counter: "-1 power", to: Wolf, by: Bravo}]
        then: {Wolf: {power: 2, counters: {"+1 power": 1, "-1 power": 1}}}
        """,
}

EFFECTS = {
    "of several modes no one is chosen twice": """
        given: {Ira: {hand: [Both], life: 20}, Bravo: {life: 20}}
        when: [{play: Both}, {resolve: 1}]
        choices: [{player: Ira, question: mode, answer: [heal, heal]}]
        then: {illegal answer: true}
        twin: {change: {choices.0.answer: [hurt, heal]}, then: {Ira: {life: 21}, Bravo: {life: 18}}}
        """,
    "what may be done is offered only where it can be": """
        given: {Ira: {hand: [Grave Song], graveyard: [Strike, Plan], life: 20}, Bravo: {}}
        when: [{play: Grave Song}, {resolve: 1}]
        then: {Ira: {life: 20, banished: []}, asked: {may: 0}}
        twin:
          change: {given.Ira.graveyard: [Strike, Plan, Wall], choices: [{player: Ira, question: may, answer: yes}]}
          then: {Ira: {life: 25, banished: {count: 3}}}
        """,
    "unless they pay": """
        given: {Ira: {hand: [Toll]}, Bravo: {life: 20, resources: 1}}
        when: [{play: Toll}, {resolve: 1}]
        choices: [{player: Bravo, question: pay, answer: yes}]
        then: {Bravo: {life: 20, resources: 0}}
        twin: {change: {given.Bravo: {life: 20, hand: []}, choices: []}, then: {Bravo: {life: 18}, asked: {pay: 0}}}
        """,
    "an effect that has lost its target leaves the rest to happen": """
        given: {Ira: {hand: [Pierce], life: 20}, Bravo: {arena: [Wolf]}}
        when: [{play: Pierce}, {destroy: Wolf, by: Bravo}, {resolve: 1}]
        then: {Ira: {life: 22}}
        """,
    "dealing nothing is no event and grows to nothing": """
        given: {Ira: {hand: [Blaze], arena: [Kindling]}, Bravo: {life: 20}}
        when: [{play: Blaze}, {resolve: 1}]
        then: {Bravo: {life: 20}, events: [{event: takes damage, times: 0}]}
        twin: {change: {given.Ira.pitch: [Strike]}, then: {Bravo: {life: 18}}}
        """,
    "a discard that ends elsewhere is a discard": """
        given: {Ira: {hand: [Toss], arena: [Sorrow], life: 20}, Bravo: {hand: [Mark of Ash]}}
        when: [{play: Toss}, {resolve: all}]
        then: {Bravo: {banished: [Mark of Ash], graveyard: []}, Ira: {life: 23}}
        """,
    "a discarded card may end on the bottom of the deck": """
        given: {Ira: {hand: [Toss], arena: [Sorrow], life: 20}, Bravo: {hand: [Drone], deck: 1}}
        when: [{play: Toss}, {resolve: all}]
        then: {Drone: {zone: deck}, Bravo: {deck: {count: 2}}, Ira: {life: 23}}
        """,
    "a cost whose event is replaced is paid": """
        given: {Ira: {hand: [Sacrifice, Mark of Ash], life: 20}, Bravo: {}}
        when: [{play: Sacrifice}, {resolve: 1}]
        then: {Ira: {life: 24, banished: [Mark of Ash]}}
        """,
    "an effect-cost that cannot be paid forbids the play": """
        given: {Ira: {hand: [Tithe], life: 20}, Bravo: {}}
        when: [{play: Tithe}]
        then: {illegal: true, Tithe: {zone: hand}}
        twin: {change: {given.Ira.graveyard: [Wall]}, then: {stack: [Tithe], Wall: {zone: banished}}}
        """,
    "a card in hand to be discarded for a cost is not the one that is played": """
        given: {Ira: {hand: [Sacrifice], life: 20}, Bravo: {}}
        when: [{play: Sacrifice}]
        then: {illegal: true}
        """,
    "what is left of a pitched card stays": """
        given: {Ira: {hand: [Spark, Plain], life: 20}, Bravo: {}}
        when: [{play: Spark}, {resolve: 1}]
        then: {Ira: {resources: 2, pitch: [Plain]}}
        """,
    "a card without a pitch value pays for nothing": """
        given: {Ira: {hand: [Spark, Plan]}, Bravo: {}}
        when: [{play: Spark}]
        then: {illegal: true, Spark: {zone: hand}, Plan: {zone: hand}}
        """,
    "two that die at once are seen by each other's watcher twice": """
        given: {Ira: {hand: [Quake], arena: [Grief, {card: Wolf, as: w1}], life: 20}, Bravo: {arena: [{card: Wolf,
          as: w2}]}}
        when: [{play: Quake}, {resolve: all}]
        then: {Ira: {life: 22, graveyard: {count: 2}}, triggers: {Grief: 2}}
        """,
}

TURNS = {
    "both heroes at zero is a draw": """
        given: {Ira: {life: 2}, Bravo: {life: 2}}
        when: [{at once: [{lose life: 2, player: any}], by: Ira}]
        then: {winner: draw}
        """,
    "whoever has no opponent left wins": """
        given: {Ira: {life: 2}, Bravo: {life: 2}, Dash: {}}
        when: [{lose life: 2, by: Bravo}, {check: {winner: none}}, {lose life: 2, by: Dash}]
        then: {winner: none}
        twin: {change: {given.Dash: {life: 2}}, then: {winner: Ira}}
        """,
    "what a player owned leaves with them, wherever it is": """
        given: {Ira: {arena: [{token: Frost, as: f, owner: Bravo}, {card: Wolf, owner: Bravo}]}, Bravo: {life: 1},
          Dash: {}}
        when: [{lose life: 1, by: Bravo}]
        then: {f: {zone: nowhere}, Wolf: {zone: nowhere}}
        """,
    "an ally is whole again at the end of the turn": """
        given: {Ira: {arena: [Wolf]}, Bravo: {}}
        when: [{deal: 2, to: Wolf, by: Bravo}, {check: {Wolf: {life: 1}}}, {end turn: true}]
        then: {Wolf: {life: 3}}
        """,
    "an ally at zero is gone before the end of the turn": """
        given: {Ira: {arena: [Wolf]}, Bravo: {}}
        when: [{deal: 3, to: Wolf, by: Bravo}]
        then: {Wolf: {zone: graveyard}}
        """,
    "resource points are lost at the end of the turn": """
        given: {Ira: {resources: 2}, Bravo: {resources: 1}}
        when: [{end turn: true}]
        then: {Ira: {resources: 0, action points: 0}, Bravo: {resources: 0, action points: 1}}
        """,
    "the pitched cards of every player go under their decks": """
        given: {Ira: {pitch: [Strike], deck: 5}, Bravo: {pitch: [Wall], deck: 5}}
        when: [{end turn: true}]
        then: {Strike: {zone: deck}, Wall: {zone: deck}, Ira: {pitch: []}, Bravo: {pitch: []}}
        """,
    "the turn-player untaps, and nobody else": """
        given: {Ira: {arena: [{card: Wolf, as: w1, tapped: true}]}, Bravo: {arena: [{card: Wolf, as: w2,
          tapped: true}]}}
        when: [{end turn: true}]
        then: {w1: {is: [untapped]}, w2: {is: [tapped]}}
        """,
    "the turn-player draws up to intellect": """
        given: {Ira: {hand: [Wall, Strike], deck: 9}, Bravo: {hand: [], deck: 9}}
        when: [{end turn: true}]
        choices: [{player: Ira, question: arsenal, answer: Wall}]
        then: {Ira: {hand: {count: 4}, arsenal: [Wall], deck: {count: 6}}}
        """,
    "a hand that is larger than intellect stays": """
        given: {Ira: {hand: [Wall, Strike, Plan, Wisp, Spark], deck: 9}, Bravo: {}}
        when: [{end turn: true}]
        choices: [{player: Ira, question: arsenal, answer: none}]
        then: {Ira: {hand: {count: 5}, deck: {count: 9}}}
        """,
    "three players take their turns clockwise": """
        given: {Ira: {}, Bravo: {}, Dash: {}}
        when: [{end turn: true}, {check: {turn: Bravo}}, {end turn: true}, {check: {turn: Dash}}, {end turn: true}]
        then: {turn: Ira}
        """,
}


@each(PLAYERS)
def test_of_players(body: str) -> None:
    FAB.confirm(body)


@each(OBJECTS)
def test_of_objects(body: str) -> None:
    FAB.confirm(body)


@each(EFFECTS)
def test_of_effects_and_events(body: str) -> None:
    FAB.confirm(body)


@each(TURNS)
def test_of_turns_and_the_end_of_a_game(body: str) -> None:
    FAB.confirm(body)
