"""Small words that agree with nothing around them are not read as what is meant more often."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import AbilityReading, Outcome, ability_text

# A line as it can be printed, and the same with one word that is about nothing there, or about somebody else.
PAIRS = {
    "magic": (
        ("Target player discards their hand.", "Target player discards your hand.", "your"),
        ("Discard your hand.", "Discard their hand.", "their hand"),
        ("You discard your hand.", "You discards your hand.", "discards"),
        ("Destroy target Orc or Goblin.", "Destroy target Orc and Goblin.", "and"),
        ("{T}, Sacrifice a Forest or Plains: Draw a card.", "{T}, Sacrifice a Forest and Plains: Draw a card.", "and"),
        ("Destroy target creature or land.", "Destroy target creature and land.", "and"),
        (
            "Up to two target creatures each gain haste until end of turn.",
            "Target creature each gains haste until end of turn.",
            "each gains",
        ),
        (
            "{1}: Scry 1, then shuffle your library.",
            "{1}: Scry 1, then shuffle their library.",
            "their library",
        ),
        (
            "Whenever Lantern Moth attacks, you may discard a card. If you do, draw a card.",
            "Whenever Lantern Moth attacks, you may discard a card. If they do, draw a card.",
            "they do",
        ),
        ("Creatures you control get +1/+1.", "Each creatures you control get +1/+1.", "creatures"),
        ("Destroy another creature.", "Destroy another creatures.", "creatures"),
        ("Destroy two target Moths.", "Destroy two target Moth.", "Moth"),
        ("Destroy target Moth.", "Destroy target Moths.", "Moths"),
        ("Return two target lands to their owners' hands.", "Return two target lands to its owners' hands.", "owners'"),
        ("Return target land to its owner's hand.", "Return target land to their owner's hand.", "their"),
        ("Draw two cards.", "Draw two card.", "card"),
        ("Discard a card.", "Discard a cards.", "cards"),
        ("When ~ enters, sacrifice it unless you pay {2}.", "When ~ enters, sacrifice it unless you {2}.", "{2}"),
    ),
    "riftbound": (
        ("Kill all units.", "Kill each units.", "units"),
        ("When you play another unit, draw 1.", "When you play other unit, draw 1.", "unit"),
        (
            "Play a unit from your trash, ignoring its Energy cost.",
            "Play a unit from your trash, ignoring their Energy cost.",
            "their",
        ),
        ("Draw 1. You may pay {1} to draw 1.", "Draw 1. You may {1} to draw 1.", "{1}"),
        ("Kill a friendly unit or gear.", "Kill a friendly unit and gear.", "and"),
        ("Kill a friendly unit. If you do, draw 1.", "Kill a friendly unit. If they do, draw 1.", "they do"),
    ),
    "flesh-and-blood": (
        (
            "As an additional cost to play Lantern, put a blue card from your hand on the bottom of your deck.",
            "As an additional cost to play Lantern, put a blue card from your hand on the bottom of their deck.",
            "their deck",
        ),
        (
            "When Lantern hits, put it into your hero's soul.",
            "When Lantern hits, put it into their hero's soul.",
            "their hero's soul",
        ),
        (
            "Each hero puts a red card from their hand face down into their arsenal.",
            "Each hero puts a red card from their hand face down into your arsenal.",
            "your",
        ),
        ("Destroy all auras.", "Destroy each auras.", "auras"),
    ),
}  # fmt: skip
LINES = [(game, *pair) for game, pairs in PAIRS.items() for pair in pairs]


def one(game: str, line: str) -> AbilityReading:
    (found,) = ability_text(game).read(line, "Lantern Moth" if game == "magic" else "Lantern")
    return found


@pytest.mark.parametrize(("game", "right", "wrong", "word"), LINES)
def test_a_word_that_agrees_with_nothing_is_named_and_not_read(game: str, right: str, wrong: str, word: str) -> None:
    assert one(game, right).outcome is Outcome.READ, one(game, right).reading
    refused = one(game, wrong)
    assert refused.outcome is not Outcome.READ
    assert refused.reading.not_understood == word
    assert word in refused.reading.why


@pytest.mark.parametrize(
    "line",
    [
        "When Lantern attacks, banish an Earth additional card from your hand.",
        "Destroy an additional aura an opponent controls.",
        "When Lantern attacks an additional hero, draw a card.",
    ],
)
def test_nothing_is_additional_to_nothing(line: str) -> None:
    """Of one thing that is acted on or meant, no phrase says so; how many more of something there are, some do."""
    assert one("flesh-and-blood", line.replace("additional ", "")).outcome is Outcome.READ
    assert "additional" in one("flesh-and-blood", line).reading.not_understood


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("magic", "Instant and sorcery spells you control cost {1} less to cast."),
        ("magic", "Destroy all artifacts and enchantments."),
        ("magic", "Whenever a player casts a spell, that player discards their hand."),
        ("magic", "When Lantern Moth enters, target opponent reveals their hand."),
        ("riftbound", "Friendly units and gear enter ready."),
        ("flesh-and-blood", "When Lantern hits a hero, they discard a card. If they do, draw a card."),
    ],
)
def test_the_same_words_are_read_where_they_agree(game: str, line: str) -> None:
    reading = one(game, line).reading
    assert "It isn't clear" not in reading.why


def test_who_was_spoken_of_can_have_something() -> None:
    assert one("magic", "Target opponent discards their hand.").data == one(
        "magic", "Target opponent discards his or her hand."
    ).data  # fmt: skip
