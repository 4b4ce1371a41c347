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
"""The kind of entity that an image belongs to.

``movie``: A movie. ``person``: A person. ``theatre``: A theatre.
"""


ArtworkType = Literal["poster", "backdrop", "profile", "logo"]
"""The type of an entity's image.

``poster``: A movie's poster. ``backdrop``: A wide picture of a movie or a theatre. ``profile``: A picture of a person.
``logo``: A title, a company or a service as a picture.
"""


@dataclass(frozen=True, repr=False)
class ImageLocation(Model):
    """The location of an image."""

    url: str
    """The image's URL."""
    provider: Provider
    """The provider that the image comes from."""
    size: str | None = None
    """The size chosen, by the provider's name for it. Absent if the request gave a URL that is returned unchanged."""
    width: int | None = None
    """The width of that size in pixels. Absent for the original, for TMDB's sizes by height such as h632, and for
    images that are not TMDB's."""
    path: str | None = None
    """The image's path at TMDB; absent for other images."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class FetchedImage(Model):
    """An image that was downloaded to a file."""

    path: str
    """The path of the file. The file is kept until newer images need its space."""
    content_type: str
    """The media type of the image, from its content."""
    bytes: int
    """The size of the file in bytes."""
    url: str
    """The URL that the image came from."""
    provider: Provider
    """The provider that the image comes from."""
    width: int | None = None
    """The width of the image in pixels; absent if the file doesn't tell."""
    height: int | None = None
    """The height of the image in pixels; absent if the file doesn't tell."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""


@dataclass(frozen=True, repr=False)
class Attribute(Model):
    """A feature of a movie, theatre or showtime, as AMC defines it."""

    code: str
    """The code that includeAttributes and excludeAttributes take."""
    name: str | None = None
    """The name to show."""
    description: str | None = None
    """What the attribute means."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class CalendarFile(Model):
    """A calendar."""

    text: str
    """The file: iCalendar (RFC 5545), with lines that end in CR LF. Its media type is text/calendar; charset=utf-8."""
    events: tuple[CalendarEvent, ...]
    """The same events for programs, in the order of their times."""
    missing: tuple[CalendarGap, ...] = ()
    """What could not be had; absent if nothing is missing."""
    message: str | None = None
    """Why there are no events; absent if there are some."""
    library_fault: ErrorObject | None = None
    """What happened to the library, if it was damaged and the user has not settled it yet (library/recover). Only with
    library."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class CalendarPlan(Model):
    """A showing with the seats that were chosen."""

    showtime_id: str
    """The showing."""
    seats: tuple[str, ...]
    """The names of the seats, as showtimes/plan gives them."""
    party_size: int | None = None
    """How many people go; by default as many as there are seats."""


@dataclass(frozen=True, repr=False)
class CalendarEvent(Model):
    """An event of a calendar."""

    uid: str
    """The event's UID: the same whenever the same event is made."""
    kind: CalendarEventKind
    """What it is."""
    title: str
    """A title for people."""
    description: str
    """What else is known of it, in lines: the time by the theatre's clock, the format, the seats and where they are,
    the price, where to buy."""
    starts_at: dt.datetime | None = None
    """When it starts; absent for a whole day."""
    starts_at_local: dt.datetime | None = None
    """The start of a showing, in the theatre's local time; absent where that isn't known."""
    ends_at: dt.datetime | None = None
    """When it ends: the start and the running time; absent if that isn't known."""
    day: dt.date | None = None
    """The day, of what has no time."""
    place: str | None = None
    """The theatre and its address."""
    url: str | None = None
    """The page to buy tickets at, or the film's page."""
    cancelled: bool | None = None
    """True for a showing that AMC has cancelled; absent otherwise. The file has it with the status CANCELLED, without a
    reminder, and its user is free at that time."""
    showtime_id: str | None = None
    """The showing."""
    movie_id: str | None = None
    """The film."""
    show_id: str | None = None
    """The show."""


CalendarEventKind = Literal["showing", "plan", "release", "tickets", "episode"]
"""A kind of event.

``showing``: A showing. ``plan``: A showing with the seats that were chosen. ``release``: A day on which a film is
released. ``tickets``: When the sale of tickets begins. ``episode``: A day on which an episode of a show is out.
"""


@dataclass(frozen=True, repr=False)
class CalendarGap(Model):
    """Something that could not be had for a calendar."""

    id: str
    """What it is."""
    error: ErrorObject
    """Why."""


@dataclass(frozen=True, repr=False)
class CodeEntry(Model):
    """An entry of a list of codes: what a filter takes, and what it means."""

    code: str
    """The code that filters take."""
    name: str
    """The name, in English; filters that take names take it too."""
    native_name: str | None = None
    """The name as the country or the speakers of the language write it."""
    country: str | None = None
    """The country that gives the age rating."""
    department: str | None = None
    """The department of the job."""
    description: str | None = None
    """What the age rating or the attribute means."""
    applies_to: tuple[str, ...] = ()
    """What has the attribute: movies, theatres, showtimes, in AMC's words."""
    is_premium_format: bool | None = None
    """Whether the attribute is a premium format, such as IMAX."""
    order: int | None = None
    """The position among the age ratings of the country: a higher one is for older viewers."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class Company(Model):
    """A company that produces movies or shows. Rows of search/companies have a name, a country and a logo at most."""

    id: str
    """The company's id."""
    name: str
    """The name."""
    description: str | None = None
    """What the company is; most have no description."""
    headquarters: str | None = None
    """Where it has its seat, as TMDB's editors write it."""
    homepage: str | None = None
    """The URL of the company's page."""
    country: str | None = None
    """The country that it comes from."""
    parent: NamedEntity | None = None
    """The company that owns it."""
    logo_url: str | None = None
    """The URL of the logo, in a size for lists."""
    logo_path: str | None = None
    """The logo's path, for images/url and images/fetch."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class Completion(Model):
    """What someone may mean who has typed so far."""

    kind: CompletionKind
    """What it is."""
    title: str
    """The title in the language in which it matched, the name, or the text searched for."""
    matches: tuple[tuple[int, ...], ...]
    """The parts of the title that match, in order, each as its start and its length, counted in Unicode code points as
    Python and Emacs count them."""
    source: CompletionSource
    """Where it is from."""
    id: str | None = None
    """The id; absent for an earlier search."""
    year: int | None = None
    """The year of the release or of the first broadcast, if an earlier answer told it."""
    poster_url: str | None = None
    """The address of the poster or picture, if an earlier answer told it."""


CompletionKind = Literal["movie", "person", "show", "collection", "theatre", "search"]
"""A kind of completion.

``movie``: A movie. ``person``: A person. ``show``: A television show. ``collection``: A collection of movies.
``theatre``: A theatre. ``search``: An earlier search.
"""


CompletionSource = Literal["searches", "index", "answers", "sandbox"]
"""Where a completion is from.

``searches``: The remembered searches. ``index``: The local index. ``answers``: What earlier answers held. ``sandbox``:
The sandbox's catalogue.
"""


@dataclass(frozen=True, repr=False)
class CompletionList(Model):
    """Completions of what was typed."""

    items: tuple[Completion, ...]
    """The completions, the best first."""
    hint: str | None = None
    """What to do for more, such as making the index; given once by each process, and whenever an index can't be
    used."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class CredentialStatus(Model):
    """Whether a provider's key is configured. The key itself is never shown."""

    provider: Provider
    """The provider that the key is for."""
    configured: bool
    """Whether a key is configured; in the sandbox always true."""
    source: CredentialSource | None = None
    """Where the key comes from; absent if there is none."""
    scheme: CredentialScheme | None = None
    """How the key is sent; absent if there is none."""
    hint: str | None = None
    """How to set a key; present only if there is none."""


CredentialSource = Literal["request", "environment", "file", "sandbox"]
"""Where a key comes from.

``request``: credentials/set. ``environment``: An environment variable. ``file``: The configuration file. ``sandbox``:
The sandbox, which needs none.
"""


CredentialScheme = Literal["header", "bearer", "query"]
"""How a key is sent to the provider.

``header``: In a provider-specific header. ``bearer``: As a bearer token. ``query``: As a query parameter.
"""


@dataclass(frozen=True, repr=False)
class CredentialList(Model):
    """The key status of every provider."""

    credentials: tuple[CredentialStatus, ...]
    """One entry for each provider."""
    warnings: tuple[str, ...] = ()
    """What is wrong with the configuration file or with a key in it or in the environment; absent if nothing is."""


@dataclass(frozen=True, repr=False)
class Credits(Model):
    """The cast and crew of a movie or a show."""

    cast: tuple[Credit, ...]
    """The cast, in the provider's order."""
    crew: tuple[Credit, ...]
    """The crew, in the provider's order."""
    id: str | None = None
    """The movie's id; absent inside a Movie or a Show."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    link_fault: ErrorObject | None = None
    """Why no person has a personId, if link asked for them: TMDB doesn't have the movie (-32012), has several that it
    may be (-32012; the message lists them), has no key, can't be reached or took more than its share of the time."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class Credit(Model):
    """One person's part in a movie, a show or an episode."""

    name: str
    """The person's name."""
    id: str | None = None
    """The person's id."""
    person_id: str | None = None
    """AMC's person at TMDB, if link asked for it and it is certain: one person of this name is in the movie's credits
    at TMDB."""
    character: str | None = None
    """The character played; in a show with several, all of them, divided by slashes."""
    job: str | None = None
    """The job, such as Director; at AMC also Actor; in a show with several, all of them, divided by slashes."""
    department: str | None = None
    """The department that the job belongs to. From TMDB only."""
    order: int | None = None
    """The position in the billing; the lower, the more prominent. From TMDB only."""
    episode_count: int | None = None
    """The number of episodes of a show that the person is part of."""
    biography: str | None = None
    """The person's biography. From AMC only."""
    profile_url: str | None = None
    """The URL of a picture of the person."""
    profile_path: str | None = None
    """The picture's path, for images/url and images/fetch. From TMDB only."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class ErrorObject(Model):
    """An error as defined by JSON-RPC 2.0 (specification, section 5.1)."""

    code: int
    """The error code; the list of errors has all of them."""
    message: str
    """A message to show to the user: a sentence without a full stop."""
    data: ErrorData
    """Details for programs."""


@dataclass(frozen=True, repr=False)
class ErrorData(Model):
    """Details of an error for programs.

    The kind decides which members are present; the list of errors names those that always are.
    """

    kind: str
    """The kind of error: one of those in the list of errors."""
    retryable: bool
    """Whether the same request may succeed later."""
    hint: str | None = None
    """What the user can do about it."""
    path: str | None = None
    """The part of the params that is wrong, as a JSON Pointer (RFC 6901)."""
    expected: str | None = None
    """What was expected there."""
    got: str | None = None
    """What was given instead."""
    nearest: str | None = None
    """The existing method, member or code with the most similar name."""
    alternatives: tuple[str, ...] = ()
    """What may be meant in place of a value that isn't in its list, the most similar first. Without nearest, all that
    there is, if that is little."""
    offset: int | None = None
    """The position, in bytes from 0, at which the message stops being JSON."""
    limit_bytes: int | None = None
    """The limit that the message exceeds, in bytes."""
    limit: int | None = None
    """The number that is allowed: of watches, or of bytes of their definitions. Present only if watch/add was refused
    for it."""
    method: str | None = None
    """The method that was called."""
    provider: str | None = None
    """The provider that was asked."""
    attempts: int | None = None
    """The number of requests sent to the provider."""
    http_status: int | None = None
    """The HTTP status of the provider's last response. Some send non-standard values of 600 and above."""
    upstream_code: int | None = None
    """The provider's own code for the error."""
    upstream_message: str | None = None
    """The provider's own message."""
    retry_after_seconds: float | None = None
    """The time to wait before another attempt, in seconds, rounded up to tenths."""
    url: str | None = None
    """The URL of the failed request, with secrets removed."""
    delivered: Delivered | None = None
    """What a stream had sent before it failed or was cancelled."""
    cursor: int | None = None
    """The after with which to go on. Present only if watch/follow failed or was cancelled."""
    resume_from_page: int | None = None
    """The page that failed: ask for it to get the rest. Present only if a stream failed."""


@dataclass(frozen=True, repr=False)
class Delivered(Model):
    """What a stream had sent before it failed or was cancelled."""

    page_count: int
    """The number of pages sent."""
    item_count: int
    """The number of rows on those pages."""


@dataclass(frozen=True, repr=False)
class FilmStatistics(Model):
    """What the user has seen.

    Each film counts once in films, and each time that it was seen in hours; a film without a day counts as seen once,
    where no day is needed.
    """

    films: int
    """The number of films that were seen."""
    hours: float
    """The time that they took, of those whose running time is known. In hours."""
    years: tuple[StatisticsRow, ...]
    """The years in which films were seen."""
    months: tuple[StatisticsRow, ...]
    """The months in which films were seen."""
    weekdays: tuple[StatisticsRow, ...]
    """The days of the week on which films were seen, from Monday on."""
    genres: tuple[StatisticsRow, ...]
    """The genres, in English; a film of several counts in each."""
    directors: tuple[StatisticsRow, ...]
    """The directors, at most 100."""
    countries: tuple[StatisticsRow, ...]
    """The countries that the films come from, in English."""
    decades: tuple[StatisticsRow, ...]
    """The decades in which the films were released."""
    ratings: tuple[StatisticsRow, ...]
    """The user's ratings, the highest first."""
    cinema: tuple[StatisticsRow, ...]
    """Those seen at the cinema, by years; cinemaDays says how that is known. A film of which nothing says it may have
    been seen there, too."""
    theatres: tuple[StatisticsRow, ...]
    """The theatres of the showings, at most 100."""
    most_seen: tuple[StatisticsFilm, ...]
    """The films that were seen on more than one day, those with the most days first, at most 20."""
    changes: tuple[StatisticsChange, ...]
    """What came and went of the list of what the user wants to see, by months."""
    series: tuple[StatisticsSeries, ...]
    """The series of films and the shows that the user has begun, and what is missing; with years those of which a part
    was seen in them. The latest begun first, at most 100."""
    period: str | None = None
    """The years that the call asks for; absent without any."""
    cinema_days: CinemaDays | None = None
    """On how many days a film was seen at the cinema, by what says so; absent if nothing does."""
    unknown_count: int | None = None
    """Of how many of the films that were seen the running time, the genres and the rest aren't known; absent if
    none."""
    path: str | None = None
    """The file that was written; absent without to."""
    message: str | None = None
    """What isn't known, for people; absent if all is."""
    library_fault: ErrorObject | None = None
    """What happened to the library, if it was damaged and the user has not settled it yet (library/recover)."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class StatisticsRow(Model):
    """A row of statistics."""

    name: str
    """What the row is of."""
    films: int
    """The number of films; each counts once."""
    hours: float
    """The time that they took, of those whose running time is known. In hours."""


@dataclass(frozen=True, repr=False)
class CinemaDays(Model):
    """How it is known that films were seen at the cinema, in days on which a film was seen."""

    by_showing: int | None = None
    """Of how many days the showing is stored (seenAt of library/set); absent if none."""
    by_tag: int | None = None
    """Of how many days only a tag says it, such as cinema, in theaters, IMAX or kino: that of the day in an imported
    diary, or one of a film that was seen on one day alone; absent if none."""
    unknown: int | None = None
    """Of how many days nothing says where; absent if none."""


@dataclass(frozen=True, repr=False)
class StatisticsFilm(Model):
    """A film in statistics."""

    id: str
    """Its id."""
    title: str
    """The title."""
    year: int | None = None
    """The year of the release, if known."""
    times: int | None = None
    """On how many days it was seen; only in mostSeen. In times."""


@dataclass(frozen=True, repr=False)
class StatisticsChange(Model):
    """What came and went of the list of what the user wants to see in a month."""

    name: str
    """The month."""
    came: int
    """How many films and shows were added to it. In entries."""
    went: int
    """How many left it: seen since, or removed from the library. In entries."""
    titles: tuple[str, ...] = ()
    """Titles of those that came, the latest first, at most five."""
    went_titles: tuple[str, ...] = ()
    """Titles of those that went, the latest first, at most five; of what was removed the title isn't kept."""


@dataclass(frozen=True, repr=False)
class StatisticsSeries(Model):
    """A series of films, or a show, that the user has begun."""

    id: str
    """The id of the collection, or of the show."""
    name: str
    """The name."""
    kind: WorkKind
    """Whether it is a series of films or a show."""
    seen: int
    """How many films or episodes the user has seen. In parts."""
    missing: tuple[MissingPart, ...]
    """Those that are out and not seen, the first first, at most 50; empty while the parts aren't known."""
    missing_count: int
    """How many are out and not seen, also beyond those that missing has. In parts."""
    of: int | None = None
    """How many are out; absent while that isn't known. In parts."""


@dataclass(frozen=True, repr=False)
class MissingPart(Model):
    """A film of a series, or an episode of a show, that the user has not seen."""

    title: str
    """The title of the film or, of an episode, its season and number."""
    id: str | None = None
    """The id of the film; absent of an episode."""
    year: int | None = None
    """The year of the release, if known."""
    season: int | None = None
    """The number of the season; only of an episode."""
    episode: int | None = None
    """The number of the episode; only of an episode."""


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


