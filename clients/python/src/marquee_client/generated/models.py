# SPDX-License-Identifier: MIT
# Written by `swift run generate` from schema/; changes belong there.
"""The models of the contract."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, Literal, TypeVar

from marquee_client._json import JSONObject, Model, verbatim

ArtworkKind = Literal["movie", "person", "theatre"]
"""What an image belongs to.

``movie``: A movie. ``person``: A person. ``theatre``: A theatre.
"""


ArtworkType = Literal["poster", "backdrop", "profile", "logo"]
"""Which image of an entity.

``poster``: A movie's poster. ``backdrop``: A wide picture of a movie or a theatre. ``profile``: A picture of a person.
``logo``: A title, a company or a service as a picture.
"""


@dataclass(frozen=True, repr=False)
class ImageLocation(Model):
    """Where an image is."""

    url: str
    """Its address."""
    provider: Provider
    """Whose image it is."""
    size: str | None = None
    """The size that was chosen, as the provider names it."""
    width: int | None = None
    """How wide that size is; left out for the original. In pixels."""
    path: str | None = None
    """The image's path at the provider."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class FetchedImage(Model):
    """An image that is now a file."""

    path: str
    """The file. It stays until newer ones need its room."""
    content_type: str
    """What kind of image it is (media type)."""
    bytes: int
    """How large the file is. In bytes."""
    url: str
    """Where it came from."""
    provider: Provider
    """Whose image it is."""
    width: int | None = None
    """How wide it is; left out if the file doesn't tell. In pixels."""
    height: int | None = None
    """How high it is; left out if the file doesn't tell. In pixels."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class Attribute(Model):
    """A feature of a movie, a theatre or a showtime, as AMC lists them."""

    code: str
    """What filters call it."""
    name: str | None = None
    """What people call it."""
    description: str | None = None
    """What it means."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class CredentialStatus(Model):
    """Whether a provider's key is there. The key itself is never shown."""

    provider: Provider
    """Which provider."""
    configured: bool
    """True if a key is there."""
    source: CredentialSource | None = None
    """Where it is from; left out if there is none."""
    scheme: CredentialScheme | None = None
    """How it is sent; left out if there is none."""
    hint: str | None = None
    """How to set one, or what is wrong with it."""


CredentialSource = Literal["request", "environment", "file", "sandbox"]
"""Where a key is from.

``request``: credentials/set. ``environment``: An environment variable. ``file``: The configuration file. ``sandbox``:
The sandbox, which needs none.
"""


CredentialScheme = Literal["header", "bearer", "query"]
"""How a key is sent.

``header``: In a header of the provider's own. ``bearer``: As a bearer token. ``query``: In the query.
"""


@dataclass(frozen=True, repr=False)
class CredentialList(Model):
    """Whether each provider's key is there."""

    credentials: tuple[CredentialStatus, ...]
    """One for each provider."""
    warnings: tuple[str, ...] = ()
    """What is wrong with the configuration file, or with a key of the environment; left out if nothing."""


@dataclass(frozen=True, repr=False)
class Credits(Model):
    """Who plays in a movie and who made it."""

    cast: tuple[Credit, ...]
    """Who plays in it, leading parts first."""
    crew: tuple[Credit, ...]
    """Who made it."""
    id: str | None = None
    """Which movie."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class Credit(Model):
    """One person's part in a movie."""

    name: str
    """The person's name."""
    id: str | None = None
    """Which person."""
    character: str | None = None
    """Who they play."""
    job: str | None = None
    """What they do."""
    department: str | None = None
    """What kind of work that is."""
    order: int | None = None
    """Their place in the list of the cast; smaller is more prominent."""
    biography: str | None = None
    """Their life."""
    profile_url: str | None = None
    """A picture of them."""
    profile_path: str | None = None
    """What images/url and images/fetch call the picture."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class ErrorObject(Model):
    """An error as JSON-RPC 2.0 gives it (specification, section 5.1)."""

    code: int
    """What went wrong, by number."""
    message: str
    """What went wrong, for people."""
    data: ErrorData
    """What a program can use of it."""


@dataclass(frozen=True, repr=False)
class ErrorData(Model):
    """What a program can use of an error.

    Which members are there depends on the kind; those that always are, the list of errors names.
    """

    kind: str
    """What went wrong, by name: one of the kinds in the list of errors."""
    retryable: bool
    """True if the same request may succeed later."""
    hint: str | None = None
    """What the user can do about it."""
    path: str | None = None
    """Which part of the params is wrong (JSON Pointer, RFC 6901)."""
    expected: str | None = None
    """What should stand there."""
    got: str | None = None
    """What stands there."""
    nearest: str | None = None
    """The known method or member whose name is nearest."""
    offset: int | None = None
    """Where in the message its text stops being JSON. In bytes."""
    limit_bytes: int | None = None
    """The limit that the message is over. In bytes."""
    method: str | None = None
    """The method that was asked for."""
    provider: str | None = None
    """The upstream that was asked."""
    attempts: int | None = None
    """How often it was asked. In requests."""
    http_status: int | None = None
    """The status of its last response; 600 and above are no statuses of HTTP, and yet some send them."""
    upstream_code: int | None = None
    """The code that the upstream itself gives the error."""
    upstream_message: str | None = None
    """The text that the upstream itself gives the error."""
    retry_after_seconds: float | None = None
    """How long to wait before another try, in tenths, rounded up. In seconds."""
    url: str | None = None
    """What was asked for, with the secrets taken out."""
    delivered: Delivered | None = None
    """What the stream had sent before it failed or was cancelled."""
    resume_from_page: int | None = None
    """The page to ask for to get the rest."""


@dataclass(frozen=True, repr=False)
class Delivered(Model):
    """What a stream had sent before it failed."""

    page_count: int
    """How many pages were sent."""
    item_count: int
    """How many rows they held."""


@dataclass(frozen=True, repr=False)
class FoundPlace(Model):
    """A place, as a request's text, id or coordinates were understood."""

    name: str
    """The place's name: a city with its state, a ZIP code, a theatre's name, or the coordinates as text."""
    kind: PlaceKind
    """What kind of place it is."""
    latitude: float | None = None
    """Degrees north of the equator; left out if unknown. In degrees."""
    longitude: float | None = None
    """Degrees east of Greenwich; left out if unknown. In degrees."""
    theatre_id: str | None = None
    """The theatre's id, if the place is a theatre."""
    alternatives: tuple[PlaceAlternative, ...] = ()
    """Other places that the text may mean, each of which can be given as place; left out if there are none."""


