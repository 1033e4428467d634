"""Magic: when what can be done and when it cannot, hands that are too full, libraries that are searched or put back."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Cat: {types: [creature], power: 1, toughness: 1, keywords: [flash]}
  Forest: {types: [land], subtypes: [Forest], supertypes: [basic]}
  Isle: {types: [land], subtypes: [Island], supertypes: [basic]}
  Tale: {types: [sorcery], abilities: [{do: [{draw: 1}]}]}
  Whim: {types: [instant], abilities: [{do: [{draw: 1}]}]}
  Altar: {types: [artifact], abilities: [{use: {sacrifice: me}, do: [{gain life: 1}]}]}
  Banner: {types: [artifact], abilities: [{passive: {can: be cast at any time}, affects:
    {type: sorcery, zone: hand, owner: you}}]}
  Seek: {types: [sorcery], abilities: [{do: [{search: {type: creature}, as: found}, {put: {that: found}, to: hand}]}]}
  Sift: {types: [sorcery], abilities: [{do: [{scry: 2}, {draw: 1}]}]}
  Watch: {types: [sorcery], abilities: [{do: [{surveil: 1}, {draw: 1}]}]}
  Bury: {types: [instant], abilities: [{do: [{put: {choose: 1, type: creature}, to: library, on the bottom: true}]}]}
  Lift: {types: [instant], abilities: [{do: [{put: {choose: 1, type: creature}, to: library}]}]}
  Miller: {types: [creature], power: 1, toughness: 1, abilities: [
    {when: {event: is milled, object: {owner: you, type: creature}}, do: [{gain life: 1}]}]}
  Spell Eater: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)

TIMES = {
    "a sorcery waits for an empty stack, and an instant does not": """
        given: {Ann: {hand: [Tale, Whim, {card: Whim, as: other}]}, Bob: {}}
        when: [{cast: Whim, by: Ann}, {cast: Tale, by: Ann}]
        then: {illegal: true, stack: [Whim]}
        twin: {change: {when.1.cast: other}, then: {stack: [Whim, other]}}
        """,
    "a sorcery waits for its player's main phase": """
        given: {turn: {player: Ann, phase: upkeep}, Ann: {hand: [Tale]}, Bob: {}}
        when: [{cast: Tale, by: Ann}]
        then: {illegal: true}
        twin: {change: {given.turn.phase: postcombat main}, then: {stack: [Tale]}}
        """,
    "a sorcery waits for its player's turn, and an instant does not": """
        given: {turn: {player: Bob}, Ann: {hand: [Tale, Whim]}, Bob: {}}
        when: [{pass: Bob}, {cast: Tale, by: Ann}]
        then: {illegal: true}
        twin: {change: {when.1.cast: Whim}, then: {stack: [Whim]}}
        """,
    "an effect that lets sorceries be cast at any time does so for its own player": """
        given: {turn: {player: Bob}, Ann: {hand: [Tale], battlefield: [Banner]}, Bob: {}}
        when: [{pass: Bob}, {cast: Tale, by: Ann}]
        then: {stack: [Tale]}
        twin: {change: {given.Ann: {hand: [Tale]}, given.Bob: {battlefield: [Banner]}}, then: {illegal: true}}
        """,
    "and for sorceries alone": """
        given: {turn: {player: Bob}, Ann: {hand: [Bear, Cat], battlefield: [Banner]}, Bob: {}}
        when: [{pass: Bob}, {cast: Bear, by: Ann}]
        then: {illegal: true}
        twin: {change: {when.1.cast: Cat}, then: {stack: [Cat]}}
        """,
    "a second land of a turn is one too many, and in the next turn it is not": """
        given: {Ann: {hand: [Forest, Isle]}, Bob: {}}
        when: [{play: Forest, by: Ann}, {play: Isle, by: Ann}]
        then: {illegal: true, Isle: {zone: hand}}
        twin:
          change: {when: [{play: Forest, by: Ann}, {end turn: true}, {end turn: true}, {play: Isle, by: Ann}]}
          then: {Isle: {zone: battlefield}}
        """,
    "a land is played by its owner in a turn of that player's alone": """
        given: {turn: {player: Bob}, Ann: {hand: [Forest]}, Bob: {hand: [Isle]}}
        when: [{play: Forest, by: Ann}]
        then: {illegal: true}
        twin: {change: {when.0: {play: Isle, by: Bob}}, then: {Isle: {zone: battlefield, controller: Bob}}}
        """,
    "a land is not played while a spell waits": """
        given: {Ann: {hand: [Forest, Whim]}, Bob: {}}
        when: [{cast: Whim, by: Ann}, {play: Forest, by: Ann}]
        then: {illegal: true, Forest: {zone: hand}}
        twin:
          change: {when: [{cast: Whim, by: Ann}, {resolve: 1}, {play: Forest, by: Ann}]}
          then: {Forest: {zone: battlefield}}
        """,
    "nobody casts a card of another player's hand, nor one from a graveyard": """
        given: {Ann: {hand: [Whim], graveyard: [{card: Whim, as: old}]}, Bob: {hand: [{card: Whim, as: theirs}]}}
        when: [{cast: theirs, by: Ann}]
        then: {illegal: true}
        twin: {change: {when.0.cast: old}, then: {illegal: true, old: {zone: graveyard}}}
        """,
    "an ability of a permanent is activated by whoever controls it": """
        given: {Ann: {battlefield: [{card: Altar, owner: Bob}], life: 20}, Bob: {life: 20}}
        when: [{activate: Altar, by: Bob}]
        then: {illegal: true, Altar: {zone: battlefield}}
        twin:
          change: {when: [{activate: Altar, by: Ann}, {resolve: 1}]}
          then: {Ann: {life: 21}, Bob: {graveyard: [Altar]}}
        """,
    "an ability works from the battlefield and not from a hand": """
        given: {Ann: {hand: [Altar], battlefield: [{card: Altar, as: there}]}, Bob: {}}
        when: [{activate: Altar, by: Ann}]
        then: {illegal: true}
        twin: {change: {when.0.activate: there}, then: {stack: [there]}}
        """,
}

HANDS = {
    "of eight cards one is discarded as the turn ends": """
        given: {Ann: {hand: [Bear, Forest, Isle, Tale, Whim, Seek, Sift, Watch]}, Bob: {}}
        when: [{end turn: true}]
        choices: [{player: Ann, question: discard, answer: Tale}]
        then: {Ann: {hand: 7, graveyard: [Tale]}, events: [{event: discards, times: 1}]}
        """,
    "seven cards are kept and nobody is asked": """
        given: {Ann: {hand: [Bear, Forest, Isle, Tale, Whim, Seek, Sift]}, Bob: {}}
        when: [{end turn: true}]
        then: {Ann: {hand: 7, graveyard: 0}, asked: {discard: 0}}
        """,
    "the player whose turn it is not keeps as many as they like": """
        given: {Ann: {hand: 0}, Bob: {hand: 9, library: 5}}
        when: [{advance to: cleanup}]
        then: {Bob: {hand: 9}, asked: {discard: 0}}
        """,
}

LIBRARIES = {
    "a search for a kind of card may fail although there is one": """
        given: {Ann: {hand: [Seek], library: [Forest, Bear, Whim]}, Bob: {}}
        when: [{cast: Seek, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: search, answer: []}]
        then: {Ann: {hand: 0, library: 3}}
        """,
    "it finds what it looks for": """
        given: {Ann: {hand: [Seek], library: [Forest, Bear, Cat]}, Bob: {}}
        when: [{cast: Seek, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: search, answer: Cat}]
        then: {Ann: {hand: [Cat], library: 2}}
        """,
    "and nothing else": """
        given: {Ann: {hand: [Seek], library: [Forest, Bear, Cat]}, Bob: {}}
        when: [{cast: Seek, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: search, answer: Forest}]
        then: {illegal answer: true}
        """,
    "what is put on the bottom is drawn last": """
        given: {Ann: {hand: [Bury], library: [Forest, Isle]}, Bob: {battlefield: [{card: Bear, owner: Ann}]}}
        when: [{cast: Bury, by: Ann}, {resolve: 1}, {draw: 2, by: Ann}]
        then: {Ann: {hand: [Forest, Isle], library: [Bear]}}
        """,
    "what is put on top is drawn first, by its owner": """
        given:
          Ann: {hand: [Lift], library: [Forest, Isle]}
          Bob: {battlefield: [{card: Bear, owner: Ann}], library: 3}
        when: [{cast: Lift, by: Ann}, {resolve: 1}, {draw: 1, by: Ann}, {draw: 1, by: Bob}]
        then: {Ann: {hand: [Bear], library: [Forest, Isle]}, Bob: {hand: 1, library: 2}}
        """,
    "only milled cards of the kind count, and no more than there are": """
        given:
          Ann: {battlefield: [Miller], library: [Bear, Forest, Cat], life: 20}
          Bob: {library: [{card: Bear, as: b}]}
        when: [{mill: 5, by: Ann}, {mill: 1, by: Bob}, {resolve: all}]
        then: {Ann: {library: 0, graveyard: [Bear, Forest, Cat], life: 22}, Bob: {graveyard: [b]}, winner: none}
        """,
    "a countered spell goes to its owner's graveyard without doing anything": """
        given: {Ann: {hand: [Tale], library: 3}, Bob: {hand: [Spell Eater]}}
        when: [{cast: Tale, by: Ann}, {pass: Ann}, {cast: Spell Eater, by: Bob}, {resolve: all}]
        then: {Ann: {hand: 0, library: 3, graveyard: [Tale]}, resolved: [Spell Eater]}
        """,
}


@each(TIMES)
def test_of_the_times_to_act(body: str) -> None:
    MAGIC.confirm(body)


@each(HANDS)
def test_of_hands_at_the_end_of_a_turn(body: str) -> None:
    MAGIC.confirm(body)


@each(LIBRARIES)
def test_of_libraries_and_graveyards(body: str) -> None:
    MAGIC.confirm(body)
