"""Attacks and blocks that have to be declared: as many requirements as possible are obeyed (508.1d, 509.1c)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules_data.core.abilities.changes import Must
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, IllegalStep, NotSupported, OutOfBounds

from .attack_prices import prices
from .declaring import check_attacker, check_blocker, check_company, check_number_of_blockers, most_blocked
from .most_blocks import Blocking, most_obeyed
from .moving import BATTLEFIELD
from .questions_combat import (
    A_GOADED_CREATURE_ATTACKS_SOMEBODY_ELSE,
    CREATURES_ATTACK_THAT_HAVE_TO,
    CREATURES_BLOCK_THAT_HAVE_TO,
    NOBODY_HAS_TO_PAY_TO_ATTACK,
)
from .vocabulary import GOADED, PLAYER

ATTACK, ATTACK_THEM, BLOCK, BLOCK_THIS, BE_BLOCKED, BE_BLOCKED_BY_ALL = (
    "attack", "attack that player", "block", "block me", "be blocked", "be blocked by all",
)  # fmt: skip
MOST_SEARCHED = 400_000


def is_legal(check: Callable[..., object], *arguments: object) -> bool:
    """Whether a check passes that raises IllegalStep where the rules forbid something."""
    try:
        check(*arguments)
    except IllegalStep:
        return False
    return True


def _required(ev: Running, thing: GameObject) -> tuple[Must, ...]:
    return ev.derived.traits(ev.state, thing).must


# --- attacking -------------------------------------------------------------------------------------


def check_required_attacks(ev: Running, attacking: Mapping[str, str]) -> None:
    """Raise IllegalStep for a creature that does not attack as it has to, and could.

    The only restriction on several attackers is that one does not attack alone; where any other is able to attack, both
    can. So each creature obeys what is required of it whatever else the others have to do.
    """
    required = [(thing, asked) for thing in ev.state.in_zone(BATTLEFIELD) if (asked := _to_attack(ev, thing))]
    if not required:
        return
    ruled = ev.rules.ask(CREATURES_ATTACK_THAT_HAVE_TO)
    for thing, asked in required if ruled else ():
        against = ev.state.objects.get(attacking.get(thing.handle, ""))
        obeyed = 0 if against is None else _obeyed(asked, against)
        if obeyed < max((_obeyed(asked, one) for one in _free_to_attack(ev, thing)), default=0):
            others = [must.whom for must in asked if must.action == GOADED]
            them = [must.whom for must in asked if must.action == ATTACK_THEM]
            whom = f" {' or '.join(them)}, if able" if them else ""
            whom = f" a player other than {' or '.join(others)}, if able" if others else whom
            rules = (*ruled.rules, *(ev.rules.ask(A_GOADED_CREATURE_ATTACKS_SOMEBODY_ELSE).rules if others else ()))
            raise IllegalStep(f"{thing.handle} has to attack{whom}", rules)


def _to_attack(ev: Running, thing: GameObject) -> list[Must]:
    """What requires a creature to attack: attacking itself, and being goaded, by each player who did that."""
    asked = [must for must in _required(ev, thing) if must.action in (ATTACK, ATTACK_THEM, GOADED)]
    if any(must.action == GOADED for must in asked) and not ev.rules.ask(A_GOADED_CREATURE_ATTACKS_SOMEBODY_ELSE):
        return [must for must in asked if must.action != GOADED]
    return asked


def _obeyed(asked: Sequence[Must], against: GameObject) -> int:
    """How many requirements a creature obeys by attacking a player or permanent: being goaded is two (701.38b)."""
    goaded = [must for must in asked if must.action == GOADED]
    missed = [must for must in asked if must.action == ATTACK_THEM and must.whom != against.handle]
    return len(asked) - len(missed) + sum(against.zone == PLAYER and against.handle != must.whom for must in goaded)


def _free_to_attack(ev: Running, thing: GameObject) -> Iterator[GameObject]:
    """Whom and what a creature can attack without a price, if need be with others."""
    able = [one for one in _may_be_attacked(ev) if is_legal(check_attacker, ev, thing.handle, one.handle)]
    if not able or not (is_legal(check_company, ev, (thing.handle,), "attack") or _has_company(ev, thing)):
        return iter(())
    return (one for one in able if not prices(ev, thing, one) or not ev.rules.ask(NOBODY_HAS_TO_PAY_TO_ATTACK))


def _has_company(ev: Running, thing: GameObject) -> bool:
    return any(_is_able(ev, other) for other in _others(ev, thing))


def _is_able(ev: Running, thing: GameObject) -> bool:
    """Whether a creature can attack anyone or anything, if need be with others."""
    return any(is_legal(check_attacker, ev, thing.handle, one.handle) for one in _may_be_attacked(ev))


def _others(ev: Running, thing: GameObject) -> Iterator[GameObject]:
    return (other for other in ev.state.in_zone(BATTLEFIELD) if other.handle != thing.handle)


def _may_be_attacked(ev: Running) -> Iterator[GameObject]:
    return (thing for thing in ev.state.objects.values() if thing.zone in (PLAYER, BATTLEFIELD))


# --- blocking --------------------------------------------------------------------------------------


def check_required_blocks(ev: Running, blocking: Mapping[str, Sequence[str]]) -> None:
    """Raise IllegalStep where other blocks would obey more of what is required, and break no restriction."""
    blocks = _Blocks.on(ev)
    if blocks is None:
        return
    ruled = ev.rules.ask(CREATURES_BLOCK_THAT_HAVE_TO)
    if ruled and blocks.obeyed_by(blocking) < blocks.most_obeyed(ev):
        missing = ", ".join(dict.fromkeys((*blocks.unblocked(blocking), *blocks.idle(blocking))))
        raise IllegalStep(f"More creatures have to block or be blocked ({missing})", ruled.rules)


def _check_decidable(ev: Running, attacking: Sequence[GameObject], able: Mapping[str, Sequence[str]]) -> None:
    """Raise NotSupported where creatures have to block, and several could block one that only one may block."""
    for attacker in attacking:
        several = sum(attacker.handle in found for found in able.values()) > 1
        if several and not is_legal(check_number_of_blockers, ev, attacker.handle, 2):
            raise NotSupported(
                f"Which creatures have to block is not worked out where several could block {attacker.handle}, which "
                "can't be blocked by more than one creature."
            )


@dataclass(frozen=True, slots=True)
class _Blocks:
    """Which creature could block which attackers, and what is required of both."""

    able: Mapping[str, Sequence[str]]
    most: Mapping[str, int]  # how many attackers each of them can block
    required: Mapping[str, Sequence[Must]]  # of a creature that could block
    called_for: Mapping[str, Sequence[Must]]  # of an attacker
    in_numbers: frozenset[str]  # attackers that one creature alone cannot block
    in_company: frozenset[str]  # creatures that cannot block alone

    @staticmethod
    def on(ev: Running) -> _Blocks | None:
        """The blocks that could be declared; None where nothing is required."""
        things = ev.state.in_zone(BATTLEFIELD)
        attacking = [thing for thing in things if "attacking" in thing.statuses]
        required = {thing.handle: found for thing in things if (found := _required(ev, thing))}
        if not any(must.action not in (ATTACK, GOADED) for found in required.values() for must in found):
            return None
        able = {
            thing.handle: tuple(o.handle for o in attacking if is_legal(check_blocker, ev, thing.handle, o.handle))
            for thing in things
            if thing.controller != ev.state.turn_player
        }
        _check_decidable(ev, attacking, able)
        alone = (o.handle for o in attacking if not is_legal(check_number_of_blockers, ev, o.handle, 1))
        called_for = {o.handle: required[o.handle] for o in attacking if o.handle in required}
        company = (one for one in able if not is_legal(check_company, ev, (one,), "block"))
        able = {one: found for one, found in able.items() if found}
        most = {one: most_blocked(ev, ev.state.objects[one]) for one in able}
        return _Blocks(able, most, required, called_for, frozenset(alone), frozenset(company))

    def _by(self, blocker: str, attackers: Sequence[str]) -> int:
        """How many requirements a creature obeys by blocking attackers, beside their being blocked at all."""
        own = self.required.get(blocker, ()) if attackers else ()
        blocks = sum(must.action == BLOCK or (must.action == BLOCK_THIS and must.whom in attackers) for must in own)
        called_for = (must for one in attackers for must in self.called_for.get(one, ()))
        return blocks + sum(must.action == BE_BLOCKED_BY_ALL for must in called_for)

    def _by_being_blocked(self, attacker: str) -> int:
        return sum(must.action == BE_BLOCKED for must in self.called_for.get(attacker, ()))

    def obeyed_by(self, blocking: Mapping[str, Sequence[str]]) -> int:
        """How many requirements these blocks obey."""
        each = sum(self._by(blocker, attackers) for blocker, attackers in blocking.items())
        blocked = {one for attackers in blocking.values() for one in attackers}
        return each + sum(self._by_being_blocked(attacker) for attacker in blocked)

    def most_obeyed(self, ev: Running) -> int:
        """How many requirements any legal blocks obey."""
        own = {one: self.required.get(one, ()) for one in self.able}
        these = ((one, must.whom) for one, asked in own.items() for must in asked if must.action == BLOCK_THIS)
        for_this = Counter(these)
        for attacker, asked in self.called_for.items():
            everybody = sum(must.action == BE_BLOCKED_BY_ALL for must in asked)
            for_this.update({(one, attacker): everybody for one in self.able})
        blocking = Blocking(
            self.able,
            self.most,
            {one: sum(must.action == BLOCK for must in asked) for one, asked in own.items()},
            for_this,
            {one: self._by_being_blocked(one) for one in self.called_for},
            self.in_numbers,
            self.in_company,
        )
        return most_obeyed(blocking, _search(ev))

    def unblocked(self, blocking: Mapping[str, Sequence[str]]) -> list[str]:
        """Attackers that have to be blocked and are not."""
        blocked = {one for attackers in blocking.values() for one in attackers}
        return [one for one in self.called_for if one not in blocked]

    def idle(self, blocking: Mapping[str, Sequence[str]]) -> list[str]:
        """Creatures that have something to block and do not."""
        return [one for one in self.required if one in self.able and one not in blocking]


def _search(ev: Running) -> Callable[[int], None]:
    """Counts the work of one search. Raises OutOfBounds where it is more than a search may take."""
    left = MOST_SEARCHED

    def spend(work: int) -> None:
        nonlocal left
        left -= work
        ev.deadline.spend(1 + work // 4)
        if left < 0:
            raise OutOfBounds(_TOO_LONG)

    return spend


_TOO_LONG = (
    "The search for the blocks that obey the most requirements took longer than it may: too many of these creatures "
    "differ in what they can and must block. With fewer of them it is decided."
)