PlaceKind = Literal["city", "zipCode", "theatre", "theatres", "coordinates", "other"]
"""A kind of place.

``city``: A city with its state. ``zipCode``: A ZIP code of the United States. ``theatre``: A single theatre.
``theatres``: Several theatres, by their ids. ``coordinates``: A point given by latitude and longitude. ``other``: Any
other place that AMC knows.
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
    """A genre of movies or shows."""

    name: str
    """The genre's name, in the language of the answer."""
    id: str | None = None
    """The genre's id, which movies/discover takes. Absent for AMC's genres."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class GenreList(Model):
    """The genres that movies can have."""

    genres: tuple[Genre, ...]
    """The genres, in the provider's order."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class Image(Model):
    """An image at Pixabay. Wherever it is shown, name Pixabay as its source and link to its page."""

    id: str
    """The image's id."""
    page_url: str | None = None
    """The URL of the image's page; link to it wherever the image is shown."""
    type: str | None = None
    """The type of image: photo, illustration or vector."""
    tags: tuple[str, ...] = ()
    """Keywords that describe the image."""
    preview_url: str | None = None
    """The URL of a small version."""
    preview_width: int | None = None
    """The width of the small version in pixels."""
    preview_height: int | None = None
    """The height of the small version in pixels."""
    web_url: str | None = None
    """The URL of a medium version for the screen; it works for a day."""
    web_width: int | None = None
    """The width of the medium version in pixels."""
    web_height: int | None = None
    """The height of the medium version in pixels."""
    large_url: str | None = None
    """The URL of a large version; it works for a day."""
    width: int | None = None
    """The width of the original in pixels."""
    height: int | None = None
    """The height of the original in pixels."""
    size_bytes: int | None = None
    """The size of the original in bytes."""
    views: int | None = None
    """The number of views."""
    downloads: int | None = None
    """The number of downloads."""
    likes: int | None = None
    """The number of likes."""
    comments: int | None = None
    """The number of comments."""
    user_name: str | None = None
    """The name of the user who made the image."""
    user_image_url: str | None = None
    """The URL of that user's picture."""
    pixabay: JSONObject = field(default_factory=dict, hash=False)
    """Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
    originals of values that it converts. Absent if there are none."""


ImageType = Literal["all", "photo", "illustration", "vector"]
"""A type of image to search for.

``all``: Any. ``photo``: Photographs. ``illustration``: Illustrations. ``vector``: Vector graphics.
"""


ImageOrientation = Literal["all", "horizontal", "vertical"]
"""An orientation to search for.

``all``: Any. ``horizontal``: Wider than tall. ``vertical``: Taller than wide.
"""


ImageOrder = Literal["popular", "latest"]
"""An order of search results.

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
"""A subject of images."""


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
"""A colour to search for."""


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
"""A language that Pixabay can search in (ISO 639-1)."""


@dataclass(frozen=True, repr=False)
class ImportRow(Model):
    """A film or a show of an import, or a line, a file or a value of a line that is skipped."""

    outcome: ImportOutcome
    """What became of it."""
    kind: WorkKind | None = None
    """Whether it is a film or a show; absent if it is skipped, and while only TMDB can say it."""
    title: str | None = None
    """The title, as the export has it; absent if it has none."""
    year: int | None = None
    """The year, as the export has it; absent if it has none."""
    id: str | None = None
    """The id of its entry in the library; absent if it has none."""
    matched_title: str | None = None
    """TMDB's title, if the film or show was found by a title that differs from the export's: it may be another one.
    Absent if the titles are the same."""
    matched_year: int | None = None
    """TMDB's year, if the film or show was found by a year next to the export's: it may be another one. Absent if the
    years are the same."""
    row: int | None = None
    """The number by which library/set settles it; absent if it is settled without doubt, and before it is stored."""
    places: tuple[str, ...] = ()
    """Where the export has it, as the file and the number of the line or element; at most twenty. Absent in
    library/unmatched."""
    candidates: tuple[ImportCandidate, ...] = ()
    """What it may be, the likeliest first; absent if nothing is like it."""
    library: LibraryEntry | None = None
    """What the export has about it, which its entry has or will have; absent if it is skipped."""
    reason: str | None = None
    """Why it is skipped, ambiguous or waits, if that is not plain; otherwise absent."""


ImportOutcome = Literal["matched", "unchanged", "ambiguous", "notFound", "waiting", "skipped"]
"""What became of a row of an import.

``matched``: It is settled: its entry was added or changed. ``unchanged``: It is settled: its entry has all of it
already. ``ambiguous``: It may be one of several; library/set settles it. ``notFound``: TMDB has none of this title and
year; library/set settles it. ``waiting``: TMDB could not be asked; library/import asks again. ``skipped``: It is left
out.
"""


@dataclass(frozen=True, repr=False)
class ImportCandidate(Model):
    """A film or a show that a row of an import may be."""

    id: str
    """Its id."""
    title: str
    """Its title."""
    year: int | None = None
    """The year of its release or first broadcast, if known."""


@dataclass(frozen=True, repr=False)
class ImportCounts(Model):
    """How many rows of an import have each outcome. Those that are none are absent."""

    matched: int | None = None
    """Rows whose entry was added or changed. In rows."""
    unchanged: int | None = None
    """Rows whose entry has all of it already. In rows."""
    ambiguous: int | None = None
    """Rows that may be one of several films. In rows."""
    not_found: int | None = None
    """Rows that TMDB doesn't have. In rows."""
    waiting: int | None = None
    """Rows for which TMDB could not be asked. In rows."""
    skipped: int | None = None
    """Lines, files and values of lines that are left out. In rows."""


@dataclass(frozen=True, repr=False)
class ImportAssumption(Model):
    """What an import took for granted of a file that doesn't say it."""

    file: str
    """The file, as in places."""
    status: LibraryStatus | None = None
    """The status of those of its films that have neither a rating nor a day; absent if the file says it."""
    best_rating: int | None = None
    """The best rating of its scale, 5 or 10; absent if the file says it or has no ratings. In points."""


ExportFormat = Literal["json", "letterboxd"]
"""A form of an export.

``json``: Everything that the library has. ``letterboxd``: The table (CSV) that Letterboxd's import page reads.
"""


RecoverySource = Literal["damaged", "backup", "nothing"]
"""Where the entries of a damaged library come from.

``damaged``: The file that was set aside, as far as it can be read, and the latest copy that has what can't; a record of
the changes since that copy says which is right. ``backup``: A copy that was made of the library. ``nothing``: Nowhere:
the library stays as it is now.
"""


@dataclass(frozen=True, repr=False)
class LibraryRecovery(Model):
    """What came back, and what did not."""

    restored: int
    """The number of entries that came back."""
    entries: int
    """The number of entries that the library has now."""
    message: str
    """What came back and what did not, in a sentence or two."""
    from_copies: int | None = None
    """How many of them come from a copy, because the damaged file no longer has them; absent if none does. In
    entries."""
    older: tuple[MissingEntry, ...] = ()
    """Entries without their last changes, which nothing has any more, and from a backup those that were removed after
    it, ten thousand at most; absent if there are none."""
    altered: tuple[MissingEntry, ...] = ()
    """Entries that came back although bytes of them were changed in the damaged file, because no copy has them, ten
    thousand at most; absent if there are none. Check their values."""
    missing: tuple[MissingEntry, ...] = ()
    """Entries that are known to have been there and did not come back, ten thousand at most; absent if there are
    none."""
    missing_count: int | None = None
    """How many did not come back, those included that nothing is known of; absent if none. In entries."""
    day: dt.date | None = None
    """The day of the copy that was used, in UTC; only from a backup."""
    kept: tuple[str, ...] = ()
    """The files that were set aside, under their new names. Only the user deletes them."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class MissingEntry(Model):
    """An entry that did not come back, or not as it was last."""

    id: str
    """One of its ids."""
    title: str | None = None
    """Its title; absent if it isn't known."""


@dataclass(frozen=True, repr=False)
class ExportReport(Model):
    """What was written."""

    path: str
    """The file."""
    entries: int
    """The number of entries in it."""
    left_out: int | None = None
    """The number of entries that aren't in it: of another status or, for Letterboxd, shows. Absent if none."""
    library_fault: ErrorObject | None = None
    """What happened to the library, if it was damaged and the user has not settled it yet (library/recover)."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class IndexReport(Model):
    """The state of the local index."""

    indexes: tuple[KindIndex, ...]
    """One report for each kind that has an index."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


IndexKind = Literal["movie", "person", "show", "collection"]
"""A kind of which there is a list at TMDB.

``movie``: Movies. ``person``: People. ``show``: Television shows. ``collection``: Collections of movies.
"""


@dataclass(frozen=True, repr=False)
class KindIndex(Model):
    """The index of one kind."""

    kind: IndexKind
    """The kind."""
    count: int
    """The number of titles or names."""
    size_bytes: int
    """The size in bytes."""
    source: CompletionSource
    """What it was made of."""
    exported_on: dt.date | None = None
    """The day of TMDB's list."""
    created_at: dt.datetime | None = None
    """When the index was made."""
    path: str | None = None
    """The path of the file."""
    problem: str | None = None
    """Why the index can't be used; absent if it can."""


@dataclass(frozen=True, repr=False)
class ServerInfo(Model):
    """The server's name and version."""

    name: str
    """The server's name: marquee."""
    version: str
    """The server's version."""


@dataclass(frozen=True, repr=False)
class InitializeResult(Model):
    """The server's description of itself."""

    capabilities: ServerCapabilities
    """Always empty: no capability of the Language Server Protocol applies."""
    server_info: ServerInfo
    """The server's name and version."""
    contract_version: str
    """The version of the contract, as in the document that rpc.discover returns."""


@dataclass(frozen=True, repr=False)
class ServerCapabilities(Model):
    """Capabilities as in the Language Server Protocol; always empty."""


@dataclass(frozen=True, repr=False)
class Keyword(Model):
    """A keyword for the subject of movies and shows."""

    id: str
    """The keyword's id."""
    name: str
    """The keyword, in English."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class KnownIDs(Model):
    """The native ids of one entity at each provider, as far as known.

    They are no ids of this contract; a parameter takes them with the provider in front, as in amc:61234.
    """

    amc: int | None = None
    """The number at AMC."""
    tmdb: int | None = None
    """The number at TMDB."""
    imdb: str | None = None
    """The id at IMDb: tt and at least seven digits for a movie or a show, nm and at least seven digits for a person."""
    tvdb: int | None = None
    """The number of a show at TheTVDB; given where external ids are included."""
    wikidata: str | None = None
    """The id at Wikidata; given where external ids are included."""


@dataclass(frozen=True, repr=False)
class LibraryPick(Model):
    """A film or a show that was chosen from the library."""

    id: str
    """The id under which the library has it."""
    kind: WorkKind
    """Whether it is a film or a show."""
    title: str
    """The title."""
    library: LibraryEntry
    """The user's entry."""
    reasons: tuple[str, ...]
    """Why it was chosen, the most important first."""
    year: int | None = None
    """The year of the release or of the first broadcast, if known."""
    runtime_minutes: int | None = None
    """The running time, of a show that of an episode; absent while it isn't known. In minutes."""
    genres: tuple[str, ...] = ()
    """The names of its genres, in English; absent while they aren't known."""
    poster_url: str | None = None
    """The URL of the poster, in a size for lists."""
    showing: Showing | None = None
    """The first showing that fits; absent unless one does."""
    seats: tuple[str, ...] = ()
    """The best seats together at that showing, if seatsTogether asks for them."""
    on_mine: bool | None = None
    """Whether one of the user's services has it; absent if that isn't known."""


@dataclass(frozen=True, repr=False)
class LibraryPicks(Model):
    """What was chosen from the library."""

    items: tuple[LibraryPick, ...]
    """One to three, the best first; none if nothing fits."""
    seed: int
    """The seed; the next one chooses others."""
    place: FoundPlace | None = None
    """The place whose theatres were asked; absent if none were."""
    date: dt.date | None = None
    """The day of the showings, or the first of several, by the clock of the place; absent if no theatres were asked."""
    until_date: dt.date | None = None
    """The last of several days."""
    message: str | None = None
    """Why nothing was chosen, or what could not be known; otherwise absent."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    library_fault: ErrorObject | None = None
    """What happened to the library, if it was damaged and the user has not settled it yet (library/recover)."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class LibraryRow(Model):
    """A film or a show in the user's library."""

    id: str
    """The id under which it was added."""
    kind: WorkKind
    """Whether it is a film or a show."""
    title: str
    """The title of the film or the name of the show, as it was when it was added; its id if nobody could be asked for
    it yet."""
    library: LibraryEntry
    """The user's entry."""
    ids: KnownIDs | None = None
    """Its native ids at each provider, as far as known. It is recognized by each of them."""
    release_date: dt.date | None = None
    """The day of the film's release or of the show's first broadcast, if known."""
    year: int | None = None
    """The year of the release or of the first broadcast, if known."""
    runtime_minutes: int | None = None
    """The running time, of a show that of an episode; absent while it isn't known. In minutes."""
    genres: tuple[str, ...] = ()
    """The names of its genres, in English; absent while they aren't known."""
    certification: str | None = None
    """The age rating of the United States; absent if there is none, and while it isn't known."""
    poster_url: str | None = None
    """The URL of the poster, in a size for lists."""
    poster_path: str | None = None
    """The poster's path, for images/url and images/fetch."""
    library_fault: ErrorObject | None = None
    """What happened to the library, if it was damaged and the user has not settled it yet (library/recover)."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""
    on_mine: bool | None = None
    """Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements:
    in the region of the call, or, without one, in any country with such services. Absent if no services are set there,
    or the offers weren't requested."""


@dataclass(frozen=True, repr=False)
class LibraryEntry(Model):
    """What the user's library has of a film or a show."""

    added_at: dt.datetime
    """When it was added; for an import the day that the other service gives, if it gives one."""
    status: LibraryStatus | None = None
    """Whether the user wants to see it or has seen it; absent if neither is said."""
    rating: float | None = None
    """The user's rating in steps of a half; absent if there is none. In points from 0.5 to 10."""
    seen_on: tuple[dt.date, ...] = ()
    """The days on which the user saw it, in order; absent if none is known."""
    seen_at: tuple[CinemaVisit, ...] = ()
    """At which cinema the user saw it on one of these days, as far as that is said. Of a day that isn't here nothing
    says where."""
    note: str | None = None
    """The user's note; absent if there is none."""
    tags: tuple[str, ...] = ()
    """The user's tags; absent if there are none."""
    source: ImportFormat | None = None
    """The service whose export it was imported from; absent if it was added here."""
    begun: bool | None = None
    """True for a show of which an episode was seen, until its last one was; absent otherwise. A show whose episodes
    aren't known yet, or that goes on, has no last one."""
    episodes: EpisodeProgress | None = None
    """How far the user is with a show; absent while nothing is known of its episodes and none was seen."""
    next_episode: Episode | None = None
    """The episode of a show that is next to see: the first one after the last that was seen, whether it is out or to
    come. Absent if there is none, or it isn't known yet."""
    seen_episodes: tuple[SeenEpisode, ...] = ()
    """The episodes of a show that were seen, specials too, in order; only in library/get and in exports."""


@dataclass(frozen=True, repr=False)
class CinemaVisit(Model):
    """A day on which the user saw a film at a cinema."""

    day: dt.date
    """The day, by the clock of the theatre."""
    theatre: str | None = None
    """The name of the theatre; absent where only a tag of an imported diary says that it was at a cinema."""
    theatre_id: str | None = None
    """The theatre's id, if it is known."""


@dataclass(frozen=True, repr=False)
class EpisodeProgress(Model):
    """How far the user is with a show, specials left out."""

    seen: int
    """The number of episodes that were seen."""
    out: int | None = None
    """The number of episodes that are out, by the day in the country of the call, or were seen; absent while they
    aren't known."""


@dataclass(frozen=True, repr=False)
class SeenEpisode(Model):
    """An episode of a show that was seen."""

    season: int
    """The number of its season; 0 for a special."""
    episode: int
    """The number within the season."""
    seen_on: tuple[dt.date, ...] = ()
    """The days on which the user saw it, in order; absent if none is known."""
    rating: float | None = None
    """The user's rating in steps of a half; absent if there is none. In points from 0.5 to 10."""


LibraryStatusChange = Literal["wanted", "seen", "none"]
"""What the user says of a film or show, or that they say nothing any more.

``wanted``: The user wants to see it. ``seen``: The user has seen it. ``none``: Neither.
"""


LibraryStatus = Literal["wanted", "seen"]
"""Whether the user wants to see a film or show, or has seen it.

``wanted``: The user wants to see it. ``seen``: The user has seen it.
"""


LibrarySort = Literal["added", "title", "year", "rating", "runtime", "popularity", "random"]
"""An order of the library; what lacks the value comes last.

``added``: The latest additions first. ``title``: By title. ``year``: The newest films first. ``rating``: The user's
best first. ``runtime``: The shortest first. ``popularity``: The most popular first. ``random``: By chance.
"""


LibraryChoice = Literal["wanted", "unseen"]
"""Which films of a programme are wanted, by the user's library.

``wanted``: Those that the user wants to see. ``unseen``: Those that the user has not seen, whether or not they are in
the library.
"""


SeenOption = Literal["hide", "only"]
"""Which rows of a list are left out by the library.

``hide``: Those that the user has seen are left out. ``only``: Those that the user has not seen are left out.
"""


ImportFormat = Literal["letterboxd", "imdb", "trakt", "tmdb", "movary", "marquee"]
"""The service that an entry comes from.

``letterboxd``: Letterboxd. ``imdb``: IMDb. ``trakt``: Trakt. ``tmdb``: TMDB. ``movary``: Movary. ``marquee``: Marquee's
own export.
"""


@dataclass(frozen=True, repr=False)
class LibraryTag(Model):
    """A tag of the library."""

    tag: str
    """The tag."""
    entries: int
    """The number of entries that have it."""


