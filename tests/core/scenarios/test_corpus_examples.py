"""The examples that ship: each is confirmed with its twin, and needs every rule it demonstrates."""

from functools import cache
from pathlib import Path

import pytest

from rules_data.core.evaluator import GAMES
from rules_data.core.scenarios import coverage, prove, read_card_file, read_scenario

CORPUS = Path(__file__).parents[3] / "rules_data" / "corpus"
FILES = [path for game in sorted(GAMES) for path in sorted((CORPUS / game / "examples").glob("*.yaml"))]


@cache
def cards_of(game):
    files = (path.read_text() for path in (CORPUS / game / "cards").glob("*.yaml"))
    return {facts.name: facts for facts in (read_card_file(source, game).facts for source in files)}


def read(path):
    return read_scenario(path.read_bytes(), cards_of(path.parents[1].name).get)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parents[1].name}/{path.stem}" for path in FILES])
def test_an_example_is_confirmed_and_proved(path):
    scenario = read(path)
    assert scenario.slug == path.stem
    assert scenario.twin is not None
    for part in prove(scenario).editions:
        assert part.run.verdict == "confirmed", (part.edition, part.run.reason)
        assert part.twin.verdict == "confirmed", (part.edition, part.twin.reason)
        unproved = [each for each in part.ablations if not each.changed]
        assert not unproved, (part.edition, unproved)
        assert part.proved, (part.edition, "the twin comes out like the example")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_rule_that_is_demonstrated_is_shown(game):
    proofs = [prove(read(path)) for path in FILES if path.parents[1].name == game]
    assert proofs
    assert not [each for each in coverage(proofs) if not each.shown]
