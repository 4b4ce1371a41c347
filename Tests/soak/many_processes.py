# SPDX-License-Identifier: MIT
"""Twenty processes search, request pages and store keys in one home at once: every response is right, no key is
lost, the suggestions are intact, and nothing is left lying about."""

import contextlib
import json
import os
import random
import sqlite3
import tempfile
import time

from client import Client
from requests_of_all_kinds import Requests
from upstream_process import UpstreamProcess

PROCESSES = 20
KEPT = 10
KEYS = {"amc": ["amcKey"], "tmdb": ["tmdbKey", "tmdbToken"], "pixabay": ["pixabayKey"]}


def run(short, seed):
    chance = random.Random(seed)
    problems = []
    with UpstreamProcess(seed=seed, max_age=600, latency=0.002) as upstream, \
            tempfile.TemporaryDirectory(prefix="marquee-") as home, contextlib.ExitStack() as open_clients:
        # Remove keys from the environment, which would take precedence over those of the file.
        variables = {name: value for name, value in upstream.variables(0).items() if not name.endswith("_KEY")}
        clients = [open_clients.enter_context(Client(home, variables=variables)) for _ in range(PROCESSES)]
        for client in clients:
            for provider in KEYS:
                client.start("credentials/set", {"provider": provider, "key": f"soak-{provider}"})
        requests = Requests(chance)
        rounds = 0
        end = time.monotonic() + (3 if short else 60)
        while time.monotonic() < end:
            rounds += 1
            problems += keep_keys_at_once(home, chance.sample(clients, len(KEYS)), rounds)
            for client in clients:
                client.start("search/movies", {"query": f"film {chance.randint(1, 50)}"})
                requests.start(client)
            for client in clients:
                client.drain(2)
        for client in clients:
            client.drain()
            if failures := {kind: count for kind, count in client.outcomes.items()
                            if kind not in ("result", "notFound", "requestCancelled")}:
                client.complain(f"requests failed: {failures}")
            if client.leave() != 0:
                client.complain(f"the exit code is {client.process.returncode}")
            problems += client.problems
        answered = sum(sum(client.outcomes.values()) for client in clients)
        problems += examine(home)
    return f"{PROCESSES} processes, {answered} requests; {rounds} times three keys were kept at once.", problems


def keep_keys_at_once(home, clients, number):
    """Each process stores the key of another provider; returns the lost ones."""
    calls = [client.start("credentials/set", {"provider": provider, "key": f"{provider}-{number}", "persist": True})
             for client, provider in zip(clients, KEYS)]
    for client in clients:
        client.pump(0)
    for client, call in zip(clients, calls):
        while call.outcome is None and not client.is_stuck():
            client.pump(0.1)
    with open(os.path.join(home, ".config/marquee/config.json")) as file:
        kept = json.load(file)
    return [f"{provider}'s key of round {number} is lost" for provider, names in KEYS.items()
            if f"{provider}-{number}" not in [kept.get(name) for name in names]]


def examine(home):
    """What is wrong with the files that are left."""
    problems = []
    if left := set(os.listdir(f"{home}/.config/marquee")) - {"config.json"}:
        problems.append(f"files were left beside the configuration: {left}")
    for path in (".local/state/marquee/marquee.sqlite", ".cache/marquee/responses.sqlite"):
        database = sqlite3.connect(os.path.join(home, path))
        if (sound := database.execute("pragma integrity_check").fetchall()) != [("ok",)]:
            problems.append(f"{path} is not sound: {sound}")
        database.close()
    with tempfile.TemporaryDirectory(prefix="marquee-") as other, \
            Client(other, variables={"XDG_STATE_HOME": f"{home}/.local/state"}) as client:
        queries = [item["query"] for item in client.ask("suggestions/list").answer["result"]["items"]]
    if len(queries) != KEPT or len(set(queries)) != KEPT:
        problems.append(f"the suggestions are {queries}")
    return problems
