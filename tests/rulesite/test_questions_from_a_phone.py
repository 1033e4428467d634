"""Ten questions as players type them on a phone: the results page answers, without another tap."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client
from django.utils.html import strip_tags

from rules_data.core.markup import SafeHtml
from rules_data.search import Hit
from rulesite.pages.answer_cards import answering

pytestmark = pytest.mark.django_db

# Each with the words of the answer, which have to stand in the card on top of the results.
ASKED = {
    "mtg do i have to target my own creature with nekrataal": r"must|only legal target|no other creature can be",
    "riftbound two units die at once does wraith of echoes trigger twice": r"pick|chooses? one|a single time|once",
    "can i use activated ability on opponents turn riftbound": r"only on (its Controlling Player's own|your own) turn",
    "fab does damage that is prevented count as a hit": r"No\. Where no damage is dealt there is no hit",
    "who orders triggers if both players have one mtg": r"APNAP order",
    "does my unit still conquer if it died in the combat": r"is present at a Battlefield|gone when",
    "fab when do i draw new cards": r"At the end of your own turn",
    "magic can i respond to a land being played": r"No\. Playing a land is a special action",
    "can i block with a tapped creature": r"No\. Only untapped creatures",
    "do i lose if my deck runs out fab": r"No\. Nothing happens|You don't lose",
}
LEAST = 8


def card_for(client: Client, question: str) -> str:
    """The words of the card on top of the results."""
    said = client.get("/search", {"q": question}).content.decode()
    card = re.search(r'<section class="answer-card".*?</section>', said, re.DOTALL)
    return " ".join(unescape(strip_tags(card[0])).split()) if card else ""


def answered(client: Client, question: str) -> bool:
    return re.search(ASKED[question], card_for(client, question)) is not None


def test_at_least_eight_of_ten_questions_are_answered_on_the_results_page(client: Client) -> None:
    assert len(ASKED) == 10
    unanswered = [question for question in ASKED if not answered(client, question)]
    assert len(ASKED) - len(unanswered) >= LEAST, unanswered


@pytest.mark.parametrize(
    "question",
    ["can nekrataal kill my own creature", "must nekrataal destroy my own creature", "nekrataal my own creature must"],
)
def test_a_question_that_somebody_answered_is_answered_by_that_and_not_by_a_rule_alike(
    client: Client, question: str
) -> None:
    answered = card_for(client, question)
    assert "Yes, if no other creature can be targeted" in answered or "My Nekrataal enters the battlefield." in answered


def hit(title: str, kind: str = "example") -> Hit:
    return Hit(kind, "magic", "", "", "", "slug", title, "", SafeHtml(""), 1.0)


def test_of_two_titles_that_ask_it_the_one_that_asks_nothing_else_answers() -> None:
    longer = hit("Does an ability about being countered trigger when the spell is countered? Yes.")
    exact = hit("Can a triggered ability be countered? Yes, while it waits.")
    rule = hit("Putting a trigger on the stack", "rule")
    assert answering([rule, longer, exact], "can you counter triggered abilities in magic") is exact
    assert answering([rule, longer, exact], "what is the stack for") is rule


def test_a_question_about_something_else_does_not_answer_although_it_is_found_first() -> None:
    """A rule may say what no question asks: a keyword that the question does not name is not what it is about."""
    question = hit("Can I block with a tapped creature? No, only with an untapped one.", "faq")
    rule = hit("Banding", "rule")
    assert answering([question, rule], "banding when blocking") is rule
    assert answering([question, rule], "block with tapped creature") is question
    assert answering([question], "banding when blocking") is None
    assert answering([], "reprise") is None
