"""Flesh and Blood: corners of chapters 1 to 8, each worked out from the rules before it was run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.verdicts import Written

FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"))
_FILE = Path(__file__).parents[2] / "samples" / "corners" / "flesh-and-blood.yaml"
_BODIES = [body.split("\n", 1) for body in _FILE.read_text().split("\n---\n")[1:]]
CORNERS = {sentence.removeprefix("# "): body for sentence, body in _BODIES}


@pytest.mark.parametrize("sentence", CORNERS)
def test_it_comes_out_as_the_rules_say(sentence: str) -> None:
    FAB.confirm(CORNERS[sentence])
