# ruff: noqa: E501
"""Magic: cards that are foretold or plotted in one turn and cast in a later one (702.143, 702.170)."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Omen: {types: [instant], mana cost: "{4}{U}", keywords: [{foretell: "{1}{U}"}], abilities: [{do: [{gain life: 4}, {if: {paid: foretell}, do: [{draw: 1}]}]}]}
  Scheme: {types: [instant], mana cost: "{4}{R}", keywords: [{plot: "{1}{R}"}], abilities: [{do: [{gain life: 4}]}]}
  Mole: {types: [creature], mana cost: "{4}{R}", power: 3, toughness: 3, keywords: [{plot: "{R}"}]}
  Ear: {types: [enchantment], abilities: [{when: {event: is cast, player: any}, do: [{gain life: 1}]}]}
  Rest: {types: [instant], mana cost: "{4}", abilities: [{do: [{gain life: 4}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
FORETELL = "{activate: Omen, ability: foretell, by: Ann}"
PLOT = "{activate: Scheme, ability: plot, by: Ann}"
NEXT = "{end turn: true}, {end turn: true}"


def test_a_foretold_card_is_cast_for_its_foretell_cost_in_a_later_turn():
    board = {"ann": "hand: [Omen], blue: 2, battlefield: [Ear]"}
    confirm(FORETELL, "Omen: {zone: exile, face down: true}, Ann: {life: 20, blue: 0}", **board)
    confirm(
        f"{FORETELL}, {{end turn: true}}, {{add: {{blue: 2}}, by: Ann}}, {{cast: Omen, by: Ann}}, {{resolve: all}}",
        "Omen: {zone: graveyard}, Ann: {life: 25, hand: 1, blue: 0}",
        **board,
    )


def test_not_in_the_turn_in_which_it_was_foretold():
    refused(f"{FORETELL}, {{cast: Omen, by: Ann}}", ann="hand: [Omen], blue: 7")


def test_from_the_hand_it_costs_its_mana_cost_and_was_not_foretold():
    confirm("{cast: Omen, by: Ann}, {resolve: all}", "Ann: {life: 24, hand: 0, blue: 2}", ann="hand: [Omen], blue: 7")
    refused("{cast: Omen, by: Ann}", ann="hand: [Omen], blue: 2")


@pytest.mark.parametrize("turn", ["Ann", "Bob"])
def test_foretelling_is_done_in_ones_own_turn_also_in_combat_and_in_response(turn):
    board = {"ann": "hand: [Omen, Bolt], blue: 2, battlefield: [Bear]", "turn": turn}
    if turn == "Bob":
        refused(FORETELL, "702.143a", **board)
        return
    confirm(f"{{cast: Bolt, by: Ann}}, {FORETELL}", "Omen: {zone: exile}", choices="Ann targets: Bob", **board)


def test_a_foretold_sorcery_keeps_its_time_and_another_player_does_not_cast_it():
    cards = BOARDS.cards.replace("Omen: {types: [instant]", "Omen: {types: [sorcery]")
    board = {"ann": "hand: [Omen], blue: 2"}
    in_bobs_turn = f"{FORETELL}, {{end turn: true}}, {{add: {{blue: 2}}, by: Ann}}, {{cast: Omen, by: Ann}}"
    Boards(cards).refused(in_bobs_turn, "307.1", **board)
    refused(f"{FORETELL}, {{end turn: true}}, {{add: {{blue: 2}}, by: Bob}}, {{cast: Omen, by: Bob}}", **board)


def test_a_plotted_card_is_cast_for_nothing_in_a_later_turn_and_only_as_a_sorcery():
    board = {"ann": "hand: [Scheme, Mole], red: 3"}
    both = f"{PLOT}, {{activate: Mole, ability: plot, by: Ann}}"
    confirm(both, "Scheme: {zone: exile, face down: false}, Mole: {zone: exile}, Ann: {red: 0}", **board)
    cast = "{cast: Scheme, by: Ann}, {resolve: all}, {cast: Mole, by: Ann}, {resolve: all}"
    confirm(f"{both}, {NEXT}, {cast}", "Ann: {life: 24}, Mole: {zone: battlefield}, Scheme: {zone: graveyard}", **board)
    refused(f"{both}, {{cast: Mole, by: Ann}}", **board)
    refused(f"{both}, {{end turn: true}}, {{cast: Scheme, by: Ann}}", "702.170a", **board)
    refused(f"{both}, {NEXT}, {{cast: Mole, by: Ann}}, {{cast: Scheme, by: Ann}}", "702.170a", **board)


def test_plotting_is_done_in_a_main_phase_with_an_empty_stack_and_paid_for():
    refused(PLOT, "702.170a", ann="hand: [Scheme], red: 2", turn="Bob")
    refused(
        f"{{cast: Bolt, by: Ann}}, {PLOT}", "702.170a", ann="hand: [Scheme, Bolt], red: 2", choices="Ann targets: Bob"
    )
    refused(PLOT, "601.2h", ann="hand: [Scheme], red: 1")


def test_a_card_that_was_exiled_otherwise_is_neither():
    cards = (
        BOARDS.cards
        + "  Away: {types: [instant], abilities: [{do: [{exile: {choose: 1, zone: hand, owner: you, target: false}}]}]}\n"
    )
    exiled = f"{{cast: Away, by: Ann}}, {{resolve: all}}, {NEXT}, {{add: {{blue: 9}}, by: Ann}}"
    Boards(cards).refused(f"{exiled}, {{cast: Omen, by: Ann}}", ann="hand: [Omen, Away]")
