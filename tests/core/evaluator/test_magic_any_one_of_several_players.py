"""What any one of several players may do or pay: they are asked in turn order, until one does (Magic 101.4)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

CARDS = """
cards:
  Bargain: {types: [instant], abilities: [{do: [DO]}]}
  Ox: {types: [creature], power: 2, toughness: 2, abilities: []}
"""
BODY = """
given:
  players: [Ana, Ben, Cid]
  turn: {player: Ana}
  Ana: {hand: [Bargain], library: 4}
  Ben: {battlefield: [{card: Ox, as: b}], colorless: BEN}
  Cid: {battlefield: [{card: Ox, as: c}], colorless: CID}
when: [{cast: Bargain, by: Ana}, {resolve: all}]
choices: [CHOICES]
then: {THEN}
"""
PAY = "{pay: {generic: 2}, player: opponent, otherwise: [{draw: 1}]}"
PAY_TO_DO = "{pay: {generic: 2}, player: any, to do: [{lose life: 3, player: that player}]}"
OX = "{type: creature, controller: that player}"
MAY = "{you may: [{sacrifice: {choose: 1, type: creature, target: false}, player: that player}], player: opponent}"
IF_DONE = ", {if: {done: true}, do: [{draw: 1}], otherwise: [{gain life: 5}]}"


def held(does: str, choices: dict[str, str], then: str, question: str = "pay", ben: int = 2, cid: int = 2) -> None:
    said = ", ".join(f"{{player: {who}, question: {question}, answer: {answer}}}" for who, answer in choices.items())
    magic = Written("magic", ("2024-06-07",), CARDS.replace("DO", does))
    body = BODY.replace("BEN", str(ben)).replace("CID", str(cid)).replace("CHOICES", said)
    magic.confirm(body.replace("THEN", then))


def test_unless_an_opponent_pays_each_of_them_is_asked_until_one_does() -> None:
    held(PAY, {"Ben": "yes"}, "Ana: {hand: 0}, Ben: {colorless: 0}, Cid: {colorless: 2}")
    held(PAY, {"Ben": "no", "Cid": "yes"}, "Ana: {hand: 0}, Ben: {colorless: 2}, Cid: {colorless: 0}")
    held(PAY, {"Ben": "no", "Cid": "no"}, "Ana: {hand: 1}")


def test_who_cannot_pay_is_not_asked() -> None:
    held(PAY, {"Cid": "yes"}, "Ana: {hand: 0}", ben=1)
    held(PAY, {}, "Ana: {hand: 1}, asked: {pay: 0}", ben=1, cid=0)


def test_whoever_pays_is_that_player() -> None:
    held(PAY_TO_DO, {"Ben": "no", "Cid": "yes"}, "Ben: {life: 20}, Cid: {life: 17}")


@pytest.mark.parametrize(("ben", "cid", "gone"), [("yes", "", "b"), ("no", "yes", "c"), ("no", "no", "")])
def test_what_an_opponent_may_do_is_done_by_the_first_who_wants_to(ben: str, cid: str, gone: str) -> None:
    answers = {"Ben": ben, **({"Cid": cid} if cid else {})}
    zones = ", ".join(f"{each}: {{zone: {'graveyard' if each == gone else 'battlefield'}}}" for each in ("b", "c"))
    ana = "Ana: {hand: 1, life: 20}" if gone else "Ana: {hand: 0, life: 25}"
    held(MAY + IF_DONE, answers, f"{zones}, {ana}", "may")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Draw a card unless an opponent pays {2}.", "Draw a card unless an opponent pays {2}."),
        ("Any opponent may sacrifice a creature. If no one does, draw a card.", ""),
        ("Any player may have ~ deal 6 damage to them. If a player does, counter target spell.", ""),
        ("Draw a card unless target opponent pays 3 life.", ""),
    ],
)
def test_such_text_is_read(text: str, written: str) -> None:
    assert [line.data is not None for line in ability_text("magic").read(text)] == [True]


def test_each_opponent_may_pay_is_no_such_text() -> None:
    (line,) = ability_text("magic").read("Each opponent may pay {2}. If they do, they draw a card.")
    assert "for each" in str(line.data)
