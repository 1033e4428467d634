"""What every backend of the search can do. Its index is disposable: always built whole from what is published."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from rules_data.search.catalogue import Catalogue
from rules_data.search.wanted import Candidates, Wanted
from rules_data.search.weighing import Weighed, Weighing


class UnableToBuildIndex(RuntimeError):
    """The index could not be written or does not hold what it should; the one before stays in use."""


class DamagedIndex(RuntimeError):
    """The index in use is missing, incomplete or not the one that was written."""


@dataclass(frozen=True, slots=True)
class Built:
    """From what an index was built, and when: `fingerprint` is that of the published state, `day` YYYY-MM-DD."""

    version: int
    fingerprint: str
    day: str
    count: int = 0
    name: str = ""


class OpenIndex(Protocol):
    """An index that can be searched, as it was when it was opened."""

    @property
    def catalogue(self) -> Catalogue:
        """What is kept of each entry."""

    @property
    def built(self) -> Built:
        """From what it was built."""

    def find(self, wanted: Wanted) -> Candidates:
        """The entries that fit best, by the words alone."""

    def words_beginning(self, beginning: str, limit: int) -> Sequence[str]:
        """Words as they are written that begin so, the commonest first."""

    def has_word(self, word: str) -> bool:
        """Whether a word is written so anywhere."""

    def has_stem(self, stem: str) -> bool:
        """Whether any entry is found by a stem."""

    def words_near(self, word: str, limit: int) -> Sequence[str]:
        """Words written almost so, the nearest and among these the commonest first."""


class Backend(Protocol):
    """Builds an index and opens it."""

    name: str

    def building(self) -> AbstractContextManager[None]:
        """Held by the one process that builds; the others wait."""

    def prepare(self, entries: Iterable[Weighed], built: Built, averages: Mapping[str, float] | None = None) -> Built:
        """Write a whole index beside the one in use. Raises UnableToBuildIndex.

        `averages` are those the entries were weighed with, for changes to be weighed with later.
        """

    def prepare_changes(self, weighing: Weighing, built: Built) -> Built:
        """The same, from the index in use where only a part is another. Raises UnableToBuildIndex."""

    def prepared(self, wanted: Built) -> Built | None:
        """An index that was written whole from such a state, in use or not."""

    def put_in_use(self, built: Built) -> None:
        """Let searches read an index that was prepared. Raises UnableToBuildIndex; the one before then stays."""

    def inspect(self) -> Built:
        """From what the index in use was built, after looking at all of it. Raises DamagedIndex."""

    def open(self) -> OpenIndex:
        """The index in use. Raises DamagedIndex, or whatever damage makes the library raise."""

    def forget(self) -> None:
        """Let go of what this process has read, so that the next search reads it anew."""
