"""The rules cited for recognising abilities stand in the published editions, and real cards are recognised."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from rules_data.core.abilities import AbilityKind, UnableToRecognise, recognise, rules_of_recognition
from rules_data.core.abilities.reading import Outcome, ability_text

SHARED = Path(__file__).parents[3].parent / "shared"

pytestmark = [
    pytest.mark.official,
    pytest.mark.skipif(not SHARED.is_dir(), reason="the publishers' documents are not here (../shared)"),
]


@pytest.mark.parametrize(
    ("game", "edition", "file"),
    [
        ("riftbound", "v1.2", "riftbound/CR-v1.2.txt"),
        ("riftbound", "v1.3", "riftbound/CR-v1.3.txt"),
        ("magic", "2024-06-07", "magic/MagicCompRules-2024-06-07.txt"),
        ("magic", "2026-08-07", "magic/MagicCompRules-2026-08-07.txt"),
        ("flesh-and-blood", "2026-06-10", "flesh-and-blood/en-fab-cr-2026-06-10.txt"),
    ],
)
def test_every_cited_rule_stands_in_its_edition(game: str, edition: str, file: str) -> None:
    lines = (SHARED / "documents" / file).read_text(encoding="utf-8-sig").splitlines()
    numbers = {line.split(" ", 1)[0].rstrip(".") for line in lines}
    assert not rules_of_recognition(game, edition) - numbers


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """The lines of the cards that are a text of one ability and that the grammar reads."""
    rows = (SHARED / "data/riftbound_cards_open.jsonl").read_text(encoding="utf-8").splitlines()
    texts = (json.loads(row).get("text", "") for row in rows)
    read = (one for text in texts for one in ability_text("riftbound").read(text))
    return list(dict.fromkeys(one.line.whole for one in read if one.outcome is Outcome.READ))


@pytest.mark.parametrize("edition", ["v1.2", "v1.3"])
def test_every_ability_that_is_read_gets_a_kind(edition: str, lines: list[str]) -> None:
    kinds: Counter[AbilityKind] = Counter()
    for line in lines:
        with suppress(UnableToRecognise):  # a keyword that a later edition brought in
            kinds[recognise("riftbound", line, edition).kind] += 1
    assert set(kinds) == set(AbilityKind)
    assert kinds.total() > 0.95 * len(lines)


@pytest.mark.parametrize(
    ("beginning", "kind"),
    [("When ", AbilityKind.TRIGGERED), ("At the ", AbilityKind.TRIGGERED), ("While I'm ", AbilityKind.PASSIVE)],
)
def test_cards_that_begin_alike_are_of_one_kind(beginning: str, kind: AbilityKind, lines: list[str]) -> None:
    alike = [line for line in lines if line.startswith(beginning)]
    assert alike
    assert {recognise("riftbound", line, "v1.3").kind for line in alike} == {kind}
