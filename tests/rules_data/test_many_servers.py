"""Several app servers on one database: some fall, and no reader meets an error or an older state after a newer."""

from __future__ import annotations

import os
import socket
import subprocess
import threading
from pathlib import Path

import pytest

from rules_data.management._strength import many_servers
from rules_data.management._strength.killed_processes import ask_whole, kill_while_read
from rules_data.management._strength.many_servers import judge, local_configuration, read_while_servers_fall
from rules_data.management._strength.small_site import small_site
from tests.campaigns import in_full

POSTGRESQL = os.environ.get("RULESITE_TEST_POSTGRESQL", "postgres://postgres@127.0.0.1:5432/")
REDIS = os.environ.get("RULESITE_TEST_REDIS", "redis://127.0.0.1:6379/4")


def absent() -> str:
    """Which of the three is not here, in a sentence."""
    import psycopg
    import redis

    try:
        psycopg.connect(POSTGRESQL + "postgres", connect_timeout=2).close()
    except psycopg.OperationalError:
        return "PostgreSQL does not answer at RULESITE_TEST_POSTGRESQL"
    try:
        redis.Redis.from_url(REDIS, socket_connect_timeout=2).ping()
    except redis.RedisError:
        return "Redis does not answer at RULESITE_TEST_REDIS"
    return many_servers.missing_for_many_servers()


@in_full
@pytest.mark.campaign
def test_readers_of_two_servers_meet_no_error_while_one_is_killed_and_another_stopped(tmp_path: Path) -> None:
    reason = absent()
    if reason:
        pytest.skip(reason)
    with small_site(tmp_path / "site", POSTGRESQL) as site:
        report = read_while_servers_fall(site, REDIS, seconds=6)
    assert report.faults[:5] == []
    assert report.is_sound()
    assert len(report.published) == 2
    assert report.answers > 20


@in_full
@pytest.mark.campaign
def test_readers_get_whole_answers_while_the_processes_that_make_them_are_killed(tmp_path: Path) -> None:
    reason = absent()
    if reason:
        pytest.skip(reason)
    with small_site(tmp_path / "site", POSTGRESQL) as site:
        report = kill_while_read(site, REDIS, times=10)
    assert report.faults == []
    assert report.kills == 10
    assert report.answers > 100


WHOLE = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nwhole"


@pytest.mark.parametrize(
    ("sent", "told"),
    [
        (WHOLE, "200"),
        (WHOLE[:-2], "cut off"),
        (b"", "no answer (RemoteDisconnected)"),
        (WHOLE.replace(b"200 OK", b"503 Busy"), "503"),
        (WHOLE.replace(b"200 OK", b"503 Busy\r\nRetry-After: 2"), "503 by the proxy"),
        (WHOLE.replace(b"200 OK", b"503 Busy\r\nX-Request-ID: 7\r\nRetry-After: 2"), "503 by the application"),
    ],
)
def test_what_became_of_a_question_is_told_apart(sent: bytes, told: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            connection, _ = server.accept()
            with connection:
                connection.recv(1000)
                connection.sendall(sent)

        answering = threading.Thread(target=answer)
        answering.start()
        assert ask_whole(server.getsockname()[1], "/page") == told
        answering.join()


def test_the_configuration_of_the_proxy_is_one_that_nginx_takes(tmp_path: Path) -> None:
    program = many_servers.nginx()
    if program is None:
        pytest.skip(many_servers.missing_for_many_servers())
    (tmp_path / "nginx.conf").write_text(local_configuration(tmp_path, 18_080, [18_081, 18_082]))
    tried = subprocess.run(
        [program, "-t", "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path), "-e", str(tmp_path / "error.log")],
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert tried.returncode == 0, tried.stderr


def test_an_error_two_states_and_a_step_back_are_faults() -> None:
    newest: dict[str, int] = {}
    assert judge(newest, "/a", 200, {2}) == ""
    assert judge(newest, "/b", 200, {2}) == ""
    assert "502" in judge(newest, "/a", 502, set())
    assert "no answer" in judge(newest, "/a", 0, set())
    assert "[2, 3]" in judge(newest, "/a", 200, {2, 3})
    assert "no state" in judge(newest, "/a", 200, set())
    assert "has seen 2" in judge(newest, "/b", 200, {1})
