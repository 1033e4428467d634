"""Lines of Magic's cards come back in the words that cards have for them: one or both, in addition to, their hand."""

from __future__ import annotations

import pytest

from rules_data.core.abilities import render
from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Back, read_data
from tests.lines_read import put_into_words

GAME = GAMES.played["magic"]
HAND = "discards their hand, then draws"
ALSO = "in addition to their other types"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"Target player {HAND} that many cards.", ""),
        (f"Target player {HAND} seven cards.", ""),
        (f"Each player {HAND} that many cards.", ""),
        ("Target player draws two cards, then discards a card.", ""),
        ("Each player loses 1 life, then draws a card.", ""),
        ("Target opponent discards their hand. Draw a card.",
         "Target opponent discards their hand, then you draw a card."),
        ("Double your life total.", ""),
        ("Double each player's life total.", ""),
        ("Double target player's life total.", "Double the life total of target player."),
        ("Creatures can't attack you.", ""),
        ("Creatures can't block this turn.", ""),
        ("Creatures can't attack you until your next turn.", ""),
        ("Destroy all artifacts, creatures, and enchantments.", ""),
        ("Return all artifacts and enchantments to their owners' hands.", ""),
        ("Creatures and planeswalkers you control have hexproof.", ""),
        ("Destroy target artifact or enchantment.", ""),
        ("Draw cards equal to the number of artifacts or creatures you control.", ""),
        (f"Black creatures are Zombies {ALSO}.", ""),
        ("Black creatures are Zombies in addition to their other creature types.",
         f"Black creatures are Zombies {ALSO}."),
        (f"Creatures you control are artifacts {ALSO}.", ""),
        (f"Lands you control are Islands {ALSO}.", ""),
        ("Target creature becomes a Zombie in addition to its other types until end of turn.", ""),
        ("When you control no Islands, sacrifice this.", ""),
        ("If no creatures died this turn, draw a card.", ""),
        ("If you haven't cast a spell this turn, draw a card.", ""),
        ("If you didn't attack this turn, draw a card.", ""),
        ("Create a Treasure token.", ""),
        ("Create two tapped Treasure tokens.", ""),
        ("When this dies, create a Food token.", ""),
        ("Target opponent creates a Map token.", ""),
        ("Create X Clue tokens, where X is your life total.",
         "Create a number of Clue tokens equal to your life total."),
        ("This deals 4 damage to target creature. If excess damage was dealt to a permanent this way, create that many "
         "tapped Treasure tokens.",
         "This deals 4 damage to target creature. If excess damage was dealt to a permanent this way, create a number "
         "of tapped Treasure tokens equal to the excess damage dealt to a permanent this way."),
        ("Destroy target creature at end of combat.", ""),
        ("{T}: Destroy target blocked creature at end of combat.", ""),
        ("Destroy up to two target creatures at end of combat.", ""),
        ("Exile target artifact at the beginning of the next end step.", ""),
        ("Manifest the top card of your library.", ""),
        ("Cloak the top two cards of your library.", ""),
        ("When this enters, manifest a card from your hand.", ""),
        ("Discover 3.", ""),
        ("Incubate X, where X is the number of creatures you control.", ""),
        ("When this enters, suspect up to one target creature.", ""),
        ("Whenever a creature becomes suspected, draw a card.", ""),
        ("Whenever you discover, draw a card.", ""),
        ("Suspected creatures you control get +1/+0.", ""),
        ("At the beginning of the next end step, destroy target creature.", ""),
        ("Whenever this attacks, destroy target creature at end of combat.", ""),
        ("Whenever this enters or attacks, draw a card.", ""),
        ("When this dies, draw a card.", ""),
        ("Choose one or both — • Draw a card. • You gain 3 life.", "Choose one or both — draw a card; or gain 3 life."),
        ("Choose one or more — • Draw a card. • You gain 3 life. • You lose 1 life.",
         "Choose one or more — draw a card; or gain 3 life; or lose 1 life."),
        ("Choose any number — • Draw a card. • You gain 3 life.", "Choose any number — draw a card; or gain 3 life."),
        ("Choose up to one — • Draw a card. • You gain 3 life.", "Choose up to one — draw a card; or gain 3 life."),
    ],
)  # fmt: skip
def test_what_was_read_is_written_as_cards_put_it(text: str, words: str) -> None:
    (line,) = ability_text("magic").read(text)
    (ability,), problems = read_data(line.data, GAME.table.vocabulary)
    assert (problems, render(ability, GAME.lexicon)) == ((), words or text)


ONE, TWO, THREE = ({"name": name, "do": [{"gain life": life}]} for life, name in enumerate("abc", 1))
PRICED = [{"name": name, "cost": {"generic": cost}, "do": [{"draw": cost}]} for cost, name in enumerate("de", 1)]
NONE_CAST = {"happened": {"event": "is cast", "player": "you"}, "in": "turn", "exactly": 0}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"modes": PRICED, "count": 2, "at least": 1},
         "Choose one or both — for {1}, draw a card; or for {2}, draw two cards."),
        ({"modes": [ONE, TWO, THREE], "count": 2, "at least": 1},
         "Choose one or two — gain 1 life; or gain 2 life; or gain 3 life."),
        ({"draw": 1, "if": NONE_CAST}, "If you haven't cast any spells this turn, draw a card."),
    ],
)  # fmt: skip
def test_what_scenarios_say_is_written_as_cards_put_it(data: dict[str, object], words: str) -> None:
    back = put_into_words({"do": [data]}, "magic")
    assert (back.words, back.outcome) == (words, Back.SAME)
