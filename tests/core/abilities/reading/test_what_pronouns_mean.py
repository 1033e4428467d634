"""What "it", "that creature", "them" and "that player" mean: never something that a text does not speak of."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_data

A_CREATURE = {"type": "creature"}


def ability(text: str, game: str = "magic") -> dict[str, Any]:
    (line,) = ability_text(game).read(text)
    assert line.outcome is Outcome.READ, line.reading.why
    assert isinstance(line.data, dict)
    (found,) = line.data["abilities"]
    assert isinstance(found, dict)
    return found


def runs(text: str, game: str = "magic") -> bool:
    played = GAMES[game].played
    assert played is not None
    return not read_data({"abilities": [ability(text, game)]}, played.table.vocabulary)[1]


@pytest.mark.parametrize(
    ("happens", "other_side"),
    [("blocks", "becomes blocked by"), ("becomes blocked by", "blocks a creature")],
)
def test_that_creature_is_the_other_one_that_meets_in_combat(happens: str, other_side: str) -> None:
    told = ability(f"Whenever ~ {happens} a creature, destroy that creature.")
    assert told["when"] == {"event": other_side, "object": A_CREATURE, "by": "me"}
    assert told["do"] == [{"destroy": "it"}]


def test_it_is_the_one_that_the_sentence_is_about_until_the_other_is_pointed_at() -> None:
    told = ability("Whenever ~ blocks a creature, it gets +1/+1 until end of turn. Tap that creature. Untap it.")
    assert [one.get("to", one.get("tap", one.get("untap"))) for one in told["do"]] == ["me", "it", "it"]
    alone = ability("Whenever ~ blocks a creature, it gets +1/+1 until end of turn.")
    assert alone["when"]["object"] == "me"


def test_the_controller_of_that_creature_is_the_other_ones() -> None:
    told = ability("Whenever ~ becomes blocked by a creature, that creature's controller loses 1 life.")
    assert (told["when"]["object"], told["do"]) == (A_CREATURE, [{"lose life": 1, "player": "its controller"}])


def test_which_of_two_creatures_is_pointed_at_is_not_guessed() -> None:
    assert not runs("Whenever a creature you control blocks a creature, destroy that creature.")
    assert not runs("Whenever ~ crews a Vehicle, that Vehicle gains trample until end of turn.")


def test_what_deals_damage_to_a_player_is_it_and_not_the_player() -> None:
    told = ability("Whenever ~ deals damage to a player, put a charge counter on it.")
    assert told["do"] == [{"put counter": "charge", "on": "me"}]
    told = ability("Whenever a creature you control deals damage to a player, put a charge counter on it.")
    assert told["do"] == [{"put counter": "charge", "on": "cause"}]
    told = ability("Whenever a creature deals combat damage to you, destroy that creature.")
    assert told["do"] == [{"destroy": "cause"}]
    assert runs("Whenever a creature deals damage to you, destroy it.")
    assert not runs("Whenever a creature deals damage to you, its controller loses 2 life.")


def test_what_is_chosen_is_it_from_then_on() -> None:
    told = ability("Whenever ~ deals combat damage to a player, tap target creature. Untap it.")
    assert told["do"][1] == {"untap": {"that": "chosen"}}


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("When this hits a hero, it gets **go again**.", {"give": {"keyword": ["go again"]}, "to": "me"}),
        ("When this hits a hero, mark them.", {"mark": "it"}),
    ],
)
def test_a_hero_is_spoken_of_as_them_and_what_hits_as_it(text: str, whom: dict[str, Any]) -> None:
    assert ability(text, "flesh-and-blood")["do"] == [whom]


def test_something_else_that_is_fused_is_not_the_object_itself() -> None:
    assert runs("If this was fused, it gains **dominate**.", "flesh-and-blood")
    assert not runs("If it's fused, it gains **dominate**.", "flesh-and-blood")


@pytest.mark.parametrize(
    ("game", "text", "verb"),
    [
        ("riftbound", "Counter a spell unless its controller pays {2}.", "counter"),
        ("magic", "Tap target creature unless its controller pays {1}.", "tap"),
    ],
)
def test_who_is_asked_to_pay_for_a_target_controls_that_target(game: str, text: str, verb: str) -> None:
    chosen, for_it = ability(text, game)["do"]
    assert chosen["choose"]["as"] == for_it["for each"]["linked"]
    (paid,) = for_it["do"]
    assert (paid["player"], paid["otherwise"]) == ("its controller", [{verb: "it"}])


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature. Its owner gains 4 life.",
        "Return target creature to its owner's hand, then that player gains 4 life.",
    ],
)
def test_the_owner_of_what_was_chosen_is_no_other_player(text: str) -> None:
    _chosen, for_it = ability(text)["do"]
    assert for_it["do"][1] == {"gain life": 4, "player": "its owner"}


def test_that_player_is_nobody_where_nobody_was_spoken_of() -> None:
    assert not runs("When ~ enters, that player discards a card.")
    assert runs("Whenever an opponent casts a spell, that player discards a card.")


def test_each_opponent_is_asked_for_themselves() -> None:
    (each,) = ability("When ~ enters, each opponent sacrifices a creature unless they pay {1}.")["do"]
    assert each["for each"] == {"type": "player", "controller": "opponent"}
    (paid,) = each["do"]
    assert (paid["player"], paid["otherwise"][0]["player"]) == ("its controller", "its controller")


def test_targets_of_each_player_are_those_of_that_player() -> None:
    """All targets are chosen before it is any one player's turn to be dealt with, and are `it` in the meantime."""
    (each,) = ability("For each opponent, destroy up to one target artifact that player controls.")["do"]
    (destroyed,) = each["do"]
    assert (each["for each"]["controller"], destroyed["destroy"]["controller"]) == ("opponent", "that player")


