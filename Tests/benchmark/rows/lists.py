# SPDX-License-Identifier: MIT
"""Lists from the sandbox: a cached page, requested repeatedly, and all pages of a list as a stream."""

from load.child import cat, marquee
from load.messages import line, message
from report import Row

ROWS = 20


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
    """What a presentation adds to a kept page of 20 movies."""
    count = effort.of(2_000)

    def cpu(params):
        text = b"".join(line(message(id, "movies/nowPlaying", params)) for id in range(count))
        with marquee() as child:
            child.answer(line(message(0, "movies/nowPlaying", params)))
            before = child.cpu_seconds()
            child.flood(text, count=count)
            return (child.cpu_seconds() - before) / count / ROWS * 1e6

    asked = {"presentation": True}
    with marquee() as child:
        sizes = [len(child.raw_answer(line(message(0, "movies/nowPlaying", params)))) for params in ({}, asked)]
    with_it, without = effort.medians(lambda: (cpu(asked),), lambda: (cpu({}),))
    bytes_of_row, time_of_row = (sizes[1] - sizes[0]) / ROWS, with_it[0] - without[0]
    yield Row("bytes that a presentation adds to a row of a kept page", bytes_of_row, "B", "", None, "at most 1,200",
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
