"""What ships as reviewed is, to the last character, the text that its reviewer has read."""

from __future__ import annotations

import hashlib

import yaml

from tests.shipped import CORPUS


def test_a_shipped_review_is_of_the_text_as_it_ships() -> None:
    """Whoever edits such a text has it read again, or takes `reviewed` out of game.yaml."""
    changed = [
        f"{file.parent.name} {edition['label']}: {edition['reviewed']['text']}, is {digest}"
        for file in sorted(CORPUS.glob("*/game.yaml"))
        for document in yaml.safe_load(file.read_text(encoding="utf-8"))["documents"]
        for edition in document["editions"]
        if "reviewed" in edition
        and (digest := hashlib.sha256((file.parent / edition["file"]).read_bytes()).hexdigest()[:12])
        != edition["reviewed"]["text"]
    ]
    assert changed == []
