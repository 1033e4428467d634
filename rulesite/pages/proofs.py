"""How an example proves its rules, in words: what its twin changes, and what comes of ignoring a rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .expectations import expected_words, missed_words, seen_words
from .step_texts import story_lines


@dataclass(frozen=True)
class Told:
    """A part of the story that the twin tells otherwise: the lines it leaves out, and those it has instead."""

    before: tuple[str, ...]
    now: tuple[str, ...]


@dataclass(frozen=True)
class ShownTwin:
    """The same scenario with one thing changed.

    `told` says the change in sentences; where the words of both are the same, `written` has it as the file does: a
    place and its new value, None for what is taken away.
    """

    differs: bool
    verdict: str
    reason: str
    told: tuple[Told, ...]
    written: tuple[tuple[str, object], ...]
    expectations: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class ShownProof:
    """A negative twin, if there is one, and what came out with each demonstrated rule ignored."""

    twin: ShownTwin | None
    ablations: tuple[dict[str, Any], ...]


def shown_proof(proof: Mapping[str, Any], game: str, given: Mapping[str, Any]) -> ShownProof | None:
    """A kept proof for a template; None where nothing has been proved. `given` is the example's situation."""
    if not proof:
        return None
    twin = proof.get("twin")
    ablations = tuple(
        {**one, "outcome": missed_words(one["outcome"], game) if one["changed"] else one["outcome"]}
        for one in proof.get("ablations", ())
    )
    return ShownProof(_twin(twin, game, given) if twin else None, ablations)


def _twin(twin: Mapping[str, Any], game: str, given: Mapping[str, Any]) -> ShownTwin:
    now, before = twin.get("story", {}), twin.get("instead_of", {})
    parts = dict.fromkeys(part for part in (*before, *now) if part != "documented outcome")
    told = tuple(Told(_lines(before.get(part), given), _lines(now.get(part), given)) for part in parts)
    expectations = tuple(
        {"expected": expected_words(one["expected"], game), "seen": seen_words(str(one["seen"])), "ok": one["ok"]}
        for one in twin["expectations"]
    )
    written = () if told else tuple(twin["change"].items())
    return ShownTwin(twin["differs"], twin["verdict"], twin["reason"], told, written, expectations)


def _lines(lines: object, given: Mapping[str, Any]) -> tuple[str, ...]:
    if isinstance(lines, list | tuple):
        return tuple(story_lines([str(one) for one in lines], given))
    return tuple(story_lines([str(lines)], given)) if lines else ()
