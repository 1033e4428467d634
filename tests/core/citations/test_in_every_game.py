"""The same sentences around numbers of every game: what is cited, what is none of its rules, and what is put right."""

from __future__ import annotations

import difflib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_data.core.citations import Edit, find, repaired, unified_diff
from rules_data.core.games import GAMES

# Two neighbours of each game, as it prints them.
NUMBERS = {"magic": ("603.7d", "603.7e"), "riftbound": ("383.3.e", "383.3.f"), "flesh-and-blood": ("8.3.5b", "8.3.5c")}
ONE = [
    "See rule {0}.", "see rule {0}", "(see rule {0})", "CR {0} says so.", "[CR {0}]", "Rule {0}: it waits.",
    "**CR {0}**",
    "// CR {0}", "# see rule {0}", "It is told in rule {0}, and nowhere else.", "Does rule {0} apply?", "“rule {0}”",
    "Rule\n{0} is on the next line.", "As rule {0} says: wait.", "per CR {0}", "rule {0};", "<b>CR {0}</b>", "`CR {0}`",
    "- CR {0}\n", "CR {0}", "* CR {0} *", "the rule ({0})", "under rule {0} it waits",
]  # fmt: skip
TWO = [
    "See rules {0} and {1}.", "See rule {0} and rule {1}.", "rules {0}, {1}", "CR {0}, CR {1}", "CR {0} / CR {1}",
    "CR {0} or {1}", "CR {0}; see also CR {1}.", "rules {0} & {1}", "rule {0}\n\nrule {1}", "rules {0}, and {1}",
]  # fmt: skip
NONE = [
    "Version {0} of the program.", "RFC {0} is about mail.", "page {0}", "IPG {0}", "https://example.org/v{0}/x",
    "Federal Rules of Evidence, Rule {0}", "python=={0}",
]  # fmt: skip
EACH_GAME = pytest.mark.parametrize("game", NUMBERS)


def numbers(game: str, text: str) -> list[str]:
    return [str(one.number) for one in find(text, GAMES[game].grammar)]


@EACH_GAME
@pytest.mark.parametrize("sentence", ONE)
def test_a_rule_is_cited_in_the_same_ways_whatever_the_game(game: str, sentence: str) -> None:
    number = NUMBERS[game][0]
    text = sentence.format(number)
    (found,) = find(text, GAMES[game].grammar)
    assert str(found.number) == number
    assert text[found.start : found.end] == found.raw
    assert text[slice(*found.number_at)] == number


@EACH_GAME
@pytest.mark.parametrize("sentence", TWO)
def test_a_list_names_each_of_its_rules(game: str, sentence: str) -> None:
    assert numbers(game, sentence.format(*NUMBERS[game])) == list(NUMBERS[game])


@EACH_GAME
@pytest.mark.parametrize("sentence", NONE)
def test_versions_pages_and_other_laws_are_no_rules_of_any_game(game: str, sentence: str) -> None:
    # A letter behind the number is none of theirs.
    assert numbers(game, sentence.format(NUMBERS[game][0].rstrip("abcdefgh.").rstrip("."))) == []


@EACH_GAME
@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n" * 50,
        "rule",
        "rules and",
        "CR",
        "see rule .",
        "§",
        "\x00",
        "規則",
        "🂡" * 20,
        "1" * 400,
        "." * 400,
        "CR " * 200,
    ],
)
def test_a_text_without_a_number_cites_nothing(game: str, text: str) -> None:
    assert numbers(game, text) == []


@EACH_GAME
@given(before=st.text(alphabet="abc .,\n(", max_size=12), after=st.text(alphabet=" .,)\n", max_size=12))
def test_every_reference_stands_where_it_says_and_none_overlaps(game: str, before: str, after: str) -> None:
    one, other = NUMBERS[game]
    text = f"{before} CR {one}{after} CR {other}"
    position = 0
    for found in find(text, GAMES[game].grammar):
        assert position <= found.start < found.end <= len(text)
        assert text[found.start : found.end] == found.raw
        position = found.end


@EACH_GAME
def test_a_thousand_references_are_all_found_in_their_order(game: str) -> None:
    one, other = NUMBERS[game]
    assert numbers(game, f"See rule {one}. But rule {other} waits.\n" * 500) == [one, other] * 500


lines = st.lists(st.sampled_from(["see 603.4", "see 603.5", "", "words"]), max_size=30)


@settings(max_examples=40)
@given(lines, st.data(), st.booleans())
def test_the_diff_is_the_one_that_others_write(before: list[str], data: st.DataObject, ends: bool) -> None:
    after = [data.draw(st.sampled_from([line, "changed"])) for line in before]
    end = "last\n" if ends else "last"
    old, new = ("".join(f"{line}\n" for line in lines_of) + end for lines_of in (before, after))
    told = unified_diff(old, new, "notes.md")
    if old == new:
        assert told == ""
        return
    assert told.startswith("--- a/notes.md\n+++ b/notes.md\n@@ ")
    taken = [line[1:] for line in told.splitlines()[2:] if line.startswith("-")]
    put = [line[1:] for line in told.splitlines()[2:] if line.startswith("+")]
    changed = [(one, other) for one, other in zip(old.split("\n"), new.split("\n"), strict=True) if one != other]
    assert (taken, put) == ([one for one, _ in changed], [other for _, other in changed])


def test_a_diff_of_one_changed_line_is_what_the_standard_library_says() -> None:
    old = "".join(f"line {number}\n" for number in range(20))
    new = old.replace("line 10\n", "line ten\n")
    expected = "".join(difflib.unified_diff(old.splitlines(True), new.splitlines(True), "a/text", "b/text"))
    assert unified_diff(old, new) == expected


def test_a_diff_of_texts_with_other_lines_is_refused() -> None:
    with pytest.raises(ValueError, match="other lines"):
        unified_diff("one\ntwo\n", "one\n")


@pytest.mark.parametrize(
    ("edits", "text"),
    [
        ([], "abcdef"),
        ([Edit(0, 1, "X")], "Xbcdef"),
        ([Edit(4, 6, ""), Edit(0, 2, "long words")], "long wordscd"),
        ([Edit(2, 2, "-")], "ab-cdef"),
        ([Edit(0, 3, "x"), Edit(3, 6, "y")], "xy"),
    ],
)
def test_edits_are_made_in_any_order_and_touch_nothing_else(edits: list[Edit], text: str) -> None:
    assert repaired("abcdef", edits) == text


def test_edits_that_overlap_are_refused_with_their_place() -> None:
    with pytest.raises(ValueError, match="overlap at 2"):
        repaired("abcdef", [Edit(0, 3, "x"), Edit(2, 4, "y")])
