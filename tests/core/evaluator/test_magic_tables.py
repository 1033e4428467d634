"""Magic, case by case: what is paid, cast and refused, state-based actions, counting, limits, prevention, control."""

from itertools import product

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_confirmed, told

CARDS = """
cards:
  Bear: {types: [creature], subtypes: [Bear], colors: [green], mana cost: "{1}{G}", power: 2, toughness: 2}
  Ogre: {types: [creature], mana cost: "{3}{R}", colors: [red], power: 4, toughness: 3}
  Elder: {types: [creature], supertypes: [legendary], power: 3, toughness: 3, mana cost: "{2}"}
  Idol: {types: [artifact], mana cost: "{2}"}
  Forest: {types: [land], subtypes: [Forest], abilities: [{use: {tap: me}, do: [{add: {green: 1}}]}]}
  Growth: {types: [instant], colors: [green], mana cost: "{G}", abilities: [{do: [
    {give: {power: 3, toughness: 3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Bolt: {types: [instant], colors: [red], mana cost: "{R}", abilities: [{do: [
    {deal: 3, to: {choose: 1, type: any target}}]}]}
  Doom: {types: [sorcery], colors: [black], mana cost: "{1}{B}", abilities: [{do: [
    {destroy: {choose: 1, type: creature, not color: black}}]}]}
  Deep Idol: {types: [artifact], mana cost: "{U}{U}"}
  Harvest: {types: [sorcery], abilities: [{do: [{gain life: {count: {type: creature, controller: you}}}]}]}
  Toll: {types: [sorcery], abilities: [{do: [{lose life: 2, player: opponent}]}]}
  Rack: {types: [artifact], abilities: [{use: {tap: me}, do: [{draw: 1}]}]}
  Altar: {types: [artifact], abilities: [
    {use: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}, do: [{draw: 1}]}]}
  Bank: {types: [artifact], abilities: [{use: {pay life: 5}, do: [{draw: 2}]}]}
  Well: {types: [artifact], abilities: [{use: {}, limit: once each turn, do: [{gain life: 1}]}]}
  Gong: {types: [artifact], abilities: [{when: {event: enters, object: {type: creature}}, do: [{gain life: 1}]}]}
  Shy Gong: {types: [artifact], abilities: [
    {when: {event: enters, object: {type: creature}}, limit: once each turn, do: [{gain life: 1}]}]}
  Second Gong: {types: [artifact], abilities: [
    {when: {event: enters, object: {type: creature, controller: you}}, ordinal: second, do: [{gain life: 1}]}]}
  Crowd Gong: {types: [artifact], abilities: [
    {when: {event: enters, object: {type: creature}}, one or more: true, do: [{gain life: that much}]}]}
  Echo: {types: [artifact], abilities: [{replace: {event: ability triggers, object: {controller: you}}, keeps: true,
    amount: {sum: [that much, 1]}}]}
  Doubler: {types: [enchantment], abilities: [{replace: {event: gains life, player: you}, keeps: true,
    amount: {times: [that much, 2]}}]}
  Adder: {types: [enchantment], abilities: [{replace: {event: gains life, player: you}, keeps: true,
    amount: {sum: [that much, 1]}}]}
  Pit: {types: [enchantment], abilities: [{replace: {event: dies, object: {type: creature}}, with: [{exile: it}]}]}
  Mantle: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}},
    {passive: {power: 1, toughness: 1}, affects: {what I am attached to: true}}]}
  Sword: {types: [artifact], subtypes: [Equipment], abilities: [
    {passive: {power: 2}, affects: {what I am attached to: true}},
    {use: {generic: 1}, do: [{attach: me, to: {choose: 1, type: creature, controller: you}}]}]}
  Anthem: {types: [enchantment], abilities: [{passive: {power: 1, toughness: 1},
    affects: {type: creature, controller: you}}]}
  Lair: {types: [enchantment], abilities: [{when: {event: is dealt damage, object: {controller: you, is: [modified]}},
    do: [{draw: 1}]}]}
  Sage: {types: [planeswalker], loyalty: 3}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)

# --- mana (601.2g, 107.4) --------------------------------------------------------------------------------------

POOLS = {
    "nothing": {},
    "one green": {"green": 1},
    "two green": {"green": 2},
    "green and colorless": {"green": 1, "colorless": 1},
    "green and red": {"green": 1, "red": 1},
    "two red": {"red": 2},
    "two blue": {"blue": 2},
    "black and white": {"black": 1, "white": 1},
    "three colorless": {"colorless": 3},
}
SPELLS = {"Bear": (1, {"green": 1}), "Idol": (2, {}), "Deep Idol": (0, {"blue": 2}), "Doom": (1, {"black": 1})}


def can_be_paid(pool, generic, colored):
    """Whether a pool has the colours that a cost names, and as much besides as it asks for of any kind."""
    left = {color: pool.get(color, 0) - number for color, number in colored.items()}
    return min(left.values(), default=0) >= 0 and sum(pool.values()) - sum(colored.values()) >= generic


@pytest.mark.parametrize(("pool", "spell"), [*product(POOLS, SPELLS)], ids=str)
def test_a_pool_pays_for_a_spell_if_it_has_its_colors_and_enough_of_any(pool, spell):
    mana, (generic, colored) = POOLS[pool], SPELLS[spell]
    paid = can_be_paid(mana, generic, colored)
    spent = sum(mana.values()) == generic + sum(colored.values())
    pool_after = f", Ann: {{{', '.join(f'{color}: 0' for color in mana)}}}" if spent else ""
    MAGIC.confirm(
        f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [{spell}]{"".join(f", {color}: {number}" for color, number in mana.items())}}}
          Bob: {{battlefield: [Ogre]}}
        when: [{{cast: {spell}, by: Ann}}]
        then: {f"{{stack: [{spell}]{pool_after}}}" if paid else "{illegal: true}"}
        """
    )


