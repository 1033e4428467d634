"""A scenario in an address: packed, in letters that every address may hold. Nothing of it is kept on the server."""

from __future__ import annotations

import base64
import binascii
import zlib
from functools import lru_cache

from django.utils.translation import gettext as _

# The longest scenario there is (64 kB), and what of an address every browser, server and messenger lets through.
LARGEST_TEXT = 64 * 1024
LONGEST_LINK = 3_000


class DamagedLink(ValueError):
    """What stands in the address is no packed scenario, or one that is too large."""


# A page asks for it more than once: whether an address can hold the text, in its own link, and in the text for a forum.
@lru_cache(maxsize=16)
def packed(text: str) -> str:
    """The text, packed."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(letters: str) -> str:
    """The text again; raises DamagedLink. No more is unpacked than a scenario may be long."""
    if len(letters) > 2 * LONGEST_LINK:
        raise DamagedLink(_("This link is longer than any that the lab makes."))
    try:
        data = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        opened = zlib.decompressobj()
        text = opened.decompress(data, LARGEST_TEXT + 1)
    except (binascii.Error, ValueError, zlib.error) as fault:
        raise DamagedLink(_("This link is damaged: a part of it may be missing. Copy it again, whole.")) from fault
    if len(text) > LARGEST_TEXT:
        raise DamagedLink(_("The scenario in this link is larger than 64 kB."))
    if not opened.eof:
        raise DamagedLink(_("This link is cut off at its end. Copy it again, whole."))
    return text.decode("utf-8", "replace")
