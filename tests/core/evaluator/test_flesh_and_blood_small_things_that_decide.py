"""Flesh and Blood: what is paid with counters, what comes onto a chain link or under a permanent."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Vent: {types: [instant], cost: 0, abilities: [{passive: {additional cost: {do: [{remove counter: steam,
    from: {choose: 1, subtype: item, controller: you, target: false}, count: 2}]}}, affects: me},
    {do: [{gain life: 1}]}]}
  Drain: {types: [instant], cost: 0, abilities: [{passive: {additional cost: {do: [{remove counter: steam,
    from: {choose: 2, subtype: item, controller: you, target: false}}]}}, affects: me}, {do: [{gain life: 1}]}]}
  Core: {types: [action], subtypes: [item], cost: 0, abilities:
    [{use: {do: [{remove counter: rust, from: me, count: 2}]}, keywords: [instant], do: [{gain life: 1}]}]}
  Jab: {types: [action], subtypes: [attack], power: 3, cost: 0, keywords: [go again], abilities: []}
  Hook: {types: [action], subtypes: [attack], power: 4, cost: 0, abilities: []}
  Blade: {types: [weapon], subtypes: [sword, 1H], power: 2, abilities:
    [{use: {action points: 1}, keywords: [action], do: [{attack: true}]}]}
  Swap: {types: [attack reaction], cost: 0, abilities: [{do: [{put attacking: {choose: 1, zone: hand, owner: you,
    subtype: attack, target: false}, as: coming}, {if: {done: true}, do: [{draw: 1}]},
    {give: {power: 2}, to: {that: coming}}]}]}
  Rush: {types: [attack reaction], cost: 0, abilities: [{do: [{give: {power: 2}, to: {choose: 1, is: [attack]}}]}]}
  Again: {types: [attack reaction], cost: 0, abilities: [{do: [{put attacking: {choose: 1, is: [active attack]}}]}]}
  Count: {types: [instant], cost: 0, abilities: [{do: [{gain life: {chain links of: you}}]}]}
  Tally: {types: [instant], cost: 0, abilities: [{do: [{gain life: {count: {is: [attack]}}}]}]}
  Wall: {types: [action], defense: 3, cost: 0, abilities: []}
  Help: {types: [instant], cost: 0, abilities: [{do: [{add defender: {choose: 1, zone: hand, owner: you, type: action,
    target: false}, as: added}, {give: {defense: 2}, to: {that: added}}]}]}
  Ember: {types: [token], subtypes: [ash]}
  Whelp: {types: [token], subtypes: [ally], power: 1, life: 1, abilities: []}
  Wolf: {types: [action], subtypes: [ally], life: 2, power: 2, cost: 0, abilities: []}
  Rise: {types: [action], cost: 0, abilities:
    [{do: [{transform: {all: {subtype: ash, controller: you}}, into token: {name: Whelp}}]}]}
  Some: {types: [action], cost: 0, abilities: [{do: [{transform: {choose: up to 2, subtype: ash, controller: you,
    target: false}, into token: {name: Whelp}}]}]}
  Feed: {types: [action], cost: 0, abilities: [{do: [{transform: {choose: 1, subtype: item, controller: you,
    target: false}, into: {choose: 1, subtype: ally, controller: you, target: false}},
    {if: {done: true}, do: [{draw: 1}]}]}]}
""",
)
ITEMS = "[{{card: Core, as: a, counters: {{steam: {}}}}}, {{card: Core, as: b, counters: {{steam: {}}}}}]"


def holding(card: str, first: int, second: int) -> str:
    return (
        f"given: {{turn: {{player: Ira}}, Ira: {{hand: [{card}], arena: {ITEMS.format(first, second)}}}, Dorn: {{}}}}"
    )


@each(
    {
        "one counter on each of two items pays for no two from one": f"""
{holding("Vent", 1, 1)}
when: [{{play: Vent}}]
then: {{illegal: true}}
""",
        "they are taken from the one that has them, and nothing else can be chosen": f"""
{holding("Vent", 1, 2)}
when: [{{play: Vent}}, {{resolve: 1}}]
then: {{Ira: {{life: 21}}, a: {{counters: {{steam: 1}}}}, b: {{counters: {{steam: 0}}}}, asked: {{objects: 0}}}}
""",
        "a counter of each of two items is not paid with two of one": f"""
{holding("Drain", 0, 2)}
when: [{{play: Drain}}]
then: {{illegal: true}}
""",
        "nor are two of an item's own with one": """
given: {turn: {player: Ira}, Ira: {arena: [{card: Core, counters: {rust: 1}}]}, Dorn: {}}
when: [{use: Core, by: Ira}]
then: {illegal: true}
""",
    }
)
def test_counters_are_paid_from_what_has_enough_of_them(body: str) -> None:
    FAB.confirm(body)


