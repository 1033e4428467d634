"""More small conditions on which an outcome hangs: who is meant, what is still so, and what was so when."""

from __future__ import annotations

import pytest

from rules_data.core.evaluator.games.flesh_and_blood import stages
from rules_data.core.evaluator.games.magic import layers
from tests.core.evaluator.cases import each
from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Imp: {types: [creature], colors: [red], power: 1, toughness: 1, abilities: [
    {use: {}, do: [{deal: 1, to: {choose: 1, type: creature}}]}]}
  Bear: {types: [creature], colors: [green], power: 2, toughness: 2}
  Cub: {types: [creature], power: 1, toughness: 1, mana cost: "{G}"}
  Nymph: {types: [enchantment, creature], power: 1, toughness: 1, mana cost: "{G}", keywords: [{bestow: "{G}"}],
    abilities: [{passive: {power: 1}, affects: {what I am attached to: true}}]}
  Sage: {types: [enchantment], abilities: [{passive: {can: be cast at any time}, affects: {subtype: Aura,
    zone: [hand, stack], owner: you}}]}
  Ward: {types: [instant], abilities: [{do: [{give: {keyword: protection from red}, to: {choose: 1, type: creature},
    for: until end of turn}]}]}
  Wash: {types: [instant], abilities: [{do: [{give: {colors: [blue]}, to: {choose: 1, type: creature, name: Imp},
    for: until end of turn}]}]}
  Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature, name: Imp}}]}]}
  Chooser: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [
    {modes: [{name: first, do: [{destroy: {choose: 1, type: artifact}}]},
      {name: other, do: [{destroy: {choose: 1, type: land}}]}]}]}]}
  Breaker: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [
    {destroy: {choose: 1, type: artifact}}]}]}
  Flash: {types: [creature], power: 1, toughness: 1, abilities: [{name: gone, use: {}, do: [{exile: me}]}]}
  Truce: {types: [instant], abilities: [{do: [{the game is a draw: true}]}]}
""",
)
OF_MAGIC = {
    "damage by a red creature that has died is prevented by protection from red (609.7, 702.16e)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Imp]}, Bob: {battlefield: [Bear], hand: [Doom, Ward]}}
        when: [{activate: Imp, by: Ann}, {cast: Doom, by: Bob}, {resolve: 1}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Imp: {zone: graveyard}, Bear: {damage: 1}}
        twin:
          change: {when: [{activate: Imp, by: Ann}, {cast: Doom, by: Bob}, {resolve: 1},
            {give: {keyword: protection from red}, to: Bear, for: until end of turn, by: Bob}, {resolve: all}]}
          then: {Imp: {zone: graveyard}, Bear: {damage: 0}}
        """,
    "a card with bestow may be cast at any time as an Aura, and one without is no Aura to anybody (601.3b)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Sage, Bear], hand: [Nymph, Cub], green: 2}, Bob: {}}
        when: [{cast: Cub, by: Ann}]
        then: {illegal: "307.1"}
        twin:
          change:
            when: [{cast: Nymph, by: Ann}, {resolve: all}]
            choices: [{player: Ann, question: which cost, answer: bestow}]
          then: {Bear: {power: 3}}
        """,
    "an effect on a card with another player's name is that player's": """
        given: {turn: {player: Ann}, Ann: {library: 2}, Bob: {library: 2, battlefield: [{card: Bear, owner: Ann}]}}
        when: [{draw: 1, with: Bear}]
        then: {Ann: {hand: 0}, Bob: {hand: 1}}
        twin:
          change: {given.Ann.battlefield: [Bear], given.Bob.battlefield: []}
          then: {Ann: {hand: 1}, Bob: {hand: 0}}
        """,
}


@each(OF_MAGIC)
def test_magic(body):
    MAGIC.confirm(body)


GIVEN_BEFORE_IT_DIED = {
    "by an effect on it": "{give: {keyword: KEYWORD}, to: Imp, for: until end of turn, by: Ann}",
    "by a static ability that is still there": "{put: Banner, to: battlefield, by: Ann}",
}


@pytest.mark.parametrize("how", GIVEN_BEFORE_IT_DIED)
@pytest.mark.parametrize(
    ("keyword", "then"),
    [
        ("lifelink", "Ann: {life: 21}, Giant: {damage: 1}"),
        ("deathtouch", "Ann: {life: 20}, Giant: {zone: graveyard}"),
        ("wither", "Ann: {life: 20}, Giant: {damage: 0, counters: {-1/-1: 1}}"),
    ],
)
def test_a_source_that_has_died_has_the_keywords_it_last_had(how, keyword, then):
    """Also those that it got after its ability was activated (702.2e, 702.15c, 608.2h)."""
    cards = f"""
  Giant: {{types: [creature], power: 5, toughness: 5}}
  Banner: {{types: [enchantment], abilities: [{{passive: {{keyword: {keyword}}}, affects: {{name: Imp}}}}]}}
"""
    written = Written("magic", MAGIC.editions, MAGIC.cards.rstrip() + cards)
    gets = GIVEN_BEFORE_IT_DIED[how].replace("KEYWORD", keyword)
    board = """
given: {turn: {player: Ann}, Ann: {life: 20, battlefield: [Imp], hand: [Banner]}, Bob: {battlefield: [Giant]}}
choices: [{player: Ann, question: targets, answer: Giant}]
"""
    steps = ["{activate: Imp, by: Ann}", gets, "{destroy: Imp, by: Bob}", "{resolve: all}"]
    written.confirm(f"{board}when: [{', '.join(steps)}]\nthen: {{{then}}}\n")
    too_late = [steps[0], steps[2], *([] if "Imp" in gets else [gets]), steps[3]]
    written.confirm(f"{board}when: [{', '.join(too_late)}]\nthen: {{Ann: {{life: 20}}, Giant: {{damage: 1}}}}\n")


@pytest.mark.parametrize("module", [layers, stages], ids=["Magic", "Flesh and Blood"])
@pytest.mark.parametrize("word", ["legendary", "Legendary", "Goblin"])
def test_a_word_of_a_type_line_is_a_supertype_or_a_subtype_and_not_both(module, word):
    kinds = [kind for kind in ("supertypes", "subtypes") if module.belongs(word, kind)]
    assert len(kinds) == 1
    if module is layers:
        assert kinds == ["supertypes" if word.lower() == "legendary" else "subtypes"]


def _steps(run, kind):
    return [(step.text, step.rules) for step in run.trace if step.kind == kind]


@pytest.mark.parametrize(("card", "rule"), [("Chooser", "603.3c"), ("Breaker", "603.3d")])
def test_what_is_removed_without_a_mode_or_without_a_target_is_so_by_its_own_rule(card, rule):
    run = MAGIC.confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [{card}], battlefield: [Bear]}}, Bob: {{}}}}
when: [{{cast: {card}, by: Ann}}, {{resolve: 1}}]
then: {{stack: [], {card}: {{zone: battlefield}}}}
""")
    [(text, rules)] = _steps(run, "removed")
    assert card in text
    assert rules[-1] == rule


def test_the_trace_says_of_what_an_instruction_speaks_of_that_it_has_left():
    run = MAGIC.confirm("""
given: {turn: {player: Ann}, Ann: {battlefield: [Flash, Imp]}, Bob: {}}
when: [{activate: Flash, by: Ann}, {return: Flash, by: Bob}, {resolve: all}]
then: {Flash: {zone: hand}, Imp: {zone: battlefield}}
""")
    [(text, rules)] = _steps(run, "recheck_failed")
    assert text.startswith("Flash")
    assert rules


def test_a_draw_is_told_of_every_player():
    run = MAGIC.confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Truce]}, Bob: {}}
