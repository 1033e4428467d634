"""Which kind of ability a text of Riftbound is, and which marks it has, on sentences of our own."""

from functools import partial

import pytest

from rules_data.core.abilities import recognise as recognise_in

recognise = partial(recognise_in, "riftbound")

KINDS = [
    ("The third time you play a spell each turn, gain 1 point.", "triggered", (), "383.1"),
    ("At the start of each player's Main Phase, that player channels 1 rune exhausted.", "triggered", (), "383.1"),
    ("Once each turn, when a unit here is readied, draw 1.", "triggered", (), "383.3.f"),
    ("When a friendly unit becomes Mighty, draw 1.", "triggered", (), "383.1"),
    ("When you recycle a rune, you may ready me.", "triggered", ("optional",), "383.3.a"),
    ("When I die, if it's your turn, draw 1.", "triggered", ("intervening if",), "383.3.e"),
    ("[Level 3][>] When I attack, draw 1.", "triggered", ("attack trigger", "conditional"), "824.1"),
    ("Deathknell — Each player discards 1.", "triggered", ("keyword",), "808.1"),
    ("At the end of this turn, recall it.", "triggered", ("delayed",), "390.2"),
    ("At the start of your next turn, ready me.", "triggered", ("delayed",), "390.2"),
    ("At the end of your next turn, draw 1.", "triggered", ("delayed",), "390.2"),
    ("At the end of your turn, draw 1.", "triggered", (), "383.1"),
    ("Kill it the next time it takes damage this turn.", "triggered", ("delayed",), "390.2"),
    ("Do this: deal 2 to a unit.", "triggered", ("reflexive",), "387.1"),
    ("The next time an enemy unit would move this turn, kill it instead.", "replacement", ("delayed",), "390.3"),
    ("The next unit you play this turn enters ready.", "passive", ("delayed",), "390.4"),
    ("If you control a Mech, I enter ready.", "passive", ("conditional",), "364.3.a"),
    ("[Legion][>] I enter ready.", "passive", ("conditional",), "812.1"),
    ("As an additional cost to play me, exhaust two friendly units.", "passive", (), "364.2"),
    ("Your spells and abilities deal 1 Bonus Damage.", "passive", (), "364.2"),
    ('Friendly units have "When I hold, draw 1."', "passive", (), "364.2"),
    ("Spend 3 XP: Buff me. Use this ability only once each turn.", "activated", (), "377.1"),
    ("[Reaction][>] [E]: [Add] [1].", "activated", (), "377.1"),
    ("Equip [1]", "activated", ("keyword",), "818.1"),
    ("Repeat [2]", "passive", ("keyword",), "820.1"),
    ("Hunt 2", "triggered", ("keyword",), "823.1"),
]


@pytest.mark.parametrize(("text", "kind", "marks", "rule"), KINDS, ids=[text for text, *_ in KINDS])
def test_a_text_has_its_kind_its_marks_and_the_rule_that_decides(text, kind, marks, rule):
    found = recognise(text, "v1.3")
    assert found.kind.value == kind
    assert tuple(sorted(found.marks)) == marks
    assert rule in found.rules


@pytest.mark.parametrize("text", ["Stun a unit. Draw 1.", "Each opponent kills one of their units.",
                                  "You may kill a gear. If you do, draw 2."])  # fmt: skip
def test_instructions_are_no_ability_of_any_kind(text):
    found = recognise(text, "v1.3")
    assert found.kind.value == "instructions"
    assert not found.marks
