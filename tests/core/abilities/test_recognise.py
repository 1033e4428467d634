"""Which kind of ability a text is, by the rules on recognising them, in both editions."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.abilities import AbilityKind, Recognition, UnableToRecognise
from rules_data.core.abilities import recognise as recognise_in

EDITIONS = ("v1.2", "v1.3")
recognise = partial(recognise_in, "riftbound")


def kind(text: str, edition: str = "v1.3", *without: str) -> str:
    return recognise(text, edition, without=frozenset(without)).kind.value


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("When you conquer here, draw 2.", "triggered"),
        ("At the start of your turn, gain 1 XP.", "triggered"),
        ("The second time I move each turn, ready me.", "triggered"),
        ("Draw 1 when another friendly unit dies.", "triggered"),
        ("While you control this, when you play a spell, draw 1.", "triggered"),
        ("[Legion][>] When you play me, draw 1.", "triggered"),
        ("[Deathknell][>] Draw 1.", "triggered"),
        ("[Vision]", "triggered"),
        ("Draw 1. Then do this: deal 2 to a unit.", "triggered"),
        ("[3][A], [E]: Deal 2 to a unit.", "activated"),
        ("Discard 1, Kill this: Draw 2.", "activated"),
        ("[Reaction][>] [E]: [Add] [1].", "activated"),
        ("[E]: When a unit dies this turn, draw 1.", "activated"),
        ("[Equip] [2]", "activated"),
        ("[Equip] - [A], Recycle 2 cards from your trash", "activated"),
        ("If a unit you own would die, banish it instead.", "replacement"),
        ("Once each turn, if you would draw, you may gain 1 XP instead.", "replacement"),
        ("I have +1 [M] while you have 3 or more runes.", "passive"),
        ("Friendly Poros here have [Tank].", "passive"),
        ("If you have 5 or more cards in your hand, I enter ready.", "passive"),
        ('Friendly legends have "[E]: Draw 1."', "passive"),
        ('Units here have "When I die, draw 1."', "passive"),
        ("You may play me to an open battlefield.", "passive"),
        ("[Tank]", "passive"),
        ("Ganking", "passive"),
        ("Kill a unit.", "instructions"),
        ("[Stun] an enemy unit.", "instructions"),
        ("Each opponent discards 1.", "instructions"),
        ("Choose one — • Draw 1. • Channel 1 rune.", "instructions"),
        ("Draw 1. (You do it when you conquer.)", "instructions"),
    ],
)
def test_a_text_has_its_kind(text: str, expected: str, edition: str) -> None:
    assert kind(text, edition) == expected


def test_would_alone_makes_a_replacement_only_since_the_later_edition() -> None:
    text = "If a unit would be dealt damage, it has 1 less."
    assert kind(text, "v1.3") == "replacement"
    assert kind(text, "v1.2") == "passive"


def test_what_stands_in_quotation_marks_says_nothing_of_the_ability_around_it() -> None:
    assert kind('Friendly units here have "If I would die, banish me instead."') == "passive"


def test_parts_are_told_as_they_are_printed() -> None:
    found = recognise("When you conquer here,  give me +1 :rb_might: (until the turn ends) this turn.", "v1.3")
    assert found.parts["effect"] == "give me +1 :rb_might: (until the turn ends) this turn"
    assert recognise(":rb_energy_2::rb_rune_fury:: Draw 1.", "v1.3").parts["cost"] == ":rb_energy_2::rb_rune_fury:"


def test_a_text_that_is_not_understood_is_refused_with_its_words() -> None:
    with pytest.raises(UnableToRecognise, match="dance with a dragon"):
        recognise("When I move, dance with a dragon.", "v1.3")


def test_the_condition_follows_the_when_and_the_effect_the_comma() -> None:
    found = recognise("When you conquer here, draw 2.", "v1.2")
    assert found.parts == {"condition": "you conquer here", "effect": "draw 2"}
    assert found.rules == ("376.1", "376.2.a", "376.4.b.1", "376.2.b")


def test_commas_inside_a_list_do_not_end_the_condition() -> None:
    found = recognise("When you kill a Bird, Cat, or Dog, draw 1.", "v1.3")
    assert found.parts["condition"] == "you kill a Bird, Cat, or Dog"


def test_what_stands_before_the_instructions_is_told_apart() -> None:
    found = recognise("Once each turn, when I hold, if I am alone, you may pay [2] to draw 1.", "v1.3")
    assert found.parts == {
        "limit": "once each turn",
        "condition": "I hold",
        "conditional statement": "I am alone",
        "effect": "you may pay [2] to draw 1",
        "cost": "pay [2]",
        "instructions": "draw 1",
    }
    assert {"optional", "hold effect"} <= found.marks
    assert {"383.3.a", "383.3.b", "383.3.e", "383.3.f", "383.4.d.1"} <= set(found.rules)


def test_the_earlier_edition_says_nothing_of_costs_within_instructions() -> None:
    found = recognise("When I hold, you may pay [2] to draw 1.", "v1.2")
    assert found.parts == {"condition": "I hold", "effect": "you may pay [2] to draw 1"}
    assert "optional" not in found.marks


@pytest.mark.parametrize(
    ("condition", "mark"),
    [
        ("you play me", "play effect"),
        ("you choose me", "targeting effect"),
        ("I conquer", "conquer effect"),
        ("you hold here", "hold effect"),
        ("I attack or defend", "attack trigger"),
        ("I attack or defend", "defend trigger"),
    ],
)
def test_well_known_conditions_are_named(condition: str, mark: str) -> None:
    assert mark in recognise(f"When {condition}, draw 1.", "v1.3").marks


def test_playing_another_object_is_no_play_effect() -> None:
    found = recognise("When you play another unit, draw 1.", "v1.3")
    assert "play effect" not in found.marks
    assert "383.4.a.4" in found.rules


@pytest.mark.parametrize(
    ("text", "kind_", "mark"),
    [
        ("When I move, look at the top card of your Main Deck. Then do this: draw 1.", "triggered", "reflexive"),
        ("Choose a gear. Kill it the next time it moves this turn.", "triggered", "delayed"),
        ("Ready 2 runes at the end of this turn.", "triggered", "delayed"),
        ("When you conquer, ready 2 runes at the end of this turn.", "triggered", "delayed"),
        ("Choose a unit. The next time it would die this turn, recall it instead.", "replacement", "delayed"),
        ("The next spell you play this turn costs [1] less.", "passive", "delayed"),
        ("While I'm alone, I have +2 [M].", "passive", "conditional"),
        ("[Deathknell][>] Draw 1. If it's your turn, draw 2 instead.", "triggered", "replacement"),
    ],
)
def test_marks_tell_more_than_the_kind(text: str, kind_: str, mark: str) -> None:
    found = recognise(text, "v1.3")
    assert found.kind.value == kind_
    assert mark in found.marks


@pytest.mark.parametrize(
    ("text", "edition", "rule", "then"),
    [
        ("When you conquer, draw 1.", "v1.3", "383.1", "passive"),
        ("When you conquer, draw 1.", "v1.2", "376.1", "passive"),
        ("Draw 1 when I die.", "v1.3", "383.1.a", "instructions"),
        ("[2]: Draw 1.", "v1.3", "377.1", "instructions"),
        ("If a unit would die, kill this instead.", "v1.2", "366.1", "passive"),
        ("I have [Tank].", "v1.3", "364.2", "instructions"),
        ("Draw 1. Then do this: ready me.", "v1.3", "387.1", "instructions"),
        ("Kill it the next time it moves this turn.", "v1.3", "390.2", "instructions"),
        ("(When you conquer, draw 1.) Draw 1.", "v1.3", "135.2.d.3", "triggered"),
        ("[Deathknell][>] Draw 1.", "v1.3", "808.1", "instructions"),
    ],
)
def test_without_its_rule_a_text_is_recognised_by_what_remains(text: str, edition: str, rule: str, then: str) -> None:
    assert kind(text, edition) != then
    assert kind(text, edition, rule) == then


@pytest.mark.parametrize(
    ("text", "rule", "part"),
    [
        ("When I die, draw 1.", "383.2.a", "condition"),
        ("When I die, draw 1.", "383.2.b", "effect"),
        ("When I die, if I was alone, draw 1.", "383.3.e", "conditional statement"),
        ("When I die, pay [1] to draw 1.", "383.3.b", "cost"),
        ("When I die, draw 1. Do this only once each turn.", "383.3.f", "limit"),
        ("While I am alone, I have [Tank].", "364.3.a", "condition"),
    ],
)
def test_without_its_rule_a_part_is_not_told_apart(text: str, rule: str, part: str) -> None:
    assert part in recognise(text, "v1.3").parts
    assert part not in recognise(text, "v1.3", without=frozenset({rule})).parts


def test_every_decision_gives_its_reason() -> None:
    found = recognise("When you conquer, you may pay [1] to draw 1.", "v1.3")
    assert [one.rules for one in found.seen] == [
        ("383.1",), ("383.2.a",), ("383.4.c.1",), ("383.2.b",), ("383.3.a",), ("383.3.b",),
    ]  # fmt: skip
    assert all(one.reason for one in found.seen)


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnableToRecognise, match=r"v1\.2 and v1\.3"):
        recognise("Draw 1.", "v9.9")


@pytest.mark.parametrize("text", ["", "  \n", "x" * 2001])
def test_a_text_that_is_no_ability_is_refused(text: str) -> None:
    with pytest.raises(UnableToRecognise, match="one ability's text"):
        recognise(text, "v1.3")


# fmt: off
words = st.sampled_from(
    [
        "When", "when", "at", "the", "start", "end", "of", "turn", "first", "time", "would", "instead", "if",
        "while", "you", "may", "pay", "to", "do", "this", ":", ",", ".", '"', "(", ")", "[", "]", "[E]", "[2]",
        "[Legion]", "[>]", "draw", "1", "units", "have", "I", "die", "conquer", "once", "each",
    ]
)
# fmt: on


@given(st.one_of(st.text(max_size=60), st.lists(words, max_size=25).map(" ".join)), st.sampled_from(EDITIONS))
def test_any_text_is_recognised_or_refused(text: str, edition: str) -> None:
    try:
        found = recognise(text, edition)
    except UnableToRecognise:
        return
    assert isinstance(found, Recognition)
    assert found.kind in AbilityKind
    assert found.seen


@pytest.mark.parametrize("text", ["When you conquer here, draw 2.", "[2]: Draw 1.", "Kill a unit.", "[Tank]"])
def test_switching_off_what_did_not_decide_changes_nothing(text: str) -> None:
    found = recognise(text, "v1.3")
    assert recognise(text, "v1.3", without=frozenset({"999.9"})) == found
