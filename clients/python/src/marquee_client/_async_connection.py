# SPDX-License-Identifier: MIT
"""A connection whose calls wait in asyncio tasks."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncGenerator, Callable, Mapping
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
from marquee_client._repetition import changes
from marquee_client._session import Session
from marquee_client._settings import Settings
from marquee_client.generated.models import InitializeResult

T = TypeVar("T")


class AsyncConnection:
    """A backend and the calls to it, from any number of tasks of one event loop."""

    _starting: asyncio.Lock

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._startup: Startup | None = None
        self._pipes: Pipes | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_closed = False

    @property
    def running(self) -> Session:
        """The session of the running backend.

        Raises:
            BackendClosedError: It isn't running.
        """
        if self._pipes is None or not self._pipes.session.is_open:
            raise BackendClosedError("the backend is not running: await start(), or any call, first")
        return self._pipes.session

    @property
    def restarts(self) -> bool:
        """Whether a call starts the backend again after it died."""
        return self._settings.restart

    @property
    def program(self) -> str:
        """The path of the backend that is running, otherwise of the one that would be started."""
        return self._pipes.program if self._pipes else self._settings.backend.program()

    @property
    def description(self) -> str:
        """What is running, or what would be started."""
        return self._settings.backend.description(self._pipes.session.server if self._pipes else None)

    # Life

    async def start(self) -> None:
        """Start the backend, unless it is running, also after ``close`` and whatever the setting ``restart`` is."""
        self._is_closed = False
        self._enter_loop()
        await self._start(restart=True)

    async def session(self) -> Session:
        """Return the session of the running backend; start it first if need be.

        Raises:
            BackendClosedError: The client was closed, or runs in another event loop.
            BackendError: The backend can't be started, or has died and is not to be started again.
        """
        if self._loop and self._loop is not asyncio.get_running_loop() and not self._loop.is_closed():
            raise BackendClosedError("the client was started in another event loop; start it in this one")
        self._enter_loop()
        pipes = self._pipes
        return pipes.session if pipes and pipes.session.is_open else await self._start(restart=self._settings.restart)

    async def _start(self, *, restart: bool) -> Session:
        if self._startup is None or not self._startup.is_awaited:
            self._startup = Startup(asyncio.ensure_future(self._begin(restart=restart)))
        return await self._startup.session()

    async def _begin(self, *, restart: bool) -> Session:
        async with self._starting:
            self._refuse_if_closed()
            if self._pipes and not self._pipes.session.is_inherited:
                if self._pipes.session.is_open:
                    return self._pipes.session
                if not restart and self._pipes.session.failure:
                    raise copy.copy(self._pipes.session.failure)
                await self._pipes.close()
            pipes = Pipes(self._settings.notifications.by_name(), self._settings.grace)
            await pipes.open(self._settings.backend)
            self._pipes = pipes
            try:
                self._refuse_if_closed()  # it may have been in the meantime
                call = self._open(pipes.session, "initialize", self._settings.introduction())
                server = await self._answer(call, InitializeResult.from_json)
                pipes.session.introduced(pipes.program, server)
            except BaseException:
                self._pipes = None
                await pipes.close()
                raise
            return pipes.session

    def _refuse_if_closed(self) -> None:
        if self._is_closed:
            raise BackendClosedError("the client was closed; start() opens it again")

    def _enter_loop(self) -> None:
        """Forget everything that belongs to another event loop, which most likely is closed by now."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop, self._starting, self._startup, self._pipes = loop, asyncio.Lock(), None, None

    async def close(self) -> None:
        """End all calls and the backend; do nothing if it isn't running."""
        self._is_closed = True
        self._enter_loop()
        self._startup = None
        pipes, self._pipes = self._pipes, None
        if pipes and not pipes.session.is_inherited:
            await pipes.close()

    # Calls

    async def begin(
        self, method: str, params: Params, *, parts: bool = False, reports: bool = False, is_endless: bool = False
    ) -> Call[asyncio.Queue[Event]]:
        """Send a request; start the backend first if it isn't running."""
        return self._open(await self.session(), method, params, parts=parts, reports=reports, is_endless=is_endless)

    def _open(
        self,
        session: Session,
        method: str,
        params: Params,
        *,
        parts: bool = False,
        reports: bool = False,
        is_endless: bool = False,
    ) -> Call[asyncio.Queue[Event]]:
        inbox: asyncio.Queue[Event] = asyncio.Queue()
        call = session.open(method, params, inbox, parts=parts, reports=reports, is_endless=is_endless)
        expire_later(call)
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
        """Send a request and wait for its answer; send it again, once, if it reads and the backend dies meanwhile."""
        parts = on_partial is not None
        try:
            return await self._answer(await self.begin(method, params, parts=parts), read, on_partial)
        except BackendExitedError:
            if self._is_closed or not self.restarts or changes(method):
                raise
        return await self._answer(await self.begin(method, params, parts=parts), read, on_partial)

    async def _answer(
        self,
        call: Call[asyncio.Queue[Event]],
        read: Callable[[Any], T],
        on_partial: Callable[[T], None] | None = None,
    ) -> T:
        try:
            while not isinstance(event := await self.next_event(call), Result):
                take_partial(call, event, read, on_partial)
            return read_result(call.method, read, event.value)
        finally:
            self.leave(call)


