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

    @classmethod
    def from_json(cls, json: JSONObject) -> GenreList:
        """Read it from the JSON object that the server sent."""
        return cls(genres=read_all(Genre.from_json, json["genres"]), tmdb=json.get("tmdb") or {}, json=json)
