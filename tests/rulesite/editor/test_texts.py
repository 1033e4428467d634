"""Answers, cards and examples at the desk: two editors, faults in place, publishing and undoing."""

from __future__ import annotations

import random

import pytest
from django.conf import settings
from django.test import Client
from django.utils.html import strip_tags

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
from rules_data.models import Faq, TextSaved, TextVersion
from rules_data.queries.desk import AnswerFields, answer_fields, answer_file, edited_text

pytestmark = pytest.mark.django_db
NAMED = {"kind": "faq", "game": "riftbound", "slug": "does-it-resolve"}
PATH = "/editor/texts/riftbound/faq/does-it-resolve"
FORM = {
    "title": "Does it resolve?", "question": "Does my trigger still resolve?", "edition": "v1.3", "version": "0",
    "answer": "Yes. See rule 383.3.e for why, and rules 383.3 and 383.1.", "rules": "383.3.e\n383.3", "cards": "",
}  # fmt: skip


def a_file(answer: str = "Yes, by rule 383.3.e.") -> str:
    return answer_file(AnswerFields("Does it?", "Does it?", answer, ("383.3.e",), (), "v1.3"))


def words_of(page: str) -> str:
    """What a page says, without its tags."""
    return " ".join(strip_tags(page).split())


def test_a_file_and_its_fields_are_the_same() -> None:
    fields = AnswerFields("A “title”", "Why: this?", "Text\n\n- a\n- b", ("383.3.e", "tr 2.3", "cr v1.2 376.3"), ("X",),
                          "v1.3", {"title": "FAQ", "date": "2026-04-29"}, ("so how",))  # fmt: skip
    assert answer_fields(answer_file(fields)) == fields


def test_an_answer_is_written_previewed_published_and_undone(publisher: Client) -> None:
    assert publisher.post(PATH, FORM).status_code == 302
    page = publisher.get(PATH).content.decode()
    assert "No problems found" in page
    assert "383.3.e" in page
    assert publisher.get("/riftbound/faq/does-it-resolve").status_code == 404
    publisher.post(f"{PATH}/publish", {"version": "1", "note": "Asked often"})
    assert "Does my trigger still resolve?" in publisher.get("/riftbound/faq/does-it-resolve").content.decode()
    version = TextVersion.objects.get()
    publisher.post(f"{PATH}/undo/{version.pk}")
    assert publisher.get("/riftbound/faq/does-it-resolve").status_code == 404


def test_a_live_preview_keeps_nothing(author: Client) -> None:
    answer = author.post(f"{PATH}/preview", FORM | {"answer": "By rule 999.9.z it is so."})
    assert "no such rule in effect" in answer.content.decode()
    assert edited_text(**NAMED).version == 0


def test_the_second_to_save_gets_both_texts(author: Client, publisher: Client) -> None:
    author.post(PATH, FORM)
    author.post(PATH, FORM | {"version": "1", "answer": "Ann says yes."})
    answer = publisher.post(PATH, FORM | {"version": "1", "answer": "Pia says no."})
    page = answer.content.decode()
    assert answer.status_code == 409
    assert "Ann says yes." in page
    assert "Pia says no." in page
    merged = answer_file(AnswerFields("T", "Q", "Both.", ("383.3.e",), (), "v1.3"))
    assert publisher.post(PATH, {"version": "2", "source": merged}).status_code == 302
    assert edited_text(**NAMED).source == merged


def test_autosave_is_told_of_a_conflict_as_data(author: Client, publisher: Client) -> None:
    assert author.post(PATH, FORM, headers={"accept": "application/json"}).json() == {"version": 1}
    author.post(PATH, FORM | {"version": "1", "answer": "Another."}, headers={"accept": "application/json"})
    answer = publisher.post(PATH, FORM | {"version": "1", "answer": "Mine."}, headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["by"]) == (409, "ann")