when: [{cast: Truce, by: Ann}, {resolve: all}]
then: {winner: draw}
""")
    told = [text for text, _ in _steps(run, "event")]
    assert told[-2:] == ["Ann leaves the game in a draw", "Bob leaves the game in a draw"]


FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Gem: {types: [action], subtypes: [item]}
  Wall: {types: [action], subtypes: [item]}
  Vow: {types: [instant], abilities: [{do: [{name a card: true, as: named}, {draw: 1}]}]}
  Tide: {types: [action], cost: X, abilities: [{do: [{gain life: X}]}]}
  Echo: {types: [instant], cost: 0, abilities: [{do: [{gain life: {cost of: {choose: 1, zone: stack, name: Tide}}}]}]}
  Slash: {types: [action], subtypes: [attack], power: 5}
  Jab: {types: [action], subtypes: [attack], power: 2}
  Tax: {types: [action], subtypes: [item], abilities: [{passive: {cost: 1}, affects: {cost: {at least: 3}}}]}
  Thorns: {types: [action], subtypes: [item], abilities: [
    {when: {event: attacks, object: {is: [attack]}}, do: [{lose life: 1, player: attacking player},
      {lose life: 10, player: defending player}]}]}
""",
)
OF_FAB = {
    "one card is named, and no second one (8.5.21)": """
        given: {turn: {player: Ira}, Ira: {hand: [Vow], arena: [Gem, Wall], deck: 2}, Dorn: {}}
        when: [{play: Vow}, {resolve: 1}]
        choices: [{player: Ira, question: card name, answer: [Gem, Wall]}]
        then: {illegal answer: true}
        twin:
          change: {choices: [{player: Ira, question: card name, answer: Never Printed}]}
          then: {Ira: {hand: 1}}
        """,
    "what X has been declared as is part of what the card costs, while it is on the stack (5.1.3a, 1.12.2b)": """
        given: {turn: {player: Ira}, Ira: {hand: [Tide, Echo], resources: 4, life: 10}, Dorn: {}}
        when: [{play: Tide}, {play: Echo}, {resolve: 1}]
        choices: [{player: Ira, question: value of X, answer: 3}]
        then: {Ira: {life: 13, resources: 1}}
        """,
    "a card that costs X is one that costs what X has been declared as, while its costs are worked out": """
        given: {turn: {player: Ira}, Ira: {hand: [Tide], resources: 5, life: 10, arena: [Tax]}, Dorn: {}}
        when: [{play: Tide}, {resolve: 1}]
        choices: [{player: Ira, question: value of X, answer: 3}]
        then: {Ira: {life: 13, resources: 1}}
        twin:
          change: {choices: [{player: Ira, question: value of X, answer: 2}]}
          then: {Ira: {life: 12, resources: 3}}
        """,
    "the attacking and the defending player are told apart, whoever an attack is against": """
        given: {turn: {player: Ira}, Ira: {hand: [Slash], life: 20}, Dorn: {arena: [Thorns], life: 20}}
        when: [{play: Slash}, {resolve: 1}, {resolve: all}]
        then: {Ira: {life: 19}, Dorn: {life: 10}}
        """,
}


@each(OF_FAB)
def test_flesh_and_blood(body):
    FAB.confirm(body)


RIFTBOUND = Written(
    "riftbound",
    ("v1.3",),
    """
cards:
  Bold: {types: [unit], might: 5}
  Meek: {types: [unit], might: 1}
  Dawn: {types: [spell], abilities: [{do: [{extra turn: 1}, {if: {done: true}, do: [{draw: 1}]}]}]}
""",
)
OF_RIFTBOUND = {
    "whoever is to take one turn more does what comes of that (735)": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Dawn], deck: 3}, Jinx: {}}
        when: [{play: Dawn, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1}}
        """,
}


@each(OF_RIFTBOUND)
def test_riftbound(body):
    RIFTBOUND.confirm(body)


@pytest.mark.parametrize(("there", "rule"), [("", "348.2.a"), ("Meek", "461.5")], ids=["a showdown", "combat"])
def test_control_of_a_battlefield_is_established_by_the_rule_of_what_ends_there(there, rule):
    run = RIFTBOUND.confirm(f"""
given:
  turn: {{player: Ahri}}
  battlefields: [{{card: Field{", controller: Jinx" if there else ""}}}]
  Ahri: {{base: [Bold]}}
  Jinx: {{at Field: [{there}]}}
when: [{{move: Bold, to: Field}}, {{close showdown: true}}]
then: {{Field: {{controller: Ahri}}}}
""")
    [(text, rules)] = [step for step in _steps(run, "procedure") if "gains control of Field" in step[0]]
    assert text == "Ahri gains control of Field"
    assert rule in rules


@pytest.mark.parametrize(
    ("given", "row"),
    [
        (
            "power: 2",
            (8, "values of numeric properties", 5, "independent effects that add to a value", "power", "2", "4"),
        ),
        ("base power: 7", (7, "base values of numeric properties", None, None, "base power", "2", "7")),
        ("keyword: go again", (6, None, None, None, "keywords", None, None)),
    ],
)
def test_a_table_of_stages_names_where_an_effect_has_landed(given, row):
    run = FAB.confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Jab]}}, Dorn: {{}}}}
when: [{{play: Jab}}, {{give: {{{given}}}, to: Jab, for: this turn, by: Ira}}]
then: {{Jab: {{zone: stack}}}}
""")
    [step] = [step for step in run.trace if step.kind == "stages"]
    [told] = step.detail["rows"]
    seen = ("stage", "stage_name", "substage", "substage_name", "property", "before", "after")
    assert [(name, told[name]) for name, wanted in zip(seen, row, strict=True) if wanted is not None] == [
        (name, wanted) for name, wanted in zip(seen, row, strict=True) if wanted is not None
    ]
    assert told["effect"] == "an effect"
    assert f"stage {told['stage']}.{told['substage']}, an effect: " in step.text
