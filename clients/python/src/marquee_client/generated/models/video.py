# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_all, read_optional, read_time


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
    originals of values that were changed.
    """
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Video:
        """Read it from the JSON object that the server sent."""
        return cls(
            name=json["name"],
            type=json.get("type"),
            site=json.get("site"),
            key=json.get("key"),
            url=json.get("url"),
            language=json.get("language"),
            official=json.get("official"),
            published_at=read_optional(read_time, json.get("publishedAt")),
            height=json.get("height"),
            amc=json.get("amc") or {},
            tmdb=json.get("tmdb") or {},
            json=json,
        )


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
    def from_json(cls, json: JSONObject) -> VideoList:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            videos=read_all(Video.from_json, json["videos"]),
            linked_from=json.get("linkedFrom"),
            tmdb=json.get("tmdb") or {},
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )
