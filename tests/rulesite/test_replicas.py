"""A copy of the database is read only while it has all that is published; whoever writes reads the database itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from rulesite import environment
from rulesite.serving import replicas
from rulesite.serving.replicas import ReadFromReplicas, ReplicaRouter

Anything: Any = object


class Databases:
    """The published state of the database and of its copy; counts how often the copy is asked."""

    def __init__(self) -> None:
        self.states: dict[str, dict[str, int] | None] = {"default": {"": 2}, "replica1": {"": 2}}
        self.copy_asked = 0

    def site_state(self) -> dict[str, int]:
        database = ReplicaRouter().db_for_read(Anything)
        self.copy_asked += database == "replica1"
        state = self.states[database]
        if state is None:
            raise OperationalError("gone")
        return state


@pytest.fixture
def databases(monkeypatch: pytest.MonkeyPatch, settings: Any) -> Databases:
    settings.REPLICAS = {"replica1": {}}
    known = Databases()
    monkeypatch.setattr(replicas, "site_state", known.site_state)
    return known


def read_by(middleware: ReadFromReplicas, request: HttpRequest) -> str:
    """The database that the page of a request is read from."""
    return middleware(request).content.decode()


@pytest.fixture
def middleware() -> ReadFromReplicas:
    return ReadFromReplicas(lambda request: HttpResponse(ReplicaRouter().db_for_read(Anything)))


ask = RequestFactory()


def test_a_reader_is_answered_from_a_copy_that_has_everything(
    databases: Databases, middleware: ReadFromReplicas
) -> None:
    assert read_by(middleware, ask.get("/magic/cr/603")) == "replica1"
    assert ReplicaRouter().db_for_read(Anything) == "default"


def test_a_copy_that_lags_is_not_read(databases: Databases, middleware: ReadFromReplicas) -> None:
    databases.states["default"] = {"": 3}
    assert read_by(middleware, ask.get("/magic/cr/603")) == "default"
    databases.states["replica1"] = {"": 3}
    assert read_by(middleware, ask.get("/magic/cr/603")) == "replica1"


def test_who_writes_or_is_signed_in_reads_the_database_itself(
    databases: Databases, middleware: ReadFromReplicas, settings: Any
) -> None:
    signed_in = ask.get("/magic/cr/603")
    signed_in.COOKIES[settings.SESSION_COOKIE_NAME] = "x"
    for request in (ask.post("/report"), ask.get("/editor/"), ask.get("/admin/"), signed_in):
        assert read_by(middleware, request) == "default"
    assert ReplicaRouter().db_for_write(Anything) == "default"
    assert databases.copy_asked == 0


def test_a_copy_that_is_gone_is_left_alone_for_a_while(databases: Databases, middleware: ReadFromReplicas) -> None:
    databases.states["replica1"] = None
    assert [read_by(middleware, ask.get("/")) for _ in range(3)] == ["default"] * 3
    assert databases.copy_asked == 1


def test_a_copy_is_given_up_soon_and_named_by_its_place() -> None:
    found = environment.replicas(["postgres://u@one/rules", "sqlite:////tmp/copy.sqlite3"])
    assert list(found) == ["replica1", "replica2"]
    assert found["replica1"]["OPTIONS"]["connect_timeout"] == "2"
    assert Path(found["replica2"]["NAME"]) == Path("/tmp/copy.sqlite3")  # noqa: S108  only named
