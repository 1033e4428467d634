"""A card that an effect shows on top of a library is known by what it is, and nothing else of the library (401.5)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

SHOWS = "{passive: {can: be seen by all on top of library}, affects: {zone: library, owner: OWNER}}"
ON_TOP = "{count: {zone: library, is: revealed on top, type: creature, owner: OWNER}, at least: 1}"
CARDS = """
cards:
  Ox: {types: [creature], subtypes: [Ox], power: 2, toughness: 2}
  Elk: {types: [creature], power: 2, toughness: 2}
  Isle: {types: [land]}
  Lens: {types: [artifact], abilities: [SHOWS]}
  Glass: {types: [artifact], abilities: [{passive: {can: be looked at on top of library}, affects: {zone: library, owner: you}}]}
  Beast: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {power: 4}, affects: me, while: SEEN}]}
  Watch: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {power: 4}, affects: me, while: SEEN}]}
  Stroll: {types: [sorcery], abilities: [{do: [{draw: 1}]}]}
"""  # noqa: E501


def written(shows="you", seen="you", word="revealed on top"):
    cards = CARDS.replace("SHOWS", SHOWS.replace("OWNER", shows)).replace("SEEN", ON_TOP.replace("OWNER", seen))
    return Written("magic", ("2024-06-07",), cards.replace("revealed on top", word))


def situation(
    power,
    *,
    there="Lens, Beast",
    mine="Ox, Isle",
    yours="{card: Isle, as: i2}, {card: Ox, as: o2}",
    when="{tap: Beast}",
):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [{there}], library: [{mine}], hand: [Stroll]}}
  Bob: {{library: [{yours}]}}
when: [{when}]
then: {{Beast: {{power: {power}}}}}
"""


@pytest.mark.parametrize(
    ("mine", "power"),
    [("Ox, Isle", 5), ("Isle, Ox", 1), ("Isle, Ox, Elk", 1), ("Elk, Ox", 5), ("Ox", 5), ("Isle", 1)],
)
def test_only_the_card_on_top_is_seen(mine, power):
    written().confirm(situation(power, mine=mine))


def test_in_an_empty_library_there_is_nothing_to_see():
    written().confirm(situation(1, mine=""))


def test_the_card_on_top_is_there_whether_anybody_sees_it_or_not():
    for mine, power in (("Ox, Isle", 5), ("Isle, Ox", 1), ("", 1)):
        written(word="on top").confirm(situation(power, there="Beast", mine=mine))


def test_without_an_effect_that_shows_it_the_top_card_is_not_seen():
    written().confirm(situation(1, there="Beast"))


@pytest.mark.parametrize(
    ("shows", "seen", "yours", "power"),
    [
        ("you", "opponent", "{card: Ox, as: o2}, {card: Isle, as: i2}", 1),
        ("opponent", "opponent", "{card: Ox, as: o2}, {card: Isle, as: i2}", 5),
        ("opponent", "opponent", "{card: Isle, as: i2}, {card: Ox, as: o2}", 1),
        ("opponent", "you", "{card: Isle, as: i2}, {card: Ox, as: o2}", 1),
        ("any", "opponent", "{card: Ox, as: o2}, {card: Isle, as: i2}", 5),
        ("any", "you", "{card: Isle, as: i2}, {card: Ox, as: o2}", 5),
    ],
)
def test_whose_library_it_is_matters(shows, seen, yours, power):
    written(shows, seen).confirm(situation(power, yours=yours))


@pytest.mark.parametrize(
    ("there", "word", "power"),
    [
        ("Glass, Beast", "known on top", 5),
        ("Glass, Beast", "revealed on top", 1),
        ("Lens, Beast", "known on top", 1),
    ],
)
def test_what_its_owner_may_look_at_is_known_and_not_revealed(there, word, power):
    cards = written(word=word)
    cards.confirm(situation(power, there=there))


@pytest.mark.parametrize(("mine", "power"), [("Ox, Isle", 1), ("Isle, Ox", 5), ("Ox, Elk", 5)])
def test_the_next_card_is_seen_once_the_first_is_drawn(mine, power):
    when = "{cast: Stroll, by: Ann}, {resolve: 1}"
    written().confirm(situation(power, mine=mine, when=when))


def test_what_lies_on_top_of_a_library_that_cards_were_shuffled_into_is_not_known():
    body = situation(5, when="{put: Beast, to: library, by: Ann}, {shuffle: true, by: Ann}", there="Lens, Beast, Watch")
    body = body.replace("Beast: {power: 5}", "Watch: {power: 5}")
    assert_stops(written().run(body), "on top of a library is not known here")
