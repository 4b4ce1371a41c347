# SPDX-License-Identifier: MIT
"""Lists: the results of list methods, before and while they are read."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from itertools import islice
from typing import TYPE_CHECKING, Generic, TypeVar, overload

from marquee_client._drawing import ListText
from marquee_client._html import html_of
from marquee_client._records import data_frame
from marquee_client._stream import ListRequest, Stream
from marquee_client.generated.models import Page, Summary

if TYPE_CHECKING:
    import pandas as pd

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

    @overload
    def __getitem__(self, place: int) -> Row: ...

    @overload
    def __getitem__(self, place: slice) -> list[Row]: ...

    def __getitem__(self, place: int | slice) -> Row | list[Row]:
        """Read as far as a row, counted from 0, or a slice of them: ``listing[0]``, ``listing[:5]``.

        Raises:
            IndexError: There is no such row.
            ValueError: It is counted from the end, which isn't known before all is read.
        """
        wanted = place if isinstance(place, slice) else slice(place, place + 1)
        rows = iter(self)
        try:
            found = list(islice(rows, wanted.start, wanted.stop, wanted.step))
        except ValueError:
            raise ValueError(f"a listing has no end to count from: list(…)[{place!r}] reads it all") from None
        finally:
            rows.close()
        if isinstance(place, slice):
            return found
        if not found:
            raise IndexError(f"{self._request.method} has no row {place}")
        return found[0]

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

    def table(self, columns: int | None = None) -> str:
        """Read the list as text in columns, as wide as the terminal unless said: ``print(listing.table())``."""
        text, listing = ListText(columns), Listing(self._connection, self._request.presented())
        lines = [line for page in listing.pages() for line in text.lines(page)]
        return "\n".join([*lines, *text.lines(listing.summary)])

    def to_dataframe(self, *, verbatim: bool = False) -> pd.DataFrame:
        """Read the list as a pandas data frame, with a row for each of its rows, or for each showing of what is on.

        Args:
            verbatim: Whether to add the columns for ``json`` and the providers' own members.

        Raises:
            ImportError: pandas is not installed.
        """
        return data_frame(self, verbatim=verbatim)

    def __repr__(self) -> str:
        return f"<Listing of {self._request.method}: read it with `for row in …`, list(…), .page() or .table()>"

    def _repr_html_(self) -> str | None:
        """Show its first page in a notebook."""
        return html_of(Listing(self._connection, self._request.presented()).page().json)


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
            call = await self._connection.begin(self._request.method, stream.begin(), parts=True, reports=reports)
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

    async def table(self, columns: int | None = None) -> str:
        """Read the list as text in columns, as wide as the terminal unless said: ``print(await listing.table())``."""
        text, listing = ListText(columns), AsyncListing(self._connection, self._request.presented())
        lines = [line async for page in listing.pages() for line in text.lines(page)]
        return "\n".join([*lines, *text.lines(listing.summary)])

    async def to_dataframe(self, *, verbatim: bool = False) -> pd.DataFrame:
        """Read the list as a pandas data frame, with a row for each of its rows, or for each showing of what is on.

        Args:
            verbatim: Whether to add the columns for ``json`` and the providers' own members.

        Raises:
            ImportError: pandas is not installed.
        """
        return data_frame([row async for row in self], verbatim=verbatim)

    def __repr__(self) -> str:
        how = "read it with `async for row in …`, await ….page() or await ….table()"
        return f"<AsyncListing of {self._request.method}: {how}>"
