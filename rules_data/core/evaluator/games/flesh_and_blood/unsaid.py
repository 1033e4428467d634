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
    "contract": "Write what completes it as an ability: {contract: true, when: {event: .., by player: you}, do: [..]}.",
    "exchange": "No two objects change places at once here.",
    "ignore": "What has happened stays so here, and no part of it is ignored.",
    "reroll": "A die shows here what it shows when it is rolled.",
    "return to the brood": "What a hero has become ends here with its duration alone.",
}
# Where `put` puts no card (7.0.4a, 7.0.5a): in a game there are words for how it comes there.
NOT_PUT = {
    "combat chain": "Write {add defender: ..} for a card that defends there, {put attacking: ..} for one that attacks.",
}
# Events under words that only tell of them (1.9.3, 7.5.5): what takes their place would leave as it is what they tell.
_DAMAGE = "Replace the damage: {event: takes damage}, with `by` for its source."
_LEAVING = "Replace what moves it: {event: is destroyed}, {event: is banished}, {event: is cleared} or {event: is put}."
_PLAYED = "It is played by then. Say what kept it from that, with `cannot`, or what becomes of it."
_IN_COMBAT = "It is so by then. Write {cannot: attack} or {cannot: defend} for what keeps something from it."
_TIMES = "Times come whatever happens. Write what is done then: {when: {event: ..}, do: [..]}."
_DONE = "It is done by then. Replace what is done: {event: draws}, {event: is banished}, {event: is created} and so on."
ONLY_TOLD = {
    **dict.fromkeys(("deals damage", "hits", "is hit"), _DAMAGE),
    **dict.fromkeys(("dies", "leaves"), _LEAVING),
    **dict.fromkeys(("is played", "is activated", "is targeted", "ability triggers"), _PLAYED),
    **dict.fromkeys(("attacks", "is attacked", "becomes an attack target", "defends", "is defended"), _IN_COMBAT),
    **dict.fromkeys(("combat chain opens", "combat chain closes", "chain link resolves"), _TIMES),
    **dict.fromkeys(("start of", "end of"), _TIMES),
    **dict.fromkeys(("boosts", "fuses", "cranks", "protects", "wagers", "wins a wager", "intimidates"), _DONE),
    "completes a contract": _DONE,
}
_SO_MANY = "Each of several is an event of its own (1.9.2): one or more: true, at least: 2."
ONE_BY_ONE = dict.fromkeys(("draws", "is created"), _SO_MANY)
ADVICE = {**{word: f"Write {instead}." for word, instead in INSTEAD.items()}, **WHY_NOT, **NOT_PUT}