@dataclass(frozen=True, repr=False)
class LibraryRemoval(Model):
    """The number of entries that were removed."""

    removed: int
    """1, or 0 if there was no entry; with season, the number of episodes that are no longer seen. In entries."""
    library_fault: ErrorObject | None = None
    """What happened to the library, if it was damaged and the user has not settled it yet (library/recover)."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class LibraryChange(Model):
    """A change of the library by this process."""

    entries: int
    """The number of entries that the library has now."""
    changed: tuple[str, ...] = ()
    """The films and shows whose entries were added or changed, or of which a title or other episodes were learnt;
    absent if there are none, or more than a hundred."""
    removed: tuple[str, ...] = ()
    """The films and shows whose entries were removed; absent if there are none."""
    known: int | None = None
    """Of how many entries the running time, the genres and the rest are known; only while that is being learnt."""
    of: int | None = None
    """How many entries there are to learn of; only with known."""


@dataclass(frozen=True, repr=False)
class MediaFile(Model):
    """A picture or a trailer at AMC."""

    kind: MediaKind
    """What it is."""
    url: str
    """Its URL."""


MediaKind = Literal[
    "imaxPoster",
    "threeDPoster",
    "alternatePoster",
    "onDemandPoster",
    "still",
    "trailer",
    "teaser",
    "exterior",
    "interior",
    "promotion",
    "icon",
]
"""A kind of picture or trailer.

``imaxPoster``: The poster for IMAX. ``threeDPoster``: The poster for 3D. ``alternatePoster``: Another poster.
``onDemandPoster``: The poster of the film on demand. ``still``: A still of the film, or a wide picture of the theatre.
``trailer``: A trailer. ``teaser``: A teaser. ``exterior``: The theatre from outside. ``interior``: The theatre from
inside. ``promotion``: What the theatre advertises. ``icon``: A small picture for lists.
"""


@dataclass(frozen=True, repr=False)
class Movie(Model):
    """A movie. Fields that AMC and TMDB share have one name; the rest is verbatim under the provider's key."""

    id: str
    """The movie's id at the provider that answered."""
    title: str
    """The title, in the language of the answer."""
    ids: KnownIDs | None = None
    """The movie's native ids at each provider, as far as known."""
    slug: str | None = None
    """The name of the movie in AMC's web addresses, which movies/get takes."""
    original_title: str | None = None
    """The title in the original language. From TMDB."""
    original_language: str | None = None
    """The language that the movie was made in. From TMDB."""
    untranslated: tuple[MovieText, ...] = ()
    """The texts that are in English, or else in the original language, because there is no translation into the
    language asked for; absent if none. One from another country of that language is not named."""
    tagline: str | None = None
    """A one-line slogan."""
    overview: str | None = None
    """A summary of the plot."""
    release_date: dt.date | None = None
    """The day of release. From TMDB: the first on which theatres show it in the country given by region, or by the
    session's region, else the first anywhere. Lists have the region's where they take it."""
    year: int | None = None
    """The year of the release, where `releaseDate` isn't its day: in rows of the local index, and of a film that comes
    back to theatres."""
    runtime_minutes: int | None = None
    """The running time in minutes."""
    certification: str | None = None
    """The age rating. From AMC: the MPA's, for the United States. From TMDB: that of the country given by region, by
    the session's region or else by the language's country; the theatrical release's if there was one, and that of a
    premiere or a festival only if there is no other. TMDB gives it with single movies, and with the rows of lists only
    if include asks for it."""
    genres: tuple[Genre, ...] = ()
    """The movie's genres. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they get names here
    unless TMDB's list of genres is unavailable."""
    rating: float | None = None
    """The average rating by users, in points from 0 to 10; absent if nobody has voted."""
    rating_count: int | None = None
    """The number of votes."""
    popularity: float | None = None
    """The attention that the movie gets now, on the provider's own scale, which has no upper bound."""
    adult: bool | None = None
    """Whether the movie is for adults only."""
    status: str | None = None
    """The stage of production or release, in TMDB's words: Released, Post Production and others."""
    homepage: str | None = None
    """The URL of the makers' page."""
    website_url: str | None = None
    """The URL of the movie's page at AMC."""
    showtimes_url: str | None = None
    """The URL of AMC's page of its showtimes."""
    poster_url: str | None = None
    """The URL of the poster, in a size for lists."""
    backdrop_url: str | None = None
    """The URL of a wide picture, in a size for a full page."""
    poster_path: str | None = None
    """The poster's path, for images/url and images/fetch. From TMDB."""
    backdrop_path: str | None = None
    """The wide picture's path, for images/url and images/fetch. From TMDB."""
    trailer_url: str | None = None
    """The URL of a trailer; from TMDB only if videos are included: in the language asked for before others, and the
    makers' own before others; a teaser if there is no trailer."""
    media: tuple[MediaFile, ...] = ()
    """AMC's other posters, stills and trailers, which posterUrl, backdropUrl and trailerUrl don't name; absent if
    none."""
    budget: int | None = None
    """The production budget in US dollars."""
    revenue: int | None = None
    """The box-office revenue in US dollars."""
    cast: tuple[str, ...] = ()
    """The names of the leading actors; from TMDB at most ten, and only if credits are included."""
    directors: tuple[str, ...] = ()
    """The names of the directors; from TMDB only if credits are included. For the rows of a list that takes a request
    of TMDB for each, eight at once, cached like those of movies/get."""
    collection: NamedEntity | None = None
    """The series that the movie belongs to. From TMDB."""
    companies: tuple[NamedEntity, ...] = ()
    """The production companies. From TMDB."""
    countries: tuple[str, ...] = ()
    """The countries of production. From TMDB."""
    origin_countries: tuple[str, ...] = ()
    """The countries that the movie comes from, of those that produced it. From TMDB."""
    languages: tuple[str, ...] = ()
    """The languages spoken. From TMDB."""
    attributes: tuple[Attribute, ...] = ()
    """The features of its showings, such as IMAX or closed captions. From AMC."""
    is_private_rental: bool | None = None
    """True if this is no movie but AMC's offer of an auditorium to rent; otherwise absent. Leave such entries out of
    lists of movies."""
    availability: MovieAvailability | None = None
    """Whether and how AMC shows it; given by movies/find only."""
    has_scheduled_showtimes: bool | None = None
    """Whether AMC has scheduled showtimes."""
    online_tickets_at: dt.datetime | None = None
    """When online ticket sales begin at AMC."""
    earliest_showing_at: dt.datetime | None = None
    """The start of the first showing at AMC."""
    available_for_a_list: bool | None = None
    """Whether members of AMC's A-List can reserve it."""
    release_number: int | None = None
    """AMC's number of the release, which theatres/showing takes."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    link: MovieLink | None = None
    """How the other provider's movie was matched; present only if its fields were added."""
    link_fault: ErrorObject | None = None
    """Why the other provider's fields, or the parts, are missing, if link or include asked for them: it doesn't have
    the movie (-32012), has several that it may be (-32012; the message lists them), has no key, can't be reached or
    took more than its share of the time. Absent if they were added."""
    credits: Credits | None = None
    """The cast and crew, if included."""
    videos: tuple[Video, ...] = ()
    """Trailers and other videos, if included, in the order of VideoList."""
    images: MovieImages | None = None
    """Posters and other pictures, if included."""
    watch_providers: dict[str, WatchOffers] = field(default_factory=dict, hash=False)
    """Where to watch the movie, by country (ISO 3166-1 alpha-2), if included. The data is JustWatch's, which asks to be
    named."""
    release_dates: tuple[ReleaseDate, ...] = ()
    """The releases in each country, if included."""
    similar: tuple[Movie, ...] = ()
    """Similar movies, TMDB's first page of them, if included."""
    recommendations: tuple[Movie, ...] = ()
    """Movies liked by those who like this one, TMDB's first page of them, if included."""
    reviews: Reviews | None = None
    """Reviews by users, if included."""
    keywords: tuple[NamedEntity, ...] = ()
    """Keywords for its subject, if included."""
    translations: tuple[Translation, ...] = ()
    """Its texts in other languages, if included."""
    alternative_titles: tuple[AlternativeTitle, ...] = ()
    """Its other titles, by country, if included."""
    external_ids: dict[str, str] = field(default_factory=dict, hash=False)
    """Its ids at other sites, by site, if included."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    library: LibraryEntry | None = None
    """What the user's library has of it, found by any of its ids; absent if there is no entry."""
    library_fault: ErrorObject | None = None
    """Why library is missing although there may be an entry: the library can't be read. On a list the page has it."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""
    on_mine: bool | None = None
    """Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements:
    in the region of the call, or, without one, in any country with such services. Absent if no services are set there,
    or the offers weren't requested."""


MovieText = Literal["title", "tagline", "overview"]
"""A text that can be in another language for want of a translation.

``title``: The title. ``tagline``: The tagline. ``overview``: The overview.
"""


MovieAvailability = Literal[
    "playing",
    "advanceTickets",
    "comingSoon",
    "onDemand",
    "notScheduled",
    "notAtAMC",
    "unknown",
]
"""Whether and how a movie can be seen at AMC.

``playing``: AMC shows it now. ``advanceTickets``: Not yet shown; AMC lists it with advance tickets, on sale from
onlineTicketsAt if that is given. ``comingSoon``: AMC announces it. ``onDemand``: AMC has it on demand only.
``notScheduled``: AMC has it but does not show it. ``notAtAMC``: AMC neither shows it nor finds it by its title.
``unknown``: AMC could not be asked.
"""


@dataclass(frozen=True, repr=False)
class MovieLink(Model):
    """How two providers' movies were matched."""

    by: MovieLinkBasis
    """What the two have in common."""
    confidence: float
    """How certain the match is, from 0 to 1: 1 by IMDb id; by title 0.9 with the same year of release, 0.7 with years
    one apart, 0.6 if the provider shows an older movie again and only one has the title, or one whose director agrees,
    0.5 with an unknown year."""


MovieLinkBasis = Literal["imdb", "titleAndYear"]
"""What two matched movies have in common.

``imdb``: The IMDb identifier. ``titleAndYear``: The title and the year of release.
"""


@dataclass(frozen=True, repr=False)
class MovieCollection(Model):
    """A series of movies. Rows of search/collections have neither parts nor totals."""

    id: str
    """The collection's id."""
    name: str
    """The name, in the language of the answer."""
    original_name: str | None = None
    """The name in the original language."""
    original_language: str | None = None
    """The language that the movies were made in."""
    overview: str | None = None
    """What the movies have in common."""
    adult: bool | None = None
    """Whether the movies are for adults only."""
    poster_url: str | None = None
    """The URL of the poster, in a size for lists."""
    backdrop_url: str | None = None
    """The URL of a wide picture, in a size for a full page."""
    poster_path: str | None = None
    """The poster's path, for images/url and images/fetch."""
    backdrop_path: str | None = None
    """The wide picture's path, for images/url and images/fetch."""
    parts: tuple[Movie, ...] = ()
    """The movies in the order of release, those without a day last."""
    totals: CollectionTotals | None = None
    """What the parts come to."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class CollectionTotals(Model):
    """What a collection's parts come to."""

    parts: int
    """The number of parts. In movies."""
    released: int
    """The number of parts whose day of release is today or past. In movies."""
    first_year: int | None = None
    """The year of the first part's release; absent if no part has a day."""
    last_year: int | None = None
    """The year of the last part's release, past or to come; absent if no part has a day."""
    rated: int | None = None
    """The number of parts that have a rating. In movies."""
    rating: float | None = None
    """The average of the ratings of the parts that have one, each counted once, rounded to a tenth; absent if none has.
    In points from 0 to 10."""
    rating_count: int | None = None
    """The number of votes for all parts."""


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
    "alternativeTitles",
    "externalIds",
]
"""A part of a movie that is returned only on request.

``credits``: The cast and crew. ``videos``: Trailers and other videos. ``images``: Posters and other pictures.
``watchProviders``: Where to watch it. ``releaseDates``: The releases in each country. ``similar``: Movies like it.
``recommendations``: Recommendations. ``reviews``: Reviews by users. ``keywords``: Keywords. ``translations``: Its texts
in other languages. ``alternativeTitles``: Its other titles, by country. ``externalIds``: Ids at other sites.
"""


MovieRowInclude = Literal["credits", "certification"]
"""A part of a row.

``credits``: Directors and leading actors. ``certification``: The age rating in the region.
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
"""An order for movies: a field, and whether it ascends (asc) or descends (desc)."""


ShowSort = Literal[
    "popularity.asc",
    "popularity.desc",
    "firstAirDate.asc",
    "firstAirDate.desc",
    "name.asc",
    "name.desc",
    "rating.asc",
    "rating.desc",
    "ratingCount.asc",
    "ratingCount.desc",
]
"""An order for shows: a field, and whether it ascends (asc) or descends (desc)."""


TrendingWindow = Literal["day", "week"]
"""A period over which attention is measured.

``day``: The last day. ``week``: The last seven days.
"""


FilterOperator = Literal["and", "or"]
"""Whether all of several values are needed or one is enough.

``and``: All of them. ``or``: One of them is enough.
"""


ReleaseType = Literal["premiere", "theatricalLimited", "theatrical", "digital", "physical", "tv"]
"""A type of release.

``premiere``: A premiere. ``theatricalLimited``: In a few theatres. ``theatrical``: In theatres. ``digital``: To stream
or download. ``physical``: On disc. ``tv``: On television.
"""


Monetization = Literal["subscription", "free", "ads", "rent", "buy"]
"""A way of paying for a movie at home.

``subscription``: Included in a subscription. ``free``: Free of charge. ``ads``: Free of charge with advertisements.
``rent``: For rent. ``buy``: For sale.
"""


@dataclass(frozen=True, repr=False)
class NamedEntity(Model):
    """A collection, a company, a network or a keyword.

    Its id leads to collections/get, companies/get and movies/discover; a network has none, since nothing takes it.
    """

    name: str
    """The name."""
    id: str | None = None
    """The id of the collection, company or keyword."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class MovieImages(Model):
    """The pictures of a movie or a show."""

    posters: tuple[MovieImage, ...] = ()
    """Posters: those in the language asked for first (in English, if none was), then in English, then in the original
    language, then those without text."""
    backdrops: tuple[MovieImage, ...] = ()
    """Wide pictures: those without text first, then in the order of the posters."""
    logos: tuple[MovieImage, ...] = ()
    """Pictures of the title's lettering, in the order of the posters."""


@dataclass(frozen=True, repr=False)
class MovieImage(Model):
    """One picture of a movie, a show or a person."""

    path: str
    """The picture's path, for images/url and images/fetch."""
    url: str | None = None
    """The URL of the picture in full size."""
    width: int | None = None
    """The width in full size, in pixels."""
    height: int | None = None
    """The height in full size, in pixels."""
    language: str | None = None
    """The language of the text in the picture; absent if there is none."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class ReleaseDate(Model):
    """One release of a movie in one country."""

    region: str
    """The country of the release."""
    released_at: dt.datetime
    """The time of the release; midnight UTC if only the day is known."""
    certification: str | None = None
    """The age rating in that country."""
    type: str | None = None
    """The type of release: premiere, limitedTheatrical, theatrical, digital, physical or television."""
    language: str | None = None
    """The language of the release."""
    note: str | None = None
    """A remark about the release."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class Translation(Model):
    """The texts about a movie or a person in one language."""

    language: str
    """The language of the texts."""
    region: str | None = None
    """The country whose variety of the language it is."""
    language_name: str | None = None
    """The language's name in English."""
    title: str | None = None
    """The title; absent if it is not translated."""
    tagline: str | None = None
    """A one-line slogan."""
    overview: str | None = None
    """A summary of the plot."""
    biography: str | None = None
    """A person's life and work."""
    homepage: str | None = None
    """The URL of the makers' page."""
    runtime_minutes: int | None = None
    """The running time of this version in minutes."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class AlternativeTitle(Model):
    """Another title of a movie."""

    title: str
    """The title."""
    country: str | None = None
    """The country where it has this title."""
    type: str | None = None
    """What kind of title it is, in the words of TMDB's editors; most have none."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class MovieShowings(Model):
    """A movie with its showings at a place on a day, or on several."""

    id: str
    """The movie's id at AMC; in library/tonight also another one, or a show's."""
    title: str
    """The movie's title."""
    showings: tuple[Showing, ...]
    """The showings, in order of their start; at the same time, the nearest first."""
    ids: KnownIDs | None = None
    """The movie's ids at each provider, as far as known."""
    year: int | None = None
    """The year of the movie's release."""
    rating: float | None = None
    """The audience's rating, from 0 to 10 points; left out if unknown. In points from 0 to 10."""
    rating_count: int | None = None
    """The number of votes for the rating."""
    certification: str | None = None
    """The age rating."""
    runtime_minutes: int | None = None
    """The running time in minutes."""
    genres: tuple[str, ...] = ()
    """The names of the movie's genres."""
    overview: str | None = None
    """A short summary of the plot."""
    date: dt.date | None = None
    """The day of the showings, by the clock of the place; only with groupBy day."""
    poster_url: str | None = None
    """The URL of the poster, in a size for lists."""
    offers: WatchOffers | None = None
    """Where to watch it on the user's services, in the country of the call; only in library/tonight, and absent if none
    has it. The data is JustWatch's, which asks to be named."""
    on_mine: bool | None = None
    """Whether a service of the user's has it without a further payment, in the country of the call; only in
    library/tonight, and absent if the user has no services there."""
    next_date: NextDate | None = None
    """The next day on which one can see it somewhere; only in library/tonight, and only for a movie that is neither
    shown nor on the user's services."""
    next_episode: Episode | None = None
    """The episode of a show that is next to see, which is out; only in library/tonight."""
    link_fault: ErrorObject | None = None
    """Why the rating and other data of TMDB are missing; left out if they are not."""
    library: LibraryEntry | None = None
    """What the user's library has of it, found by any of its ids; absent if there is no entry."""
    library_fault: ErrorObject | None = None
    """Why library is missing although there may be an entry: the library can't be read. On a list the page has it."""


