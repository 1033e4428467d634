"""The dear requests that `bench hostile --site` sends: many kinds, each is answered, and none is a failure."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from rules_data.management import _hostile_figures
from rules_data.management._hostile_inputs import HOSTILE
from rules_data.management._hostile_requests import LONGEST_ADDRESS, Asked, dear_requests

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def requests(module_db: None) -> list[Asked]:
    return dear_requests()


def test_there_are_many_of_each_kind_and_none_twice(requests: list[Asked]) -> None:
    kinds = {one.kind for one in requests}
    assert kinds == {"page", "address", "search", "check", "program", "header", "elsewhere"}
    assert all(sum(one.kind == kind for one in requests) >= 5 for kind in kinds)
    assert len({(one.kind, one.name) for one in requests}) == len(requests) > 90


def test_none_is_longer_than_a_server_lets_through(requests: list[Asked]) -> None:
    assert max(len(one.path) for one in requests) <= LONGEST_ADDRESS
    assert max(len(one.body) for one in requests) <= 8_000_000


def test_what_is_sent_for_programs_is_what_they_read(requests: list[Asked]) -> None:
    checks = [one for one in requests if one.kind == "check"]
    assert all(set(json.loads(one.body)) == {"text"} for one in checks)
    assert sum(one.size for one in checks) > 2_000_000


# The cheap ones of each kind here; all of them, with time and memory, by `bench hostile --site`.
@pytest.mark.parametrize("kind", ["address", "header", "elsewhere"])
def test_crooked_requests_are_answered_and_no_failure(requests: list[Asked], kind: str, settings: Any) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    client = Client(raise_request_exception=False)
    told = {}
    for one in requests:
        if one.kind == kind and "picture" not in one.name and "device" not in one.name:
            answer = client.generic(one.method, one.path, one.body, one.content_type, headers=one.headers)
            told[one.name] = answer.status_code
    assert len(told) >= 4
    assert {name: status for name, status in told.items() if status >= 500} == {}


@pytest.mark.parametrize("name", ["JSON 30,000 deep", "5,000 fields", "a form in 3,000 parts"])
def test_bodies_without_end_are_refused(requests: list[Asked], name: str) -> None:
    [one] = [one for one in requests if one.name == name]
    answer = Client(raise_request_exception=False).generic(one.method, one.path, one.body, one.content_type)
    assert answer.status_code == 400


def measured(monkeypatch: pytest.MonkeyPatch, seconds: float, memory: float, answer: str) -> None:
    """As if each request had cost so much."""
    monkeypatch.setattr(_hostile_figures, "_in_a_child", lambda asked: (seconds, memory, answer))
    monkeypatch.setattr(_hostile_figures, "_as_a_server_that_has_answered", lambda: None)


def test_the_command_passes_where_none_costs_too_much(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured(monkeypatch, 0.1, 10.0, "200, 3 kB")
    call_command("bench", "hostile", "--site", "--only", "header")
    assert "at most 0.10 s of processor time and 10 MB" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("seconds", "memory", "answer"), [(9.0, 10.0, "200"), (0.1, 9_000.0, "200"), (0.1, 10.0, "500 it fell")]
)
def test_the_command_fails_where_one_costs_too_much_or_falls(
    monkeypatch: pytest.MonkeyPatch, seconds: float, memory: float, answer: str
) -> None:
    measured(monkeypatch, seconds, memory, answer)
    with pytest.raises(CommandError, match="600 forms accepted"):
        call_command("bench", "hostile", "--site", "--only", "header")


def test_a_kind_that_is_not_sent_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, 0.1, 10.0, "200")
    with pytest.raises(CommandError, match="'chess'"):
        call_command("bench", "hostile", "--site", "--only", "chess")


def test_without_site_it_is_the_evaluator_that_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured(monkeypatch, 0.1, 10.0, "200")
    call_command("bench", "hostile")
    assert f"{len(HOSTILE)} requests" in capsys.readouterr().out
