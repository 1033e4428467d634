"""The query language on the search page and in the API: filters as chips, faults with their place, counts."""

from __future__ import annotations

import re
from html import unescape
from itertools import product
from typing import Any

import pytest
from django.test import Client

from rules_data.core.games import GAMES
from rules_data.queries import searchable_entries
from rules_data.search import FILTERS
from rulesite.pages.scope import today
from tests.campaigns import TIMES

pytestmark = [pytest.mark.django_db, pytest.mark.postgresql]


def page(client: Client, query: str, **more: str) -> str:
    response = client.get("/search", {"q": query, **more})
    assert response.status_code == 200
    return response.content.decode()


def chips(text: str) -> dict[str, str]:
    """The filters in use, each with the address without it."""
    found = re.findall(r'<li><a href="([^"]+)"><span class="unseen">Remove filter </span>([^<]+) <svg', text)
    return {unescape(name): unescape(path) for path, name in found}


def test_the_language_is_explained_where_it_is_used(client: Client) -> None:
    told = unescape(client.get("/search").content.decode())
    for example, meaning in FILTERS.values():
        assert f"<code>{example}</code>" in told
        assert meaning in told


@pytest.mark.parametrize("example", [example for example, _ in FILTERS.values()])
def test_every_filter_of_the_help_works_as_it_is_written(client: Client, example: str) -> None:
    answer = client.get("/api/v1/search", {"q": example}).json()
    assert answer["filters"]
    # The editions of the help's examples need not all be here; everything else is.
    assert answer["faults"] == [] or example.startswith(("changed", "in:", "asof"))


def test_a_filter_is_a_chip_that_can_be_taken_away(client: Client) -> None:
    text = page(client, 'conquer type:faq game:riftbound "hold"')
    assert chips(text) == {
        "type:faq": "/search?q=game%3Ariftbound+conquer+hold",
        "game:riftbound": "/search?q=type%3Afaq+conquer+hold",
    }
    for path in chips(text).values():
        assert client.get(path).status_code == 200


def test_what_was_not_understood_is_marked_in_the_query_and_the_rest_is_searched(client: Client) -> None:
    text = page(client, "conquer flavour:<b>sour")
    assert '<mark class="wrong">flavour:&lt;b&gt;sour</mark>' in text
    assert "There is no filter “flavour:”" in text
    assert "<mark>conquer" in text.lower()


def test_a_fault_has_its_place_in_the_answer_to_a_program(client: Client) -> None:
    query = "conquer card:Nobody"
    (fault,) = client.get("/api/v1/search", {"q": query}).json()["faults"]
    assert query[fault["start"] : fault["end"]] == "card:Nobody"
    assert "No card is called “Nobody”" in fault["message"]


def test_a_slip_in_a_cards_name_is_answered_with_the_nearest(client: Client) -> None:
    for typed in ("Sona, Harmonius", "Sonna"):
        (fault,) = client.get("/api/v1/search", {"q": f'card:"{typed}"'}).json()["faults"]
        assert "Did you mean Sona, Harmonious" in fault["message"]


def test_filters_alone_list_what_they_leave_in_order(client: Client) -> None:
    answer = client.get("/api/v1/search", {"q": "rule:383.3.* game:riftbound", "size": "50"}).json()
    numbers = [hit["number"] for hit in answer["hits"]]
    assert numbers[0] == "383.3"
    assert len(numbers) > 5
    assert all(number.startswith("383.3") for number in numbers)
    assert answer["jump"] is None


def test_filters_and_words_together_are_ranked_within_what_is_left(client: Client) -> None:
    all_of_it = client.get("/api/v1/search", {"q": "conquer"}).json()
    within = client.get("/api/v1/search", {"q": "conquer rule:383.*"}).json()
    assert 0 < within["total"] < all_of_it["total"]
    assert {hit["kind"] for hit in within["hits"]} == {"rule"}
    assert all(hit["number"].startswith("383") for hit in within["hits"])
    assert "<mark>" in within["hits"][0]["snippet"]


def test_a_filter_turned_around_leaves_the_others(client: Client) -> None:
    answer = client.get("/api/v1/search", {"q": "conquer -type:rule,example"}).json()
    assert answer["hits"]
    assert {hit["kind"] for hit in answer["hits"]} & {"rule", "example"} == set()
    games = client.get("/api/v1/search", {"q": "ability -game:magic"}).json()["games"]
    assert games.keys() == {"riftbound", "flesh-and-blood"}


def test_several_games_are_searched_and_counted(client: Client) -> None:
    answer = client.get("/api/v1/search", {"q": "ability game:fab,magic"}).json()
    assert answer["games"].keys() == {"magic", "flesh-and-blood"}
    assert sum(answer["games"].values()) == sum(answer["groups"].values()) == answer["total"]


def test_a_card_finds_what_has_to_do_with_it(client: Client) -> None:
    answer = client.get("/api/v1/search", {"q": 'card:"Sona, Harmonious"', "size": "50"}).json()
    assert answer["groups"].keys() >= {"card", "faq", "example", "rule"}
    assert answer["common"]["cards"] == ["Sona, Harmonious"]
    assert "triggered abilities" in answer["common"]["shows"]


def test_two_cards_find_what_they_have_in_common(client: Client) -> None:
    one = {"q": 'card:"Sona, Harmonious"', "size": "50"}
    both = {"q": 'card:"Sona, Harmonious" card:"Viktor, Leader"', "size": "50"}
    of_one, of_both = (client.get("/api/v1/search", fields).json() for fields in (one, both))
    assert 0 < of_both["total"] < of_one["total"]
    assert "Unit" in of_both["common"]["shows"]
    assert "What Sona, Harmonious and Viktor, Leader have in common" in page(client, both["q"])


