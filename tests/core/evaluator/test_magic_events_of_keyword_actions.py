# ruff: noqa: E501
"""Magic: abilities that trigger as creatures fight, explore or connive, players investigate, and cards are cycled."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Brawler: {types: [creature], power: 3, toughness: 4, abilities: [{when: {event: fights, object: me}, do: [{gain life: 2}]}]}
  Arena: {types: [enchantment], abilities: [{when: {event: fights, object: {type: creature, controller: opponent}}, do: [{draw: 1}]}]}
  Duel: {types: [sorcery], abilities: [{do: [{fight: {choose: 1, type: creature, controller: you}, with: {choose: 1, type: creature, controller: opponent}}]}]}
  Map: {types: [sorcery], abilities: [{do: [{explore: {choose: 1, type: creature}}]}]}
  Scout: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: explores, object: {type: creature, controller: you}}, do: [{gain life: 3}]}]}
  Plot Twist: {types: [sorcery], abilities: [{do: [{connive: {choose: 1, type: creature}}]}]}
  Boss: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: connives, object: me}, do: [{gain life: 4}]}]}
  Lead: {types: [sorcery], abilities: [{do: [{investigate: 2}]}]}
  Sleuth: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: investigates, player: you}, do: [{gain life: 5}]}]}
  Wheel: {types: [creature], power: 1, toughness: 1, keywords: [{cycling: 2}], abilities: [{when: {event: is cycled, object: me}, do: [{gain life: 6}]}]}
  Tithe: {types: [enchantment], abilities: [{when: {any of: [{event: is cycled, player: you}, {event: discards, player: you}]}, do: [{gain life: 1}]}]}
  Forget: {types: [sorcery], abilities: [{do: [{discard: 1}]}]}
  Shore: {types: [land]}
""")
confirm = BOARDS.confirm


def cast(name):
    return f"{{cast: {name}, by: Ann}}, {{resolve: all}}"


def test_each_of_two_creatures_fights():
    confirm(
        cast("Duel"),
        "Ann: {life: 22, hand: 1}, Ogre: {zone: graveyard}, Brawler: {damage: 3}",
        ann="battlefield: [Brawler, Arena], hand: [Duel]",
        bob="battlefield: [Ogre]",
        choices="Ann order triggers: [Brawler, Arena]",
    )


def test_without_a_second_creature_nobody_fights():
    confirm(
        "{cast: Duel, by: Ann}, {cast: Murder, by: Bob}, {resolve: all}",
        "Ann: {life: 20, hand: 0}, Brawler: {damage: 0}",
        ann="battlefield: [Brawler, Arena], hand: [Duel]",
        bob="battlefield: [Ogre], hand: [Murder]",
        choices="Bob targets: Ogre",
    )


def test_a_creature_explores_with_a_land_without_one_and_with_an_empty_library():
    board = {"ann": "battlefield: [Scout, Bear], hand: [Map], library: [Shore]", "choices": "Ann targets: Bear"}
    confirm(cast("Map"), "Ann: {life: 23, hand: [Shore]}, Bear: {power: 2}", **board)
    other = {
        "ann": "battlefield: [Scout, Bear], hand: [Map], library: [Rock]",
        "choices": "Ann targets: Bear; Ann may: yes",
    }
    confirm(cast("Map"), "Ann: {life: 23}, Bear: {power: 3}, Rock: {zone: graveyard}", **other)
    confirm(
        cast("Map"),
        "Ann: {life: 23}, Bear: {power: 3}",
        ann="battlefield: [Scout, Bear], hand: [Map], library: 0",
        choices="Ann targets: Bear",
    )
    confirm(
        cast("Map"),
        "Ann: {life: 20}, Ogre: {power: 3}",
        ann="battlefield: [Scout], hand: [Map], library: 2",
        bob="battlefield: [Ogre], library: [{card: Shore}]",
        choices="Ann targets: Ogre",
    )


def test_whatever_connives_does_so_after_it_has_drawn_and_discarded():
    board = {"ann": "battlefield: [Boss, Bear], hand: [Plot Twist, Rock], library: 2"}
    confirm(
        cast("Plot Twist"),
        "Ann: {life: 24}, Boss: {power: 2}",
        choices="Ann targets: Boss; Ann discard: [Rock]",
        **board,
    )
    confirm(
        cast("Plot Twist"),
        "Ann: {life: 20}, Bear: {power: 3}",
        choices="Ann targets: Bear; Ann discard: [Rock]",
        **board,
    )


def test_investigating_twice_triggers_twice_and_only_for_its_player():
    confirm(cast("Lead"), "Ann: {life: 30}, Bob: {life: 20}", ann="battlefield: [Sleuth], hand: [Lead]", bob="")
    confirm(cast("Lead"), "Bob: {life: 20}", ann="hand: [Lead]", bob="battlefield: [Sleuth]")


def test_a_cycled_card_triggers_from_the_graveyard_and_one_discarded_otherwise_does_not():
    cycle = "{activate: Wheel, ability: cycling, by: Ann}, {resolve: all}"
    confirm(cycle, "Ann: {life: 26, hand: 1}, Wheel: {zone: graveyard}", ann="hand: [Wheel], colorless: 2, library: 2")
    confirm(cast("Forget"), "Ann: {life: 20}, Wheel: {zone: graveyard}", ann="hand: [Wheel, Forget]")


def test_cycling_or_discarding_triggers_once_for_a_cycled_card():
    cycle = "{activate: Wheel, ability: cycling, by: Ann}, {resolve: all}"
    confirm(
        cycle,
        "Ann: {life: 27}",
        choices="Ann order triggers: [Tithe, Wheel]",
        ann="battlefield: [Tithe], hand: [Wheel], colorless: 2, library: 2",
    )
    confirm(cast("Forget"), "Ann: {life: 21}", ann="battlefield: [Tithe], hand: [Rock, Forget]")
