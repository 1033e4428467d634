"""What counters make of the objects they are on, and since when (Comprehensive Rules 122.1, 613.7c)."""

from __future__ import annotations

from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.events import Running, change_number
from rules_data.core.evaluator.state import Event, GameObject, GameState

from .memory import remembered
from .questions_players import ENERGY_IS_KEPT_AS_COUNTERS
from .vocabulary import ENERGY

KEYWORD_COUNTERS = (
    "deathtouch", "double strike", "exalted", "first strike", "flying", "haste", "hexproof", "indestructible",
    "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
)  # fmt: skip
MOST_ON_A_COUNTER = 20  # the largest number on a counter that changes power and toughness
# What counters do: they change power and toughness (122.1a) or are keywords (122.1b).
COUNTERS = {
    **{
        f"{sign}{power}/{sign}{toughness}": tuple(
            kinds.AddToValue(number, -amount if sign == "-" else amount)
            for number, amount in (("power", power), ("toughness", toughness))
            if amount
        )
        for sign in "+-"
        for power in range(MOST_ON_A_COUNTER + 1)
        for toughness in range(MOST_ON_A_COUNTER + 1)
    },
    **{keyword: (kinds.GainKeyword(keyword),) for keyword in KEYWORD_COUNTERS},
}


def get_energy(ev: Running, event: Event) -> Event | None:
    """A player gets energy counters, which are all that {E} is paid with (107.14)."""
    return change_number(ENERGY, 1)(ev, event) if ev.rules.ask(ENERGY_IS_KEPT_AS_COUNTERS) else None


def counter_since(state: GameState, thing: GameObject, counter: str) -> int:
    """The timestamp of an object's counters of a kind: that of the last one that was put there."""
    return remembered(state).counters_since.get((thing.identity, counter), thing.order)


def stamp(ev: Running, thing: GameObject, counter: str) -> None:
    """Keep when a counter was put that is a keyword: only in its layer does the order make a difference."""
    if counter in KEYWORD_COUNTERS:
        ev.board.put_newest(thing)
        since = remembered(ev.state).counters_since
        ev.board.remember(counters_since={**since, (thing.identity, counter): ev.state.clock})
