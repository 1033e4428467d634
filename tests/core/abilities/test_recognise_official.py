"""The rules cited for recognising abilities stand in the published editions, and real cards are recognised."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from rules_data.core.abilities import AbilityKind, abilities_in, recognise
from rules_data.core.abilities import recognise_decisions as rulings
from rules_data.core.abilities.recognise_decisions import Decision

SHARED = Path(__file__).parents[3].parent / "shared"

pytestmark = [
    pytest.mark.official,
    pytest.mark.skipif(not SHARED.is_dir(), reason="the publishers' documents are not here (../shared)"),
]


def decisions() -> list[Decision]:
    named = [value for value in vars(rulings).values() if isinstance(value, Decision)]
    of_keywords = [one for keywords in rulings.KEYWORDS_OF_KIND.values() for one in keywords.values()]
    return [*named, *of_keywords, *rulings.DEPENDENT_KEYWORDS.values()]


@pytest.mark.parametrize("edition", rulings.EDITIONS)
def test_every_cited_rule_stands_in_its_edition(edition: str) -> None:
    lines = (SHARED / f"documents/riftbound/CR-{edition}.txt").read_text(encoding="utf-8").splitlines()
    numbers = {line.split(" ", 1)[0].rstrip(".") for line in lines}
    missing = {rule for one in decisions() for rule in one.rules(edition)} - numbers
    assert not missing


def card_abilities() -> list[str]:
    rows = (SHARED / "data/riftbound_cards_open.jsonl").read_text(encoding="utf-8").splitlines()
    found = (ability for row in rows for ability in abilities_in(json.loads(row).get("text", "")))
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("edition", rulings.EDITIONS)
def test_every_ability_of_the_cards_gets_a_kind(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    kinds = Counter(recognise(ability, edition).kind for ability in card_abilities())
    with capsys.disabled():
        print(f"\n{edition}: {sum(kinds.values())} abilities,", dict(kinds.most_common()))
    assert kinds.total() == len(card_abilities())
    assert set(kinds) == set(AbilityKind)


@pytest.mark.parametrize(
    ("beginning", "kind"),
    [("When ", AbilityKind.TRIGGERED), ("At the ", AbilityKind.TRIGGERED), ("While I'm ", AbilityKind.PASSIVE)],
)
def test_cards_that_begin_alike_are_of_one_kind(beginning: str, kind: AbilityKind) -> None:
    alike = [ability for ability in card_abilities() if ability.startswith(beginning)]
    assert alike
    assert {recognise(ability, "v1.3").kind for ability in alike} == {kind}
