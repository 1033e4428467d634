"""Printed cards are read in a pass that can be stopped, and what it found is told as long as it holds."""

from __future__ import annotations

import io
import json
from datetime import date
from importlib import import_module
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import IntegrityError, transaction

from rules_data.actions import UnableToReadCards, import_cards, read_cards
from rules_data.management import _reading_pass
from rules_data.models import PrintedCard, PrintedReading
from rules_data.queries import find_printed, printed_outcomes, reading_counts
from tests.core.cards.test_reading_card_files import CRANE

pytestmark = pytest.mark.django_db
JUNE, JULY = date(2026, 6, 1), date(2026, 7, 1)
THE_PASS = import_module("rules_data.actions.read_cards")


def card(name: str, text: str, **more: Any) -> dict[str, Any]:
    return {**CRANE, "oracle_id": name, "name": name, "oracle_text": text, **more}


CARDS = [
    card("Paper Crane", "Flying\nWhen Paper Crane dies, draw a card."),
    card("Paper Boat", "Flying", power="a few"),
    card("Paper Riddle", "Flying\nWhen Paper Riddle dies, hum a merry tune."),
    card("Paper Song", "Hum a merry tune."),
    card("Paper Kite", "Haste"),
]
OUTCOMES = {
    "Paper Crane": "runs", "Paper Boat": "read", "Paper Riddle": "read_in_part", "Paper Song": "not_understood",
    "Paper Kite": "runs",
}  # fmt: skip


@pytest.fixture(autouse=True)
def two_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(THE_PASS, "KEPT_AT_ONCE", 2)


def take(*cards: dict[str, Any], day: date = JUNE) -> None:
    import_cards(game="magic", file=io.BytesIO(json.dumps(cards).encode()), day=day)


def kept() -> dict[str, str]:
    return dict(PrintedReading.objects.values_list("card__name", "outcome"))


def another_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (THE_PASS, printed_outcomes):
        monkeypatch.setattr(module, "evaluator_version", lambda: "another")


def broken_at(monkeypatch: pytest.MonkeyPatch, name: str, fault: BaseException) -> None:
    """What reads a card fails, or is stopped, at this one."""
    reads = THE_PASS.outcome_of

    def reading(row: PrintedCard) -> Any:
        if row.name == name:
            raise fault
        return reads(row)

    monkeypatch.setattr(THE_PASS, "outcome_of", reading)


class TestThePass:
    def test_each_card_is_kept_with_what_came_of_it(self) -> None:
        take(*CARDS)
        shown: list[tuple[str, int, int]] = []
        done = read_cards(game="magic", progress=lambda *step: shown.append(step))
        assert kept() == OUTCOMES
        assert done.outcomes == {"runs": 2, "read": 1, "read_in_part": 1, "not_understood": 1, "failed": 0}
        assert shown == [("Reading cards", at, 5) for at in (0, 2, 4, 5)]

    def test_a_second_one_reads_nothing(self) -> None:
        take(*CARDS)
        read_cards(game="magic")
        again = read_cards(game="magic")
        assert (again.read, again.up_to_date) == (0, 5)

    def test_one_that_was_stopped_goes_on_where_it_was(self, monkeypatch: pytest.MonkeyPatch) -> None:
        take(*CARDS)
        with monkeypatch.context() as stopped:
            broken_at(stopped, "Paper Song", KeyboardInterrupt())
            with pytest.raises(KeyboardInterrupt):
                read_cards(game="magic")
        # Of the two that were being read, neither is kept.
        assert kept() == {name: OUTCOMES[name] for name in ("Paper Crane", "Paper Boat")}
        rest = read_cards(game="magic")
        assert (rest.read, rest.up_to_date) == (3, 2)
        assert kept() == OUTCOMES

    def test_a_card_over_which_the_reader_breaks_down_does_not_end_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        take(*CARDS)
        with monkeypatch.context() as broken:
            broken_at(broken, "Paper Crane", RuntimeError("lost its way"))
            done = read_cards(game="magic")
        assert kept() == {**OUTCOMES, "Paper Crane": "failed"}
        assert done.failed == (("Paper Crane", "RuntimeError: lost its way"),)
        assert reading_counts("magic").unread == 0
        assert "Paper Crane" in [one.name for one in find_printed("magic", reading="not-wholly-understood")]
        # The next pass tries this one again, and no other.
        again = read_cards(game="magic")
        assert (again.read, again.up_to_date, again.failed) == (1, 4, ())
        assert kept() == OUTCOMES

    def test_what_cannot_be_kept_whole_is_not_kept_at_all(self, monkeypatch: pytest.MonkeyPatch) -> None:
        take(*CARDS)

        def refuse(*_games: str) -> None:
            raise RuntimeError("the database went away")

        monkeypatch.setattr(THE_PASS, "readers_see_another", refuse)
        with pytest.raises(RuntimeError):
            read_cards(game="magic")
        assert kept() == {}

    def test_a_card_that_says_something_else_is_read_again_and_no_other(self) -> None:
        take(*CARDS)
        read_cards(game="magic")
        take(card("Paper Song", "Trample"), *CARDS[:3], day=JULY)
        assert [one.name for one in find_printed("magic", reading="not-wholly-understood")] == ["Paper Riddle"]
        again = read_cards(game="magic")
        assert (again.read, again.up_to_date) == (1, 4)
        assert kept() == {**OUTCOMES, "Paper Song": "runs"}

    def test_another_reader_reads_everything_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        take(*CARDS)
        read_cards(game="magic")
        another_reader(monkeypatch)
        assert reading_counts("magic").unread == 5
        assert len(find_printed("magic", reading="plays")) == 0
        again = read_cards(game="magic")
        assert (again.read, again.up_to_date) == (5, 0)
        assert set(PrintedReading.objects.values_list("reader", flat=True)) == {"another"}

    def test_a_card_that_changes_while_it_is_read_waits_for_the_next(self, monkeypatch: pytest.MonkeyPatch) -> None:
        take(CARDS[0], CARDS[3])
        reads = THE_PASS.outcome_of

        def reading(row: PrintedCard) -> Any:
            PrintedCard.objects.filter(name="Paper Song").update(digest="later")
            return reads(row)

        with monkeypatch.context() as changing:
            changing.setattr(THE_PASS, "outcome_of", reading)
            assert read_cards(game="magic").read == 1
        assert kept() == {"Paper Crane": "runs"}
        assert read_cards(game="magic").read == 1

    @pytest.mark.parametrize(
        ("game", "said"),
        [("zonk", "There is no game 'zonk' here. Games: "), ("riftbound", "No cards of Riftbound have been imported")],
    )
    def test_it_refuses_where_there_is_nothing_to_read(self, game: str, said: str) -> None:
        with pytest.raises(UnableToReadCards, match=said):
            read_cards(game=game)

    def test_no_other_outcome_can_be_kept(self) -> None:
        take(CARDS[0])
        row = PrintedCard.objects.get()
        with pytest.raises(IntegrityError), transaction.atomic():
            PrintedReading.objects.create(card=row, outcome="perhaps", digest=row.digest, reader="x")


