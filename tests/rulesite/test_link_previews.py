"""A link that is shared shows its page: title, description, a picture of its own, and oEmbed."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from PIL import Image, ImageChops

from rules_data.queries import cards_of, examples_of, faqs_of
from rulesite.pages import drawing
from rulesite.pages.drawing import Picture, drawn, wrapped

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def pictures_of_their_own(settings: Any, tmp_path: Path) -> Path:
    settings.PREVIEW_IMAGE_DIR = tmp_path / "pictures"
    return tmp_path / "pictures"


def pages() -> dict[str, str]:
    return {
        "rule": "/riftbound/cr/383.3.e",
        "section": "/riftbound/cr/382",
        "pinned": "/riftbound/cr/@v1.2/376.3.a",
        "old number": "/riftbound/cr/376.4.b",
        "question": f"/riftbound/faq/{faqs_of('riftbound')[0].slug}",
        "example": f"/riftbound/examples/{examples_of('riftbound')[0].slug}",
        "card": f"/riftbound/cards/{cards_of('riftbound')[0].slug}",
        "comparison": "/riftbound/cr/compare/v1.2...v1.3",
        "one rule compared": "/riftbound/cr/compare/v1.2...v1.3?within=383",
        "range": "/c/riftbound%20CR%20383.3.a%E2%80%93383.3.c",
    }


def head(client: Client, path: str) -> dict[str, str]:
    page = client.get(path).content.decode()
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', page)
    oembed = re.search(r'<link rel="alternate" type="application/json\+oembed"[^>]* href="([^"]*)">', page)
    assert oembed, path
    return {name: unescape(value) for name, value in [*found, ("oembed", oembed[1])]}


def local(address: str) -> str:
    assert address.startswith("http://testserver/")
    return address.removeprefix("http://testserver")


def test_every_kind_of_page_has_a_card_of_its_own(client: Client) -> None:
    heads = {kind: head(client, path) for kind, path in pages().items()}
    for kind, tags in heads.items():
        assert tags["twitter:card"] == "summary_large_image", kind
        assert tags["og:title"] == tags["twitter:title"]
        assert 20 < len(tags["og:image:alt"]) <= 400
        assert len(tags["og:description"]) <= 200
    for name in ("og:title", "og:url", "og:image", "og:image:alt", "oembed"):
        assert len({tags[name] for tags in heads.values()}) == len(heads), name


def test_the_picture_of_a_page_is_a_png_of_the_size_previews_ask_for(client: Client) -> None:
    pictures = set()
    for kind, path in pages().items():
        answer = client.get(local(head(client, path)["og:image"]))
        assert answer.status_code == 200, kind
        assert answer["Content-Type"] == "image/png"
        assert answer["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert "max-age=604800" in answer["Cache-Control"]
        with Image.open(BytesIO(answer.content)) as image:
            assert image.size == (1200, 630)
        pictures.add(answer.content)
    assert len(pictures) == len(pages())


def test_a_pinned_rule_shows_its_own_text_and_says_it_is_old(client: Client) -> None:
    tags = head(client, "/riftbound/cr/@v1.2/376.3.a")
    assert tags["og:url"] == "http://testserver/riftbound/cr/@v1.2/376.3.a"
    assert "376.3.a" in tags["og:image:alt"]
    assert "No longer current" in tags["og:image:alt"]


def test_a_picture_is_kept_and_answered_without_a_body(client: Client, pictures_of_their_own: Path) -> None:
    path = local(head(client, "/riftbound/cr/383.3.e")["og:image"])
    first = client.get(path)
    assert [file.read_bytes() for file in pictures_of_their_own.glob("*.png")] == [first.content]
    again = client.get(path, headers={"if-none-match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_disk_that_refuses_costs_no_picture(client: Client, settings: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    settings.PREVIEW_IMAGE_DIR = tmp_path / "file"
    assert client.get("/images/riftbound/cr/383.3.e.png").status_code == 200


def test_only_so_many_pictures_are_kept(monkeypatch: pytest.MonkeyPatch, pictures_of_their_own: Path) -> None:
    from rulesite.pages import images

    monkeypatch.setattr(images, "MOST_KEPT", 2)
    for name in ("01", "02", "03", "00"):
        images.kept(Picture("", name, "", ""), name)
    assert len(list(pictures_of_their_own.glob("*.png"))) == 2


def test_the_address_of_a_picture_changes_with_the_picture() -> None:
    from rulesite.pages.meta import fingerprint

    one = Picture("Riftbound", "383.3.e", "As it was.", "v1.2")
    assert fingerprint(one) == fingerprint(Picture("Riftbound", "383.3.e", "As it was.", "v1.2"))
    assert fingerprint(one) != fingerprint(Picture("Riftbound", "383.3.e", "As it is.", "v1.2"))


@pytest.mark.parametrize(
    "path",
    ["/images/riftbound/cr/999.png", "/images/nix.png", "/images/about.png", "/images/riftbound/cr/compare/x.png"],
)
def test_there_is_no_picture_of_what_is_not_there(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("text", ["", "word " * 900, "x" * 3_000, "a " + "y" * 900, "\u202e \u0000 🂡 漢字", "\n\n\n"])
def test_any_text_can_be_drawn_and_none_runs_out_of_the_picture(text: str) -> None:
    image = Image.open(BytesIO(drawn(Picture(text, text, text, text, text[:40])))).convert("RGB")
    margin = image.crop((drawing.WIDTH - 20, 0, drawing.WIDTH, drawing.HEIGHT))
    assert ImageChops.difference(margin, Image.new("RGB", margin.size, margin.getpixel((5, 5)))).getbbox() is None


def test_a_text_that_is_too_long_ends_at_a_word() -> None:
    lines = wrapped("alpha beta gamma delta " * 40, drawing._font(40), 600, 3)
    assert len(lines) == 3
    assert lines[-1].endswith(" …")
    assert lines[-1].split()[-2] in {"alpha", "beta", "gamma", "delta"}


def test_oembed_quotes_every_page(client: Client) -> None:
    for kind, path in pages().items():
        tags = head(client, path)
        answer = client.get(local(tags["oembed"]))
        told = answer.json()
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert (told["version"], told["type"], told["title"]) == ("1.0", "rich", tags["og:title"]), kind
        assert told["thumbnail_url"] == tags["og:image"]
        assert re.fullmatch(r'<blockquote class="rulesite" cite="[^"<>]+">.*</blockquote>', told["html"], re.DOTALL)


def test_oembed_keeps_to_the_size_it_is_given(client: Client) -> None:
    url = "http://testserver/riftbound/cr/383.3.e"
    told = client.get("/oembed", {"url": url, "maxwidth": "300", "maxheight": "100"}).json()
    assert (told["width"], told["height"]) == (300, 100)
    assert "thumbnail_url" not in told


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({}, 404),
        ({"url": "http://elsewhere.example/riftbound/cr/383.3.e"}, 404),
        ({"url": "http://testserver/riftbound/cr/999"}, 404),
        ({"url": "http://testserver/about"}, 404),
        ({"url": "http://[::1"}, 404),
        ({"url": "javascript:alert(1)"}, 404),
        ({"url": "http://testserver/riftbound/cr/383.3.e", "format": "xml"}, 501),
    ],
)
def test_oembed_says_what_it_has_not(client: Client, asked: dict[str, str], status: int) -> None:
    answer = client.get("/oembed", asked)
    assert answer.status_code == status
    assert answer.json()["error"]
