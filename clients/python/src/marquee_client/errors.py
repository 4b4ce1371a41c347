# SPDX-License-Identifier: MIT
"""What can go wrong.

::

    MarqueeError
    ├── BackendError                the backend itself is at fault
    │   ├── BackendNotFoundError
    │   ├── BackendExitedError      has exit_status and stderr
    │   ├── BackendClosedError
    │   ├── BackendSilentError
    │   └── ProtocolError           it is no Marquee, or a broken one
    └── RPCError                    it answered with an error: has code, kind, retryable, retry_after, data
        ├── InvalidParamsError, MethodNotFoundError, RequestCancelledError, …
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
from marquee_client.generated import errors
from marquee_client.generated.errors import *  # noqa: F403

__all__ = [
    "BackendClosedError",
    "BackendError",
    "BackendExitedError",
    "BackendNotFoundError",
    "BackendSilentError",
    "MarqueeError",
    "ProtocolError",
    "RPCError",
    "UpstreamError",
]
__all__ += errors.__all__
