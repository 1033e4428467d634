"""Words quoted beside a reference: where they stand, and whose they are."""

from __future__ import annotations

import pytest

from rules_data.core.citations import Quote, WordsOfRules, find, quotes_beside, triples_of, words_of
from rules_data.core.games import GAMES

RULES = {
    "603.1": "A lantern that burns at dusk gives light to every house in its street until morning.",
    "603.2": "A traveller who passes the gate pays one coin to its keeper and goes on.",
    "603.3": "It is also so that a traveller who passes the gate pays one coin to its keeper and goes on, as told.",
    "603.4": "Nothing burns under water.",
}
TRIPLES = {number: triples_of(words_of(text)) for number, text in RULES.items()}


WORDS = WordsOfRules.of(TRIPLES.items())


def quoted(text: str) -> tuple[Quote, ...]:
    return quotes_beside(text, find(text, GAMES["magic"].grammar)[0])


@pytest.mark.parametrize(
    "text",
    [
        "CR 603.9: “a lantern that burns at dusk gives light to every house”",
        'CR 603.9 (as it was) says "A lantern that burns at dusk gives light to every house in its street."',
        "“A lantern that burns at dusk gives light to every house in its street.” (CR 603.9)",
        "“A lantern that burns at dusk gives light to every house” is rule 603.9",
        "603.9. A lantern that burns at dusk gives light to every house in its street.",
        "> **603.9** A lantern that burns at dusk gives light to every house in its street.",
        "/// CR 603.9: A lantern that burns at dusk gives light to every house in its street.",
        "So it is. A lantern that burns at dusk gives light to every house in its street [CR 603.9].",
    ],
)
def test_the_words_are_found_wherever_they_stand(text: str) -> None:
    assert any(quote.likeness(TRIPLES["603.1"], WORDS) > 0.9 for quote in quoted(text))


@pytest.mark.parametrize(
    "text",
    [
        "See CR 603.9.",
        "It says “burn it” (CR 603.9).",
        "“A lantern that burns at dusk gives light to every house in its street.”\nSee rule 603.9 for more.",
    ],
)
def test_no_words_are_taken_that_are_not_beside_it(text: str) -> None:
    assert not any(quote.likeness(TRIPLES["603.1"], WORDS) > 0.5 for quote in quoted(text))


def whose(text: str) -> str | None:
    return WordsOfRules.of(TRIPLES.items()).whose(Quote(triples_of(words_of(text))))


def test_words_belong_to_the_rule_that_says_them() -> None:
    assert whose("a lantern that burns at dusk gives light") == "603.1"


def test_words_of_a_rule_that_another_repeats_are_the_first_ones() -> None:
    assert whose(RULES["603.2"]) == "603.2"


@pytest.mark.parametrize(
    "text", ["words of my own that no rule has ever said", "burns at dusk and then some other words of mine"]
)
def test_words_of_no_rule_belong_to_none(text: str) -> None:
    assert whose(text) is None


def test_few_rare_words_tell_a_rule_and_many_common_ones_tell_none() -> None:
    ends = ("until the lantern burns low", "unless its gate stays shut", "while their keeper is away")
    rules = {f"60{place}.1": f"Whenever a player does this, that player draws a card {end}." for place, end in
             enumerate(ends)}  # fmt: skip
    words = WordsOfRules.of((number, triples_of(words_of(text))) for number, text in rules.items())
    assert words.whose(Quote(triples_of(words_of("whenever a player does this that player draws a card")))) is None
    assert words.whose(Quote(triples_of(words_of("until the lantern burns low")))) == "600.1"