PlaceKind = Literal["city", "zipCode", "theatre", "coordinates", "other"]
"""A kind of place.

``city``: A city with its state. ``zipCode``: A ZIP code of the United States. ``theatre``: A single theatre.
``coordinates``: A point given by latitude and longitude. ``other``: Any other place that AMC knows.
"""


@dataclass(frozen=True, repr=False)
class PlaceAlternative(Model):
    """Another place that a text may mean."""

    name: str
    """The place's name, which can be given as place."""
    kind: PlaceKind
    """What kind of place it is."""
    theatre_id: str | None = None
    """The theatre's id, if it is a theatre."""


@dataclass(frozen=True, repr=False)
class Genre(Model):
    """A kind of movie or show."""

    name: str
    """What it is called, in the language of the answer."""
    id: str | None = None
    """What movies/discover calls it."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class GenreList(Model):
    """All genres."""

    genres: tuple[Genre, ...]
    """The genres, in the provider's order."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class Image(Model):
    """An image of Pixabay. Whoever shows it says where it is from and links its page."""

    id: str
    """Which image."""
    page_url: str | None = None
    """Its page, which must be linked where it is shown."""
    type: str | None = None
    """What it is: photo, illustration or vector."""
    tags: tuple[str, ...] = ()
    """What is on it."""
    preview_url: str | None = None
    """A small version."""
    preview_width: int | None = None
    """How wide the small version is. In pixels."""
    preview_height: int | None = None
    """How high the small version is. In pixels."""
    web_url: str | None = None
    """A version for the screen; the address works for a day."""
    web_width: int | None = None
    """How wide the version for the screen is. In pixels."""
    web_height: int | None = None
    """How high the version for the screen is. In pixels."""
    large_url: str | None = None
    """A large version; the address works for a day."""
    width: int | None = None
    """How wide the original is. In pixels."""
    height: int | None = None
    """How high the original is. In pixels."""
    size_bytes: int | None = None
    """How large the original is. In bytes."""
    views: int | None = None
    """How often it was looked at. In views."""
    downloads: int | None = None
    """How often it was downloaded. In downloads."""
    likes: int | None = None
    """How many people like it. In likes."""
    comments: int | None = None
    """How many comments it has."""
    user_name: str | None = None
    """Who made it."""
    user_image_url: str | None = None
    """A picture of who made it."""
    pixabay: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


ImageType = Literal["all", "photo", "illustration", "vector"]
"""Which images to look for.

``all``: Any. ``photo``: Photographs. ``illustration``: Illustrations. ``vector``: Vector graphics.
"""


ImageOrientation = Literal["all", "horizontal", "vertical"]
"""How an image lies.

``all``: Any way. ``horizontal``: Wider than high. ``vertical``: Higher than wide.
"""


ImageOrder = Literal["popular", "latest"]
"""In which order images come.

``popular``: The most popular first. ``latest``: The newest first.
"""


ImageCategory = Literal[
    "backgrounds",
    "fashion",
    "nature",
    "science",
    "education",
    "feelings",
    "health",
    "people",
    "religion",
    "places",
    "animals",
    "industry",
    "computer",
    "food",
    "sports",
    "transportation",
    "travel",
    "buildings",
    "business",
    "music",
]
"""What images are about."""


ImageColor = Literal[
    "grayscale",
    "transparent",
    "red",
    "orange",
    "yellow",
    "green",
    "turquoise",
    "blue",
    "lilac",
    "pink",
    "white",
    "gray",
    "black",
    "brown",
]
"""A colour that an image has."""


ImageSearchLanguage = Literal[
    "cs",
    "da",
    "de",
    "en",
    "es",
    "fr",
    "id",
    "it",
    "hu",
    "nl",
    "no",
    "pl",
    "pt",
    "ro",
    "sk",
    "fi",
    "sv",
    "tr",
    "vi",
    "th",
    "bg",
    "ru",
    "el",
    "ja",
    "ko",
    "zh",
]
"""A language that Pixabay can search in."""


@dataclass(frozen=True, repr=False)
class ServerInfo(Model):
    """Which program answers."""

    name: str
    """What it is called."""
    version: str
    """Its version."""


@dataclass(frozen=True, repr=False)
class InitializeResult(Model):
    """What this server is."""

    capabilities: ServerCapabilities
    """Nothing: no capability of the Language Server Protocol applies."""
    server_info: ServerInfo
    """Which program answers."""
    contract_version: str
    """The version of the contract, which is that of the document rpc.discover gives."""


@dataclass(frozen=True, repr=False)
class ServerCapabilities(Model):
    """Capabilities in the sense of the Language Server Protocol: none."""


