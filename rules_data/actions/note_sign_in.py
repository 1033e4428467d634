"""Write down that a person came in with their second factor, or made themselves new recovery codes."""

from __future__ import annotations

from ._trail import record


def note_sign_in(username: str, *, recovery: bool = False, new_codes: bool = False) -> None:
    """Add the entry to the audit trail."""
    if new_codes:
        record("make recovery codes", username)
    else:
        record("sign in", username, second_factor="recovery code" if recovery else "authenticator")
