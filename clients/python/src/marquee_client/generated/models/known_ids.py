# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass

from marquee_client._json import JSONObject, Model


@dataclass(frozen=True, repr=False)
class KnownIDs(Model):
    """What one entity is called at each provider, as far as known."""

    amc: int | None = None
    """The number at AMC."""
    tmdb: int | None = None
    """The number at TMDB."""
    imdb: str | None = None
    """The identifier at IMDb."""

    @classmethod
    def from_json(cls, json: JSONObject) -> KnownIDs:
        """Read it from the JSON object that the server sent."""
        return cls(amc=json.get("amc"), tmdb=json.get("tmdb"), imdb=json.get("imdb"), json=json)