@dataclass(frozen=True, repr=False)
class KnownIDs(Model):
    """What one entity is called at each provider, as far as known: the provider's own numbers and names, which are no
    ids of this contract.

    A parameter takes such a number with its provider in front, as amc:61234.
    """

    amc: int | None = None
    """The number at AMC."""
    tmdb: int | None = None
    """The number at TMDB."""
    imdb: str | None = None
    """The identifier at IMDb."""


@dataclass(frozen=True, repr=False)
class Movie(Model):
    """A movie. What AMC and TMDB share has one name; the rest stands verbatim under the provider's key."""

    id: str
    """Which movie, at the provider that answers."""
    title: str
    """The title, in the language of the answer."""
    ids: KnownIDs | None = None
    """What each provider calls it, as far as known."""
    slug: str | None = None
    """What AMC's web address calls it."""
    original_title: str | None = None
    """The title in the language it was made in."""
    original_language: str | None = None
    """The language it was made in."""
    untranslated: tuple[MovieText, ...] = ()
    """Which texts are the original's because the language that was asked for lacks them."""
    tagline: str | None = None
    """One line to draw people in."""
    overview: str | None = None
    """What it is about."""
    release_date: dt.date | None = None
    """The day it came or comes out."""
    runtime_minutes: int | None = None
    """How long it runs. In minutes."""
    certification: str | None = None
    """The age rating: from AMC the MPA's of the United States, from TMDB that of the country which region, the
    session's region or language names, as of the theatrical release if there was one. TMDB gives it with single movies
    only."""
    genres: tuple[Genre, ...] = ()
    """What kind of movie it is. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they are named here
    unless TMDB's list of genres can't be had."""
    rating: float | None = None
    """What the audience thinks of it; left out while nobody has voted. In points from 0 to 10."""
    rating_count: int | None = None
    """How many people have voted. In votes."""
    popularity: float | None = None
    """How much attention it gets now, on the provider's own open scale."""
    adult: bool | None = None
    """True if it is for adults only."""
    status: str | None = None
    """How far it has come."""
    homepage: str | None = None
    """The makers' page for it."""
    website_url: str | None = None
    """The provider's page for it."""
    showtimes_url: str | None = None
    """The provider's page of its showtimes."""
    poster_url: str | None = None
    """The poster, in a size for lists."""
    backdrop_url: str | None = None
    """A wide picture, in a size for a page."""
    poster_path: str | None = None
    """What images/url and images/fetch call the poster."""
    backdrop_path: str | None = None
    """What images/url and images/fetch call the wide picture."""
    trailer_url: str | None = None
    """A trailer."""
    budget: int | None = None
    """What it cost. In US dollars."""
    revenue: int | None = None
    """What it has earned. In US dollars."""
    cast: tuple[str, ...] = ()
    """The names of its leading actors; from TMDB ten at most, if credits are included."""
    directors: tuple[str, ...] = ()
    """The names of its directors; from TMDB if credits are included."""
    collection: NamedEntity | None = None
    """The series it belongs to."""
    companies: tuple[NamedEntity, ...] = ()
    """Who made it."""
    countries: tuple[str, ...] = ()
    """Where it was made."""
    languages: tuple[str, ...] = ()
    """What is spoken in it."""
    attributes: tuple[Attribute, ...] = ()
    """What is special about it."""
    is_private_rental: bool | None = None
    """True if it is no movie but AMC's name for an auditorium to rent; left out otherwise. No list of films should
    count it."""
    has_scheduled_showtimes: bool | None = None
    """True if showtimes are scheduled."""
    online_tickets_at: dt.datetime | None = None
    """When tickets go on sale online."""
    earliest_showing_at: dt.datetime | None = None
    """When it is first shown."""
    available_for_a_list: bool | None = None
    """True if members of AMC's A-List can reserve it."""
    release_number: int | None = None
    """The number of its release, which theatres/showing takes."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    link: MovieLink | None = None
    """How the other provider's movie was found, where its fields are here too."""
    link_fault: ErrorObject | None = None
    """Why what the other provider would add is missing, with link or with parts that only it has: it has no key, can't
    be reached, or took more than its share of the time. Left out where it was added, and where the other provider has
    no such movie and no parts of it were asked for."""
    credits: Credits | None = None
    """Who made it and who plays in it, if included."""
    videos: tuple[Video, ...] = ()
    """Trailers and other videos, if included."""
    images: MovieImages | None = None
    """Posters and other pictures, if included."""
    watch_providers: dict[str, WatchOffers] = field(default_factory=dict, hash=False)
    """Where to watch it, by country, if included."""
    release_dates: tuple[ReleaseDate, ...] = ()
    """When it came out where, if included."""
    similar: tuple[Movie, ...] = ()
    """Movies like it, if included."""
    recommendations: tuple[Movie, ...] = ()
    """Movies that people who like it like, if included."""
    reviews: Reviews | None = None
    """What people wrote about it, if included."""
    keywords: tuple[NamedEntity, ...] = ()
    """What it deals with, if included."""
    translations: tuple[Translation, ...] = ()
    """Its texts in other languages, if included."""
    external_ids: dict[str, str] = field(default_factory=dict, hash=False)
    """What other sites call it, by site, if included."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


MovieText = Literal["title", "tagline", "overview"]
"""A text that can stand in for a missing translation.

``title``: The title. ``tagline``: The tagline. ``overview``: The overview.
"""


@dataclass(frozen=True, repr=False)
class MovieLink(Model):
    """How two providers' entries were found to be the same movie."""

    by: MovieLinkBasis
    """What they have in common."""
    confidence: float
    """How sure that is."""


