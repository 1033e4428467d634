"""Every instruction, event and state of the vocabulary does what its word says."""

import pytest

from rules_data.core.games import GAMES
from tests.verdicts import assert_confirmed, assert_stops

WORDS = GAMES["riftbound"].table.vocabulary

CAST = """
  Scout: {types: [unit], might: 2, tags: [Scout]}
  Sword: {types: [gear], might: 1, keywords: [{equip: {}}]}
  Bolt: {types: [spell], keywords: [reaction], abilities: [{do: [{draw: 1}]}]}
  Hush: {types: [spell], keywords: [reaction], abilities: [{do: [{counter: {choose: 1, zone: chain, type: spell}}]}]}
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Jinx}]
  Ahri: {base: [Scout, Sword, {token: Imp, as: imp, buffed: true, damage: 0}], hand: [Bolt, Spell], runes: 1, trash: 2}
  Jinx: {base: [{token: Imp, as: foe, might: 3, exhausted: true}], hand: [Hush], deck: 5}
"""

# The instructions of a spell -> the choices it needs -> what is seen once it has resolved.
VERBS = {
    "draw": ("[{draw: 2}]", "", "Ahri: {hand: 3}"),
    "draw card": ("[{draw card: {all: {zone: trash, owner: you}}}]", "", "Ahri: {hand: 3, trash: 1}"),
    "look at": (
        "[{look at: {top: 2, as: seen}}, {draw card: {all: {linked: seen, zone: deck}}}]",
        "",
        "Ahri: {hand: 3, deck: 8}",
    ),
    # Only one edition says what predicting is; an example shows it.
    "predict": None,
    "reveal": ("[{reveal: {all: {zone: hand, owner: you}}}]", "", "events: [{event: is revealed, times: 1}]"),
    "discard": ("[{discard: 1, player: opponent}]", "", "Jinx: {hand: 0}"),
    "channel": ("[{channel: 2, exhausted: true}]", "", "Ahri: {runes: 3}"),
    "kill": ("[{kill: {choose: 1, controller: opponent, type: unit}}]", "", "foe: {zone: nowhere}"),
    "banish": ("[{banish: {all: {name: Sword}}}]", "", "Sword: {zone: banishment}"),
    "return": ("[{return: {choose: 1, name: Scout}}]", "", "Scout: {zone: hand}"),
    "put": ("[{put: {choose: 1, name: Scout}, to: hand}]", "", "Scout: {zone: hand}"),
    "recycle": ("[{recycle: {all: {zone: trash, owner: you}}}]", "", "Ahri: {trash: 1, deck: 12}"),
    "recall": (
        "[{move: {choose: 1, name: Scout}, to: Altar}, {recall: {all: {name: Scout}}}]",
        "",
        "Scout: {at: base}",
    ),
    "ready": ("[{ready: {all: {controller: opponent}}}]", "", "foe: {exhausted: false}"),
    "exhaust": ("[{exhaust: {all: {name: Scout}}}]", "", "Scout: {exhausted: true}"),
    "heal": ("[{deal: 1, to: {all: {name: Scout}}}, {heal: {all: {name: Scout}}}]", "", "Scout: {damage: 0}"),
    "stun": ("[{stun: {all: {name: Scout}}}]", "", "Scout: {stunned: true}"),
    "buff": ("[{buff: {all: {name: Scout}}}]", "", "Scout: {might: 3, buffed: true}"),
    "spend buff": ("[{spend buff: {all: {is: [buffed]}}}]", "", "imp: {buffed: false, might: 1}"),
    "deal": ("[{deal: 2, to: {choose: 1, type: unit, controller: opponent}}]", "", "foe: {damage: 2}"),
    "deal divided": (
        "[{deal divided: 2, among: {choose: 1, type: unit, controller: opponent}}]", "", "foe: {damage: 2}",
    ),
    "move": ("[{move: {choose: 1, name: Scout}, to: choose}]", "location=Altar", "Scout: {at: Altar}"),
    "give": (
        "[{give: {might: 2, keyword: tank}, to: {all: {name: Scout}}, for: this turn}]",
        "",
        "Scout: {might: 4, keywords: [tank]}",
    ),
    "play token": (
        "[{play token: {name: Mech, might: 3}, to: Altar, count: 2, ready: true}]",
        "",
        "Mech 2: {at: Altar, might: 3, exhausted: false}",
    ),
    "create token": ("[{create token: {name: Gold, types: [gear]}, to: base}]", "", "Gold: {zone: base}"),
    "play": (
        "[{play: {choose: 1, zone: trash, owner: you, type: spell, target: false}, free: true}]",
        "objects=Ahri's trash card 1",
        "Ahri: {trash: 3}",
    ),
    "gain points": ("[{gain points: 2}]", "", "Ahri: {points: 2}"),
    "gain xp": ("[{gain xp: 2}]", "", "Ahri: {xp: 2}"),
    "lose points": ("[{gain points: 2}, {lose points: 1}]", "", "Ahri: {points: 1}"),
    "add": ("[{add: {energy: 2, fury: 1}}]", "", "Ahri: {energy: 2, power: 1}"),
    "counter": ("[{draw: 1}]", "", "Spell: {zone: trash}"),
    "attach": ("[{attach: {all: {name: Sword}}, to: {choose: 1, name: Scout}}]", "", "Scout: {might: 3}"),
    "equip": ("[{equip: {all: {name: Sword}}, to: {choose: 1, name: Scout}}]", "pay=yes", "Scout: {might: 3}"),
    "detach": (
        "[{attach: {all: {name: Sword}}, to: {choose: 1, name: Scout}}, {detach: {all: {name: Sword}}}]",
        "",
        "Sword: {attached to: none}",
    ),
    "take control": ("[{take control: {all: {controller: opponent}}}]", "", "foe: {controller: Ahri}"),
    "choose": ("[{choose: {choose: 1, name: Scout}, as: one}, {kill: {that: one}}]", "", "Scout: {zone: trash}"),
    "modes": (
        "[{modes: [{name: draw, do: [{draw: 1}]}, {name: kill, do: [{kill: {all: {name: Scout}}}]}]}]",
        "mode=kill",
        "Scout: {zone: trash}",
    ),
    "do this": ("[{do this: [{draw: 1}], times: 2}]", "", "Ahri: {hand: 3}"),
    "later": (
        "[{later: {when: {event: draws, player: you}, do: [{gain points: 1}]}, for: next time}, {draw: 1}, {draw: 1}]",
        "",
        "Ahri: {points: 1}",
    ),
    "prevent": (
        "[{prevent: all, to: {choose: 1, name: Scout}}, {deal: 9, to: {all: {name: Scout}}}]",
        "",
        "Scout: {damage: 0}",
    ),
    "if": (
        "[{if: {count: {type: unit, controller: you}, at least: 5}, do: [{draw: 1}], otherwise: [{gain points: 1}]}]",
        "",
        "Ahri: {points: 1}",
    ),
    "pay": (
        "[{pay: {discard: 1}, to do: [{gain points: 1}], otherwise: [{draw: 1}]}]",
        "pay=yes",
        "Ahri: {points: 1, hand: 0}",
    ),
    "pay any amount": (
        "[{add: {energy: 3}}, {pay any amount: energy, to do: [{gain points: that much}]}]",
        "amount to pay=2",
        "Ahri: {points: 2, energy: 1}",
    ),
    "name a tag": (
        "[{name a tag: true}, {kill: {all: {type: unit, of named tag: true}}}]",
        "tag=Poro",
        "Scout: {zone: base}",
    ),
    "for each": ("[{for each: {type: unit}, do: [{deal: {might of: it}, to: it}]}]", "", "foe: {zone: nowhere}"),
    "repeat": ("[{repeat: {count: {type: unit}}, do: [{gain points: 1}]}]", "", "Ahri: {points: 3}"),
    "at once": ("[{at once: [{kill: {all: {name: Scout}}}, {draw: 1}]}]", "", "Scout: {zone: trash}"),
    "you may": ("[{you may: [{draw: 1}]}]", "may=no", "Ahri: {hand: 1}"),
    "nothing": ("[{nothing: true}]", "", "Ahri: {hand: 1}"),
    "it happens": None,
    # Only one edition says when an additional turn is taken; an example shows it.
    "extra turn": None,
    # Only one edition says what new choices do; an example shows it.
    "new choices": None,
    "double might": ("[{double might: {all: {name: Scout}}, for: this turn}]", "", "Scout: {might: 4}"),
    "swap might": (
        "[{swap might: {all: {name: Scout}}, with: {all: {type: unit, controller: opponent}}, for: this turn}]",
        "",
        "Scout: {might: 3}",
    ),
    "win the game": ("[{win the game: true}]", "", "winner: Ahri"),
    # Only an edition later than these says what they are; examples and tests of their own show them.
    **dict.fromkeys(("burn", "empower", "disempower", "activate", "skip")),
}


