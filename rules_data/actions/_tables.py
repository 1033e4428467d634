"""How a revision is run, drafts included: see `rules_data.queries.tables`."""

from __future__ import annotations

from rules_data.models import Revision
from rules_data.queries import tables
from rules_data.queries.tables import Table as Table

from ._crosswalks import crosswalk_between


def table_for(revision: Revision) -> Table | None:
    """How to run examples under a revision; None for a document or an edition that no rows reach."""
    return tables.table_for(revision, crosswalk_between)
