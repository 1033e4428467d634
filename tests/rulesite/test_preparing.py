"""What the first reader after a publish would wait for is done before: once for each published state."""

from __future__ import annotations

import gc
from importlib import import_module

import pytest
from django.db import DatabaseError
from django.test import Client
from django.utils import timezone

from rules_data import search
from rules_data.actions import keep_synonym
from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.queries import comparing, games, slugs_of
from rules_data.search import indexing, listing
from rulesite.offline import packs
from rulesite.serving import preparing
from rulesite.serving.preparing import Preparing

pytestmark = pytest.mark.django_db


def test_a_state_is_prepared_once_and_another_one_again() -> None:
    done: list[int] = []
    one = Preparing(lambda: done.append(1))
    assert [one.look(), one.look()] == [True, False]
    keep_synonym(words=["zapping"], means=["deal damage"])
    assert [one.look(), one.look()] == [True, False]
    assert len(done) == 2


def test_a_database_that_does_not_answer_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Preparing(lambda: None)

    def gone() -> dict[str, int]:
        raise DatabaseError("gone")

    with monkeypatch.context() as while_gone:
        while_gone.setattr(preparing, "site_state", gone)
        assert one.look() is False
    assert one.look() is True


def test_the_newest_comparison_is_made_before_it_is_asked_for() -> None:
    comparing._compared.cache_clear()
    search.warm()
    before = comparing._compared.cache_info()
    assert before.currsize >= 2
    search.warm()
    assert comparing._compared.cache_info().misses == before.misses


@pytest.mark.usefixtures("own_index")
def test_an_older_version_is_ready_to_be_searched_before_anybody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "is_settled", lambda: True)
    listing._index_of.cache_clear()
    search.warm()
    monkeypatch.setattr(listing, "entries_in", _never)
    try:
        for game in games(timezone.localdate()):
            for document in (one for one in game.documents if len(one.editions) > 1):
                oldest = document.editions[-1]
                found = search.search(f"in:{oldest.label} player", game=game.slug)
                assert found.hits[0].edition == oldest.label
    finally:
        listing._index_of.cache_clear()


def _never(*_: object) -> None:
    raise AssertionError("all of it was read already")


def test_filters_look_things_up_in_what_was_prepared() -> None:
    card_ties = import_module("rules_data.queries.card_ties")
    card_ties._titles.cache_clear()
    search.warm()
    before = card_ties._titles.cache_info()
    assert before.currsize >= 3
    for game in games(timezone.localdate()):
        name = slugs_of(game.slug)["card"][-1].replace("-", " ")
        search.search(f'card:"{name}"', game=game.slug)
    assert card_ties._titles.cache_info().misses == before.misses


def test_what_is_prepared_is_not_gone_through_again_for_garbage() -> None:
    kept = [[] for _ in range(1000)]
    try:
        search.settle()
        assert gc.get_freeze_count() > len(kept)
        before = gc.get_freeze_count()
        search.settle()
        # What is frozen again is looked through first: a cycle that nobody has any more does not stay for ever.
        assert gc.get_freeze_count() < before + len(kept)
    finally:
        gc.unfreeze()


def test_suggestions_are_ready_before_a_beginning_is_typed() -> None:
    indexing.forget_index()
    search.warm()
    assert "suggestions" in vars(indexing.open_index().catalogue)


def test_packs_are_put_together_before_a_device_asks(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    packs.read_packs()
    monkeypatch.setattr(packs, "searchable_entries", _never)
    assert client.get("/offline/riftbound.json").status_code == 200


def test_how_texts_of_cards_are_written_is_read_before_somebody_asks_for_a_card() -> None:
    ability_text.cache_clear()
    search.warm()
    read = ability_text.cache_info().misses
    for game in GAMES:
        ability_text(game)
    assert ability_text.cache_info().misses == read
