# ruff: noqa: E501
"""Magic: retrace, jump-start and escape, each beside cards without it and where it does nothing (702.81, 702.133, 702.138)."""

from tests.magic_boards import Boards

BOARDS = Boards("""
  Grove: {types: [land]}
  Shore: {types: [land]}
  Rerun: {types: [sorcery], mana cost: "{G}", keywords: [retrace], abilities: [{do: [{gain life: 2}]}]}
  Leap: {types: [instant], mana cost: "{U}", keywords: [jump-start], abilities: [{do: [{gain life: 3}]}]}
  Runner: {types: [creature], mana cost: "{R}", power: 3, toughness: 1, keywords: [{escape: {red: 2, exile: {choose: 2, zone: graveyard, owner: you, other: true}}}], abilities: [{when: {event: enters, object: me}, if: {paid: escape}, do: [{gain life: 5}]}]}
  Both: {types: [sorcery], mana cost: "{G}", keywords: [retrace, {flashback: "{1}{G}"}], abilities: [{do: [{gain life: 2}]}]}
  Dead Bear: {types: [creature], power: 2, toughness: 2, keywords: [jump-start]}
  Plain: {types: [sorcery], mana cost: "{G}", abilities: [{do: [{gain life: 2}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused


def cast(name, by="Ann"):
    return f"{{cast: {name}, by: {by}}}, {{resolve: all}}"


def test_retrace_costs_a_land_card_and_goes_back_to_the_graveyard():
    board = {"ann": "life: 20, graveyard: [Rerun], hand: [Grove, Bear], green: 1"}
    confirm(
        cast("Rerun"),
        "Ann: {life: 22, green: 0}, Rerun: {zone: graveyard}, Grove: {zone: graveyard}, Bear: {zone: hand}",
        **board,
    )


def test_retrace_is_used_as_often_as_there_are_lands_to_discard():
    board = {"ann": "life: 20, graveyard: [Rerun], hand: [Grove, Shore], green: 2"}
    first = "Ann discard: [Shore]"
    confirm(
        cast("Rerun") + ", " + cast("Rerun"),
        "Ann: {life: 24, hand: 0}, Rerun: {zone: graveyard}",
        choices=first,
        **board,
    )
    refused(", ".join([cast("Rerun"), cast("Rerun"), "{cast: Rerun, by: Ann}"]), choices=first, **board)


def test_retrace_needs_its_mana_its_land_its_owner_and_its_time():
    refused("{cast: Rerun, by: Ann}", ann="graveyard: [Rerun], hand: [Grove]")
    refused("{cast: Rerun, by: Ann}", ann="graveyard: [Rerun], hand: [Bear], green: 1")
    refused("{cast: Rerun, by: Bob}", ann="graveyard: [Rerun]", bob="hand: [Grove], green: 1", turn="Bob")
    refused("{cast: Rerun, by: Ann}", ann="graveyard: [Rerun], hand: [Grove], green: 1", turn="Bob")
    refused("{cast: Plain, by: Ann}", ann="graveyard: [Plain], hand: [Grove], green: 1")


def test_from_the_hand_nothing_is_discarded():
    confirm(cast("Rerun"), "Ann: {life: 22}, Grove: {zone: hand}", ann="life: 20, hand: [Rerun, Grove], green: 1")
    confirm(cast("Leap"), "Leap: {zone: graveyard}, Grove: {zone: hand}", ann="life: 20, hand: [Leap, Grove], blue: 1")


def test_jump_start_costs_any_card_and_is_exiled():
    board = {"ann": "life: 20, graveyard: [Leap], hand: [Bear], blue: 1"}
    confirm(cast("Leap"), "Ann: {life: 23}, Leap: {zone: exile}, Bear: {zone: graveyard}", **board)
    confirm(
        "{cast: Leap, by: Ann}, {cast: Void, by: Bob}, {resolve: all}",
        "Ann: {life: 20}, Leap: {zone: exile}, Bear: {zone: graveyard}",
        bob="hand: [Void]",
        choices="Bob targets: Leap",
        **board,
    )


def test_jump_start_needs_a_card_and_an_instant_or_sorcery():
    refused("{cast: Leap, by: Ann}", ann="graveyard: [Leap], blue: 1")
    refused("{cast: Dead Bear, by: Ann}", ann="graveyard: [Dead Bear], hand: [Grove]")


def test_escape_takes_its_cost_and_the_permanent_has_escaped():
    board = {"ann": "life: 20, graveyard: [Runner, Bear, Wolf, Ogre], red: 2"}
    confirm(
        cast("Runner"),
        "Runner: {zone: battlefield}, Bear: {zone: exile}, Wolf: {zone: graveyard}, Ogre: {zone: exile}, Ann: {life: 25, red: 0}",
        choices="Ann objects: [Bear, Ogre]",
        **board,
    )


def test_escape_needs_other_cards_and_its_mana_and_is_not_for_the_hand():
    refused("{cast: Runner, by: Ann}", ann="graveyard: [Runner, Bear], red: 2")
    refused("{cast: Runner, by: Ann}", ann="graveyard: [Runner, Bear, Wolf], red: 1")
    refused("{cast: Runner, by: Ann}", ann="graveyard: [Runner], red: 2", bob="graveyard: [Bear, Wolf]")
    confirm(
        cast("Runner"),
        "Runner: {zone: battlefield}, Bear: {zone: graveyard}, Ann: {life: 20, red: 0}",
        ann="life: 20, hand: [Runner], graveyard: [Bear, Wolf], red: 1",
    )


def test_a_creature_that_escaped_dies_into_the_graveyard_and_may_escape_again():
    confirm(
        cast("Runner") + ", " + cast("Murder"),
        "Runner: {zone: graveyard}",
        ann="graveyard: [Runner, Bear, Wolf], hand: [Murder], red: 2",
    )


def test_of_two_ways_from_the_graveyard_its_player_chooses_one():
    board = {"ann": "life: 20, graveyard: [Both], hand: [Grove], green: 2"}
    confirm(
        cast("Both"), "Both: {zone: graveyard}, Grove: {zone: graveyard}", choices="Ann which cost: retrace", **board
    )
    confirm(cast("Both"), "Both: {zone: exile}, Grove: {zone: hand}", choices="Ann which cost: flashback", **board)
