# ruff: noqa: E501
"""Magic: combat damage as the rules alone have it, in the edition with a damage assignment order and in the latest."""

import pytest

from rules_data.core.scenarios import run_scenario
from tests.magic_boards import CREATURES, Boards
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
  Rhino: {types: [creature], colors: [red], power: 4, toughness: 4, keywords: [trample]}
  Octopus: {types: [creature], power: 0, toughness: 6, abilities: [{passive: {blocks more: any}, affects: me}]}
  Squid: {types: [creature], power: 0, toughness: 3, abilities: [{passive: {blocks more: any}, affects: me}]}
  Cobra: {types: [creature], power: 2, toughness: 2, keywords: [deathtouch], abilities: [{passive: {blocks more: any}, affects: me}]}
  Viper: {types: [creature], power: 1, toughness: 1, keywords: [deathtouch]}
  Charger: {types: [creature], power: 3, toughness: 3, keywords: [double strike, trample]}
  Stone: {types: [creature], power: 2, toughness: 2, keywords: [indestructible]}
  Saint: {types: [creature], power: 1, toughness: 3, keywords: [protection from red]}
  Guide: {types: [planeswalker], loyalty: 4}
  Knight: {types: [creature], power: 2, toughness: 2, keywords: [first strike, trample]}
  Lifer: {types: [creature], power: 4, toughness: 4, keywords: [lifelink, trample]}
  Blight: {types: [creature], power: 4, toughness: 4, keywords: [wither, trample]}
