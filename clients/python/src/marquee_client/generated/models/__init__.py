# Written by `swift run generate` from schema/; changes belong there.
"""The models of the contract."""

from __future__ import annotations

from marquee_client.generated.models.artwork import ArtworkKind, ArtworkType, FetchedImage, ImageLocation
from marquee_client.generated.models.attribute import Attribute
from marquee_client.generated.models.credential_status import (
    CredentialList,
    CredentialScheme,
    CredentialSource,
    CredentialStatus,
)
from marquee_client.generated.models.credits import Credit, Credits
from marquee_client.generated.models.error_object import Delivered, ErrorData, ErrorObject
from marquee_client.generated.models.genre import Genre, GenreList
from marquee_client.generated.models.image import (
    Image,
    ImageCategory,
    ImageColor,
    ImageOrder,
    ImageOrientation,
    ImageSearchLanguage,
    ImageType,
)
from marquee_client.generated.models.initialize import InitializeResult, ServerCapabilities, ServerInfo
from marquee_client.generated.models.known_ids import KnownIDs
from marquee_client.generated.models.movie import Movie, MovieLink, MovieLinkBasis, MovieText
from marquee_client.generated.models.movie_options import MovieInclude, MovieSort, TrendingWindow
from marquee_client.generated.models.movie_parts import MovieImage, MovieImages, NamedEntity, ReleaseDate, Translation
from marquee_client.generated.models.page import Fault, Page, Summary
from marquee_client.generated.models.person import Person
from marquee_client.generated.models.place import Place
from marquee_client.generated.models.progress import LogTrace
from marquee_client.generated.models.provider import AttributeOperator, CacheOption, MovieProvider, Provider
from marquee_client.generated.models.reviews import Review, Reviews
from marquee_client.generated.models.search_result import SearchResult
from marquee_client.generated.models.seating_layout import Seat, SeatingLayout, SeatRow, SeatZone
from marquee_client.generated.models.server_report import (
    Attribution,
    HealthChange,
    Latency,
    Pong,
    ProviderHealth,
    ProviderReport,
    ServerReport,
)
from marquee_client.generated.models.show import Show
from marquee_client.generated.models.showtime import EstimatedFee, PricePart, Showtime, ShowtimeLanguages, TicketPrice
from marquee_client.generated.models.suggestion import Suggestion, SuggestionList, SuggestionRemoval
from marquee_client.generated.models.theatre import Address, Closure, Coordinates, Market, Theatre
from marquee_client.generated.models.video import Video, VideoList
from marquee_client.generated.models.watch_providers import WatchOffers, WatchProvider, WatchProviders

__all__ = [
    "Address",
    "ArtworkKind",
    "ArtworkType",
    "Attribute",
    "AttributeOperator",
    "Attribution",
    "CacheOption",
    "Closure",
    "Coordinates",
    "CredentialList",
    "CredentialScheme",
    "CredentialSource",
    "CredentialStatus",
    "Credit",
    "Credits",
    "Delivered",
    "ErrorData",
    "ErrorObject",
    "EstimatedFee",
    "Fault",
    "FetchedImage",
    "Genre",
    "GenreList",
    "HealthChange",
    "Image",
    "ImageCategory",
    "ImageColor",
    "ImageLocation",
    "ImageOrder",
    "ImageOrientation",
    "ImageSearchLanguage",
    "ImageType",
    "InitializeResult",
    "KnownIDs",
    "Latency",
    "LogTrace",
    "Market",
    "Movie",
    "MovieImage",
    "MovieImages",
    "MovieInclude",
    "MovieLink",
    "MovieLinkBasis",
    "MovieProvider",
    "MovieSort",
    "MovieText",
    "NamedEntity",
    "Page",
    "Person",
    "Place",
    "Pong",
    "PricePart",
    "Provider",
    "ProviderHealth",
    "ProviderReport",
    "ReleaseDate",
    "Review",
    "Reviews",
    "SearchResult",
    "Seat",
    "SeatRow",
    "SeatZone",
    "SeatingLayout",
    "ServerCapabilities",
    "ServerInfo",
    "ServerReport",
    "Show",
    "Showtime",
    "ShowtimeLanguages",
    "Suggestion",
    "SuggestionList",
    "SuggestionRemoval",
    "Summary",
    "Theatre",
    "TicketPrice",
    "Translation",
    "TrendingWindow",
    "Video",
    "VideoList",
    "WatchOffers",
    "WatchProvider",
    "WatchProviders",
]
