"""Put the search index in step with a change: built before the commit, in use with it."""

from __future__ import annotations

from django.db import transaction

from rules_data import search

from ._one_writer import current
from .errors import UnableToAct


def index_with_this_change(refusal: type[UnableToAct]) -> None:
    """Build the index of what this verb leaves behind; it is put in use as soon as that is committed.

    Raises `refusal` when it cannot be built: then nothing was changed. What goes wrong after the commit is logged and
    repaired by the next reader, and is no failure of the verb. Inside a transaction of the caller's, whose end is
    not known here, the index follows the commit.
    """
    if not current().commits:
        transaction.on_commit(search.rebuild, robust=True)
        return
    try:
        put_in_use = search.prepare()
    except search.UnableToBuildIndex as error:
        raise refusal(f"The search index cannot be built, so nothing was changed: {error}") from error
    transaction.on_commit(put_in_use, robust=True)
