"""Each criterion of a filter, in each game: which of two players' objects it finds, and which it does not.

The numbers of the objects are powers of two, so that the sum of what was found names every one of them.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rules_data.core.abilities import CRITERIA
from rules_data.core.games import GAMES
from tests.verdicts import Written, assert_confirmed

MAGIC_CARDS = """cards:
  Watcher: {types: [enchantment], abilities: [{use: {}, do: [{gain life: {power of: {all: {FILTER}}}}]}]}
  Elk: {types: [creature], subtypes: [Elk], colors: [green], mana cost: "{2}{G}", power: 1, toughness: 9}
  Owl: {types: [creature], colors: [blue], mana cost: "{U}", keywords: [flying], power: 2, toughness: 2}
  Iron Golem: {types: [artifact, creature], subtypes: [Golem], mana cost: "{5}", power: 4, toughness: 9}
  Ghost: {types: [creature], subtypes: [Spirit], colors: [black], power: 16, toughness: 9}
  Bear: {types: [creature], subtypes: [Bear], colors: [green], mana cost: "{1}{G}", power: 32, toughness: 99}
  Wolf King:
    {types: [creature], supertypes: [legendary], subtypes: [Wolf], colors: [green, blue], power: 64, toughness: 9}
  Saw Golem: {types: [artifact, creature], subtypes: [Golem], power: 128, toughness: 999}
  Rat: {types: [creature], subtypes: [Rat], colors: [black], power: 256, toughness: 9}
given:
  turn: {player: Ann}
  Ann:
    battlefield: [Watcher, Elk, {card: Owl, tapped: true}, Iron Golem, {token: Imp, as: imp, power: 8, toughness: 9}]
    graveyard: [Ghost]
  Bob:
    battlefield:
      - {card: Bear, tapped: true, damage: 3}
      - {card: Wolf King, owner: Ann}
      - {card: Saw Golem, counters: {charge: 2}}
    hand: [Rat]
when:
  - {activate: Watcher, by: Ann}
  - {resolve: all}
then: {Ann: {life: LIFE}, Bob: {life: 20}}
"""
RIFTBOUND_CARDS = """cards:
  Watcher:
    types: [gear]
    abilities: [{use: {}, do: [{deal: {might of: {all: {FILTER}}}, to: {all: {name: Anvil}}}]}]
  Anvil: {types: [legend], might: 9999}
  Scout: {types: [unit], tags: [Scout, Human], domains: [fury], might: 1, cost: {energy: 2}}
  Guard: {types: [unit], tags: [Human], domains: [calm], keywords: [tank], might: 2, cost: {energy: 5}}
  Old Mourner: {types: [unit], tags: [Spirit], domains: [fury, mind], might: 16}
  Raider: {types: [unit], tags: [Pirate], domains: [chaos], might: 32, cost: {energy: 2}}
  Old Drummer: {types: [unit], tags: [Pirate], domains: [body], might: 64}
  Rogue: {types: [unit], tags: [Human], domains: [order], might: 128}
  Ally: {types: [unit, champion], might: 256}
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Jinx}]
  Ahri:
    base: [Watcher, Scout, {card: Guard, exhausted: true}, {token: Imp, as: imp, might: 8}]
    at Altar: [Ally]
    trash: [Old Mourner]
  Jinx:
    legend: Anvil
    base: [{card: Raider, exhausted: true, damage: 3}]
    at Gate: [{card: Rogue, owner: Ahri, buffed: true}]
    hand: [Old Drummer]
when:
  - {use: Watcher, by: Ahri}
  - {resolve: all}
