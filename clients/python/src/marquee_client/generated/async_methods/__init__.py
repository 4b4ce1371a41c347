# Written by `swift run generate` from schema/; changes belong there.
"""The methods of the contract as typed functions."""

from __future__ import annotations

from marquee_client._async_connection import AsyncConnection
from marquee_client._namespace import AsyncNamespace
from marquee_client.generated.async_methods.credentials import AsyncCredentialsMethods
from marquee_client.generated.async_methods.images import AsyncImagesMethods
from marquee_client.generated.async_methods.lifecycle import AsyncLifecycleMethods
from marquee_client.generated.async_methods.movies import AsyncMoviesMethods
from marquee_client.generated.async_methods.movies_of_amc import AsyncMoviesOfAMCMethods
from marquee_client.generated.async_methods.movies_of_tmdb import AsyncMoviesOfTMDBMethods
from marquee_client.generated.async_methods.search import AsyncSearchMethods
from marquee_client.generated.async_methods.server import AsyncServerMethods
from marquee_client.generated.async_methods.showtimes import AsyncShowtimesMethods
from marquee_client.generated.async_methods.suggestions import AsyncSuggestionsMethods
from marquee_client.generated.async_methods.theatres import AsyncTheatresMethods


class AsyncCredentials(AsyncCredentialsMethods):
    """The methods under ``credentials``."""


class AsyncImages(AsyncImagesMethods):
    """The methods under ``images``."""


class AsyncRpc(AsyncLifecycleMethods):
    """The methods under ``rpc``."""


class AsyncMovies(AsyncMoviesMethods, AsyncMoviesOfAMCMethods, AsyncMoviesOfTMDBMethods):
    """The methods under ``movies``."""


class AsyncSearch(AsyncSearchMethods):
    """The methods under ``search``."""


class AsyncServer(AsyncServerMethods):
    """The methods under ``server``."""


class AsyncShowtimes(AsyncShowtimesMethods):
    """The methods under ``showtimes``."""


class AsyncSuggestions(AsyncSuggestionsMethods):
    """The methods under ``suggestions``."""


class AsyncTheatres(AsyncTheatresMethods):
    """The methods under ``theatres``."""


class AsyncFamilies(AsyncNamespace):
    """A client's methods, by the word before the slash of their names."""

    def __init__(self, connection: AsyncConnection) -> None:
        """Give each namespace the connection that makes its calls."""
        super().__init__(connection)
        self.credentials: AsyncCredentials = AsyncCredentials(connection)
        self.images: AsyncImages = AsyncImages(connection)
        self.rpc: AsyncRpc = AsyncRpc(connection)
        self.movies: AsyncMovies = AsyncMovies(connection)
        self.search: AsyncSearch = AsyncSearch(connection)
        self.server: AsyncServer = AsyncServer(connection)
        self.showtimes: AsyncShowtimes = AsyncShowtimes(connection)
        self.suggestions: AsyncSuggestions = AsyncSuggestions(connection)
        self.theatres: AsyncTheatres = AsyncTheatres(connection)