@dataclass(frozen=True, repr=False)
class NextDate(Model):
    """A day from which one can see a movie, or buy its tickets."""

    kind: NextDateKind
    """What happens on the day."""
    day: dt.date
    """The day."""
    at: dt.datetime | None = None
    """The time in UTC; only for tickets of which AMC says when their sale begins."""
    note: str | None = None
    """TMDB's remark on the release, such as an anniversary."""
    url: str | None = None
    """The page that sells the tickets."""


NextDateKind = Literal["tickets", "premiere", "limitedTheatrical", "theatrical", "digital", "physical", "television"]
"""What happens on a movie's next date.

``tickets``: AMC begins to sell tickets, or sells them already for showings from that day on. ``premiere``: The
premiere. ``limitedTheatrical``: In a few theatres. ``theatrical``: In theatres. ``digital``: To stream or download.
``physical``: On disc. ``television``: On television.
"""


@dataclass(frozen=True, repr=False)
class Showing(Model):
    """A showing of a movie, with what one needs to choose it."""

    id: str
    """The showtime's id, for showtimes/plan and showtimes/seats."""
    theatre_id: str
    """The theatre's id."""
    availability: ShowingAvailability
    """Whether tickets can be bought."""
    movie_title: str | None = None
    """AMC's title of what is shown; only where a film's showings are of several of AMC's entries, such as a dubbed and
    a subtitled one."""
    theatre_name: str | None = None
    """The theatre's name."""
    theatre_city: str | None = None
    """The theatre's city with its state, as AMC writes them."""
    distance_kilometres: float | None = None
    """The theatre's distance from the place in kilometres."""
    starts_at: dt.datetime | None = None
    """The start in UTC."""
    starts_at_local: dt.datetime | None = None
    """The start by the theatre's clock."""
    ends_at_local: dt.datetime | None = None
    """The end by the theatre's clock: start and running time, without trailers; left out if the running time is
    unknown."""
    auditorium: int | None = None
    """The auditorium's number."""
    format: str | None = None
    """The premium format."""
    attributes: tuple[Attribute, ...] = ()
    """Everything that AMC says of the showing: formats, captions, seating and more."""
    ticket_prices: tuple[TicketPrice, ...] = ()
    """The prices of single tickets, with the total of each."""
    total: float | None = None
    """The price of adult tickets for the party in US dollars, with tax and fees except for totalExcludes; left out if
    AMC gives no adult price. Some seats may cost more or less."""
    total_excludes: tuple[PricePart, ...] = ()
    """What total lacks because AMC doesn't give it; left out if it lacks nothing."""
    visible_at: dt.datetime | None = None
    """When an embargo ends, in UTC; only for embargoed showings."""
    in_theatre_ticketing_only: bool | None = None
    """True if tickets are sold only at the theatre; left out otherwise."""
    has_started: bool | None = None
    """True if the showing has begun; left out otherwise."""
    purchase_url: str | None = None
    """The page that sells the tickets."""


ShowingAvailability = Literal[
    "available",
    "almostSoldOut",
    "soldOut",
    "cancelled",
    "embargoed",
    "comingSoon",
    "started",
]
"""Whether tickets for a showing can be bought.

``available``: Tickets can be bought. ``almostSoldOut``: Few tickets are left. ``soldOut``: No tickets are left.
``cancelled``: The showing was cancelled. ``embargoed``: Tickets are not sold before visibleAt. ``comingSoon``: Tickets
are not sold yet. ``started``: The showing has begun; AMC doesn't say whether it still sells tickets.
"""


ProgrammeGroup = Literal["movie", "day"]
"""What a row has the showings of.

``movie``: A movie, on all days. ``day``: A movie of one day.
"""


WhatsOnSort = Literal["start", "distance", "rating", "price", "showings"]
"""An order of movies, within a day where a row is a movie of one day; ties keep the order of their first showings.

``start``: The first showing first. ``distance``: The nearest theatre first. ``rating``: The best rated first, unrated
ones last. ``price``: The lowest total first, unknown ones last. ``showings``: The most showings first.
"""


Row = TypeVar("Row")


@dataclass(frozen=True, repr=False)
class Page(Model, Generic[Row]):
    """One page of a list: the answer of a list method, and each page that it sends for a partialResultToken."""

    kind: ClassVar[Literal["page"]] = "page"
    """Tells a page from the other parts of a stream."""
    page: int
    """The number of this page; the first is 1."""
    page_size: int
    """The number of rows per page, in which page and the totals count. It is the pageSize asked for, or the limit if
    that is smaller and the page is not part of a stream. The last page may have fewer rows."""
    items: tuple[Row, ...]
    """The rows, in the provider's order."""
    total_pages: int | None = None
    """The number of pages that can be reached; absent if the provider doesn't tell. An empty list has one page, which
    is empty."""
    total_results: int | None = None
    """The number of rows that can be reached; absent if the provider doesn't tell."""
    next_page: int | None = None
    """The number of the next page; absent on the last one."""
    previous_page: int | None = None
    """The number of the previous page; absent on the first one."""
    duplicates: int | None = None
    """The number of rows left out because an earlier page of the same request had them; absent if none."""
    skipped: int | None = None
    """The number of rows left out because they could not be read; absent if none."""
    hidden: int | None = None
    """The number of rows left out because of seen or on; absent if none."""
    attempts: int | None = None
    """The number of requests that it took to get an answer; absent if one was enough."""
    dates: ListDates | None = None
    """The days between which the movies are released; only in movies/nowPlaying at TMDB."""
    did_you_mean: tuple[Completion, ...] = ()
    """What the query may have meant; given if the first page of search/movies, search/shows, search/people or
    search/all is empty and the local index has something like it, and in movies/find if only this title, which
    searchedFor names, is found."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    pixabay: JSONObject = field(default_factory=dict, hash=False)
    """Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
    originals of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    place: FoundPlace | None = None
    """The place that the parameters were understood to mean, for methods that take one."""
    date: dt.date | None = None
    """The day that the rows are of, or the first of several days, for methods that take one."""
    until_date: dt.date | None = None
    """The last day that the rows are of, if the call asks for several."""
    total_showings: int | None = None
    """The number of showings on all pages; only in showtimes/whatsOn."""
    seats_asked: int | None = None
    """The number of showings whose seats were asked for, on this page or on all pages of the stream; only in
    showtimes/whatsOn with seatsTogether."""
    seats_unasked: int | None = None
    """The number of showings that are left out because a page had more than 60; only in showtimes/whatsOn with
    seatsTogether."""
    unknown_count: int | None = None
    """The number of movies that are left out because the genres or the age rating that the call asks for aren't known
    of them; in showtimes/whatsOn, library/list, library/tonight and library/recommendations, and absent if none."""
    known: int | None = None
    """Of how many entries of the library the running time, the genres and the rest are known; only in library/list, and
    absent of an empty library."""
    of: int | None = None
    """The number of entries of the library; only with known."""
    basis: RecommendationBasis | None = None
    """What the recommendations are made from; only in library/recommendations."""
    private_rentals: int | None = None
    """The number of matching rentals of whole auditoriums, which are left out; only in showtimes/whatsOn, and absent if
    none."""
    imported: ImportCounts | None = None
    """How many rows have each outcome so far; only in library/import."""
    assumed: tuple[ImportAssumption, ...] = ()
    """What the import took for granted of files that don't say it, of at most a hundred; only in library/import, and
    absent if there is nothing."""
    party_size: int | None = None
    """The number of people whom totals are for; only in showtimes/whatsOn and library/tonight."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    library_fault: ErrorObject | None = None
    """Why no row has library, although the library may have entries for some: it can't be read. Absent if it was
    read."""
    faults: tuple[ProviderFault, ...] = ()
    """The providers whose part of the list is missing, with the reasons; absent if none is."""
    searched_for: SearchedFor | None = None
    """What was searched for instead, because nothing matches the query itself; only in movies/find, search/movies,
    search/shows and search/all. The rows are of this search."""
    title_match: TitleMatch | None = None
    """words if no film of the wanted title is listed, and the rows are of films that only have its words in theirs;
    absent otherwise. Only in showtimes/whatsOn, near and atTheatre."""
    message: str | None = None
    """A message to show to the user: why the list is empty, what library/import has done so far, or what the rows don't
    say, such as that their titles only have the words of the wanted one, or that a weekend's Saturday is all they are
    of. Otherwise absent."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""

    @classmethod
    def from_json(cls, json: JSONObject, row: Callable[[Any], Row] = verbatim) -> Page[Row]:
        """Read it from the JSON object that the server sent, and each item with a function."""
        return replace(super().from_json(json), items=tuple(map(row, json["items"])))


@dataclass(frozen=True, repr=False)
class Summary(Model):
    """The answer of a list method that has streamed its pages."""

    kind: ClassVar[Literal["summary"]] = "summary"
    """Tells a summary from the other parts of a stream."""
    page_count: int
    """The number of pages sent."""
    item_count: int
    """The number of rows on those pages."""
    complete: bool
    """Whether the end of the list was reached; false if limit or maxPages ended the stream before."""
    next_page: int | None = None
    """The page with the first row that was not sent; absent if the list is complete."""
    duplicates: int | None = None
    """The number of rows left out because an earlier page had them; absent if none."""
    skipped: int | None = None
    """The number of rows left out because they could not be read; absent if none."""
    hidden: int | None = None
    """The number of rows left out because of seen or on; absent if none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    place: FoundPlace | None = None
    """The place that the parameters were understood to mean, for methods that take one."""
    date: dt.date | None = None
    """The day that the rows are of, or the first of several days, for methods that take one."""
    until_date: dt.date | None = None
    """The last day that the rows are of, if the call asks for several."""
    total_showings: int | None = None
    """The number of showings on all pages; only in showtimes/whatsOn."""
    seats_asked: int | None = None
    """The number of showings whose seats were asked for, on this page or on all pages of the stream; only in
    showtimes/whatsOn with seatsTogether."""
    seats_unasked: int | None = None
    """The number of showings that are left out because a page had more than 60; only in showtimes/whatsOn with
    seatsTogether."""
    unknown_count: int | None = None
    """The number of movies that are left out because the genres or the age rating that the call asks for aren't known
    of them; in showtimes/whatsOn, library/list, library/tonight and library/recommendations, and absent if none."""
    known: int | None = None
    """Of how many entries of the library the running time, the genres and the rest are known; only in library/list, and
    absent of an empty library."""
    of: int | None = None
    """The number of entries of the library; only with known."""
    basis: RecommendationBasis | None = None
    """What the recommendations are made from; only in library/recommendations."""
    private_rentals: int | None = None
    """The number of matching rentals of whole auditoriums, which are left out; only in showtimes/whatsOn, and absent if
    none."""
    imported: ImportCounts | None = None
    """How many rows have each outcome so far; only in library/import."""
    assumed: tuple[ImportAssumption, ...] = ()
    """What the import took for granted of files that don't say it, of at most a hundred; only in library/import, and
    absent if there is nothing."""
    party_size: int | None = None
    """The number of people whom totals are for; only in showtimes/whatsOn and library/tonight."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    library_fault: ErrorObject | None = None
    """Why no row has library, although the library may have entries for some: it can't be read. Absent if it was
    read."""
    faults: tuple[ProviderFault, ...] = ()
    """The providers whose part of the list is missing, with the reasons; absent if none is."""
    searched_for: SearchedFor | None = None
    """What was searched for instead, because nothing matches the query itself; only in movies/find, search/movies,
    search/shows and search/all. The rows are of this search."""
    title_match: TitleMatch | None = None
    """words if no film of the wanted title is listed, and the rows are of films that only have its words in theirs;
    absent otherwise. Only in showtimes/whatsOn, near and atTheatre."""
    message: str | None = None
    """A message to show to the user: why the list is empty, what library/import has done so far, or what the rows don't
    say, such as that their titles only have the words of the wanted one, or that a weekend's Saturday is all they are
    of. Otherwise absent."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


TitleMatch = Literal["words"]
"""How the titles of a list's films fit the wanted one, if they aren't the same.

``words``: They have its words among others.
"""


@dataclass(frozen=True, repr=False)
class ListDates(Model):
    """The days between which the movies of a list are released."""

    minimum: dt.date
    """The first day."""
    maximum: dt.date
    """The last day."""


@dataclass(frozen=True, repr=False)
class SearchedFor(Model):
    """A search that was made in place of the one asked for: the year taken out of the text, and for and beside &, a
    trailing article moved to the front, or the title of the index that a misspelt one is nearest to.
    """

    query: str
    """The text searched for."""
    year: int | None = None
    """The year searched for; absent if none."""


@dataclass(frozen=True, repr=False)
class ProviderFault(Model):
    """A provider that could not give its part of a list."""

    provider: Provider
    """The provider."""
    error: ErrorObject
    """The error."""


@dataclass(frozen=True, repr=False)
class Fault(Model):
    """A page that failed, sent in its place in the stream; or a provider that failed, whose part the following pages
    lack.
    """

    kind: ClassVar[Literal["error"]] = "error"
    """Tells a fault from the other parts of a stream."""
    page: int
    """The number of the page that failed, or of the first page that lacks the provider's part."""
    error: ErrorObject
    """The error."""
    will_retry: bool
    """Whether the page will be asked for again; if not, the request ends with this error, or goes on without the
    provider's part."""
    retry_in_seconds: float | None = None
    """The time until the next attempt, in seconds, rounded up to tenths; absent if there is none."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class Person(Model):
    """An actor, a director or another member of a movie's cast or crew."""

    id: str
    """The person's id."""
    name: str
    """The person's name."""
    ids: KnownIDs | None = None
    """The person's native ids at each provider, as far as known."""
    original_name: str | None = None
    """The name in the person's own language."""
    department: str | None = None
    """The department that the person is best known for."""
    popularity: float | None = None
    """The attention that the person gets now, on the provider's own scale, which has no upper bound."""
    adult: bool | None = None
    """Whether the person works in adult movies."""
    biography: str | None = None
    """The person's life and work, in the language of the answer. From people/get only."""
    birthday: dt.date | None = None
    """The day of birth. From people/get only."""
    deathday: dt.date | None = None
    """The day of death. From people/get only."""
    place_of_birth: str | None = None
    """Where the person was born. From people/get only."""
    also_known_as: tuple[str, ...] = ()
    """Other names of the person, and the name in other scripts. From people/get only."""
    homepage: str | None = None
    """The address of the person's own site. From people/get only."""
    untranslated: tuple[PersonText, ...] = ()
    """The texts that are in English because there is no translation into the language asked for; absent if none. One
    from another country of that language is not named."""
    known_for: tuple[KnownWork, ...] = ()
    """Movies and shows that the person is known for."""
    profile_url: str | None = None
    """The URL of a picture of the person."""
    profile_path: str | None = None
    """The picture's path, for images/url and images/fetch."""
    credits: tuple[PersonCredit, ...] = ()
    """All films and shows of the person as in people/credits, the newest first, if included."""
    images: tuple[MovieImage, ...] = ()
    """Pictures of the person, if included."""
    external_ids: dict[str, str] = field(default_factory=dict, hash=False)
    """The person's ids at other sites, by site, if included."""
    translations: tuple[Translation, ...] = ()
    """The person's texts in other languages, if included."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class KnownWork(Model):
    """A movie or a show that a person is known for."""

    id: str
    """The id of the movie or the show."""
    kind: WorkKind
    """Whether it is a movie or a show."""
    title: str
    """The title of the movie or the name of the show, in the language of the answer."""


WorkKind = Literal["movie", "show"]
"""A kind of work.

``movie``: A movie. ``show``: A television show.
"""


PersonText = Literal["biography"]
"""A text that can be in another language for want of a translation.

``biography``: The biography.
"""


PersonInclude = Literal["credits", "images", "externalIds", "translations"]
"""A part of a person that is returned only on request.

``credits``: All films and shows. ``images``: Pictures. ``externalIds``: Ids at other sites. ``translations``: The texts
in other languages.
"""


@dataclass(frozen=True, repr=False)
class PersonCredit(Model):
    """A film or a show with everything that one person did in it."""

    id: str
    """The id of the film or the show."""
    kind: WorkKind
    """Whether it is a film or a show."""
    title: str
    """The title of the film or the name of the show, in the language of the answer."""
    roles: tuple[PersonRole, ...]
    """What the person did: the parts played first, then the jobs of the crew."""
    original_title: str | None = None
    """The title in the original language."""
    date: dt.date | None = None
    """The day of the film's release or of the show's first broadcast; absent if it isn't known yet."""
    year: int | None = None
    """The year of that day."""
    rating: float | None = None
    """The average rating by users, in points from 0 to 10; absent if nobody has voted."""
    rating_count: int | None = None
    """The number of votes."""
    popularity: float | None = None
    """The attention that the film or the show gets now, on the provider's own scale, which has no upper bound."""
    adult: bool | None = None
    """Whether it is for adults only."""
    poster_url: str | None = None
    """The URL of the poster, in a size for lists."""
    poster_path: str | None = None
    """The poster's path, for images/url and images/fetch."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    library: LibraryEntry | None = None
    """What the user's library has of it, found by any of its ids; absent if there is no entry."""
    library_fault: ErrorObject | None = None
    """Why library is missing although there may be an entry: the library can't be read. On a list the page has it."""


