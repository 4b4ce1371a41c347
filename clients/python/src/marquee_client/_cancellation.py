"""Giving up calls of another thread."""

from __future__ import annotations

from contextvars import ContextVar, Token
from typing import Any

from marquee_client._call import Call

_current: ContextVar[Cancellation | None] = ContextVar("cancellation", default=None)


class Cancellation:
    """A way to end the calls that a thread makes inside a ``with`` block, from any other thread.

    They raise RequestCancelledError then, as does every later one in the block. ::

        with Cancellation() as cancellation:
            button.on_click(cancellation.cancel)
            movies = list(client.search.movies(query="batman"))
    """

    def __init__(self) -> None:
        self.is_cancelled = False
        """True once it was cancelled."""
        self._calls: set[Call[Any]] = set()
        self._tokens: list[Token[Cancellation | None]] = []

    def __enter__(self) -> Cancellation:
        self._tokens.append(_current.set(self))
        return self

    def __exit__(self, *_: object) -> None:
        _current.reset(self._tokens.pop())

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


def current() -> Cancellation | None:
    """Give the block that this thread is in."""
    return _current.get()
