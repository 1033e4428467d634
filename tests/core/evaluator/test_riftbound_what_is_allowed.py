"""What a player of Riftbound may do where and when: each case beside the same one in which it is allowed."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Scout: {types: [unit], might: 1}
  Soldier: {types: [unit], might: 2}
  Lurker: {types: [unit], might: 2, keywords: [ambush]}
  Blade: {types: [gear], might: 1}
  Tale: {types: [spell], abilities: [{do: [{draw: 1}]}]}
  Hush: {types: [spell], keywords: [reaction], abilities: [{do: [{draw: 1}]}]}
  Jab: {types: [spell], keywords: [action], abilities: [{do: [{draw: 1}]}]}
  Proud: {types: [unit], might: 2, abilities: [{passive: {cannot: be played}, affects: me,
    while: {points of: you, at least: 3}, works in: [hand]}]}
  Ban: {types: [gear], abilities: [{passive: {cannot: be played}, affects: {type: spell, owner: opponent, zone: hand}}]}
  Lantern: {types: [gear], abilities: [{use: {exhaust: me}, do: [{add: {energy: 1}}], keywords: [reaction]}]}
  Shy Lantern: {types: [gear], abilities: [{use: {exhaust: me}, if: {points of: you, at least: 1},
    do: [{add: {energy: 1}}], keywords: [reaction]}]}
  Pricey: {types: [unit], might: 1, cost: {energy: 1}}
  Idol: {types: [gear], abilities: [{use: {}, do: [{draw: 1}]}]}
  Quick Idol: {types: [gear], abilities: [{use: {}, do: [{draw: 1}], keywords: [reaction]}]}
"""
RIFT = Written("riftbound", ("v1.3", "v1.2"), CARDS)

PLACES = {
    "a unit is played to a battlefield of one's own and not to an opponent's": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {hand: [Soldier]}
          Jinx: {at Altar: [Scout]}
        when: [{play: Soldier, by: Ahri, at: Altar}]
        then: {illegal: true}
        twin:
          change:
            {given.battlefields.0.controller: Ahri, given.Jinx: {}, given.Ahri: {hand: [Soldier], at Altar: [Scout]}}
          then: {Soldier: {at: Altar}}
        """,
    "gear is played to the base and to no battlefield": """
        given:
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {hand: [Blade], at Altar: [Scout]}
          Jinx: {}
        when: [{play: Blade, by: Ahri, at: Altar}]
        then: {illegal: true}
        twin: {change: {when.0.at: base}, then: {Blade: {at: base}}}
        """,
}

AMBUSH = {
    "a unit with ambush joins a unit of its player in a showdown, and not a gear": """
        given:
          battlefields: [{card: Altar, controller: Jinx}, {card: Gate, controller: Ahri}]
          Ahri: {hand: [Lurker], base: [Soldier]}
          Jinx: {at Altar: [Scout]}
        when: [{play: Lurker, by: Ahri, at: Altar}]
        then: {illegal: true}
        twin:
          change: {when: [{move: [Soldier], to: Altar}, {play: Lurker, by: Ahri, at: Altar}]}
          then: {Lurker: {at: Altar, is: [attacking]}}
        """,
    "a unit without ambush does not": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {hand: [Scout, Lurker], base: [Soldier]}
          Jinx: {at Altar: [{card: Scout, as: foe}]}
        when: [{move: [Soldier], to: Altar}, {play: Scout, by: Ahri, at: Altar}]
        then: {illegal: true}
        twin: {change: {when.1.play: Lurker}, then: {Lurker: {at: Altar}}}
        """,
}

