# SPDX-License-Identifier: MIT
"""A call, and what comes for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, Union

from marquee_client._errors import BackendSilentError, MarqueeError, ProtocolError
from marquee_client._json import JSONObject

if TYPE_CHECKING:
    from marquee_client._session import Session

Params = Mapping[str, object]
T = TypeVar("T")


@dataclass(frozen=True)
class Part:
    """A part of a result."""

    value: JSONObject
    size: int


@dataclass(frozen=True)
class Report:
    """How far the work is."""

    value: JSONObject


@dataclass(frozen=True)
class Result:
    """The answer to a call; nothing comes after it."""

    value: Any


@dataclass(frozen=True)
class Failure:
    """The call failed; nothing comes after it."""

    error: MarqueeError


Event = Union[Part, Report, Result, Failure]


class Inbox(Protocol):
    """Where what comes for a call waits for it; ``queue.SimpleQueue`` and ``asyncio.Queue`` are such."""

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
    """When silence counts as a failure, by ``time.monotonic``."""
    is_stream: bool
    suspended: bool = False
    """True if it was cancelled because nobody read what came."""
    answered: bool = False
    received: int = 0
    """How many bytes of parts came; counted by the one who reads the connection."""
    taken: int = 0
    """How many of them were taken out of the inbox; counted by the one who reads the call."""
    on_leave: Callable[[], object] | None = None
    """What to do when nobody waits for it any more."""

    def took(self, event: Event) -> Event:
        """Note that an event has left the inbox."""
        if isinstance(event, Part):
            self.taken += event.size
        return event

    def patience(self) -> float:
        """How long to wait for the next event. In seconds.

        At least one: after this process itself was stopped for long, what came meanwhile has yet to be read.
        """
        return max(1.0, self.deadline - time.monotonic())

    def silence(self) -> BackendSilentError:
        """Give what to raise when that time is over."""
        return BackendSilentError(f"the backend runs, and has not answered {self.method} in time")


def read_result(method: str, read: Callable[[Any], T], value: Any) -> T:
    """Read a result.

    Raises:
        ProtocolError: It isn't what the contract says.
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
    """Take what comes for a call before its result.

    Raises:
        MarqueeError: The call failed.
    """
    if isinstance(event, Failure):
        raise event.error
    if on_partial and isinstance(event, Part) and event.value.get("kind") == "partial":
        on_partial(read_result(call.method, read, event.value.get("item")))