then: {Anvil: {damage: FOUND}}
"""
FLESH_CARDS = """cards:
  Watcher:
    types: [equipment]
    subtypes: [head]
    abilities: [{use: {}, keywords: [instant], do: [{gain life: {power of: {all: {FILTER}}}}]}]
  Owl: {types: [token], subtypes: [ally, aura], supertypes: [Ninja], color: blue, power: 2, life: 3}
  Blade:
    {types: [weapon], subtypes: [dagger], supertypes: [Ninja], power: 4, abilities:
      [{when: {event: hits, object: me}, do: [{deal: 1, to: {choose: 1, type: hero, target: false}}]}]}
  Kick: {types: [action], subtypes: [attack], supertypes: [Ninja], color: red, cost: 1, power: 8, keywords: [go again]}
  High Kick: {types: [action], subtypes: [attack], color: yellow, cost: 2, power: 16}
  Ox:
    {types: [token], subtypes: [ally], supertypes: [Brute], color: blue, power: 32, life: 3, abilities:
      [{use: {}, keywords: [instant], do: [{give: {ability: {when: {event: hits, object: me}, do:
        [{deal: 1, type: arcane, to: {choose: 1, type: hero, target: false}}]}}, to: {choose: 1, type: weapon}}]}]}
  Axe:
    {types: [weapon], subtypes: [axe], supertypes: [Brute], power: 64, abilities:
      [{when: {event: hits, object: me}, do: [{if: {turn of: you}, do:
        [{deal: 1, type: arcane, to: {choose: 1, type: hero, target: false}}]}]}]}
  Low Kick: {types: [action], subtypes: [attack], supertypes: [Brute], color: red, cost: 1, power: 128}
  Shove: {types: [attack reaction], supertypes: [Brute], color: yellow, cost: 0, power: 256}
given:
  turn: {player: Ira}
  Ira:
    head: [Watcher]
    arena:
      - {token: Imp, types: [token], subtypes: [ally], supertypes: [Shadow], color: red, power: 1, life: 3}
      - {card: Owl, tapped: true, counters: {steam: 2}}
    weapons: [Blade]
    graveyard: [Kick, High Kick]
  Bravo:
    arena: [{card: Ox, tapped: true, marked: true}]
    weapons: [Axe]
    graveyard: [Low Kick, {card: Shove, owner: Bravo}]
when:
  - {use: Watcher, by: Ira}
  - {resolve: all}
then: {Ira: {life: LIFE}, Bravo: {life: 20}}
"""


@dataclass(frozen=True)
class Board:
    """A game's board: the objects by their numbers, and the number that is there before anything is found."""

    written: Written
    text: str
    numbers: dict[str, int]
    before: int

    def holds(self, asked: str, found: set[str]) -> None:
        total = self.before + sum(self.numbers[name] for name in found)
        body = self.text.replace("FILTER", asked).replace("LIFE", str(total)).replace("FOUND", str(total))
        for edition in self.written.editions:
            assert_confirmed(self.written.run(body, edition))


BOARDS = {
    "magic": Board(
        Written("magic", ("2024-06-07",)), MAGIC_CARDS,
        {"Elk": 1, "Owl": 2, "Iron Golem": 4, "imp": 8, "Ghost": 16, "Bear": 32, "Wolf King": 64, "Saw Golem": 128,
         "Rat": 256}, 20,
    ),
    "riftbound": Board(
        Written("riftbound", ("v1.3", "v1.2")), RIFTBOUND_CARDS,
        {"Scout": 1, "Guard": 2, "imp": 8, "Old Mourner": 16, "Raider": 32, "Old Drummer": 64, "Rogue": 129,
         "Ally": 256}, 0,
    ),
    "flesh-and-blood": Board(
        Written("flesh-and-blood", ("2026-06-10", "2026-02")), FLESH_CARDS,
        {"Imp": 1, "Owl": 2, "Blade": 4, "Kick": 8, "High Kick": 16, "Ox": 32, "Axe": 64, "Low Kick": 128,
         "Shove": 256}, 20,
    ),
}  # fmt: skip

# What is asked, and which objects are found; every other object on the board is one that is not.
FOUND = {
    "magic": {
        "type: creature": "Elk, Owl, Iron Golem, imp, Bear, Wolf King, Saw Golem",
        "type: [artifact, land]": "Iron Golem, Saw Golem",
        "type: permanent, not type: artifact": "Elk, Owl, imp, Bear, Wolf King",
        "type: creature, not type: [artifact, land]": "Elk, Owl, imp, Bear, Wolf King",
        "subtype: Golem": "Iron Golem, Saw Golem",
        "subtype: [Elk, Bear]": "Elk, Bear",
        "supertype: legendary": "Wolf King",
        "tag: [legendary, Elk]": "Elk, Wolf King",
        "subtype: Wolf, supertype: legendary": "Wolf King",
        "subtype: Elk, supertype: legendary": "",
        "type: creature, not subtype: [Golem, Elk]": "Owl, imp, Bear, Wolf King",
        "type: creature, not supertype: legendary": "Elk, Owl, Iron Golem, imp, Bear, Saw Golem",
        "type: creature, not tag: Golem": "Elk, Owl, imp, Bear, Wolf King",
        "name: Elk": "Elk",
        "name: [Elk, Bear]": "Elk, Bear",
        "type: creature, not name: [Elk, Bear]": "Owl, Iron Golem, imp, Wolf King, Saw Golem",
        "name has: Golem": "Iron Golem, Saw Golem",
        "name has: [golem, iron]": "Iron Golem",
        "name has: Gol": "",
        "color: green": "Elk, Bear, Wolf King",
        "color: [green, blue]": "Elk, Owl, Bear, Wolf King",
        "type: creature, not color: green": "Owl, Iron Golem, imp, Saw Golem",
        "type: creature, controller: you": "Elk, Owl, Iron Golem, imp",
        "type: creature, controller: opponent": "Bear, Wolf King, Saw Golem",
        "type: creature, controller: any": "Elk, Owl, Iron Golem, imp, Bear, Wolf King, Saw Golem",
        "type: creature, owner: you": "Elk, Owl, Iron Golem, imp, Wolf King",
        "type: creature, owner: opponent": "Bear, Saw Golem",
        "type: creature, controller: opponent, owner: you": "Wolf King",
        "type: creature, token: true": "imp",
        "type: creature, token: false, controller: you": "Elk, Owl, Iron Golem",
        "keyword: flying": "Owl",
        "keyword: [flying, trample]": "",
        "is: tapped": "Owl, Bear",
        "type: creature, is not: tapped": "Elk, Iron Golem, imp, Wolf King, Saw Golem",
        "is: [tapped, damaged]": "Bear",
        "type: creature, is not: [tapped, damaged], controller: opponent": "Wolf King, Saw Golem",
        "power: 2": "Owl",
        "type: creature, power: {at least: 64}": "Wolf King, Saw Golem",
        "type: creature, power: {more than: 64}": "Saw Golem",
        "type: creature, power: {at most: 2}": "Elk, Owl",
        "type: creature, power: {less than: 2}": "Elk",
        "type: creature, power: {not: 1}, controller: you": "Owl, Iron Golem, imp",
        "type: creature, power: {exactly: {count: {subtype: Golem}}}": "Owl",
        "type: creature, mana value: {at least: 3}": "Elk, Iron Golem",
        "type: creature, damage: {at least: 1}": "Bear",
        "counters: {charge: {at least: 2}}": "Saw Golem",
        "counters: {charge: 1}": "",
        "zone: graveyard": "Ghost",
        "zone: [graveyard, hand]": "Ghost, Rat",
        "zone: hand, owner: you": "",
        "zone: hand, owner: opponent": "Rat",
        "any of: [{subtype: Elk}, {color: blue}]": "Elk, Owl, Wolf King",
        "all of: [{type: creature}, {type: artifact}]": "Iron Golem, Saw Golem",
        "type: creature, none of: [{subtype: Elk}, {color: blue}]": "Iron Golem, imp, Bear, Saw Golem",
        "type: creature, other: true": "Elk, Owl, Iron Golem, imp, Bear, Wolf King, Saw Golem",
        "any of: [me]": "",
    },
    "riftbound": {
        "type: unit": "Scout, Guard, imp, Raider, Rogue, Ally",
        "type: [champion, gear]": "Ally",
        "type: unit, not type: champion": "Scout, Guard, imp, Raider, Rogue",
        "tag: Human": "Scout, Guard, Rogue",
        "tag: [Scout, Pirate]": "Scout, Raider",
        "type: unit, not tag: [Human, Pirate]": "imp, Ally",
        "name: [Scout, Raider]": "Scout, Raider",
        "type: unit, not name: [Scout, Raider]": "Guard, imp, Rogue, Ally",
        "zone: [trash, hand], name has: Old": "Old Mourner, Old Drummer",
        "zone: [trash, hand], name has: [old, mourner]": "Old Mourner",
        "domain: fury": "Scout",
        "domain: [fury, calm, order]": "Scout, Guard, Rogue",
        "type: unit, not domain: [fury, calm]": "imp, Raider, Rogue, Ally",
        "type: unit, controller: you": "Scout, Guard, imp, Ally",
        "type: unit, controller: opponent": "Raider, Rogue",
        "type: unit, owner: you": "Scout, Guard, imp, Rogue, Ally",
        "type: unit, owner: opponent": "Raider",
        "type: unit, controller: opponent, owner: you": "Rogue",
        "token: true": "imp",
        "type: unit, token: false, controller: you": "Scout, Guard, Ally",
        "keyword: tank": "Guard",
        "type: unit, is: exhausted": "Guard, Raider",
        "type: unit, is not: exhausted": "Scout, imp, Rogue, Ally",
        "type: unit, is: [exhausted, damaged]": "Raider",
        "is: buffed": "Rogue",
        "type: unit, might: {at least: 32}": "Raider, Rogue, Ally",
        "type: unit, might: {at most: 2}": "Scout, Guard",
        "type: unit, might: 8": "imp",
        "type: unit, energy cost: {at least: 5}": "Guard",
        "type: unit, energy cost: 2": "Scout, Raider",
        "type: unit, damage: {more than: 2}": "Raider",
        "type: unit, buffs: 1": "Rogue",
        "type: unit, location: base": "Scout, Guard, imp, Raider",
        "type: unit, location: battlefield": "Rogue, Ally",
        "type: unit, location: Altar": "Ally",
        "type: unit, location: [Gate, base]": "Scout, Guard, imp, Raider, Rogue",
        "zone: trash": "Old Mourner",
        "zone: [trash, hand], type: unit": "Old Mourner, Old Drummer",
        "zone: trash, owner: opponent": "",
        "any of: [{tag: Scout}, {keyword: tank}]": "Scout, Guard",
        "all of: [{tag: Scout}, {tag: Human}]": "Scout",
        "type: unit, none of: [{tag: Human}, {token: true}]": "Raider, Ally",
        "type: unit, other: true": "Scout, Guard, imp, Raider, Rogue, Ally",
        "any of: [me]": "",
    },
    "flesh-and-blood": {
        "type: token": "Imp, Owl, Ox",
        "type: [token, weapon]": "Imp, Owl, Ox, Blade, Axe",
        "type: [token, weapon], not type: weapon": "Imp, Owl, Ox",
        "token: true": "Imp, Owl, Ox",
        "type: token, token: false": "",
        "subtype: ally": "Imp, Owl, Ox",
        "subtype: [aura, dagger]": "Owl, Blade",
        "subtype: ally, not subtype: aura": "Imp, Ox",
        "supertype: Ninja": "Owl, Blade",
        "supertype: [Brute, Shadow]": "Imp, Ox, Axe",
        "type: token, not supertype: Brute": "Imp, Owl",
        "subtype: ally, supertype: Ninja": "Owl",
        "tag: [axe, Shadow]": "Imp, Axe",
        "type: token, not tag: aura": "Imp, Ox",
        "name: [Imp, Axe]": "Imp, Axe",
        "type: token, not name: [Imp, Axe]": "Owl, Ox",
        "zone: graveyard, name has: Kick": "Kick, High Kick, Low Kick",
        "zone: graveyard, name has: [kick, low]": "Low Kick",
        "color: blue": "Owl, Ox",
        "color: [blue, red]": "Imp, Owl, Ox",
        "type: token, not color: blue": "Imp",
        "type: [token, weapon], controller: you": "Imp, Owl, Blade",
        "type: [token, weapon], controller: opponent": "Ox, Axe",
        "zone: graveyard, owner: you": "Kick, High Kick",
        "zone: graveyard, owner: opponent": "Low Kick, Shove",
        "zone: graveyard": "Kick, High Kick, Low Kick, Shove",
        "zone: graveyard, keyword: go again": "Kick",
        "type: [token, weapon], deals: arcane": "Axe",  # what others are given is nobody's own effect (1.8.2)
        "is: tapped": "Owl, Ox",
        "is: [tapped, marked]": "Ox",
        "type: token, is not: tapped": "Imp",
        "type: weapon, power: {more than: 4}": "Axe",
        "type: token, power: {at most: 2}": "Imp, Owl",
        "zone: graveyard, cost: 1": "Kick, Low Kick",
        "zone: graveyard, cost: {at least: 1}": "Kick, High Kick, Low Kick",
        "type: token, base power: 32": "Ox",
        "counters: {steam: {at least: 1}}": "Owl",
        "type: token, counters: {steam: 0}": "Imp, Ox",
        "any of: [{type: weapon}, {color: red}]": "Imp, Blade, Axe",
        "all of: [{subtype: ally}, {subtype: aura}]": "Owl",
        "type: [token, weapon], none of: [{color: blue}, {supertype: Ninja}]": "Imp, Axe",
        "type: [token, weapon], other: true": "Imp, Owl, Ox, Blade, Axe",
        "type: token, location: here": "",  # where no combat chain is open, nothing is on one
        "any of: [me]": "",
    },
}


def names(listed: str) -> set[str]:
    return set(listed.split(", ")) if listed else set()


CASES = [(game, asked) for game, cases in FOUND.items() for asked in cases]


@pytest.mark.parametrize(("game", "asked"), CASES, ids=[f"{game}: {asked}" for game, asked in CASES])
def test_a_filter_finds_what_fits_and_nothing_else(game: str, asked: str) -> None:
    BOARDS[game].holds(asked, names(FOUND[game][asked]))


@pytest.mark.parametrize("game", sorted(BOARDS))
def test_no_case_finds_everything(game: str) -> None:
    everything = set(BOARDS[game].numbers)
    assert [asked for asked, found in FOUND[game].items() if not names(found) < everything] == []


# What needs something else than a board that stands still; the tests below and those of linked abilities have them.
ELSEWHERE = {
    "what I am attached to", "what I am under", "attached to me", "linked", "called", "pitched to play me", "where",
    "under me", "spent to play me", "of chosen color", "of chosen type", "of named tag", "targets", "named like me",
    "dealt damage by me", "cast by", "cast from", "played from", "attached to", "in my pair",
    "shares with me", "other than it",
}  # fmt: skip


@pytest.mark.parametrize("game", sorted(BOARDS))
def test_every_key_that_a_game_allows_is_tried(game: str) -> None:
    keys = GAMES[game].played.table.vocabulary.filter_keys
    tried = {key for key in keys if any(f"{key}:" in f", {asked}" for asked in FOUND[game])}
    # Numbers are read and compared alike.
    numbers = GAMES[game].played.table.vocabulary.stats
    assert set(keys) - tried - ELSEWHERE - numbers == set()


def test_every_criterion_is_tried_by_some_game() -> None:
    tried = {
        GAMES[game].played.table.vocabulary.filter_keys[key][0].__name__
        for game in FOUND
        for key in GAMES[game].played.table.vocabulary.filter_keys
        if key not in ELSEWHERE
    }
    assert {kind.__name__ for kind in CRITERIA} - tried == {
        "AttachedToThis", "CalledSo", "DamagedByThis", "HostOfThis", "InPairOfThis", "Itself", "NamedLikeThis",
        "NamedObjects", "OfChosenDomain", "OfChosenTag", "OfNamedTag", "OtherThanIt", "OverThis", "PitchedForThis",
        "PlayedBy",
        "PlayedFrom", "AttachedToThat", "Remembered", "SharesWithThis", "SpentForThis", "Targets", "UnderThis",
        "WhereThatIs",
    }  # fmt: skip


# --- criteria that speak of the object itself ------------------------------------------------------------------

ATTACHED = """cards:
  Blade:
    types: [artifact]
    subtypes: [Equipment]
    abilities: [{use: {}, do: [{gain life: {count: {what I am attached to: true}}}]}]
  Elk:
    types: [creature]
    power: 1
    toughness: 1
    abilities: [{use: {}, do: [{gain life: {count: {attached to me: true}}}]}]
given:
  turn: {player: Ann}
  Ann: {battlefield: [{card: Blade, as: on, attached to: host}, {card: Blade, as: off}, {card: Elk, as: host}]}
  Bob: {battlefield: [{card: Blade, as: his, attached to: free}, {card: Elk, as: free}]}
when:
  - {activate: NAME, by: PLAYER}
  - {resolve: all}
then: {PLAYER: {life: LIFE}}
"""


