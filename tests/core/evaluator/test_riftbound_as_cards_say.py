"""Riftbound: what cards speak of in their own words, and when what they leave open is decided."""

from __future__ import annotations

import pytest

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_text, run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Scout: {types: [unit], might: 1, abilities: []}
  Guard: {types: [unit], might: 3, abilities: []}
  Brute: {types: [unit], might: 4, abilities: []}
  Dart: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit}}]}]}
  Maker: {types: [gear], abilities: [{use: {exhaust: me}, do: [{play token: {name: Recruit, might: 1}, to: base}]}]}
  Reader: {types: [unit], might: 1, abilities: [{when: {event: is played, object: me}, do: [
    {draw: 1, you may: true}, {buff: me}]}]}
  Trader: {types: [unit], might: 1, abilities: [{when: {event: is played, object: me}, do: [
    {you may: [{discard: 1}, {draw: 2}]}]}]}
  Watcher: {types: [unit], might: 1, abilities: [{when: {event: is played, object: {token: false}, player: you}, do: [
    {draw: 1}]}]}
  Charm: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit}, to: choose}]}]}
  Herd: {types: [spell], abilities: [{do: [{move: {choose: up to 2, type: unit}, to: choose}, {draw: 1}]}]}
  Pull: {types: [unit], might: 1, abilities: [{when: {event: is played, object: me}, do: [
    {move: {choose: 1, type: unit, controller: opponent}, to: {choose: 1, type: battlefield, controller: you,
      target: false}}]}]}
  Stop: {types: [spell], keywords: [reaction], abilities: [{do: [{counter: {choose: 1, type: ability}}]}]}
