"""Rulings in files: pages whose headings ask, pages of names, JSON lines, and what is refused with its place."""

from __future__ import annotations

import pytest

from rules_data.core.rulings import Origin, UnreadableRulings, read_rulings

PAGE = """# Lantern questions

published: 2026-01-05T10:00:00.000Z

Source: https://example.org/lanterns

Read this first.

## Lighting

### Q: May I light it twice?

No. See rule 383.3.

### What if it burns low?

It goes out.

```
### Is this a heading?
```
"""


def test_each_heading_that_asks_is_a_ruling_with_its_answer() -> None:
    found = read_rulings(PAGE, "lanterns.md")
    assert [one.asked for one in found] == ["May I light it twice?", "What if it burns low?"]
    assert found[0].answer == "No. See rule 383.3."
    assert "Is this a heading" in found[1].answer
    assert found[0].line == 11


def test_the_page_says_where_it_comes_from() -> None:
    origin = read_rulings(PAGE, "lanterns.md", Origin(author="A. Keeper", date="2020-01-01"))[0].origin
    assert (origin.title, origin.date, origin.author) == ("Lantern questions", "2026-01-05", "A. Keeper")
    assert origin.url == "https://example.org/lanterns"


def test_without_a_question_the_named_headings_are_rulings() -> None:
    found = read_rulings("# Rulings\n\n## Lanterns\n\n### Burning\n\nIt burns.\n\n### Dousing\n\nIt stops.\n", "a.md")
    assert [(one.asked, one.answer) for one in found] == [("Burning", "It burns."), ("Dousing", "It stops.")]


def test_front_matter_and_components_are_understood() -> None:
    text = (
        "---\ntitle: Lanterns\nlicense: CC BY-SA 4.0\nreviewed: v1.2\nauthors: [Ann, Ben]\n---\n"
        'import Card from "./card"\n\n## May <Card name="Old Lantern" /> burn?\n\n'
        "<Callout>Yes.</Callout> {/* check */}\n"
    )
    (one,) = read_rulings(text, "lanterns.mdx")
    assert (one.asked, one.answer) == ("May Old Lantern burn?", "Yes.")
    assert (one.origin.licence, one.origin.edition, one.origin.author) == ("CC BY-SA 4.0", "v1.2", "Ann, Ben")


def test_json_lines_name_their_rules() -> None:
    line = '{"question": "Twice?", "answer": "No.", "rules": ["383.3"], "license": "MIT", "date": "2026-01-05"}'
    (one,) = read_rulings(line, "a.jsonl", Origin(title="Notes"))
    assert (one.asked, one.rules, one.origin.licence, one.origin.title) == ("Twice?", ("383.3",), "MIT", "Notes")


@pytest.mark.parametrize(
    ("text", "name", "told"),
    [
        ("", "a.md", "no ruling found"),
        ("no heading, no answer", "a.jsonl", "line 1"),
        ('{"question": "Twice?"}', "a.jsonl", "line 1: the answer is missing"),
        ('{"question": "Twice?", "answer": "No.", "colour": "red"}', "a.jsonl", "unknown key “colour”"),
        ('{"question": "Twice?", "answer": "No.", "rules": "383"}', "a.jsonl", "“rules” is not a list"),
        ("---\ntitle: x\n", "a.md", "the front matter has no end"),
        ("---\n- x\n---\n## A?\nb", "a.md", "not a mapping"),
        ("x", "a.pdf", "expected a file of"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(text: str, name: str, told: str) -> None:
    with pytest.raises(UnreadableRulings, match=told):
        read_rulings(text, name)
