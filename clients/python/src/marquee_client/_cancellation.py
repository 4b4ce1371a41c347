# SPDX-License-Identifier: MIT
"""Cancelling the calls of another thread."""

from __future__ import annotations

import functools
from contextvars import ContextVar
from typing import Any

from marquee_client._call import Call

_current: ContextVar[tuple[Cancellation, ...]] = ContextVar("cancellations", default=())


class Cancellation:
    """Lets any thread cancel the calls that another one makes inside a ``with`` block.

    The calls then raise RequestCancelledError, as does every later one in the block. Several threads may share one,
    each with its own block. ::

        with Cancellation() as cancellation:
            button.on_click(cancellation.cancel)
            movies = list(client.search.movies(query="batman"))
    """

    def __init__(self) -> None:
        self.is_cancelled: bool = False
        """Whether it was cancelled."""
        self._calls: set[Call[Any]] = set()

    def __enter__(self) -> Cancellation:
        _current.set((*_current.get(), self))
        return self

    def __exit__(self, *_: object) -> None:
        _current.set(_current.get()[:-1])

    def cancel(self) -> None:
        """Cancel the calls."""
        self.is_cancelled = True
        for call in self._calls.copy():
            call.session.cancel(call)

    def add(self, call: Call[Any]) -> None:
        """Cancel this call too."""
        self._calls.add(call)
        # Checked afterwards: a cancel between the two lines finds the call.
        if self.is_cancelled:
            call.session.cancel(call)

    def discard(self, call: Call[Any]) -> None:
        """Forget a call that is over."""
        self._calls.discard(call)


def enter(call: Call[Any]) -> None:
    """Add a call to all cancellations whose blocks this thread is in."""
    if cancellations := _current.get():
        call.on_leave = functools.partial(leave, call, cancellations)
    for cancellation in cancellations:
        cancellation.add(call)


def leave(call: Call[Any], cancellations: tuple[Cancellation, ...]) -> None:
    """Remove a finished call from them."""
    for cancellation in cancellations:
        cancellation.discard(call)
