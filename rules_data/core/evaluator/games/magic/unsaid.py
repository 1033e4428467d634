"""Keywords, instructions and symbols of Magic that nothing here carries out, each with the nearest thing to write.

Each piece in braces is read as it stands, as an ability or as a keyword of a card.
"""

from __future__ import annotations

from collections.abc import Mapping

_PROTOTYPE = (
    "Its smaller version is the key `prototype` of the card, with the mana cost, power and toughness of the inset, and "
    "the card is cast `as: prototyped`."
)
_COSTS_LESS = (
    "What makes it cost less is written as an ability: {passive: {cost: {generic: {times: [-1, {count: {type: "
    "artifact, controller: you}}]}}}, affects: me}."
)
_ON_ENTERING = (
    "What it does as it enters is written as an ability: {when: {event: enters, object: me}, do: [{put counter: +1/+1, "
    "on: {choose: 1, type: creature}}]}."
)
_FROM_THE_HAND = (
    "What it does from the hand is written as an ability: {use: {generic: 1}, works in: [hand], do: [{draw: 1}]}."
)
_CRAFT = (
    "Craft is written as the ability that it stands for, on a card with a `back`: {name: craft, use: {generic: 1, do: "
    "[{exile: me}, {exile: {choose: 1, other: true, type: artifact, target: false}}]}, keywords: [sorcery speed], "
    "do: [{return: me, to: battlefield, under: its owner}]}, which returns it with transformed: true."
)
_FACES = (
    "A card with two faces has the other under `back`, and one that is cast as one of several things has them under "
    "`adventure`, `modal back` or `halves`; what turns it over is {use: {generic: 1}, do: [{transform: me}]}."
)
_BEFORE_THE_GAME = (
    "It is about decks and the beginning of a game, and every situation begins later: put the card where it is by "
    "then, under `hand`, `command` or `outside the game`."
)
_TURN_AND_BLOCKS = (
    "Creatures can't attack or block in bands here; one creature that blocks several attackers is {passive: "
    "{blocks more: 1}, affects: me}, and one that only several can block has menace."
)
_HIDEAWAY = (
    "Hideaway is written as the ability that it stands for: {name: hideaway, when: {event: enters, object: me}, do: "
    "[{choose: {top: 4, as: hidden}}, {exile: {choose: 1, linked: hidden, zone: library, target: false}, face down: "
    "true, as: exiled}, {put: {all: {linked: hidden, zone: library}}, to: library, on the bottom: true}]}."
)
_LEVEL = (
    "A level of a Class is written as the abilities that it stands for: {name: level 2, use: {generic: 1}, keywords: "
    "[sorcery speed], if: {this: me, is: {is not: [level 2]}}, do: [{designate: me, level 2: true}]} and, for what "
    "stands behind it, {name: level 2, passive: {power: 1}, affects: {all: {type: creature}}, while: {this: me, is: "
    "{is: [level 2]}}}."
)

UNSAID: Mapping[str, str] = {
    "offering": "Say which one: Fox offering, Goblin offering, Moonfolk offering, Rat offering, Snake offering, or "
    "artifact offering.",
    "craft": _CRAFT,
    **dict.fromkeys(("level 2", "level 3"), _LEVEL),
    "prototype": _PROTOTYPE,
    "affinity": _COSTS_LESS,
    "champion": _ON_ENTERING,
    **dict.fromkeys(("forecast",), _FROM_THE_HAND),
    "more than meets the eye": _FACES,
    "daybound and nightbound": "The front face has daybound and the back face nightbound.",
    **dict.fromkeys(("companion", "hidden agenda", "partner"), _BEFORE_THE_GAME),
    "banding": _TURN_AND_BLOCKS,
    "hideaway": _HIDEAWAY,
    "mutate": "Cards do not merge into one permanent here: put the creature onto the battlefield as it is afterwards, "
    "one card with the abilities of all of them, such as {passive: {keyword: flying}, affects: me}.",
    "end the combat phase": "Nothing here ends that phase alone. It is left without attackers by {do: [{remove from "
    "combat: {all: {type: creature, is: [attacking]}}}]}, and `end the turn` exiles what waits, as it would.",
    "totem armor": "It is called umbra armor now.",
    "boast": "Write it as an ability that is used: {use: {generic: 1}, limit: once each turn, do: [{draw: 1}]}.",
    "devoid": "Write `colors: []`: the card has no color, whatever its cost.",
    "enchant": "What an Aura can enchant is an ability of its own: {enchant: {type: creature}}.",
    "landwalk": "Write of which lands: islandwalk (and so on), desertwalk, nonbasic landwalk, legendary landwalk, "
    "snow landwalk, snow islandwalk (and so on).",
    "protection": "Write from what: protection from red, protection from creatures, protection from everything.",
    "splice": "Write onto what: splice onto Arcane, or splice onto instant or sorcery, with its cost.",
    "solved": "What works once a Case is solved says so itself: {passive: {power: 1}, affects: me, while: {this: me, "
    "is: {is: [solved]}}}. To solve it is {when: {event: beginning of, phase: end, player: you}, if: {all: [{life of: "
    "you, at least: 30}, {this: me, is: {is not: [solved]}}]}, do: [{designate: me, solved: true}]}.",
}

# Events under words that only tell of them (603.2, 614.6): what takes their place would leave as it is what they tell.
_IN_COMBAT = "It is so by then. Write {cannot: attack} or {cannot: block} for what keeps a creature from it."
_DONE = "It is done by then. Write {cannot: be cast} and the like for what keeps it from that, or {counter: cause}."
_TIMES = "Times come whatever happens: write {skip: draw} for a step that is left out, or what is done then."
ONLY_TOLD: Mapping[str, str] = {
    "deals damage": "Replace the damage: {event: is dealt damage}, with `by` for its source.",
    **dict.fromkeys(
        ("attacks alone", "is attacked", "is unblocked", "becomes blocked by", "blocks a creature"), _IN_COMBAT
    ),
    **dict.fromkeys(("is cast", "ability is activated", "is targeted", "resolves"), _DONE),
    "is tapped for mana": "It is tapped by then. Replace what it adds: {event: adds mana}.",
    **dict.fromkeys(("crews", "saddles", "becomes crewed"), "It is so by then. Replace what becomes of the permanent."),
    "loses control": "Replace what gives it to another player: {event: gains control}.",
    "leaves the game": "Replace what makes the player leave: {event: loses the game}.",
    "beginning of": _TIMES,
}