# --- what is refused -------------------------------------------------------------------------------------------

BOARD = """
        given:
          turn: {player: Ann}
          Ann:
            hand: [Bear, Doom, Bolt, Forest, {card: Forest, as: second forest}]
            battlefield: [{card: Rack, tapped: true}, Altar, Bank, Well, {card: Idol, as: idol}]
            graveyard: [{card: Growth, as: old growth}]
            life: 4
            green: 1
          Bob: {hand: [{card: Growth, as: theirs}, {card: Doom, as: doom}], battlefield: [{card: Rack, as: rack}],
            green: 3}
"""
REFUSED = {
    "a spell is cast that cannot be paid for": "{cast: Bear, by: Ann}",
    "a sorcery has no target": "{cast: Doom, by: Ann}",
    "a sorcery is cast in another player's turn": "{cast: doom, by: Bob}",
    "a card is cast from the graveyard": "{cast: old growth, by: Ann}",
    "a permanent is cast": "{cast: idol, by: Ann}",
    "another player's card is cast": "{cast: theirs, by: Ann}",
    "a land is cast": "{cast: Forest, by: Ann}",
    "a spell is played as a land": "{play: Bear, by: Ann}",
    "what is tapped is tapped for a cost": "{activate: Rack, by: Ann}",
    "a creature is sacrificed that there is not": "{activate: Altar, by: Ann}",
    "more life is paid than there is": "{activate: Bank, by: Ann}",
    "another player's ability is activated": "{activate: rack, by: Ann}",
    "what has no ability is activated": "{activate: idol, by: Ann}",
    "an ability is named that is not there": "{activate: Well, by: Ann, ability: wish}",
    "blockers are declared without an attack": "block: {idol: Ann}",
    "nothing resolves": "{resolve: 1}",
    "somebody passes who has no priority": "{pass: Bob}",
}


@pytest.mark.parametrize("step", REFUSED.values(), ids=REFUSED)
def test_it_is_illegal_that(step):
    run = assert_confirmed(MAGIC.run(f"{BOARD}\n        when: [{step}]\n        then: {{illegal: true}}\n"))
    assert run.trace == () or run.trace[-1].rules, told(run)


