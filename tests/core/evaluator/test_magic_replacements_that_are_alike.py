"""Nobody is asked which of several replacement effects comes first where that makes no difference (Magic 616.1)."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards
from tests.verdicts import told

MORE = """
  Fog: {types: [instant], abilities: [{do: [{prevent: all, type: combat}]}]}
  Salve: {types: [instant], abilities: [{do: [{prevent: 2, to: {choose: 1, type: any target}}]}]}
  Balm: {types: [instant], abilities: [{do: [{prevent: 2, to: {choose: 1, type: any target}, besides: [{gain life: that much}]}]}]}
  Armor: {types: [artifact], abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}}, keeps: true, amount: {minus: [that much, 1]}}]}
  Void Gate: {types: [enchantment], abilities: [{replace: {event: dies, object: {type: creature}}, with: [{exile: it}]}]}
  Hearth: {types: [enchantment], abilities: [{replace: {event: dies, object: {type: creature}}, with: [{return: it}]}]}
  Ember: {types: [enchantment], abilities: [{replace: {event: is dealt damage, object: {type: player}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Blaze: {types: [enchantment], abilities: [{replace: {event: is dealt damage, object: {type: player}}, keeps: true, amount: {times: [that much, 2]}}]}
  Quiet: {types: [artifact], abilities: [{replace: {event: ability triggers, because: {event: enters, object: {type: creature}}}, with: [{nothing: true}]}]}
  Echoes: {types: [artifact], abilities: [{replace: {event: ability triggers, object: {controller: you}, because: {event: enters}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Herald: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{gain life: 1}]}]}
  Moat: {types: [enchantment], abilities: [{replace: {event: enters, object: {type: creature}}, with: []}]}
  Mute: {types: [enchantment], abilities: [{replace: {event: enters, object: {type: creature}}, with: [{nothing: true}]}]}
  Haste: {types: [enchantment], abilities: [{passive: {enters: tapped}, affects: {all: {type: creature}}}]}
  Rise: {types: [sorcery], abilities: [{do: [{return: {choose: 1, type: creature, zone: graveyard}, to: battlefield}]}]}
  Rise All: {types: [sorcery], abilities: [{do: [{return: {all: {type: creature, zone: graveyard}}, to: battlefield}]}]}
"""  # noqa: E501
TWO = "hand: [{{card: {0}, as: one}}, {{card: {0}, as: two}}]"
BOTH = "{cast: one, by: Bob}, {resolve: 1}, {cast: two, by: Bob}, {resolve: 1}"
BOB = "Bob targets: Bob; Bob targets: Bob"
ASKED = "must answer 'order replacements'"


def test_two_fogs() -> None:
    when = BOTH + ", {attack: {Bear: Bob}}, {advance to: postcombat main}"
    then = "Bob: {life: 20}, asked: {order replacements: 0}"
    Boards(MORE).confirm(when, then, ann="battlefield: [Bear]", bob=TWO.format("Fog"))


@pytest.mark.parametrize(("spell", "life"), [("Salve", 20), ("Balm", 23)])
def test_two_shields_are_used_up_one_after_the_other(spell: str, life: int) -> None:
    bolt = ", {cast: Bolt, by: Ann}, {resolve: 1}"
    board = {"ann": "hand: [Bolt]", "bob": TWO.format(spell)}
    then = f"Bob: {{life: {life}}}, asked: {{order replacements: 0}}"
    Boards(MORE).confirm(BOTH + bolt, then, choices=BOB + "; Ann targets: Bob", **board)


def test_what_one_shield_has_left_another_takes() -> None:
    """Two of four were prevented by the first Bolt's three and one more, so one of the second Bolt's three is."""
    bolts = "".join(f", {{cast: {bolt}, by: Ann}}, {{resolve: 1}}" for bolt in ("b1", "b2"))
    board = {"ann": "hand: [{card: Bolt, as: b1}, {card: Bolt, as: b2}]", "bob": TWO.format("Salve")}
    then = "Bob: {life: 18}, asked: {order replacements: 0}"
    Boards(MORE).confirm(BOTH + bolts, then, choices=BOB + "; Ann targets: Bob; Ann targets: Bob", **board)


def test_what_several_effects_exile_instead_of_dying_goes_nowhere_else() -> None:
    board = {"ann": "battlefield: [{card: Void Gate, as: g1}, {card: Void Gate, as: g2}]", "bob": "hand: [Murder]"}
    board["ann"] = board["ann"][:-1] + ", {card: Ogre, counters: {finality: 1}}]"
    then = "Ogre: {zone: exile}, asked: {order replacements: 0}"
    when = "{cast: Murder, by: Bob}, {resolve: 1}"
    Boards(MORE).confirm(when, then, choices="Bob targets: Ogre", **board)


def test_what_does_not_trigger_does_not_trigger_more_often() -> None:
    board = {"ann": "hand: [Herald], battlefield: [Echoes]", "bob": "battlefield: [Quiet]"}
    then = "Ann: {life: 20}, triggers: {Herald: 0}, asked: {order replacements: 0}"
    Boards(MORE).confirm("{cast: Herald, by: Ann}, {resolve: all}", then, **board)


@pytest.mark.parametrize("pair", [("Moat", "Mute"), ("Mute", "Moat"), ("Moat", "Haste"), ("Mute", "Haste")])
def test_what_nothing_comes_of_is_the_same_whether_it_is_said_or_left_out(pair: tuple[str, str]) -> None:
    board = {"ann": f"hand: [Rise], graveyard: [Ogre], battlefield: [{', '.join(pair)}]"}
    then = "Ogre: {zone: graveyard}, asked: {order replacements: 0}"
    Boards(MORE).confirm("{cast: Rise, by: Ann}, {resolve: all}", then, choices="Ann targets: Ogre", **board)


def test_several_arrivals_of_which_nothing_comes_need_no_order() -> None:
    board = {"ann": "hand: [Rise All], graveyard: [Ogre, Bear], battlefield: [Moat, Mute]"}
    then = "Ogre: {zone: graveyard}, Bear: {zone: graveyard}, asked: {which event: 0, order replacements: 0}"
    Boards(MORE).confirm("{cast: Rise All, by: Ann}, {resolve: all}", then, **board)


@pytest.mark.parametrize("pair", [("Void Gate", "Hearth"), ("Ember", "Blaze")])
def test_where_it_makes_a_difference_it_is_asked(pair: tuple[str, str]) -> None:
    spell, target = ("Murder", "Ogre") if "Hearth" in pair else ("Bolt", "Ann")
    ann = f"battlefield: [Ogre, {', '.join(pair)}]"
    when = f"{{cast: {spell}, by: Bob}}, {{resolve: 1}}"
    board = {"ann": ann, "bob": f"hand: [{spell}]", "choices": f"Bob targets: {target}"}
    run = Boards(MORE).run(when, "Ogre: {tapped: false}", **board)
    assert ASKED in told(run)


def test_a_shield_that_does_something_besides_is_another_than_one_that_does_not() -> None:
    hand = "hand: [{card: Salve, as: one}, {card: Balm, as: two}]"
    when = BOTH + ", {cast: Bolt, by: Ann}, {resolve: 1}"
    choices = BOB + "; Ann targets: Bob"
    run = Boards(MORE).run(when, "Bob: {life: 21}", ann="hand: [Bolt]", bob=hand, choices=choices)
    assert ASKED in told(run)
