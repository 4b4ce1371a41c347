# SPDX-License-Identifier: MIT
"""AMC, TMDB and Pixabay on one loopback port, correct but for a share of random faults. Prints its port; `GET /report`
returns when each provider was called, which faults were served, and how many keys arrived where they should never go.

usage: faulty_upstream.py [--port N] [--faults SHARE] [--seed N] [--max-age SECONDS] [--latency SECONDS]"""

import argparse
import asyncio
import json
import random
import time

import loopback
from faults import FAULTS
from upstream import amc_movie, amc_page, amc_theatre, tmdb_page

PAGES = 500
NO_SUCH = 900_000  # ids from here on are nobody's


def tmdb(path, query):
    match path:
        case ["movie", "popular"]:
            return tmdb_page(PAGES, query)
        case ["movie", id] if int(id) < NO_SUCH:
            return {"id": int(id), "title": f"Film {id}", "original_title": f"Film {id}", "original_language": "en",
                    "overview": "…", "release_date": "2026-03-14", "genres": [{"id": 18, "name": "Drama"}], "runtime": 100}
        case ["search", "movie"]:
            page = tmdb_page(3, query)
            for row in page["results"]:
                row["title"] = f"{query['query']} {row['id']}"
            return page


def amc(path, query):
    match path:
        case ["v2", "movies", "views", "now-playing"]:
            return amc_page(PAGES * 10, query)
        case ["v2", "movies", id] if int(id) < NO_SUCH:
            return amc_movie(int(id))
        case ["v2", "theatres", id] if int(id) < NO_SUCH:
            return amc_theatre(int(id), f"Theatre {id}")


def pixabay(path, query):
    size, page = int(query["per_page"]), int(query["page"])
    return {"total": 400, "totalHits": 400, "hits": [
        {"id": number, "tags": query["q"], "pageURL": f"http://127.0.0.1/{number}"}
        for number in range((page - 1) * size + 1, min(page * size, 400) + 1)]}


PROVIDERS = {"tmdb": tmdb, "amc": amc, "pixabay": pixabay}
MISSING = {"tmdb": b'{"success":false,"status_code":34,"status_message":"The resource could not be found."}',
           "amc": b'{"errors":[{"code":5205,"message":"There is no such thing."}]}', "pixabay": b"[ERROR 404]"}


class Upstream:
    def __init__(self, options):
        self.options = options
        self.random = random.Random(options.seed)
        self.arrivals = {name: [] for name in PROVIDERS}
        self.served = {}
        self.leaked_keys = 0
        self.running = set()

    async def start(self):
        self.elsewhere = await loopback.listen(self.answer_elsewhere)
        return await loopback.listen(self.answer, self.options.port)

    def report(self):
        return {"arrivals": self.arrivals, "served": self.served, "leakedKeys": self.leaked_keys}

    def answer(self, request):
        if request.path == "/report":
            return request.send(loopback.response(json.dumps(self.report()).encode()))
        provider = request.path.split("/")[1]
        self.arrivals[provider].append(time.monotonic())
        if self.random.random() < self.options.faults:
            return self.fail(request, provider)
        if self.options.latency:
            return asyncio.get_running_loop().call_later(self.options.latency, self.succeed, request, provider)
        self.succeed(request, provider)

    def succeed(self, request, provider):
        body = self.body(request, provider)
        if body is None:
            return request.send(loopback.response(MISSING[provider], 404))
        request.send(loopback.response(body, 200, [f"Cache-Control: max-age={self.options.max_age}"]))

    def body(self, request, provider):
        value = PROVIDERS[provider](request.path.strip("/").split("/")[1:], request.query)
        return None if value is None else json.dumps(value).encode()

    def fail(self, request, provider):
        [(fault, _)] = self.random.choices(FAULTS, [weight for _, weight in FAULTS])
        self.served[fault.__name__] = self.served.get(fault.__name__, 0) + 1
        request.elsewhere = self.elsewhere
        request.keep = self.keep
        fault(request, self.body(request, provider) or MISSING[provider])

    def keep(self, work):
        """Keeps a reference to the task of a fault that takes its time."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def answer_elsewhere(self, request):
        """Another host that a redirect leads to: the response is right, and no key may come with the request."""
        if "key" in request.query or "api_key" in request.query or \
                "authorization" in request.headers or "x-amc-vendor-key" in request.headers:
            self.leaked_keys += 1
        provider = request.path.split("/")[1]
        body = self.body(request, provider)
        request.send(loopback.response(MISSING[provider], 404) if body is None else loopback.response(body))


parser = argparse.ArgumentParser()
parser.add_argument("--port", type=int, default=0)
parser.add_argument("--faults", type=float, default=0)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--max-age", type=int, default=0)
parser.add_argument("--latency", type=float, default=0)
loopback.run(Upstream(parser.parse_args()).start)
