# SPDX-License-Identifier: MIT
"""A connection whose calls wait in asyncio tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, TypeVar, cast

from marquee_client import _process
from marquee_client._backend import Backend, LastLines
from marquee_client._call import Call, Event, Failure, Params, Result, read_result, take_partial
from marquee_client._dispatcher import Callback, guarded
from marquee_client._errors import (
    BackendClosedError,
    BackendExitedError,
    BackendNotFoundError,
    ProtocolError,
)
from marquee_client._session import Session
from marquee_client._settings import Settings
from marquee_client.generated.models import InitializeResult

T = TypeVar("T")


class AsyncConnection:
    """A backend and the calls to it, from any number of tasks of one event loop."""

    _starting: asyncio.Lock

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pipes: Pipes | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def session(self) -> Session:
        """The open session.

        Raises:
            BackendClosedError: There is none.
        """
        if self._pipes is None or self._pipes.session.is_inherited:
            raise BackendClosedError("the client is not started: use it in an async with statement, or await start()")
        return self._pipes.session

    # Life

    async def start(self) -> None:
        """Start the backend, unless it is running, and send ``initialize``."""
        self._enter_loop()
        async with self._starting:
            if self._pipes and self._pipes.session.is_open:
                return
            await self.close()
            pipes = Pipes(self._settings.notifications.by_name())
            await pipes.open(self._settings.backend)
            self._pipes = pipes
            try:
                introduction = self._settings.introduction()
                pipes.session.server = await self.ask("initialize", introduction, InitializeResult.from_json)
            except BaseException:
                self._pipes = None
                await pipes.close()
                raise

    def _enter_loop(self) -> None:
        """Forget everything that belongs to another event loop, which most likely is closed by now."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop, self._starting, self._pipes = loop, asyncio.Lock(), None

    async def close(self) -> None:
        """End all calls and the backend; do nothing if it isn't running."""
        self._enter_loop()
        pipes, self._pipes = self._pipes, None
        if pipes and not pipes.session.is_inherited:
            await pipes.close()

    # Calls

    def begin(
        self, method: str, params: Params, *, parts: bool = False, reports: bool = False
    ) -> Call[asyncio.Queue[Event]]:
        """Send a request."""
        session, loop = self.session, asyncio.get_running_loop()
        if loop is not self._loop:
            raise BackendClosedError("the client was started in another event loop; start it in this one")
        inbox: asyncio.Queue[Event] = asyncio.Queue()
        call = session.open(method, params, inbox, parts=parts, reports=reports)
        call.on_leave = loop.call_later(call.patience(), expire, call).cancel
        return call

    async def next_event(self, call: Call[asyncio.Queue[Event]]) -> Event:
        """Wait for the next event of a call."""
        return call.took(await call.inbox.get())

    def leave(self, call: Call[asyncio.Queue[Event]]) -> None:
        """End a call; cancel it if it has no answer yet."""
        call.session.leave(call)

    async def ask(
        self,
        method: str,
        params: Params,
        read: Callable[[Any], T],
        on_partial: Callable[[T], None] | None = None,
    ) -> T:
        """Send a request and wait for its answer."""
        call = self.begin(method, params, parts=on_partial is not None)
        try:
            while not isinstance(event := await self.next_event(call), Result):
                take_partial(call, event, read, on_partial)
            return read_result(method, read, event.value)
        finally:
            self.leave(call)


def expire(call: Call[asyncio.Queue[Event]]) -> None:
    """End a call that has no answer yet."""
    if not call.answered:
        call.inbox.put_nowait(Failure(call.silence()))


class Pipes(asyncio.SubprocessProtocol):
    """A running backend, whose pipes the event loop reads and writes."""

    _transport: asyncio.SubprocessTransport
    _stdin: asyncio.WriteTransport

    def __init__(self, callbacks: Mapping[str, Callback]) -> None:
        self.session = Session(self._send, {name: guarded(name, callback) for name, callback in callbacks.items()})
        self._last_lines = LastLines()
        self._ended = asyncio.get_running_loop().create_future()

    async def open(self, backend: Backend) -> None:
        """Start the backend.

        Raises:
            BackendNotFoundError: It can't be started.
        """
        command = backend.command()
        try:
            # In its own session: Ctrl-C is meant for this program, which may still want to use the backend.
            await asyncio.get_running_loop().subprocess_exec(
                lambda: self, *command, env=backend.environment, start_new_session=True
            )
        except OSError as error:
            raise BackendNotFoundError(f"{command[0]} can't be started: {error}") from error

    async def close(self) -> None:
        """End all calls and the backend: by closing its input, then by SIGTERM, then by SIGKILL."""
        self.session.end()
        self._stdin.close()
        try:
            for signal in (None, self._transport.terminate, self._transport.kill):
                if signal:
                    with suppress(ProcessLookupError):
                        signal()
                if (await asyncio.wait({self._ended}, timeout=_process.GRACE))[0]:
                    break
        except asyncio.CancelledError:
            self._kill()
            await asyncio.wait({self._ended}, timeout=_process.GRACE)
            raise
        finally:
            self._transport.close()

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has started."""
        self._transport = cast("asyncio.SubprocessTransport", transport)
        self._stdin = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """The process has written something."""
        if fd != 1:
            self._last_lines.feed(data)
        elif self.session.failure is None:
            try:
                self.session.receive(data)
            except ProtocolError as error:
                self.session.fail(error)
                self._kill()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:  # noqa: ARG002
        """The process has closed a pipe; once it has closed stdout, it ends by itself or never."""
        if fd == 1:
            self._stdin.close()
            asyncio.get_running_loop().call_later(_process.GRACE, self._kill)

    def process_exited(self) -> None:
        """The process is gone; don't wait for a child of it that may still hold its pipes."""
        asyncio.get_running_loop().call_later(_process.GRACE, self._transport.close)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The process is gone, and all its output has been read."""
        self.session.fail(BackendExitedError(self._transport.get_returncode() or 0, self._last_lines.lines()))
        if not self._ended.done():
            self._ended.set_result(None)

    def _send(self, data: bytes) -> None:
        # If the backend doesn't read, the transport keeps the data: only a small message per waiting task.
        if not self._stdin.is_closing():
            self._stdin.write(data)

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self._transport.kill()
