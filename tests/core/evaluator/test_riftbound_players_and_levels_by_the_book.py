# ruff: noqa: E501
"""Riftbound: several players, points, decks, keywords that ask for something, and what leaves with a player (v1.4)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "riftbound",
    ("v1.4",),
    """
cards:
  Scout: {types: [unit], might: 1}
  Soldier: {types: [unit], might: 2}
  Guard: {types: [unit], might: 3}
  Giant: {types: [unit], might: 6}
  Tanker: {types: [unit], might: 2, keywords: [tank]}
  Rear: {types: [unit], might: 2, keywords: [backline]}
  Hunter: {types: [unit], might: 2, keywords: [{hunt: 2}]}
  Veteran: {types: [unit], might: 2, abilities: [{passive: {might: 3}, affects: me, while: {level: 3}}]}
  Awake: {types: [unit], might: 2, abilities: [{passive: {might: 2}, affects: me, while: {empowered: true}}]}
  Seer: {types: [unit], might: 1, keywords: [vision]}
  Prickly: {types: [unit], might: 2, keywords: [{deflect: 1}]}
  Chieftain: {types: [unit], might: 2, abilities: [{passive: {might: 1}, affects: {type: unit, controller: you,
    other: true, location: here}}]}
  Study: {types: [spell], keywords: [action], abilities: [{do: [{draw: 2}]}]}
  Gift: {types: [spell], keywords: [action], abilities: [{do: [{draw: 1, player: any}]}]}
  Tithe: {types: [spell], keywords: [action], abilities: [{do: [{discard: 1, player: opponent}]}]}
  Triumph: {types: [spell], keywords: [action], abilities: [{do: [{gain points: 1}]}]}
  Lure: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit}, to: choose}]}]}
  Glory: {types: [spell], keywords: [action], abilities: [{do: [{gain points: 1, player: any}]}]}
  Rouse: {types: [spell], keywords: [action], abilities: [{do: [{empower: {choose: 1, type: unit}}]}]}
  Calm: {types: [spell], keywords: [action], abilities: [{do: [{disempower: {choose: 1, type: unit}}]}]}
  Poke: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
  Steal: {types: [spell], keywords: [action], abilities: [{do: [{take control: {choose: 1, type: unit}}]}]}
  Undo: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
  Lull: {types: [spell], keywords: [action], abilities: [{do: [{skip: draw, player: opponent}]}]}
  Feast: {types: [spell], keywords: [action], abilities: [{do: [{double might: {choose: 1, type: unit}, for: this turn}]}]}
  Trade: {types: [spell], keywords: [action], abilities: [{do: [{swap might: {choose: 2, type: unit}, for: this turn}]}]}
  Spite: {types: [gear], abilities: [{name: spite, when: {event: discards, player: opponent}, do: [{draw: 1}]}]}
  Bulb: {types: [spell], keywords: [action], abilities: [{do: [{burn: 3, player: opponent}]}]}
