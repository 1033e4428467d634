"""English that every game shares: lists, articles, plurals, ordinals, and verbs by person and tense."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.abilities.english import (
    article,
    capitals_behind_stops,
    infinitive,
    listed,
    ordinal,
    participle,
    past,
    plural,
    second_person,
    sentence,
    singular,
    third_person,
    times,
)
from tests.campaigns import campaign

WORDS = st.lists(st.sampled_from(["a unit", "two runes", "an Elf", "X"]), max_size=6)


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (["a", "b", "c", "d"], "a, b, c and d"),
    ],
)
def test_a_list_has_commas_and_one_and_before_its_last(parts, text):
    assert listed(parts) == text
    assert listed(parts, "or") == text.replace(" and ", " or ")


@campaign(80)
@given(WORDS)
def test_a_list_says_each_of_its_parts_once_and_in_their_order(parts):
    text = listed(parts)
    assert text.replace(" and ", ", ").split(", ") == (parts or [""])
    assert text.count(" and ") == (len(parts) > 1)


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        ("creature", "a creature"),
        ("artifact", "an artifact"),
        ("Elf", "an Elf"),
        ("unit", "a unit"),
        ("other creature", "another creature"),
        ("otherworldly unit", "an otherworldly unit"),
        ("hero", "a hero"),
        ("instant", "an instant"),
        ("opponent", "an opponent"),
    ],
)
def test_an_article_goes_by_the_sound_and_another_is_one_word(noun, expected):
    assert article(noun) == expected


@pytest.mark.parametrize(
    ("noun", "several"),
    [
        ("creature", "creatures"),
        ("ability", "abilities"),
        ("ally", "allies"),
        ("day", "days"),
        ("box", "boxes"),
        ("branch", "branches"),
        ("bus", "buses"),
        ("wish", "wishes"),
        ("poison counter", "poison counters"),
        ("Elf", "Elves"),
        ("elf", "elves"),
        ("white Elf", "white Elves"),
        ("sorcery", "sorceries"),
    ],
)
def test_a_plural_is_that_of_the_last_word_regular_or_not(noun, several):
    assert plural(noun, {"elf": "elves"}) == several


def test_an_irregular_word_is_irregular_at_the_end_alone():
    assert plural("elf counter", {"elf": "elves"}) == "elf counters"


@pytest.mark.parametrize(
    ("several", "one"), [("action points", "action point"), ("runes", "rune"), ("colorless", "colorless")]
)
def test_one_of_several_has_no_s_unless_it_is_no_plural(several, one):
    assert singular(several) == one


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("draw a card", "Draw a card."),
        ("draw a card.", "Draw a card."),
        ('it says "draw a card."', 'It says "draw a card."'),
        ("Draw", "Draw."),
        ("", "."),
    ],
)
def test_a_sentence_begins_large_and_has_one_stop(clause, said):
    assert sentence(clause) == said


def test_each_sentence_behind_a_stop_begins_large_and_nothing_else_does():
    text = "Draw 1. then discard 1. It costs 1.5 more. x"
    assert capitals_behind_stops(text) == "Draw 1. Then discard 1. It costs 1.5 more. X"


ORDINALS = {
    1: "first", 2: "second", 3: "third", 9: "ninth", 10: "tenth", 11: "11th", 12: "12th", 13: "13th", 20: "20th",
    21: "21st", 22: "22nd", 23: "23rd", 24: "24th", 101: "101st", 111: "111th", 112: "112th", 122: "122nd", 0: "0th",
}  # fmt: skip


@pytest.mark.parametrize(("number", "said"), ORDINALS.items(), ids=str)
def test_a_number_in_an_order_is_a_word_up_to_ten_and_has_an_ending_beyond(number, said):
    assert ordinal(number) == said


@pytest.mark.parametrize(
    ("number", "said"), [(0, "no times"), (1, "once"), (2, "twice"), (3, "3 times"), (12, "12 times"), (-1, "-1 times")]
)
def test_how_often_is_a_word_up_to_twice(number, said):
    assert times(number) == said


# What you do; what another player does; what would be done; what was done; what has been done.
VERBS = {
    "draw": ("draws", "drew", "drawn"),
    "discard": ("discards", "discarded", "discarded"),
    "die": ("dies", "died", "died"),
    "carry": ("carries", "carried", "carried"),
    "play": ("plays", "played", "played"),
    "lose": ("loses", "lost", "lost"),
    "choose": ("chooses", "chose", "chosen"),
    "banish": ("banishes", "banished", "banished"),
    "attach": ("attaches", "attached", "attached"),
    "cast": ("casts", "cast", "cast"),
    "put": ("puts", "put", "put"),
    "take": ("takes", "took", "taken"),
    "give": ("gives", "gave", "given"),
    "exile": ("exiles", "exiled", "exiled"),
    "be": ("is", "was", "been"),
    "have": ("has", "had", "had"),
    "do": ("does", "did", "done"),
    "fix": ("fixes", "fixed", "fixed"),
    "toss": ("tosses", "tossed", "tossed"),
}
REGULAR = [verb for verb in VERBS if verb not in ("be", "have")]


@pytest.mark.parametrize("verb", REGULAR)
def test_what_you_do_and_what_another_does_are_told_of_one_another(verb):
    they = VERBS[verb][0]
    assert third_person(f"{verb} a card") == f"{they} a card"
    assert second_person(f"{they} a card") == f"{verb} a card"
    assert third_person(verb) == they


@pytest.mark.parametrize("verb", VERBS)
def test_behind_would_stands_the_bare_verb(verb):
    assert infinitive(f"{VERBS[verb][0]} a card") == f"{verb} a card"
    assert infinitive(VERBS[verb][0]) == verb


@pytest.mark.parametrize("verb", VERBS)
def test_what_happened_is_told_in_the_past(verb):
    they, was, _ = VERBS[verb]
    assert past(f"{they} a card", many=False) == f"{was} a card"
    assert past(they, many=True) == ("were" if verb == "be" else was)


@pytest.mark.parametrize("verb", VERBS)
def test_behind_has_stands_the_participle(verb):
    they, _, done = VERBS[verb]
    assert participle(they) == done


@pytest.mark.parametrize(
    ("one", "you"),
    [("is dealt damage", "are dealt damage"), ("has 5 life", "have 5 life"), ("does this", "do this")],
)
def test_be_have_and_do_are_of_their_own_kind(one, you):
    assert second_person(one) == you


def test_several_things_were_and_one_thing_was():
    assert past("is exiled", many=True) == "were exiled"
    assert past("is exiled", many=False) == "was exiled"
    assert past("dies", many=True) == "died"