@each(
    {
        "an added defender is known by its name afterwards": """
given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Dorn: {hand: [Wall, Help]}}
when: [{play: Jab}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Help, by: Dorn}, {resolve: 1}]
then: {Wall: {defense: 5, is: [defending]}}
""",
        "so is a card put onto the link as its attack": """
given: {turn: {player: Ira}, Ira: {hand: [Jab, Hook, Swap], deck: 3}, Dorn: {}}
when: [{play: Jab}, {resolve: 1}, {advance to: reaction}, {play: Swap}, {resolve: 1}, {advance to: resolution}]
then: {Dorn: {life: 14}, Ira: {hand: 1}, Jab: {zone: graveyard}}
""",
        "without such a card nothing has been done": """
given: {turn: {player: Ira}, Ira: {hand: [Jab, Swap], deck: 3}, Dorn: {}}
when: [{play: Jab}, {resolve: 1}, {advance to: reaction}, {play: Swap}, {resolve: 1}]
then: {Ira: {hand: 0}, Jab: {is: [active attack]}}
""",
        "in place of a weapon's attack, which is no more; the weapon stays where it is": """
given: {turn: {player: Ira}, Ira: {hand: [Hook, Swap, Tally], weapons: [Blade], deck: 3}, Dorn: {}}
when: [{use: Blade, by: Ira}, {resolve: 1}, {advance to: reaction}, {play: Swap}, {resolve: 1}, {play: Tally},
  {resolve: 1}]
then: {Hook: {is: [active attack], power: 6}, Ira: {life: 21}, Blade: {zone: combat chain}}
""",
        "the attack that is put where it is stays as it is, with what it has been given": """
given: {turn: {player: Ira}, Ira: {hand: [Jab, Rush, Again]}, Dorn: {}}
when: [{play: Jab}, {resolve: 1}, {advance to: reaction}, {play: Rush}, {resolve: 1}, {play: Again}, {resolve: 1},
  {advance to: resolution}]
then: {Jab: {zone: combat chain}, Dorn: {life: 15}}
""",
        "a second link with another attack on it is still one of its player's two": """
given: {turn: {player: Ira}, Ira: {hand: [Jab, {card: Jab, as: j2}, Hook, Swap, Count], deck: 3}, Dorn: {}}
when: [{play: Jab}, {resolve: 1}, {advance to: resolution}, {play: j2}, {resolve: 1}, {advance to: reaction},
  {play: Swap}, {resolve: 1}, {play: Count}, {resolve: 1}]
then: {Ira: {life: 22}}
""",
    }
)
def test_what_comes_onto_a_chain_link(body: str) -> None:
    FAB.confirm(body)


@each(
    {
        "all there are is one": """
given: {turn: {player: Ira}, Ira: {hand: [Rise], arena: [Ember]}, Dorn: {}}
when: [{play: Rise}, {resolve: 1}]
then: {Whelp: {controller: Ira}, Ember: {zone: under}}
""",
        "up to two are one": """
given: {turn: {player: Ira}, Ira: {hand: [Some], arena: [Ember]}, Dorn: {}}
when: [{play: Some}, {resolve: 1}]
choices: [{player: Ira, question: objects, answer: [Ember]}]
then: {Whelp: {controller: Ira}, Ember: {zone: under}}
""",
        "into a permanent that is there": """
given: {turn: {player: Ira}, Ira: {hand: [Feed], arena: [Core, Wolf], deck: 3}, Dorn: {}}
when: [{play: Feed}, {resolve: 1}]
then: {Core: {zone: under}, Wolf: {zone: permanent}, Ira: {hand: 1}}
""",
        "into nothing nothing transforms": """
given: {turn: {player: Ira}, Ira: {hand: [Feed], arena: [Core], deck: 3}, Dorn: {}}
when: [{play: Feed}, {resolve: 1}]
then: {Core: {zone: permanent}, Ira: {hand: 0}}
""",
    }
)
def test_what_comes_under_a_permanent(body: str) -> None:
    FAB.confirm(body)
