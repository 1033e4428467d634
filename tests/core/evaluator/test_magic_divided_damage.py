"""The ways in which the damage of a blocked creature can be divided, in order or freely, with trample and without."""

from __future__ import annotations

from rules_data.core.evaluator.games.magic.division import MOST_LISTED, ways

LETHAL = {"o1": 3, "o2": 2, "Bob": 0}


def test_in_order_one_blocker_has_lethal_damage_before_the_other_has_any() -> None:
    found = ways("in order", 4, ("o1", "o2"), LETHAL, tramples=False).listed
    assert set(found) == {("o2=4",), ("o1=1", "o2=3"), ("o1=2", "o2=2"), ("o1=3", "o2=1"), ("o1=4",)}
    assert ("o1=2", "o2=1") not in ways("in order", 3, ("o1", "o2"), {"o1": 3, "o2": 2}, tramples=False).listed


def test_in_order_a_blocker_may_have_more_than_lethal_damage() -> None:
    """The rules' own example: five damage for a toughness of three and of one, in that order or the other (510.1c)."""
    found = ways("in order", 5, ("guard", "elves"), {"guard": 3, "elves": 1}, tramples=False).listed
    assert {("elves=2", "guard=3"), ("elves=1", "guard=4"), ("guard=5",)} <= set(found)


def test_in_order_two_blockers_do_not_both_have_less_than_lethal_damage() -> None:
    found = ways("in order", 4, ("o1", "o2", "o3"), {"o1": 3, "o2": 3, "o3": 2}, tramples=False).listed
    assert ("o1=2", "o2=2") not in found
    assert ("o1=2", "o3=2") in found
    assert ("o1=1", "o2=3") in found
    assert ("o1=1", "o2=1", "o3=2") not in found


def test_freely_every_division_of_all_the_damage_is_one() -> None:
    found = ways("freely", 4, ("o1", "o2"), LETHAL, tramples=False)
    assert set(found.listed) == {("o2=4",), ("o1=1", "o2=3"), ("o1=2", "o2=2"), ("o1=3", "o2=1"), ("o1=4",)}
    assert found.also is None


def test_with_trample_each_blocker_has_lethal_damage_before_the_player_has_any() -> None:
    for answer in ("in order", "freely"):
        found = ways(answer, 6, ("o1", "o2", "Bob"), LETHAL, tramples=True).listed
        through = {way for way in found if any(word.startswith("Bob") for word in way)}
        assert through == {("Bob=1", "o1=3", "o2=2")}, answer
        assert ("o1=6",) in found, answer


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
