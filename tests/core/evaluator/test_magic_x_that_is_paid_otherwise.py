"""How large an X may be: what takes off the cost counts, and what pays for a part of it in another way (601.2b)."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.magic_boards import Boards
from tests.verdicts import assert_stops

SPELLS = Boards("""
  Mage: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {cost: {generic: -1}}, affects: {type: [instant, sorcery], controller: you}}]}
  Blaze: {types: [sorcery], mana cost: "{X}{R}", abilities: [{do: [{deal: X, to: {choose: 1, type: any target}}]}]}
  Chant: {types: [sorcery], mana cost: "{X}{G}", keywords: [convoke], abilities: [{do: [{gain life: X}]}]}
  Knot: {types: [instant], mana cost: "{X}{U}", keywords: [delve], abilities: [{do: [{counter: {choose: 1, type: spell, zone: stack, as: it}}]}]}
  Tax: {types: [instant], mana cost: "{X}{U}", abilities: [{do: [{choose: {choose: 1, type: spell, zone: stack}, as: taxed}, {for each: {linked: taxed, zone: stack}, do: [{pay: {generic: X}, player: its controller, otherwise: [{counter: it}]}]}]}]}
  Tithe: {types: [sorcery], abilities: [{do: [{pay: {generic: X}, to do: [{draw: 1}]}]}]}
  Gift: {types: [sorcery], mana cost: "{1}{G}", keywords: [convoke, {kicker: "{2}"}], abilities: [{do: [{gain life: 1}, {if: {paid: kicker}, do: [{gain life: 4}]}]}]}
""")  # noqa: E501


def test_what_is_taken_off_the_cost_lets_x_be_larger() -> None:
    board = {"choices": "Ann value of X: 3; Ann targets: Bob", "bob": "life: 20"}
    cast = "{cast: Blaze, by: Ann}, {resolve: all}"
    SPELLS.confirm(cast, "Bob: {life: 17}, Ann: {red: 0}", ann="red: 3, hand: [Blaze], battlefield: [Mage]", **board)
    SPELLS.confirm(cast, "illegal answer: true", ann="red: 3, hand: [Blaze], battlefield: [Bear]", **board)


def test_creatures_that_convoke_let_x_be_larger() -> None:
    choices = "Ann value of X: 2; Ann objects: [Ogre, Giant]; Ann pay with: generic"
    ann = "green: 1, life: 20, hand: [Chant], battlefield: [Ogre, Giant]"
    SPELLS.confirm("{cast: Chant, by: Ann}, {resolve: all}", "Ann: {life: 22}", ann=ann, choices=choices)
    too_much = choices.replace("X: 2", "X: 3")
    SPELLS.confirm("{cast: Chant, by: Ann}", "illegal answer: true", ann=ann, choices=too_much)


def test_cards_that_are_delved_let_x_be_larger() -> None:
    done = "{cast: Bolt, by: Bob}, {cast: Knot, by: Ann}, {resolve: all}"
    ann = "blue: 1, life: 20, hand: [Knot], graveyard: [Bear, Wolf]"
    choices = "Bob targets: Ann; Ann value of X: 2; Ann targets: Bolt"
    SPELLS.confirm(done, "Ann: {life: 20, exile: 2}", ann=ann, bob="hand: [Bolt]", choices=choices)


def test_an_optional_cost_is_offered_that_creatures_could_pay_for() -> None:
    ann = "green: 2, life: 20, hand: [Gift], battlefield: [Ogre, Giant]"
    choices = "Ann pay optional cost: yes; Ann objects: [Ogre, Giant]"
    SPELLS.confirm("{cast: Gift, by: Ann}, {resolve: all}", "Ann: {life: 25}", ann=ann, choices=choices)


def test_what_a_spell_has_somebody_pay_may_be_its_x() -> None:
    done = "{cast: Bolt, by: Bob}, {cast: Tax, by: Ann}, {resolve: all}"
    board = {"ann": "blue: 3, life: 20, hand: [Tax]"}
    choices = "Bob targets: Ann; Ann value of X: 2; Ann targets: Bolt"
    SPELLS.confirm(done, "Ann: {life: 20}, Bob: {red: 1}", bob="red: 1, hand: [Bolt]", choices=choices, **board)
    paid = f"{choices}; Bob pay: yes"
    SPELLS.confirm(done, "Ann: {life: 17}, Bob: {red: 0}", bob="red: 2, hand: [Bolt]", choices=paid, **board)


def test_an_x_that_nobody_has_announced_is_not_paid_as_nothing() -> None:
    run = SPELLS.run("{cast: Tithe, by: Ann}, {resolve: all}", "Ann: {hand: 1}", ann="hand: [Tithe]")
    assert_stops(run, "No number has been announced")
    paid = "{when: {event: dies, object: me}, do: [{pay: {generic: X}, to do: [{draw: 1}]}]}"
    moth = Boards(f"  Moth: {{types: [creature], power: 1, toughness: 1, abilities: [{paid}]}}\n")
    with pytest.raises(UnableToReadScenario, match="every part is known"):
        moth.run("{destroy: Moth}", ann="battlefield: [Moth]")


KICKED = Boards("""
  Treant:
    types: [creature]
    mana cost: "{1}{G}"
    power: 4
    toughness: 7
    keywords: [{kicker: "{X}"}]
    abilities: [{when: {event: enters, object: me}, if: {paid: kicker}, do: [{gain life: X}]}]
  Volley:
    types: [instant]
    mana cost: "{R}"
    keywords: [{kicker: "{X}{X}"}]
    abilities: [{do: [{deal: 1, to: {choose: 1, type: any target}}, {if: {paid: kicker}, do: [{gain life: X}]}]}]
""")


def test_the_x_of_a_kicker_cost_is_announced_and_paid_where_the_spell_is_kicked() -> None:
    board = {"ann": "green: 5, life: 20, hand: [Treant]"}
    cast = "{cast: Treant, by: Ann}, {resolve: all}"
    kicked = "Ann pay optional cost: yes; Ann value of X: 3"
    KICKED.holds(cast, "Ann: {green: 0, life: 23}", "107.3a", choices=kicked, **board)
    KICKED.confirm(cast, "Ann: {green: 3, life: 20}", choices="Ann pay optional cost: no", **board)
    too_much = "Ann pay optional cost: yes; Ann value of X: 4"
    KICKED.confirm("{cast: Treant, by: Ann}", "illegal answer: true", choices=too_much, **board)


def test_an_x_that_stands_twice_in_a_kicker_cost_is_paid_twice() -> None:
    choices = "Ann pay optional cost: yes; Ann value of X: 2; Ann targets: Bob"
    cast = "{cast: Volley, by: Ann}, {resolve: all}"
    KICKED.confirm(cast, "Ann: {red: 0, life: 22}", ann="red: 5, life: 20, hand: [Volley]", choices=choices)


@pytest.mark.parametrize("what", ["ability", "activated ability"])
def test_what_abilities_cost_to_activate_is_changed_by_other_words_and_that_is_said(what: str) -> None:
    less = f"{{passive: {{cost: {{generic: -2}}}}, affects: {{all: {{type: {what}, zone: stack, controller: you}}}}}}"
    cards = f"  Grounds: {{types: [enchantment], abilities: [{less}]}}\n"
    with pytest.raises(UnableToReadScenario, match=r"cards that are being played.*activation cost"):
        Boards(cards).run("{draw: 1, by: Ann}", ann="battlefield: [Grounds]")
