"""The ways in which the damage of a blocked creature can be divided, in order or freely, with trample and without."""

from __future__ import annotations

import random
from itertools import product

import pytest

from rules_data.core.evaluator.games.magic.division import (
    MOST_LISTED,
    Assigner,
    Together,
    TooManyShared,
    Ways,
    ways,
)

LETHAL = {"o1": 3, "o2": 2}


def alone(answer: str, power: int, taking: tuple[str, ...], lethal: dict[str, int], last: str = "") -> Ways:
    return ways(answer, Assigner(power, taking, last), Together(lethal))


def test_in_order_one_blocker_has_lethal_damage_before_the_other_has_any() -> None:
    found = alone("in order", 4, ("o1", "o2"), LETHAL).listed
    assert set(found) == {("o2=4",), ("o1=1", "o2=3"), ("o1=2", "o2=2"), ("o1=3", "o2=1"), ("o1=4",)}
    assert ("o1=2", "o2=1") not in alone("in order", 3, ("o1", "o2"), {"o1": 3, "o2": 2}).listed


def test_in_order_a_blocker_may_have_more_than_lethal_damage() -> None:
    """The rules' own example: five damage for a toughness of three and of one, in that order or the other (510.1c)."""
    found = alone("in order", 5, ("guard", "elves"), {"guard": 3, "elves": 1}).listed
    assert {("elves=2", "guard=3"), ("elves=1", "guard=4"), ("guard=5",)} <= set(found)


def test_in_order_two_blockers_do_not_both_have_less_than_lethal_damage() -> None:
    found = alone("in order", 4, ("o1", "o2", "o3"), {"o1": 3, "o2": 3, "o3": 2}).listed
    assert ("o1=2", "o2=2") not in found
    assert ("o1=2", "o3=2") in found
    assert ("o1=1", "o2=3") in found
    assert ("o1=1", "o2=1", "o3=2") not in found


def test_freely_every_division_of_all_the_damage_is_one() -> None:
    found = alone("freely", 4, ("o1", "o2"), LETHAL)
    assert set(found.listed) == {("o2=4",), ("o1=1", "o2=3"), ("o1=2", "o2=2"), ("o1=3", "o2=1"), ("o1=4",)}
    assert found.also is None


def test_with_trample_each_blocker_has_lethal_damage_before_the_player_has_any() -> None:
    for answer in ("in order", "freely"):
        found = alone(answer, 6, ("o1", "o2"), LETHAL, "Bob").listed
        through = {way for way in found if any(word.startswith("Bob") for word in way)}
        assert through == {("Bob=1", "o1=3", "o2=2")}, answer
        assert ("o1=6",) in found, answer


def test_to_one_nothing_is_divided() -> None:
    assert set(alone("to one", 4, ("o1", "o2"), LETHAL).listed) == {("o1=4",), ("o2=4",)}


def test_too_many_divisions_are_known_without_being_listed() -> None:
    blockers = tuple(f"o{number}" for number in range(1, 7))
    found = alone("freely", 20, blockers, dict.fromkeys(blockers, 2), "Bob")
    assert 0 < len(found.listed) <= MOST_LISTED
    assert found.also is not None
    assert found.also(("o1=20",))
    assert found.also((*(f"{one}=2" for one in blockers), "Bob=8"))
    assert not found.also(("o1=19",))
    assert not found.also(("o1=12", "Bob=8"))
    assert not found.also(("o1=10", "o1=10"))
    assert not found.also(("o9=20",))
    assert not found.also(("o1=x",))


SIX = tuple(f"o{number}" for number in range(1, 7))


@pytest.mark.parametrize(
    ("deadly", "each"), [(False, 3), (True, 1)], ids=["by toughness", "one with deathtouch (702.2c)"]
)
def test_of_too_many_those_are_shown_that_give_lethal_damage_to_one_after_the_other(deadly: bool, each: int) -> None:
    found = ways("in order", Assigner(40, SIX, "Bob", deadly), Together(dict.fromkeys(SIX, 3)))
    through = tuple(sorted([*(f"{one}={each}" for one in SIX), f"Bob={40 - 6 * each}"]))
    kept_back = tuple(sorted([*(f"{one}={each}" for one in SIX[:-1]), f"o6={40 - 5 * each}"]))
    assert found.listed == (through, kept_back)
    assert not found.also((*(f"{one}={each}" for one in SIX[1:]), f"o1={each - 1}", f"Bob={41 - 6 * each}"))


