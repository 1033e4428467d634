"""The records of all verbs, by their verb."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules_data.core.abilities.model import Effect

from . import adding, changing_might, control, copying, keyword_actions, objects, placing, players, results


def _records() -> Iterator[type[Effect]]:
    """Every record of a verb, in the order of the modules."""
    for module in (control, objects, placing, players, adding, keyword_actions, results, copying, changing_might):
        for record in vars(module).values():
            if isinstance(record, type) and issubclass(record, Effect) and record.verb:
                yield record


VERBS: Mapping[str, type[Effect]] = {record.verb: record for record in _records()}
