"""Effect keywords and moves that are no instruction here, and what can be written instead of them (8.5)."""

from __future__ import annotations

# In instructions that there are; a text of a card with such a word is spelled out in the same way.
INSTEAD = {
    "add": "[{add defender: {choose: 1, zone: hand, owner: you, target: false}}]",
    "amp": (
        "[{later: {replace: {event: takes damage, by player: you, category: arcane}, amount: {sum: [that much, 1]}, "
        "keeps: true}, for: next time}]"
    ),
    "become": "[{give: {copy of: {choose: 1, type: weapon, controller: you, target: false}}, to: me}]",
    "copy": "[{give: {copy of: {choose: 1, type: weapon, controller: you, target: false}}, to: me}]",
    "distribute": "[{put counter: steam, to: {choose: 1, subtype: item, controller: you, target: false}}]",
    "gain": "[{gain life: 1}]",
    "get": "[{give: {power: 1}, to: me}]",
    "lose": "[{lose life: 1}]",
    "move counter": (
        "[{remove counter: steam, from: me}, {if: {done: true}, do: "
        "[{put counter: steam, to: {choose: 1, subtype: item, controller: you, target: false}}]}]"
    ),
    "reload": (
        "[{if: {not: {count: {zone: arsenal, owner: you}, at least: 1}}, do: "
        "[{put: {choose: 1, zone: hand, owner: you, target: false}, to: arsenal, face down: true}], you may: true}]"
    ),
    "retrieve": "[{pay: {resources: 1, equip: {choose: 1, zone: graveyard, owner: you, target: false}}}]",
    "sharpen": (
        "[{put counter: +1 power, to: me}, {later: {when: {event: start of, phase: end}, "
        "do: [{remove counter: +1 power, from: me, count: {counters: +1 power, of: me}}]}, for: next time}]"
    ),
}
WHY_NOT = {
    "attack with": "No attack comes from the queue here: attacks are played, or activated with {attack: true}.",
    "contract": "A contract has no end here: write what completes it as an ability, with `when` and `do`.",
    "exchange": "No two objects change places at once here.",
    "ignore": "What has happened stays so here, and no part of it is ignored.",
    "pitch": "Cards are pitched here to pay costs, not by an effect.",
    "reroll": "A die shows here what it shows when it is rolled.",
    "return to the brood": "What a hero has become ends here with its duration alone.",
}
# Where `put` puts no card (7.0.4a, 7.0.5a): in a game there are words for how it comes there.
NOT_PUT = {
    "combat chain": "Write {add defender: ..} for a card that defends there, {put attacking: ..} for one that attacks.",
}
ADVICE = {**{word: f"Write {instead}." for word, instead in INSTEAD.items()}, **WHY_NOT, **NOT_PUT}
