# SPDX-License-Identifier: MIT
"""Extreme numbers and dates in every place that can hold one: nothing traps, and the contract holds.

Regression: three headers of any 200 crashed the process, and a list's total crashed `marquee mcp`."""

import itertools
import json
import re
import subprocess
import tempfile
import unittest
from http.server import BaseHTTPRequestHandler

from assistant import initialized, method_examples
from backend import MARQUEE, PATIENCE, Backend, environment
from contract import contract
from upstream import QuietServer, Serving

NUMBERS = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e308", "-1e308", "1e400", "5e-324", "0", "-1",
    "9007199254740993", "4294967296", "9.3e18", "1" + "0" * 400, '"9223372036854775807"', '"-1"']
DATES = [
    "9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00Z", "0000-01-01T00:00:00", "2026-02-29T24:60:61Z", "99999-12-31",
    "-9999-12-31T00:00:00Z", "9999-12-31T23:59:59-23:59", "0002-01-01T00:00:00+23:59", "", "9" * 400]
HTTP_DATES = ["Mon, 01 Jan 0001 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:60 GMT", "Sat, 31 Dec 0000 00:00:00 GMT", "9" * 60]

TASKS = [
    ("find_film", {"film": "any"}), ("find_film", {"film": "tmdb:movie:268"}),
    ("whats_on_near", {"latitude": 38.9077, "longitude": -94.7674, "date": "tonight"}),
    ("showtimes_and_seats", {"film": "Any", "latitude": 38.9077, "longitude": -94.7674}),
    ("showtimes_and_seats", {"showtimeId": "amc:showtime:3820778482513", "partySize": 2})]

# Tools that send no upstream requests.
HERE = {"credentials_set", "credentials_status", "suggestions_list", "suggestions_remove", "suggestions_clear", "server_ping",
        "server_status"}

NUMBER, ID, DATE = "a number", "an id", "a date"


