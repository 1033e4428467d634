"""A copy of the site made of files, on a host that serves nothing else, is searched and read without a network."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from rules_data.management._strength.small_site import small_site
from rulesite.exporting.exporting import address_on_disk
from tests.small_sites import exported, publish

pytestmark = pytest.mark.browser


def host_of_files(folder: Path, port: int) -> ThreadingHTTPServer:
    """Answers with the file of an address, its page, or the index of its folder; with nothing else."""

    class Files(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = address_on_disk(folder, self.path)
            file = found or folder / "404.html"
            data = file.read_bytes()
            self.send_response(200 if found else 404)
            kind = {".webmanifest": "application/manifest+json"}.get(file.suffix, guess_type(file.name)[0])
            self.send_header("Content-Type", kind or "application/octet-stream")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: Any) -> None:
            """Says nothing."""

    return ThreadingHTTPServer(("127.0.0.1", port), Files)


@pytest.fixture(scope="module")
def copy(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    folder = tmp_path_factory.mktemp("copy")
    with small_site(tmp_path_factory.mktemp("copied") / "site") as site:
        publish(site, 5)
        exported(site, folder / "files", f"http://127.0.0.1:{port}")
    server = host_of_files(folder / "files", port)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{port}"
    server.shutdown()
    server.server_close()


def test_a_copy_is_searched_in_the_page(page: Any, copy: str) -> None:
    page.goto(copy)
    page.locator("main [data-search]").fill("piece moves")
    page.locator("main [data-search]").press("Enter")
    hits = page.locator(".hits > li")
    hits.first.wait_for()
    assert hits.count() > 5
    page.goto(f"{copy}/search?q=103")
    page.locator(".hits > li a").first.click()
    page.get_by_role("heading", name="103").wait_for()
    expect(page.locator("main")).to_contain_text("mark5", use_inner_text=True)


def test_a_copy_is_read_with_the_network_cut(browser: Any, copy: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 740})
    page = context.new_page()
    page.goto(f"{copy}/offline/")
    row = page.locator("[data-pack=riftbound]")
    row.get_by_role("button", name="Keep on this device").click()
    row.get_by_role("button", name="Remove").wait_for(timeout=60_000)
    page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then(one => one && one.active && one.active.state === 'activated')",
        timeout=60_000,
    )
    context.set_offline(True)
    page.goto(f"{copy}/riftbound/tr/103")
    page.locator(".offline-bar").wait_for()
    expect(page.locator("main")).to_contain_text("mark5", use_inner_text=True)
    page.goto(f"{copy}/search?q=piece")
    page.locator(".hits > li").first.wait_for()
    context.close()