def test_damage_by_what_each_player_has_is_told_for_each() -> None:
    text = "~ deals damage to each opponent equal to the number of creature cards in that player's graveyard."
    (each,) = ability(text)["do"]
    (dealt,) = each["do"]
    assert (dealt["player"], dealt["deal"]["count"]["owner"]) == ("its controller", "its controller")


def test_cards_that_were_exiled_are_looked_for_in_exile() -> None:
    _exiled, put = ability("Exile the top three cards of your library, then put a land card from among them onto "
                           "the battlefield.")["do"]  # fmt: skip
    assert put["put"]["zone"] == "exile"
    seen, kept = ability("Look at the top three cards of your library. Put a land card from among them onto the "
                         "battlefield.")["do"]  # fmt: skip
    assert (kept["put"]["zone"], kept["put"]["linked"]) == ("library", seen["choose"]["as"])


def test_a_spell_that_was_played_is_not_spoken_of_before_it_resolves() -> None:
    assert not runs("When I conquer, you may play a spell from your trash. Then ready it.", "riftbound")
    assert runs("Play a unit from your trash, ignoring its cost. Ready it.", "riftbound")


def test_what_you_have_equipped_is_your_own() -> None:
    told = ability("If you have a weapon equipped, draw a card.", "flesh-and-blood")["do"][0]["if"]
    assert told == {"count": {"type": "weapon", "controller": "you", "is": ["equipped"]}}


def test_a_card_of_which_nothing_is_said_is_not_any_card_there_is() -> None:
    assert not runs("When this hits a hero, draw a card and banish a card.", "flesh-and-blood")
    assert runs("Banish a card from your hand.", "flesh-and-blood")
    # Of a hand that is looked at, it is one of its cards.
    assert runs("When this hits a hero, look at their hand and banish a card.", "flesh-and-blood")


def test_names_keep_their_capitals() -> None:
    assert ability("Destroy target Lamp-Lighter.")["do"][0]["destroy"]["subtype"] == "Lamp-Lighter"


def test_damage_to_them_is_dealt_to_that_player_where_nothing_was_chosen() -> None:
    told = ability("At the beginning of each opponent's draw step, if that player has two or more cards in hand, "
                   "~ deals 2 damage to them.")  # fmt: skip
    assert told["do"] == [{"deal": 2, "player": "that player", "from": "me"}]
    _tapped, dealt = ability("Tap up to two target creatures. ~ deals 1 damage to them.")["do"]
    assert dealt["to"] == {"that": "chosen"}


def test_what_is_said_behind_the_next_attack_changes_that_one() -> None:
    (told,) = ability("The next red attack this turn gets +2{p}. If it is fused, it is 3 instead.", "flesh-and-blood")[
        "do"
    ]
    assert told["later"]["instead"] == {"if": {"this": "it", "is": {"is": ["fused"]}}, "amount": 3}


def test_it_is_the_object_itself_once_that_was_acted_on() -> None:
    """But "that spell" goes on being the one of the event."""
    untapped, given = ability("Whenever you cast a spell, untap ~. It gains flying until end of turn.")["do"]
    assert (untapped["untap"], given["to"]) == ("me", "me")
    _gone, countered = ability("When an opponent casts a spell, sacrifice ~ and counter that spell.")["do"]
    assert countered == {"counter": "it"}
    _grown, dealt = ability("Whenever you cast a spell, put a verse counter on ~, then it deals 1 damage to any "
                            "target.")["do"]  # fmt: skip
    assert dealt["from"] == "me"


def test_what_either_of_two_searches_finds_is_what_is_spoken_of() -> None:
    either, kept, _shuffled = ability("Search your library for a Forest card. If you control a Golem, search your "
                                      "library for a land card instead. Put that card into your hand, then shuffle.")[
        "do"
    ]  # fmt: skip
    name = kept["put"]["that"]
    assert [either[key][0]["as"] for key in ("do", "otherwise")] == [name, name]
