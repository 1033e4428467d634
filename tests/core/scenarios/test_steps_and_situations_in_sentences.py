"""Each kind of step, and each thing a situation can say, in a sentence a reader would write."""

from __future__ import annotations

import pytest
import yaml

from rules_data.core.games import GAMES
from rules_data.core.scenarios import narrate, narrate_twin
from rules_data.core.scenarios.narrating import narrate_play

MAGIC, RIFT = (GAMES.played[slug].table.vocabulary.board for slug in ("magic", "riftbound"))
HEAD = "example: told\ngame: magic\ntitle: T\neditions: [2024-06-07]\n"
CARDS = "cards:\n  Ox: {types: [creature], power: 2, toughness: 2}\n"
RIFTBOUND = "example: told\ngame: riftbound\ntitle: T\neditions: [v1.3]\n"


def told(body, head=HEAD):
    source = head + body
    return narrate(GAMES.read_scenario(source), yaml.safe_load(source))


class Any:
    """A scenario of which nothing is asked but its game: steps are told from the file's words alone."""

    def __init__(self, slug):
        self.game = GAMES.played[slug]


def happens(steps, slug="magic"):
    return narrate_play(Any(slug), {"when": yaml.safe_load(steps)})["what happens"]


def situation(given, slug="magic"):
    return narrate_play(Any(slug), {"given": yaml.safe_load(given)})["situation"]


STEPS = {
    "{play: Ox, by: Ann}": "Ann plays Ox.",
    "{play: Ox}": "Its controller plays Ox.",
    "{play: Ox, by: Ann, to: Grove}": "Ann plays Ox (to Grove).",
    "{use: Ox, by: Ann}": "Ann uses Ox.",
    "{cast: Bolt, by: Bob}": "Bob casts Bolt.",
    "{cast: Bolt, by: Bob, paid: kicker}": "Bob casts Bolt (paid kicker).",
    "{activate: Ox, by: Ann}": "Ann activates an ability of Ox.",
    "{activate: Ox, by: Ann, ability: spark}": "Ann activates an ability of Ox (ability spark).",
    "{concede: Ann}": "Ann concedes.",
    "{gain life: 3, by: Ann}": "Ann gains 3 life.",
    "{lose life: 2, by: Bob}": "Bob loses 2 life.",
    "{draw: 2, by: Bob}": "Bob draws 2 cards.",
    "{move: Ox, to: Grove}": "Ox moves to Grove.",
    "{draw: 1, by: Bob}": "Bob draws 1 card.",
    "{move: Ox}": "Ox moves.",
    "{move: [Ox, Elk], to: Grove}": "Ox and Elk move to Grove.",
    "{move: [Ox], to: Grove}": "Ox moves to Grove.",
    "{pass: Ann}": "Ann passes.",
    "{advance to: end}": "Move to the end phase.",
    "{advance to: defend}": "Everyone passes until the defend step.",
    "{advance to: reaction}": "Everyone passes until the reaction step.",
    "{advance to: damage}": "Everyone passes until the damage step.",
    "{advance to: resolution}": "Everyone passes until the resolution step.",
    "{deal: 3, to: Ox}": "3 damage is dealt to Ox.",
    "{deal: 3, to: Ox, with: Bolt}": "3 damage is dealt to Ox (with Bolt).",
    "{resolve: 1}": "The top item resolves.",
    "{resolve: 2}": "The top 2 items resolve.",
    "{resolve: all}": "Everything resolves, top first.",
    "{end turn: true}": "The turn ends.",
    "{agree to a draw: true}": "All players agree to a draw.",
    "{close showdown: true}": "Everyone passes and the showdown closes.",
    "{close combat chain: true}": "Everyone passes until the combat chain has closed.",
    "{kill: Ox}": "Ox is killed.",
    "{kill: [Ox, Elk]}": "Ox and Elk are killed.",
    "{kill: [Ox]}": "Ox is killed.",
    "{kill: u1}": "u1 is killed.",
    "{kill: [u1, Ox]}": "u1 and Ox are killed.",
    "{sacrifice: Ox, by: Ann}": "Ox is sacrificed (by Ann).",
    "{tap: Ox}": "Ox is tapped.",
    "{untap: Ox}": "Ox is untapped.",
    "{phase out: Ox}": "Ox is phased out.",
    "{return: Ox}": "Ox is returned to its owner's hand.",
    "{return: Ox, tapped: false}": "Ox is returned to its owner's hand (not tapped).",
    "{return: Ox, tapped: true}": "Ox is returned to its owner's hand (tapped).",
    "{attach: Lance, to: Ox}": "Lance is attached (to Ox).",
    "{shuffle: true}": "Shuffle.",
    "{scry: 2, by: Ann}": "Scry 2 (by Ann).",
    "{attack: {Ox: Bob}}": "Ox attacks Bob.",
    "{attack: {Ox: Bob, Elk: Cid}}": "Ox attacks Bob and Elk attacks Cid.",
    "{attack: {}}": "Nobody attacks.",
    "{block: {Elk: Ox}}": "Elk blocks Ox.",
    "{block: {Elk: [Ox, Owl]}}": "Elk blocks Ox and Owl.",
    "{block: {}}": "Nobody blocks.",
    "{attack: Ox}": "Attack Ox.",
    "{defend: Ox}": "Ox defends.",
    "{defend: [Ox, Elk]}": "Ox and Elk defend.",
    "{defend: []}": "Nothing defends.",
    "{at once: [{kill: Ox}, {draw: 1, by: Ann}]}": "At the same moment, Ox is killed and Ann draws 1 card.",
    "{at once: [{kill: Ox}]}": "At the same moment, Ox is killed.",
    "pass around": "Pass around.",
}


