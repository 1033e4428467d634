"""Cards, examples and corrected rules while they are written, and the rules that are found while typing."""

from __future__ import annotations

from datetime import date

import pytest

from rules_data.models import GlossaryTerm, Rule
from rules_data.queries import GameView, find_game
from rules_data.queries.desk import preview_correction, rules_to_match
from rules_data.queries.desk.drafts import rules_matching, terms_matching
from rules_data.queries.desk.writing import preview_text
from rules_data.queries.text_views import TextPreview
from tests.rules_data.refusing.conftest import of, open_draft, published

pytestmark = pytest.mark.django_db
__all__ = ["open_draft"]

EXAMPLE = """\
example: a-lone-mourner
game: riftbound
title: A mourner draws
editions: [v1.3]
cards:
  Mourner:
    types: [unit]
    might: 2
    abilities: [{when: {event: dies, object: {type: unit, other: true}}, do: [{draw: 1}]}]
given:
  turn: {player: Ahri}
  Ahri: {base: [Mourner, {token: Recruit, as: r1}]}
  Jinx: {}
when: [{kill: r1}]
then: {triggers: {Mourner: 1}}
"""


@pytest.fixture
def riftbound(db: None) -> GameView:
    found = find_game("riftbound", date(2026, 6, 1))
    assert found is not None
    return found


def said(found: TextPreview) -> list[str]:
    return [fault.message for fault in found.faults]


class TestACard:
    def test_is_told_by_its_name_and_what_it_does(self, riftbound: GameView) -> None:
        source = "card: Mourner\nslug: mourner\ntypes: [Unit]\nmight: 2\nabilities:\n" \
                 "  - {when: {event: dies, object: {type: unit, other: true}}, do: [{draw: 1}]}\n"  # fmt: skip
        found = preview_text("card", riftbound, source, "mourner")
        assert (found.title, found.faults) == ("Mourner", ())
        assert len(found.lines) == 1
        assert "draw" in found.lines[0].lower()

    def test_that_does_nothing_is_told_by_its_name_alone(self, riftbound: GameView) -> None:
        found = preview_text("card", riftbound, 'card: "Hall"\nslug: hall\ntypes: [Battlefield]\n', "hall")
        assert (found.title, found.lines, found.faults) == ("Hall", (), ())

    @pytest.mark.parametrize("source", ["", "\n\n", "# To be written\n"])
    def test_of_which_nothing_is_written_begins_with_its_name(self, riftbound: GameView, source: str) -> None:
        [fault] = preview_text("card", riftbound, source, "hall").faults
        assert fault.message == "Begin with the card’s name: `card: Lightning Bolt`."
        assert (fault.line, fault.column, fault.grave) == (1, 1, True)

    @pytest.mark.parametrize(
        ("source", "line"),
        [
            ("slug: hall\n", 1),
            ("card: Hall\ntypes: [Unit]\nmight: many\n", 3),
            ("card: Hall\ntypes: [Unit]\nabilities: [{when: {event: dances}, do: [{draw: 1}]}]\n", 3),
            ("card: Hall\ncard: Hut\n", 2),
            ("card: Hall\ntypes: [Unit\n", 3),
            ("a: &a [x]\nb: *a\n", 2),
        ],
    )
    def test_that_cannot_be_read_is_told_with_its_line_and_shows_nothing(
        self, riftbound: GameView, source: str, line: int
    ) -> None:
        found = preview_text("card", riftbound, source, "hall")
        assert found.faults[0].line == line
        assert (found.title, found.lines) == ("", ())
        assert not found.may_be_published


