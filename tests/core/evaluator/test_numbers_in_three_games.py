"""What amounts come to and conditions say in each game: of which player, of which objects, at the very boundary."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import pytest

from tests.verdicts import Written

COMPARISONS = {
    "at least": lambda seen, wanted: seen >= wanted,
    "at most": lambda seen, wanted: seen <= wanted,
    "more than": lambda seen, wanted: seen > wanted,
    "less than": lambda seen, wanted: seen < wanted,
    "exactly": lambda seen, wanted: seen == wanted,
    "not": lambda seen, wanted: seen != wanted,
}


@dataclass(frozen=True)
class Board:
    """A game's board, and the instruction that adds a number to one of the first player's numbers."""

    written: Written
    first: str
    given: str
    adds: str
    expected: str
    before: int

    def comes_to(self, amount: str, number: int) -> None:
        """Hold that an amount, as the first player sees it, comes to this."""
        self.does(f"{{{self.adds}: {amount}, by: FIRST}}", number)

    def does(self, step: str, number: int) -> None:
        then = self.expected.replace("NUMBER", str(self.before + number))
        body = f"{self.given}\nwhen: [{step.replace('FIRST', self.first)}]\nthen: {then}\n"
        self.written.confirm(body)


MAGIC = Board(
    Written(
        "magic",
        ("2024-06-07",),
        """
cards:
  Bear: {types: [creature], subtypes: [Bear], mana cost: "{1}{G}", power: 2, toughness: 2}
  Ogre: {types: [creature], mana cost: "{3}{R}", power: 4, toughness: 3}
  Forest: {types: [land]}
""",
    ),
    "Ann",
    """given:
  turn: {player: Ann}
  Ann: {hand: 2, library: 6, graveyard: [{card: Bear, as: dead}], green: 1, poison: 3, exile: 2, red: 2,
    battlefield: [Bear, {card: Ogre, tapped: true, damage: 1}, Forest, {card: Forest, as: f2}]}
  Bob: {life: 17, hand: 1, poison: 1, blue: 4, battlefield: [{card: Ogre, as: big, counters: {"+1/+1": 1, oil: 3}}]}""",
    "gain life",
    "{Ann: {life: NUMBER}}",
    20,
)
RIFTBOUND = Board(
    Written(
        "riftbound",
        ("v1.3", "v1.2"),
        """
cards:
  Scout: {types: [unit], might: 1, tags: [Scout], cost: {energy: 1}}
  Giant: {types: [unit], might: 5, cost: {energy: 5, power: 1}}
  Relic: {types: [gear], cost: {energy: 2}, abilities: []}
""",
    ),
    "Ahri",
    """given:
  turn: {player: Ahri}
  victory score: 500
  battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Jinx}]
  Ahri: {hand: 2, deck: 6, trash: [{card: Scout, as: dead}], runes: 3, energy: 2, power: 1, points: 4,
    base: [Scout, {card: Giant, exhausted: true, damage: 2}, Relic], at Altar: [{card: Scout, as: s2, buffed: true}]}
  Jinx: {hand: 1, runes: 5, energy: 7, points: 6, at Gate: [{card: Giant, as: foe}]}""",
    "gain points",
    "{Ahri: {points: NUMBER}}",
    4,
)
FLESH = Board(
    Written(
        "flesh-and-blood",
        ("2026-06-10", "2026-02"),
        """
cards:
  Kick: {types: [action], subtypes: [attack], cost: 1, power: 3, defense: 2, pitch: 1, color: red}
  Block: {types: [action], cost: 0, defense: 3, pitch: 3, color: blue}
  Wolf: {types: [action], subtypes: [ally], life: 3, power: 2}
  Bear: {types: [action], subtypes: [ally], life: 5, power: 4}
