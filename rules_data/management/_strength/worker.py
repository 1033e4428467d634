"""The process behind a Worker: reads verbs as lines of JSON, and says what came of each."""

from __future__ import annotations

import io
import json
import os
import re
import socket
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .worker_processes import fork_for_ever

EDITION: dict[str, Any] = {"game": "riftbound", "document": "tr", "edition": "v1"}
SECONDS_TO_REPAIR = 20.0


def main() -> None:
    """Fork a process whenever one is asked for; each answers until nobody asks it any more."""
    import django  # noqa: PLC0415
    from django.urls import get_resolver  # noqa: PLC0415

    django.setup()
    # Every page is imported: whoever is forked has nothing left to read.
    get_resolver().url_patterns  # noqa: B018
    line = fork_for_ever(socket.socket(fileno=int(sys.argv[1])))
    if line is not None:
        answer_on(line)


def answer_on(line: socket.socket) -> None:
    """Do what the lines say; what is printed meanwhile goes the same way."""
    from . import desk_work, failing  # noqa: PLC0415

    os.dup2(line.fileno(), sys.stdin.fileno())
    os.dup2(line.fileno(), sys.stdout.fileno())
    line.close()
    verbs: dict[str, Callable[..., Any]] = {
        "make": make, "draft": draft, "check": check, "publish": publish, "revert": revert, "look": look,
        "publish_without_index": publish_without_index, "publish_for_ever": publish_for_ever,
        "write_at_desk": desk_work.write_at_desk, "lost_at_desk": desk_work.lost_at_desk,
        "export": export, "what_readers_ask": what_readers_ask, "search_after_damage": search_after_damage,
        "publish_failing": failing.publish_failing, "writes_seen": failing.writes_seen,
    }  # fmt: skip
    say({"done": "ready"})
    for verb in sys.stdin:
        asked = json.loads(verb)
        say(outcome(verbs[asked.pop("verb")], asked))


def outcome(verb: Callable[..., Any], given: dict[str, Any]) -> dict[str, Any]:
    from rules_data.actions import UnableToAct  # noqa: PLC0415

    try:
        return {"done": verb(**given)}
    except UnableToAct as refusal:
        return {"refused": str(refusal)}
    except Exception:  # noqa: BLE001  reported to the campaign, which counts it as a failure
        return {"failed": traceback.format_exc()}


def say(told: dict[str, Any]) -> None:
    print(json.dumps(told), flush=True)


def make(corpus: str) -> str:
    from django.core.management import call_command  # noqa: PLC0415

    from rules_data.actions import load_corpus  # noqa: PLC0415

    call_command("migrate", verbosity=0, interactive=False)
    load_corpus(Path(corpus))
    return "made"


def draft(mark: int) -> str:
    from rules_data.actions import import_document  # noqa: PLC0415

    from .small_site import text_of  # noqa: PLC0415

    report = import_document(**EDITION, data=text_of(mark).encode(), source_name=f"mark{mark}.txt")
    return "unchanged" if report.unchanged else "drafted"


def check() -> str:
    from rules_data.actions import check_revision  # noqa: PLC0415

    return check_revision(**EDITION).edition


def publish() -> str:
    from rules_data.actions import publish_revision  # noqa: PLC0415

    return publish_revision(**EDITION).edition


def publish_without_index() -> str:
    """As if the process had died between the commit and the index."""
    from rules_data.actions import publish_revision  # noqa: PLC0415

    return publish_revision(**EDITION, index=False).edition


def revert() -> str:
    from rules_data.actions import revert_revision  # noqa: PLC0415

    return revert_revision(**EDITION).restored


def publish_for_ever(mark: int) -> str:
    """One text after the other, until it is killed."""
    while True:
        mark += 1
        draft(mark)
        check()
        publish()
        say({"done": mark})


def export(folder: str, address: str) -> dict[str, Any]:
    """The site as files; what the command says of it."""
    from django.core.management import call_command  # noqa: PLC0415

    said = io.StringIO()
    call_command("export", folder, address=address, as_json=True, stdout=said)
    told: dict[str, Any] = json.loads(said.getvalue())
    return told


def what_readers_ask() -> dict[str, list[list[str]]]:
    """What can be asked of the small site: by kind, paths and what is posted there."""
    from .what_readers_ask import pools_of_this_site  # noqa: PLC0415

    found = pools_of_this_site()
    return {kind: [[one.path, one.body.decode()] for one in asked] for kind, asked in found.items()}


def look() -> dict[str, Any]:
    """What a reader sees: the mark of the pages and of the search, and what is broken; repair is waited for."""
    from django.utils import timezone  # noqa: PLC0415

    from rules_data import queries, search  # noqa: PLC0415

    game = queries.find_game("riftbound", timezone.localdate())
    document = game.document("tr") if game else None
    edition = document.current if document else None
    texts = [rule.text for rule in queries.all_rules(edition)] if edition else []
    marks = sorted({mark for text in texts for mark in re.findall(r"mark\d+", text)})
    until = time.monotonic() + SECONDS_TO_REPAIR
    started = time.monotonic()
    found = _searched(search, marks)
    while found != marks and time.monotonic() < until:
        time.sleep(0.02)
        found = _searched(search, marks)
    broken = [problem for checked in queries.verify() for problem in checked.problems]
    return {"marks": marks, "found": found, "broken": broken, "seconds": round(time.monotonic() - started, 3)}


def search_after_damage() -> dict[str, Any]:
    """A search by who has read nothing of the index yet, and how long it takes until that is whole again."""
    from rules_data import search  # noqa: PLC0415
    from rules_data.search import indexing  # noqa: PLC0415

    indexing.forget_index()
    started = time.monotonic()
    first = search.search("piece", size=50)
    answered = time.monotonic() - started
    marks = sorted({mark for hit in first.hits for mark in re.findall(r"mark\d+", str(hit.snippet))})
    while indexing.health().fault and time.monotonic() - started < SECONDS_TO_REPAIR:
        indexing.repair_soon()
        time.sleep(0.02)
    repaired = time.monotonic() - started
    return {
        "marks": marks, "noted": bool(first.notes), "whole": not indexing.health().fault,
        "answered": round(answered, 3), "repaired": round(repaired, 3),
    }  # fmt: skip


def _searched(search: Any, marks: list[str]) -> list[str]:
    """The marks of what a search for a piece finds, by the index alone; as many as the pages have, if all is well."""
    results = search.search("piece", size=50)
    if results.notes:
        return ["no index"]
    return sorted({mark for hit in results.hits for mark in re.findall(r"mark\d+", str(hit.snippet))})


if __name__ == "__main__":
    main()
