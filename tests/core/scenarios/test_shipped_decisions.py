"""The decisions that ship: each can be read, and with the publishers' documents almost every example is settled."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_data.core.documents import parse_document
from rules_data.core.evaluator import Says
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, follow_edition, in_edition, open_decisions, read_decisions, run_scenario
from rules_data.core.scenarios import what_became as became_in
from rules_data.core.tree import RuleTree, align
from tests.shipped import CORPUS, example, examples_of

FILES = sorted(CORPUS.glob("*/*/decisions-*.yaml"))
MAGIC = "MagicCompRules-{}.txt"


def played_in(file: Path):
    return GAMES[file.parents[1].name].played


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name} {file.stem}")
def test_a_shipped_file_is_read_and_every_reason_is_a_sentence(file: Path) -> None:
    decisions = read_decisions(file.read_text(encoding="utf-8"), played_in(file))
    assert decisions
    assert [name for name, one in decisions.items() if not one.because.endswith(".")] == []
    assert {one.says for one in decisions.values()} <= set(Says)


def tree(shared: Path, game: str, file: str) -> RuleTree:
    reader = GAMES[game].publications["cr"].reader
    return parse_document((shared / "documents" / game / file).read_bytes(), reader).tree


@pytest.mark.official
@pytest.mark.parametrize(
    ("game", "home", "label", "files", "share"),
    [
        ("magic", "2024-06-07", "2026-08-07", (MAGIC.format("2024-06-07"), MAGIC.format("2026-08-07")), 0.9),
        ("magic", "2024-06-07", "2022-04-29", (MAGIC.format("2024-06-07"), MAGIC.format("2022-04-29")), 0.9),
        ("riftbound", "v1.3", "v1.4", ("CR-v1.3.txt", "CR-v1.4.txt"), 0.95),
    ],
)
def test_most_examples_are_settled_under_the_publishers_own_editions(
    shared: Path, game: str, home: str, label: str, files: tuple[str, str], share: float
) -> None:
    first, second = (tree(shared, game, file) for file in files)
    backwards = label < home
    crosswalk = align(second, first) if backwards else align(first, second)
    decisions = read_decisions((CORPUS / game / "cr" / f"decisions-{label}.yaml").read_text(), GAMES[game].played)
    edition = follow_edition(GAMES[game].played, home, label, became_in(crosswalk, backwards=backwards), decisions)
    there = [in_edition(one, edition) for one in map(example, examples_of(game)) if home in one.editions]
    confirmed = [one for one in there if run_scenario(one, label).verdict is Verdict.CONFIRMED]
    settled = [one for one in confirmed if not open_decisions(one, edition)]
    assert len(settled) >= share * len(there), f"{len(settled)} of {len(there)} are settled"
