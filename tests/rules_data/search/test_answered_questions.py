"""A question is found again in other words, in another order and misspelt; one that asks something else is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_data.queries import AnsweredQuestion
from rules_data.search import answered as answering
from rules_data.search import asked_alike, share_asked, share_said
from rules_data.search.asked_words import asks_for, telling_stems, telling_words
from rules_data.search.synonyms import Meaning
from rules_data.search.words import stem

ASKED = (
    ("faq", "hide", "Can I hide a card at my opponent's battlefield?", "May I put it facedown there?"),
    ("faq", "buff", "Does a buff go away at the end of the turn?", "My unit was buffed. How long does a buff last?"),
    ("faq", "block-twice", "Can one creature block two attackers?", "How many attackers may my one creature block?"),
    ("example", "copy", "Does a copy keep its counters? No, they stay behind.", ""),
    ("faq", "hidden", "How does Hidden work?", "What may I do with a hidden card?"),
    ("faq", "move-twice", "Can a unit move twice in one turn?", "I moved my unit. May it move once more?"),
    ("faq", "ward-copy", "Does ward trigger for a copy?", "My opponent copies a spell."),
    ("faq", "who-goaded", "Who does a goaded creature have to attack?", ""),
    ("faq", "no-deck", "What happens when my deck runs out?", "I have to draw from an empty main deck."),
)
SAID_OTHERWISE = Meaning(frozenset({"lane"}), (("battlefield",),), "cairns")


class Index:
    """What the rules say beside the questions."""

    def has_stem(self, stem: str) -> bool:
        return stem == "buffet"


ALSO = {"buff": ("how long am i stronger", "buff", "what hidden does", "when is a move made twice")}


@pytest.fixture(autouse=True)
def answered(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = tuple(
        AnsweredQuestion(
            kind, "cairns", slug, title, told, "You burn out." if slug == "no-deck" else "", ALSO.get(slug, ())
        )
        for kind, slug, title, told in ASKED
    )
    monkeypatch.setattr("rules_data.search.answered.answered_questions", lambda game: rows)
    monkeypatch.setattr("rules_data.search.answered.meanings", lambda: {"lane": [SAID_OTHERWISE]})
    monkeypatch.setattr("rules_data.search.answered.spoken", lambda: frozenset({"lane"}))
    monkeypatch.setattr("rules_data.search.answered.open_index", Index)


@pytest.mark.parametrize(
    ("query", "slug"),
    [
        ("can i hide a card on opponents battlefield", "hide"),
        ("hide card oponent batlefield", "hide"),
        ("end of turn buff gone away?", "buff"),
        ("how many attackers can one creature block", "block-twice"),
        ("do counters stay on a copy", "copy"),
        ("hide card opps lane", "hide"),
        ("how hidden works", "hidden"),
        ("units moves 2x per turn", "move-twice"),
        ("deck ran out what happens", "no-deck"),
    ],
)
def test_what_was_answered_is_found_in_other_words(query: str, slug: str) -> None:
    found = asked_alike(query, ["cairns"])
    assert found is not None
    assert found.question.slug == slug
    assert 0 < found.nearness <= 1


@pytest.mark.parametrize(
    "query", ["", "block", "can i draw two cards for one mana", "what is the of", "?!", "hidden", "hidden card"]
)
def test_what_nobody_asked_finds_nothing(query: str) -> None:
    assert asked_alike(query, ["cairns"]) is None


def test_without_games_nothing_is_found() -> None:
    assert asked_alike("can i hide a card on opponents battlefield", []) is None


def test_a_question_that_wants_another_kind_of_answer_is_not_the_same() -> None:
    assert asked_alike("where does a buff go", ["cairns"]) is None


def test_a_question_with_its_numbers_turned_around_is_another_one() -> None:
    assert asked_alike("can one creature block 2 attackers", ["cairns"]) is not None
    assert asked_alike("can 2 creatures block one attacker", ["cairns"]) is None


def test_what_only_the_answer_says_helps_a_question_that_is_nearly_asked() -> None:
    found = asked_alike("deck runs out do i burn", ["cairns"])
    assert found is not None
    assert found.question.slug == "no-deck"
    assert asked_alike("do i burn", ["cairns"]) is None


def test_what_only_another_game_says_otherwise_is_not_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = Meaning(SAID_OTHERWISE.words, SAID_OTHERWISE.means, "another")
    monkeypatch.setattr("rules_data.search.answered.meanings", lambda: {"lane": [elsewhere]})
    assert asked_alike("hide card opps lane", ["cairns"]) is None


def test_a_word_of_the_rules_is_no_slip_for_one_of_the_questions() -> None:
    found = asked_alike("does a buf go away at the end of turn", ["cairns"])
    assert found is not None
    assert found.question.slug == "buff"
    assert asked_alike("does a buffet go away at the end of turn", ["cairns"]) is None


def test_without_an_index_misspelt_words_are_still_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_data.search.answered.open_index", lambda: 1 / 0)
    assert asked_alike("hide card oponent batlefield", ["cairns"]) is not None


@pytest.mark.parametrize("query", ["ward copy", "copy of ward", "ward copies"])
def test_two_words_that_are_nearly_all_of_a_question_ask_it(query: str) -> None:
    found = asked_alike(query, ["cairns"])
    assert found is not None
    assert found.question.slug == "ward-copy"


def test_two_words_of_which_a_title_lacks_one_are_a_name() -> None:
    assert asked_alike("ward spell", ["cairns"]) is None


def test_what_is_asked_last_is_what_is_asked() -> None:
    assert asks_for("goaded creature must attack who") == "who"
    assert asks_for("must a goaded creature attack when it can") == "whether"
    found = asked_alike("goaded creature must attack who?", ["cairns"])
    assert found is not None
    assert found.question.slug == "who-goaded"


def test_a_text_says_as_much_of_a_question_as_it_speaks_of() -> None:
    query = "does a buffed unit keep its buff at the end of the turn"
    assert share_said(query, "At the end of the turn a buffed unit keeps its buff.", "cairns") == 1.0
    assert 0.0 < share_said(query, "A buff stays.", "cairns") < 0.5
    assert share_said(query, "Cards are shuffled.", "cairns") == 0.0


def test_a_word_or_two_are_no_question_that_a_text_could_fail_to_answer() -> None:
    assert share_said("hidden card", "Something else is said.", "cairns") == 1.0


@pytest.mark.parametrize("whose", ["their", "his", "her"])
def test_their_turn_is_the_opponents(whose: str) -> None:
    asked = telling_stems(f"can i play an instant during {whose} turn")
    assert asked == telling_stems("play an instant, opponent's turn")
    assert "opponent" not in telling_words(f"what happens to {whose} creature")
    assert "opponent" not in telling_words("may a player attack in their own turn")


def test_how_often_the_same_card_may_be_there_is_asked_about_copies() -> None:
    assert telling_stems("max number of same card in deck") == telling_stems("how many copies of a card in a deck")
    assert "copies" not in telling_words("two creatures that die at the same time")


def test_what_is_only_asked_with_says_nothing() -> None:
    assert telling_words("whats the warp mechanic, meaning what can i do anytime") == ["warp"]


def test_the_least_number_is_asked_for_as_the_greatest_is() -> None:
    assert telling_words("minimum deck size") == telling_words("maximum deck size")


@pytest.mark.parametrize(
    ("form", "word"),
    [("tapped", "tap"), ("equipped", "equip"), ("plotting", "plot"), ("flipped", "flip"), ("activated", "activate")],
)
def test_a_form_with_a_doubled_letter_is_one_of_its_word(form: str, word: str) -> None:
    assert stem(form) == stem(word)


@pytest.mark.parametrize("pair", [("kill", "kil"), ("pass", "pas"), ("add", "ad")])
def test_a_word_that_ends_in_a_doubled_letter_keeps_it(pair: tuple[str, str]) -> None:
    assert stem(pair[0]) != stem(pair[1])


@pytest.mark.parametrize("query", ["how long am i stronger", "how long will i be stronger?", "buff", "Buff?"])
def test_an_answer_is_found_by_other_words_in_which_it_is_asked(query: str) -> None:
    found = asked_alike(query, ["cairns"])
    assert found is not None
    assert found.question.slug == "buff"


def test_a_single_word_asks_only_where_an_answer_says_so_and_only_by_itself() -> None:
    assert asked_alike("ward", ["cairns"]) is None
    assert asked_alike("where does a buff go", ["cairns"]) is None


@pytest.mark.parametrize(
    ("query", "kind"), [("whats a buff", "what"), ("whos first", "who"), ("wheres my buff", "where")]
)
def test_a_question_word_may_be_written_together_with_its_verb(query: str, kind: str) -> None:
    assert asks_for(query) == kind


def test_only_the_whole_name_of_a_game_says_nothing() -> None:
    assert telling_words("blood token flesh and blood") == ["blood", "token"]
    assert telling_words("riftbound buff") == ["buff"]


def test_one_word_of_a_question_with_several_does_not_ask_it() -> None:
    assert asked_alike("what does ward do", ["cairns"]) is None
    assert asked_alike("how does hidden work", ["cairns"]) is not None


def test_of_two_that_ask_the_same_the_title_is_meant_before_the_other_words() -> None:
    found = asked_alike("what does hidden do?", ["cairns"])
    assert found is not None
    assert found.question.slug == "hidden"


@pytest.mark.parametrize(
    ("query", "slug"), [("when is it made twice, a move", "buff"), ("can a unit move 2x per turn", "move-twice")]
)
def test_of_two_that_ask_the_same_the_one_of_the_same_kind_is_meant(query: str, slug: str) -> None:
    found = asked_alike(query, ["cairns"])
    assert found is not None
    assert found.question.slug == slug


def test_other_words_that_are_one_word_are_not_enough_beside_more_that_is_asked() -> None:
    """"what hidden does" asks about a card with Hidden; beside a unit or an attack it asks something else."""
    assert asked_alike("what does a hidden attack do", ["cairns"]) is None


def test_two_that_ask_all_of_it_ask_as_much_of_it_whatever_else_they_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words come out of sets in an order of their own: it decides nothing, not even in the last digit."""
    asked = " ".join(title for _kind, _slug, title, _question in ASKED).replace("?", "")
    worth = {word: 1 / (3 + place) for place, word in enumerate(telling_stems(asked))}
    known = replace(answering._known("cairns"), telling=worth)
    monkeypatch.setattr(answering, "_known", lambda _game: known)
    words = asked.split()
    for few in range(5, len(words)):
        some = " ".join(words[:few])
        assert share_asked(some, f"{asked} and of another player's graveyard", "cairns") == 1.0, some
