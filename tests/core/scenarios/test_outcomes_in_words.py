"""What an example documents is told in sentences, in the words of its game."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import FactWords
from rules_data.core.scenarios.outcomes_in_words import OutcomeWords


def words(game: str) -> OutcomeWords:
    played = GAMES.played[game]
    players, editions = frozenset(("Ann", "Bob")), frozenset(("v1.2", "v1.3"))
    return OutcomeWords(FactWords(played.lexicon), played.table.waiting_zone, players, editions)


@pytest.mark.parametrize(
    ("game", "then", "says"),
    [
        ("magic", {"Bear": {"zone": "graveyard", "damage": 2}},
         ["Bear is in its owner’s graveyard.", "Bear has 2 damage."]),
        ("magic", {"Bear": {"zone": "exile"}}, ["Bear is in exile."]),
        ("riftbound", {"Scout": {"zone": "base", "exhausted": True, "buffed": False}},
         ["Scout is in its owner’s base.", "Scout is exhausted.", "Scout is not buffed."]),
        ("flesh-and-blood", {"Axe": {"zone": "permanent"}}, ["Axe is in the permanent zone."]),
        ("magic", {"Bell": {"counters": {"charge": 1, "+1/+1": 2}}},
         ["Bell has 1 charge counter.", "Bell has 2 +1/+1 counters."]),
        ("magic", {"Bear": {"is": ["tapped", "blocked"], "keywords": []}},
         ["Bear is tapped and blocked.", "Bear has no keywords."]),
        ("magic", {"Ann": {"life": 22, "hand": 1, "graveyard": ["Bolt", "Bear"], "exile": [], "green": 1, "poison": 3}},
         ["Ann has 22 life.", "Ann has 1 card in their hand.", "Ann has Bolt and Bear in their graveyard.",
          "Ann has nothing in exile.", "Ann has 1 green mana.", "Ann has 3 poison counters."]),
        ("flesh-and-blood", {"Ann": {"action points": 1, "resources": 0}},
         ["Ann has 1 action point.", "Ann has 0 resources."]),
        ("riftbound", {"Ann": {"base": {"count": 4}, "xp": 2}}, ["Ann has 4 cards in their base.", "Ann has 2 XP."]),
        ("riftbound", {"chain": [], "showdown": "none", "winner": "Bob"},
         ["The chain is empty.", "There is no showdown.", "Bob wins."]),
        ("magic", {"stack": ["Bolt", "Hush"], "asked": {"targets": 0, "may": 1, "pay": 2}},
         ["On the stack, oldest first: Bolt and Hush.", "Nobody is asked: targets.", "Asked once: may.",
          "Asked 2 times: pay."]),
        ("magic", {"illegal": True, "illegal answer": "510.1c"},
         ["The last step is not allowed.", "An answer is not legal, by rule 510.1c."]),
        ("riftbound", {"v1.2, v1.3": {"triggers": {"Scout": 2, "Guard": 0}}},
         ["Under v1.2, v1.3: Scout triggers twice.", "Under v1.2, v1.3: Guard does not trigger."]),
        ("magic", {"after resolving": {"Bear": {"controller": "Bob"}}},
         ["Once everything has resolved: Bob controls Bear."]),
    ],
)  # fmt: skip
def test_an_outcome_is_told_in_sentences(game: str, then: dict[str, Any], says: list[str]) -> None:
    assert list(words(game).lines(then)) == says


def test_a_zone_that_no_game_words_are_known_for_is_told_by_its_name() -> None:
    assert FactWords().of_object("Bear", "zone", "attic") == "Bear is in the attic"


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ({"winner": "Ann and Bob"}, ["Ann and Bob win."]),
        ({"Ann": {"is": ["marked"], "tapped": False}}, ["Ann is marked.", "Ann is not tapped."]),
        ({"Drake": {"is": ["back face active"]}}, ["Drake is showing its back face."]),
    ],
)
def test_a_team_wins_together_and_a_players_name_is_that_of_their_hero(then: dict[str, Any], told: list[str]) -> None:
    assert list(words("flesh-and-blood").lines(then)) == told
