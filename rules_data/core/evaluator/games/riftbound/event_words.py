"""The events of Riftbound that abilities can watch for, and what each carries."""

from __future__ import annotations

from rules_data.core.abilities import allow_events, never_in_events

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

_NO_UNIT = "spell|rune|battlefield|legend|ability|triggered ability|player"
# Whatever type a unit has besides, as gear that has become one, can be asked for.
NEVER = never_in_events(
    {
        "attacks|defends|wins a combat|becomes mighty": {"object": _NO_UNIT},
        "is stunned|is buffed|spends a buff": {"object": _NO_UNIT, "by": "player"},
        "dies|leaves|enters|is played|moves|is recycled|is put|is banished|is recalled|is returned|is revealed|"
        "takes damage|is healed|is readied|is exhausted|is detached|is attached|is discarded|is countered|discards|"
        "draws": {"object": "player", "by": "player"},
    }
)
