# SPDX-License-Identifier: MIT
"""The exceptions that this package raises.

::

    MarqueeError
    ├── BackendError                the backend itself failed
    │   ├── BackendNotFoundError
    │   ├── BackendExitedError      has exit_status and stderr
    │   ├── BackendClosedError
    │   ├── BackendSilentError
    │   └── ProtocolError           it is not Marquee, or is broken
    └── RPCError                    it answered with an error: has code, kind, retryable, retry_after, data
        ├── InvalidParamsError, MethodNotFoundError, RequestCancelledError, …
        │   └── NotFiniteError      a parameter is NaN or infinite; nothing was sent
        └── UpstreamError           AMC, TMDB or Pixabay failed: has provider, attempts, http_status
            └── NotFoundError, RateLimitedError, CredentialsMissingError, TimedOutError, …
"""

from marquee_client._errors import (
    BackendClosedError,
    BackendError,
    BackendExitedError,
    BackendNotFoundError,
    BackendSilentError,
    MarqueeError,
    ProtocolError,
    RPCError,
    UpstreamError,
)
from marquee_client._session import NotFiniteError
from marquee_client.generated import errors
from marquee_client.generated.errors import *  # noqa: F403

__all__ = [
    "BackendClosedError",
    "BackendError",
    "BackendExitedError",
    "BackendNotFoundError",
    "BackendSilentError",
    "MarqueeError",
    "NotFiniteError",
    "ProtocolError",
    "RPCError",
    "UpstreamError",
]
__all__ += errors.__all__
