"""The events of Riftbound that abilities can watch for, and what each carries."""

from __future__ import annotations

from rules_data.core.abilities import allow_events

# An event without `by` is never caused by an object, or only by the one it happens to; one without `from` or `to`
# always begins, or ends, in the same zone.
EVENTS = allow_events(
    {
        "dies|leaves|enters|is played|moves|is recycled": "object, player, by, by player, at, from, to",
        "is put": "object, player, by, by player, from, to",
        "is banished|is recalled|is returned": "object, player, by, by player, at, from",
        "is revealed": "object, player, by, by player, from",
        "takes damage|is healed": "object, player, by, by player, at, amount",
        "is readied|is exhausted|is stunned|is buffed|spends a buff|is detached": "object, player, by, by player, at",
        "is empowered|is disempowered": "object, player, by, by player, at",
        "becomes mighty": "object, player, at",
        "is attached|is targeted|is discarded|is countered|discards": "object, player, by, by player",
        "attacks|defends|conquers|holds|wins a combat": "object, player, at",
        "loses a combat": "player, at",
        "draws|channels|burns": "object, player, by, by player, amount",
        "gains points": "player, by, by player, at, amount",
        "gains xp": "player, by, by player, amount",
        "is finalized|is hidden": "object, player",
        "ability triggers": "object, player, category, because",
        "ability is used": "object, player",
        "start of|end of": "player, phase",
    }
)
