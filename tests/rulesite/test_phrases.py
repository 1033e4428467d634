"""Phrases that no player uses stay out of every text: templates, messages, answers, examples and the README."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Whole phrases, in small letters. Each stood somewhere once.
STRANGE = (
    "how the examples stand", "what the rules make of it", "beside the rules", "situations that are run",
    "where they are used", "examples that run", "every form, to select", "what it said in each",
    "named another rule before", "read it as it stood", "kept here", "shown with cards", "names no rule today",
    "it was joined to another", "its place was taken by", "only a changed reference", "% alike",
    "what is only renumbered", "only cites another number", "through the editions", "how to ask",
    "not all of this was understood", "turns it around", "every word that begins so", "these words in a row",
    "what has to do with a card", "say something else since", "no entry has all", "fewer words find more",
    "nearest to it", "agrees yes", "it rests on rules that", "looking back to before it", "as it is by itself",
    "ruling switched off", "written out from the structure", "its place decides", "goes stale without a word",
    "where its author meant", "found out from the text", "what needs looking at", "what it says otherwise",
    "nothing you send is kept", "under the pointer", "has the like under", "whose a delayed one is",
    "a number is a place", "there is no page here", "taken back:", "was taken back", "made anew", "1 examples",
    "restated in this project", "one's own effect", "several simultaneous next times", "in force since",
    "read differently than in", "more of the kind", "is no number", "is no rule of", "is no text", "is no day",
    "is no time:", "is no port", "is no folder", "is no address", "this is no scenario", "is no backup",
    "links work no more", "names no two", "was not taken back", "ways this can go", "they part at step",
)  # fmt: skip
FOLDERS = ("rulesite", "rules_data/actions", "rules_data/management", "rules_data/queries", "rules_data/search")
# Where a step of a kept run is put into words, the phrase of the run is what is looked for.
TRANSLATES = {"step_texts.py"}


def texts() -> Iterator[tuple[str, str]]:
    """Every file that holds what a reader or an editor may see, and what it says."""
    for path in (ROOT / "templates").rglob("*.html"):
        yield str(path.relative_to(ROOT)), re.sub(r"<[^>]+>", " ", path.read_text())
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.py"):
            if path.name not in TRANSLATES:
                yield str(path.relative_to(ROOT)), "\n".join(_told(path.read_text()))
    for path in (ROOT / "rules_data/corpus").rglob("*"):
        if path.suffix in {".yaml", ".md"}:
            yield str(path.relative_to(ROOT)), path.read_text()
    yield "README.md", (ROOT / "README.md").read_text()


def _told(source: str) -> Iterator[str]:
    """The strings of a module but for its docstrings, which are for those who read the code."""
    tree = ast.parse(source)
    named = (ast.Module, ast.ClassDef, ast.FunctionDef)
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, named) and node.body]
    told = {id(body[0].value) for body in bodies if isinstance(body[0], ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def strange_in(text: str) -> list[str]:
    said = " ".join(text.casefold().split())
    # Nearly no text has any of them, and to look where a word begins takes far longer than to look for letters.
    return [phrase for phrase in STRANGE if phrase in said and re.search(rf"(?<!\w){re.escape(phrase)}", said)]


def test_no_text_has_a_phrase_that_players_do_not_use() -> None:
    read = dict(texts())
    assert len(read) > 500
    assert {name: found for name, text in read.items() if (found := strange_in(text))} == {}


@pytest.mark.parametrize("text", ["No edition v9 is kept\n here.", "<b>Taken back:</b> v1.3", "% alike"])
def test_such_a_phrase_is_found_across_line_ends_and_in_any_case(text: str) -> None:
    assert strange_in(re.sub(r"<[^>]+>", " ", text).replace("back: ", "back:"))
