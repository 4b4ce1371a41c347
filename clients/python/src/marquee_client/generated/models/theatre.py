# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_all, read_optional, read_time
from marquee_client.generated.models.attribute import Attribute


@dataclass(frozen=True, repr=False)
class Theatre(Model):
    """A theatre of AMC."""

    id: str
    """Which theatre."""
    name: str
    """What it is called."""
    long_name: str | None = None
    """What it is called in full."""
    slug: str | None = None
    """What AMC's web address calls it."""
    brand: str | None = None
    """Which of AMC's brands it belongs to."""
    market: Market | None = None
    """The area whose people it is for."""
    address: Address | None = None
    """Where it stands, for a letter."""
    location: Coordinates | None = None
    """Where it stands, on a map."""
    distance_kilometres: float | None = None
    """How far it is from the place that was asked for. In kilometres."""
    utc_offset: str | None = None
    """How far its clock is ahead of UTC now."""
    time_zone: str | None = None
    """Its time zone, as the provider names it."""
    phone: str | None = None
    """Where to call."""
    is_closed: bool | None = None
    """True if it is closed for good."""
    closures: tuple[Closure, ...] = ()
    """When it is closed for a while."""
    attributes: tuple[Attribute, ...] = ()
    """What is special about it."""
    website_url: str | None = None
    """The provider's page for it."""
    image_url: str | None = None
    """A picture of it."""
    linked_from: str | None = None
    """The id that was asked for, where the provider that answers knows the entity by another one."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
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
    def from_json(cls, json: JSONObject) -> Theatre:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            name=json["name"],
            long_name=json.get("longName"),
            slug=json.get("slug"),
            brand=json.get("brand"),
            market=read_optional(Market.from_json, json.get("market")),
            address=read_optional(Address.from_json, json.get("address")),
            location=read_optional(Coordinates.from_json, json.get("location")),
            distance_kilometres=json.get("distanceKilometres"),
            utc_offset=json.get("utcOffset"),
            time_zone=json.get("timeZone"),
            phone=json.get("phone"),
            is_closed=json.get("isClosed"),
            closures=read_all(Closure.from_json, json.get("closures")),
            attributes=read_all(Attribute.from_json, json.get("attributes")),
            website_url=json.get("websiteUrl"),
            image_url=json.get("imageUrl"),
            linked_from=json.get("linkedFrom"),
            amc=json.get("amc") or {},
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class Market(Model):
    """An area whose people go to the same theatres."""

    name: str
    """What it is called."""
    slug: str | None = None
    """What the market filter of theatres/all calls it."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Market:
        """Read it from the JSON object that the server sent."""
        return cls(name=json["name"], slug=json.get("slug"), json=json)


@dataclass(frozen=True, repr=False)
class Address(Model):
    """Where something stands, for a letter."""

    street: str | None = None
    """Street and number; further lines follow after a comma."""
    city: str | None = None
    """The city."""
    state: str | None = None
    """The state, as its two letters."""
    state_name: str | None = None
    """The state's name."""
    postal_code: str | None = None
    """The postal code."""
    country: str | None = None
    """The country."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Address:
        """Read it from the JSON object that the server sent."""
        return cls(
            street=json.get("street"),
            city=json.get("city"),
            state=json.get("state"),
            state_name=json.get("stateName"),
            postal_code=json.get("postalCode"),
            country=json.get("country"),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class Coordinates(Model):
    """A point on the earth (WGS 84)."""

    latitude: float
    """How far north. In degrees."""
    longitude: float
    """How far east. In degrees."""

    @classmethod
    def from_json(cls, json: JSONObject) -> Coordinates:
        """Read it from the JSON object that the server sent."""
        return cls(latitude=json["latitude"], longitude=json["longitude"], json=json)


@dataclass(frozen=True, repr=False)
class Closure(Model):
    """A time in which a theatre is closed."""

    starts_at: dt.datetime | None = None
    """When it closes."""
    ends_at: dt.datetime | None = None
    """When it opens again; left out if nobody knows."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Closure:
        """Read it from the JSON object that the server sent."""
        return cls(
            starts_at=read_optional(read_time, json.get("startsAt")),
            ends_at=read_optional(read_time, json.get("endsAt")),
            amc=json.get("amc") or {},
            json=json,
        )
