"""Pages of rulings as people keep them: odd front matter, components, code, headings without answers; lines of JSON."""

from __future__ import annotations

import json

import pytest

from rules_data.core.rulings import Origin, UnreadableRulings, read_rulings


def asked(text: str, name: str = "page.md") -> list[tuple[str, str]]:
    return [(one.asked, one.answer) for one in read_rulings(text, name)]


@pytest.mark.parametrize(
    ("heading", "question"),
    [
        ("## Q: Does it wait?", "Does it wait?"), ("## Question. It waits", "It waits"),
         ("# Does it wait?  ##", "Does it wait?"),
        ("###### **Does it wait?**", "Does it wait?"), ("## q: does it wait", "does it wait"),
    ],
)  # fmt: skip
def test_a_heading_asks_in_several_ways(heading: str, question: str) -> None:
    assert asked(f"{heading}\n\nIt does.\n") == [(question, "It does.")]


def test_where_one_heading_asks_those_that_only_name_are_no_rulings() -> None:
    assert asked("# Page\n\n## About us\n\nWe are us.\n\n## Does it wait?\n\nIt does.\n") == [
        ("Does it wait?", "It does.")
    ]


def test_a_heading_without_an_answer_is_no_ruling() -> None:
    assert asked("## Does it wait?\n\n## Does it go?\n\nIt goes.\n") == [("Does it go?", "It goes.")]


@pytest.mark.parametrize("fence", ["```", "~~~", "   ```"])
def test_a_heading_within_code_is_code(fence: str) -> None:
    ((_, answer),) = asked(f"## Does it wait?\n\n{fence}\n## Is this one?\n{fence}\n\nIt does.\n")
    assert "## Is this one?" in answer


def test_components_go_and_what_they_show_by_name_stays() -> None:
    head = '---\ntitle: Lanterns\n---\nimport Card from "x"\n\n'
    page = head + '## Does <Card name="Lantern" /> wait?\n\n<Callout>It does.</Callout> {/* so far */}\n'
    assert asked(page, "page.mdx") == [("Does Lantern wait?", "It does.")]


def test_front_matter_says_where_a_page_comes_from_and_what_is_given_fills_the_rest() -> None:
    head = "---\ntitle: Lanterns\nauthors: [Ann, Ben]\nupdated: 2026-01-05\nversion: v1.2\n---\n"
    page = head + "## Does it wait?\n\nIt does.\n"
    (one,) = read_rulings(page, "page.md", Origin(title="Other", licence="CC0"))
    assert one.origin == Origin(title="Lanterns", author="Ann, Ben", licence="CC0", date="2026-01-05", edition="v1.2")


@pytest.mark.parametrize(
    ("page", "told"),
    [("---\ntitle: x\n", "has no end"), ("---\n- a\n- b\n---\n## A?\n\nb\n", "is not a mapping"),
     ("---\na: [\n---\n## A?\n\nb\n", "cannot be read")],
)  # fmt: skip
def test_front_matter_that_cannot_be_read_is_refused(page: str, told: str) -> None:
    with pytest.raises(UnreadableRulings, match=told):
        read_rulings(page, "page.md")


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("{", "expected one JSON object"), ("[]", "expected one JSON object"),
         ({"question": "a?"}, "the answer is missing"),
        ({"answer": "a"}, "the question is missing"), ({"question": 1, "answer": "a"}, "“question” is not text"),
        ({"question": "a?", "answer": "b", "colour": "red"}, "unknown key “colour”"),
        ({"question": "a?", "answer": "b", "rules": "603.4"}, "“rules” is not a list"),
        ({"question": "a?", "answer": "b", "cards": [1]}, "“cards” is not a list"),
        ("[" * 100_000, "expected one JSON object"),
    ],
)  # fmt: skip
def test_a_line_that_is_no_ruling_is_refused_with_its_number(row: object, told: str) -> None:
    good = json.dumps({"question": "Does it?", "answer": "Yes."})
    with pytest.raises(UnreadableRulings, match=f"line 3: .*{told}"):
        read_rulings("\n".join([good, "", row if isinstance(row, str) else json.dumps(row)]), "rows.jsonl")


def test_a_line_may_use_the_keys_that_people_use() -> None:
    row = {
        "asked": "Does it?",
        "ruling": " Yes. ",
        "cited_rules": ["603.4"],
        "by": "Ann",
        "link": "https://x.org",
        "license": "CC0",
    }
    (one,) = read_rulings(json.dumps(row), "rows.jsonl", Origin(author="Ben", edition="v1.2"))
    assert (one.asked, one.answer, one.rules) == ("Does it?", "Yes.", ("603.4",))
    assert one.origin == Origin(author="Ann", licence="CC0", url="https://x.org", edition="v1.2")
