"""How people write rule numbers in posts, code and articles, and the numbers there that are none.

Each row is a text and the numbers expected in it, ranges written out.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import annotate, expand, find, lookup_in, resolve
from rules_data.core.games import GAMES
from rules_data.core.tree import RuleTree

MAGIC = [
    ("bug: rule 704.5f is too early", "704.5f"),
    ("error: rule 205.3m lists no such type", "205.3m"),
    ("since rule 603.4 checks twice", "603.4"),
    ("its cost, rule 118.9, is another", "118.9"),
    ("costs are paid (601.2h)", "601.2h"),
    ("costs are paid, 601.50 in all", ""),
    ("pay 601.2g first", "601.2g"),
    ("规则603.6d", "603.6d"),
    ("ルール603.6dを参照", "603.6d"),
    ("CR 613.1(d)-(f)", "613.1d 613.1e 613.1f"),
    ("CR 613.1(d) - (f) is", "613.1d"),
    ("CR 104.2a+b", "104.2a 104.2b"),
    ("é603.6d and x603.6d", ""),
    ("an added cost (601.2f), then", "601.2f"),
    ("603.3b and 603.3c, then 604 applies", "603.3b 603.3c 604"),
    ("(603.2, 603.3, 604)", "603.2 603.3 604"),
    ("603.2, 603.3 and 604 cards", "603.2 603.3"),
    ("603.2 and 604 of them", "603.2"),
    ("docs/rule-603.3b.md", ""),
    ("open rule-603.4.html now", ""),
    ("rule 603.4. Md", "603.4"),
    ("cr-603-3b and rule_603_3b", ""),
    ("CR 601.2a-601.2c", "601.2a 601.2b 601.2c"),
    ("version 601.2 is old, bug 601.3", ""),
    ("a Federal Rule 702 of evidence", ""),
    ("all green in 116.1 s", ""),
    ("the two rule-603.4 branches, rule-603", "603.4"),
    ("CR 603.7 a/b", "603.7a 603.7b"),
    ("CR 603.7 a and CR 603.8", "603.7a 603.8"),
    ("rule 603.7 a player has", "603.7"),
    ("CR 613.7a, 613.7b; not 613.8", "613.7a 613.7b 613.8"),
    ("[CR 603.3B] upper", "603.3b"),
    ("CR 601.2a – d", "601.2a 601.2b 601.2c 601.2d"),
    ("CR 601.2a to d", "601.2a 601.2b 601.2c 601.2d"),
    ("rules 704.5f and g", "704.5f 704.5g"),
    ("704.5f or g", "704.5f 704.5g"),
    ("rules 704.5f, g, and h", "704.5f 704.5g 704.5h"),
    ("C.R. 104.3", "104.3"),
    ("103.2c/d", "103.2c 103.2d"),
    ("CR 601.2f/g/h", "601.2f 601.2g 601.2h"),
    ("CR 103.2c/103.2d", "103.2c 103.2d"),
    ("CR701.22 and CR-701.23", "701.22 701.23"),
    ("MTG CR 702.2b.", "702.2b"),
    ("rule #702.2b", "702.2b"),
    ("**702.2b**", "702.2b"),
    ("CR **702.2b**", "702.2b"),
    ("`702.2b`", "702.2b"),
    ("_702.2b_", "702.2b"),
    ("CR: 702.2b", "702.2b"),
    ("CR — 702.2b", "702.2b"),
    ("CR [702.2b](https://yawgatog.com/resources/magic-rules/#R7022b)", "702.2b"),
    ("[CR 702.2b](https://x.org/702.2c)", "702.2b"),
    ('<a href="https://x.org/702.2c" id="702.3">702.2b</a>', "702.2b"),
    ("CR 702.2b & c", "702.2b 702.2c"),
    ("CR 702.2(b)", "702.2b"),
    ("rule 702.2.b", "702.2b"),
    ("Rule 100.1: players", "100.1"),
    ("rules 601–603", "601 602 603"),
    ("rules 601 to 603", "601 602 603"),
    ("the comp rules 702.2b", "702.2b"),
    ("Comp. Rules 702", "702"),
    ("Comprehensive Rule 702.2b", "702.2b"),
    ("Comprehensive Rules §702.2b", "702.2b"),
    ("Comprehensive Rules, section 702.2b", "702.2b"),
    ("under 702.2b this", "702.2b"),
    ("> 702.2b. Text", "702.2b"),
    ("• 702.2b", "702.2b"),
    ("- 702.2b", "702.2b"),
    ("1) 702.2b", "702.2b"),
    ("effect—702.2b—now", "702.2b"),
    ("RULE 704.5m/n re-validation", "704.5m 704.5n"),
    ("RULE 702.16n/p's own carve-out", "702.16n 702.16p"),
    ("rules 303.4/301.5", "303.4 301.5"),
    ("RULE 301.5b/702.6c", "301.5b 702.6c"),
    ("(CR 614.1a, 614.11, 121.6, 701)", "614.1a 614.11 121.6 701"),
    ("(CR 614.1a, 615).", "614.1a 615"),
    ("(See CR 605, specifically 605.1b)", "605 605.1b"),
    ("CR 608.2h and 608.2k.", "608.2h 608.2k"),
    ("rules 601.2b–c,\n            // 700.2a). Choose", "601.2b 601.2c 700.2a"),
    (
        '-- to the process listed in rules 601.2b-i", and CR 118.13a',
        "601.2b 601.2c 601.2d 601.2e 601.2f 601.2g 601.2h 601.2i 118.13a",
    ),
    ("(rules 601.2b, 700.2).", "601.2b 700.2"),
    (
        "[Comprehensive Rules 704.5d](https://media.wizards.com/2026/downloads/MagicCompRules%2020260619.pdf) x",
        "704.5d",
    ),
    ("rule\n// 603.4 says", "603.4"),
    ("see rule\n 603.4", "603.4"),
    ("CR 601.2a-601.2c", "601.2a 601.2b 601.2c"),
    ("CR 601.2a–CR 601.2c", "601.2a 601.2b 601.2c"),
    ("CR 601.2a..c", "601.2a 601.2b 601.2c"),
    ("CR 702.2b; 702.2c", "702.2b 702.2c"),
    ("(601.2a,601.2b)", "601.2a 601.2b"),
    ("CR 601.2a, e.g. this", "601.2a"),
    ("CR 601.2a, i.e. this", "601.2a"),
    ("rule 601.2a and a player", "601.2a"),
    ("rule 601.2a and I", "601.2a"),
    ("see **rule 601**, then", "601"),
    ("Regel 603.4", "603.4"),
    ('{"rule": "603"}', "603"),
    ("//603.4", "603.4"),
    ("rule number 603", "603"),
    ("CR\xa0603.4", "603.4"),
    ("rule‑603.4", "603.4"),
    ("601.2a‑c", "601.2a 601.2b 601.2c"),
    ("CR 601.2a – a player", "601.2a"),
    ("CR 601.2a – if so", "601.2a"),
    ("CR 601.2a – as told", "601.2a"),
    ("CR 601.2a to be sure", "601.2a"),
    ("CR 702.9 — flying", "702.9"),
    ("rule 702.9a—f, text", "702.9a 702.9b 702.9c 702.9d 702.9e 702.9f"),
    ("rules 601.2b, c, and e–g", "601.2b 601.2c 601.2e 601.2f 601.2g"),
    ("according to 104.3a he loses", "104.3a"),
    ("608. Resolving Spells and Abilities", "608"),
    ("moved from 702.5 to 702.7", "702.5 702.7"),
    ("CR 608.2e annotations to CR 608.2c", "608.2e 608.2c"),
    ("rule 603.2.", "603.2"),
    ("(rule 603)", "603"),
    ("608.2c: whatever", "608.2c"),
    ("CR 603.10a-style", "603.10a"),
    ("CR 603.2’s text", "603.2"),
    ("rules 110.2, 112.2 & 113.3", "110.2 112.2 113.3"),
    ("CR 702.49a/d:", "702.49a 702.49d"),
    ("CR 701.55a-b + CR 608.2d", "701.55a 701.55b 608.2d"),
    ("Rules 702.2, 702.3 and 702.4", "702.2 702.3 702.4"),
    ("rule 509.1h's", "509.1h"),
    ("the 704.5j legend rule", "704.5j"),
    ("CR 100.2a (60 cards)", "100.2a"),
]

NOT_MAGIC = [
    "`docs/MagicCompRules.txt:594-610` and `:2904-2915`",
    "FISA Section 702",
    "BS 7671 Section 702",
    "Rule 702 of the Federal Rules of Evidence",
    "Federal Rule 702",
    "section 230 of the Communications Decency Act",
    "$603.50",
    "603.50 USD",
    "€603.50 and 603.50€",
    "costs 603.5",
    "v1.2.3 and 1.100.2",
    "version 100.1",
    "Forge 1.6.53",
    "build 102.3",
    "2024.06.07 and 06.07.2024",
    "100.5 seconds",
    "took 703.2s",
    "120.5kg",
    "101.9°F",
    "103.2 MB",
    "192.168.1.1 or 192.168.100.5:80",
    "page 103.2 and pp. 101–103",
    "line 603",
    "Figure 603.1",
    "Table 101.1",
    "PR #1598 and pull/6115",
    "HTTP 404.3",
    "status 403.1",
    "RFC 793.1",
    "3/3 and 101/101",
    "call 555-123.4567 or (555) 603.4000",
    "an average of 613.7",
    "a score of 101.5",
    "a rating of 703.4",
    "the rule of 100 players",
    "rule 100 cards",
    "rules [2024]",
    "section 6 of this article",
    "Section 3 below",
    "IPG 2.5 and MTR 10.2",
    "MTR section 103",
    "rule 34",
    "Rule 110 cellular automaton",
    "100.5%",
    "the 702.5M",
    "a 602.5K deal",
    "docs/603.4.md",
    "#603.4",
    "[x](#603.4)",
    "x = 603.5;",
    "numpy==100.2",
    "chrome 103.2",
    "2,603.5 tix",
    "603.5 million",
    "History {1}{W}{W}",
    "Rule 3-9-4 is such",
    "per 100 cards",
    "MISRA C:2012 Rule 8.3",
    "misra rule 603.4",
    "played from (101-103) to (104-106)",
]

RIFTBOUND = [
    ("386.1 and 386.2, then 387 apply", "386.1 386.2 387"),
    ("(386.1, 386.2, 387)", "386.1 386.2 387"),
    ("386.1, 386.2 and 387 units", "386.1 386.2"),
    ("the hide cost 404.2.a", "404.2.a"),
    ("a card that costs 404.2", ""),
    ("the base cost 404.2 is paid, the total cost 404.3 too", "404.2 404.3"),
    ("its total cost 404.20 at the shop", ""),
    ("the first of them all (001-002)", "001 002"),
    ("## How decks are made (101-103)", "101 102 103"),
    ("- **What comes first (050–051)**: the text", "050 051"),
    ("* **Owners (056):** theirs", "056"),
    ("## Our best decks (100)", ""),
    ("all commons (101-103) of the set", ""),
    ("## Prices (101-103 euros)", ""),
    ("docs/rule-386.1.a.md", ""),
    ("rule 383.3.E", "383.3.e"),
    ("383.3.e.1", "383.3.e.1"),
    ("Rule 383.3e", "383.3.e"),
    ("CR-v1.3 383.3", "383.3"),
    ("CR v1.3 §383.3", "383.3"),
    ("CR 1.3 383.3", "383.3"),
    ("[383.3.e]", "383.3.e"),
    ("Core Rules 383", "383"),
    ("rules 484.8.e–g", "484.8.e 484.8.f 484.8.g"),
    ("484.8.e and f", "484.8.e 484.8.f"),
    ("484.8.e/f", "484.8.e 484.8.f"),
    ("484.8.e, f, and g", "484.8.e 484.8.f 484.8.g"),
    ('<Rule number="355" /><Rule number="355.10" />', "355 355.10"),
    ("<Rule number={355} />", "355"),
    ("TR 403.1", "403.1"),
    ("rule 383.3.e.1", "383.3.e.1"),
    ("see 383.3.b.1.a.", "383.3.b.1.a"),
    ("(CR 383)", "383"),
    ("**383.3.e.**", "383.3.e"),
    ("rule 143.3.b.1, 144 and 145.2", "143.3.b.1 144 145.2"),
    ("rules 557 through 559", "557 558 559"),
    ("481.7 / 485.7", "481.7 485.7"),
    ("383.3.e.4 rules", "383.3.e.4"),
    ("383.3.e – so it is", "383.3.e"),
    ("383.3.e - as told", "383.3.e"),
    ("383.3.e to us", "383.3.e"),
    ("383.3.b.1–383.3.b.3", "383.3.b.1 383.3.b.2 383.3.b.3"),
    ("rule 002", "002"),
    ("Rule 050.3", "050.3"),
    ("316.1.a-c", "316.1.a 316.1.b 316.1.c"),
    ("// rule 316.1.b: x", "316.1.b"),
    ("Rule 485.7: the player", "485.7"),
    ("Core Rule 312.2.a", "312.2.a"),
    ("[Rule 312](https://x.y/312.2)", "312"),
    ("142.2.A.1", "142.2.a.1"),
]

NOT_RIFTBOUND = [
    "page 383.3",
    "383.3 ms",
    "Victory Score: 8",
    "$383.30",
    "version 383.3",
    "Riftbound Core Rules v1.2.pdf",
]

FLESH_AND_BLOOD = [
    ("CR 6.6.5c", "6.6.5c"),
    ("CR 6.6.5C", "6.6.5c"),
    ("rule 6.6.5(c)", "6.6.5c"),
    ("CR6.6.5", "6.6.5"),
    ("6.6.5c-e", "6.6.5c 6.6.5d 6.6.5e"),
    ("8.3.17a and b", "8.3.17a 8.3.17b"),
    ("8.3.17a/b", "8.3.17a 8.3.17b"),
    ("CR 8.5.16f + 1.15.4", "8.5.16f 1.15.4"),
    ("(CR 7.4.2b, CR 8.3.22)", "7.4.2b 8.3.22"),
    ("Section 1.0: General", "1.0"),
    ("- Rule 1.0.1a: Card", "1.0.1a"),
    ("Comprehensive Rules Section 1.0", "1.0"),
    ("CR 8.3", "8.3"),
    ("rule 7", "7"),
    ("`8.5.23`", "8.5.23"),
    ("**8.5.23**", "8.5.23"),
    ("CR 8.5.1c).", "8.5.1c"),
    ("chapter 8", "8"),
    ("CR 8.3.1, 8.3.2, and 8.3.3", "8.3.1 8.3.2 8.3.3"),
    ("search[8.5.19]", "8.5.19"),
    ("[4][7]", "4 7"),
    ("(8.4.3a, b)", "8.4.3a 8.4.3b"),
    ("rules 8.3.5–8.3.7", "8.3.5 8.3.6 8.3.7"),
    ("Talishar 1.2.3 notes", "1.2.3"),
]

NOT_FLESH_AND_BLOOD = [
    "v2.10.1",
    "version 1.2.3",
    "Python 3.11.2",
    "10.06.2026",
    "requests==2.31.4",
    "^1.2.3",
    '"version": "1.2.3"',
    "upgrade to 1.2.3",
    "12.5.24",
    "iOS 17.5.1",
    "see 3.5 seconds",
    "PPG 2.5.1",
    "[2 cards]",
    "$3.50",
    "192.168.1.1",
    "the number 3.5",
    "1.30.5 hours",
    "fab.txt:8.3",
    "3/3 body",
    "released 2.10.1",
]


def numbers(text: str, game: str) -> list[str]:
    return [str(number) for citation in find(text, GAMES[game].grammar) for number in expand(citation)]


@pytest.mark.parametrize(("text", "expected"), MAGIC)
def test_each_way_to_cite_magics_rules_is_found(text: str, expected: str) -> None:
    assert numbers(text, "magic") == expected.split()


@pytest.mark.parametrize("text", NOT_MAGIC)
def test_other_numbers_are_no_rules_of_magic(text: str) -> None:
    assert numbers(text, "magic") == []


@pytest.mark.parametrize(("text", "expected"), RIFTBOUND)
def test_each_way_to_cite_riftbounds_rules_is_found(text: str, expected: str) -> None:
    assert numbers(text, "riftbound") == expected.split()


@pytest.mark.parametrize("text", NOT_RIFTBOUND)
def test_other_numbers_are_no_rules_of_riftbound(text: str) -> None:
    assert numbers(text, "riftbound") == []


@pytest.mark.parametrize(("text", "expected"), FLESH_AND_BLOOD)
def test_each_way_to_cite_flesh_and_bloods_rules_is_found(text: str, expected: str) -> None:
    assert numbers(text, "flesh-and-blood") == expected.split()


@pytest.mark.parametrize("text", NOT_FLESH_AND_BLOOD)
def test_other_numbers_are_no_rules_of_flesh_and_blood(text: str) -> None:
    assert numbers(text, "flesh-and-blood") == []


def test_an_edition_named_without_its_v_is_that_edition() -> None:
    (citation,) = find("CR 1.3 383.3", GAMES["riftbound"].grammar)
    assert (citation.document, citation.edition) == ("cr", "v1.3")


WORDS = st.text("abcdefgh XYZ.,;:()[]*_`'\"\n", max_size=30)
PRINTED = {
    "magic": st.builds(
        "CR {}.{}{}".format, st.integers(100, 999), st.integers(1, 199), st.sampled_from(["", "a", "z"])
    ),
    "riftbound": st.builds(
        "rule {}.{}.{}".format, st.integers(100, 999), st.integers(1, 99), st.sampled_from(["a", "e", "z"])
    ),
    "flesh-and-blood": st.builds(
        "CR {}.{}.{}{}".format,
        st.integers(1, 9),
        st.integers(0, 19),
        st.integers(1, 99),
        st.sampled_from(["", "a", "j"]),
    ),
}


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_what_is_printed_is_found_again_where_it_stands(game: str, data: st.DataObject) -> None:
    before, after = data.draw(WORDS), data.draw(st.sampled_from(["", " and so on", ".", ", too", ") then", "\nNext"]))
    printed = data.draw(PRINTED[game])
    text = f"{before} {printed}{after}"
    found = find(text, GAMES[game].grammar)
    assert [str(one.number) for one in found] == [printed.split()[1]]
    (one,) = found
    assert text[slice(*one.number_at)] == printed.split()[1]


@pytest.mark.parametrize("game", GAMES)
@given(text=st.text("0123456789.abcCR rule-–—/,&()[]*_§\n'\"", max_size=80) | st.text(max_size=60))
def test_annotating_never_changes_the_text_around(game: str, text: str) -> None:
    grammar = GAMES[game].grammar
    found = find(text, grammar)
    segments = annotate(text, resolve(found, lookup_in({"cr": RuleTree(grammar.scheme, ())}, "cr")), lambda one: None)
    assert "".join(segment.text for segment in segments) == text
    for one in found:
        assert one.start <= one.number_at[0] < one.number_at[1] <= one.end
        assert one.last is None or one.number_at[1] < one.last_at[1] <= one.end


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        ("magic", "moved 603.3/603.4 to 603.5/603.6", "603.3 603.4 603.5 603.6"),
        ("riftbound", "moved 383.3.a/383.3.b to 384.1.a/384.1.b", "383.3.a 383.3.b 384.1.a 384.1.b"),
        ("magic", "see rulings 196 and 197", ""),
        ("magic", "ruling 613 of that judge", ""),
        ("magic", "ruling 603.4", "603.4"),
        ("magic", "CR 603.7 d applies", "603.7d"),
        ("magic", "rule 603.7 D.", "603.7d"),
        ("magic", "CR 603.7 (d)", "603.7d"),
        ("riftbound", "rule 383.3 b.", "383.3.b"),
        ("magic", "CR 603.7 a player may", "603.7"),
        ("magic", "rule 107.3 X is chosen", "107.3"),
        ("magic", "613.7 d and so on", "613.7"),
        ("magic", "regole 603.3 e 603.4", "603.3 603.4"),
        ("magic", "rules 603.7d603.7e", "603.7d 603.7e"),
        ("riftbound", "383.3.b383.3.c", "383.3.b 383.3.c"),
        ("flesh-and-blood", "CR 8.3.17a8.3.17b", "8.3.17a 8.3.17b"),
        ("magic", "704.5f/g! Both.", "704.5f 704.5g"),
        ("magic", "“704.5f/g”", "704.5f 704.5g"),
        ("riftbound", "rule 383.3(b)", "383.3.b"),
        ("magic", "the 613 layers and 603 triggers", ""),
        ("magic", "section 613 layers", "613"),
        ("magic", "assert_eq!(x, 603.5)", ""),
        ("riftbound", "assertEqual(total, 383.3)", ""),
        ("magic", "expect(y).toBe(613.7)", ""),
        ("magic", "cite('702.19b') and \"603.4\"", "702.19b 603.4"),
        ("riftbound", '{"rule": "383.3"}', "383.3"),
    ],
)
def test_each_doubtful_form_is_read_in_one_way(game: str, text: str, expected: str) -> None:
    found = [str(number) for one in find(text, GAMES[game].grammar) for number in expand(one)]
    assert found == expected.split()
