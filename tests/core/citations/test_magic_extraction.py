"""The forms in which Magic's rules, judges and players refer to rules, and what only looks like one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import Citation, Status, expand, find, lookup_in, resolve
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber, RuleTree

MAGIC = GAMES["magic"].grammar


def found(text: str) -> list[Citation]:
    return list(find(text, MAGIC))


def numbers(text: str) -> list[str]:
    return [str(number) for citation in found(text) for number in expand(citation)]


@pytest.mark.parametrize(
    ("text", "expected", "raw", "title"),
    [
        ("Read on (see rule 903, “Commander”).", "903", "rule 903, “Commander”", "Commander"),
        ("See rule 701.40, “Explore.”", "701.40", "rule 701.40, “Explore.”", "Explore"),
        ("See rule 717, “Attraction Cards;” or not", "717", "rule 717, “Attraction Cards;”", "Attraction Cards"),
        ("See rule 702.179, “Start Your Engines!”", "702.179", None, "Start Your Engines!"),
        ("see 702.153, “Casualty.”", "702.153", "702.153, “Casualty.”", "Casualty"),
        ("See 718, “Prototype Cards.”", "718", "718, “Prototype Cards.”", "Prototype Cards"),
        ('See Section 6, "Multiplayer Rules."', "6", 'Section 6, "Multiplayer Rules."', "Multiplayer Rules"),
        ("See section 8, “Multiplayer Rules.”", "8", None, "Multiplayer Rules"),
        ("as told in section 6 of it", "6", "section 6", None),
        ("described in section 6. It goes on", "6", "section 6", None),
        ("Section 601 [as of then]", "601", "Section 601", None),
        ("See rule 713.", "713", "rule 713", None),
        ("See rule 108.2a.", "108.2a", "rule 108.2a", None),
        ("See also rule 613, “Interaction.”", "613", "rule 613, “Interaction.”", "Interaction"),
        ("an exception to 613.10.", "613.10", "613.10", None),
        ("except as told in 101.4a.", "101.4a", "101.4a", None),
        ("subrule 704.5k", "704.5k", "subrule 704.5k", None),
        ("subrule 704.5aa applies", "704.5aa", "subrule 704.5aa", None),
        ("the graveyard [CR 608.2k].", "608.2k", "CR 608.2k", None),
        ("the CR (706 Copy Objects) says", "706", None, "Copy Objects"),
        ("901.4.All of them", "901.4", "901.4", None),
        ("(601.2b)", "601.2b", "601.2b", None),
        ("everyone's favourite: 613. Interaction of Effects, or layers", "613", "613", None),
        ("CR 702.190b's tail", "702.190b", "CR 702.190b", None),
        ("per § 603.4", "603.4", "§ 603.4", None),
        ("the whole rule **616** with care", "616", None, None),
    ],
)
def test_each_form_is_found_with_its_title(text: str, expected: str, raw: str | None, title: str | None) -> None:
    (citation,) = found(text)
    assert str(citation.number) == expected
    assert citation.title == title
    assert raw is None or citation.raw == raw


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("see rules 603.7d–f.", ["603.7d", "603.7e", "603.7f"]),
        ("rules 601.2g-h", ["601.2g", "601.2h"]),
        ("712.9–10, and 712.18", ["712.9", "712.10", "712.18"]),
        ("rules 903.6–903.9", ["903.6", "903.7", "903.8", "903.9"]),
        ("steps 409.1a-409.1c become", ["409.1a", "409.1b", "409.1c"]),
        ("See rules 608.2i–n.", ["608.2i", "608.2j", "608.2k", "608.2m", "608.2n"]),
        ("rules 704.5y–704.5ab", ["704.5y", "704.5z", "704.5aa", "704.5ab"]),
        ("rules 110.2 and 112.2", ["110.2", "112.2"]),
        ("rules 614 and 615.", ["614", "615"]),
        ("rules 608.3a and b are first", ["608.3a", "608.3b"]),
        ("CR 810.8a/c", ["810.8a", "810.8c"]),
        ("rules 601.2b, c, and e–g", ["601.2b", "601.2c", "601.2e", "601.2f", "601.2g"]),
        ("rules 601.2b and 601.2e–g.", ["601.2b", "601.2e", "601.2f", "601.2g"]),
        ("CR 510.1 / 510.4 make", ["510.1", "510.4"]),
        ("(CR 605.3a + CR 601.2h)", ["605.3a", "601.2h"]),
        ("See rules 506.7a–c, 508.1, and 509.1.", ["506.7a", "506.7b", "506.7c", "508.1", "509.1"]),
        ("rule 113, “Abilities,” and section 6, “Spells.”", ["113", "6"]),
        ("sections 5 and 6 hold", ["5", "6"]),
        ("See rule 717, “Cards;” rule 901, “Planes;” and rule 904, “Foes.”", ["717", "901", "904"]),
        ("704.5k, then 704.5m, then 704.5n", ["704.5k", "704.5m", "704.5n"]),
        ("Look at rules 702.9, “Flying,” 702.19, “Trample,” and 702.2, “Deathtouch.”", ["702.9", "702.19", "702.2"]),
    ],
)
def test_lists_and_ranges_name_each_rule(text: str, expected: list[str]) -> None:
    assert numbers(text) == expected


@pytest.mark.parametrize(
    ("text", "document", "edition"),
    [
        ("CR 603.4", "cr", None),
        ("CompRules 603.4", "cr", None),
        ("Comprehensive Rules, rule 603.4", "cr", None),
        ("CR 2024-06-07, rule 603.4", "cr", "2024-06-07"),
        ("rule 603.4 (2024-06-07)", None, "2024-06-07"),
        ("@2024-06-07/603.4", None, "2024-06-07"),
        ("rule 603.4 of the Comprehensive Rules", "cr", None),
        ("rule 603.4", None, None),
    ],
)
def test_a_named_document_or_edition_is_kept(text: str, document: str | None, edition: str | None) -> None:
    (citation,) = found(text)
    assert (citation.document, citation.edition) == (document, edition)


@pytest.mark.parametrize(
    "text",
    [
        "{1}{W}{W} and {2/B}, a 3/3 for 4 mana, +1/+1, [−3]",
        "It costs $603.40, or 199.99 EUR, or 1,234.5 points.",
        "Decks of 100 cards, 250 players, 300 life; players: 262, all 5 rounds",
        "about 2.5 inches (6.3 cm) by 3.5 inches",
        "45 CFR 164.512 applies",
        "HTTP 404, then 503",
        "Rule 3-9-4 of another game, or rule 38, or rule 6030, or rule 603x",
        "In the IPG 2.5. Errors",
        "host 192.168.0.1, version 603.4 of it, 2008/07/15, 2024-06-07",
        "https://example.org/rules/#R6034 and https://example.org/603.4a",
        "see 404 pages; Processor.kt:760",
        "step 1a, layer 7b, (a)",
        "section 2.5",
    ],
)
def test_what_only_looks_like_a_reference_is_left_alone(text: str) -> None:
    assert found(text) == []


def test_a_range_of_chapters_is_no_range_of_rules() -> None:
    assert numbers("rules 701–703") == ["701", "702", "703"]
    assert numbers("rules 701–3") == ["701"]


def test_a_title_is_compared_and_a_missing_rule_dangles() -> None:
    nodes = [("702", "Keyword Abilities"), ("702.1", "∞ (Infinity)"), ("702.2", "Suspend")]
    read = [RuleNode(RuleNumber.parse(number, MAGIC.scheme), NodeKind.RULE, text) for number, text in nodes]
    tree = RuleTree(MAGIC.scheme, tuple(read))
    text = "See rule 702.1, “∞ (Infinity),” rule 702.2, “Endure,” rule 702, “Keyword Abilities,” and rule 702.3."
    right, wrong, heading, missing = resolve(find(text, MAGIC), lookup_in({"cr": tree}, "cr"))
    assert (right.title_disagrees, wrong.title_disagrees, heading.title_disagrees) == (False, True, False)
    assert missing.status is Status.DANGLING


rule_numbers = st.builds(
    lambda section, chapter, tail: RuleNumber(MAGIC.scheme, (section, chapter, *tail)),
    st.integers(1, 9),
    st.integers(0, 99),
    st.sampled_from([(3,), (12, "b"), (4, "z"), (5, "aa"), (107, "m")]),
)
texts = st.lists(
    st.one_of(
        st.text(max_size=12),
        st.sampled_from(["see ", "rule ", "section 6", "CR ", ". ", ", ", " and ", "–", "/", "b", " “Title,”", "\n"]),
        rule_numbers.map(str),
    ),
    max_size=14,
).map("".join)


@given(texts)
def test_spans_hold_what_they_say_and_never_overlap(text: str) -> None:
    position = 0
    for citation in found(text):
        assert position <= citation.start < citation.end
        assert text[citation.start : citation.end] == citation.raw
        position = citation.end


@given(rule_numbers, st.sampled_from(["rule {}", "See rule {} for more.", "[CR {}]", "in {}, too", "({})", "see {}."]))
def test_a_printed_number_is_found_again(number: RuleNumber, form: str) -> None:
    (citation,) = found(form.format(number))
    assert citation.number == number


@given(st.lists(rule_numbers, min_size=2, max_size=5))
def test_each_number_of_a_list_is_found(listed: list[RuleNumber]) -> None:
    text = "rules " + ", ".join(str(number) for number in listed[:-1]) + f", and {listed[-1]}"
    assert [citation.number for citation in found(text)] == listed


@pytest.mark.parametrize(
    "piece", ["rule ", "603.", "see rule 603 and ", "603.4e, ", "603.4a–", "“a", "CR (", "a" * 9, "a@", "603.4a/"]
)
def test_a_reference_behind_much_repetition_is_still_found(piece: str) -> None:
    text = piece * (20_000 // len(piece)) + "\nSee rule 603.4e."
    assert str(found(text)[-1].number) == "603.4e"
