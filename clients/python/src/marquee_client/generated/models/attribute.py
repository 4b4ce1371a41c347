# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model


@dataclass(frozen=True, repr=False)
class Attribute(Model):
    """A feature of a movie, a theatre or a showtime, as AMC lists them."""

    code: str
    """What filters call it."""
    name: str | None = None
    """What people call it."""
    description: str | None = None
    """What it means."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Attribute:
        """Read it from the JSON object that the server sent."""
        return cls(
            code=json["code"],
            name=json.get("name"),
            description=json.get("description"),
            amc=json.get("amc") or {},
            json=json,
        )
