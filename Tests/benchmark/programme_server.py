# SPDX-License-Identifier: MIT
"""AMC and TMDB for evenings with so many films at eight theatres, each request answered after a latency, and the last
theatre's days that much later still. Each day has the same films, and is fresh for so many seconds. Any other number is
a film of TMDB's or a showtime of AMC's too. Prints its port; `/counts` has the numbers of requests since it was last
asked, by what they ask for.

usage: programme_server.py LATENCY LATE FILMS FRESH"""

import asyncio
import collections
import datetime
import json
import sys

import loopback
from upstream import amc_list, amc_showtime, amc_theatre

latency, late, films, fresh = map(float, sys.argv[1:])
THEATRES, FILMS, SHOWINGS = range(1, 9), range(1, int(films) + 1), 5
asked = collections.Counter()


def film(number):
    return f"The Long Evening {chr(64 + number) if number <= 26 else number}"


def showtime(theatre, number, turn, day=datetime.date(2090, 11, 21)):
    return amc_showtime(day.toordinal() * 10000 + theatre * 1000 + number * 10 + turn, theatre, f"{day}T{12 + 2 * turn}:00:00",
                        movieId=number, movieName=film(number), mpaaRating="PG13",
                        attributes=[{"code": "IMAX", "name": "IMAX"}],
                        ticketPrices=[{"type": "ADULT", "price": 14.5, "tax": 1.2}])


def located(number):
    return {"rank": number, "distance": number, "_embedded": {"theatre": amc_theatre(number)}}


def tmdb(number):
    return {"id": number, "title": film(number), "release_date": "2090-11-01", "overview": "An evening.", "vote_average": 7.1,
            "vote_count": 900, "genres": [{"id": 18, "name": "Drama"}]}


def what(path):
    """What a request asks for."""
    if path[:2] == ["v2", "movies"]:
        return "programme " + path[-1]
    if path[:2] == ["v2", "theatres"] and len(path) > 3:
        return "days" if len(path) == 5 else "film"
    return path[0]


def answer_to(request):
    path = request.path.strip("/").split("/")
    if path == ["counts"]:
        counts = dict(asked)
        asked.clear()
        return counts
    asked[what(path)] += 1
    if path[:2] == ["v2", "location-suggestions"]:
        link = {"href": "https://api.amctheatres.com/v2/locations?latitude=38.9&longitude=-94.7"}
        return amc_list("suggestions", [{"title": "Olathe, KS", "type": "city", "_links": {
            "https://api.amctheatres.com/rels/v2/locations": link}}])
    if path[:2] == ["v2", "locations"]:
        return amc_list("locations", [located(number) for number in THEATRES])
    if path[:2] == ["v2", "movies"]:
        # With ids, those alone.
        ids = {int(number) for number in request.query.get("ids", "").split(",") if number} or set(FILMS)
        return amc_list("movies", [{"id": number, "name": film(number), "releaseDateUtc": "2090-11-01T00:00:00Z"}
                                 for number in FILMS if number in ids])
    if path[:2] == ["v2", "showtimes"]:
        return showtime(1, 1, 0) | {"id": int(path[2])}
    if path[:2] == ["v2", "theatres"] and len(path) == 3:
        return amc_theatre(int(path[2]))
    if path[:2] == ["v2", "theatres"] and len(path) == 4:
        only = int(request.query["movie-id"])
        days = [datetime.date(2090, 11, 21) + datetime.timedelta(day) for day in range(7)]
        return amc_list("showtimes", [showtime(int(path[2]), only, turn, day) for day in days for turn in range(SHOWINGS)])
    if path[:2] == ["v2", "theatres"]:
        day = datetime.datetime.strptime(path[4], "%m-%d-%y").date().replace(year=2090)
        return amc_list("showtimes", [showtime(int(path[2]), number, turn, day) for number in FILMS
                                      for turn in range(SHOWINGS)])
    if path[:2] == ["search", "movie"]:
        return {"page": 1, "total_pages": 1, "total_results": 1,
                "results": [tmdb(number) for number in FILMS if film(number) == request.query["query"]]}
    if path[0] == "movie":
        return tmdb(int(path[1]))
    return {}


def answer(request):
    body = loopback.response(json.dumps(answer_to(request)).encode(), headers=[
        f"Cache-Control: public, max-age={int(fresh) if '/showtimes/' in request.path else 600}"])
    wait = latency + (late if request.path.startswith(f"/v2/theatres/{THEATRES[-1]}/") else 0)
    asyncio.get_running_loop().call_later(wait, request.send, body)


loopback.run(lambda: loopback.listen(answer))
