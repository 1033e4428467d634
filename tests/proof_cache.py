"""Proofs of examples, kept by content: what one worker or one pass has proved, no other proves again.

A proof depends on the scenario and on the sources of the evaluator, so both are in its name. Files appear whole or not
at all.
"""

from __future__ import annotations

import dataclasses
import hashlib
import os
import pickle
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from rules_data.core.evaluator import Deadline
from rules_data.core.games import GAMES
from rules_data.core.scenarios import EditionProof, PlayedGame, Proof, Scenario, Tries, prove
from rules_data.evaluator_version import evaluator_version

ROOT = Path(__file__).resolve().parents[1]
A_DAY = 24 * 60 * 60


def kept_folder() -> Path:
    """Where tests keep what they may need again; may be emptied at any time."""
    return Path(os.environ.get("RULESITE_VAR", ROOT / "var")) / "tests"


def proof_of(scenario: Scenario, _deadline: Deadline | None = None, tries: Tries | None = None) -> Proof:
    """What `prove` says, edition by edition, from the kept proofs where there is one; it takes its time."""
    made = tries if tries is not None else Tries()
    return Proof(scenario.slug, tuple(_edition_proof(scenario, edition, made) for edition in scenario.editions))


def _edition_proof(scenario: Scenario, edition: str, tries: Tries) -> EditionProof:
    alone = replace(scenario, editions=(edition,))
    file = _proofs() / hashlib.sha256(as_text(alone).encode()).hexdigest()
    if file.exists():
        kept: EditionProof = pickle.loads(file.read_bytes())  # noqa: S301 - written below, by the same sources
        return kept
    [proof] = prove(alone, tries=tries).editions
    write_whole(file, pickle.dumps(proof))
    return proof


@cache
def _proofs() -> Path:
    folder = kept_folder() / "proofs" / f"{evaluator_version()}-{sys.version_info.major}.{sys.version_info.minor}"
    folder.mkdir(parents=True, exist_ok=True)
    forget_old(folder)
    return folder


def forget_old(newest: Path) -> None:
    """Remove what stands beside `newest` and has not been written to for a day; refresh `newest`."""
    newest.touch()
    for other in newest.parent.iterdir():
        if other != newest and other.is_dir() and time.time() - other.stat().st_mtime > A_DAY:
            shutil.rmtree(other, ignore_errors=True)


def write_whole(file: Path, content: bytes) -> None:
    partial = file.with_name(f"{file.name}.{os.getpid()}")
    partial.write_bytes(content)
    partial.replace(file)


def _led_on(game: PlayedGame) -> str:
    """What sets a game that is read from its neighbour's rows apart from the one that ships."""
    if game not in _LED_ON:
        rows = [(row.name, row.answer, row.summary, sorted(row.cites.items())) for row in game.table.rows]
        steps = sorted((name, sorted(cites.items())) for name, cites in game.table.procedures.items())
        _LED_ON[game] = hashlib.sha256(repr((rows, steps)).encode()).hexdigest()
    return _LED_ON[game]


_LED_ON: dict[PlayedGame, str] = {}


def as_text(value: Any) -> str:
    """A value written out in full; equal in every process, whatever the order of its sets."""
    kind = type(value)
    if kind not in _WRITERS:
        _WRITERS[kind] = _writer(kind)
    return _WRITERS[kind](value)


# By type, since a scenario is some thousand values.
_WRITERS: dict[type, Callable[[Any], str]] = {}


def _game(game: PlayedGame) -> str:
    return game.slug if game is GAMES[game.slug].played else f"{game.slug} {_led_on(game)}"


def _writer(kind: type) -> Callable[[Any], str]:
    """How values of a type are written."""
    if issubclass(kind, PlayedGame):
        return _game
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind)]
        return lambda record: f"{kind.__qualname__}({','.join([as_text(getattr(record, name)) for name in names])})"
    if issubclass(kind, frozenset | set):
        return lambda found: f"{{{','.join(sorted(map(as_text, found)))}}}"
    if issubclass(kind, tuple | list):
        return lambda found: f"({','.join(map(as_text, found))})"
    if issubclass(kind, Mapping):
        return lambda found: f"[{','.join(f'{as_text(key)}:{as_text(each)}' for key, each in found.items())}]"
    return repr
