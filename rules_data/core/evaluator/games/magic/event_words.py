"""The events of Magic that abilities can watch for, and what each carries."""

from __future__ import annotations

from rules_data.core.abilities import allow_events, never_in_events

# An event without `by` is never caused by an object, or only by the one it happens to; one without `from` or `to`
# always begins, or ends, in the same zone.
EVENTS = allow_events(
    {
        "dies|is destroyed|is sacrificed|is created|draws|is drawn|discards|is discarded|is milled|is countered|"
        "is targeted|becomes tapped|becomes untapped|becomes attached|becomes unattached|gains control|loses control|"
        "phases out|phases in|transforms|is turned face up|is turned face down|"
        "becomes crewed|becomes renowned|becomes monstrous|becomes saddled|becomes solved|"
        "becomes level 2|becomes level 3|becomes suspected|is exerted|crews|saddles": "object, player, by, by player",
        "enters|is exiled|is put into a graveyard|is put into a hand|is put into a library|"
        "is revealed": "object, player, by, by player, from",
        "is copied": "object, player, by, by player",
        "leaves": "object, player, by, by player, to",
        "changes zones|is returned": "object, player, by, by player, from, to",
        "connives|explores|is cycled": "object, player",
        "enlists|fights": "object, player, by, by player",
        "investigates|discovers|clashes|wins a clash|draws a further card|becomes the monarch|"
        "takes the initiative": "player",
        "is cast|resolves|ability is activated|is tapped for mana|blocks|is unblocked|completes a dungeon|"
        "planeswalks away|planeswalks to|enters a room": "object, player",
        "attacks|attacks alone": "object, player, attacking",
        "leaves the game": "object, player, from",
        "becomes blocked by|blocks a creature": "object, player, by",
        "is attacked|becomes blocked|reaches chapter": "object, player, amount",
        "ability triggers": "object, player, because",
        "counter is put": "object, player, by, by player, by effect, amount, counter",
        "counter is removed": "object, player, by, by player, amount, counter",
        "is dealt damage": "object, player, by, by player, amount, category",
        "is dealt excess damage": "object, amount, category",
        "deals damage": "object, player, amount, category",
        "scries|surveils|searches|shuffles": "player, by, by player",
        "gains life|loses life|gets poison|gets energy": "player, by, by player, amount",
        "gets experience|gets rad|loses rad": "player, by, by player, amount",
        "adds mana|loses the game|wins the game": "player, by, by player",
        "beginning of": "player, phase",
    }
)


_ON_THE_STACK = "ability|triggered ability|activated ability"
_NO_CARD = f"player|{_ON_THE_STACK}"
_NO_PERMANENT = f"{_NO_CARD}|instant|sorcery|plane|dungeon"
_ONLY_PLAYERS_AND_PERMANENTS = f"{_ON_THE_STACK}|instant|sorcery|plane|dungeon"
_NO_SPELL = f"{_NO_CARD}|land|plane|dungeon"
_NOT_ATTACKED = f"{_ONLY_PLAYERS_AND_PERMANENTS}|creature|artifact|enchantment|land|kindred"
_NO_ONE_ROOM = f"{_NO_CARD}|artifact|battle|creature|enchantment|instant|kindred|land|planeswalker|sorcery"
# Whatever type something has besides, as an artifact that is a creature and attacks, can be asked for.
NEVER = never_in_events(
    {
        "dies|is destroyed|is created|becomes tapped|becomes untapped|becomes attached|becomes unattached|phases out|"
        "phases in|transforms|is turned face up|is turned face down|becomes crewed|becomes renowned|becomes monstrous|"
        "becomes saddled|becomes solved|becomes level 2|becomes level 3|becomes suspected|"
        "is exerted": {
            "object": _NO_PERMANENT,
            "by": "player",
        },
        "is sacrificed|enters|leaves|enlists|fights": {"object": _NO_PERMANENT, "by": "player"},
        "crews|saddles|connives|explores|is tapped for mana|blocks|is unblocked|becomes blocked|reaches chapter": {
            "object": _NO_PERMANENT
        },
        "attacks|attacks alone": {"object": _NO_PERMANENT, "attacking": _ONLY_PLAYERS_AND_PERMANENTS},
        "becomes blocked by|blocks a creature": {"object": _NO_PERMANENT, "by": _NO_PERMANENT},
        "draws|is drawn|discards|is discarded|is milled|is exiled|is put into a graveyard|is put into a hand|"
        "is put into a library|is revealed|changes zones|is returned|gains control|loses control|counter is put|"
        "counter is removed": {"object": _NO_CARD, "by": "player"},
        "is cycled|deals damage": {"object": _NO_CARD},
        "is cast": {"object": _NO_SPELL},
        "is countered": {"object": "player|land|plane|dungeon", "by": "player"},
        "is dealt damage": {"object": _ONLY_PLAYERS_AND_PERMANENTS, "by": "player"},
        "is attacked": {"object": _NOT_ATTACKED},
        "ability triggers|ability is activated": {"object": "player"},
        "completes a dungeon|enters a room": {"object": f"{_NO_ONE_ROOM}|plane"},
        "planeswalks away|planeswalks to": {"object": f"{_NO_ONE_ROOM}|dungeon"},
        "is dealt excess damage": {"object": _NO_PERMANENT},
    }
)