MovieLinkBasis = Literal["imdb", "titleAndYear"]
"""What two entries have in common.

``imdb``: The IMDb identifier. ``titleAndYear``: The title and the year of release.
"""


MovieInclude = Literal[
    "credits",
    "videos",
    "images",
    "watchProviders",
    "releaseDates",
    "similar",
    "recommendations",
    "reviews",
    "keywords",
    "translations",
    "externalIds",
]
"""A part of a movie that is given only if asked for.

``credits``: Who made it. ``videos``: Trailers and other videos. ``images``: Posters and other pictures.
``watchProviders``: Where to watch it. ``releaseDates``: When it came out where. ``similar``: Movies like it.
``recommendations``: What people who like it like. ``reviews``: What people wrote about it. ``keywords``: What it deals
with. ``translations``: Its texts in other languages. ``externalIds``: What other sites call it.
"""


MovieSort = Literal[
    "popularity.asc",
    "popularity.desc",
    "releaseDate.asc",
    "releaseDate.desc",
    "revenue.asc",
    "revenue.desc",
    "title.asc",
    "title.desc",
    "originalTitle.asc",
    "originalTitle.desc",
    "rating.asc",
    "rating.desc",
    "ratingCount.asc",
    "ratingCount.desc",
]
"""In which order movies come: by what, and whether ascending or descending."""


TrendingWindow = Literal["day", "week"]
"""The time over which attention is counted.

``day``: The last day. ``week``: The last seven days.
"""


@dataclass(frozen=True, repr=False)
class NamedEntity(Model):
    """Something a movie refers to that has no methods of its own: a series, a company, a keyword."""

    name: str
    """What it is called."""
    id: str | None = None
    """Which one: a collection, a company or a keyword."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class MovieImages(Model):
    """Pictures of a movie."""

    posters: tuple[MovieImage, ...] = ()
    """Posters."""
    backdrops: tuple[MovieImage, ...] = ()
    """Wide pictures."""
    logos: tuple[MovieImage, ...] = ()
    """The title as a picture."""


@dataclass(frozen=True, repr=False)
class MovieImage(Model):
    """One picture of a movie."""

    path: str
    """What images/url and images/fetch call it."""
    url: str | None = None
    """Where it is, in its full size."""
    width: int | None = None
    """How wide it is in full size. In pixels."""
    height: int | None = None
    """How high it is in full size. In pixels."""
    language: str | None = None
    """The language of the words on it."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class ReleaseDate(Model):
    """When a movie came out in one country."""

    region: str
    """Where."""
    released_at: dt.datetime
    """When; midnight UTC where only the day is known."""
    certification: str | None = None
    """The age rating there."""
    type: str | None = None
    """In what way: premiere, limitedTheatrical, theatrical, digital, physical or television."""
    language: str | None = None
    """The language of that release."""
    note: str | None = None
    """What is special about it."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class Translation(Model):
    """A movie's texts in one language."""

    language: str
    """The language."""
    region: str | None = None
    """The country whose variety it is."""
    language_name: str | None = None
    """The language's name in English."""
    title: str | None = None
    """The title."""
    tagline: str | None = None
    """One line to draw people in."""
    overview: str | None = None
    """What it is about."""
    homepage: str | None = None
    """The makers' page for it."""
    runtime_minutes: int | None = None
    """How long that version runs. In minutes."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


Row = TypeVar("Row")


@dataclass(frozen=True, repr=False)
class Page(Model, Generic[Row]):
    """One page of a list: the answer of a list method, and what it sends with a partialResultToken."""

    kind: ClassVar[Literal["page"]] = "page"
    """Tells a page from the other parts of a stream."""
    page: int
    """Which page this is; the first is 1."""
    page_size: int
    """How many rows make a page; page and the totals count in it. It is what was asked for, or the limit where that is
    smaller and the page is not part of a stream. The last page may hold fewer."""
    items: tuple[Row, ...]
    """The rows, in the upstream's order."""
    total_pages: int | None = None
    """How many pages can be reached; left out where the upstream doesn't tell. An empty list has one page, which is
    empty."""
    total_results: int | None = None
    """How many rows can be reached; left out where the upstream doesn't tell."""
    next_page: int | None = None
    """The page that follows; left out on the last one."""
    previous_page: int | None = None
    """The page before; left out on the first one."""
    duplicates: int | None = None
    """Rows left out because an earlier page of the same request gave them; left out if none. In rows."""
    skipped: int | None = None
    """Rows left out because they could not be read; left out if none. In rows."""
    attempts: int | None = None
    """How often the upstream was asked until it answered; left out if once. In requests."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    place: FoundPlace | None = None
    """The place that the parameters were understood to mean, for methods that take one."""
    date: dt.date | None = None
    """The day that the rows are of, for methods that take one."""
    message: str | None = None
    """What to show a person where the list is empty."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""
    pixabay: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""

    @classmethod
    def from_json(cls, json: JSONObject, row: Callable[[Any], Row] = verbatim) -> Page[Row]:
        """Read it from the JSON object that the server sent, and each item with a function."""
        return replace(super().from_json(json), items=tuple(map(row, json["items"])))


