#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A loopback upstream that answers as AMC does, correctly or with faults, as the request's path selects.

Its first line on stdout is its base URL, for MARQUEE_AMC_URL; it ends at the end of its standard input or by a signal.

    /v2/movies/N               N is 1 to 99: the connection is closed · 408: silence · 200: HTML · 204: nothing ·
                               206: half an answer · 210: no JSON · 413: a body that is too large · 301: a redirect to
                               itself · 400: the key is refused · 401 to 599 otherwise: that status · any other: a movie
    /v2/movies/305             a movie for a client that doesn't have it; 503 for one that revalidates it
    /v2/showtimes/305          a showtime, and its seats in /v3/seating-layouts/610/305, likewise
    /v2/locations              two theatres, 1610 and the one that the latitude names: 1611 or 1612
    /v2/theatres/N/showtimes/… one showing of an evening in 2090 at 1610 · silence at 1611 · at 1612 404, after the others
    /v2/movies/views/VIEW      now-playing: 45 movies · active: 640 · on-demand: none · coming-soon: page 1 of 9, and
                               silence for the others · advance: three pages are there, the fourth is refused ·
                               all/active: the movies whose titles are hard to show

The responses 429, 500 and 503 have a Retry-After that is longer than any client waits.
"""

import json
import os
import re
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../upstreams"))
import upstream

LISTS = {"now-playing": 45, "active": 640, "on-demand": 0, "coming-soon": 90, "advance": 90}
PAGES = {"coming-soon": 1, "advance": 3}
FAR_AWAY = "120"  # seconds
LATE = 0.3
LATITUDES = {"38.5": 1611, "40.5": 1612}
MESSAGES = {404: "There is no such movie.", 418: "This is a teapot.", 429: "Too many requests.", 500: "It broke."}
SEAT = {"available": True, "row": 1, "column": 1, "seatName": "A1", "type": "CanReserve"}
LAYOUT = {"rows": 1, "columns": 1, "seats": [SEAT]}
TITLES = {
    1001: "Amélie — “L’été”",
    1002: "千と千尋の神隠し",
    1003: "🎬 Film 👩‍🚀",
    1004: '\u202bסרט\u202c & <b>bold</b> "quoted"',
    1005: "tab\tnewline\nbackslash\\ nul\u0000 end",
    1006: '=HYPERLINK("http://127.0.0.1/","A, B")',
    1007: "<script>alert('x')</script>",
    9007199254740991: "The last safe integer",
}


class Handler(upstream.Handler):
    def respond(self, path, query):
        if view := re.fullmatch(r"/v2/movies/views/([a-z/-]+)", path):
            self.answer_list(view[1], query)
        elif movie := re.fullmatch(r"/v2/movies/([0-9]+)", path):
            self.answer_movie(int(movie[1]))
        elif path == "/v2/locations":
            self.answer(upstream.amc_list("locations", [location(1610), location(LATITUDES[query["latitude"]])]))
        elif evening := re.fullmatch(r"/v2/theatres/(161[0-2])/showtimes/11-21-90", path):
            self.answer_evening(int(evening[1]))
        elif path == "/v2/showtimes/305":
            self.answer_once({"id": 305, "movieName": "Film 305", "theatreId": 610, "performanceNumber": 305})
        elif path == "/v3/seating-layouts/610/305":
            self.answer_once(LAYOUT)
        else:
            self.answer_error(404)

    def answer_list(self, view, query):
        if view == "all/active":
            return self.answer(upstream.amc_list("movies", [movie(number) for number in TITLES]))
        if view not in LISTS:
            return self.answer_error(404)
        page = int(query.get("page-number", 1))
        if page > PAGES.get(view, page):
            return self.answer_error(418) if view == "advance" else self.stay_silent()
        self.answer(upstream.amc_page(LISTS[view], query, lambda number: movie(2000 + number)))

    def answer_movie(self, number):
        if number < 100:
            self.close_connection = True
        elif number == 408:
            self.stay_silent()
        elif number == 200:
            self.send(200, b"<html><body>Sign in to the wireless network</body></html>", {"Content-Type": "text/html"})
        elif number == 204:
            self.send(200, b"")
        elif number == 206:
            self.send(200, json.dumps(movie(number)).encode()[:40], length=4_000)
            self.close_connection = True
        elif number == 210:
            self.send(200, b'{"id": 210, "name": "No end')
        elif number == 413:
            self.send(200, b"{", length=1 << 30)
            self.close_connection = True
        elif number == 305:
            self.answer_once(movie(number))
        elif number == 301:
            self.send(301, b"", headers={"Location": self.path})
        elif 400 <= number < 600:
            self.answer_error(number)
        else:
            self.answer(movie(number))

    def answer_evening(self, theatre):
        if theatre == 1610:
            self.answer(upstream.amc_list("showtimes", [showtime(theatre)]))
        elif theatre == 1611:
            self.stay_silent()
        else:
            time.sleep(LATE)
            self.answer_error(404)

    def answer_error(self, status):
        code = 1 if status == 400 else 5_000 + status
        message = "The key is not valid." if status == 400 else MESSAGES.get(status, f"Status {status}.")
        headers = {"Retry-After": FAR_AWAY} if status in (429, 500, 503) else {}
        self.send(status, {"errors": [{"code": code, "message": message}]}, headers)

    def answer(self, body, headers=None):
        self.send(200, body, headers)

    def answer_once(self, body):
        """Answers a client that has no response yet, and fails one that revalidates, so that each client finds an
        upstream that fails after its own first response."""
        if self.headers["If-None-Match"] or self.headers["Cache-Control"] == "no-cache":
            return self.answer_error(503)
        self.answer(body, {"ETag": '"1"', "Cache-Control": "max-age=0"})

    def stay_silent(self):
        """Sends nothing until the client goes away."""
        self.rfile.read(1)
        self.close_connection = True


def location(theatre):
    return {"distance": theatre - 1609, "_embedded": {"theatre": upstream.amc_theatre(theatre)}}


def showtime(theatre):
    return {
        "id": 71,
        "movieId": 2001,
        "movieName": "Film 2001",
        "theatreId": theatre,
        "showDateTimeUtc": "2090-11-22T01:00:00Z",
        "showDateTimeLocal": "2090-11-21T19:00:00",
        "utcOffset": "-06:00",
        "runTime": 110,
    }


def movie(number):
    return {
        "id": number,
        "name": TITLES.get(number, f"Film {number}"),
        "slug": f"film-{number}",
        "mpaaRating": "PG13",
        "runTime": 90 + number % 60,
        "synopsis": f"The story of film {number}.",
        "releaseDateUtc": "2026-03-14T05:00:00Z",
        "unheardOf": {"kept": [None, {"number": number}]},
        # A time with a fraction of a second, as AMC sometimes sends it.
        **({"onlineTicketAvailabilityDateUtc": "2099-03-14T05:00:00.123Z"} if number == 1003 else {}),
        # Not a web URL, although the member should hold one.
        **({"websiteUrl": "javascript:alert('x')"} if number == 1007 else {}),
    }


def main():
    server = upstream.QuietServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    sys.stdin.buffer.read()


if __name__ == "__main__":
    main()
