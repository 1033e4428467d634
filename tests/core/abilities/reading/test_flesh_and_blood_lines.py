"""Lines of Flesh and Blood: these abilities, put into these words."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Back
from tests.lines_read import ability_of, put_into_words

LINES = {
    "When this attacks, if you've played another attack this turn, this gets +2{p}.": (
        {
            "when": {"event": "attacks", "object": "me"},
            "do": [
                {
                    "if": {
                        "happened": {
                            "event": "is played",
                            "object": {"other": True, "is": ["attack"]},
                            "player": "you",
                        },
                        "in": "turn",
                    },
                    "do": [{"give": {"power": 2}, "to": "me"}],
                }
            ],
        },
        "When this attacks, this gets +2 power if you've played another attack this turn.",
    ),
    "When this hits a hero, they discard a card.": (
        {
            "when": {"event": "is hit", "object": {"type": "hero"}, "by": "me"},
            "do": [{"discard": 1, "player": "its controller"}],
        },
        "Whenever this hits a hero, its controller discards a card.",
    ),
    "When this hits a hero, clash with them. If they win, draw a card.": (
        {
            "when": {"event": "is hit", "object": {"type": "hero"}, "by": "me"},
            "do": [
                {"clash": True, "with": "its controller"},
                {
                    "if": {"happened": {"event": "loses a clash", "player": "you"}, "in": "this way"},
                    "do": [{"draw": 1}],
                },
            ],
        },
        "Whenever this hits a hero, clash with its controller. If you lost a clash this way, draw a card.",
    ),
    "When this hits, your next attack this turn gets +1{p} and **go again**.": (
        {
            "when": {"event": "hits", "object": "me"},
            "do": [
                {
                    "give": {"power": 1, "keyword": ["go again"]},
                    "to": {"next": {"is": ["attack"], "controller": "you"}},
                    "for": "this turn",
                }
            ],
        },
        "When this hits, your next attack this turn gets +1 power and has go again.",
    ),
    "When this defends, create a Might token.": (
        {"when": {"event": "defends", "object": "me"}, "do": [{"create token": {"name": "Might"}, "as": "chosen"}]},
        "When this defends, create a Might token.",
    ),
    "When this attacks, if this has an aim counter, this gets **piercing 1**.": (
        {
            "when": {"event": "attacks", "object": "me"},
            "do": [
                {"if": {"counters": "aim", "of": "me"}, "do": [{"give": {"keyword": [{"piercing": 1}]}, "to": "me"}]}
            ],
        },
        "When this attacks, this gains piercing 1 if this has an aim counter.",
    ),
    "If this has an aim counter, it has **piercing 1**.": (
        {"passive": {"keyword": [{"piercing": 1}]}, "affects": "me", "while": {"counters": "aim", "of": "me"}},
        "While this has an aim counter, this has piercing 1.",
    ),
    "Target attack gets **piercing 1**.": (
        {"do": [{"give": {"keyword": [{"piercing": 1}]}, "to": {"choose": 1, "is": ["attack"], "as": "chosen"}}]},
        "Target attack gains piercing 1.",
    ),
    "When this attacks, if you have less {h} than an opposing hero, this gets **go again**.": (
        {
            "when": {"event": "attacks", "object": "me"},
            "do": [
                {
                    "if": {"life of": "you", "less than": {"life of": "opponent"}},
                    "do": [{"give": {"keyword": ["go again"]}, "to": "me"}],
                }
            ],
        },
        "When this attacks, this gains go again if you have less life than an opponent.",
    ),
    "When this attacks, if you have more {h} than an opposing hero, this gets **go again**.": (
        {
            "when": {"event": "attacks", "object": "me"},
            "do": [
                {
                    "if": {"life of": "you", "more than": {"life of": "opponent"}},
                    "do": [{"give": {"keyword": ["go again"]}, "to": "me"}],
                }
            ],
        },
        "When this attacks, this gains go again if you have more life than an opponent.",
    ),
    "Whenever an opponent plays an instant, they lose 1{h}.": (
        {
            "when": {"event": "is played", "object": {"type": "instant"}, "player": "opponent"},
            "do": [{"lose life": 1, "player": "that player"}],
        },
        "Whenever an opponent plays an instant card, that player loses 1 life.",
    ),
    "At the beginning of your action phase, destroy this then draw a card.": (
        {"when": {"event": "start of", "phase": "action", "player": "you"}, "do": [{"destroy": "me"}, {"draw": 1}]},
        "At the beginning of your action phase, destroy this, then draw a card.",
    ),
    "At the start of your turn, if you have no cards in your hand, gain 1{h}.": (
        {
            "when": {"event": "start of", "phase": "turn", "player": "you"},
            "do": [{"if": {"hand of": "you", "exactly": 0}, "do": [{"gain life": 1}]}],
        },
        "At the start of your turn, gain 1 life if you have no cards in your hand.",
    ),
    "This has **ward 3**.": ({"passive": {"keyword": [{"ward": 3}]}, "affects": "me"}, "This has ward 3."),
    "This has +1{p} and **dominate**.": (
        {"passive": {"power": 1, "keyword": ["dominate"]}, "affects": "me"},
        "This gets +1 power and has dominate.",
    ),
    "This gets +1{p} for each aura you control.": (
        {"passive": {"power": {"count": {"subtype": "aura", "controller": "you"}}}, "affects": "me"},
        "This gets +X power, where X is the number of auras you control.",
    ),
    "While you control another aura, this has **go again**.": (
        {
            "passive": {"keyword": ["go again"]},
            "affects": "me",
            "while": {"count": {"other": True, "subtype": "aura", "controller": "you"}},
        },
        "While you control another aura, this has go again.",
    ),
    "Your attacks with cost 0 get +1{p}.": (
        {"passive": {"power": 1}, "affects": {"all": {"is": ["attack"], "cost": 0, "controller": "you"}}},
        "Attacks you control with cost 0 get +1 power.",
    ),
    "Attacks you control with **go again** have +1{p}.": (
        {"passive": {"power": 1}, "affects": {"all": {"is": ["attack"], "controller": "you", "keyword": "go again"}}},
        "Attacks you control with go again get +1 power.",
    ),
    "If you would draw a card, instead draw two cards.": (
        {"replace": {"event": "draws", "player": "you"}, "with": [{"draw": 2}]},
        "If you would draw a card, draw 2 cards instead.",
    ),
    "If your hero would be dealt damage, prevent 1 of it.": (
        {"replace": {"event": "takes damage", "object": {"type": "hero", "controller": "you"}}, "prevent": 1},
        "If a hero you control would be dealt damage, prevent 1 of it.",
    ),
    "The first attack you play each turn costs {r} less to play.": (
        {
            "passive": {"cost": {"resources": -1}},
            "affects": {"all": {"is": ["attack"], "controller": "you", "zone": "stack"}},
            "while": {
                "not": {"happened": {"event": "is played", "object": {"is": ["attack"]}, "player": "you"}, "in": "turn"}
            },
        },
        "While you haven't played an attack this turn, attacks you control on the stack cost {r} less.",
    ),
    "**Once per turn Action** - {r}{r}: **Attack**": (
        {"use": {"resources": 2}, "keywords": ["action"], "limit": "once each turn", "do": [{"attack": True}]},
        "Once per turn Action — {r}{r}: Attack.",
    ),
    "**Instant** - Destroy this: Gain 2{h}.": (
        {"use": {"destroy": "me"}, "keywords": ["instant"], "do": [{"gain life": 2}]},
        "Instant — Destroy this: Gain 2 life.",
    ),
    "As an additional cost to play this, banish a card from your graveyard.": (
        {
            "passive": {
                "additional cost": {"banish": {"choose": 1, "zone": "graveyard", "owner": "you", "target": False}}
            },
            "affects": "me",
        },
        "As an additional cost to play this, banish a card from your graveyard.",
    ),
    "Choose target hero, then its controller discards a card.": (
        {
            "do": [
                {"choose": {"choose": 1, "type": "hero", "as": "chosen"}},
                {"for each": {"linked": "chosen"}, "do": [{"discard": 1, "player": "its controller"}]},
            ]
        },
        "Choose target hero, then its controller discards a card.",
    ),
    "Destroy target aura, then its controller draws a card.": (
        {
            "do": [
                {"choose": {"choose": 1, "subtype": "aura", "as": "chosen"}},
                {"for each": {"linked": "chosen"}, "do": [{"destroy": "it"}, {"draw": 1, "player": "its controller"}]},
            ]
        },
        "Destroy target aura, then its controller draws a card.",
    ),
    "This can't be defended by cards with cost 0.": (
        {"passive": {"cannot be defended by": {"cost": 0}}, "affects": "me"},
        "This can't be defended by objects with cost 0.",
    ),
    "Look at the top card of your deck.": (
        {"do": [{"look at": {"top": 1, "of": "you", "as": "chosen"}}]},
        "Look at the top card of your deck.",
    ),
    "Discard your hand.": ({"do": [{"discard": {"hand of": "you"}}]}, "Discard your hand."),
}


@pytest.mark.parametrize("text", LINES)
def test_a_line_is_read_as_this_ability(text: str) -> None:
    assert ability_of(text, "flesh-and-blood") == LINES[text][0]


@pytest.mark.parametrize("text", LINES)
def test_what_was_read_is_put_into_words_that_say_the_same(text: str) -> None:
    ability, words = LINES[text]
    back = put_into_words(ability, "flesh-and-blood")
    assert (back.words, back.outcome) == (words, Back.SAME)
