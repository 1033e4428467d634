"""What hostile requests cost: each is sent in a child of its own, whose time and memory are read."""

from __future__ import annotations

import json
import os
import resource
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.db import connections
from django.test import Client, override_settings
from django.urls import resolve
from rest_framework.test import APIRequestFactory

from rules_data import search
from rules_data.management._hostile_inputs import HOSTILE, Hostile
from rules_data.management._hostile_requests import Asked, dear_requests
from rules_data.queries import read_attached

# What no request may reach, in seconds of processor time and MB of memory for it alone.
MOST_SECONDS, MOST_MB = 1.5, 250.0
ADDRESS = "/api/v1/evaluate"
COLUMNS = ["kind", "what it tries", "bytes", "seconds", "MB", "answer"]


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--site", action="store_true", help="dear requests to the pages and the API, not the evaluator")
    parser.add_argument("--only", metavar="KIND", default="", help=", ".join(dict.fromkeys(h.kind for h in HOSTILE)))


def show(command: Any, options: dict[str, Any]) -> None:
    """A row for each request; fails where one costs more than it may, or is not answered."""
    site = options.get("site", False)
    if site:
        _as_a_server_that_has_answered()
    sent: list[Hostile | Asked] = [*dear_requests()] if site else [*HOSTILE]
    asked = [each for each in sent if options["only"] in ("", each.kind)]
    if not asked:
        raise CommandError(f"No requests of this kind: {options['only']!r}.")
    measured = [(each, *_in_a_child(each)) for each in asked]
    rows = [
        [each.kind, each.name, f"{each.size:,}", f"{seconds:.2f}", f"{memory:.0f}", answer]
        for each, seconds, memory, answer in measured
    ]
    command.table("Hostile requests, each in a process of its own", COLUMNS, rows)
    most = (max(row[1] for row in measured), max(row[2] for row in measured))
    command.say(f"{len(rows)} requests: at most {most[0]:.2f} s of processor time and {most[1]:.0f} MB.")
    bad = [each.name for each, s, mb, answer in measured if s > MOST_SECONDS or mb > MOST_MB or answer[:1] == "5"]
    if bad:
        raise CommandError(f"Over {MOST_SECONDS} s, over {MOST_MB:.0f} MB, or no answer: {', '.join(bad)}.")


def _as_a_server_that_has_answered() -> None:
    """Prepare what a server prepares, and read the views and templates as its first answers do."""
    read_attached()
    search.warm()
    search.settle()
    for path in ("/", "/search?q=a", "/api/v1/search?q=a", "/api/v1/"):
        _asked_of_the_site(Asked("", "", path))


def _in_a_child(hostile: Hostile | Asked) -> tuple[float, float, str]:
    """Seconds of processor time, memory in MB beyond what it began with, and how it was answered."""
    connections.close_all()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            own = _resident_mb()
            spent, how = _asked_of_the_site(hostile) if isinstance(hostile, Asked) else _measured(hostile)
            most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            os.write(writing, json.dumps((spent, how, max(0.0, most - own))).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        said = told.read()
    _, _, used = os.wait4(child, 0)
    fell = (used.ru_utime + used.ru_stime, "500 the child fell", used.ru_maxrss / 1024)
    seconds, answer, memory = json.loads(said) if said else fell
    return seconds, memory, answer


def _resident_mb() -> float:
    """Memory of this process that its children begin with, where the system says it."""
    told = Path("/proc/self/statm")
    pages = int(told.read_text(encoding="ascii").split()[1]) if told.exists() else 0
    return pages * resource.getpagesize() / 1_048_576


def _measured(hostile: Hostile) -> tuple[float, str]:
    began = time.process_time()
    request = APIRequestFactory().post(ADDRESS, hostile.body, content_type="application/yaml")
    response = resolve(ADDRESS).func(request)
    response.render()
    seconds = time.process_time() - began
    return seconds, _told(response.status_code, json.loads(response.content))


def _asked_of_the_site(asked: Asked) -> tuple[float, str]:
    """The same of a request that takes the way of all requests, with their budgets."""
    with override_settings(LIMITS=False, ALLOWED_HOSTS=["*"]):
        client = Client(headers={"host": "testserver"}, raise_request_exception=False)
        began = time.process_time()
        answer = client.generic(asked.method, asked.path, asked.body, asked.content_type, headers=asked.headers)
        size = len(answer.content if not answer.streaming else answer.getvalue())
        seconds = time.process_time() - began
    return seconds, f"{answer.status_code}, {size / 1000:,.0f} kB"


def _told(status: int, answer: dict[str, Any]) -> str:
    if status != 200:
        return f"{status} {str(answer.get('detail', ''))[:90]}"
    runs = answer["runs"]
    ended = [f"{run['verdict'].replace('_', ' ')}{', ' + run['stopped'] if run['stopped'] else ''}" for run in runs]
    return f"200 {'; '.join(ended)}. {runs[0]['reason'][:90]}"