class TestTheCommands:
    def test_an_import_can_read_what_it_brought(self, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "cards.json"
        path.write_text(json.dumps(CARDS))
        call_command("import_cards", "mtg", str(path), "--read")
        told = capsys.readouterr().out
        assert "5 cards" in told
        assert "understood, but can't be played yet" in told
        assert "5 read now, 0 read before and still the same." in told
        call_command("read_cards", "mtg")
        assert "0 read now, 5 read before" in capsys.readouterr().out

    def test_ctrl_c_leaves_what_is_done(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        take(*CARDS)
        broken_at(monkeypatch, "Paper Kite", KeyboardInterrupt())
        with pytest.raises(CommandError, match=r"What has been read is kept: `manage\.py read_cards magic`") as stop:
            call_command("read_cards", "magic")
        assert stop.value.returncode == _reading_pass.STOPPED
        assert "not read yet" in capsys.readouterr().out
        assert len(kept()) == 4

    def test_cards_the_reader_fails_at_are_named_at_the_end(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        take(*CARDS)
        broken_at(monkeypatch, "Paper Boat", RuntimeError("lost its way"))
        call_command("read_cards", "magic")
        told = capsys.readouterr().out
        assert "The reader failed at Paper Boat (RuntimeError: lost its way)." in told
        assert "not read, since the reader itself failed" in told
        assert "5 read now" in told

    @pytest.mark.parametrize(
        ("game", "said"), [("zonk", "There is no game 'zonk'"), ("fab", "have been imported here: `manage.py import_")]
    )
    def test_they_refuse_as_the_pass_does(self, game: str, said: str) -> None:
        with pytest.raises(CommandError, match=said):
            call_command("read_cards", game)


class TestWhatReadersSee:
    def test_the_list_offers_no_choice_before_a_pass(self, client: Any) -> None:
        take(*CARDS)
        assert 'name="reading"' not in client.get("/magic/cards/").content.decode()
        told = client.get("/magic/cards/?reading=plays").content.decode()
        assert "have not been read here yet, so nobody can say which of them can be played" in told
        assert "cards found" not in told

    def test_the_list_leaves_the_cards_that_play_or_do_not(self, client: Any) -> None:
        take(*CARDS)
        read_cards(game="magic")
        told = client.get("/magic/cards/?reading=plays").content.decode()
        assert '<option value="plays" selected>Can be played in the lab (2)</option>' in told
        assert '<option value="not-wholly-understood">Not wholly understood (2)</option>' in told
        assert "2 cards found" in told
        assert "paper-crane" in told
        assert "paper-riddle" not in told
        assert "not been read" not in told
        both = client.get("/magic/cards/?reading=not-wholly-understood&q=riddle").content.decode()
        assert "1 card found" in both
        assert client.get("/magic/cards/?reading=zonk").status_code == 200

    def test_cards_that_have_not_been_read_are_counted_as_such(self, client: Any) -> None:
        take(*CARDS)
        read_cards(game="magic")
        take(*CARDS, card("Paper Frog", "Haste"), day=JULY)
        told = client.get("/magic/cards/?reading=plays").content.decode()
        assert "The text of 1 has not been read yet." in told
        assert "paper-frog" not in told

    def test_programs_ask_the_same(self, client: Any) -> None:
        path = "/api/v1/games/magic/printed-cards"
        take(*CARDS)
        assert client.get(path, {"reading": "plays"}).status_code == 404
        assert {row["reading"] for row in client.get(path).json()["results"]} == {""}
        read_cards(game="magic")
        found = client.get(path, {"reading": "only-understood"}).json()
        assert [(row["name"], row["reading"]) for row in found["results"]] == [("Paper Boat", "only-understood")]
        assert {row["name"]: row["reading"] for row in client.get(path).json()["results"]} == {
            "Paper Boat": "only-understood", "Paper Crane": "plays", "Paper Kite": "plays",
            "Paper Riddle": "not-wholly-understood", "Paper Song": "not-wholly-understood",
        }  # fmt: skip
        refused = client.get(path, {"reading": "zonk"})
        assert refused.status_code == 400
        assert "expected one of: plays, only-understood, not-wholly-understood" in refused.json()["detail"]
