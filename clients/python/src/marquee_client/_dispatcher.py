# SPDX-License-Identifier: MIT
"""Calling the callbacks for the server's notifications."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Mapping

from marquee_client._json import JSONObject
from marquee_client._session import logger

LIMIT = 1000
"""How many notifications may wait for a slow callback; further ones are dropped."""

Callback = Callable[[JSONObject], None]


class Dispatcher:
    """A thread that calls the callbacks one after the other, so that they may call the client themselves."""

    def __init__(self, callbacks: Mapping[str, Callback]) -> None:
        self.callbacks = {name: self._later(name, guarded(name, callback)) for name, callback in callbacks.items()}
        """Replacements that queue the call; any thread may call them, and they never wait."""
        self._queue: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="marquee-notifications", daemon=True)
        if callbacks:
            self._thread.start()

    def stop(self) -> None:
        """Let the thread end after the queued calls."""
        self._queue.put(None)
        if self._thread.is_alive() and self._thread is not threading.current_thread():
            self._thread.join(1)

    def _later(self, name: str, callback: Callback) -> Callback:
        def put(params: JSONObject) -> None:
            if self._queue.qsize() >= LIMIT:
                logger.warning("a callback is slow: %s is dropped", name)
            else:
                self._queue.put(lambda: callback(params))

        return put

    def _run(self) -> None:
        while (work := self._queue.get()) is not None:
            work()


def guarded(name: str, callback: Callback) -> Callback:
    """Log what a callback raises, since no caller could catch it."""

    def call(params: JSONObject) -> None:
        try:
            callback(params)
        except Exception:  # noqa: BLE001
            logger.exception("the callback for %s failed", name)

    return call
