"""Which evaluator this is, read off its sources: whatever another one said or read is due again by itself.

The core reads no files, so its own version is told from here: without models, so that tests of the core can ask, too.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from rules_data import core

# The packages of the core whose code takes part in reading and running an example.
PARTS = ("abilities", "cards", "citations", "documents", "evaluator", "games", "markup", "scenarios", "tree")
# The phrases by which card texts are read and tables that lie in files decide as much as what is written in Python.
KINDS = (".py", ".phrases", ".yaml")
DIGITS = 12


@cache
def evaluator_version() -> str:
    """Twelve hexadecimal digits, read once per process; changed by any change to the evaluator's sources."""
    return version_of(Path(core.__file__).parent)


def version_of(folder: Path) -> str:
    """The version of the evaluator whose packages lie in `folder`; raises FileNotFoundError where one does not."""
    digest = hashlib.sha256()
    for part in PARTS:
        sources = sorted(one for one in (folder / part).rglob("*") if one.suffix in KINDS)
        if not sources:
            raise FileNotFoundError(f"{folder / part} holds no sources: the evaluator's version is their hash.")
        for source in sources:
            content = hashlib.sha256(source.read_bytes()).hexdigest()
            digest.update(f"{source.relative_to(folder).as_posix()} {content}\n".encode())
    return digest.hexdigest()[:DIGITS]
