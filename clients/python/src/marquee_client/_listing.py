# SPDX-License-Identifier: MIT
"""Lists: the results of list methods, before and while they are read."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from typing import TYPE_CHECKING, Generic, TypeVar

from marquee_client._stream import ListRequest, Stream
from marquee_client.generated.models import Page, Summary

if TYPE_CHECKING:
    from marquee_client._async_connection import AsyncConnection
    from marquee_client._connection import Connection

Row = TypeVar("Row")


class Listing(Generic[Row]):
    """A list that is asked for when it is read, page by page, and as often as it is read.

    Leaving the loop cancels the rest. While the body of a loop is busy, arriving pages are kept, up to 4 MiB of JSON
    and what is under way then; beyond that the stream is suspended, and requested again from the following page when
    the loop has read what has arrived. Other calls are never held up.
    """

    def __init__(self, connection: Connection, request: ListRequest[Row]) -> None:
        self.summary: Summary | None = None
        """What the server said at the end of the last reading that came to its end: whether the list is complete, what
        to show a person if it is empty, and more."""
        self._connection = connection
        self._request = request

    def __iter__(self) -> Generator[Row, None, None]:
        """Stream the rows."""
        pages = self.pages()
        try:
            for page in pages:
                yield from page.items
        finally:
            pages.close()

    def pages(self) -> Generator[Page[Row], None, None]:
        """Stream the pages."""
        stream = Stream(self._request)
        reports = self._request.on_progress is not None
        while not stream.is_done:
            call = self._connection.begin(self._request.method, stream.begin(), parts=True, reports=reports)
            try:
                while stream.is_open:
                    page = stream.take(call, self._connection.next_event(call))
                    if page is not None:
                        yield page
            finally:
                self._connection.leave(call)
        self.summary = stream.summary

    def page(self, number: int | None = None) -> Page[Row]:
        """Ask for one page alone; that which the list begins with unless said, which is 1 unless said."""
        return self._connection.ask(self._request.method, self._request.page(number), self._request.read_page)


class AsyncListing(Generic[Row]):
    """A list that is asked for when it is read, page by page, and as often as it is read.

    Leaving the loop, or cancelling the task, cancels the rest. While the body of a loop is busy, arriving pages are
    kept, up to 4 MiB of JSON and what is under way then; beyond that the stream is suspended, and requested again from
    the following page when the loop has read what has arrived. Other calls are never held up.
    """

    def __init__(self, connection: AsyncConnection, request: ListRequest[Row]) -> None:
        self.summary: Summary | None = None
        """What the server said at the end of the last reading that came to its end: whether the list is complete, what
        to show a person if it is empty, and more."""
        self._connection = connection
        self._request = request

    async def __aiter__(self) -> AsyncGenerator[Row, None]:
        """Stream the rows."""
        pages = self.pages()
        try:
            async for page in pages:
                for row in page.items:
                    yield row
        finally:
            await pages.aclose()

    async def pages(self) -> AsyncGenerator[Page[Row], None]:
        """Stream the pages."""
        stream = Stream(self._request)
        reports = self._request.on_progress is not None
        while not stream.is_done:
            call = self._connection.begin(self._request.method, stream.begin(), parts=True, reports=reports)
            try:
                while stream.is_open:
                    page = stream.take(call, await self._connection.next_event(call))
                    if page is not None:
                        yield page
            finally:
                self._connection.leave(call)
        self.summary = stream.summary

    async def page(self, number: int | None = None) -> Page[Row]:
        """Ask for one page alone; that which the list begins with unless said, which is 1 unless said."""
        return await self._connection.ask(self._request.method, self._request.page(number), self._request.read_page)