@dataclass(frozen=True, repr=False)
class PersonRole(Model):
    """One part that a person played, or one job that the person did."""

    character: str | None = None
    """The character played; absent if it isn't named."""
    job: str | None = None
    """The job in the crew."""
    department: str | None = None
    """The department that the job belongs to; that of a part is Acting."""
    episode_count: int | None = None
    """In how many episodes of the show."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


PersonCreditSort = Literal["date", "popularity", "rating"]
"""An order for films and shows, from high to low.

``date``: The newest first; what has no day yet stands before all others. ``popularity``: The most popular first.
``rating``: The best rated first, and of the same rating those with more votes.
"""


@dataclass(frozen=True, repr=False)
class Place(Model):
    """A place that a text may mean.

    For a theatre, pass theatreId to theatres/get; for any place, pass its coordinates to theatres/near or
    showtimes/near.
    """

    title: str
    """The place's name."""
    type: str
    """The type of place: city, zipcode or theatre. More may be added."""
    latitude: float | None = None
    """The latitude in degrees, positive to the north; absent if not known."""
    longitude: float | None = None
    """The longitude in degrees, positive to the east; absent if not known."""
    theatre_id: str | None = None
    """The theatre's id; absent if the place is not a theatre or the theatre can't be identified."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class Presentation(Model):
    """An answer ready to be shown, in the user's units and clock; present only if the call has presentation.

    A front end draws it and sends the requests of next that are chosen; it needs no other member and no method's name.
    Empty members are left out. Every text is one line in Unicode's form NFC without control characters.
    """

    form: PresentationForm
    """What the other members are: a list has columns and rows, a thing has facts and sections, an auditorium has a
    hall."""
    title: str
    """What the answer is, for the line above it."""
    sentences: str | None = None
    """The language of headings, labels and sentences. Titles and overviews are in the answer's language."""
    text: str | None = None
    """What a thing is about, of any length."""
    notes: tuple[str, ...] = ()
    """Sentences about the whole: whom prices are for, why rows are missing, how old the answer is."""
    marks: tuple[str, ...] = ()
    """Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best,
    chosen, wheelchair, companion, loveSeatLeft, loveSeatRight, new. More may be added."""
    facts: tuple[PresentationFact, ...] = ()
    """The facts of a thing or an auditorium, the most important first."""
    columns: tuple[PresentationColumn, ...] = ()
    """The columns of a list, in the order in which a narrow screen keeps them. They depend on the request alone."""
    groups: tuple[PresentationGroup, ...] = ()
    """Headings that the rows belong to, or the groups of seats of an auditorium, the best first. A group that goes on
    over pages keeps its id."""
    rows: tuple[PresentationRow, ...] = ()
    """The rows of a list."""
    sections: tuple[PresentationSection, ...] = ()
    """Lists that are parts of a thing."""
    legend: tuple[PresentationLegend, ...] = ()
    """The marks of the hall's seats, for people."""
    hall: tuple[PresentationHallRow, ...] = ()
    """The rows of an auditorium, the first nearest to the screen."""
    next: tuple[PresentationNext, ...] = ()
    """What can be done next with the whole."""


PresentationForm = Literal["list", "thing", "auditorium"]
"""The form of a presentation.

``list``: Rows under columns, maybe in groups. ``thing``: Facts, a text and sections. ``auditorium``: The seats of a
showing.
"""


@dataclass(frozen=True, repr=False)
class PresentationColumn(Model):
    """A column of a list."""

    name: str
    """Its name, which is unique among the columns."""
    heading: str
    """The words above it."""
    align: PresentationAlign
    """Where its cells stand."""
    kind: str
    """What its cells are: text, number, day, time, moment, price, availability, distance, and others."""
    importance: int
    """Its place among the columns by importance: 1 is kept the longest on a narrow screen."""


PresentationAlign = Literal["start", "end"]
"""The side at which the cells of a column stand.

``start``: Where lines begin. ``end``: Where lines end, as numbers do.
"""


@dataclass(frozen=True, repr=False)
class PresentationFact(Model):
    """A fact, with its label where it needs one."""

    text: str
    """The fact."""
    label: str | None = None
    """What the fact is."""


@dataclass(frozen=True, repr=False)
class PresentationGroup(Model):
    """A heading above rows, or a group of seats."""

    id: str
    """Its id, which rows name; that of the film where it is one."""
    heading: str
    """The words above its rows."""
    facts: tuple[PresentationFact, ...] = ()
    """Facts about it."""
    marks: tuple[str, ...] = ()
    """Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best,
    chosen, wheelchair, companion, new. More may be added."""
    next: tuple[PresentationNext, ...] = ()
    """What can be done next with it, at most six."""


@dataclass(frozen=True, repr=False)
class PresentationRow(Model):
    """A row of a list."""

    cells: tuple[str, ...]
    """A text for each column; empty where there is nothing to say. At most 200 characters each."""
    id: str | None = None
    """The id of what it is, where it has one."""
    group: str | None = None
    """The id of its group; absent if the list has none."""
    marks: tuple[str, ...] = ()
    """Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best,
    chosen, wheelchair, companion, new. More may be added."""
    next: tuple[PresentationNext, ...] = ()
    """What can be done next with it, at most six."""


@dataclass(frozen=True, repr=False)
class PresentationSection(Model):
    """A list that is a part of a thing."""

    heading: str
    """The words above it."""
    columns: tuple[PresentationColumn, ...]
    """Its columns, as those of a list."""
    rows: tuple[PresentationRow, ...]
    """Its rows, as those of a list."""


@dataclass(frozen=True, repr=False)
class PresentationLegend(Model):
    """What a mark of the hall's seats means."""

    mark: str
    """The mark."""
    text: str
    """What it means."""


@dataclass(frozen=True, repr=False)
class PresentationHallRow(Model):
    """A row of an auditorium."""

    row: str
    """Its name; empty if it has none."""
    seats: tuple[PresentationSeat, ...]
    """Its seats from left to right, as one looks at the screen's plan."""


@dataclass(frozen=True, repr=False)
class PresentationSeat(Model):
    """A seat."""

    column: int
    """Its place from the left, the first is 1; places without a seat are left out."""
    free: bool
    """Whether it can be had."""
    name: str | None = None
    """Its name, where it is known."""
    marks: tuple[str, ...] = ()
    """Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best,
    chosen, wheelchair, companion, new. More may be added."""


@dataclass(frozen=True, repr=False)
class PresentationNext(Model):
    """What can be done next: a request of this contract that is complete, or a page to open.

    A request that changes something is sent only when a person chooses it.
    """

    title: str
    """What it does, for a menu."""
    method: str | None = None
    """The method to call."""
    params: JSONObject = field(default_factory=dict, hash=False)
    """The params of the call, complete but for what ask names."""
    changes: bool | None = None
    """True if it changes something of the user's; otherwise absent."""
    ask: PresentationAsk | None = None
    """What to ask the user for before the request is sent."""
    url: str | None = None
    """The address of a page to open, always https."""


@dataclass(frozen=True, repr=False)
class PresentationAsk(Model):
    """A member of a request's params that the user fills in."""

    member: str
    """Where it goes in the params, as a JSON Pointer."""
    kind: PresentationAskKind
    """What is asked for."""
    title: str | None = None
    """What it is, for the prompt."""
    minimum: float | None = None
    """The least number. In that of the parameter."""
    maximum: float | None = None
    """The greatest number. In that of the parameter."""
    choices: tuple[str, ...] = ()
    """The values to choose from; others may be possible."""


PresentationAskKind = Literal["text", "number", "integer", "day", "choice", "boolean"]
"""The kind of value that is asked for.

``text``: A text. ``number``: A number, which may have a fraction. ``integer``: A whole number. ``day``: A day, as
2026-11-21, or a word such as friday. ``choice``: One of the choices. ``boolean``: Yes or no.
"""


@dataclass(frozen=True, repr=False)
class LogTrace(Model):
    """One entry of the trace."""

    message: str
    """What the server did."""
    verbose: str | None = None
    """Details; present only at the level verbose."""


Provider = Literal["amc", "tmdb", "pixabay"]
"""A provider of data, which has a key of its own.

``amc``: AMC Theatres. ``tmdb``: The Movie Database. ``pixabay``: Pixabay.
"""


MovieProvider = Literal["amc", "tmdb"]
"""A provider of movies.

``amc``: AMC Theatres. ``tmdb``: The Movie Database.
"""


MovieSource = Literal["tmdb", "amc", "local"]
"""Where movies are searched for.

``tmdb``: The Movie Database. ``amc``: AMC Theatres. ``local``: The index on this machine, without a connection.
"""


TitleSource = Literal["tmdb", "local"]
"""Where titles and names are searched for.

``tmdb``: The Movie Database. ``local``: The index on this machine, without a connection.
"""


CacheOption = Literal["default", "reload", "only"]
"""How an answer may use cached responses.

``default``: A kept response as long as it is fresh; one that is out of date only if the provider can't be asked, and no
older than stale allows. ``reload``: Ask the provider, whatever is kept; if it can't be asked the call fails. ``only``:
Never ask the provider: what is kept, however old, free seats as well, and ageSeconds tells how old; without a kept
response the call fails.
"""


AttributeOperator = Literal["and", "or"]
"""Whether all of several attributes are needed or one is enough.

``and``: All of them must be there. ``or``: One of them is enough.
"""


@dataclass(frozen=True, repr=False)
class Recommendation(Model):
    """A film that the user may like."""

    id: str
    """The film's id at TMDB."""
    title: str
    """The title."""
    reasons: tuple[str, ...]
    """Why it is recommended, in sentences that begin with Because, the most important first."""
    year: int | None = None
    """The year of the release, if known."""
    release_date: dt.date | None = None
    """The day of the first release, if known."""
    runtime_minutes: int | None = None
    """The running time; absent while it isn't known. In minutes."""
    genres: tuple[str, ...] = ()
    """The names of its genres; absent while they aren't known."""
    directors: tuple[str, ...] = ()
    """The names of its directors; absent while they aren't known."""
    rating: float | None = None
    """The mean rating at TMDB; absent if nobody has rated it. In points from 0 to 10."""
    poster_url: str | None = None
    """The URL of the poster, in a size for lists."""
    on_mine: bool | None = None
    """Whether one of the user's services has it; absent if that isn't known."""
    showing: Showing | None = None
    """The first showing near the place, if the call names one."""


RecommendationBasis = Literal["ratings", "popular"]
"""What recommendations are made from.

``ratings``: The user's own ratings. ``popular``: What is popular: too few films are rated.
"""


@dataclass(frozen=True, repr=False)
class Reviews(Model):
    """Reviews of a movie in the language of the answer: TMDB's first page of them."""

    items: tuple[Review, ...]
    """The reviews, in the provider's order."""
    total_pages: int | None = None
    """The number of such pages at TMDB."""
    total_results: int | None = None
    """The number of reviews on all pages."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class Review(Model):
    """One user's review of a movie or a show."""

    id: str
    """The review's id."""
    author: str
    """The author's pen name."""
    rating: float | None = None
    """The author's rating of the movie, in points from 0 to 10; absent if there is none."""
    content: str | None = None
    """The text, in the author's own markup, often Markdown."""
    url: str | None = None
    """The URL of the review's page."""
    created_at: dt.datetime | None = None
    """When the review was written."""
    updated_at: dt.datetime | None = None
    """When the review was last changed."""
    language: str | None = None
    """The language of the text."""
    about: KnownWork | None = None
    """What it is a review of; in the answer of reviews/get only."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


TimeOfDay = Literal["morning", "afternoon", "evening", "night"]
"""A part of each day, by the clock of the place.

``morning``: From 06:00 to before 12:00. ``afternoon``: From 12:00 to before 17:00. ``evening``: From 17:00 on.
``night``: From 20:00 on.
"""


UnitedStatesCertification = Literal["G", "PG", "PG-13", "R", "NC-17"]
"""An age rating of the United States, the mildest first."""


@dataclass(frozen=True, repr=False)
class SearchResult(Model):
    """A search result: a movie, a person, a television show or a collection."""

    kind: str
    """Says that the item is a movie. ``movie``: The movie. ``person``: The person. ``tv``: The television show.
    ``collection``: The collection, without its parts."""
    item: Movie | Person | Show | MovieCollection | JSONObject
    """The object; as JSON if a newer server sends a kind that this client doesn't know."""

    @classmethod
    def from_json(cls, json: JSONObject) -> SearchResult:
        """Read it from the JSON object that the server sent."""
        readers: dict[str, Callable[[JSONObject], Movie | Person | Show | MovieCollection]] = {
            "movie": Movie.from_json,
            "person": Person.from_json,
            "tv": Show.from_json,
            "collection": MovieCollection.from_json,
        }
        item = json["item"]
        reader = readers.get(json["kind"])
        return cls(kind=json["kind"], item=reader(item) if reader else item, json=json)


@dataclass(frozen=True, repr=False)
class SeatingLayout(Model):
    """The seats of one showtime, row by row."""

    id: str
    """The showtime's id."""
    theatre_id: str
    """The theatre's id."""
    performance_number: int
    """The showtime's number at its theatre."""
    row_count: int
    """The number of rows."""
    column_count: int
    """The number of places in a row, gaps included."""
    rows: tuple[SeatRow, ...]
    """The rows that have places, from the screen backwards."""
    zones: tuple[SeatZone, ...] = ()
    """The price zones: what a seat costs more or less than its ticket. Absent if AMC doesn't say; an empty list means
    that all seats cost the same."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class SeatZone(Model):
    """A price zone: seats that cost more or less than the ticket."""

    zone_number: int
    """The number by which seats refer to the zone."""
    surcharge_amount: float | None = None
    """The surcharge on a ticket in US dollars. AMC doesn't say whether it includes tax."""
    discount_amount: float | None = None
    """The discount on a ticket in US dollars, as a positive number. AMC may limit it to members of AMC Stubs."""
    description: str | None = None
    """AMC's name for the zone."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class SeatRow(Model):
    """One row of seats."""

    row: int
    """The number of the row; row 1 is nearest to the screen."""
    seats: tuple[Seat, ...]
    """The places in the row, from left to right."""


@dataclass(frozen=True, repr=False)
class Seat(Model):
    """One place in a row: a seat, or a gap between seats."""

    column: int
    """The number of the place in its row, from the left; the first is 1."""
    available: bool
    """Whether the seat can be booked."""
    name: str | None = None
    """The seat's name, as printed on the ticket."""
    type: str | None = None
    """AMC's type of the place, such as CanReserve: a seat, a wheelchair space, a companion seat or no seat at all."""
    tier: str | None = None
    """The price class, in AMC's words."""
    status: str | None = None
    """The seat's status, in AMC's words."""
    zone_number: int | None = None
    """The number of the seat's price zone; absent if AMC names none."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class ServerReport(Model):
    """The server's state, and its statistics since it started."""

    version: str
    """The version of the server."""
    contract_version: str
    """The version of the contract."""
    sandbox: bool
    """Whether the server answers from its built-in catalogue instead of the providers."""
    now: dt.datetime
    """The server's current time: the system's, or the sandbox's, which stands still. Use it for today and tonight."""
    uptime_seconds: float
    """The time since the server started, in seconds."""
    running: int
    """The number of requests that are running."""
    queued: int
    """The number of requests that are waiting to run."""
    requests_by_method: dict[str, int] = field(hash=False)
    """The number of requests received, by method; those for methods that don't exist are under unknown."""
    errors_by_kind: dict[str, int] = field(hash=False)
    """The number of errors returned, by kind."""
    bytes_read: int
    """The number of bytes read from standard input."""
    bytes_written: int
    """The number of bytes written to standard output."""
    peak_memory_bytes: int
    """The peak resident memory, in bytes."""
    providers: tuple[ProviderReport, ...]
    """One report for each provider."""
    attributions: tuple[Attribution, ...]
    """The attributions that the providers require wherever their data is shown."""
    sharing: Sharing | None = None
    """With whom it shares the providers' rates, what it knows of unreachable providers, and the requests in flight;
    absent in the sandbox, which has no rates."""
    library: LibraryProgress | None = None
    """How far the facts of the library's films and shows are known, as library/list counts them; absent unless this
    process learns them."""
    library_fault: ErrorObject | None = None
    """What happened to the library, if it was damaged and the user has not settled it yet (library/recover)."""
    warnings: tuple[str, ...] = ()
    """Why the configuration file, or a key or a setting in it or in the environment, is not used; absent if all are."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class ProviderReport(Model):
    """The state of one provider, and the statistics of the requests sent to it."""

    provider: Provider
    """The provider."""
    configured: bool
    """Whether a key is configured; in the sandbox always true."""
    health: ProviderHealth
    """Whether the provider answers."""
    url: str
    """The base URL of the requests sent to it."""
    request_count: int
    """The number of requests sent, retries included."""
    failure_count: int
    """The number of requests that failed, retries included."""
    retry_count: int
    """The number of requests that were retries."""
    cache_hit_count: int
    """The number of requests answered from the cache and not sent."""
    proxy: str | None = None
    """The URL of the proxy used, without user name and password; absent if there is none."""
    http_version: str | None = None
    """The HTTP version of its latest answer; absent before the first one. HTTP/2 is used over TLS if libcurl is 8.15.0
    or later and the provider offers it."""
    latency: Latency | None = None
    """How long it takes to answer; absent before its first answer."""


@dataclass(frozen=True, repr=False)
class Latency(Model):
    """How long a provider takes to answer, over its latest requests."""

    p50_milliseconds: float
    """The time in milliseconds within which half of the requests were answered."""
    p90_milliseconds: float
    """The time in milliseconds within which 90 % of the requests were answered."""
    p99_milliseconds: float
    """The time in milliseconds within which 99 % of the requests were answered."""


@dataclass(frozen=True, repr=False)
class Sharing(Model):
    """With whom the server shares the providers' rates, what it knows of unreachable providers, and the requests in
    flight.
    """

    scope: SharingScope
    """With whom it shares."""
    reason: str | None = None
    """Why nothing is shared, to show to the user; absent unless the scope is process."""
    fleet: FleetReport | None = None
    """The engine through which machines share; absent unless MARQUEE_FLEET is set."""


@dataclass(frozen=True, repr=False)
class FleetReport(Model):
    """The engine (Redis or Valkey) through which the machines of a fleet share the providers' rates, kept answers, what
    is known of unreachable providers, and the requests in flight.
    """

    url: str
    """Where it is, without user name and password."""
    health: ProviderHealth
    """Whether it shares: unknown while nobody needs it, healthy, or down; then each machine keeps to its part of the
    rates."""
    machine_count: int | None = None
    """The number of machines that share, this one included; absent unless it is healthy."""
    reason: str | None = None
    """Why it can't be used, to show to the user; absent unless it is down."""