TWICE = {
    "a second land is played": "{play: Forest, by: Ann}, {play: second forest, by: Ann}",
    "an ability is activated too often": "{activate: Well, by: Ann}, {resolve: 1}, {activate: Well, by: Ann}",
    "a land is played while something is on the stack": "{activate: Well, by: Ann}, {play: Forest, by: Ann}",
    "a player acts once the game is over": "{concede: Bob}, {activate: Well, by: Ann}",
}


@pytest.mark.parametrize("steps", TWICE.values(), ids=TWICE)
def test_after_the_first_step_it_is_illegal_that(steps):
    MAGIC.confirm(f"{BOARD}\n        when: [{steps}]\n        then: {{illegal: true}}\n")


# --- tables ----------------------------------------------------------------------------------------------------

STATE_BASED = {
    "a creature without toughness dies although it cannot be destroyed": """
        given: {Ann: {battlefield: [{card: Bear, counters: {"-1/-1": 2}}]}, Bob: {}}
        when: [{draw: 1, by: Bob}]
        then: {Bear: {zone: graveyard}, events: [{event: is destroyed, times: 0}, {event: dies, times: 1}]}
        """,
    "opposite counters take one another away": """
        given: {Ann: {battlefield: [Bear]}, Bob: {}}
        when: [{put counter: "+1/+1", on: Bear, count: 3}, {put counter: "-1/-1", on: Bear, count: 2}]
        then: {Bear: {power: 3, counters: {"+1/+1": 1}}}
        """,
    "a player without life loses": """
        given: {Ann: {}, Bob: {life: 3}}
        when: [{lose life: 3, by: Bob}]
        then: {winner: Ann}
        """,
    "a player with one life does not": """
        given: {Ann: {}, Bob: {life: 4}}
        when: [{lose life: 3, by: Bob}]
        then: {winner: none, Bob: {life: 1}}
        """,
    "a player who draws from an empty library loses": """
        given: {Ann: {}, Bob: {library: 1}}
        when: [{draw: 2, by: Bob}]
        then: {winner: Ann}
        """,
    "the last card can be drawn": """
        given: {Ann: {}, Bob: {library: 1}}
        when: [{draw: 1, by: Bob}]
        then: {winner: none, Bob: {hand: 1, library: 0}}
        """,
    "an aura goes with its creature": """
        given: {Ann: {battlefield: [Bear, {card: Mantle, attached to: Bear}]}, Bob: {}}
        when: [{destroy: Bear}]
        then: {Mantle: {zone: graveyard}}
        """,
    "an aura falls off what is no creature any more": """
        given: {Ann: {battlefield: [Bear, {card: Mantle, attached to: Bear}]}, Bob: {}}
        when: [{give: {lose type: creature, type: artifact}, to: Bear, for: until end of turn}]
        then: {Mantle: {zone: graveyard}, Bear: {zone: battlefield}}
        """,
    "an equipment stays and is on nothing": """
        given: {Ann: {battlefield: [Bear, {card: Sword, attached to: Bear}]}, Bob: {}}
        when: [{check: {Bear: {power: 4}}}, {destroy: Bear}]
        then: {Sword: {zone: battlefield, is not: [attached]}}
        """,
    "two legends of two players stay": """
        given: {Ann: {battlefield: [Elder]}, Bob: {battlefield: [{card: Elder, as: theirs}]}}
        when: [{draw: 1, by: Ann}]
        then: {Elder: {zone: battlefield}, theirs: {zone: battlefield}, asked: {which to keep: 0}}
        """,
    "of two legends of one player that player keeps one": """
        given: {Ann: {battlefield: [Elder]}, Bob: {battlefield: [{card: Elder, as: theirs}]}}
        when: [{gain control: theirs, by: Ann}]
        choices: [{player: Ann, question: which to keep, answer: theirs}]
        then: {Elder: {zone: graveyard}, theirs: {zone: battlefield, controller: Ann}}
        """,
    "a token that leaves ceases to exist": """
        given: {Ann: {battlefield: [{token: Imp, as: imp, power: 1, toughness: 1}]}, Bob: {}}
        when: [{return: imp}]
        then: {imp: {zone: nowhere}, Ann: {hand: 0}, events: [{event: is returned, times: 1}]}
        """,
    "what is destroyed while damaged is destroyed once": """
        given: {Ann: {battlefield: [Bear]}, Bob: {}}
        when: [{at once: [{deal: 5, to: Bear}, {deal: 1, to: Bear}]}]
        choices: []
        then: {Bear: {zone: graveyard}, events: [{event: is destroyed, times: 1}]}
        """,
    "what began phased out is treated as though it were not there": """
        given: {turn: {player: Ann}, Ann: {hand: [Harvest], battlefield: [Bear, {card: Ogre, phased out: true}]},
          Bob: {}}
        when: [{cast: Harvest, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 21}, Ogre: {is: [phased out]}}
        """,
    "what began phased out phases in with what is on it as its player's turn begins": """
        given: {turn: {player: Bob}, Ann: {battlefield: [{card: Bear, phased out: true},
          {card: Sword, attached to: Bear}]}, Bob: {}}
        when: [{check: {Sword: {is: [phased out]}}}, {end turn: true}]
        then: {Bear: {zone: battlefield, power: 4}, Sword: {zone: battlefield, attached to: Bear}}
        """,
}


