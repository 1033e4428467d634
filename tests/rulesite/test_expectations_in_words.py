"""An expectation of a run is told in the words of its game, whatever stands in it."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rulesite.pages.expectations import expected_words, missed_words
from rulesite.pages.step_texts import BY_CHANCE, QUESTIONS, story_lines


@pytest.mark.parametrize(
    ("game", "expected", "says"),
    [
        ("magic", "object: Well of Mourning zone = graveyard", "Well of Mourning is in its owner’s graveyard"),
        ("riftbound", "object: Scout zone = base", "Scout is in its owner’s base"),
        ("riftbound", "object: fury is exhausted = False", "fury is not exhausted"),
        ("magic", "object: Hydra counter +1/+1 = 1", "Hydra has 1 +1/+1 counter"),
        ("flesh-and-blood", "object: Jab base power = 5", "Jab has 5 base power"),
        ("magic", "player: Ana life = 22", "Ana has 22 life"),
        ("magic", "player: Ann graveyard = [Bolt, Bear]", "Ann has Bolt and Bear in their graveyard"),
        ("flesh-and-blood", "player: Ira action points = 1", "Ira has 1 action point"),
        ("flesh-and-blood", "object: Jab stage War Drum = [8.2]", "War Drum applies to Jab in stage 8.2"),
        ("magic", "triggers: Well of Mourning = 1", "Well of Mourning triggers once"),
        ("magic", "stack = []", "The stack is empty"),
        ("magic", "stack = [Bell, Chime]", "On the stack, oldest first: Bell, Chime"),
        ("riftbound", "chain = [Bell]", "On the chain: Bell"),
        ("magic", "resolved = []", "Nothing resolves"),
        ("magic", "resolved = [Bell, Chime]", "Resolves in this order: Bell, Chime"),
        ("magic", "illegal = true", "The last step is not allowed"),
        ("magic", "illegal = 702.3b", "The last step is not allowed, by rule 702.3b"),
        ("magic", "illegal answer = 510.1c", "The answer is not legal, by rule 510.1c"),
        ("riftbound", "asked: may trigger = 2", "Somebody chooses whether to put it on the chain twice"),
        ("riftbound", "asked: pay = 0", "Nobody chooses whether to pay"),
        ("riftbound", "asked in order = []", "Nobody is asked anything"),
        (
            "riftbound",
            "asked in order = [[Ahri, objects], [Jinx, pay]]",
            "In this order: Ahri chooses which objects and Jinx chooses whether to pay",
        ),
        ("flesh-and-blood", "events = [is cleared (Kindle), 1]", "Kindle is cleared once"),
        ("flesh-and-blood", "events = [is cleared (Kindle), 0]", "Kindle is never cleared"),
        ("flesh-and-blood", "events = [gains power (Slash), 3]", "Slash gains power 3 times"),
        ("flesh-and-blood", "events = [draws, 0]", "“draws” never happens"),
        ("flesh-and-blood", "object: Kick has supertypes = []", "Kick’s supertypes: none"),
        ("riftbound", "winner = none", "Nobody wins"),
        ("riftbound", "showdown = none", "There is no showdown"),
        ("riftbound", "priority = Ahri", "Ahri has priority"),
        ("riftbound", "recognised = triggered", "The text is: triggered"),
        ("riftbound", "condition = I attack", "Its condition is “I attack”"),
        ("riftbound", "mark delayed", "The text is marked: delayed"),
        ("no-such-game", "object: Bear zone = attic", "Bear is in the attic"),
        ("magic", "something else entirely", "something else entirely"),
    ],
)
def test_an_expectation_is_a_sentence(game: str, expected: str, says: str) -> None:
    assert expected_words(expected, game) == says


def test_what_came_out_instead_is_a_sentence_too() -> None:
    reason = "Expected player: Ana life = 22; seen 20 (line 9). Expected triggers: Bell = 1; seen 0 (line 7)."
    assert missed_words(reason, "magic") == "Ana has 20 life; Bell doesn’t trigger"
    assert missed_words("There was not enough time.", "magic") == "There was not enough time."


@pytest.mark.parametrize(
    ("reason", "says"),
    [
        ("Expected events = [is cleared (Kindle), 1]; seen 0 (line 23).", "Kindle is never cleared"),
        ("Expected stack = [Edge]; seen [] (line 3).", "The stack is empty"),
        ("Expected recognised = triggered; seen instructions.", "The text is: instructions"),
        ("Expected mark delayed; seen none.", "The text is not marked: delayed"),
        ("The last step was expected to be illegal under 702.3b and was allowed.", "The last step is allowed"),
        (
            "a step is illegal: Line 9: Ann cannot play Bolt: Ann cannot pay its cost (rule 601.2h).",
            "A step is not allowed: Ann cannot play Bolt: Ann cannot pay its cost (rule 601.2h)",
        ),
        (
            "Expected asked in order = [[Ira, order effects]]; seen  (line 4). "
            "Line 7: Ira was never asked 'order effects'; take the answer away.",
            "Nobody is asked anything; Ira doesn’t choose the order of the effects",
        ),
        ("it never ends: The run was stopped after 9 steps.", "The run was stopped after 9 steps."),
    ],
)
def test_whatever_came_out_instead_is_a_sentence(reason: str, says: str) -> None:
    assert missed_words(reason, "flesh-and-blood") == says


@pytest.mark.parametrize("game", GAMES.played)
def test_every_question_a_game_can_ask_is_told_in_words(game: str) -> None:
    asked = GAMES.played[game].table.vocabulary.questions
    assert sorted(one for one in asked if one not in QUESTIONS and one not in BY_CHANCE) == []


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("Ann is asked “pay” and answers no.", "Ann chooses whether to pay: no."),
        ("In edition v1.2, Ann is asked “may” and answers yes.", "By v1.2: Ann chooses whether to do it: yes."),
        ("Ann is asked “targets” for Bolt and answers Ox.", "For Bolt: Ann chooses targets: Ox."),
        ("Ann is asked “roll” and answers 4.", "Ann rolls 4."),
    ],
)
def test_an_answer_in_the_story_is_told_by_what_was_chosen(line: str, says: str) -> None:
    assert story_lines([line], {}) == [says]
