"""Words as they are indexed, slips between them, how rare ones weigh, and what is offered when nothing is found."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.search.asked_words import asks_for, how_many_of, may_be_one, telling_words, written
from rules_data.search.scoring import K1, coverage, impact, posting_of, rarity
from rules_data.search.spelling import better_spelled, could_be_near, distance, farthest, nearest
from rules_data.search.wanted import Alternative, Unit, Wanted
from rules_data.search.weighing import phrase_text
from rules_data.search.words import spelled_words, stem, stems_in, words_in


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Rule 603.7d says", ["Rule", "603.7d", "says"]),
        ("383.3.e.", ["383.3.e"]),
        ("a +1/+1 counter", ["a", "+1/+1", "counter"]),
        ("−1/−1 or +X/+0", ["−1/−1", "or", "+X/+0"]),
        ("{T}: Add {2/W}", ["{T}", "Add", "{2/W}"]),
        ("can't and can’t", ["can't", "and", "can’t"]),
        ("", []),
        ("... !", []),
    ],
)
def test_numbers_symbols_and_bonuses_stay_one_word(text: str, words: list[str]) -> None:
    assert words_in(text) == words


@pytest.mark.parametrize(
    "forms",
    [
        ["tap", "taps", "tapped", "tapping", "Tapped"],
        ["equip", "equipped", "equips"],
        ["die", "died", "dies", "dying"],
        ["choose", "chose", "chosen", "chooses"],
        ["color", "colour", "colours", "colors"],
        ["player", "players", "player's", "player’s"],
        ["draw", "drew", "drawn", "drawing"],
    ],
)
def test_forms_of_one_word_are_found_by_one_another(forms: list[str]) -> None:
    assert len({stem(form) for form in forms}) == 1


@pytest.mark.parametrize(
    ("one", "other"), [("tap", "tape"), ("add", "ad"), ("card", "care"), ("untap", "tap"), ("603.7", "603.7d")]
)
def test_other_words_are_other_words(one: str, other: str) -> None:
    assert stem(one) != stem(other)


@pytest.mark.parametrize("word", ["603.7d", "+1/+1", "{t}", "8"])
def test_what_is_no_word_has_no_other_form(word: str) -> None:
    assert stem(word) == word


def test_a_minus_is_a_minus_however_it_is_printed() -> None:
    assert stems_in("−1/−1") == stems_in("-1/-1")


def test_spellings_are_taken_from_words_of_letters_alone() -> None:
    assert spelled_words("A Unit's 3rd rule", "603.7d to be") == ["unit", "rule"]


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [("unit", "unit", 0), ("unit", "units", 1), ("unit", "unti", 1), ("unit", "init", 1), ("unit", "ni", 2),
     ("unit", "card", 3), ("", "abc", 3), ("ab", "ba", 1)],
)  # fmt: skip
def test_a_slip_is_a_letter_wrong_missing_too_much_or_two_exchanged(one: str, other: str, slips: int) -> None:
    assert distance(one, other, 2) == slips
    assert distance(other, one, 2) == slips


words = st.text(alphabet="abc", max_size=7)


@given(words, words)
def test_distance_is_the_same_both_ways_and_none_only_to_itself(one: str, other: str) -> None:
    far = distance(one, other, 9)
    assert far == distance(other, one, 9)
    assert (far == 0) == (one == other)
    assert abs(len(one) - len(other)) <= far <= max(len(one), len(other))


@given(words, words, st.integers(0, 4))
def test_what_is_too_far_is_said_to_be_one_more_and_no_less(one: str, other: str, most: int) -> None:
    assert distance(one, other, most) == min(distance(one, other, 9), most + 1)


@pytest.mark.parametrize(("word", "slips"), [("card", 1), ("cards", 1), ("combat", 2)])
def test_a_longer_word_may_have_more_slips(word: str, slips: int) -> None:
    assert farthest(word) == slips
    assert could_be_near(word) == (len(word) - slips, len(word) + slips)


def test_the_nearest_is_first_and_of_equals_the_commonest() -> None:
    written_words = [("attack", 5), ("attach", 9), ("attacks", 50), ("attic", 1), ("atack", 0)]
    assert nearest("atack", written_words, 2, 9) == ["attack", "attacks", "attach"]
    assert nearest("atack", written_words, 1, 9) == ["attack"]
    assert nearest("atack", written_words, 2, 1) == ["attack"]
    assert nearest("zzz", written_words, 1, 9) == []


class Written:
    """A lexicon of a few words."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def has_word(self, word: str) -> bool:
        return word in self.known

    def has_stem(self, stem_of_one: str) -> bool:
        return stem_of_one in map(stem, self.known)

    def words_near(self, word: str, limit: int) -> list[str]:
        return nearest(word, ((one, 1) for one in self.known), farthest(word), limit)


