# SPDX-License-Identifier: MIT
"""What can go wrong, apart from the kinds of errors that the contract names."""

from __future__ import annotations

import signal

from marquee_client._json import JSONObject


class MarqueeError(Exception):
    """Everything that this package raises on its own."""


class BackendError(MarqueeError):
    """The backend itself is at fault, not an answer of its."""


class BackendNotFoundError(BackendError):
    """There is no ``marquee`` program where it was looked for."""


class BackendClosedError(BackendError):
    """The client is not started, or was closed meanwhile."""


class BackendSilentError(BackendError):
    """The backend runs, and gave no answer long after the time that the call may take."""


class ProtocolError(BackendError):
    """The backend sent what it never should: no JSON, no JSON-RPC, or not what the contract says."""


class BackendExitedError(BackendError):
    """The backend's process ended while it was needed."""

    def __init__(self, exit_status: int, stderr: tuple[str, ...]) -> None:
        self.exit_status = exit_status
        """Its exit status; the negative number of the signal if one ended it."""
        self.stderr = stderr
        """The last lines that it wrote to stderr."""
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
        """What went wrong, by number."""
        self.message = message
        """What went wrong, for people."""
        self.data: JSONObject = data or {}
        """All that the backend says of it; ErrorData in the contract."""
        super().__init__(code, message, data)

    def __str__(self) -> str:
        return f"{self.message} ({self.hint})" if self.hint else self.message

    @property
    def kind(self) -> str:
        """What went wrong, by name; empty if the backend gives none."""
        return str(self.data.get("kind", ""))

    @property
    def retryable(self) -> bool:
        """True if the same request may succeed later."""
        return bool(self.data.get("retryable", False))

    @property
    def retry_after(self) -> float | None:
        """How long to wait before another try, where known. In seconds."""
        return self.data.get("retryAfterSeconds")

    @property
    def hint(self) -> str | None:
        """What the user can do about it."""
        return self.data.get("hint")

    @property
    def delivered(self) -> JSONObject | None:
        """How much of a list came before it failed: ``pageCount`` and ``itemCount``."""
        return self.data.get("delivered")

    @property
    def resume_from_page(self) -> int | None:
        """The page to ask for to get the rest of a list."""
        return self.data.get("resumeFromPage")


class UpstreamError(RPCError):
    """AMC, TMDB or Pixabay failed, or refused."""

    @property
    def provider(self) -> str | None:
        """The upstream that was asked."""
        return self.data.get("provider")

    @property
    def attempts(self) -> int | None:
        """How often it was asked."""
        return self.data.get("attempts")

    @property
    def http_status(self) -> int | None:
        """The status of its last response."""
        return self.data.get("httpStatus")
