"""Lines of Flesh and Blood that say two things at once, or say one in another spelling."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text

KEPT = [{"pay": {"do": [{"remove counter": "steam", "from": "me"}]}, "otherwise": [{"draw": 1}]}]
HITS = {"happened": {"event": "hits", "object": {"subtype": "dagger"}}, "in": "turn"}
LINES = {
    "This enters the arena with 2 steam counters. At the start of your turn, draw a card unless you remove a steam "
    "counter from this.": [
        {"replace": {"event": "enters", "object": "me"}, "enters with": {"steam": 2}},
        {"when": {"event": "start of", "phase": "turn", "player": "you"}, "do": KEPT},
    ],
    "During your turn, this has **ward 6**. Otherwise, this has **ward 1**.": [
        {"passive": {"keyword": [{"ward": 6}]}, "affects": "me", "while": {"turn of": "you"}},
        {"passive": {"keyword": [{"ward": 1}]}, "affects": "me", "while": {"not": {"turn of": "you"}}},
    ],
    "At the beginning of your end phase, if a dagger has not hit this turn, lose 1{h}.": [
        {
            "when": {"event": "start of", "phase": "end", "player": "you"},
            "do": [{"if": {"not": HITS}, "do": [{"lose life": 1}]}],
        }
    ],
    "When this is charged, the next time you hit this turn, gain {r}.": [
        {
            "when": {"event": "charges", "object": "me"},
            "do": [
                {
                    "later": {"when": {"event": "hits", "player": "you"}, "do": [{"gain resources": 1}]},
                    "for": "next time",
                }
            ],
        }
    ],
    'This gets "When this hits a hero, draw a card,".': [
        {
            "passive": {
                "ability": {"when": {"event": "is hit", "object": {"type": "hero"}, "by": "me"}, "do": [{"draw": 1}]}
            },
            "affects": "me",
        }
    ],
}


@pytest.mark.parametrize("text", LINES)
def test_each_part_of_a_line_is_read(text: str) -> None:
    (line,) = ability_text("flesh-and-blood").read(text, "Paper Lantern")
    assert line.data == {"abilities": LINES[text]}, line.reading.not_understood
