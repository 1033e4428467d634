"""Magic: texts about the mana that was spent, a spell or a permanent, several targets and lands, read and played."""

from __future__ import annotations

import pytest

from .test_magic_printed_cards_are_played import play

CAST = """
cards:
  Relic: {types: [artifact]}
  Charm: {types: [enchantment]}
  Isle: {types: [land], subtypes: [Island]}
  Saga: {types: [enchantment], subtypes: [Saga]}
  Duke: {types: [creature], supertypes: [legendary], power: 1, toughness: 1}
  Thief: {types: [creature], subtypes: [Human, Rogue], power: 1, toughness: 1}
  Spark: {types: [instant], mana cost: "{R}", colors: [red], abilities: [{do: [{gain life: 1}]}]}
"""


@pytest.mark.parametrize(
    ("pool", "drawn"), [("red: 2, green: 1", 1), ("green: 3", 0), ("snow red: 1, green: 2", 1), ("colorless: 3", 0)]
)
def test_which_mana_was_spent_to_cast_it_is_known(pool: str, drawn: int) -> None:
    play("Creature", "When It enters, if {R} was spent to cast it, draw a card.", f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], {pool}, library: 5}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
then: {{Ann: {{hand: {drawn}}}}}
""", **{"mana cost": "{3}", "power": "2", "toughness": "2"})  # fmt: skip


@pytest.mark.parametrize(("pool", "life"), [("red: 3, green: 1", 25), ("red: 2, green: 2", 20), ("green: 4", 20)])
def test_how_much_mana_of_a_color_was_spent_is_known(pool: str, life: int) -> None:
    text = "Adamant — If at least three red mana was spent to cast this spell, you gain 5 life."
    play("Instant", text, f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], {pool}}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
then: {{Ann: {{life: {life}}}}}
""", **{"mana cost": "{4}"})  # fmt: skip


@pytest.mark.parametrize(("x", "counters"), [(3, 4), (0, 1)])
def test_all_mana_that_was_spent_is_added_up(x: int, counters: int) -> None:
    text = "It enters with X charge counters on it, where X is the amount of mana spent to cast it."
    play("Creature", text, f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], green: 4}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
choices: [{{player: Ann, question: value of X, answer: {x}}}]
then: {{It: {{counters: {{charge: {counters}}}}}}}
""", **{"mana cost": "{X}{G}", "power": "0", "toughness": "1"})  # fmt: skip


@pytest.mark.parametrize(("what", "historic"), [("Relic", 1), ("Duke", 1), ("Saga", 1), ("Charm", 0), ("Thief", 0)])
def test_what_is_historic(what: str, historic: int) -> None:
    play("Enchantment", "Whenever you cast a historic spell, you gain 10 life.", CAST + f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [{what}], battlefield: [It]}}
  Bob: {{}}
when: [{{cast: {what}, by: Ann}}, {{resolve: all}}]
then: {{Ann: {{life: {20 + 10 * historic}}}}}
""")  # fmt: skip


def test_who_is_an_outlaw() -> None:
    play("Enchantment", "Outlaws you control get +1/+1.", CAST + """
given:
  turn: {player: Ann}
  Ann: {battlefield: [It, Thief, Duke]}
  Bob: {battlefield: [{card: Thief, as: other}]}
when: [{tap: Thief, by: Ann}]
then: {Thief: {power: 2}, Duke: {power: 1}, other: {power: 1}}
""")  # fmt: skip


@pytest.mark.parametrize("target", ["Spark", "Rat"])
def test_a_spell_or_a_permanent_is_one_target(target: str) -> None:
    outcome = "Rat: {zone: hand}" if target == "Rat" else "Spark: {zone: hand}, Ann: {life: 20}"
    play("Instant", "Return target spell or permanent to its owner's hand.", CAST + f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Spark], red: 1}}
  Bob: {{hand: [It], battlefield: [Rat]}}
when: [{{cast: Spark, by: Ann}}, {{cast: It, by: Bob}}, {{resolve: all}}]
choices: [{{player: Bob, question: targets, answer: {target}}}]
then: {{{outcome}}}
""")  # fmt: skip


def test_a_spell_becomes_of_another_color_while_it_waits() -> None:
    play("Instant", "Target spell or permanent becomes blue until end of turn.", """
cards:
  Shield: {types: [enchantment], abilities: [{when: {event: resolves, object: {zone: stack, color: blue}}, do: [{gain life: 1}]}]}
  Cub: {types: [creature], colors: [green], mana cost: "{G}", power: 1, toughness: 1}
given:
  turn: {player: Ann}
  Ann: {hand: [Cub], green: 1}
  Bob: {hand: [It]}
when: [{cast: Cub, by: Ann}, {cast: It, by: Bob}, {resolve: all}, {check: {Cub: {zone: battlefield}}}]
choices: [{player: Bob, question: targets, answer: Cub}]
then: {Cub: {colors: [blue]}}
""")  # noqa: E501, fmt: skip


@pytest.mark.parametrize(
    ("turn", "life"), [("player: Ann", 23), ("player: Ann, phase: upkeep", 20), ("player: Bob", 20)]
)
def test_a_spell_that_was_cast_during_its_players_main_phase(turn: str, life: int) -> None:
    play("Instant", "Addendum — If you cast this spell during your main phase, you gain 3 life.", f"""
