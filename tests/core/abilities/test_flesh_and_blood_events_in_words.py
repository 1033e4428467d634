"""Events and instructions of Flesh and Blood, in words that a player would use and that read back as the same."""

from __future__ import annotations

import pytest
import yaml

from rules_data.core.scenarios import Back
from tests.lines_read import put_into_words

EVENTS = {
    "{event: is tapped, object: {subtype: ally, controller: you}}": "Whenever an ally you control is tapped",
    "{event: is marked, object: {type: hero, controller: opponent}}": "Whenever an opposing hero is marked",
    "{event: is frozen, object: me}": "When this is frozen",
    "{event: counter is put, object: me, counter: steam}": "When a steam counter is put on this",
    "{event: counter is removed, object: me, counter: steam, amount: {at least: 2}}":
        "When 2 or more steam counters are removed from this",
    "{event: loses go again, object: me}": "When this loses go again",
    "{event: gains an ability, object: {is: [attack]}}": "Whenever an attack gains an ability",
    "{event: loses life, object: {type: hero, controller: opponent}, amount: {at least: 2}}":
        "Whenever an opposing hero loses 2 or more life",
    "{event: protects, object: me}": "When this protects",
    "{event: becomes an attack target, object: {subtype: ally, controller: you}}":
        "Whenever an ally you control becomes an attack target",
    "{event: ceases to exist, object: {token: true, controller: you}}": "Whenever a token you control ceases to exist",
    "{event: changes control, object: {subtype: item}}": "Whenever an item changes control",
    "{event: combat chain opens, player: you}": "Whenever you open the combat chain",
    "{event: fuses, player: you, object: {type: action}}": "Whenever you fuse an action card",
    "{event: opts, player: you, amount: {at least: 2}}": "Whenever you opt 2 or more",
    "{event: prevents, player: you, amount: {at least: 1}}": "Whenever you prevent 1 or more damage",
    "{event: gains action points, player: you, amount: {at least: 2}}": "Whenever you gain 2 or more action points",
    "{event: is hit, object: {type: hero}, by player: you}": "Whenever you hit a hero",
    "{event: start of, phase: turn, player: any}": "At the start of each player's turn",
    "{event: end of, phase: turn, player: any}": "At the end of each player's turn",
    "{event: start of, phase: action, player: opponent}": "At the beginning of each opponent's action phase",
    "{event: completes a contract, player: you}": "Whenever you complete a contract",
}  # fmt: skip


@pytest.mark.parametrize("event", EVENTS)
def test_what_is_waited_for_is_told_as_players_say_it(event: str) -> None:
    back = put_into_words({"when": yaml.safe_load(event), "do": [{"draw": 1}]}, "flesh-and-blood")
    assert (back.words, back.outcome) == (f"{EVENTS[event]}, draw a card.", Back.SAME)


CHOSEN = "{choose: {choose: 1, type: hero, as: chosen}}, {for each: {type: hero, linked: chosen}, do: "
DONE = {
    "[{destroy: {choose: 1, random: true, subtype: item, as: chosen}}]": "destroy a random item.",
    "[{banish: {choose: 2, random: true, zone: hand, owner: opponent, as: chosen}}]":
        "banish 2 random cards from an opponent's hand.",
    "[{intimidate: true, player: opponent}]": "intimidate each opponent.",
    "[{intimidate: true, player: its controller}]": "intimidate its controller.",
    "[{crowd boos: true}]": "the crowd boos you.",
    f"[{CHOSEN}[{{intimidate: true, player: its controller}}]}}]": "intimidate target hero.",
    f"[{CHOSEN}[{{discard: 1, player: its controller}}]}}]": "target hero discards a card.",
}  # fmt: skip


@pytest.mark.parametrize("instructions", DONE)
def test_what_is_done_is_told_as_players_say_it(instructions: str) -> None:
    when = {"event": "is hit", "object": {"type": "hero"}, "by": "me"}
    back = put_into_words({"when": when, "do": yaml.safe_load(instructions)}, "flesh-and-blood")
    assert (back.words, back.outcome) == (f"Whenever this hits a hero, {DONE[instructions]}", Back.SAME)


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (
            "{when: {event: is discarded at random, player: you}, do: [{draw: 1}]}",
            "Whenever you discard a random card, draw a card.",
        ),
        (
            "{when: {event: discards, player: opponent, object: {color: red}}, do: [{draw: 1}]}",
            "Whenever an opponent discards a red card, draw a card.",
        ),
        (
            "{when: {event: is put, object: me, from: [arsenal]}, do: [{draw: 1}]}",
            "When this is put from an arsenal, draw a card.",
        ),
        (
            "{when: {event: attacks, object: me}, do: [{crowd boos: true, player: opponent}]}",
            "When this attacks, the crowd boos each opponent.",
        ),
        (
            "{when: {event: attacks, object: me}, do: [{intimidate: true}]}",
            "When this attacks, intimidate yourself.",
        ),
        (
            "{passive: {cannot be defended by: {type: action}, more than: 1}, affects: me}",
            "This can't be defended by more than 1 action card.",
        ),
        (
            "{passive: {cannot be defended by: {type: action}, more than: 2}, affects: me}",
            "This can't be defended by more than 2 action cards.",
        ),
    ],
)  # fmt: skip
def test_what_no_card_prints_so_is_told_all_the_same(ability: str, words: str) -> None:
    assert put_into_words(yaml.safe_load(ability), "flesh-and-blood").words == words
