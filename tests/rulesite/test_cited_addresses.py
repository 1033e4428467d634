"""/c/ and what a person would write: it leads to the rule, to a range, to a choice, or says what is nearest."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from django.test import Client
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from rules_data.queries import Resolution, resolve_asked
from rulesite.pages import resolver
from rulesite.pages.scope import today
from tests.campaigns import campaign

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("written", "path"),
    [
        ("rule 383.3.e", "/riftbound/cr/383.3.e"),
        ("Riftbound CR 383.3.E.", "/riftbound/cr/383.3.e"),
        ("383-3-e", "/riftbound/cr/383.3.e"),
        ("fab 6.6.5c", "/flesh-and-blood/cr/6.6.5c"),
        ("[6.6.5c]", "/flesh-and-blood/cr/6.6.5c"),
        ("CR 603.3b", "/magic/cr/603.3b"),
        ("§ CR603.3B", "/magic/cr/603.3b"),
        ("CR v1.2 376.3.a", "/riftbound/cr/@v1.2/376.3.a"),
        ("376.3.a (v1.2)", "/riftbound/cr/@v1.2/376.3.a"),
    ],
)
def test_a_citation_leads_to_its_rule(client: Client, written: str, path: str) -> None:
    answer = client.get(f"/c/{quote(written)}")
    assert (answer.status_code, answer["Location"]) == (302, path)
    assert client.get(path).status_code == 200


def test_an_old_number_is_never_shown_as_another_rule(client: Client) -> None:
    answer = client.get("/c/rule%20376.4.b", follow=True)
    page = answer.content.decode()
    assert "376.4.b</span> has been renumbered" in page
    assert "383.4.c (v1.4)" in page


@pytest.mark.parametrize("dash", ["-", "–", "—", "‑", "−", " through "])
def test_a_range_opens_as_a_range_whatever_its_dash(client: Client, dash: str) -> None:
    answer = client.get(f"/c/{quote(f'riftbound cr 383.3.a{dash}383.3.c')}")
    page = answer.content.decode()
    assert answer.status_code == 200
    assert "383.3.a–383.3.c" in page
    for number in ("383.3.a", "383.3.b", "383.3.c"):
        assert f'id="{number}"' in page
    assert 'id="383.3.d"' not in page


def test_the_address_of_a_range_is_one_and_resolves_to_itself(client: Client) -> None:
    page = client.get("/c/383.3.a-c").content.decode()
    canonical = re.search(r'<link rel="canonical" href="http://testserver([^"]+)"', page)
    assert canonical
    again = client.get(canonical[1]).content.decode()
    assert f'href="http://testserver{canonical[1]}"' in again
    assert 'id="383.3.b"' in again


def test_an_old_range_is_shown_in_its_edition_with_todays_numbers(client: Client) -> None:
    page = client.get("/c/riftbound 376.4.a-376.4.b", follow=True).content.decode()
    assert "You are reading version v1.2" in page
    assert 'href="/riftbound/cr/383.4.c"' in page


def test_a_number_of_several_games_is_a_choice(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def both(*_: object) -> Resolution:
        one, other = (resolve_asked(text, today()) for text in ("rule 383.3.e", "CR 603.3b"))
        return Resolution(one.asked, (*one.candidates, *other.candidates))

    monkeypatch.setattr(resolver, "resolve_asked", both)
    answer = client.get("/c/383.3.e")
    assert answer.status_code == 200
    for path in ("/riftbound/cr/383.3.e", "/magic/cr/603.3b"):
        assert f'href="{path}"' in answer.content.decode()


def test_the_game_may_be_said_beside_it(client: Client) -> None:
    assert client.get("/c/6.6.5c?game=fab")["Location"] == "/flesh-and-blood/cr/6.6.5c"
    assert client.get("/c/6.6.5c?game=riftbound").status_code == 404


@pytest.mark.parametrize("written", ["CR 999.9", "383.3.zz", "words", "<script>alert(1)</script>", "v9.9 383.3.e"])
def test_what_is_no_citation_is_a_helpful_404(client: Client, written: str) -> None:
    answer = client.get(f"/c/{quote(written, safe='')}")
    page = answer.content.decode()
    assert answer.status_code == 404
    assert "<script>alert" not in page
    assert 'action="/c/"' in page


def test_the_nearest_rule_is_named(client: Client) -> None:
    page = client.get("/c/riftbound 383.3.e.9.a.9").content.decode()
    assert 'href="/riftbound/cr/383.3.e' in page


def test_the_form_leads_to_the_address(client: Client) -> None:
    assert client.get("/c/").status_code == 200
    assert client.get("/c/", {"q": "CR 603.3b"})["Location"] == "/c/CR%20603.3b"


@campaign(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(min_size=1, max_size=60))
def test_odd_bytes_never_fail(client: Client, odd: bytes) -> None:
    answer = client.get("/c/x" + "".join(f"%{byte:02x}" for byte in odd))
    assert answer.status_code in {200, 302, 404}
