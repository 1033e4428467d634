"""What cites a rule stands on it, in words and as a picture; nothing of it is left out in words."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from rules_data.queries import EditionView, GameView, all_rules, find_game, rule_page
from rulesite.pages.neighbourhood import MOST_ON_A_SIDE, WIDTH, Neighbour, neighbourhood
from rulesite.pages.scope import today
from tests.campaigns import some_of

pytestmark = pytest.mark.django_db
RANGE = re.compile(r"\d[a-z]? ?(?:[-–—]|to|through|and) ?\d")


def in_force(game: str) -> tuple[GameView, EditionView]:
    found = find_game(game, today())
    assert found
    edition = found.documents[0].current
    assert edition
    return found, edition


def test_what_a_rule_cites_names_it_back() -> None:
    _, edition = in_force("magic")
    seen = 0
    for rule in some_of(all_rules(edition), 150):
        page = rule_page(edition, rule.number)
        assert page
        for one in page.rule.citations:
            cited = rule_page(edition, one.number) if one.resolved and one.document == edition.document else None
            if cited is not None:
                seen += 1
                assert rule.number in {back.number for back in cited.cited_by.rules}, (rule.number, one.number)
    assert seen > 10


def test_a_rule_inside_a_cited_range_is_cited() -> None:
    games = (in_force(name)[1] for name in ("riftbound", "magic", "flesh-and-blood"))
    inside = [
        (edition, rule.number, one.number, one.last_number)
        for edition in games
        for rule in some_of([rule for rule in all_rules(edition) if RANGE.search(rule.text)], 20)
        for one in (rule_page(edition, rule.number) or pytest.fail(rule.number)).rule.citations
        if one.last_number and one.resolved and one.document == edition.document
    ]
    assert inside
    for edition, citing, first, last in inside:
        numbers = [rule.number for rule in all_rules(edition)]
        for number in some_of(numbers[numbers.index(first) : numbers.index(last) + 1], 5):
            page = rule_page(edition, number)
            assert page
            assert citing in {one.number for one in page.cited_by.rules}, (citing, number)


def test_the_rule_counts_all_that_cites_it(client: Client) -> None:
    _, edition = in_force("riftbound")
    pages = (rule_page(edition, rule.number) for rule in all_rules(edition))
    kept = next(one for one in pages if one and one.rule.faqs and one.rule.runnable and one.cited_by.cards)
    page = client.get(f"/riftbound/cr/{kept.rule.number}").content.decode()
    told = re.search(r'<ul class="tally">(.*?)</ul>', page, re.DOTALL)
    assert told
    assert f"{len(kept.rule.faqs)} answer" in told[1]
    assert f"{len(kept.rule.runnable)} example" in told[1]
    assert f"{len(kept.cited_by.cards)} card" in told[1]
    for anchor in re.findall(r'href="#([\w-]+)"', told[1]):
        assert f'id="{anchor}"' in page


def test_every_box_of_the_picture_is_a_link_of_the_lists(client: Client) -> None:
    page = client.get("/riftbound/cr/383.3.e").content.decode()
    drawing = re.search(r"<svg class=\"neighbourhood\".*?</svg>", page, re.DOTALL)
    assert drawing
    assert 'aria-hidden="true"' in drawing[0]
    rest = page.replace(drawing[0], "")
    for path in re.findall(r'<a href="([^"]+)"', drawing[0]):
        assert f'href="{path}"' in rest
    assert drawing[0].count("<a ") == drawing[0].count('tabindex="-1"')


def test_a_rule_without_neighbours_has_no_picture() -> None:
    assert neighbourhood("1", [], []) is None


NEIGHBOURS = st.lists(st.builds(Neighbour, st.text(min_size=1, max_size=30), st.just("/x"), st.just(""), st.booleans()))


@given(NEIGHBOURS, NEIGHBOURS)
def test_the_picture_holds_what_it_draws_and_counts_the_rest(citing: list[Neighbour], cited: list[Neighbour]) -> None:
    citing = [one for one in citing if one.is_rule] + [one for one in citing if not one.is_rule][:4]
    cited = [one for one in cited if one.is_rule]
    drawn = neighbourhood("383.3.e", citing, cited)
    if drawn is None:
        assert not citing
        assert not cited
        return
    for box in (*drawn.citing, *drawn.cited, drawn.centre):
        assert 0 <= box.x <= WIDTH - 94
        assert 0 <= box.y <= drawn.height - 28
    assert len(drawn.citing) <= MOST_ON_A_SIDE + 4
    left_out = sum(int(re.sub(r"\D", "", note)) for _, _, note in drawn.notes)
    assert len(drawn.citing) + len(drawn.cited) + left_out == len(citing) + len(cited)
    assert all(y <= drawn.height for _, y, _ in drawn.notes)
