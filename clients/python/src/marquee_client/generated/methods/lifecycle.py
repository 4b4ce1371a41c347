# Written by `swift run generate` from schema/; changes belong there.
"""Lifecycle."""

from __future__ import annotations

from marquee_client._json import JSONObject
from marquee_client._namespace import Namespace


class LifecycleMethods(Namespace):
    """Beginning, end and self-description of a connection, as in the Language Server Protocol 3.17.

    None of it is needed to make a call.
    """

    def discover(
        self,
    ) -> JSONObject:
        """Gives this document.

        The contract, in the same bytes as schema/openrpc.json has them (OpenRPC, service discovery method).

        Returns:
            An OpenRPC document.

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
        """
        return self._call(
            "rpc.discover",
            {},
            dict,
        )