"""
FIRST, LATEST = "2024-06-07", "2026-08-07"
WRITTEN = Written("magic", (FIRST,), CREATURES + CARDS)
EACH = pytest.mark.parametrize("edition", [FIRST, LATEST])


def fight(attack: str, block: str, then: str, *, ann: str, bob: str, edition: str = FIRST, assign: str = "") -> None:
    when = f"{{attack: {{{attack}}}}}, {{block: {{{block}}}}}, {{advance to: end of combat}}"
    choices = "; ".join(
        f"{each.split(' ', 1)[0]} assign damage: {each.split(' ', 1)[1]}" for each in assign.split("; ") if each
    )
    board = {"ann": f"battlefield: [{ann}]", "bob": f"battlefield: [{bob}]", "choices": choices}
    scenario = WRITTEN.read(Boards().played(when, then, **board))
    assert_confirmed(run_scenario(scenario if edition == FIRST else scenario_in(scenario, edition), edition))


def against_rule(attack: str, block: str, assign: str, *, ann: str, bob: str, edition: str = FIRST) -> None:
    fight(attack, block, "illegal answer: true", ann=ann, bob=bob, edition=edition, assign=assign)


@EACH
@pytest.mark.parametrize(("beside", "goes_through"), [("Giant", 3), ("Viper", 4), ("Bear", 0)])
def test_what_others_assign_at_the_same_time_lets_trample_through(edition, beside, goes_through):
    answer = {3: "Ann {Octopus: 1, Bob: 3}", 4: "Ann {Bob: 4}", 0: ""}[goes_through]
    fight(
        f"Rhino: Bob, {beside}: Bob",
        f"Octopus: [Rhino, {beside}]",
        f"Bob: {{life: {20 - goes_through}}}, Octopus: {{zone: graveyard}}",
        ann=f"Rhino, {beside}",
        bob="Octopus",
        edition=edition,
        assign=answer,
    )


@EACH
def test_two_tramplers_share_the_lethal_damage(edition):
    sides = {"ann": "{card: Rhino, as: r1}, {card: Rhino, as: r2}", "bob": "Octopus", "edition": edition}
    combat = ("r1: Bob, r2: Bob", "Octopus: [r1, r2]")
    fight(
        *combat,
        "Bob: {life: 18}, Octopus: {zone: graveyard}",
        assign="Ann {Octopus: 3, Bob: 1}; Ann {Octopus: 3, Bob: 1}",
        **sides,
    )
    against_rule(*combat, "Ann {Octopus: 3, Bob: 1}; Ann {Octopus: 2, Bob: 2}", **sides)
    against_rule(*combat, "Ann {Octopus: 1, Bob: 3}", **sides)


@EACH
def test_damage_of_others_makes_the_first_in_the_order_lethal(edition):
    fight(
        "Bear: Bob, Wolf: Bob",
        "Squid: [Bear, Wolf], Ogre: Wolf",
        "Squid: {zone: graveyard}, Ogre: {damage: 1}, Wolf: {zone: graveyard}",
        ann="Bear, Wolf",
        bob="Squid, Ogre",
        edition=edition,
        assign="Ann {Squid: 1, Ogre: 1}",
    )


def test_alone_it_is_not_lethal_and_only_an_order_asks_for_that():
    combat, sides = ("Wolf: Bob", "Squid: Wolf, Ogre: Wolf"), {"ann": "Wolf", "bob": "Squid, Ogre"}
    against_rule(*combat, "Ann {Squid: 1, Ogre: 1}", **sides)
    fight(*combat, "Squid: {damage: 1}, Ogre: {damage: 1}", assign="Ann {Squid: 1, Ogre: 1}", edition=LATEST, **sides)


@EACH
@pytest.mark.parametrize(
    ("blocker", "answer", "life"),
    [
        ("{card: Giant, damage: 3}", "Ann {Giant: 2, Bob: 2}", 18),
        ("Stone", "Ann {Stone: 2, Bob: 2}", 18),
        ("{card: Stone, damage: 2}", "Ann {Bob: 4}", 16),
        ("Saint", "Ann {Saint: 3, Bob: 1}", 19),
    ],
)
def test_marked_damage_counts_and_what_would_be_prevented_does_too(edition, blocker, answer, life):
    name = answer.split("{")[1].split(":")[0] if "Bob: 4" not in answer else "Stone"
    sides = {"ann": "Rhino", "bob": blocker, "edition": edition}
    fight("Rhino: Bob", f"{name}: Rhino", f"Bob: {{life: {life}}}", assign=answer, **sides)
    if life > 16:
        too_little = answer.replace(f"{name}: {20 - 16 - (20 - life)}", f"{name}: {20 - 16 - (20 - life) - 1}")
        against_rule(
            "Rhino: Bob", f"{name}: Rhino", too_little.replace(f"Bob: {20 - life}", f"Bob: {21 - life}"), **sides
        )


@EACH
def test_in_each_of_two_damage_steps_lethal_is_what_is_lacking_then(edition):
    fight(
        "Charger: Bob",
        "Wall: Charger",
        "Bob: {life: 18}, Wall: {zone: graveyard}",
        ann="Charger",
        bob="Wall",
        edition=edition,
        assign="Ann {Wall: 1, Bob: 2}",
    )
    fight(
        "Knight: Bob, Rhino: Bob",
        "Octopus: [Knight, Rhino]",
        "Bob: {life: 20}, Octopus: {zone: graveyard}",
        ann="Knight, Rhino",
        bob="Octopus",
        edition=edition,
    )


@EACH
def test_a_blocker_with_deathtouch_kills_each_of_two_attackers(edition):
    fight(
        "Bear: Bob, Giant: Bob",
        "Cobra: [Bear, Giant]",
        "Giant: {zone: graveyard}, Bear: {zone: graveyard}",
        ann="Bear, Giant",
        bob="Cobra",
        edition=edition,
        assign="Bob {Bear: 1, Giant: 1}",
    )


@EACH
def test_what_is_beyond_a_planeswalker_is_not_dealt_to_its_controller(edition):
    sides = {"ann": "Rhino", "bob": "Bear, Guide", "edition": edition}
    fight(
        "Rhino: Guide", "Bear: Rhino", "Guide: {loyalty: 2}, Bob: {life: 20}", assign="Ann {Bear: 2, Guide: 2}", **sides
    )
    against_rule("Rhino: Guide", "Bear: Rhino", "Ann {Bear: 2, Bob: 2}", **sides)


@EACH
def test_without_lethal_damage_for_all_nothing_goes_through(edition):
    combat, sides = (
        ("Rhino: Bob", "Giant: Rhino, Ogre: Rhino"),
        {"ann": "Rhino", "bob": "Giant, Ogre", "edition": edition},
    )
    fight(*combat, "Ogre: {zone: graveyard}, Giant: {damage: 1}", assign="Ann {Ogre: 3, Giant: 1}", **sides)
    against_rule(*combat, "Ann {Ogre: 3, Bob: 1}", **sides)


@EACH
def test_lifelink_counts_all_of_it_and_wither_is_as_lethal_as_damage(edition):
    fight(
        "Lifer: Bob",
        "Bear: Lifer",
        "Ann: {life: 24}, Bob: {life: 18}",
        ann="Lifer",
        bob="Bear",
        edition=edition,
        assign="Ann {Bear: 2, Bob: 2}",
    )
    fight(
        "Blight: Bob",
        "Bear: Blight",
        "Bob: {life: 18}, Bear: {zone: graveyard}",
        ann="Blight",
        bob="Bear",
        edition=edition,
        assign="Ann {Bear: 2, Bob: 2}",
    )


NONCOMBAT = "event: is dealt damage, object: {type: player}, category: noncombat"


@pytest.mark.parametrize("kind", ["keeps: true, amount: {times: [that much, 2]}", "keeps: true, amount: {sum: [that much, 3]}"])
def test_what_changes_noncombat_damage_knows_it_before_it_is_dealt(kind: str) -> None:
    """Of a spell, of an ability and of an instruction; combat damage, which a Wolf deals, stays as it is."""
    cards = f"  Fury: {{types: [enchantment], abilities: [{{replace: {{{NONCOMBAT}}}, {kind}}}]}}\n"
    when = "{cast: Bolt, by: Ann}, {resolve: all}, {attack: {Wolf: Bob}}, {advance to: postcombat main}"
    board = {"ann": "hand: [Bolt], battlefield: [Fury, Wolf]", "choices": "Ann targets: Bob"}
    Boards(cards).confirm(when, "Bob: {life: 12}", **board)
