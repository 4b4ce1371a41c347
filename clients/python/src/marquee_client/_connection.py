# SPDX-License-Identifier: MIT
"""A connection whose calls wait in threads."""

from __future__ import annotations

import copy
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from marquee_client import _cancellation
from marquee_client._call import Call, Event, Params, Result, read_result, take_partial
from marquee_client._dispatcher import Dispatcher
from marquee_client._errors import BackendClosedError, BackendExitedError
from marquee_client._process import Process
from marquee_client._repetition import changes
from marquee_client._session import Session
from marquee_client._settings import Settings
from marquee_client.generated.models import InitializeResult

T = TypeVar("T")
Inbox = queue.SimpleQueue[Event]


@dataclass(frozen=True)
class Running:
    """A running backend and everything that goes with it."""

    process: Process
    session: Session
    dispatcher: Dispatcher

    @classmethod
    def start(cls, settings: Settings) -> Running:
        """Start it."""
        process = Process(settings.backend)
        dispatcher = Dispatcher(settings.notifications.by_name())
        session = Session(process.send, dispatcher.callbacks, settings.grace)
        process.start(session.receive, session.fail)
        return cls(process, session, dispatcher)

    def stop(self) -> None:
        """End all calls and the backend; may be called again."""
        self.session.end()
        self.process.stop()
        self.dispatcher.stop()


class Connection:
    """A backend and the calls to it, from any number of threads at once."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._starting = threading.Lock()
        self._running: Running | None = None
        self._is_closed = False

    @property
    def restarts(self) -> bool:
        """Whether a call starts the backend again after it died."""
        return self._settings.restart

    @property
    def program(self) -> str:
        """The path of the backend that is running, otherwise of the one that would be started."""
        running = self._running
        return running.process.program if running else self._settings.backend.program()

    @property
    def description(self) -> str:
        """What is running, or what would be started."""
        running = self._running
        return self._settings.backend.description(running.session.server if running else None)

    # Life

    def start(self) -> None:
        """Start the backend, unless it is running, also after ``close`` and whatever the setting ``restart`` is."""
        self._is_closed = False
        self._start(restart=True)

    def session(self) -> Session:
        """Return the session of the running backend; start it first if need be.

        Raises:
            BackendClosedError: The client was closed.
            BackendError: The backend can't be started, or has died and is not to be started again.
        """
        running = self._running
        return running.session if running and running.session.is_open else self._start(restart=self._settings.restart)

    def _start(self, *, restart: bool) -> Session:
        with self._starting:
            self._refuse_if_closed()
            running = self._running
            if running and not running.session.is_inherited:
                if running.session.is_open:
                    return running.session
                if not restart and running.session.failure:
                    raise copy.copy(running.session.failure)
                running.stop()
            self._running = running = Running.start(self._settings)
            try:
                self._refuse_if_closed()  # it may have been in the meantime
                call = running.session.open("initialize", self._settings.introduction(), queue.SimpleQueue[Event]())
                server = self._answer(call, InitializeResult.from_json)
                running.session.introduced(running.process.program, server)
            except BaseException:
                self._running = None
                running.stop()
                raise
            return running.session

    def _refuse_if_closed(self) -> None:
        if self._is_closed:
            raise BackendClosedError("the client was closed; start() opens it again")

    def close(self) -> None:
        """End all calls and the backend; do nothing if it isn't running."""
        self._is_closed = True
        running, self._running = self._running, None
        if running and not running.session.is_inherited:
            running.stop()

    def abandon(self) -> None:
        """Let the backend end by itself, without waiting for it."""
        if self._running and not self._running.session.is_inherited:
            self._running.process.close_input()

    # Calls

    def begin(
        self, method: str, params: Params, *, parts: bool = False, reports: bool = False, is_endless: bool = False
    ) -> Call[Inbox]:
        """Send a request; start the backend first if it isn't running."""
        session, inbox = self.session(), queue.SimpleQueue[Event]()
        call = session.open(method, params, inbox, parts=parts, reports=reports, is_endless=is_endless)
        _cancellation.enter(call)
        return call

    def next_event(self, call: Call[Inbox]) -> Event:
        """Wait for the next event of a call."""
        try:
            return call.took(call.inbox.get(timeout=call.patience()))
        except queue.Empty:
            raise call.silence() from None

    def leave(self, call: Call[Inbox]) -> None:
        """End a call; cancel it if it has no answer yet."""
        call.session.leave(call)

    def ask(
        self,
        method: str,
        params: Params,
        read: Callable[[Any], T],
        on_partial: Callable[[T], None] | None = None,
    ) -> T:
        """Send a request and wait for its answer; send it again, once, if it reads and the backend dies meanwhile."""
        parts = on_partial is not None
        try:
            return self._answer(self.begin(method, params, parts=parts), read, on_partial)
        except BackendExitedError:
            if self._is_closed or not self.restarts or changes(method):
                raise
        return self._answer(self.begin(method, params, parts=parts), read, on_partial)

    def _answer(self, call: Call[Inbox], read: Callable[[Any], T], on_partial: Callable[[T], None] | None = None) -> T:
        try:
            while not isinstance(event := self.next_event(call), Result):
                take_partial(call, event, read, on_partial)
            return read_result(call.method, read, event.value)
        finally:
            self.leave(call)
