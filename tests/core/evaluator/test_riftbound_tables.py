"""Riftbound, case by case: combats and who survives them, moving, scoring, costs, the turn, and what is refused."""

from itertools import product

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_confirmed, assert_stops, told

EDITIONS = ("v1.3", "v1.2")

# --- one unit against another ----------------------------------------------------------------------------------

ATTACKERS = {
    "a unit of 1": {"might": 1},
    "a unit of 3": {"might": 3},
    "a unit of 5": {"might": 5},
    "assault 2 on a unit of 2": {"might": 2, "keywords": [{"assault": 2}]},
    "shield 2 on a unit of 2": {"might": 2, "keywords": [{"shield": 2}]},
    "a buffed unit of 2": {"might": 2, "buffed": "true"},
    "a damaged unit of 3": {"might": 3, "damage": 1},
    "a stunned unit of 5": {"might": 5, "stunned": "true"},
}


def fights(unit, attacking):
    """Its might in a combat, the damage it deals there, and how much more damage it takes to kill it."""
    bonus = sum(n for word in unit.get("keywords", ()) for name, n in word.items() if (name == "assault") is attacking)
    might = unit["might"] + bonus + ("buffed" in unit)
    return might, 0 if "stunned" in unit else might, might - unit.get("damage", 0)


def described(unit):
    card = {key: unit[key] for key in ("might", "keywords") if key in unit}
    more = {key: unit[key] for key in ("buffed", "damage") if key in unit}
    one = "types: [unit], " + ", ".join(f"{key}: {value}" for key, value in card.items()).replace("'", "")
    return "{" + one + "}", "".join(f", {key}: {value}" for key, value in more.items())


DUEL = Written("riftbound", EDITIONS)


@pytest.mark.parametrize(("one", "other"), [*product(ATTACKERS, ATTACKERS)], ids=str)
def test_in_a_combat_of_two_units(one, other):
    attacker, defender = ATTACKERS[one], ATTACKERS[other]
    _, dealt, needed = fights(attacker, attacking=True)
    _, received, needed_by_defender = fights(defender, attacking=False)
    falls, defender_falls = received >= needed, dealt >= needed_by_defender
    (card, more), (foe, more_of_foe) = described(attacker), described(defender)
    both = (("Raider", attacker), ("Warden", defender))
    stuns = [f"{{stun: {name}}}, " for name, unit in both if "stunned" in unit]
    conquered = defender_falls and not falls
    raider = "trash" if falls else "battlefield" if conquered else "base"
    DUEL.confirm(
        f"""
        cards:
          Raider: {card}
          Warden: {foe}
        given:
          turn: {{player: Ahri}}
          battlefields: [{{card: Altar, controller: Jinx}}]
          Ahri: {{base: [{{card: Raider{more}}}], points: 0}}
          Jinx: {{at Altar: [{{card: Warden{more_of_foe}}}], points: 0}}
        when: [{"".join(stuns)}{{move: [Raider], to: Altar}}, {{close showdown: true}}]
        then:
          Raider: {{zone: {raider}}}
          Warden: {{zone: {"trash" if defender_falls else "battlefield"}}}
          Ahri: {{points: {int(conquered)}}}
          Altar: {{contested: false}}
          events: [{{event: conquers, times: {int(conquered)}}}]
        """
    )


# --- combats of several ----------------------------------------------------------------------------------------