@dataclass(frozen=True, repr=False)
class LibraryProgress(Model):
    """How far the running times, genres and the rest of the library's films and shows are known."""

    known: int
    """The number of entries of which they are known."""
    of: int
    """The number of entries."""


HealthSubject = Literal["amc", "tmdb", "pixabay", "fleet"]
"""Whose health has changed.

``amc``: AMC Theatres. ``tmdb``: The Movie Database. ``pixabay``: Pixabay. ``fleet``: The engine through which machines
share (MARQUEE_FLEET).
"""


SharingScope = Literal["unused", "machine", "process"]
"""With whom the server shares.

``unused``: No provider was asked yet. ``machine``: The user's processes on this machine that have the same cache folder
share. ``process``: This process is on its own, for the reason that is given.
"""


ProviderHealth = Literal["unknown", "healthy", "degraded", "down"]
"""The health of a provider.

``unknown``: Not asked yet. ``healthy``: It answers. ``degraded``: Some requests fail. ``down``: It is left alone for a
while after many failures.
"""


@dataclass(frozen=True, repr=False)
class Attribution(Model):
    """An attribution that a provider requires wherever its data is shown."""

    provider: Provider
    """The provider."""
    text: str
    """The text to show."""
    url: str | None = None
    """The URL to link to."""


@dataclass(frozen=True, repr=False)
class Pong(Model):
    """The answer to a ping."""

    pong: ClassVar[Literal[True]] = True
    """Always true."""
    sequence: int | None = None
    """The sequence that was sent; absent if there was none."""
    sent_at: int | None = None
    """The sentAt that was sent, in the sender's own unit; absent if there was none."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class HealthChange(Model):
    """A change in the health of a provider, or of the fleet's engine."""

    provider: HealthSubject
    """The provider, or fleet."""
    health: ProviderHealth
    """The health now."""
    previous: ProviderHealth
    """The health before."""
    message: str | None = None
    """The reason, to show to the user."""


@dataclass(frozen=True, repr=False)
class Show(Model):
    """A television show. Fields that a list lacks come with shows/get."""

    id: str
    """The show's id."""
    name: str
    """The name, in the language of the answer."""
    ids: KnownIDs | None = None
    """The show's native ids at each provider, as far as known."""
    original_name: str | None = None
    """The name in the original language."""
    original_language: str | None = None
    """The language that the show was made in."""
    untranslated: tuple[ShowText, ...] = ()
    """The texts that are in English, or else in the original language, because there is no translation into the
    language asked for; absent if none. One from another country of that language is not named."""
    tagline: str | None = None
    """A one-line slogan."""
    overview: str | None = None
    """A summary of the plot."""
    first_air_date: dt.date | None = None
    """The day it was first broadcast."""
    year: int | None = None
    """The year of the first broadcast, where that is known and the day is not: in rows of the local index."""
    last_air_date: dt.date | None = None
    """The day on which the latest episode was broadcast."""
    status: str | None = None
    """Whether it goes on, in TMDB's words: Returning Series, Ended, Canceled and others."""
    type: str | None = None
    """The type of show, in TMDB's words: Scripted, Miniseries, Documentary and others."""
    in_production: bool | None = None
    """Whether episodes are still being made."""
    certification: str | None = None
    """The age rating in the country given by region, by the session's region or else by the language's country. TMDB
    gives it with single shows only."""
    homepage: str | None = None
    """The URL of the makers' page."""
    episode_minutes: tuple[int, ...] = ()
    """The usual running times of an episode, in minutes."""
    season_count: int | None = None
    """The number of seasons, without specials."""
    episode_count: int | None = None
    """The number of episodes, without specials."""
    seasons: tuple[Season, ...] = ()
    """The seasons in short, in TMDB's order; shows/season has the episodes of one."""
    last_episode: Episode | None = None
    """The latest episode that was broadcast."""
    next_episode: Episode | None = None
    """The next episode to be broadcast; absent if none is announced."""
    networks: tuple[NamedEntity, ...] = ()
    """The networks that broadcast it first."""
    companies: tuple[NamedEntity, ...] = ()
    """The production companies."""
    creators: tuple[Credit, ...] = ()
    """The people who created the show."""
    cast: tuple[str, ...] = ()
    """The names of the leading actors, at most ten, and only if credits are included."""
    countries: tuple[str, ...] = ()
    """The countries of production."""
    genres: tuple[Genre, ...] = ()
    """The show's genres. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they get names here unless
    TMDB's list of genres is unavailable."""
    origin_countries: tuple[str, ...] = ()
    """The countries that the show comes from."""
    languages: tuple[str, ...] = ()
    """The languages spoken."""
    rating: float | None = None
    """The average rating by users, in points from 0 to 10; absent if nobody has voted."""
    rating_count: int | None = None
    """The number of votes."""
    popularity: float | None = None
    """The attention that the show gets now, on the provider's own scale, which has no upper bound."""
    adult: bool | None = None
    """Whether the show is for adults only."""
    poster_url: str | None = None
    """The URL of the poster, in a size for lists."""
    backdrop_url: str | None = None
    """The URL of a wide picture, in a size for a full page."""
    poster_path: str | None = None
    """The poster's path, for images/url and images/fetch."""
    backdrop_path: str | None = None
    """The wide picture's path, for images/url and images/fetch."""
    trailer_url: str | None = None
    """The URL of a trailer, if videos are included: in the language asked for before others, and the makers' own before
    others; a teaser if there is no trailer."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    credits: Credits | None = None
    """The cast and crew of all episodes, if included."""
    videos: tuple[Video, ...] = ()
    """Trailers and other videos, if included, in the order of VideoList."""
    images: MovieImages | None = None
    """Posters and other pictures, if included."""
    watch_providers: dict[str, WatchOffers] = field(default_factory=dict, hash=False)
    """Where to watch the show, by country (ISO 3166-1 alpha-2), if included. The data is JustWatch's, which asks to be
    named."""
    content_ratings: tuple[ContentRating, ...] = ()
    """The age ratings by country, if included."""
    similar: tuple[Show, ...] = ()
    """Similar shows, TMDB's first page of them, if included."""
    recommendations: tuple[Show, ...] = ()
    """Shows liked by those who like this one, TMDB's first page of them, if included."""
    keywords: tuple[NamedEntity, ...] = ()
    """Keywords for its subject, if included."""
    external_ids: dict[str, str] = field(default_factory=dict, hash=False)
    """Its ids at other sites, by site, if included."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    library: LibraryEntry | None = None
    """What the user's library has of it, found by any of its ids; absent if there is no entry."""
    library_fault: ErrorObject | None = None
    """Why library is missing although there may be an entry: the library can't be read. On a list the page has it."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""
    on_mine: bool | None = None
    """Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements:
    in the region of the call, or, without one, in any country with such services. Absent if no services are set there,
    or the offers weren't requested."""


ShowInclude = Literal[
    "credits",
    "videos",
    "images",
    "watchProviders",
    "contentRatings",
    "externalIds",
    "keywords",
    "similar",
    "recommendations",
]
"""A part of a show that is returned only on request.

``credits``: The cast and crew of all episodes. ``videos``: Trailers and other videos. ``images``: Posters and other
pictures. ``watchProviders``: Where to watch it. ``contentRatings``: The age ratings by country. ``externalIds``: Ids at
other sites. ``keywords``: Keywords. ``similar``: Shows like it. ``recommendations``: Recommendations.
"""


ShowText = Literal["name", "tagline", "overview"]
"""A text that can be in another language for want of a translation.

``name``: The name. ``tagline``: The tagline. ``overview``: The overview.
"""


@dataclass(frozen=True, repr=False)
class Season(Model):
    """A season of a show: in short inside a Show, whole as the answer of shows/season."""

    season: int
    """The number of the season; 0 for specials."""
    name: str | None = None
    """The name, in the language of the answer."""
    show_id: str | None = None
    """The show's id; absent inside a Show."""
    episode_count: int | None = None
    """The number of episodes."""
    air_date: dt.date | None = None
    """The day on which the first episode was broadcast."""
    overview: str | None = None
    """A summary of the plot."""
    untranslated: tuple[ShowText, ...] = ()
    """The texts that are in English because there is no translation into the language asked for; absent if none."""
    rating: float | None = None
    """The average rating by users, in points from 0 to 10; absent if nobody has voted."""
    poster_url: str | None = None
    """The URL of the poster, in a size for lists."""
    poster_path: str | None = None
    """The poster's path, for images/url and images/fetch."""
    networks: tuple[NamedEntity, ...] = ()
    """The networks that broadcast it first."""
    episodes: tuple[Episode, ...] = ()
    """The episodes, in TMDB's order; absent inside a Show."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class Episode(Model):
    """An episode of a show."""

    episode: int
    """The number within the season."""
    season: int | None = None
    """The number of its season; 0 for a special."""
    title: str | None = None
    """The title, in the language of the answer."""
    air_date: dt.date | None = None
    """The day on which it was, or is to be, broadcast."""
    runtime_minutes: int | None = None
    """The running time in minutes."""
    type: str | None = None
    """The type of episode, in TMDB's words: standard, mid_season, finale and others."""
    overview: str | None = None
    """A summary of the plot."""
    rating: float | None = None
    """The average rating by users, in points from 0 to 10; absent if nobody has voted."""
    rating_count: int | None = None
    """The number of votes."""
    still_url: str | None = None
    """The URL of a picture of the episode, in a size for lists."""
    still_path: str | None = None
    """The picture's path, for images/url and images/fetch."""
    crew: tuple[Credit, ...] = ()
    """Those who made the episode."""
    guest_stars: tuple[Credit, ...] = ()
    """The actors who are in this episode only, or in few."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class ContentRating(Model):
    """The age rating of a show in one country."""

    region: str
    """The country."""
    certification: str
    """The age rating."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class Showtime(Model):
    """One showing of a movie at a theatre."""

    id: str
    """The showtime's id."""
    movie_title: str
    """The movie's title."""
    movie_id: str | None = None
    """The movie's id."""
    theatre_id: str | None = None
    """The theatre's id."""
    theatre_name: str | None = None
    """The theatre's name; left out if AMC doesn't give it."""
    distance_kilometres: float | None = None
    """The theatre's distance from the place in the request; left out if the request has none. In kilometres."""
    starts_at: dt.datetime | None = None
    """The start, in UTC."""
    starts_at_local: dt.datetime | None = None
    """The start, in the theatre's local time."""
    sell_until: dt.datetime | None = None
    """The end of ticket sales."""
    runtime_minutes: int | None = None
    """The movie's running time in minutes."""
    certification: str | None = None
    """The movie's age rating by the MPA."""
    auditorium: int | None = None
    """The number of the auditorium at the theatre."""
    format: str | None = None
    """AMC's name for the premium format, such as IMAX; absent if there is none."""
    is_sold_out: bool | None = None
    """Whether all tickets are sold."""
    is_almost_sold_out: bool | None = None
    """Whether few tickets are left."""
    is_canceled: bool | None = None
    """Whether the showing is cancelled."""
    is_embargoed: bool | None = None
    """Whether AMC doesn't want the showing announced yet; visibleAt says until when."""
    is_coming_soon: bool | None = None
    """Whether the showing is about to be announced."""
    visible_at: dt.datetime | None = None
    """When the showing may be announced; its embargo ends or ended then."""
    in_theatre_ticketing_only: bool | None = None
    """Whether tickets are sold only at the theatre."""
    is_private_rental: bool | None = None
    """True if this is no public showing but an auditorium to rent; otherwise absent. Leave such entries out of lists of
    movies."""
    maximum_intended_attendance: int | None = None
    """The maximum number of people for a private rental."""
    is_discount_matinee: bool | None = None
    """Whether matinée prices apply."""
    discount_matinee_message: str | None = None
    """What AMC says of the matinée price."""
    purchase_url: str | None = None
    """The URL of the page to buy tickets at."""
    ticket_prices: tuple[TicketPrice, ...] = ()
    """The price of each kind of ticket; absent if AMC gives none."""
    estimated_fees: tuple[EstimatedFee, ...] = ()
    """The fees that AMC expects to add to each ticket bought online. AMC gives them where a law requires it. If absent,
    they are not known and may still be added; an empty list means that there are none."""
    attributes: tuple[Attribute, ...] = ()
    """The features of the showing, such as IMAX or closed captions."""
    languages: ShowtimeLanguages | None = None
    """The spoken language and that of the subtitles."""
    poster_url: str | None = None
    """The URL of the movie's poster."""
    backdrop_url: str | None = None
    """The URL of a wide picture of the movie."""
    performance_number: int | None = None
    """The showtime's number at its theatre."""
    layout_id: int | None = None
    """The number of the auditorium's seating layout."""
    layout_version: int | None = None
    """The version of that layout."""
    release_number: int | None = None
    """AMC's number of the movie's release, which theatres/showing takes."""
    internal_release_id: int | None = None
    """AMC's internal release number, which movies/get takes."""
    linked_from: str | None = None
    """The movie's id as given in the request; present only if AMC knows the movie by another id."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class TicketPrice(Model):
    """The price of one kind of ticket."""

    type: str
    """The kind of ticket, in AMC's words, such as ADULT."""
    price: float
    """The price before tax, in US dollars."""
    tax: float | None = None
    """The tax on the price, in US dollars."""
    total: float | None = None
    """The total for one ticket in US dollars, to the cent: price, tax and estimated fees, as far as AMC gives them. A
    seat's surcharge or discount is not included. Absent if it is too large to compute."""
    total_excludes: tuple[PricePart, ...] = ()
    """What the total lacks because AMC doesn't give it; absent if it lacks nothing."""
    age_policy: str | None = None
    """The ages that the ticket is for, in AMC's words."""
    sku: str | None = None
    """AMC's stock-keeping unit for the ticket."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


PricePart = Literal["tax", "fees"]
"""A part of a ticket's total.

``tax``: The tax, on the ticket or on a fee. ``fees``: What AMC adds to a ticket bought online.
"""


@dataclass(frozen=True, repr=False)
class EstimatedFee(Model):
    """A fee that AMC expects to add to a ticket."""

    cost: float
    """The fee before tax, in US dollars."""
    name: str | None = None
    """AMC's name for the fee."""
    tax: float | None = None
    """The tax on the fee, in US dollars."""
    quantity: int | None = None
    """The number of such fees added to one ticket; 1 if absent."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class ShowtimeLanguages(Model):
    """The languages of a showing, by name."""

    spoken: str | None = None
    """The spoken language."""
    subtitles: str | None = None
    """The language of the subtitles."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class ShowtimePlan(Model):
    """The price of a showtime for a party, the best free seats and where to buy tickets."""

    showtime: Showtime
    """The showtime, with the price of each type of ticket."""
    party_size: int
    """The number of people in the party."""
    groups: tuple[SeatGroup, ...]
    """Up to five choices of seats for the whole party, the best first: those that meet the most wishes, and among these
    the closest to the middle of the auditorium, about two thirds of the way back unless rows says otherwise. No seat is
    in two groups."""
    theatre_name: str | None = None
    """The theatre's name; left out if AMC doesn't give it in time."""
    obstacle: PlanObstacle | None = None
    """The reason why groups is empty; left out if it isn't."""
    message: str | None = None
    """A message for people: what the obstacle is, that the party can't sit together, or that the showing has
    started."""
    price: PlanTotal | None = None
    """The price of adult tickets for the party in the first group's seats, or regardless of seats if there is no group.
    Left out if AMC gives no adult price, and for cancelled showings and private rentals."""
    unmet: tuple[SeatWish, ...] = ()
    """The wishes that no group meets, or none together; left out if a group meets all."""
    free_seats: int | None = None
    """The number of seats that can be reserved; wheelchair places and companion seats count only with accessible. Left
    out if there is no map."""
    seat_count: int | None = None
    """The number of all seats, including taken ones, wheelchair places and companion seats."""
    map: tuple[SeatMapRow, ...] = ()
    """The rows of the auditorium from front to back, with one character for each place. Left out if AMC gives no
    seating layout, or if no ticket can be bought."""
    zones: tuple[SeatZone, ...] = ()
    """The price zones: what a seat costs more or less than its ticket. Left out if AMC doesn't say; an empty list means
    that all seats cost the same."""
    as_of: dt.datetime | None = None
    """The time at which AMC gave the free seats."""
    purchase_url: str | None = None
    """The page to buy tickets at; left out if none are sold."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


PlanObstacle = Literal["cancelled", "privateRental", "salesEnded", "embargoed", "soldOut", "noLayout", "noRoom"]
"""Why there are no seats for a party.

``cancelled``: The showing is cancelled. ``privateRental``: The auditorium is rented as a whole. ``salesEnded``: The
sale of tickets has ended. ``embargoed``: AMC has not announced the showing yet and sells no tickets. ``soldOut``: All
tickets are sold, or all seats are taken. ``noLayout``: AMC gives no seating layout, for example because seats are not
reserved. ``noRoom``: There are not enough free seats for the party, or they are too scattered.
"""


SeatWish = Literal["rows", "seatNumbers", "frontRowsExcluded", "aisle"]
"""A preference of the party that is met if possible.

