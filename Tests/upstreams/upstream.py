# SPDX-License-Identifier: MIT
"""Loopback HTTP servers that respond as the upstreams do, with payloads of our own. All tests and the benchmark use
these, or those of `loopback.py`, which do less per request."""

import functools
import json
import ssl
import threading
from datetime import datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class QuietServer(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128  # connections beyond it are refused, and come a second later

    def handle_error(self, request, client_address):
        pass  # the client has closed the connection, as a cancelled request should


class Handler(BaseHTTPRequestHandler):
    """Calls `respond(path, query)` for each GET; `send` sends the response."""

    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body in one write: the kernel delays a second one by 40 ms

    def do_GET(self):
        parts = urlsplit(self.path)
        self.respond(parts.path, {name: values[-1] for name, values in parse_qs(parts.query).items()})

    def send(self, status, body, headers=None, length=None):
        """Sends bytes as they are, and other values as JSON. `length` is the announced one if it is not the body's."""
        text = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", **(headers or {})}.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(text) if length is None else length))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


class Serving:
    """A context manager that runs `self.server` on a thread of its own."""

    def __enter__(self):
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05})
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


class Upstream(Serving):
    """Answers every GET with `answer(path, query, number)`, which returns (status, body) or (status, body, headers);
    `number` counts the requests from 1. A context manager; `requests` holds the requests. With the file of a
    `certificate` and its key it speaks TLS."""

    def __init__(self, answer, certificate=None):
        self.requests = []
        lock = threading.Lock()
        owner = self

        class Answering(Handler):
            def respond(self, path, query):
                with lock:
                    owner.requests.append({"path": path, "query": query, "headers": dict(self.headers)})
                    number = len(owner.requests)
                self.send(*answer(path, query, number))

            def setup(self):
                if certificate:
                    self.request = context.wrap_socket(self.request, server_side=True)
                super().setup()

            def finish(self):
                super().finish()
                if certificate:
                    self.request.close()

        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
        self.server = QuietServer(("127.0.0.1", 0), Answering)
        self.port = self.server.server_port
        self.base = f"{'https' if certificate else 'http'}://127.0.0.1:{self.port}"


def amc_movie(number):
    return {
        "id": number, "name": f"Film {number}", "sortableName": f"FILM {number}", "slug": f"film-{number}", "genre": "DRAMA",
        "mpaaRating": "PG13", "runTime": 90 + number % 60, "score": 0.5, "synopsis": f"The story of film {number}.",
        "releaseDateUtc": "2026-03-14T05:00:00Z", "hasScheduledShowtimes": True, "wwmReleaseNumber": 1000 + number,
        "attributes": [], "media": {"posterDynamic": ""}, "unheardOf": {"kept": [number]},
        "_links": {"self": {"href": f"http://127.0.0.1/v2/movies/{number}"}},
    }


def amc_list(name, rows, count=None, page=1, size=100):
    """A page of a list."""
    return {"pageSize": size, "pageNumber": page, "count": len(rows) if count is None else count,
            "_links": {"self": {"href": "http://127.0.0.1/"}}, "_embedded": {name: rows}}


def amc_page(count, query, movies=amc_movie):
    """A page of a list of `count` movies, as `page-number` and `page-size` request it."""
    page, size = int(query.get("page-number", 1)), int(query.get("page-size", 10))
    numbers = range((page - 1) * size + 1, min(page * size, count) + 1)
    return amc_list("movies", [movies(number) for number in numbers], count, page, size)


def amc_theatre(number, name=None):
    return {"id": number, "name": name or f"AMC Evening {number}", "utcOffset": "-06:00"}


@functools.cache
def utc(local):
    """The time six hours ahead of the theatres' local time, in UTC."""
    return f"{(datetime.fromisoformat(local) + timedelta(hours=6)).isoformat()}Z"


def amc_showtime(number, theatre, local="2090-11-21T20:10:00", **members):
    return {"id": number, "movieId": 1, "movieName": "The Long Evening", "theatreId": theatre,
            "performanceNumber": number, "showDateTimeUtc": utc(local), "showDateTimeLocal": local, "utcOffset": "-06:00",
            "runTime": 110, **members}


def tmdb_page(pages, query):
    """A page of 20 rows of a list with this many pages."""
    page = int(query.get("page", 1))
    first = (page - 1) * 20
    return {"page": page, "total_pages": pages, "total_results": pages * 20, "results": [
        {"id": first + row, "title": f"Film {first + row}", "original_title": f"Film {first + row}",
         "original_language": "en", "overview": "…", "release_date": "", "poster_path": None, "backdrop_path": None,
         "genre_ids": [18], "adult": False, "video": False, "popularity": 1.5, "vote_average": 6.1, "vote_count": 10}
        for row in range(1, 21)]}
