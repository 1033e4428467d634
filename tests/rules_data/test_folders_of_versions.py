"""Which files of a folder are taken for which version of which document, and what is said of the others."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from rules_data.core.games import GAMES
from rules_data.management._command import a_day, at_least_one, game_called, refuse_beside, refuse_without
from rules_data.management._sources import Found, files_in


def put(folder: Path, *names: str, text: str = "Core Rules\n") -> None:
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def look(folder: Path) -> tuple[list[tuple[str, str, str]], list[str]]:
    """What is found, and what is said of what is left out."""
    said: list[str] = []
    found = [(one.game, one.document, one.edition) for one in files_in(folder, said.append)]
    return found, [one.replace(str(folder), "F") for one in said]


class TestVersions:
    @pytest.mark.parametrize(
        ("name", "label"),
        [
            ("CR-v1.3.txt", "v1.3"),
            ("CR v1.txt", "v1"),
            ("CR_v1.2.10.TXT", "v1.2.10"),
            ("Rules-2026-01-16.txt", "2026-01-16"),
            ("Rules of 2025-v1-2026-01-16.txt", "2026-01-16"),
            ("CR-v1.3.md", "v1.3"),
        ],
    )
    def test_stand_at_the_end_of_a_files_name(self, tmp_path: Path, name: str, label: str) -> None:
        put(tmp_path, f"riftbound/{name}")
        assert look(tmp_path) == ([("riftbound", "cr", label)], [])

    @pytest.mark.parametrize(
        "name",
        ["CR.txt", "v1.3.txt", "CR-v1.3-draft.txt", "CR-1.3.txt", "CRv1.3.txt", "Rules-2026-1-16.txt", "CR-v.txt",
         "Rules-2026-02-30.txt", "Rules-2026-13-01.txt"],
    )  # fmt: skip
    def test_that_are_none_leave_the_file_out_with_the_reason(self, tmp_path: Path, name: str) -> None:
        put(tmp_path, f"riftbound/{name}")
        assert look(tmp_path) == ([], [f"F/riftbound/{name}: left out, since its name has no version."])

    @pytest.mark.parametrize("name", ["notes.md", "answers.md", "CR-v1.3.pdf", "CR-v1.3", "picture-v1.png"])
    def test_what_is_mostly_something_else_is_left_out_without_a_word(self, tmp_path: Path, name: str) -> None:
        put(tmp_path, f"riftbound/{name}")
        assert look(tmp_path) == ([], [])

    def test_that_are_days_are_the_day_of_the_file(self) -> None:
        assert Found(Path("x"), "magic", "cr", "2026-01-16").effective == date(2026, 1, 16)
        assert Found(Path("x"), "magic", "cr", "v1.3").effective is None

    def test_come_in_the_order_of_their_paths(self, tmp_path: Path) -> None:
        put(tmp_path, "riftbound/CR-v1.3.txt", "riftbound/CR-v1.2.txt", "magic/CR-2024-06-07.txt")
        assert [edition for _, _, edition in look(tmp_path)[0]] == ["2024-06-07", "v1.2", "v1.3"]

    def test_that_two_files_hold_are_taken_from_the_first(self, tmp_path: Path) -> None:
        put(tmp_path, "riftbound/A-v1.3.txt", "riftbound/B-v1.3.txt")
        found, said = look(tmp_path)
        assert found == [("riftbound", "cr", "v1.3")]
        assert said == ["F/riftbound/B-v1.3.txt: left out, since another file of riftbound cr v1.3 is taken."]


class TestGames:
    @pytest.mark.parametrize(
        ("path", "game"),
        [
            ("riftbound/CR-v1.txt", "riftbound"),
            ("rb/CR-v1.txt", "riftbound"),
            ("Magic/CR-v1.txt", "magic"),
            ("rules/mtg/old/CR-v1.txt", "magic"),
            ("flesh-and-blood/CR-v1.txt", "flesh-and-blood"),
        ],
    )
    def test_are_told_by_a_folder_in_it_under_any_of_their_names(self, tmp_path: Path, path: str, game: str) -> None:
        put(tmp_path, path)
        assert [one[0] for one in look(tmp_path)[0]] == [game]

    def test_that_nobody_knows_leave_the_file_out_with_the_reason(self, tmp_path: Path) -> None:
        put(tmp_path, "chess/CR-v1.txt", "CR-v2.txt")
        assert look(tmp_path) == ([], [
            "F/CR-v2.txt: left out, since its folder is not named after a game.",
            "F/chess/CR-v1.txt: left out, since its folder is not named after a game.",
        ])  # fmt: skip

    def test_may_be_told_by_the_folder_itself(self, tmp_path: Path) -> None:
        put(tmp_path, "riftbound/CR-v1.txt")
        assert look(tmp_path / "riftbound")[0] == [("riftbound", "cr", "v1")]

    def test_are_told_by_nothing_that_stands_above_the_folder(self, tmp_path: Path) -> None:
        put(tmp_path, "magic/all/riftbound/CR-v1.txt", "magic/all/chess/CR-v1.txt")
        found, said = look(tmp_path / "magic" / "all")
        assert found == [("riftbound", "cr", "v1")]
        assert len(said) == 1

    def test_a_folder_called_like_a_file_is_none(self, tmp_path: Path) -> None:
        (tmp_path / "riftbound" / "CR-v1.txt").mkdir(parents=True)
        assert look(tmp_path) == ([], [])


class TestDocuments:
    @pytest.mark.parametrize(
        ("cover", "document"),
        [
            ("Riftbound Tournament Rules\nLast Updated\n", "tr"),
            ("\n\nRIFTBOUND\n\nTOURNAMENT RULES\n", "tr"),
            ("Riftbound Core Rules\n", "cr"),
            ("Nothing of the kind\n", "cr"),
            ("", "cr"),
            ("One\nTwo\nThree\nTournament Rules\n", "cr"),
        ],
    )
    def test_are_told_by_their_cover_and_are_the_rulebook_otherwise(
        self, tmp_path: Path, cover: str, document: str
    ) -> None:
        put(tmp_path, "riftbound/x-v1.txt", text=cover)
        assert [one[1] for one in look(tmp_path)[0]] == [document]

    def test_have_their_own_reader(self, tmp_path: Path) -> None:
        put(tmp_path, "magic/x-v1.txt", text=GAMES["magic"].publications["tr"].called)
        put(tmp_path, "magic/y-v1.txt", text="Comprehensive Rules")
        tournament, rulebook = files_in(tmp_path, lambda _said: None)
        assert (tournament.document, rulebook.document) == ("tr", "cr")
        assert tournament.reader is GAMES["magic"].publications["tr"].reader is not rulebook.reader


class TestArguments:
    @pytest.mark.parametrize(("text", "day"), [("2026-03-30", date(2026, 3, 30)), ("2024-02-29", date(2024, 2, 29))])
    def test_a_day_is_read(self, text: str, day: date) -> None:
        assert a_day(text) == day

    @pytest.mark.parametrize("text", ["", "soon", "2026-02-29", "30.3.2026", "2026-3-30"])
    def test_what_is_no_day_is_refused_with_one_that_is(self, text: str) -> None:
        with pytest.raises(Exception, match=r"is not a date: write it as YYYY-MM-DD, such as 2026-03-30"):
            a_day(text)

    @pytest.mark.parametrize("text", ["1", "007", "1000000"])
    def test_a_count_is_read(self, text: str) -> None:
        assert at_least_one(text) == int(text)

    @pytest.mark.parametrize("text", ["0", "-1", "1.5", "", "²", "one", " 1", "٣"])
    def test_what_is_no_count_is_refused(self, text: str) -> None:
        with pytest.raises(Exception, match="is not a whole number from 1"):
            at_least_one(text)

    @pytest.mark.parametrize("name", ["riftbound", "RB", "Riftbound", "rb"])
    def test_a_game_is_called_by_any_of_its_names(self, name: str) -> None:
        assert game_called(name) == "riftbound"

    @pytest.mark.parametrize("name", ["", "chess", "rift bound"])
    def test_a_game_that_is_none_is_refused_with_those_there_are(self, name: str) -> None:
        with pytest.raises(Exception, match=f"There is no game '{name}'. There are: .*riftbound"):
            game_called(name)

    @pytest.mark.parametrize("given", [0, "x", ["x"], True, -1])
    def test_an_option_that_needs_another_is_refused_without_it(self, given: object) -> None:
        with pytest.raises(Exception, match="--note does nothing by itself: it goes with --text or --remove"):
            refuse_without({"note": given, "text": None, "remove": False}, {"--note": ["--text", "--remove"]})

    @pytest.mark.parametrize("absent", [None, "", False])
    def test_an_option_that_was_not_given_needs_nothing(self, absent: object) -> None:
        refuse_without({"note": absent, "text": None}, {"--note": ["--text"]})
        refuse_beside({"note": absent, "text": "x"}, {"--note": ["--text"]})

    def test_an_option_beside_one_it_needs_is_taken(self) -> None:
        refuse_without({"note": "x", "text": None, "remove": True}, {"--note": ["--text", "--remove"]})

    def test_an_option_that_does_nothing_beside_another_is_refused_with_it(self) -> None:
        with pytest.raises(Exception, match="--page does nothing beside KEY: leave one of them out"):
            refuse_beside({"page": 2, "key": "7", "mine": ""}, {"--page": ["--mine", "KEY"]})