@each(STATE_BASED)
def test_of_what_happens_by_itself_it_holds_that(body):
    MAGIC.confirm(body)


TRIGGERS = {
    "each creature that enters triggers an ability once": """
        given: {Ann: {battlefield: [Gong], hand: [Bear, Ogre]}, Bob: {}}
        when: [{at once: [{put: Bear, to: battlefield}, {put: Ogre, to: battlefield}]}, {resolve: all}]
        then: {triggers: {Gong: 2}, Ann: {life: 22}}
        """,
    "once each turn is once": """
        given: {Ann: {battlefield: [Shy Gong], hand: [Bear, Ogre]}, Bob: {}}
        when: [{put: Bear, to: battlefield}, {resolve: all}, {put: Ogre, to: battlefield}, {resolve: all}]
        then: {triggers: {Shy Gong: 1}, Ann: {life: 21}}
        """,
    "and once more in another turn": """
        given: {Ann: {battlefield: [Shy Gong], hand: [Bear, Ogre]}, Bob: {}}
        when: [{put: Bear, to: battlefield}, {resolve: all}, {end turn: true}, {put: Ogre, to: battlefield},
          {resolve: all}]
        then: {triggers: {Shy Gong: 2}, Ann: {life: 22}}
        """,
    "two of them are limited each for itself": """
        given: {Ann: {battlefield: [Shy Gong, {card: Shy Gong, as: other}], hand: [Bear, Ogre]}, Bob: {}}
        when: [{put: Bear, to: battlefield}, {resolve: all}, {put: Ogre, to: battlefield}, {resolve: all}]
        choices: [{player: Ann, question: order triggers, answer: [Shy Gong, other]}]
        then: {triggers: {Shy Gong: 1, other: 1}, Ann: {life: 22}}
        """,
    "an additional time does not go beyond a limit": """
        given: {Ann: {battlefield: [Shy Gong, Echo], hand: [Bear]}, Bob: {}}
        when: [{put: Bear, to: battlefield}, {resolve: all}]
        then: {triggers: {Shy Gong: 1}, Ann: {life: 21}}
        """,
    "two additional times add up": """
        given: {Ann: {battlefield: [Gong, Echo, {card: Echo, as: e2}], hand: [Bear]}, Bob: {}}
        when: [{put: Bear, to: battlefield}, {resolve: all}]
        choices: [{player: Ann, question: order replacements, answer: Echo}]
        then: {triggers: {Gong: 3}, Ann: {life: 23}}
        """,
    "an opponent's ability triggers no additional time": """
        given: {Ann: {battlefield: [Echo], hand: [Bear]}, Bob: {battlefield: [Gong]}}
        when: [{put: Bear, to: battlefield}, {resolve: all}]
        then: {triggers: {Gong: 1}, Bob: {life: 21}}
        """,
    "the second time is the second and no other": """
        given: {Ann: {battlefield: [Second Gong], hand: [Bear, Ogre, Elder]}, Bob: {}}
        when: [{put: Bear, to: battlefield}, {put: Ogre, to: battlefield}, {put: Elder, to: battlefield},
          {resolve: all}]
        then: {triggers: {Second Gong: 1}, Ann: {life: 21}}
        """,
    "an opponent's creature does not count for the second of one's own": """
        given: {Ann: {battlefield: [Second Gong], hand: [Bear]}, Bob: {hand: [Ogre]}}
        when: [{put: Ogre, to: battlefield, by: Bob}, {put: Bear, to: battlefield}, {resolve: all}]
        then: {triggers: {Second Gong: 0}, Ogre: {controller: Bob}}
        """,
    "the count begins anew with the turn": """
        given: {Ann: {battlefield: [Second Gong], hand: [Bear, Ogre]}, Bob: {}}
        when: [{put: Bear, to: battlefield}, {end turn: true}, {put: Ogre, to: battlefield}, {resolve: all}]
        then: {triggers: {Second Gong: 0}}
        """,
    "the second of two that enter together triggers it": """
        given: {Ann: {battlefield: [Second Gong], hand: [Bear, Ogre]}, Bob: {}}
        when: [{at once: [{put: Bear, to: battlefield}, {put: Ogre, to: battlefield}]}, {resolve: all}]
        then: {triggers: {Second Gong: 1}}
        """,
    "one or more that enter together trigger once, and know how many": """
        given: {Ann: {battlefield: [Crowd Gong], hand: [Bear, Ogre, Elder]}, Bob: {}}
        when: [{at once: [{put: Bear, to: battlefield}, {put: Ogre, to: battlefield}]},
          {put: Elder, to: battlefield}, {resolve: all}]
        then: {triggers: {Crowd Gong: 2}, Ann: {life: 23}}
        """,
    "players put their triggers on the stack from the active player on": """
        given: {players: [Ann, Bob, Cid], turn: {player: Bob}, Ann: {battlefield: [{card: Gong, as: a}]},
          Bob: {battlefield: [{card: Gong, as: b}], hand: [Bear]}, Cid: {battlefield: [{card: Gong, as: c}]}}
        when: [{put: Bear, to: battlefield}]
        then: {stack: [b, c, a]}
        """,
    "what a departed player controls does not trigger": """
        given: {players: [Ann, Bob, Cid], Ann: {battlefield: [Gong], hand: [Bear]},
          Bob: {battlefield: [{card: Gong, as: b}]}, Cid: {}}
        when: [{concede: Bob}, {put: Bear, to: battlefield}, {resolve: all}]
        then: {triggers: {Gong: 1, b: 0}, Ann: {life: 21}}
        """,
    "a permanent that phased out triggers nothing and is no creature that enters": """
        given: {Ann: {battlefield: [{card: Gong, phased out: true}, {card: Gong, as: g2}], hand: [Bear]}, Bob: {}}
        when: [{put: Bear, to: battlefield}, {phase out: Bear}, {phase in: Bear}, {resolve: all}]
        then: {triggers: {Gong: 0, g2: 1}}
        """,
    "damage does not make a creature modified": """
        given: {Ann: {battlefield: [Lair, Ogre], library: 3}, Bob: {}}
        when: [{deal: 1, to: Ogre, by: Bob}, {deal: 1, to: Ogre, by: Bob}]
        then: {triggers: {Lair: 0}, Ogre: {is not: [modified], damage: 2}}
        """,
    "an opponent's aura does not make a creature modified and an equipment does": """
        given: {Ann: {battlefield: [Ogre, Bear, {card: Sword, attached to: Bear}]},
          Bob: {battlefield: [{card: Mantle, attached to: Ogre}]}}
        when: [{draw: 1, by: Ann}]
        then: {Ogre: {is not: [modified], is: [enchanted]}, Bear: {is: [modified, equipped]}}
        """,
    "one's own aura or a counter makes a creature modified": """
        given: {Ann: {battlefield: [{card: Ogre, counters: {oil: 1}}, Bear, {card: Mantle, attached to: Bear}]},
          Bob: {}}
        when: [{draw: 1, by: Ann}]
        then: {Ogre: {is: [modified]}, Bear: {is: [modified]}}
        """,
}