@pytest.mark.parametrize(
    ("typed", "said", "corrected"),
    [
        (["atack"], [], {"atack": "attack"}),
        (["attack", "attacking"], [], {}),
        (["cta"], [], {}),
        (["atack", "atack", "blcok"], [], {"atack": "attack", "blcok": "block"}),
        (["zzzzz"], [], {}),
        (["603.7d", "x2yz"], [], {}),
        (["atack"], ["atack"], {}),
        (["gyard"], ["graveyard", "gyards"], {"gyard": "gyards"}),
        (["a" * 25], ["a" * 24], {}),
    ],
)
def test_only_what_nobody_writes_or_says_is_corrected(
    typed: list[str], said: list[str], corrected: Mapping[str, str]
) -> None:
    assert better_spelled(typed, Written("attack", "block", "card"), said) == corrected


def test_a_query_of_many_slips_has_its_first_ones_corrected() -> None:
    typed = ["atack", "blcok", "carrd", "attacc", "blockk"]
    assert list(better_spelled(typed, Written("attack", "block", "card"))) == typed[:4]


@given(st.floats(0.01, 100), st.floats(0.01, 100))
def test_more_of_a_word_says_more_but_ever_less_more(one: float, more: float) -> None:
    assert impact(one) < impact(one + more) < K1 + 1
    assert impact(one + more) - impact(one) <= impact(more) + 1e-9


@given(st.integers(0, 1000), st.integers(0, 1000))
def test_the_rarer_a_word_the_more_it_says_and_never_less_than_nothing(one: int, other: int) -> None:
    few, many = sorted((one, other))
    assert rarity(few, 1000) >= rarity(many, 1000) > 0


def test_having_both_of_two_words_counts_for_more_than_all_of_a_question() -> None:
    assert [coverage(units) for units in (1, 2, 4, 10, 40)] == [1.0, 0.5, 0.25, 0.1, 0.1]


def test_a_posting_has_each_game_with_its_own_entries_and_no_empty_one() -> None:
    games = (["magic", "riftbound", "cairns"], np.array([0, 1, 0, 1]))
    posting = posting_of(np.array([0, 2, 3]), np.array([1.0, 2.0, 1.0]), games)
    assert {game: list(found.places) for game, found in posting.items()} == {"magic": [0, 2], "riftbound": [3]}
    first, second = posting["magic"].impacts
    assert first < second


def test_every_stem_that_answers_a_query_is_named_once() -> None:
    unit, left = Unit((Alternative(("draw", "card")), Alternative(("loot",)))), Alternative(("hand",))
    asked = Wanted(units=(unit,), required=(Unit((Alternative(("turn",)),)),), left_out=(left,), worth={"may": 0.2})
    assert asked.stems == {"draw", "card", "loot", "turn", "hand", "may"}
    assert Wanted().stems == frozenset()


def test_a_phrase_is_never_found_across_two_texts() -> None:
    said = phrase_text(["end", "step"], ["draw", "step"])
    assert " end step " in said
    assert " step draw " not in said


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("How many cards do I draw?", "many"), ("when can I block", "when"), ("Where does it go?", "where"),
        ("whose turn is it", "who"), ("why is that", "why"), ("what is trample", "what"), ("can it block", "whether"),
        ("goaded creature must attack who?", "who"), ("trample and lifelink", ""), ("", ""),
        ("does it die when it blocks", "whether"),
    ],
)  # fmt: skip
def test_the_kind_of_answer_is_told_by_how_it_is_asked(question: str, kind: str) -> None:
    assert asks_for(question) == kind


@pytest.mark.parametrize(
    ("one", "other", "may"),
    [("what", "what", True), ("", "many", True), ("where", "what", True), ("what", "where", True),
     ("many", "why", False), ("who", "when", False)],
)  # fmt: skip
def test_some_kinds_of_questions_are_asked_one_for_the_other(one: str, other: str, may: bool) -> None:
    assert may_be_one(one, other) is may


@pytest.mark.parametrize(
    ("one", "other"),
    [("can it die twice", "could it be killed two times"), ("dmg to opps", "damage to an opponent"),
     ("what does Magic say of traps", "traps"),
     ("block in their turn", "block opponent turn"), ("armour", "equipment"), ("I can’t block", "cant block")],
)  # fmt: skip
def test_the_same_asked_in_other_words_has_the_same_telling_words(one: str, other: str) -> None:
    assert telling_words(one) == telling_words(other)


def test_a_word_tells_once_and_marks_do_not_matter() -> None:
    assert telling_words("block, block; BLOCK?") == ["block"]
    assert written("Can't") == written("CANNOT") == written("can’t")


@pytest.mark.parametrize(
    ("text", "told"),
    [("one creature blocks 2 attackers", {"creatur": "one", "attack": "twice"}), ("creatures block", {}), ("one", {})],
)
def test_how_many_there_are_is_told_of_what_stands_behind(text: str, told: Mapping[str, str]) -> None:
    assert dict(how_many_of(text)) == {stem(thing): number for thing, number in told.items()}
