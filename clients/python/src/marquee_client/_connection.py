# SPDX-License-Identifier: MIT
"""A connection whose calls wait in threads."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from marquee_client import _cancellation
from marquee_client._call import Call, Event, Params, Result, read_result, take_partial
from marquee_client._dispatcher import Dispatcher
from marquee_client._errors import BackendClosedError
from marquee_client._process import Process
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
        session = Session(process.send, dispatcher.callbacks)
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

    @property
    def session(self) -> Session:
        """The open session.

        Raises:
            BackendClosedError: There is none.
        """
        running = self._running
        if running is None or running.session.is_inherited:
            raise BackendClosedError("the client is not started: use it in a with statement, or call start()")
        return running.session

    # Life

    def start(self) -> None:
        """Start the backend, unless it is running, and send ``initialize``."""
        with self._starting:
            if self._running and self._running.session.is_open:
                return
            self.close()
            self._running = running = Running.start(self._settings)
            try:
                introduction = self._settings.introduction()
                running.session.server = self.ask("initialize", introduction, InitializeResult.from_json)
            except BaseException:
                self._running = None
                running.stop()
                raise

    def close(self) -> None:
        """End all calls and the backend; do nothing if it isn't running."""
        running, self._running = self._running, None
        if running and not running.session.is_inherited:
            running.stop()

    def abandon(self) -> bool:
        """Let the backend end by itself, without waiting for it; return whether it was still running."""
        if self._running is None or not self._running.session.is_open:
            return False
        self._running.process.close_input()
        return True

    # Calls

    def begin(self, method: str, params: Params, *, parts: bool = False, reports: bool = False) -> Call[Inbox]:
        """Send a request."""
        session = self.session
        call: Call[Inbox] = session.open(method, params, queue.SimpleQueue(), parts=parts, reports=reports)
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
        """Send a request and wait for its answer."""
        call = self.begin(method, params, parts=on_partial is not None)
        try:
            while not isinstance(event := self.next_event(call), Result):
                take_partial(call, event, read, on_partial)
            return read_result(method, read, event.value)
        finally:
            self.leave(call)
