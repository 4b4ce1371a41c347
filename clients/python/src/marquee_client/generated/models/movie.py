# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import Literal

from marquee_client._json import JSONObject, Model, read_all, read_day, read_each, read_optional, read_time
from marquee_client.generated.models.attribute import Attribute
from marquee_client.generated.models.credits import Credits
from marquee_client.generated.models.error_object import ErrorObject
from marquee_client.generated.models.genre import Genre
from marquee_client.generated.models.known_ids import KnownIDs
from marquee_client.generated.models.movie_parts import MovieImages, NamedEntity, ReleaseDate, Translation
from marquee_client.generated.models.reviews import Reviews
from marquee_client.generated.models.video import Video
from marquee_client.generated.models.watch_providers import WatchOffers


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
    only.
    """
    genres: tuple[Genre, ...] = ()
    """What kind of movie it is. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they are named here
    unless TMDB's list of genres can't be had.
    """
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
    count it.
    """
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
    no such movie and no parts of it were asked for.
    """
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
    originals of values that were changed.
    """
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """
    age_seconds: int | None = None
    """How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out
    if all of them came just now. In seconds.
    """
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Movie:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            title=json["title"],
            ids=read_optional(KnownIDs.from_json, json.get("ids")),
            slug=json.get("slug"),
            original_title=json.get("originalTitle"),
            original_language=json.get("originalLanguage"),
            untranslated=tuple(json.get("untranslated") or ()),
            tagline=json.get("tagline"),
            overview=json.get("overview"),
            release_date=read_optional(read_day, json.get("releaseDate")),
            runtime_minutes=json.get("runtimeMinutes"),
            certification=json.get("certification"),
            genres=read_all(Genre.from_json, json.get("genres")),
            rating=json.get("rating"),
            rating_count=json.get("ratingCount"),
            popularity=json.get("popularity"),
            adult=json.get("adult"),
            status=json.get("status"),
            homepage=json.get("homepage"),
            website_url=json.get("websiteUrl"),
            showtimes_url=json.get("showtimesUrl"),
            poster_url=json.get("posterUrl"),
            backdrop_url=json.get("backdropUrl"),
            poster_path=json.get("posterPath"),
            backdrop_path=json.get("backdropPath"),
            trailer_url=json.get("trailerUrl"),
            budget=json.get("budget"),
            revenue=json.get("revenue"),
            cast=tuple(json.get("cast") or ()),
            directors=tuple(json.get("directors") or ()),
            collection=read_optional(NamedEntity.from_json, json.get("collection")),
            companies=read_all(NamedEntity.from_json, json.get("companies")),
            countries=tuple(json.get("countries") or ()),
            languages=tuple(json.get("languages") or ()),
            attributes=read_all(Attribute.from_json, json.get("attributes")),
            is_private_rental=json.get("isPrivateRental"),
            has_scheduled_showtimes=json.get("hasScheduledShowtimes"),
            online_tickets_at=read_optional(read_time, json.get("onlineTicketsAt")),
            earliest_showing_at=read_optional(read_time, json.get("earliestShowingAt")),
            available_for_a_list=json.get("availableForAList"),
            release_number=json.get("releaseNumber"),
            linked_from=json.get("linkedFrom"),
            link=read_optional(MovieLink.from_json, json.get("link")),
            link_fault=read_optional(ErrorObject.from_json, json.get("linkFault")),
            credits=read_optional(Credits.from_json, json.get("credits")),
            videos=read_all(Video.from_json, json.get("videos")),
            images=read_optional(MovieImages.from_json, json.get("images")),
            watch_providers=read_each(WatchOffers.from_json, json.get("watchProviders")),
            release_dates=read_all(ReleaseDate.from_json, json.get("releaseDates")),
            similar=read_all(Movie.from_json, json.get("similar")),
            recommendations=read_all(Movie.from_json, json.get("recommendations")),
            reviews=read_optional(Reviews.from_json, json.get("reviews")),
            keywords=read_all(NamedEntity.from_json, json.get("keywords")),
            translations=read_all(Translation.from_json, json.get("translations")),
            external_ids=dict(json.get("externalIds") or {}),
            amc=json.get("amc") or {},
            tmdb=json.get("tmdb") or {},
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )


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

    @classmethod
    def from_json(cls, json: JSONObject) -> MovieLink:
        """Read it from the JSON object that the server sent."""
        return cls(by=json["by"], confidence=json["confidence"], json=json)


MovieLinkBasis = Literal["imdb", "titleAndYear"]
"""What two entries have in common.

``imdb``: The IMDb identifier. ``titleAndYear``: The title and the year of release.
"""
