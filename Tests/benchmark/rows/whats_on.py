# SPDX-License-Identifier: MIT
"""What's on at eight theatres, over upstreams that answer after 50 ms: cold and kept."""

import contextlib
import json
import os
import subprocess
import sys
import time

from load.child import HERE, MARQUEE, PIPE_SIZE, Child
from load.messages import line, message, ping
from report import Row

LATENCY = 0.05
# The longest chain that one theatre needs: the place, the theatres, the theatre's day, AMC's movies, TMDB's search, and
# TMDB's movie.
CHAIN = 6
PARAMS = {"place": "Olathe, KS", "date": "2090-11-21", "pageSize": 8}
LATE = 2
FILMS, MANY = 8, 24


def parts(child, method="showtimes/whatsOn", **params):
    """What comes until the request is answered: the seconds until then, and the value of the part or the result."""
    begin = time.perf_counter()
    os.write(child.input, line(message(1, method, PARAMS | params)))
    lines, rest = [], b""
    while not lines or b"$/progress" in lines[-1][1][:50]:
        *whole, rest = (rest + os.read(child.output, PIPE_SIZE)).split(b"\n")
        lines += [(time.perf_counter() - begin, text) for text in whole]
    # Read when all has come: it takes time.
    told = [(at, json.loads(text)) for at, text in lines]
    return [(at, part["result"] if "result" in part else part["params"]["value"]) for at, part in told]


def first(parts, kind, is_it=lambda part: True):
    return next(at for at, part in parts if part["kind"] == kind and is_it(part))


def is_described(part):
    """Whether it has the showings at all theatres but the late one, and the movie's rating."""
    return len({showing["theatreId"] for showing in part["item"]["showings"]}) == 7 and "rating" in part["item"]


@contextlib.contextmanager
def programme(late=0, films=FILMS, fresh=600):
    """Gives a function that starts it beside such upstreams, and their base URL."""
    server = subprocess.Popen(
        [sys.executable, os.path.join(HERE, "programme_server.py"), str(LATENCY), str(late), str(films), str(fresh)],
        stdout=subprocess.PIPE)
    try:
        base = f"http://127.0.0.1:{int(server.stdout.readline())}"
        variables = {f"MARQUEE_{name}_{what}": value for name in ("AMC", "TMDB")
                     for what, value in (("URL", base), ("KEY", "benchmark"), ("RATE", "0"))}
        yield lambda **more: Child(MARQUEE, variables=variables | more), base
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def rows(effort):
    with programme() as (start, _):
        def cold():
            with start() as child:
                child.answer(line(ping(1)))
                came = parts(child, partialResultToken="t")
                ((kept, _),) = parts(child)
                return first(came, "partial"), came[-1][0], kept

        ((films, whole, kept),) = effort.medians(cold)
    with programme(films=MANY) as (start, _):
        def long():
            with start() as child:
                child.answer(line(ping(1)))
                came = parts(child, partialResultToken="t")
                return first(came, "page"), came[-1][0]

        ((page, whole_of_many),) = effort.medians(long)
    with programme(late=LATE) as (start, _):
        def slow():
            with start() as child:
                child.answer(line(ping(1)))
                came = parts(child, partialResultToken="t")
                return first(came, "partial"), first(came, "partial", is_described), came[-1][0]

        ((early, described, late),) = effort.medians(slow)
    ideal = CHAIN * LATENCY
    yield Row("`showtimes/whatsOn` at eight theatres over 50 ms, cold", whole * 1000, "ms",
              "the longest chain of requests of one theatre", ideal * 1000, "within 1.3x", whole <= 1.3 * ideal)
    yield Row("its first films, with what is known so far", films * 1000, "ms", "the whole", whole * 1000,
              "sooner", films < whole)
    yield Row(f"the first page of {FILMS} films, each with its rating and the showings at all theatres, of {MANY}",
              page * 1000, "ms", "the whole", whole_of_many * 1000, "sooner", page < whole_of_many)
    yield Row("its first films, where one theatre takes 2 s longer", early * 1000, "ms", "the whole", late * 1000,
              "as without", early < whole)
    yield Row("those with the showings at the others and their ratings", described * 1000, "ms",
              "the whole", late * 1000, "", None)
    yield Row("the same without that theatre's delay, kept", kept * 1000, "ms", "", None, "within 5 ms", kept <= 0.005)
