# Written by `swift run generate` from schema/; changes belong there.
"""The methods of the contract as typed functions."""

from __future__ import annotations

from marquee_client._connection import Connection
from marquee_client._namespace import Namespace
from marquee_client.generated.methods.credentials import CredentialsMethods
from marquee_client.generated.methods.images import ImagesMethods
from marquee_client.generated.methods.lifecycle import LifecycleMethods
from marquee_client.generated.methods.movies import MoviesMethods
from marquee_client.generated.methods.movies_of_amc import MoviesOfAMCMethods
from marquee_client.generated.methods.movies_of_tmdb import MoviesOfTMDBMethods
from marquee_client.generated.methods.search import SearchMethods
from marquee_client.generated.methods.server import ServerMethods
from marquee_client.generated.methods.showtimes import ShowtimesMethods
from marquee_client.generated.methods.suggestions import SuggestionsMethods
from marquee_client.generated.methods.theatres import TheatresMethods


class Credentials(CredentialsMethods):
    """The methods under ``credentials``."""


class Images(ImagesMethods):
    """The methods under ``images``."""


class Rpc(LifecycleMethods):
    """The methods under ``rpc``."""


class Movies(MoviesMethods, MoviesOfAMCMethods, MoviesOfTMDBMethods):
    """The methods under ``movies``."""


class Search(SearchMethods):
    """The methods under ``search``."""


class Server(ServerMethods):
    """The methods under ``server``."""


class Showtimes(ShowtimesMethods):
    """The methods under ``showtimes``."""


class Suggestions(SuggestionsMethods):
    """The methods under ``suggestions``."""


class Theatres(TheatresMethods):
    """The methods under ``theatres``."""


class Families(Namespace):
    """A client's methods, by the word before the slash of their names."""

    def __init__(self, connection: Connection) -> None:
        """Give each namespace the connection that makes its calls."""
        super().__init__(connection)
        self.credentials: Credentials = Credentials(connection)
        self.images: Images = Images(connection)
        self.rpc: Rpc = Rpc(connection)
        self.movies: Movies = Movies(connection)
        self.search: Search = Search(connection)
        self.server: Server = Server(connection)
        self.showtimes: Showtimes = Showtimes(connection)
        self.suggestions: Suggestions = Suggestions(connection)
        self.theatres: Theatres = Theatres(connection)
