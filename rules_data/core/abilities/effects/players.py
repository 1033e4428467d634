"""What players do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Effect
from rules_data.core.abilities.model_values import Amount, Selector
from rules_data.core.abilities.written import Doer, Keys, Part, Shape

FOLLOWED_BY_A_MAIN_PHASE = "followed by a main phase"


@dataclass(frozen=True, slots=True)
class OfAmount(Effect):
    """An instruction that says how much or how many."""

    main: ClassVar[Part] = written.AMOUNT
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Draw(OfAmount):
    """To draw cards."""

    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Mill(OfAmount):
    """To put cards from the top of the library into the graveyard."""

    verb: ClassVar[str] = "mill"


@dataclass(frozen=True, slots=True)
class Burn(OfAmount):
    """To move cards from the top of the main deck to the trash."""

    verb: ClassVar[str] = "burn"


@dataclass(frozen=True, slots=True)
class GainLife(OfAmount):
    """To gain life."""

    verb: ClassVar[str] = "gain life"


@dataclass(frozen=True, slots=True)
class LoseLife(OfAmount):
    """To lose life."""

    verb: ClassVar[str] = "lose life"


@dataclass(frozen=True, slots=True)
class PayLife(OfAmount):
    """Life is lost as a payment."""

    verb: ClassVar[str] = "pay life"


@dataclass(frozen=True, slots=True)
class GetPoison(OfAmount):
    """To get poison counters."""

    verb: ClassVar[str] = "get poison"


@dataclass(frozen=True, slots=True)
class GetEnergy(OfAmount):
    """To get energy counters."""

    verb: ClassVar[str] = "get energy"


@dataclass(frozen=True, slots=True)
class GetExperience(OfAmount):
    """To get experience counters."""

    verb: ClassVar[str] = "get experience"


@dataclass(frozen=True, slots=True)
class GetRad(OfAmount):
    """To get rad counters."""

    verb: ClassVar[str] = "get rad"


@dataclass(frozen=True, slots=True)
class LoseRad(OfAmount):
    """To remove rad counters from oneself."""

    verb: ClassVar[str] = "lose rad"


@dataclass(frozen=True, slots=True)
class GainPoints(OfAmount):
    """To gain points."""

    verb: ClassVar[str] = "gain points"


@dataclass(frozen=True, slots=True)
class GainXp(OfAmount):
    """To gain XP."""

    verb: ClassVar[str] = "gain xp"


@dataclass(frozen=True, slots=True)
class LosePoints(OfAmount):
    """To lose points."""

    verb: ClassVar[str] = "lose points"


@dataclass(frozen=True, slots=True)
class Roll(OfAmount):
    """To roll a die of so many sides."""

    verb: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class GainActionPoints(OfAmount):
    """To gain action points."""

    verb: ClassVar[str] = "gain action points"


@dataclass(frozen=True, slots=True)
class GainResources(OfAmount):
    """To gain resources."""

    verb: ClassVar[str] = "gain resources"


@dataclass(frozen=True, slots=True)
class Discard(OfAmount):
    """To discard cards: at random, or of those that fit."""

    verb: ClassVar[str] = "discard"
    states: ClassVar[frozenset[str]] = frozenset(("random",))
    keys: ClassVar[Keys] = {"random": written.STATE, "of": Part(Shape.FILTER, "objects")}
    status: str = ""
    objects: Selector | None = None


@dataclass(frozen=True, slots=True)
class Channel(OfAmount):
    """To put runes onto the board, exhausted if it says so."""

    verb: ClassVar[str] = "channel"
    states: ClassVar[frozenset[str]] = frozenset(("exhausted",))
    keys: ClassVar[Keys] = {"exhausted": written.STATE}
    status: str = ""


@dataclass(frozen=True, slots=True)
class ExtraTurn(OfAmount):
    """To take so many further turns after this one."""

    verb: ClassVar[str] = "extra turn"
    names_nothing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ExtraCombatPhase(OfAmount):
    """To add so many combat phases after this phase, each followed by a main phase if it says so."""

    verb: ClassVar[str] = "extra combat phase"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.NOBODY
    states: ClassVar[frozenset[str]] = frozenset((FOLLOWED_BY_A_MAIN_PHASE,))
    keys: ClassVar[Keys] = {FOLLOWED_BY_A_MAIN_PHASE: written.STATE}
    status: str = ""


@dataclass(frozen=True, slots=True)
class Skip(Effect):
    """To skip one's next turn, or one's next step or phase of this name."""

    verb: ClassVar[str] = "skip"
    names_nothing: ClassVar[bool] = True
    main: ClassVar[Part] = Part(Shape.SKIPPED, "phase")
    phase: str = ""


@dataclass(frozen=True, slots=True)
class EndTheTurn(Effect):
    """The turn ends at once: what waits to resolve is exiled, and the steps that are left are skipped."""

    verb: ClassVar[str] = "end the turn"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.NOBODY


@dataclass(frozen=True, slots=True)
class EndTheCombatPhase(Effect):
    """The combat phase ends at once: what waits to resolve is exiled, and the steps of combat left are skipped."""

    verb: ClassVar[str] = "end the combat phase"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.NOBODY


@dataclass(frozen=True, slots=True)
class TheGameIsADraw(Effect):
    """The game ends without a winner."""

    verb: ClassVar[str] = "the game is a draw"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.NOBODY


@dataclass(frozen=True, slots=True)
class WinTheGame(Effect):
    """To win the game."""

    verb: ClassVar[str] = "win the game"
    names_nothing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LoseTheGame(Effect):
    """To lose the game."""

    verb: ClassVar[str] = "lose the game"


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    """To shuffle the deck."""

    verb: ClassVar[str] = "shuffle"


@dataclass(frozen=True, slots=True)
class NameACard(Effect):
    """To name a card."""

    verb: ClassVar[str] = "name a card"
    names: ClassVar[tuple[str, ...]] = ("named",)


@dataclass(frozen=True, slots=True)
class ChooseColor(Effect):
    """To choose a color, which other abilities of the same object speak of."""

    verb: ClassVar[str] = "choose color"


@dataclass(frozen=True, slots=True)
class ChooseCreatureType(Effect):
    """To choose a creature type, which other abilities of the same object speak of."""

    verb: ClassVar[str] = "choose creature type"


@dataclass(frozen=True, slots=True)
class NameATag(Effect):
    """To name a tag, which other abilities of the same object speak of."""

    verb: ClassVar[str] = "name a tag"


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """The ability is itself an attack."""

    verb: ClassVar[str] = "attack"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.ITS_CONTROLLER


@dataclass(frozen=True, slots=True)
class CloseCombatChain(Effect):
    """To close combat chain."""

    verb: ClassVar[str] = "close combat chain"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.NOBODY


@dataclass(frozen=True, slots=True)
class ItHappens(Effect):
    """The event that was about to happen does happen."""

    verb: ClassVar[str] = "it happens"
    done_by: ClassVar[Doer | None] = Doer.NOBODY


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    """Nothing is done; an Aura that is cast only chooses a target."""

    verb: ClassVar[str] = "nothing"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.NOBODY
    objects: Selector | None = None
