"""Magic: of every keyword ability of chapter 702 it is known whether it runs, how else it is written, or that it is
refused by name."""

import re
from pathlib import Path

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

RULES = Path(__file__).parents[3] / "rules_data/corpus/magic/cr/2024-06-07.txt"
HEADING = re.compile(r"^702\.(\d+)\. (\D[^.]*)$", re.MULTILINE)
# Keywords that are written as the ability they stand for, or by a word of their own: `protection from red`.
WRITTEN_OTHERWISE = {
    "affinity", "boast", "champion", "craft", "daybound and nightbound", "devoid", "enchant", "forecast", "hideaway",
    "landwalk", "offering", "protection", "solved", "splice",
}  # fmt: skip
# What no game here can decide yet; a card that has one is refused with the word.
REFUSED = {
    "banding", "companion", "hidden agenda",
    "more than meets the eye", "mutate", "partner", "prototype",
}  # fmt: skip
NAMES = sorted({name.strip().lower() for _, name in HEADING.findall(RULES.read_text(encoding="utf-8"))})
RUNS = GAMES["magic"].table.vocabulary.keywords


def forms(name):
    """The keyword alone, with a number, with a cost, and with both."""
    yield name
    yield f"{{{name}: 2}}"
    yield f'{{{name}: "{{1}}{{R}}"}}'
    yield f'{{{name}: 2, cost: "{{1}}{{R}}"}}'


def read(keyword):
    body = f"cards: {{Odd: {{types: [creature], power: 1, toughness: 1, keywords: [{keyword}]}}}}\n"
    board = "given: {turn: {player: Ann}, Ann: {battlefield: [Odd]}, Bob: {}}\nwhen: []\nthen: {}\n"
    return Written("magic", ("2024-06-07",)).read(body + board)


def test_all_keywords_of_the_rules_are_listed():
    assert len(NAMES) > 160
    assert set(NAMES) - set(RUNS) == REFUSED | WRITTEN_OTHERWISE
    assert not REFUSED & set(RUNS)
    assert not WRITTEN_OTHERWISE & REFUSED


@pytest.mark.parametrize("name", sorted(set(NAMES) & set(RUNS)))
def test_what_runs_is_read_in_one_form_at_least(name):
    found = 0
    for form in forms(name):
        try:
            read(form)
        except UnableToReadScenario:
            continue
        found += 1
    assert found


@pytest.mark.parametrize("name", sorted(REFUSED | WRITTEN_OTHERWISE))
def test_what_does_not_run_is_refused_in_every_form(name):
    for form in forms(name):
        with pytest.raises(UnableToReadScenario, match="keyword"):
            read(form)


def in_braces(advice):
    """The pieces of an advice that can be written in a file: what stands in braces, with the braces within it."""
    depth, start = 0, 0
    for place, sign in enumerate(advice):
        depth += (sign == "{") - (sign == "}")
        if sign == "{" and depth == 1:
            start = place
        if sign == "}" and depth == 0:
            yield advice[start : place + 1]


@pytest.mark.parametrize("name", sorted(REFUSED | WRITTEN_OTHERWISE))
def test_what_does_not_run_is_refused_with_what_can_be_written_in_its_place(name):
    with pytest.raises(UnableToReadScenario) as refused:
        read(name)
    advice = GAMES["magic"].table.vocabulary.unsaid[name]
    assert advice in str(refused.value)


@pytest.mark.parametrize("advice", sorted(set(GAMES["magic"].table.vocabulary.unsaid.values())))
def test_what_is_advised_is_read(advice):
    for written in in_braces(advice):
        word = written[1:].partition(":")[0]
        key = "keywords" if word in RUNS else "abilities"
        types = "sorcery" if written.startswith("{do:") else "creature"
        numbers = "" if types == "sorcery" else ", power: 1, toughness: 1"
        body = f"cards: {{Odd: {{types: [{types}]{numbers}, {key}: [{written}]}}}}\n"
        board = "given: {turn: {player: Ann}, Ann: {hand: [Odd]}, Bob: {}}\nwhen: []\nthen: {Ann: {hand: 1}}\n"
        Written("magic", ("2024-06-07",)).read(body + board)
