"""Whether what is kept is whole: each promise is broken once, behind the site's back, and said to be broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from django.core.management import CommandError, call_command

from rules_data.models import CitationLink, Revision, Rule, guarding
from rules_data.queries import DocumentView, text_digest, verify, verifying
from rules_data.queries.desk import Verified
from rules_data.queries.verifying import Checked
from tests.unguarded import changed

pytestmark = pytest.mark.django_db
GUARDED = "The database guards what has been published"
TEXTS = "Every published text is the one that was imported"
REPLACED = "What a text replaced is another text of its edition"
REFERENCES = "Every reference stands in the text that has it"
IDENTITIES = "Every rule's identity belongs to its document"


@pytest.fixture(autouse=True)
def _only_the_sample(document: DocumentView, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ships is thousands of rules; the sample is looked over in their place."""
    sample = Revision.objects.filter(edition__document__slug="tr").exclude(published_at=None)
    known = sample.select_related("edition__document__game").order_by("pk")
    monkeypatch.setattr(verifying, "_closed", lambda: iter(known))


@pytest.fixture
def first() -> int:
    """The first published version of the sample."""
    return int(Revision.objects.get(edition__document__slug="tr", edition__label="v1", status="published").pk)


def problems(promise: str) -> tuple[str, ...]:
    """What breaks a promise."""
    return tuple(verifying._checks[promise]())


def in_first(first: int, change: str, number: str) -> None:
    """Change a rule of the first version as nobody may."""
    statement = f"UPDATE rules_data_rule SET {change} WHERE revision_id = {first} AND number = '{number}'"  # noqa: S608
    changed("rules_data_rule", statement)


def test_what_nobody_touched_keeps_every_promise() -> None:
    found = list(verify())
    assert {GUARDED, TEXTS, REPLACED, REFERENCES, IDENTITIES} <= {one.promise for one in found}
    assert [one.problems for one in found if one.promise.startswith(("The database", "Every", "What a"))] == [()] * 5


class TestTheTexts:
    def test_another_word_is_told_with_its_rule_and_that_the_whole_is_another(self, first: int) -> None:
        in_first(first, "text = text || ' Not.'", "101.1")
        told = problems(TEXTS)
        assert len(told) == 2
        assert "v1" in told[0]
        assert told[0].endswith(": 101.1 does not say what it said when it was imported.")
        assert told[1].endswith("its records are not the ones that were imported.")

    def test_an_example_is_a_part_of_what_was_imported(self, first: int) -> None:
        in_first(first, """examples = '["So it is."]'""", "101.1")
        assert "101.1 does not say" in problems(TEXTS)[0]

    @pytest.mark.parametrize("number", ["101.2", "201.1"])
    def test_a_rule_that_is_gone_is_missed_by_the_whole_and_by_its_count(self, first: int, number: str) -> None:
        [pk] = Rule.objects.filter(revision=first, number=number).values_list("pk", flat=True)
        changed("rules_data_citationlink", f"DELETE FROM rules_data_citationlink WHERE rule_id = {pk}")  # noqa: S608
        changed("rules_data_rule", f"DELETE FROM rules_data_rule WHERE id = {pk}")  # noqa: S608
        told = problems(TEXTS)
        assert [one.split(": ", 1)[1] for one in told] == [
            "its records are not the ones that were imported.", "it has 5 rules, not the 6 that were imported.",
        ]  # fmt: skip

    def test_a_heading_made_a_rule_is_found(self, first: int) -> None:
        in_first(first, "kind = 'rule'", "200")
        assert any("it has 7 rules, not the 6" in one for one in problems(TEXTS))

    def test_what_was_changed_together_with_its_own_hash_is_missed_by_the_whole(self, first: int) -> None:
        [other] = Rule.objects.filter(revision=first, number="101.2").values_list("text", "content_hash")
        in_first(first, f"text = '{other[0]}'", "101.1")
        told = problems(TEXTS)
        assert any("its records are not the ones that were imported" in one for one in told)

    def test_the_digest_of_all_texts_is_another_for_another_word_and_the_same_for_the_same(self, first: int) -> None:
        before = text_digest()
        assert text_digest() == before
        assert len(before) == 64
        in_first(first, "text = text || ' Not.'", "101.1")
        assert text_digest() != before

    def test_texts_of_drafts_are_looked_at_by_nobody(self) -> None:
        assert {one.status for one in verifying._closed()} == {"published"}


class TestReferences:
    @pytest.fixture
    def link(self, first: int) -> CitationLink:
        return CitationLink.objects.get(rule__revision=first, rule__number="102", part=0)

    @pytest.mark.parametrize("change", ['start = start + 1, "end" = "end" + 1', "raw = 'rule 777'", "start = 0"])
    def test_one_that_stands_elsewhere_is_told_with_its_rule(self, link: CitationLink, change: str) -> None:
        changed("rules_data_citationlink", f"UPDATE rules_data_citationlink SET {change} WHERE id = {link.pk}")  # noqa: S608
        [told] = problems(REFERENCES)
        assert told.startswith("Rule 102: 'rule ")
        assert told.endswith("is not what stands there.")

    def test_one_in_a_text_that_says_something_else_now_is_told(self, first: int, link: CitationLink) -> None:
        in_first(first, "text = 'Pieces never fight.'", "102")
        assert problems(REFERENCES) == ("Rule 102: 'rule 101.1' is not what stands there.",)


