"""The color identity of a player's commanders, of which abilities that add mana speak (Comprehensive Rules 903.4)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import CardFacts, Cost, effects
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import parts_of

from .devotion import COLORS_OF
from .mana_symbols import COLORS
from .memory import remembered
from .questions_players import THE_TEXT_OF_A_COMMANDER_COUNTS_FOR_ITS_IDENTITY

_NONE: frozenset[str] = frozenset()


def identity_of(ev: Running, player: str) -> tuple[str, ...]:
    """The colors in the identity of a player's commanders, whatever zones these are in; none without a commander."""
    known = remembered(ev.state).commanders
    cards = [o.card for handle, o in ev.state.objects.items() if handle in known and o.owner == player]
    found = {color for card in cards for color in _colors_of(ev, card)}
    return tuple(color for color in COLORS if color in found)


def _colors_of(ev: Running, card: CardFacts) -> Iterator[str]:
    """The colors of a card and those of all mana symbols on it, on its other face and its other parts as well."""
    parts = list(parts_of([card]))
    for part in parts:
        if isinstance(part, CardFacts):
            yield from part.domains
            yield from _of_symbols(part.cost)
    if ev.rules.ask(THE_TEXT_OF_A_COMMANDER_COUNTS_FOR_ITS_IDENTITY):
        unsaid = {id(cost) for part in parts if isinstance(part, effects.Modes) for cost in _of_any_color(part)}
        for part in parts:
            if isinstance(part, Cost) and id(part) not in unsaid:
                yield from _of_symbols(part)


def _of_symbols(cost: Cost) -> Iterator[str]:
    return (color for symbol, _ in cost.resources for color in COLORS_OF.get(symbol, _NONE))


def _of_any_color(modes: effects.Modes) -> tuple[Cost, ...]:
    """What is added by modes that are a way to say “any color”, where the text has no symbol of any."""
    added = [each.effects[0] for each in modes.modes if len(each.effects) == 1]
    costs = tuple(one.cost for one in added if isinstance(one, effects.Add))
    named = {name for cost in costs for name, _ in cost.resources}
    return costs if len(costs) == len(modes.modes) and named == set(COLORS) else ()
