"""Two editions side by side on a page, and as a table for programs."""

from __future__ import annotations

import csv
import io
import re

import pytest
from django.test import Client

from rulesite.pages import compared_rows

pytestmark = pytest.mark.django_db

PATH = "/riftbound/cr/compare/v1.2...v1.3"


def page_of(client: Client, path: str, status: int = 200) -> str:
    response = client.get(path)
    assert response.status_code == status, path
    return response.content.decode()


def test_a_moved_rule_is_shown_as_moved_with_both_numbers(client: Client) -> None:
    page = page_of(client, f"{PATH}?within=383.4.c")
    assert 'href="/riftbound/cr/@v1.2/376.4.b"' in page
    assert 'href="/riftbound/cr/@v1.3/383.4.c"' in page
    assert re.search(r'class="change">(Renumbered|(Edited and|Reference,|Punctuation,) renumbered)<', page)


def test_what_is_only_renumbered_can_be_hidden(client: Client) -> None:
    assert ">Renumbered<" in page_of(client, PATH)
    assert ">Renumbered<" not in page_of(client, f"{PATH}?hide=number")
    hidden = page_of(client, f"{PATH}?hide=number&hide=reference&hide=punctuation")
    labels = set(re.findall(r'class="change">([^<]+)<', hidden))
    assert labels <= {"Added", "Removed", "Split", "Merged", "Edited", "Edited and renumbered"}
    assert labels


def test_changed_words_are_marked(client: Client) -> None:
    page = page_of(client, f"{PATH}?hide=number")
    assert "<ins>" in page
    assert "<del>" in page


def test_any_two_editions_are_chosen_in_a_form_in_either_order(client: Client) -> None:
    assert 'name="old"' in page_of(client, "/riftbound/cr/compare")
    for asked in ("old=v1.2&new=v1.3", "old=v1.3&new=v1.2", "old=2026-01-01&new=v1.3"):
        response = client.get(f"/riftbound/cr/compare?{asked}&hide=number")
        assert response.status_code == 302
        assert response["Location"] == f"{PATH}?hide=number"
    assert "same version: pick two" in page_of(client, "/riftbound/cr/compare?old=v1.2&new=v1.2")


def test_editions_in_the_wrong_order_lead_to_the_right_one(client: Client) -> None:
    assert client.get("/riftbound/cr/compare/v1.3...v1.2?within=383")["Location"] == f"{PATH}?within=383"


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/riftbound/cr/compare/v1.2", "does not name two versions"),
        ("/riftbound/cr/compare/v1.2...v7", "There is no version"),
        ("/riftbound/cr/compare/v1.2...v1.2", "are the same version"),
        (f"{PATH}?within=zebra", "is not a rule number"),
        (f"{PATH}?within=999", "has a rule 999"),
        ("/riftbound/cr/compare/v1.2...v7.csv", "There is no version"),
    ],
)
def test_what_cannot_be_compared_is_said(client: Client, path: str, said: str) -> None:
    assert said in page_of(client, path, 404)


def test_the_table_names_every_number_of_both_editions(client: Client) -> None:
    response = client.get(f"{PATH}.csv")
    assert response["Content-Type"].startswith("text/csv")
    assert "attachment" in response["Content-Disposition"]
    rows = list(csv.DictReader(io.StringIO(response.content.decode())))
    moved = next(row for row in rows if row["old"] == "376.4.b")
    assert (moved["new"], moved["moved"]) == ("383.4.c", "True")
    told = client.get(f"{PATH}.json").json()
    assert len(told["rows"]) == len(rows)
    assert sum(told["counts"].values()) == len(rows)


def test_a_long_comparison_is_paged_and_nothing_is_left_out(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compared_rows, "PAGE_WEIGHT", 10_000_000)
    whole = re.findall(r'<li class="compared', page_of(client, PATH))
    monkeypatch.setattr(compared_rows, "PAGE_WEIGHT", 20_000)
    first = page_of(client, PATH)
    last = re.search(r"Page 1 of (\d+)", first)
    assert last
    pages = [page_of(client, f"{PATH}?page={number}") for number in range(1, int(last[1]) + 1)]
    assert sum(len(re.findall(r'<li class="compared', page)) for page in pages) == len(whole)
    assert page_of(client, f"{PATH}?page=9999") == pages[-1]


@pytest.mark.parametrize("asked", ["page=0", "page=-1", "page=x", "hide=everything", "within=%00", "page=%D9%A3"])
def test_odd_questions_are_answered(client: Client, asked: str) -> None:
    assert client.get(f"{PATH}?{asked}").status_code in {200, 404}


def test_a_comparison_has_one_lasting_address(client: Client) -> None:
    page = page_of(client, f"{PATH}?hide=number&page=1")
    assert f'<link rel="canonical" href="http://testserver{PATH}">' in page


@pytest.mark.parametrize(
    "path", ["/riftbound/cr/compare/v1.3...v1.4.json", "/riftbound/cr/383.3.e.json", "/oembed?url=/riftbound/cr/383"]
)
def test_a_program_of_another_site_may_ask_what_is_allowed_and_read(client: Client, path: str) -> None:
    asked = client.options(path, headers={"origin": "https://other.example", "access-control-request-method": "GET"})
    assert asked.status_code == 204
    for answer in (asked, client.get(path)):
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "GET" in asked.headers["Access-Control-Allow-Methods"]
    assert client.post(path).status_code == 405
