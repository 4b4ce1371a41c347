# SPDX-License-Identifier: MIT
"""Random requests, each with a check that only its right response passes. What is right follows from
faulty_upstream.py."""

MOVIES = 100_000
LAST_PAGE = 500


def ids(provider, page, size=20):
    kind = "image" if provider == "pixabay" else "movie"
    return [f"{provider}:{kind}:{number}" for number in range((page - 1) * size + 1, page * size + 1)]


def rows(page):
    return [row["id"] for row in page["items"]]


class Requests:
    """`start(client)` sends one of the requests, with one of these timeouts (in milliseconds)."""

    def __init__(self, random, timeouts=(3000, 10_000, 30_000)):
        self.random = random
        self.timeouts = timeouts
        self.kinds = [
            (self.movie, 25), (self.page, 20), (self.amc_page, 10), (self.search, 10), (self.images, 8),
            (self.theatre, 8), (self.stream, 6), (self.nobody, 4), (self.cancelled, 4), (self.ping, 3),
            (self.unknown_page, 2),
        ]

    def start(self, client):
        [(kind, _)] = self.random.choices(self.kinds, [weight for _, weight in self.kinds])
        return kind(client)

    def common(self):
        """The common params: now and then a cache mode, and varying deadlines."""
        params = {"timeoutMilliseconds": self.random.choice(self.timeouts)}
        if self.random.random() < 0.1:
            params["cache"] = "reload"
        return params

    def movie(self, client):
        provider, number = self.random.choice(["tmdb", "amc"]), self.random.randint(1, MOVIES)
        return client.start(
            "movies/get", {"id": f"{provider}:{number}"} | self.common(),
            lambda movie, _: movie["id"] == f"{provider}:movie:{number}" and movie["title"] == f"Film {number}")

    def page(self, client, page=None):
        page = page or self.random.randint(1, LAST_PAGE)
        return client.start("movies/popular", {"page": page} | self.common(), self.is_page(page, "tmdb", LAST_PAGE))

    def amc_page(self, client):
        page = self.random.randint(1, 250)
        return client.start("movies/nowPlaying", {"page": page} | self.common(), self.is_page(page, "amc", 250))

    def search(self, client):
        page, query = self.random.randint(1, 3), f"film {self.random.randint(1, 2000)}"
        is_page = self.is_page(page, "tmdb", 3)
        return client.start(
            "search/movies", {"query": query, "page": page, "remember": self.random.random() < 0.5} | self.common(),
            lambda result, call: is_page(result, call) and result["items"][0]["title"].startswith(query + " "))

    def images(self, client):
        page, query = self.random.randint(1, 20), f"cinema {self.random.randint(1, 2000)}"
        return client.start(
            "search/images", {"query": query, "page": page} | self.common(), self.is_page(page, "pixabay", 20))

    def theatre(self, client):
        number = self.random.randint(1, 5000)
        return client.start(
            "theatres/get", {"id": f"amc:theatre:{number}"} | self.common(),
            lambda theatre, _: theatre["id"] == f"amc:theatre:{number}" and theatre["name"] == f"Theatre {number}")

    def stream(self, client):
        first, count = self.random.randint(1, LAST_PAGE - 10), self.random.randint(1, 8)

        def is_right(summary, call):
            return summary["pageCount"] == len(call.pages) == count and summary["nextPage"] == first + count and all(
                page["page"] == number and rows(page) == ids("tmdb", number)
                for number, page in enumerate(call.pages, first))

        params = {"page": first, "maxPages": count, "partialResultToken": True, "timeoutMilliseconds": max(self.timeouts)}
        return client.start("movies/popular", params, is_right)

    def nobody(self, client):
        return client.start(
            "movies/get", {"id": f"tmdb:movie:{900_000 + self.random.randint(0, 99_999)}"} | self.common(), lambda *_: False)

    def cancelled(self, client):
        call = self.random.choice([self.movie, self.page, self.stream])(client)
        client.cancel(call)
        return call

    def ping(self, client):
        number = self.random.randint(1, 1 << 40)
        return client.start("server/ping", {"sequence": number}, lambda pong, _: pong["sequence"] == number)

    def unknown_page(self, client):
        return client.start(
            "movies/popular", {"page": LAST_PAGE + self.random.randint(1, 1000)} | self.common(),
            lambda page, _: page["items"] == [] and page["totalPages"] == LAST_PAGE)

    @staticmethod
    def is_page(number, provider, last):
        def check(page, _):
            return page["page"] == number and rows(page) == ids(provider, number) and page["totalPages"] == last \
                and page.get("nextPage") == (number + 1 if number < last else None)
        return check
