"""Texts of Magic that change how events happen, and what they speak of."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios.read_data import read_data

MAGIC = ability_text("magic")
WORDS = GAMES["magic"].played.table.vocabulary


def playable(text: str) -> list[Any]:
    """The abilities of a text that is read whole and that the evaluator runs."""
    (found,) = MAGIC.read(text, "Lantern Moth")
    assert found.outcome is Outcome.READ, found.reading
    assert read_data(found.data, WORDS)[1] == ()
    return found.data["abilities"]


BINNED = "a card would be put into an opponent's graveyard from anywhere"
ONE_MORE = "that many plus one +1/+1 counters"
MADE = "an effect would create one or more tokens under your control"
COUNTERS = "one or more +1/+1 counters would be put on a Moth you control"
TRIGGERED = "causes a triggered ability of a permanent you control to trigger"


@pytest.mark.parametrize(
    ("would", "instead", "event", "amount"),
    [
        (
            MADE,
            "it creates twice that many of those tokens instead",
            {"event": "is created", "player": "you"},
            {"times": ["that much", 2]},
        ),
        (
            COUNTERS,
            f"{ONE_MORE} are put on it instead",
            {"event": "counter is put", "object": {"subtype": "Moth", "controller": "you"}, "counter": "+1/+1"},
            {"sum": ["that much", 1]},
        ),
        (
            "a blue source you control would deal damage to an opponent",
            "it deals that much damage plus 3 instead",
            {
                "event": "is dealt damage",
                "object": {"type": "player", "controller": "opponent"},
                "by": {"color": "blue", "controller": "you"},
            },
            {"sum": ["that much", 3]},
        ),
        (
            f"a Moth dying {TRIGGERED}",
            "that ability triggers an additional time",
            {
                "event": "ability triggers",
                "object": {"type": "permanent", "controller": "you"},
                "because": {"event": "dies", "object": {"subtype": "Moth"}},
            },
            {"sum": ["that much", 1]},
        ),
    ],
)
def test_what_happens_more_often_or_harder_is_the_same_event_with_another_amount(
    would: str, instead: str, event: Any, amount: Any
) -> None:
    assert playable(f"If {would}, {instead}.") == [{"replace": event, "keeps": True, "amount": amount}]


def test_what_happens_instead_takes_the_place_of_the_event() -> None:
    assert playable("If a creature would die, exile it instead.") == [
        {"replace": {"event": "dies", "object": {"type": "creature"}}, "with": [{"exile": "it"}]}
    ]


def test_without_instead_nothing_is_replaced() -> None:
    (found,) = MAGIC.read("If a creature would die, exile it.", "Lantern Moth")
    assert found.outcome is not Outcome.READ


def test_what_enters_makes_nothing_trigger() -> None:
    assert playable("Creatures entering don't cause abilities to trigger.") == [
        {
            "replace": {"event": "ability triggers", "because": {"event": "enters", "object": {"type": "creature"}}},
            "with": [{"nothing": True}],
        }
    ]


def test_a_card_is_no_token_where_both_would_be_named() -> None:
    (ability,) = playable(f"If {BINNED}, exile it instead.")
    assert ability["replace"]["object"] == {"token": False, "owner": "opponent"}


def test_its_controller_is_asked_before_a_spell_is_countered() -> None:
    ((first, then),) = (ability["do"] for ability in playable("Counter target spell unless its controller pays {2}."))
    assert first["choose"]["zone"] == "stack"
    (paid,) = then["do"]
    assert paid == {"pay": {"generic": 2}, "player": "its controller", "otherwise": [{"counter": "it"}]}


def test_a_target_is_chosen_before_something_is_asked_of_it() -> None:
    ((first, then),) = (ability["do"] for ability in playable("Destroy target creature if it has power 4 or greater."))
    assert first == {"choose": {"choose": 1, "type": "creature", "as": "chosen"}}
    assert then["if"]["this"] == {"that": "chosen"}
    assert then["do"] == [{"destroy": {"that": "chosen"}}]


def test_what_becomes_of_a_copy_is_said_of_the_copy() -> None:
    text = (
        "{T}: Create a token that's a copy of target creature you control, except it has haste. "
        "Sacrifice it at the beginning of the next end step."
    )
    ((made, later),) = (ability["do"] for ability in playable(text))
    assert made["except"] == {"keyword": "haste"}
    assert later["later"]["do"] == [{"sacrifice": {"that": made["as"]}}]


def test_a_land_that_becomes_a_creature_is_still_a_land() -> None:
    text = "{2}: Until end of turn, Lantern Moth becomes a 2/3 green Moth creature with flying. It's still a land."
    ((made,),) = (ability["do"] for ability in playable(text))
    assert made["give"]["type"] == "creature"
    assert "becomes" not in made["give"]


def test_one_who_removes_its_own_counter_is_what_is_spoken_of() -> None:
    (ability,) = playable("Remove a +1/+1 counter from Lantern Moth: It deals 1 damage to any target.")
    assert ability["do"][0]["from"] == "me"


def test_the_line_behind_options_stands_by_itself() -> None:
    found = MAGIC.read("{T}: Choose one —\n• Draw a card.\n• You gain 2 life.\nEquip {2}", "Lantern Moth")
    assert [one.line.text for one in found] == ["{T}: Choose one —", "Equip {2}"]


def test_cards_go_back_on_top_in_the_order_their_player_likes() -> None:
    ((drawn, back),) = (
        ability["do"]
        for ability in playable("Draw a card, then put two cards from your hand on top of your library in any order.")
    )
    assert drawn == {"draw": 1}
    assert (back["put"]["choose"], back["to"], back["in any order"]) == (2, "library", True)


def test_what_is_gained_without_a_word_on_how_long_is_kept() -> None:
    ((_, given),) = (ability["do"] for ability in playable("Untap target creature. That creature gains haste."))
    assert given == {"give": {"keyword": "haste"}, "to": {"that": "chosen"}, "for": "permanently"}


def test_that_player_is_the_one_who_defends() -> None:
    text = "Whenever Lantern Moth attacks, defending player reveals the top card of their library."
    (ability,) = playable(f"{text} If it's a land card, that player puts it into their hand.")
    assert ability["do"][0]["reveal"]["of"] == "defending player"


def done(text: str) -> Any:
    """The instructions of the only ability of a text."""
    (ability,) = playable(text)
    return ability["do"]


@pytest.mark.parametrize("joint", [" and ", ", then "])
def test_what_they_do_next_is_done_by_them_and_what_you_do_by_you(joint: str) -> None:
    begun = "Whenever an opponent casts a spell, they draw a card"
    theirs, yours = (done(f"{begun}{joint}{rest}.") for rest in ("lose 1 life", "you lose 1 life"))
    assert theirs == [{"draw": 1, "player": "that player"}, {"lose life": 1, "player": "that player"}]
    assert yours == [{"draw": 1, "player": "that player"}, {"lose life": 1}]
    apart = done(f"{begun}. Draw a card.")
    assert apart == [{"draw": 1, "player": "that player"}, {"draw": 1}]


QUOTED = '"{T}: Draw a card'


@pytest.mark.parametrize(
    "text",
    [
        f'Target creature gains {QUOTED}" until end of turn.',
        f'Target creature gains {QUOTED}." until end of turn.',
        f'Other Moths you control gain {QUOTED}" for as long as you control Lantern Moth.',
    ],
)
def test_a_quoted_ability_in_mid_sentence_ends_with_its_quotation_mark(text: str) -> None:
    (found,) = MAGIC.read(text, "Lantern Moth")
    assert found.outcome is Outcome.READ, found.reading
    given = found.data["abilities"][0]["do"][0]["give"]["ability"]
    assert given == {"use": {"tap": "me"}, "do": [{"draw": 1}]}


def test_two_quoted_abilities_are_given_one_beside_the_other() -> None:
    given = playable(f'Moths you control have {QUOTED}" and "When this creature dies, you gain 2 life."')
    assert [one["passive"]["ability"]["do"] for one in given] == [[{"draw": 1}], [{"gain life": 2}]]
    assert given[0]["affects"] == given[1]["affects"]


def test_a_treasure_is_the_same_whether_or_not_the_card_says_what_it_does() -> None:
    does = '"{T}, Sacrifice this artifact: Add one mana of any color."'
    full = f"Create two colorless Treasure artifact tokens with {does}"
    assert playable(full) == playable("Create two Treasure tokens.")
    (other,) = MAGIC.read(full.replace("one mana of any color", "{G}"), "Lantern Moth")
    assert other.outcome is not Outcome.READ


def test_damage_to_whatever_it_may_be_dealt_to_is_not_damage_to_permanents_alone() -> None:
    (found,) = playable("If damage would be dealt, it is twice that much instead.")
    assert found["replace"] == {"event": "is dealt damage"}


def test_a_card_is_discarded_by_what_it_is_not() -> None:
    (found,) = playable("Discard a noncreature card: Draw a card.")
    assert found["use"] == {"do": [{"discard": 1, "of": {"not type": "creature"}}]}


def test_two_groups_are_changed_at_once() -> None:
    both = done("Until end of turn, creatures you control get +2/+2 and creatures your opponents control get -1/-1.")
    assert [(one["give"]["power"], one["to"]["all"]["controller"]) for one in both[0]["at once"]] == [
        (2, "you"), (-1, "opponent")
    ]  # fmt: skip


@pytest.mark.parametrize(
    "counted", ["a number of charge counters on it equal to your life total", "X charge counters on it, where X is your"
                " life total"]
)  # fmt: skip
def test_what_enters_with_a_number_of_counters_is_told_in_either_way(counted: str) -> None:
    (found,) = playable(f"Lantern Moth enters with {counted}.")
    assert found["with"] == [{"put counter": "charge", "count": {"life of": "you"}, "on": "me"}]


def test_a_pair_shares_what_both_of_it_have() -> None:
    (found,) = playable("As long as Lantern Moth is paired with another creature, both creatures have reach.")
    assert (found["affects"], found["while"]["is"]) == (
        {"all": {"type": "creature", "in my pair": True}},
        {"is": ["paired"]},
    )


@pytest.mark.parametrize(
    "second",
    [
        "If ~ was kicked, it deals 4 damage instead.",
        "If ~ was kicked, it deals 4 damage to that creature instead.",
        "If you control a Wizard, ~ deals 4 damage instead.",
    ],
)
def test_what_deals_more_damage_instead_is_what_dealt_it_before(second: str) -> None:
    (line,) = ability_text("magic").read(f"~ deals 2 damage to target creature. {second}", "~")
    chosen, either = line.data["abilities"][0]["do"]
    assert chosen == {"choose": {"choose": 1, "type": "creature", "as": "chosen"}}
    told = [each for part in ("do", "otherwise") for each in either[part]]
    assert [(each["deal"], each["from"], each["to"]) for each in told] == [
        (4, "me", {"that": "chosen"}),
        (2, "me", {"that": "chosen"}),
    ]
