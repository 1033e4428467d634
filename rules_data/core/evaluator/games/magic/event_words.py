"""The events of Magic that abilities can watch for, and what each carries."""

from __future__ import annotations

from rules_data.core.abilities import allow_events

# An event without `by` is never caused by an object, or only by the one it happens to; one without `from` or `to`
# always begins, or ends, in the same zone.
EVENTS = allow_events(
    {
        "dies|is destroyed|is sacrificed|is created|draws|is drawn|discards|is discarded|is milled|is countered|"
        "is targeted|becomes tapped|becomes untapped|becomes attached|becomes unattached|gains control|loses control|"
        "phases out|phases in|transforms|is turned face up|is turned face down|"
        "becomes crewed|becomes renowned|becomes monstrous|becomes saddled|becomes solved|"
        "becomes level 2|becomes level 3|crews|saddles": "object, player, by, by player",
        "enters|is exiled|is put into a graveyard|is put into a hand|is put into a library|"
        "is revealed": "object, player, by, by player, from",
        "is copied": "object, player, by, by player",
        "leaves": "object, player, by, by player, to",
        "changes zones|is returned": "object, player, by, by player, from, to",
        "connives|explores|is cycled": "object, player",
        "enlists|fights": "object, player, by, by player",
        "investigates|draws a further card|becomes the monarch|takes the initiative": "player",
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
        "deals damage": "object, player, amount, category",
        "scries|surveils|searches|shuffles": "player, by, by player",
        "gains life|loses life|gets poison|gets energy": "player, by, by player, amount",
        "gets experience|gets rad|loses rad": "player, by, by player, amount",
        "adds mana|loses the game|wins the game": "player, by, by player",
        "beginning of": "player, phase",
    }
)