@dataclass(frozen=True, repr=False)
class Summary(Model):
    """The answer of a list method that has sent its pages."""

    kind: ClassVar[Literal["summary"]] = "summary"
    """Tells a summary from the other parts of a stream."""
    page_count: int
    """How many pages were sent."""
    item_count: int
    """How many rows they held."""
    complete: bool
    """False if a limit ended the list before its end."""
    next_page: int | None = None
    """The page that holds the first row not given; left out if the list is complete."""
    duplicates: int | None = None
    """Rows left out because an earlier page had given them; left out if none. In rows."""
    skipped: int | None = None
    """Rows left out because they could not be read; left out if none. In rows."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    place: FoundPlace | None = None
    """The place that the parameters were understood to mean, for methods that take one."""
    date: dt.date | None = None
    """The day that the rows are of, for methods that take one."""
    message: str | None = None
    """What to show a person where the list is empty."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class Fault(Model):
    """A page that failed, sent in the stream in its place."""

    kind: ClassVar[Literal["error"]] = "error"
    """Tells a fault from the other parts of a stream."""
    page: int
    """The page that failed."""
    error: ErrorObject
    """What went wrong."""
    will_retry: bool
    """True if the page is asked for again; false if the request ends here, in an error."""
    retry_in_seconds: float | None = None
    """How long until then, in tenths, rounded up. In seconds."""


@dataclass(frozen=True, repr=False)
class Person(Model):
    """Someone who plays in movies or makes them."""

    id: str
    """Which person."""
    name: str
    """What they are called."""
    ids: KnownIDs | None = None
    """What each provider calls them, as far as known."""
    original_name: str | None = None
    """What they are called at home."""
    department: str | None = None
    """What they are known for doing."""
    popularity: float | None = None
    """How much attention they get now, on the provider's own open scale."""
    adult: bool | None = None
    """True if their work is for adults only."""
    known_for: tuple[str, ...] = ()
    """The titles that they are known for."""
    profile_url: str | None = None
    """A picture of them."""
    profile_path: str | None = None
    """What images/url and images/fetch call the picture."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class Place(Model):
    """A place that a search text may mean.

    A theatre's theatreId leads to theatres/get, the coordinates of another place to theatres/near.
    """

    title: str
    """What it is called."""
    type: str
    """What it is: city, zipcode or theatre. Others may come."""
    latitude: float | None = None
    """How far north it lies. In degrees."""
    longitude: float | None = None
    """How far east it lies. In degrees."""
    theatre_id: str | None = None
    """Which theatre, if it is one."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class LogTrace(Model):
    """One line of the trace."""

    message: str
    """What happens."""
    verbose: str | None = None
    """More of it, if verbose was asked for."""


Provider = Literal["amc", "tmdb", "pixabay"]
"""An upstream that has a key of its own.

``amc``: AMC Theatres. ``tmdb``: The Movie Database. ``pixabay``: Pixabay.
"""


MovieProvider = Literal["amc", "tmdb"]
"""An upstream that knows movies.

``amc``: AMC Theatres. ``tmdb``: The Movie Database.
"""


CacheOption = Literal["default", "reload", "only"]
"""How an answer may use responses kept from before.

``default``: A kept response as long as it is fresh; one that is out of date only if the provider can't be asked, and no
older than stale allows. ``reload``: Ask the provider, whatever is kept; if it can't be asked the call fails. ``only``:
Never ask the provider: what is kept, however old, free seats as well, and ageSeconds tells how old; without a kept
response the call fails.
"""


AttributeOperator = Literal["and", "or"]
"""How several attributes combine.

``and``: All of them must be there. ``or``: One of them is enough.
"""


