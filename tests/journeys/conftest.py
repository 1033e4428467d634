"""A site of its own for the browser: started as a reader would start it, in a folder of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError

from rules_data.management._browser import browser as started_browser
from rules_data.management._browser import chromium_path
from tests.corpus_cache import CorpusCache
from tests.journeys.hands import ROOT, sign_in
from tests.small_corpus import write_small_corpus

SECONDS_TO_START = 600
PATIENT_MS = 30_000


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium for all journeys."""
    try:
        chromium_path()
    except CommandError as fault:
        if os.environ.get("CI"):
            pytest.fail(str(fault))
        pytest.skip(str(fault))
    from playwright.sync_api import expect

    # A page is asked again until it says what is expected of it: on a busy machine that may take a while.
    expect.set_options(timeout=PATIENT_MS)
    # Playwright keeps an event loop in this thread until the run ends, and Django refuses a database beside one.
    # What is asked of the database here waits for its answer all the same.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with started_browser() as started:
        yield started


@pytest.fixture(scope="session")
def site(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site that `manage.py quickstart` serves, begun from the kept corpus where there is one.

    RULESITE_SITE names one that runs already, to try a single test quickly.
    """
    if running := os.environ.get("RULESITE_SITE"):
        yield running.rstrip("/")
        return
    folder = tmp_path_factory.mktemp("site")
    CorpusCache().copy_site(folder / "var")
    with _served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def site_folder(site: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the served site keeps its database: for commands beside the server."""
    return sorted(tmp_path_factory.getbasetemp().glob("site*"))[-1] / "var"


@dataclass(frozen=True)
class DeskSite:
    """A site for those who publish: its address, and where it keeps its database."""

    address: str
    folder: Path


@pytest.fixture(scope="session")
def small_desk_site(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DeskSite]:
    """One game in one edition with some examples and answers: each publish makes the whole index and pack anew."""
    folder = tmp_path_factory.mktemp("small")
    write_small_corpus(folder / "var" / "corpus")
    with _served(folder, "tests.small_settings") as address:
        yield DeskSite(address, folder / "var")


@pytest.fixture(scope="session")
def desk_site(request: pytest.FixtureRequest) -> DeskSite:
    """The small one; the whole one where pictures are taken, since these are published."""
    if os.environ.get("RULESITE_PICTURES"):
        return DeskSite(request.getfixturevalue("site"), request.getfixturevalue("site_folder"))
    small: DeskSite = request.getfixturevalue("small_desk_site")
    return small


@contextmanager
def _served(folder: Path, settings: str = "rulesite.settings") -> Iterator[str]:
    """What `manage.py quickstart` serves from the var folder below `folder`, when all of it is ready."""
    port = _free_port()
    log = folder / "log.txt"
    environment = os.environ | {
        "RULESITE_VAR": str(folder / "var"), "PYTHONUNBUFFERED": "1", "DJANGO_SETTINGS_MODULE": settings,
    }  # fmt: skip
    environment.pop("DATABASE_URL", None)
    with log.open("w") as output:
        server = subprocess.Popen(
            [sys.executable, "manage.py", "quickstart", "--port", str(port)],
            cwd=ROOT,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, server, log)
        yield address
    finally:
        server.terminate()
        try:
            server.wait(timeout=10)
        except subprocess.TimeoutExpired:
            server.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < until:
        if server.poll() is not None:
            pytest.fail(f"The site ended before it answered:\n{log.read_text()[-4000:]}")
        try:
            with urllib.request.urlopen(f"{address}/robots.txt", timeout=2):  # noqa: S310
                # What is run behind the pages is done as well.
                if "Everything is ready" in log.read_text():
                    return
        except (urllib.error.URLError, OSError):
            pass
        time.sleep(0.2)
    pytest.fail(f"The site did not answer within {SECONDS_TO_START} s:\n{log.read_text()[-4000:]}")


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A desktop window; a page that logs an error to its console fails the test."""
    with opened_window(browser) as opened:
        yield opened


@contextmanager
def opened_window(browser: Any, **more: Any) -> Iterator[Any]:
    """The same, with what a context can be given."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, **more)
    opened = context.new_page()
    errors: list[str] = []
    opened.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    context.close()
    assert [error for error in errors if "404" not in error] == []


@pytest.fixture(scope="session")
def publisher(browser: Any, desk_site: DeskSite) -> Any:
    """What the browser of a publisher keeps who has signed in the whole way."""
    with opened_window(browser) as opened:
        sign_in(opened, desk_site.address, desk_site.folder, "pia", "publisher")
        return opened.context.storage_state()


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe."""
    import axe_playwright_python

    return next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text()