class Startup:
    """A start of the backend for all calls that wait for it, which is cancelled with the last of them only."""

    def __init__(self, task: asyncio.Task[Session]) -> None:
        self._task = task
        self._waiting = 0

    @property
    def is_awaited(self) -> bool:
        """Whether it is under way, and a call waits for it."""
        return self._waiting > 0 and not self._task.done()

    async def session(self) -> Session:
        """Wait for the session of the backend.

        Raises:
            BackendError: The backend can't be started.
        """
        self._waiting += 1
        try:
            await asyncio.wait({self._task})
        finally:
            self._waiting -= 1
            if self._waiting == 0 and not self._task.done():
                self._task.cancel()
                # Gathered, so that a second cancel reaches it, too, and ends a backend that won't end.
                await asyncio.gather(self._task, return_exceptions=True)
        return self._task.result()


def expire_later(call: Call[asyncio.Queue[Event]]) -> None:
    """End a call if it stays without an answer until its deadline."""
    call.on_leave = asyncio.get_running_loop().call_later(call.patience(), expire, call).cancel


def expire(call: Call[asyncio.Queue[Event]]) -> None:
    """End a call that has no answer yet, unless its deadline was moved."""
    if call.answered:
        return
    if call.is_overdue:
        call.inbox.put_nowait(Failure(call.silence()))
    else:
        expire_later(call)


class Pipes(asyncio.SubprocessProtocol):
    """A running backend, whose pipes the event loop reads and writes."""

    program: str
    """Its path."""
    _transport: asyncio.SubprocessTransport
    _stdin: asyncio.WriteTransport

    def __init__(self, callbacks: Mapping[str, Callback], grace: float) -> None:
        guards = {name: guarded(name, callback) for name, callback in callbacks.items()}
        self.session = Session(self._send, guards, grace)
        self._last_lines = LastLines()
        self._ended = asyncio.get_running_loop().create_future()
        self._until_the_end = self._wait_for_the_end()

    async def open(self, backend: Backend) -> None:
        """Start the backend.

        Raises:
            BackendNotFoundError: It can't be started.
        """
        command = backend.command()
        self.program = command[0]
        try:
            # In its own session: Ctrl-C is meant for this program, which may still want to use the backend.
            await asyncio.get_running_loop().subprocess_exec(
                lambda: self, *command, env=backend.environment, start_new_session=True
            )
        except OSError as error:
            raise BackendNotFoundError(f"{command[0]} can't be started: {error}") from error
        await self._until_the_end.__anext__()

    async def _wait_for_the_end(self) -> AsyncGenerator[None, None]:
        """Close at the end of the event loop, which closes its generators: a client may be left unclosed."""
        try:
            yield
        finally:
            if not self._ended.done():
                await self.close()

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
