"""Cards and examples while they are written: read, told, and run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import yaml
from django.utils import timezone

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Evaluated,
    Scenario,
    UnableToReadScenario,
    Verdict,
    narrate,
    read_card_file,
    read_nodes,
)
from rules_data.models import Card
from rules_data.queries.evaluating_here import evaluate_here
from rules_data.queries.games import GameView
from rules_data.queries.text_views import Fault, TextPreview, problems_of, says_nothing

_NAMELESS = TextPreview("", faults=(Fault("Begin with the card’s name: `card: Lightning Bolt`.", 1, 1),))


def preview_card(game: GameView, source: str) -> TextPreview:
    """A card as its file has it."""
    if says_nothing(source):
        return _NAMELESS
    try:
        read_nodes(source)
        facts: dict[str, Any] = yaml.safe_load(source)
        played = GAMES[game.slug].played
        read = read_card_file(source, played) if played is not None else None
    except UnableToReadScenario as fault:
        return TextPreview("", faults=problems_of(fault))
    except (yaml.YAMLError, ValueError) as fault:
        return TextPreview("", faults=(Fault(str(fault)),))
    name = str(facts.get("card") or "") if isinstance(facts, dict) else ""
    if not name:
        return _NAMELESS
    lines = tuple(read.ability_texts) if read else ()
    return TextPreview(name, lines=lines)


def preview_example(game: GameView, source: str) -> TextPreview:
    """An example, told and run under every version it names."""
    try:
        scenario = GAMES.read_scenario(source, _cards_named(game.slug))
    except UnableToReadScenario as fault:
        return TextPreview("", faults=problems_of(fault))
    said = scenario.game.slug
    if said != game.slug:
        return TextPreview(scenario.title, faults=(Fault(f"It says it is of {said}; this is {game.name}."),))
    found = evaluate_here(scenario, timezone.localdate(), deciding=False)
    confirmed = any(one.run.confirmed for one in found)
    faults = tuple(_fault(one, confirmed) for one in found if not one.run.confirmed)
    runs = tuple((one.run.edition, one.run) for one in found)
    return TextPreview(scenario.title, lines=_told(scenario, source), runs=runs, faults=faults)


def _fault(found: Evaluated, confirmed: bool) -> Fault:
    """What keeps an example from being verified under an edition.

    That somebody has to decide on rows first, or that there was no time for the run, is no fault of its own: it is no
    obstacle where it is `confirmed` under another edition.
    """
    run = found.run
    if run.verdict is Verdict.CONTRADICTED:
        return Fault(f"Conflict under {run.edition}: {run.reason}")
    is_own = not (found.undecided or run.out_of_time)
    return Fault(f"It cannot be run under {run.edition}: {run.reason}", grave=is_own or not confirmed)


def _told(scenario: Scenario, source: str) -> tuple[str, ...]:
    story = narrate(scenario, yaml.safe_load(source))
    return tuple(
        line for part in story.values() for line in (part if isinstance(part, list | tuple) else [part]) if line
    )


def _cards_named(game: str) -> Callable[[str], CardFacts | None]:
    def named(name: str) -> CardFacts | None:
        source = Card.objects.filter(game__slug=game, name=name).values_list("source", flat=True).first()
        played = GAMES[game].played
        return read_card_file(source, played).facts if source and played is not None else None

    return named
