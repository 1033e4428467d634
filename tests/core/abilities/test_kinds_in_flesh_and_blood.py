"""Each kind of ability of Flesh and Blood, its parts and its marks, and what only looks like it."""

import pytest

from rules_data.core.abilities import recognise

EDITIONS = ("2026-02", "2026-06-10")


def seen(text, edition=EDITIONS[-1]):
    return recognise("flesh-and-blood", text, edition)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("text", "kind", "rule"),
    [
        ("When this hits a hero, they discard a card.", "triggered", "6.6.1"),
        ("At the start of your turn, destroy this.", "triggered", "6.6.1"),
        ("The first time you play an instant each turn, draw a card.", "triggered", "6.6.1"),
        ("When this attacks or defends, gain 1{h}.", "triggered", "6.6.1"),
        ("Once per Turn Action - {r}: Attack", "activated", "5.2.1"),
        ("Attack Reaction - {r}: Target attack gets +1{p}.", "activated", "5.2.1"),
        ("Action - Destroy this: Gain {r}{r}. Go again", "activated", "5.2.1"),
        ("Attacks you control get +1{p}.", "passive", "5.4.1"),
        ("While this is defending, it has +1{d}.", "passive", "5.4.1"),
        ("If you've played an aura this turn, this gets +1{p}.", "passive", "5.4.1"),
        ("You may play this from your banished zone.", "passive", "5.4.1"),
        ("As an additional cost to play this, discard a card.", "passive", "5.4.4a"),
        ("If you would draw a card, instead gain 1{h}.", "replacement", "6.4.1"),
        ("This enters the arena with 2 steam counters on it.", "replacement", "6.4.8"),
        ("Deal 2 arcane damage to any target.", "instructions", "5.3.1"),
        ("Your next attack this turn gets +2{p}.", "instructions", "5.3.1"),
    ],
)
def test_a_text_has_its_kind_by_the_rule_that_says_so(text, kind, rule, edition):
    found = seen(text, edition)
    assert found.kind.value == kind
    assert rule in found.rules


@pytest.mark.parametrize(
    ("text", "kind", "rule"),
    [
        ("Spellvoid 2", "passive", "8.3.15"),
        ("Arcane Barrier 1", "passive", "8.3.8"),
        ("Blade Break (It breaks after it has defended.)", "triggered", "8.3.3"),
        ("Temper", "triggered", "8.3.10"),
        ("Phantasm", "triggered", "8.3.13"),
        ("Ward 1", "passive", "8.3.20"),
        ("Go again", "instructions", "8.3.5"),
    ],
)
def test_a_keyword_is_of_the_kind_that_it_is_short_for(text, kind, rule):
    found = seen(text)
    assert (found.kind.value, "keyword" in found.marks) == (kind, True)
    assert rule in found.rules


@pytest.mark.parametrize(
    ("text", "mark", "rule"),
    [
        ("When this hits and you control an aura, draw a card.", "state condition", "6.6.5b"),
        ("Whenever an attack hits a hero this turn, draw a card.", "delayed", "6.6.3"),
        ("The next time you play an attack action card this turn, draw a card.", "delayed", "6.6.3"),
        ("You may discard a card. When you do, draw a card.", "reflexive", "6.6.2"),
        ("When this hits, choose 1;\n- Draw a card.\n- Gain 2{h}.", "modal", "1.7.5"),
        ("Instant - {r}: Prevent the next 3 arcane damage that would be dealt to target hero this turn.",
         "prevention", "6.4.10"),
        ("As an additional cost to play this, you may banish a card from your hand. If you do, draw a card.",
         "additional cost", "5.4.4a"),
    ],
)  # fmt: skip
def test_a_mark_comes_with_its_rule(text, mark, rule):
    found = seen(text)
    assert mark in found.marks
    assert rule in found.rules


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("When this hits, draw a card if you control an aura.", "state condition"),
        ("When this hits, if you control an aura, draw a card.", "state condition"),
        ("You may discard a card. If you do, draw a card.", "reflexive"),
        ("Whenever an attack you control hits a hero, draw a card.", "delayed"),
        ("Draw a card, then discard a card.", "modal"),
    ],
)
def test_what_only_looks_like_it_has_no_such_mark(text, mark):
    assert mark not in seen(text).marks


def test_an_ability_in_quotation_marks_is_not_that_of_the_text():
    found = seen('Attacks you control have "When this hits, draw a card."')
    assert (found.kind.value, found.marks, found.rules) == ("passive", frozenset(), ("5.4.1",))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("When this hits and you control an aura, draw a card.",
         {"condition": "this hits and you control an aura", "conditional statement": "you control an aura",
          "effect": "draw a card"}),
        ("When this hits, if you control an aura, draw a card.",
         {"condition": "this hits", "effect": "if you control an aura, draw a card"}),
        ("If you would draw a card, instead gain 1{h}.", {"event": "you would draw a card", "effect": "gain 1{h}"}),
        ("Once per turn Instant - {r}{r}: Draw a card.",
         {"cost": "{r}{r}", "limit": "once each turn", "effect": "Draw a card"}),
        ("While this is defending, it has +1{d}.", {"condition": "this is defending", "statement": "it has +1{d}"}),
    ],
)  # fmt: skip
def test_the_parts_are_told_whole_and_as_they_are_printed(text, parts):
    assert seen(text).parts == parts


@pytest.mark.parametrize("dash", ["-", "—"])
def test_a_label_and_its_dash_say_nothing_of_the_kind(dash):
    found = seen(f"Crush {dash} When this deals 4 or more damage to a hero, they discard a card.")
    assert found.kind.value == "triggered"
    assert found.parts["condition"] == "this deals 4 or more damage to a hero"
    assert found.parts["effect"] == "they discard a card"


@pytest.mark.parametrize("options", [";\n- Draw a card.\n- Gain 2{h}.", ":\n• Draw a card.\n• Gain 2{h}."])
def test_modes_are_read_in_every_spelling_of_the_sources(options):
    found = seen(f"Choose 1{options}")
    assert (found.kind.value, "modal" in found.marks) == ("instructions", True)
