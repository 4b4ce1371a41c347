# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_optional
from marquee_client.generated.models.known_ids import KnownIDs


@dataclass(frozen=True, repr=False)
class Person(Model):
    """Someone who plays in movies or makes them."""

    id: str
    """Which person."""
    name: str
    """What they are called."""
    ids: KnownIDs | None = None
    """What each provider calls them, as far as known."""
    original_name: str | None = None
    """What they are called at home."""
    department: str | None = None
    """What they are known for doing."""
    popularity: float | None = None
    """How much attention they get now, on the provider's own open scale."""
    adult: bool | None = None
    """True if their work is for adults only."""
    known_for: tuple[str, ...] = ()
    """The titles that they are known for."""
    profile_url: str | None = None
    """A picture of them."""
    profile_path: str | None = None
    """What images/url and images/fetch call the picture."""
    tmdb: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Person:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            name=json["name"],
            ids=read_optional(KnownIDs.from_json, json.get("ids")),
            original_name=json.get("originalName"),
            department=json.get("department"),
            popularity=json.get("popularity"),
            adult=json.get("adult"),
            known_for=tuple(json.get("knownFor") or ()),
            profile_url=json.get("profileUrl"),
            profile_path=json.get("profilePath"),
            tmdb=json.get("tmdb") or {},
            json=json,
        )