"""
BOOK = Written("riftbound", ("v1.4", "v1.3", "v1.2"), CARDS)
LATER = ("v1.4", "v1.3")


def hold(body: str, *editions: str) -> None:
    for edition in editions or BOOK.editions:
        assert_confirmed(run_scenario(scenario_in(BOOK.read(body), edition), edition))


DECLINED = """
    given: {Ahri: {hand: [Reader], deck: 3}, Jinx: {}}
    when: [{play: Reader}, {resolve: all}]
    choices: [{player: Ahri, question: QUESTION, answer: no}]
    then: {Ahri: {hand: 0}, Reader: {might: MIGHT}, triggers: {Reader: TIMES}}
    """


@pytest.mark.parametrize("edition", LATER)
def test_whoever_declines_what_comes_first_gets_nothing_of_the_ability(edition):
    """383.3.a: a "you may" at the beginning decides on the whole ability, which was not triggered then in v1.4."""
    body = DECLINED.replace("QUESTION", "may trigger").replace("MIGHT", "1").replace("TIMES", "0")
    hold(body, edition)


def test_the_earlier_rules_leave_only_that_instruction_to_the_player():
    hold(DECLINED.replace("QUESTION", "may").replace("MIGHT", "2").replace("TIMES", "1"), "v1.2")


def test_several_instructions_behind_one_may_are_wanted_together():
    hold(
        """
        given: {Ahri: {hand: [Trader, Scout], deck: 3}, Jinx: {}}
        when: [{play: Trader}, {resolve: all}]
        choices: [{player: Ahri, question: may trigger, answer: yes}]
        then: {Ahri: {hand: 2, trash: [Scout]}}
        twin: {change: {choices: [{player: Ahri, question: may trigger, answer: no}]}, then: {Ahri: {hand: [Scout]}}}
        """,
        *LATER,
    )


NOWHERE = """
    given: {players: [Ahri, Jinx, Teemo], battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Guard]},
      Jinx: {at Altar: [Brute]}, Teemo: {base: [Scout], hand: [Charm]}}
    when: [{move: Guard, to: Altar}, {pass: Ahri}, {pass: Jinx}, {play: Charm, by: Teemo}, {resolve: 1}]
    """
GOING = {
    "a unit that can go nowhere is not chosen for a move (355.4, 355.16)": NOWHERE
    + """
    choices: [{player: Teemo, question: targets, answer: Scout}]
    then: {illegal answer: true}
    """,
    "a unit that can go somewhere is": NOWHERE
    + """
    choices: [{player: Teemo, question: targets, answer: Guard}]
    then: {Guard: {at: base}}
    """,
    "what can move nothing anywhere is not played (358.5)": """
    given: {battlefields: [], Ahri: {base: [Guard], hand: [Charm]}, Jinx: {base: [Scout]}}
    when: [{play: Charm}]
    then: {illegal: true}
    """,
    "nobody is asked where nothing goes": """
    given: {battlefields: [Altar], Ahri: {base: [Guard], hand: [Herd], deck: 3}, Jinx: {}}
    when: [{play: Herd}, {resolve: all}]
    choices: [{player: Ahri, question: targets, answer: nothing}]
    then: {Ahri: {hand: 1}, asked: {location: 0}}
    """,
    "an ability that has triggered is taken away without a destination (402.4)": """
    given: {battlefields: [Altar], Ahri: {hand: [Pull]}, Jinx: {base: [Guard]}}
    when: [{play: Pull}, {check: {chain: []}}]
    then: {Guard: {at: base}}
    """,
    "and moves where its player controls a battlefield": """
    given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {hand: [Pull], at Altar: [Scout]},
      Jinx: {base: [Guard]}}
    when: [{play: Pull, at: base}, {resolve: 1}]
    then: {Guard: {at: Altar}}
    """,
}


@each(GOING)
def test_where_a_move_goes_is_chosen_with_what_moves(body):
    hold(body)


def test_a_token_that_is_played_is_no_card():
    """350.2: a token can be played and is none."""
    hold(
        """
        given: {Ahri: {base: [Watcher, Maker], hand: [Scout], deck: 3}, Jinx: {}}
        when: [{use: Maker}, {resolve: all}]
        then: {triggers: {Watcher: 0}, Ahri: {hand: [Scout]}}
        twin: {change: {when.0: {play: Scout}}, then: {triggers: {Watcher: 1}, Ahri: {hand: 1}}}
        """
    )


def test_an_ability_that_is_chosen_is_one_on_the_chain():
    hold(
        """
        given: {Ahri: {hand: [Pull]}, Jinx: {hand: [Stop], base: [Guard]},
          battlefields: [{card: Altar, controller: Ahri}]}
        when: [{use: Maker, by: Ahri}, {pass: Ahri}, {play: Stop, by: Jinx}, {resolve: all}]
        then: {resolved: [Stop], Ahri: {base: [Maker]}}
        """.replace("hand: [Pull]", "base: [Maker]")
    )


# --- as cards print it ------------------------------------------------------------------------------------------------

READ = {
    "When you play a card, draw 1.": {"event": "is played", "object": {"token": False}, "player": "you"},
    "When an opponent plays a card, draw 1.": {"event": "is played", "object": {"token": False}, "player": "opponent"},
    "When you play another card, draw 1.": {
        "event": "is played",
        "object": {"other": True, "token": False},
        "player": "you",
    },
    "When you play a unit, draw 1.": {"event": "is played", "object": {"type": "unit"}, "player": "you"},
}


def described(text: str, types: str = "Unit", domains: tuple[str, ...] = ()):
    facets = {"types": (types,), "domains": domains} if domains else {"types": (types,)}
    card = PrintedCard("Testy", "Testy", (PrintedFace("Testy", types, text),), "", facets)
    found = read_card_text(card, GAMES.played["riftbound"], "v1.4")
    assert found.description is not None, found.why
    return found.description


@pytest.mark.parametrize(("text", "when"), READ.items(), ids=READ)
def test_a_card_that_is_played_is_read_without_tokens(text, when):
    assert described(text)["abilities"][0]["when"] == when


def test_a_colorless_card_has_no_domain():
    assert "domains" not in described("When you hold here, draw 1.", "Battlefield", ("Colorless",))
    assert described("When you play me, draw 1.", "Unit", ("Fury",))["domains"] == "fury"


# --- tokens and where cards come from ---------------------------------------------------------------------------------

MORE = """
  Fence: {types: [unit], might: 3, abilities: [{when: {event: is played, player: you, object: {token: false},
    from: [facedown]}, do: [{play token: {name: Gold}, exhausted: true}]}]}
  Digger: {types: [unit], might: 3, abilities: [{when: {event: is played, player: you, from: [trash]},
    do: [{draw: 1}]}]}
  Lurker: {types: [unit], might: 1, cost: {energy: 1}, keywords: [hidden], abilities: []}
  Ambusher: {types: [spell], keywords: [hidden], cost: {energy: 1}, abilities: [{do: [{draw: 1}]}]}
  Raise: {types: [spell], abilities: [{do: [{play: {choose: 1, type: unit, zone: trash, owner: you}, free: true}]}]}
  Mint: {types: [gear], abilities: [{use: {exhaust: me}, do: [{play token: {name: Gold, types: [gear]}}]}]}
