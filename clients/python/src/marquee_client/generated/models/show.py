# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_all, read_day, read_optional
from marquee_client.generated.models.genre import Genre
from marquee_client.generated.models.known_ids import KnownIDs


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
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Show:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            name=json["name"],
            ids=read_optional(KnownIDs.from_json, json.get("ids")),
            original_name=json.get("originalName"),
            original_language=json.get("originalLanguage"),
            overview=json.get("overview"),
            first_air_date=read_optional(read_day, json.get("firstAirDate")),
            genres=read_all(Genre.from_json, json.get("genres")),
            countries=tuple(json.get("countries") or ()),
            rating=json.get("rating"),
            rating_count=json.get("ratingCount"),
            popularity=json.get("popularity"),
            adult=json.get("adult"),
            poster_url=json.get("posterUrl"),
            backdrop_url=json.get("backdropUrl"),
            poster_path=json.get("posterPath"),
            backdrop_path=json.get("backdropPath"),
            tmdb=json.get("tmdb") or {},
            json=json,
        )