CARDS = """
cards:
  Scout: {types: [unit], might: 1, cost: {energy: 1}}
  Soldier: {types: [unit], might: 2, cost: {energy: 2}}
  Giant: {types: [unit], might: 5, cost: {energy: 5}}
  Shieldbearer: {types: [unit], might: 2, keywords: [tank]}
  Sniper: {types: [unit], might: 2, keywords: [backline]}
  Rider: {types: [unit], might: 2, keywords: [ganking]}
  Hound: {types: [unit], might: 2, keywords: [accelerate], cost: {energy: 2}, domains: [fury]}
  Statue: {types: [unit], might: 4, abilities: [{passive: {cannot: move}, affects: me}]}
  Relic: {types: [gear], cost: {energy: 1}}
  Bolt: {types: [spell], cost: {energy: 1}, keywords: [action], abilities: [{do: [
    {deal: 2, to: {choose: 1, type: unit}}]}]}
  Quick Bolt: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit}}]}]}
  Slow Tale: {types: [spell], abilities: [{do: [{draw: 1}]}]}
  Hush: {types: [spell], keywords: [reaction], abilities: [{do: [{counter: {choose: 1, zone: chain, type: spell}}]}]}
  Herald: {types: [unit], might: 2, abilities: [{when: {event: conquers, object: me}, do: [{draw: 1}]}]}
  Keeper: {types: [unit], might: 2, abilities: [{when: {event: holds, object: me}, do: [{draw: 1}]}]}
  Mourner: {types: [unit], might: 2, abilities: [{when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Watcher: {types: [gear], abilities: [
    {when: {event: dies, object: {type: unit, controller: you, other: true}}, do: [{draw: 1}]}]}
"""
RIFT = Written("riftbound", EDITIONS, CARDS)