``rows``: Seats in the requested rows. ``seatNumbers``: Seats with the requested numbers. ``frontRowsExcluded``: No
seats in the first rows. ``aisle``: A seat at an aisle.
"""


@dataclass(frozen=True, repr=False)
class PlanTotal(Model):
    """The price of tickets for a party, in parts."""

    amount: float
    """The sum of the parts: everything that AMC gives a price for. In US dollars."""
    parts: tuple[TotalPart, ...]
    """The parts of the amount."""
    unknown: tuple[UnknownCost, ...] = ()
    """What AMC doesn't give, so that the price may differ from the amount; left out if nothing is unknown."""


@dataclass(frozen=True, repr=False)
class TotalPart(Model):
    """A part of a total."""

    kind: TotalPartKind
    """What is paid for."""
    quantity: int
    """How many times it is paid."""
    amount: float
    """The price for the whole quantity; negative for a zone whose seats are cheaper. In US dollars."""
    name: str | None = None
    """AMC's name of the ticket, the fee or the seats' zone; for a tax, the name of what is taxed."""


TotalPartKind = Literal["ticket", "fee", "surcharge", "tax"]
"""The kind of a part of a total.

``ticket``: Tickets of one type, without tax. ``fee``: A fee that AMC expects to add to tickets, without tax.
``surcharge``: The surcharge or discount of the seats of a zone. ``tax``: The tax on tickets or on a fee.
"""


UnknownCost = Literal["tax", "fees", "zones", "surchargeTax", "memberDiscount"]
"""A part of the price that AMC doesn't give.

``tax``: The tax on the tickets or on a fee. ``fees``: The fees for buying tickets online. ``zones``: The surcharge or
discount of the seats' zones. ``surchargeTax``: The tax on a zone's surcharge, if there is any. ``memberDiscount``:
Whether a zone's discount, which is part of the amount, is only for members of AMC Stubs.
"""


@dataclass(frozen=True, repr=False)
class SeatGroup(Model):
    """Seats for the whole party."""

    seats: tuple[str, ...]
    """The names of the seats, as on the tickets."""
    row: str
    """The name of the row; of two blocks, the row of the larger one."""
    together: bool
    """True if all seats are side by side; false if the party has to sit in two blocks, which happens only if there are
    no seats side by side for all."""
    reason: str
    """A sentence that says where the seats are and why they were chosen."""
    blocks: tuple[SeatBlock, ...]
    """The seats as blocks side by side: one if the party sits together, otherwise two."""
    unmet: tuple[SeatWish, ...] = ()
    """The wishes that these seats don't meet; left out if they meet all."""
    price: PlanTotal | None = None
    """The price for the party in these seats; left out if the auditorium has no price zones."""


@dataclass(frozen=True, repr=False)
class SeatBlock(Model):
    """Seats side by side."""

    row: str
    """The name of the row."""
    row_number: int
    """The rowNumber of the row in the map."""
    offset: int
    """The index of the first seat in the row's string in the map. In characters."""
    seats: tuple[str, ...]
    """The names of the seats, from left to right."""
    tiers: tuple[str, ...] = ()
    """AMC's names of the seats' tiers; left out if all are regular."""


@dataclass(frozen=True, repr=False)
class SeatMapRow(Model):
    """A row of the map of an auditorium."""

    row: str
    """The name of the row: the letters that its seats' names begin with, or else its number."""
    row_number: int
    """The number of the row in the layout, counted from the screen."""
    seats: str
    """One character for each place from left to right, the same number in all rows: o for a free seat, ( and ) for the
    free halves of a love seat, w for a free wheelchair place, c for a free companion seat, x for a seat that can't be
    reserved, and . for no seat."""
    free_seat_names: tuple[str, ...] = ()
    """The names of the free seats, from left to right: one for each character of seats that is neither x nor a dot.
    Left out if there are none."""


@dataclass(frozen=True, repr=False)
class StreamingService(Model):
    """A streaming service in one country, and whether the user subscribes to it."""

    id: str
    """The service's id, which services/set and movies/discover take."""
    name: str
    """The service's name."""
    region: str
    """The country."""
    subscribed: bool
    """Whether the user subscribes to it in this country."""
    logo_url: str | None = None
    """The URL of the logo."""
    gone: bool | None = None
    """True for a service of the user's that TMDB no longer lists in the country; absent otherwise."""
    logo_path: str | None = None
    """The logo's path, for images/url and images/fetch."""


@dataclass(frozen=True, repr=False)
class ServiceChoice(Model):
    """The services that the user subscribes to in one country."""

    region: str
    """The country."""
    services: tuple[StreamingService, ...]
    """The services, in the order in which they were given; empty if there are none."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


ServiceSelection = Literal["mine"]
"""Which services must have a film or show.

``mine``: One of those that the user subscribes to, as services/set has them.
"""


@dataclass(frozen=True, repr=False)
class Suggestion(Model):
    """A remembered search."""

    id: str
    """The suggestion's id, which stays the same when the search is repeated."""
    query: str
    """The text searched for, in lower case."""
    used_at: dt.datetime
    """When the search was last made."""


@dataclass(frozen=True, repr=False)
class SuggestionList(Model):
    """The remembered searches."""

    items: tuple[Suggestion, ...]
    """The searches, the most recent first."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class SuggestionRemoval(Model):
    """The number of remembered searches that were forgotten."""

    removed: int
    """The number of suggestions removed."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class Theatre(Model):
    """An AMC theatre."""

    id: str
    """The theatre's id."""
    name: str
    """The theatre's name."""
    long_name: str | None = None
    """The theatre's full name."""
    slug: str | None = None
    """The name of the theatre in AMC's web addresses, which theatres/get takes."""
    brand: str | None = None
    """AMC's code for the theatre's brand, which theatres/all takes."""
    market: Market | None = None
    """The market that the theatre belongs to."""
    address: Address | None = None
    """The postal address."""
    location: Coordinates | None = None
    """The coordinates; absent if not known."""
    distance_kilometres: float | None = None
    """The distance from the place asked for, in kilometres; only in theatres/near."""
    utc_offset: str | None = None
    """The offset of its local time from UTC now."""
    time_zone: str | None = None
    """AMC's name for its time zone."""
    time_zone_name: str | None = None
    """IANA's name for its time zone, from AMC's name and the state; absent if AMC gives none, or if this machine has no
    file of it."""
    phone: str | None = None
    """The telephone number of guest services."""
    is_closed: bool | None = None
    """Whether the theatre is permanently closed."""
    outage_description: str | None = None
    """What AMC says of an interruption, such as why the theatre is closed."""
    subscription_tier: int | None = None
    """The tier of AMC's subscription (A-List) that the theatre asks for; a higher tier is dearer."""
    convenience_fee_tax_percent: float | None = None
    """The tax on the convenience fee of tickets bought online, in percent of the fee."""
    convenience_fee_tax_flat_amount: float | None = None
    """The tax on the convenience fee of tickets bought online that doesn't depend on the fee, in US dollars."""
    closures: tuple[Closure, ...] = ()
    """The times at which the theatre is temporarily closed."""
    attributes: tuple[Attribute, ...] = ()
    """The features of the theatre, such as IMAX or closed captions."""
    website_url: str | None = None
    """The URL of the theatre's page at AMC."""
    image_url: str | None = None
    """The URL of a picture of the theatre."""
    media: tuple[MediaFile, ...] = ()
    """Pictures other than that of imageUrl; absent if none."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class Market(Model):
    """A geographical area by which AMC groups theatres."""

    name: str
    """The market's name."""
    slug: str | None = None
    """The market's slug, which the parameter market of theatres/all takes."""


@dataclass(frozen=True, repr=False)
class Address(Model):
    """A postal address."""

    street: str | None = None
    """The street and number; further lines follow after a comma."""
    city: str | None = None
    """The city."""
    state: str | None = None
    """The state's two-letter code."""
    state_name: str | None = None
    """The state's name."""
    postal_code: str | None = None
    """The postal code."""
    country: str | None = None
    """The country's name."""


@dataclass(frozen=True, repr=False)
class Coordinates(Model):
    """A point on the earth (WGS 84)."""

    latitude: float
    """The latitude in degrees, positive to the north."""
    longitude: float
    """The longitude in degrees, positive to the east."""


@dataclass(frozen=True, repr=False)
class Closure(Model):
    """A period in which a theatre is closed."""

    starts_at: dt.datetime | None = None
    """When the theatre closes."""
    ends_at: dt.datetime | None = None
    """When the theatre reopens; absent if not known."""
    reason: str | None = None
    """Why, in AMC's words."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class UserSettings(Model):
    """What the user has set once for all calls. A setting that is absent has its default."""

    place: str | None = None
    """The place of calls without one: a city, a ZIP code, a theatre's name or id, or coordinates."""
    theatre_ids: tuple[str, ...] = ()
    """The theatres of calls that name no place, before the place."""
    party_size: int | None = None
    """The number of people who usually go."""
    region: str | None = None
    """The country whose release dates, certifications and offers count."""
    language: str | None = None
    """The language of texts."""
    units: UnitSystem | None = None
    """The units of distances in sentences and tables; metric by default. Fields are always in kilometres."""
    clock: int | None = None
    """The hours of times in sentences and tables: 24, the default, or 12 with am and pm. Fields are never changed."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


UnitSystem = Literal["metric", "us"]
"""The units of distances that people read.

``metric``: Kilometres. ``us``: Miles.
"""


SettingName = Literal["place", "theatreIds", "partySize", "region", "language", "units", "clock"]
"""The name of a setting.

``place``: The usual place. ``theatreIds``: The favourite theatres, before the place. ``partySize``: The usual number of
people. ``region``: The country. ``language``: The language of texts. ``units``: The units of distances in sentences and
tables. ``clock``: The hours of times in sentences and tables.
"""


@dataclass(frozen=True, repr=False)
class Video(Model):
    """A trailer or another video of a movie or a show."""

    name: str
    """The video's title."""
    type: str | None = None
    """The type of video: Trailer, Teaser, Clip, Featurette and others."""
    site: str | None = None
    """The site that hosts the video."""
    key: str | None = None
    """The video's id at that site."""
    url: str | None = None
    """The URL to watch it at; absent if the site is neither YouTube nor Vimeo."""
    language: str | None = None
    """The language spoken in it."""
    official: bool | None = None
    """Whether the makers published it."""
    published_at: dt.datetime | None = None
    """When it was published."""
    height: int | None = None
    """The height of the picture in pixels."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class VideoList(Model):
    """The videos of one movie."""

    id: str
    """The movie's id."""
    videos: tuple[Video, ...]
    """The videos: those in the language asked for first, then in English, then in the original language; of each, those
    that the makers published first, and trailers before teasers before others."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class VideoClip(Model):
    """A free video clip at Pixabay; a movie's trailers are of the model Video.

    Wherever it is shown, name Pixabay as its source and link to its page.
    """

    id: str
    """The clip's id."""
    page_url: str | None = None
    """The URL of the clip's page; link to it wherever the clip is shown."""
    type: str | None = None
    """The type of video: film or animation."""
    tags: tuple[str, ...] = ()
    """Keywords that describe the clip."""
    duration_seconds: int | None = None
    """The length in seconds."""
    large: VideoClipFile | None = None
    """The largest file, up to 3840 x 2160 pixels; absent if there is none."""
    medium: VideoClipFile | None = None
    """The usual file, 1920 x 1080 pixels in most cases."""
    small: VideoClipFile | None = None
    """A small file, 1280 x 720 pixels in most cases."""
    tiny: VideoClipFile | None = None
    """The smallest file, 960 x 540 pixels in most cases."""
    views: int | None = None
    """The number of views."""
    downloads: int | None = None
    """The number of downloads."""
    likes: int | None = None
    """The number of likes."""
    comments: int | None = None
    """The number of comments."""
    user_name: str | None = None
    """The name of the user who made the clip."""
    user_image_url: str | None = None
    """The URL of that user's picture."""
    pixabay: JSONObject = field(default_factory=dict, hash=False)
    """Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
    originals of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class VideoClipFile(Model):
    """A video clip's file of one size."""

    url: str
    """The URL of the file (MP4)."""
    width: int | None = None
    """The width in pixels."""
    height: int | None = None
    """The height in pixels."""
    size_bytes: int | None = None
    """The size in bytes."""
    thumbnail_url: str | None = None
    """The URL of a still in the same size."""
    pixabay: JSONObject = field(default_factory=dict, hash=False)
    """Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
    originals of values that it converts. Absent if there are none."""


VideoClipType = Literal["all", "film", "animation"]
"""A type of video to search for.

``all``: Any. ``film``: Filmed. ``animation``: Animated.
"""


@dataclass(frozen=True, repr=False)
class Watch(Model):
    """Something that is watched for: it stays until it has ended or is removed, whoever is connected."""

    id: str
    """The watch's id."""
    name: str
    """A name for people: the one given, or one made from what is watched for."""
    question: WatchQuestion
    """What is watched for, as it was understood."""
    status: WatchStatus
    """Whether it is being checked."""
    every_seconds: int
    """The time between two checks. It is longer while nothing changes and shorter near an instant at which something
    should happen. In seconds."""
    created_at: dt.datetime
    """When it was added."""
    failures: int
    """The number of checks that have failed since the last one that succeeded."""
    now: WatchState
    """What was true at the last check that succeeded."""
    until: dt.datetime | None = None
    """When it ends by itself; absent if that is not set."""
    once: bool | None = None
    """True if it ends with the first event that it waits for; otherwise absent."""
    last_checked_at: dt.datetime | None = None
    """When the provider was last asked; absent if it has not been asked yet."""
    next_check_at: dt.datetime | None = None
    """When the provider will be asked next, if a process runs then; absent if it is paused or has ended."""
    failure: WatchFailure | None = None
    """Why the last check failed; absent if it succeeded."""
    existing: bool | None = None
    """True in the answer of watch/add if this watch was there already; otherwise absent."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does. Only in the
    answer of watch/add: a later change of a setting doesn't change the watch."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


WatchKind = Literal["tickets", "showings", "seats", "release", "library", "person"]
"""What is watched for.

``tickets``: Tickets for a movie, which AMC need not list yet. ``showings``: The showings at theatres: added, removed,
changed and cancelled ones. ``seats``: Seats side by side for a party. ``release``: The release dates and offers of a
movie, at TMDB. ``library``: All films that the library has as wanted: tickets, services, digital dates. ``person``: New
films of a person: announced, dated, with tickets.
"""


WatchStatus = Literal["active", "paused", "ended"]
"""Whether a watch is being checked.

``active``: It is checked. ``paused``: It is not checked until it is resumed. ``ended``: It is over: what it waited for
can't happen any more, or has happened and once is set.
"""


WatchResolution = Literal["pending", "ambiguous", "resolved"]
"""Whether the movie of a watch is known.

``pending``: AMC doesn't list it yet. ``ambiguous``: Several movies have the title; candidates lists them. ``resolved``:
It is known.
"""


WatchEventKind = Literal[
    "movieFound",
    "movieAmbiguous",
    "movieChanged",
    "ticketsAnnounced",
    "ticketsOpened",
    "showingAdded",
    "showingRemoved",
    "showingChanged",
    "showingCancelled",
    "seatsFound",
    "seatsGone",
    "releaseDateSet",
    "releaseDateMoved",
    "releaseDateRemoved",
    "offerAdded",
    "offerRemoved",
    "movieAnnounced",
    "seasonAnnounced",
    "episodeOut",
    "failing",
    "recovered",
    "ended",
]
"""What has happened.

``movieFound``: AMC lists the movie that was waited for. ``movieAmbiguous``: Several movies have the title that was
waited for. ``movieChanged``: AMC lists the movie under another id. ``ticketsAnnounced``: AMC has showings under
embargo: tickets for them will be on sale, but are not yet. ``ticketsOpened``: Tickets for a showing are on sale.
``showingAdded``: A showing was added. ``showingRemoved``: A showing is no longer listed. ``showingChanged``: A showing
has another time, auditorium or format, or sells out or again. ``showingCancelled``: A showing was cancelled.
``seatsFound``: Enough seats side by side are free. ``seatsGone``: There are no longer enough seats side by side.
``releaseDateSet``: A release has a date. ``releaseDateMoved``: A release has another date. ``releaseDateRemoved``: A
release no longer has a date. ``offerAdded``: A service offers the movie. ``offerRemoved``: A service no longer offers
the movie. ``movieAnnounced``: A new film of a person is known. ``seasonAnnounced``: A new season of a show is known.
``episodeOut``: An episode of a show is out. ``failing``: Three checks in a row have failed. ``recovered``: A check has
succeeded again. ``ended``: The watch has ended by itself.
"""


WatchReason = Literal["tickets", "format", "service", "digitalDate", "announced", "dated", "season", "episode"]
"""Why an event of a watch for many films is news.

``tickets``: Its first tickets are on sale. ``format``: Its first showing in a wanted format has tickets. ``service``: A
service that the user subscribes to has it. ``digitalDate``: Its digital release has a date, or another one.
``announced``: It is a new film of the person. ``dated``: The film of the person has a release date, or another one.
``season``: A season of a show that is wanted or begun is announced. ``episode``: An episode of a show that is wanted or
begun is out.
"""


WatchOfferKind = Literal["subscription", "free", "ads", "rent", "buy"]
"""How a service offers a movie.