def test_what_cites_a_rule_and_what_it_cites_are_each_others_reverse(client: Client) -> None:
    citing = client.get("/api/v1/search", {"q": "cites:603.7 game:magic type:rule", "size": "50"}).json()["hits"]
    assert citing
    for hit in citing:
        query = f"cited-by:{hit['number']} game:{hit['game']}"
        cited = client.get("/api/v1/search", {"q": query, "size": "50"}).json()["hits"]
        assert "603.7" in {one["number"] for one in cited}


def test_texts_that_refer_to_a_rule_that_is_not_kept_are_found_all_the_same(client: Client) -> None:
    answer = client.get("/api/v1/search", {"q": "cites:902.6"}).json()
    assert "109.4e" in {hit["number"] for hit in answer["hits"]}
    assert answer["faults"] == []
    assert any("not on this site" in note for note in answer["notes"])


def test_another_edition_is_searched_when_it_is_asked_for(client: Client) -> None:
    answer = client.get("/api/v1/search", {"q": "in:v1.2 conquer"}).json()
    assert {hit["edition"] for hit in answer["hits"]} == {"v1.2"}
    assert {hit["kind"] for hit in answer["hits"]} <= {"rule", "term"}
    by_day = client.get("/api/v1/search", {"q": "asof:2026-02-01 game:riftbound conquer"}).json()
    assert {hit["edition"] for hit in by_day["hits"]} == {"v1.2"}
    assert any("riftbound cr v1.2" in note for note in by_day["notes"])
    assert 'href="/riftbound/cr/@v1.2/376.' in page(client, "in:v1.2 conquer")


def test_a_number_in_another_edition_is_its_rule_there(client: Client) -> None:
    answer = client.get("/api/v1/search", {"q": "in:v1.2 376.3.a"}).json()
    assert answer["jump"] == {
        "game": "riftbound", "document": "cr", "number": "376.3.a", "edition": "v1.2", "now": [],
        "opening": answer["jump"]["opening"],
    }  # fmt: skip
    response = client.get("/search", {"q": "in:v1.2 376.3.a"})
    assert response["Location"] == "/riftbound/cr/@v1.2/376.3.a"


def test_what_has_changed_between_two_editions_is_found_in_the_one_in_force(client: Client) -> None:
    changed = client.get("/api/v1/search", {"q": "changed:v1.3..v1.4", "size": "50"}).json()
    assert changed["total"] > 0
    assert {hit["edition"] for hit in changed["hits"]} == {"v1.4"}
    same = client.get("/api/v1/search", {"q": "changed:v1.4", "size": "50"}).json()
    since = client.get("/api/v1/search", {"q": "changed:v1.3..", "size": "50"}).json()
    assert same["hits"] == since["hits"] == changed["hits"]
    rest = client.get("/api/v1/search", {"q": "-changed:v1.3..v1.4 in:v1.4", "size": "50"}).json()
    assert not {hit["number"] for hit in rest["hits"]} & {hit["number"] for hit in changed["hits"]}


def test_examples_are_found_by_their_verdict_and_show_it(client: Client) -> None:
    answer = client.get("/api/v1/search", {"q": "status:confirmed conquer"}).json()
    assert {hit["kind"] for hit in answer["hits"]} == {"example"}
    assert "Verified" in page(client, "status:confirmed conquer")
    assert client.get("/api/v1/search", {"q": "status:contradicted"}).json()["total"] == 0


def test_further_hits_of_a_section_are_folded_under_the_first_and_counted(client: Client) -> None:
    text = page(client, "conquer", kind="rule")
    assert re.search(r"<summary>\d+ more in 38[23] ", text)
    # One of them may stand above the others, as the answer.
    first = text.count('class="answer-card"') + len(re.findall(r'<li data-game="[^"]*">\s*<h2>', text))
    shown = first + sum(int(n) for n in re.findall(r"<summary>(\d+) more in", text))
    answer = client.get("/api/v1/search", {"q": "conquer", "kind": "rule"}).json()
    assert shown == len(answer["hits"])


def test_games_are_counted_of_what_is_shown(client: Client) -> None:
    for fields in ({"q": "conquer type:rule"}, {"q": "conquer", "kind": "rule"}, {"q": "rule:383.*"}):
        answer = client.get("/api/v1/search", fields).json()
        assert sum(answer["games"].values()) == answer["total"] > 0


def test_games_can_be_chosen_and_taken_away(client: Client) -> None:
    text = page(client, "ability")
    assert 'href="/search?q=ability&amp;game=magic"' in text
    assert chips(page(client, "ability", game="magic")) == {"Magic: The Gathering": "/search?q=ability"}


@pytest.mark.campaign
def test_every_entry_is_within_what_filters_can_name(client: Client) -> None:
    listed: set[str] = set()
    # Game by game, since of more than LAST_PAGE pages the rest is not listed. In a sample the one that has the fewest.
    games = GAMES if TIMES else ["flesh-and-blood"]
    for game, kind in product(games, ("rule", "faq", "card", "example", "term")):
        number = pages = 1
        while number <= pages:
            answer = search_page(client, f"{kind} game:{game}", number)
            listed |= {hit_key(hit) for hit in answer["hits"]}
            number, pages = number + 1, answer["pages"]
    assert listed == {entry.key for entry in searchable_entries(today()) if entry.game in games}


def search_page(client: Client, kind: str, number: int) -> dict[str, Any]:
    fields = {"q": f"type:{kind}", "size": "50", "page": str(number)}
    answer: dict[str, Any] = client.get("/api/v1/search", fields).json()
    return answer


def hit_key(hit: dict[str, str]) -> str:
    rest = [hit["document"], hit["number"] or hit["slug"]] if hit["document"] else [hit["slug"]]
    return ":".join([hit["kind"], hit["game"], *rest])
