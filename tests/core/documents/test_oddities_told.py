"""Each oddity that a reader tells of: one change to a sound sample, the one finding it gives, and its place."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rules_data.core.documents import Finding, ParsedDocument, Severity, UnableToReadDocument, parse_document
from rules_data.core.games import GAMES

SAMPLES = Path(__file__).parents[2] / "samples"
FILES = {
    "magic": ("magic", "cr", "magic/small-rulebook.txt"), "wiki": ("magic", "cr", "magic/wiki-article.txt"),
    "mtr": ("magic", "tr", "magic/tournament-rules.txt"),
    "fab": ("flesh-and-blood", "cr", "flesh_and_blood/publisher.txt"),
    "riftbound": ("riftbound", "cr", "riftbound/publisher.txt"),
}  # fmt: skip


@cache
def text_of(name: str) -> str:
    return (SAMPLES / FILES[name][2]).read_bytes().decode("utf-8-sig").replace("\r\n", "\n")


def read(name: str, text: str) -> ParsedDocument:
    game, document, _ = FILES[name]
    return parse_document(text.encode(), GAMES[game].publications[document].reader)


def changed(name: str, old: str, new: str) -> str:
    assert text_of(name).count(old) >= 1, old
    return text_of(name).replace(old, new, 1)


def told(name: str, text: str) -> list[Finding]:
    """What is told of a changed sample and was not told of the sample as it is."""
    before = {one.message for one in read(name, text_of(name)).findings}
    return [one for one in read(name, text).findings if one.message not in before]


# What is changed, what is told, and the words of the line that it is told of.
ODD = [
    ("magic", "Rules written for trying", "See rule 100.1. Rules written for trying",
     "This line of the credits reads as a part of the rules.", "See rule 100.1."),
    ("magic", "100.2.All seats are taken from the left.", "100.2.", "100.2 has a number and no text.", "100.2."),
    ("magic", "100.2.All seats are taken from the left.", "100.2. All seats are taken from the",
     "100.2 is not finished.", "100.2."),
    ("magic", "\n101. Beginning\n\n101.1.", "\n101. It all begins here and now.\n\n101.1.",
     "The heading 101 reads as a sentence.", "101. It all"),
    ("magic", "100. Players\n\n100.1.", "100. Actors\n\n100.1.",
     "The contents list calls 100 'Players', its heading 'Actors'.", "100. Players"),
    ("magic", "101. Beginning\n7. Other", "7. Other", "The contents list leaves out 101.", "101. Beginning"),
    ("magic", "Two people sit down", "Two people donâ€™t sit down",
     "The characters 'â€' were damaged by a wrong encoding.", "100.1. Two people"),
    ("magic", "100.2.All seats are taken from the left.", "100.1c All seats are taken. 100.2. Another begins.",
     "100.2 seems to have been run into the text of 100.1c.", "100.1c"),
    ("magic", "704.1c All forks on the table.\n", "", "Numbers are left out before 704.1d.", "704.1d"),
    ("magic", "What a player brings. See rule 100.1.\n", "", "The definition of 'Deck' is not finished.", "A keyword"),
    ("mtr", "The turn in progress is finished, and\n3.5 extra minutes are not granted for it.\n", "",
     "2.2 has a title and no text.", "2.2"),
    ("mtr", "2.2 When Time Is Up ............. 3\n", "2.2 When Time Is Up ...... 3\n2.3 Leaving ...... 3\n",
     "The contents list names 2.3 'Leaving', which does not follow.", "2.3 Leaving"),
    ("fab", "Needs both weapon zones.[2.1.2]\n", "", "The glossary entry '(2H)' has no meaning.", "1.-1.1"),
    ("fab", "1.-1.3 Guard", "1.-1.5 Guard", "1.-1.5 follows 1.-1.2 in the glossary.", "1.-1.5"),
    ("fab", "1.0.2 A ban", "1.0.3 A ban", "1.0.3 follows 1.0.1a: a number between them is not printed.", "1.0.3"),
    ("fab", "2.1 Ability Keywords\n2.1.1 Ember", "2.1 Ability Keywords\nHere is a line.\n2.1.1 Ember",
     "This text stands below the heading 2.1 and has no number; it was kept with the heading.", "Here is a line."),
    ("riftbound", "Last Updated: 2026-03-30", "Last Updated: some day soon",
     "'some day soon' is not a date that can be read.", "Last Updated"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "message", "at"), ODD, ids=[one[3][:60] for one in ODD])
def test_it_is_told_once_with_the_line_it_stands_in(name: str, old: str, new: str, message: str, at: str) -> None:
    text = changed(name, old, new)
    [found] = [one for one in told(name, text) if one.message == message]
    assert text.split("\n")[found.line - 1].strip().startswith(at)
    assert found.column >= 1
    assert found.advice.endswith(".")
    assert found.severity in (Severity.WARNING, Severity.OBSTACLE)


@pytest.mark.parametrize("name", FILES)
def test_a_sample_as_it_is_has_nothing_of_all_this(name: str) -> None:
    messages = {one[3] for one in ODD if one[0] == name}
    assert {one.message for one in read(name, text_of(name)).findings} & messages == set()


# What is changed, and the refusal.
REFUSED = [
    ("magic", "\n1. First Things\n\n100. Players\n\n", "\nA word in front.\n\n1. First Things\n\n100. Players\n\n",
     "Line 21, column 1: This text stands before the first rule."),
    ("magic", "\nGlossary\n\nChair", "\nCredits\n\nSomebody.\n\nGlossary\n\nChair",
     "Line 123, column 1: The credits stand before the glossary."),
    ("fab", "1.-1.2 Ember", "1.0.9 A rule among the words.\n1.-1.2 Ember",
     "1.0.9 stands where rules and the glossary run into one another."),
    ("fab", "1.0.2 A ban", "1.0.1 A ban", "Number 1.0.1 stands twice: on line 6 and on line 8."),
    ("fab", "3.0.3 A blow", "3.0.1b A blow", "Number 3.0.1b is out of order."),
    ("fab", "3.0.3a It stays so until the fight is over.", "", "The document ends inside a sentence: it was cut off."),
    ("riftbound", "362.1. The player", "361.1. The player", "Number 361.1 stands twice"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "message"), REFUSED, ids=[one[3][:60] for one in REFUSED])
def test_what_cannot_be_told_apart_is_refused_with_its_line(name: str, old: str, new: str, message: str) -> None:
    text = changed(name, old, new)
    if old.startswith("\nGlossary"):
        text = text.replace("\nCredits\n\nRules written", "\nRules written", 1)
    with pytest.raises(UnableToReadDocument) as refusal:
        read(name, text)
    assert message in str(refusal.value)
    assert refusal.value.line >= 1
    assert refusal.value.expected
    assert refusal.value.advice.endswith(".")


def test_an_article_that_names_no_edition_says_so() -> None:
    text = text_of("wiki").replace("March 5, 2031—", "")
    [found] = told("wiki", text)
    assert (found.message, found.line) == ("The article does not say which edition it quotes.", 1)
    assert read("wiki", text).stated_date is None
