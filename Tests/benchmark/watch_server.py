# SPDX-License-Identifier: MIT
"""AMC with theatres whose day has so many showings, each with a hall of seats. If it `moves`, the first showing is gone
and another has come whenever the day is asked for. `GET /log` answers with all requests so far: when each was answered,
and its path. Prints its port.

usage: watch_server.py SHOWINGS [moves]
"""

import collections
import json
import sys
import time

import loopback

showings = int(sys.argv[1])
moves = sys.argv[2:] == ["moves"]
log = []
asked = collections.Counter()


def showtime(theatre, number):
    return {"id": theatre * 100_000 + number, "movieId": 1, "movieName": "The Long Evening", "theatreId": theatre,
            "performanceNumber": number, "showDateTimeUtc": "2090-11-22T02:10:00Z", "utcOffset": "-06:00",
            "showDateTimeLocal": "2090-11-21T20:10:00", "runTime": 110}


# A hall in which nothing is free.
LAYOUT = {"rows": 10, "columns": 16, "seats": [
        {"available": False, "row": row, "column": column, "seatName": f"{chr(64 + row)}{column}", "type": "CanReserve",
         "shouldDisplay": True} for row in range(1, 11) for column in range(1, 17)]}


def answer_to(path):
    match path.strip("/").split("/"):
        case ["v2", "theatres", theatre]:
            return {"id": int(theatre), "name": f"AMC Evening {theatre}", "utcOffset": "-06:00"}
        case ["v2", "theatres", theatre, "showtimes", _]:
            asked[theatre] += moves
            rows = [showtime(int(theatre), asked[theatre] + number) for number in range(1, showings + 1)]
            return {"count": len(rows), "pageNumber": 1, "pageSize": 100, "_embedded": {"showtimes": rows}}
        case ["v2", "showtimes", number]:
            return showtime(*divmod(int(number), 100_000))
        case ["v3", "seating-layouts", _, _]:
            return LAYOUT
        case ["log"]:
            return log


def answer(request):
    body = loopback.response(json.dumps(answer_to(request.path)).encode())
    if request.path != "/log":
        log.append((time.time(), request.path))
    request.send(body)


loopback.run(lambda: loopback.listen(answer))
