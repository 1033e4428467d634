"""Delve, improvise, rebound and overload: what a spell costs, what it says, where it goes (702.66, 88, 96, 126)."""

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Dig: {types: [sorcery], mana cost: {generic: 3, blue: 1}, keywords: [delve], abilities: [{do: [{draw: 2}]}]}
  Forge: {types: [sorcery], mana cost: {generic: 2, red: 1}, keywords: [improvise], abilities: [{do: [{draw: 1}]}]}
  Tithe: {types: [artifact], abilities: [{passive: {cost: 1}, affects: {all: {type: sorcery}}}]}
  Gear: {types: [artifact]}
  Twice: {types: [instant], keywords: [rebound], abilities: [{do: [{gain life: 3}]}]}
  Strike: {types: [instant], keywords: [rebound], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Recall: {types: [instant], abilities: [{do: [{cast: {all: {name: Twice, zone: graveyard}}, free: true}]}]}
  Rift:
    types: [instant]
    mana cost: {blue: 1}
    keywords: [{overload: {blue: 2}}]
    abilities: [{do: [{return: {choose: 1, type: creature, controller: opponent}}]}]
  Bear: {types: [creature], power: 2, toughness: 2}
  Ghost: {types: [creature], power: 2, toughness: 2, keywords: [hexproof]}
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm, run = WRITTEN.confirm, WRITTEN.run


def delve(answer, then, mana="{blue: 1}", graveyard="[Bear, Ghost, Gear]", ann="[]", spell="Dig"):
    choice = f"{{player: Ann, question: objects, answer: {answer}}}" if answer is not None else ""
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: {ann}, hand: [{spell}], graveyard: {graveyard}}}
  Bob: {{graveyard: [{{card: Bear, as: theirs}}]}}
when: [{{add: {mana}, with: {spell}, by: Ann}}, {{cast: {spell}, by: Ann}}]
choices: [{choice}]
then: {then}
"""


def test_each_card_exiled_pays_for_one_generic_mana():
    confirm(delve("[Bear, Ghost, Gear]", "{stack: [Dig], Ann: {graveyard: 0, exile: 3, blue: 0}}"))
    confirm(delve("[Bear]", "{Ann: {graveyard: 2, exile: 1, green: 0}}", mana="{blue: 1, green: 2}"))
    confirm(delve("[]", "{Ann: {graveyard: 3, green: 0}}", mana="{blue: 1, green: 3}"))


def test_cards_pay_for_no_colored_mana_and_never_for_more_than_the_generic_mana():
    confirm(delve(None, '{illegal: "601.2h"}', mana="{green: 1}"))
    seen = run(delve("[Bear, Ghost, Gear, Tithe]", "{stack: [Dig]}", graveyard="[Bear, Ghost, Gear, Tithe]"))
    assert_stops(seen, "may not answer 'objects' with Bear, Ghost, Gear, Tithe; legal answers: [Bear, Ghost, Gear] |")


def test_too_few_cards_and_too_little_mana_cannot_pay():
    confirm(delve(None, '{illegal: "601.2h"}', graveyard="[Bear, Ghost]"))


def test_a_spell_without_delve_is_paid_with_mana_alone():
    plain = CARDS.replace("keywords: [delve], ", "")
    Written("magic", ("2024-06-07",), plain).confirm(delve(None, '{illegal: "601.2h"}'))


def test_untapped_artifacts_pay_for_generic_mana_with_improvise():
    gear = "[Gear, {card: Gear, as: other}, {card: Gear, as: used, tapped: true}]"
    then = "{Gear: {is: [tapped]}, other: {is: [tapped]}, stack: [Forge]}"
    confirm(delve("[Gear, other]", then, mana="{red: 1}", ann=gear, spell="Forge", graveyard="[]"))


def rebound(when, then, choices="[]", spell="Twice", bob="[]"):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, hand: [{spell}, Recall]}}
  Bob: {{life: 20, battlefield: {bob}, hand: [Doom]}}
when: [{{cast: {spell}, by: Ann}}, {when}]
choices: {choices}
then: {then}
"""


WANTED = "{player: Ann, question: may, answer: %s}"
NEXT = "resolve: all, {end turn: true}, {end turn: true}"


def test_a_spell_with_rebound_is_exiled_and_cast_again_in_the_next_upkeep():
    confirm(rebound("resolve: all", "{Twice: {zone: exile}, Ann: {life: 23}}"))
    twice = f"[{WANTED % 'yes'}]"
    confirm(rebound(f"{NEXT}, resolve: all", "{Twice: {zone: graveyard}, Ann: {life: 26}}", twice))
    confirm(rebound(f"{NEXT}, resolve: all", "{Twice: {zone: exile}, Ann: {life: 23}}", f"[{WANTED % 'no'}]"))


def test_what_has_no_legal_target_any_more_does_not_rebound():
    first = "{cast: Doom, by: Bob}, resolve: all"
    confirm(rebound(first, "{Strike: {zone: graveyard}}", "[]", "Strike", "[Bear]"))


def test_a_spell_cast_from_elsewhere_does_not_rebound():
    steps = "resolve: all, {put: Twice, to: graveyard, with: Recall, by: Ann}, {cast: Recall, by: Ann}, resolve: all"
    confirm(rebound(steps, "{Twice: {zone: graveyard}, Ann: {life: 26}}"))


def overload(cost, then, mana=2, choices=""):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Rift], battlefield: [{{card: Bear, as: own}}]}}
  Bob: {{battlefield: [Bear, Ghost]}}
when: [{{add: {{blue: {mana}}}, with: own, by: Ann}}, {{cast: Rift, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: which cost, answer: {cost}}}{choices}]
then: {then}
"""


def test_an_overloaded_spell_affects_each_of_what_it_could_have_targeted_and_more():
    confirm(overload("overload", "{Bear: {zone: hand}, Ghost: {zone: hand}, own: {zone: battlefield}, Ann: {blue: 0}}"))


def test_without_the_overload_cost_it_has_its_target():
    confirm(overload("its own", "{Bear: {zone: hand}, Ghost: {zone: battlefield}, Ann: {blue: 1}}"))


def test_whoever_cannot_pay_the_overload_cost_does_not_overload():
    body = overload("its own", "{Bear: {zone: hand}, Ghost: {zone: battlefield}}", mana=1)
    confirm(body.replace("choices: [{player: Ann, question: which cost, answer: its own}]\n", ""))