def payload():
    """A response for any path of any upstream, all in one object: each reader picks the members that it knows."""
    picture = {"file_path": "/p.jpg", "width": NUMBER, "height": NUMBER, "vote_average": NUMBER, "vote_count": NUMBER}
    person = {"id": ID, "name": "Anna", "character": "Herself", "job": "Director", "order": NUMBER, "popularity": NUMBER,
              "billingOrder": NUMBER}
    offer = {"provider_id": NUMBER, "provider_name": "Any", "display_priority": NUMBER}
    row = {
        # AMC
        "name": "Any", "sortableName": "ANY", "slug": "any", "movieName": "Any", "movieId": ID, "theatreId": ID, "runTime": NUMBER,
        "score": NUMBER, "starRating": NUMBER, "releaseDateUtc": DATE, "earliestShowingUtc": DATE, "utcOffset": DATE,
        "onlineTicketAvailabilityDateUtc": DATE, "wwmReleaseNumber": NUMBER, "internalReleaseNumber": NUMBER, "genre": "DRAMA",
        "showDateTimeUtc": DATE, "showDateTimeLocal": DATE, "sellUntilDateTimeUtc": DATE, "visibilityDateTimeUtc": DATE,
        "auditorium": NUMBER, "performanceNumber": NUMBER, "layoutId": NUMBER, "layoutVersionNumber": NUMBER,
        "maximumIntendedAttendance": NUMBER, "lastUpdatedDateUtc": DATE,
        "ticketPrices": [{"type": "Adult", "price": NUMBER, "tax": NUMBER, "sku": NUMBER}],
        "estimatedFees": [{"name": "Fee", "cost": NUMBER, "tax": NUMBER, "quantity": NUMBER}],
        "attributes": [{"code": "IMAX", "name": "IMAX", "sort": NUMBER}], "distance": NUMBER, "rank": NUMBER,
        "closures": [{"startDateTimeUtc": DATE, "endDateTimeUtc": DATE}],
        "location": {"latitude": NUMBER, "longitude": NUMBER, "marketName": "Any", "city": "Any"},
        "rows": NUMBER, "columns": NUMBER, "theatreNumber": ID,
        "seats": [{"row": NUMBER, "column": NUMBER, "zoneNumber": NUMBER, "available": True, "type": "CanReserve",
                   "seatName": f"A{place}"} for place in range(3)],
        "zones": [{"zoneNumber": NUMBER, "surchargeAmount": NUMBER, "discountAmount": NUMBER}],
        # TMDB
        "id": ID, "title": "Any", "media_type": "movie", "release_date": DATE, "first_air_date": DATE, "popularity": NUMBER,
        "vote_average": NUMBER, "vote_count": NUMBER, "genre_ids": [NUMBER], "runtime": NUMBER, "budget": NUMBER,
        "revenue": NUMBER, "genres": [{"id": NUMBER, "name": "Any"}], "belongs_to_collection": {"id": NUMBER, "name": "Any"},
        "production_companies": [{"id": NUMBER, "name": "Any"}], "cast": [person], "crew": [person],
        "credits": {"cast": [person], "crew": [person]}, "images": {"posters": [picture], "backdrops": [picture], "logos": [picture]},
        "videos": {"results": [{"name": "Any", "site": "YouTube", "key": "x", "size": NUMBER, "published_at": DATE}]},
        "reviews": {"results": [{"author": "Anna", "author_details": {"rating": NUMBER}, "created_at": DATE}],
                    "total_pages": NUMBER, "total_results": NUMBER, "page": NUMBER},
        "release_dates": {"results": [{"iso_3166_1": "US", "release_dates": [{"type": NUMBER, "release_date": DATE}]}]},
        "watch/providers": {"results": {"US": {"flatrate": [offer]}}},
        "translations": {"translations": [{"iso_639_1": "en", "data": {"runtime": NUMBER}}]},
        "external_ids": {"wikidata_id": NUMBER}, "status_code": NUMBER,
        # Pixabay
        "views": NUMBER, "downloads": NUMBER, "likes": NUMBER, "comments": NUMBER, "imageWidth": NUMBER, "imageHeight": NUMBER,
        "imageSize": NUMBER, "previewWidth": NUMBER, "previewHeight": NUMBER, "webformatWidth": NUMBER, "webformatHeight": NUMBER,
        "user_id": NUMBER, "tags": "any"}
    location = {"rank": NUMBER, "distance": NUMBER, "_embedded": {"theatre": row}}
    lists = {name: [row] for name in ("movies", "theatres", "showtimes")}
    suggestion = {"title": ID, "type": "city", "_links": {
        "https://api.amctheatres.com/rels/v2/locations": {"href": "http://127.0.0.1/?latitude=1e999&longitude=-1e999"}}}
    return row | {
        "pageSize": NUMBER, "pageNumber": NUMBER, "count": NUMBER, "page": NUMBER, "total_pages": NUMBER,
        "total_results": NUMBER, "total": NUMBER, "totalHits": NUMBER, "results": [row, row], "hits": [row],
        "movie_results": [row], "person_results": [person], "dates": {"minimum": DATE, "maximum": DATE},
        "_embedded": lists | {"locations": [location], "suggestions": [suggestion]},
        "images": row["images"] | {"secure_base_url": "https://image.tmdb.org/t/p/", "poster_sizes": ["w99999", "h99999", "w0"]}}


def template(number, date):
    return json.dumps(payload()).replace(f'"{NUMBER}"', number).replace(f'"{DATE}"', json.dumps(date))


def headers(number, date):
    number = number.strip('"')
    return {
        "Date": date, "Expires": date, "Last-Modified": date, "Age": number, "Retry-After": number,
        "X-RateLimit-Limit": number, "X-RateLimit-Remaining": number, "X-RateLimit-Reset": number,
        "Cache-Control": f"max-age={number}, stale-while-revalidate={number}, stale-if-error={number}"}


class Answering(Serving):
    """Answers every request as `self.answer` currently says: status, headers, template of the body, and every id."""

    def __init__(self):
        owner, numbers = self, itertools.count(64825)

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                status, headers, text, id = owner.answer
                # Without a given id, each entity has an id of its own: a list that repeats itself has no end.
                body = re.sub(f'"{ID}"', lambda _: id or str(next(numbers)), text).encode()
                self.send_response_only(status)
                for name, value in ({"Content-Type": "application/json", "Content-Length": str(len(body))} | headers).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = QuietServer(("127.0.0.1", 0), Handler)
        base = f"http://127.0.0.1:{self.server.server_port}"
        # High rates, so that the limits are in force but nothing waits for them.
        self.variables = {"MARQUEE_TMDB_IMAGE_URL": base} | {f"MARQUEE_{name}_{kind}": value for name in ("AMC", "TMDB", "PIXABAY")
                          for kind, value in (("URL", base), ("KEY", "k3y-of-many-characters"), ("RATE", "100000"))}


