# SPDX-License-Identifier: MIT
"""What the clients for threads and for asyncio have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from marquee_client._backend import Backend, Path
from marquee_client._namespace import Connections
from marquee_client._settings import GRACE, Settings
from marquee_client.generated.methods import Families
from marquee_client.generated.notifications import Notifications


class BaseClient(Families[Connections]):
    """A client, whose connection decides whether it waits in a thread or in a task."""

    _connection_type: ClassVar[type[Any]]

    def __init__(
        self,
        binary: Path | None = None,
        *,
        sandbox: bool = False,
        arguments: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        language: str | None = None,
        region: str | None = None,
        notifications: Notifications | None = None,
        restart: bool = True,
        grace: float = GRACE,
    ) -> None:
        """Create a client without starting the backend.

        Args:
            binary: The backend's program; by default what MARQUEE_BIN names, otherwise that of the package
                marquee-backend, otherwise ``marquee`` on PATH.
            sandbox: Whether the backend answers from its built-in catalogue, without keys or network.
            arguments: Further arguments of the program, such as ``["--log-level", "debug"]``.
            environment: All environment variables of the program; by default this process's.
            language: The default of the parameter ``language``, such as ``en-US``.
            region: The default of the parameter ``region``, such as ``US``.
            notifications: The callbacks for the server's notifications. Those of a ``Client`` are called one after the
                other on a separate thread, and may call the client; those of an ``AsyncClient`` are called by the event
                loop, and are no coroutines, but may create tasks.
            restart: Whether a call starts the backend again after it died, and a call that reads is made again, once,
                if the backend dies before it has answered; if not, every call raises what ended the backend until
                ``start``.
            grace: How long a call waits for the backend after the call's time limit, in seconds, before it raises
                BackendSilentError.
        """
        options = ("--sandbox",) if sandbox else ()
        variables = None if environment is None else dict(environment)
        backend = Backend(binary, (*options, *arguments), variables)
        settings = Settings(backend, language, region, notifications or Notifications(), restart, grace)
        self._connection: Connections = self._connection_type(settings)
        super().__init__(self._connection)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._connection.description}>"

    @property
    def program(self) -> str:
        """The path of the backend's program: of the one that is running, otherwise of the one that a call would start.

        Raises:
            BackendNotFoundError: There is none.
        """
        return self._connection.program
