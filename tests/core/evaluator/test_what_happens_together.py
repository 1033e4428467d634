"""What happens at the same moment does not depend on the order in which it is written, in any of the games."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Guard: {types: [creature], power: 2, toughness: 2, abilities: [
    {passive: {cannot: be destroyed}, affects: {type: creature, other: true, controller: you}}]}
  Ward: {types: [creature], power: 2, toughness: 2}
""",
)
RIFTBOUND = Written(
    "riftbound",
    ("v1.3", "v1.2"),
    """
cards:
  Guard: {types: [unit], might: 2, abilities: [
    {passive: {cannot: be killed}, affects: {type: unit, other: true, controller: you}}]}
  Ward: {types: [unit], might: 2, abilities: [{when: {event: dies, object: me}, do: [{draw: 1}]}]}
""",
)
FLESH_AND_BLOOD = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Guard: {types: [action], subtypes: [item], abilities: [
    {passive: {cannot: be destroyed}, affects: {subtype: aura, controller: you}}]}
  Ward: {types: [action], subtypes: [aura]}
""",
)
KILLED = {
    "magic": (MAGIC, "battlefield", "{destroy: {all: {type: creature}}, by: Bob}", "graveyard"),
    "riftbound": (RIFTBOUND, "base", "{kill: {all: {type: unit}}, by: Bob}", "trash"),
    "flesh and blood": (FLESH_AND_BLOOD, "arena", "{destroy: {all: {zone: permanent}}, by: Bob}", "graveyard"),
}
ORDERS = ("Guard, Ward", "Ward, Guard")


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("game", KILLED)
def test_whoever_keeps_others_from_being_killed_keeps_them_from_it_although_it_is_killed_too(
    game: str, order: str
) -> None:
    written, pile, step, gone = KILLED[game]
    stays = "permanent" if pile == "arena" else pile
    written.confirm(
        f"""
        given: {{Ann: {{{pile}: [{order}]}}, Bob: {{{pile}: [{{card: Ward, as: theirs}}]}}}}
        when: [{step}]
        then: {{Guard: {{zone: {gone}}}, Ward: {{zone: {stays}}}, theirs: {{zone: {gone}}}}}
        """
    )


@pytest.mark.parametrize("order", ORDERS)
def test_and_not_from_being_killed_afterwards(order: str) -> None:
    RIFTBOUND.confirm(
        f"""
        given: {{Ann: {{base: [{order}], deck: 3}}, Bob: {{}}}}
        when: [{{kill: Guard, by: Bob}}, {{kill: Ward, by: Bob}}]
        then: {{Guard: {{zone: trash}}, Ward: {{zone: trash}}, triggers: {{Ward: 1}}}}
        """
    )


@pytest.mark.parametrize("order", ORDERS)
def test_what_is_kept_from_dying_has_no_last_words(order: str) -> None:
    RIFTBOUND.confirm(
        f"""
        given: {{Ann: {{base: [{order}], deck: 3}}, Bob: {{}}}}
        when: [{{at once: [{{kill: Guard}}, {{kill: Ward}}], by: Bob}}]
        then: {{Ward: {{zone: base}}, triggers: {{Ward: 0}}, chain: []}}
        """
    )