@dataclass(frozen=True, repr=False)
class Reviews(Model):
    """What people wrote about a movie, in the language of the answer: TMDB's first page of it."""

    items: tuple[Review, ...]
    """The reviews, in the provider's order."""
    total_pages: int | None = None
    """How many such pages there are."""
    total_results: int | None = None
    """How many reviews there are on all pages."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class Review(Model):
    """What one person wrote about a movie."""

    author: str
    """The name that they write under."""
    id: str | None = None
    """Which review."""
    rating: float | None = None
    """What the author thinks of the movie, if the review says so. In points from 0 to 10."""
    content: str | None = None
    """The text, in the author's own markup (often Markdown)."""
    url: str | None = None
    """The review's page."""
    created_at: dt.datetime | None = None
    """When it was written."""
    updated_at: dt.datetime | None = None
    """When it was last changed."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class SearchResult(Model):
    """Something found: a movie, a person or a television show."""

    kind: str
    """Tells what the item is. ``movie``: A movie. ``person``: A person. ``tv``: A television show."""
    item: Movie | Person | Show | JSONObject
    """What it is; as JSON if a newer server sends a kind that is not known here."""

    @classmethod
    def from_json(cls, json: JSONObject) -> SearchResult:
        """Read it from the JSON object that the server sent."""
        readers: dict[str, Callable[[JSONObject], Movie | Person | Show]] = {
            "movie": Movie.from_json,
            "person": Person.from_json,
            "tv": Show.from_json,
        }
        item = json["item"]
        reader = readers.get(json["kind"])
        return cls(kind=json["kind"], item=reader(item) if reader else item, json=json)


@dataclass(frozen=True, repr=False)
class SeatingLayout(Model):
    """The seats of one showing, row by row."""

    id: str
    """Which showtime."""
    theatre_id: str
    """Where."""
    performance_number: int
    """The showtime's number at the theatre."""
    row_count: int
    """How many rows there are."""
    column_count: int
    """How many places a row has, gaps included."""
    rows: tuple[SeatRow, ...]
    """The rows, from the screen backwards."""
    zones: tuple[SeatZone, ...] = ()
    """The seats' price zones: what a seat costs more or less than its ticket. Left out where AMC doesn't say whether
    there are any; an empty list means that all seats cost the same."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class SeatZone(Model):
    """Seats that cost more or less than a ticket says."""

    zone_number: int
    """What the seats call it."""
    surcharge_amount: float | None = None
    """What a seat costs on top of its ticket. AMC doesn't say whether with tax. In US dollars."""
    discount_amount: float | None = None
    """What a seat costs less than its ticket. AMC may give it to members of AMC Stubs alone. In US dollars."""
    description: str | None = None
    """What AMC calls it."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class SeatRow(Model):
    """One row of seats."""

    row: int
    """Which row; 1 is next to the screen."""
    seats: tuple[Seat, ...]
    """Its places from left to right."""


@dataclass(frozen=True, repr=False)
class Seat(Model):
    """One place in a row."""

    column: int
    """Which place, from the left; the first is 1."""
    available: bool
    """True if it can be booked."""
    name: str | None = None
    """What the ticket calls it."""
    type: str | None = None
    """What it is: a seat, a wheelchair space, a companion seat, or no seat at all."""
    tier: str | None = None
    """In which price class."""
    status: str | None = None
    """Whether it is taken, as the provider words it."""
    zone_number: int | None = None
    """In which of the layout's zones; left out where AMC names none."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class ServerReport(Model):
    """How the program is doing."""

    version: str
    """The version of the program."""
    contract_version: str
    """The version of the contract."""
    sandbox: bool
    """True if it answers from the built-in catalogue."""
    now: dt.datetime
    """What time it is for the program: the system's time, or the sandbox's, which stands still. Today and tonight are
    reckoned from it."""
    uptime_seconds: float
    """How long it has been running. In seconds."""
    running: int
    """Requests that are running now. In requests."""
    queued: int
    """Requests that wait for their turn. In requests."""
    requests_by_method: dict[str, int] = field(hash=False)
    """How many requests have come, by method."""
    errors_by_kind: dict[str, int] = field(hash=False)
    """How many answers were errors, by kind."""
    bytes_read: int
    """How much has been read from standard input. In bytes."""
    bytes_written: int
    """How much has been written to standard output. In bytes."""
    peak_memory_bytes: int
    """The most memory that was resident at once. In bytes."""
    providers: tuple[ProviderReport, ...]
    """The upstreams."""
    attributions: tuple[Attribution, ...]
    """What the providers ask users of their data to show."""


@dataclass(frozen=True, repr=False)
class ProviderReport(Model):
    """How one upstream is doing."""

    provider: Provider
    """Which upstream."""
    configured: bool
    """True if a key is there."""
    health: ProviderHealth
    """Whether it can be relied on."""
    url: str
    """Where its requests go."""
    request_count: int
    """Requests sent to it, retries included. In requests."""
    failure_count: int
    """Requests that failed. In requests."""
    retry_count: int
    """Requests that were another try. In requests."""
    cache_hit_count: int
    """Requests that a kept response answered. In requests."""
    proxy: str | None = None
    """The proxy that they go through, without user name and password; left out where there is none."""
    http_version: str | None = None
    """The version of HTTP that its latest answer came over; left out before its first answer. Over TLS it is HTTP/2
    where libcurl is 8.15.0 or later and the upstream offers it."""
    latency: Latency | None = None
    """How long it takes to answer; left out before its first answer."""


@dataclass(frozen=True, repr=False)
class Latency(Model):
    """How long an upstream takes to answer, over its latest requests."""

    p50_milliseconds: float
    """Half of the requests take no longer. In milliseconds."""
    p90_milliseconds: float
    """Nine in ten take no longer. In milliseconds."""
    p99_milliseconds: float
    """All but one in a hundred take no longer. In milliseconds."""


ProviderHealth = Literal["unknown", "healthy", "degraded", "down"]
"""Whether an upstream can be relied on.

``unknown``: Not asked yet. ``healthy``: It answers. ``degraded``: Some requests fail. ``down``: It is left alone for a
while after many failures.
"""


@dataclass(frozen=True, repr=False)
class Attribution(Model):
    """What a provider asks users of its data to show."""

    provider: Provider
    """Which provider."""
    text: str
    """The words."""
    url: str | None = None
    """What to link."""


@dataclass(frozen=True, repr=False)
class Pong(Model):
    """An echo."""

    pong: ClassVar[Literal[True]] = True
    """Tells that it is an echo."""
    sequence: int | None = None
    """The sequence that was sent."""
    sent_at: int | None = None
    """The time that was sent. In the sender's own."""


@dataclass(frozen=True, repr=False)
class HealthChange(Model):
    """An upstream's health has changed."""

    provider: Provider
    """Which upstream."""
    health: ProviderHealth
    """What it is now."""
    previous: ProviderHealth
    """What it was before."""
    message: str | None = None
    """Why, for people."""