def rounds():
    """The responses to try, each with a name."""
    dates, http_dates = itertools.cycle(DATES), itertools.cycle(HTTP_DATES)
    for number in NUMBERS:
        for id in (None, number):
            date, http_date = next(dates), next(http_dates)
            yield f"{number[:30]}, {date[:30]}", (200, headers(number, http_date), template(number, date), id)
    for number in NUMBERS:
        # Either too long a wait, or none at all.
        if number.strip('"').lstrip("-") not in ("0", "1", "5e-324"):
            yield f"429 and {number[:30]}", (429, headers(number, next(http_dates)), template(number, ""), number)


def examples():
    for name, (_, method) in contract.methods.items():
        if method.get("x-providers"):
            yield name, {param["name"]: param["value"] for param in method["examples"][0]["params"]}


class UpstreamExtremesTest(unittest.TestCase):
    def test_every_method_answers_whatever_an_upstream_counts(self):
        with Answering() as upstream, Backend(sandbox=False, variables=upstream.variables) as backend:
            for round, upstream.answer in rounds():
                with self.subTest(answer=round):
                    ids = [backend.start(name, params | {"cache": "reload", "timeoutMilliseconds": 5000})
                           for name, params in examples()]
                    answers = [backend.receive() for _ in ids]
                    self.assertEqual(sorted(answer["id"] for answer in answers), ids)
                    self.assertTrue(backend.result("server/ping")["pong"])

    def test_every_tool_answers_whatever_an_upstream_counts(self):
        tools = [(name, arguments) for name, arguments in method_examples() if name not in HERE] + TASKS
        with Answering() as upstream, initialized(sandbox=False, variables=upstream.variables) as assistant:
            # Tools keep reading repeated rows for as long as they have time.
            told = ((round, answer) for round, answer in rounds() if answer[3] is None or answer[0] == 429)
            for round, upstream.answer in told:
                with self.subTest(answer=round):
                    for id, (name, arguments) in enumerate(tools):
                        assistant.request(id, "tools/call", {"name": name, "arguments": arguments})
                    answers = [assistant.receive() for _ in tools]
                    self.assertEqual(sorted(answer["id"] for answer in answers), list(range(len(tools))))
                    self.assertEqual([answer for answer in answers if "result" not in answer], [])


class ParameterExtremesTest(unittest.TestCase):
    def test_every_parameter_takes_or_refuses_any_number(self):
        with Backend() as backend:
            for name, (_, method) in contract.methods.items():
                if name in ("shutdown", "initialize"):
                    continue
                example = {param["name"]: param["value"] for param in method["examples"][0]["params"]}
                # A number as text is the name of a file, which an export would make here.
                example_params = [param for param in example if (name, param) != ("library/export", "to")]
                for param in [*example_params, "page", "pageSize", "limit", "maxPages", "timeoutMilliseconds"]:
                    for number in NUMBERS:
                        with self.subTest(method=name, param=param, number=number[:30]):
                            text = json.dumps({"jsonrpc": "2.0", "id": 1, "method": name, "params": example | {param: NUMBER}})
                            backend.expect({"id": 1, "method": name})
                            backend.send_bytes(text.replace(f'"{NUMBER}"', number).encode() + b"\n")
                            if name == "watch/follow":
                                # It doesn't end by itself.
                                backend.send({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 1}})
                            self.assertEqual(backend.receive()["id"], 1)

    def test_every_setting_takes_or_refuses_any_number(self):
        settings = ["MARQUEE_AMC_RATE", "MARQUEE_TMDB_RATE", "MARQUEE_PIXABAY_RATE", "MARQUEE_HISTORY", "MARQUEE_NOW"]
        options = ["--max-message", "--drain"]
        values = [number.strip('"') for number in NUMBERS] + DATES + ["nan", "inf", "-inf", "1e9999", "9999999999-01-01T00:00:00Z"]
        for name, value in itertools.product(settings + options, values):
            with self.subTest(setting=name, value=value[:30]), tempfile.TemporaryDirectory() as home:
                words = ["--sandbox"] if name == "MARQUEE_NOW" else []
                words += [name, value] if name in options else []
                variables = {name: value} if name in settings else {}
                done = subprocess.run(
                    [MARQUEE, *words, "call", "showtimes/near",
                     '{"date":"2026-11-21","latitude":38.9,"longitude":-94.8,"limit":2,"timeoutMilliseconds":1}'],
                    capture_output=True, text=True, timeout=PATIENCE, env=environment(home, **variables))
                self.assertIn(done.returncode, (0, 1, 2), done.stderr)
                self.assertEqual(done.stderr.count("\n") > 0, done.returncode > 0)


if __name__ == "__main__":
    unittest.main()