class TestAnExample:
    def test_is_told_and_run_under_each_of_its_versions_once(self, riftbound: GameView) -> None:
        source = EXAMPLE.replace("[v1.3]", "[v1.3, v1.2, v1.3]")
        found = preview_text("example", riftbound, source, "a-lone-mourner")
        assert found.title == "A mourner draws"
        assert [(edition, run.verdict.name) for edition, run in found.runs] == [
            ("v1.3", "CONFIRMED"), ("v1.2", "CONFIRMED"),
        ]  # fmt: skip

    def test_that_comes_out_so_has_no_fault(self, riftbound: GameView) -> None:
        found = preview_text("example", riftbound, EXAMPLE, "a-lone-mourner")
        assert [run.verdict.name for _, run in found.runs] == ["CONFIRMED"]
        assert any("Mourner" in line for line in found.lines)
        assert found.faults == ()

    def test_that_comes_out_otherwise_is_in_conflict_and_says_in_what(self, riftbound: GameView) -> None:
        found = preview_text("example", riftbound, EXAMPLE.replace("{Mourner: 1}}", "{Mourner: 2}}"), "x")
        [fault] = found.faults
        assert fault.message.startswith("Conflict under v1.3: ")
        assert "Mourner" in fault.message
        assert "2" in fault.message
        assert not found.may_be_published

    def test_of_another_game_is_refused_and_not_run(self) -> None:
        magic = find_game("magic", date(2026, 6, 1))
        assert magic is not None
        found = preview_text("example", magic, EXAMPLE, "x")
        assert said(found) == ["It says it is of riftbound; this is Magic: The Gathering."]
        assert found.runs == ()

    @pytest.mark.parametrize(
        ("old", "new", "line"),
        [("kill: r1", "kil: r1", 14), ("kill: r1", "kill: r7", 14), ("game: riftbound", "game: chess", 2),
         ("triggers: {Mourner", "triggers: {Nobody", 15)],
    )  # fmt: skip
    def test_with_a_fault_is_told_in_its_place_and_not_run(
        self, riftbound: GameView, old: str, new: str, line: int
    ) -> None:
        found = preview_text("example", riftbound, EXAMPLE.replace(old, new), "x")
        assert found.faults[0].line == line
        assert found.faults[0].column > 0
        assert (found.title, found.runs) == ("", ())

    def test_may_name_a_card_of_its_game(self, riftbound: GameView) -> None:
        source = EXAMPLE.replace("Jinx: {}", "Jinx: {base: [Wraith of Echoes]}")
        found = preview_text("example", riftbound, source, "x")
        assert [run.verdict.name for _, run in found.runs] == ["CONFIRMED"]
        unknown = preview_text("example", riftbound, source.replace("Wraith of Echoes", "Wraith of Nowhere"), "x")
        assert "Wraith of Nowhere" in said(unknown)[0]


class TestACorrection:
    def test_is_shown_with_its_examples_and_what_it_cites(self, open_draft: int) -> None:
        found = preview_correction(open_draft, "101", "See rule 201.", ["So says rule 301.1.", "And rule 777."])
        assert found.title == "101"
        assert found.html.count("<blockquote>") == 2
        assert [(one.number, one.found) for one in found.cited] == [("201", True), ("301.1", True), ("777", False)]
        assert found.cited[0].opening.startswith("A piece that rests")

    def test_that_cites_what_is_not_there_is_told_so_and_may_stand(self, open_draft: int) -> None:
        [fault] = preview_correction(open_draft, "101", "See rule 777 and rule 777.").faults
        assert (fault.message, fault.grave) == ("There is no rule 777 in this version.", False)

    @pytest.mark.parametrize("text", ["See CR 383.3.e.", "See TR v1 201."])
    def test_what_it_cites_elsewhere_is_left_to_the_check(self, open_draft: int, text: str) -> None:
        found = preview_correction(open_draft, "101", text)
        assert (found.cited, found.faults) == ((), ())

    @pytest.mark.parametrize("text", ["", " \n"])
    def test_without_words_is_told_so(self, open_draft: int, text: str) -> None:
        assert said(preview_correction(open_draft, "101", text)) == ["The text is empty."]

    def test_with_a_character_nobody_can_read_says_where_it_stands(self, open_draft: int) -> None:
        found = preview_correction(open_draft, "101", "Fine.", ["Fine.", "Not \ufffd fine."])
        [fault] = found.faults
        assert fault.message.startswith("Example 2 has the character ")
        assert fault.grave

    def test_longer_than_a_rule_may_be_is_not_even_read(self, open_draft: int) -> None:
        found = preview_correction(open_draft, "101", "x" * 10_000, ["y" * 10_001])
        assert said(found) == ["That is longer than 20,000 characters."]
        assert found.html == ""
        assert said(preview_correction(open_draft, "101", "x" * 10_000, ["y" * 10_000])) == []

    def test_that_could_run_is_text(self, open_draft: int) -> None:
        assert "<script" not in preview_correction(open_draft, "101", "<script>x</script>", ["<script>"]).html


