"""manage.py db_worker: carry out imports and timed publications; a database that is busy is waited for."""

from __future__ import annotations

import logging
import time
from typing import Any

from django.db import OperationalError, connection
from django_tasks_db.management.commands import db_worker

log = logging.getLogger(__name__)
BUSY = "database is locked"


class Command(db_worker.Command):
    help = "Carry out what waits: imports and timed publications. Run as many as you like; each task is done once."

    def handle(self, **options: Any) -> None:
        """Work until told to stop.

        The library's worker ends where another writer holds SQLite for longer than it waits, as the publication of a
        whole rulebook may: what was asked for then would wait for ever. Nothing was begun by then, so it begins again.
        """
        while True:
            try:
                super().handle(**options)
            except OperationalError as error:
                if BUSY not in str(error):
                    raise
                log.info("The database is busy; the worker tries again.")
                connection.close()
                time.sleep(options["interval"])
            else:
                return