"""
FROM = Written("riftbound", ("v1.3", "v1.2"), CARDS + MORE)
PLAYED_FROM = {
    "a unit that lay facedown": """
        given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}], Jinx: {},
          Ahri: {base: [Fence], hand: [{card: Lurker, as: other}], energy: 1,
            at Altar: [Scout, {card: Lurker, facedown: true}]}}
        when: [{play: Lurker, by: Ahri}, {resolve: all}]
        then: {triggers: {Fence: 1}, Gold: {exhausted: true}}
        twin: {change: {when.0: {play: other, by: Ahri, at: base}}, then: {triggers: {Fence: 0}}}
        """,
    "a spell that lay facedown": """
        given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}], Jinx: {},
          Ahri: {base: [Fence], deck: 3, hand: [{card: Ambusher, as: other}], energy: 1,
            at Altar: [Scout, {card: Ambusher, facedown: true}]}}
        when: [{play: Ambusher, by: Ahri}, {resolve: all}]
        then: {triggers: {Fence: 1}}
        twin: {change: {when.0: {play: other, by: Ahri}}, then: {triggers: {Fence: 0}}}
        """,
    "a unit from the trash, and not the spell from the hand": """
        given: {Ahri: {base: [Digger], deck: 3, hand: [Raise], trash: [Guard]}, Jinx: {}}
        when: [{play: Raise}, {resolve: all}]
        then: {triggers: {Digger: 1}, Ahri: {hand: 1}}
        """,
}


@each(PLAYED_FROM)
def test_an_ability_may_ask_where_a_card_is_played_from(body):
    FROM.confirm(body)


def test_a_gold_can_be_killed_for_power():
    """184.5: what the rules say of a Gold belongs to it, whoever makes it."""
    FROM.confirm(
        """
        given: {Ahri: {base: [Mint]}, Jinx: {}}
        when: [{use: Mint, by: Ahri}, {resolve: all}, {use: Gold, by: Ahri}]
        then: {Ahri: {power: 1, base: [Mint]}}
        """
    )


@pytest.mark.parametrize(
    ("printed", "token"),
    [
        ("3 :rb_might: Sprite unit token", {"name": "Sprite", "might": 3, "tags": ["Fae"]}),
        ("2 :rb_might: Sand Soldier unit token", {"name": "Sand Soldier", "might": 2, "tags": ["Shurima"]}),
        ("0 :rb_might: Reflection unit token", {"name": "Reflection", "might": 0}),
        ("1 :rb_might: Tentacle unit token", {"name": "Tentacle", "might": 1, "tags": ["Bilgewater"]}),
        ("1 :rb_might: Recruit unit token", {"name": "Recruit", "might": 1, "tags": ["Recruit"]}),
        ("Gold gear token", {"name": "Gold"}),
    ],
)
def test_a_token_has_the_tags_that_the_rules_say(printed, token):
    read = described(f"When you play me, play a {printed}.")
    assert read["abilities"][0]["do"][0]["play token"] == token


def test_a_reflexive_ability_comes_twice():
    read = described("Do this twice: Deal 3 to a unit.", "Spell")["abilities"][0]["do"]
    assert read == [{"do this": [{"deal": 3, "to": {"choose": 1, "type": "unit", "as": "chosen"}}], "times": 2}]


@pytest.mark.parametrize("first", ["If", "The next time"])
def test_what_is_killed_in_place_of_a_unit_says_what_becomes_of_the_unit(first):
    text = f"{first} a friendly Mech would die, kill this instead. Recall that unit and draw 1."
    (ability,) = described(text, "Gear")["abilities"]
    assert ability["replace"] == {"event": "dies", "object": {"controller": "your team", "tag": "Mech"}}
    assert ability["with"] == [{"kill": "me"}, {"recall": "it"}, {"draw": 1}]


GEAR = """
  Buckler: {types: [gear], tags: [Equipment], might: 1, keywords: [{equip: {}}, tank, {shield: 2}, temporary]}
  Banner: {types: [gear], tags: [Equipment], keywords: [{equip: {}}, {hunt: 2}]}
  Bulwark: {types: [unit], might: 2, keywords: [{shield: 1}]}
"""
EQUIPPED = Written("riftbound", ("v1.3", "v1.2"), CARDS + GEAR)
EFFECT_TEXTS = {
    "keywords of units are its host's, and no others": """
        given: {Ahri: {base: [Bulwark, Guard, {card: Buckler, attached to: Bulwark}]}, Jinx: {}}
        when: []
        then: {Bulwark: {keywords: [shield, tank], might: 3}, Guard: {keywords: []}}
        """,
    "they count in a combat, together with its own": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Jinx: {base: [Brute]},
          Ahri: {at Altar: [Bulwark, {card: Buckler, attached to: Bulwark}, Scout]}}
        when: [{move: Brute, to: Altar}, {close showdown: true}]
        then: {Brute: {zone: trash}, Bulwark: {zone: battlefield}, Scout: {zone: battlefield}}
        twin: {change: {"given.Ahri.at Altar": [Bulwark, Scout],
            choices: [{player: Jinx, question: assign damage, answer: {Bulwark: 3, Scout: 1}}]},
          then: {Bulwark: {zone: trash}}}
        """,
}


