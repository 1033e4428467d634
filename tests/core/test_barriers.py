"""What in a rendered text stops a reader who hears it or finds a way by its headings."""

from __future__ import annotations

import pytest

from rules_data.core.barriers import LinkIn, barriers_in, links_in, unreadable


@pytest.mark.parametrize(
    ("html", "said"),
    [
        ("<h2>New</h2><h4>Reworded</h4>", "skips a level: write ###"),
        ("<h3></h3>", "has no words"),
        ('<p><a href="/magic/cr/603">here</a></p>', "does not say where it leads"),
        ('<p><a href="https://example.org">https://example.org</a></p>', "does not say where it leads"),
        ('<p><a href="/magic/"></a></p>', "has no words"),
    ],
)
def test_a_barrier_is_told_in_a_sentence(html: str, said: str) -> None:
    assert [one for one in barriers_in(html) if said in one]


def test_a_text_without_barriers_has_none() -> None:
    html = '<h3>New</h3><p>See <a href="/magic/cr/603">rule <b>603</b></a>.</p><h3>Gone</h3><h4>More</h4>'
    assert list(barriers_in(html)) == []
    assert links_in(html) == (LinkIn("/magic/cr/603", "rule 603"),)


@pytest.mark.parametrize(("text", "odd"), [("two \ue001 runes", "U+E001"), ("a\ufffdb", "U+FFFD"), ("{T}: é → 漢", "")])
def test_characters_that_nobody_can_read_are_found(text: str, odd: str) -> None:
    assert unreadable(text) == odd
