"""Each kind of ability of Magic, its parts and its marks, and what only looks like it, in both editions."""

import pytest

from rules_data.core.abilities import UnableToRecognise, recognise

EDITIONS = ("2024-06-07", "2026-08-07")
NOW = EDITIONS[-1]


def seen(text, edition=NOW):
    return recognise("magic", text, edition)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("text", "kind", "rule"),
    [
        ("When this creature enters, you gain 2 life.", "triggered", "603.1"),
        ("Whenever you cast a noncreature spell, scry 1.", "triggered", "603.1"),
        ("At the beginning of your upkeep, each opponent loses 1 life.", "triggered", "603.1"),
        ("I, II — You gain 2 life.", "triggered", "714.2b"),
        ("{2}, {T}: Draw a card.", "activated", "602.1"),
        ("Sacrifice a creature: Scry 1.", "activated", "602.1"),
        ("−3: Destroy target creature.", "activated", "606.2"),
        ("Creatures you control get +1/+1.", "passive", "604.1"),
        ("This creature can't be blocked.", "passive", "604.1"),
        ("Spells you cast cost {1} less to cast.", "passive", "604.1"),
        ("If a creature would die, exile it instead.", "replacement", "614.1a"),
        ("If you would draw a card, draw two cards instead.", "replacement", "614.1a"),
        ("Skip your draw step.", "replacement", "614.1b"),
        ("This creature enters with two +1/+1 counters on it.", "replacement", "614.1c"),
        ("This creature enters with X +1/+1 counters on it.", "replacement", "614.1c"),
        ("As this enchantment enters, choose a color.", "replacement", "614.1c"),
        ("As this creature enters, you may pay 2 life.", "replacement", "614.1c"),
        ("This creature enters tapped.", "replacement", "614.1d"),
        ("Creatures your opponents control enter tapped.", "replacement", "614.1d"),
        ("If a Goblin would deal damage to you, prevent 1 of that damage.", "replacement", "615.1a"),
        ("Destroy target nonblack creature.", "instructions", "113.3a"),
        ("Add {R}{R}{R}.", "instructions", "113.3a"),
    ],
)
def test_a_text_has_its_kind_by_the_rule_that_says_so(text, kind, rule, edition):
    found = seen(text, edition)
    assert found.kind.value == kind
    assert rule in found.rules


@pytest.mark.parametrize(
    ("text", "kind", "rule"),
    [
        ("Ward {2}", "triggered", "702.21a"),
        ("Ward—Pay 2 life.", "triggered", "702.21a"),
        ("Annihilator 2", "triggered", "702.86a"),
        ("Prowess (A spell that is no creature makes this stronger.)", "triggered", "702.108a"),
        ("Storm", "triggered", "702.40a"),
        ("Kicker {1}{G}", "passive", "702.33a"),
        ("Flashback {3}{R}", "passive", "702.34a"),
        ("Affinity for artifacts", "passive", "702.41a"),
        ("Hexproof from red", "passive", "702.11a"),
        ("Suspend 3—{R}", "passive", "702.62a"),
        ("Equip {2}", "activated", "702.6a"),
        ("Cycling {2} (Throw it away for another.)", "activated", "702.29a"),
        ("Landcycling {2}", "activated", "702.29e"),
        ("Ninjutsu {1}{U}", "activated", "702.49a"),
        ("Crew 3", "activated", "702.122a"),
    ],
)
def test_a_keyword_is_of_the_kind_that_it_is_short_for(text, kind, rule):
    found = seen(text)
    assert (found.kind.value, "keyword" in found.marks) == (kind, True)
    assert rule in found.rules


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("Equip {2}", "{2}"),
        ("Ward—Pay 2 life.", "Pay 2 life"),
        ("Flashback {3}{R}", "{3}{R}"),
        ("Affinity for artifacts", None),
        ("Protection from black", None),
    ],
)
def test_the_cost_of_a_keyword_is_told_and_nothing_else_is_taken_for_one(text, cost):
    assert seen(text).parts.get("cost") == cost


