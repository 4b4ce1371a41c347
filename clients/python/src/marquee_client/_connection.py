"""A connection whose calls wait in threads."""

from __future__ import annotations

import functools
import queue
import threading
from collections.abc import Callable
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


class Connection:
    """Calls to a backend that it starts, from any number of threads at once."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lifecycle = threading.Lock()
        self._process: Process | None = None
        self._session: Session | None = None
        self._dispatcher: Dispatcher | None = None

    @property
    def session(self) -> Session:
        """What is open now.

        Raises:
            BackendClosedError: Nothing is.
        """
        if self._session is None:
            raise BackendClosedError("the client is not started: use it in a with statement, or call start()")
        return self._session

    # Life

    def start(self) -> None:
        """Start the backend, unless it runs, and introduce this client to it."""
        with self._lifecycle:
            if self._session and self._session.is_open:
                return
            self._stop()
            self._process = Process(self._settings.backend)
            self._dispatcher = Dispatcher(self._settings.notifications.by_name())
            self._session = Session(self._process.send, self._dispatcher.callbacks)
            self._process.start(self._session.receive, self._session.fail)
            try:
                introduction = self._settings.introduction()
                self._session.server = self.ask("initialize", introduction, InitializeResult.from_json)
            except BaseException:
                self._stop()
                raise

    def close(self) -> None:
        """End all calls and the backend; no harm if it isn't running."""
        with self._lifecycle:
            self._stop()

    def abandon(self) -> bool:
        """Let the backend end by itself, without waiting for it; True if it was still running."""
        process, self._process = self._process, None
        if process is None or self.session.failure is not None:
            return False
        process.close_input()
        return True

    def _stop(self) -> None:
        session, process, dispatcher = self._session, self._process, self._dispatcher
        self._session = self._process = self._dispatcher = None
        if session:
            for call in session.open_calls():
                session.cancel(call)
            session.fail(BackendClosedError("the client was closed"))
        if process:
            process.stop()
        if dispatcher:
            dispatcher.stop()

    # Calls

    def begin(self, method: str, params: Params, *, parts: bool = False, reports: bool = False) -> Call[Inbox]:
        """Send a request."""
        session = self.session
        call: Call[Inbox] = session.open(method, params, queue.SimpleQueue(), parts=parts, reports=reports)
        if cancellation := _cancellation.current():
            call.on_leave = functools.partial(cancellation.discard, call)
            cancellation.add(call)
        return call

    def next_event(self, call: Call[Inbox]) -> Event:
        """Wait for what comes for a call."""
        try:
            return call.took(call.inbox.get(timeout=call.patience()))
        except queue.Empty:
            raise call.silence() from None

    def leave(self, call: Call[Inbox]) -> None:
        """End a call, which is cancelled if it has no answer yet."""
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