@each(TRIGGERS)
def test_of_triggers_it_holds_that(body):
    MAGIC.confirm(body)


REPLACED = {
    "twice as much and one more, in the order that the player says": """
        given: {Ann: {battlefield: [Doubler, Adder]}, Bob: {}}
        when: [{gain life: 3, by: Ann}]
        choices: [{player: Ann, question: order replacements, answer: Adder}]
        then: {Ann: {life: 28}}
        """,
    "and the other way round": """
        given: {Ann: {battlefield: [Doubler, Adder]}, Bob: {}}
        when: [{gain life: 3, by: Ann}]
        choices: [{player: Ann, question: order replacements, answer: Doubler}]
        then: {Ann: {life: 27}}
        """,
    "two that double make four times as much": """
        given: {Ann: {battlefield: [Doubler, {card: Doubler, as: d2}]}, Bob: {}}
        when: [{gain life: 3, by: Ann}]
        choices: [{player: Ann, question: order replacements, answer: Doubler}]
        then: {Ann: {life: 32}}
        """,
    "an opponent gains what they gain": """
        given: {Ann: {battlefield: [Doubler]}, Bob: {}}
        when: [{gain life: 3, by: Bob}]
        then: {Ann: {life: 20}, Bob: {life: 23}}
        """,
    "what is exiled instead has not died": """
        given: {Ann: {battlefield: [Bear, Ogre, Pit]}, Bob: {}}
        when: [{destroy: Bear}]
        then: {Bear: {zone: exile}, events: [{event: dies, times: 0}, {event: is exiled, times: 1}]}
        """,
    "a shield prevents so much and no more": """
        given: {Ann: {battlefield: [Ogre]}, Bob: {}}
        when: [{prevent: 2, to: Ogre, by: Ann}, {deal: 1, to: Ogre, by: Bob}, {deal: 3, to: Ogre, by: Bob}]
        then: {Ogre: {damage: 2, zone: battlefield}}
        """,
    "two shields are used one after the other": """
        given: {Ann: {}, Bob: {}}
        when:
          - {prevent: 2, to: Ann, by: Ann}
          - {prevent: 3, to: Ann, by: Bob}
          - {deal: 6, to: Ann, by: Bob}
        then: {Ann: {life: 19}}
        """,
    "enough of a shield for all that is dealt at once asks nobody": """
        given: {Ann: {battlefield: [Ogre, Bear]}, Bob: {}}
        when: [{prevent: 9, to: Ogre, by: Ann}, {at once: [{deal: 2, to: Ogre}, {deal: 1, to: Bear}]}]
        then: {Ogre: {damage: 0}, Bear: {damage: 1}, asked: {which event: 0}}
        """,
    "a shield is gone at the end of the turn": """
        given: {Ann: {battlefield: [Ogre]}, Bob: {}}
        when: [{prevent: all, to: Ogre, by: Ann}, {deal: 9, to: Ogre, by: Bob}, {end turn: true},
          {deal: 2, to: Ogre, by: Bob}]
        then: {Ogre: {damage: 2}}
        """,
}


@each(REPLACED)
def test_of_replacement_and_prevention_it_holds_that(body):
    MAGIC.confirm(body)