@pytest.mark.parametrize("step", STEPS)
def test_a_step_is_told_in_a_sentence(step):
    assert happens(f"[{step}]") == [STEPS[step]]


def test_every_step_has_its_own_sentence_and_what_is_only_looked_at_on_the_way_has_none():
    steps = "[{kill: Ox}, {check: {Ox: {zone: graveyard}}}, {kill: Elk}]"
    assert happens(steps) == ["Ox is killed.", "Elk is killed."]


@pytest.mark.parametrize(("when", "expected"), [("", []), ("[]", []), ("{kill: Ox}", ["Ox is killed."])])
def test_nothing_may_happen_and_a_step_may_stand_alone(when, expected):
    assert happens(when) == expected


SITUATIONS = {
    "": [],
    "{turn: {player: Ann}}": ["It is Ann's turn."],
    "{turn: {player: Ann, phase: draw}}": ["It is Ann's turn, in the draw phase."],
    "{players: [Ann, Bob, Cid]}": ["In turn order the players are Ann, Bob and Cid."],
    "{Ann: {}}": ["Ann has nothing that matters."],
    "{Ann: {life: 3}}": ["Ann has 3 life."],
    "{Ann: {hand: 3}}": ["Ann has 3 cards in hand."],
    "{Ann: {hand: 1}}": ["Ann has 1 card in hand."],
    "{Ann: {hand: 0}}": ["Ann has 0 cards in hand."],
    "{Ann: {hand: [Bolt, Ox]}}": ["Ann has Bolt and Ox in hand."],
    "{Ann: {hand: []}}": ["Ann has nothing in hand."],
    "{Ann: {hand: Bolt}}": ["Ann has Bolt in hand."],
    "{Ann: {battlefield: [Ox], life: 2}}": ["Ann has Ox on the battlefield; 2 life."],
    "{Ann: {battlefield: [{card: Ox, as: o1, tapped: true}]}}": ["Ann has Ox (o1, tapped) on the battlefield."],
    "{Ann: {battlefield: [{card: Ox, damage: 1}]}}": ["Ann has Ox (damage 1) on the battlefield."],
    "{Ann: {battlefield: [{card: Ox, tapped: false}]}}": ["Ann has Ox (not tapped) on the battlefield."],
    "{Ann: {battlefield: [{card: Ox, counters: {oil: 2}}]}}": ["Ann has Ox (2 oil counters) on the battlefield."],
    "{Ann: {battlefield: [{token: Elf, as: e}]}}": ["Ann has an Elf token (e) on the battlefield."],
    "{Ann: {is: monarch}}": ["Ann is the monarch from the start."],
    '{Ann: {is: ["city\'s blessing", holding the initiative]}}': [
        "Ann has the city's blessing and is holding the initiative from the start.",
    ],
    "{Ann: {is: monarch, life: 4}}": ["Ann is the monarch from the start.", "Ann has 4 life."],
    "{Ann: {battlefield: [{token: Bear}]}}": ["Ann has a Bear token on the battlefield."],
    "{Ann: {life: 1}, Bob: {life: 2}}": ["Ann has 1 life.", "Bob has 2 life."],
}


@pytest.mark.parametrize("given", SITUATIONS)
def test_a_situation_is_told_player_by_player(given):
    assert situation(given) == SITUATIONS[given]


