# SPDX-License-Identifier: MIT
"""A call and its events."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, Union

from marquee_client._errors import BackendSilentError, MarqueeError, ProtocolError
from marquee_client._json import JSONObject

if TYPE_CHECKING:
    from marquee_client._session import Session

ENDLESS_PATIENCE = 150.0
"""How long a call without an end may be silent, in seconds; it says every minute that nothing has happened."""

Params = Mapping[str, object]
T = TypeVar("T")


@dataclass(frozen=True)
class Part:
    """A part of a result."""

    value: JSONObject
    size: int


@dataclass(frozen=True)
class Report:
    """A progress report."""

    value: JSONObject


@dataclass(frozen=True)
class Result:
    """The result of a call; no event follows it."""

    value: Any


@dataclass(frozen=True)
class Failure:
    """The failure of a call; no event follows it."""

    error: MarqueeError


Event = Union[Part, Report, Result, Failure]


class Inbox(Protocol):
    """The queue of a call's events, such as ``queue.SimpleQueue`` or ``asyncio.Queue``."""

    def put_nowait(self, item: Event, /) -> None:
        """Add an event."""


InboxType = TypeVar("InboxType", bound=Inbox)


@dataclass(eq=False)
class Call(Generic[InboxType]):
    """A request from its first message to its answer."""

    id: int
    method: str
    session: Session
    inbox: InboxType
    deadline: float
    """When silence counts as a failure, in the time of ``time.monotonic``."""
    is_stream: bool
    is_endless: bool = False
    """Whether it goes on until it is cancelled, so that only its silence has a limit."""
    suspended: bool = False
    """Whether it was cancelled because its events were not read."""
    answered: bool = False
    received: int = 0
    """The number of bytes of parts received; counted by the reader of the connection."""
    taken: int = 0
    """How many of these were taken out of the inbox; counted by the reader of the call."""
    on_leave: Callable[[], object] | None = None
    """Called when the call is no longer awaited."""

    def took(self, event: Event) -> Event:
        """Note that an event has left the inbox."""
        if isinstance(event, Part):
            self.taken += event.size
        return event

    def heard(self) -> None:
        """Note that something has arrived."""
        if self.is_endless:
            self.deadline = time.monotonic() + ENDLESS_PATIENCE

    @property
    def is_overdue(self) -> bool:
        """Whether the deadline is over."""
        return time.monotonic() >= self.deadline

    def patience(self) -> float:
        """The time to wait for the next event, in seconds.

        At least one: after a long suspension of this process, what arrived meanwhile is still unread.
        """
        return max(1.0, self.deadline - time.monotonic())

    def silence(self) -> BackendSilentError:
        """Return the exception to raise when that time is over."""
        return BackendSilentError(f"the backend runs, and has not answered {self.method} in time")


def read_result(method: str, read: Callable[[Any], T], value: Any) -> T:
    """Read a result.

    Raises:
        ProtocolError: It doesn't conform to the contract.
    """
    try:
        return read(value)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise ProtocolError(f"the backend's answer to {method} is not what the contract says: {error!r}") from error


def take_partial(
    call: Call[Any],
    event: Event,
    read: Callable[[Any], T],
    on_partial: Callable[[T], None] | None,
) -> None:
    """Handle an event that precedes the result of a call.

    Raises:
        MarqueeError: The call failed.
    """
    if isinstance(event, Failure):
        raise event.error
    if on_partial and isinstance(event, Part) and event.value.get("kind") == "partial":
        on_partial(read_result(call.method, read, event.value.get("item")))
