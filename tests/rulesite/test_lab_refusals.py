"""What the lab refuses says what to do instead, and the scenario stays as it was."""

from __future__ import annotations

import base64
import zlib
from html import unescape
from typing import Any

import pytest
from django.test import Client

from rules_data.core.scenarios import values_of
from rulesite.pages.lab_links import LARGEST_TEXT, LONGEST_LINK, DamagedLink, packed, unpacked
from tests.rulesite.test_lab_pages import scenario_of

BEAR = {"card": "Bear", "player": "Ann", "pile": "battlefield"}
EXAMPLE = "/lab?example=magic/the-artifact-that-dies-with-the-creatures"


class TestLinks:
    """A scenario in an address: whole, or refused in a sentence."""

    @pytest.mark.parametrize("text", ["", "x", "ü – “…”\n", "given: {}\n" * 200, "\x00", "x" * LARGEST_TEXT])
    def test_what_was_packed_is_unpacked(self, text: str) -> None:
        assert unpacked(packed(text)) == text

    def test_nothing_in_it_needs_to_be_escaped_in_an_address(self) -> None:
        for text in ("given: {Ann: {}}", "ü" * 50, "".join(map(chr, range(300)))):
            assert packed(text).replace("-", "").replace("_", "").isalnum()

    @pytest.mark.parametrize(
        ("letters", "said"),
        [
            ("A" * (2 * LONGEST_LINK + 1), "longer than any that the lab makes"),
            (packed("x" * (LARGEST_TEXT + 1)), "larger than 64 kB"),
            (packed("given: {Ann: {}}")[:-8], "cut off at its end. Copy it again, whole"),
            ("%%%", "damaged: a part of it may be missing"),
            ("eJx", "damaged|cut off"),
            ("", "cut off"),
            ("AAAA", "damaged"),
            ("ü", "damaged"),
        ],
    )
    def test_what_was_not_packed_here_says_what_is_wrong(self, letters: str, said: str) -> None:
        with pytest.raises(DamagedLink, match=said):
            unpacked(letters)

    def test_a_small_link_never_becomes_a_large_text(self) -> None:
        bomb = base64.urlsafe_b64encode(zlib.compress(b"x" * 4_000_000, 9)).decode().rstrip("=")
        assert len(bomb) < 2 * LONGEST_LINK
        with pytest.raises(DamagedLink, match="larger than 64 kB"):
            unpacked(bomb)

    def test_what_stands_behind_the_end_is_left(self) -> None:
        data = zlib.compress(b"given: {}", 9) + b"more"
        assert unpacked(base64.urlsafe_b64encode(data).decode().rstrip("=")) == "given: {}"


@pytest.mark.django_db
class TestButtons:
    @pytest.fixture
    def text(self, client: Client) -> str:
        return scenario_of(client.get(EXAMPLE))

    def press(self, client: Client, text: str, button: str, **typed: Any) -> Any:
        return client.post("/lab", {"text": text, "do": button, **typed}, follow=True)

    @pytest.mark.parametrize(
        ("button", "typed", "said"),
        [
            ("fly", {}, "The lab has no button called “fly”"),
            ("step:{", {}, "That button was damaged on its way. Load the page again"),
            ("step:[]", {}, "That button was damaged on its way"),
            ("step:7", {}, "That button was damaged on its way"),
            ("together:attack|", {}, "Tick at least one first"),
            ("happen", {}, "Choose what happens, and tick what it happens to"),
            ("happen", {"verb": "destroy"}, "Choose what happens, and tick"),
            ("happen", {"pick-object": ["white"]}, "Choose what happens"),
            ("card", {}, "Type the name of a card first"),
            ("card", {"card": "  "}, "Type the name of a card first"),
            ("card", {**BEAR, "copies": "many"}, "“many” is not a number"),
            ("card", {**BEAR, "copies": "-1"}, "“-1” is not a number"),
            ("card", {**BEAR, "copies": "1e3"}, "“1e3” is not a number"),
            ("paste", {}, "Paste a list of cards first, one to a line"),
            ("paste", {"pasted": " \n "}, "Paste a list of cards first"),
            ("counters", {}, "Choose an object, and say which counter"),
            ("counters", {"counter-object": "white"}, "Choose an object, and say which counter"),
        ],
    )
    def test_a_button_that_does_nothing_says_why(
        self, client: Client, text: str, button: str, typed: dict[str, Any], said: str
    ) -> None:
        page = self.press(client, text, button, **typed)
        assert said in unescape(page.content.decode())
        assert values_of(scenario_of(page)) == values_of(text)

    def test_an_answer_to_nothing_is_refused(self, client: Client) -> None:
        text = scenario_of(client.get("/lab?game=magic"))
        page = self.press(client, text, 'answer:["yes"]')
        assert "Nothing is being asked." in unescape(page.content.decode())

    @pytest.mark.parametrize("button", ["to:x", "to:", "back", "reset", "show", "enter", "expect"])
    def test_what_needs_nothing_typed_leaves_a_page_that_can_be_read(
        self, client: Client, text: str, button: str
    ) -> None:
        page = self.press(client, text, button)
        assert page.status_code == 200
        assert values_of(scenario_of(page))["game"] == "magic"

    @pytest.mark.parametrize(
        ("form", "said"),
        [
            ({"change": "fly"}, "Choose what should be different"),
            ({"change": "rule", "of": "no-such-row"}, "Choose a rule that the scenario uses"),
            ({"change": "edition", "to": "v9"}, "Choose one of these versions: "),
            ({"change": "without", "of": " "}, "Choose a card on the table"),
            ({"change": "card", "of": "", "to": "Bear"}, "Choose a card on the table"),
            ({"change": "card", "of": "white", "to": "Zonk of Nowhere"}, "No card is called “Zonk of Nowhere” here"),
            ({"change": "earlier", "of": "1"}, "Choose a step that another one comes before"),
            ({"change": "earlier", "of": "99"}, "Choose a step that another one comes before"),
            ({"change": "earlier", "of": "x"}, "Choose a step that another one comes before"),
            ({"change": "leave", "of": "0"}, "Choose a step of the scenario"),
            ({"change": "leave", "of": "99"}, "Choose a step of the scenario"),
            ({"change": "answer", "of": "99", "to": "Bob"}, "Choose an answer of the scenario"),
        ],
    )
    def test_a_change_that_is_none_says_what_can_be_changed(
        self, client: Client, text: str, form: dict[str, str], said: str
    ) -> None:
        page = client.post("/lab/what-if", {"text": text, **form}, follow=True)
        assert said in unescape(page.content.decode())

    def test_the_same_version_is_no_change(self, client: Client, text: str) -> None:
        form = {"text": text, "edition": "2026-08-07", "change": "edition", "to": "2026-08-07"}
        page = client.post("/lab/what-if", form, follow=True)
        assert "That changes nothing." in unescape(page.content.decode())


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("address", "status"),
    [("/lab?game=chess", 404), ("/lab?example=magic/nothing", 404), ("/lab?example=nothing", 404),
     ("/lab/cards?game=magic", 200), ("/lab/cards?game=magic&q=" + "x" * 5_000, 200), ("/lab/cards", 404)],
)  # fmt: skip
def test_an_address_of_the_lab_that_leads_nowhere_is_no_fault_of_the_site(
    client: Client, address: str, status: int
) -> None:
    assert client.get(address).status_code == status