SEVERAL = {
    "the might of all attackers counts together": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Soldier, Scout, {card: Soldier, as: s2}]}
          Jinx: {at Altar: [Giant]}
        when: [{move: [Soldier, Scout, s2], to: Altar}, {close showdown: true}]
        choices: [{player: Jinx, question: assign damage, answer: {Soldier: 2, Scout: 1, s2: 2}}]
        then: {Giant: {zone: trash}, Soldier: {zone: trash}, Scout: {zone: trash}, s2: {zone: trash},
          Ahri: {points: 0}}
        """,
    "damage is assigned to one unit until it is lethal": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Giant]}
          Jinx: {at Altar: [Soldier, Scout, {card: Giant, as: foe}]}
        when: [{move: [Giant], to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Soldier: 1, Scout: 1, foe: 3}}]
        then: {illegal answer: true}
        """,
    "a unit may be named that is assigned no damage": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Soldier]}
          Jinx: {at Altar: [{card: Soldier, as: s2}, {card: Giant, as: foe}]}
        when: [{move: [Soldier], to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {s2: 2, foe: 0}}]
        then: {s2: {zone: trash}, foe: {zone: battlefield, damage: 0}, events: [{event: takes damage, times: 2}]}
        """,
    "who is not in the combat may not be named, with no damage either": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Soldier, {card: Giant, as: far}]}
          Jinx: {at Altar: [{card: Soldier, as: s2}, {card: Giant, as: foe}]}
        when: [{move: [Soldier], to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {s2: 2, far: 0}}]
        then: {illegal answer: true}
        """,
    "the last unit may be assigned less than is lethal": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Giant]}
          Jinx: {at Altar: [Soldier, Scout, {card: Giant, as: foe}]}
        when: [{move: [Giant], to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Soldier: 2, Scout: 1, foe: 2}}]
        then: {Soldier: {zone: trash}, Scout: {zone: trash}, foe: {zone: battlefield, damage: 0},
          Giant: {zone: trash}}
        """,
    "a tank is assigned damage before the others": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [{card: Soldier, as: attacker}]}
          Jinx: {at Altar: [Soldier, Shieldbearer]}
        when: [{move: [attacker], to: Altar}, {close showdown: true}]
        then: {Shieldbearer: {zone: trash}, Soldier: {zone: battlefield}, attacker: {zone: trash}}
        """,
    "damage is gone after the combat": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Giant]}
          Jinx: {at Altar: [Soldier]}
        when: [{move: [Giant], to: Altar}, {close showdown: true}]
        then: {Giant: {damage: 0, at: Altar}, Altar: {controller: Ahri}}
        """,
    "what a spell kills before the damage deals none": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Soldier], hand: [Quick Bolt]}
          Jinx: {at Altar: [{card: Soldier, as: foe}]}
        when: [{move: [Soldier], to: Altar}, {play: Quick Bolt, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: foe}]
        then: {foe: {zone: trash}, Soldier: {zone: battlefield}}
        """,
    "an empty battlefield is conquered without a fight": """
        given: {battlefields: [Altar], Ahri: {base: [Scout]}, Jinx: {}}
        when: [{move: [Scout], to: Altar}, {close showdown: true}]
        then: {Altar: {controller: Ahri}, Ahri: {points: 1}, events: [{event: takes damage, times: 0}]}
        """,
    "a battlefield is not conquered by whoever controls it": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {base: [Scout], at Altar: [Soldier]}, Jinx: {}}
        when: [{move: [Scout], to: Altar}]
        then: {Ahri: {points: 0}, Altar: {controller: Ahri, contested: false}, showdown: none}
        """,
    "two battlefields are conquered one after the other": """
        given: {battlefields: [Altar, Gate], Ahri: {base: [Scout, Soldier]}, Jinx: {}}
        when: [{move: [Scout], to: Altar}, {close showdown: true}, {move: [Soldier], to: Gate},
          {close showdown: true}]
        then: {Ahri: {points: 2}, events: [{event: conquers, times: 2}]}
        """,
    "a battlefield scores once a turn": """
        given: {battlefields: [Altar], Ahri: {base: [Scout, Soldier]}, Jinx: {}}
        when:
          - {move: [Scout], to: Altar}
          - {close showdown: true}
          - {kill: Scout}
          - {move: [Soldier], to: Altar}
        then: {Ahri: {points: 1}}
        """,
    "a conquering unit triggers once it has conquered": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Herald], deck: 3},
          Jinx: {at Altar: [Scout]}}
        when: [{move: [Herald], to: Altar}, {close showdown: true}]
        then: {triggers: {Herald: 1}, after resolving: {Ahri: {hand: 1, points: 1}}}
        """,
    "units that fall together are seen by what stays, and have their own last words": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Mourner, Watcher], deck: 5}
          Jinx: {at Altar: [{card: Mourner, as: theirs}], deck: 5}
        when: [{move: [Mourner], to: Altar}, {close showdown: true}]
        then: {triggers: {Mourner: 1, Watcher: 1, theirs: 1}, after resolving: {Ahri: {hand: 2}, Jinx: {hand: 1}}}
        """,
}


@each(SEVERAL)
def test_in_combat(body):
    RIFT.confirm(body)


def test_since_the_later_edition_a_unit_of_the_backline_is_assigned_damage_after_the_others():
    body = """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [{card: Soldier, as: attacker}]}
          Jinx: {at Altar: [Sniper, Soldier]}
        when: [{move: [attacker], to: Altar}, {close showdown: true}]
        then: {Soldier: {zone: trash}, Sniper: {zone: battlefield}}
        """
    RIFT.confirm(body, "v1.3")
    assert_stops(RIFT.run(body, "v1.2"), "v1.2 has no rule on Backline, which Sniper speaks of. Tank")


# --- the turn and its points -----------------------------------------------------------------------------------

TURNS = {
    "a battlefield that is held scores as its player's turn begins": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Keeper],
          deck: 5}, Jinx: {}}
        when: [{end turn: true}]
        then: {Ahri: {points: 1}, triggers: {Keeper: 1}, turn: Ahri}
        """,
    "an opponent's battlefield scores nothing": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {},
          Jinx: {at Altar: [Keeper]}}
        when: [{end turn: true}]
        then: {Ahri: {points: 0}, Jinx: {points: 0}, triggers: {Keeper: 0}}
        """,
    "two held battlefields score two points": """
        given:
          turn: {player: Jinx}
          battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}]
          Ahri: {at Altar: [Scout], at Gate: [Soldier], deck: 5}
          Jinx: {}
        when: [{end turn: true}]
        choices: [{player: Ahri, question: which battlefield, answer: Gate, edition: v1.3}]
        then: {Ahri: {points: 2}}
        """,
    "units ready as their player's turn begins": """
        given:
          turn: {player: Jinx}
          Ahri: {base: [{card: Scout, exhausted: true}]}
          Jinx: {base: [{card: Soldier, exhausted: true}]}
        when: [{end turn: true}]
        then: {Scout: {exhausted: false}, Soldier: {exhausted: true}}
        """,
    "two runes are channelled and a card is drawn": """
        given: {turn: {player: Jinx}, Ahri: {hand: 0, deck: 5, runes: 1, rune deck: 6}, Jinx: {}}
        when: [{end turn: true}]
        then: {Ahri: {hand: 1, deck: 4, runes: 3}}
        """,
    "what is left of energy and power is lost with the turn": """
        given: {Ahri: {energy: 3, power: 2}, Jinx: {}}
        when: [{end turn: true}]
        then: {Ahri: {energy: 0, power: 0}}
        """,
    "damage does not outlast the turn": """
        given: {Ahri: {base: [{card: Giant, damage: 3}]}, Jinx: {base: [{card: Soldier, damage: 1}]}}
        when: [{end turn: true}]
        then: {Giant: {damage: 0}, Soldier: {damage: 0}}
        """,
    "stunned units are themselves again with the next turn": """
        given: {Ahri: {base: [Scout]}, Jinx: {}}
        when: [{stun: Scout}, {check: {Scout: {stunned: true}}}, {end turn: true}]
        then: {Scout: {stunned: false}}
        """,
    "a buff stays": """
        given: {Ahri: {base: [Scout]}, Jinx: {}}
        when: [{buff: Scout}, {end turn: true}]
        then: {Scout: {buffed: true, might: 2}}
        """,
    "a unit has one buff at most": """
        given: {Ahri: {base: [Scout]}, Jinx: {}}
        when: [{buff: Scout}, {buff: Scout}]
        then: {Scout: {might: 2}, events: [{event: is buffed, times: 1}]}
        """,
    "an effect for this turn ends with it": """
        given: {Ahri: {base: [Scout]}, Jinx: {}}
        when: [{give: {might: 3}, to: Scout, for: this turn}, {check: {Scout: {might: 4}}}, {end turn: true}]
        then: {Scout: {might: 1}}
        """,
    "turns go round the table": """
        given: {players: [Ahri, Jinx, Teemo], turn: {player: Ahri}, Ahri: {}, Jinx: {}, Teemo: {}}
        when: [{end turn: true}, {check: {turn: Jinx}}, {end turn: true}, {check: {turn: Teemo}}, {end turn: true}]
        then: {turn: Ahri}
        """,
    "the points of a held battlefield can win": """
        given:
          turn: {player: Jinx}
          victory score: 8
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {at Altar: [Scout], points: 7, deck: 5}
          Jinx: {}
        when: [{end turn: true}]
        then: {winner: Ahri}
        """,
    "seven points do not": """
        given:
          turn: {player: Jinx}
          victory score: 8
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {at Altar: [Scout], points: 6, deck: 5}
          Jinx: {}
        when: [{end turn: true}]
        then: {winner: none, Ahri: {points: 7}}
        """,
}


@each(TURNS)
def test_from_turn_to_turn(body):
    RIFT.confirm(body)


# --- playing and moving ----------------------------------------------------------------------------------------

PLAYING = {
    "a unit is played to the base, exhausted": """
        given: {Ahri: {hand: [Soldier], energy: 2}, Jinx: {}}
        when: [{play: Soldier, by: Ahri, at: base}]
        then: {Soldier: {at: base, exhausted: true}, Ahri: {energy: 0}}
        """,
    "a gear is played ready": """
        given: {Ahri: {hand: [Relic], energy: 1}, Jinx: {}}
        when: [{play: Relic, by: Ahri}]
        then: {Relic: {at: base, exhausted: false}}
        """,
    "a unit is played to a battlefield that its player controls": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {hand: [Soldier],
          energy: 2, at Altar: [Scout]}, Jinx: {}}
        when: [{play: Soldier, by: Ahri, at: Altar}]
        then: {Soldier: {at: Altar, exhausted: true}}
        """,
    "a unit that moves exhausts": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {base: [Soldier], at Altar: [Scout]}, Jinx: {}}
        when: [{move: [Soldier], to: Altar}]
        then: {Soldier: {at: Altar, exhausted: true}}
        """,
    "several units move together": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {base: [Soldier, Scout], at Altar: [Giant]},
          Jinx: {}}
        when: [{move: [Soldier, Scout], to: Altar}]
        then: {Soldier: {at: Altar}, Scout: {at: Altar}, events: [{event: moves, times: 2}]}
        """,
    "a unit moves back to the base": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Soldier, Scout]}, Jinx: {}}
        when: [{move: [Soldier], to: base}]
        then: {Soldier: {at: base, exhausted: true}, Altar: {controller: Ahri}}
        """,
    "a battlefield whose last unit leaves is nobody's": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Soldier]}, Jinx: {}}
        when: [{move: [Soldier], to: base}]
        then: {Altar: {controller: none}}
        """,
    "a unit with ganking moves from battlefield to battlefield": """
        given: {battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}],
          Ahri: {at Altar: [Rider, Scout], at Gate: [Giant]}, Jinx: {}}
        when: [{move: [Rider], to: Gate}]
        then: {Rider: {at: Gate}}
        """,
    "runes pay where the pool does not": """
        given: {Ahri: {hand: [Soldier], runes: 3, energy: 1}, Jinx: {}}
        when: [{play: Soldier, by: Ahri, at: base}]
        then: {Ahri: {energy: 0, runes: 3}, Soldier: {at: base}}
        """,
    "a spell that is countered does nothing and is trash": """
        given: {Ahri: {hand: [Slow Tale], deck: 3}, Jinx: {hand: [Hush]}}
        when: [{play: Slow Tale, by: Ahri}, {pass: Ahri}, {play: Hush, by: Jinx}, {resolve: all}]
        then: {Ahri: {hand: 0, trash: [Slow Tale]}, Jinx: {trash: [Hush]}}
        """,
}


