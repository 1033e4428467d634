"""Dear requests that a stranger may send to the pages and the API: long, crooked, or for the largest there is.

Made of what is published, so that they are as dear here as they can be. Whoever measures the site sends them to it.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import quote_plus

from django.utils import timezone

from rules_data.queries import DocumentView, EditionView, contents, games, searchable_entries

# An address is no longer than a server lets through.
LONGEST_ADDRESS = 8_000


@dataclass(frozen=True)
class Asked:
    """One request: of which kind, what it tries, and what is sent."""

    kind: str
    name: str
    path: str
    method: str = "GET"
    body: bytes = b""
    content_type: str = "application/octet-stream"
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Bytes of all that is sent."""
        return len(self.path) + len(self.body) + sum(len(name) + len(value) for name, value in self.headers.items())


def dear_requests() -> list[Asked]:
    """All of them, of this site."""
    document = _largest()
    if document is None or document.current is None:
        return []
    edition = document.current
    made = [_pages(document, edition), _addresses(document), _searches(document), _texts(document), _programs(document)]
    return [*(one for kind in made for one in kind), *_headers(document), *_shown_elsewhere(document, edition)]


def _largest() -> DocumentView | None:
    known = [one for game in games(timezone.localdate()) for one in game.documents if one.current is not None]
    return max(known, key=lambda one: one.current.rule_count if one.current else 0, default=None)


def _base(document: DocumentView) -> str:
    return f"/{document.game}/{document.slug}"


def _pages(document: DocumentView, edition: EditionView) -> Iterator[Asked]:
    """The largest pages, under addresses that nobody has asked for before: such are not kept."""
    base, game = _base(document), f"/{document.game}"
    oldest = document.editions[-1].label
    for name, path in (
        ("a whole document", f"{base}/all?version=1"), ("a whole document of a day", f"{base}/@2026-11-01/all"),
        ("a whole older document", f"{base}/@{oldest}/all?page=1"), ("contents", f"{base}/?page=1"),
        ("all answers", f"{game}/faq/?page=1"),
        ("all examples of an old version", f"{game}/examples/?version={oldest}"),
        ("all examples", f"{game}/examples/?page=1"), ("coverage", f"{game}/coverage?page=1"),
        ("coverage of an old version", f"{game}/coverage?edition={oldest}"), ("glossary", f"{game}/glossary/?page=1"),
        ("all cards", f"{game}/cards/?q=a"), ("the front page", "/?page=1"), ("a game", f"{game}/?page=1"),
        ("a comparison", f"{base}/compare/{oldest}...{edition.label}?hide=number&page=2"),
        ("a comparison as a table", f"{base}/compare/{oldest}...{edition.label}.csv"),
        ("a comparison for programs", f"{base}/compare/{oldest}...{edition.label}.json"),
        ("a section with the most rules", f"{base}/{_longest_section(edition)}?page=1"),
        ("the largest feed", f"/feeds/{document.game}/{document.slug}.atom?page=1"),
        ("a sitemap", f"/sitemap-{document.game}.xml?p=1"), ("the list of sitemaps", "/sitemap.xml?p=1"),
    ):  # fmt: skip
        yield Asked("page", name, path)


def _longest_section(edition: EditionView) -> str:
    sections = [one for part in contents(edition) for one in part.sections or (part,)]
    return max(sections, key=lambda one: one.rule_count).number


def _addresses(document: DocumentView) -> Iterator[Asked]:
    base = _base(document)
    yield Asked("address", "a number of 7,000 digits", f"{base}/{'9' * 7_000}")
    yield Asked("address", "a number in 3,000 parts", f"{base}/{'1.' * 3_000}1")
    yield Asked("address", "3,000 slashes", "/" + "a/" * 3_000)
    yield Asked("address", "a pin of 7,000 letters", f"{base}/@{'v' * 7_000}/1")
    yield Asked("address", "percent signs", "/c/" + "%25" * 2_500)
    yield Asked("address", "a citation of 7,000 brackets", "/c/" + "(" * 7_000)
    yield Asked("address", "a range from the first to the last", f"/c/{document.game} 100-999")
    yield Asked("address", "2,000 numbers in a row", "/c/" + ",".join(str(100 + one % 800) for one in range(1_900)))
    yield Asked("address", "900 fields", f"{base}/?" + "&".join(f"a{one}=1" for one in range(900)))
    yield Asked("address", "a field of 7,900 letters", "/search?q=" + "x" * 7_900)
    yield Asked("address", "an unknown parameter of 7,000 letters", "/api/v1/search?" + "q" * 7_000 + "=1")


