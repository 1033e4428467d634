"""Where several players may do something: who is asked, in what order they choose, and that they act at once."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Offer: {types: [instant], abilities: [{do: [DO]}]}
  Watcher: {types: [enchantment], abilities: [{when: {event: EVENT}, one or more: true, do: [{gain life: 1}]}]}
  Ox: {types: [creature], power: 2, toughness: 2, abilities: []}
  Aura: {types: [artifact], abilities: []}
"""
BODY = """
given:
  players: [Ana, Ben, Cid]
  turn: {player: Ben}
  Ana: {hand: [Offer], battlefield: [Watcher], library: 4}
  Ben: {BEN}
  Cid: {CID}
when: [{cast: Offer, by: Ana}, {resolve: all}]
choices: [CHOICES]
then: {THEN}
"""
SACRIFICE = "{sacrifice: {choose: 1, type: creature, controller: you, target: false}, player: any, you may: true}"
DISCARD = "{discard: 1, player: opponent, you may: true}"
PAY = "{pay life: 3, player: opponent, you may: true}"
TAP = "{tap: {choose: 1, type: creature, controller: that player, target: false}, player: opponent, you may: true}"
HAVING = {
    SACRIFICE: ("is sacrificed", "battlefield: [{card: Ox, as: NAME}]", "battlefield: [{card: Aura, as: NAME}]"),
    DISCARD: ("discards", "hand: [{card: Ox, as: NAME}]", "hand: []"),
    PAY: ("loses life", "life: 3", "life: 2"),
    TAP: ("becomes tapped", "battlefield: [{card: Ox, as: NAME}]", "battlefield: [{card: Ox, as: NAME, tapped: true}]"),
}


def held(does: str, ben: str, cid: str, choices: str, then: str) -> None:
    magic = Written("magic", ("2024-06-07",), CARDS.replace("DO", does).replace("EVENT", HAVING[does][0]))
    body = BODY.replace("BEN", ben.replace("NAME", "b")).replace("CID", cid.replace("NAME", "c"))
    magic.confirm(body.replace("CHOICES", choices).replace("THEN", then))


def may(**said: str) -> str:
    return ", ".join(f"{{player: {who}, question: may, answer: {answer}}}" for who, answer in said.items())


@pytest.mark.parametrize("does", HAVING, ids=["sacrifice", "discard", "pay", "tap"])
def test_only_players_who_could_do_it_are_asked(does: str) -> None:
    _, able, unable = HAVING[does]
    held(does, able, unable, may(Ben="yes"), "asked: [{player: Ben, question: may}], Ana: {life: 21}")
    held(does, unable, able, may(Cid="yes"), "asked: [{player: Cid, question: may}], Ana: {life: 21}")
    held(does, unable, unable, "", "asked: {may: 0}, Ana: {life: 20}")


@pytest.mark.parametrize("does", HAVING, ids=["sacrifice", "discard", "pay", "tap"])
def test_those_who_want_to_do_it_at_once(does: str) -> None:
    """One trigger for one or more such events: two players have it once, as one of them alone does."""
    _, able, _ = HAVING[does]
    both = "asked: [{player: Ben, question: may}, {player: Cid, question: may}], triggers: {Watcher: TIMES}"
    held(does, able, able, may(Ben="yes", Cid="yes"), both.replace("TIMES", "1"))
    held(does, able, able, may(Ben="no", Cid="yes"), both.replace("TIMES", "1"))
    held(does, able, able, may(Ben="no", Cid="no"), both.replace("TIMES", "0"))


def test_two_of_three_who_want_to_act_together() -> None:
    everyone = SACRIFICE
    three = may(Ben="yes", Cid="no", Ana="yes")
    magic = Written("magic", ("2024-06-07",), CARDS.replace("DO", everyone).replace("EVENT", "is sacrificed"))
    body = BODY.replace("battlefield: [Watcher]", "battlefield: [Watcher, {card: Ox, as: a}]")
    body = body.replace("BEN", "battlefield: [{card: Ox, as: b}]").replace("CID", "battlefield: [{card: Ox, as: c}]")
    then = "triggers: {Watcher: 1}, a: {zone: graveyard}, b: {zone: graveyard}, c: {zone: battlefield}"
    magic.confirm(body.replace("CHOICES", three).replace("THEN", then))
