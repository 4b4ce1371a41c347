# Written by `swift run generate` from schema/; changes belong there.
"""What the command line knows of the methods."""

from __future__ import annotations

from marquee_client._metadata import Method
from marquee_client.generated.metadata.credentials import CREDENTIALS
from marquee_client.generated.metadata.images import IMAGES
from marquee_client.generated.metadata.lifecycle import LIFECYCLE
from marquee_client.generated.metadata.movies import MOVIES
from marquee_client.generated.metadata.movies_of_amc import MOVIES_OF_AMC
from marquee_client.generated.metadata.movies_of_tmdb import MOVIES_OF_TMDB
from marquee_client.generated.metadata.search import SEARCH
from marquee_client.generated.metadata.server import SERVER
from marquee_client.generated.metadata.showtimes import SHOWTIMES
from marquee_client.generated.metadata.suggestions import SUGGESTIONS
from marquee_client.generated.metadata.theatres import THEATRES

METHODS: tuple[Method, ...] = (
    *CREDENTIALS,
    *IMAGES,
    *LIFECYCLE,
    *MOVIES,
    *MOVIES_OF_AMC,
    *MOVIES_OF_TMDB,
    *SEARCH,
    *SERVER,
    *SHOWTIMES,
    *SUGGESTIONS,
    *THEATRES,
)
"""All methods, in the order of the contract."""