RIFT_SITUATIONS = {
    "{battlefields: [Grove, {card: Altar, controller: Ahri}]}": ["Battlefields: Grove and Altar (controller Ahri)."],
    "{Ahri: {at Grove: [Ox]}}": ["Ahri has Ox at Grove."],
    "{Ahri: {base: [Ox], runes: 3, points: 4}}": ["Ahri has Ox in base; 3 runes; 4 points."],
    "{victory score: 8}": ["The victory score is 8."],
    "{teams: [[Ahri, Jinx], [Lux]], Ahri: {}}": [
        "Ahri and Jinx play together.", "Lux plays alone.", "Ahri has nothing else that matters.",
    ],
}  # fmt: skip


@pytest.mark.parametrize("given", RIFT_SITUATIONS)
def test_places_and_teams_are_told_where_a_game_has_them(given):
    assert situation(given, "riftbound") == RIFT_SITUATIONS[given]


# --- the whole story -------------------------------------------------------------------------------------------------

GIVEN = "given:\n  Ann: {battlefield: [Ox]}\n  Bob: {}\n"


def test_what_there_is_nothing_of_is_left_out_of_the_story():
    story = told(CARDS + GIVEN + "when: [{destroy: Ox}]\nthen: {Ox: {zone: graveyard}}\n")
    assert list(story) == ["situation", "what happens", "documented outcome"]


def test_a_card_is_described_once_and_only_where_there_is_something_to_say():
    cards = "cards:\n  Ox: {types: [creature], power: 2, toughness: 2}\n"
    cards += "  Owl: {types: [creature], power: 1, toughness: 1, keywords: [flying]}\n"
    given = "given:\n  Ann: {battlefield: [Ox, Owl]}\n  Bob: {battlefield: [{card: Owl, as: other}]}\n"
    story = told(cards + given + "when: [{destroy: Ox}]\nthen: {Ox: {zone: graveyard}}\n")
    (owl,) = story["cards"]
    assert owl.startswith("Owl (")
    assert "lying" in owl


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ("{player: Ann, question: targets, answer: Ox}", "Ann is asked “targets” and answers Ox."),
        ("{player: Ann, question: targets, for: Bolt, answer: Ox}", "Ann is asked “targets” for Bolt and answers Ox."),
        (
            "{player: Ann, question: order triggers, answer: [a, b]}",
            "Ann is asked “order triggers” and answers a and b.",
        ),
    ],
)
def test_an_answer_is_told_with_whom_it_was_asked_of_and_for_what(choice, expected):
    story = told(CARDS + GIVEN + f"when: [{{destroy: Ox}}]\nchoices: [{choice}]\nthen: {{Ox: {{zone: graveyard}}}}\n")
    assert story["choices"] == [expected]


RECOGNISED = 'given: {text: "When I die, draw 1."}\nthen: {recognised: triggered'


@pytest.mark.parametrize(
    ("then", "expected"),
    [
        ("}", ["It is recognised as triggered."]),
        (", parts: {condition: I die}}", ["It is recognised as triggered.", "Its condition is “I die”."]),
    ],
)
def test_a_text_that_is_recognised_is_told_with_what_it_is_recognised_as(then, expected):
    story = told(RECOGNISED + then + "\n", RIFTBOUND)
    assert story == {"text": ["When I die, draw 1."], "documented outcome": expected}


TWIN = CARDS + GIVEN + "when: [{destroy: Ox}]\nthen: {Ox: {zone: graveyard}}\n"


@pytest.mark.parametrize(
    ("change", "before", "now"),
    [
        ("when: [{tap: Ox}]", {"what happens": ["Ox is destroyed."]}, {"what happens": ["Ox is tapped."]}),
        ("when: [{tap: Ox}, {destroy: Ox}]", {}, {"what happens": ["Ox is tapped."]}),
        (
            "given: {Ann: {life: 3, battlefield: [Ox]}, Bob: {}}",
            {"situation": ["Ann has Ox on the battlefield."]},
            {"situation": ["Ann has 3 life; Ox on the battlefield."]},
        ),
    ],
)
def test_a_twin_tells_what_stands_in_for_what(change, before, now):
    source = HEAD + TWIN + f"twin:\n  change:\n    {change}\n  then: {{Ox: {{zone: battlefield}}}}\n"
    other = narrate_twin(GAMES.read_scenario(source), source)
    outcome = other.now.pop("documented outcome")
    assert (other.before, other.now) == (before, now)
    assert outcome == ["Ox is on the battlefield."]


def test_what_a_player_has_one_of_is_told_of_one() -> None:
    given = {"given": {"Ahri": {"runes": 1, "points": 1, "chaos": 1, "hand": 1, "rune deck": 2}}}
    assert narrate_play(Any("riftbound"), given)["situation"] == [
        "Ahri has 1 rune; 1 point; 1 chaos; 1 card in hand; 2 cards in rune deck."
    ]