@each(PLAYING)
def test_in_playing(body):
    RIFT.confirm(body)


# --- what is refused -------------------------------------------------------------------------------------------

BOARD = """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Jinx}, {card: Gate, controller: Ahri}]
          Ahri: {hand: [Soldier, Slow Tale, Bolt, Hush], base: [Scout, {card: Soldier, as: tired, exhausted: true},
            Statue, Relic],
            at Gate: [{card: Soldier, as: guard}], energy: 1}
          Jinx: {hand: [{card: Bolt, as: theirs}, {card: Quick Bolt, as: quick}], base: [{card: Scout, as: foe}]}
"""
REFUSED = {
    "an exhausted unit moves": "{move: [tired], to: Altar}",
    "a unit moves that cannot": "{move: [Statue], to: Altar}",
    "another player's unit moves": "{move: [foe], to: Altar}",
    "a gear moves": "{move: [Relic], to: Altar}",
    "a unit without ganking moves from battlefield to battlefield": "{move: [guard], to: Altar}",
    "a unit moves to where it is": "{move: [Scout], to: base}",
    "more is spent than there is": "{play: Soldier, by: Ahri, at: base}",
    "another player plays an action on this turn": "{play: theirs, by: Jinx}",
    "a reaction has nothing to react to on another's turn": "{play: quick, by: Jinx}",
    "a card of another player is played": "{play: theirs, by: Ahri}",
    "a card on the board is played": "{play: Scout, by: Ahri}",
    "an ability is used that nobody has": "{use: Relic, by: Ahri}",
    "a showdown is closed that there is not": "{close showdown: true}",
    "a spell is countered that there is not": "{play: Hush, by: Ahri}",
    "nothing resolves": "{resolve: 1}",
}


@pytest.mark.parametrize("step", REFUSED.values(), ids=REFUSED)
def test_it_is_illegal_that(step):
    for edition in EDITIONS:
        run = assert_confirmed(RIFT.run(f"{BOARD}\n        when: [{step}]\n        then: {{illegal: true}}\n", edition))
        assert run.trace == () or run.trace[-1].rules, told(run)
