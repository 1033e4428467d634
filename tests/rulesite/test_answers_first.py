"""The first sentence of an answer stands out, and a quoted rule ends its sentence."""

from __future__ import annotations

import pytest

from rulesite.pages.templatetags.reading import answer_first, full_stop


@pytest.mark.parametrize(
    ("html", "shown"),
    [
        ("<p>No. It is checked twice.</p>", "<p><strong>No.</strong> It is checked twice.</p>"),
        ("<p>As it resolves.</p><p>Later.</p>", "<p><strong>As it resolves.</strong></p><p>Later.</p>"),
        ("<p>It says “no.” Then you stop.</p>", "<p><strong>It says “no.”</strong> Then you stop.</p>"),
    ],
)
def test_the_first_sentence_of_an_answer_stands_out(html: str, shown: str) -> None:
    assert answer_first(html) == shown


@pytest.mark.parametrize(
    "html",
    [
        "",
        "<ul><li>One.</li></ul>",
        "<p>See <em>rule</em> 5. It says so.</p>",
        "<p>" + "a very long sentence " * 12 + "ends. Here.</p>",
        "<p>Version 1.4</p>",
    ],
)
def test_an_answer_without_a_short_plain_first_sentence_stays_as_it_is(html: str) -> None:
    assert answer_first(html) == html


@pytest.mark.parametrize(
    ("quoted", "ended"), [("Delayed Abilities", "Delayed Abilities."), ("It ends.", "It ends."), ("And …", "And …")]
)
def test_a_quoted_rule_ends_its_sentence_once(quoted: str, ended: str) -> None:
    assert full_stop(quoted) == ended