""",
)

PLAYERS = {
    "of three players each draws where it says each (413)": """
        given: {Ahri: {hand: [Gift], deck: 3}, Jinx: {deck: 3}, Vi: {deck: 3}}
        when: [{play: Gift, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1}, Jinx: {hand: 1}, Vi: {hand: 1}}
        """,
    "each opponent who has a card discards one (422)": """
        given: {Ahri: {hand: [Tithe], base: [Spite], deck: 3}, Jinx: {hand: [Scout]}, Vi: {}}
        when: [{play: Tithe, by: Ahri}, {resolve: all}]
        then: {Jinx: {hand: 0, trash: [Scout]}, Ahri: {hand: 1}, triggers: {Spite/spite: 1}}
        """,
    "priority goes round all three before a spell resolves (338.1.b.1)": """
        given: {Ahri: {hand: [Poke]}, Jinx: {base: [Guard]}, Vi: {}}
        when: [{play: Poke, by: Ahri}, {pass: Ahri}, {pass: Jinx}]
        then: {chain: [Poke], priority: Vi}
        """,
    "and with the third pass it resolves (340.1)": """
        given: {Ahri: {hand: [Poke]}, Jinx: {base: [Guard]}, Vi: {}}
        when: [{play: Poke, by: Ahri}, {pass: Ahri}, {pass: Jinx}, {pass: Vi}]
        then: {chain: [], Guard: {damage: 1}}
        """,
    "who has no priority does not act (338.1)": """
        given: {Ahri: {hand: [Poke]}, Jinx: {base: [Guard]}, Vi: {hand: [{card: Poke, as: p2}]}}
        when: [{play: Poke, by: Ahri}, {pass: Ahri}, {play: p2, by: Vi}]
        then: {illegal: true}
        """,
    "an action is no reaction to a spell (see 338.1.a.1)": """
        given: {Ahri: {hand: [Poke]}, Jinx: {base: [Guard], hand: [Study], deck: 3}}
        when: [{play: Poke, by: Ahri}, {pass: Ahri}, {play: Study, by: Jinx}]
        then: {illegal: true}
        """,
    "a third player's units are not moved into the combat of two others (see 447.2.a)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}, Gate, Bridge]
          Ahri: {base: [Guard], hand: [Lure]}
          Jinx: {at Altar: [Soldier]}
          Vi: {base: [Scout]}
        when: [{move: Guard, to: Altar}, {play: Lure, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}, {player: Ahri, question: location, answer: Altar}]
        then: {illegal answer: true}
        """,
    "they are moved anywhere else (see 447.2.a)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}, Gate, Bridge]
          Ahri: {base: [Guard], hand: [Lure]}
          Jinx: {at Altar: [Soldier]}
          Vi: {base: [Scout]}
        when: [{move: Guard, to: Altar}, {play: Lure, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}, {player: Ahri, question: location, answer: Gate}]
        then: {Scout: {at: Gate, controller: Vi}}
        """,
    "when one of three concedes her units are gone and the others play on (652.1)": """
        given: {Ahri: {base: [Scout]}, Jinx: {base: [Guard], hand: [Study]}, Vi: {base: [Soldier]}}
        when: [{concede: Jinx}]
        then: {Guard: {zone: nowhere}, Scout: {at: base}, Soldier: {at: base}, winner: none}
        """,
    "when the second concedes the last one wins (651.1)": """
        given: {Ahri: {base: [Scout]}, Jinx: {}, Vi: {}}
        when: [{concede: Jinx}, {concede: Vi}]
        then: {winner: Ahri}
        """,
    "the eighth point wins (323.1)": """
        given: {Ahri: {hand: [Triumph], points: 7}, Jinx: {points: 3}}
        when: [{play: Triumph, by: Ahri}, {resolve: all}]
        then: {winner: Ahri}
        """,
    "of two who have as many points nobody wins (see 323.1)": """
        given: {Ahri: {hand: [Glory], points: 7}, Jinx: {points: 7}, Vi: {points: 2}}
        when: [{play: Glory, by: Ahri}, {resolve: all}]
        then: {winner: none, Ahri: {points: 8}, Jinx: {points: 8}}
        """,
    "until one of them has one more (323.1)": """
        given: {Ahri: {hand: [Glory, Triumph], points: 7}, Jinx: {points: 7}, Vi: {points: 2}}
        when: [{play: Glory, by: Ahri}, {resolve: all}, {play: Triumph, by: Ahri}, {resolve: all}]
        then: {winner: Ahri}
        """,
    "one point more than the victory score is as good (323.1)": """
        given: {victory score: 4, Ahri: {hand: [Triumph], points: 3}, Jinx: {points: 2}, Vi: {points: 3}}
        when: [{play: Triumph, by: Ahri}, {resolve: all}]
        then: {winner: Ahri}
        """,
    "a skipped draw is one draw phase of each opponent (443.2)": """
        given: {Ahri: {hand: [Lull], deck: 5}, Jinx: {deck: 5}, Vi: {deck: 5}}
        when: [{play: Lull, by: Ahri}, {resolve: all}, {end turn: true}, {check: {Jinx: {hand: 0}}}, {end turn: true},
          {check: {Vi: {hand: 0}}}, {end turn: true}, {end turn: true}]
        then: {Jinx: {hand: 1}, Ahri: {hand: 1}}
        """,
}


@each_of(PLAYERS)
def test_of_several_players(sentence, body):
    holds(BOOK, sentence, body)


DECKS = {
    "who draws more than there is recycles the trash and gives a point away (431.1, 413.4)": """
        given: {Ahri: {hand: [Study], deck: 1, trash: [Scout, Soldier]}, Jinx: {points: 2}}
        when: [{play: Study, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: drawn at random, answer: Scout}]
        then: {Ahri: {hand: 2, deck: 1}, Scout: {zone: hand}, Jinx: {points: 3}}
        """,
    "with as many cards as are drawn nobody burns out (413)": """
        given: {Ahri: {hand: [Study], deck: 2, trash: [Scout]}, Jinx: {points: 2}}
        when: [{play: Study, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 2, deck: 0}, Jinx: {points: 2}}
        """,
    "burning more than there is burns the player out, and the rest after that (440, 431.2)": """
        given: {Ahri: {hand: [Bulb]}, Jinx: {deck: [Scout, Soldier]}}
        when: [{play: Bulb, by: Ahri}, {resolve: all}]
        choices: [{player: Jinx, question: drawn at random, answer: Scout}]
        then: {Jinx: {deck: 1, trash: [Scout]}, Ahri: {points: 1}}
        """,
    "of two opponents the one who burns out says which gets the point (431.2)": """
        given: {Ahri: {hand: [Bulb]}, Jinx: {deck: [Scout, Soldier]}, Vi: {deck: 4}}
        when: [{play: Bulb, by: Ahri}, {resolve: all}]
        choices: [{player: Jinx, question: burn out, answer: Vi}, {player: Jinx, question: drawn at random, answer: Scout}]
        then: {Jinx: {deck: 1}, Vi: {deck: 1, points: 1}, Ahri: {points: 0}}
        """,
    "vision may leave the top card where it is (817.1.b)": """
        given: {Ahri: {hand: [Seer], deck: [Scout, Soldier]}, Jinx: {}}
        when: [{play: Seer, by: Ahri, at: base}, {resolve: all}]
        choices: [{player: Ahri, question: may, answer: no}]
        then: {Ahri: {deck: [Scout, Soldier]}}
        """,
    "or send it to the bottom (817.1.b)": """
        given: {Ahri: {hand: [Seer], deck: [Scout, Soldier]}, Jinx: {}}
        when: [{play: Seer, by: Ahri, at: base}, {resolve: all}]
        choices: [{player: Ahri, question: may, answer: yes}]
        then: {Ahri: {deck: [Soldier, Scout]}}
        """,
}


@each_of(DECKS)
def test_of_decks(sentence, body):
    holds(BOOK, sentence, body)


STATES = {
    "what a level introduces needs the experience (824.1.b.1)": """
        given: {Ahri: {base: [Veteran], xp: 3}, Jinx: {base: [{card: Veteran, as: v2}], xp: 2}}
        when: [{check: {Veteran: {might: 5}}}]
        then: {v2: {might: 2}}
        """,
    "the experience counts of whoever controls the unit (824.1.b.1)": """
        given: {Ahri: {hand: [Steal], xp: 0}, Jinx: {base: [Veteran], xp: 3}}
        when: [{check: {Veteran: {might: 5}}}, {play: Steal, by: Ahri}, {resolve: all}]
        then: {Veteran: {might: 2, controller: Ahri}}
        """,
    "a conquest with hunt gives experience to its player alone (823.1.c.1)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Hunter, {card: Veteran}], xp: 1}
          Jinx: {xp: 0}
        when: [{move: Hunter, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Ahri: {xp: 3}, Jinx: {xp: 0}, Veteran: {might: 5}}
        """,
    "an empowered unit is that until it is disempowered (441.1, 828.1.b.1)": """
        given: {Ahri: {base: [Awake], hand: [Rouse, Calm]}, Jinx: {}}
        when: [{play: Rouse, by: Ahri}, {resolve: all}, {check: {Awake: {might: 4}}}, {play: Calm, by: Ahri}, {resolve: all}]
        then: {Awake: {might: 2, is not: [empowered]}}
        """,
    "one that was returned is empowered no longer (see 441.1)": """
        given: {Ahri: {base: [Awake], hand: [Rouse, Undo]}, Jinx: {}}
        when: [{play: Rouse, by: Ahri}, {resolve: all}, {play: Undo, by: Ahri}, {resolve: all}, {play: Awake, by: Ahri, at: base}]
        then: {Awake: {might: 2, is not: [empowered]}}
        """,
    "empowering twice is no more than once (441.1)": """
        given: {Ahri: {base: [Awake], hand: [Rouse, {card: Rouse, as: r2}]}, Jinx: {}}
        when: [{play: Rouse, by: Ahri}, {resolve: all}, {play: r2, by: Ahri}, {resolve: all}]
        then: {Awake: {might: 4}, events: [{event: is empowered, times: 1}]}
        """,
    "doubling is what it is at that moment (432.1)": """
        given: {Ahri: {base: [Guard, Chieftain], hand: [Feast, Undo]}, Jinx: {}}
        when: [{check: {Guard: {might: 4}}}, {play: Feast, by: Ahri}, {resolve: all}, {check: {Guard: {might: 8}}},
          {play: Undo, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Guard}, {player: Ahri, question: targets, answer: Chieftain}]
        then: {Guard: {might: 7}}
        """,
    "a swap is over with the turn (433.1)": """
        given: {Ahri: {base: [Guard], hand: [Trade], deck: 3}, Jinx: {base: [Scout], deck: 3}}
        when: [{play: Trade, by: Ahri}, {resolve: all}, {check: {Guard: {might: 1}, Scout: {might: 3}}}, {end turn: true}]
        then: {Guard: {might: 3}, Scout: {might: 1}}
        """,
    "a chieftain leads those who are where it is, and not itself (see 365)": """
        given:
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {base: [Chieftain, Scout], at Altar: [Soldier]}
          Jinx: {base: [Guard]}
        when: [{check: {Scout: {might: 2}, Soldier: {might: 2}, Chieftain: {might: 2}}}]
        then: {Guard: {might: 3}}
        """,
    "deflect asks the opponent for power, and its own player for none (see 809.1.d)": """
        given: {Ahri: {base: [Prickly], hand: [Poke]}, Jinx: {}}
        when: [{play: Poke, by: Ahri}, {resolve: all}]
        then: {Prickly: {damage: 1}}
        """,
    "an opponent without power does not choose it (see 809.1.d)": """
        given: {Ahri: {hand: [Poke]}, Jinx: {base: [Prickly]}}
        when: [{play: Poke, by: Ahri}]
        then: {illegal: true}
        """,
    "one with power pays (809.1.d)": """
        given: {Ahri: {hand: [Poke], power: 1}, Jinx: {base: [Prickly]}}
        when: [{play: Poke, by: Ahri}, {resolve: all}]
        then: {Prickly: {damage: 1}, Ahri: {power: 0}}
        """,
    "a tank is hit before the others (815.1.b)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard]}
          Jinx: {at Altar: [Soldier, Tanker]}
        when: [{move: Guard, to: Altar}, {close showdown: true}]
        then: {Tanker: {zone: trash}, Soldier: {at: Altar}}
        """,
    "one in the backline after them (826.3)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard]}
          Jinx: {at Altar: [Soldier, Rear]}
        when: [{move: Guard, to: Altar}, {close showdown: true}]
        then: {Soldier: {zone: trash}, Rear: {at: Altar}}
        """,
    "alone there it is hit as any other (466.5)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard]}
          Jinx: {at Altar: [Rear]}
        when: [{move: Guard, to: Altar}, {close showdown: true}]
        then: {Rear: {zone: trash}, Altar: {controller: Ahri}}
        """,
}


@each_of(STATES)
def test_of_levels_states_and_keywords(sentence, body):
    holds(BOOK, sentence, body)
