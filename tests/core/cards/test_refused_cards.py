"""A file of cards is refused with the card at fault and what should stand there."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from rules_data.core.cards import CardFormat, PrintedCard, UnreadableCards, read_cards
from rules_data.core.cards.model import LONGEST_NAME, LONGEST_TEXT, listed, said
from rules_data.core.games import GAMES
from tests.core.cards.test_reading_card_files import CRANE, POET, STRIKE

OF = {"magic": CRANE, "flesh-and-blood": STRIKE, "riftbound": POET}


def read(game: str, data: object) -> list[PrintedCard]:
    file = io.BytesIO(data if isinstance(data, bytes) else json.dumps(data).encode())
    return list(read_cards(file, GAMES[game].card_formats).cards)


def refusal(game: str, data: object) -> str:
    with pytest.raises(UnreadableCards) as found:
        read(game, data)
    return str(found.value)


@pytest.mark.parametrize("game", sorted(OF))
@pytest.mark.parametrize("data", [b"", b" \n\t", b"\xef\xbb\xbf", b"\xef\xbb\xbf  \n"])
def test_an_empty_file_is_said_to_be_empty(game: str, data: bytes) -> None:
    assert refusal(game, data) == "The file is empty."


@pytest.mark.parametrize("game", sorted(OF))
@pytest.mark.parametrize(
    "data", [b"{}", b"[]", b"[7]", b'{"data": {}}', b"null", b"name\tcost\nCrane\t2\n", b"\xff\xd8\xff"]
)
def test_a_file_of_another_kind_is_refused_with_the_kinds_there_are(game: str, data: bytes) -> None:
    told = refusal(game, data)
    assert told.startswith("This card file is not of a known kind. Known kinds: ")
    for form in GAMES[game].card_formats:
        assert form.source in told


def test_a_game_without_card_files_says_so() -> None:
    with pytest.raises(UnreadableCards, match="No form of card files is known for this game"):
        read_cards(io.BytesIO(b"[]"), ())


@pytest.mark.parametrize("game", sorted(OF))
def test_cards_of_another_game_are_not_taken_for_this_ones(game: str) -> None:
    for other in set(OF) - {game}:
        assert "not of a known kind" in refusal(game, [OF[other]])


@pytest.mark.parametrize("game", sorted(OF))
@pytest.mark.parametrize("cut", [1, 7, 20])
def test_a_file_that_is_cut_off_names_the_last_card_that_was_whole(game: str, cut: int) -> None:
    whole = json.dumps([{**OF[game], "name": f"Card {number}"} for number in range(3)]).encode()
    told = refusal(game, whole[:-cut])
    assert told.startswith("The file is damaged or cut off behind card ")
    assert "“Card " in told


@pytest.mark.parametrize("game", sorted(OF))
@pytest.mark.parametrize(
    ("name", "said_of_it"),
    [("", "it has no name"), (None, "it has no name"), ("x" * (LONGEST_NAME + 1), "its name is longer than 200"),
     (["Crane"], "`name` should be words or a number, and is list"), ({"a": 1}, "and is dict")],
)  # fmt: skip
def test_a_card_at_fault_is_counted_and_called(game: str, name: Any, said_of_it: str) -> None:
    told = refusal(game, [OF[game], {**OF[game], "name": name}])
    assert told.startswith("Card 2")
    assert said_of_it in told


def test_a_text_longer_than_any_card_is_refused() -> None:
    assert f"its text is longer than {LONGEST_TEXT}" in refusal("magic", [{**CRANE, "oracle_text": "x" * 6_001}])
    [card] = read("magic", [{**CRANE, "oracle_text": "x" * LONGEST_TEXT}])
    assert len(card.faces[0].text) == LONGEST_TEXT


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ({**CRANE, "card_faces": ["Crane"]}, "should hold objects"),
        ({**CRANE, "colors": "U"}, "`colors` should be a list of words"),
        ({**CRANE, "keywords": [7]}, "`keywords` should be a list of words"),
        ({**CRANE, "power": [1]}, "`power` should be words or a number, and is list"),
    ],
)
def test_a_part_of_another_shape_is_named(record: dict[str, Any], told: str) -> None:
    assert told in refusal("magic", [CRANE, record])


@pytest.mark.parametrize("part", ["classification", "text", "attributes"])
def test_a_part_that_should_be_an_object_is_named(part: str) -> None:
    assert f"`{part}` should be an object" in refusal("riftbound", [POET, {**POET, part: "words"}])


def test_columns_that_do_not_fit_the_first_line_are_damage() -> None:
    [form] = [one for one in GAMES["flesh-and-blood"].card_formats if one.tabs]
    head = b"Unique ID\tName\tPitch\tCost\tPower\tDefense\tHealth\tIntelligence\tTypes\tCard Keywords"
    head += b"\tFunctional Text\tType Text"
    row = b"u1\tEven Strike\t1\t0\t3\t2\t\t\tNinja, Action\tGo again\tStrike.\tNinja Action"

    def cards(*lines: bytes) -> Callable[[], list[PrintedCard]]:
        return lambda: list(read_cards(io.BytesIO(b"\n".join(lines)), (form,)).cards)

    assert [card.name for card in cards(head, row)()] == ["Even Strike"]
    with pytest.raises(UnreadableCards, match="a line has more or fewer columns than the first"):
        cards(head, row, row + b"\tmore")()
    with pytest.raises(UnreadableCards, match="no line of columns there"):
        cards(head, row, b"\xff\xfe")()


class TestWords:
    @pytest.mark.parametrize(
        ("value", "words"),
        [(None, ""), (False, ""), ("", ""), (" a\r\nb \x00", "a\nb"), (7, "7"), (0, "0"), (2.5, "2.5")],
    )
    def test_a_value_is_read_as_words(self, value: object, words: str) -> None:
        assert said({"key": value}, "key") == words
        assert said({}, "key") == ""

    @pytest.mark.parametrize(("value", "words"), [(None, ()), ("", ()), ([], ()), ([" a ", "", "b\x00"], ("a", "b"))])
    def test_a_list_is_read_as_its_words(self, value: object, words: tuple[str, ...]) -> None:
        assert listed({"key": value}, "key") == words

    @pytest.mark.parametrize("value", ["a", {"a": 1}, ["a", 1], 7, [["a"]]])
    def test_what_is_no_list_of_words_is_refused(self, value: object) -> None:
        with pytest.raises(UnreadableCards, match="`key` should be a list of words"):
            listed({"key": value}, "key")


def test_no_form_takes_the_records_of_another() -> None:
    forms: list[tuple[str, CardFormat]] = [
        (game, form) for game in OF for form in GAMES[game].card_formats if not form.tabs
    ]
    for game, record in OF.items():
        knowing = [owner for owner, form in forms if not form.keyed and form.knows(record)]
        assert set(knowing) == {game}