``subscription``: In a subscription. ``free``: Free of charge. ``ads``: Free of charge, with advertisements. ``rent``:
To rent. ``buy``: To buy.
"""


@dataclass(frozen=True, repr=False)
class WatchQuestion(Model):
    """What is watched for."""

    kind: WatchKind
    """The kind of watch."""
    showtime_id: str | None = None
    """The showtime; for seats."""
    theatres: tuple[WatchedTheatre, ...] = ()
    """The theatres, the nearest first; absent for all of AMC's (tickets only), and for a showtime."""
    date: dt.date | None = None
    """The day at the theatres, or the first of several; absent for all coming days."""
    until_date: dt.date | None = None
    """The last of several days."""
    first_day_after: str | None = None
    """The earliest start on the first of several days, such as the Friday of a weekend."""
    after: str | None = None
    """The earliest start, by the theatre's clock."""
    before: str | None = None
    """The latest start, by the theatre's clock."""
    movie: str | None = None
    """The title, as it was given, or that of the movie of TMDB's that was given by its id."""
    year: int | None = None
    """The year that was given beside the title."""
    movie_id: str | None = None
    """The movie's id, as it was given: one of AMC's is for this entry of AMC's, one of TMDB's for each of AMC's entries
    of the movie."""
    format: str | list[str] | None = None
    """The format or attribute, or several of which a showing has one."""
    party_size: int | None = None
    """The number of people who want to sit together; for seats."""
    rows: str | list[str] | None = None
    """The rows that the seats must be in; for seats."""
    seat_numbers: str | None = None
    """The numbers that the seats must have."""
    front_rows_excluded: int | None = None
    """The number of rows at the screen that the seats must not be in."""
    aisle: bool | None = None
    """True if one of the seats must be at an aisle; for seats."""
    accessible: bool | None = None
    """True if one of the places must be for a wheelchair; for seats."""
    region: str | None = None
    """The country of the release dates and offers; for releases and the library."""
    person_id: str | None = None
    """The person's id at TMDB; for a person."""
    person: str | None = None
    """The person's name; for a person."""
    show_id: str | None = None
    """The show's id at TMDB; for the release of a show."""
    show: str | None = None
    """The show's name; for the release of a show."""


@dataclass(frozen=True, repr=False)
class WatchedTheatre(Model):
    """A theatre that is watched."""

    id: str
    """The theatre's id."""
    name: str
    """Its name."""
    utc_offset: str | None = None
    """The offset of its clock from UTC: that of the showings found at the last check, or that of the day on which the
    watch was added. Absent if AMC doesn't say."""


@dataclass(frozen=True, repr=False)
class WatchState(Model):
    """What was true when a watch was last checked."""

    message: str
    """A sentence for people."""
    items: tuple[WatchItem, ...]
    """The showings, groups of seats, release dates and offers that there are; for the library and a person the films.
    watch/list leaves them out."""
    resolution: WatchResolution | None = None
    """Whether AMC lists the movie; only for tickets."""
    movie: WatchedMovie | None = None
    """The movie, once it is known; for tickets and releases."""
    candidates: tuple[WatchedMovie, ...] = ()
    """The movies with the title, if it is ambiguous, or while the watch waits those that only have its words in theirs;
    give watch/update the id of the right one."""


@dataclass(frozen=True, repr=False)
class WatchItem(Model):
    """One thing that a watch has found; it has one of the members."""

    showing: WatchedShowing | None = None
    """A showing."""
    seats: WatchedSeats | None = None
    """Free seats at a showing."""
    movie: WatchedMovie | None = None
    """A movie."""
    release: WatchedRelease | None = None
    """A release date."""
    offer: WatchedOffer | None = None
    """An offer to watch the movie at home."""
    film: WatchedFilm | None = None
    """A film of the library or of a person."""
    show: WatchedShow | None = None
    """A show."""
    failure: WatchFailure | None = None
    """An error."""


@dataclass(frozen=True, repr=False)
class WatchedShowing(Model):
    """A showing as a watch sees it."""

    id: str
    """The showtime's id."""
    movie_title: str
    """The movie's title."""
    availability: ShowingAvailability
    """Whether it can be seen."""
    movie_id: str | None = None
    """The movie's id."""
    theatre_id: str | None = None
    """The theatre's id."""
    theatre_name: str | None = None
    """The theatre's name."""
    starts_at: dt.datetime | None = None
    """The start in UTC."""
    starts_at_local: dt.datetime | None = None
    """The start by the theatre's clock."""
    auditorium: int | None = None
    """The auditorium's number."""
    format: str | None = None
    """The premium format; absent for an ordinary showing."""
    visible_at: dt.datetime | None = None
    """When an embargo ends; only while there is one."""
    purchase_url: str | None = None
    """The URL of the page that sells its tickets."""


@dataclass(frozen=True, repr=False)
class WatchedSeats(Model):
    """Free seats side by side at a showing."""

    showing: WatchedShowing
    """The showing."""
    groups: tuple[tuple[str, ...], ...]
    """Groups without common seats, the best first; at most five."""
    free_seats: int
    """The number of seats that the party could reserve, side by side or not."""


@dataclass(frozen=True, repr=False)
class WatchedMovie(Model):
    """A movie as a watch sees it."""

    id: str
    """The movie's id."""
    title: str
    """Its title."""
    release_date: dt.date | None = None
    """Its release date."""


@dataclass(frozen=True, repr=False)
class WatchedFilm(Model):
    """One of the films of a watch for many, with what is known of it.

    What is there when the film joins the watch is no event.
    """

    movie: WatchedMovie
    """The film."""
    on_sale: bool | None = None
    """Whether there are tickets: at the watch's theatres, or without a place anywhere at AMC. Absent until AMC has been
    asked."""
    showing: WatchedShowing | None = None
    """The first showing at the theatres that has tickets."""
    format_showing: WatchedShowing | None = None
    """The first of them in a wanted format."""
    offers: tuple[WatchedOffer, ...] = ()
    """The offers of the user's services, without a further payment; for the library. Absent until TMDB has been
    asked."""
    digital_date: dt.date | None = None
    """The day of the digital release; for the library."""


@dataclass(frozen=True, repr=False)
class WatchedShow(Model):
    """A show of a watch for the library, with its latest episode that is out; in an event, with the season or the
    episode that it is about.

    What is there when the show joins the watch is no event.
    """

    id: str
    """The show's id."""
    title: str
    """Its name."""
    season: int | None = None
    """The number of the season."""
    episode: int | None = None
    """The number of the episode within the season; absent for a season."""
    episode_title: str | None = None
    """The title of the episode."""
    air_date: dt.date | None = None
    """The day on which it is out."""


@dataclass(frozen=True, repr=False)
class WatchedRelease(Model):
    """A release in one country."""

    region: str
    """The country."""
    type: str
    """The type of release: premiere, limitedTheatrical, theatrical, digital, physical or television."""
    date: dt.date
    """The day: the next one to come, or else the last one."""
    note: str | None = None
    """What is special about it, in TMDB's words; absent if nothing is."""


@dataclass(frozen=True, repr=False)
class WatchedOffer(Model):
    """An offer to watch a movie at home in one country."""

    region: str
    """The country."""
    kind: WatchOfferKind
    """How it is offered."""
    provider: WatchedService
    """The service."""
    url: str | None = None
    """The URL of a page that leads to the offers."""


@dataclass(frozen=True, repr=False)
class WatchedService(Model):
    """A streaming service or shop."""

    id: str
    """Its id."""
    name: str
    """Its name."""


@dataclass(frozen=True, repr=False)
class WatchFailure(Model):
    """Why checks fail."""

    code: int
    """The error's code."""
    kind: str
    """The error's kind."""
    message: str
    """A sentence for people."""


@dataclass(frozen=True, repr=False)
class WatchEvent(Model):
    """Something that happened to what is watched for."""

    cursor: int
    """Its number, which only grows. Give that of the last event received as after to go on from there."""
    watch_id: str
    """The watch's id."""
    watch_name: str
    """The watch's name at that time."""
    kind: WatchEventKind
    """What has happened."""
    at: dt.datetime
    """When it was noticed."""
    message: str
    """A sentence for people."""
    reason: WatchReason | None = None
    """Why it is news; for the library and a person."""
    movie: WatchedMovie | None = None
    """The film that it is about; for the library and a person."""
    before: WatchItem | None = None
    """What was true before; absent if there was nothing."""
    after: WatchItem | None = None
    """What is true now; absent if there is nothing."""
    url: str | None = None
    """The URL of the page to act on."""


@dataclass(frozen=True, repr=False)
class Watches(Model):
    """The watches on this machine."""

    items: tuple[Watch, ...]
    """The watches, in the order in which they were added."""
    cursor: int
    """The cursor of the newest event; watch/follow goes on from it."""
    complete: bool | None = None
    """False if limit has left out watches that were added later; otherwise absent."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class WatchRemoval(Model):
    """The number of watches that were removed."""

    removed: int
    """The number of watches removed."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class WatchReceipt(Model):
    """How far a receiver's events are confirmed."""

    cursor: int
    """The cursor of the last event that is confirmed."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class WatchEventList(Model):
    """A part of the log of events."""

    items: tuple[WatchEvent, ...]
    """The events, the oldest first."""
    cursor: int
    """Where to go on: the after of the next call."""
    complete: bool
    """Whether these are all events up to now."""
    gap: bool | None = None
    """True if events after the given cursor are no longer in the log; otherwise absent. What is true now is in
    watch/list."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class WatchEventPart(Model):
    """An event, as watch/follow sends it."""

    kind: ClassVar[Literal["event"]] = "event"
    """Tells an event from the other parts of the stream."""
    event: WatchEvent
    """The event."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class WatchBookmark(Model):
    """The place that a stream has reached, sent when nothing has happened for a minute, and at once when watches were
    added or removed.
    """

    kind: ClassVar[Literal["bookmark"]] = "bookmark"
    """Tells a bookmark from the other parts of the stream."""
    cursor: int
    """The cursor to go on from."""
    watches_changed: bool | None = None
    """Whether watches were added or removed, by whichever process, since the stream last told so. False if left out."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class WatchGap(Model):
    """Reports that events are missing because the log no longer reaches back to the given cursor.

    watch/list and watch/get have the present state of the watches.
    """

    kind: ClassVar[Literal["gap"]] = "gap"
    """Tells a gap from the other parts of the stream."""
    cursor: int
    """The cursor after which the stream goes on."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class WatchSummary(Model):
    """The end of a stream of events."""

    kind: ClassVar[Literal["summary"]] = "summary"
    """Tells a summary from the parts of the stream."""
    item_count: int
    """The number of events sent."""
    cursor: int
    """The cursor to go on from."""
    items: tuple[WatchEvent, ...] = ()
    """The events, for a request without a partialResultToken."""
    gap: bool | None = None
    """True if events after the given cursor are no longer in the log; only for a request without a
    partialResultToken."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""


@dataclass(frozen=True, repr=False)
class WatchProviders(Model):
    """Where to watch one movie or show. The data is JustWatch's, which asks to be named."""

    id: str
    """The id of the movie or the show."""
    regions: dict[str, WatchOffers] = field(hash=False)
    """The offers, by country (ISO 3166-1 alpha-2); with region only that country's."""
    linked_from: str | None = None
    """The id given in the request; present only if the provider that answered knows the entity by another id."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""
    age_seconds: int | None = None
    """The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
    oldest. Absent if all of them are new."""
    stale: bool | None = None
    """True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
    never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
    shows, people and theatres for a week."""
    settings_used: tuple[SettingName, ...] = ()
    """The settings of the user that stand for parameters that the call left out; absent if none does."""
    presentation: Presentation | None = None
    """The same ready to be shown; only if the call has presentation."""
    on_mine: bool | None = None
    """Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements:
    in the region of the call, or, without one, in any country with such services. Absent if no services are set there,
    or the offers weren't requested."""


@dataclass(frozen=True, repr=False)
class WatchOffers(Model):
    """Where to watch a movie or a show in one country."""

    url: str | None = None
    """The URL of a page that leads to the offers."""
    subscription: tuple[WatchProvider, ...] = ()
    """The services that include it in a subscription."""
    free: tuple[WatchProvider, ...] = ()
    """The services that show it free of charge."""
    ads: tuple[WatchProvider, ...] = ()
    """The services that show it free of charge with advertisements."""
    rent: tuple[WatchProvider, ...] = ()
    """The services that rent it."""
    buy: tuple[WatchProvider, ...] = ()
    """The services that sell it."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


@dataclass(frozen=True, repr=False)
class WatchProvider(Model):
    """A streaming service or shop."""

    id: str
    """The service's id, which movies/discover takes."""
    name: str
    """The service's name."""
    logo_url: str | None = None
    """The URL of the logo."""
    logo_path: str | None = None
    """The logo's path, for images/url and images/fetch."""
    order: int | None = None
    """The position in lists; lower numbers come first."""
    mine: bool | None = None
    """True in the offers of a film or show if the user subscribes to the service in that country, as services/set has
    it; otherwise absent."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
    of values that it converts. Absent if there are none."""


# fmt: off
__all__ = [
    "Address", "AlternativeTitle", "ArtworkKind", "ArtworkType", "Attribute", "AttributeOperator", "Attribution",
    "CacheOption", "CalendarEvent", "CalendarEventKind", "CalendarFile", "CalendarGap", "CalendarPlan", "CinemaDays",
    "CinemaVisit", "Closure", "CodeEntry", "CollectionTotals", "Company", "Completion", "CompletionKind",
    "CompletionList", "CompletionSource", "ContentRating", "Coordinates", "CredentialList", "CredentialScheme",
    "CredentialSource", "CredentialStatus", "Credit", "Credits", "Delivered", "Episode", "EpisodeProgress", "ErrorData",
    "ErrorObject", "EstimatedFee", "ExportFormat", "ExportReport", "Fault", "FetchedImage", "FilmStatistics",
    "FilterOperator", "FleetReport", "FoundPlace", "Genre", "GenreList", "HealthChange", "HealthSubject", "Image",
    "ImageCategory", "ImageColor", "ImageLocation", "ImageOrder", "ImageOrientation", "ImageSearchLanguage",
    "ImageType", "ImportAssumption", "ImportCandidate", "ImportCounts", "ImportFormat", "ImportOutcome", "ImportRow",
    "IndexKind", "IndexReport", "InitializeResult", "Keyword", "KindIndex", "KnownIDs", "KnownWork", "Latency",
    "LibraryChange", "LibraryChoice", "LibraryEntry", "LibraryPick", "LibraryPicks", "LibraryProgress",
    "LibraryRecovery", "LibraryRemoval", "LibraryRow", "LibrarySort", "LibraryStatus", "LibraryStatusChange",
    "LibraryTag", "ListDates", "LogTrace", "Market", "MediaFile", "MediaKind", "MissingEntry", "MissingPart",
    "Monetization", "Movie", "MovieAvailability", "MovieCollection", "MovieImage", "MovieImages", "MovieInclude",
    "MovieLink", "MovieLinkBasis", "MovieProvider", "MovieRowInclude", "MovieShowings", "MovieSort", "MovieSource",
    "MovieText", "NamedEntity", "NextDate", "NextDateKind", "Page", "Person", "PersonCredit", "PersonCreditSort",
    "PersonInclude", "PersonRole", "PersonText", "Place", "PlaceAlternative", "PlaceKind", "PlanObstacle", "PlanTotal",
    "Pong", "Presentation", "PresentationAlign", "PresentationAsk", "PresentationAskKind", "PresentationColumn",
    "PresentationFact", "PresentationForm", "PresentationGroup", "PresentationHallRow", "PresentationLegend",
    "PresentationNext", "PresentationRow", "PresentationSeat", "PresentationSection", "PricePart", "ProgrammeGroup",
    "Provider", "ProviderFault", "ProviderHealth", "ProviderReport", "Recommendation", "RecommendationBasis",
    "RecoverySource", "ReleaseDate", "ReleaseType", "Review", "Reviews", "SearchResult", "SearchedFor", "Season",
    "Seat", "SeatBlock", "SeatGroup", "SeatMapRow", "SeatRow", "SeatWish", "SeatZone", "SeatingLayout", "SeenEpisode",
    "SeenOption", "ServerCapabilities", "ServerInfo", "ServerReport", "ServiceChoice", "ServiceSelection",
    "SettingName", "Sharing", "SharingScope", "Show", "ShowInclude", "ShowSort", "ShowText", "Showing",
    "ShowingAvailability", "Showtime", "ShowtimeLanguages", "ShowtimePlan", "StatisticsChange", "StatisticsFilm",
    "StatisticsRow", "StatisticsSeries", "StreamingService", "Suggestion", "SuggestionList", "SuggestionRemoval",
    "Summary", "Theatre", "TicketPrice", "TimeOfDay", "TitleMatch", "TitleSource", "TotalPart", "TotalPartKind",
    "Translation", "TrendingWindow", "UnitSystem", "UnitedStatesCertification", "UnknownCost", "UserSettings", "Video",
    "VideoClip", "VideoClipFile", "VideoClipType", "VideoList", "Watch", "WatchBookmark", "WatchEvent",
    "WatchEventKind", "WatchEventList", "WatchEventPart", "WatchFailure", "WatchGap", "WatchItem", "WatchKind",
    "WatchOfferKind", "WatchOffers", "WatchProvider", "WatchProviders", "WatchQuestion", "WatchReason", "WatchReceipt",
    "WatchRemoval", "WatchResolution", "WatchState", "WatchStatus", "WatchSummary", "WatchedFilm", "WatchedMovie",
    "WatchedOffer", "WatchedRelease", "WatchedSeats", "WatchedService", "WatchedShow", "WatchedShowing",
    "WatchedTheatre", "Watches", "WhatsOnSort", "WorkKind",
]
# fmt: on
