"""Sets of entries: what refers to a rule and what it refers to, what stands below it, what is shown in which order."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise

import pytest

from rules_data.models import CitationLink
from rules_data.queries import EditionView, GameView, entry_keys, every_game, find_game, games
from rules_data.queries.records import RuleView, printed
from rules_data.queries.standing import Stands

TODAY = date(2026, 11, 1)
SLUGS = ("riftbound", "magic", "flesh-and-blood")
EACH, ASKED = 40, 10  # rules of each rulebook that are looked at, and those of which the database is asked


@pytest.fixture(scope="module")
def rulebooks(module_db: None) -> dict[str, EditionView]:
    """The rules of play of each game, as they are in force."""
    in_force = entry_keys.editions_in_force(TODAY)
    return {one.game: one for one in in_force if one.document == "cr"}


def some(edition: EditionView) -> list[RuleView]:
    """Rules spread over a whole book."""
    return spread(printed(edition).records, EACH)


def spread(records: Sequence[RuleView], many: int) -> list[RuleView]:
    return list(records[:: max(1, len(records) // many)])[:many]


def number(key: str) -> str:
    return key.rpartition(":")[2]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_rule_refers_to_what_is_referred_to_by_it(rulebooks: dict[str, EditionView], slug: str) -> None:
    edition = rulebooks[slug]
    kept = printed(edition)
    there = CitationLink.objects.filter(rule__revision=edition.revision_id, target__in=kept.by_provision)
    that_cite = set(there.values_list("rule_id", flat=True))
    citing = [rule for rule in kept.records if rule.id in that_cite]
    assert len(citing) > ASKED
    for rule in spread(citing, ASKED):
        keys = entry_keys.keys_cited_by([rule], [edition])
        assert keys
        for key in sorted(keys)[:3]:
            cited = kept.get(number(key))
            assert cited is not None
            assert entry_keys.rule_key(edition, rule.number) in entry_keys.keys_citing([cited], edition, [edition])


@pytest.mark.parametrize("slug", SLUGS)
def test_what_refers_to_a_rule_is_found_among_what_that_refers_to(rulebooks: dict[str, EditionView], slug: str) -> None:
    edition = rulebooks[slug]
    kept = printed(edition)
    own = f"rule:{slug}:cr:"
    for rule in spread(kept.records, ASKED):
        citing = [key for key in entry_keys.keys_citing([rule], edition, [edition]) if key.startswith(own)]
        for key in citing[:3]:
            found = kept.get(number(key))
            assert found is not None
            assert entry_keys.rule_key(edition, rule.number) in entry_keys.keys_cited_by([found], [edition])


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_of_other_editions_refer_to_nothing_that_is_asked_of_this_one(
    rulebooks: dict[str, EditionView], slug: str
) -> None:
    edition = rulebooks[slug]
    for rule in some(edition)[:3]:
        assert not [one for one in entry_keys.keys_citing([rule], edition, []) if not one.startswith("faq:")]
        assert entry_keys.keys_cited_by([rule], []) == frozenset()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_rule_and_what_stands_below_it_is_a_piece_of_the_book(rulebooks: dict[str, EditionView], slug: str) -> None:
    edition = rulebooks[slug]
    kept = printed(edition)
    for rule in some(edition):
        found = entry_keys.rule_and_below(edition, rule.number)
        places = [kept.places[one.number] for one in found]
        assert found[0].number == rule.number
        assert all(later == earlier + 1 for earlier, later in pairwise(places))
        after = kept.at(places[-1] + 1)
        assert all(one.depth > rule.depth or one.heading_number == rule.number for one in found[1:])
        assert after is None or (after.depth <= rule.depth and after.heading_number != rule.number)
        below = {one.number for one in found}
        assert all({each.number for each in entry_keys.rule_and_below(edition, one)} <= below for one in below)


@pytest.mark.parametrize("slug", SLUGS)
def test_from_a_rule_to_itself_is_the_rule_with_what_stands_below_it(
    rulebooks: dict[str, EditionView], slug: str
) -> None:
    edition = rulebooks[slug]
    for rule in some(edition):
        below = {entry_keys.rule_key(edition, one.number) for one in entry_keys.rule_and_below(edition, rule.number)}
        assert entry_keys.keys_between(edition, rule.number, rule.number) == below


@pytest.mark.parametrize("slug", SLUGS)
def test_a_range_is_made_of_two_that_meet(rulebooks: dict[str, EditionView], slug: str) -> None:
    edition = rulebooks[slug]
    first, middle, last = (some(edition)[place].number for place in (5, 11, 17))
    whole = entry_keys.keys_between(edition, first, last)
    halves = [entry_keys.keys_between(edition, first, middle), entry_keys.keys_between(edition, middle, last)]
    assert whole >= halves[0] | halves[1] >= {entry_keys.rule_key(edition, one) for one in (first, middle, last)}
    assert len(whole) >= printed(edition).places[last] - printed(edition).places[first] + 1


@pytest.mark.parametrize(("first", "last"), [("1", "999999"), ("", "100"), ("100", "no number"), ("", "")])
def test_a_range_of_which_an_end_is_not_printed_is_empty(
    rulebooks: dict[str, EditionView], first: str, last: str
) -> None:
    for edition in rulebooks.values():
        assert entry_keys.keys_between(edition, first, last) == frozenset()
        assert entry_keys.rule_and_below(edition, "999999") == ()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_more_digits_are_typed_the_fewer_rules_begin_so(rulebooks: dict[str, EditionView], slug: str) -> None:
    edition = rulebooks[slug]
    for rule in some(edition)[:12]:
        sets = [entry_keys.keys_beginning([edition], rule.number[:many]) for many in range(len(rule.number) + 1)]
        assert all(more < fewer or more == fewer for fewer, more in pairwise(sets))
        assert entry_keys.rule_key(edition, rule.number) in sets[-1]
        assert sets[0] == {entry_keys.rule_key(edition, one) for one in printed(edition).places}


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_are_put_as_their_book_has_them_whatever_order_they_come_in(
    rulebooks: dict[str, EditionView], slug: str
) -> None:
    edition = rulebooks[slug]
    book = [entry_keys.rule_key(edition, one.number) for one in some(edition)]
    everything = [*book, "faq:magic:b", "faq:magic:a", "example:magic:z"]
    found = entry_keys.in_order(reversed(everything), [edition])
    assert [key for key in found if key.startswith("rule:")] == book
    assert sorted(found) == sorted(everything)
    assert entry_keys.in_order(found, [edition]) == found
    assert found.index("faq:magic:a") < found.index("faq:magic:b")


@pytest.mark.parametrize("slug", SLUGS)
def test_entries_come_in_the_order_asked_for_without_those_that_are_not_there(
    rulebooks: dict[str, EditionView], slug: str
) -> None:
    edition = rulebooks[slug]
    material = sorted(entry_keys.keys_of_material([game_called(slug)]))[:5]
    rules = [entry_keys.rule_key(edition, one.number) for one in some(edition)[:5]]
    nowhere = [f"rule:{slug}:cr:0", f"faq:{slug}:no-such", "rule:chess:cr:1"]
    asked = [*material[:2], *reversed(rules), *nowhere, *material[2:]]
    found = [entry.key for entry in entry_keys.entries_with_keys(asked, [edition])]
    assert found == [*material[:2], *reversed(rules), *material[2:]]


def game_called(slug: str) -> GameView:
    found = find_game(slug, TODAY)
    assert found is not None
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_example_stands_in_one_way_and_the_standings_are_all_there_are(
    rulebooks: dict[str, EditionView], slug: str
) -> None:
    game = [game_called(slug)]
    ways = [entry_keys.keys_with_status(one, game, []) for one in list(entry_keys.STATUSES)[: len(Stands)]]
    assert sum(map(len, ways)) == len(frozenset().union(*ways)) == len(entry_keys.keys_of_examples(game))
    verdicts = [entry_keys.keys_with_status(one, game, []) for one in ("confirmed", "contradicted", "not-executable")]
    assert frozenset().union(*verdicts) == entry_keys.keys_of_examples(game)
    assert entry_keys.keys_with_status("unproved", game, []) <= entry_keys.keys_with_status("verified", game, [])


def test_what_is_asked_of_two_games_is_what_is_asked_of_each(module_db: None) -> None:
    all_of_them = games(TODAY)
    for keys in (entry_keys.keys_of_material, entry_keys.keys_of_examples):
        assert keys(all_of_them) == frozenset().union(*(keys([one]) for one in all_of_them))
        assert keys([]) == frozenset()
    assert entry_keys.keys_of_examples([every_game()]) == frozenset()
