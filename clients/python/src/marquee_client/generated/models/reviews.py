# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_all, read_optional, read_time


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
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Reviews:
        """Read it from the JSON object that the server sent."""
        return cls(
            items=read_all(Review.from_json, json["items"]),
            total_pages=json.get("totalPages"),
            total_results=json.get("totalResults"),
            tmdb=json.get("tmdb") or {},
            json=json,
        )


@dataclass(frozen=True, repr=False)
class Review(Model):
    """What one person wrote about a movie."""

    author: str
    """The name that they write under."""
    id: str | None = None
    """What TMDB calls it."""
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
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Review:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json.get("id"),
            author=json["author"],
            rating=json.get("rating"),
            content=json.get("content"),
            url=json.get("url"),
            created_at=read_optional(read_time, json.get("createdAt")),
            updated_at=read_optional(read_time, json.get("updatedAt")),
            tmdb=json.get("tmdb") or {},
            json=json,
        )
