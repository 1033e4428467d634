"""The one box: numbers jump, words are found with their place, and nothing found is no dead end."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import quote_plus

import pytest
from django.test import Client
from django.utils.html import strip_tags

from rules_data.queries import answers_to

pytestmark = pytest.mark.django_db


def found(client: Client, query: str, **more: str) -> str:
    response = client.get("/search", {"q": query, **more})
    assert response.status_code == 200
    return response.content.decode()


@pytest.mark.parametrize(
    ("typed", "path"),
    [
        ("383.3.e", "/riftbound/cr/383.3.e"),
        ("383.3", "/riftbound/cr/383.3"),
        ("CR 383.3.e.", "/riftbound/cr/383.3.e"),
        ("rule 376.3.b", "/riftbound/cr/376.3.b"),
        ("376.4.b", "/riftbound/cr/376.4.b"),
    ],
)
def test_a_number_leads_straight_to_its_page(client: Client, typed: str, path: str) -> None:
    response = client.get("/search", {"q": typed})
    assert response.status_code == 302
    assert response["Location"] == path
    assert client.get(path).status_code == 200


def test_the_beginning_of_a_number_lists_its_rules(client: Client) -> None:
    page = found(client, "38")
    for number in ("382", "383", "383.3.e"):
        assert f'href="/riftbound/cr/{number}"' in page or 'rel="next"' in page
    assert 'href="/riftbound/cr/382"' in page


def test_words_are_marked_and_shown_in_their_place(client: Client) -> None:
    page = found(client, "conquer effects")
    assert "<mark>" in page
    assert "Triggered Abilities" in page
    assert re.search(r'<li data-game="[^"]+"><h2><a href="/riftbound/', page)


@pytest.mark.parametrize("asked", ["what does cycling do", "opponent's turn", "pay [1]"])
def test_a_heading_that_was_found_and_an_apostrophe_are_escaped_once(client: Client, asked: str) -> None:
    page = found(client, asked)
    assert not re.search(r"&amp;(lt|gt|#x27|amp|quot);|&lt;mark", page)


def test_every_hit_leads_to_a_page(client: Client) -> None:
    page = found(client, "unit")
    links = re.findall(r'<li data-game="[^"]+"><h2><a href="([^"]+)"', page)
    assert links
    assert [link for link in links if client.get(link).status_code != 200] == []


def test_kinds_can_be_chosen_and_keep_the_query(client: Client) -> None:
    page = found(client, "conquer")
    assert 'href="/search?q=conquer&amp;kind=faq"' in page
    only = found(client, "conquer", kind="faq")
    links = re.findall(r'<li data-game="[^"]+"><h2><a href="([^"]+)"', only)
    assert links
    assert all("/faq/" in link for link in links)


def test_further_pages_show_other_hits(client: Client) -> None:
    first, second = found(client, "ability"), found(client, "ability", page="2")
    links = [set(re.findall(r'<li data-game="[^"]+"><h2><a href="([^"]+)"', page)) for page in (first, second)]
    assert links[0]
    assert links[1]
    assert not links[0] & links[1]


@pytest.mark.parametrize("asked", ["q=conquer", "q=conquer&kind=faq", "q=in:v1.2+chain"])
def test_a_page_behind_the_last_shows_the_last(client: Client, asked: str) -> None:
    behind = client.get(f"/search?{asked}&page=49").content.decode()
    found = re.search(r"Page (\d+) of (\d+)", behind)
    assert found is not None
    assert found[1] == found[2]
    assert "Nothing was found" not in behind
    last = client.get(f"/search?{asked}&page={found[1]}").content.decode()
    assert re.findall(r'<ol class="hits">.*</ol>', behind, re.S) == re.findall(r'<ol class="hits">.*</ol>', last, re.S)


def test_what_finds_nothing_has_no_last_page(client: Client) -> None:
    assert "Nothing was found" in client.get("/search?q=xyzzyxyzzy&page=7").content.decode()


def test_nothing_found_offers_a_way_on(client: Client) -> None:
    page = found(client, "xyzzyplugh")
    assert "Nothing was found" in page
    assert 'role="search"' in page


def test_nothing_found_shows_the_nearest_things_there_are(client: Client) -> None:
    page = found(client, "conquxyzzy type:card")
    assert "Closest matches" in page
    for item in client.get("/api/v1/search", {"q": "conquxyzzy type:card"}).json()["nearest"]:
        assert "conq" in item["text"].lower()
        assert f'href="{item["path"]}"' in page
    assert client.get("/api/v1/search", {"q": "conquer"}).json()["nearest"] == []


@pytest.mark.parametrize(
    "typed",
    ["<script>alert(1)</script>", '"', "((((", "*", "-", "a" * 5000, "\x00", "%", "OR AND NOT", "kind:rule *:*", "٣٨٣"],
)
def test_whatever_is_typed_is_answered_and_escaped(client: Client, typed: str) -> None:
    response = client.get(f"/search?q={quote_plus(typed)}")
    assert response.status_code in {200, 302}
    assert b"<script>alert" not in response.content


@pytest.mark.parametrize("fields", ["page=0", "page=-1", "page=x", "page=99999999999999", "kind=zz", "game=zz"])
def test_a_mangled_address_is_read_as_far_as_it_goes(client: Client, fields: str) -> None:
    assert client.get(f"/search?q=conquer&{fields}").status_code == 200


def test_an_empty_search_explains_the_box(client: Client) -> None:
    response = client.get("/search")
    assert response.status_code == 200
    assert "rule number" in response.content.decode()


def test_a_program_searches_too(client: Client) -> None:
    answer = client.get("/api/v1/search?q=376.4.b").json()
    assert answer["jump"]["edition"] == "v1.2"
    assert answer["jump"]["now"] == ["383.4.c"]
    words = client.get("/api/v1/search?q=conquer&size=3").json()
    assert len(words["hits"]) == 3
    assert words["groups"]["rule"] > 0


@pytest.mark.parametrize("fields", ["", "q=", "q=x&kind=zz", "q=x&page=0", "q=x&size=many"])
def test_a_program_is_told_what_is_wrong_with_its_search(client: Client, fields: str) -> None:
    response = client.get(f"/api/v1/search?{fields}")
    assert response.status_code == 400
    assert response.json()["detail"]


def test_a_question_that_is_found_shows_how_its_answer_begins(client: Client) -> None:
    said = client.get("/search", {"q": "type:faq arsenal", "game": "flesh-and-blood"}).content.decode()
    hit = r'<h2><a href="/flesh-and-blood/faq/([^"/]+)">.*?</h2>\n<p class="sub">.*?</p>\n<p>(.*?)</p>'
    shown = re.findall(hit, said)
    assert len(shown) >= 2
    answers = answers_to("flesh-and-blood", [slug for slug, _ in shown])
    for slug, text in shown:
        beginning = " ".join(unescape(strip_tags(text)).removesuffix(" …").split())
        assert " ".join(unescape(strip_tags(answers[slug].replace("<", " <"))).split()).startswith(beginning)
    assert any("<mark>arsenal</mark>" in text for _, text in shown)


def test_a_word_alone_shows_the_rule_that_says_what_it_stands_for(client: Client) -> None:
    card = found(client, "conquer", game="riftbound").partition('class="answer-card"')[2]
    assert re.search(r'<h3><a href="/riftbound/cr/(?:469|4\d\d)\.1">', card)


def test_a_rule_that_speaks_of_little_that_was_asked_is_not_shown_as_the_answer(client: Client) -> None:
    sure = found(client, "does an ability trigger when a unit is played", game="riftbound")
    unsure = found(client, "zebra giraffe submarine trigger telephone", game="riftbound")
    assert 'class="answer-card"' in sure
    assert 'class="answer-card"' not in unsure
    assert "Showing closest matches" in unsure
    assert '<ol class="hits">' in unsure
