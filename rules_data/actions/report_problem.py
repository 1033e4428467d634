"""Take in what a reader says is wrong with a page."""

from __future__ import annotations

import hashlib
import hmac
from datetime import timedelta

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone

from rules_data.models import ReaderReport

from .errors import UnableToReport

# Of one sender in an hour, and of all senders together.
MOST_OF_ONE, MOST_OF_ALL = 5, 200
MOST_KEPT = 20_000


@transaction.atomic
def report_problem(*, path: str, text: str, sender: str, address: str = "") -> None:
    """Keep a report. `sender` is where it came from: only a keyed hash of it is kept, until tomorrow.

    Raises UnableToReport for an empty or too long text, an address that is none, or one report too many.
    """
    said = plain_text(text)
    if not said:
        raise UnableToReport("Say what is wrong.")
    if len(said) > ReaderReport.LONGEST:
        raise UnableToReport(f"That is longer than {ReaderReport.LONGEST:,} characters. Say it in fewer.")
    keep_report(plain_text(path)[:300], said, sender, address)


def plain_text(typed: str) -> str:
    """What was typed, without what no text needs."""
    return typed.replace("\r\n", "\n").replace("\x00", "").strip()


def keep_report(path: str, said: str, sender: str, address: str) -> None:
    """Keep what a reader sent, unless too much came in. Raises UnableToReport."""
    mail = _mail(address)
    now = timezone.now()
    ReaderReport.objects.filter(received_at__lt=now - timedelta(days=1)).exclude(sender="").update(sender="")
    mark = _mark(sender, now.date().isoformat())
    recent = ReaderReport.objects.filter(received_at__gt=now - timedelta(hours=1))
    if recent.filter(sender=mark).count() >= MOST_OF_ONE:
        raise UnableToReport("You have sent several reports within the hour. Thank you; send the next one later.")
    if recent.count() >= MOST_OF_ALL or ReaderReport.objects.count() >= MOST_KEPT:
        raise UnableToReport("More reports came in than anybody can read. Send yours later.")
    ReaderReport.objects.create(path=path, text=said, address=mail, sender=mark, received_at=now)


def _mail(address: str) -> str:
    mail = address.strip()
    if mail:
        try:
            # Some that could be one are longer than a database keeps.
            ReaderReport._meta.get_field("address").clean(mail, None)
        except ValidationError as fault:
            raise UnableToReport("That is not an e-mail address. Leave it empty if you want no answer.") from fault
    return mail


def _mark(sender: str, day: str) -> str:
    """Tells senders of one day apart, and nothing more: another day, another mark."""
    return hmac.new(settings.SECRET_KEY.encode(), f"{day}|{sender}".encode(), hashlib.sha256).hexdigest()
