"""What each filter leaves, and what is said where it leaves nothing or was not understood."""

from __future__ import annotations

from functools import cache

import pytest

from rules_data import search
from rules_data.search.hits import Results

pytestmark = pytest.mark.django_db
MOST = 50  # of one page


@cache
def asked(query: str) -> Results:
    """What a query finds in what ships, looked for once: nothing here changes it."""
    return search.search(query, size=MOST)


def found(query: str) -> set[tuple[str, str, str]]:
    """What a query finds on its first page: kind, game, and number or name."""
    return {(hit.kind, hit.game, hit.number or hit.slug) for hit in asked(query).hits}


def faults(query: str) -> list[tuple[str, str]]:
    return [(query[fault.start : fault.end], fault.message) for fault in asked(query).faults]


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("game:chess", "There is no game “chess”. There are flesh-and-blood, magic, riftbound."),
        ("type:poem", "There is no type “poem”. There are rule, faq, card, example, term."),
        ("rule:999", "No rule in force has the number 999."),
        ("rule:999.*", "No rule in force has the number 999."),
        ("rule:abc*", "No rule in force has the number abc."),
        ("in:v9", "There is no edition “v9” here. There are "),
        ("-in:v1.2", "in: says which edition to search and cannot be turned around."),
        ("-asof:2026-02-01", "asof: says which edition to search and cannot be turned around."),
        ("asof:2026-02-30", "“2026-02-30” is not a date: write it as 2026-02-01."),
        ("asof:today", "“today” is not a date: write it as 2026-02-01."),
        ("asof:1990-01-01", "No version on this site was in effect on 1990-01-01 yet."),
        ("cites:999", "No rule has the number 999"),
        ("cites:nope", "“nope” is not the number of a rule."),
        ("cited-by:nope", "“nope” is not the number of a rule."),
        ("changed:nope", "“nope” does not name two versions on this site. There are "),
        ("changed:v1.3..v1.3", "“v1.3..v1.3” does not name two versions"),
        ("changed:v1.2", "“v1.2” does not name two versions"),
        ("changed:..v1.3", "“..v1.3” does not name two versions"),
        ("status:veryfied", "There is no status “veryfied”. Did you mean verified? There are verified, "),
        ("status:xyzzy", "There is no status “xyzzy”. There are verified, "),
        ("card:nekratal", "No card is called “nekratal” here. Did you mean Nekrataal?"),
        ('card:"Nobody Knows This Card"', "No card is called “Nobody Knows This Card” here."),
    ],
)
def test_what_leads_nowhere_is_marked_and_says_what_would(query: str, said: str) -> None:
    ((place, message),) = faults(query)
    assert place == query
    assert message.startswith(said)
    assert asked(query).total == 0


@pytest.mark.parametrize("filtered", ["game:chess", "type:poem", "rule:999", "in:v9", "status:xyzzy", "changed:nope"])
def test_a_filter_that_is_not_understood_does_not_hide_what_the_words_find(filtered: str) -> None:
    assert asked(f"conquer {filtered}").total == asked("conquer").total > 0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("game:mtg", "game:magic"),
        ("game:MAGIC", "game:magic"),
        ("game:rb,mtg", "game:magic,riftbound"),
        ("-game:magic,fab", "game:riftbound"),
        ("type:questions game:fab", "type:faq game:fab"),
        ("type:Cards game:magic", "type:card game:magic"),
        ("type:glossary", "type:term"),
        ("kind:words", "type:term"),
        ("kind:headings rule:603", "type:rule rule:603"),
        ("rule:603", "rule:603.*"),
        ("rule:603.", "rule:603"),
        ("rule:605..603 game:magic", "rule:603..605 game:magic"),
        ("rule:603...605 game:magic", "rule:603..605 game:magic"),
        ("rule:603,604 game:magic", "rule:603 rule:604 game:magic"),
        ("number:603", "rule:603"),
        ("in:V1.2 rule:376", "in:v1.2 rule:376"),
        ("edition:v1.2 rule:376", "in:v1.2 rule:376"),
        ("as-of:2026-02-01 rule:376", "asof:2026-02-01 rule:376"),
        ("changed:v1.3", "changed:v1.2..v1.3"),
        ("status:can’t-be-tested", "status:cannot-be-tested"),
        ('status:"rules changed"', "status:rules-changed"),
        ("status:Rules_Changed", "status:rules-changed"),
        ("status:untested,unproven", "status:not-tested-yet status:unproved"),
        ("card:sona", 'card:"Sona, Harmonious"'),
        ("citedby:603.3a", "cited-by:603.3a"),
        ("cites:601-603", "cites:601..603"),
    ],
)
def test_what_is_written_in_two_ways_finds_the_same(one: str, other: str) -> None:
    assert found(one) == found(other)
    assert faults(one) == faults(other) == []
    assert asked(one).total == asked(other).total


@pytest.mark.parametrize(
    "query",
    [
        "type:faq -type:faq unit", "type:faq -type:faq", "game:magic -game:magic unit",
        "-game:magic -game:fab -game:riftbound", "rule:383 -rule:383", "card:Nekrataal -card:Nekrataal",
        "-type:rule,faq,card,example,term", "type:faq rule:603", "type:example in:v1.2",
    ],
)  # fmt: skip
def test_filters_that_leave_nothing_together_find_nothing(query: str) -> None:
    results = asked(query)
    assert (results.total, results.hits, results.jump) == (0, (), None)