given:
  turn: {{{turn}}}
  Ann: {{hand: [It]}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
then: {{Ann: {{life: {life}}}}}
""")  # fmt: skip


def test_four_targets_of_four_kinds_are_destroyed_together() -> None:
    text = "Destroy target artifact, target creature, target enchantment, and target land."
    board = CAST + """
given:
  turn: {player: Ann}
  Ann: {hand: [It]}
  Bob: {battlefield: [Relic, Rat, Isle%s]}
when: [{cast: It, by: Ann}%s]
then: {%s}
"""
    gone = "Relic: {zone: graveyard}, Rat: {zone: graveyard}, Charm: {zone: graveyard}, Isle: {zone: graveyard}"
    play("Sorcery", text, board % (", Charm", ", {resolve: all}", gone))
    play("Sorcery", text, board % ("", "", "illegal: 601.2c, Relic: {zone: battlefield}"))


@pytest.mark.parametrize(
    ("many", "other"), [("[one, two]", "{zone: battlefield, tapped: true}"), ("[one]", "{zone: library}")]
)
def test_of_two_lands_that_are_found_one_is_kept_and_the_other_put_down(many: str, other: str) -> None:
    text = (
        "Search your library for up to two Forest cards, reveal those cards, and put one into your hand and the "
        "other onto the battlefield tapped. Then shuffle."
    )
    chosen = "{player: Ann, question: objects, answer: one}" if "two" in many else ""
    play("Sorcery", text, f"""
cards: {{Grove: {{types: [land], supertypes: [basic], subtypes: [Forest]}}}}
given:
  turn: {{player: Ann}}
  Ann: {{hand: [It], library: [{{card: Grove, as: one}}, Rat, {{card: Grove, as: two}}]}}
  Bob: {{}}
when: [{{cast: It, by: Ann}}, {{resolve: all}}]
choices: [{{player: Ann, question: search, answer: {many}}}{', ' if chosen else ''}{chosen}]
then: {{one: {{zone: hand}}, two: {other}, Ann: {{hand: 1}}}}
""")  # fmt: skip


@pytest.mark.parametrize(
    ("keyword", "land", "blocks"),
    [
        ("Snow islandwalk", "{supertypes: [snow], subtypes: [Island]}", False),
        ("Snow islandwalk", "{subtypes: [Island]}", True),
        ("Snow islandwalk", "{supertypes: [snow], subtypes: [Swamp]}", True),
        ("Snow landwalk", "{supertypes: [snow], subtypes: [Swamp]}", False),
        ("Nonbasic landwalk", "{subtypes: [Swamp]}", False),
        ("Nonbasic landwalk", "{supertypes: [basic], subtypes: [Swamp]}", True),
        ("Legendary landwalk", "{supertypes: [legendary]}", False),
        ("Legendary landwalk", "{subtypes: [Island]}", True),
        ("Desertwalk", "{subtypes: [Desert]}", False),
    ],
)
def test_landwalk_of_every_kind(keyword: str, land: str, blocks: bool) -> None:
    outcome = "Rat: {is: [blocking]}" if blocks else "illegal: 702.14c"
    play("Creature", keyword, f"""
cards: {{Ground: {{types: [land], {land[1:-1]}}}}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It]}}
  Bob: {{battlefield: [Rat, Ground]}}
when: [{{attack: {{It: Bob}}}}, {{block: {{Rat: It}}}}]
then: {{{outcome}}}
""", power="2", toughness="2")  # fmt: skip


@pytest.mark.parametrize(("blocker", "blocks"), [("Fence", True), ("Hawk", True), ("Rat", False)])
def test_blocked_by_walls_and_by_creatures_with_flying_alone(blocker: str, blocks: bool) -> None:
    outcome = f"{blocker}: {{is: [blocking]}}" if blocks else "illegal: true"
    play("Creature", "It can't be blocked except by Walls and/or creatures with flying.", f"""
cards:
  Fence: {{types: [creature], subtypes: [Wall], power: 0, toughness: 4}}
  Hawk: {{types: [creature], power: 1, toughness: 1, keywords: [flying]}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It]}}
  Bob: {{battlefield: [{blocker}]}}
when: [{{attack: {{It: Bob}}}}, {{block: {{{blocker}: It}}}}]
then: {{{outcome}}}
""", power="2", toughness="2")  # fmt: skip


BURNT = (
    "Whenever a creature an opponent controls is dealt damage, It deals 2 damage to any target other than that "
    "permanent."
)


@pytest.mark.parametrize(("target", "outcome"), [("Bob", "Bob: {life: 18}"), ("Ox", "Ox: {damage: 2}"), ("Rat", "")])
def test_any_target_but_the_one_that_it_has_happened_to(target: str, outcome: str) -> None:
    play("Creature", BURNT, f"""
cards: {{Hit: {{types: [instant], abilities: [{{do: [{{deal: 1, to: {{choose: 1, type: creature}}}}]}}]}}}}
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Hit], battlefield: [It, Ox]}}
  Bob: {{battlefield: [Rat]}}
when: [{{cast: Hit, by: Ann}}, {{resolve: 2}}]
choices: [{{player: Ann, question: targets, answer: Rat}}, {{player: Ann, question: targets, answer: {target}}}]
then: {{{outcome or "illegal answer: true"}}}
""", power="5", toughness="4")  # fmt: skip
