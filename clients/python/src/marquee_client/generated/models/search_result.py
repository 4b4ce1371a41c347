# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from marquee_client._json import JSONObject, Model
from marquee_client.generated.models.movie import Movie
from marquee_client.generated.models.person import Person
from marquee_client.generated.models.show import Show


@dataclass(frozen=True, repr=False)
class SearchResult(Model):
    """Something found: a movie, a person or a television show."""

    kind: str
    """Tells what the item is. ``movie``: A movie. ``person``: A person. ``tv``: A television show."""
    item: Movie | Person | Show | JSONObject
    """What it is; as JSON if a newer server sends a kind that is not known here."""

    @classmethod
    def from_json(cls, json: JSONObject) -> SearchResult:
        """Read it from the JSON object that the server sent."""
        readers: dict[str, Callable[[JSONObject], Movie | Person | Show]] = {
            "movie": Movie.from_json,
            "person": Person.from_json,
            "tv": Show.from_json,
        }
        item = json["item"]
        reader = readers.get(json["kind"])
        return cls(kind=json["kind"], item=reader(item) if reader else item, json=json)
