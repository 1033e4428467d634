"""Where an example or an answer stands under an edition: what was computed there, and what has changed since.

What is kept is the verdict of a run for each edition, and the decisions that are open in it. This derives from them
what a reader is told. It is said of one edition always, and nothing is added up over several.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Any

Pairs = tuple[tuple[str, str], ...]


class Stands(StrEnum):
    """What can be said of an example under an edition; in the order in which sums tell it."""

    VERIFIED = "verified"
    RULES_CHANGED = "rules_changed"
    CONFLICT = "conflict"
    UNTESTABLE = "cannot_be_tested"
    NOT_RUN = "not_tested_yet"


@dataclass(frozen=True)
class RuleChange:
    """A rule that reads differently in the edition `now` than in the edition `since`, with its number in both.

    `new` is empty where it is gone; `is_reused`: its old number names another rule now. `provision` is its permanent
    name; empty where the text of `since` is not on this site. `is_later`: `now` came after `since`.
    """

    game: str
    document: str
    since: str
    old: str
    now: str
    new: str = ""
    provision: str = ""
    is_reused: bool = False
    is_later: bool = True

    @property
    def editions(self) -> tuple[str, str]:
        """The older edition and the newer one."""
        return (self.since, self.now) if self.is_later else (self.now, self.since)

    @property
    def within(self) -> str:
        """The number under which a comparison of the two shows the change; empty where none leads to it."""
        if not self.provision or not (self.new or not self.is_reused):
            return ""
        return self.new or self.old if self.is_later else self.old


@dataclass(frozen=True)
class ExampleStanding:
    """Where an example stands under `edition`.

    `verified_for` is the nearest other edition in which it is verified, where it is not in this one; `is_since` says
    that this one came after. `why` is a sentence, empty where it is verified. `changed` are the rules to look at.
    """

    status: Stands
    edition: str
    verdict: str = ""
    verified_for: str = ""
    is_since: bool = True
    why: str = ""
    changed: tuple[RuleChange, ...] = ()
    is_proved: bool = False

    @property
    def verdict_there(self) -> str | None:
        """The verdict of the run under `edition`; None where there is none."""
        return self.verdict or None

    @property
    def shown(self) -> str:
        """The edition whose run shows best what the standing says; empty where there is none."""
        if self.status is Stands.RULES_CHANGED:
            return self.verified_for
        return self.edition if self.verdict else self.verified_for


@dataclass(frozen=True)
class AnswerStanding:
    """What an answer can be relied on for in `edition`, the one in force; empty where none is.

    It was written for one edition and may have been looked through for a later one. `changed` are the rules it rests
    that say something else since then, `unknown` those of which that cannot be told (numbered as in that edition).
    `compared_from` is the first edition on this site after the one it was written for, where that is not here itself.
    """

    edition: str
    written_for: str
    reviewed_for: str = ""
    changed: tuple[RuleChange, ...] = ()
    unknown: tuple[str, ...] = ()
    is_withdrawn: bool = False
    compared_from: str = ""

    @property
    def since(self) -> str:
        """The edition since which its rules are compared: the one it was last looked through or written for."""
        return self.reviewed_for or self.compared_from or self.written_for


@dataclass(frozen=True)
class KeptRun:
    """What is kept of a run under an edition, as far as standings are told by it."""

    verdict: str
    reason: str = ""
    proved: bool = False
    undecided: tuple[Mapping[str, Any], ...] = ()

    @property
    def open_rules(self) -> Pairs:
        """The changed rules that nobody has decided on: an edition, and the number there."""
        return tuple(dict.fromkeys((one["since"], number) for one in self.undecided for number in one["rules"]))


@dataclass(frozen=True)
class Asked:
    """The edition asked about: since when the editions apply, and the one by whose rows this one is run.

    `home` is empty where no rows reach the edition.
    """

    label: str
    home: str
    effective: Mapping[str, date]

    def nearest(self, labels: set[str]) -> str:
        """Of some other editions the last one before this, or else the first after; empty for none."""
        day = self.effective[self.label]
        known = sorted((self.effective[one], one) for one in labels if one in self.effective and one != self.label)
        before = [label for when, label in known if when < day]
        return before[-1] if before else known[0][1] if known else ""


# The rules that decide a run under an edition and say something else in the one asked about, and their change.
ChangedSince = Callable[[str], tuple[RuleChange, ...]]
# Open rules, as pairs of an edition and a number, with what they are now.
Named = Callable[[Pairs], tuple[RuleChange, ...]]


def standing_of(
    runs: Mapping[str, KeptRun], written_for: tuple[str, ...], asked: Asked, named: Named, changed: ChangedSince
) -> ExampleStanding:
    """Where an example stands, by its runs in the published editions and the editions that its file names."""
    run = runs.get(asked.label)
    verified = asked.nearest({label for label, one in runs.items() if one.verdict == "confirmed"})
    is_since = not verified or asked.effective[verified] < asked.effective[asked.label]
    about = ExampleStanding(Stands.UNTESTABLE, asked.label, run.verdict if run else "", verified, is_since)
    if run is None:
        return _not_run(about, written_for, asked, changed)
    if run.verdict == "confirmed":
        return replace(about, status=Stands.VERIFIED, verified_for=asked.label, is_proved=run.proved)
    if run.verdict == "contradicted":
        return replace(about, status=Stands.CONFLICT, why=run.reason)
    status = Stands.RULES_CHANGED if run.undecided and verified else Stands.UNTESTABLE
    return replace(about, status=status, why=run.reason, changed=named(run.open_rules))


def _not_run(
    about: ExampleStanding, written_for: tuple[str, ...], asked: Asked, changed: ChangedSince
) -> ExampleStanding:
    if not asked.home:
        return replace(about, why=f"The evaluator has no table for {asked.label}.")
    if {asked.label, asked.home} & set(written_for):
        return replace(about, status=Stands.NOT_RUN, why=f"It has not been run under {asked.label} yet.")
    rules = changed(about.verified_for) if about.verified_for else ()
    if rules:
        return replace(about, status=Stands.RULES_CHANGED, why=f"It is not written for {asked.label}.", changed=rules)
    others = " and ".join(sorted(written_for)) or "no edition"
    return replace(about, why=f"It is written for {others}, and not for {asked.label}.")
