"""Modes of a printed text called by what they do: whoever chooses one reads that, and not its number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from rules_data.core.abilities import Ability, AbilityKind, CardFacts, Mode, UnableToRenderAbility, render
from rules_data.core.evaluator import parts_of

from .played import PlayedGame

LONGEST_NAME = 120
_UNNAMED = re.compile(r"option \d+")

Facts = Callable[[dict[str, Any]], CardFacts]


def with_modes_named(said: dict[str, Any], game: PlayedGame, facts_of: Facts) -> dict[str, Any]:
    """What a scenario says of a card, with words for each mode that its text gives no name; some keep their numbers.

    `facts_of` reads such a description.
    """
    apart: list[str] = []
    numbered = _with_names(said, lambda names: [_apart(name, apart) for name in names])
    if not apart:
        return said
    words = dict(_in_words(facts_of(numbered), game))
    told = iter(apart)

    def named(names: list[str]) -> list[str]:
        ours = [words.get(next(told), "") if _UNNAMED.fullmatch(name) else name for name in names]
        return [one if one and ours.count(one) == 1 else name for one, name in zip(ours, names, strict=True)]

    found: dict[str, Any] = _with_names(said, named)
    return found


def _apart(name: str, apart: list[str]) -> str:
    """A name that no other mode of the card has."""
    if not _UNNAMED.fullmatch(name):
        return name
    apart.append(f"mode {len(apart)} of the card")
    return apart[-1]


def _with_names(part: Any, named: Callable[[list[str]], list[str]]) -> Any:
    """The same data with other names for its modes, list by list, those further out first."""
    if isinstance(part, list):
        return [_with_names(one, named) for one in part]
    if not isinstance(part, dict):
        return part
    found = dict(part)
    if isinstance(modes := found.get("modes"), list):
        names = named([str(mode.get("name", "")) for mode in modes])
        found["modes"] = [{**mode, "name": name} for mode, name in zip(modes, names, strict=True)]
    return {key: _with_names(value, named) for key, value in found.items()}


def _in_words(facts: CardFacts, game: PlayedGame) -> Iterator[tuple[str, str]]:
    """What each mode does, by its name: Destroy target artifact."""
    for mode in parts_of([facts]):
        if not isinstance(mode, Mode) or game.lexicon is None:
            continue
        try:
            said = render(Ability(AbilityKind.INSTRUCTIONS, mode.effects), game.lexicon)
        except UnableToRenderAbility:
            continue
        if len(said) <= LONGEST_NAME:
            yield mode.name, said.removesuffix(".")
