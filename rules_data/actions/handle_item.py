"""Take on something in the inbox, answer it, close it, or open it again."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from rules_data.models import Handling, ReaderReport

from ._trail import actor, record
from .errors import EditConflict, UnableToHandle

# Trays of what readers sent, perhaps with an address.
SENT_BY_READERS = ("reports", "proposed")


@transaction.atomic
def handle_item(
    tray: str,
    key: str,
    *,
    assign_to: str | None = None,
    answer: str | None = None,
    close: bool | None = None,
    seen: str | None = None,
) -> None:
    """Change what is given and leave the rest. Closing a reader's report erases the address left with it.

    `seen` is the answer as it stood when this one was begun. Raises EditConflict when somebody wrote another since,
    UnableToHandle for a name nobody has, or an answer that is too long.
    """
    if assign_to and not User.objects.filter(username=assign_to).exists():
        raise UnableToHandle(f"Nobody is called {assign_to!r}.")
    if answer is not None and len(answer) > ReaderReport.LONGEST:
        raise UnableToHandle(f"That is longer than {ReaderReport.LONGEST:,} characters.")
    now = timezone.now()
    fresh = {"changed_by": actor().who, "changed_at": now}
    item, _ = Handling.objects.get_or_create(tray=tray[:20], key=key[:200], defaults=fresh)
    if assign_to is not None:
        item.assigned_to = assign_to
    if answer is not None:
        said = _plain(answer)
        if seen is not None and item.answer not in (_plain(seen), said):
            raise EditConflict(item.answer, item.changed_by, 0)
        item.answer = said
    if close is not None:
        item.state = Handling.State.CLOSED if close else Handling.State.OPEN
    item.changed_by, item.changed_at = actor().who, now
    item.save()
    if tray in SENT_BY_READERS and close and key.isdecimal():
        ReaderReport.objects.filter(pk=int(key)).update(address="")
    record("handle", f"{tray}: {key}", state=item.state, assigned_to=item.assigned_to)


def _plain(text: str) -> str:
    return text.strip().replace("\r\n", "\n").replace("\x00", "")
