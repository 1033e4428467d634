"""What each key and word of a scenario does: the file without it, or with another, run beside the file as it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from .execution import Run
from .fields import Met
from .model import Scenario
from .places import Items, Mapping, Node, Scalar, read_nodes
from .played import PlayedGames
from .problems import Place, UnableToReadScenario
from .read_board import Lookup
from .reader import read_scenario_nodes
from .run import run_scenario

# So many other words are tried in the place of one.
MOST_OTHERS = 4


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


class KeyTrial:
    """A scenario whose keys and words are tried one by one. Raises UnableToReadScenario if it is none."""

    def __init__(self, source: str | bytes, games: PlayedGames, cards: Lookup) -> None:
        self._root, self._games, self._cards = read_nodes(source), games, cards
        found: list[Met] = []
        self.scenario = read_scenario_nodes(self._root, games, cards, found)
        self.met = tuple(dict.fromkeys(found))
        self._seen = _seen_in(self.scenario)

    def all(self) -> Iterator[Tried]:
        """Every key and word, with the first change that has an effect, or the last that has none."""
        for met in self.met:
            tried: Tried | None = None
            for tried in self.tries(met):
                if tried.effect is not Effect.NONE:
                    break
            if tried is not None:
                yield tried

    def tries(self, met: Met) -> Iterator[Tried]:
        """What comes of dropping a key, or of each other word in the place of a word."""
        if met.key:
            yield Tried(met, "dropped", self._effect(_without(self._root, met.place)))
            return
        others = [word for word in met.known if word != met.word]
        step = max(1, len(others) // MOST_OTHERS)
        for word in others[::step][:MOST_OTHERS]:
            yield Tried(met, f"became {word}", self._effect(_with(self._root, met.place, word)))

    def _effect(self, changed: Node) -> Effect:
        if changed == self._root:
            return Effect.NONE
        try:
            scenario = read_scenario_nodes(changed, self._games, self._cards)
        except UnableToReadScenario:
            return Effect.REFUSED
        return Effect.NONE if _seen_in(scenario) == self._seen else Effect.DIFFERS


def _seen_in(scenario: Scenario) -> tuple[Any, ...]:
    """Everything that a run shows: outcome and trace, of the scenario and its twin under every edition."""
    both = [scenario, *([scenario.twin] if scenario.twin is not None else [])]
    return tuple(_shown(run_scenario(one, edition)) for one in both for edition in one.editions)


def _shown(run: Run) -> tuple[Any, ...]:
    trace = tuple((step.kind, step.text, step.rules, step.ok, str(step.to_json())) for step in run.trace)
    return run.verdict, run.reason, run.illegal, run.expectations, run.asked, trace


def _without(node: Node, place: Place) -> Node:
    """The file without the key at a place."""
    if isinstance(node, Mapping):
        entries = ((key, _without(value, place)) for key, value in node.entries if key.place != place)
        return replace(node, entries=tuple(entries))
    return replace(node, items=tuple(_without(item, place) for item in node.items)) if isinstance(node, Items) else node


def _with(node: Node, place: Place, word: str) -> Node:
    """The file with another word at a place."""
    if isinstance(node, Mapping):
        entries = ((_named(key, place, word), _with(value, place, word)) for key, value in node.entries)
        return replace(node, entries=tuple(entries))
    if isinstance(node, Items):
        return replace(node, items=tuple(_with(item, place, word) for item in node.items))
    return _named(node, place, word)


def _named(word: Scalar, place: Place, other: str) -> Scalar:
    return replace(word, text=other) if word.place == place else word
