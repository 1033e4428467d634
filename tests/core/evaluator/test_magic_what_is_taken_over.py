# ruff: noqa: E501
"""Magic: who is meant once a permanent is controlled by another player than its owner (108.3, 108.4, 110.2, 400.3)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Act: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature, as: taken}, for: until end of turn}, {untap: {that: taken}}, {give: {keywords: [haste]}, to: {that: taken}, for: until end of turn}]}]}
  Map: {types: [sorcery], abilities: [{do: [{explore: {choose: 1, type: creature}}]}]}
  Scheme: {types: [sorcery], abilities: [{do: [{connive: {choose: 1, type: creature}}]}]}
  Martyr: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: dies, object: me}, do: [{gain life: 3}]}]}
  Mourner: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature, controller: you}}, do: [{gain life: 1}]}]}
  Heir: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature, owner: you}}, do: [{lose life: 1}]}]}
  Altar: {types: [artifact], abilities: [{use: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}, do: [{draw: 1}]}]}
  Lift: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature}}]}]}
  Count: {types: [sorcery], abilities: [{do: [{gain life: {count: {type: creature, controller: you}}}]}]}
  Crown: {types: [creature], power: 4, toughness: 4, supertypes: [legendary]}
  Farmer: {types: [creature], power: 1, toughness: 1, abilities: [{use: {tap: me}, do: [{gain life: 2}]}]}
  Shore: {types: [land]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
TAKEN = "{gain control: %s, by: Ann}"


def taken(name, *steps):
    return ", ".join([TAKEN % name, *steps])


def cast(name, by="Ann"):
    return f"{{cast: {name}, by: {by}}}, {{resolve: all}}"


def test_whoever_controls_a_creature_explores_for_it_out_of_their_own_library():
    confirm(
        taken("Bear", cast("Map")),
        "Ann: {hand: [Shore]}, Bear: {power: 2}, Bob: {hand: 0}",
        ann="hand: [Map], library: [Shore]",
        bob="battlefield: [Bear], library: [Rock]",
        choices="Ann targets: Bear",
    )


def test_whoever_controls_a_creature_connives_for_it():
    confirm(
        taken("Bear", cast("Scheme")),
        "Ann: {hand: 0, graveyard: {count: 2}}, Bear: {power: 3}, Bob: {library: 2}",
        ann="hand: [Scheme], library: [Rock]",
        bob="battlefield: [Bear], library: 2",
        choices="Ann targets: Bear",
    )


def test_it_goes_to_its_owners_graveyard_and_its_ability_is_its_controllers():
    confirm(
        taken("Martyr", "{destroy: Martyr}", "{resolve: all}"),
        "Ann: {life: 23, graveyard: 0}, Bob: {life: 20, graveyard: [Martyr]}",
        bob="battlefield: [Martyr]",
    )


def test_the_death_is_seen_by_those_who_controlled_it_and_by_those_who_own_it_each_in_their_own_words():
    confirm(
        taken("Bear", "{destroy: Bear}", "{resolve: all}"),
        "Ann: {life: 21}, Bob: {life: 19}, triggers: {Mourner: 1, Heir: 1}",
        ann="battlefield: [Mourner]",
        bob="battlefield: [Heir, Bear]",
    )
    confirm(
        "{destroy: Bear}, {resolve: all}",
        "Ann: {life: 20}, Bob: {life: 19}, triggers: {Mourner: 0, Heir: 1}",
        ann="battlefield: [Mourner]",
        bob="battlefield: [Heir, Bear]",
    )


def test_it_is_sacrificed_by_its_controller_alone():
    confirm(
        taken("Bear", "{activate: Altar, by: Ann}", "{resolve: all}"),
        "Ann: {hand: 1}, Bear: {zone: graveyard}, Bob: {graveyard: [Bear]}",
        ann="battlefield: [Altar], library: 1",
        bob="battlefield: [Bear]",
    )
    refused(
        taken("Bear", "{activate: Altar, by: Bob}"),
        ann="library: 1",
        bob="battlefield: [Altar, Bear], library: 1",
        turn="Bob",
    )


def test_it_returns_to_its_owners_hand():
    confirm(
        taken("Bear", cast("Lift", by="Bob")),
        "Ann: {hand: 0}, Bob: {hand: [Bear]}",
        bob="battlefield: [Bear], hand: [Lift]",
        choices="Bob targets: Bear",
    )


def test_it_counts_for_its_controller():
    board = {"ann": "hand: [Count], battlefield: [Ogre]", "bob": "battlefield: [Bear]"}
    confirm(taken("Bear", cast("Count")), "Ann: {life: 22}", **board)
    confirm(cast("Count"), "Ann: {life: 21}", **board)


def test_it_neither_attacks_nor_taps_for_its_ability_in_the_turn_in_which_it_is_taken():
    refused(taken("Bear", "{attack: {Bear: Bob}}"), bob="battlefield: [Bear]")
    refused(taken("Farmer", "{activate: Farmer, by: Ann}"), bob="battlefield: [Farmer]")
    confirm("{activate: Farmer, by: Bob}, {resolve: all}", "Bob: {life: 22}", bob="battlefield: [Farmer]")


def test_what_is_taken_until_end_of_turn_is_its_owners_again_in_the_next():
    board = {"ann": "hand: [Act], library: 3", "bob": "battlefield: [Farmer], library: 3", "choices": "Ann targets: Farmer"}
    confirm(cast("Act"), "Farmer: {controller: Ann, untapped: true}", **board)
    confirm(cast("Act") + ", {activate: Farmer, by: Ann}, {resolve: all}", "Ann: {life: 22}, Bob: {life: 20}", **board)
    confirm(cast("Act") + ", {end turn: true}", "Farmer: {controller: Bob}", **board)


def test_two_of_a_name_are_one_too_many_only_for_one_controller():
    board = {"ann": "battlefield: [{card: Crown, as: first}]", "bob": "battlefield: [{card: Crown, as: second}]"}
    confirm("{check: {first: {zone: battlefield}}}", "first: {zone: battlefield}, second: {zone: battlefield}", **board)
    confirm(
        "{gain control: second, by: Ann}",
        "second: {zone: graveyard}, first: {zone: battlefield}, Bob: {graveyard: [second]}",
        choices="Ann which to keep: first",
        **board,
    )


def test_whoever_leaves_the_game_keeps_nothing_that_others_own():
    confirm(
        taken("Bear", "{concede: Ann}"),
        "Bear: {zone: battlefield, controller: Bob}",
        bob="battlefield: [Bear]",
        cid="",
    )
    confirm(
        taken("Bear", "{concede: Bob}"),
        "Bear: {zone: nowhere}",
        bob="battlefield: [Bear]",
        cid="",
    )
