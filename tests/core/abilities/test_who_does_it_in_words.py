"""Who does something, and whose it is, in the words that are written for an ability."""

import pytest
import yaml

from rules_data.core.abilities import render
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_file

CHOSEN = {"choose": 1, "type": "creature", "as": "chosen"}


def written(*instructions: object) -> str:
    card = {"card": "Foo", "types": ["instant"], "abilities": [{"do": list(instructions)}]}
    [ability] = read_card_file(yaml.safe_dump(card, sort_keys=False), GAMES.played["magic"]).facts.abilities
    return render(ability, GAMES["magic"].lexicon)


def test_whoever_searches_searches_a_library_of_their_own() -> None:
    search = {"search": {"type": "land"}, "player": "its controller"}
    assert written({"choose": CHOSEN}, {"for each": {"linked": "chosen"}, "do": [search]}) == (
        "Choose target creature, then its controller searches their library for a land card."
    )
    assert written({"search": {"type": "land"}}) == "Search your library for a land card."


@pytest.mark.parametrize(("done", "says"), [(True, "If they do, "), (False, "If they don't, ")])
def test_whether_somebody_else_did_it_is_asked_of_them(done: bool, says: str) -> None:
    offered = {"draw": 1, "player": {"choose": 1, "as": "chosen"}, "you may": True}
    said = written(offered, {"if": {"done": done}, "do": [{"gain life": 3}]})
    assert said == f"Target player may draw a card. {says}gain 3 life."


def test_whether_you_did_it_is_asked_of_you() -> None:
    said = written({"draw": 1, "you may": True}, {"if": {"done": True}, "do": [{"gain life": 3}]})
    assert said == "You may draw a card. If you do, gain 3 life."


@pytest.mark.parametrize(("many", "says"), [
    ({"up to": 2}, "up to two creature cards, reveal them, put them into their owners' hands"),
    ({"count": 2}, "two creature cards, reveal them, put them into their owners' hands"),
    ({"up to": 1}, "up to one creature card, reveal it, put it into its owner's hand"),
    ({}, "a creature card, reveal it, put it into its owner's hand"),
])  # fmt: skip
def test_several_cards_that_are_found_are_spoken_of_as_several(many: dict[str, int], says: str) -> None:
    search = {"search": {"type": "creature"}, **many, "as": "found"}
    said = written(search, {"reveal": {"that": "found"}}, {"put": {"that": "found"}, "to": "hand"}, {"shuffle": True})
    assert said == f"Search your library for {says}, then shuffle."
