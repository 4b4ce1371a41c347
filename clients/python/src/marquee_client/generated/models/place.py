# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model


@dataclass(frozen=True, repr=False)
class Place(Model):
    """A place that a search text may mean.

    A theatre's theatreId leads to theatres/get, the coordinates of another place to theatres/near.
    """

    title: str
    """What it is called."""
    type: str
    """What it is: city, zipcode or theatre. Others may come."""
    latitude: float | None = None
    """How far north it lies. In degrees."""
    longitude: float | None = None
    """How far east it lies. In degrees."""
    theatre_id: str | None = None
    """Which theatre, if it is one."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Place:
        """Read it from the JSON object that the server sent."""
        return cls(
            title=json["title"],
            type=json["type"],
            latitude=json.get("latitude"),
            longitude=json.get("longitude"),
            theatre_id=json.get("theatreId"),
            amc=json.get("amc") or {},
            json=json,
        )
