"""What an older version of the site has kept is not handed out by a newer one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.cache import cache, caches
from django.test import Client

from rulesite.serving import page_cache, version

PATH = "/riftbound/cr/383.3.e"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in ("templates/base.html", "rulesite/settings.py", "rules_data/locale/django.po", "requirements.txt"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("one")
    return tmp_path


@pytest.mark.parametrize(
    "changed", ["templates/base.html", "rulesite/settings.py", "rules_data/locale/django.po", "requirements.txt"]
)
def test_code_templates_translations_and_libraries_make_another_version(tree: Path, changed: str) -> None:
    before = version.version_of(tree, tree / "staticfiles.json")
    assert version.version_of(tree, tree / "staticfiles.json") == before
    (tree / changed).write_text("two")
    assert version.version_of(tree, tree / "staticfiles.json") != before


def test_a_renamed_template_and_collected_styles_make_another_version(tree: Path) -> None:
    before = version.version_of(tree, tree / "staticfiles.json")
    (tree / "templates/base.html").rename(tree / "templates/other.html")
    renamed = version.version_of(tree, tree / "staticfiles.json")
    (tree / "staticfiles.json").write_text("{}")
    assert len({before, renamed, version.version_of(tree, tree / "staticfiles.json")}) == 3


def test_what_python_compiles_makes_no_other_version(tree: Path) -> None:
    before = version.version_of(tree, tree / "none")
    (tree / "rulesite/__pycache__").mkdir()
    (tree / "rulesite/__pycache__/settings.pyc").write_bytes(b"x")
    assert version.version_of(tree, tree / "none") == before


@pytest.fixture
def kept(settings: Any, db: None) -> Iterator[None]:
    settings.KEEP_PAGES = True
    yield
    caches["pages"].clear()
    cache.clear()


def test_after_an_upgrade_a_page_is_made_anew(client: Client, kept: None, monkeypatch: pytest.MonkeyPatch) -> None:
    before = client.get(PATH)
    for module in (version, page_cache):
        monkeypatch.setattr(module, "code_version", lambda: "the-next-version")
    made: list[int] = []
    monkeypatch.setattr(page_cache, "_encoded", lambda response: made.append(1) or {"": response.content})
    after = client.get(PATH, headers={"if-none-match": before["ETag"]})
    assert (after.status_code, made) == (200, [1])
    assert after["ETag"] != before["ETag"]


def test_answers_and_pieces_kept_by_another_version_are_not_found(kept: None, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.set("whole:1", "made by this version")
    monkeypatch.setattr(version, "code_version", lambda: "the-next-version")
    assert cache.get("whole:1") is None
