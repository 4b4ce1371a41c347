# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_all, read_time


@dataclass(frozen=True, repr=False)
class NamedEntity(Model):
    """Something a movie refers to that has no methods of its own: a series, a company, a keyword."""

    name: str
    """What it is called."""
    id: str | None = None
    """Which one, at its provider."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> NamedEntity:
        """Read it from the JSON object that the server sent."""
        return cls(name=json["name"], id=json.get("id"), tmdb=json.get("tmdb") or {}, json=json)


@dataclass(frozen=True, repr=False)
class MovieImages(Model):
    """Pictures of a movie."""

    posters: tuple[MovieImage, ...] = ()
    """Posters."""
    backdrops: tuple[MovieImage, ...] = ()
    """Wide pictures."""
    logos: tuple[MovieImage, ...] = ()
    """The title as a picture."""

    @classmethod
    def from_json(cls, json: JSONObject) -> MovieImages:
        """Read it from the JSON object that the server sent."""
        return cls(
            posters=read_all(MovieImage.from_json, json.get("posters")),
            backdrops=read_all(MovieImage.from_json, json.get("backdrops")),
            logos=read_all(MovieImage.from_json, json.get("logos")),
            json=json,
        )


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
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> MovieImage:
        """Read it from the JSON object that the server sent."""
        return cls(
            path=json["path"],
            url=json.get("url"),
            width=json.get("width"),
            height=json.get("height"),
            language=json.get("language"),
            tmdb=json.get("tmdb") or {},
            json=json,
        )


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
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> ReleaseDate:
        """Read it from the JSON object that the server sent."""
        return cls(
            region=json["region"],
            released_at=read_time(json["releasedAt"]),
            certification=json.get("certification"),
            type=json.get("type"),
            language=json.get("language"),
            note=json.get("note"),
            tmdb=json.get("tmdb") or {},
            json=json,
        )


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
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Translation:
        """Read it from the JSON object that the server sent."""
        return cls(
            language=json["language"],
            region=json.get("region"),
            language_name=json.get("languageName"),
            title=json.get("title"),
            tagline=json.get("tagline"),
            overview=json.get("overview"),
            homepage=json.get("homepage"),
            runtime_minutes=json.get("runtimeMinutes"),
            tmdb=json.get("tmdb") or {},
            json=json,
        )
