"""What a step in the lab costs: the legal steps of a crowded table, beside a run of the same scenario."""

from __future__ import annotations

import statistics
import time
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from django.test import Client

from rules_data.core.games import GAMES
from rules_data.core.scenarios import evaluate, values_of
from rules_data.queries import deadline
from rules_data.queries.lab import (
    UnableToLay,
    lab_cards,
    lab_table,
    lab_words,
    new_table,
    players_of,
    read_lab_scenario,
    with_card,
)

COLUMNS = ["game", "objects", "legal steps", "what", "median ms", "p95 ms", "largest ms"]
MOST_TRIED = 400


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--objects", type=int, default=60, help="how many objects are on the table")
    parser.add_argument("--steps", type=int, default=40, help="how often each is measured")


def figures(objects: int, steps: int) -> list[list[str]]:
    """Rows for each game: the table alone, the page with it, and the plain run that the API makes of it."""
    rows: list[list[str]] = []
    client = Client(SERVER_NAME="localhost")
    for game in GAMES.played:
        text = crowded(game, objects)
        table = lab_table(text)
        if table.position is None or table.position.now is None:
            continue
        there = str(len(table.position.now.state.objects))
        measured: dict[str, Callable[[], Any]] = {
            "where it stands and what is legal": lambda text=text: lab_table(text),  # type: ignore[misc]
            "the page": lambda text=text: client.post("/lab", {"text": text + _noise(), "do": "show"}),  # type: ignore[misc]
            "evaluate, without what decides": lambda text=text: _evaluate(text),  # type: ignore[misc]
        }
        for name, work in measured.items():
            rows.append([game, there, str(len(table.moves.actions)), name, *_times(work, steps)])
    return rows


def _noise() -> str:
    """Too much for a link, so that the form is answered with the page and not with the way to it."""
    return "".join(f"# {number * 7_919 % 100_003:x}\n" for number in range(1_300))


def _evaluate(text: str) -> None:
    read = read_lab_scenario(text)
    if read.scenario is not None:
        evaluate(read.scenario, deadline(), deciding=False)


def _times(work: Callable[[], Any], steps: int) -> list[str]:
    work()
    taken: list[float] = []
    for _ in range(steps):
        started = time.process_time()
        work()
        taken.append(1_000 * (time.process_time() - started))
    p95 = sorted(taken)[min(len(taken) - 1, round(0.95 * (len(taken) - 1)))]
    return [f"{statistics.median(taken):.1f}", f"{p95:.1f}", f"{max(taken):.1f}"]


def crowded(game: str, objects: int) -> str:
    """A table with so many objects on it: the cards that can be there, in turn on either side, as they come."""
    text = new_table(game)
    players = players_of(values_of(text))
    places = lab_words(game, {}).piles
    pile = next((one for one in ("battlefield", "base", "arena") if one in places), places[0])
    fitting: list[str] = []
    for card in lab_cards(game, "", MOST_TRIED):
        if len(fitting) * 2 >= objects or card.without_text:
            continue
        try:
            if not lab_table(with_card(text, card.name, players[0], pile)).faults:
                fitting.append(card.name)
        except UnableToLay:
            continue
    for number in range(MOST_TRIED):
        table = lab_table(text)
        there = len(table.position.now.state.objects) if table.position and table.position.now else 0
        if there >= objects:
            break
        more = with_card(text, fitting[number % len(fitting)], players[number % 2], pile)
        text = text if lab_table(more).faults else more
    return text
