"""What the rules forbid is refused with the reason: it names the card, the player and what stands in the way."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_confirmed, told

FLESH = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, pitch: 1}
  Wall: {types: [action], defense: 3, pitch: 3}
  Trick: {types: [action]}
  Ghost Step: {types: [action], subtypes: [attack], power: 2, abilities: [{passive: {cannot: be defended},
    affects: me}]}
  Landmark: {types: [action], subtypes: [item], abilities: [
    {use: {resources: 1}, keywords: [instant], name: dig, do: [{draw: 1}]},
    {use: {}, keywords: [instant], name: once, limit: once each turn, do: [{gain life: 1}]},
    {use: {}, keywords: [instant], name: lonely, if: {hand of: you, exactly: 0}, do: [{gain life: 1}]}]}
  Curse: {types: [action], subtypes: [aura], abilities: [
    {passive: {cannot: be played}, affects: {name: Strike, zone: hand}},
    {passive: {cannot: defend}, affects: {name: Wall, zone: hand}}]}
  Parry: {types: [defense reaction], defense: 2}
  Helm: {types: [equipment], subtypes: [head], defense: 1}
  Gem: {types: [resource], pitch: 3}
  Bulwark: {types: [block], defense: 4}
  Grave Call: {types: [action], abilities: [{use: {}, keywords: [instant], do: [{draw: 1}]}]}
""",
)
FLESH_BOARD = """
given:
  turn: {player: Ira}
  Ira: {hand: [Strike, {card: Ghost Step, as: ghost}, Trick, Gem, Bulwark], arena: [Landmark], head: [Helm],
    graveyard: [{card: Strike, as: buried}, Grave Call], banished: [{card: Strike, as: gone}], action points: 3}
  Bravo: {hand: [Wall, {card: Strike, as: theirs}, {card: Trick, as: no shield}, Parry],
    arena: [{card: Landmark, as: other}],
    head: [{card: Helm, as: cap, face down: true}], life: 20}
"""
FLESH_REFUSALS = {
    "a card in the graveyard is played": ("{play: buried}", "Ira cannot play buried from the graveyard"),
    "a banished card is played": ("{play: gone}", "Ira cannot play gone from the banished"),
    "a card is played by somebody else": ("{play: theirs, by: Ira}", "theirs is not Ira's card"),
    "a resource is played": ("{play: Gem}", "Gem is not a card that can be played"),
    "a block is played": ("{play: Bulwark}", "Bulwark is not a card that can be played"),
    "equipment is played": ("{play: Helm}", "cannot play Helm from the head"),
    "one's own hero is attacked": ("{play: Strike, attacking: Ira's hero}", "Ira's hero cannot be attacked by Ira"),
    "an ability has another name": ("{use: Landmark, ability: fly}", "Landmark has no activated ability fly"),
    "what has no ability is used": ("{use: Helm}", "Helm has no activated ability"),
    "another player's ability is used": ("{use: other, ability: once, by: Ira}", "Ira does not control other"),
    "an ability in the graveyard is used": ("{use: Grave Call}", "Grave Call cannot be activated from the graveyard"),
    "an ability's condition is not met": (
        "{use: Landmark, ability: lonely}",
        "condition for activating Landmark/lonely",
    ),
    "an ability is used once too often": (
        "{use: Landmark, ability: once}, {resolve: 1}, {use: Landmark, ability: once}",
        "Landmark/once is limited to once each turn",
    ),
    "the attack cannot be defended": (
        "{play: ghost}, {resolve: 1}, {defend: [Wall], by: Bravo}",
        "ghost can't be defended",
    ),
    "a card without defense defends": (
        "{play: Strike}, {resolve: 1}, {defend: [no shield], by: Bravo}",
        "no shield has no defense",
    ),
    "a defense reaction is declared as a defender": (
        "{play: Strike}, {resolve: 1}, {defend: [Parry], by: Bravo}",
        "Parry cannot be declared as a defending card",
    ),
    "equipment that is face down defends": (
        "{play: Strike}, {resolve: 1}, {defend: [cap], by: Bravo}",
        "cap is not a card Bravo could defend with",
    ),
    "the attacking player's card defends": (
        "{play: Strike}, {resolve: 1}, {defend: [Helm], by: Bravo}",
        "Helm is not a card Bravo could defend with",
    ),
    "a combat chain is closed that is not open": ("{close combat chain: true}", "The combat chain is not open"),
    "an opponent passes first": ("{pass: Bravo}", "Bravo does not have priority"),
}

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], mana cost: "{1}{G}", power: 2, toughness: 2}
  Wall: {types: [creature], power: 0, toughness: 4, keywords: [defender]}
  Slug: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {cannot: attack}, affects: me}]}
  Doom: {types: [sorcery], abilities: [{do: [{destroy: {choose: 1, type: artifact}}]}]}
  Tale: {types: [sorcery], abilities: [{do: [{draw: 1}]}]}
  Spark: {types: [instant], abilities: [{do: [{draw: 1}]}]}
  Forest: {types: [land]}
  Tower: {types: [enchantment], abilities: [
    {use: {generic: 2}, name: wish, do: [{draw: 1}]},
    {use: {}, name: once, limit: once each turn, do: [{gain life: 1}]},
    {use: {}, name: lonely, if: {hand of: you, exactly: 0}, do: [{gain life: 1}]},
    {use: {}, name: aim, do: [{destroy: {choose: 1, type: artifact}}]}]}
  Chains: {types: [enchantment], abilities: [{passive: {cannot: be cast}, affects: {name: Spark, zone: hand}}]}
  Sage: {types: [planeswalker], loyalty: 3}