@each(EFFECT_TEXTS)
def test_what_is_attached_gives_the_keywords_of_units_that_it_has(body):
    """718.3: the text of what is attached is its host's, and these keywords are only on units."""
    EQUIPPED.confirm(body)


def test_hunting_with_a_banner_gains_experience():
    hunts = Written("riftbound", ("v1.3",), CARDS + GEAR)
    hunts.confirm(
        """
        given: {battlefields: [Altar], Ahri: {base: [Guard, {card: Banner, attached to: Guard}]}, Jinx: {}}
        when: [{move: Guard, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Ahri: {xp: 2}}
        twin: {change: {given.Ahri.base: [Guard, Banner]}, then: {Ahri: {xp: 0}}}
        """
    )


ON_ITS_OWN_PLAY = {
    "replaced": "{replace: {event: is played, object: me}, works in: [chain], with: [{draw: 2}]}",
    "kept and more": "{replace: {event: is played, object: me}, works in: [chain], keeps: true, with: [{draw: 2}]}",
    "a trigger": "{when: {event: is played, object: me}, do: [{draw: 2}]}",
    "one of two events": "{when: {any of: [{event: is played, object: me}, {event: dies}]}, do: [{draw: 2}]}",
}


@pytest.mark.parametrize("ability", ON_ITS_OWN_PLAY.values(), ids=ON_ITS_OWN_PLAY)
def test_a_spell_has_nothing_that_waits_until_it_is_played(ability):
    body = """
        given: {Ahri: {hand: [It], deck: 5}, Jinx: {}}
        when: [{play: It}, {resolve: all}]
        then: {Ahri: {hand: 1}}
        """
    own = f"cards:\n  It: {{types: [KIND], abilities: [{ability}]}}"
    spell = Written("riftbound", ("v1.3",), own.replace("KIND", "spell"))
    with pytest.raises(UnableToReadScenario, match=r"waits until this spell is played.*only `do`"):
        spell.read(body)
    Written("riftbound", ("v1.3",), own.replace("KIND", "unit")).read(body)


def test_a_spell_may_wait_for_others_that_are_played():
    ability = "{when: {event: is played, object: {type: unit}}, works in: [trash], do: [{draw: 1}]}"
    waiting = Written("riftbound", ("v1.3",), f"cards:\n  It: {{types: [spell], abilities: [{ability}]}}")
    waiting.read("\ngiven: {Ahri: {trash: [It]}, Jinx: {}}\nthen: {}")


def test_scoring_is_conquering_or_holding():
    (ability,) = described("When you score here, draw 1.", "Battlefield")["abilities"]
    held, conquered = ({"event": word, "player": "you", "at": "here"} for word in ("holds", "conquers"))
    assert ability["when"] == {"any of": [conquered, held]}


def test_all_other_enemies_are_those_that_were_not_chosen():
    text = "Choose an enemy unit. Deal 2 to it and 1 to all other enemy units there."
    both = described(text, "Spell")["abilities"][0]["do"][1]["at once"]
    others = {"controller": "opponent", "type": "unit", "where": "chosen", "none of": [{"linked": "chosen"}]}
    assert both == [{"deal": 2, "to": {"that": "chosen"}}, {"deal": 1, "to": {"all": others}}]


def test_keywords_and_might_are_given_in_either_order():
    both = ("[Tank] and +2 :rb_might:", "+2 :rb_might: and [Tank]")
    given = [described(f"Give a unit {what} this turn.", "Spell") for what in both]
    assert given[0]["abilities"] == given[1]["abilities"]


def test_cards_that_are_recycled_by_number_are_no_targets():
    """416.6: as many as there are, chosen as it is done."""
    (ability,) = described("At the end of your turn, recycle 3 from your trash.")["abilities"]
    chosen = {"choose": 3, "zone": "trash", "owner": "you", "target": False, "as": "chosen"}
    assert ability["do"] == [{"recycle": chosen}]
    mundo = f"  Mundo: {{types: [unit], might: 1, abilities: [{ability}]}}\n"
    Written("riftbound", ("v1.3", "v1.2"), CARDS + mundo).confirm(
        """
        given: {Ahri: {base: [Mundo], trash: [Dart, Charm], deck: 3}, Jinx: {}}
        when: [{advance to: ending}, {resolve: all}]
        then: {Ahri: {trash: []}}
        """
    )