def _searches(document: DocumentView) -> Iterator[Asked]:
    chance = random.Random(18)  # noqa: S311  the same again, not secret
    entries = [one for one in searchable_entries(timezone.localdate()) if len(one.body.split()) > 6]
    words = [word for one in chance.sample(entries, min(200, len(entries))) for word in one.body.split()[:4]]
    question = " ".join(chance.choices(words, k=90))[:590]
    common = "does the player who controls it when that card is put into the zone " * 9
    labels = [one.label for one in document.editions]
    asked = {
        "90 words of chance": question,
        "90 small words": common[:590],
        "either of 60": " OR ".join(words[:60])[:590],
        "60 beginnings": " ".join(f"{word[:3]}*" for word in words[:120])[:590],
        "phrases": " ".join(f'"{one} {two}"' for one, two in itertools.pairwise(words))[:590],
        "quotation marks without end": '"' * 590,
        "brackets and colons": "in:( : (" * 70,
        "40 filters": " ".join(f"rule:{number}.*" for number in range(100, 160))[:590],
        "filters against one another": "type:rule -type:rule type:faq game:magic -game:magic status:confirmed card",
        "all versions at once": " ".join(f"in:{label}" for label in labels) + " card",
        "changed between the furthest": f"changed:{labels[-1]}..{labels[0]} the",
        "as of every year": " ".join(f"asof:{year}-01-01" for year in range(1990, 2030)) + " card",
        "cited by everything": "cites:1* cited-by:1* rule:1..999",
        "misspelled, every word": " ".join(f"{word[::-1]}q" for word in words[:60])[:590],
        "one word 60 times": "counter " * 70,
        "numbers without end": " ".join(str(number) for number in range(100, 250))[:590],
        "letters of many alphabets": "ßåçñö漢字かな" * 40,
    }
    for name, query in asked.items():
        yield Asked("search", name, f"/search?q={quote_plus(query)}")
        yield Asked("search", f"{name}, for programs", f"/api/v1/search?q={quote_plus(query)}&size=50")
    for typed in ("a", "t", "w w w w w w w w w w", "1", "a " * 40):
        yield Asked("search", f"a suggestion for {typed[:12]!r}", f"/api/v1/suggest?q={quote_plus(typed)}")


def _texts(document: DocumentView) -> Iterator[Asked]:
    """Texts to be checked."""
    base = document.scheme.example
    texts = {
        "114 kB of a bracket and a number": f"({base}" * 19_000,
        "2 MB of one number": f"{base}d" * 300_000,
        "numbers of every kind": " ".join(f"{n}.{n % 9}{chr(97 + n % 20)}" for n in range(100, 12_000)),
        "ranges": " ".join(f"{n}.1a-{n}.9z" for n in range(100, 900)) * 8,
        "one line of a megabyte": "x" * 1_000_000,
        "brackets of Markdown": "[" * 60_000,
        "tags": "<b>" * 60_000,
        "lists of numbers": "rules " + ", ".join(str(n) for n in range(100, 30_000)),
        "dots": "603." * 100_000,
        "games by name": "Magic Riftbound Flesh and Blood 603.7 v1.2 " * 6_000,
        "invisible letters": "6\u200b0\u200b3\u200d.7 " * 30_000,
    }
    for name, text in texts.items():
        yield _json("check", name, "/api/v1/check", {"text": text})


