# SPDX-License-Identifier: MIT
"""The log of events as it is followed, without I/O.

The cursor of what was handed on last is all that it takes to go on: after the backend has ended, and after a loop that
paused for so long that the session suspended the stream.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from marquee_client._call import Call, Event, Failure, Params, Part, Result, read_result
from marquee_client._errors import BackendError, BackendExitedError, MarqueeError, RPCError
from marquee_client._json import JSONObject
from marquee_client.generated.errors import RequestCancelledError
from marquee_client.generated.models import WatchBookmark, WatchEvent, WatchEventPart, WatchGap, WatchSummary

ATTEMPTS = 6
"""How often in a row the stream is opened in vain before the loop gets the error."""
LONGEST_PAUSE = 30.0
"""The longest time between two attempts, in seconds; the first follows at once, and each waits twice as long."""

logger = logging.getLogger("marquee_client")


@dataclass(frozen=True)
class FeedRequest:
    """What to follow, and whom to tell of what is no event."""

    method: str
    params: Params
    on_gap: Callable[[WatchGap], None] | None = None
    on_bookmark: Callable[[WatchBookmark], None] | None = None


class Following:
    """One reading of the log."""

    def __init__(self, request: FeedRequest, cursor: int) -> None:
        self.cursor = cursor
        """The place that was reached."""
        self.is_done = False
        self.is_open = False
        """Whether a call for it is under way."""
        self.failure: MarqueeError | None = None
        """What has ended the last call."""
        self._request = request
        limit = request.params.get("limit")
        self._left = limit if isinstance(limit, int) else None
        self._attempts = 0
        self._was_open = False

    def begin(self) -> Params:
        """Return the params to send now."""
        limit = {} if self._left is None else {"limit": self._left}
        return {**self._request.params, "after": self.cursor, **limit}

    def opened(self) -> None:
        """Note that the request was sent."""
        self.is_open = self._was_open = True
        self.failure = None

    def take(self, call: Call[Any], event: Event) -> WatchEvent | None:
        """Handle what came for a call; return the event if it is one."""
        if isinstance(event, Part):
            return self._take_part(event.value)
        if isinstance(event, Result):
            read_result(self._request.method, WatchSummary.from_json, event.value)
            self.is_done, self.is_open = True, False
        elif isinstance(event, Failure):
            self.is_open = False
            if not (call.suspended and isinstance(event.error, RequestCancelledError)):
                self.failure = event.error
        return None

    def _take_part(self, value: JSONObject) -> WatchEvent | None:
        self._attempts = 0
        kind, method = value.get("kind"), self._request.method
        if kind == "event":
            event = read_result(method, WatchEventPart.from_json, value).event
            if "presentation" in value:
                # The part is dropped, and the event is shown as anything that came with its presentation.
                event.json["presentation"] = value["presentation"]
            self.cursor = event.cursor
            if self._left is not None:
                self._left -= 1
                self.is_done = self._left == 0
            return event
        if kind == "bookmark":
            bookmark = read_result(method, WatchBookmark.from_json, value)
            self.cursor = bookmark.cursor
            if self._request.on_bookmark:
                self._request.on_bookmark(bookmark)
        elif kind == "gap":
            gap = read_result(method, WatchGap.from_json, value)
            self.cursor = gap.cursor
            if self._request.on_gap:
                self._request.on_gap(gap)
            else:
                logger.warning("events of watches are missing: the log no longer has them")
        return None

    def pause(self, error: MarqueeError, *, restarts: bool) -> float:
        """Return the time to wait before the stream is opened again, in seconds.

        Args:
            error: Why it ended.
            restarts: Whether a backend that has ended may be started again.

        Raises:
            MarqueeError: It is not to be opened again, or was too often in vain.
        """
        self._attempts += 1
        if isinstance(error, BackendError):
            # What can't be started in the first place is for the caller to mend.
            passes = isinstance(error, BackendExitedError) and restarts and self._was_open
        else:
            passes = isinstance(error, RPCError) and error.retryable
        if not passes or self._attempts == ATTEMPTS:
            raise error
        return 0 if self._attempts == 1 else min(2.0 ** (self._attempts - 2), LONGEST_PAUSE)
