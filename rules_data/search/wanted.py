"""What a backend is asked for, and what it answers: the whole of the interface in values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

# So many entries with all of the words fill a page; with fewer, those with some of the words follow.
ENOUGH = 10


class Alternative(NamedTuple):
    """One way to say what is looked for: all of these stems, one right after the other if `in_order`."""

    stems: tuple[str, ...]
    in_order: bool = False


class Unit(NamedTuple):
    """One thing looked for, met by any of its alternatives: a word, or what else says the same."""

    alternatives: tuple[Alternative, ...]


class Wanted(NamedTuple):
    """A query for a backend. Every unit in `required` must be met; of `units`, as many as `fewest` says.

    `worth` is how much each stem counts in the score, before how rare it is; what has all the words of one of
    `meanings` counts for as much more.
    """

    units: tuple[Unit, ...] = ()
    required: tuple[Unit, ...] = ()
    left_out: tuple[Alternative, ...] = ()
    worth: Mapping[str, float] = {}
    meanings: tuple[tuple[Alternative, float], ...] = ()
    game: str | None = None
    kinds: tuple[str, ...] = ()
    restrict: frozenset[str] | None = None
    limit: int = 200

    @property
    def stems(self) -> frozenset[str]:
        """Every stem that is needed to answer."""
        alternatives = [one for unit in (*self.units, *self.required) for one in unit.alternatives]
        return frozenset(stem for one in (*alternatives, *self.left_out) for stem in one.stems) | self.worth.keys()


class Candidates(NamedTuple):
    """What a backend found: the best by the words alone, and how many there are of each kind and game.

    `scores` are those of entries by their place in the catalogue; `voters` the questions and examples that fit the
    query best, whatever kinds are shown; `all_words` whether every entry found has all of the words, and `with_all`
    how many have.
    """

    scores: Mapping[int, float] = {}
    voters: Mapping[int, float] = {}
    idf: Mapping[str, float] = {}
    groups: Mapping[str, int] = {}
    games: Mapping[str, int] = {}
    all_words: bool = True
    with_all: int = 0