""",
    ),
    "Ira",
    """given:
  turn: {player: Ira}
  Ira: {hand: [Kick, Block], deck: 6, graveyard: [{card: Kick, as: dead}], resources: 2, action points: 2, life: 10,
    arsenal: [{card: Block, as: kept}], pitch: [{card: Block, as: spent}],
      arena: [Wolf, {card: Wolf, as: w2, tapped: true}]}
  Bravo: {life: 17, hand: 1, arena: [{card: Bear, counters: {steam: 3}}]}""",
    "gain life",
    "{Ira: {life: NUMBER}}",
    10,
)

ARITHMETIC = {
    "{sum: [1, 2, 3]}": 6,
    "{sum: []}": 0,
    "{minus: [7, 2, 1]}": 4,
    "{minus: [2, 7]}": 0,
    "{times: [2, 3, 2]}": 12,
    "{times: [5, 0]}": 0,
    "{rounded up: [7, 2]}": 4,
    "{rounded down: [7, 2]}": 3,
    "{rounded up: [8, 2]}": 4,
    "{rounded down: [8, 2]}": 4,
    "{rounded down: [1, 2]}": 0,
    "{rounded up: [1, 2]}": 1,
    "{rounded up: [9, 2, 2]}": 3,
    "{sum: [{minus: [3, 5]}, 4]}": 2,
}
NUMBERS = [
    (MAGIC, "{count: {type: creature}}", 3),
    (MAGIC, "{count: {type: creature, controller: you}}", 2),
    (MAGIC, "{count: {type: creature, controller: opponent}}", 1),
    (MAGIC, "{count: {type: creature, zone: graveyard}}", 1),
    (MAGIC, "{count: {is: [tapped]}}", 1),
    (MAGIC, "{count: {is not: [tapped], controller: you}}", 3),
    (MAGIC, "{highest power: {type: creature}}", 5),
    (MAGIC, "{highest power: {type: artifact}}", 0),
    (MAGIC, "{highest mana value: {type: creature, controller: you}}", 4),
    (MAGIC, "{power of: {all: {type: creature, controller: you}}}", 6),
    (MAGIC, "{toughness of: {all: {type: creature, controller: opponent}}}", 4),
    (MAGIC, "{damage of: {all: {type: creature}}}", 1),
    (MAGIC, "{counters: oil, of: {all: {type: creature}}}", 3),
    (MAGIC, "{life of: opponent}", 17),
    (MAGIC, "{hand of: you}", 2),
    (MAGIC, "{hand of: any}", 3),
    (MAGIC, "{library of: you}", 6),
    (MAGIC, "{graveyard of: you}", 1),
    (MAGIC, "{graveyard of: opponent}", 0),
    (MAGIC, "{exile of: you}", 2),
    (MAGIC, "{poison of: you}", 3),
    (MAGIC, "{poison of: any}", 4),
    (MAGIC, "{mana of: you}", 3),
    (MAGIC, "{mana of: opponent}", 4),
    (RIFTBOUND, "{count: {type: unit}}", 4),
    (RIFTBOUND, "{count: {type: unit, controller: you}}", 3),
    (RIFTBOUND, "{count: {type: unit, location: base}}", 2),
    (RIFTBOUND, "{count: {type: unit, location: battlefield}}", 2),
    (RIFTBOUND, "{count: {type: unit, location: Altar}}", 1),
    (RIFTBOUND, "{count: {type: unit, zone: trash}}", 1),
    (RIFTBOUND, "{count: {is: [buffed]}}", 1),
    (RIFTBOUND, "{count: {is: [exhausted]}}", 1),
    (RIFTBOUND, "{count: {is: [mighty]}}", 2),
    (RIFTBOUND, "{might of: {all: {type: unit, controller: you}}}", 8),
    (RIFTBOUND, "{highest might: {type: unit, controller: you, location: base}}", 5),
    (RIFTBOUND, "{damage of: {all: {type: unit}}}", 2),
    (RIFTBOUND, "{energy cost of: {all: {type: [unit, gear], controller: you}}}", 9),
    (RIFTBOUND, "{power cost of: {all: {type: unit}}}", 2),
    (RIFTBOUND, "{runes of: you}", 3),
    (RIFTBOUND, "{runes of: opponent}", 5),
    (RIFTBOUND, "{energy of: you}", 2),
    (RIFTBOUND, "{energy of: opponent}", 7),
    (RIFTBOUND, "{power of: you}", 1),
    (RIFTBOUND, "{points of: opponent}", 6),
    (RIFTBOUND, "{hand of: any}", 3),
    (RIFTBOUND, "{deck of: you}", 6),
    (RIFTBOUND, "{trash of: you}", 1),
    (RIFTBOUND, "{trash of: opponent}", 0),
    (FLESH, "{count: {subtype: ally}}", 3),
    (FLESH, "{count: {subtype: ally, controller: you}}", 2),
    (FLESH, "{count: {subtype: ally, is: [tapped]}}", 1),
    (FLESH, "{count: {zone: hand, owner: you, color: red}}", 1),
    (FLESH, "{count: {zone: anywhere, color: blue, owner: you}}", 3),
    (FLESH, "{power of: {all: {subtype: ally}}}", 8),
    (FLESH, "{base power of: {all: {subtype: ally, controller: opponent}}}", 4),
    (FLESH, "{highest power: {subtype: ally, controller: you}}", 2),
    (FLESH, "{counters: steam, of: {all: {subtype: ally}}}", 3),
    (FLESH, "{life of: {all: {subtype: ally, controller: you}}}", 6),
    (FLESH, "{life of: opponent}", 17),
    (FLESH, "{soul of: you}", 0),
    (FLESH, "{arsenal of: you}", 1),
    (FLESH, "{arsenal of: opponent}", 0),
    (FLESH, "{pitch of: you}", 1),
    (FLESH, "{resources of: you}", 2),
    (FLESH, "{action points of: you}", 2),
    (FLESH, "{action points of: opponent}", 0),
    (FLESH, "{chain links of: you}", 0),
    (FLESH, "{divided: [7, 2]}", 3),
]
GAMES = {"magic": MAGIC, "riftbound": RIFTBOUND, "flesh and blood": FLESH}


@pytest.mark.parametrize(("board", "amount", "number"), NUMBERS, ids=[f"{b.written.game} {a}" for b, a, _ in NUMBERS])
def test_an_amount_comes_to_what_is_there(board, amount, number):
    board.comes_to(amount, number)


@pytest.mark.parametrize(("game", "amount"), [*product(GAMES, ARITHMETIC)], ids=str)
def test_numbers_are_reckoned_alike_in_every_game(game, amount):
    GAMES[game].comes_to(amount, ARITHMETIC[amount])


@pytest.mark.parametrize(("game", "word", "wanted"), [*product(GAMES, COMPARISONS, (1, 2, 3))], ids=str)
def test_a_hand_of_two_is_compared_with_a_number(game, word, wanted):
    board = GAMES[game]
    step = f"{{if: {{hand of: you, {word}: {wanted}}}, do: [{{{board.adds}: 1}}], by: FIRST}}"
    board.does(step, int(COMPARISONS[word](2, wanted)))


CONDITIONS = {
    "{turn of: you}": True,
    "{turn of: opponent}": False,
    "{not: {turn of: you}}": False,
    "{all: [{turn of: you}, {hand of: you, exactly: 2}]}": True,
    "{all: [{turn of: you}, {hand of: you, exactly: 3}]}": False,
    "{any: [{turn of: opponent}, {hand of: you, exactly: 2}]}": True,
    "{any: [{turn of: opponent}, {hand of: you, exactly: 3}]}": False,
    "{all: []}": True,
    "{any: []}": False,
    "{not: {any: [{turn of: opponent}, {not: {turn of: you}}]}}": True,
    "{hand of: you, at least: {hand of: opponent}}": True,
    "{hand of: opponent, at least: {hand of: you}}": False,
}


@pytest.mark.parametrize(("game", "condition"), [*product(GAMES, CONDITIONS)], ids=str)
def test_a_condition_is_true_or_not_in_every_game(game, condition):
    board = GAMES[game]
    number = 1 if CONDITIONS[condition] else 2
    step = f"{{if: {condition}, do: [{{{board.adds}: 1}}], otherwise: [{{{board.adds}: 2}}], by: FIRST}}"
    board.does(step, number)


REPEATED = {
    "{repeat: 3, do: [{ADDS: 1}]}": 3,
    "{repeat: 0, do: [{ADDS: 1}]}": 0,
    "{repeat: {hand of: you}, do: [{ADDS: 2}]}": 4,
    "{if: {turn of: opponent}, do: [{ADDS: 1}]}": 0,
    "{ADDS: 0}": 0,
    "{ADDS: 2, if: {turn of: opponent}}": 0,
    "{ADDS: 2, if: {turn of: you}}": 2,
    "{ADDS: 2, player: opponent}": 0,
    "{ADDS: 2, player: any}": 2,
}


@pytest.mark.parametrize(("game", "step"), [*product(GAMES, REPEATED)], ids=str)
def test_an_instruction_is_carried_out_as_often_as_it_says_for_whom_it_says(game, step):
    board = GAMES[game]
    board.does(f"{step.replace('ADDS', board.adds)[:-1]}, by: FIRST}}", REPEATED[step])
