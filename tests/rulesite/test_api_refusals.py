"""What the API refuses: with a status that says whose fault it is, and a sentence that says what would do instead."""

from __future__ import annotations

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db
CR = "/api/v1/games/riftbound/documents/cr"


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("/api/v1/nowhere", "nothing at this address. Its paths are listed at /api/v1/"),
        ("/api/v1/games/chess", "No game is called 'chess' here. See /api/v1/games"),
        ("/api/v1/games/chess/faqs", "No game is called 'chess'"),
        ("/api/v1/games/chess/documents/cr/rules", "No game is called 'chess'"),
        ("/api/v1/games/riftbound/documents/xx", "Riftbound has no document 'xx'. It has: cr"),
        (f"{CR}/editions/v0.1", "No version “v0.1” of the Core Rules is on this site. There are: v1.4, v1.3"),
        (f"{CR}/editions/v0.1/whole.json", "No version “v0.1”"),
        (f"{CR}/editions/v0.1/whole.txt", "No version “v0.1”"),
        (f"{CR}/rules?edition=v0.1", "No version “v0.1”"),
        (f"{CR}/rules/chapter", "'chapter' is not a rule number of the Core Rules; one looks like"),
        (f"{CR}/rules/chapter/cite", "'chapter' is not a rule number"),
        (f"{CR}/rules/chapter/history", "'chapter' is not a rule number"),
        (f"{CR}/rules/999.99.z/history", "is in no version of the Core Rules on this site"),
        (f"{CR}/whereabouts/chapter", "'chapter' is not a rule number"),
        (f"{CR}/compare?old=v0.1", "No version “v0.1”"),
        (f"{CR}/compare?old=v1.3&new=v0.1", "No version “v0.1”"),
        (f"{CR}/compare?old=v1.3&new=v1.4&within=chapter", "'chapter' is not a rule number"),
        ("/api/v1/games/magic/glossary/zonk", "in force defines 'zonk'"),
        ("/api/v1/games/riftbound/printed-cards/zonk", "No card “zonk” has been imported here"),
        ("/api/v1/search?q=trigger&game=chess", "No game is called 'chess'"),
        ("/api/v1/suggest?q=trig&game=chess", "No game is called 'chess'"),
        ("/api/v1/preview?c=rule+603&game=chess", "No game is called 'chess'"),
        ("/api/v1/scenario-schema?game=chess", "The evaluator plays no game 'chess'; it plays"),
    ],
)
def test_what_is_not_here_is_answered_with_what_is(client: Client, address: str, said: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404, answer.content
    assert said in answer.json()["detail"]
    assert answer.headers["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize(
    ("address", "said"),
    [
        (f"{CR}/compare", "Name the version to compare with: ?old=v1.2"),
        (f"{CR}/compare?old=v1.3&new=v1.3", "old and new are the same version, v1.3: name two"),
        (f"{CR}/compare?old=v1.4", "old and new are the same version, v1.4"),
        (f"{CR}/rules?under=999", "under is '999', and version v1.4 has nothing there"),
        (f"{CR}/rules?under=chapter", "under is 'chapter'"),
        (f"{CR}/rules?page=0", "page is '0', expected a whole number from 1"),
        (f"{CR}/rules?page=-1", "page is '-1'"),
        (f"{CR}/rules?page=1.0", "page is '1.0'"),
        (f"{CR}/rules?page=1000000", "page is '1000000'"),
        (f"{CR}/rules?size=201", "size is '201', expected a whole number from 1 to 200"),
        (f"{CR}/rules?page_size=many", "page_size is 'many'"),
        ("/api/v1/search", "Say in 1 to"),
        ("/api/v1/search?q=", "what to look for: ?q=383.3.e"),
        ("/api/v1/search?q=%20%20", "what to look for"),
        ("/api/v1/search?q=" + "x" * 2_000, "what to look for"),
        ("/api/v1/search?q=trigger&kind=poem", "kind is 'poem', expected one of: "),
        ("/api/v1/search?q=trigger&kind=", "kind is '', expected one of: "),
        ("/api/v1/search?q=trigger&size=0", "size is '0'"),
        ("/api/v1/suggest", "what is being typed: ?q=383"),
        ("/api/v1/suggest?q=" + "x" * 2_000, "what is being typed"),
        ("/api/v1/suggest?q=tri&size=0", "size is '0'"),
        ("/api/v1/preview", "Ask with 1 to 40 pieces of 1 to 160 characters: ?c=rule 603.7d"),
        ("/api/v1/preview?c=", "Ask with 1 to 40 pieces"),
        ("/api/v1/preview?c=" + "x" * 161, "Ask with 1 to 40 pieces"),
        ("/api/v1/preview?" + "&".join(["c=603"] * 41), "Ask with 1 to 40 pieces"),
        ("/api/v1/preview?c=603&game=" + "x" * 81, "game has 81 characters, expected at most 80"),
        ("/api/v1/preview?c=603&edition=" + "x" * 81, "edition has 81 characters"),
    ],
)
def test_what_cannot_be_meant_is_answered_with_what_can(client: Client, address: str, said: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 400, answer.content
    assert said in str(answer.json()["detail"])


@pytest.mark.parametrize("name", ["riftbound", "RB", "Riftbound"])
def test_a_game_answers_to_its_slug_and_its_other_names_wherever_it_is_asked_for(client: Client, name: str) -> None:
    addresses = (
        f"/api/v1/games/{name}", f"/api/v1/search?q=trigger&game={name}", f"/api/v1/suggest?q=trig&game={name}",
        f"/api/v1/preview?c=rule+383&game={name}",
    )  # fmt: skip
    assert [client.get(address).status_code for address in addresses] == [200] * 4


def test_suggestions_of_a_game_by_another_name_are_those_of_the_game(client: Client) -> None:
    by_slug, by_alias = (client.get(f"/api/v1/suggest?q=383&game={name}").json() for name in ("riftbound", "rb"))
    assert by_slug["groups"] == by_alias["groups"]
    assert {item["game"] for group in by_slug["groups"] for item in group["items"]} == {"riftbound"}


@pytest.mark.parametrize("said", ["True", "1", "no", ""])
def test_whether_to_look_for_the_rules_that_decide_is_true_or_false(client: Client, said: str) -> None:
    answer = client.post(f"/api/v1/evaluate?deciding={said}", "x: y", content_type="application/yaml")
    assert answer.status_code == 400
    assert f"deciding is true or false, not '{said}'" in answer.json()["detail"]


@pytest.mark.parametrize(
    "body",
    [b"", b"\xff\xfe", b"[1, 2]", b'{"scenario": 7}', b'{"scenario": "x", "more": 1}', b"a: &a [*a]", b"x" * 2_000,
     b"[" * 5_000, b"game: riftbound\n", b"\x00", "example: ü\n".encode()],
)  # fmt: skip
def test_what_is_no_scenario_is_answered_with_places_and_is_no_fault_of_ours(client: Client, body: bytes) -> None:
    answer = client.post("/api/v1/evaluate", body, content_type="application/yaml")
    assert answer.status_code == 400, answer.content
    found = answer.json()
    assert found["problems"], found
    assert all(problem["line"] >= 0 and problem["expected"] for problem in found["problems"])


@pytest.mark.parametrize("path", ["check", "evaluate", "lab"])
def test_what_is_posted_to_is_not_read_by_getting_it(client: Client, path: str) -> None:
    answer = client.get(f"/api/v1/{path}")
    assert answer.status_code == 405
    assert "POST" in answer.headers["Allow"]


@pytest.mark.parametrize("path", ["games", "search?q=x", "games/magic/faqs", "nowhere"])
@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_nothing_that_is_read_is_written(client: Client, path: str, method: str) -> None:
    answer = getattr(client, method)(f"/api/v1/{path}", "{}", content_type="application/json")
    assert answer.status_code == 405
    assert set(answer.json()) == {"detail"}


def test_a_page_beyond_the_last_says_so_and_the_last_one_leads_nowhere(client: Client) -> None:
    first = client.get(f"{CR}/rules?size=200").json()
    last = -(-first["count"] // 200)
    end = client.get(f"{CR}/rules?size=200&page={last}").json()
    assert (end["next"], len(end["results"])) == (None, first["count"] - 200 * (last - 1))
    assert client.get(f"{CR}/rules?size=200&page={last + 1}").status_code == 404


def test_pages_put_together_are_the_whole_and_nothing_twice(client: Client) -> None:
    numbers: list[str] = []
    address = f"{CR}/rules?size=150&under=383"
    while address:
        page = client.get(address).json()
        numbers += [one["number"] for one in page["results"]]
        address = page["next"]
    assert len(numbers) == len(set(numbers)) == page["count"]


@pytest.mark.parametrize("sent", ["[]", "7", '"text"', "{}", '{"text": 7}', '{"text": null}', "{"])
def test_a_text_to_be_checked_is_asked_for_where_there_is_none(client: Client, sent: str) -> None:
    answer = client.post("/api/v1/check", sent, content_type="application/json")
    assert answer.status_code == 400
    assert set(answer.json()) <= {"detail", "text", "non_field_errors"}
