# SPDX-License-Identifier: MIT
"""The client for programs with threads, or with none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from marquee_client._base_client import BaseClient
from marquee_client._call import Params
from marquee_client._connection import Connection
from marquee_client._json import JSONObject, verbatim
from marquee_client._listing import Listing
from marquee_client._progress import Progress
from marquee_client._stream import ListRequest
from marquee_client.generated.models import Fault, InitializeResult

Self = TypeVar("Self", bound="Client")


class Client(BaseClient[Connection]):
    """A connection to a Marquee backend, which the first call starts.

    ::

        client = Client(sandbox=True)
        for movie in client.movies.now_playing():
            print(movie.title)

    Any number of threads can use it at once. A backend that died is started again by the next call. The backend ends
    with ``close``, at the end of a ``with`` statement, or when the client or the program is gone.
    """

    _connection_type = Connection

    def start(self: Self) -> Self:
        """Start the backend now, unless it is running; also after ``close``.

        Raises:
            BackendNotFoundError: There is no such program.
            BackendError: It is not Marquee, or doesn't work.
        """
        self._connection.start()
        return self

    def close(self) -> None:
        """Stop the backend, by force if need be, within 4 seconds; calls under way raise BackendClosedError."""
        self._connection.close()

    def __enter__(self: Self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        # There is no connection if the arguments were wrong.
        if connection := getattr(self, "_connection", None):
            connection.abandon()

    @property
    def backend(self) -> InitializeResult:
        """The answer of the backend to ``initialize``: its name, its version and that of its contract."""
        return self._connection.session().introduction()

    def notify(self, method: str, params: Params | None = None) -> None:
        """Send a notification, such as ``$/setTrace`` with ``{"value": "messages"}``; there is no answer."""
        self._connection.session().notify(method, params or {})

    def call(self, method: str, params: Params | None = None) -> Any:
        """Call a method by its name on the wire, such as one that this client doesn't know.

        Returns:
            The result as JSON.
        """
        return self._connection.ask(method, params or {}, verbatim)

    def stream(
        self,
        method: str,
        params: Params | None = None,
        *,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[JSONObject]:
        """Return the list of a list method, given its name on the wire.

        Args:
            method: The method, such as ``movies/nowPlaying``.
            params: The params as JSON.
            on_progress: As for the typed functions.
            on_fault: As for the typed functions.

        Returns:
            The list, whose rows are JSON.
        """
        return Listing(self._connection, ListRequest(method, params or {}, verbatim, on_progress, on_fault))
