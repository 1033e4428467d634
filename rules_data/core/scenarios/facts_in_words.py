"""What is expected of objects and players, in sentences: Bear is in its owner's graveyard, Ann has 3 life."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules_data.core.abilities import Lexicon, plural, singular
from rules_data.core.abilities import listed as in_a_row

_OF_OBJECTS = {
    "at": "{name} is at {value}",
    "controller": "{value} controls {name}",
    "attached to": "{name} is attached to {value}",
    "keywords": "{name} has {value}",
    "applied": "applied to {name}, in this order: {value}",
    "called": "{name} is called {value}",
    "lacks": "{name} has no {value}",
    **dict.fromkeys(("power", "might", "toughness", "defense", "cost", "damage", "life"), "{name} has {value} {what}"),
}
# What stands where nothing does.
_EMPTY = {"keywords": "no keywords", "controller": "nobody"}
_POOLS = frozenset(("white", "blue", "black", "red", "green", "colorless"))
_PLACES = {"nowhere": "in no zone any more", "outside the game": "outside the game"}


def _state(word: Any) -> str:
    """A state as it is said behind "is"."""
    return {"back face active": "showing its back face"}.get(str(word), str(word))


@dataclass(frozen=True)
class FactWords:
    """Says facts with the zone names of a game; without a lexicon a zone is told by its bare name."""

    lexicon: Lexicon | None = None

    def of_object(self, name: str, what: str, value: Any) -> str:
        """One thing about an object, as a sentence without its full stop."""
        if isinstance(value, bool):
            return f"{name} is {'' if value else 'not '}{_state(what.removeprefix('is '))}"
        if what in ("is", "is not"):
            return f"{name} {what} {listed(map(_state, value if isinstance(value, list) else [value]))}"
        if what == "zone":
            return f"{name} is {self._within(str(value), 'its owner’s')}"
        if what.startswith("counter "):
            return f"{name} has {_so_many(value, what.removeprefix('counter ') + ' counter')}"
        said = _OF_OBJECTS.get(what.removeprefix("base "))
        if said is None:
            return f"{name}’s {what}: {listed(value) or 'none'}"
        return said.format(name=name, what=what, value=listed(value) or _EMPTY.get(what, "nothing"))

    def of_player(self, player: str, what: str, value: Any) -> str:
        """One thing about a player, as a sentence without its full stop."""
        if what in _POOLS:
            return f"{player} has {value} {what} mana"
        if what == "xp":
            return f"{player} has {value} XP"
        if what in ("experience", "poison", "rad"):
            return f"{player} has {_so_many(value, f'{what} counter')}"
        if isinstance(value, Mapping) and set(value) == {"count"}:
            value = value["count"]
        if self._is_a_zone(what):
            held = _so_many(value, "card") if isinstance(value, int) else listed(value) or "nothing"
            return f"{player} has {held} {self._within(what, 'their')}"
        if isinstance(value, int) and what.endswith("s"):
            return f"{player} has {_so_many(value, singular(what))}"
        return f"{player} has {listed(value) or 'no'} {what}"

    def state_of_the_game(self, value: Any) -> str:
        """A state of the game as its players say it; '' where the game has no words of its own for it."""
        return self.lexicon.states.get(str(value), "") if self.lexicon is not None else ""

    def _is_a_zone(self, what: str) -> bool:
        return self.lexicon is not None and (what in self.lexicon.zones or what in _PLACES)

    def _within(self, zone: str, whose: str) -> str:
        if zone in _PLACES:
            return _PLACES[zone]
        if self.lexicon is None or zone not in self.lexicon.zones:
            return f"in the {zone}"
        return self.lexicon.zones[zone].within.format(whose)


def listed(values: Any) -> str:
    """Several in a row: a, b and c; '' where there are none, and a single value as it is."""
    found = values if isinstance(values, Iterable) and not isinstance(values, str) else [values]
    return in_a_row([str(one) for one in found if one not in (None, "", "none")])


def value_in_words(value: Any) -> str:
    """A value of a file as it reads best where no sentence is known for it."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {value_in_words(one)}" for key, one in value.items())
    if isinstance(value, list):
        return listed(value_in_words(one) for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _so_many(number: Any, noun: str) -> str:
    return f"{number} {noun if number == 1 else plural(noun)}"