class TestRulesFoundWhileTyping:
    @pytest.mark.parametrize(
        ("side", "typed", "numbers"),
        [
            ("new", "101", ["101", "101.1", "101.2"]),
            ("new", "101.", ["101", "101.1", "101.2"]),
            ("new", "301.1", ["301.1"]),
            ("new", "102", []),
            ("old", "102", ["102"]),
            ("old", "30", []),
            ("new", "TOWER", ["301", "302"]),
            ("old", "tower", ["201"]),
            ("new", "  free   field ", ["101.1"]),
            ("new", "", []),
            ("new", "   ", []),
            ("new", "%", []),
            ("new", "_", []),
            ("anything", "tower", ["301", "302"]),
        ],
    )
    def test_are_those_of_their_side_by_number_or_by_words(
        self, open_draft: int, side: str, typed: str, numbers: list[str]
    ) -> None:
        assert [number for number, _ in rules_to_match(open_draft, side, typed)] == numbers

    def test_are_told_with_their_first_words_and_no_more_than_a_few(self, open_draft: int) -> None:
        assert rules_to_match(open_draft, "new", "201") == (
            ("201", "A piece that rests for a whole turn heals completely."),
        )
        assert len(rules_to_match(open_draft, "new", "e")) == 8

    def test_a_summary_is_told_as_one(self, open_draft: int) -> None:
        Rule.objects.filter(revision=open_draft, number="201").update(is_summary=True)
        [(_, told)] = rules_to_match(open_draft, "new", "201")
        assert told.startswith("Summary: A piece that rests")

    def test_a_first_version_has_no_older_side(self, open_draft: int) -> None:
        assert rules_to_match(published(), "old", "101") == ()

    @pytest.mark.parametrize(
        ("typed", "numbers"),
        [("", ["100", "101", "101.1", "101.2", "200", "201", "300", "301", "301.1", "302"]), ("301", ["301", "301.1"]),
         ("tower", ["301", "302"]), ("nothing of the kind", [])],
    )  # fmt: skip
    def test_in_a_draft_all_are_listed_until_something_is_typed(
        self, open_draft: int, typed: str, numbers: list[str]
    ) -> None:
        assert [number for number, _ in rules_matching(open_draft, typed)] == numbers

    def test_the_list_is_no_longer_than_asked(self, open_draft: int) -> None:
        assert [number for number, _ in rules_matching(open_draft, "", limit=3)] == ["100", "101", "101.1"]

    def test_words_are_found_by_what_they_are_and_by_what_they_mean(self, db: None) -> None:
        term = GlossaryTerm.objects.filter(revision__status="published").order_by("pk")[0]
        revision = term.revision_id
        assert (term.slug, term.term, term.text) in terms_matching(revision, term.term.upper(), limit=400)
        assert (term.slug, term.term, term.text) in terms_matching(revision, term.text[:40], limit=400)
        assert terms_matching(revision, "nothing of the kind") == ()
        assert len(terms_matching(revision, "", limit=2)) == 2


def test_a_correction_is_read_in_its_own_version(open_draft: int) -> None:
    assert of(open_draft, "201").text.startswith("A piece that rests")
    [now] = preview_correction(open_draft, "101", "See rule 201.").cited
    [before] = preview_correction(published(), "101", "See rule 201.").cited
    assert now.opening.startswith("A piece that rests")
    assert before.opening.startswith("The player whose piece")
