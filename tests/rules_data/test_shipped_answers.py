"""The answers that ship: enough of them for each game, and resting on rules that a reader finds here."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings

CORPUS = Path(settings.CORPUS_DIR)
GAMES = ("flesh-and-blood", "magic", "riftbound")
FEWEST = 60
_NUMBER = re.compile(r"^(\d+(?:\.[0-9a-z]+)*)\.?\s", re.MULTILINE)
# The publisher put this rule in force with the answer itself; its place in the Core Rules is not restated.
NOT_RESTATED = {("riftbound", "v1.4", "128.6.a")}


def heads(game: str) -> list[tuple[str, dict[str, Any]]]:
    """The name of each answer of a game, and what stands above its text."""
    files = sorted(CORPUS.glob(f"{game}/faqs/*.md"))
    return [(file.stem, yaml.safe_load(file.read_text(encoding="utf-8").split("---")[1])) for file in files]


@cache
def numbers(game: str, edition: str) -> frozenset[str]:
    """The numbers of the restated rules of an edition."""
    return frozenset(_NUMBER.findall((CORPUS / game / "cr" / f"{edition}.txt").read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_the_answers_that_players_ask_for_most(game: str) -> None:
    found = heads(game)
    assert len(found) >= FEWEST
    asked = [one.casefold().strip("?") for _, head in found for one in (head["asked"], *head.get("also", ()))]
    assert [one for one, count in Counter(asked).items() if count > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_an_answer_rests_on_are_on_the_site(game: str) -> None:
    missing = [
        (name, rule["number"])
        for name, head in heads(game)
        for rule in head["rules"]
        if rule["number"] not in numbers(game, rule["edition"])
        and (game, rule["edition"], rule["number"]) not in NOT_RESTATED
    ]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_rests_on_some_rule(game: str) -> None:
    assert [name for name, head in heads(game) if not head["rules"]] == []


@pytest.mark.parametrize("game", GAMES)
def test_other_words_for_a_question_are_as_one_types_them_on_a_phone(game: str) -> None:
    also = [one for _, head in heads(game) for one in head.get("also", ())]
    assert [one for one in also if one != one.casefold().strip(" ?!.") or not 2 <= len(one) <= 80] == []
