# SPDX-License-Identifier: MIT
"""AMC with theatres whose day has so many showings, each with a hall of seats. If it `moves`, the first showing is gone
and another has come at each request for the day. `GET /log` answers with all requests so far: when each was answered,
and its path. Prints its port.

usage: watch_server.py SHOWINGS [moves]
"""

import collections
import json
import sys
import time

import loopback
from upstream import amc_list, amc_showtime, amc_theatre

showings = int(sys.argv[1])
moves = sys.argv[2:] == ["moves"]
log = []
asked = collections.Counter()


def showtime(theatre, number):
    return amc_showtime(theatre * 100_000 + number, theatre, performanceNumber=number)


# A hall in which nothing is free.
LAYOUT = {"rows": 10, "columns": 16, "seats": [
        {"available": False, "row": row, "column": column, "seatName": f"{chr(64 + row)}{column}", "type": "CanReserve",
         "shouldDisplay": True} for row in range(1, 11) for column in range(1, 17)]}


def answer_to(path):
    match path.strip("/").split("/"):
        case ["v2", "theatres", theatre]:
            return amc_theatre(int(theatre))
        case ["v2", "theatres", theatre, "showtimes", _]:
            asked[theatre] += moves
            return amc_list("showtimes", [
                showtime(int(theatre), asked[theatre] + number) for number in range(1, showings + 1)])
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
