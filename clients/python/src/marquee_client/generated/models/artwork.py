# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from marquee_client._json import JSONObject, Model
from marquee_client.generated.models.provider import Provider

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
    if all of them came just now. In seconds.
    """
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> ImageLocation:
        """Read it from the JSON object that the server sent."""
        return cls(
            url=json["url"],
            provider=json["provider"],
            size=json.get("size"),
            width=json.get("width"),
            path=json.get("path"),
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )


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
    if all of them came just now. In seconds.
    """
    stale: bool | None = None
    """True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
    Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
    person or a theatre for a week.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> FetchedImage:
        """Read it from the JSON object that the server sent."""
        return cls(
            path=json["path"],
            content_type=json["contentType"],
            width=json.get("width"),
            height=json.get("height"),
            bytes=json["bytes"],
            url=json["url"],
            provider=json["provider"],
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )
