# ruff: noqa: E501
"""Magic: X in what keywords cost: morph and disguise, foretell, plot, flashback and other alternative costs (107.3)."""

import pytest

from tests.magic_boards import Boards
from tests.verdicts import assert_stops

BOARDS = Boards("""
  Masked: {types: [creature], mana cost: "{3}", power: 4, toughness: 4, keywords: [{morph: "{X}{R}"}], abilities: [{when: {event: is turned face up, object: me}, do: [{deal: X, to: {choose: 1, type: any target}}]}]}
  Veiled: {types: [creature], mana cost: "{3}", power: 4, toughness: 4, keywords: [{disguise: "{X}"}], abilities: [{when: {event: is turned face up, object: me}, do: [{put counter: "+1/+1", on: me, count: X}]}, {use: {tap: me}, do: [{gain life: X}]}]}
  Omen: {types: [sorcery], mana cost: "{4}", keywords: [{foretell: "{X}{R}"}], abilities: [{do: [{deal: X, player: opponent}]}]}
  Blaze: {types: [sorcery], mana cost: "{X}{R}", keywords: [{plot: "{R}"}], abilities: [{do: [{deal: X, player: opponent}, {gain life: 1}]}]}
  Ploy: {types: [sorcery], mana cost: "{2}", keywords: [{plot: "{X}{R}"}], abilities: [{do: [{deal: {sum: [X, 1]}, player: opponent}]}]}
  Echoing: {types: [sorcery], mana cost: "{9}", keywords: [{flashback: "{X}{R}"}], abilities: [{do: [{deal: X, player: opponent}]}]}
  Spectral: {types: [sorcery], mana cost: "{9}", abilities: [{passive: {alternative cost: "{X}{R}", name: other}, affects: me}, {do: [{deal: X, player: opponent}]}]}
  Freely: {types: [sorcery], mana cost: "{X}{R}", abilities: [{passive: {alternative cost: {pay life: 2}, name: blood}, affects: me}, {do: [{deal: X, player: opponent}]}]}
  Fits: {types: [instant], mana cost: "{5}", keywords: [{madness: "{X}{R}"}], abilities: [{do: [{deal: X, player: opponent}]}]}
  Rummage: {types: [sorcery], abilities: [{do: [{discard: 1}]}]}
  Hydra: {types: [creature], mana cost: "{X}{G}", power: 1, toughness: 1, keywords: [{escape: "{X}{G}"}], abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: X}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused
LATER = "{end turn: true}, {end turn: true}"


def up(name, word):
    return f"{{activate: {name}, ability: {word}, by: Ann}}, {{resolve: all}}"


def lying(name, mana):
    return f"battlefield: [{{card: {name}, face down: true}}], {mana}"


@pytest.mark.parametrize("number", [0, 2, 3])
def test_the_x_of_a_morph_cost_is_chosen_as_it_is_turned_up_and_known_to_its_abilities(number):
    confirm(
        up("Masked", "morph"),
        f"Masked: {{face down: false}}, Bob: {{life: {20 - number}}}, Ann: {{red: {4 - 1 - number}}}",
        ann=lying("Masked", "red: 4"),
        choices=f"Ann value of X: {number}; Ann targets: Bob",
    )


def test_no_more_is_chosen_than_can_be_paid():
    run = BOARDS.run(up("Masked", "morph"), ann=lying("Masked", "red: 3"), choices="Ann value of X: 3")
    assert_stops(run, "may not answer")
    refused("{activate: Masked, ability: morph, by: Ann}", ann=lying("Masked", "green: 3"))


def test_the_x_of_a_disguise_cost_is_known_to_all_its_abilities():
    confirm(
        up("Veiled", "disguise") + ", {activate: Veiled, by: Ann}, {resolve: all}",
        "Veiled: {power: 6}, Ann: {life: 22}",
        ann=lying("Veiled", "red: 3"),
        choices="Ann value of X: 2",
    )
    confirm("{activate: Veiled, by: Ann}, {resolve: all}", "Ann: {life: 20}", ann="battlefield: [Veiled]")


def test_the_x_of_a_foretell_cost_is_announced_as_it_is_cast():
    confirm(
        f"{{activate: Omen, ability: foretell, by: Ann}}, {LATER}, {{add: {{red: 4}}, by: Ann}}, {{cast: Omen, by: Ann}}, {{resolve: all}}",
        "Bob: {life: 18}, Ann: {red: 1}",
        ann="hand: [Omen], red: 2",
        choices="Ann value of X: 2",
    )


def test_the_x_of_a_plot_cost_is_paid_and_the_spell_cast_for_nothing_has_none():
    plotted = f"{{activate: Ploy, ability: plot, by: Ann}}, {LATER}, {{cast: Ploy, by: Ann}}, {{resolve: all}}"
    confirm(
        "{activate: Ploy, ability: plot, by: Ann}",
        "Ploy: {zone: exile}, Ann: {red: 1}",
        ann="hand: [Ploy], red: 4",
        choices="Ann value of X: 2",
    )
    confirm(plotted, "Bob: {life: 19}", ann="hand: [Ploy], red: 4", choices="Ann value of X: 2")


def test_x_is_0_for_a_plotted_spell_with_x_in_its_mana_cost():
    confirm(
        f"{{activate: Blaze, ability: plot, by: Ann}}, {LATER}, {{add: {{red: 4}}, by: Ann}}, {{cast: Blaze, by: Ann}}, {{resolve: all}}",
        "Bob: {life: 20}, Ann: {life: 21, red: 4}",
        ann="hand: [Blaze], red: 1",
    )


def test_flashback_escape_and_madness_announce_theirs():
    confirm(
        "{cast: Echoing, by: Ann}, {resolve: all}",
        "Bob: {life: 17}, Echoing: {zone: exile}",
        ann="graveyard: [Echoing], red: 4",
        choices="Ann value of X: 3",
    )
    confirm(
        "{cast: Hydra, by: Ann}, {resolve: all}",
        "Hydra: {power: 3}, Ann: {green: 0}",
        ann="graveyard: [Hydra], green: 3",
        choices="Ann value of X: 2",
    )
    confirm(
        "{cast: Rummage, by: Ann}, {resolve: all}",
        "Bob: {life: 18}, Ann: {red: 0}",
        ann="hand: [Rummage, Fits], red: 3",
        choices="Ann may: yes; Ann value of X: 2",
    )


def test_a_cost_that_is_paid_in_place_of_its_own_has_an_x_of_its_own():
    confirm(
        "{cast: Spectral, by: Ann}, {resolve: all}",
        "Bob: {life: 17}",
        ann="hand: [Spectral], red: 4",
        choices="Ann value of X: 3",
    )


def test_without_an_x_in_what_is_paid_instead_x_is_0():
    board = {"ann": "hand: [Freely], red: 4"}
    cast = "{cast: Freely, by: Ann}, {resolve: all}"
    confirm(
        cast,
        "Bob: {life: 20}, Ann: {life: 18, red: 4}, asked: {value of X: 0}",
        choices="Ann which cost: blood",
        **board,
    )
    confirm(
        cast, "Bob: {life: 18}, Ann: {life: 20, red: 1}", choices="Ann which cost: its own; Ann value of X: 2", **board
    )
