"""Which rules the examples show, and by what proof."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .prove import Proof


@dataclass(frozen=True, slots=True)
class RuleCoverage:
    """A rule of an edition: the examples that demonstrate it, and those of them that prove it."""

    edition: str
    rule: str
    examples: tuple[str, ...]
    proved_by: tuple[str, ...]

    @property
    def shown(self) -> bool:
        return bool(self.proved_by)


def coverage(proofs: Iterable[Proof]) -> tuple[RuleCoverage, ...]:
    """Rule -> examples, and whether switching the rule off changed them; in the order of the rules."""
    examples: dict[tuple[str, str], list[str]] = {}
    proved: dict[tuple[str, str], list[str]] = {}
    for proof in proofs:
        for part in proof.editions:
            for ablation in part.ablations:
                key = (part.edition, ablation.rule)
                examples.setdefault(key, []).append(proof.scenario)
                if ablation.changed:
                    proved.setdefault(key, []).append(proof.scenario)
    return tuple(
        RuleCoverage(edition, rule, tuple(found), tuple(proved.get((edition, rule), ())))
        for (edition, rule), found in sorted(examples.items(), key=lambda entry: _order(*entry[0]))
    )


def _order(edition: str, rule: str) -> tuple[str, list[tuple[int, int, str]]]:
    parts = [(0, int(p), "") if p.isdigit() else (1, len(p), p) for p in rule.split(".")]
    return (edition, parts)
