"""Four keywords at their boundaries: how many permanents bless, what emerges from what, how often escalation is paid,
which land awakes.
"""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

EDITION = "2024-06-07"

# --- ascend (702.131) ------------------------------------------------------------------------------------------------

BLESSED = '{count: {type: player, controller: you, is: ["city\'s blessing"]}, at least: 1}'
DRAWS = f"{{do: [{{draw: 1}}, {{if: {BLESSED}, do: [{{draw: 2}}]}}]}}"
ASCENDING = Written(
    "magic",
    (EDITION,),
    f"""
cards:
  Vision: {{types: [sorcery], keywords: [ascend], abilities: [{DRAWS}]}}
  Dull: {{types: [sorcery], abilities: [{DRAWS}]}}
  Herald: {{types: [creature], power: 1, toughness: 1, keywords: [ascend]}}
  Plot: {{types: [land]}}
""",
)


def plots(count, first="p"):
    return ", ".join(f"{{card: Plot, as: {first}{number}}}" for number in range(count))


def vision(count, hand, *, spell="Vision", more="", theirs=0, before="", ann="", bob=""):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{{ann}hand: [{spell}], battlefield: [{plots(count)}{more}]}}
  Bob: {{{bob}battlefield: [{plots(theirs, "q")}]}}
when: [{before}{{cast: {spell}, by: Ann}}, {{resolve: 1}}]
then: {{Ann: {{hand: {hand}}}}}
"""


@pytest.mark.parametrize(("count", "hand"), [(0, 1), (8, 1), (9, 1), (10, 3), (11, 3)])
def test_a_spell_looks_for_ten_permanents_as_it_resolves(count, hand):
    ASCENDING.confirm(vision(count, hand))


@pytest.mark.parametrize(
    ("case", "hand"),
    [
        (vision(9, 1, theirs=10), 1),
        (vision(9, 1, theirs=1), 1),
        (vision(10, 3, theirs=10), 3),
        (vision(9, 3, more=", Herald", spell="Dull"), 3),
        (vision(8, 1, more=", Herald", spell="Dull"), 1),
        (vision(10, 1, spell="Dull"), 1),
        (vision(9, 3, more=", Herald", spell="Dull", before="{destroy: p1}, "), 3),
        (vision(9, 3, more=", Herald", spell="Dull", before="{destroy: Herald}, "), 3),
        (vision(0, 3, spell="Dull", ann="is: [\"city's blessing\"], "), 3),
        (vision(0, 1, spell="Dull", bob="is: [\"city's blessing\"], "), 1),
        (vision(9, 1, more=", {card: Herald, phased out: true}", spell="Dull"), 1),
    ],
    ids=[
        "an opponent's ten", "ten of both", "ten of each", "a permanent with it is the tenth", "nine with it",
        "ten without it", "the blessing stays when permanents go", "and when that one goes",
        "who has it from the start", "an opponent who has it", "the tenth is phased out",
    ],
)  # fmt: skip
def test_who_has_the_blessing_has_it_by_their_own_permanents_and_for_good(case, hand):
    assert f"hand: {hand}}}" in case
    ASCENDING.confirm(case)


def test_each_player_who_controls_ten_is_blessed_by_their_own_permanent_with_it():
    body = vision(9, 3, more=", Herald", spell="Dull", theirs=9).replace("as: q0}", "as: q0}, {card: Herald, as: h}")
    ASCENDING.confirm(body.replace("then: {Ann", 'then: {Bob: {is: ["city\'s blessing"]}, Ann'))


# --- emerge (702.119) ------------------------------------------------------------------------------------------------

EMERGING = Written(
    "magic",
    (EDITION,),
    """
cards:
  Horror: {types: [creature], mana cost: "{8}{R}", power: 5, toughness: 5, keywords: [{emerge: "{6}{R}"}]}
  Bear: {types: [creature], mana cost: "{3}{G}", power: 2, toughness: 2}
  Giant: {types: [creature], mana cost: "{8}{G}{G}", power: 9, toughness: 9}
  Imp: {types: [creature], mana cost: "{B}", power: 1, toughness: 1}
  Idol: {types: [artifact], mana cost: "{4}"}
""",
)


def emerges(mine, red, cost, left, *, theirs=""):
    then = f"{{Ann: {{red: {left}, battlefield: {{count: COUNT}}}}}}" if left is not None else "{illegal: true}"
    answers = f"{{player: Ann, question: which cost, answer: {cost}}}" if cost else ""
    steps = "{cast: Horror, by: Ann}" + (", {resolve: 1}" if left is not None else "")
    count = mine.count(",") + bool(mine) + (cost == "its own")
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{red: {red}, hand: [Horror], battlefield: [{mine}]}}
  Bob: {{battlefield: [{theirs}]}}
when: [{steps}]
choices: [{answers}]
then: {then.replace("COUNT", str(count))}
"""


