"""What the site takes from the machine it runs on: its secret, its folder, its cookies."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import Client

from rulesite import environment

ROOT = Path(__file__).resolve().parents[2]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_secret_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "var" / "secret-key"
    first = environment.secret_key("NO_SUCH_VARIABLE", file)
    assert environment.secret_key("NO_SUCH_VARIABLE", file) == first
    assert (mode(file), mode(file.parent)) == (0o600, 0o700)
    assert [one.name for one in file.parent.iterdir()] == ["secret-key"]


def test_processes_that_start_at_once_have_one_secret(tmp_path: Path) -> None:
    code = "import sys,pathlib; from rulesite.environment import secret_key; "
    code += "print(secret_key('NO_SUCH_VARIABLE', pathlib.Path(sys.argv[1])))"
    command = [sys.executable, "-c", code, str(tmp_path / "secret-key")]
    started = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(6)]
    assert len({process.communicate()[0] for process in started}) == 1


def test_an_empty_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret-key").touch()
    with pytest.raises(ImproperlyConfigured, match="is empty"):
        environment.secret_key("NO_SUCH_VARIABLE", tmp_path / "secret-key")


def test_a_folder_that_everybody_writes_to_is_left_as_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    environment.private_folder(shared)
    assert mode(shared) == 0o777 | stat.S_ISVTX


def test_cookies_under_https_belong_to_this_host_alone(tmp_path: Path) -> None:
    code = "from rulesite import settings as s; print(s.SESSION_COOKIE_NAME, s.CSRF_COOKIE_NAME)"
    given = {**os.environ, "RULESITE_HTTPS": "1", "RULESITE_VAR": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=given, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["__Host-session", "__Host-csrf"]


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path",
    ["/", "/about", "/check", "/search?q=conquer", "/riftbound/", "/riftbound/cr/383.3.e", "/nothing/here",
     "/riftbound/faq/", "/riftbound/examples/", "/api/v1/", "/api/v1/docs", "/sitemap.xml", "/embed"],
)  # fmt: skip
def test_nobody_who_only_reads_is_given_a_cookie(client: Client, path: str) -> None:
    assert not client.get(path).cookies