""",
)
MAGIC_BOARD = """
given:
  turn: {player: Ann}
  Ann: {hand: [Bear, Tale, {card: Tale, as: second tale}, Doom, Spark, Forest], graveyard: [{card: Tale, as: old}],
    battlefield: [Tower, Wall, Slug, {card: Bear, as: bear}, {card: Bear, as: tired, tapped: true}, Chains,
      {card: Bear, as: newcomer, summoning sick: true}]}
  Bob: {hand: [{card: Tale, as: theirs}], battlefield: [{card: Tower, as: spire}, {card: Bear, as: guard}]}
"""
MAGIC_REFUSALS = {
    "a land is cast": ("{cast: Forest}", "Forest is a land and cannot be cast"),
    "a card is cast out of the graveyard": ("{cast: old}", "Ann cannot cast old from the graveyard"),
    "an effect forbids it": ("{cast: Spark}", "Spark cannot be cast now"),
    "it cannot be paid": ("{cast: Bear}", "Ann cannot pay"),
    "an ability cannot be paid for": ("{activate: Tower, ability: wish}", "Ann cannot pay for Tower/wish"),
    "an ability has no target": ("{activate: Tower, ability: aim}", "there are no legal options for Tower/aim"),
    "an ability's condition is not true": ("{activate: Tower, ability: lonely}", "condition for using Tower/lonely"),
    "an ability is used once too often": (
        "{activate: Tower, ability: once}, {resolve: 1}, {activate: Tower, ability: once}",
        "Tower/once is limited to once each turn",
    ),
    "an ability has another name": ("{activate: Tower, ability: fly}", "Tower has no activated ability fly"),
    "another player's ability is used": ("{activate: spire, ability: once, by: Ann}", "Ann does not control spire"),
    "a creature is tapped": ("{attack: {tired: Bob}}", "tired is not an untapped creature"),
    "a creature is new": ("{attack: {newcomer: Bob}}", "Ann has not controlled newcomer since their turn began"),
    "a creature has defender": ("{attack: {Wall: Bob}}", "Wall has defender and cannot attack"),
    "a creature cannot attack": ("{attack: {Slug: Bob}}", "Slug cannot attack"),
    "it is no creature of the player": ("{attack: {guard: Bob}}", "guard is not a creature of Ann on the battlefield"),
    "a player attacks themselves": ("{attack: {bear: Ann}}", "bear cannot attack Ann"),
    "a block meets what does not attack": (
        "{attack: {bear: Bob}}, {block: {guard: Wall}}",
        "Wall is not attacking",
    ),
    "blockers are declared twice": (
        "{attack: {bear: Bob}}, {block: {guard: bear}}, {block: {guard: bear}}",
        "Blockers cannot be declared now",
    ),
    "somebody passes out of turn": ("{pass: Bob}", "Bob does not have priority"),
    "the game is over": ("{concede: Bob}, {cast: Tale}", "The game is over: Ann has won"),
}

RIFTBOUND = Written(
    "riftbound",
    ("v1.3", "v1.2"),
    """
