"""What is done with one chosen thing and the player behind it is said of it, and not for each that was chosen."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Back
from tests.lines_read import put_into_words

CREATURE = {"choose": 1, "type": "creature", "as": "guest"}
EACH = {"linked": "guest"}
DRAWS = {"draw": 1, "player": "its controller"}


def words(*done: object, game: str = "magic") -> str:
    return put_into_words({"do": list(done)}, game).words


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        ("destroy", "Destroy target creature, then its controller draws a card."),
        ("exile", "Exile target creature, then its controller draws a card."),
        ("tap", "Tap target creature, then its controller draws a card."),
        ("return", "Return target creature to its owner's hand, then its controller draws a card."),
    ],
)
def test_it_is_named_where_something_is_done_to_it(verb: str, said: str) -> None:
    back = put_into_words({"do": [{"choose": CREATURE}, {"for each": EACH, "do": [{verb: "it"}, DRAWS]}]}, "magic")
    assert (back.words, back.outcome) == (said, Back.SAME)


def test_up_to_one_is_one() -> None:
    done = [{"choose": {**CREATURE, "choose": "up to 1"}}, {"for each": EACH, "do": [{"destroy": "it"}, DRAWS]}]
    back = put_into_words({"do": done}, "magic")
    assert back.words == "Destroy up to one target creature, then its controller draws a card."
    assert back.outcome is Back.SAME


def test_what_is_not_acted_on_first_is_chosen_first() -> None:
    done = [{"choose": CREATURE}, {"for each": EACH, "do": [DRAWS, {"destroy": "it"}]}]
    assert words(*done) == "Choose target creature, its controller draws a card, then destroy it."


def test_of_several_it_is_done_for_each() -> None:
    done = [{"choose": {**CREATURE, "choose": 2}}, {"for each": EACH, "do": [{"destroy": "it"}, DRAWS]}]
    assert words(*done).startswith("Choose two target creatures. For each guest, destroy it")


def test_what_is_done_for_each_of_something_else_is_said_so() -> None:
    others = {"type": "creature", "controller": "you"}
    done = [{"choose": CREATURE}, {"for each": others, "do": [{"tap": "it"}, DRAWS]}]
    assert words(*done).startswith("Choose target creature. For each creature you control, tap it")


def test_more_that_is_asked_of_what_was_chosen_is_not_left_out() -> None:
    done = [{"choose": CREATURE}, {"for each": {**EACH, "is": ["tapped"]}, "do": [{"destroy": "it"}, DRAWS]}]
    assert "tapped" in words(*done)


def test_without_a_player_behind_it_nothing_is_drawn_together() -> None:
    """It would be read as an instruction of its own, not as one for each."""
    done = [{"choose": CREATURE}, {"for each": EACH, "do": [{"destroy": "it"}, {"draw": 1}]}]
    assert "for each guest" in words(*done).lower()


@pytest.mark.parametrize(
    ("game", "cost", "zone", "said"),
    [
        ("magic", {"generic": 3}, "stack", "Counter target spell unless its controller pays {3}."),
        ("riftbound", {"energy": 3}, "chain", "Counter a spell unless its controller pays [3]."),
    ],
)
def test_what_is_countered_unless_somebody_pays_is_named_there(game: str, cost: object, zone: str, said: str) -> None:
    spell = {"choose": 1, "zone": zone, "type": "spell", "as": "guest"}
    paid = {"pay": cost, "player": "its controller", "otherwise": [{"counter": "it"}]}
    back = put_into_words({"do": [{"choose": spell}, {"for each": {**EACH, "zone": zone}, "do": [paid]}]}, game)
    assert (back.words, back.outcome) == (said, Back.SAME)


PLAYER = {"choose": 1, "type": "player", "as": "guest"}
OF_THEM = {"type": "player", "linked": "guest"}


@pytest.mark.parametrize(
    ("done", "said"),
    [
        (
            {"lose life": {"hand of": "its controller"}, "player": "its controller"},
            "Target player loses life equal to the number of cards in that player's hand.",
        ),
        ({"discard": {"hand of": "its controller"}, "player": "its controller"}, "Target player discards their hand."),
        (
            {"exile": {"all": {"zone": "graveyard", "owner": "its controller"}}},
            "Choose target player, then exile all cards from that player's graveyard.",
        ),
    ],
)
def test_a_player_is_that_player_for_the_rest(done: object, said: str) -> None:
    back = put_into_words({"do": [{"choose": PLAYER}, {"for each": OF_THEM, "do": [done]}]}, "magic")
    assert (back.words, back.outcome) == (said, Back.SAME)


@pytest.mark.parametrize("who", ["any", "opponent"])
def test_several_players_discard_their_own_hands(who: str) -> None:
    back = put_into_words({"do": [{"discard": {"hand of": who}, "player": who}]}, "magic")
    assert back.words == f"Each {'player' if who == 'any' else 'opponent'} discards their hand."
    assert back.outcome is Back.SAME


def test_a_hand_of_somebody_else_is_counted() -> None:
    said = words({"discard": {"hand of": "you"}, "player": "opponent"})
    assert said == "Each opponent discards cards equal to the number of cards in your hand."


@pytest.mark.parametrize(
    ("first", "said"),
    [
        ({"draw": 1}, "Draw a card, then gain 2 life."),
        ({"draw": 1, "player": "any"}, "Each player draws a card, then you gain 2 life."),
        ({"draw": 1, "player": "opponent"}, "Each opponent draws a card, then you gain 2 life."),
        ({"tap": "me"}, "Tap this, then gain 2 life."),
    ],
)
def test_what_you_do_behind_what_others_do_says_so(first: object, said: str) -> None:
    assert words(first, {"gain life": 2}) == said


@pytest.mark.parametrize(
    ("game", "keyword", "said"),
    [
        ("flesh-and-blood", {"piercing": 1}, "piercing 1"),
        ("flesh-and-blood", {"piercing": 2}, "piercing 2"),
        ("flesh-and-blood", "go again", "go again"),
        ("magic", {"toxic": 1}, "toxic 1"),
        ("magic", "flying", "flying"),
        ("riftbound", {"assault": 1}, "[Assault]"),
        ("riftbound", {"assault": 2}, "[Assault 2]"),
        ("riftbound", "tank", "[Tank]"),
    ],
)
def test_a_keyword_has_its_number_where_cards_print_it(game: str, keyword: object, said: str) -> None:
    back = put_into_words({"passive": {"keyword": keyword}, "affects": "me", "while": {"turn of": "you"}}, game)
    assert back.words.removesuffix(".").endswith(f" {said}"), back.words
    assert back.outcome is Back.SAME, back


@pytest.mark.parametrize(
    ("power", "toughness", "said"),
    [(1, 1, "+1/+1"), (1, 0, "+1/+0"), (0, 2, "+0/+2"), (-1, -1, "-1/-1"), (2, 3, "+2/+3")],
)
def test_so_much_for_each_is_said_once_of_both_numbers(power: int, toughness: int, said: str) -> None:
    counted = {"count": {"type": "artifact", "controller": "you"}}
    size = {"power": {"times": [power, counted]}, "toughness": {"times": [toughness, counted]}}
    back = put_into_words({"passive": size, "affects": "me"}, "magic")
    assert (back.words, back.outcome) == (f"This gets {said} for each artifact you control.", Back.SAME)


def test_so_much_for_each_of_two_different_things_is_said_of_each_number() -> None:
    artifacts, creatures = ({"count": {"type": kind, "controller": "you"}} for kind in ("artifact", "creature"))
    size = {"power": {"times": [1, artifacts]}, "toughness": {"times": [1, creatures]}}
    said = put_into_words({"passive": size, "affects": "me"}, "magic").words
    assert "artifacts you control" in said
    assert "creatures you control" in said
