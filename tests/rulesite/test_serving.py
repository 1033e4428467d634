"""Pages are kept for each published state, requests are bounded, and each is told of."""

from __future__ import annotations

import gzip
import json
import logging
import runpy
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import brotli
import pytest
from django.core.cache import caches
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory

from rules_data.actions import _proxies, keep_synonym
from rules_data.queries import ABOUT_TO_CHANGE
from rulesite.serving import bounding, budget, kinds, limits
from rulesite.serving.budget import OverBudget, spending_at_most
from rulesite.serving.lines import JsonLines

PATH = "/riftbound/cr/383.3.e"


@pytest.fixture
def kept(settings: Any, db: None) -> Iterator[None]:
    settings.KEEP_PAGES = True
    caches["pages"].clear()
    yield
    caches["pages"].clear()


def test_a_kept_page_is_the_page_that_was_made(client: Client, kept: None) -> None:
    made, again = client.get(PATH), client.get(PATH)
    assert made.status_code == again.status_code == 200
    assert made.content == again.content
    own = {"X-Request-ID": ""}
    assert dict(made.headers) | own == dict(again.headers) | own
    assert "Content-Security-Policy" in again.headers


@pytest.mark.parametrize(("encoding", "opened"), [("br", brotli.decompress), ("gzip", gzip.decompress)])
def test_a_page_is_sent_compressed_to_who_takes_it_so(client: Client, kept: None, encoding: str, opened: Any) -> None:
    plain = client.get(PATH).content
    packed = client.get(PATH, headers={"accept-encoding": encoding})
    assert packed["Content-Encoding"] == encoding
    assert opened(packed.content) == plain
    assert "Accept-Encoding" in packed["Vary"]
    assert len(packed.content) == int(packed["Content-Length"]) < len(plain) / 2


def test_an_unchanged_page_is_answered_without_a_body(client: Client, kept: None) -> None:
    etag = client.get(PATH)["ETag"]
    answer = client.get(PATH, headers={"if-none-match": etag})
    assert (answer.status_code, answer.content, answer["ETag"]) == (304, b"", etag)


def test_a_page_never_seen_here_is_not_made_for_who_has_it(client: Client, kept: None) -> None:
    etag = client.get(PATH)["ETag"]
    caches["pages"].clear()
    assert client.get(PATH, headers={"if-none-match": etag}).status_code == 304


def test_head_says_what_get_would_send(client: Client, kept: None) -> None:
    head, got = client.head(PATH), client.get(PATH)
    assert head.content == b""
    assert head["Content-Length"] == got["Content-Length"] == str(len(got.content))


def test_a_change_makes_the_page_anew(client: Client, kept: None) -> None:
    before = client.get(PATH)["ETag"]
    keep_synonym(words=["zapping"], means=["deal damage"])
    assert client.get(PATH)["ETag"] != before


def test_a_proxy_may_keep_a_page_for_seconds_and_nothing_while_something_is_published(
    client: Client, kept: None, settings: Any
) -> None:
    assert "X-Accel-Expires" not in client.get(PATH)
    settings.PROXY_KEEPS = 1
    assert client.get(PATH)["X-Accel-Expires"] == "1"
    assert "X-Accel-Expires" not in client.get("/search?q=trigger")
    caches["pages"].set(ABOUT_TO_CHANGE, time.time())
    assert client.get(PATH)["X-Accel-Expires"] == "0"


def test_a_change_is_there_only_when_no_proxy_has_an_old_page_any_more(
    kept: None, settings: Any, monkeypatch: pytest.MonkeyPatch, django_capture_on_commit_callbacks: Any
) -> None:
    settings.PROXY_KEEPS = 1
    waited: list[tuple[bool, float]] = []

    def wait(seconds: float) -> None:
        waited.append((caches["pages"].get(ABOUT_TO_CHANGE) is not None, seconds))

    monkeypatch.setattr(_proxies.time, "sleep", wait)
    with django_capture_on_commit_callbacks(execute=True):
        keep_synonym(words=["zapping"], means=["deal damage"])
    assert [announced for announced, _ in waited] == [True]
    assert waited[0][1] > 1 + _proxies.MARGIN / 2
    assert caches["pages"].get(ABOUT_TO_CHANGE) is None


def test_another_host_is_another_page(client: Client, kept: None) -> None:
    here, there = client.get(PATH), client.get(PATH, headers={"host": "localhost"})
    assert here["ETag"] != there["ETag"]
    assert b"http://localhost" in there.content


def test_who_is_signed_in_gets_a_page_of_their_own(client: Client, kept: None, django_user_model: Any) -> None:
    client.force_login(django_user_model.objects.create_user("someone"))
    client.get(PATH)
    assert caches["pages"].get("anything") is None
    assert not client.get(PATH).headers.get("ETag", "").startswith('W/"')


@pytest.mark.parametrize("path", ["/search?q=conquer", "/check", f"{PATH}?x=1", "/nothing/at/all", "/editor/"])
def test_what_has_no_end_or_is_no_page_is_not_kept(
    client: Client, kept: None, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(caches["pages"]), "set", lambda *_: pytest.fail("it was kept"))
    assert client.get(path).status_code < 500


