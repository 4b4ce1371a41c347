# SPDX-License-Identifier: MIT
"""Lists from the sandbox: a cached page, requested repeatedly, and all pages of a list as a stream."""

import json

from load.child import cat, marquee
from load.messages import line, message
from report import Row


def rows(effort):
    yield from kept_page(effort)
    yield from presented(effort)
    yield from streamed(effort)


def kept_page(effort):
    """The peer `cat` moves as many bytes in as many messages as marquee responds with."""
    count = effort.of(10_000)
    text = b"".join(line(message(id, "movies/nowPlaying")) for id in range(count))
    with marquee() as child:
        child.answer(line(message(0, "movies/nowPlaying")))
        size = len(child.raw_answer(line(message(0, "movies/nowPlaying"))))
    page = b"x" * (size - 1) + b"\n"
    moved = page * min(count, 1000)

    def ours():
        with marquee() as child:
            child.answer(line(message(0, "movies/nowPlaying")))
            before = child.cpu_seconds()
            seconds = child.flood(text, count=count)
            return count / seconds, (child.cpu_seconds() - before) / count * 1e6

    def limit():
        with cat() as child:
            return len(moved) / size / child.flood(moved, size=len(moved))

    (pages, cpu), most = effort.medians(ours, limit)
    yield Row(f"pipelined kept page of 20 movies ({size / 1000:.1f} kB)", pages, "/s", "`cat` moving the same bytes", most,
              "at least 0.33x", pages >= most / 3)
    yield Row("processor time of such a page", cpu, "us")


def presented(effort):
    """What a presentation adds to kept pages: of movies, and of showings, whose rows are the dearest."""
    evening = {"place": "Olathe, KS", "date": "tonight", "partySize": 3}
    for what, method, given in (("movie", "movies/nowPlaying", {}), ("showing", "showtimes/whatsOn", evening)):
        with marquee() as child:
            answers = [child.raw_answer(line(message(0, method, params))) for params in (given, given | {"presentation": True})]
        rows = len(json.loads(answers[1])["result"]["presentation"]["rows"])
        count = effort.of(40_000) // rows

        def cpu(params):
            text = b"".join(line(message(id, method, params)) for id in range(count))
            with marquee() as child:
                child.answer(line(message(0, method, params)))
                before = child.cpu_seconds()
                child.flood(text, count=count)
                return (child.cpu_seconds() - before) / count / rows * 1e6

        with_it, without = effort.medians(lambda: (cpu(given | {"presentation": True}),), lambda: (cpu(given),))
        bytes_of_row, time_of_row = (len(answers[1]) - len(answers[0])) / rows, with_it[0] - without[0]
        yield Row(f"bytes that a presentation adds to a {what} of a kept page", bytes_of_row, "B", "", None, "at most 1,200",
                  bytes_of_row <= 1200)
        yield Row("processor time that it adds", time_of_row, "us", "", None, "at most 25", time_of_row <= 25)


def streamed(effort):
    """The sandbox's longest list has some 220 movies, so it is streamed repeatedly until 10,000 have arrived."""
    params = {"pageSize": 100, "partialResultToken": "t"}
    with marquee() as child:
        total = child.answer(line(message(0, "movies/all")))["result"]["totalResults"]
    pages = -(-total // params["pageSize"])
    times = -(-effort.of(10_000) // total)
    text = b"".join(line(message(id, "movies/all", params)) for id in range(times))
    warm_up = line(message(0, "movies/all", params))

    def ours():
        with marquee() as child:
            child.flood(warm_up, count=pages + 1)
            before = child.cpu_seconds()
            seconds = child.flood(text, count=times * (pages + 1))
            return times * total / seconds, (child.cpu_seconds() - before) / times / total * 1e6

    movies, cpu = effort.medians(ours)[0]
    yield Row(f"{times * total:,} movies of the sandbox, streamed in pages of 100", movies, "/s")
    yield Row("processor time of each movie", cpu, "us")
