"""Lines that say more than is understood: none of it is taken, and where it stops being understood is told."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.lines_read import NAME

NOT_READ = {
    ("magic", "When Lantern Moth dies, whistle a tune."): (
        "whistle a tune",
        "After “~ dies,” the text isn't understood yet.",
    ),
    ("magic", "Counter target spell unless its controller pays {2} and smiles."): (
        "smiles",
        "After “pays {2} and” the text isn't understood yet.",
    ),
    ("magic", "Target creature you control fights target creature you don't control. If it dies, draw a card."): (
        "dies, draw a card",
        "After “. If it” the text isn't understood yet.",
    ),
    ("magic", "Target creature becomes a Vampire."): (".", "After “becomes a Vampire” the text isn't understood yet."),
    ("magic", "Remove all counters from target permanent."): (
        "from target permanent",
        "After “Remove all counters” the text isn't understood yet.",
    ),
    ("magic", "Put target creature into its owner's library third from the top."): (
        "library third from the top",
        "After “into its owner's” the text isn't understood yet.",
    ),
    ("magic", "You may cast this spell as though it had flash if you pay {2} more to cast it."): (
        "pay {2} more to cast it",
        "After “flash if you” the text isn't understood yet.",
    ),
    ("magic", "Each opponent sacrifices a creature. Each opponent who can't discards a card."): (
        "who can't discards a card",
        "After “. Each opponent” the text isn't understood yet.",
    ),
    ("magic", "Sacrifice a creature: Draw a card. If a creature was sacrificed this way, you gain 2 life."): (
        "sacrificed this way, you gain 2 life",
        "After “a creature was” the text isn't understood yet.",
    ),
    ("magic", "When Lantern Moth enters, if you have less life than an opponent, draw a card."): (
        "less life than an opponent, draw a card",
        "After “if you have” the text isn't understood yet.",
    ),
    ("magic", "Draw a card, then maybe discard a card."): (
        "maybe discard a card",
        "After “card, then” the text isn't understood yet.",
    ),
    ("magic", "Destroy target creature almost."): (
        "almost",
        "After “Destroy target creature” the text isn't understood yet.",
    ),
    ("magic", "Other creatures you do not control have flying."): (
        "do not control have flying",
        "After “Other creatures you” the text isn't understood yet.",
    ),
    ("riftbound", "When an enemy unit dies, I get +1 [M] this turn."): (
        "get +1 {MIGHT} this turn",
        "After “dies, I” the text isn't understood yet.",
    ),
    ("riftbound", "When I conquer, if you control four or more units, score 1."): (
        ".",
        "After “, score 1” the text isn't understood yet.",
    ),
    ("riftbound", "Units can't be readied this turn."): (
        "Units can't be readied this turn.",
        "So far this could only be read with a word lost or changed, so it counts as not understood.",
    ),
    ("riftbound", "I can't be chosen by enemy spells."): (
        ".",
        "After “by enemy spells” the text isn't understood yet.",
    ),
    ("riftbound", "I can't have two lanterns."): (
        "have two lanterns",
        "After “I can't” the text isn't understood yet.",
    ),
    ("riftbound", "When I hold here, juggle 2."): ("juggle 2", "After “hold here,” the text isn't understood yet."),
    ("riftbound", "Draw 1 if it is raining."): ("raining", "After “if it is” the text isn't understood yet."),
    ("riftbound", "Your next spell this turn deals 1 Bonus Damage."): (
        "next spell this turn deals 1 Bonus Damage",
        "After “Your” the text isn't understood yet.",
    ),
    ("riftbound", "Kill a unit unless it smiles."): ("smiles", "After “unit unless it” the text isn't understood yet."),
    ("riftbound", "When I move, draw 1 twice."): ("twice", "After “, draw 1” the text isn't understood yet."),
    ("flesh-and-blood", "Opponents can't play instants this turn."): (
        "can't play instants this turn",
        "After “Opponents” the text isn't understood yet.",
    ),
    ("flesh-and-blood", "When this attacks, whistle a tune."): (
        "whistle a tune",
        "After “~ attacks,” the text isn't understood yet.",
    ),
    ("flesh-and-blood", "Gain 2{h} whenever it suits you."): (
        "whenever it suits you",
        "After “Gain 2{H}” the text isn't understood yet.",
    ),
    ("flesh-and-blood", "Create a Lantern token for luck."): (
        "luck",
        "After “Lantern token for” the text isn't understood yet.",
    ),
    ("flesh-and-blood", "Look at the top 2 cards of your deck, then put them back in any order."): (
        "back in any order",
        "After “then put them” the text isn't understood yet.",
    ),
    ("flesh-and-blood", "This hits twice as hard."): ("twice as hard", "After “~ hits” the text isn't understood yet."),
    ("flesh-and-blood", "Destroy target aura unless it glows."): (
        "glows",
        "After “aura unless it” the text isn't understood yet.",
    ),
    ("flesh-and-blood", "Whenever its luck holds, draw a card."): (
        "luck holds, draw a card",
        "After “Whenever its” the text isn't understood yet.",
    ),
}


@pytest.mark.parametrize(("game", "text"), NOT_READ)
def test_a_line_with_words_that_nobody_reads_says_nothing(game: str, text: str) -> None:
    (found,) = ability_text(game).read(text, NAME)
    assert found.data is None, found.data
    assert (found.reading.not_understood, found.reading.why) == NOT_READ[game, text]