class TestIdentities:
    def test_one_of_another_document_is_told_with_its_rule(self, first: int) -> None:
        in_first(first, "provision_id = (SELECT MIN(id) FROM rules_data_provision WHERE document_id NOT IN "
                        "(SELECT id FROM rules_data_document WHERE slug = 'tr'))", "102")  # fmt: skip
        [told] = problems(IDENTITIES)
        assert told.startswith("102 (")
        assert told.endswith("its identity is one of another document.")

    def test_a_text_that_replaced_one_of_another_edition_is_told(self, first: int) -> None:
        other = Revision.objects.get(edition__document__slug="tr", edition__label="v2", status="published")
        changed("rules_data_revision", f"UPDATE rules_data_revision SET replaced_id = {other.pk} WHERE id = {first}")  # noqa: S608
        [told] = problems(REPLACED)
        assert "v1" in told
        assert told.endswith("it replaced a text of another edition.")


@pytest.fixture
def without_guards() -> Iterator[None]:
    guarding.remove()
    yield
    guarding.install()


class TestTheGuards:
    def test_each_that_is_missing_is_named_with_what_puts_it_back(self, without_guards: None) -> None:
        told = problems(GUARDED)
        assert len(told) == len(guarding.names())
        assert all(one.endswith("is missing: run `manage.py migrate`.") for one in told)
        guarding.install()
        assert problems(GUARDED) == ()

    def test_they_are_put_back_as_often_as_one_likes(self) -> None:
        guarding.install()
        guarding.install()
        assert guarding.installed() == guarding.names()


class TestTheCommand:
    @pytest.fixture(autouse=True)
    def asked_of(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """The hashes that the history was asked for, which is held elsewhere and long."""
        asked: list[str] = []

        def looked_over(head: str) -> Verified:
            asked.append(head)
            return Verified(7, 3, 2, "f" * 64, ("Cut off.",) if head else (), ("Magic v0",))

        monkeypatch.setattr("rules_data.management.commands.verify.verify_trail", looked_over)
        return asked

    @pytest.fixture(autouse=True)
    def promised(self, monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, int]], None]:
        def promise(broken: dict[str, int]) -> None:
            found = [Checked(name, tuple(f"It is {n}." for n in range(count))) for name, count in broken.items()]
            monkeypatch.setattr("rules_data.management.commands.verify.verify", lambda: found)

        return promise

    def test_what_is_kept_and_what_is_broken_is_told_promise_by_promise(
        self, promised: Callable[[dict[str, int]], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        promised({"One": 0, "Another": 2})
        with pytest.raises(CommandError, match=r"^Not as it was written: 2 faults\.$"):
            call_command("verify")
        told = capsys.readouterr().out
        assert "kept    One" in told
        assert "BROKEN  Another\n          It is 0.\n          It is 1.\n" in told
        assert "sha256" in told

    def test_of_many_faults_the_first_are_told_and_the_rest_counted(
        self, promised: Callable[[dict[str, int]], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        promised({"One": 23})
        with pytest.raises(CommandError, match="23 faults"):
            call_command("verify")
        told = capsys.readouterr().out
        assert "It is 19." in told
        assert "It is 20." not in told
        assert "and 3 more" in told

    def test_a_single_fault_is_one(self, promised: Callable[[dict[str, int]], None]) -> None:
        promised({"One": 1})
        with pytest.raises(CommandError, match=r"1 fault\."):
            call_command("verify")

    def test_a_hash_that_was_noted_is_looked_for_in_any_case_and_with_blanks_around_it(
        self, promised: Callable[[dict[str, int]], None], asked_of: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        promised({})
        with pytest.raises(CommandError, match="1 fault"):
            call_command("verify", "--head", " ABC0 ")
        told = capsys.readouterr()
        assert asked_of == ["abc0"]
        assert told.err == "Cut off.\n"
        assert "as written" not in told.out

    def test_what_nobody_can_compare_is_named_and_no_fault(
        self, promised: Callable[[dict[str, int]], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        promised({"One": 0})
        call_command("verify")
        told = capsys.readouterr().out
        assert "nothing to compare it with (--seal): Magic v0." in told
        assert "7 entries, 3 revisions and 2 texts are as written." in told
        assert f"Last hash, to be noted elsewhere: {'f' * 64}" in told

    def test_nothing_is_left_to_seal_where_everything_is_sealed(
        self, promised: Callable[[dict[str, int]], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        promised({})
        call_command("verify", "--seal")
        assert "Sealed: 0." in capsys.readouterr().out
