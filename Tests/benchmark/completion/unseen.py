# SPDX-License-Identifier: MIT
"""Measures suggestions/complete on titles, names and misspellings that the project has not seen, and prints Markdown
tables: the hits among the first ten rows, the times, and for each miss what lost it.

DATA is a folder with what other people collected, none of which is part of the project:

- movies.csv: titles of films (MovieLens 25M; public repository andead422/oop_project, ml-25m/movies.csv)
- missp.dat: misspellings by people (Birkbeck; public repository swarna93/Assignment-1-NLP)
- codespell/: the unpacked wheel of codespell from PyPI, misspellings by people
- tmdb_5000_credits.csv: names of persons (many public repositories have it; that of AhmedMemon-007/CODSOFT is a part)
- netflix_titles.csv: titles of shows (many public repositories have it)
- scripts/: text files with film titles in other scripts, in quotes or between tabs (public repositories lovit/kmrd,
  tevkr/world-of-cinema, mita-mtia3/film-app); scripts with few titles are filled up with made-up ones

The real titles are among made-up ones (mixes.py), in three ways: more popular, as popular, and of any popularity, mostly
less popular. Titles and misspellings are in two halves (given.py): `seen` is for work on the search, whose misses
--misses lists; `unseen` is only measured. Searches run in the process CompletionWork, those with --pipe in marquee."""
import argparse
import os
import pathlib
import random
import re
import subprocess
import tempfile
import time
from collections import Counter

import asked
import given
import measure
import mixes
import report
from load.child import MARQUEE, Child

THEATRES = pathlib.Path(__file__).parents[3] / "Sources/CTexts/Catalogue/theatres.txt"
HALVES = {"seen": 0, "unseen": 1}
WAY_NAMES = {"more": "more popular", "equal": "as popular", "any": "of any popularity"}
MEMBERS = {"movie": "original_title", "person": "name", "tv_series": "original_name"}
CAUSES = ("never", "cut", "ranked")


