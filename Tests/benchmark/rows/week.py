# SPDX-License-Identifier: MIT
"""A week at eight theatres over 50 ms, at AMC's rate: the first rows, the whole, and what it asks for."""

import json
import time
import urllib.request

from load.messages import line, ping
from report import Row
from rows.whats_on import CHAIN, LATENCY, MANY, first, parts, programme

DAYS, THEATRES, RATE = 7, 8, 10
WEEK = {"days": DAYS, "pageSize": 20}
# A theatre's day is fresh for so many seconds, longer than all take to come; everything else much longer: an hour
# later, only days are stale.
FRESH = 15


def asked(base):
    with urllib.request.urlopen(base + "/counts") as answer:
        return json.load(answer)


def rows(effort):
    with programme(films=MANY, fresh=FRESH) as (start, base):
        def week():
            with start(MARQUEE_AMC_RATE=str(RATE)) as child:
                child.answer(line(ping(1)))
                asked(base)
                came = parts(child, **WEEK, groupBy="day", partialResultToken="t")
                counts = asked(base)
                begin = time.perf_counter()
                parts(child, **WEEK)
                again = time.perf_counter() - begin
                kept = sum(asked(base).values())
                time.sleep(FRESH + 0.5)
                parts(child, **WEEK)
                later = asked(base)
                return (first(came, "partial"), first(came, "page"), came[-1][0], counts.get("days", 0),
                        sum(counts.get(what, 0) for what in ("days", "v2", "programme movies")), kept, again,
                        later.get("days", 0), sum(later.values()))

        ((early, page, whole, days, of_amc, kept, again, stale, all_stale),) = effort.medians(week)

        def film():
            with start(MARQUEE_AMC_RATE=str(RATE)) as child:
                child.answer(line(ping(1)))
                asked(base)
                came = parts(child, **WEEK, movieId="amc:movie:3")
                return came[-1][0], asked(base).get("film", 0)

        ((film_whole, film_requests),) = effort.medians(film)
    # The bucket is full at first, and the last request takes its time.
    ideal = (of_amc - RATE) / RATE + CHAIN * LATENCY
    yield Row("`showtimes/whatsOn` of a week at eight theatres over 50 ms, by day: its first rows", early * 1000, "ms",
              "the whole", whole * 1000, "within 1 s", early <= 1)
    yield Row("the first page of 20, each with its rating", page * 1000, "ms", "the whole", whole * 1000,
              "sooner", page < whole)
    yield Row("the whole", whole * 1000, "ms", "AMC's rate, ten requests a second", ideal * 1000, "within 1.15x",
              whole <= 1.15 * ideal)
    yield Row("requests for each day of a theatre", days / DAYS / THEATRES, "requests", target="1",
              met=days == DAYS * THEATRES)
    yield Row("the same kept, by film", again * 1000, "ms", target="")
    yield Row("its requests", kept, "requests", target="none", met=kept == 0)
    yield Row("requests for each day of a theatre when the days alone are stale", stale / DAYS / THEATRES, "requests",
              target="1", met=stale == DAYS * THEATRES)
    yield Row("its other requests", all_stale - stale, "requests", target="none", met=all_stale == stale)
    yield Row("one film in that week", film_whole * 1000, "ms")
    yield Row("its requests for showtimes at each theatre", film_requests / THEATRES, "requests", target="1",
              met=film_requests == THEATRES)