def test_a_search_is_compressed(client: Client, db: None) -> None:
    packed = client.get("/search?q=conquer", headers={"accept-encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert b"conquer" in gzip.decompress(packed.content).lower()


def test_who_asks_too_often_is_told_when_to_try_again(client: Client, db: None, settings: Any) -> None:
    settings.LIMITS = True
    limits.forget_counts()
    answers = [client.get("/check") for _ in range(kinds.CHECK.a_minute + 1)]
    limits.forget_counts()
    assert [one.status_code for one in answers[:-1]] == [200] * kinds.CHECK.a_minute
    last = answers[-1]
    assert last.status_code == 429
    assert 1 <= int(last["Retry-After"]) <= 60
    assert answers[0]["RateLimit-Limit"] == str(kinds.CHECK.a_minute)
    assert answers[0]["RateLimit-Remaining"] == str(kinds.CHECK.a_minute - 1)
    assert "Content-Security-Policy" in last.headers


@pytest.mark.parametrize(
    ("proxies", "passed", "seen"),
    [
        (0, "9.9.9.9", "127.0.0.1"),
        (1, "6.6.6.6, 9.9.9.9", "9.9.9.9"),
        (2, "6.6.6.6, 9.9.9.9", "6.6.6.6"),
        (1, "2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        (1, "nonsense", "nonsense"),
    ],
)
def test_only_as_many_proxies_are_believed_as_there_are(settings: Any, proxies: int, passed: str, seen: str) -> None:
    settings.TRUSTED_PROXIES = proxies
    assert kinds.client_address(RequestFactory().get("/", headers={"x-forwarded-for": passed})) == seen


def spin(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_work_that_takes_too_much_processor_time_is_stopped() -> None:
    before = time.thread_time()
    with pytest.raises(OverBudget), spending_at_most(0.1):
        spin(20)
    assert time.thread_time() - before < 10


def test_work_within_its_budget_is_left_alone() -> None:
    with spending_at_most(5):
        spin(0.12)
    spin(0.12)


def test_a_budget_that_is_not_used_up_raises_nothing_in_its_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even what is taken back at once: the interpreter would look out for it ever after, in every thread."""
    monkeypatch.setattr(budget, "_stop", lambda _: pytest.fail("something was raised"))
    with spending_at_most(5):
        spin(0.12)


def test_what_a_stopped_budget_raised_arrives_before_it_ends() -> None:
    spender = budget._watch.begin(5)
    spender.stopped = True
    budget._watch.end(spender)
    spin(0.05)


def test_waiting_is_not_working() -> None:
    with spending_at_most(0.05):
        time.sleep(0.3)


@pytest.mark.parametrize("path", ["/search", "/api/v1/search"])
def test_a_request_that_is_stopped_says_so(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def costly(_: HttpRequest) -> HttpResponse:
        try:
            spin(20)
        except Exception:  # noqa: BLE001  what swallows every error must not swallow this
            pytest.fail("it was swallowed")
        return HttpResponse("done")

    quick = kinds.Kind("search", 1, 0.1, dear=True)
    monkeypatch.setattr(bounding, "kind_of", lambda path: quick)
    answer = bounding.Bounding(costly)(RequestFactory().get(path))
    assert answer.status_code == 422
    assert b"0.1 seconds" in answer.content
    assert answer["Cache-Control"] == "no-store"


MOST_DEAR = bounding.AT_A_TIME + bounding.WAITING


def test_a_process_has_threads_left_for_readers_when_all_places_of_dear_requests_are_taken() -> None:
    served = runpy.run_path(str(Path(__file__).parents[2] / "gunicorn.conf.py"))
    assert served["threads"] - MOST_DEAR >= 4


def test_a_crowd_of_dear_requests_leaves_room_for_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    go, seen = threading.Event(), []

    def answer(request: HttpRequest) -> HttpResponse:
        if request.path == "/search":
            go.wait(20)
        return HttpResponse("done")

    served = bounding.Bounding(answer)
    monkeypatch.setattr(bounding, "LONGEST_WAIT", 20.0)
    crowd = [
        threading.Thread(target=lambda: seen.append(served(RequestFactory().get("/search")).status_code))
        for _ in range(MOST_DEAR + 4)
    ]
    for one in crowd:
        one.start()
    while len(seen) < 4:
        time.sleep(0.01)
    assert seen == [429] * 4
    assert served(RequestFactory().get("/riftbound/")).status_code == 200
    go.set()
    for one in crowd:
        one.join()
    assert sorted(seen) == [200] * MOST_DEAR + [429] * 4


def test_a_request_has_an_id_that_the_proxy_may_give(client: Client, db: None) -> None:
    assert client.get("/about", headers={"x-request-id": "abcdef-123456"})["X-Request-ID"] == "abcdef-123456"
    assert len(client.get("/about", headers={"x-request-id": "<script>"})["X-Request-ID"]) == 32


def test_a_record_is_one_line_of_json() -> None:
    record = logging.LogRecord("rulesite", logging.INFO, "", 0, "two\nlines", (), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "two\nlines"


@pytest.mark.django_db
def test_machines_are_told_that_the_site_is_alive_and_ready_whatever_they_call_it(settings: Any) -> None:
    client = Client(headers={"host": "10.0.0.7"})
    assert client.get("/healthz").content == b"ok\n"
    assert client.get("/readyz").status_code == 200
    assert client.get("/metrics").status_code == 404
    settings.METRICS = True
    assert b"rulesite_requests_total" in client.get("/metrics").content


@pytest.mark.django_db
def test_options_of_the_documentation_is_answered(client: Client) -> None:
    answered = client.options("/api/v1/docs")
    assert (answered.status_code, answered["Allow"]) == (405, "GET, HEAD")


@pytest.mark.django_db
@pytest.mark.parametrize("method", ["put", "delete", "post"])
def test_a_sitemap_is_only_read(client: Client, method: str) -> None:
    assert getattr(client, method)("/sitemap-rules.xml").status_code == 405


def test_the_front_page_is_a_page_to_read() -> None:
    assert kinds.kind_of("/") is kinds.PAGE
    assert kinds.kind_of("/magic/cr/compare/a...b") is kinds.COMPARE
    assert kinds.kind_of("/api/v1/check") is kinds.CHECK
