# SPDX-License-Identifier: MIT
"""The backend's process with a thread for each of its pipes."""

from __future__ import annotations

import queue
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import IO

from marquee_client._backend import Backend, LastLines
from marquee_client._errors import (
    BackendExitedError,
    BackendNotFoundError,
    MarqueeError,
    ProtocolError,
)

CHUNK = 1 << 16
GRACE = 2.0
"""How long the process may take to end before the next, stronger measure, in seconds."""


class Process:
    """A running backend.

    One thread reads, one writes and one drains stderr, and each closes its pipe at its end. So a call never waits for
    another one's bytes, and the backend's output is always read. When the backend ends, the threads end by themselves.
    """

    def __init__(self, backend: Backend) -> None:
        """Start the backend.

        Raises:
            BackendNotFoundError: It can't be started.
        """
        command = backend.command()
        self.program = command[0]
        """Its path."""
        try:
            # In its own session: Ctrl-C is meant for this program, which may still want to use the backend.
            self._process = subprocess.Popen(  # noqa: S603
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=backend.environment,
                start_new_session=True,
            )
        except OSError as error:
            raise BackendNotFoundError(f"{command[0]} can't be started: {error}") from error
        # Its `put` can be called anywhere, even by a destructor that interrupts another `put`.
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._last_lines = LastLines()
        self._threads: list[threading.Thread] = []

    def start(self, receive: Callable[[bytes], None], ended: Callable[[MarqueeError], None]) -> None:
        """Start reading and writing.

        Args:
            receive: Called with the bytes of stdout, on this object's reading thread; may raise ProtocolError.
            ended: Called once, on the same thread, with the reason why the output ended.
        """
        self._threads = [
            threading.Thread(target=self._drain, name="marquee-stderr", daemon=True),
            threading.Thread(target=self._write, name="marquee-stdin", daemon=True),
            threading.Thread(target=self._read, args=(receive, ended), name="marquee-stdout", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def send(self, data: bytes) -> None:
        """Queue bytes for writing; never waits."""
        self._outbox.put(data)

    def close_input(self) -> None:
        """Close its input after the queued bytes, which makes it end."""
        self._outbox.put(None)

    def stop(self) -> None:
        """End the backend: by closing its input, then by SIGTERM, then by SIGKILL."""
        self.close_input()
        for signal in (None, self._process.terminate, self._process.kill):
            if signal:
                signal()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
                break
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(GRACE)

    def _read(self, receive: Callable[[bytes], None], ended: Callable[[MarqueeError], None]) -> None:
        reason: MarqueeError | None = None
        with pipe(self._process.stdout) as stdout:
            try:
                while data := stdout.read(CHUNK):
                    receive(data)
            except ProtocolError as error:
                reason = error
                self._process.kill()
        self.close_input()
        status = self._exit()
        ended(reason or status)

    def _exit(self) -> BackendExitedError:
        """Return how it ended; it has closed its stdout, so it ends by itself or never."""
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            status = self._process.wait()
        self._threads[0].join(GRACE)
        return BackendExitedError(status, self._last_lines.lines())

    def _write(self) -> None:
        # If writing fails, the reader is gone, which the reading thread notices as well.
        with suppress(OSError), pipe(self._process.stdin) as stdin:
            while (data := self._outbox.get()) is not None:
                rest = memoryview(data)
                while rest:
                    rest = rest[stdin.write(rest) :]

    def _drain(self) -> None:
        with pipe(self._process.stderr) as stderr:
            while data := stderr.read(CHUNK):
                self._last_lines.feed(data)


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    """Return a pipe of a process; it exists because it was requested."""
    if stream is None:
        raise ValueError("the process has no such pipe")
    return stream
