"""A first start: tables at once, the rules in force before everything else, nothing denied that is still to come."""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

import pytest
import yaml
from django.db import connection, transaction
from django.test import Client

from rules_data.actions import SCHEMA, UpTo, all_is_loaded, announce, load_corpus, schema_as_made
from rules_data.core.games import GAMES
from rules_data.models import Rule
from tests.samples import cairns

SLUG = cairns.CAIRNS.slug
SHIPPED = Path(cairns.__file__).parent / "corpus" / SLUG


@pytest.mark.django_db
@pytest.mark.skipif(connection.vendor != "sqlite", reason="another database is migrated")
def test_the_tables_of_a_first_start_are_those_that_the_migrations_make() -> None:
    written = SCHEMA.read_text(encoding="utf-8")
    assert written == schema_as_made(), "the migrations make other tables: run `manage.py write_schema`"


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """A game that ships in two versions, of which the later one is in force."""
    folder = tmp_path / SLUG
    shutil.copytree(SHIPPED, folder)
    text = (folder / "cr" / "v1.0.txt").read_text(encoding="utf-8")
    (folder / "cr" / "v1.1.txt").write_text(text.replace("empty bag", "bag without stones"), encoding="utf-8")
    described = yaml.safe_load((folder / "game.yaml").read_text(encoding="utf-8"))
    described["documents"][0]["editions"].append(
        {"label": "v1.1", "effective": date(2026, 2, 1), "file": "cr/v1.1.txt"}
    )
    (folder / "game.yaml").write_text(yaml.safe_dump(described), encoding="utf-8")
    return tmp_path


def addresses() -> dict[tuple[str, str], str]:
    rules = Rule.objects.filter(revision__edition__document__game__slug=SLUG)
    return {(one.revision.edition.label, one.number): one.provision.slug for one in rules.select_related()}


@pytest.mark.django_db
def test_the_rules_in_force_come_first_and_the_rest_after_them(corpus: Path) -> None:
    with GAMES.including(cairns.CAIRNS):
        load_corpus(corpus, up_to=UpTo.RULES_IN_FORCE)
        assert {label for label, _ in addresses()} == {"v1.1"}
        assert not all_is_loaded(corpus)
        load_corpus(corpus, up_to=UpTo.TEXTS)
        assert {label for label, _ in addresses()} == {"v1.0", "v1.1"}
        assert not all_is_loaded(corpus)
        assert load_corpus(corpus).rules_published == 0
        assert all_is_loaded(corpus)


@pytest.mark.django_db
def test_whoever_loads_part_by_part_has_the_same_addresses(corpus: Path) -> None:
    with GAMES.including(cairns.CAIRNS):
        with transaction.atomic():
            load_corpus(corpus)
            at_once = addresses()
            transaction.set_rollback(True)
        assert not addresses()
        for part in UpTo:
            load_corpus(corpus, up_to=part)
        assert addresses() == at_once


@pytest.fixture
def file(tmp_path: Path, settings: object) -> Path:
    settings.CATCHING_UP_FILE = tmp_path / "catching-up.json"  # type: ignore[attr-defined]
    return settings.CATCHING_UP_FILE  # type: ignore[attr-defined, no-any-return]


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/magic/cr/@2020-01-01-x/603", "/no-such-game/", "/api/v1/games/nothing/"])
def test_while_it_loads_the_site_does_not_say_that_a_page_does_not_exist(file: Path, path: str) -> None:
    announce(file, "Publishing Magic", 1, 3, loading=True)
    during = Client().get(path)
    announce(file, "Running the examples", 1, 3)
    running = Client().get(path)
    assert (during.status_code, during["Retry-After"]) == (503, "5")
    assert "still loading (Publishing Magic)" in during.content.decode()
    assert running.status_code == 404


@pytest.mark.django_db
def test_a_page_says_that_what_has_not_been_loaded_is_not_shown(file: Path) -> None:
    announce(file, "Publishing Magic", 1, 3, loading=True)
    assert "Publishing Magic: 1 of 3. What has not been loaded yet is not shown." in Client().get("/").content.decode()
