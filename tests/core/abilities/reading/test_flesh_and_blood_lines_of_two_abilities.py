"""Lines of Flesh and Blood that say two things at once, or say one in another spelling."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text

KEPT = [{"pay": {"do": [{"remove counter": "steam", "from": "me"}]}, "otherwise": [{"destroy": "me"}]}]
HITS = {"happened": {"event": "hits", "object": {"subtype": "sword"}}, "in": "turn"}
ALL_OF_IT = {"destroy": {"all": {"zone": "arsenal", "owner": "its controller"}}}
LINES = {
    "This enters the arena with a steam counter. At the start of your turn, destroy this unless you remove a steam "
    "counter from it.": [
        {"replace": {"event": "enters", "object": "me"}, "enters with": {"steam": 1}},
        {"when": {"event": "start of", "phase": "turn", "player": "you"}, "do": KEPT},
    ],
    "During your turn, this has **ward 6**. Otherwise, this has **ward 1**.": [
        {"passive": {"keyword": [{"ward": 6}]}, "affects": "me", "while": {"turn of": "you"}},
        {"passive": {"keyword": [{"ward": 1}]}, "affects": "me", "while": {"not": {"turn of": "you"}}},
    ],
    "At the beginning of your end phase, if a sword has not hit this turn, destroy this.": [
        {
            "when": {"event": "start of", "phase": "end", "player": "you"},
            "do": [{"if": {"not": HITS}, "do": [{"destroy": "me"}]}],
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
    'This gets "When this hits a hero, destroy all cards in their arsenal,".': [
        {
            "passive": {
                "ability": {"when": {"event": "is hit", "object": {"type": "hero"}, "by": "me"}, "do": [ALL_OF_IT]}
            },
            "affects": "me",
        }
    ],
}


@pytest.mark.parametrize("text", LINES)
def test_each_part_of_a_line_is_read(text: str) -> None:
    (line,) = ability_text("flesh-and-blood").read(text, "Paper Lantern")
    assert line.data == {"abilities": LINES[text]}, line.reading.not_understood
