# SPDX-License-Identifier: MIT
"""The client for programs with asyncio."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from marquee_client._async_connection import AsyncConnection
from marquee_client._base_client import BaseClient
from marquee_client._call import Params
from marquee_client._json import JSONObject, verbatim
from marquee_client._listing import AsyncListing
from marquee_client._progress import Progress
from marquee_client._stream import ListRequest
from marquee_client.generated.models import Fault, InitializeResult

Self = TypeVar("Self", bound="AsyncClient")


class AsyncClient(BaseClient[AsyncConnection]):
    """A connection to a Marquee backend, which the first call starts, for tasks of one event loop.

    ::

        client = AsyncClient(sandbox=True)
        async for movie in client.movies.now_playing():
            print(movie.title)

    Cancelling a task cancels its call. A backend that died is started again by the next call. The backend ends with
    ``close``, at the end of an ``async with`` statement, or with the event loop if ``asyncio.run`` runs it.
    """

    _connection_type = AsyncConnection

    async def start(self: Self) -> Self:
        """Start the backend now, unless it is running; also after ``close`` and in another event loop.

        Raises:
            BackendNotFoundError: There is no such program.
            BackendError: It is not Marquee, or doesn't work.
        """
        await self._connection.start()
        return self

    async def close(self) -> None:
        """Stop the backend, by force if need be, within 4 seconds; calls under way raise BackendClosedError."""
        await self._connection.close()

    async def __aenter__(self: Self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def backend(self) -> InitializeResult:
        """The answer of the backend to ``initialize``: its name, its version and that of its contract.

        Raises:
            BackendClosedError: It isn't running.
        """
        return self._connection.running.introduction()

    def notify(self, method: str, params: Params | None = None) -> None:
        """Send a notification, such as ``$/setTrace`` with ``{"value": "messages"}``; there is no answer.

        Raises:
            BackendClosedError: The backend isn't running.
        """
        self._connection.running.notify(method, params or {})

    async def call(self, method: str, params: Params | None = None) -> Any:
        """Call a method by its name on the wire, such as one that this client doesn't know.

        Returns:
            The result as JSON.
        """
        return await self._connection.ask(method, params or {}, verbatim)

    def stream(
        self,
        method: str,
        params: Params | None = None,
        *,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> AsyncListing[JSONObject]:
        """Return the list of a list method, given its name on the wire.

        Args:
            method: The method, such as ``movies/nowPlaying``.
            params: The params as JSON.
            on_progress: As for the typed functions.
            on_fault: As for the typed functions.

        Returns:
            The list, whose rows are JSON.
        """
        return AsyncListing(self._connection, ListRequest(method, params or {}, verbatim, on_progress, on_fault))
