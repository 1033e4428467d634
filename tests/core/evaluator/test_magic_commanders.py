# ruff: noqa: E501
"""Magic: commanders, cast from the command zone for more each time, moved back there, and lethal by 21 damage (903.8 to 903.10)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Queen: {types: [creature], supertypes: [legendary], mana cost: "{2}{W}", power: 7, toughness: 7}
  King: {types: [creature], supertypes: [legendary], mana cost: "{W}", power: 7, toughness: 7}
  Bounce: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature}}]}]}
  Tuck: {types: [instant], abilities: [{do: [{put: {choose: 1, type: creature}, to: library}]}]}
  Fling: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, do: [{deal: 7, to: {choose: 1, type: player}}]}]}
  Doom: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
CAST = "{cast: Queen, by: Ann}, {resolve: 1}"
COMMAND = "command: [{card: Queen, commander: true}]"
HERE = "battlefield: [{card: Queen, commander: true}]"


def test_the_first_time_it_costs_its_mana_cost_and_then_two_more_each_time():
    once = f"{CAST}, {{cast: Murder, by: Bob}}, {{resolve: all}}"
    confirm(
        once,
        "Queen: {zone: command}, Ann: {white: 9}",
        ann=f"{COMMAND}, white: 12",
        bob="hand: [Murder]",
        choices="Ann may: yes",
    )
    confirm(
        f"{once}, {CAST}",
        "Queen: {zone: battlefield}, Ann: {white: 4}",
        ann=f"{COMMAND}, white: 12",
        bob="hand: [Murder]",
        choices="Ann may: yes",
    )
    refused(
        f"{once}, {{cast: Queen, by: Ann}}", ann=f"{COMMAND}, white: 7", bob="hand: [Murder]", choices="Ann may: yes"
    )


def test_a_countered_commander_has_been_cast_all_the_same():
    countered = "{cast: Queen, by: Ann}, {cast: Void, by: Bob}, {resolve: all}"
    board = {"ann": f"{COMMAND}, white: 8", "bob": "hand: [Void]", "choices": "Ann may: yes"}
    confirm(f"{countered}, {CAST}", "Queen: {zone: battlefield}, Ann: {white: 0}", **board)


def test_only_a_commander_is_cast_from_there_by_its_owner_and_each_has_a_tax_of_its_own():
    refused("{cast: King, by: Ann}", ann="command: [King], white: 9")
    refused("{cast: Queen, by: Bob}", ann=COMMAND, bob="white: 9", turn="Bob")
    confirm(
        f"{CAST}, {{cast: King, by: Ann}}, {{resolve: 1}}",
        "Ann: {white: 0}, King: {zone: battlefield}",
        ann="command: [{card: Queen, commander: true}, {card: King, commander: true}], white: 4",
    )


def test_its_owner_may_leave_it_in_the_graveyard_and_is_not_asked_again():
    confirm(
        "{cast: Murder, by: Bob}, {resolve: all}, {cast: Bolt, by: Bob}, {resolve: all}",
        "Queen: {zone: graveyard}, Ann: {life: 17}",
        ann=HERE,
        bob="hand: [Murder, Bolt]",
        choices="Ann may: no; Bob targets: Ann",
    )


def test_it_dies_before_it_goes_to_the_command_zone_and_is_exiled_before_as_well():
    cards = (
        BOARDS.cards
        + "  Mourner: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature}}, do: [{gain life: 1}]}]}\n"
    )
    Boards(cards).confirm(
        "{cast: Murder, by: Bob}, {resolve: all}",
        "Queen: {zone: command}, Ann: {life: 21}",
        ann="battlefield: [{card: Queen, commander: true}, Mourner]",
        bob="hand: [Murder]",
        choices="Ann may: yes",
    )
    confirm(
        "{cast: Doom, by: Bob}, {resolve: all}",
        "Queen: {zone: command}",
        ann=HERE,
        bob="hand: [Doom]",
        choices="Ann may: yes",
    )


def test_on_its_way_to_hand_or_library_it_goes_to_the_command_zone_if_its_owner_likes():
    bounce = "{cast: Bounce, by: Bob}, {resolve: all}"
    board = {"ann": HERE, "bob": "hand: [Bounce]"}
    confirm(bounce, "Queen: {zone: command}, Ann: {hand: 0}", choices="Ann may: yes", **board)
    confirm(bounce, "Queen: {zone: hand}", choices="Ann may: no", **board)
    confirm(
        "{cast: Tuck, by: Bob}, {resolve: all}",
        "Queen: {zone: command}",
        ann=HERE,
        bob="hand: [Tuck]",
        choices="Ann may: yes",
    )
    confirm(bounce, "King: {zone: hand}", ann="battlefield: [King]", bob="hand: [Bounce]")


def test_twenty_one_combat_damage_of_one_commander_is_lethal():
    turn = "{attack: {Queen: Bob}}, {block: {}}, {end turn: true}, {end turn: true}"
    board = {"ann": HERE, "bob": "life: 40"}
    confirm(f"{turn}, {turn}", "winner: none, Bob: {life: 26}", **board)
    confirm(
        f"{turn}, {turn}, {{attack: {{Queen: Bob}}}}, {{block: {{}}}}, {{advance to: combat damage}}",
        "winner: Ann",
        **board,
    )


def test_damage_of_two_commanders_and_other_damage_are_not_added_up():
    both = "{attack: {Queen: Bob, King: Bob}}, {block: {}}, {end turn: true}, {end turn: true}"
    two = "battlefield: [{card: Queen, commander: true}, {card: King, commander: true}]"
    confirm(f"{both}, {both}", "winner: none, Bob: {life: 12}", ann=two, bob="life: 40")
    fling = "{activate: Fling, by: Ann}, {resolve: 1}"
    confirm(
        ", ".join([fling] * 3),
        "winner: none, Bob: {life: 19}",
        ann="battlefield: [{card: Fling, commander: true}]",
        bob="life: 40",
        choices="Ann targets: Bob; Ann targets: Bob; Ann targets: Bob",
    )
