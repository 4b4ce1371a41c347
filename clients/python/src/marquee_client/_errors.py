# SPDX-License-Identifier: MIT
"""The exceptions other than those for the contract's kinds of errors."""

from __future__ import annotations

import signal

from marquee_client._json import JSONObject


class MarqueeError(Exception):
    """The base class of every exception that this package raises."""


class BackendError(MarqueeError):
    """The backend itself failed, rather than a request."""


class BackendNotFoundError(BackendError):
    """There is no ``marquee`` program where it was looked for."""


class BackendClosedError(BackendError):
    """The client is not started, or was closed in the meantime."""


class BackendSilentError(BackendError):
    """The backend is running, but gave no answer long after the call's time limit."""


class ProtocolError(BackendError):
    """The backend sent something that is not JSON, not JSON-RPC, or not what the contract says."""


class BackendExitedError(BackendError):
    """The backend's process ended while it was needed."""

    def __init__(self, exit_status: int, stderr: tuple[str, ...]) -> None:
        self.exit_status = exit_status
        """The exit status; if a signal ended the process, the signal's number, negated."""
        self.stderr = stderr
        """The last lines that the process wrote to stderr."""
        super().__init__(exit_status, stderr)

    def __str__(self) -> str:
        how = f"exited with status {self.exit_status}"
        if self.exit_status < 0:
            how = f"was ended by {_signal_name(-self.exit_status)}"
        words = "".join(f"\n  {line}" for line in self.stderr)
        return f"the backend {how}" + (f"; its last words:{words}" if words else " without a word on stderr")


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


class RPCError(MarqueeError):
    """An error that the backend answered with; there is a subclass for each kind."""

    def __init__(self, code: int, message: str, data: JSONObject | None = None) -> None:
        self.code = code
        """The error code."""
        self.message = message
        """The message to show to the user."""
        self.data: JSONObject = data or {}
        """The details of the error; ErrorData in the contract."""
        super().__init__(code, message, data)

    def __str__(self) -> str:
        return f"{self.message} ({self.hint})" if self.hint else self.message

    @property
    def kind(self) -> str:
        """The kind of error; empty if the backend gives none."""
        return str(self.data.get("kind", ""))

    @property
    def retryable(self) -> bool:
        """Whether the same request may succeed later."""
        return bool(self.data.get("retryable", False))

    @property
    def retry_after(self) -> float | None:
        """The time to wait before another attempt, in seconds; None if not known."""
        return self.data.get("retryAfterSeconds")

    @property
    def hint(self) -> str | None:
        """What to do about the error, as one writes it in Python; ``data`` has the backend's own words."""
        hint = self.data.get("hint")
        setting = f"client.credentials.set(provider={self.data.get('provider', 'amc')!r}, key=…)"
        return hint and str(hint).replace("credentials/set", setting).replace("--sandbox", "Client(sandbox=True)")

    @property
    def delivered(self) -> JSONObject | None:
        """How much of a list arrived before it failed: ``pageCount`` and ``itemCount``."""
        return self.data.get("delivered")

    @property
    def resume_from_page(self) -> int | None:
        """The page from which to request the rest of a list."""
        return self.data.get("resumeFromPage")


class UpstreamError(RPCError):
    """AMC, TMDB or Pixabay failed, or refused the request."""

    @property
    def provider(self) -> str | None:
        """The provider that was asked."""
        return self.data.get("provider")

    @property
    def attempts(self) -> int | None:
        """The number of requests sent to the provider."""
        return self.data.get("attempts")

    @property
    def http_status(self) -> int | None:
        """The HTTP status of the provider's last response."""
        return self.data.get("httpStatus")
