"""Ask the site for everything a reader can read, and write it down as files that lead to one another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.test import Client, RequestFactory, override_settings
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from rules_data.queries import games, read_attached
from rulesite.pages.paths import compare_path
from rulesite.pages.printed_cards import EXPORTING
from rulesite.pages.wording import version_name

from .addresses import compared_pairs, starting_addresses, versions_by_day
from .rewriting import NO_SUGGESTIONS, WITH_A_SERVER, Rewriter, file_name, moved, unlinked
from .writing import Folder, UnableToExport

MOST_ADDRESSES = 400_000
_REDIRECTS = {301, 302, 303, 307, 308}


@dataclass
class ExportReport:
    """What was written. `broken` are links inside that lead to no file, with a page each of them stands on.

    `unpublished` are rules that the site's texts and traces cite and that are not published on it: their numbers
    stand in the copy as text.
    """

    files: int = 0
    bytes: int = 0
    compressed: int = 0
    links: int = 0
    digest: str = ""
    broken: dict[str, str] = field(default_factory=dict)
    unpublished: dict[str, str] = field(default_factory=dict)


def export_site(
    folder: Path, address: str, *, live: str = "", pictures: bool = True, tell: Callable[[str, int, int], None]
) -> ExportReport:
    """Write the whole public site to a folder, as it is read at `address` (https://host).

    `live` is where the site itself is served, for what a copy cannot do. `tell` hears how far it is. Raises
    UnableToExport when the folder or address will not do, or a page fails; the folder is then as it was.
    """
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path.strip("/") or parts.query:
        raise UnableToExport(
            f"{address!r}: expected the address the copy is read at, such as https://rules.example.org."
        )
    written = Folder(folder)
    try:
        # Asked as fast as it answers, by nobody else, and never for what was kept for another address.
        with override_settings(ALLOWED_HOSTS=["*"], LIMITS=False, KEEP_PAGES=False, SECURE_SSL_REDIRECT=False):
            export = _Export(written, parts.netloc, parts.scheme, live, pictures, tell)
            report = export.run()
        if not report.broken:
            written.put_in_place()
        return report
    finally:
        written.give_up()


class _Export:
    def __init__(
        self, folder: Folder, host: str, scheme: str, live: str, pictures: bool, tell: Callable[[str, int, int], None]
    ) -> None:
        self.folder, self.host, self.live, self.pictures, self.tell = folder, host, live, pictures, tell
        self.secure = scheme == "https"
        self.client = Client(headers={"host": host}, raise_request_exception=True)
        # No header, which a stranger could send: pages leave out what belongs to others, such as printed cards.
        self.client.defaults[EXPORTING] = "yes"
        self.rewriter = Rewriter(host)
        # Every link inside, with the pages (as addresses in the copy) that it stands on.
        self.linked: dict[str, list[str]] = {}
        self.there: set[str] = set()
        self.pairs = _pairs_by_path()

    def run(self) -> ExportReport:
        read_attached(every=True)
        self._own_pages()
        todo = dict.fromkeys(starting_addresses(), "")
        seen = set(todo)
        done = 0
        while todo:
            target, by = todo.popitem()
            done += 1
            if done > MOST_ADDRESSES:
                raise UnableToExport(
                    f"More than {MOST_ADDRESSES} addresses: a link must be leading in circles ({target})."
                )
            for found in self._one(target, by):
                if found not in seen:
                    seen.add(found)
                    todo[found] = target
            self.tell(_("Writing pages"), done, len(seen))
        unpublished = self._unlinked()
        broken = {link: by[0] for link, by in sorted(self.linked.items()) if by and link not in self.there}
        size, packed = self.folder.bytes, self.folder.compressed
        digest = self.folder.digest()
        return ExportReport(len(self.folder.names), size, packed, len(self.linked), digest, broken, unpublished)

    def _unlinked(self) -> dict[str, str]:
        """Make text of the links to what the site itself answers with "not found"; gives them back with a page each."""
        missing = {link: by for link, by in self.linked.items() if link not in self.there}
        pages: dict[str, list[str]] = {}
        for link, by in missing.items():
            for page in by:
                pages.setdefault(page, []).append(link)
        for page, links in sorted(pages.items()):
            left = self.folder.rewrite(file_name(page, is_page=True), partial(unlinked, links=links))
            for link in links:
                if link not in left:
                    self.linked[link].remove(page)
        return {link: by for link, by in sorted((one, by[0]) for one, by in missing.items() if by)}

    def _one(self, target: str, by: str) -> Iterator[str]:
        """Write down what is at an address; gives back what it links to."""
        path = target.split("?", maxsplit=1)[0]
        wants_picture = path.startswith("/images/")
        if (
            target in self.there
            or self.rewriter.file_address(target) in self.there
            or (wants_picture and not self.pictures)
        ):
            return
        response: Any = self.client.get(target, secure=self.secure)
        if response.status_code in _REDIRECTS:
            yield from self._moved(target, str(response["Location"]))
        elif response.status_code == 200:
            yield from self._written(target, response)
        elif response.status_code >= 500:
            raise UnableToExport(
                f"{target} was answered with {response.status_code}; it is linked from {by or 'nowhere'}."
            )

    def _moved(self, target: str, location: str) -> Iterator[str]:
        there = self.rewriter.own(location, target.split("?", maxsplit=1)[0])
        to = self.rewriter.file_address(there) if there else location
        anchor = urlsplit(location).fragment
        self._put(target, moved(f"{to}#{anchor}" if anchor else to).encode(), is_page=True)
        if there:
            self._links(to, target)
            yield there

    def _links(self, to: str, on: str) -> None:
        self.linked.setdefault(to, []).append(self.rewriter.file_address(on))

    def _written(self, target: str, response: HttpResponse) -> Iterator[str]:
        path, kind = target.split("?", maxsplit=1)[0], response.headers.get("Content-Type", "")
        streamed = getattr(response, "streaming_content", None)
        data = b"".join(streamed) if streamed is not None else response.content
        is_page = kind.startswith("text/html")
        wanted: list[str] = []
        if is_page or kind.startswith("application/opensearchdescription"):
            html, links, wanted = self.rewriter.page(data.decode(), path, self._pairs(path))
            data = html.encode()
            for link in links:
                self._links(link, target)
        elif kind.startswith("text/css"):
            wanted = self.rewriter.in_style(data.decode(), path)
            for one in wanted:
                self._links(one, target)
        self._put(target, data, is_page=is_page)
        yield from (one for one in wanted if self.rewriter.file_address(one) not in self.there)

    def _put(self, target: str, data: bytes, is_page: bool) -> None:
        address = self.rewriter.file_address(target)
        try:
            self.folder.write(file_name(address, is_page), data)
        except ValueError as fault:
            raise UnableToExport(str(fault)) from fault
        self.there.add(address)

    def _pairs(self, path: str) -> str:
        """Links to the comparisons that are there, in the place of a form that asks a server for one."""
        document = "/".join(path.split("/")[:3]) + "/"
        rows = [
            f'<li><a href="{escape(one)}">{escape(old)} – {escape(new)}</a></li>'
            for one, old, new in self.pairs.get(document, [])
        ]
        return f'<ul class="rows">{"".join(rows)}</ul>' if rows else ""

    def _own_pages(self) -> None:
        """What the copy has of its own: a search in the page, what needs a server, what is not there."""
        searched = " ".join(game.slug for game in games(timezone.localdate()))
        self._page("/search", "exporting/search.html", {"heading": _("Search"), "games": searched})
        for path in WITH_A_SERVER:
            self._page(
                path,
                "exporting/absent.html",
                {"heading": _("This needs the live site"), "live": self.live, "path": path},
            )
        missing = {"heading": _("There is no such page"), "versions": versions_by_day()}
        self._page("/404", "exporting/missing.html", missing)
        self._put(NO_SUGGESTIONS, b'{"groups":[]}', is_page=False)

    def _page(self, path: str, template: str, context: dict[str, str]) -> None:
        heading = context["heading"]
        meta = {"title": f"{heading} · Rulesite", "heading": heading, "description": heading, "kind": "website"}
        html = render_to_string(template, {"meta": meta, **context}, request=self._asking(path))
        response = HttpResponse(html)
        for found in self._written(path, response):
            self._links(self.rewriter.file_address(found), path)

    def _asking(self, path: str) -> HttpRequest:
        return RequestFactory(headers={"host": self.host}).get(path, secure=self.secure)


def _pairs_by_path() -> dict[str, list[tuple[str, str, str]]]:
    """The comparisons of each document: address, older, newer."""
    return {
        reverse("pages:document", args=[game.slug, document.slug]): [
            (compare_path(document, old, new), version_name(old.label), version_name(new.label))
            for old, new in compared_pairs(document)
        ]
        for game in games(timezone.localdate())
        for document in game.documents
    }


def address_on_disk(folder: Path, address: str) -> Path | None:
    """The file that a host of files answers an address with: itself, its page, or the index of its folder."""
    plain = unquote(address.split("?", maxsplit=1)[0].split("#", maxsplit=1)[0]).lstrip("/")
    candidates = (
        [f"{plain}index.html"] if not plain or plain.endswith("/") else [plain, f"{plain}.html", f"{plain}/index.html"]
    )
    return next((folder / one for one in candidates if (folder / one).is_file()), None)
