"""Scripts say nothing of their own: their words stand in the page, so that the catalogue has them all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings

SCRIPTS = sorted((Path(settings.BASE_DIR) / "rulesite/static/rulesite").glob("*.js"))
_LITERAL = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`""", re.DOTALL
)
# A word that begins a sentence or a label, or two words beside one another.
_SAYS = re.compile(r"(?<![\w.#\[-])[A-Z][a-z]+|(?:^|\s)[a-z]{2,}[,.:;]? [a-z]{2,}\b|^ ?[a-z]+ $")
# Not said to anybody: the names of keys and headers, classes and selectors, the words that a search leaves out.
_NOT_SAID = re.compile(
    r"use strict|Enter|Tab|Escape|Arrow(?:Up|Down)|Content-Type|Retry-After|Accept"
    r"|badge (?:turn)?|note offline-news|sub offline-bar|hits plain|quiet place"
    r"|(?:main|nav) (?:mark|a|\[data-search\]|h1:not\(\.unseen\)|a\[rel=(?:prev|next)\])|input, textarea, select"
    r"| a an and are as at [a-z ]+|\.rulesite-preview .*\{.*\}"
    # Told to whoever builds a page with the embed script, in the console.
    r"|Rulesite answered |Citations were left as they are\. ",
    re.DOTALL,
)


def words_in(script: str) -> list[str]:
    """The literals of a script that say something to its reader."""
    literals = [found[1] or found[2] or found[3] or "" for found in _LITERAL.finditer(script)]
    return [one for one in literals if _SAYS.search(one) and not _NOT_SAID.fullmatch(one)]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_has_no_words_of_its_own(script: Path) -> None:
    assert words_in(script.read_text()) == []


@pytest.mark.parametrize(
    "script",
    [
        'told.textContent = "Copied";',
        "say('not copied')",
        "say(`${n} rules found`)",
        'b.append("Rule " + n)',
        'a + " copied" + " to "',
    ],
)
def test_words_in_a_script_are_found(script: str) -> None:
    assert words_in(script)


@pytest.mark.parametrize("script", ['// "Copied" once', 'make("p", "sub")', 'query("[data-cite]")', 'key === "Escape"'])
def test_names_that_nobody_reads_are_not_words(script: str) -> None:
    assert words_in(script) == []


def test_every_word_that_a_script_asks_its_element_for_is_given() -> None:
    """`words.copyLink` of a script is `data-copy-link` of some template."""
    templates = "\n".join(path.read_text() for path in (Path(settings.BASE_DIR) / "templates").rglob("*.html"))
    missing = [
        f"{script.name}: {name}"
        for script in SCRIPTS
        for name in sorted(set(re.findall(r"\bwords\.([a-zA-Z]+)\b(?!\()", script.read_text())))
        if name not in {"forms", "words", "entries", "said", "each", "data", "length"}
        and f"data-{re.sub('[A-Z]', lambda found: '-' + found[0].lower(), name)}=" not in templates
    ]
    assert missing == []
