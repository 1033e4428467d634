"""Clients that send or take a byte a second, and what they cost gunicorn's threads: next to nothing.

gunicorn gives a connection to a thread with its first byte, and the thread waits for the rest: as many slow clients as
there are threads stop a process for as long as they like. Here the loop that accepts connections waits: a thread gets a
request once its head and a short body are there. What a thread itself has to wait for, a long body or a client that
takes its answer slowly, has an end, and only some of the threads may wait for such at a time.
"""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from errno import ECONNRESET
from functools import partial
from selectors import EVENT_READ
from typing import Any

from gunicorn import http
from gunicorn.http2 import negotiation
from gunicorn.workers.gthread import TConn, ThreadWorker

# A head and a short body have to be there after so many seconds, and a long body, or all of an answer, in as many more.
ARRIVES_WITHIN = 15.0
ENDS_WITHIN = 30.0
# Where more than these are still to come, a thread reads them as they come.
LONGEST_HEAD, LONGEST_SHORT_BODY = 1 << 16, 1 << 16
# A client that has its answer ends the connection; for so many seconds it may still send.
LINGERS = 2.0
# How many of a process's threads may wait for clients at a time, and how long one waits to be among these.
MAY_WAIT, WAITS_TO_WAIT = 6, 1.0
# The system takes an answer of so many bytes at once, as far as it may.
SENT_AHEAD = 1 << 20
_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_PIECE = 1 << 16
_LENGTH = re.compile(rb"\r?\ncontent-length:[ \t]*(\d{1,12})[ \t]*\r?\n", re.IGNORECASE)
_WAITS_TO_BE_TOLD = re.compile(rb"\r?\nexpect:[ \t]*100-continue", re.IGNORECASE)
_END_OF_HEAD = re.compile(rb"\r?\n\r?\n")


@dataclass
class Arriving:
    """What has come of a request so far, and until when the rest may take."""

    until: float
    received: bytearray = field(default_factory=bytearray)

    def is_here(self) -> bool:
        """Whether a thread can answer it, or has to read on because it is long."""
        end = _END_OF_HEAD.search(self.received)
        if end is None:
            return len(self.received) > LONGEST_HEAD
        length = _LENGTH.search(self.received, 0, end.end())
        body = int(length[1]) if length else 0
        read_by_a_thread = body > LONGEST_SHORT_BODY or _WAITS_TO_BE_TOLD.search(self.received, 0, end.end())
        return bool(read_by_a_thread) or len(self.received) - end.end() >= body


