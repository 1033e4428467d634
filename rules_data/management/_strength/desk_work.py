"""What one editor of many does, in the process behind a Worker."""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Callable
from typing import Any

SHARED = "everybodys-answer"
KIND = {"kind": "faq", "game": "riftbound"}


def write_at_desk(number: int, seconds: float, seed: int) -> dict[str, Any]:
    """Save, publish, keep, report and be present, for so long; says how often, what was refused, and every fault."""
    from rules_data.actions import UnableToAct, acting  # noqa: PLC0415

    chance = random.Random(seed)  # noqa: S311
    work = _work(number, chance)
    done: Counter[str] = Counter()
    told: Counter[str] = Counter()
    faults: list[str] = []
    slowest, until = 0.0, time.monotonic() + seconds
    with acting(f"writer {number}"):
        while time.monotonic() < until:
            [what] = chance.choices(list(work), weights=[8, 6, 3, 3, 2, 1])
            started = time.monotonic()
            try:
                work[what]()
                done[what] += 1
            except UnableToAct as refusal:
                told[type(refusal).__name__] += 1
            except Exception:  # noqa: BLE001  counted by the campaign as a failure
                faults.append(traceback.format_exc()[-600:])
            slowest = max(slowest, time.monotonic() - started)
    return {"done": done, "told": told, "faults": faults, "slowest": slowest}


def _work(number: int, chance: random.Random) -> dict[str, Callable[[], object]]:
    from rules_data.actions import (  # noqa: PLC0415
        keep_synonym,
        note_presence,
        publish_text,
        report_problem,
        save_text,
    )
    from rules_data.queries.desk import edited_text  # noqa: PLC0415

    own = {**KIND, "slug": f"answer-of-{number}"}
    shared = {**KIND, "slug": SHARED}
    written = iter(range(10**9))

    def save(named: dict[str, str]) -> None:
        version = edited_text(**named).version
        save_text(**named, source=f"text {next(written)} of {number}", version=version)

    def publish() -> None:
        save_text(**own, source=_answer(number, next(written)), version=edited_text(**own).version)
        publish_text(**own, version=edited_text(**own).version, note="once more", despite_faults=True)

    def keep() -> None:
        keep_synonym(words=[f"word{number}x{next(written)}"], means=["piece"])

    def report() -> None:
        report_problem(path="/", text="Something is wrong.", sender=f"{number}.{chance.random()}")

    return {
        "own text saved": lambda: save(own), "shared text saved": lambda: save(shared),
        "presence noted": lambda: note_presence(f"/editor/texts/riftbound/faq/{SHARED}", f"writer {number}"),
        "report taken in": report, "synonym kept": keep, "answer published": publish,
    }  # fmt: skip


def _answer(number: int, turn: int) -> str:
    from rules_data.queries.desk import AnswerFields, answer_file  # noqa: PLC0415

    said = f"Answer {turn} of {number}."
    return answer_file(AnswerFields(said, said, said, ("101",), (), "v1"))


def lost_at_desk() -> int:
    """How many versions of the shared text were counted up and are not kept as they were saved."""
    from rules_data.queries.desk import edited_text, saved_versions  # noqa: PLC0415

    newest = edited_text(**KIND, slug=SHARED).version
    counted = set(range(max(1, newest - 150), newest + 1))
    return len(counted - set(saved_versions(**KIND, slug=SHARED)))
