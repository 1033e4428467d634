"""Riftbound's abilities in the words that cards would use: battlefields, decks and hands, tags and amounts."""

from __future__ import annotations

import pytest
import yaml

from rules_data.core.abilities import render
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_data


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("{passive: {tag: Mech}, affects: {all: {type: unit, controller: you}}}", "Your units have the Mech tag."),
        (
            "{do: [{choose: {choose: 1, type: battlefield}, as: f}, {deal: 2, to: {all: {type: unit, where: f}}}]}",
            "Deal 2 to all units at a battlefield.",
        ),
        (
            "{do: [{choose: {choose: 1, type: battlefield}, as: f}, {deal: 2, to: {all: {type: unit, where: f}}},"
            " {draw: {count: {type: gear, where: f}}}]}",
            "Choose a battlefield, deal 2 to all units at that battlefield, then draw cards equal to the number of gear"
            " at that battlefield.",
        ),
        (
            "{do: [{kill: {choose: 1, type: unit, as: v}}, {deal: 1, to: {all: {type: unit, where: v}}}]}",
            "Kill a unit, then deal 1 to all units where it is.",
        ),
        (
            "{do: [{look at: {top: 5, as: s}},"
            " {play: {choose: up to 1, type: unit, linked: s, zone: deck, target: false}, free: true},"
            " {recycle: {all: {linked: s, zone: deck}}}]}",
            "Look at the top 5 cards of your Main Deck, play up to 1 unit from among them, ignoring its cost, then"
            " recycle the rest.",
        ),
        ("{do: [{recycle: {choose: 1, type: unit, zone: hand, owner: you}}]}", "Recycle a unit from your hand."),
        (
            "{do: [{kill: {choose: 1, type: unit, target: false}}]}",
            "Kill a unit without targeting.",
        ),
        (
            "{replace: {event: enters, object: me}, keeps: true, works in: [chain], with: [{name a tag: true}]}",
            "As you play me, name a tag.",
        ),
        (
            "{do: [{pay any amount: power,"
            " to do: [{deal: that much, to: {choose: 1, type: unit}}, {draw: that much}]}]}",
            "Pay any amount of [C] to deal that much to a unit, then draw that many.",
        ),
    ],
)
def test_what_is_chosen_for_one_thing_alone_is_said_with_it(said: str, words: str) -> None:
    data = yaml.safe_load(said)
    abilities, problems = read_data({"abilities": [data]}, GAMES["riftbound"].table.vocabulary)
    assert problems == ()
    assert [render(one, GAMES.played["riftbound"].lexicon) for one in abilities] == [words]
