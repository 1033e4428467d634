"""Every effect keyword of 8.5 and every token of 8.6: it runs, or it is refused with the reason or what to write."""

from __future__ import annotations

import re

import pytest

from rules_data.core.evaluator.games.flesh_and_blood.unsaid import INSTEAD, NOT_PUT, WHY_NOT
from rules_data.core.scenarios import UnableToReadScenario
from tests.shipped import CORPUS
from tests.verdicts import Written

FAB = Written("flesh-and-blood", ("2026-06-10",))

# Each keyword of 8.5 by its number, with an instruction or a change that carries it out.
RUNS = {
    1: "{banish: {choose: 1, zone: hand, owner: you, target: false}}",
    2: "{create token: {name: Quicken}}",
    3: "{deal: 1, to: {choose: 1, type: hero}}",
    4: "{destroy: me}",
    5: "{discard: 1}",
    6: "{draw: 1}",
    7: "{gain life: 1}",
    8: "{give: {base power: 2}, to: me}",
    9: "{give: {supertype: Ice}, to: me}",
    10: "{intimidate: true, player: opponent}",
    11: "{look at: {top: 1}}",
    12: "{lose life: 1}",
    13: "{give: {lose keyword: go again}, to: me}",
    14: "{put counter: steam, to: me}",
    15: "{return: {choose: 1, zone: graveyard, owner: you}}",
    16: "{remove counter: steam, from: me}",
    17: "{reveal: {choose: 1, zone: hand, owner: you, target: false}}",
    18: "{roll: 6}",
    19: "{search: {subtype: attack}}",
    20: "{shuffle: true}",
    21: "{name a card: true}",
    22: "{opt: 2}",
    24: "{turn face up: {choose: 1, zone: arsenal, owner: you, target: false}}",
    26: "{negate: {choose: 1, zone: stack}}",
    27: "{repeat: 2, do: [{draw: 1}]}",
    29: "{charge: true}",
    31: "{pay: {resources: 1}, to do: [{draw: 1}]}",
    32: "{add defender: me}",
    34: "{freeze: {choose: 1, zone: arsenal}}",
    35: "{gain control: {choose: 1, subtype: item}}",
    36: "{transform: me, into token: {name: Aether Ashwing}}",
    37: "{unfreeze: {choose: 1, zone: arsenal}}",
    40: "{create card: Thing, to: banished}",
    41: "{equip: {choose: 1, zone: inventory, owner: you, target: false}}",
    43: "{awaken: me}",
    44: "{pitch: {top: 1}}",
    45: "{clash: true, with: defending player}",
    46: "{wager: {name: Gold}, with: defending player}",
    48: "{transcend: true}",
    50: "{mark: {choose: 1, type: hero}}",
    53: "{gain control: {choose: 1, subtype: item, controller: you}, player: opponent}",
    54: "{steal: {choose: 1, subtype: item}}",
    55: "{tap: {choose: 1, type: hero}}",
    56: "{untap: {choose: 1, type: hero}}",
    57: "{crowd cheers: true}",
}
# Those that no instruction is called by: what is written instead, or why there is nothing.
SPELLED_OUT = {
    23: "reload", 25: "become", 30: "distribute", 42: "move counter", 47: "amp", 51: "retrieve", 58: "sharpen",
}  # fmt: skip
REFUSED = {
    28: "reroll", 33: "ignore", 38: "attack with", 39: "contract",
    49: "exchange", 52: "return to the brood",
}  # fmt: skip
LAST_KEYWORD, LAST_TOKEN = 58, 38
DESCRIBED_ONLY = {"Goldkiss Rum", "Bait"}


def headings(section: str) -> dict[int, str]:
    text = (CORPUS / "flesh-and-blood" / "cr" / "2026-06-10.txt").read_text("utf-8")
    found = re.findall(rf"^{re.escape(section)}\.(\d+) (.+)$", text, re.MULTILINE)
    return {int(number): name for number, name in found}


def with_instruction(instruction: str) -> str:
    back = "back: {name: Other, types: [resource]}"
    return (
        f"cards:\n  Thing: {{types: [action], {back}, abilities: [{{do: {instruction}}}]}}\n"
        "given: {Ira: {hand: [Thing]}, Bravo: {}}\nwhen: []\nthen: {winner: none}\n"
    )


def test_every_effect_keyword_is_listed_once() -> None:
    listed = [*RUNS, *SPELLED_OUT, *REFUSED]
    assert sorted(listed) == list(range(1, LAST_KEYWORD + 1))
    assert set(headings("8.5")) <= set(listed)


@pytest.mark.parametrize("number", RUNS)
def test_an_effect_keyword_that_runs_is_read(number: int) -> None:
    FAB.read(with_instruction(f"[{RUNS[number]}]"))


@pytest.mark.parametrize("word", sorted(INSTEAD))
def test_what_is_advised_instead_of_an_instruction_is_read(word: str) -> None:
    with pytest.raises(UnableToReadScenario, match=re.escape(f"found '{word}'. Write {INSTEAD[word]}.")):
        FAB.read(with_instruction(f"[{{{word}: 1}}]"))
    FAB.read(with_instruction(INSTEAD[word]))


@pytest.mark.parametrize("word", sorted(REFUSED.values()))
def test_an_effect_keyword_that_cannot_be_said_is_refused_with_the_reason(word: str) -> None:
    with pytest.raises(UnableToReadScenario, match=re.escape(f"found '{word}'. {WHY_NOT[word]}")):
        FAB.read(with_instruction(f"[{{{word}: true}}]"))


def test_every_word_with_advice_is_a_keyword_of_the_list() -> None:
    assert set(WHY_NOT) == set(REFUSED.values())
    assert set(SPELLED_OUT.values()) <= set(INSTEAD)


@pytest.mark.parametrize("number", range(1, LAST_TOKEN + 1))
def test_a_token_of_the_rules_has_its_abilities_or_has_to_be_described(number: int) -> None:
    name = headings("8.6").get(number, "Lightning Flow")
    body = f'given: {{Ira: {{arena: [{{token: "{name}"}}]}}, Bravo: {{}}}}\nwhen: []\nthen: {{winner: none}}'
    if name in DESCRIBED_ONLY:
        with pytest.raises(UnableToReadScenario, match=f"'{name}', which has others"):
            FAB.read(body)
        return
    (token,) = [one for one in FAB.read(body).setup.objects if one.token]
    assert bool(token.card.abilities or token.card.keywords) is (name != "Lightning Flow")


def test_no_effect_puts_a_card_onto_a_chain_link():
    """What has become a new attack, and what defends without being declared, is refused with the reason (7.0.4a)."""
    instruction = "{put: {choose: 1, zone: hand, owner: you, target: false}, to: combat chain}"
    with pytest.raises(UnableToReadScenario, match=re.escape(NOT_PUT["combat chain"])):
        FAB.read(with_instruction(instruction))