@pytest.mark.parametrize(
    ("name", "player", "found"), [("on", "Ann", 1), ("off", "Ann", 0), ("host", "Ann", 1), ("free", "Bob", 1)]
)
def test_host_and_what_is_attached_to_it_find_one_another(name: str, player: str, found: int) -> None:
    body = ATTACHED.replace("NAME", name).replace("PLAYER", player).replace("LIFE", str(20 + found))
    assert_confirmed(BOARDS["magic"].written.run(body))


SELF = {
    "magic": (
        """cards:
  Elk: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, do: [{gain life: {count: {FILTER}}}]}]}
given:
  turn: {player: Ann}
  Ann: {battlefield: [{card: Elk, as: a}, {card: Elk, as: b}]}
  Bob: {battlefield: [{card: Elk, as: c}]}
when:
  - {activate: b, by: Ann}
  - {resolve: all}
then: {Ann: {life: FOUND}}
""",
        20,
    ),
    "riftbound": (
        """cards:
  Elk: {types: [unit], might: 1, abilities: [{use: {}, do: [{gain points: {count: {FILTER}}}]}]}
given:
  turn: {player: Ann}
  Ann: {base: [{card: Elk, as: a}, {card: Elk, as: b}]}
  Bob: {base: [{card: Elk, as: c}]}
when:
  - {use: b, by: Ann}
  - {resolve: all}
then: {Ann: {points: FOUND}}
""",
        0,
    ),
    "flesh-and-blood": (
        """cards:
  Elk: {types: [token], abilities: [{use: {}, keywords: [instant], do: [{gain life: {count: {FILTER}}}]}]}
given:
  turn: {player: Ann}
  Ann: {arena: [{card: Elk, as: a}, {card: Elk, as: b}]}
  Bob: {arena: [{card: Elk, as: c}]}
when:
  - {use: b, by: Ann}
  - {resolve: all}
then: {Ann: {life: FOUND}}
""",
        20,
    ),
}


@pytest.mark.parametrize("game", sorted(SELF))
@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("name: Elk", 3),
        ("name: Elk, other: true", 2),
        ("name: Elk, other: true, controller: you", 1),
        ("any of: [me]", 1),
        ("name: Elk, none of: [me]", 2),
        ("any of: [me], other: true", 0),
    ],
)
def test_another_is_any_object_but_this_one_even_of_the_same_name(game: str, asked: str, found: int) -> None:
    text, before = SELF[game]
    body = text.replace("FILTER", asked).replace("FOUND", str(before + found))
    for edition in BOARDS[game].written.editions:
        assert_confirmed(BOARDS[game].written.run(body, edition))
