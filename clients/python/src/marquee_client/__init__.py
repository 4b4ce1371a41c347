# SPDX-License-Identifier: MIT
"""Movies, showtimes, theatres, search and suggestions from the Marquee backend.

``Client`` is for threads and ``AsyncClient`` for asyncio; both start the backend themselves. The exceptions are in
``marquee_client.errors``, the results in ``marquee_client.models``.
"""

from marquee_client import errors, models
from marquee_client._async_client import AsyncClient
from marquee_client._cancellation import Cancellation
from marquee_client._client import Client
from marquee_client._completer import AsyncCompleter, Completer, match_ranges
from marquee_client._feed import AsyncWatchFeed, WatchFeed
from marquee_client._listing import AsyncListing, Listing
from marquee_client._progress import Progress
from marquee_client._settings import VERSION
from marquee_client.errors import MarqueeError
from marquee_client.generated import CONTRACT_VERSION
from marquee_client.generated.notifications import Notifications

__all__ = [
    "CONTRACT_VERSION",
    "AsyncClient",
    "AsyncCompleter",
    "AsyncListing",
    "AsyncWatchFeed",
    "Cancellation",
    "Client",
    "Completer",
    "Listing",
    "MarqueeError",
    "Notifications",
    "Progress",
    "WatchFeed",
    "errors",
    "match_ranges",
    "models",
]

__version__ = VERSION
