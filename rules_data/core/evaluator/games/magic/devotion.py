"""Devotion: the mana symbols of some colors in the mana costs of what a player controls (Comprehensive Rules 700.5)."""

from __future__ import annotations

from rules_data.core.evaluator.continuous import copied_card
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Viewpoint

from .mana_symbols import COLORS, HYBRID, MONOCOLORED_HYBRID, PHYREXIAN
from .moving import BATTLEFIELD
from .questions_actions import DEVOTION_COUNTS_SYMBOLS

# The colors of each symbol: those of either half, and of a symbol that can be paid otherwise.
COLORS_OF: dict[str, frozenset[str]] = {
    **{color: frozenset((color,)) for color in COLORS},
    **{name: frozenset(halves) & frozenset(COLORS) for name, halves in HYBRID.items()},
    **{name: frozenset((color,)) for name, color in MONOCOLORED_HYBRID.items()},
    **{name: frozenset(colors) for name, colors in PHYREXIAN.items()},
}
_NONE: frozenset[str] = frozenset()


def devotion(ev: Running, view: Viewpoint, colors: tuple[str, ...]) -> int:
    """The symbols that are of one of these colors or more; of costs as copying leaves them, before other effects."""
    if not ev.rules.ask(DEVOTION_COUNTS_SYMBOLS):
        return 0
    wanted = frozenset(colors)
    return sum(
        number
        for thing in view.state.objects.values()
        if thing.zone == BATTLEFIELD and "face down" not in thing.statuses
        for symbol, number in copied_card(thing).cost.resources
        if not wanted.isdisjoint(COLORS_OF.get(symbol, _NONE)) and thing.controller == view.you
    )
