"""Every keyword of Riftbound's Core Rules, chapter 8: what stands for it here, by a rule that can be switched off."""

from __future__ import annotations

import re

import pytest

from rules_data.core.games import GAMES
from tests.shipped import CORPUS, followed

TABLE = followed("riftbound", "v1.4").game.table
TEXT = (CORPUS / "riftbound" / "cr" / "v1.4.txt").read_text(encoding="utf-8")
FIRST, LAST = 805, 829

# A keyword without a row that says what it is short for, and how it acts all the same.
WITHOUT_A_ROW = {
    "action": "a permission, asked where a card or an ability is played",
    "reaction": "a permission, asked where a card or an ability is played",
    "assault": "worth might while its unit attacks, counted with the layers",
    "shield": "worth might while its unit defends, counted with the layers",
    "deathknell": "what an ability that triggers on its own death is called",
    "unique": "limits decks and has no effect in play (825.4)",
}


def keywords() -> list[str]:
    headings = re.findall(r"^(8\d\d)\. ([A-Z][A-Za-z-]+)$", TEXT, re.MULTILINE)
    return [name.lower() for number, name in headings if FIRST <= int(number) <= LAST]


def test_the_chapter_has_as_many_keywords_as_rules() -> None:
    assert len(keywords()) == LAST - FIRST + 1


@pytest.mark.parametrize("keyword", keywords())
def test_a_keyword_of_the_chapter_is_known_and_does_what_a_rule_says(keyword: str) -> None:
    words = GAMES["riftbound"].table.vocabulary
    assert keyword in {*words.keywords, *words.dependent_keywords}
    means = [row for row in TABLE.rows if row.question.name == f"{keyword} stands for an ability"]
    in_force = [row for row in means if row.cites.get("v1.4")]
    assert bool(in_force) is not (keyword in WITHOUT_A_ROW)
    assert all(any(rule.startswith("8") for rule in row.cites["v1.4"]) for row in in_force)
