"""Lines of Magic about something that is chosen: these abilities, put into these words."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Back
from tests.lines_read import ability_of, put_into_words

LINES = {
    "Target creature gets -2/-2 until end of turn. If it would die this turn, exile it instead.": (
        {
            "do": [
                {
                    "give": {"power": -2, "toughness": -2},
                    "to": {"choose": 1, "type": "creature", "as": "chosen"},
                    "for": "until end of turn",
                },
                {
                    "later": {"replace": {"event": "dies", "object": {"that": "chosen"}}, "with": [{"exile": "it"}]},
                    "for": "this turn",
                },
            ]
        },
        "Target creature gets -2/-2 until end of turn. If it would die this turn, exile it instead.",
    ),
    "Destroy target creature. Its controller draws a card.": (
        {
            "do": [
                {"choose": {"choose": 1, "type": "creature", "as": "chosen"}},
                {"for each": {"linked": "chosen"}, "do": [{"destroy": "it"}, {"draw": 1, "player": "its controller"}]},
            ]
        },
        "Destroy target creature, then its controller draws a card.",
    ),
    "Exile target creature. Its controller gains life equal to its power.": (
        {
            "do": [
                {"choose": {"choose": 1, "type": "creature", "as": "chosen"}},
                {
                    "for each": {"linked": "chosen"},
                    "do": [{"exile": "it"}, {"gain life": {"power of": "it"}, "player": "its controller"}],
                },
            ]
        },
        "Exile target creature, then its controller gains life equal to its power.",
    ),
    "Tap target creature, then its controller loses 2 life.": (
        {
            "do": [
                {"choose": {"choose": 1, "type": "creature", "as": "chosen"}},
                {"for each": {"linked": "chosen"}, "do": [{"tap": "it"}, {"lose life": 2, "player": "its controller"}]},
            ]
        },
        "Tap target creature, then its controller loses 2 life.",
    ),
    "Choose target creature, then its controller draws a card.": (
        {
            "do": [
                {"choose": {"choose": 1, "type": "creature", "as": "chosen"}},
                {"for each": {"linked": "chosen"}, "do": [{"draw": 1, "player": "its controller"}]},
            ]
        },
        "Choose target creature, then its controller draws a card.",
    ),
    "Counter target spell unless its controller pays {1}.": (
        {
            "do": [
                {"choose": {"choose": 1, "zone": "stack", "type": "spell", "as": "chosen"}},
                {
                    "for each": {"linked": "chosen", "zone": "stack"},
                    "do": [{"pay": {"generic": 1}, "player": "its controller", "otherwise": [{"counter": "it"}]}],
                },
            ]
        },
        "Counter target spell unless its controller pays {1}.",
    ),
    "Destroy target red creature. It can't be regenerated. Its controller loses 3 life.": (
        {
            "do": [
                {"choose": {"choose": 1, "color": "red", "type": "creature", "as": "chosen"}},
                {
                    "for each": {"linked": "chosen"},
                    "do": [{"destroy": "it", "no regeneration": True}, {"lose life": 3, "player": "its controller"}],
                },
            ]
        },
        "Destroy target red creature. It can't be regenerated. Its controller loses 3 life.",
    ),
    "Target opponent loses X life, where X is the number of cards in their hand.": (
        {
            "do": [
                {"choose": {"choose": 1, "type": "player", "controller": "opponent", "as": "chosen"}},
                {
                    "for each": {"type": "player", "linked": "chosen"},
                    "do": [{"lose life": {"hand of": "its controller"}, "player": "its controller"}],
                },
            ]
        },
        "Target opponent loses life equal to the number of cards in that player's hand.",
    ),
    "Return target creature to its owner's hand. You lose life equal to its toughness.": (
        {
            "do": [
                {"return": {"choose": 1, "type": "creature", "as": "chosen"}},
                {"lose life": {"toughness of": {"that": "chosen"}}},
            ]
        },
        "Return target creature to its owner's hand, then lose life equal to its toughness.",
    ),
    "You may sacrifice another creature. When you do, Lantern Moth deals 2 damage to any target.": (
        {
            "do": [
                {
                    "sacrifice": {"choose": 1, "other": True, "type": "creature", "target": False, "as": "chosen"},
                    "you may": True,
                },
                {
                    "when you do": [
                        {"deal": 2, "to": {"choose": 1, "type": "any target", "as": "chosen 2"}, "from": "me"}
                    ]
                },
            ]
        },
        "You may sacrifice another creature. When you do, this deals 2 damage to any target.",
    ),
    "You may sacrifice another creature. If you do, draw a card. If you don't, lose 2 life.": (
        {
            "do": [
                {
                    "sacrifice": {"choose": 1, "other": True, "type": "creature", "target": False, "as": "chosen"},
                    "you may": True,
                },
                {"if": {"done": True}, "do": [{"draw": 1}]},
                {"if": {"done": False}, "do": [{"lose life": 2}]},
            ]
        },
        "You may sacrifice another creature. If you do, draw a card. If you don't, lose 2 life.",
    ),
    "Target player discards their hand.": (
        {
            "do": [
                {"choose": {"choose": 1, "type": "player", "as": "chosen"}},
                {
                    "for each": {"type": "player", "linked": "chosen"},
                    "do": [{"discard": {"hand of": "its controller"}, "player": "its controller"}],
                },
            ]
        },
        "Target player discards their hand.",
    ),
    "Target player draws two cards. You gain 2 life.": (
        {"do": [{"draw": 2, "player": {"choose": 1, "as": "chosen"}}, {"gain life": 2}]},
        "Target player draws two cards, then you gain 2 life.",
    ),
    "Target creature gets -1/-1 until end of turn for each artifact you control.": (
        {
            "do": [
                {
                    "give": {
                        "power": {"times": [-1, {"count": {"type": "artifact", "controller": "you"}}]},
                        "toughness": {"times": [-1, {"count": {"type": "artifact", "controller": "you"}}]},
                    },
                    "to": {"choose": 1, "type": "creature", "as": "chosen"},
                    "for": "until end of turn",
                }
            ]
        },
        "Target creature gets -1/-1 for each artifact you control until end of turn.",
    ),
    "Target creature gets +1/+0 until end of turn for each creature card in your graveyard.": (
        {
            "do": [
                {
                    "give": {
                        "power": {"times": [1, {"count": {"type": "creature", "zone": "graveyard", "owner": "you"}}]},
                        "toughness": {
                            "times": [0, {"count": {"type": "creature", "zone": "graveyard", "owner": "you"}}]
                        },
                    },
                    "to": {"choose": 1, "type": "creature", "as": "chosen"},
                    "for": "until end of turn",
                }
            ]
        },
        "Target creature gets +1/+0 for each creature card in your graveyard until end of turn.",
    ),
    "{T}: Target creature becomes a Vampire in addition to its other types until end of turn.": (
        {
            "use": {"tap": "me"},
            "do": [
                {
                    "give": {"subtype": "Vampire"},
                    "to": {"choose": 1, "type": "creature", "as": "chosen"},
                    "for": "until end of turn",
                }
            ],
        },
        "{T}: Target creature becomes a Vampire in addition to its other types until end of turn.",
    ),
    "Gain control of target artifact. It becomes a Vampire in addition to its other types.": (
        {
            "do": [
                {"gain control": {"choose": 1, "type": "artifact", "as": "chosen"}},
                {"give": {"subtype": "Vampire"}, "to": {"that": "chosen"}, "for": "permanently"},
            ]
        },
        "Gain control of target artifact, then it becomes a Vampire in addition to its other types.",
    ),
    "Target creature gains annihilator 1 until end of turn.": (
        {
            "do": [
                {
                    "give": {"keyword": {"annihilator": 1}},
                    "to": {"choose": 1, "type": "creature", "as": "chosen"},
                    "for": "until end of turn",
                }
            ]
        },
        "Target creature gains annihilator 1 until end of turn.",
    ),
    "{X}{R}: Lantern Moth deals X damage to target creature without flying.": (
        {
            "use": {"X": 1, "red": 1},
            "do": [
                {
                    "deal": "X",
                    "to": {"choose": 1, "type": "creature", "none of": [{"keyword": "flying"}], "as": "chosen"},
                    "from": "me",
                }
            ],
        },
        "{X}{R}: This deals X damage to target creature without flying.",
    ),
}


@pytest.mark.parametrize("text", LINES)
def test_a_line_is_read_as_this_ability(text: str) -> None:
    assert ability_of(text, "magic") == LINES[text][0]


@pytest.mark.parametrize("text", LINES)
def test_what_was_read_is_put_into_words_that_say_the_same(text: str) -> None:
    ability, words = LINES[text]
    back = put_into_words(ability, "magic")
    assert (back.words, back.outcome) == (words, Back.SAME)
