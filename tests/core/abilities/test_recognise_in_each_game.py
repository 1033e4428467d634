"""Which kind of ability a text is in Magic and in Flesh and Blood: parts, marks and the rules that decide."""

import pytest

from rules_data.core.abilities import UnableToRecognise, recognise
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, run_scenario

EDITIONS = {"magic": "2026-08-07", "flesh-and-blood": "2026-06-10"}


def seen(game, text):
    return recognise(game, text, EDITIONS[game])


@pytest.mark.parametrize(
    ("game", "text", "kind", "rule"),
    [
        ("magic", "When this creature enters, draw two cards.", "triggered", "603.1"),
        ("magic", "{2}{R}: This creature gets +1/+0 until end of turn.", "activated", "602.1"),
        ("magic", "Creatures you control have vigilance.", "passive", "604.1"),
        ("magic", "If a creature would die, exile it instead.", "replacement", "614.1a"),
        ("magic", "Destroy target nonblack creature.", "instructions", "113.3a"),
        ("magic", "Flying", "passive", "702.9a"),
        ("magic", "Cycling {2}", "activated", "702.29a"),
        ("magic", "Cumulative upkeep {1}", "triggered", "702.24a"),
        ("magic", "Protection from red", "passive", "702.16a"),
        ("magic", "Enchant creature", "passive", "702.5a"),
        ("flesh-and-blood", "When this hits, draw a card.", "triggered", "6.6.1"),
        ("flesh-and-blood", "Deal 3 arcane damage to target hero.", "instructions", "5.3.1"),
        ("flesh-and-blood", "Dominate", "passive", "8.3.4"),
        ("flesh-and-blood", "Blade Break", "triggered", "8.3.3"),
        ("flesh-and-blood", "Go again", "instructions", "8.3.5"),
        ("flesh-and-blood", "This enters the arena with 2 verse counters on it.", "replacement", "6.4.8"),
    ],
)
def test_a_text_has_its_kind_and_the_rule_that_decides(game, text, kind, rule):
    found = seen(game, text)
    assert found.kind.value == kind
    assert rule in found.rules


@pytest.mark.parametrize(
    ("text", "mark", "rule"),
    [
        ("{T}: Add {G}.", "mana", "605.1a"),
        ("+1: Draw a card.", "loyalty", "606.2"),
        ("Choose one — • Draw a card. • You gain 3 life.", "modal", "700.2"),
        ("Landfall — Whenever a land you control enters, you gain 1 life.", "ability word", "207.2c"),
        ("Draw a card at the beginning of the next turn's upkeep.", "delayed", "603.7"),
        ("This land enters tapped.", "enters", "614.1d"),
        ("As an additional cost to cast this spell, discard a card.", "additional cost", "118.8"),
        ("Flying (Only other flying creatures can block this one.)", "keyword", "207.2a"),
    ],
)
def test_a_mark_tells_more_than_the_kind(text, mark, rule):
    found = seen("magic", text)
    assert mark in found.marks
    assert rule in found.rules


def test_without_its_rule_an_ability_with_a_target_that_adds_mana_is_still_no_mana_ability() -> None:
    found = seen("magic", "{1}, {T}: Target player adds {R}.")
    assert (found.kind.value, "mana" in found.marks) == ("activated", False)


def test_parts_are_told_in_the_words_of_the_text() -> None:
    found = seen("magic", "Whenever a creature dies, if you control a Zombie, you may draw a card.")
    assert found.parts["condition"] == "a creature dies"
    assert found.parts["effect"] == "you may draw a card"
    assert seen("magic", "{1}, {T}: Draw a card.").parts["cost"] == "{1}, {T}"


def test_what_is_for_later_stays_an_instruction_where_rules_say_so() -> None:
    found = seen("flesh-and-blood", "Whenever an attack hits a hero this turn, draw a card.")
    assert found.kind.value == "instructions"
    assert "delayed" in found.marks


def test_without_the_rule_that_decides_a_text_is_recognised_by_the_others() -> None:
    text = "When this creature enters, draw two cards."
    assert recognise("magic", text, "2024-06-07", without=frozenset(("603.1",))).kind.value != "triggered"


def test_a_keyword_of_which_no_rule_tells_a_kind_is_refused_by_name() -> None:
    with pytest.raises(UnableToRecognise, match="Stealth"):
        seen("flesh-and-blood", "Stealth")
    with pytest.raises(UnableToRecognise, match="2024-06-07 and 2026-08-07"):
        recognise("magic", "Flying", "1993")


@pytest.mark.parametrize(("expected", "verdict"), [("activated", Verdict.CONFIRMED), ("passive", Verdict.CONTRADICTED)])
def test_an_example_asks_for_the_kind_of_a_text(expected, verdict):
    scenario = GAMES.read_scenario(
        f"""example: a-colon
game: magic
title: A cost before a colon
editions: ["2024-06-07"]
demonstrates: ["602.1"]
given: {{text: "{{1}}, {{T}}: Draw a card."}}
then: {{recognised: {expected}}}
twin: {{change: {{given.text: "Draw a card."}}, then: {{recognised: instructions}}}}
""".encode(),
        {}.get,
    )
    assert run_scenario(scenario, "2024-06-07").verdict is verdict
