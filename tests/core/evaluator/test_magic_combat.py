"""Magic's combat: who may attack and block whom, what damage does, and what several players see of it."""

from itertools import product

import pytest

from rules_data.core.scenarios import Verdict
from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_confirmed, told

# --- who can block whom (509.1b, 702) --------------------------------------------------------------------------

ATTACKERS = {
    "plain": {},
    "flyer": {"keywords": ["flying"]},
    "fearsome": {"keywords": ["fear"]},
    "intimidating": {"keywords": ["intimidate"], "colors": ["green"]},
    "rider": {"keywords": ["horsemanship"]},
    "shade": {"keywords": ["shadow"]},
    "skulker": {"keywords": ["skulk"]},
    "red ward": {"keywords": ["protection from red"]},
    "islander": {"keywords": ["islandwalk"]},
    "swamper": {"keywords": ["swampwalk"]},
    "flying shade": {"keywords": ["flying", "shadow"]},
}
BLOCKERS = {
    "plain": {},
    "winged": {"keywords": ["flying"]},
    "spider": {"keywords": ["reach"]},
    "black": {"colors": ["black"]},
    "green": {"colors": ["green"]},
    "red": {"colors": ["red"]},
    "golem": {"types": ["artifact", "creature"]},
    "rider": {"keywords": ["horsemanship"]},
    "shade": {"keywords": ["shadow"]},
    "flying shade": {"keywords": ["flying", "shadow"]},
    "large": {"power": 3},
    "small": {"power": 1},
}


def why_it_cannot_block(attacker, blocker, land):
    """The rule by which a creature cannot block another, as one reads it in chapter 702; '' where it can."""
    has, own = set(attacker.get("keywords", ())), set(blocker.get("keywords", ()))
    artifact = "artifact" in blocker.get("types", ())
    colors = set(blocker.get("colors", ()))
    reasons = {
        "702.9": "flying" in has and not own & {"flying", "reach"},
        "702.36": "fear" in has and not (artifact or "black" in colors),
        "702.13": "intimidate" in has and not (artifact or colors & set(attacker.get("colors", ()))),
        "702.31": "horsemanship" in has and "horsemanship" not in own,
        "702.28": ("shadow" in has) != ("shadow" in own),
        "702.118": "skulk" in has and blocker.get("power", 2) > 2,
        "702.16": "protection from red" in has and "red" in colors,
        "702.14": ("islandwalk" in has and land == "Island") or ("swampwalk" in has and land == "Swamp"),
    }
    return {rule for rule, holds in reasons.items() if holds}


def card(fields):
    whole = {"types": ["creature"], "power": 2, "toughness": 2, **fields}
    return "{" + ", ".join(f"{key}: {value}" for key, value in whole.items()).replace("'", "") + "}"


PAIRS = [(one, other, "Island") for one, other in product(ATTACKERS, BLOCKERS)] + [("swamper", "plain", "Swamp")]
BATTLE = Written("magic", ("2024-06-07",))


@pytest.mark.parametrize(("attacker", "blocker", "land"), PAIRS, ids=["-".join(pair) for pair in PAIRS])
def test_a_creature_blocks_another_unless_a_keyword_keeps_it_from_that(attacker, blocker, land):
    reasons = why_it_cannot_block(ATTACKERS[attacker], BLOCKERS[blocker], land)
    run = BATTLE.run(
        f"""
        cards:
          Attacker: {card(ATTACKERS[attacker])}
          Blocker: {card(BLOCKERS[blocker])}
          Coast: {{types: [land], subtypes: [{land}]}}
        given: {{Ann: {{battlefield: [Attacker]}}, Bob: {{battlefield: [Blocker, Coast]}}}}
        when: [{{attack: {{Attacker: Bob}}}}, {{block: {{Blocker: Attacker}}}}]
        then: {"{illegal: true}" if reasons else "{Attacker: {is: [blocked]}, Blocker: {is: [blocking]}}"}
        """
    )
    assert_confirmed(run)
    if reasons:
        assert any(rule.startswith(tuple(reasons)) for rule in run.trace[-1].rules), (reasons, told(run))


