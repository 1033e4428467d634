"""What hostile requests cost: each is sent to the evaluator in a child of its own, whose time and memory are read."""

from __future__ import annotations

import json
import os
import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.db import connections
from django.urls import resolve
from rest_framework.test import APIRequestFactory

from rules_data.management._hostile_inputs import HOSTILE, Hostile

# What no request may reach, in seconds of processor time and MB of a child's memory, the site's own included.
MOST_SECONDS, MOST_MB = 1.5, 250.0
ADDRESS = "/api/v1/evaluate"
COLUMNS = ["kind", "what it tries", "bytes", "seconds", "MB", "answer"]


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--only", metavar="KIND", default="", help=", ".join(dict.fromkeys(h.kind for h in HOSTILE)))


def show(command: Any, options: dict[str, Any]) -> None:
    """A row for each request; fails where one costs more than it may, or is not answered."""
    asked = [each for each in HOSTILE if options["only"] in ("", each.kind)]
    if not asked:
        raise CommandError(f"No requests of this kind: {options['only']!r}.")
    measured = [(each, *_in_a_child(each)) for each in asked]
    rows = [
        [each.kind, each.name, f"{len(each.body):,}", f"{seconds:.2f}", f"{memory:.0f}", answer]
        for each, seconds, memory, answer in measured
    ]
    command.table("Hostile requests, each in a process of its own", COLUMNS, rows)
    most = (max(row[1] for row in measured), max(row[2] for row in measured))
    command.say(f"{len(rows)} requests: at most {most[0]:.2f} s of processor time and {most[1]:.0f} MB.")
    bad = [each.name for each, s, mb, answer in measured if s > MOST_SECONDS or mb > MOST_MB or answer[:1] == "5"]
    if bad:
        raise CommandError(f"Over {MOST_SECONDS} s, over {MOST_MB:.0f} MB, or no answer: {', '.join(bad)}.")


def _in_a_child(hostile: Hostile) -> tuple[float, float, str]:
    """Seconds of processor time, peak memory in MB, and how it was answered."""
    connections.close_all()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(writing, json.dumps(_measured(hostile)).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        said = told.read()
    _, _, used = os.wait4(child, 0)
    seconds, answer = json.loads(said) if said else (used.ru_utime + used.ru_stime, "500 the child fell")
    return seconds, used.ru_maxrss / 1024, answer


def _measured(hostile: Hostile) -> tuple[float, str]:
    began = time.process_time()
    request = APIRequestFactory().post(ADDRESS, hostile.body, content_type="application/yaml")
    response = resolve(ADDRESS).func(request)
    response.render()
    seconds = time.process_time() - began
    return seconds, _told(response.status_code, json.loads(response.content))


def _told(status: int, answer: dict[str, Any]) -> str:
    if status != 200:
        return f"{status} {str(answer.get('detail', ''))[:90]}"
    runs = answer["runs"]
    ended = [f"{run['verdict'].replace('_', ' ')}{', ' + run['stopped'] if run['stopped'] else ''}" for run in runs]
    return f"200 {'; '.join(ended)}. {runs[0]['reason'][:90]}"

