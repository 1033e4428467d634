"""The public site as files: whole, with no link to nothing, the same bytes each time, searched in the page."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import brotli
import pytest

from rules_data.management._strength.small_site import SmallSite, small_site
from rulesite.exporting.exporting import address_on_disk
from rulesite.exporting.rewriting import Rewriter, file_name, moved, unlinked
from rulesite.exporting.writing import Folder, UnableToExport
from rulesite.offline.views import core_files
from tests.small_sites import exported, publish

ADDRESS = "https://rules.example.org"
HOST = "rules.example.org"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallSite]:
    """A small site of its own."""
    with small_site(tmp_path_factory.mktemp("exported") / "site") as site:
        publish(site, 7)
        yield site


def export(site: SmallSite, folder: Path) -> dict[str, Any]:
    return exported(site, folder, ADDRESS)


@pytest.fixture(scope="module")
def copies(small: SmallSite, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("copies")
    told = export(small, folder / "one")
    export(small, folder / "two")
    return folder / "one", folder / "two", told


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(one.relative_to(folder)): one.read_bytes() for one in sorted(folder.rglob("*")) if one.is_file()}


def test_two_exports_are_the_same_to_the_byte(copies: tuple[Path, Path, dict[str, Any]]) -> None:
    one, two = files_of(copies[0]), files_of(copies[1])
    assert len(one) > 150
    assert [name for name in one if one[name] != two.get(name)] == []
    assert set(one) == set(two)


def test_no_link_inside_leads_to_nothing(copies: tuple[Path, Path, dict[str, Any]]) -> None:
    folder, _, told = copies
    assert told["broken"] == {}
    rewriter = Rewriter(HOST)
    pages = [one for one in folder.rglob("*.html") if one.is_file()]
    followed = 0
    for page in pages:
        address = "/" + str(page.relative_to(folder)).removesuffix("index.html").removesuffix(".html")
        for link in re.findall(r'(?:href|src|action)="([^"]*)"', page.read_text()):
            target = rewriter.own(link, address)
            if target is not None:
                followed += 1
                assert address_on_disk(folder, target), f"{link} on {address}"
    assert followed > 1000


def test_rules_pins_lasting_addresses_forms_feeds_packs_and_search_are_there(
    copies: tuple[Path, Path, dict[str, Any]],
) -> None:
    folder = copies[0]
    there = (
        "/", "/riftbound/", "/riftbound/tr/", "/riftbound/tr/103", "/riftbound/tr/@v1/103", "/riftbound/tr/all",
        "/search", "/riftbound/tr/103.json", "/riftbound/tr/103.txt", "/offline/", "/offline/riftbound.json",
        "/service-worker.js", "/manifest.webmanifest", "/sitemap.xml", "/robots.txt", "/404.html", "/report",
        "/api/v1/", *core_files(),
    )  # fmt: skip
    assert [one for one in there if address_on_disk(folder, one) is None] == []
    assert any((folder / "riftbound/p").iterdir())
    assert "mark7" in (folder / "riftbound/tr/103.html").read_text()
    told = json.loads((folder / "offline/riftbound.json").read_text())
    assert all(address_on_disk(folder, piece) for piece in told["pieces"])
    assert f'content="{ADDRESS}/images/' in (folder / "riftbound/tr/103.html").read_text()


def test_the_page_for_what_is_not_there_leads_from_a_day_to_the_version_of_that_day(
    copies: tuple[Path, Path, dict[str, Any]],
) -> None:
    page = (copies[0] / "404.html").read_text()
    script = re.search(r'<script src="([^"]*days[^"]*)" data-versions="([^"]*)"', page)
    assert script is not None
    assert address_on_disk(copies[0], script[1])
    assert json.loads(unescape(script[2])) == {"riftbound/tr": [["2025-01-01", "v1"]]}


def test_every_text_has_its_compressed_variants(copies: tuple[Path, Path, dict[str, Any]]) -> None:
    page = copies[0] / "riftbound/tr/103.html"
    assert gzip.decompress(page.with_name("103.html.gz").read_bytes()) == page.read_bytes()
    assert brotli.decompress(page.with_name("103.html.br").read_bytes()) == page.read_bytes()


def test_what_needs_a_server_is_not_offered(copies: tuple[Path, Path, dict[str, Any]]) -> None:
    for name in ("riftbound/tr/103.html", "index.html", "riftbound/tr/index.html"):
        html = (copies[0] / name).read_text()
        assert 'method="post"' not in html
        assert "/api/v1/suggest" not in html
        assert "oembed" not in html
        assert "csrf" not in html


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(UnableToExport, match="not an earlier export"):
        Folder(tmp_path)
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_an_export_that_is_given_up_leaves_the_one_before(tmp_path: Path) -> None:
    first = Folder(tmp_path / "site")
    first.write("index.html", b"first")
    first.put_in_place()
    second = Folder(tmp_path / "site")
    second.write("index.html", b"second")
    second.give_up()
    assert (tmp_path / "site/index.html").read_bytes() == b"first"
    assert [one.name for one in tmp_path.iterdir()] == ["site"]


@pytest.mark.parametrize("size", [600, 70_000])
def test_compressed_variants_are_the_file_whatever_its_size(tmp_path: Path, size: int) -> None:
    data = b"".join(b"<p>%d</p>" % number for number in range(size // 8))
    folder = Folder(tmp_path / "site")
    folder.write("a.html", data)
    folder.put_in_place()
    assert brotli.decompress((tmp_path / "site/a.html.br").read_bytes()) == data
    assert gzip.decompress((tmp_path / "site/a.html.gz").read_bytes()) == data


def test_two_contents_never_become_one_file(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "site")
    folder.write("a.html", b"one")
    with pytest.raises(UnableToExport, match="Two addresses"):
        folder.write("a.html", b"two")


@pytest.mark.parametrize(
    ("address", "is_page", "name"),
    [
        ("/", True, "index.html"),
        ("/magic/cr/603.3b", True, "magic/cr/603.3b.html"),
        ("/magic/cr/603.3b.json", False, "magic/cr/603.3b.json"),
        ("/magic/cards/~page=2", True, "magic/cards/~page=2.html"),
        ("/c/CR%20603.3b", True, "c/CR 603.3b.html"),
    ],
)
def test_an_address_has_one_file(address: str, is_page: bool, name: str) -> None:
    assert file_name(address, is_page) == name


@pytest.mark.parametrize("address", ["/../etc/passwd", "/a/%2e%2e/b", "/a%00", "/a\\b"])
def test_no_address_leads_out_of_the_folder(address: str) -> None:
    with pytest.raises(ValueError, match="cannot be a file"):
        file_name(address, is_page=True)


def test_what_is_asked_behind_an_address_becomes_part_of_its_name() -> None:
    html, links, wanted = Rewriter(HOST).page(
        '<a href="?edition=v1.2">v1.2</a> <a href="/search?q=x">x</a> <a href="https://elsewhere.example/a?b=c">b</a>'
        ' <a href="/report?about=/a">r</a> <a href="/api/v1/docs">d</a> <a href="/a/b?x=1#c">c</a>',
        "/riftbound/examples/one",
    )
    assert '<a href="/riftbound/examples/one~edition=v1.2">' in html
    assert '<a href="/search?q=x">' in html
    assert "https://elsewhere.example/a?b=c" in html
    assert '<a href="/api/v1/">' in html
    assert '<a href="/a/b~x=1#c">' in html
    assert "/riftbound/examples/one?edition=v1.2" in wanted
    assert "/riftbound/examples/one~edition=v1.2" in links


def test_a_link_to_what_is_not_published_becomes_text() -> None:
    html, left = unlinked('<p><a class="x" href="/a/1">Rule 1</a> <a href="/a/2">2</a></p>', ["/a/1"])
    assert html == '<p><span>Rule 1</span> <a href="/a/2">2</a></p>'
    assert left == set()
    assert unlinked('<link href="/a/1">', ["/a/1"])[1] == {"/a/1"}


def test_a_page_that_moved_leads_on_and_runs_nothing() -> None:
    page = moved('/a?b="><script>')
    assert "<script>" not in page
    assert 'http-equiv="refresh"' in page
