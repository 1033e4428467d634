"""A reader whose page cannot be read because the database does not answer is told so, and when to ask again."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from django.db import InterfaceError, OperationalError
from django.db.utils import ConnectionHandler
from django.test import Client
from django.test.utils import override_settings
from django.urls import path

from rules_data.queries import cannot_be_reached, is_busy
from rulesite.urls import urlpatterns as site

handler500 = "rulesite.pages.errors.failed"


@pytest.fixture
def closed_port(django_db_blocker: Any) -> Iterator[int]:
    """A port of this machine where nobody listens, and nobody can begin to."""
    with socket.socket() as taken, django_db_blocker.unblock():
        taken.bind(("127.0.0.1", 0))
        yield taken.getsockname()[1]


def ask_database_at(port: int) -> None:
    at = {"ENGINE": "django.db.backends.postgresql", "NAME": "rules", "HOST": "127.0.0.1", "PORT": port}
    ConnectionHandler({"default": at})["default"].ensure_connection()


def view(request: object, port: int) -> None:
    ask_database_at(port)


urlpatterns = [path("page/<int:port>", view), path("api/answer/<int:port>", view), *site]


def of_postgresql(code: str | None, kind: type[Exception] = OperationalError) -> Exception:
    """An error as Django hands it on, told by the server with a code, or noticed by its client without one."""
    error = kind("as the server words it")
    error.__cause__ = psycopg.OperationalError() if code is None else psycopg.errors.lookup(code)()
    return error


@pytest.mark.parametrize("address", ["page", "api/answer"])
@override_settings(ROOT_URLCONF=__name__)
def test_a_reader_is_told_that_the_database_does_not_answer_and_when_to_ask_again(
    address: str, closed_port: int
) -> None:
    answer = Client(raise_request_exception=False).get(f"/{address}/{closed_port}")
    assert (answer.status_code, answer["Retry-After"], answer["Cache-Control"]) == (503, "5", "no-store")
    assert "their database does not answer" in answer.content.decode()


def test_a_server_that_cannot_be_reached_is_known_by_what_its_client_says(closed_port: int) -> None:
    with pytest.raises(OperationalError) as met:
        ask_database_at(closed_port)
    assert cannot_be_reached(met.value)
    assert not is_busy(met.value)


@pytest.mark.parametrize("code", ["53300", "57P01", "57P02", "57P03", "08006", None])
def test_a_server_that_stops_starts_or_has_no_connection_left_cannot_be_reached(code: str | None) -> None:
    assert cannot_be_reached(of_postgresql(code))
    assert cannot_be_reached(of_postgresql(code, InterfaceError))


@pytest.mark.parametrize("code", ["55P03", "53100", "57014"])
def test_a_server_that_answers_something_else_is_reached(code: str) -> None:
    """A lock that is not given, a full disk, a statement that took too long."""
    assert not cannot_be_reached(of_postgresql(code))


def test_what_sqlite_says_or_the_program_does_wrong_is_nothing_of_the_kind() -> None:
    assert not cannot_be_reached(OperationalError("database is locked"))
    assert not cannot_be_reached(ValueError("no such rule"))
    assert not cannot_be_reached(None)
