"""Long sections whose rules are headed, such as keywords: one fold a keyword, and a list to jump with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules_data.queries import RuleView

# From so many rules on a section is folded, if so many of its own rules are headed.
LONG, OPEN_UP_TO = 40, 150
HEADED = 0.6


@dataclass(frozen=True)
class Group:
    """A rule right under the section with all under it; `title` is empty where it has none."""

    number: str
    title: str
    head: RuleView | None
    rules: tuple[RuleView, ...]
    base: int


def long_section(below: Sequence[RuleView], titles: Mapping[str, str], base: int) -> dict[str, Any]:
    """The folds of a section, in its order and by title; nothing where it is short, or its rules have no titles."""
    if len(below) < LONG:
        return {}
    runs: list[list[RuleView]] = []
    for rule in below:
        if rule.depth <= base or not runs:
            runs.append([])
        runs[-1].append(rule)
    headed = [run for run in runs if titles.get(run[0].number)]
    if len(headed) < HEADED * len(runs):
        return {}
    groups = [_group(run, titles.get(run[0].number, ""), base) for run in runs]
    named = sorted((group for group in groups if group.title), key=lambda group: group.title.lower())
    return {"groups": groups, "alphabet": named, "groups_open": len(below) <= OPEN_UP_TO}


def _group(run: list[RuleView], title: str, base: int) -> Group:
    first = run[0]
    if not title:
        return Group(first.number, "", None, tuple(run), base)
    if title == first.text:
        return Group(first.number, title, first, tuple(run[1:]), base + 1)
    return Group(first.number, title, None, tuple(run), base)