class PatientLoop(ThreadWorker):  # type: ignore[misc]  # gunicorn tells no types
    """gunicorn's threads, which are given a request when it is there."""

    arrives_within, ends_within = ARRIVES_WITHIN, ENDS_WITHIN

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._arriving: dict[TConn, Arriving] = {}
        self._leaving: dict[Any, float] = {}
        self._waiting = threading.BoundedSemaphore(min(MAY_WAIT, max(1, self.cfg.threads // 2)))

    def enqueue_req(self, conn: TConn) -> None:
        """A new connection, or one that was kept: its request may still have to arrive."""
        is_plain = not (self.cfg.is_ssl or conn.is_http2 or negotiation.prior_knowledge_allowed(self.cfg, conn.client))
        if not is_plain:
            super().enqueue_req(conn)
            return
        if not conn.initialized:
            conn.initialized = True
            conn.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)
            conn.sock = HurriedSocket(conn.sock, self._waiting, self.ends_within)
            conn.parser = http.get_parser(self.cfg, conn.sock, conn.client)
            conn.close = partial(self._let_go, conn)
        begun = Arriving(time.monotonic() + self.arrives_within, bytearray(conn.parser.unreader.take_buffered()))
        # Mostly all of it is there already.
        with suppress(OSError):
            begun.received += conn.sock.read_now(_PIECE)
        if begun.is_here():
            self._hand_over(conn, begun)
            return
        self._arriving[conn] = begun
        self.poller.register(conn.sock, EVENT_READ, partial(self._arrives, conn))
        if len(self._arriving) * 2 > self.worker_connections:
            self._give_up(next(iter(self._arriving)))

    def _arrives(self, conn: TConn, _sock: Any) -> None:
        begun = self._arriving.get(conn)
        if begun is None:
            return
        try:
            piece = conn.sock.read_now(_PIECE)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        begun.received += piece
        if not piece:
            self._give_up(conn, told=False)
        elif begun.is_here():
            del self._arriving[conn]
            self.poller.unregister(conn.sock)
            self._hand_over(conn, begun)

    def _hand_over(self, conn: TConn, begun: Arriving) -> None:
        conn.parser.unreader.unread(bytes(begun.received))
        conn.sock.hurry()
        super().enqueue_req(conn)

    def _give_up(self, conn: TConn, *, told: bool = True) -> None:
        begun = self._arriving.pop(conn)
        self.poller.unregister(conn.sock)
        self.nr_conns -= 1
        if told and begun.received:
            conn.sock.send_now(_TOO_LATE)
        conn.close()

    def murder_pending(self) -> None:
        """Called by the loop at least once a second: whoever has taken too long is told so, and let go."""
        super().murder_pending()
        now = time.monotonic()
        for sock in [sock for sock, until in self._leaving.items() if until < now]:
            self._is_gone(sock)
        for conn in [conn for conn, begun in self._arriving.items() if begun.until < now]:
            self._give_up(conn)

    def _let_go(self, conn: TConn, graceful: bool = False) -> None:
        """Close a connection. What its client still sends is read for a while, or it might lose the end of its answer:
        by the loop as it comes, where gunicorn would wait two seconds for this one client.
        """
        sock = conn.sock
        if not graceful or not self.alive:
            TConn.close(conn, graceful)
            return
        try:
            sock.shutdown(socket.SHUT_WR)
        except OSError:  # the client has gone already
            sock.close()
            return
        sock.setblocking(False)
        self._leaving[sock] = time.monotonic() + LINGERS
        self.poller.register(sock, EVENT_READ, self._drains)
        if len(self._leaving) * 4 > self.worker_connections:
            self._is_gone(next(iter(self._leaving)))

    def _drains(self, sock: HurriedSocket) -> None:
        try:
            more = sock.read_now(_PIECE)
        except BlockingIOError:
            return
        except OSError:
            more = b""
        if not more and sock in self._leaving:
            self._is_gone(sock)

    def _is_gone(self, sock: HurriedSocket) -> None:
        del self._leaving[sock]
        self.poller.unregister(sock)
        sock.close()

    def _cap_keepalive(self, deadline: float) -> None:
        """A server that stops waits for what has begun to arrive no longer than for kept connections."""
        super()._cap_keepalive(deadline)
        for begun in self._arriving.values():
            begun.until = min(begun.until, deadline)


class HurriedSocket:
    """A client's socket: what is read and sent by a thread has to come to its end in time.

    Where the system has something to read, or takes what is sent, no thread waits. Where one would, it needs a place
    among those that may, and is over when its time is. Both end the connection as if the client had.
    """

    def __init__(self, sock: socket.socket, waiting: threading.BoundedSemaphore, within: float) -> None:
        self._sock, self._waiting, self._within = sock, waiting, within
        self._until = 0.0

    def hurry(self) -> None:
        """Now begins what its client has to end in time: the rest of a request, or a piece of an answer."""
        self._until = time.monotonic() + self._within

    def read_now(self, most: int) -> bytes:
        """What is there. Raises BlockingIOError where nothing is."""
        return self._sock.recv(most, socket.MSG_DONTWAIT)

    def send_now(self, data: bytes) -> int:
        """Send what the system takes at once: how many bytes, none where the client is full or gone."""
        try:
            return self._sock.send(data, socket.MSG_DONTWAIT)
        except OSError:
            return 0

    def recv(self, most: int) -> bytes:
        try:
            return self.read_now(most)
        except BlockingIOError:
            with self._a_place():
                return self._sock.recv(most)

    def sendall(self, data: bytes) -> None:
        """All of it. The time for an answer begins when it is sent."""
        self.hurry()
        left = memoryview(data)
        # Where the system holds as much as it takes already, this thread waits.
        with suppress(BlockingIOError):
            left = left[self._sock.send(left, socket.MSG_DONTWAIT) :]
        if left:
            with self._a_place():
                self._sock.sendall(left)

    def sendfile(self, file: Any, offset: int = 0, count: int | None = None) -> int:
        """A long file, sent by the system: its client is waited for."""
        self.hurry()
        with self._a_place():
            return self._sock.sendfile(file, offset, count)

    @contextmanager
    def _a_place(self) -> Iterator[None]:
        if not self._waiting.acquire(timeout=WAITS_TO_WAIT):
            raise ConnectionResetError(ECONNRESET, "as many clients as may are waited for")
        try:
            left = self._until - time.monotonic()
            if left <= 0:
                raise ConnectionResetError(ECONNRESET, "the client takes too long")
            self._sock.settimeout(left)
            yield
        except TimeoutError as slow:
            raise ConnectionResetError(ECONNRESET, "the client takes too long") from slow
        finally:
            self._sock.setblocking(True)
            self._waiting.release()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sock, name)
