"""The events of Flesh and Blood that effects can watch for, and what each carries."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.core.abilities import Keys, allow_events

# An event without `by` is never caused by an object, or only by the one it happens to; one without `from` or `to`
# always begins, or ends, in the same zone.
_EVENTS = {
    "is discarded at random|is banished from boosting": "object, player, by, by player",
    "attacks|is played|is activated|is pitched|boosts|fuses|hits|chain link resolves|combat chain closes|"
    "defends|cranks|protects|transcends": "object, player",
    "is attacked|is defended|discards|is discarded|is revealed|is tapped|is untapped|is frozen|is unfrozen|"
    "is marked|is turned face up|is turned face down|is negated|changes control|is changed|is targeted|charges|"
    "searches|is equipped|is stolen|is awakened|transforms|wagers|wins a wager":
        "object, player, by, by player",
    "enters|is banished|is returned": "object, player, by, by player, from",
    "leaves": "object, player, by, by player, from, to",
    "is cleared": "object, player, from",
    "ceases to exist": "object, player, by, by player, from",
    "becomes an attack target": "object, player, by, by player",
    "is destroyed|is put": "object, player, by, by player, from, to",
    "counter is put|counter is removed": "object, player, by, by player, amount, counter",
    "takes damage|prevents": "object, player, by, by player, amount, category",
    "deals damage": "object, player, amount, category",
    "gains life|loses life|draws|is hit|is created": "object, player, by, by player, amount",
    "gains action points|gains resources|opts|rolls": "player, by, by player, amount",
    "shuffles|intimidates|names|is cheered|is booed|wins the game|loses the game": "player, by, by player",
    "clashes|wins a clash|loses a clash|fails to win a clash": "object, player, by, by player",
    "ability triggers": "object, player, because",
    "completes a contract": "object, player",
    "dies": "object, player, by, by player",
    "combat chain opens": "player",
    "start of|end of": "player, phase",
}
_CHANGED = "object, player, by, by player"


def events_with(numbers: Iterable[str], words: Iterable[str]) -> dict[str, Keys]:
    """The events, those of numbers and of words that objects gain and lose among them."""
    both = ("gains", "loses")
    changes = {f"{verb} {name}": f"{_CHANGED}, amount" for verb in both for name in numbers}
    changes |= {f"{verb} {word}": _CHANGED for verb in both for word in (*words, "an ability")}
    return dict(allow_events(_EVENTS | changes))