@dataclass(frozen=True, repr=False)
class Show(Model):
    """A television show."""

    id: str
    """Which show."""
    name: str
    """What it is called, in the language of the answer."""
    ids: KnownIDs | None = None
    """What each provider calls it, as far as known."""
    original_name: str | None = None
    """What it is called in the language it was made in."""
    original_language: str | None = None
    """The language it was made in."""
    overview: str | None = None
    """What it is about."""
    first_air_date: dt.date | None = None
    """When it was first shown."""
    genres: tuple[Genre, ...] = ()
    """What kind of show it is."""
    countries: tuple[str, ...] = ()
    """Where it was made."""
    rating: float | None = None
    """What the audience thinks of it. In points from 0 to 10."""
    rating_count: int | None = None
    """How many people have voted. In votes."""
    popularity: float | None = None
    """How much attention it gets now, on the provider's own open scale."""
    adult: bool | None = None
    """True if it is for adults only."""
    poster_url: str | None = None
    """The poster, in a size for lists."""
    backdrop_url: str | None = None
    """A wide picture, in a size for a page."""
    poster_path: str | None = None
    """What images/url and images/fetch call the poster."""
    backdrop_path: str | None = None
    """What images/url and images/fetch call the wide picture."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class Showtime(Model):
    """One showing of a movie at a theatre."""

    id: str
    """Which showtime."""
    movie_title: str
    """What is shown."""
    movie_id: str | None = None
    """Which movie."""
    theatre_id: str | None = None
    """Where."""
    starts_at: dt.datetime | None = None
    """When it begins."""
    starts_at_local: dt.datetime | None = None
    """When it begins, by the theatre's clock."""
    sell_until: dt.datetime | None = None
    """Until when tickets are sold."""
    runtime_minutes: int | None = None
    """How long the movie runs. In minutes."""
    certification: str | None = None
    """The movie's age rating."""
    auditorium: int | None = None
    """In which auditorium of the theatre."""
    format: str | None = None
    """The premium format it is shown in."""
    is_sold_out: bool | None = None
    """True if no ticket is left."""
    is_almost_sold_out: bool | None = None
    """True if few tickets are left."""
    is_canceled: bool | None = None
    """True if it won't take place."""
    is_embargoed: bool | None = None
    """True if AMC doesn't want it to be announced yet; visibleAt says until when."""
    is_coming_soon: bool | None = None
    """True if it is about to be announced."""
    visible_at: dt.datetime | None = None
    """From when it may be announced: when an embargo ends or has ended."""
    in_theatre_ticketing_only: bool | None = None
    """True if tickets are sold at the theatre alone."""
    is_private_rental: bool | None = None
    """True if it is no showing for everyone but an auditorium to rent; left out otherwise. No list of films should
    count it."""
    maximum_intended_attendance: int | None = None
    """How many guests a private rental is for at most. In people."""
    is_discount_matinee: bool | None = None
    """True if it has matinée prices."""
    purchase_url: str | None = None
    """Where to buy tickets."""
    ticket_prices: tuple[TicketPrice, ...] = ()
    """What tickets cost."""
    estimated_fees: tuple[EstimatedFee, ...] = ()
    """What AMC expects to add to each ticket when it is bought online. AMC says so where a law wants it shown; left
    out, it is not known and may be added all the same, while an empty list means that there is none."""
    attributes: tuple[Attribute, ...] = ()
    """What is special about it."""
    languages: ShowtimeLanguages | None = None
    """What is spoken and read."""
    poster_url: str | None = None
    """The movie's poster."""
    backdrop_url: str | None = None
    """A wide picture of the movie."""
    performance_number: int | None = None
    """Its number at the theatre."""
    layout_id: int | None = None
    """Which seating layout it has."""
    layout_version: int | None = None
    """Which version of that layout."""
    release_number: int | None = None
    """The number of the movie's release, which theatres/showing takes."""
    internal_release_id: int | None = None
    """The internal release number, which movies/get takes."""
    linked_from: str | None = None
    """The id of the movie that was asked for, where AMC knows it by another one."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class TicketPrice(Model):
    """What one kind of ticket costs."""

    type: str
    """For whom."""
    price: float
    """The price without the tax. In US dollars."""
    tax: float | None = None
    """The tax on it. In US dollars."""
    total: float | None = None
    """What one such ticket costs in all, as far as AMC says: its price, its tax and the estimated fees, to the cent.
    What a seat's zone adds or takes off is not in it. Left out where it is beyond counting. In US dollars."""
    total_excludes: tuple[PricePart, ...] = ()
    """What the total lacks because AMC doesn't say it; left out where it lacks nothing."""
    age_policy: str | None = None
    """How old one must be."""
    sku: str | None = None
    """What the shop calls it."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""


PricePart = Literal["tax", "fees"]
"""A part of what is paid for a ticket.

``tax``: The tax, on the ticket or on a fee. ``fees``: What AMC adds to a ticket bought online.
"""


@dataclass(frozen=True, repr=False)
class EstimatedFee(Model):
    """A fee that AMC expects to add to a ticket."""

    cost: float
    """What it is, without the tax. In US dollars."""
    name: str | None = None
    """What AMC calls it."""
    tax: float | None = None
    """The tax on it. In US dollars."""
    quantity: int | None = None
    """How often it is added to one ticket; once where AMC doesn't say. In fees."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class ShowtimeLanguages(Model):
    """What is spoken and read at a showing."""

    spoken: str | None = None
    """The language that is spoken."""
    subtitles: str | None = None
    """The language of the subtitles."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class Suggestion(Model):
    """A search that was made before."""

    id: str
    """Which suggestion; it stays the same when the search is made again."""
    query: str
    """What was searched for, in small letters."""
    used_at: dt.datetime
    """When it was last searched for."""


@dataclass(frozen=True, repr=False)
class SuggestionList(Model):
    """The remembered searches."""

    items: tuple[Suggestion, ...]
    """The newest first."""


@dataclass(frozen=True, repr=False)
class SuggestionRemoval(Model):
    """How many remembered searches were forgotten."""

    removed: int
    """How many there were. In suggestions."""


@dataclass(frozen=True, repr=False)
class Theatre(Model):
    """A theatre of AMC."""

    id: str
    """Which theatre."""
    name: str
    """What it is called."""
    long_name: str | None = None
    """What it is called in full."""
    slug: str | None = None
    """What AMC's web address calls it."""
    brand: str | None = None
    """Which of AMC's brands it belongs to."""
    market: Market | None = None
    """The area whose people it is for."""
    address: Address | None = None
    """Where it stands, for a letter."""
    location: Coordinates | None = None
    """Where it stands, on a map."""
    distance_kilometres: float | None = None
    """How far it is from the place that was asked for. In kilometres."""
    utc_offset: str | None = None
    """How far its clock is ahead of UTC now."""
    time_zone: str | None = None
    """Its time zone, as the provider names it."""
    phone: str | None = None
    """Where to call."""
    is_closed: bool | None = None
    """True if it is closed for good."""
    closures: tuple[Closure, ...] = ()
    """When it is closed for a while."""
    attributes: tuple[Attribute, ...] = ()
    """What is special about it."""
    website_url: str | None = None
    """The provider's page for it."""
    image_url: str | None = None
    """A picture of it."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class Market(Model):
    """An area whose people go to the same theatres."""

    name: str
    """What it is called."""
    slug: str | None = None
    """What the market filter of theatres/all calls it."""


@dataclass(frozen=True, repr=False)
class Address(Model):
    """Where something stands, for a letter."""

    street: str | None = None
    """Street and number; further lines follow after a comma."""
    city: str | None = None
    """The city."""
    state: str | None = None
    """The state, as its two letters."""
    state_name: str | None = None
    """The state's name."""
    postal_code: str | None = None
    """The postal code."""
    country: str | None = None
    """The country."""


