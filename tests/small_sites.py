"""What tests do with a small site of their own: publish on it, and export it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules_data.management._strength.small_site import SmallSite


def publish(site: SmallSite, mark: int) -> None:
    """Publish the rulebook whose every rule says this mark."""
    worker = site.worker()
    for verb, given in (("draft", {"mark": mark}), ("check", {}), ("publish", {})):
        told = worker.ask(verb, **given)
        assert "done" in told, told
    worker.kill()


def exported(site: SmallSite, folder: Path, address: str) -> dict[str, Any]:
    """Export the site as it is read at an address; gives back what the command tells."""
    worker = site.worker()
    told = worker.ask("export", folder=str(folder), address=address)
    worker.kill()
    assert "done" in told, told
    found: dict[str, Any] = told["done"]
    return found