EMERGE = {
    "a creature of mana value 4 takes 4 of 7": emerges("Bear", 3, "emerge with Bear", 0),
    "one of mana value 1 takes 1": emerges("Imp", 6, "emerge with Imp", 0),
    "one worth more than the generic part leaves what is colored": emerges("Giant", 3, "emerge with Giant", 2),
    "one of several is chosen": emerges("Imp, Bear", 6, "emerge with Bear", 3),
    "and so may the other be": emerges("Imp, Bear", 6, "emerge with Imp", 0),
    "the mana cost may still be paid": emerges("Bear", 9, "its own", 0),
    "with too little left it is not cast": emerges("Imp", 5, "", None),
    "an opponent's creature is no way to pay": emerges("", 3, "", None, theirs="Bear"),
    "an artifact is no creature": emerges("Idol", 3, "", None),
    "without any creature the mana cost is all there is": emerges("", 8, "", None),
}


@each(EMERGE)
def test_what_emerges_costs_less_by_what_its_creature_is_worth(body):
    EMERGING.confirm(body)


# --- escalate (702.120) ----------------------------------------------------------------------------------------------

ESCALATING = Written(
    "magic",
    (EDITION,),
    """
cards:
  Tide: {types: [sorcery], mana cost: "{R}", keywords: [{escalate: "{1}{R}"}], abilities: [{do: [{modes: [
    {name: burn, do: [{lose life: 2, player: opponent}]}, {name: draw, do: [{draw: 1}]},
    {name: heal, do: [{gain life: 3}]}], count: 3, at least: 1}]}]}
""",
)


@pytest.mark.parametrize(
    ("modes", "red", "left"),
    [
        ("heal", 1, 0),
        ("heal", 7, 6),
        ("[heal, burn]", 3, 0),
        ("[draw, burn]", 7, 4),
        ("[heal, burn, draw]", 5, 0),
        ("[burn, draw, heal]", 7, 2),
        ("[heal, burn]", 2, None),
        ("[heal, burn, draw]", 4, None),
    ],
)
def test_each_mode_beyond_the_first_is_paid_for_once(modes, red, left):
    life, drawn, dealt = 20 + 3 * ("heal" in modes), int("draw" in modes), 20 - 2 * ("burn" in modes)
    then = f"Ann: {{red: {left}, life: {life}, hand: {drawn}}}, Bob: {{life: {dealt}}}"
    ESCALATING.confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{red: {red}, life: 20, hand: [Tide]}}
  Bob: {{life: 20}}
when: [{{cast: Tide, by: Ann}}{", {resolve: 1}" if left is not None else ""}]
choices: [{{player: Ann, question: mode, answer: {modes}}}]
then: {{{then if left is not None else "illegal: true"}}}
""")


# --- awaken (702.113) ------------------------------------------------------------------------------------------------

AWAKENING = Written(
    "magic",
    (EDITION,),
    """
cards:
  Tremor: {types: [sorcery], mana cost: "{R}", keywords: [{awaken: 3, cost: "{2}{R}"}], abilities: [
    {do: [{deal: 2, to: {choose: 1, type: creature}}]}]}
  Bear: {types: [creature], power: 2, toughness: 5}
  Grove: {types: [land]}
  Blast: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: land}}]}]}
""",
)
AWAKE = "power: 3, toughness: 3, types: [land, creature], subtypes: [Elemental], keywords: [haste]"


def awakens(then, *, mine="Grove", theirs="{card: Grove, as: g2}", answers="", steps="", cost="awaken", red=3):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{red: {red}, hand: [Tremor], battlefield: [Bear, {mine}]}}
  Bob: {{hand: [Blast], battlefield: [{theirs}]}}
when: [{{cast: Tremor, by: Ann}}, {steps}{{resolve: all}}]
choices: [{{player: Ann, question: which cost, answer: {cost}}}{answers}]
then: {then}
"""


TARGETS = ", {player: Ann, question: targets, answer: ANSWER}"
AWAKEN = {
    "one land of its controller awakes": awakens(f"{{Bear: {{damage: 2}}, Grove: {{{AWAKE}}}, g2: {{types: [land]}}}}"),
    "of several the one that is chosen": awakens(
        f"{{h: {{{AWAKE}}}, Grove: {{types: [land]}}}}",
        mine="Grove, {card: Grove, as: h}",
        answers=TARGETS.replace("ANSWER", "h"),
    ),
    "for its own cost none does": awakens("{Bear: {damage: 2}, Grove: {types: [land]}, Ann: {red: 2}}", cost="its own"),
    "what is awake is still so in the next turn": awakens(
        f"{{Grove: {{{AWAKE}}}}}", steps="{resolve: all}, {end turn: true}, ",
    ),
    "without its land the rest is done": awakens(
        "{Bear: {damage: 2}, Grove: {zone: graveyard}}",
        steps="{cast: Blast, by: Bob}, ",
        answers=", {player: Bob, question: targets, answer: Grove}",
    ),
}  # fmt: skip


@each(AWAKEN)
def test_a_land_awakes_only_where_that_cost_is_paid(body):
    AWAKENING.confirm(body)
