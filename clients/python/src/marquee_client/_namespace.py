"""What the generated methods stand on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from marquee_client._async_connection import AsyncConnection
from marquee_client._call import Params
from marquee_client._connection import Connection
from marquee_client._json import JSONObject
from marquee_client._listing import AsyncListing, Listing
from marquee_client._progress import Progress
from marquee_client._stream import ListRequest
from marquee_client.generated.models import Fault

T = TypeVar("T")


class Namespace:
    """Methods of a client."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _call(
        self,
        method: str,
        params: Params,
        read: Callable[[Any], T],
        *,
        on_partial: Callable[[T], None] | None = None,
    ) -> T:
        return self._connection.ask(method, given(params), read, on_partial)

    def _list(
        self,
        method: str,
        params: Params,
        read: Callable[[Any], T],
        *,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[T]:
        return Listing(self._connection, ListRequest(method, given(params), read, on_progress, on_fault))


class AsyncNamespace:
    """Methods of a client of asyncio."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def _call(
        self,
        method: str,
        params: Params,
        read: Callable[[Any], T],
        *,
        on_partial: Callable[[T], None] | None = None,
    ) -> T:
        return await self._connection.ask(method, given(params), read, on_partial)

    def _list(
        self,
        method: str,
        params: Params,
        read: Callable[[Any], T],
        *,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> AsyncListing[T]:
        return AsyncListing(self._connection, ListRequest(method, given(params), read, on_progress, on_fault))


def given(params: Params) -> JSONObject:
    """Leave out the parameters that were left out."""
    return {name: value for name, value in params.items() if value is not None}