class Material:
    """What DATA has, and the made-up titles around it."""

    def __init__(self, data, count):
        seed = random.Random(36)
        self.films = given.films(data)
        self.scripts = given.in_scripts(data)
        foreign = [title for titles in self.scripts.values() for title in titles]
        self.real = {"movie": list(dict.fromkeys([*self.films, *foreign])), "tv_series": given.shows(data)}
        self.made = {"movie": mixes.mixed(self.real["movie"], count, seed),
                     "tv_series": mixes.mixed(self.real["tv_series"], max(count // 6, 1), seed)}
        for title in self.made["movie"]:
            script = given.script(title)
            if script and len(self.scripts[script]) < 200 and len(title) > 5:
                self.scripts[script].append(title)
        self.credited = given.people(data)
        self.real["person"] = [name for name, _ in self.credited.most_common()]
        parts = [name.split(maxsplit=1) for name in self.real["person"]]
        wanted = max(count - len(parts), 0)
        pairs = (f"{seed.choice(parts)[0]} {seed.choice(parts)[1]}" for _ in range(wanted))
        self.made["person"] = [name for name in pairs if name not in self.credited]
        lists = [given.misspellings(list(pairs)) for pairs in (given.birkbeck(data), given.codespell(data))]
        self.near, self.far = [near for near, _ in lists], [far for _, far in lists]

    def write(self, kind, way, path):
        return mixes.write(path, MEMBERS[kind], way, self.real[kind], self.made[kind])

    def of_films(self, half, count):
        """Questions about films, by kind."""
        seed = random.Random(half)
        near = asked.Titles(self.films, self.near, half, seed)
        far = asked.Titles(self.films, self.far, half, seed)
        return {"people": near.misspelt(count), "slips": near.slips(count), "half typed": near.half_typed(count),
                "people, far": far.misspelt(count // 4)}

    def of_others(self, kind, half, count):
        seed = random.Random(half)
        if kind == "person":
            return {f"names, {name}": pairs for name, pairs in asked.names(self.credited, half, count // 4, seed).items()}
        if kind == "tv_series":
            shows = asked.Titles(self.real["tv_series"], self.near, half, seed)
            return {"shows, people": shows.misspelt(count // 2), "shows, slips": shows.slips(count // 2),
                    "shows, half typed": shows.half_typed(count // 2)}
        return {name: asked.in_script(titles, half, 100, seed) for name, titles in self.scripts.items()}


def searched(work, index, questions):
    """The row, the milliseconds and the cause of each question's miss."""
    lines = "".join(f"{query}\t{title}\n" for query, title in questions)
    output = subprocess.run([work, index], input=lines, capture_output=True, text=True, check=True).stdout
    rows = [line.split("\t") for line in output.splitlines()]
    return [(int(row), int(microseconds) / 1000, cause) for row, microseconds, cause in rows]


def hits(found):
    return sum(row > 0 for row, *_ in found) / max(len(found), 1)


def jumps(work, index, titles):
    """How often a title that is in a row is in none after its next letter is typed, and how often it is first and is
    not any longer; each of the next letters."""
    questions = [(title[:length], title) for title in titles for length in range(1, len(title) + 1)]
    rows = [row for row, *_ in searched(work, index, questions)]
    pairs = [(one, other) for (query, _), one, other in zip(questions[1:], rows, rows[1:]) if len(query) > 1]
    in_rows = [other for one, other in pairs if one > 0]
    first = [other for one, other in pairs if one == 1]
    return sum(row == 0 for row in in_rows) / max(len(in_rows), 1), sum(row != 1 for row in first) / max(len(first), 1)


def line(name, found, way=""):
    causes = Counter(cause for row, _, cause in found if row == 0)
    cells = " | ".join(str(causes[cause]) for cause in CAUSES)
    return f"| {name} | {way} | {len(found)} | {hits(found):.3f} | {cells} | {measure.quantiles([ms for _, ms, _ in found])} |"


def built(home, kind, folder):
    """Builds the index of a kind; the seconds, the most memory in MiB, and the path."""
    name = {"tv_series": "show"}.get(kind, kind)
    with Child(MARQUEE, variables={"XDG_CACHE_HOME": home}) as child:
        begin = time.perf_counter()
        measure.call(child, "index/update", {"kinds": [name], "from": folder})
        seconds, memory = time.perf_counter() - begin, measure.peak_memory(child.process.pid)
    return seconds, memory, f"{home}/marquee/index/{name}.titles"


def ask(child, query, kind):
    request = {"query": query, "kinds": [kind], "limit": measure.LIMIT}
    return [item["title"] for item in measure.call(child, "suggestions/complete", request)["items"]]


def piped(home, questions):
    """The hits over the pipe, the milliseconds of each question, and those of the processor."""
    with Child(MARQUEE, variables={"XDG_CACHE_HOME": home}) as child:
        side = measure.Side("marquee", lambda query: ask(child, query, "movie"),
                            processor=lambda: measure.processor_time(child.process.pid))
        return answered(side, questions)


def answered(side, questions):
    share, times, busy = measure.hits_and_times(side, questions)
    return f"{share:.3f}, {measure.quantiles(times)}, processor {measure.quantiles(busy)}"


def theatres(count):
    """The rows of the sandbox's theatres over the pipe; their names are AMC's."""
    names = re.findall(r"^\d+ \| (.*?) \|", THEATRES.read_text(), re.MULTILINE)
    found = []
    with Child(MARQUEE, "--sandbox") as child:
        for query, name in asked.theatres(names, count, random.Random(36)):
            begin = time.perf_counter()
            rows = ask(child, query, "theatre")
            found.append((name in rows, (time.perf_counter() - begin) * 1000, ""))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=pathlib.Path, help="the folder with the collected files")
    parser.add_argument("--half", choices=HALVES, default="seen", help="which half is measured (default: %(default)s)")
    parser.add_argument("--titles", type=int, default=1_130_000, help="how many film titles (default: %(default)s)")
    parser.add_argument("--questions", type=int, default=1500, help="how many of each kind (default: %(default)s)")
    parser.add_argument("--ways", nargs="+", choices=[*mixes.WAYS], default=[*mixes.WAYS],
                        help="how popular the films are that are asked for (default: each in turn)")
    parser.add_argument("--pipe", action="store_true", help="also measure the times over marquee's pipe")
    parser.add_argument("--misses", action="store_true", help="list the misses of the seen half")
    options = parser.parse_args()
    half, work = HALVES[options.half], os.environ["COMPLETION_WORK"]
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    material = Material(options.data, options.titles)
    print(f"{report.machine()}; the {options.half} half\n")
    header = "| typed | the real ones are | questions | hit@10 | never | cut | ranked | p50 / p99 |\n|---|---|---|---|---|---|---|---|"
    print(header)
    ends = []
    for kind, way in [*(("movie", way) for way in options.ways), ("person", "more"), ("tv_series", "equal")]:
        with tempfile.TemporaryDirectory(prefix="marquee-") as home:
            path = os.path.join(home, time.strftime(f"{kind}_ids_%m_%d_%Y.json.gz", time.gmtime()))
            titles = material.write(kind, way, path)
            seconds, memory, index = built(home, kind, home)
            asked_here = material.of_films(half, options.questions) if kind == "movie" else {}
            if kind != "movie" or way == "equal":
                asked_here |= material.of_others(kind, half, options.questions)
            for name, questions in asked_here.items():
                found = searched(work, index, questions)
                print(line(name, found, WAY_NAMES[way]), flush=True)
                if options.misses and not half:
                    ends += [f"{way} {name}: {query} → {title} ({cause})"
                             for (query, title), (row, _, cause) in zip(questions, found) if row == 0]
            if kind == "movie":
                short = [(title[:length], title) for title in material.films[:300] for length in (1, 2)]
                print(line("one or two letters", searched(work, index, short), WAY_NAMES[way]))
                typed = random.Random(half).sample([one for one in material.films if given.half(one) == half], 300)
                away, first = jumps(work, index, typed)
                ends.append(f"{WAY_NAMES[way]}: {away:.4f} of the right rows jump away at the next letter, {first:.4f} "
                            f"of the first rows")
                ends.append(f"{WAY_NAMES[way]}: {os.path.getsize(index) >> 20} MiB, made within {seconds:.1f} s in {memory} MiB")
            if options.pipe and kind == "movie":
                for name in ("people", "slips"):
                    ends.append(f"{WAY_NAMES[way]}: over the pipe, {name}: {piped(home, asked_here[name])}")
    print(line("theatres", theatres(100)))
    print("\n" + "\n".join(f"- {end}" for end in ends))


if __name__ == "__main__":
    main()