@dataclass(frozen=True, repr=False)
class Coordinates(Model):
    """A point on the earth (WGS 84)."""

    latitude: float
    """How far north. In degrees."""
    longitude: float
    """How far east. In degrees."""


@dataclass(frozen=True, repr=False)
class Closure(Model):
    """A time in which a theatre is closed."""

    starts_at: dt.datetime | None = None
    """When it closes."""
    ends_at: dt.datetime | None = None
    """When it opens again; left out if nobody knows."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class Video(Model):
    """A trailer or another video of a movie."""

    name: str
    """What it is called."""
    type: str | None = None
    """What kind of video: Trailer, Teaser, Clip, Featurette and more."""
    site: str | None = None
    """Where it is kept."""
    key: str | None = None
    """What that site calls it."""
    url: str | None = None
    """Where to watch it."""
    language: str | None = None
    """The language spoken in it."""
    official: bool | None = None
    """True if the makers published it."""
    published_at: dt.datetime | None = None
    """When it was published."""
    height: int | None = None
    """How high the picture is. In pixels."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class VideoList(Model):
    """The videos of one movie."""

    id: str
    """Which movie."""
    videos: tuple[Video, ...]
    """The videos."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class WatchProviders(Model):
    """Where to watch one movie. The data comes from JustWatch, who ask to be named."""

    id: str
    """Which movie."""
    regions: dict[str, WatchOffers] = field(hash=False)
    """The offers, by country (ISO 3166-1 alpha-2). With region, that country alone."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds."""
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week."""


@dataclass(frozen=True, repr=False)
class WatchOffers(Model):
    """Where to watch a movie in one country."""

    url: str | None = None
    """A page that leads to the offers."""
    subscription: tuple[WatchProvider, ...] = ()
    """Part of a subscription."""
    free: tuple[WatchProvider, ...] = ()
    """For nothing."""
    ads: tuple[WatchProvider, ...] = ()
    """For nothing, with advertisements."""
    rent: tuple[WatchProvider, ...] = ()
    """To rent."""
    buy: tuple[WatchProvider, ...] = ()
    """To buy."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


@dataclass(frozen=True, repr=False)
class WatchProvider(Model):
    """A streaming service or a shop."""

    id: str
    """What movies/discover calls it."""
    name: str
    """What it is called."""
    logo_url: str | None = None
    """Its logo."""
    logo_path: str | None = None
    """What images/url and images/fetch call the logo."""
    order: int | None = None
    """Its place in lists; smaller comes first."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed."""


# fmt: off
__all__ = [
    "Address", "ArtworkKind", "ArtworkType", "Attribute", "AttributeOperator", "Attribution", "CacheOption", "Closure",
    "Coordinates", "CredentialList", "CredentialScheme", "CredentialSource", "CredentialStatus", "Credit", "Credits",
    "Delivered", "ErrorData", "ErrorObject", "EstimatedFee", "Fault", "FetchedImage", "FoundPlace", "Genre",
    "GenreList", "HealthChange", "Image", "ImageCategory", "ImageColor", "ImageLocation", "ImageOrder",
    "ImageOrientation", "ImageSearchLanguage", "ImageType", "InitializeResult", "KnownIDs", "Latency", "LogTrace",
    "Market", "Movie", "MovieImage", "MovieImages", "MovieInclude", "MovieLink", "MovieLinkBasis", "MovieProvider",
    "MovieSort", "MovieText", "NamedEntity", "Page", "Person", "Place", "PlaceAlternative", "PlaceKind", "Pong",
    "PricePart", "Provider", "ProviderHealth", "ProviderReport", "ReleaseDate", "Review", "Reviews", "SearchResult",
    "Seat", "SeatRow", "SeatZone", "SeatingLayout", "ServerCapabilities", "ServerInfo", "ServerReport", "Show",
    "Showtime", "ShowtimeLanguages", "Suggestion", "SuggestionList", "SuggestionRemoval", "Summary", "Theatre",
    "TicketPrice", "Translation", "TrendingWindow", "Video", "VideoList", "WatchOffers", "WatchProvider",
    "WatchProviders",
]
# fmt: on
