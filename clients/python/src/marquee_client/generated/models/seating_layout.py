# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass, field

from marquee_client._json import JSONObject, Model, read_all


@dataclass(frozen=True, repr=False)
class SeatingLayout(Model):
    """The seats of one showing, row by row."""

    id: str
    """Which showtime."""
    theatre_id: str
    """Where."""
    performance_number: int
    """The showtime's number at the theatre."""
    row_count: int
    """How many rows there are."""
    column_count: int
    """How many places a row has, gaps included."""
    rows: tuple[SeatRow, ...]
    """The rows, from the screen backwards."""
    zones: tuple[SeatZone, ...] = ()
    """The seats' price zones: what a seat costs more or less than its ticket. Left out where AMC doesn't say whether
    there are any; an empty list means that all seats cost the same.
    """
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
    def from_json(cls, json: JSONObject) -> SeatingLayout:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            theatre_id=json["theatreId"],
            performance_number=json["performanceNumber"],
            row_count=json["rowCount"],
            column_count=json["columnCount"],
            rows=read_all(SeatRow.from_json, json["rows"]),
            zones=read_all(SeatZone.from_json, json.get("zones")),
            amc=json.get("amc") or {},
            age_seconds=json.get("ageSeconds"),
            stale=json.get("stale"),
            json=json,
        )


@dataclass(frozen=True, repr=False)
class SeatZone(Model):
    """Seats that cost more or less than a ticket says."""

    zone_number: int
    """What the seats call it."""
    surcharge_amount: float | None = None
    """What a seat costs on top of its ticket. AMC doesn't say whether with tax. In US dollars."""
    discount_amount: float | None = None
    """What a seat costs less than its ticket. AMC may give it to members of AMC Stubs alone. In US dollars."""
    description: str | None = None
    """What AMC calls it."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> SeatZone:
        """Read it from the JSON object that the server sent."""
        return cls(
            zone_number=json["zoneNumber"],
            surcharge_amount=json.get("surchargeAmount"),
            discount_amount=json.get("discountAmount"),
            description=json.get("description"),
            amc=json.get("amc") or {},
            json=json,
        )


@dataclass(frozen=True, repr=False)
class SeatRow(Model):
    """One row of seats."""

    row: int
    """Which row; 1 is next to the screen."""
    seats: tuple[Seat, ...]
    """Its places from left to right."""

    @classmethod
    def from_json(cls, json: JSONObject) -> SeatRow:
        """Read it from the JSON object that the server sent."""
        return cls(row=json["row"], seats=read_all(Seat.from_json, json["seats"]), json=json)


@dataclass(frozen=True, repr=False)
class Seat(Model):
    """One place in a row."""

    column: int
    """Which place, from the left; the first is 1."""
    available: bool
    """True if it can be booked."""
    name: str | None = None
    """What the ticket calls it."""
    type: str | None = None
    """What it is: a seat, a wheelchair space, a companion seat, or no seat at all."""
    tier: str | None = None
    """In which price class."""
    status: str | None = None
    """Whether it is taken, as the provider words it."""
    zone_number: int | None = None
    """In which of the layout's zones; left out where AMC names none."""
    amc: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
    originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Seat:
        """Read it from the JSON object that the server sent."""
        return cls(
            column=json["column"],
            available=json["available"],
            name=json.get("name"),
            type=json.get("type"),
            tier=json.get("tier"),
            status=json.get("status"),
            zone_number=json.get("zoneNumber"),
            amc=json.get("amc") or {},
            json=json,
        )