def _programs(document: DocumentView) -> Iterator[Asked]:
    game, docs = document.game, f"/api/v1/games/{document.game}/documents/{document.slug}"
    labels = [one.label for one in document.editions]
    for name, path in (
        ("200 rules a page", f"{docs}/rules?size=200"), ("the last page of rules", f"{docs}/rules?size=200&page=999"),
        ("a whole version", f"{docs}/editions/{labels[0]}/whole.json?format=json"),
        ("a whole version as text", f"{docs}/editions/{labels[0]}/whole.txt?format=json"),
        ("a comparison", f"{docs}/compare?old={labels[-1]}&new={labels[0]}&size=200"),
        ("200 answers", f"/api/v1/games/{game}/faqs?size=200"),
        ("200 examples", f"/api/v1/games/{game}/examples?size=200"),
        ("200 terms", f"/api/v1/games/{game}/glossary?size=200"), ("the schema", "/api/v1/schema?format=json"),
        ("the schema as a page", "/api/v1/docs"),
    ):  # fmt: skip
        yield Asked("program", name, path)
    nested = "[" * 30_000 + "]" * 30_000
    yield Asked("program", "JSON 30,000 deep", "/api/v1/check", "POST", nested.encode(), "application/json")
    yield _json("program", "a number of 100,000 digits", "/api/v1/check", {"text": "x", "game": "9" * 100_000})
    fields = "&".join(f"a{one}=1" for one in range(5_000)).encode()
    yield Asked("program", "5,000 fields", "/lab", "POST", fields, "application/x-www-form-urlencoded")
    yield Asked("program", "a form in 3,000 parts", "/check", "POST", _parts(3_000), "multipart/form-data; boundary=b")


def _parts(count: int) -> bytes:
    return b"".join(b'--b\r\nContent-Disposition: form-data; name="a%d"\r\n\r\n1\r\n' % one for one in range(count))


def _headers(document: DocumentView) -> Iterator[Asked]:
    path = f"/api/v1/games/{document.game}/documents"
    accepts = ",".join(f"a{one}/b;q=0.{one % 10}" for one in range(600))
    yield Asked("header", "600 forms accepted", path, headers={"accept": accepts})
    yield Asked("header", "8,000 letters of an ETag", _base(document) + "/", headers={"if-none-match": "W/" * 4_000})
    yield Asked("header", "400 cookies", "/", headers={"cookie": "; ".join(f"c{one}={one}" for one in range(400))})
    yield Asked("header", "an address from 500 proxies", "/", headers={"x-forwarded-for": "1.2.3.4, " * 500})
    yield Asked("header", "3,000 languages", "/", headers={"accept-language": "en," * 2_600})


def _shown_elsewhere(document: DocumentView, edition: EditionView) -> Iterator[Asked]:
    base, number = _base(document), _longest_section(edition)
    here = "http%3A//testserver"
    yield Asked("elsewhere", "a picture", f"/images{base}/{number}.png?v=1")
    yield Asked("elsewhere", "a picture of a whole document", f"/images{base}/all.png")
    pair = f"{document.editions[-1].label}...{edition.label}"
    yield Asked("elsewhere", "a picture of a comparison", f"/images{base}/compare/{pair}.png")
    yield Asked("elsewhere", "a quotation", f"/oembed?url={here}{base}/{number}")
    yield Asked("elsewhere", "a quotation of 7,000 letters", f"/oembed?url={here}/c/{'(' * 7_000}")
    several = "&".join(f"url={here}{base}/{number}" for _ in range(60))
    yield Asked("elsewhere", "60 quotations at once", f"/api/v1/preview?{several}"[:LONGEST_ADDRESS])
    yield Asked("elsewhere", "the laboratory", f"/lab?game={document.game}")
    yield Asked("elsewhere", "a packed scenario that is none", "/lab?s=" + "A" * 5_900)
    yield Asked("elsewhere", "a game on the device", f"/offline/{document.game}.json?x=1")


def _json(kind: str, name: str, path: str, data: dict[str, str]) -> Asked:
    return Asked(kind, name, path, "POST", json.dumps(data).encode(), "application/json")