@pytest.mark.parametrize(
    ("text", "mark", "rule"),
    [
        ("{T}: Add one mana of any color.", "mana", "605.1a"),
        ("Sacrifice this creature: Add {C}.", "mana", "605.1a"),
        ("{T}: Add {R}. This land deals 1 damage to you.", "mana", "605.1a"),
        ("Whenever you tap a land for mana, add {G}.", "triggered mana", "605.1b"),
        ("0: Scry 1.", "loyalty", "606.2"),
        ("[+2]: Each player discards a card.", "loyalty", "606.2"),
        ("-X: This planeswalker deals X damage to target creature.", "loyalty", "606.2"),
        ("When you control no Islands, sacrifice this creature.", "state", "603.8"),
        ("When you have no cards in hand, sacrifice this enchantment.", "state", "603.8"),
        ("Whenever a creature dies, if you control a Zombie, draw a card.", "intervening if", "603.4"),
        ("Destroy target creature. When you do, you gain 3 life.", "reflexive", "603.12"),
        ("When this creature enters, you may discard a card. When you do, scry 2.", "reflexive", "603.12"),
        ("When this creature enters, sacrifice it at the beginning of the next end step.", "delayed", "603.7"),
        ("At the beginning of the next end step, draw a card.", "delayed", "603.7"),
        ("{T}: Choose one —\n• You gain 1 life.\n• Draw a card.", "modal", "700.2"),
        ("When this creature enters, choose one —\n• You gain 3 life.\n• Draw a card.", "modal", "700.2"),
        ("You may pay {0} rather than pay this spell's mana cost.", "alternative cost", "118.9"),
        ("Prevent the next 2 damage that would be dealt to target Goblin this turn.", "prevention", "615.1a"),
        ("When this creature enters, draw a card. If you control a Goblin, draw two cards instead.",
         "replacement", "614.1a"),
        ("As long as you control a Forest, this creature has trample.", "conditional", "604.1"),
    ],
)  # fmt: skip
def test_a_mark_comes_with_its_rule(text, mark, rule):
    found = seen(text)
    assert mark in found.marks
    assert rule in found.rules


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("{1}, {T}: Target player adds {R}.", "mana"),
        ("{T}: Untap target land. Add {G}.", "mana"),
        ("+1: Add {R}{R}.", "mana"),
        ("Add {R}{R}{R}.", "mana"),
        ("Whenever this creature becomes tapped, add {R}.", "triggered mana"),
        ("Whenever a player taps a land for mana, that player loses 1 life.", "triggered mana"),
        ("Whenever a creature dies, draw a card if you control a Zombie.", "intervening if"),
        ("When you sacrifice a Food, draw a card.", "state"),
        ("At the beginning of each end step, draw a card.", "delayed"),
        ("You may discard a card. If you do, draw a card.", "reflexive"),
        ("{3}: Draw a card.", "loyalty"),
        ("If you would gain life, you gain that much life plus 1 instead.", "enters"),
        ("{T}: Add {G} or {W}.", "modal"),
        ("Whenever a creature enters, draw a card.", "enters"),
    ],
)
def test_what_only_looks_like_it_has_no_such_mark(text, mark):
    assert mark not in seen(text).marks


@pytest.mark.parametrize("text", ["{T}: Mill a card. Add {G}.", "{2}: Draw a card. Add {G}."])
def test_what_moves_cards_of_a_library_is_a_mana_ability_in_the_earlier_edition_only(text):
    assert "mana" in seen(text, "2024-06-07").marks
    assert "mana" not in seen(text, "2026-08-07").marks


