# SPDX-License-Identifier: MIT
"""A theatre's day in AMC's form, replayed: each showing comes once, with what the upstream's own fields say.

With RECORDINGS, a folder of recorded exchanges as JSON with `path` and `body`, the days in them are replayed as well."""

import json
import os
import pathlib
import unittest
from collections import defaultdict
from decimal import Decimal

from backend import Backend
from upstream import Upstream

FEE = {"name": "Convenience", "cost": 1.99, "tax": 0.18, "quantity": 1}


def showtime(number, hour, film=1, price=14.5, tax=1.2, **more):
    """A showtime as the recordings have it."""
    return {
        "id": 52550000 + number, "movieId": 47040 + film, "movieName": f"Film {film}", "theatreId": 610, "auditorium": number,
        "showDateTimeUtc": f"2017-02-24T{hour + 6:02}:00:00Z", "showDateTimeLocal": f"2017-02-24T{hour:02}:00:00",
        "utcOffset": "-06:00", "runTime": 103, "mpaaRating": "PG13", "premiumFormat": "", "isSoldOut": False,
        "isAlmostSoldOut": False, "isCanceled": False, "attributes": [{"code": "RESERVEDSEATING", "name": "Reserved Seating"}],
        "ticketPrices": [{"price": price, "type": "ADULT", "sku": f"TICKET-{number}", "tax": tax},
                         {"price": price - 3, "type": "CHILD", "sku": f"TICKET-{number}C", "agePolicy": "Age 2-12", "tax": 0.9}],
        "_links": {"self": {"href": f"https://api.amctheatres.com/v2/showtimes/{52550000 + number}", "templated": False}},
    } | more


DAY = [showtime(number, 8 + number % 9, film=number % 5, price=9.71 + number % 4) for number in range(110)] + [
    showtime(201, 9, isCanceled=True), showtime(202, 10, isSoldOut=True), showtime(203, 11, isAlmostSoldOut=True),
    showtime(204, 12, isEmbargoed=True, visibilityDateTimeUtc="2017-02-25T00:00:00Z"),
    showtime(205, 13, film=6, estimatedFees=[FEE]), showtime(206, 14, film=6, estimatedFees=[FEE | {"quantity": 2}]),
    showtime(207, 15, film=6, estimatedFees=[], ticketPrices=[{"price": 0.1, "type": "ADULT"}]),
    showtime(208, 16, film=7, ticketPrices=[]),
    showtime(301, 12, film=8, movieName="Private Theatre Rental", premiumFormat="Private Theatre Rentals"),
    showtime(302, 15, film=8, movieName="Film 1: Private Theatre Rental for 1-20 Total Guests"),
]


def recorded():
    """The showtimes of each theatre and day in the folder of recordings."""
    days = defaultdict(dict)
    for file in sorted(pathlib.Path(os.environ.get("RECORDINGS") or os.devnull).glob("Showtimes*.json")):
        body = json.loads(file.read_text())["body"]
        for row in body.get("_embedded", {}).get("showtimes", [body]):
            days[row["theatreId"], row["showDateTimeLocal"][:10]][row["id"]] = row
    return {key: list(rows.values()) for key, rows in days.items()}


def is_rental(row):
    return "Private Theatre Rental" in row["movieName"] or row.get("premiumFormat") == "Private Theatre Rentals"


def availability(row):
    flags = [("isCanceled", "cancelled"), ("isEmbargoed", "embargoed"), ("isSoldOut", "soldOut")]
    return next((state for flag, state in flags if row.get(flag)), "started")  # long ago


def cents(dollars):
    return int((Decimal(str(dollars)) * 100).to_integral_value())


def ticket(row, kind):
    """What a ticket costs in cents, by the upstream's own fields, and what these don't say."""
    price = next((price for price in row.get("ticketPrices", []) if price["type"] == kind), None)
    if price is None:
        return None
    fees = row.get("estimatedFees")
    total = cents(price["price"]) + cents(price.get("tax", 0))
    total += sum((cents(fee["cost"]) + cents(fee.get("tax", 0))) * fee.get("quantity", 1) for fee in fees or [])
    return total, [*([] if "tax" in price else ["tax"]), *(["fees"] if fees is None else [])]


class TheatreDayTest(unittest.TestCase):
    def replayed(self, theatre, day, rows):
        """The films and the whole answer of `showtimes/whatsOn` at the theatre; AMC's pages overlap by a row, because a
        showtime was added between them."""
        def answer(path, query, number):
            if path == f"/v2/theatres/{theatre}":
                return 200, {"id": theatre, "name": "Studio 30", "utcOffset": "-06:00"}
            if path.startswith(f"/v2/theatres/{theatre}/showtimes/"):
                page, size = int(query["page-number"]), int(query["page-size"])
                first = (page - 1) * size - (page > 1)
                return 200, {"pageSize": size, "pageNumber": page, "count": len(rows) + (len(rows) > size),
                             "_embedded": {"showtimes": rows[first:page * size - (page > 1)]}}
            return 200, {"count": 0, "pageNumber": 1, "pageSize": 100, "_embedded": {"movies": []}}

        with Upstream(answer) as upstream, Backend(sandbox=False, variables={
                "MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "k", "MARQUEE_AMC_RATE": "0"}) as backend:
            return backend.result("showtimes/whatsOn", {
                "theatreId": f"amc:theatre:{theatre}", "date": day, "includeStarted": True, "partySize": 3, "pageSize": 100})

    def check(self, theatre, day, rows):
        page = self.replayed(theatre, day, rows)
        shown = {f"amc:showtime:{row['id']}": row for row in rows if not is_rental(row)}
        showings = [showing for film in page["items"] for showing in film["showings"]]
        self.assertEqual(sorted(showing["id"] for showing in showings), sorted(shown))
        self.assertEqual(page["totalShowings"], len(shown))
        self.assertEqual(page.get("privateRentals", 0), len(rows) - len(shown))
        for showing in showings:
            row = shown[showing["id"]]
            with self.subTest(showing["id"]):
                self.assertEqual(showing["availability"], availability(row))
                self.assertEqual(showing["startsAtLocal"], row["showDateTimeLocal"] + row["utcOffset"])
                self.assertEqual(len(showing.get("ticketPrices", [])), len(row.get("ticketPrices", [])))
                for price in showing.get("ticketPrices", []):
                    self.assertEqual((cents(price["total"]), price.get("totalExcludes", [])), ticket(row, price["type"]))
                adult = ticket(row, "ADULT")
                self.assertEqual(None if "total" not in showing else cents(showing["total"]), adult and adult[0] * 3)
                self.assertEqual(showing.get("totalExcludes", []), adult[1] if adult else [])

    def test_each_showing_comes_once_with_its_price_fees_and_state(self):
        self.check(610, "2017-02-24", DAY)

    @unittest.skipUnless(os.environ.get("RECORDINGS"), "no recordings are given")
    def test_the_recorded_days(self):
        for (theatre, day), rows in recorded().items():
            with self.subTest(theatre=theatre, day=day, showtimes=len(rows)):
                self.check(theatre, day, rows)


if __name__ == "__main__":
    unittest.main()
