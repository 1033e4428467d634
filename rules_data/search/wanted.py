"""What a backend is asked for, and what it answers: the whole of the interface in values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

# Of this many words all must be there, if any entry has them all; and so of more words, if this many entries do.
FEW_WORDS = 3
ENOUGH = 20
# Otherwise an entry needs this part of the words.
SOFT_PART = 0.34


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to say what is looked for: all of these stems, one after the other if `in_order`."""

    stems: tuple[str, ...]
    weight: float = 1.0
    in_order: bool = False


@dataclass(frozen=True, slots=True)
class Unit:
    """One thing looked for: any of its alternatives, the words as typed before what else they may mean."""

    alternatives: tuple[Alternative, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A query for a backend. Every unit in `required` must be met; of `units`, as many as `matching` says."""

    units: tuple[Unit, ...] = ()
    required: tuple[Unit, ...] = ()
    left_out: tuple[Alternative, ...] = ()
    game: str | None = None
    kinds: tuple[str, ...] = ()
    restrict: frozenset[str] | None = None
    limit: int = 200

    @property
    def stems(self) -> tuple[str, ...]:
        """Every stem that counts, each once."""
        units = (*self.units, *self.required)
        return tuple(dict.fromkeys(stem for unit in units for one in unit.alternatives for stem in one.stems))


@dataclass(frozen=True, slots=True)
class Candidates:
    """What a backend found: the best by the words alone, and how many there are of each kind and game.

    `scores` are those of entries by their place in the catalogue; `voters` the questions and examples that fit the
    query best, whatever kinds are shown; `all_words` whether every entry has all of the words.
    """

    scores: Mapping[int, float] = field(default_factory=dict)
    voters: Mapping[int, float] = field(default_factory=dict)
    idf: Mapping[str, float] = field(default_factory=dict)
    groups: Mapping[str, int] = field(default_factory=dict)
    games: Mapping[str, int] = field(default_factory=dict)
    all_words: bool = True


def fewest(units: int, with_all: int) -> int:
    """How many of the units an entry must meet, where `with_all` entries meet all of them."""
    enough = 1 if units <= FEW_WORDS else ENOUGH
    return units if with_all >= enough else max(1, round(units * SOFT_PART))


def words(stems: Iterable[str], weight: float = 1.0) -> Unit:
    """Any of these stems."""
    return Unit(tuple(Alternative((stem,), weight) for stem in stems))
