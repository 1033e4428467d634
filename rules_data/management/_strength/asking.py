"""Readers who ask at a rate of their own, whether they are answered or not; what each was told, and how fast."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

LONGEST_ANSWER = 30.0
# Of one address each, as far as they go: the limits are per address, and a real crowd has many.
ADDRESSES = 2_000
MOST_AT_ONCE = 3_000


@dataclass(frozen=True, slots=True)
class Asked:
    """One request: its kind, and what is sent."""

    kind: str
    path: str
    body: bytes = b""

    def text(self) -> bytes:
        """The request as it goes over the wire."""
        head = f"{'POST' if self.body else 'GET'} {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n"
        if self.body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(self.body)}\r\n"
        return head.encode() + b"\r\n" + self.body


@dataclass(frozen=True, slots=True)
class Answered:
    """What came back: when it was asked, how long it took, and what it was told to be.

    `outcome` is the status; with `proxy` or `application` for a refusal, by who refused; or `no answer`.
    """

    at: float
    seconds: float
    outcome: str
    kind: str
    path: str


@dataclass
class Told:
    """All that was answered in one phase."""

    answers: list[Answered] = field(default_factory=list)
    began: float = 0.0
    took: float = 0.0
    unasked: int = 0

    def outcomes(self) -> Counter[str]:
        return Counter(one.outcome for one in self.answers)

    def good(self) -> list[Answered]:
        return [one for one in self.answers if is_good(one.outcome)]

    def faults(self) -> list[str]:
        """Errors of the application or the proxy, and answers that never came; honest refusals are none."""
        wrong = [one for one in self.answers if not (is_good(one.outcome) or is_refusal(one.outcome))]
        return [f"{one.path}: {one.outcome} after {one.seconds:.1f} s" for one in wrong]

    def percentile(self, share: float) -> float:
        """The seconds within which so many of the good answers came."""
        ranked = sorted(one.seconds for one in self.good()) or [0.0]
        return ranked[min(len(ranked) - 1, int(len(ranked) * share))]


def is_good(outcome: str) -> bool:
    return outcome in {"200", "304"}


def is_refusal(outcome: str) -> bool:
    """Told to come back later, and when: by the limits, by the application's turns, or by the proxy."""
    return outcome.startswith(("429 by", "503 by"))


class Readers:
    """Connections to one port of this machine that stay open, from many addresses of it."""

    def __init__(self, port: int, following: Callable[[], Asked], seed: int = 18) -> None:
        self._port = port
        self._following = following
        self._chance = random.Random(seed)  # noqa: S311
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._opened = 0

    async def as_fast_as_answered(self, seconds: float, at_once: int) -> Told:
        """So many readers who ask again as soon as they are answered: how much can be answered at most."""
        told = Told(began=time.monotonic())
        until = told.began + seconds

        async def read() -> None:
            while time.monotonic() < until:
                told.answers.append(await self._ask())

        await asyncio.gather(*(read() for _ in range(at_once)))
        told.took = time.monotonic() - told.began
        return told

    async def at_a_rate(self, a_second: float, seconds: float) -> Told:
        """Requests at moments of chance, so many a second on average, whatever becomes of those before."""
        told = Told(began=time.monotonic())
        due, until = told.began, told.began + seconds
        going: set[asyncio.Task[None]] = set()

        async def ask_one() -> None:
            told.answers.append(await self._ask())

        while (due := due + self._chance.expovariate(a_second)) < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if time.monotonic() >= until:
                # The asking side is behind: what it could not ask in time is not asked of the phase that follows.
                break
            if len(going) >= MOST_AT_ONCE:
                told.unasked += 1
                continue
            task = asyncio.create_task(ask_one())
            going.add(task)
            task.add_done_callback(going.discard)
        told.took = time.monotonic() - told.began
        if going:
            await asyncio.wait(going)
        return told

    def close(self) -> None:
        for _, writer in self._idle:
            writer.close()

    async def _ask(self) -> Answered:
        asked = self._following()
        at = time.monotonic()
        try:
            outcome = await asyncio.wait_for(self._outcome(asked.text()), LONGEST_ANSWER)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
            outcome = f"no answer ({type(error).__name__})"
        return Answered(at, time.monotonic() - at, outcome, asked.kind, asked.path)

    async def _outcome(self, text: bytes) -> str:
        kept = self._idle.pop() if self._idle else None
        if kept is not None:
            try:
                return await self._on(kept, text)
            except (OSError, asyncio.IncompleteReadError):
                # The server may close a connection that nobody uses at the moment it is used again.
                kept[1].close()
        return await self._on(await self._open(), text)

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self._opened += 1
        place = self._opened % ADDRESSES
        own = f"127.1.{place // 250}.{place % 250 + 1}"
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(own, 0))

    async def _on(self, connection: tuple[asyncio.StreamReader, asyncio.StreamWriter], text: bytes) -> str:
        reader, writer = connection
        try:
            writer.write(text)
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            await _read_body(reader, head)
        except BaseException:
            writer.close()
            raise
        if b"\r\nconnection: close" in head:
            writer.close()
        else:
            self._idle.append(connection)
        return outcome_of(head)


async def _read_body(reader: asyncio.StreamReader, head: bytes) -> None:
    length = _header(head, b"content-length")
    if length:
        await reader.readexactly(int(length))
    elif b"\r\ntransfer-encoding: chunked" in head:
        while size := int((await reader.readline()).strip(), 16):
            await reader.readexactly(size + 2)
        await reader.readline()


def outcome_of(head: bytes) -> str:
    """What an answer's head, in small letters, says: a refusal is honest where it says when to come back."""
    status = head[9:12].decode("ascii")
    if status in {"429", "503"} and _header(head, b"retry-after"):
        return f"{status} by the {'application' if _header(head, b'x-request-id') else 'proxy'}"
    return status


def _header(head: bytes, name: bytes) -> bytes:
    _, found, rest = head.partition(b"\r\n" + name + b":")
    return rest.partition(b"\r\n")[0].strip() if found else b""
