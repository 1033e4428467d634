"""Why a card that is understood can't be played here, as a player would say it, with the words of the card."""

from __future__ import annotations

import re

# What the evaluator expected, and what that means to somebody who looks at the card.
_MEANT = (
    ("a keyword", "has a keyword that isn't supported yet"),
    ("an instruction", "does something that isn't supported yet"),
    ("a key of an instruction", "does something in a way that isn't supported yet"),
    ("a list of instructions", "offers a choice that isn't supported yet"),
    ("a key of changes", "changes something in a way that isn't supported yet"),
    ("what cannot be done", "forbids something that isn't supported yet"),
    ("what can be done", "allows something that isn't supported yet"),
    ("what must be done", "requires something that isn't supported yet"),
    ("a condition", "depends on something that can't be checked yet"),
    ("a key of a condition", "depends on something that can't be checked yet"),
    ("an amount", "uses a number that can't be worked out yet"),
    ("how many to choose", "uses a number that can't be worked out yet"),
    ("a number", "uses a number that can't be worked out yet"),
    ("a key of a cost", "has a cost that can't be paid here yet"),
    ("a key of a filter", "speaks of objects that can't be told apart yet"),
    ("a key of a choice of objects", "speaks of objects that can't be told apart yet"),
    ("the key `choose`", "has targets or choices that aren't supported yet"),
    ("objects", "says “it” or “that” where it isn't clear what is meant"),
    ("a player", "speaks of a player in a way that isn't supported yet"),
    ("an event", "triggers on something that isn't supported yet"),
    ("a key of the event", "triggers on something that isn't supported yet"),
    ("the key `event`", "triggers on something that isn't supported yet"),
    ("an ability", "is a kind of ability that isn't supported yet"),
)
# The same where it is said of these very words, and not of the line that has them.
_ALONE = {
    "a keyword": "is a keyword that isn't supported yet",
    "a key of changes": "isn't supported yet in what it changes",
    "a key of an instruction": "isn't supported yet in what it does",
}
_FOUND = re.compile(r"found '(?P<word>[^']+)'")


def in_players_words(problem: str, line: str) -> str:
    """The reason for a line that was read and does not run: what in it is not supported, in its own words.

    `problem` is what the reader of example files reports ("expected a keyword, found 'morph'").
    """
    expected = problem.removeprefix("expected ").partition(", found")[0]
    # The longest that fits says it best: a key of a cost is no cost in general.
    meant = max((one for one in _MEANT if expected.startswith(one[0])), key=lambda one: len(one[0]), default=("", ""))
    span = _span(problem, line)
    said = _ALONE.get(meant[0], meant[1]) if span != line.rstrip(".") else meant[1]
    what = said or "can't be played here yet"
    return f"“{span}” {what}."


def _span(problem: str, line: str) -> str:
    """The words of the line that are meant: from the word that is not known to the end of its clause, or all of it."""
    found = _FOUND.search(problem)
    word = found["word"] if found is not None else ""
    at = re.search(rf"(?<![\w']){re.escape(word)}", line, re.IGNORECASE) if len(word) > 1 else None
    if at is None:
        return line.rstrip(".")
    return re.split(r"[.,;]", line[at.start() :], maxsplit=1)[0].strip()
