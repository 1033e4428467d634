"""What stands on top of the results page when a player asks: the answer, something else, or nothing.

Each question is held against the paths that answer it, told by hand: an answer, an example, or a rule whose text alone
says it. Whatever else is shown in full is a wrong card. The measure asks the page itself, as a browser would.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from django.conf import settings
from django.core.management.base import CommandError
from django.test import Client

from rules_data.management._command import RulesCommand

ANSWERED, WRONG, NOTHING = "answered", "wrong card", "no card"
_CARD = re.compile(r'<section class="answer-card".*?<h3><a href="(?P<path>[^"]+)">(?P<title>.*?)</a>', re.DOTALL)
_TAG = re.compile(r"<[^>]+>")


@dataclass(frozen=True, slots=True)
class PhoneQuestion:
    """A question as it was typed, and what answers it: paths within the game's pages, such as cr/702.17b."""

    game: str
    query: str
    answers: frozenset[str]


@dataclass(frozen=True, slots=True)
class Shown:
    """What the results page shows in full for a question; `path` is empty where it shows nothing so."""

    question: PhoneQuestion
    path: str
    title: str

    @property
    def verdict(self) -> str:
        """Whether that answers the question."""
        if not self.path:
            return NOTHING
        return ANSWERED if self.path in self.question.answers else WRONG


def add_arguments(parser: ArgumentParser) -> None:
    """The option by which `bench search` asks such questions."""
    parser.add_argument("--phone", type=Path, nargs="+", metavar="FILE", help="questions, with what answers each")


def read_questions(path: Path) -> list[PhoneQuestion]:
    """One JSON object a line, with game, query and answers. Raises CommandError, naming the file, for anything else."""
    try:
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return [PhoneQuestion(row["game"], row["query"], frozenset(row["answers"])) for row in rows]
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise CommandError(f"{path}: expected lines with game, query and answers ({fault}).") from fault


def ask(questions: Iterable[PhoneQuestion]) -> Iterator[Shown]:
    """Ask each on the results page of its game, as one types it who has chosen the game."""
    client = Client(headers={"host": settings.ALLOWED_HOSTS[0]})
    for question in questions:
        response = client.get("/search", {"q": question.query, "game": question.game})
        card = _CARD.search(response.content.decode())
        path = response["Location"] if response.status_code == 302 else card["path"] if card else ""
        title = unescape(_TAG.sub("", card["title"])) if card else ""
        yield Shown(question, path.removeprefix(f"/{question.game}/"), title)


def show(command: RulesCommand, paths: Iterable[Path]) -> None:
    """Print how many are answered in each file, and every one that is not."""
    rows: list[list[object]] = []
    left: list[list[object]] = []
    for path in paths:
        shown = list(ask(read_questions(path)))
        counted = Counter(one.verdict for one in shown)
        rows.append([path.stem, len(shown), *(counted[verdict] for verdict in (ANSWERED, WRONG, NOTHING))])
        left += [[one.question.query, one.verdict, one.path] for one in shown if one.verdict != ANSWERED]
    command.table("Answered on the results page", ["file", "asked", ANSWERED, WRONG, NOTHING], rows)
    if left:
        command.table("Not answered", ["asked", "shown", "what"], left)