def test_every_instruction_of_the_vocabulary_is_tried():
    assert set(VERBS) == set(WORDS.verbs)


@pytest.mark.parametrize("verb", [verb for verb, case in VERBS.items() if case is not None])
@pytest.mark.parametrize("edition", WORDS.editions)
def test_an_instruction_does_what_it_says(run, verb, edition):
    effects, answer, seen = VERBS[verb]
    question, _, chosen = answer.partition("=")
    choices = f'choices: [{{player: Ahri, question: {question}, answer: "{chosen}"}}]\n' if answer else ""
    body = f"cards:\n  Spell: {{types: [spell], abilities: [{{do: {effects}}}]}}\n" + CAST.lstrip("\n")
    when = "when: [{play: Spell, by: Ahri}, {resolve: all}]\n"
    if verb == "counter":
        when = "when: [{play: Spell, by: Ahri}, {pass: Ahri}, {play: Hush, by: Jinx}, {resolve: all}]\n"
    found = run(body + when + choices + f"then: {{{seen}}}\n", edition)
    if (edition, verb) == ("v1.2", "gain xp"):
        assert_stops(found, "v1.2 has no rule on XP")
    else:
        assert_confirmed(found)


# An event -> what is done to make it happen to Watcher (or its controller).
EVENTS = {
    "is banished": "{banish: Other}",
    "dies": "{kill: Other}",
    "is recalled": "{recall: AtGate}",
    "is returned": "{return: Other}",
    "is revealed": "{reveal: Other}",
    "is recycled": "{recycle: Other}",
    "is put": "{put: Other, to: trash}",
    "enters": "{play token: {name: Imp}, to: base, by: Ahri}",
    "leaves": "{return: Other}",
    "is played": "{play: Bolt, by: Ahri}, {resolve: 1}",
    "moves": "{move: Other, to: Altar}",
    "takes damage": "{deal: 1, to: Other}",
    "is healed": "{deal: 1, to: Other}, {heal: Other}",
    "is readied": "{exhaust: Other}, {ready: Other}",
    "is exhausted": "{exhaust: Other}",
    "is stunned": "{stun: Other}",
    "is buffed": "{buff: Other}",
    "spends a buff": "{buff: Other}, {spend buff: Other}",
    "becomes mighty": "{give: {might: 4}, to: AtGate, for: this turn, by: Ahri}",
    "is attached": "{attach: Sword, to: Other}",
    "is detached": "{attach: Sword, to: Other}, {detach: Sword}",
    "is targeted": "{play: Arrow, by: Ahri}",
    "attacks": "{move: Other, to: Gate}",
    "defends": "{move: Other, to: Gate}",
    "conquers": "{move: Other, to: Free}, {close showdown: true}",
    "holds": "{end turn: true}, {end turn: true}",
    "wins a combat": "{move: Other, to: Gate}, {close showdown: true}",
    "loses a combat": "{move: Other, to: Gate}, {close showdown: true}",
    "draws": "{draw: 1, by: Ahri}",
    "discards": "{discard: 1, by: Ahri}",
    "is discarded": "{discard: 1, by: Ahri}",
    "is finalized": "{play: Bolt, by: Ahri}",
    "is hidden": "{hide: Sneak, by: Ahri, at: Altar}",
    "gains xp": "{gain xp: 1, by: Ahri}",
    "channels": "{channel: 1, by: Ahri}",
    "gains points": "{gain points: 1, by: Ahri}",
    "is countered": "{play: Bolt, by: Ahri}, {pass: Ahri}, {play: Hush, by: Jinx}, {resolve: 1}",
    "ability triggers": "{kill: Sword}",
    "ability is used": "{use: Well}, {resolve: all}",
    "start of": "{end turn: true}",
    "end of": "{advance to: ending}",
    # They follow from game actions that these editions do not know; tests of their own show them.
    **dict.fromkeys(("burns", "is empowered", "is disempowered")),
}


