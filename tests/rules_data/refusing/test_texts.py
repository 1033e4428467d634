"""Working texts: saved by several people, published, withdrawn, undone, discarded; each refusal changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.actions import (
    EditConflict,
    UnableToEditText,
    acting,
    discard_text,
    publish_text,
    save_text,
    undo_text,
    withdraw_text,
)
from rules_data.actions import save_text as saving
from rules_data.models import AuditEntry, Faq, TextSaved, TextVersion, WorkingText
from rules_data.queries.desk import AnswerFields, answer_file, edited_text, saved_versions, texts_of

pytestmark = pytest.mark.django_db
NAMED = {"kind": "faq", "game": "riftbound", "slug": "does-it-resolve"}
CONCEPT = {"kind": "concept", "game": "all", "slug": "who-goes-first"}
CONCEPT_FILE = """\
concept: Who goes first
question: Who begins?
answer: Somebody does.
difference: They differ.
rules:
  riftbound: {version: v1.3, numbers: [383, 383.3]}
"""


@pytest.fixture(autouse=True)
def _no_index(monkeypatch: pytest.MonkeyPatch) -> None:
    """What searches find is held elsewhere; an index after each publication would take most of the time."""
    monkeypatch.setattr("rules_data.actions._texts.index_with_this_change", lambda refusal: None)


def a_file(answer: str = "Yes, by rule 383.3.e.") -> str:
    return answer_file(AnswerFields("Does it?", "Does it?", answer, ("383.3.e",), (), "v1.3"))


def save(source: str = "", version: int = 0, **named: str) -> int:
    return save_text(**(NAMED | named), source=source or a_file(), version=version)


def publish(version: int = 1, **more: Any) -> int:
    return publish_text(**NAMED, version=version, **more)


def is_shown() -> bool:
    return Faq.objects.filter(game__slug="riftbound", slug=NAMED["slug"]).exists()


class TestSaving:
    def test_what_was_saved_already_is_no_new_version(self) -> None:
        assert save() == 1
        assert save(version=1) == 1
        assert save(version=0) == 1
        assert TextSaved.objects.count() == 1

    def test_line_ends_make_no_difference(self) -> None:
        save("One\nTwo")
        assert save("One\r\nTwo", version=1) == 1

    def test_versions_count_up_and_each_is_kept_with_who_wrote_it(self) -> None:
        for version, who in enumerate(("ann", "bob", "ann")):
            with acting(who):
                assert save(a_file(f"{who} {version}"), version) == version + 1
        kept = TextSaved.objects.order_by("version").values_list("version", "who")
        assert list(kept) == [(1, "ann"), (2, "bob"), (3, "ann")]
        assert saved_versions(**NAMED) == (3, 2, 1)

    def test_of_many_versions_the_latest_are_kept(self, monkeypatch: pytest.MonkeyPatch) -> None:
        import sys

        monkeypatch.setattr(sys.modules[saving.__module__], "MOST_SAVED", 3)
        for version in range(6):
            save(a_file(str(version)), version)
        assert saved_versions(**NAMED) == (6, 5, 4)

    def test_the_versions_of_a_concept_are_kept_like_any_others(self) -> None:
        save_text(**CONCEPT, source=CONCEPT_FILE, version=0)
        save_text(**CONCEPT, source=CONCEPT_FILE.replace("begins", "starts"), version=1)
        assert saved_versions(**CONCEPT) == (2, 1)

    def test_who_begins_with_an_older_version_gets_the_newer_text(self) -> None:
        with acting("ann"):
            save(a_file("Ann's."))
            save(a_file("Ann's again."), 1)
        with acting("bob"), pytest.raises(EditConflict) as conflict:
            save(a_file("Bob's."), 1)
        found = conflict.value
        assert (found.by, found.version) == ("ann", 2)
        assert "Ann's again." in found.theirs
        assert "Nothing of yours is lost" in str(found)

    def test_who_believes_nobody_has_begun_is_told_who_has(self) -> None:
        with acting("ann"):
            save(a_file("Ann's."))
        with pytest.raises(EditConflict) as conflict:
            save(a_file("Bob's."), 0)
        assert (conflict.value.by, conflict.value.version) == ("ann", 1)

    def test_of_what_was_discarded_meanwhile_nothing_is_saved_over(self) -> None:
        save()
        discard_text(**NAMED, version=1)
        with pytest.raises(EditConflict) as conflict:
            save(a_file("Mine."), 1)
        assert (conflict.value.theirs, conflict.value.version) == ("", 0)
        assert not WorkingText.objects.exists()

    def test_texts_of_one_slug_are_apart_by_kind_and_by_game(self) -> None:
        save()
        save("another", game="magic")
        save("a card", kind="card")
        assert edited_text(**NAMED).source == a_file()
        assert WorkingText.objects.count() == 3

    @pytest.mark.parametrize(
        "slug", ["", "Two Words", "UPPER", "-begins", "ends-", "two--hyphens", "dot.ted", "x" * 101, "ü", "a/b", "a\n"]
    )
    def test_what_cannot_stand_in_an_address_is_refused(self, slug: str) -> None:
        with pytest.raises(UnableToEditText, match="cannot stand in an address: use small letters"):
            save(slug=slug)
        assert not WorkingText.objects.exists()

    @pytest.mark.parametrize("slug", ["a", "7", "a-1-b", "x" * 100])
    def test_what_can_stand_in_an_address_is_taken(self, slug: str) -> None:
        assert save(slug=slug) == 1

    @pytest.mark.parametrize("source", ["x" * 60_001, "a\x00b"])
    def test_a_text_that_no_page_could_show_is_refused(self, source: str) -> None:
        with pytest.raises(UnableToEditText, match="60,000 characters at most, and no NUL"):
            save(source)

    @pytest.mark.parametrize(
        ("named", "said"),
        [
            ({"kind": "poem"}, "'poem' is none of: .*faq"),
            ({"game": "chess"}, "There is no game 'chess'"),
            ({"game": "all"}, "A concept is of all games, and every other text of one"),
            ({"kind": "concept"}, "A concept is of all games, and every other text of one"),
        ],
    )
    def test_a_text_of_no_kind_or_game_is_refused(self, named: dict[str, str], said: str) -> None:
        with pytest.raises(UnableToEditText, match=said):
            save(**named)
        assert not WorkingText.objects.exists()

    def test_saving_changes_nothing_that_readers_see_and_is_no_entry_in_the_history(self) -> None:
        before = AuditEntry.objects.count()
        save()
        assert not is_shown()
        assert AuditEntry.objects.count() == before


class TestPublishing:
    def test_what_is_published_is_no_working_text_any_more(self) -> None:
        save()
        publish(note="  Asked often  ")
        assert is_shown()
        assert edited_text(**NAMED).version == 0
        kept = TextVersion.objects.get()
        assert (kept.note, kept.before, kept.source) == ("Asked often", "", a_file())

    def test_a_second_publication_keeps_what_readers_saw_before(self) -> None:
        save()
        publish()
        save(a_file("No, by rule 383.3.e."))
        second = TextVersion.objects.get(pk=publish())
        assert "Yes" in second.before
        assert "No" in second.source

    def test_only_the_version_that_was_looked_at_is_published(self) -> None:
        save()
        save(a_file("Another, by rule 383.3.e."), 1)
        with pytest.raises(EditConflict) as conflict:
            publish(version=1)
        assert conflict.value.version == 2
        assert not is_shown()

    def test_what_nobody_is_writing_cannot_be_published(self) -> None:
        with pytest.raises(UnableToEditText, match="Nobody is working on this text: there is nothing to publish"):
            publish()

    def test_a_fault_is_named_and_stops_it(self) -> None:
        save(a_file("By rule 999.9.z."))
        with pytest.raises(UnableToEditText, match=r"This has to be settled first:\n- .*999"):
            publish()
        assert not is_shown()
        assert WorkingText.objects.count() == 1

    @pytest.mark.parametrize("note", ["", " \n"])
    def test_a_fault_is_overruled_with_a_reason_only(self, note: str) -> None:
        save(a_file("By rule 999.9.z."))
        with pytest.raises(UnableToEditText, match="Say in the note why it is published although"):
            publish(despite_faults=True, note=note)
        assert not is_shown()
        publish(despite_faults=True, note="The rule comes next week")
        assert is_shown()

    def test_what_cannot_be_read_at_all_is_overruled_by_nobody(self) -> None:
        save("no head")
        with pytest.raises(UnableToEditText):
            publish(despite_faults=True, note="All the same")
        assert WorkingText.objects.get().source == "no head"

    def test_where_two_are_needed_nobody_publishes_what_they_wrote_in(self, settings: Any) -> None:
        settings.TWO_PERSONS = True
        for version, who in enumerate(("ann", "bob")):
            with acting(who):
                save(a_file(f"{who}'s, by rule 383.3.e."), version)
        for who in ("ann", "bob"):
            with acting(who), pytest.raises(UnableToEditText, match="You wrote in this text"):
                publish(version=2)
        with acting("zoe"):
            publish(version=2)
        assert is_shown()

    def test_where_one_is_enough_authors_publish_their_own(self, settings: Any) -> None:
        settings.TWO_PERSONS = False
        with acting("ann"):
            save()
            publish()
        assert TextVersion.objects.get().published_by == "ann"

    def test_a_text_being_written_stands_first_in_the_list(self) -> None:
        save(slug="zz-the-last")
        first = texts_of("riftbound", "faq")[0]
        assert (first.slug, first.is_published) == ("zz-the-last", False)


class TestTakingAway:
    def test_a_withdrawn_text_is_gone_and_comes_back_whole(self) -> None:
        save()
        publish()
        withdrawn = withdraw_text(**NAMED, note=" Wrong since v1.4 ")
        assert not is_shown()
        assert TextVersion.objects.get(pk=withdrawn).note == "Wrong since v1.4"
        undo_text(withdrawn)
        assert is_shown()
        assert edited_text(**NAMED).published == a_file()

    @pytest.mark.parametrize("note", ["", "  "])
    def test_without_a_reason_nothing_is_withdrawn(self, note: str) -> None:
        save()
        publish()
        with pytest.raises(UnableToEditText, match="Say in the note why it is withdrawn"):
            withdraw_text(**NAMED, note=note)
        assert is_shown()

    def test_what_readers_do_not_see_cannot_be_withdrawn(self) -> None:
        save()
        with pytest.raises(UnableToEditText, match="not published, so it cannot be withdrawn"):
            withdraw_text(**NAMED, note="Wrong")
        with pytest.raises(UnableToEditText, match="'poem' is none of"):
            withdraw_text(**(NAMED | {"kind": "poem"}), note="Wrong")

    def test_only_the_newest_change_is_taken_back(self) -> None:
        save()
        first = publish()
        save(a_file("No, by rule 383.3.e."))
        second = publish()
        with pytest.raises(UnableToEditText, match="Something newer of this text was published since"):
            undo_text(first)
        undo_text(second)
        assert "Yes" in edited_text(**NAMED).published
        undo_text(first)
        assert not is_shown()

    def test_nothing_is_taken_back_twice(self) -> None:
        save()
        done = publish()
        undo_text(done)
        with pytest.raises(UnableToEditText, match="This was undone before"):
            undo_text(done)

    def test_what_never_happened_is_not_called_undone(self) -> None:
        with pytest.raises(UnableToEditText, match="Nothing was published or withdrawn under this number"):
            undo_text(987_654_321)

    def test_another_text_published_since_is_in_nobodys_way(self) -> None:
        save()
        done = publish()
        save_text(**(NAMED | {"slug": "another"}), source=a_file(), version=0)
        publish_text(**(NAMED | {"slug": "another"}), version=1)
        undo_text(done)
        assert not is_shown()
        assert Faq.objects.filter(slug="another").exists()

    def test_a_working_text_is_discarded_as_it_was_seen(self) -> None:
        save()
        save(a_file("More."), 1)
        with pytest.raises(EditConflict):
            discard_text(**NAMED, version=1)
        assert WorkingText.objects.count() == 1
        discard_text(**NAMED, version=2)
        assert not WorkingText.objects.exists()
        with pytest.raises(UnableToEditText, match="Nobody is working on this text"):
            discard_text(**NAMED, version=2)

    def test_discarding_leaves_what_readers_see(self) -> None:
        save()
        publish()
        save(a_file("Unfinished."))
        discard_text(**NAMED, version=1)
        assert is_shown()

    def test_each_step_stands_in_the_history_under_its_own_verb(self) -> None:
        save()
        with acting("pia"):
            publish()
            undo_text(withdraw_text(**NAMED, note="Wrong"))
            save(a_file("Unfinished."))
            discard_text(**NAMED, version=1)
        told = AuditEntry.objects.filter(who="pia").order_by("number").values_list("verb", "subject")
        assert [verb for verb, _ in told] == ["publish text", "withdraw text", "undo text", "discard text"]
        assert {subject for _, subject in told} == {"riftbound faq does-it-resolve"}
