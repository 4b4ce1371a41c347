# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import Literal

from marquee_client._json import JSONObject, Model, read_all, read_optional, read_time
from marquee_client.generated.models.attribute import Attribute


@dataclass(frozen=True, repr=False)
class Showtime(Model):
    """One showing of a movie at a theatre."""

    id: str
    """Which showtime."""
    movie_title: str
    """What is shown."""
    movie_id: str | None = None
    """Which movie."""
    theatre_id: str | None = None
    """Where."""
    starts_at: dt.datetime | None = None
    """When it begins."""
    starts_at_local: dt.datetime | None = None
    """When it begins, by the theatre's clock."""
    sell_until: dt.datetime | None = None
    """Until when tickets are sold."""
    runtime_minutes: int | None = None
    """How long the movie runs. In minutes."""
    certification: str | None = None
    """The movie's age rating."""
    auditorium: int | None = None
    """In which auditorium of the theatre."""
    format: str | None = None
    """The premium format it is shown in."""
    is_sold_out: bool | None = None
    """True if no ticket is left."""
    is_almost_sold_out: bool | None = None
    """True if few tickets are left."""
    is_canceled: bool | None = None
    """True if it won't take place."""
    is_embargoed: bool | None = None
    """True if AMC doesn't want it to be announced yet; visibleAt says until when."""
    is_coming_soon: bool | None = None
    """True if it is about to be announced."""
    visible_at: dt.datetime | None = None
    """From when it may be announced: when an embargo ends or has ended."""
    in_theatre_ticketing_only: bool | None = None
    """True if tickets are sold at the theatre alone."""
    is_private_rental: bool | None = None
    """True if it is no showing for everyone but an auditorium to rent; left out otherwise. No list of films should
    count it.
    """
    maximum_intended_attendance: int | None = None
    """How many guests a private rental is for at most. In people."""
    is_discount_matinee: bool | None = None
    """True if it has matinée prices."""
    purchase_url: str | None = None
    """Where to buy tickets."""
    ticket_prices: tuple[TicketPrice, ...] = ()
    """What tickets cost."""
    estimated_fees: tuple[EstimatedFee, ...] = ()
    """What AMC expects to add to each ticket when it is bought online. AMC says so where a law wants it shown; left
    out, it is not known and may be added all the same, while an empty list means that there is none.
    """
    attributes: tuple[Attribute, ...] = ()
    """What is special about it."""
    languages: ShowtimeLanguages | None = None
    """What is spoken and read."""
    poster_url: str | None = None
    """The movie's poster."""
    backdrop_url: str | None = None
    """A wide picture of the movie."""
    performance_number: int | None = None
    """Its number at the theatre."""
    layout_id: int | None = None
    """Which seating layout it has."""
    layout_version: int | None = None
    """Which version of that layout."""
    release_number: int | None = None
    """The number of the movie's release, which theatres/showing takes."""
    internal_release_id: int | None = None
    """The internal release number, which movies/get takes."""
    linked_from: str | None = None
    """The id of the movie that was asked for, where AMC knows it by another one."""
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
    def from_json(cls, json: JSONObject) -> Showtime:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            movie_title=json["movieTitle"],
            movie_id=json.get("movieId"),
            theatre_id=json.get("theatreId"),
            starts_at=read_optional(read_time, json.get("startsAt")),
            starts_at_local=read_optional(read_time, json.get("startsAtLocal")),
            sell_until=read_optional(read_time, json.get("sellUntil")),
            runtime_minutes=json.get("runtimeMinutes"),
            certification=json.get("certification"),
            auditorium=json.get("auditorium"),
            format=json.get("format"),
            is_sold_out=json.get("isSoldOut"),
            is_almost_sold_out=json.get("isAlmostSoldOut"),
            is_canceled=json.get("isCanceled"),
            is_embargoed=json.get("isEmbargoed"),
            is_coming_soon=json.get("isComingSoon"),
            visible_at=read_optional(read_time, json.get("visibleAt")),
            in_theatre_ticketing_only=json.get("inTheatreTicketingOnly"),
            is_private_rental=json.get("isPrivateRental"),
            maximum_intended_attendance=json.get("maximumIntendedAttendance"),
            is_discount_matinee=json.get("isDiscountMatinee"),
            purchase_url=json.get("purchaseUrl"),
            ticket_prices=read_all(TicketPrice.from_json, json.get("ticketPrices")),
            estimated_fees=read_all(EstimatedFee.from_json, json.get("estimatedFees")),
            attributes=read_all(Attribute.from_json, json.get("attributes")),
            languages=read_optional(ShowtimeLanguages.from_json, json.get("languages")),
            poster_url=json.get("posterUrl"),
            backdrop_url=json.get("backdropUrl"),
            performance_number=json.get("performanceNumber"),
            layout_id=json.get("layoutId"),
            layout_version=json.get("layoutVersion"),
            release_number=json.get("releaseNumber"),
            internal_release_id=json.get("internalReleaseId"),
            linked_from=json.get("linkedFrom"),
            amc=json.get("amc") or {},
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class TicketPrice(Model):
    """What one kind of ticket costs."""

    type: str
    """For whom."""
    price: float
    """The price without the tax. In US dollars."""
    tax: float | None = None
    """The tax on it. In US dollars."""
    total: float | None = None
    """What one such ticket costs in all, as far as AMC says: its price, its tax and the estimated fees, to the cent.
    What a seat's zone adds or takes off is not in it. Left out where it is beyond counting. In US dollars.
    """
    total_excludes: tuple[PricePart, ...] = ()
    """What the total lacks because AMC doesn't say it; left out where it lacks nothing."""
    age_policy: str | None = None
    """How old one must be."""
    sku: str | None = None
    """What the shop calls it."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> TicketPrice:
        """Read it from the JSON object that the server sent."""
        return cls(
            type=json["type"],
            price=json["price"],
            tax=json.get("tax"),
            total=json.get("total"),
            total_excludes=tuple(json.get("totalExcludes") or ()),
            age_policy=json.get("agePolicy"),
            sku=json.get("sku"),
            amc=json.get("amc") or {},
            json=json,
        )


PricePart = Literal["tax", "fees"]
"""A part of what is paid for a ticket.

``tax``: The tax, on the ticket or on a fee. ``fees``: What AMC adds to a ticket bought online.
"""


@dataclass(frozen=True, repr=False)
class EstimatedFee(Model):
    """A fee that AMC expects to add to a ticket."""

    cost: float
    """What it is, without the tax. In US dollars."""
    name: str | None = None
    """What AMC calls it."""
    tax: float | None = None
    """The tax on it. In US dollars."""
    quantity: int | None = None
    """How often it is added to one ticket; once where AMC doesn't say. In fees."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> EstimatedFee:
        """Read it from the JSON object that the server sent."""
        return cls(
            name=json.get("name"),
            cost=json["cost"],
            tax=json.get("tax"),
            quantity=json.get("quantity"),
            amc=json.get("amc") or {},
            json=json,
        )


@dataclass(frozen=True, repr=False)
class ShowtimeLanguages(Model):
    """What is spoken and read at a showing."""

    spoken: str | None = None
    """The language that is spoken."""
    subtitles: str | None = None
    """The language of the subtitles."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> ShowtimeLanguages:
        """Read it from the JSON object that the server sent."""
        return cls(spoken=json.get("spoken"), subtitles=json.get("subtitles"), amc=json.get("amc") or {}, json=json)
