# SPDX-License-Identifier: MIT
"""Two processes import the same films at once and are killed in the middle, again and again: in the end each film is in
the library, none twice, what isn't matched is listed once, and the file is intact."""

import json
import os
import random
import signal
import sqlite3
import subprocess
import tempfile
import time

from client import MARQUEE, Client

KILLS = 50
INVENTED = 40


def run(short, seed):
    chance = random.Random(seed)
    problems = []
    kills = 0
    with tempfile.TemporaryDirectory(prefix="marquee-") as home, tempfile.TemporaryDirectory(prefix="marquee-") as other:
        films = films_of_the_sandbox()
        write(home, films)
        write(other, films)
        done = import_all(other)
        wanted = contents(other)
        start = time.monotonic()
        while kills < (10 if short else KILLS):
            processes = [start_import(home) for _ in range(2)]
            for process in processes:
                for _ in range(chance.randint(0, len(films) // 2)):
                    process.stdout.readline()
                process.send_signal(signal.SIGKILL)
                kills += 1
            for process in processes:
                process.communicate()
            problems += examine(home)
            if kills % 10 == 0:
                # Once everything is settled, there is nothing left to interrupt.
                for name in os.listdir(home):
                    if name.startswith("library.sqlite"):
                        os.remove(os.path.join(home, name))
        import_all(home)
        if contents(home) != wanted:
            problems.append(f"after {kills} kills the library has {contents(home)} instead of {wanted}")
        again = import_all(home)
        if again.get("matched") or sum(again.values()) != sum(done.values()):
            problems.append(f"the same again is {again}, first it was {done}")
        took = time.monotonic() - start
    return f"{len(films)} films by two processes, killed {kills} times in {took:.0f} s; {done} without.", problems


def films_of_the_sandbox():
    with tempfile.TemporaryDirectory(prefix="marquee-") as home, Client(home, "--sandbox", "--state-dir", home) as client:
        items = []
        for page in (1, 2):
            items += client.ask("movies/popular", {"pageSize": 100, "page": page}).answer["result"]["items"]
    known = {(row["title"], row["releaseDate"][:4]) for row in items if "releaseDate" in row}
    return sorted(known) + [(f"Nothing of the Kind {number}", "1950") for number in range(INVENTED)]


def write(home, films):
    with open(os.path.join(home, "watched.csv"), "w", encoding="utf-8") as file:
        file.write("Date,Name,Year,Letterboxd URI\n")
        for number, (title, year) in enumerate(films):
            quoted = title.replace('"', '""')
            file.write(f'2020-01-02,"{quoted}",{year},https://boxd.it/{number}\n')


def start_import(home, *options):
    params = json.dumps({"from": os.path.join(home, "watched.csv"), "pageSize": 5})
    return subprocess.Popen(
        [MARQUEE, "--sandbox", "call", "library/import", params, *(options or ["--stream"]), "--state-dir", home],
        env={"HOME": home, "PATH": os.environ["PATH"]}, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def import_all(home):
    output, errors = start_import(home, "--json").communicate()
    return json.loads(output)["imported"] if output else {"failed": errors.decode()}


def contents(home):
    """The names of the entries, each with its ids, and the films that aren't matched."""
    with sqlite3.connect(os.path.join(home, "library.sqlite")) as file:
        entries = sorted(file.execute("SELECT name, (SELECT group_concat(id) FROM ids WHERE entry = number) FROM entries"))
        return entries, sorted(file.execute("SELECT key, outcome FROM imports"))


def examine(home):
    path = os.path.join(home, "library.sqlite")
    if not os.path.exists(path):
        return []
    with sqlite3.connect(path) as file:
        found = [f"the file is not intact: {row[0]}" for row in file.execute("PRAGMA integrity_check") if row[0] != "ok"]
        twice = file.execute("SELECT name FROM entries GROUP BY name HAVING COUNT(*) > 1").fetchall()
        lost = file.execute(
            "SELECT key FROM imports WHERE outcome = 0 AND id NOT IN (SELECT id FROM ids)").fetchall()
    return found + [f"twice: {name}" for name in twice] + [f"matched without an entry: {key}" for key in lost]
