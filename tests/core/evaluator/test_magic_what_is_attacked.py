"""What an attack is against, what an ability has done so far, and the keywords that ask for it."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Usurper: {types: [creature], power: 2, toughness: 4, keywords: [dethrone]}
  Ox: {types: [creature], power: 2, toughness: 2, abilities: []}
  Judge: {types: [planeswalker], loyalty: 3}
  Priest: {types: [creature], power: 1, toughness: 1, keywords: [extort]}
  Moat: {types: [enchantment], abilities: [{when: {event: attacks, object: {type: creature}, attacking: {type: player, controller: you}}, do: [{gain life: 1}]}]}
  Levy: {types: [instant], abilities: [{do: [{lose life: 1, player: opponent}, {gain life: {total of: {event: loses life}, in: this way}}]}]}
  Count: {types: [instant], abilities: [{do: [{lose life: 1, player: opponent}, {draw: {happened: {event: loses life}, in: this way}}]}]}
  Toll: {types: [enchantment], abilities: [{replace: {event: loses life, player: opponent}, keeps: true, amount: {sum: [that much, 1]}}]}
"""  # noqa: E501
confirm = Written("magic", ("2024-06-07",), CARDS).confirm


def attack(pairs, then, ann="[Usurper]", bob="{life: 20}", cid="{life: 20}"):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, battlefield: {ann}}}
  Bob: {bob}
  Cid: {cid}
when: [attack: {pairs}, resolve: all]
then: {then}
"""


@pytest.mark.parametrize(
    ("bob", "power"), [("{life: 20}", 3), ("{life: 25}", 3), ("{life: 19}", 2)], ids=["tied", "most", "less than Ann"]
)
def test_dethrone_asks_for_the_most_life_of_all_players(bob, power):
    confirm(attack("{Usurper: Bob}", f"{{Usurper: {{power: {power}}}}}", bob=bob))


def test_a_planeswalker_of_the_player_with_the_most_life_is_not_that_player():
    confirm(attack("{Usurper: Judge}", "{Usurper: {power: 2}}", bob="{life: 30, battlefield: [Judge]}"))


def test_life_that_changes_before_dethrone_resolves_makes_no_difference():
    body = attack("{Usurper: Bob}", "{Usurper: {power: 3}}").replace("resolve: all]", "{concede: Cid}, resolve: all]")
    confirm(body)


def test_each_instance_of_dethrone_triggers():
    body = attack("{Usurper: Bob}", "{Usurper: {power: 4}}")
    steps = "{give: {keyword: dethrone}, to: Usurper, with: Usurper, by: Ann}, attack:"
    confirm(body.replace("attack:", steps, 1))


def test_who_is_attacked_is_told_apart_from_whose_planeswalker_is():
    both = "[Ox, {card: Ox, as: Two}, {card: Ox, as: Three}]"
    bob = "{life: 20, battlefield: [Moat, Judge]}"
    confirm(attack("{Ox: Bob, Two: Judge, Three: Cid}", "{Bob: {life: 21}}", both, bob))


def played(card, then, board="[]", more="", choices="[]"):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, white: 1, battlefield: {board}, hand: [{card}, Ox]}}
  Bob: {{life: 20}}
  Cid: {{life: 20}}
when: [{{cast: {card}, by: Ann}}, resolve: all{more}]
choices: {choices}
then: {then}
"""


def test_what_was_lost_this_way_is_what_everyone_lost_together():
    confirm(played("Levy", "{Ann: {life: 22}, Bob: {life: 19}}"))
    confirm(played("Levy", "{Ann: {life: 24}, Bob: {life: 18}}", "[Toll]"))


def test_what_was_lost_before_was_not_lost_this_way():
    body = played("Levy", "{Ann: {life: 22}, Bob: {life: 14}}")
    confirm(body.replace("when: [", "when: [{lose life: 5, with: Ox, by: Bob}, "))


def test_what_happened_this_way_is_counted():
    confirm(played("Count", "{Ann: {hand: 3}}"))


def test_extort_gains_what_was_lost_and_asks_for_mana():
    pay, no = "[{player: Ann, question: pay, answer: yes}]", "[{player: Ann, question: pay, answer: no}]"
    for choices, then in ((pay, "{Ann: {life: 22, white: 0}, Cid: {life: 19}}"), (no, "{Ann: {life: 20, white: 1}}")):
        confirm(played("Ox", then, "[Priest]", choices=choices).replace("[Ox, Ox]", "[Ox]"))


def test_nobody_pays_for_extort_without_white_or_black_mana():
    body = played("Ox", "{Ann: {life: 20}}", "[Priest]").replace("white: 1", "green: 5").replace("[Ox, Ox]", "[Ox]")
    confirm(body)
