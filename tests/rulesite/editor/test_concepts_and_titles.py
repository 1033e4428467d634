"""Concepts and short titles at the desk: written, looked over, published, undone, and left alone by what ships."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone

from rules_data.actions import (
    EditConflict,
    UnableToEditText,
    acting,
    load_corpus,
    publish_text,
    save_text,
    undo_text,
    withdraw_text,
)
from rules_data.queries import concepts, find_game, titles
from rules_data.queries.desk import edited_text, title_to_begin, verify_trail

pytestmark = pytest.mark.django_db
CONCEPT = {"kind": "concept", "game": "all", "slug": "triggered-abilities"}
PATH = "/editor/texts/all/concept/triggered-abilities"
A_CONCEPT = """\
concept: Who goes first
question: Who begins?
answer: Somebody does.
difference: They differ.
rules:
  riftbound: {version: v1.3, numbers: [383, 383.3]}
"""


def a_title() -> dict[str, str]:
    game = find_game("riftbound", timezone.localdate())
    assert game is not None
    slug = title_to_begin(game, "383.3.e")
    assert slug is not None
    return {"kind": "title", "game": "riftbound", "slug": slug}


def called(number: str) -> str | None:
    game = find_game("riftbound", timezone.localdate())
    document = game.document("cr") if game else None
    assert document is not None
    assert document.current is not None
    return titles(document.current).get(number)


def test_a_concept_is_changed_seen_by_readers_and_taken_back(publisher: Client) -> None:
    text = edited_text(**CONCEPT)
    source = text.source.replace("When does", "Exactly when does")
    assert publisher.post(PATH, {"source": source, "version": "0"}).status_code == 302
    assert "Exactly when" not in publisher.get("/concepts/triggered-abilities").content.decode()
    publisher.post(f"{PATH}/publish", {"version": "1"})
    assert "Exactly when" in publisher.get("/concepts/triggered-abilities").content.decode()
    page = publisher.get(PATH).content.decode()
    assert "Take this back" in page
    undo_text(edited_text(**CONCEPT).history[0].pk)
    assert "Exactly when" not in publisher.get("/concepts/triggered-abilities").content.decode()
    assert verify_trail().faults == ()


def test_a_new_concept_stands_last_and_can_be_withdrawn() -> None:
    named = CONCEPT | {"slug": "who-goes-first"}
    publish_text(**named, version=save_text(**named, source=A_CONCEPT, version=0))
    assert concepts()[-1].title == "Who goes first"
    withdraw_text(**named, note="It was a try.")
    assert all(row.slug != "who-goes-first" for row in concepts())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("question: Who begins?", "question:", "question is missing"),
        ("riftbound:", "chess:", "no game “chess”"),
        ("v1.3", "v9", "no version “v9”"),
        ("[383, 383.3]", "383", "expected a version and numbers"),
        ("[383, 383.3]", "[]", "at least one rule"),
        ("answer:", "anwser:", "no “anwser”"),
        ("concept: Who", "concept: [Who", "This cannot be read"),
    ],
)
def test_a_faulty_concept_is_told_what_is_wrong_and_not_published(old: str, new: str, said: str) -> None:
    named = CONCEPT | {"slug": "who-goes-first"}
    version = save_text(**named, source=A_CONCEPT.replace(old, new), version=0)
    with pytest.raises(UnableToEditText, match=said):
        publish_text(**named, version=version)


def test_numbers_are_read_as_they_are_written(author: Client) -> None:
    source = A_CONCEPT.replace("383.3]", "383.10]")
    assert "riftbound 383.10" in author.post(f"{PATH}/preview", {"source": source}).content.decode()


def test_a_concept_is_of_all_games_and_nothing_else_is(author: Client) -> None:
    assert author.get("/editor/texts/riftbound/concept/triggered-abilities").status_code == 404
    assert author.get("/editor/texts/all/faq/some-answer").status_code == 404
    with pytest.raises(UnableToEditText, match="of all games"):
        save_text(kind="concept", game="riftbound", slug="x", source=A_CONCEPT, version=0)


def test_the_second_to_save_a_concept_is_given_the_others_text() -> None:
    with acting("ann"):
        save_text(**CONCEPT, source=A_CONCEPT, version=0)
    with pytest.raises(EditConflict) as conflict:
        save_text(**CONCEPT, source=A_CONCEPT.replace("Somebody", "Nobody"), version=0)
    assert (conflict.value.theirs, conflict.value.by) == (A_CONCEPT, "ann")


def test_a_rule_is_given_a_short_title_that_readers_see_at_once(publisher: Client) -> None:
    named, before = a_title(), called("383.3.e")
    answer = publisher.post("/editor/texts/new", {"game": "riftbound", "kind": "title", "title": "383.3.e"})
    path = f"/editor/texts/riftbound/title/{named['slug']}"
    assert answer.headers["Location"] == path
    publisher.post(path, {"source": "The early if", "version": "0"})
    assert "383.3.e The early if" in publisher.get(path).content.decode()
    publisher.post(f"{path}/publish", {"version": "1"})
    assert called("383.3.e") == "The early if"
    undo_text(edited_text(**named).history[0].pk)
    assert called("383.3.e") == before


@pytest.mark.parametrize(
    ("number", "title", "said"),
    [("383.3.e", "", "empty"), ("383.3.e", "x" * 121, "at most 120"), ("382", "Triggers", "heading")],
)
def test_what_is_no_short_title_is_not_published(number: str, title: str, said: str) -> None:
    game = find_game("riftbound", timezone.localdate())
    assert game is not None
    named = {"kind": "title", "game": "riftbound", "slug": str(title_to_begin(game, number))}
    version = save_text(**named, source=title, version=0)
    with pytest.raises(UnableToEditText, match=said):
        publish_text(**named, version=version)


def test_a_short_title_for_no_rule_is_refused_in_a_sentence(author: Client) -> None:
    form = {"game": "riftbound", "kind": "title", "title": "999.9"}
    assert "There is no rule “999.9”" in author.post("/editor/texts/new", form, follow=True).content.decode()


def test_what_editors_did_to_concepts_and_titles_stays_when_what_ships_is_loaded_again() -> None:
    named = a_title()
    withdraw_text(**named, note="Players do not call it so.")
    version = save_text(**CONCEPT, source=A_CONCEPT, version=0)
    publish_text(**CONCEPT, version=version)
    load_corpus(settings.CORPUS_DIR)
    assert called("383.3.e") is None
    assert next(row for row in concepts() if row.slug == "triggered-abilities").title == "Who goes first"