def test_without_trample_the_last_in_line_has_what_is_left_and_with_it_what_is_attacked() -> None:
    found = ways("freely", Assigner(40, SIX), Together(dict.fromkeys(SIX, 3)))
    rests = [dict.fromkeys(SIX, 3) | {last: 25} for last in ("o6", "o5")]
    assert found.listed == tuple(tuple(f"{one}={amount}" for one, amount in rest.items()) for rest in rests)
    with_trample = ways("to one", Assigner(7, SIX[:2], "Bob"), Together(dict.fromkeys(SIX, 3))).listed
    assert with_trample == (("Bob=4", "o1=3"), ("Bob=4", "o2=3"))


# --- together with others ----------------------------------------------------------------------------


def every_way(one: Assigner) -> list[dict[str, int]]:
    amounts = product(range(one.power + 1), repeat=len(one.everything))
    return [dict(zip(one.everything, each, strict=True)) for each in amounts if sum(each) == one.power]


def in_accordance(
    assigners: list[Assigner], lacking: dict[str, int], ways: tuple[dict[str, int], ...], in_order: bool
) -> bool:
    """The rule itself, of everything that has been assigned (510.1c and e, 702.19b)."""
    total = {each: sum(way.get(each, 0) for way in ways) for each in lacking}
    deadly = {
        each for one, way in zip(assigners, ways, strict=True) if one.deadly for each, amount in way.items() if amount
    }
    lethal = {each for each in lacking if total[each] >= lacking[each] or each in deadly}
    for one, way in zip(assigners, ways, strict=True):
        if one.last and way[one.last] and not set(one.taking) <= lethal:
            return False
        if in_order and sum(way[each] > 0 and each not in lethal for each in one.taking) > 1:
            return False
    return True


def some_assigners(chance: random.Random) -> tuple[list[Assigner], dict[str, int]]:
    creatures = [f"o{at}" for at in range(chance.randint(1, 3))]
    lacking = {each: chance.randint(0, 4) for each in creatures}
    found = []
    for _ in range(chance.randint(1, 3)):
        taking = tuple(each for each in creatures if chance.random() < 0.8)
        if taking:
            last = "Bob" if chance.random() < 0.5 else ""
            found.append(Assigner(chance.randint(1, 4), taking, last, deadly=chance.random() < 0.25))
    return found, lacking


@pytest.mark.parametrize("answer", ["in order", "freely"])
@pytest.mark.parametrize("seed", range(120))
def test_what_one_may_assign_is_what_the_others_can_complete(seed: int, answer: str) -> None:
    chance = random.Random(seed)  # noqa: S311
    assigners, lacking = some_assigners(chance)
    legal = [
        each
        for each in product(*(every_way(one) for one in assigners))
        if in_accordance(assigners, lacking, each, answer == "in order")
    ]
    done: list[dict[str, int]] = []
    for at, one in enumerate(assigners):
        together = Together(lacking, list(zip(assigners, done, strict=False)), assigners[at + 1 :])
        told = {tuple(sorted(f"{name}={amount}" for name, amount in way[at].items() if amount)) for way in legal}
        assert set(ways(answer, one, together).listed) == told
        done.append(chance.choice(legal)[at])
        legal = [each for each in legal if each[at] == done[-1]]


def test_creatures_by_the_dozen_that_share_who_deals_damage_to_them_are_no_riddle() -> None:
    creatures = tuple(f"o{at}" for at in range(12))
    lacking = dict.fromkeys(creatures, 2)
    enough = Together(lacking, (), [Assigner(20, creatures[:11]), Assigner(4, creatures[6:])])
    assert ("Bob=1",) in ways("freely", Assigner(1, creatures, "Bob"), enough).listed
    # The twelfth creature is reached by the second one alone, which has not enough for all that the first one lacks.
    short = Together(lacking, (), [Assigner(20, creatures[:11]), Assigner(3, creatures[6:])])
    assert ("Bob=1",) not in ways("freely", Assigner(1, creatures, "Bob"), short).listed


def test_what_one_gives_is_taken_back_where_another_can_make_up_for_it() -> None:
    lacking = {"a": 3, "b": 3, "c": 3}
    together = Together(lacking, (), [Assigner(6, ("a", "b", "c")), Assigner(3, ("a",))])
    assert ("Bob=1",) in ways("freely", Assigner(1, ("a", "b", "c"), "Bob"), together).listed
    together = Together(lacking, (), [Assigner(6, ("a", "b")), Assigner(3, ("a",))])
    assert ("Bob=1",) not in ways("freely", Assigner(1, ("a", "b", "c"), "Bob"), together).listed


def test_whom_of_too_many_deathtouch_takes_care_of_is_not_guessed_at() -> None:
    creatures = tuple(f"o{at}" for at in range(12))
    together = Together(dict.fromkeys(creatures, 2), (), [Assigner(20, creatures, deadly=True)])
    with pytest.raises(TooManyShared):
        ways("freely", Assigner(1, creatures, "Bob"), together)