@pytest.mark.parametrize(
    ("whole", "part"),
    [
        ("type:faq game:rb", "card:Sona"),
        ("type:rule game:riftbound", "rule:383.3"),
        ("type:term", "game:magic"),
        ("rule:603..605 game:magic", "cites:603"),
        ("rule:3*", "game:riftbound"),
    ],
)
def test_what_a_filter_leaves_and_what_it_leaves_out_are_all_there_is(whole: str, part: str) -> None:
    all_of, of_it, rest = (asked(query).total for query in (whole, f"{whole} {part}", f"{whole} -{part}"))
    assert of_it + rest == all_of > 0


@pytest.mark.parametrize("order", ["in:v1.2 in:v1.3", "in:v1.3 in:v1.2"])
def test_one_number_in_two_editions_is_a_rule_of_each(order: str) -> None:
    results = asked(f"{order} 383.3")
    first, second = (one.removeprefix("in:") for one in order.split())
    assert [jump.edition for jump in (results.jump, *results.also) if jump] == [first, second]
    shown = [hit.edition for hit in results.hits]
    assert shown == sorted(shown, key=[first, second].index)
    assert set(shown) == {first, second}
    assert len(shown) == results.total


def test_a_number_of_only_one_of_two_editions_is_shown_as_it_stands_there() -> None:
    results = asked("in:v1.2 in:v1.3 376.3.a")
    assert [(hit.edition, hit.number) for hit in results.hits] == [("v1.2", "376.3.a")]
    assert results.total == 1


def test_rules_that_only_one_of_two_editions_has_are_listed_in_their_place() -> None:
    one, other, both = (asked(f"{named} rule:376.3,383.3") for named in ("in:v1.2", "in:v1.3", "in:v1.2 in:v1.3"))
    numbers = {hit.number for hit in (*one.hits, *other.hits)}
    assert {hit.number for hit in both.hits} == numbers
    assert len(both.hits) == both.total == len(numbers)
    # A number of both is the first one's.
    assert [hit.number for hit in both.hits if hit.edition == "v1.2"] == [hit.number for hit in one.hits]
    assert {hit.number for hit in both.hits if hit.edition == "v1.3"} == numbers - {hit.number for hit in one.hits}


def test_what_an_edition_named_changes_is_said() -> None:
    (note,) = asked("in:v1.2 rule:376").notes
    assert note == "Rules and defined words of these editions were searched: riftbound cr v1.2."
    assert asked("in:v1.4 rule:383").notes == ()


def test_the_edition_of_a_day_is_the_one_then_in_force() -> None:
    then = asked("asof:2026-02-01 game:magic rule:603")
    assert {hit.edition for hit in then.hits} == {"2024-06-07"}
    assert "magic cr 2024-06-07" in then.notes[0]


def test_rules_that_are_gone_are_counted_where_they_cannot_be_shown() -> None:
    gone = [note for note in asked("changed:v1.2..v1.3").notes if "gone since v1.2" in note]
    assert len(gone) == 1
    assert asked("-changed:v1.2..v1.3").notes == ()


def test_words_beside_the_standing_of_examples_are_of_the_rules_in_force_alone() -> None:
    ((place, message),) = faults("status:verified in:v1.2 unit")
    assert place == "status:verified"
    assert message == "Examples have words in the rules in force alone. Leave out in:v1.2, or the words."


def test_a_name_of_several_cards_says_which_and_finds_what_each_has() -> None:
    results = asked("card:V")
    (note,) = results.notes
    assert note.startswith("Several cards are called “V”: ")
    named = note.partition(": ")[2].removesuffix(".")
    assert results.common is not None
    assert len(results.common.cards) == 1
    assert results.common.cards[0].replace(" / ", ", ") == named


def test_two_cards_have_in_common_what_each_has() -> None:
    one, other, both = (asked(query).common for query in (
        "card:Nekrataal", 'card:"Blood Artist"', 'card:Nekrataal card:"Blood Artist"'))  # fmt: skip
    assert one is not None
    assert other is not None
    assert both is not None
    assert both.cards == (*one.cards, *other.cards)
    assert set(both.shows) == set(one.shows) & set(other.shows)
    assert asked("-card:Nekrataal type:card").common is None


@pytest.mark.parametrize("size", [7, 20])
@pytest.mark.parametrize(
    "query", ["rule:603 game:magic", "in:v1.2 in:v1.3 383.3", "in:v1.2 chain", "in:v1.2 in:v1.3 chain", "conquer"]
)
def test_pages_put_together_are_what_one_long_page_shows(query: str, size: int) -> None:
    whole = asked(query)
    pages = [search.search(query, page=page, size=size) for page in range(1, -(-min(whole.total, MOST) // size) + 1)]
    listed = [(hit.edition, hit.number, hit.slug) for page in pages for hit in page.hits]
    assert listed[:MOST] == [(hit.edition, hit.number, hit.slug) for hit in whole.hits]
    assert len(set(listed)) == len(listed) >= min(whole.total, MOST)
    assert {page.total for page in pages} == {whole.total}


def test_the_best_of_two_editions_stand_in_the_order_of_each() -> None:
    both = [(hit.edition, hit.number) for hit in asked("in:v1.2 in:v1.3 chain").hits[:40]]
    for label in ("v1.2", "v1.3"):
        mine = [number for edition, number in both if edition == label]
        assert mine == [hit.number for hit in asked(f"in:{label} chain").hits][: len(mine)]
        assert mine
