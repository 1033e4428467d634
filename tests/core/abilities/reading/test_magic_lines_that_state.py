"""Lines of Magic that say what is so: these abilities, put into these words."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Back
from tests.lines_read import ability_of, put_into_words

LINES = {
    "Lantern Moth can't attack unless defending player controls an Island.": (
        {
            "passive": {"cannot": "attack"},
            "affects": "me",
            "while": {"not": {"count": {"subtype": "Island", "controller": "defending player"}}},
        },
        "This can't attack unless defending player controls an Island.",
    ),
    "Creatures you control with flying get +1/+1.": (
        {
            "passive": {"power": 1, "toughness": 1},
            "affects": {"all": {"type": "creature", "controller": "you", "keyword": "flying"}},
        },
        "Creatures you control with flying get +1/+1.",
    ),
    "As long as you control an artifact, Lantern Moth has flying.": (
        {
            "passive": {"keyword": "flying"},
            "affects": "me",
            "while": {"count": {"type": "artifact", "controller": "you"}},
        },
        "As long as you control an artifact, this has flying.",
    ),
    "If a creature would die, exile it instead.": (
        {"replace": {"event": "dies", "object": {"type": "creature"}}, "with": [{"exile": "it"}]},
        "If a creature would die, exile it instead.",
    ),
    "Your opponents can't cast spells during your turn.": (
        {
            "passive": {"cannot cast": {"zone": "stack", "type": "spell"}},
            "affects": {"all": {"type": "player", "controller": "opponent"}},
            "while": {"turn of": "you"},
        },
        "As long as it's your turn, your opponents can't cast spells.",
    ),
    "Enchanted creature gets +2/+2 and has flying.": (
        {
            "passive": {"power": 2, "toughness": 2, "keyword": "flying"},
            "affects": {"all": {"what I am attached to": True}},
        },
        "The permanent this is attached to gets +2/+2 and has flying.",
    ),
    "Lantern Moth gets +1/+1 for each artifact you control.": (
        {
            "passive": {
                "power": {"times": [1, {"count": {"type": "artifact", "controller": "you"}}]},
                "toughness": {"times": [1, {"count": {"type": "artifact", "controller": "you"}}]},
            },
            "affects": "me",
        },
        "This gets +1/+1 for each artifact you control.",
    ),
    "Enchanted creature gets +1/+0 for each artifact you control.": (
        {
            "passive": {
                "power": {"times": [1, {"count": {"type": "artifact", "controller": "you"}}]},
                "toughness": {"times": [0, {"count": {"type": "artifact", "controller": "you"}}]},
            },
            "affects": {"all": {"what I am attached to": True}},
        },
        "The permanent this is attached to gets +1/+0 for each artifact you control.",
    ),
    "Other creatures you control have toxic 1.": (
        {
            "passive": {"keyword": {"toxic": 1}},
            "affects": {"all": {"other": True, "type": "creature", "controller": "you"}},
        },
        "Other creatures you control have toxic 1.",
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
