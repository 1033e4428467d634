"""What each key and word of a scenario does: the file without it, or with another, run beside the file as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import tee, zip_longest
from types import MappingProxyType
from typing import Any

from .fields import Met
from .model import Scenario
from .places import Items, Node, Scalar, read_nodes
from .places import Mapping as NodeMapping
from .played import PlayedGames
from .problems import Place, UnableToReadScenario
from .read_board import Lookup
from .read_names import GIVEN_NAME
from .reader import read_scenario_nodes
from .run import run_scenario
from .verdicts import Run

# So many other words are tried in the place of one.
MOST_OTHERS = 4
# And so many words behind a key.
MOST_BEHIND = 8


class Effect(StrEnum):
    """What became of a file in which one thing is dropped or changed."""

    REFUSED = "refused"
    DIFFERS = "differs"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Tried:
    """One key or word, what was done to it, and what came of that."""

    met: Met
    change: str
    effect: Effect


# Why something may make no difference in one example, by the part of the file it stands in, and of what it is a key.
EXPLAINED: Mapping[str, str] = MappingProxyType(
    {
        "cards": "A card is described whole, also where an example does not look at all of it.",
        "given": "A situation is told whole: what is so anyway, and what only shows that it makes no difference.",
        "a step": "A step says who takes it and with what, also where nobody and nothing else could.",
        "a choice": "An answer says what it is about, also where nothing else asks.",
        "how many": "As many resolve as wait, where fewer wait than a step says.",
        "how long it lasts": "An effect says how long it lasts, also where an example ends before.",
    }
)
# What stands in a step that is explained in the same way: whom and what it names, and how long what it does lasts.
IN_A_STEP: Mapping[str, str] = MappingProxyType(
    {
        "a player": "a step",
        "an object of this example": "a step",
        "a location": "a step",
        "a type of damage": "a step",
        "by": "a step",
        "for": "how long it lasts",
    }
)
# What is said to readers, and to the proof that switches rules off; a run does not look at it.
TOLD = frozenset(("summary", "title", "demonstrates", "editions"))

InEditions = Callable[[Scenario], Iterable[tuple[str, Scenario]]]


class KeyTrial:
    """A scenario whose keys and words are tried one by one. Raises UnableToReadScenario if it is none.

    `in_editions` gives a scenario as it is in each edition in which it is to be run: those with rows of their own,
    where nothing else is said.
    """

    def __init__(
        self, source: str | bytes, games: PlayedGames, cards: Lookup, in_editions: InEditions | None = None
    ) -> None:
        self._root, self._games, self._cards = read_nodes(source), games, cards
        self._in_editions = in_editions or _in_own_editions
        found: list[Met] = []
        self.scenario = read_scenario_nodes(self._root, games, cards, found)
        self.met = tuple(dict.fromkeys(found))
        # Run when it is first compared, and only as far as that goes: most changes differ in the first run already.
        (self._seen,) = tee(self._seen_in(self.scenario), 1)

    def all(self) -> Iterator[Tried]:
        """Every key and word, with the first change that makes another run, else with one that is refused, if any."""
        for met in self.met:
            best: Tried | None = None
            for tried in self.tries(met):
                if best is None or (best.effect is Effect.NONE and tried.effect is not Effect.NONE):
                    best = tried
                if tried.effect is Effect.DIFFERS:
                    best = tried
                    break
            if best is not None:
                yield best

    def part_of(self, met: Met) -> str:
        """The part of the file it stands in: cards, given, when; of a change for the twin, the part that is changed."""
        entries = self._root.entries if isinstance(self._root, NodeMapping) else ()
        part, value = next((key.text, value) for key, value in entries if key.place == met.place or _within(value, met))
        change = value.get("change") if part == "twin" and isinstance(value, NodeMapping) else None
        for path, changed in change.entries if isinstance(change, NodeMapping) else ():
            if path.place == met.place or _within(changed, met):
                return path.text.partition(".")[0]
        return part

    def why_none(self, met: Met) -> str:
        """Why it may make no difference here; '' where nothing explains that."""
        part = self.part_of(met)
        if part in TOLD:
            return "It is told to readers."
        what = IN_A_STEP.get(met.word if met.key else met.what, met.what) if part == "when" else met.what
        return EXPLAINED.get(part) or EXPLAINED.get(what, "")

    def tries(self, met: Met) -> Iterator[Tried]:
        """What comes of dropping a key or one of several words, and of another word in its place or behind the key."""
        dropped = Tried(met, "dropped", self._effect(_without(self._root, met.place)))
        yield dropped
        if not met.key:
            yield from self._changes(met)
            return
        for around, item in _lists_around(self._root, met.place, if_alone=dropped.effect is Effect.REFUSED):
            tried = Tried(met, "dropped with what it stands in", self._effect(_without_item(self._root, item)))
            yield tried
            if tried.effect is not Effect.REFUSED or len(around.items) > 1:  # else a list is empty that may not be
                break
        behind = set(_places(_behind(self._root, met.place)))
        for other in [one for one in self.met if one.place in behind and not one.key][:MOST_BEHIND]:
            yield from (replace(tried, met=met) for tried in self._changes(other))

    def _changes(self, met: Met) -> Iterator[Tried]:
        others = [word for word in met.known if word != met.word]
        step = max(1, len(others) // MOST_OTHERS)
        for word in others[::step][:MOST_OTHERS]:
            yield Tried(met, f"became {word}", self._effect(_with(self._root, met.place, word)))

    def _effect(self, changed: Node) -> Effect:
        if changed == self._root:
            return Effect.NONE
        try:
            scenario = read_scenario_nodes(changed, self._games, self._cards)
        except UnableToReadScenario as fault:
            # What goes by a name that nothing gives any more would not be found.
            misses_names = all(problem.expected == GIVEN_NAME for problem in fault.problems)
            return Effect.DIFFERS if misses_names else Effect.REFUSED
        same = all(now == before for now, before in zip_longest(self._seen_in(scenario), copy(self._seen)))
        return Effect.NONE if same else Effect.DIFFERS

    def _seen_in(self, scenario: Scenario) -> Iterator[tuple[Any, ...]]:
        """Everything that a run shows: outcome and trace, of the scenario and its twin under every edition."""
        for one in [scenario, *([scenario.twin] if scenario.twin is not None else [])]:
            yield from ((label, *_shown(run_scenario(there, label))) for label, there in self._in_editions(one))


def _in_own_editions(scenario: Scenario) -> Iterator[tuple[str, Scenario]]:
    yield from ((label, scenario) for label in scenario.own_editions)


def _shown(run: Run) -> tuple[Any, ...]:
    trace = tuple((step.kind, step.text, step.rules, step.ok, str(step.to_json())) for step in run.trace)
    return run.verdict, run.reason, run.illegal, run.expectations, run.asked, trace


def _without(node: Node, place: Place) -> Node:
    """The file without the key, or the word of a list, at a place."""
    if isinstance(node, NodeMapping):
        kept = ((key, value) for key, value in node.entries if key.place != place)
        return replace(node, entries=tuple((key, _without(value, place)) for key, value in kept))
    if isinstance(node, Items):
        items = (item for item in node.items if not _is(item, place))
        return replace(node, items=tuple(_without(item, place) for item in items))
    return node


def _within(node: Node, met: Met) -> bool:
    return met.place in set(_places(node))


def _is(node: Node, place: Place) -> bool:
    return isinstance(node, Scalar) and node.place == place


def _mapping_with(node: Node, place: Place) -> NodeMapping | None:
    """The mapping that has this key: an item itself, or one within it and in no list of its own."""
    if not isinstance(node, NodeMapping):
        return None
    if any(key.place == place for key, _ in node.entries):
        return node
    return next((found for _, value in node.entries if (found := _mapping_with(value, place)) is not None), None)


def _cannot_do_without(item: Node, place: Place, *, if_alone: bool) -> bool:
    """Whether an item has this key itself; or `if_alone`, in a mapping of nothing else, which may not be empty."""
    found = _mapping_with(item, place)
    return found is not None and (found is item or (if_alone and len(found.entries) == 1))


def _lists_around(node: Node, place: Place, *, if_alone: bool) -> Iterator[tuple[Items, Node]]:
    """The lists around a key, the innermost first, each with the item in it that cannot do without the key."""
    if isinstance(node, NodeMapping):
        for _, value in node.entries:
            yield from _lists_around(value, place, if_alone=if_alone)
    if not isinstance(node, Items):
        return
    for item in node.items:
        found = list(_lists_around(item, place, if_alone=if_alone))
        if found or _cannot_do_without(item, place, if_alone=if_alone):
            yield from (*found, (node, item))


def _without_item(node: Node, gone: Node) -> Node:
    if isinstance(node, NodeMapping):
        return replace(node, entries=tuple((key, _without_item(value, gone)) for key, value in node.entries))
    if isinstance(node, Items):
        return replace(node, items=tuple(_without_item(item, gone) for item in node.items if item is not gone))
    return node


def _behind(node: Node, place: Place) -> Node | None:
    """What stands behind the key at a place."""
    if isinstance(node, Scalar):
        return None
    inner = [value for _, value in node.entries] if isinstance(node, NodeMapping) else node.items
    if isinstance(node, NodeMapping):
        found = next((value for key, value in node.entries if key.place == place), None)
        if found is not None:
            return found
    return next((found for value in inner if (found := _behind(value, place)) is not None), None)


def _places(node: Node | None) -> Iterator[Place]:
    """The places of all words within."""
    if isinstance(node, Scalar):
        yield node.place
    elif isinstance(node, NodeMapping):
        for key, value in node.entries:
            yield key.place
            yield from _places(value)
    elif node is not None:
        for item in node.items:
            yield from _places(item)


def _with(node: Node, place: Place, word: str) -> Node:
    """The file with another word at a place."""
    if isinstance(node, NodeMapping):
        entries = ((_named(key, place, word), _with(value, place, word)) for key, value in node.entries)
        return replace(node, entries=tuple(entries))
    if isinstance(node, Items):
        return replace(node, items=tuple(_with(item, place, word) for item in node.items))
    return _named(node, place, word)


def _named(word: Scalar, place: Place, other: str) -> Scalar:
    return replace(word, text=other) if word.place == place else word