cards:
  Scout: {types: [unit], might: 1, cost: {energy: 1}}
  Trap: {types: [spell], keywords: [hidden, reaction], abilities: [{do: [{draw: 1}]}]}
  Tale: {types: [spell], abilities: [{do: [{draw: 1}]}]}
  Relic: {types: [gear], abilities: [
    {use: {energy: 3}, name: wish, do: [{draw: 1}]},
    {use: {}, name: once, limit: once each turn, do: [{draw: 1}]},
    {use: {}, name: lonely, if: {hand of: you, exactly: 0}, do: [{draw: 1}]}]}
""",
)
RIFTBOUND_BOARD = """
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Jinx}]
  Ahri: {hand: [Trap, {card: Trap, as: second trap}, Tale, Scout], base: [Relic, {card: Scout, as: s1}],
    at Altar: [{card: Scout, as: s2}],
    trash: [{card: Tale, as: old}], power: 2}
  Jinx: {hand: [{card: Trap, as: theirs}], base: [{card: Relic, as: other}], at Gate: [{card: Scout, as: foe}],
    power: 1}
"""
RIFTBOUND_REFUSALS = {
    "a card without Hidden is hidden": ("{hide: Tale, by: Ahri, at: Altar}", "it has no Hidden"),
    "a card is hidden at another's battlefield": ("{hide: Trap, by: Ahri, at: Gate}", "Ahri does not control Gate"),
    "a card is hidden in another's turn": ("{hide: theirs, by: Jinx, at: Gate}", "it is Ahri's turn"),
    "a second card is hidden at one battlefield": (
        "{hide: Trap, by: Ahri, at: Altar}, {hide: second trap, by: Ahri, at: Altar}",
        "a card is facedown at Altar already",
    ),
    "a hidden card is played in the same turn": (
        "{hide: Trap, by: Ahri, at: Altar}, {play: Trap, by: Ahri}",
        "may not play Trap in the turn in which it was hidden",
    ),
    "a unit moves from one battlefield to another": ("{move: [s2], to: Gate}", "s2 may only move to base"),
    "an opponent's unit moves": ("{move: [foe], to: base}", "Jinx may not move units now"),
    "an ability is too dear": ("{use: Relic, by: Ahri, ability: wish}", "Ahri cannot pay for Relic/wish"),
    "an ability's condition is not true": (
        "{use: Relic, by: Ahri, ability: lonely}",
        "condition for using Relic/lonely",
    ),
    "another player's ability is used": ("{use: other, by: Ahri, ability: once}", "Ahri does not control other"),
    "an ability has another name": ("{use: Relic, by: Ahri, ability: fly}", "Relic has no activated ability fly"),
    "an ability is used once too often": (
        "{use: Relic, by: Ahri, ability: once}, {resolve: 1}, {use: Relic, by: Ahri, ability: once}",
        "Relic/once is limited to once each turn",
    ),
    "a unit moves while something waits": (
        "{play: Tale, by: Ahri}, {move: [s1], to: Altar}",
        "Ahri may not move units now",
    ),
    "somebody else has priority": ("{play: Tale, by: Ahri}, {pass: Jinx}", "Jinx may not pass: Ahri has priority"),
}

ALL = [
    pytest.param(written, board, *case, id=f"{written.game}: {name}")
    for written, board, cases in (
        (FLESH, FLESH_BOARD, FLESH_REFUSALS),
        (MAGIC, MAGIC_BOARD, MAGIC_REFUSALS),
        (RIFTBOUND, RIFTBOUND_BOARD, RIFTBOUND_REFUSALS),
    )
    for name, case in cases.items()
]


@pytest.mark.parametrize(("written", "board", "steps", "reason"), ALL)
def test_it_is_refused_and_said_why_where(written, board, steps, reason):
    for edition in written.editions:
        run = assert_confirmed(written.run(f"{board}when: [{steps}]\nthen: {{illegal: true}}\n", edition))
        assert reason in run.trace[-1].text, told(run)
        assert run.trace[-1].rules
        assert run.trace[-1].ok is False


@pytest.mark.parametrize(("written", "board", "steps", "reason"), ALL)
def test_a_refusal_that_nobody_expected_stops_the_run_and_names_its_rule(written, board, steps, reason):
    run = written.run(f"{board}when: [{steps}]\nthen: {{resolved: []}}\n")
    assert run.verdict == "not executable", told(run)
    assert reason in run.reason
    assert "rule " in run.reason
