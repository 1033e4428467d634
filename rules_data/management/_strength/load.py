"""The load of a crowd on two app servers behind the proxy: the most they can, most of that for long, then too much.

The servers share a database and a Redis, as in deploy/compose.yaml. The readers ask from this machine, so that what
they cost is part of what it can.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from .asking import Answered, Readers, Told, is_good
from .many_servers import Server, free_port, proxy
from .what_readers_ask import Pools, following

SHARE = 0.7
TIMES_TOO_MUCH = 3.0
# Readers are well served again once a whole second's answers are all good, and 19 of 20 within this.
QUICK = 0.5
LONGEST_BACK = 10.0
MOST_GROWTH = 0.05
LOOKS_EVERY = 2.0
# In less than two minutes the processes still fill what they keep.
ENOUGH_LOOKS = 60
AT_ONCE = 24


@dataclass(frozen=True)
class LoadPlan:
    """How long each phase lasts, in seconds. `most` finds out how much can be answered."""

    steady: float = 600.0
    strained: float = 120.0
    most: float = 30.0
    after: float = 30.0


@dataclass
class LoadReport:
    """What each phase came to. `memory` are moments and MB of all app servers together, in the steady phase."""

    most: float
    steady: Told
    strained: Told
    after: Told
    memory: list[tuple[float, float]] = field(default_factory=list)

    def back_after(self) -> float | None:
        """Seconds from the end of the strain until readers are well served, and stay so; None where they never are."""
        return seconds_until_quick(self.after.answers, self.after.began)

    def growth(self) -> float:
        """By which share the memory of the last third of the steady phase is above that of the middle one."""
        return growth_of([amount for _, amount in self.memory])

    def faults(self) -> list[str]:
        found = [*self.steady.faults(), *self.strained.faults(), *self.after.faults()]
        found += [f"{told.unasked} could not even be asked" for told in (self.steady, self.after) if told.unasked]
        back = self.back_after()
        if back is None or back > LONGEST_BACK:
            later = "and not at all" if back is None else f"but after {back:g} s"
            found.append(f"not back within {LONGEST_BACK:g} s, {later}")
        if len(self.memory) >= ENOUGH_LOOKS and self.growth() > MOST_GROWTH:
            found.append(f"memory grew by {self.growth():.1%}")
        return found


def bear_load(
    environment: Mapping[str, str], pools: Pools, plan: LoadPlan, workers: int = 2, seed: int = 18
) -> LoadReport:
    """Start two servers with this environment behind nginx and put the load on them: on them alone, since nginx keeps
    no page here. Raises TimeoutError when they do not come up.
    """
    with _two_servers({**environment, "RULESITE_PROXY_KEEPS": "0"}, workers) as (servers, port):
        return asyncio.run(_phases(Readers(port, following(pools, seed), seed), servers, plan))


def handed_out_by_proxy(environment: Mapping[str, str], path: str, seconds: float) -> tuple[float, int]:
    """How many answers a second nginx gives while it keeps one page, and how many of all of them failed.

    They are counted by wrk, which costs the machine less than Python would. Raises RuntimeError where it says nothing.
    """
    with _two_servers({**environment, "RULESITE_PROXY_KEEPS": "1"}, 1) as (_, port):
        command = [shutil.which("wrk") or "wrk", "-t1", "-c16", f"-d{max(1, round(seconds))}s",
                   "-H", "Accept-Encoding: br", f"http://127.0.0.1:{port}{path}"]  # fmt: skip
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout  # noqa: S603  our own
    rate = re.search(r"^Requests/sec:\s+([\d.]+)", said, re.MULTILINE)
    if rate is None:
        raise RuntimeError(f"wrk counted nothing: {said[-300:]}")
    failed = re.search(r"Non-2xx or 3xx responses: (\d+)", said)
    return float(rate[1]), int(failed[1]) if failed else 0


@contextmanager
def _two_servers(environment: Mapping[str, str], workers: int) -> Iterator[tuple[list[Server], int]]:
    """Two app servers, and the port of the nginx before them."""
    servers = [Server(free_port(), dict(environment), workers=workers) for _ in range(2)]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        for server in servers:
            stack.callback(server.end, signal.SIGTERM)
            server.start()
        yield servers, stack.enter_context(proxy(Path(folder), [server.port for server in servers]))


async def _phases(readers: Readers, servers: list[Server], plan: LoadPlan) -> LoadReport:
    # The pages are made once before anything is counted.
    await readers.as_fast_as_answered(plan.most / 2, AT_ONCE)
    tried = await readers.as_fast_as_answered(plan.most, AT_ONCE)
    most = len(tried.good()) / tried.took
    memory: list[tuple[float, float]] = []
    watching = asyncio.create_task(_watch(memory, servers))
    steady = await readers.at_a_rate(SHARE * most, plan.steady)
    watching.cancel()
    strained = await _without_waiting(readers, TIMES_TOO_MUCH * most, plan.strained)
    after = await readers.at_a_rate(SHARE * most, plan.after)
    readers.close()
    return LoadReport(most, steady, await strained, after, memory)


async def _without_waiting(readers: Readers, a_second: float, seconds: float) -> asyncio.Task[Told]:
    """Begin, and go on when the time is over, though some may still wait for their answers."""
    task = asyncio.create_task(readers.at_a_rate(a_second, seconds))
    await asyncio.wait([task], timeout=seconds)
    return task


async def _watch(memory: list[tuple[float, float]], servers: list[Server]) -> None:
    while True:
        memory.append((time.monotonic(), sum(_megabytes(server) for server in servers)))
        await asyncio.sleep(LOOKS_EVERY)


def _megabytes(server: Server) -> float:
    """What a server's processes hold in memory, what they share counted once."""
    if server.process is None:
        return 0.0
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    total = 0.0
    for one in [str(pid), *children]:
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text(encoding="ascii").splitlines()
        except OSError:
            continue
        total += sum(float(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
    return total


def growth_of(amounts: list[float]) -> float:
    """By which share the last third is above the middle one, on average; 0 where there is too little to say."""
    third = len(amounts) // 3
    if not third:
        return 0.0
    middle, last = amounts[third : 2 * third], amounts[-third:]
    return (sum(last) / len(last)) / (sum(middle) / len(middle)) - 1


def seconds_until_quick(answers: list[Answered], began: float) -> float | None:
    """After how many whole seconds every later second's answers are good and quick; None if the last one's are not."""
    seconds: dict[int, list[Answered]] = {}
    for one in answers:
        seconds.setdefault(int(one.at - began), []).append(one)
    slow = [second for second, those in seconds.items() if not _are_quick(those)]
    if not slow:
        return 0.0
    return None if max(slow) == max(seconds) else max(slow) + 1.0


def _are_quick(answers: list[Answered]) -> bool:
    ranked = sorted(one.seconds for one in answers)
    all_good = all(is_good(one.outcome) for one in answers)
    return all_good and ranked[int(len(ranked) * 0.95)] <= QUICK
