# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_all


@dataclass(frozen=True, repr=False)
class Genre(Model):
    """A kind of movie or show."""

    name: str
    """What it is called, in the language of the answer."""
    id: str | None = None
    """What movies/discover calls it."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Genre:
        """Read it from the JSON object that the server sent."""
        return cls(name=json["name"], id=json.get("id"), tmdb=json.get("tmdb") or {}, json=json)


@dataclass(frozen=True, repr=False)
class GenreList(Model):
    """All genres."""

    genres: tuple[Genre, ...]
    """The genres, in the provider's order."""
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
    def from_json(cls, json: JSONObject) -> GenreList:
        """Read it from the JSON object that the server sent."""
        return cls(
            genres=read_all(Genre.from_json, json["genres"]),
            tmdb=json.get("tmdb") or {},
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )
