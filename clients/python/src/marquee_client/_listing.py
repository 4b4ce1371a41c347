"""Lists: what a list method gives, before and while it is read."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Generator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from marquee_client._call import Params
from marquee_client._progress import Progress
from marquee_client._stream import Stream
from marquee_client.generated.models import Fault, Page, Summary

if TYPE_CHECKING:
    from marquee_client._async_connection import AsyncConnection
    from marquee_client._connection import Connection

Row = TypeVar("Row")


class _AnyListing(Generic[Row]):
    """What the lists of both clients have in common."""

    summary: Summary | None = None
    """What the server said at the end of the last reading that came to its end.

    Whether the list is complete, what to show a person if it is empty, and more.
    """

    def __init__(
        self,
        method: str,
        params: Params,
        read: Callable[[Any], Row],
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> None:
        self._method = method
        self._params = params
        self._read = read
        self._on_progress = on_progress
        self._on_fault = on_fault

    def _stream(self) -> Stream[Row]:
        return Stream(self._method, self._params, self._read, self._on_progress, self._on_fault)

    def _numbered(self, number: int | None) -> Params:
        return self._params if number is None else {**self._params, "page": number}

    def _read_page(self, value: Any) -> Page[Row]:
        return Page.from_json(value, self._read)


class Listing(_AnyListing[Row]):
    """A list that is asked for when it is read, page by page, and as often as it is read.

    Leaving the loop cancels what is still to come. While a loop's body takes its time, pages that come are kept, up to
    4 MiB of JSON and what is under way then; beyond that the stream is suspended and asked for again from the page that
    follows when the loop has read what there is. Other calls are never held up.
    """

    def __init__(self, connection: Connection, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._connection = connection

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
        stream = self._stream()
        while not stream.is_done:
            call = self._connection.begin(
                self._method, stream.begin(), parts=True, reports=self._on_progress is not None
            )
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
        return self._connection.ask(self._method, self._numbered(number), self._read_page)


class AsyncListing(_AnyListing[Row]):
    """A list that is asked for when it is read, page by page, and as often as it is read.

    Leaving the loop, or a cancel of the task, cancels what is still to come. While a loop's body takes its time, pages
    that come are kept, up to 4 MiB of JSON and what is under way then; beyond that the stream is suspended and asked
    for again from the page that follows when the loop has read what there is. Other calls are never held up.
    """

    def __init__(self, connection: AsyncConnection, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._connection = connection

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
        stream = self._stream()
        while not stream.is_done:
            call = self._connection.begin(
                self._method, stream.begin(), parts=True, reports=self._on_progress is not None
            )
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
        return await self._connection.ask(self._method, self._numbered(number), self._read_page)
