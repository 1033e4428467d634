"""Lines of Riftbound: these abilities, put into these words."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Back
from tests.lines_read import ability_of, put_into_words

LINES = {
    "When I'm played, draw 1.": (
        {"when": {"event": "is played", "object": "me"}, "do": [{"draw": 1}]},
        "When you play me, draw 1.",
    ),
    "When I attack, give another friendly unit here +2 [M] this turn.": (
        {
            "when": {"event": "attacks", "object": "me"},
            "do": [
                {
                    "give": {"might": 2},
                    "to": {
                        "choose": 1,
                        "other": True,
                        "controller": "your team",
                        "type": "unit",
                        "location": "here",
                        "as": "chosen",
                    },
                    "for": "this turn",
                }
            ],
        },
        "When I attack, give another friendly unit here +2 [M] this turn.",
    ),
    "When I die, you may return another unit from your trash to your hand.": (
        {
            "when": {"event": "dies", "object": "me"},
            "do": [
                {
                    "return": {
                        "choose": 1,
                        "other": True,
                        "type": "unit",
                        "zone": "trash",
                        "owner": "you",
                        "as": "chosen",
                    },
                    "you may": True,
                }
            ],
        },
        "When I die, you may return another unit from your trash to hand.",
    ),
    "When a friendly unit dies, draw 1.": (
        {"when": {"event": "dies", "object": {"controller": "your team", "type": "unit"}}, "do": [{"draw": 1}]},
        "When a friendly unit dies, draw 1.",
    ),
    "Whenever you play a spell, ready me.": (
        {"when": {"event": "is played", "object": {"type": "spell"}, "player": "you"}, "do": [{"ready": "me"}]},
        "When you play a spell, ready me.",
    ),
    "While I'm at a battlefield, other friendly units here have [Tank].": (
        {
            "passive": {"keyword": ["tank"]},
            "affects": {"all": {"other": True, "controller": "your team", "type": "unit", "location": "here"}},
            "while": {"this": "me", "is": {"location": "battlefield"}},
        },
        "While I'm at a battlefield, other friendly units here have [Tank].",
    ),
    "While you have no cards in hand, I have [Assault 2].": (
        {"passive": {"keyword": [{"assault": 2}]}, "affects": "me", "while": {"hand of": "you", "exactly": 0}},
        "While you have no cards in your hand, I have [Assault 2].",
    ),
    "I have [Assault].": ({"passive": {"keyword": ["assault"]}, "affects": "me"}, "I have [Assault]."),
    "Friendly units have [Shield].": (
        {"passive": {"keyword": ["shield"]}, "affects": {"all": {"controller": "your team", "type": "unit"}}},
        "Friendly units have [Shield].",
    ),
    "Deal 3 to an enemy unit at a battlefield.": (
        {
            "do": [
                {
                    "deal": 3,
                    "to": {
                        "choose": 1,
                        "controller": "opponent",
                        "type": "unit",
                        "location": "battlefield",
                        "as": "chosen",
                    },
                }
            ]
        },
        "Deal 3 to an enemy unit at a battlefield.",
    ),
    "Kill a unit with 3 [M] or less.": (
        {"do": [{"kill": {"choose": 1, "type": "unit", "might": {"at most": 3}, "as": "chosen"}}]},
        "Kill a unit with 3 [M] or less.",
    ),
    "Kill a unit, then its controller draws 1.": (
        {
            "do": [
                {"choose": {"choose": 1, "type": "unit", "as": "chosen"}},
                {"for each": {"linked": "chosen"}, "do": [{"kill": "it"}, {"draw": 1, "player": "its controller"}]},
            ]
        },
        "Kill a unit, then its controller draws 1.",
    ),
    "Counter a spell unless its controller pays [2].": (
        {
            "do": [
                {"choose": {"choose": 1, "zone": "chain", "type": "spell", "as": "chosen"}},
                {
                    "for each": {"linked": "chosen", "zone": "chain"},
                    "do": [{"pay": {"energy": 2}, "player": "its controller", "otherwise": [{"counter": "it"}]}],
                },
            ]
        },
        "Counter a spell unless its controller pays [2].",
    ),
    "Return all units to their owners' hands.": (
        {"do": [{"return": {"all": {"type": "unit"}}}]},
        "Return all units to hand.",
    ),
    "Stun an enemy unit. If it's attacking, draw 1.": (
        {
            "do": [
                {"stun": {"choose": 1, "controller": "opponent", "type": "unit", "as": "chosen"}},
                {"if": {"this": {"that": "chosen"}, "is": {"is": ["attacking"]}}, "do": [{"draw": 1}]},
            ]
        },
        "Stun an enemy unit. If it is attacking, draw 1.",
    ),
    "Each player kills one of their units.": (
        {
            "do": [
                {
                    "kill": {"choose": 1, "type": "unit", "controller": "that player", "target": False, "as": "chosen"},
                    "player": "any",
                }
            ]
        },
        "Each player kills a unit of theirs without targeting.",
    ),
    "Each opponent discards 1.": ({"do": [{"discard": 1, "player": "opponent"}]}, "Each opponent discards 1."),
    "Each opponent draws 1. You draw 2.": (
        {"do": [{"draw": 1, "player": "opponent"}, {"draw": 2}]},
        "Each opponent draws 1, then you draw 2.",
    ),
    "Each player discards their hand, then draws 4.": (
        {"do": [{"discard": {"hand of": "any"}, "player": "any"}, {"draw": 4, "player": "any"}]},
        "Each player discards their hand, then each player draws 4.",
    ),
    "Choose one — Draw 1; or kill a gear.": (
        {
            "do": [
                {
                    "modes": [
                        {"name": "option 1", "do": [{"draw": 1}]},
                        {"name": "option 2", "do": [{"kill": {"choose": 1, "type": "gear", "as": "chosen"}}]},
                    ]
                }
            ]
        },
        "Choose one — draw 1; or kill a gear.",
    ),
    "The next spell you play this turn costs [2] less.": (
        {
            "do": [
                {
                    "later": {
                        "passive": {"cost": {"energy": -2}},
                        "affects": {"all": {"controller": "you", "type": "spell"}},
                    },
                    "for": "next time",
                }
            ]
        },
        "The next spell you play this turn costs [2] less.",
    ),
    "The next unit you play this turn enters ready.": (
        {
            "do": [
                {
                    "later": {"passive": {"enters": "ready"}, "affects": {"type": "unit", "controller": "you"}},
                    "for": "next time",
                }
            ]
        },
        "The next unit you play this turn enters ready.",
    ),
    "The next spell you play this turn deals 1 bonus damage.": (
        {
            "do": [
                {
                    "later": {
                        "passive": {"bonus damage": 1},
                        "affects": {"all": {"type": "spell", "controller": "you"}},
                    },
                    "for": "next time",
                }
            ]
        },
        "The next spell you play this turn deals 1 bonus damage.",
    ),
    "When I attack, if you have more points than an opponent, draw 1.": (
        {
            "when": {"event": "attacks", "object": "me"},
            "if": {"points of": "you", "more than": {"points of": "opponent"}},
            "do": [{"draw": 1}],
        },
        "When I attack, if you have more points than an opponent, draw 1.",
    ),
}


@pytest.mark.parametrize("text", LINES)
def test_a_line_is_read_as_this_ability(text: str) -> None:
    assert ability_of(text, "riftbound") == LINES[text][0]


@pytest.mark.parametrize("text", LINES)
def test_what_was_read_is_put_into_words_that_say_the_same(text: str) -> None:
    ability, words = LINES[text]
    back = put_into_words(ability, "riftbound")
    assert (back.words, back.outcome) == (words, Back.SAME)
