"""Which edition and which game a text speaks of, and how that is told; and what became of a number since."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from rules_data.core.citations import find
from rules_data.core.games import GAMES
from rules_data.queries import DocumentView, EditionView, Standing, games, same_number_elsewhere
from rules_data.queries.assuming import Assumption, assumed_edition
from rules_data.queries.assuming_games import assumed_game
from rules_data.queries.beside import beside
from rules_data.queries.checked_documents import UnableToCheck, document_asked, edition_of, pinned_by
from rules_data.queries.cited import as_cited
from rules_data.queries.fates import editions_with_numbers, fate_of, unkept
from rules_data.queries.titles import titles

pytestmark = pytest.mark.django_db
TODAY = date(2025, 12, 1)
GRAMMAR = GAMES["riftbound"].grammar


def assumed(document: DocumentView, text: str, **more: Any) -> Assumption:
    return assumed_edition(text, find(text, GRAMMAR), document, **more)


def edition(document: DocumentView, label: str) -> EditionView:
    found = document.edition(label)
    assert found is not None
    return found


class TestAnEditionThatIsNamed:
    @pytest.mark.parametrize(
        ("text", "label"),
        [
            ("By v1, rule 201.", "v1"),
            ("By V2, rule 201.", "v2"),
            ("(v2)", "v2"),
            ("Rules version 2, 201", "v2"),
            ("Edition 3 says so.", "v3"),
            ("As of 2025-01-01.", "v1"),
            ("As of 2025/06/01.", "v2"),
            ("Since January 1, 2025.", "v1"),
            ("Since January 1st, 2025.", "v1"),
            ("Since june 1 2025", "v2"),
            ("Since 1 September 2025.", "v3"),
            ("SampleRules%2020250601.pdf", "v2"),
            ("Rules 20250601", "v2"),
            ("https://example.org/SampleRules 20250601.txt", "v2"),
        ],
    )
    def test_is_told_by_its_label_or_by_its_day(self, document: DocumentView, text: str, label: str) -> None:
        found = assumed(document, text)
        assert (found.edition.label, found.is_named, found.is_guess) == (label, True, False)
        assert found.reason == f"The text names edition {label}, so it is read as citing that."

    @pytest.mark.parametrize(
        "text",
        ["v10", "v1.1", "v2.5 of a program", "xv1", "my-v1", "2025-01-011", "January 11, 2025", "1 January 2024",
         "By v1 and v2.", "In 2025-01-01 and in 2025-06-01."],
    )  # fmt: skip
    def test_is_not_told_by_another_number_nor_by_two_of_them(self, document: DocumentView, text: str) -> None:
        assert not assumed(document, text).is_named

    def test_that_was_chosen_stands_before_what_the_text_names(self, document: DocumentView) -> None:
        found = assumed(document, "By v1.", label="V2")
        assert (found.edition.label, found.reason) == ("v2", "Read as citing v2, as chosen.")

    @pytest.mark.parametrize(
        ("day", "label"),
        [(date(2024, 1, 1), "v1"), (date(2025, 1, 1), "v1"), (date(2025, 5, 31), "v1"), (date(2025, 6, 1), "v2"),
         (date(2030, 1, 1), "v3")],
    )  # fmt: skip
    def test_by_a_day_is_the_one_of_that_day_and_before_the_first_the_first(
        self, document: DocumentView, day: date, label: str
    ) -> None:
        found = assumed(document, "By v2.", day=day)
        assert found.edition.label == label
        assert found.reason == f"Read as citing {label}, the edition of {day.isoformat()}."

    @pytest.mark.parametrize(
        "text", ["CR v4.0", "Core Rules (version 4.0)", "core rules v4.0", "TR v4.0", "rules v4.0"]
    )
    def test_and_is_not_here_is_told_and_nothing_of_it_said(self, document: DocumentView, text: str) -> None:
        found = assumed(document, f"By {text}, rule 201.")
        assert not found.is_kept
        assert found.edition.label == "v3"
        assert found.reason.startswith("The text names edition v4.0, which is not on this site")

    def test_at_the_end_of_a_long_text_is_read_and_in_its_middle_is_not(self, document: DocumentView) -> None:
        filling = "word " * 13_000
        texts = (f"{filling} by v1", f"by v1 {filling}", f"{filling} by v1 {filling}")
        assert [assumed_edition(text, (), document).is_named for text in texts] == [True, True, False]


class TestAnEditionThatIsGuessed:
    @pytest.mark.parametrize(
        ("text", "label", "why"),
        [
            ("", "v3", "Nothing is cited, so nothing tells the edition; v3, the edition in force was looked in."),
            ("Rule 102.", "v1", "Best guess: edition v1, since its only number exists there."),
            ("Rule 302.", "v3", "Best guess: v3, the edition in force, since its only number exists there."),
            ("Rules 101 and 102.", "v1", "since all 2 numbers exist there."),
            ("Rules 101, 302 and 999.", "v3", "since 2 of 3 numbers exist there, and in no edition more."),
        ],
    )
    def test_is_the_one_that_has_the_most_of_the_numbers(
        self, document: DocumentView, text: str, label: str, why: str
    ) -> None:
        found = assumed(document, text)
        assert (found.edition.label, found.is_guess, found.is_kept) == (label, True, True)
        assert found.reason.endswith(why)

    @pytest.mark.parametrize("text", ["Rules 777, 888 and 999.", "Rules 101, 777, 888 and 999.", "Rules 777 and 888."])
    def test_is_none_where_hardly_a_number_exists(self, document: DocumentView, text: str) -> None:
        found = assumed(document, text)
        assert (found.is_kept, found.is_guess) == (False, True)
        assert "numbers exist in any edition on this site: the text seems to cite another" in found.reason


class TestAGame:
    @pytest.mark.parametrize(
        ("text", "game"),
        [
            ("In Magic: The Gathering, see rule 603.4.", "magic"),
            ("In Riftbound, see rule 383.3.e.", "riftbound"),
            ("See rule 603.4a and rule 704.5f.", "magic"),
            ("See rule 383.3.e and rule 383.4.c.", "riftbound"),
        ],
    )
    def test_is_told_by_its_name_or_by_how_it_numbers(self, document: DocumentView, text: str, game: str) -> None:
        found = assumed_game(text, games(date(2026, 6, 1))).game
        assert found is not None
        assert found.slug == game

    @pytest.mark.parametrize("slug", ["mtg", "Magic", "magic"])
    def test_that_was_chosen_is_asked_no_further(self, document: DocumentView, slug: str) -> None:
        found = assumed_game("See rule 383.3.e.", games(TODAY), slug)
        assert found.game is not None
        assert (found.game.slug, found.is_told) == ("magic", True)

    @pytest.mark.parametrize("text", ["", "Nothing at all.", "A 3/3 for 2."])
    def test_is_none_where_nothing_is_cited(self, document: DocumentView, text: str) -> None:
        found = assumed_game(text, games(TODAY))
        assert (found.game, found.like_rules) == (None, 0)

    def test_that_is_none_is_none(self, document: DocumentView) -> None:
        assert assumed_game("See rule 603.4.", games(TODAY), "chess").game is None

    @pytest.mark.parametrize(
        ("path", "game"),
        [
            ("docs/magic/a.md", "magic"),
            ("docs/Riftbound notes/a.md", "riftbound"),
            (r"docs\riftbound\a.md", "riftbound"),
        ],
    )
    def test_is_told_by_the_folder_where_the_text_tells_none(
        self, document: DocumentView, path: str, game: str
    ) -> None:
        found = assumed_game("See rule 101.", games(date(2026, 6, 1)), path=path).game
        assert found is not None
        assert found.slug == game


class TestWhatBecameOfANumber:
    @pytest.mark.parametrize(
        ("number", "since", "standing", "now"),
        [
            ("101", "v1", Standing.CURRENT, ["101"]),
            ("101.2", "v2", Standing.CURRENT, ["101.2"]),
            ("201", "v1", Standing.REUSED, ["301"]),
            ("201.1", "v1", Standing.MOVED, ["301.1"]),
            ("102", "v1", Standing.REMOVED, []),
            ("302", "v2", Standing.CHANGED, ["302"]),
            ("302", "v1", Standing.NEVER_EXISTED, []),
            ("777", "v1", Standing.NEVER_EXISTED, []),
            ("102", "v2", Standing.REMOVED, []),
        ],
    )
    def test_is_told_from_the_edition_that_is_cited(
        self, document: DocumentView, number: str, since: str, standing: Standing, now: list[str]
    ) -> None:
        found = fate_of(document, number, edition(document, since), edition(document, "v3"))
        assert (found.standing, [rule.number for rule in found.now]) == (standing, now)

    def test_leads_from_a_newer_edition_to_an_older_one_too(self, document: DocumentView) -> None:
        found = fate_of(document, "301", edition(document, "v3"), edition(document, "v1"))
        assert [rule.number for rule in found.now] == ["201"]
        assert found.moved_to is not None
        assert found.moved_to.number == "201"

    def test_shows_what_differs_only_where_it_says_something_else(self, document: DocumentView) -> None:
        fates = {
            number: fate_of(document, number, edition(document, "v2"), edition(document, "v3"))
            for number in ("302", "101.2", "301")
        }
        assert [piece.kind for piece in fates["302"].diff()].count("ins") >= 1
        assert (fates["101.2"].diff(), fates["301"].diff()) == ((), ())

    def test_cannot_be_told_of_an_edition_that_is_not_here(self, document: DocumentView) -> None:
        today = edition(document, "v3")
        for number, names_now, nearest in (("201", "201", None), ("201.9", None, "201"), ("777", None, None)):
            found = unkept(document, number, today)
            assert found.standing is Standing.NOT_KEPT
            assert (found.names_now.number if found.names_now else None) == names_now
            assert (found.nearest.number if found.nearest else None) == nearest

    def test_of_a_number_that_never_was_the_rule_above_it_is_the_nearest(self, document: DocumentView) -> None:
        today = edition(document, "v3")
        found = fate_of(document, "301.7.b", today, today)
        assert found.nearest is not None
        assert found.nearest.number == "301"

    def test_is_graver_the_further_down_the_list_it_stands(self) -> None:
        assert [one.gravity for one in Standing] == list(range(len(Standing)))
        stale = {one for one in Standing if one.is_stale}
        assert stale == set(Standing) - {Standing.CURRENT, Standing.CHANGED, Standing.NOT_KEPT}
        assert [one for one in Standing if one.is_unknown] == [Standing.NOT_KEPT]

    def test_all_editions_with_a_number_are_known_newest_first(self, document: DocumentView) -> None:
        found = editions_with_numbers(document.editions)
        assert [one.label for one in found["201"]] == ["v3", "v2", "v1"]
        assert [one.label for one in found["102"]] == ["v1"]
        assert "777" not in found


class TestWhatStandsBesideANumber:
    @pytest.mark.parametrize(
        ("number", "before", "after"),
        [("100.5", "100", "101"), ("101.3", "101.2", "200"), ("150", "101.2", "200"), ("999", "302", None),
         ("301.0", "301", "301.1")],
    )  # fmt: skip
    def test_are_the_rules_before_and_after_it_in_counting_order(
        self, document: DocumentView, number: str, before: str | None, after: str | None
    ) -> None:
        found = beside(edition(document, "v3"), number)
        assert (found.before.number if found.before else None) == before
        assert (found.after.number if found.after else None) == after

    @pytest.mark.parametrize("typed", ["301.1", " 301.1. ", "301.1."])
    def test_are_the_rules_of_other_books_that_have_it(self, document: DocumentView, typed: str) -> None:
        found = same_number_elsewhere(typed, games(TODAY))
        assert ("riftbound", "v3", "301.1") in [(game.slug, one.label, rule.number) for game, one, rule in found]

    @pytest.mark.parametrize("typed", ["", "the tower", "301.99.z", "@v1"])
    def test_are_none_for_what_no_book_has(self, document: DocumentView, typed: str) -> None:
        assert same_number_elsewhere(typed, games(TODAY)) == ()


class TestWhatIsAskedFor:
    def test_a_document_is_the_one_named_in_any_case(self, document: DocumentView) -> None:
        of = next(one for one in games(TODAY) if one.slug == "riftbound")
        assert document_asked(of, "TR") == of.document("tr")
        with pytest.raises(UnableToCheck, match=r"Riftbound has no document “mtr” here. It has: .*tr"):
            document_asked(of, "mtr")

    def test_an_edition_that_is_not_here_names_those_that_are(self, document: DocumentView) -> None:
        assert edition_of(document, "V2").label == "v2"
        with pytest.raises(UnableToCheck, match=r"No edition “v9” of the Tournament Rules .* There are: v3, v2, v1"):
            edition_of(document, "v9")

    @pytest.mark.parametrize(
        ("named", "label"),
        [
            ("v1", "v1"),
            ("V2", "v2"),
            ("2025-07-01", "v2"),
            ("2024-07-01", None),
            ("v9", None),
            ("2025-13-01", None),
            (None, None),
        ],
    )
    def test_a_reference_is_pinned_by_the_label_or_the_day_it_names(
        self, document: DocumentView, named: str | None, label: str | None
    ) -> None:
        [citation] = find("TR 201", GRAMMAR)
        found = pinned_by(replace(citation, edition=named), document)
        assert (found.label if found else None) == label

    def test_a_citation_says_all_that_is_known_of_its_rule(self, document: DocumentView) -> None:
        of = next(one for one in games(TODAY) if one.slug == "riftbound")
        told = as_cited(of, edition(document, "v2"), "301–302", is_summary=True)
        assert (told.game, told.document, told.number, told.edition, told.is_summary) == (
            "Riftbound", "tr", "301–302", "v2", True,
        )  # fmt: skip
        assert (told.effective, told.publisher) == (date(2025, 6, 1), of.publisher)

    def test_headings_are_the_titles_of_a_book_that_gives_no_others(self, document: DocumentView) -> None:
        found = titles(edition(document, "v3"))
        assert {number: found[number] for number in ("100", "200", "300")} == {
            "100": "Moving", "200": "Resting", "300": "Winning",
        }  # fmt: skip
