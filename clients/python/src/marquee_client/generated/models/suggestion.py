# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from marquee_client._json import JSONObject, Model, read_all, read_time


@dataclass(frozen=True, repr=False)
class Suggestion(Model):
    """A search that was made before."""

    id: str
    """Which suggestion; it stays the same when the search is made again."""
    query: str
    """What was searched for, in small letters."""
    used_at: dt.datetime
    """When it was last searched for."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Suggestion:
        """Read it from the JSON object that the server sent."""
        return cls(id=json["id"], query=json["query"], used_at=read_time(json["usedAt"]), json=json)


@dataclass(frozen=True, repr=False)
class SuggestionList(Model):
    """The remembered searches."""

    items: tuple[Suggestion, ...]
    """The newest first."""

    @classmethod
    def from_json(cls, json: JSONObject) -> SuggestionList:
        """Read it from the JSON object that the server sent."""
        return cls(items=read_all(Suggestion.from_json, json["items"]), json=json)


@dataclass(frozen=True, repr=False)
class SuggestionRemoval(Model):
    """How many remembered searches were forgotten."""

    removed: int
    """How many there were. In suggestions."""

    @classmethod
    def from_json(cls, json: JSONObject) -> SuggestionRemoval:
        """Read it from the JSON object that the server sent."""
        return cls(removed=json["removed"], json=json)
