# SPDX-License-Identifier: MIT
"""Measures suggestions/complete beside a search for the exact beginning, over the same titles, with the same
misspellings, in one run, and prints a Markdown table. What search engines find that a project would take instead was
measured once; README.md has it.

A hit is the film that was meant among the first ten. marquee is asked over its pipe, one request at a time, so that its
times have the protocol in them; the other search is called in this process. `--titles` films are made up around the real ones
of films.txt (export.py); misspellings are made as misspell.py says, and are the same in every run."""

import argparse
import asyncio
import bisect
import contextlib
import glob
import gzip
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

import export
import misspell
import report
from load.child import MARQUEE, PIPE_SIZE, Child, environment
from load.messages import line, message

LIMIT = 10


@dataclass
class Side:
    """An engine over all titles: how to ask it, and what making it took."""
    name: str
    ask: object
    seconds: float = 0
    bytes: int = 0
    # The processor time so far in milliseconds, for one in another process.
    processor: object = lambda: time.process_time() * 1000


def hits_and_times(side, questions):
    """The share of hits, the times, and the processor times, which a busy machine doesn't lengthen as much."""
    found, times, busy = 0, [], []
    for query, title in questions:
        begin, before = time.perf_counter(), side.processor()
        answer = side.ask(query)
        times.append((time.perf_counter() - begin) * 1000)
        busy.append(side.processor() - before)
        found += title in answer
    return found / len(times), times, busy


def processor_time(process):
    """The milliseconds that all threads of a process have run (proc(5))."""
    total = 0
    for path in glob.glob(f"/proc/{process}/task/*/schedstat"):
        # A thread of the pool may end at any time.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            total += int(pathlib.Path(path).read_text().split()[0])
    return total / 1e6


def peak_memory(process):
    """The most memory that a process had so far, in MiB. Its parent's counts for a process of getrusage(2)."""
    for text in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        if text.startswith("VmHWM:"):
            return int(text.split()[1]) >> 10


def quantiles(times):
    times = sorted(times)
    return f"{times[len(times) // 2]:.2f} / {times[min(len(times) * 99 // 100, len(times) - 1)]:.2f} ms"


def questions(titles, seed, count):
    wrong = misspell.codespell()

    def misspelt(make):
        made = []
        while len(made) < count:
            title = seed.choice(titles)
            query = make(title)
            if query and query.lower() != title.lower():
                made.append((query, title))
        return made

    known = set(titles)
    people = [pair for pair in misspell.hand_made() if pair[1] in known]
    return {
        "people": people + misspelt(lambda title: misspell.mistake(title, seed, wrong))[:max(count - len(people), 0)],
        "slips": misspelt(lambda title: misspell.slip(title, seed)),
        "half": [(title[:max(3, (len(title) + 1) // 2)], title) for title in seed.sample(titles, min(count, len(titles)))],
        "otherwise": misspelt(lambda title: misspell.otherwise(title, seed)),
    }


def short_questions(rows, seed, count):
    """One and two characters, and titles without blanks, as they are typed; what they find isn't counted."""
    cjk = [row["original_title"] for row in rows if any("\u3040" <= letter <= "\u9fff" for letter in row["original_title"])]
    titles = seed.sample(cjk, min(count, len(cjk)))
    made = [(title[:length], title) for title in titles for length in (1, 2, 3, len(title))]
    return made + [(row["original_title"][:length], "") for row in seed.sample(rows, count) for length in (1, 2)]


def call(child, method, params):
    """The result of one request, which waits for it."""
    os.write(child.input, line(message(1, method, params)))
    answer = b""
    while not answer.endswith(b"\n"):
        answer += os.read(child.output, PIPE_SIZE)
    return json.loads(answer)["result"]


def marquee(home, folder):
    """The child that answers, and its side of the table."""
    variables = {"XDG_CACHE_HOME": os.path.join(home, ".cache")}

    with Child(MARQUEE, variables=variables) as builder:
        begin = time.perf_counter()
        call(builder, "index/update", {"kinds": ["movie"], "from": folder})
        seconds = time.perf_counter() - begin
        print(f"building the index took at most {peak_memory(builder.process.pid)} MiB of memory\n")
    size = os.path.getsize(os.path.join(home, ".cache/marquee/index/movie.titles"))
    child = Child(MARQUEE, variables=variables)

    def ask(query):
        request = {"query": query, "kinds": ["movie"], "limit": LIMIT}
        return [item["title"] for item in call(child, "suggestions/complete", request)["items"]]

    return child, Side("**marquee**", ask, seconds, size, processor=lambda: processor_time(child.process.pid))


def exact_prefix(titles):
    """The most popular titles that begin so, an article left out or not: what a search without typing errors can do."""
    def folded(title):
        return "".join(letter if letter.isalnum() else " " for letter in title.lower()).split()

    rows = []
    for rank, title in enumerate(titles):
        words = folded(title)
        rows.append((" ".join(words), rank))
        if words[:1] and words[0] in ("the", "a", "an"):
            rows.append((" ".join(words[1:]), rank))
    rows.sort()

    def ask(query):
        text = " ".join(folded(query))
        found = rows[bisect.bisect_left(rows, (text,)):bisect.bisect_left(rows, (text + "\U0010FFFF",))]
        return [titles[rank] for rank in sorted({rank for _, rank in found})[:LIMIT]]

    return Side("exact prefix, by popularity", ask)


def start(home):
    """The milliseconds from spawning to the first completion."""
    def once(query):
        begin = time.perf_counter()
        with Child(MARQUEE, variables={"XDG_CACHE_HOME": os.path.join(home, ".cache")}) as child:
            os.write(child.input, line(message(1, "suggestions/complete", {"query": query, "kinds": ["movie"]})))
            os.read(child.output, PIPE_SIZE)
            return (time.perf_counter() - begin) * 1000

    return {query: sorted(once(query) for _ in range(20))[10] for query in ("the godfat", "the godfathr")}


async def typed(home, texts, keys=30):
    """Types texts through the Python client, whose newer requests cancel the older ones.

    Returns the milliseconds from each key to its answer, of those that a newer key didn't replace, and how many it did."""
    sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "clients/python/src"))
    from marquee_client import AsyncClient, AsyncCompleter

    times, replaced, asking = [], 0, set()

    async def key(completer, text):
        nonlocal replaced
        begin = time.perf_counter()
        if await completer.complete(text) is None:
            replaced += 1
        else:
            times.append((time.perf_counter() - begin) * 1000)

    async with AsyncClient(pathlib.Path(MARQUEE), environment=environment(home)) as client:
        completer = AsyncCompleter(client, kinds=["movie"])
        await completer.complete("a")
        begin, number = time.perf_counter(), 0
        for text in texts:
            for length in range(1, len(text) + 1):
                number += 1
                await asyncio.sleep(max(begin + number / keys - time.perf_counter(), 0))
                asking.add(asyncio.create_task(key(completer, text[:length])))
        await asyncio.gather(*asking)
    return times, replaced


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--titles", type=int, default=1_130_000, help="how many titles (default: %(default)s)")
    parser.add_argument("--questions", type=int, default=1000, help="how many of each kind (default: %(default)s)")
    options = parser.parse_args()
    # What is wanted is so for one processor. With more, most of a short answer's time is the kernel waking another one.
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory(prefix="marquee-") as home:
        folder = os.path.join(home, "exports")
        os.mkdir(folder)
        path = os.path.join(folder, time.strftime("movie_ids_%m_%d_%Y.json.gz", time.gmtime()))
        subprocess.run([sys.executable, export.__file__, str(options.titles), path], check=True)
        with gzip.open(path, "rt", encoding="utf-8") as file:
            rows = [json.loads(text) for text in file]
        rows.sort(key=lambda row: -row["popularity"])
        titles = [row["original_title"] for row in rows]
        seed = random.Random(7)
        asked = questions(export.real_titles()[:options.titles], seed, options.questions)
        short = short_questions(rows, seed, 200)

        print(f"{report.machine()}; {len(titles):,} titles\n")
        child, ours = marquee(home, folder)
        print("| | people | slips | otherwise | half | p50 / p99, misspelt | the same, processor time | p50 / p99, half "
              "| p50 / p99, short and CJK | build, size |")
        print("|---|---|---|---|---|---|---|---|---|---|")
        with child:
            for side in (exact_prefix(titles), ours):
                people, slips, otherwise, half = (
                    hits_and_times(side, asked[kind]) for kind in ("people", "slips", "otherwise", "half"))
                _, brief, _ = hits_and_times(side, short)
                size = f"{side.seconds:.1f} s, {side.bytes / (1 << 20):.0f} MiB" if side.bytes else "none"
                print(f"| {side.name} | {people[0]:.2f} | {slips[0]:.2f} | {otherwise[0]:.2f} | {half[0]:.2f} "
                      f"| {quantiles(people[1] + slips[1])} "
                      f"| {quantiles(people[2] + slips[2])} | {quantiles(half[1])} | {quantiles(brief)} | {size} |", flush=True)
        times, replaced = asyncio.run(typed(home, [query for query, _ in asked["people"][:20]]))
        print(f"\n30 keys a second: {len(times)} answered, {quantiles(times)}, {max(times):.1f} ms at most; {replaced} replaced")
        for query, milliseconds in start(home).items():
            print(f"\nprocess start to the first completion, of `{query}`: {milliseconds:.1f} ms")


if __name__ == "__main__":
    main()
