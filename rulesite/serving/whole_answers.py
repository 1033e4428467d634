"""The processes of gunicorn, which send an answer's head and body together.

gunicorn sends the head first and then the body. A process that is killed between the two has begun an answer that
nobody can end: the proxy has handed on the head by then, and cannot ask another server any more. What is handed to the
system at once is sent even if the process is gone the moment after; before that, the proxy asks another server.
"""

from __future__ import annotations

import os
import socket
from typing import IO, Any

from gunicorn.workers.gthread import TConn

from .slow_clients import PatientLoop

# Longer ones are sent as they come: no more than this is kept of each answer, and the system takes not much more.
LONGEST_WHOLE = 1 << 20
_STREAMED = b"\r\nTransfer-Encoding: chunked\r\n"


class WholeAnswers(PatientLoop):
    """Threads as gunicorn has them; what each answers goes out in one piece where its length is known."""

    def handle_request(self, req: Any, conn: TConn) -> bool:
        """Answer a request. Where that fails, nothing of what was kept is sent: the connection ends unanswered."""
        kept = KeptAnswer(conn.sock)
        goes_on = bool(super().handle_request(req, _Connection(conn, kept)))
        kept.release()
        return goes_on


class _Connection:
    """A connection on which an answer is kept until it is whole."""

    def __init__(self, conn: TConn, sock: KeptAnswer) -> None:
        self.sock, self.client, self.server = sock, conn.client, conn.server


class KeptAnswer:
    """A socket that keeps an answer until `release`; of one that is streamed, its head until the first piece."""

    def __init__(self, sock: socket.socket) -> None:
        self._sock = sock
        self._kept: list[bytes] = []
        self._most = LONGEST_WHOLE
        self._is_begun = False

    def sendall(self, data: bytes) -> None:
        if not self._kept and _STREAMED in data:
            self._most = len(data)
        self._kept.append(data)
        if self._is_begun or self._size() > self._most:
            self.release()

    def sendfile(self, file: IO[bytes], offset: int = 0, count: int | None = None) -> int | None:
        """A file, or `count` bytes of it: kept like everything else, or read by the system where it is long."""
        if count is not None and not self._is_begun and self._size() + count <= self._most:
            self.sendall(os.pread(file.fileno(), count, offset))
            return count
        self.release()
        return self._sock.sendfile(file, offset, count)

    def release(self) -> None:
        """Send what is kept, in one piece; whatever comes after goes out as it comes."""
        kept, self._kept = self._kept, []
        self._is_begun = True
        if kept:
            self._sock.sendall(b"".join(kept))

    def _size(self) -> int:
        return sum(map(len, self._kept))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sock, name)
