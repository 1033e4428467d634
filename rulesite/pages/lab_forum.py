"""A scenario as a text for a forum: the situation, what was done, what came of it, each with the rules that say so."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from rules_data.core.citations import written
from rules_data.core.scenarios import narrate_play
from rules_data.queries import EditionView, GameView, as_cited, find_game
from rules_data.queries.lab import LabTable

from .lab_links import LONGEST_LINK, packed
from .paths import pinned_path
from .runs import edition_of, references
from .scope import today
from .step_texts import kind_of, step_text

MOST_LINES = 200


def as_post(request: HttpRequest, table: LabTable, chosen: str) -> str:
    """The text, as Markdown that reads as well without it."""
    game = find_game(table.game, today())
    if game is None or table.position is None:
        return table.text
    return "\n".join(_lines(request, game, table, chosen)) + "\n"


def _lines(request: HttpRequest, game: GameView, table: LabTable, chosen: str) -> Iterator[str]:
    position = table.position
    if position is None:
        return
    _document, edition = edition_of(game, table.edition)
    yield f"**{table.values.get('title') or _('A board state')}** ({game.name}, {table.edition})"
    story = narrate_play(position.scenario, table.values)
    yield from ("", _("On the table:"))
    yield from (f"- {line}" for line in story.get("situation", ()))
    for place, (told, steps) in enumerate(zip(table.told, table.trace[1:], strict=False), start=1):
        yield from ("", f"{place}. {told}")
        for step in steps:
            if kind_of(step, game.slug).decides:
                yield f"   - {step_text(step, game.slug)}{_cited(step.get('rules', ()), game, edition)}"
    if position.reason:
        yield from ("", position.reason)
    numbers = list(dict.fromkeys(number for part in table.trace for step in part for number in step.get("rules", ())))
    yield from ("", _("Rules:"))
    yield from _rules(request, game, edition, numbers[:MOST_LINES])
    letters = packed(table.text)
    if len(letters) <= LONGEST_LINK:
        said = {"s": letters, **({"edition": chosen} if chosen else {})}
        yield from ("", request.build_absolute_uri(f"{reverse('pages:lab')}?{urlencode(said)}"))


def _cited(numbers: tuple[str, ...], game: GameView, edition: EditionView | None) -> str:
    return f" ({', '.join(numbers)})" if numbers else ""


def _rules(request: HttpRequest, game: GameView, edition: EditionView | None, numbers: list[str]) -> Iterator[str]:
    """Each rule in the form of citation that links, where this site has it."""
    here = references(*edition_of(game, edition.label), numbers) if edition is not None else {}
    for number in numbers:
        if edition is None or number not in here or not here[number].path:
            yield f"- {number}"
            continue
        texts = written(as_cited(game, edition, number), request.build_absolute_uri(pinned_path(edition, number)))
        yield f"- {texts['markdown']}"
