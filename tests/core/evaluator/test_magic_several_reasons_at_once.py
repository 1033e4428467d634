"""Magic: what state-based actions find for several reasons at once happens once (704.3, 704.5)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Blight:
    types: [sorcery]
    abilities: [{do: [{deal: 2, to: {all: {type: creature}}}, {give: {power: -2, toughness: -2}, to: {all: {type: creature}}, for: until end of turn}]}]
  Wither: {types: [sorcery], abilities: [{do: [{give: {power: -2, toughness: -2}, to: {all: {type: creature}}, for: until end of turn}]}]}
  Mourner: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature}}, do: [{gain life: 1}]}]}
  Avenger: {types: [enchantment], abilities: [{when: {event: is destroyed, object: {type: creature}}, do: [{gain life: 10}]}]}
  Oath: {types: [enchantment], abilities: [{when: {event: loses the game, player: any}, do: [{gain life: 1}]}]}
  Ruin: {types: [sorcery], abilities: [{do: [{lose life: 20, player: {choose: 1}}, {draw: 1, player: {choose: 1}}]}]}
  Queen: {types: [creature], power: 2, toughness: 2, supertypes: [legendary]}
  Stone: {types: [creature], power: 2, toughness: 2, keywords: [indestructible]}
""")  # noqa: E501
confirm = BOARDS.confirm


def cast(name):
    return f"{{cast: {name}, by: Ann}}, {{resolve: all}}"


def test_no_toughness_and_lethal_damage_are_one_death_and_no_destruction():
    confirm(
        cast("Blight"),
        "Ann: {life: 21}, Bear: {zone: graveyard}, triggers: {Mourner: 1, Avenger: 0}",
        ann="battlefield: [Mourner, Avenger], hand: [Blight]",
        bob="battlefield: [Bear]",
    )


def test_what_is_only_damaged_is_destroyed_beside_what_has_no_toughness():
    confirm(
        cast("Blight"),
        "Ann: {life: 32}, Bear: {zone: graveyard}, Ogre: {zone: graveyard}, triggers: {Mourner: 2, Avenger: 1}",
        ann="battlefield: [Mourner, Avenger], hand: [Blight]",
        bob="battlefield: [Bear, Ogre]",
        choices="Ann order triggers: [Mourner, Mourner, Avenger]",
    )


def test_indestructible_saves_from_damage_and_not_from_having_no_toughness():
    board = {"ann": "battlefield: [Mourner], hand: [Wither, Bolt]", "bob": "battlefield: [Stone]"}
    confirm(cast("Wither"), "Stone: {zone: graveyard}, Ann: {life: 21}", **board)
    confirm(cast("Bolt"), "Stone: {damage: 3}, Ann: {life: 20}", choices="Ann targets: Stone", **board)


def test_two_without_toughness_die_at_the_same_time_and_each_of_them_is_seen():
    confirm(
        cast("Wither"),
        "first: {zone: graveyard}, second: {zone: graveyard}, Ann: {life: 22}, triggers: {Mourner: 2}",
        ann="battlefield: [Mourner, {card: Queen, as: first}], hand: [Wither]",
        bob="battlefield: [{card: Queen, as: second}]",
    )


def test_a_player_without_life_who_also_drew_from_an_empty_library_loses_once():
    steps = cast("Ruin")
    board = {"ann": "battlefield: [Oath], hand: [Ruin], library: 3", "bob": "life: 20, library: 0", "cid": "library: 3"}
    seen = "winner: none, Ann: {life: 21}, triggers: {Oath: 1}"
    confirm(steps, seen, choices="Ann targets: Bob; Ann targets: Bob", **board)
