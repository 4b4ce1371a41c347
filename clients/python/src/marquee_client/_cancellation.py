# SPDX-License-Identifier: MIT
"""Giving up calls of another thread."""

from __future__ import annotations

import functools
from contextvars import ContextVar
from typing import Any

from marquee_client._call import Call

_current: ContextVar[tuple[Cancellation, ...]] = ContextVar("cancellations", default=())


class Cancellation:
    """A way to end the calls that a thread makes inside a ``with`` block, from any other thread.

    They raise RequestCancelledError then, as does every later one in the block. Several threads may share one, each in
    a block of its own. ::

        with Cancellation() as cancellation:
            button.on_click(cancellation.cancel)
            movies = list(client.search.movies(query="batman"))
    """

    def __init__(self) -> None:
        self.is_cancelled: bool = False
        """True once it was cancelled."""
        self._calls: set[Call[Any]] = set()

    def __enter__(self) -> Cancellation:
        _current.set((*_current.get(), self))
        return self

    def __exit__(self, *_: object) -> None:
        _current.set(_current.get()[:-1])

    def cancel(self) -> None:
        """End the calls."""
        self.is_cancelled = True
        for call in self._calls.copy():
            call.session.cancel(call)

    def add(self, call: Call[Any]) -> None:
        """Cancel this call too."""
        self._calls.add(call)
        # Looked at afterwards: whoever cancels between the two lines finds the call.
        if self.is_cancelled:
            call.session.cancel(call)

    def discard(self, call: Call[Any]) -> None:
        """Forget a call that is over."""
        self._calls.discard(call)


def enter(call: Call[Any]) -> None:
    """Let a call be ended by all whose blocks this thread is in."""
    if cancellations := _current.get():
        call.on_leave = functools.partial(leave, call, cancellations)
    for cancellation in cancellations:
        cancellation.add(call)


def leave(call: Call[Any], cancellations: tuple[Cancellation, ...]) -> None:
    """Let none of them end a call that is over."""
    for cancellation in cancellations:
        cancellation.discard(call)
