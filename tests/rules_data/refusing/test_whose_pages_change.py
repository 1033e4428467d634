"""What a verb of the desk changes of what readers see: of which games the kept pages are made anew."""

from __future__ import annotations

import importlib

import pytest

from rules_data.actions import (
    acting,
    check_revision,
    correct_rule,
    correct_term,
    name_rule,
    publish_again,
    publish_revision,
    revert_revision,
    settle_impact,
    settle_match,
    term_version,
    write_change_notes,
)
from rules_data.models import Edition, Faq, GlossaryTerm, ImpactItem, Revision, Rule
from rules_data.queries import site_state
from rules_data.queries.state import state_of
from tests.rules_data.refusing.conftest import V1, V2, of, open_draft
from tests.rules_data.refusing.test_half_way import VERBS, Verb

__all__ = ["open_draft"]
pytestmark = pytest.mark.django_db
GAMES = ("flesh-and-blood", "magic", "riftbound")
# What is seen of a game alone.
OF_THE_GAME = {"publish a text", "withdraw a text", "undo a text", "revert"}
# Words that are searched by may be of all games.
OF_ALL = {"keep a synonym"}


@pytest.fixture(autouse=True)
def _no_index(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_texts", "revert_revision", "publish_again"):
        module = importlib.import_module(f"rules_data.actions.{name}")
        monkeypatch.setattr(module, "index_with_this_change", lambda refusal: None)


def changed_by(verb: Verb) -> set[str]:
    """The games whose pages are made anew after it."""
    before = {game: state_of(site_state(), game) for game in GAMES}
    verb()
    return {game for game in GAMES if state_of(site_state(), game) != before[game]}


@pytest.mark.parametrize("name", sorted(VERBS))
def test_a_verb_changes_the_pages_of_its_game_or_none(open_draft: int, name: str) -> None:
    with acting("Grace"):
        verb = VERBS[name](open_draft)
        expected = set(GAMES) if name in OF_ALL else {"riftbound"} if name in OF_THE_GAME else set()
        assert changed_by(verb) == expected


def test_what_is_written_of_a_draft_is_read_by_nobody_yet(open_draft: int) -> None:
    assert changed_by(lambda: write_change_notes(open_draft, "Resting is new.", version=None)) == set()
    assert changed_by(lambda: settle_match(**V2, old_numbers=["102"], new_numbers=["302"])) == set()


def decided_of(edition: str, kind: str = "faq") -> ImpactItem:
    """An item on the list of a version of the sample."""
    of_edition = Edition.objects.get(document__slug="tr", document__game__slug="riftbound", label=edition)
    return ImpactItem.objects.create(edition=of_edition, kind=kind, key="x", title="X", rules=[], digest="d")


@pytest.mark.parametrize(
    ("edition", "kind", "seen"),
    [("v1", "faq", {"riftbound"}), ("v2", "faq", set()), ("v1", "example", set()), ("v1", "term", set())],
)
def test_what_is_decided_of_an_answer_is_seen_once_its_version_is(
    open_draft: int, edition: str, kind: str, seen: set[str]
) -> None:
    item = decided_of(edition, kind)
    assert changed_by(lambda: settle_impact(item.pk, "still_true")) == seen


class TestTheListOfAVersionThatIsCorrected:
    """What was decided when the version came stays, unless the correction touches it."""

    def corrected(self) -> object:
        rule = Rule.objects.get(revision__status="published", revision__edition__label="v1", number="101")
        given = {**V1, "number": "101", "note": "A typo", "version": rule.content_hash}
        correct_rule(**given, text="A player may move one piece in each turn.")
        return check_revision(**V1)

    @pytest.mark.parametrize("state", ["open", "still_true", "rewritten", "withdrawn"])
    def test_is_still_there_as_it_was_decided(self, open_draft: int, state: str) -> None:
        item = decided_of("v1")
        with acting("Grace"):
            settle_impact(item.pk, state, note="I looked.")
        assert changed_by(self.corrected) == set()
        [kept] = ImpactItem.objects.filter(edition=item.edition, key="x")
        assert (kept.state, kept.note, kept.decided_by) == (state, "I looked.", "Grace")

    def test_is_asked_again_about_what_it_touches(self, open_draft: int) -> None:
        provision = of(Revision.objects.get(status="published", edition__document__slug="tr").pk, "101").provision
        faq = Faq.objects.filter(game__slug="riftbound")[0]
        faq.provisions.add(provision)
        item = ImpactItem.objects.create(
            edition=Edition.objects.get(document__slug="tr", document__game__slug="riftbound", label="v1"),
            kind="faq", key=faq.slug, title="X", rules=[], digest="d",
        )  # fmt: skip
        settle_impact(item.pk, "still_true")
        assert changed_by(self.corrected) == {"riftbound"}
        [again] = ImpactItem.objects.filter(edition=item.edition, key=faq.slug)
        assert (again.state, again.rules) == ("open", [["101", "101"]])

    def test_is_made_anew_for_another_draft_of_a_version_that_is_not_there_yet(self, open_draft: int) -> None:
        item = decided_of("v2")
        check_revision(**V2)
        assert not ImpactItem.objects.filter(edition=item.edition, key="x").exists()


def test_a_short_title_is_seen_in_its_game(open_draft: int) -> None:
    named = of(Revision.objects.get(edition__document__slug="tr", edition__label="v1").pk, "101").provision
    assert changed_by(lambda: name_rule(game="riftbound", document="tr", provision=named.slug, title="One step")) == {
        "riftbound"
    }


def test_publishing_over_and_over_is_seen_in_its_game_each_time(open_draft: int) -> None:
    published = {"despite_obstacles": True, "index": False}
    assert changed_by(lambda: publish_revision(**V2, **published)) == {"riftbound"}
    assert changed_by(lambda: revert_revision(**V2)) == {"riftbound"}
    assert changed_by(lambda: publish_again(open_draft)) == {"riftbound"}
    assert changed_by(lambda: revert_revision(**V1)) == {"riftbound"}


def test_a_corrected_word_of_a_glossary_waits_in_a_draft() -> None:
    term = GlossaryTerm.objects.filter(revision__status="published").select_related(
        "revision__edition__document__game"
    )[0]
    edition = term.revision.edition
    named = {"game": edition.document.game.slug, "document": edition.document.slug, "edition": edition.label}
    given = {"slug": term.slug, "text": f"{term.text} So it is.", "note": "A sentence was missing"}
    assert changed_by(lambda: correct_term(**named, **given, version=term_version(term.text))) == set()
