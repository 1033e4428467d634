"""Lines of Magic that wait for something: these abilities, put into these words."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Back
from tests.lines_read import ability_of, put_into_words

LINES = {
    "Whenever another creature dies, put a +1/+1 counter on it.": (
        {
            "when": {"event": "dies", "object": {"other": True, "type": "creature"}},
            "do": [{"put counter": "+1/+1", "on": "it"}],
        },
        "Whenever another creature dies, put a +1/+1 counter on it.",
    ),
    "Whenever Lantern Moth deals combat damage to a player, that player discards a card and you draw a card.": (
        {
            "when": {"event": "is dealt damage", "object": {"type": "player"}, "by": "me", "category": "combat"},
            "do": [{"discard": 1, "player": "that player"}, {"draw": 1}],
        },
        "Whenever this deals combat damage to a player, that player discards a card, then you draw a card.",
    ),
    "At the beginning of each upkeep, if you control no creatures, sacrifice Lantern Moth.": (
        {
            "when": {"event": "beginning of", "phase": "upkeep"},
            "if": {"count": {"type": "creature", "controller": "you"}, "exactly": 0},
            "do": [{"sacrifice": "me"}],
        },
        "At the beginning of each upkeep, if you control no creatures, sacrifice this.",
    ),
    "When Lantern Moth enters, exile target creature an opponent controls until Lantern Moth leaves the battlefield.": (
        {
            "when": {"event": "enters", "object": "me"},
            "do": [
                {
                    "exile": {"choose": 1, "type": "creature", "controller": "opponent", "as": "chosen"},
                    "until": "me leaves",
                }
            ],
        },
        "When this enters, exile target creature an opponent controls until this leaves the battlefield.",
    ),
    "Whenever you cast a noncreature spell, Lantern Moth gets +1/+1 until end of turn.": (
        {
            "when": {
                "event": "is cast",
                "object": {"zone": "stack", "type": "spell", "not type": "creature"},
                "player": "you",
            },
            "do": [{"give": {"power": 1, "toughness": 1}, "to": "me", "for": "until end of turn"}],
        },
        "Whenever you cast a noncreature spell, this gets +1/+1 until end of turn.",
    ),
    "When this enters, choose target player, then exile all cards from that player's graveyard.": (
        {
            "when": {"event": "enters", "object": "me"},
            "do": [
                {"choose": {"choose": 1, "type": "player", "as": "chosen"}},
                {
                    "for each": {"type": "player", "linked": "chosen"},
                    "do": [{"exile": {"all": {"zone": "graveyard", "owner": "its controller"}}}],
                },
            ],
        },
        "When this enters, choose target player, then exile all cards from that player's graveyard.",
    ),
    "Whenever a creature you control with power 4 or greater attacks, it gains trample until end of turn.": (
        {
            "when": {"event": "attacks", "object": {"type": "creature", "controller": "you", "power": {"at least": 4}}},
            "do": [{"give": {"keyword": "trample"}, "to": "it", "for": "until end of turn"}],
        },
        "Whenever a creature you control with power 4 or greater attacks, it gains trample until end of turn.",
    ),
    "When Lantern Moth enters, if an opponent controls a creature, draw a card.": (
        {
            "when": {"event": "enters", "object": "me"},
            "if": {"count": {"type": "creature", "controller": "opponent"}},
            "do": [{"draw": 1}],
        },
        "When this enters, if an opponent controls a creature, draw a card.",
    ),
    "When Lantern Moth enters, if a player controls a creature, draw a card.": (
        {"when": {"event": "enters", "object": "me"}, "if": {"count": {"type": "creature"}}, "do": [{"draw": 1}]},
        "When this enters, if a player controls a creature, draw a card.",
    ),
    "At the beginning of your end step, if an opponent lost 3 or more life this turn, draw a card.": (
        {
            "when": {"event": "beginning of", "phase": "end", "player": "you"},
            "if": {
                "total of": {"event": "loses life", "player": "opponent"},
                "in": "turn",
                "by one player": True,
                "at least": 3,
            },
            "do": [{"draw": 1}],
        },
        "At the beginning of your end step, if an opponent lost 3 or more life this turn, draw a card.",
    ),
    "Whenever Lantern Moth is dealt damage, it deals that much damage to any target.": (
        {
            "when": {"event": "is dealt damage", "object": "me"},
            "do": [{"deal": "that much", "to": {"choose": 1, "type": "any target", "as": "chosen"}, "from": "it"}],
        },
        "Whenever this is dealt damage, it deals that much damage to any target.",
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