# --- tables ----------------------------------------------------------------------------------------------------

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Ogre: {types: [creature], power: 4, toughness: 3}
  Wall: {types: [creature], power: 0, toughness: 5, keywords: [defender]}
  Lancer: {types: [creature], power: 3, toughness: 1, keywords: [first strike]}
  Duelist: {types: [creature], power: 2, toughness: 2, keywords: [double strike]}
  Boar: {types: [creature], power: 5, toughness: 5, keywords: [trample]}
  Asp: {types: [creature], power: 1, toughness: 1, keywords: [deathtouch]}
  Viper Boar: {types: [creature], power: 4, toughness: 4, keywords: [trample, deathtouch]}
  Cleric: {types: [creature], power: 3, toughness: 3, keywords: [lifelink]}
  Brute: {types: [creature], power: 3, toughness: 3, keywords: [menace]}
  Sentry: {types: [creature], power: 2, toughness: 4, keywords: [vigilance]}
  Relic: {types: [creature], power: 1, toughness: 1, keywords: [indestructible]}
  Rotter: {types: [creature], power: 2, toughness: 2, keywords: [wither]}
  Plague: {types: [creature], power: 2, toughness: 2, keywords: [infect]}
  Runner: {types: [creature], power: 3, toughness: 1, keywords: [haste]}
  Pacifist: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {cannot: [attack, block]},
    affects: me}]}
  Ghost: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {cannot: be blocked}, affects: me}]}
  Slug: {types: [creature], power: 0, toughness: 4}
  Sage: {types: [planeswalker], loyalty: 4}
  Siege: {types: [battle], defense: 3}
  Fog: {types: [instant], abilities: [{do: [
    {prevent: all, to: {all: {type: creature}}}, {prevent: all, to: {all: {type: player}}}]}]}
  Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Growth: {types: [instant], abilities: [{do: [
    {give: {power: 2, toughness: 2}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Banner: {types: [enchantment], abilities: [{passive: {power: 1}, affects: {type: creature, is: [attacking]}}]}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)

DAMAGE = {
    "two creatures that meet deal damage to each other": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Bear: Bob}}, {block: {Ogre: Bear}}, {advance to: end of combat}]
        then: {Bear: {zone: graveyard}, Ogre: {zone: battlefield, damage: 2}, Bob: {life: 20}}
        """,
    "a creature without power deals no damage and is dealt some": """
        given: {Ann: {battlefield: [Slug]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Slug: Bob}}, {block: {Bear: Slug}}, {advance to: end of combat}]
        then: {Slug: {damage: 2}, Bear: {damage: 0}, events: [{event: is dealt damage, times: 1}]}
        """,
    "an unblocked creature without power deals none to the player": """
        given: {Ann: {battlefield: [Slug]}, Bob: {}}
        when: [{attack: {Slug: Bob}}, {advance to: end of combat}]
        then: {Bob: {life: 20}, events: [{event: is dealt damage, times: 0}]}
        """,
    "first strike kills before the other strikes": """
        given: {Ann: {battlefield: [Lancer]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Lancer: Bob}}, {block: {Bear: Lancer}}, {advance to: end of combat}]
        then: {Lancer: {zone: battlefield, damage: 0}, Bear: {zone: graveyard}}
        """,
    "a blocker with first strike strikes first as well": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [Lancer]}}
        when: [{attack: {Bear: Bob}}, {block: {Lancer: Bear}}, {advance to: end of combat}]
        then: {Lancer: {zone: battlefield, damage: 0}, Bear: {zone: graveyard}}
        """,
    "two with first strike strike at the same time": """
        given: {Ann: {battlefield: [Lancer]}, Bob: {battlefield: [{card: Lancer, as: foe}]}}
        when: [{attack: {Lancer: Bob}}, {block: {foe: Lancer}}, {advance to: end of combat}]
        then: {Lancer: {zone: graveyard}, foe: {zone: graveyard}}
        """,
    "first strike is of no use where it does not kill": """
        given: {Ann: {battlefield: [Lancer]}, Bob: {battlefield: [Boar]}}
        when: [{attack: {Lancer: Bob}}, {block: {Boar: Lancer}}, {advance to: end of combat}]
        then: {Lancer: {zone: graveyard}, Boar: {damage: 3}}
        """,
    "double strike hits a player twice": """
        given: {Ann: {battlefield: [Duelist, Bear]}, Bob: {}}
        when: [{attack: {Duelist: Bob, Bear: Bob}}, {advance to: combat damage}, {check: {Bob: {life: 18}}},
          {advance to: combat damage}]
        then: {Bob: {life: 14}}
        """,
    "double strike deals its second damage to what survived the first": """
        given: {Ann: {battlefield: [Duelist]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Duelist: Bob}}, {block: {Ogre: Duelist}}, {advance to: end of combat}]
        then: {Duelist: {zone: graveyard}, Ogre: {zone: graveyard}}
        """,
    "a blocked creature whose blocker is gone deals no damage": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Bear: Bob}}, {block: {Ogre: Bear}}, {destroy: Ogre}, {advance to: end of combat}]
        then: {Bob: {life: 20}, Bear: {zone: battlefield, damage: 0}}
        """,
    "with trample it deals all of it to the player": """
        given: {Ann: {battlefield: [Boar]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Boar: Bob}}, {block: {Ogre: Boar}}, {destroy: Ogre}, {advance to: end of combat}]
        then: {Bob: {life: 15}}
        """,
    "one touch of deathtouch is lethal, and trample passes on the rest": """
        given: {Ann: {battlefield: [Viper Boar]}, Bob: {battlefield: [Boar]}}
        when: [{attack: {Viper Boar: Bob}}, {block: {Boar: Viper Boar}}, {advance to: end of combat}]
        choices: [{player: Ann, question: assign damage, answer: {Boar: 1, Bob: 3}}]
        then: {Bob: {life: 17}, Boar: {zone: graveyard}}
        """,
    "damage that is already there counts towards what is lethal": """
        given: {Ann: {battlefield: [Boar]}, Bob: {battlefield: [{card: Ogre, damage: 2}]}}
        when: [{attack: {Boar: Bob}}, {block: {Ogre: Boar}}, {advance to: end of combat}]
        choices: [{player: Ann, question: assign damage, answer: {Ogre: 1, Bob: 4}}]
        then: {Bob: {life: 16}, Ogre: {zone: graveyard}}
        """,
    "less than lethal damage lets nothing through": """
        given: {Ann: {battlefield: [Boar]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Boar: Bob}}, {block: {Ogre: Boar}}, {advance to: end of combat}]
        choices: [{player: Ann, question: assign damage, answer: {Ogre: 2, Bob: 3}}]
        then: {illegal answer: "702.19b"}
        """,
    "trample reaches the planeswalker that is attacked": """
        given: {Ann: {battlefield: [Boar]}, Bob: {battlefield: [Bear, {card: Sage, counters: {loyalty: 4}}]}}
        when: [{attack: {Boar: Sage}}, {block: {Bear: Boar}}, {advance to: end of combat}]
        choices: [{player: Ann, question: assign damage, answer: {Bear: 2, Sage: 3}}]
        then: {Sage: {loyalty: 1}, Bob: {life: 20}}
        """,
    "deathtouch kills what is larger": """
        given: {Ann: {battlefield: [Asp]}, Bob: {battlefield: [Boar]}}
        when: [{attack: {Asp: Bob}}, {block: {Boar: Asp}}, {advance to: end of combat}]
        then: {Boar: {zone: graveyard}, Asp: {zone: graveyard}}
        """,
    "deathtouch does not kill what cannot be destroyed": """
        given: {Ann: {battlefield: [Asp]}, Bob: {battlefield: [Relic]}}
        when: [{attack: {Asp: Bob}}, {block: {Relic: Asp}}, {advance to: end of combat}]
        then: {Relic: {zone: battlefield, damage: 1}, Asp: {zone: graveyard}}
        """,
    "damage of a creature with wither is counters": """
        given: {Ann: {battlefield: [Rotter]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Rotter: Bob}}, {block: {Ogre: Rotter}}, {advance to: end of combat}]
        then: {Ogre: {damage: 0, power: 2, toughness: 1, counters: {"-1/-1": 2}}, Rotter: {zone: graveyard}}
        """,
    "wither does to a player what other damage does": """
        given: {Ann: {battlefield: [Rotter]}, Bob: {}}
        when: [{attack: {Rotter: Bob}}, {advance to: end of combat}]
        then: {Bob: {life: 18, poison: 0}}
        """,
    "infect poisons a player and does not hurt them": """
        given: {Ann: {battlefield: [Plague]}, Bob: {}}
        when: [{attack: {Plague: Bob}}, {advance to: end of combat}]
        then: {Bob: {life: 20, poison: 2}}
        """,
    "ten poison counters lose the game": """
        given: {Ann: {battlefield: [Plague]}, Bob: {poison: 8}}
        when: [{attack: {Plague: Bob}}, {advance to: combat damage}]
        then: {winner: Ann}
        """,
    "nine do not": """
        given: {Ann: {battlefield: [Plague]}, Bob: {poison: 7}}
        when: [{attack: {Plague: Bob}}, {advance to: end of combat}]
        then: {Bob: {poison: 9}, winner: none}
        """,
    "lifelink of a blocker gains life for the player who blocks": """
        given: {Ann: {battlefield: [Ogre]}, Bob: {battlefield: [Cleric]}}
        when: [{attack: {Ogre: Bob}}, {block: {Cleric: Ogre}}, {advance to: end of combat}]
        then: {Bob: {life: 23}, Ann: {life: 20}}
        """,
    "lifelink counts as much damage as is dealt to each": """
        given: {Ann: {battlefield: [Cleric]}, Bob: {battlefield: [Slug, {card: Slug, as: other}]}}
        when: [{attack: {Cleric: Bob}}, {block: {Slug: Cleric, other: Cleric}}, {advance to: end of combat}]
        choices: [{player: Ann, question: assign damage, answer: {Slug: 2, other: 1}}]
        then: {illegal answer: "510.1c"}
        """,
    "more than lethal damage may be assigned to a blocker": """
        given: {Ann: {battlefield: [Cleric]}, Bob: {battlefield: [Bear, {card: Slug, as: other}]}}
        when: [{attack: {Cleric: Bob}}, {block: {Bear: Cleric, other: Cleric}}, {advance to: end of combat}]
        choices: [{player: Ann, question: assign damage, answer: {Bear: 3}}]
        then: {Bear: {zone: graveyard}, other: {damage: 0}, Ann: {life: 23}}
        """,
    "what phases out is removed from combat": """
        given: {Ann: {battlefield: [Bear, Ogre]}, Bob: {}}
        when: [{attack: {Bear: Bob, Ogre: Bob}}, {phase out: Bear}, {phase in: Bear}, {advance to: end of combat}]
        then: {Bob: {life: 16}, Bear: {is not: [attacking]}}
        """,
    "what changes its controller is removed from combat": """
        given: {Ann: {battlefield: [Bear, Ogre]}, Bob: {}}
        when: [{attack: {Bear: Bob, Ogre: Bob}}, {gain control: Bear, by: Bob}, {advance to: end of combat}]
        then: {Bob: {life: 16}, Bear: {is not: [attacking], controller: Bob}}
        """,
    "what stops being a creature is removed from combat": """
        given: {Ann: {battlefield: [Bear, Ogre]}, Bob: {}}
        when: [{attack: {Bear: Bob, Ogre: Bob}},
          {give: {lose type: creature}, to: Bear, for: until end of turn, by: Bob}, {advance to: end of combat}]
        then: {Bob: {life: 16}, Bear: {is not: [attacking]}}
        """,
    "an effect on attackers is there for the damage": """
        given: {Ann: {battlefield: [Bear, Banner]}, Bob: {}}
        when: [{check: {Bear: {power: 2}}}, {attack: {Bear: Bob}}, {advance to: end of combat},
          {check: {Bear: {power: 3}}},
          {advance to: postcombat main}]
        then: {Bob: {life: 17}, Bear: {power: 2}}
        """,
    "what is prevented is not dealt, to players or creatures": """
        given: {Ann: {battlefield: [Ogre, Bear], hand: [Fog]}, Bob: {battlefield: [Cleric]}}
        when: [{attack: {Ogre: Bob, Bear: Bob}}, {block: {Cleric: Bear}}, {cast: Fog, by: Ann}, {resolve: 1},
          {advance to: end of combat}]
        then: {Bob: {life: 20}, Bear: {damage: 0}, Cleric: {damage: 0}}
        """,
    "several attackers of one player add up": """
        given: {Ann: {battlefield: [Bear, Ogre, Boar]}, Bob: {}}
        when: [{attack: {Bear: Bob, Ogre: Bob, Boar: Bob}}, {advance to: end of combat}]
        then: {Bob: {life: 9}}
        """,
    "a battle loses defense and its owner no life": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [{card: Siege, counters: {defense: 3}}]}}
        when: [{attack: {Bear: Siege}}, {advance to: end of combat}]
        then: {Siege: {counters: {defense: 1}}, Bob: {life: 20}}
        """,
    "a planeswalker without loyalty goes to the graveyard": """
        given: {Ann: {battlefield: [Ogre]}, Bob: {battlefield: [{card: Sage, counters: {loyalty: 4}}]}}
        when: [{attack: {Ogre: Sage}}, {advance to: end of combat}]
        then: {Sage: {zone: graveyard}, Bob: {life: 20}}
        """,
    "a planeswalker that left is dealt no damage, and neither is its player": """
        given: {Ann: {battlefield: [Ogre]}, Bob: {battlefield: [{card: Sage, counters: {loyalty: 4}}]}}
        when: [{attack: {Ogre: Sage}}, {destroy: Sage}, {advance to: end of combat}]
        then: {Bob: {life: 20}, events: [{event: is dealt damage, times: 0}]}
        """,
    "an attacker that left combat deals no damage": """
        given: {Ann: {battlefield: [Ogre]}, Bob: {}}
        when: [{attack: {Ogre: Bob}}, {remove from combat: Ogre}, {advance to: end of combat}]
        then: {Bob: {life: 20}, Ogre: {is not: [attacking]}}
        """,
    "an attacker taps, and one with vigilance does not": """
        given: {Ann: {battlefield: [Bear, Sentry]}, Bob: {}}
        when: [{attack: {Bear: Bob, Sentry: Bob}}]
        then: {Bear: {tapped: true}, Sentry: {tapped: false, is: [attacking]}}
        """,
    "blocking does not tap": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [Wall]}}
        when: [{attack: {Bear: Bob}}, {block: {Wall: Bear}}]
        then: {Wall: {tapped: false, is: [blocking]}, Bear: {is: [blocked], is not: [unblocked]}}
        """,
    "combat is over for everyone when it ends": """
        given: {Ann: {battlefield: [Bear, Sentry]}, Bob: {battlefield: [Wall]}}
        when: [{attack: {Bear: Bob, Sentry: Bob}}, {block: {Wall: Bear}}, {advance to: postcombat main}]
        then: {Bear: {is not: [attacking, blocked]}, Sentry: {is not: [attacking, unblocked]},
          Wall: {is not: [blocking]}}
        """,
    "damage wears off at the end of the turn": """
        given: {Ann: {battlefield: [Boar]}, Bob: {battlefield: [Ogre]}}
        when: [{attack: {Boar: Bob}}, {advance to: end of combat}, {deal: 2, to: Ogre, by: Ann},
          {check: {Ogre: {damage: 2}}},
          {end turn: true}]
        then: {Ogre: {damage: 0}, Bob: {life: 15}}
        """,
    "a creature that grew in time survives": """
        given: {Ann: {battlefield: [Bear], hand: [Growth]}, Bob: {battlefield: [Bear as foe]}}
        when: [{attack: {Bear: Bob}}, {block: {foe: Bear}}, {cast: Growth, by: Ann}, {resolve: 1},
          {advance to: end of combat}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bear: {zone: battlefield, damage: 2, power: 4}, foe: {zone: graveyard}}
        """.replace("Bear as foe", "{card: Bear, as: foe}"),
    "two blockers share the damage as the attacker's player divides it": """
        given: {Ann: {battlefield: [Ogre]}, Bob: {battlefield: [Bear, {card: Bear, as: second}]}}
        when: [{attack: {Ogre: Bob}}, {block: {Bear: Ogre, second: Ogre}}, {advance to: end of combat}]
        choices: [{player: Ann, question: assign damage, answer: {Bear: 2, second: 2}}]
        then: {Bear: {zone: graveyard}, second: {zone: graveyard}, Ogre: {zone: graveyard}}
        """,
}


@each(DAMAGE)
def test_in_combat(body):
    MAGIC.confirm(body)


REFUSED = {
    "tapped": ("[{card: Bear, tapped: true}]", "[]", "{attack: {Bear: Bob}}", "508.1"),
    "with defender": ("[Wall]", "[]", "{attack: {Wall: Bob}}", "702.3"),
    "new this turn": ("[{card: Bear, summoning sick: true}]", "[]", "{attack: {Bear: Bob}}", "302.6"),
    "unable to attack": ("[Pacifist]", "[]", "{attack: {Pacifist: Bob}}", "508.1"),
    "another player's": ("[Bear]", "[Ogre]", "{attack: {Ogre: Bob}}", "508.1"),
    "no creature": ("[Banner]", "[]", "{attack: {Banner: Bob}}", "508.1"),
    "against its own player": ("[Bear]", "[]", "{attack: {Bear: Ann}}", "508.1"),
    "against a creature": ("[Bear]", "[Ogre]", "{attack: {Bear: Ogre}}", "508.1"),
    "phased out": ("[{card: Bear, phased out: true}]", "[]", "{attack: {Bear: Bob}}", "508.1"),
}


@pytest.mark.parametrize(("ann", "bob", "step", "rule"), REFUSED.values(), ids=REFUSED)
def test_nothing_attacks_that_is(ann, bob, step, rule):
    given = f"given: {{Ann: {{battlefield: {ann}}}, Bob: {{battlefield: {bob}}}}}"
    body = f"{given}\nwhen: [{step}]\nthen: {{illegal: true}}\n"
    run = assert_confirmed(MAGIC.run(body))
    assert any(cited.startswith(rule) for cited in run.trace[-1].rules), told(run)


ALLOWED = {
    "that is new and has haste": "[{card: Runner, summoning sick: true}]\nRunner\nBob",
    "that has been there since the turn began": "[Bear]\nBear\nBob",
    "against a planeswalker": "[Bear]\nBear\nSage",
}


@pytest.mark.parametrize("case", ALLOWED.values(), ids=ALLOWED)
def test_a_creature_attacks(case):
    ann, creature, whom = case.split("\n")
    sage = "{card: Sage, counters: {loyalty: 4}}"
    given = f"given: {{Ann: {{battlefield: {ann}}}, Bob: {{battlefield: [{sage}]}}}}"
    step = f"when: [attack: {{{creature}: {whom}}}]"
    MAGIC.confirm(f"{given}\n{step}\nthen: {{{creature}: {{is: [attacking]}}}}\n")


NO_BLOCK = {
    "a tapped creature": ("[{card: Bear, tapped: true}]", "Ogre", "Bear: Ogre"),
    "a creature that cannot block": ("[Pacifist]", "Ogre", "Pacifist: Ogre"),
    "no creature": ("[Banner]", "Ogre", "Banner: Ogre"),
    "what cannot be blocked": ("[Bear]", "Ghost", "Bear: Ghost"),
    "one of two where it takes two": ("[Bear, Wall]", "Brute", "Bear: Brute"),
    "the attacking player's own": ("[Bear]", "Ogre", "Cleric: Ogre"),
    "what does not attack": ("[Bear]", "Ogre", "Bear: Cleric"),
}


@pytest.mark.parametrize(("bob", "attacker", "block"), NO_BLOCK.values(), ids=NO_BLOCK)
def test_a_block_is_refused_by(bob, attacker, block):
    run = MAGIC.run(
        f"""
        given: {{Ann: {{battlefield: [{attacker}, Cleric]}}, Bob: {{battlefield: {bob}}}}}
        when: [attack: {{{attacker}: Bob}}, block: {{{block}}}]
        then: {{illegal: true}}
        """
    )
    assert_confirmed(run)
    assert any(rule.startswith(("509.1", "702.111")) for rule in run.trace[-1].rules), told(run)


@pytest.mark.parametrize("blockers", [2, 3])
def test_menace_is_met_by_two_or_more(blockers):
    names = [f"b{number}" for number in range(blockers)]
    listed = ", ".join(f"{{card: Wall, as: {name}}}" for name in names)
    MAGIC.confirm(
        f"""
        given: {{Ann: {{battlefield: [Brute]}}, Bob: {{battlefield: [{listed}]}}}}
        when: [attack: {{Brute: Bob}}, block: {{{", ".join(f"{name}: Brute" for name in names)}}}]
        then: {{Brute: {{is: [blocked]}}, events: [{{event: becomes blocked, object: Brute, times: 1}}]}}
        """
    )


# --- several players -------------------------------------------------------------------------------------------

PLAYERS = {
    "each defender is dealt the damage of what attacks them": """
        given: {players: [Ann, Bob, Cid, Dan], Ann: {battlefield: [Bear, Ogre, Boar]}, Bob: {}, Cid: {}, Dan: {}}
        when: [{attack: {Bear: Bob, Ogre: Cid, Boar: Cid}}, {advance to: end of combat}]
        then: {Ann: {life: 20}, Bob: {life: 18}, Cid: {life: 11}, Dan: {life: 20}}
        """,
    "nobody blocks for another player": """
        given: {players: [Ann, Bob, Cid], Ann: {battlefield: [Bear]}, Bob: {}, Cid: {battlefield: [Wall]}}
        when: [{attack: {Bear: Bob}}, {block: {Wall: Bear}}]
        then: {illegal: true}
        """,
    "whoever controls an attacked planeswalker blocks for it": """
        given: {players: [Ann, Bob, Cid], Ann: {battlefield: [Bear]}, Bob: {battlefield: [Wall]},
          Cid: {battlefield: [{card: Sage, counters: {loyalty: 4}}, {card: Wall, as: guard}]}}
        when: [{attack: {Bear: Sage}}, {block: {guard: Bear}}, {advance to: end of combat}]
        then: {Sage: {loyalty: 4}, guard: {damage: 2}}
        """,
    "two defenders block at the same time": """
        given: {players: [Ann, Bob, Cid], Ann: {battlefield: [Bear, Ogre]}, Bob: {battlefield: [Wall]},
          Cid: {battlefield: [{card: Wall, as: other}]}}
        when: [{attack: {Bear: Bob, Ogre: Cid}}, {block: {Wall: Bear, other: Ogre}}, {advance to: end of combat}]
        then: {Bob: {life: 20}, Cid: {life: 20}, Wall: {damage: 2}, other: {damage: 4}}
        """,
    "a player who lost in combat does not keep others from their damage": """
        given: {players: [Ann, Bob, Cid], Ann: {battlefield: [Bear, Ogre]}, Bob: {life: 1}, Cid: {}}
        when: [{attack: {Bear: Bob, Ogre: Cid}}, {advance to: end of combat}]
        then: {Cid: {life: 16}, winner: none, events: [{event: loses the game, times: 1}]}
        """,
    "two players who are dealt lethal damage at once both lose": """
        given: {players: [Ann, Bob, Cid], Ann: {battlefield: [Bear, Ogre]}, Bob: {life: 2}, Cid: {life: 4}}
        when: [{attack: {Bear: Bob, Ogre: Cid}}, {advance to: combat damage}]
        then: {winner: Ann, events: [{event: loses the game, times: 2}]}
        """,
}


@each(PLAYERS)
def test_among_several_players(body):
    MAGIC.confirm(body)


@pytest.mark.parametrize("seats", [("Ann", "Bob", "Cid"), ("Cid", "Bob", "Ann"), ("Bob", "Cid", "Ann")], ids=str)
def test_seats_decide_nothing_about_damage(seats):
    body = """
        given: {players: [SEATS], turn: {player: Ann}, Ann: {battlefield: [Bear, Ogre]},
          Bob: {battlefield: [Wall]}, Cid: {}}
        when: [{attack: {Bear: Bob, Ogre: Cid}}, {block: {Wall: Bear}}, {advance to: end of combat}]
        then: {Bob: {life: 20}, Cid: {life: 16}, Wall: {damage: 2}}
        """
    run = MAGIC.run(body.replace("SEATS", ", ".join(seats)))
    assert run.verdict is Verdict.CONFIRMED, told(run)
