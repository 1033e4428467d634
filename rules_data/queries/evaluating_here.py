"""A scenario run under the editions that it names, as far as they are here; nothing is kept of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from difflib import get_close_matches

from rules_data.core.evaluator import Deadline
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Evaluated, PlayedGame, Scenario, evaluate

from .budget import deadline
from .played_editions import followed_here, played_here


def game_here(slug: str, today: date) -> PlayedGame:
    """A game that is played, with every edition that it can be played under here."""
    return played_here(slug, today) or GAMES.played[slug]


def evaluate_here(
    scenario: Scenario, today: date, *, within: Deadline | None = None, deciding: bool = True
) -> list[Evaluated]:
    """The runs under its editions, by their own rows or a neighbour's; one that no rows reach says which they do.

    Without a deadline of the caller's own they have that of an answer, once it is known by which rows they are run.
    """
    slug = scenario.game.slug
    known = game_here(slug, today).table.vocabulary.editions
    followed = followed_here(slug, scenario.editions, today)
    found = evaluate(scenario, within or deadline(), deciding=deciding, followed=followed)
    return [one if one.run.edition in known else _unknown(one, slug, known) for one in found]


def _unknown(evaluated: Evaluated, slug: str, known: Iterable[str]) -> Evaluated:
    """A run under an edition that no rows reach here."""
    label = evaluated.run.edition
    near = get_close_matches(label, list(known), n=1, cutoff=0.5)
    asked = f" Did you mean {near[0]}?" if near else ""
    there = ", ".join(known)
    reason = f"{GAMES[slug].name} scenarios cannot be run under {label!r} here.{asked} They run under {there}."
    return replace(evaluated, run=replace(evaluated.run, reason=reason))
