# SPDX-License-Identifier: MIT
"""The user's own films: what's on for them alone, tonight for 500 of them, and a calendar of 1,000 showings."""

import json
import tempfile
import time
import urllib.request
from statistics import median

from load.child import MARQUEE
from load.messages import line, message
from report import Row
from rows.whats_on import LATENCY, MANY, PARAMS, first, parts, programme

WANTED = 500
EVENTS = 1000
TURNS = 40


def want(child, count):
    for number in range(count, 0, -1):
        child.answer(line(message(1, "library/set", {"id": f"tmdb:movie:{number}"})))


def seconds(child, request):
    begin = time.perf_counter()
    answer = child.raw_answer(request)
    return time.perf_counter() - begin, json.loads(answer)["result"]


def counts(base):
    """The requests since the last call, by what they ask for."""
    with urllib.request.urlopen(base + "/counts") as answer:
        return json.load(answer)


def rows(effort):
    with programme(films=MANY) as (start, _), start() as child:
        want(child, MANY)
        ways = [line(message(1, "showtimes/whatsOn", PARAMS | more)) for more in ({}, {"library": "wanted"})]
        for way in ways:
            child.answer(way)
        turns = [[seconds(child, way)[0] for way in ways] for _ in range(effort.of(TURNS))]
        without, chosen = (median(column) for column in zip(*turns))
    yield Row(f"`showtimes/whatsOn` of {MANY} wanted films, kept", chosen * 1000, "ms", "without `library`",
              without * 1000, "at most 5 % more", chosen <= 1.05 * without)

    with programme(films=MANY) as (start, base), tempfile.TemporaryDirectory(prefix="marquee-") as home:
        stores = {"XDG_STATE_HOME": home + "/state", "XDG_CACHE_HOME": home + "/cache"}
        with start(**stores) as child:
            want(child, WANTED)
            counts(base)
            came = parts(child, "library/tonight", partialResultToken="t")
            asked = counts(base)
        with start(**stores) as child:
            again = parts(child, "library/tonight", partialResultToken="t")
            asked_again = counts(base)
    whole = came[-1][0]
    yield Row(f"`library/tonight` of {WANTED} wanted films over 50 ms, the first page", first(came, "page") * 1000, "ms",
              "the whole", whole * 1000, "sooner", first(came, "page") < whole)
    yield Row("the whole", whole, "s", "a request for each film, eight at once", WANTED / 8 * LATENCY)
    yield Row("requests to TMDB for each film", asked.get("movie", 0) / WANTED, "requests", target="at most 1",
              met=asked.get("movie", 0) <= WANTED)
    lists = [count for name, count in asked.items() if name.startswith("programme ")]
    yield Row("requests for each list of AMC's programme", max(lists), "requests", target="1", met=max(lists) == 1)
    yield Row("the same in the next process", again[-1][0] * 1000, "ms")
    yield Row("its requests to TMDB for films", asked_again.get("movie", 0), "requests", target="none",
              met="movie" not in asked_again)

    with programme(films=MANY) as (start, _), start() as child:
        request = line(message(1, "calendar/get", {"showtimeIds": [f"amc:showtime:{id}" for id in range(1, EVENTS + 1)]}))
        _, calendar = seconds(child, request)
        assert len(calendar["events"]) == EVENTS, calendar.get("missing")
        kept = median(seconds(child, request)[0] for _ in range(effort.of(TURNS)))
    yield Row(f"a calendar of {EVENTS:,} showings, kept", kept * 1000, "ms", target="within 50 ms", met=kept <= 0.05)