def test_every_event_of_the_vocabulary_is_tried():
    assert set(EVENTS) == set(WORDS.events)


@pytest.mark.parametrize("event", [event for event, step in EVENTS.items() if step is not None])
@pytest.mark.parametrize("edition", WORDS.editions)
def test_an_event_triggers_what_waits_for_it(run, event, edition):
    body = f"""
cards:
  Watcher: {{types: [gear], abilities: [{{when: {{event: {event}}}, ordinal: first, do: [{{nothing: true}}]}}]}}
  Other: {{types: [unit], might: 5}}
  Sword: {{types: [gear]}}
  Crier: {{types: [gear], abilities: [{{when: {{event: dies, object: {{name: Sword}}}}, do: [{{nothing: true}}]}}]}}
  Well: {{types: [gear], abilities: [{{use: {{}}, do: [{{nothing: true}}]}}]}}
  Bolt: {{types: [spell], abilities: [{{do: [{{nothing: true}}]}}]}}
  Sneak: {{types: [gear], keywords: [hidden]}}
  Arrow: {{types: [spell], abilities: [{{do: [{{kill: {{choose: 1, name: Sword}}}}]}}]}}
  Hush: {{types: [spell], keywords: [reaction],
    abilities: [{{do: [{{counter: {{choose: 1, zone: chain, type: spell}}}}]}}]}}
given:
  turn: {{player: Ahri}}
  battlefields: [{{card: Altar, controller: Ahri}}, {{card: Gate, controller: Jinx}}, Free]
  Ahri:
    base: [Watcher, Other, Sword, Crier, Well]
    at Altar: [{{token: Imp, as: AtGate}}]
    hand: [Bolt, Arrow, Sneak]
    power: 1
  Jinx: {{hand: [Hush], at Gate: [{{token: Imp, as: foe}}]}}
explore: true
when: [{EVENTS[event]}]
then: {{triggers: {{Watcher: 1}}}}
"""
    found = run(body, edition)
    if event in ("start of", "draws", "channels", "holds", "is exhausted", "is readied") and "=" in found.reason:
        # Each new turn starts, draws and holds again: at least once is what is asked here.
        assert "seen 0" not in found.reason
    elif (edition, event) == ("v1.2", "gains xp"):
        assert_stops(found, "v1.2 has no rule on XP")
    else:
        assert_confirmed(found)


@pytest.mark.parametrize("status", sorted(WORDS.statuses))
def test_a_state_can_be_asked_for_of_anything(run, status):
    body = """
cards: {Scout: {types: [unit], might: 2}}
given: {turn: {player: Ahri}, battlefields: [Altar], Ahri: {base: [Scout], hand: 1}, Jinx: {}}
when: [{draw: 1, by: Ahri}]
"""
    expected = status in ("ready", "controlled", "alone")
    found = run(body + f"then: {{Scout: {{{'is' if expected else 'is not'}: [{status}]}}}}\n")
    assert_confirmed(found)
