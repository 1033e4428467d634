"""Texts on what players sacrifice, discard and exile, and on what follows from that, as they are read and played."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.magic_boards import Boards


def spell(text: str, kind: str = "sorcery") -> Boards:
    """A board with a spell that has this text."""
    lines = ability_text("magic").read(text, "Order")
    assert all(line.reading.outcome is Outcome.READ for line in lines)
    abilities = [ability for line in lines for ability in line.data["abilities"]]  # type: ignore[index, call-overload]
    return Boards(f"  Order: {{types: [{kind}], abilities: {abilities}}}\n  Isle: {{types: [land]}}\n")


ORDER = "{cast: Order, by: Ann}, {resolve: all}"
BEARS = "battlefield: [{{card: Bear, as: {0}1}}, {{card: Bear, as: {0}2}}, {{card: Bear, as: {0}3}}]"


@pytest.mark.parametrize(("hand", "life"), [("[Bear, Isle]", 23), ("[{card: Isle, as: i}, Isle]", 20), ("[Bear]", 23)])
def test_what_a_player_discarded_this_way(hand: str, life: int) -> None:
    text = "Target player discards two cards. If that player discarded a creature card this way, you gain 3 life."
    board = {"ann": "hand: [Order]", "bob": f"hand: {hand}", "choices": "Ann targets: Bob"}
    spell(text).confirm(ORDER, f"Ann: {{life: {life}}}, Bob: {{hand: 0}}", **board)


def test_the_controller_of_the_target_sacrifices_it() -> None:
    board = {"ann": "hand: [Order]", "bob": BEARS.format("b"), "choices": "Ann targets: b2"}
    text = "Target creature's controller sacrifices it."
    spell(text).confirm(ORDER, "b2: {zone: graveyard}, b1: {zone: battlefield}, b3: {zone: battlefield}", **board)


def test_half_of_what_each_player_has_is_rounded_for_each_of_them() -> None:
    text = "Each player sacrifices half the creatures they control, rounded up."
    board = {"ann": "hand: [Order]", "bob": BEARS.format("b"), "cid": "battlefield: [Ogre]"}
    then = "Bob: {battlefield: [b3]}, Cid: {battlefield: []}"
    spell(text).confirm(ORDER, then, choices="Bob objects: [b1, b2]", **board)
    board["choices"] = "Bob objects: b1"
    spell(text.replace("up", "down")).confirm(ORDER, "Bob: {battlefield: [b2, b3]}, Ogre: {zone: battlefield}", **board)


def test_what_was_sacrificed_this_way_is_counted_whoever_did() -> None:
    text = "Each player sacrifices a creature. Each opponent loses 1 life for each creature sacrificed this way."
    board = {"ann": "hand: [Order], battlefield: [Wolf]", "bob": "battlefield: [Bear]", "cid": ""}
    spell(text).confirm(ORDER, "Ann: {life: 20}, Bob: {life: 18}, Cid: {life: 18}", **board)


@pytest.mark.parametrize("whom", ["Each opponent", "Target opponent"])
def test_whoever_cannot_sacrifice_discards(whom: str) -> None:
    text = f"{whom} sacrifices a creature. If they can't, they discard a card."
    board = {"bob": "battlefield: [Bear], hand: [Isle]", "cid": "hand: [{card: Isle, as: last}]"}
    board |= {"ann": "hand: [Order, {card: Isle, as: own}]", "choices": "Ann targets: Cid" if "Target" in whom else ""}
    bear = "graveyard" if "Each" in whom else "battlefield"
    spell(text).confirm(ORDER, f"Bear: {{zone: {bear}}}, Bob: {{hand: 1}}, Cid: {{hand: 0}}, Ann: {{hand: 1}}", **board)


def test_you_and_an_opponent_each_do_it() -> None:
    board = {"ann": "hand: [Order], " + BEARS.format("a"), "bob": BEARS.format("b"), "cid": "battlefield: [Ogre]"}
    board["choices"] = "Ann targets: Bob; Ann objects: a1; Bob objects: b3"
    then = "Ann: {battlefield: [a2, a3]}, Bob: {battlefield: [b1, b2]}, Ogre: {zone: battlefield}"
    spell("You and target opponent each sacrifice a creature.").confirm(ORDER, then, **board)


def test_each_opponent_exiles_as_many_as_you_control() -> None:
    board = {"ann": "hand: [Order], battlefield: [Ogre, Wolf]", "bob": BEARS.format("b"), "cid": "battlefield: [Giant]"}
    board["choices"] = "Bob objects: [b1, b3]"
    text = "Each opponent exiles a creature they control for each creature you control."
    spell(text).confirm(ORDER, "b1: {zone: exile}, b2: {zone: battlefield}, Giant: {zone: exile}", **board)


def test_so_much_larger_for_each_creature() -> None:
    board = {"ann": "hand: [Order], battlefield: [Ogre, Wolf]", "bob": BEARS.format("b"), "choices": "Ann targets: b1"}
    text = "Target creature gets +1/+2 until end of turn for each creature you control."
    spell(text).confirm(ORDER, "b1: {power: 4, toughness: 6}, b2: {power: 2}", **board)


@pytest.mark.parametrize(("mana", "zone"), [(3, "battlefield"), (2, "graveyard")])
def test_a_price_of_x_is_what_is_counted(mana: int, zone: str) -> None:
    what = "the greatest power among creatures you control"
    order = spell(f"Counter target spell unless its controller pays {{X}}, where X is {what}.", "instant")
    board = {"ann": "hand: [Order], battlefield: [Ogre, Bear]", "bob": f"green: {mana}, hand: [Wolf]", "turn": "Bob"}
    board["choices"] = "Ann targets: Wolf" + ("; Bob pay: yes" if mana == 3 else "")
    when = "{cast: Wolf, by: Bob}, {cast: Order, by: Ann}, {resolve: all}"
    order.confirm(when, f"Wolf: {{zone: {zone}}}", **board)
