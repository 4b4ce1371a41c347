# SPDX-License-Identifier: MIT
"""The events of watches, as they happen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Generator
from typing import TYPE_CHECKING

from marquee_client._errors import MarqueeError
from marquee_client._following import FeedRequest, Following
from marquee_client.generated.models import Watches, WatchEvent

if TYPE_CHECKING:
    from marquee_client._async_connection import AsyncConnection
    from marquee_client._connection import Connection


class WatchFeed:
    """The events of watches: what was missed since a cursor, then each as it happens, without an end.

    ::

        for event in client.watch.follow(after=cursor):
            print(event.message, event.url)
            save(event.cursor)

    Leaving the loop cancels it. If the backend ends, it is started again, and the loop goes on from the last event that
    it got: none is missed, none comes twice. Another loop goes on where the one before ended. Other calls are never
    held up.
    """

    def __init__(self, connection: Connection, request: FeedRequest) -> None:
        after = request.params.get("after")
        self.cursor: int | None = after if isinstance(after, int) else None
        """The place that was reached, from which another feed can go on; None until the first loop, if it was not
        given."""
        self._connection = connection
        self._request = request

    def __iter__(self) -> Generator[WatchEvent, None, None]:
        """Give the events."""
        if self.cursor is None:
            self.cursor = self._connection.ask("watch/list", {}, Watches.from_json).cursor
        following = Following(self._request, self.cursor)
        while not following.is_done:
            try:
                call = self._connection.begin(self._request.method, following.begin(), parts=True, is_endless=True)
            except MarqueeError as error:
                time.sleep(following.pause(error, restarts=self._connection.restarts))
                continue
            following.opened()
            try:
                while following.is_open and not following.is_done:
                    event = following.take(call, self._connection.next_event(call))
                    self.cursor = following.cursor
                    if event is not None:
                        yield event
            finally:
                self._connection.leave(call)
            if following.failure:
                time.sleep(following.pause(following.failure, restarts=self._connection.restarts))

    def __repr__(self) -> str:
        return f"<WatchFeed of {self._request.method}: read it with `for event in …`>"


class AsyncWatchFeed:
    """The events of watches: what was missed since a cursor, then each as it happens, without an end.

    ::

        async for event in client.watch.follow(after=cursor):
            print(event.message, event.url)
            save(event.cursor)

    Leaving the loop, or cancelling the task, cancels it. If the backend ends, it is started again, and the loop goes on
    from the last event that it got: none is missed, none comes twice. Another loop goes on where the one before ended.
    Other calls are never held up.
    """

    def __init__(self, connection: AsyncConnection, request: FeedRequest) -> None:
        after = request.params.get("after")
        self.cursor: int | None = after if isinstance(after, int) else None
        """The place that was reached, from which another feed can go on; None until the first loop, if it was not
        given."""
        self._connection = connection
        self._request = request

    async def __aiter__(self) -> AsyncGenerator[WatchEvent, None]:
        """Give the events."""
        if self.cursor is None:
            self.cursor = (await self._connection.ask("watch/list", {}, Watches.from_json)).cursor
        following = Following(self._request, self.cursor)
        method = self._request.method
        while not following.is_done:
            try:
                call = await self._connection.begin(method, following.begin(), parts=True, is_endless=True)
            except MarqueeError as error:
                await asyncio.sleep(following.pause(error, restarts=self._connection.restarts))
                continue
            following.opened()
            try:
                while following.is_open and not following.is_done:
                    event = following.take(call, await self._connection.next_event(call))
                    self.cursor = following.cursor
                    if event is not None:
                        yield event
            finally:
                self._connection.leave(call)
            if following.failure:
                await asyncio.sleep(following.pause(following.failure, restarts=self._connection.restarts))

    def __repr__(self) -> str:
        return f"<AsyncWatchFeed of {self._request.method}: read it with `async for event in …`>"