TIMES = {
    "while something is on the chain only a reaction is played": """
        given: {Ahri: {hand: [Tale, Jab, Hush], deck: 5}, Jinx: {}}
        when: [{play: Tale, by: Ahri}, {play: Jab, by: Ahri}]
        then: {illegal: true, chain: [Tale]}
        twin: {change: {when.1.play: Hush}, then: {chain: [Tale, Hush]}}
        """,
    "while something is on the chain only an ability with reaction is used": """
        given: {Ahri: {hand: [Tale], base: [Idol, Quick Idol], deck: 5}, Jinx: {}}
        when: [{play: Tale, by: Ahri}, {use: Idol, by: Ahri}]
        then: {illegal: true, chain: [Tale]}
        twin: {change: {when.1.use: Quick Idol}, then: {chain: [Tale, Quick Idol]}}
        """,
    "in a showdown an action is played and what has no such word is not": """
        given: {battlefields: [Altar], Ahri: {hand: [Tale, Jab], base: [Scout], deck: 5}, Jinx: {}}
        when: [{move: [Scout], to: Altar}, {play: Tale, by: Ahri}]
        then: {illegal: true, showdown: Altar}
        twin: {change: {when.1.play: Jab}, then: {chain: [Jab]}}
        """,
    "in a showdown the player without focus waits": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Scout]}
          Jinx: {hand: [Jab], at Altar: [Soldier], deck: 5}
        when: [{move: [Scout], to: Altar}, {play: Jab, by: Jinx}]
        then: {illegal: true}
        twin:
          change: {when: [{move: [Scout], to: Altar}, {pass: Ahri}, {play: Jab, by: Jinx}]}
          then: {chain: [Jab]}
        """,
    "the turn does not end while something is on the chain": """
        given: {Ahri: {hand: [Tale], deck: 5}, Jinx: {deck: 5}}
        when: [{play: Tale, by: Ahri}, {end turn: true}]
        then: {illegal: true, turn: Ahri}
        twin: {change: {when: [{play: Tale, by: Ahri}, {resolve: 1}, {end turn: true}]}, then: {turn: Jinx}}
        """,
    "the turn does not go on to another phase in a showdown": """
        given: {battlefields: [Altar], Ahri: {base: [Scout], deck: 5}, Jinx: {}}
        when: [{move: [Scout], to: Altar}, {advance to: ending}]
        then: {illegal: true, phase: main}
        twin:
          change: {when: [{move: [Scout], to: Altar}, {close showdown: true}, {advance to: ending}]}
          then: {phase: ending, Ahri: {points: 1}}
        """,
    "a showdown does not close while something is on the chain": """
        given: {battlefields: [Altar], Ahri: {base: [Scout], hand: [Jab], deck: 5}, Jinx: {}}
        when: [{move: [Scout], to: Altar}, {play: Jab, by: Ahri}, {close showdown: true}]
        then: {illegal: true, showdown: Altar}
        twin:
          change: {when: [{move: [Scout], to: Altar}, {play: Jab, by: Ahri}, {resolve: 1}, {close showdown: true}]}
          then: {showdown: none, Altar: {controller: Ahri}}
        """,
    "no unit moves while a showdown goes on": """
        given: {battlefields: [Altar, Gate], Ahri: {base: [Scout, Soldier]}, Jinx: {}}
        when: [{move: [Scout], to: Altar}, {move: [Soldier], to: Gate}]
        then: {illegal: true, Soldier: {at: base}}
        twin:
          change: {when: [{move: [Scout], to: Altar}, {close showdown: true}, {move: [Soldier], to: Gate}]}
          then: {Soldier: {at: Gate}}
        """,
    "no unit moves while something is on the chain": """
        given: {battlefields: [Altar], Ahri: {base: [Scout], hand: [Tale], deck: 5}, Jinx: {}}
        when: [{play: Tale, by: Ahri}, {move: [Scout], to: Altar}]
        then: {illegal: true, Scout: {at: base}}
        twin: {change: {when.1: {resolve: 1}, when.2: {move: [Scout], to: Altar}}, then: {Scout: {at: Altar}}}
        """,
    "no unit moves in the turn of another player, or before the main phase": """
        given: {turn: {player: Ahri}, battlefields: [Altar], Ahri: {base: [Scout]}, Jinx: {base: [Soldier]}}
        when: [{move: [Soldier], to: Altar}]
        then: {illegal: true, Soldier: {at: base}}
        twin:
          change: {given.turn.phase: beginning, when: [{move: [Scout], to: Altar}]}
          then: {illegal: true, Scout: {at: base}}
        """,
}

FORBIDDEN = {
    "a card says of itself when it cannot be played": """
        given: {Ahri: {hand: [Proud, Soldier], points: 3}, Jinx: {}}
        when: [{play: Proud, by: Ahri, at: base}]
        then: {illegal: true, Proud: {zone: hand}}
        twin: {change: {given.Ahri.points: 2}, then: {Proud: {zone: base}}}
        """,
    "and says so of no other card": """
        given: {Ahri: {hand: [Proud, Soldier], points: 3}, Jinx: {}}
        when: [{play: Soldier, by: Ahri, at: base}]
        then: {Soldier: {zone: base}, Proud: {zone: hand}}
        """,
    "a gear keeps spells of opponents from being played and no unit": """
        given: {Ahri: {hand: [Tale, Soldier]}, Jinx: {base: [Ban], hand: [Hush]}}
        when: [{play: Tale, by: Ahri}]
        then: {illegal: true, Tale: {zone: hand}}
        twin: {change: {when.0: {play: Soldier, by: Ahri, at: base}}, then: {Soldier: {zone: base}}}
        """,
    "and no spell of its own player": """
        given: {Ahri: {hand: [Tale], base: [Ban], deck: 3}, Jinx: {}}
        when: [{play: Tale, by: Ahri}]
        then: {chain: [Tale]}
        """,
}

PAYING = {
    "gear that adds resources pays for whoever controls it, not for its owner": """
        given:
          turn: {player: Ahri}
          Ahri: {hand: [Pricey], base: [{card: Lantern, owner: Jinx}]}
          Jinx: {}
        when: [{play: Pricey, by: Ahri, at: base}]
        then: {Pricey: {zone: base}, Lantern: {exhausted: true}}
        twin:
          change: {given.Ahri: {hand: [Pricey]}, given.Jinx: {base: [{card: Lantern, owner: Ahri}]}}
          then: {illegal: true, Lantern: {exhausted: false}}
        """,
    "an ability that adds resources pays only while its condition is met": """
        given: {Ahri: {hand: [Pricey], base: [Shy Lantern], points: 1}, Jinx: {points: 3}}
        when: [{play: Pricey, by: Ahri, at: base}]
        then: {Pricey: {zone: base}, Shy Lantern: {exhausted: true}}
        twin: {change: {given.Ahri.points: 0}, then: {illegal: true}}
        """,
    "an exhausted one does not pay": """
        given: {Ahri: {hand: [Pricey], base: [{card: Lantern, exhausted: true}]}, Jinx: {}}
        when: [{play: Pricey, by: Ahri, at: base}]
        then: {illegal: true, Pricey: {zone: hand}}
        twin: {change: {given.Ahri.base.0.exhausted: false}, then: {Pricey: {zone: base}}}
        """,
    "what is in the pool pays before anything is exhausted": """
        given: {Ahri: {hand: [Pricey], base: [Lantern], energy: 1}, Jinx: {}}
        when: [{play: Pricey, by: Ahri, at: base}]
        then: {Lantern: {exhausted: false}, Ahri: {energy: 0}}
        """,
}


@each(PLACES)
def test_of_the_places_to_play_to(body: str) -> None:
    RIFT.confirm(body)


@each(AMBUSH)
def test_of_ambush_where_it_is_known(body: str) -> None:
    RIFT.confirm(body, "v1.3")


@each(TIMES)
def test_of_the_times_to_act(body: str) -> None:
    RIFT.confirm(body)


@each(FORBIDDEN)
def test_of_what_cannot_be_played(body: str) -> None:
    RIFT.confirm(body)


@each(PAYING)
def test_of_what_pays(body: str) -> None:
    RIFT.confirm(body)


WARDEN = CARDS + """
  Warden: {types: [unit], might: 3, abilities: [{passive: {cannot: be played}, affects: {type: unit, controller: opponent}}]}
  Muster: {types: [spell], abilities: [{do: [{play: {choose: 1, type: unit, zone: trash, owner: you, target: false}, free: true, to: base}]}]}
  Call: {types: [spell], abilities: [{do: [{play token: {name: Recruit, might: 1}, to: base}]}]}
  Made: {types: [spell], abilities: [{do: [{create token: {name: Recruit, might: 1}, to: base}]}]}
  Forge: {types: [spell], abilities: [{do: [{play token: {name: Blade, types: [gear]}, to: base}]}]}
"""  # noqa: E501
SKIPPED = {
    "a card that an effect would play": ("Muster", 0),
    "a token that an effect would play": ("Call", 0),
    "a token that is created and not played comes": ("Made", 1),
    "a token of another kind comes": ("Forge", 1),
}


@pytest.mark.parametrize(("spell", "there"), list(SKIPPED.values()), ids=list(SKIPPED))
def test_what_cannot_be_played_is_not_played_by_effects(spell: str, there: int) -> None:
    rift = Written("riftbound", ("v1.3", "v1.2"), WARDEN)
    for base, count in (("[Warden]", there), ("[]", 1)):
        rift.confirm(
            f"""
            given: {{turn: {{player: Ahri}}, Ahri: {{hand: [{spell}], trash: [Scout]}}, Jinx: {{base: {base}}}}}
            when: [{{play: {spell}, by: Ahri}}, {{resolve: all}}]
            then: {{Ahri: {{base: {{count: {count}}}}}, {spell}: {{zone: trash}}}}
            """
        )