def test_of_two_editors_in_many_rounds_one_wins_and_nothing_is_lost() -> None:
    """A seeded sample; `manage.py bench desk --rounds-of-two 200` plays all of them."""
    chance = random.Random(7)  # noqa: S311  a reproducible sample
    version, written = 0, []
    for turn in range(25):
        texts = {who: a_file(f"{who} in round {turn}") for who in ("ann", "bob")}
        won, told = [], []
        for who in chance.sample(sorted(texts), 2):
            with acting(who):
                try:
                    after = save_text(**NAMED, source=texts[who], version=version)
                    won.append(who)
                except EditConflict as conflict:
                    told.append(conflict.theirs)
        assert told == [texts[won[0]]]
        version, written = after, [*written, texts[won[0]]]
    kept = list(TextSaved.objects.order_by("version").values_list("source", flat=True))
    assert kept == written


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("no head", "head between two lines"),
        ("---\nasked: [x\n---\nText", "line"),
        ("---\na: &a [x]\nb: [*a, *a]\n---\nText", "alias"),
        (a_file("By rule 999.9.z."), "leads to no rule"),
        (a_file("x\u0007y"), "cannot be printed"),
        (a_file("[" * 400), "bracket"),
    ],
)
def test_a_faulty_answer_may_be_saved_and_not_published(source: str, said: str) -> None:
    version = save_text(**NAMED, source=source, version=0)
    with pytest.raises(UnableToEditText, match=said):
        publish_text(**NAMED, version=version)
    assert not Faq.objects.filter(slug=NAMED["slug"]).exists()


def test_faults_are_overruled_only_in_writing() -> None:
    version = save_text(**NAMED, source=a_file("By rule 999.9.z."), version=0)
    with pytest.raises(UnableToEditText, match="note"):
        publish_text(**NAMED, version=version, despite_faults=True)
    publish_text(**NAMED, version=version, despite_faults=True, note="The rule comes tomorrow.")


@pytest.mark.parametrize("source", ["x" * 60_001, "a\x00b"])
def test_what_cannot_be_kept_is_refused(source: str) -> None:
    with pytest.raises(UnableToEditText):
        save_text(**NAMED, source=source, version=0)


@pytest.mark.parametrize("slug", ["", "Ä", "a/b", "-a", "a" * 101])
def test_an_address_that_cannot_be_is_refused(slug: str) -> None:
    with pytest.raises(UnableToEditText):
        save_text(kind="faq", game="riftbound", slug=slug, source="x", version=0)


def test_an_example_shows_its_faults_in_place_and_its_verdict(author: Client) -> None:
    path = "/editor/texts/riftbound/example/turn-order-of-triggers"
    assert "v1.3 ✓ Verified" in words_of(author.get(path).content.decode())
    source = edited_text("example", "riftbound", "turn-order-of-triggers").source
    broken = author.post(f"{path}/preview", {"source": source.replace("editions:", "editoins:")}).content.decode()
    assert "line 5" in broken
    assert "editions" in broken
    turned = source.replace("chain: [Rival, Mourner]", "chain: [Mourner, Rival]")
    wrong = author.post(f"{path}/preview", {"source": turned})
    assert "v1.3 ✗ Conflict" in words_of(wrong.content.decode())


def test_what_editors_changed_stays_when_what_ships_is_loaded_again() -> None:
    slug = Faq.objects.filter(game__slug="riftbound").values_list("slug", flat=True)[0]
    named = {"kind": "faq", "game": "riftbound", "slug": slug}
    with acting("ann"):
        version = save_text(**named, source=a_file("Changed at the desk, rule 383.3.e."), version=0)
        publish_text(**named, version=version)
        gone = Faq.objects.filter(game__slug="riftbound").exclude(slug=slug).values_list("slug", flat=True)[0]
        undoing = withdraw_text(kind="faq", game="riftbound", slug=gone, note="Not true any more")
    load_corpus(settings.CORPUS_DIR)
    assert "Changed at the desk" in Faq.objects.get(game__slug="riftbound", slug=slug).answer
    assert not Faq.objects.filter(game__slug="riftbound", slug=gone).exists()
    undo_text(undoing)
    assert Faq.objects.filter(game__slug="riftbound", slug=gone).exists()


def test_rules_are_found_by_number_and_by_words_while_typing(author: Client) -> None:
    found = author.get("/editor/find/riftbound", {"q": "383.3.e"}).json()["rules"]
    assert found[0]["number"] == "383.3.e"
    assert author.get("/editor/find/riftbound", {"q": "triggered abilities"}).json()["rules"]
    keys = {one["key"] for one in author.get("/editor/keys/riftbound").json()["keys"]}
    assert {"given", "when", "then", "editions"} <= keys


def test_other_words_for_the_question_are_kept_with_the_answer(publisher: Client) -> None:
    publisher.post(PATH, FORM | {"also": "does it fizzle\r\n\r\nwill it resolve"})
    assert "will it resolve</textarea>" in publisher.get(PATH).content.decode()
    publisher.post(f"{PATH}/publish", {"version": "1", "note": "Asked often"})
    assert Faq.objects.get(slug="does-it-resolve").also == ["does it fizzle", "will it resolve"]
    assert answer_fields(edited_text(**NAMED).source).also == ("does it fizzle", "will it resolve")