@pytest.mark.parametrize(
    "text",
    [
        'Enchanted creature has "{T}: Add {G}."',
        'Creatures you control have "{2}, {T}: Draw a card."',
        'Creatures you control have "When this creature dies, draw a card."',
        'Creatures you control have "If this creature would die, exile it instead."',
    ],
)
def test_an_ability_in_quotation_marks_is_not_that_of_the_text(text):
    found = seen(text)
    assert (found.kind.value, found.rules) == ("passive", ("604.1",))
    assert not found.marks


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("When this creature enters, you gain 2 life.",
         {"condition": "this creature enters", "effect": "you gain 2 life"}),
        ("At the beginning of your upkeep, if you have 20 or more life, you win the game.",
         {"condition": "the beginning of your upkeep", "conditional statement": "you have 20 or more life",
          "effect": "you win the game"}),
        ("{T}: Add {G}.", {"cost": "{T}", "effect": "Add {G}"}),
        ("{3}: Regenerate this creature. Activate only once each turn.",
         {"cost": "{3}", "effect": "Regenerate this creature", "limit": "once each turn"}),
        ("[-X]: Destroy target creature.", {"cost": "[-X]", "effect": "Destroy target creature"}),
        ("If you would gain life, you gain that much life plus 1 instead.",
         {"event": "you would gain life", "effect": "you gain that much life plus 1"}),
        ("If you would draw a card, draw two cards instead.",
         {"event": "you would draw a card", "effect": "draw two cards"}),
        ("I, II — You gain 2 life.", {"condition": "I, II", "effect": "You gain 2 life"}),
        ("As long as you control a Forest, this creature has trample.",
         {"condition": "you control a Forest", "statement": "this creature has trample"}),
        ("At the beginning of the next end step, draw a card.",
         {"condition": "the beginning of the next end step", "effect": "draw a card"}),
    ],
)  # fmt: skip
def test_the_parts_are_told_whole_and_as_they_are_printed(text, parts):
    assert seen(text).parts == parts


@pytest.mark.parametrize(
    ("text", "rule", "kind"),
    [
        ("This creature enters tapped.", "614.1d", "passive"),
        ("Skip your draw step.", "614.1b", "passive"),
        ("{T}: Add {G}.", "602.1", "instructions"),
        ("At the beginning of the next end step, draw a card.", "603.7", "triggered"),
    ],
)
def test_without_the_rule_that_decides_the_others_do(text, rule, kind):
    assert recognise("magic", text, NOW, without=frozenset({rule})).kind.value == kind


@pytest.mark.parametrize(
    "cost",
    ["{2/W}", "{W/P}", "{P/W}", "{G/U}{G/U}", "{Q}", "{S}", "{X}{X}, {T}", "{E}{E}", "{C}", "{U/P}{U/P}", "{2}{R}"],
)
def test_every_symbol_of_a_cost_is_read_and_told_as_it_is_printed(cost):
    found = seen(f"{cost}: Draw a card.")
    assert found.kind.value == "activated"
    assert found.parts["cost"] == cost


@pytest.mark.parametrize("dash", ["—", "–", "-"])
@pytest.mark.parametrize(
    ("word", "rest", "kind"),
    [
        ("Landfall", "Whenever a land you control enters, you gain 2 life.", "triggered"),
        ("Threshold", "As long as there are seven or more cards in your graveyard, this creature has haste.",
         "passive"),
        ("Metalcraft", "{T}: Add one mana of any color. Activate only if you control three or more artifacts.",
         "activated"),
    ],
)  # fmt: skip
def test_an_ability_word_says_nothing_of_the_kind(word, rest, kind, dash):
    named, plain = seen(f"{word} {dash} {rest}"), seen(rest)
    assert (named.kind, named.parts) == (plain.kind, plain.parts)
    assert named.kind.value == kind
    assert named.marks - plain.marks == {"ability word"}
    assert "207.2c" in named.rules


def test_an_ability_word_without_its_dash_is_not_understood():
    with pytest.raises(UnableToRecognise, match="isn't understood"):
        seen("Landfall Whenever a land you control enters, you gain 2 life.")


def test_reminder_text_changes_nothing_even_where_it_says_when():
    plain = seen("Draw a card.")
    found = seen("Draw a card. (When you do, the library is a card smaller.)")
    assert (found.kind, found.parts, found.marks) == (plain.kind, plain.parts, plain.marks)
    assert "207.2a" in found.rules
