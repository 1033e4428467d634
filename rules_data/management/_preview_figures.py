"""How fast rules are shown elsewhere: previews for embedding sites, pictures for link previews."""

from __future__ import annotations

import gzip
import statistics
import tempfile
import time
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from urllib.parse import quote, urlencode

from django.conf import settings
from django.contrib.staticfiles.finders import find
from django.core.management.base import CommandError
from django.test import Client, override_settings
from django.utils import timezone

from rules_data import queries

# Rules of each document that are asked for, spread over it.
SAMPLE = 60
AT_ONCE = 40


def preview_rows() -> list[list[object]]:
    """What was asked, how often, and its milliseconds: median of the processor's, then of the clock's, p95, slowest.

    The processor's tell more on a machine that has other work.
    """
    client = Client(headers={"host": settings.ALLOWED_HOSTS[0]})
    sampled = [rule for rules in _sampled() for rule in rules]
    if not sampled:
        raise CommandError("Nothing is published yet: run `python manage.py quickstart --no-serve` first.")
    single = [f"/api/v1/preview?{urlencode({'c': f'see rule {number}', 'game': game})}" for game, _, number in sampled]
    many = [
        "/api/v1/preview?" + urlencode([("game", game), *(("c", f"rule {number} of") for _, _, number in rules)])
        for game, rules in _by_game(sampled)
    ]
    client.get(single[0])
    with tempfile.TemporaryDirectory() as folder, override_settings(PREVIEW_IMAGE_DIR=Path(folder)):
        pictures = [f"/images/{game}/{document}/{quote(number)}.png" for game, document, number in sampled]
        return [
            _row("preview of one citation, first time", client, single),
            _row("preview of one citation, again", client, single),
            _row(f"preview of {AT_ONCE} citations, first time", client, many),
            _row(f"preview of {AT_ONCE} citations, again", client, many),
            _row("picture of a rule, drawn", client, pictures),
            _row("picture of a rule, kept", client, pictures),
        ]


def script_size() -> str:
    """How large the embed script is."""
    found = find("rulesite/embed.js")
    if not isinstance(found, str):
        raise CommandError("rulesite/embed.js is not among the static files.")
    data = Path(found).read_bytes()
    return f"embed.js: {len(data)} bytes, {len(gzip.compress(data, 9))} compressed"


def _sampled() -> Iterable[list[tuple[str, str, str]]]:
    for game in queries.games(timezone.localdate()):
        for document in game.documents:
            rules = queries.all_rules(document.current) if document.current is not None else ()
            every = max(1, len(rules) // SAMPLE)
            yield [(game.slug, document.slug, rule.number) for rule in rules[::every][:SAMPLE]]


def _by_game(
    sampled: list[tuple[str, str, str]],
) -> Iterable[tuple[str, tuple[tuple[str, str, str], ...]]]:
    for game in dict.fromkeys(game for game, _, _ in sampled):
        own = iter([one for one in sampled if one[0] == game])
        while some := tuple(islice(own, AT_ONCE)):
            yield game, some


def _row(what: str, client: Client, paths: list[str]) -> list[object]:
    times, worked = [], []
    for path in paths:
        started, busy = time.perf_counter(), time.process_time()
        answer = client.get(path)
        worked.append((time.process_time() - busy) * 1000)
        times.append((time.perf_counter() - started) * 1000)
        if answer.status_code != 200:
            raise CommandError(f"{path} answered {answer.status_code}.")
    ranked = sorted(times)
    slow = ranked[int(len(ranked) * 0.95)]
    shown = (statistics.median(worked), statistics.median(ranked), slow, ranked[-1])
    return [what, len(times), *(f"{one:.2f}" for one in shown)]
