"""The ways in which the damage of a blocked creature can be divided, in order or freely, with trample and without."""

from __future__ import annotations

from rules_data.core.evaluator.games.magic.division import MOST_LISTED, ways

LETHAL = {"o1": 3, "o2": 2, "Bob": 0}


def test_in_order_one_blocker_has_lethal_damage_before_the_other_has_any() -> None:
    assert set(ways("in order", 4, ("o1", "o2"), LETHAL, tramples=False).listed) == {("o1=2", "o2=2"), ("o1=3", "o2=1")}


def test_freely_every_division_of_all_the_damage_is_one() -> None:
    found = ways("freely", 4, ("o1", "o2"), LETHAL, tramples=False)
    assert set(found.listed) == {("o2=4",), ("o1=1", "o2=3"), ("o1=2", "o2=2"), ("o1=3", "o2=1"), ("o1=4",)}
    assert found.also is None


def test_with_trample_each_blocker_has_lethal_damage_before_the_player_has_any() -> None:
    for answer in ("in order", "freely"):
        found = ways(answer, 6, ("o1", "o2", "Bob"), LETHAL, tramples=True).listed
        through = {way for way in found if any(word.startswith("Bob") for word in way)}
        assert through == {("Bob=1", "o1=3", "o2=2")}, answer
    assert ("o1=6",) in ways("freely", 6, ("o1", "o2", "Bob"), LETHAL, tramples=True).listed


def test_to_one_nothing_is_divided() -> None:
    assert set(ways("to one", 4, ("o1", "o2"), LETHAL, tramples=False).listed) == {("o1=4",), ("o2=4",)}


def test_too_many_divisions_are_known_without_being_listed() -> None:
    blockers = tuple(f"o{number}" for number in range(1, 7))
    found = ways("freely", 20, (*blockers, "Bob"), dict.fromkeys(blockers, 2) | {"Bob": 0}, tramples=True)
    assert 0 < len(found.listed) <= MOST_LISTED
    assert found.also is not None
    assert found.also(("o1=20",))
    assert found.also((*(f"{one}=2" for one in blockers), "Bob=8"))
    assert not found.also(("o1=19",))
    assert not found.also(("o1=12", "Bob=8"))
    assert not found.also(("o1=10", "o1=10"))
    assert not found.also(("o9=20",))
    assert not found.also(("o1=x",))
