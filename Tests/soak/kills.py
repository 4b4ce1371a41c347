# SPDX-License-Identifier: MIT
"""Two processes search at once and are killed in the middle, again and again: all suggestions are there, none twice,
none malformed, and the file is intact."""

import os
import random
import sqlite3
import tempfile

from client import Client

SEARCHES = 1000
KEPT = 10


def run(short, seed):
    chance = random.Random(seed)
    rounds = 4 if short else 20
    problems = []
    answered = 0
    with tempfile.TemporaryDirectory(prefix="marquee-") as state:
        titles = popular_titles()
        for _ in range(rounds):
            answered += kill_amid_searches(state, titles, SEARCHES // rounds // 2, chance, problems)
            problems += examine(state, titles)
        seen = f"{SEARCHES} searches by two processes, killed {2 * rounds} times, {answered} answered before; {KEPT} suggestions, all sound."
    return seen, problems


def sandbox(home, state):
    return Client(home, "--sandbox", "--state-dir", state)


def popular_titles():
    """Titles that the sandbox finds again."""
    with tempfile.TemporaryDirectory(prefix="marquee-") as home, sandbox(home, home) as client:
        items = client.ask("movies/popular", {"pageSize": 100}).answer["result"]["items"]
    titles = [row["title"] for row in items]
    return [title for title in titles if title.isascii() and "  " not in title][:40]


def kill_amid_searches(state, titles, count, chance, problems):
    """Runs two processes of `count` searches each, and kills both after some of the responses."""
    with tempfile.TemporaryDirectory(prefix="marquee-") as home, tempfile.TemporaryDirectory(prefix="marquee-") as other, \
            sandbox(home, state) as one, sandbox(other, state) as two:
        clients = (one, two)
        for client in clients:
            for _ in range(count):
                client.start("search/movies", {"query": chance.choice(titles)}, lambda page, _: page["items"])
        alive = list(clients)
        while alive:
            victim, enough = alive[0], chance.randint(count // 4, count)
            while sum(victim.outcomes.values()) < enough and not victim.problems:
                for client in alive:
                    client.pump(0.02)
                    client.is_stuck()
            victim.process.kill()
            alive.remove(victim)
        for client in clients:
            problems += client.problems
            if failures := {kind: number for kind, number in client.outcomes.items() if kind != "result"}:
                problems.append(f"searches failed: {failures}")
        return sum(sum(client.outcomes.values()) for client in clients)


def examine(state, titles):
    database = sqlite3.connect(os.path.join(state, "marquee.sqlite"))
    sound = database.execute("pragma integrity_check").fetchall()
    database.close()
    with tempfile.TemporaryDirectory(prefix="marquee-") as home, sandbox(home, state) as client:
        items = client.ask("suggestions/list").answer["result"]["items"]
    queries = [item["query"] for item in items]
    problems = [] if sound == [("ok",)] else [f"the file is not sound: {sound}"]
    if len(queries) != KEPT or len(set(queries)) != KEPT or not set(queries) <= {title.lower() for title in titles}:
        problems.append(f"the suggestions are {queries}")
    if set(os.listdir(state)) - {"marquee.sqlite", "marquee.sqlite-wal", "marquee.sqlite-shm"}:
        problems.append(f"files were set aside: {os.listdir(state)}")
    return problems
