# SPDX-License-Identifier: MIT
"""`marquee index`: the index of titles is made, looked at, and made again after an interruption."""

import gzip
import http.server
import json
import os
import pty
import re
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from backend import MARQUEE, PATIENCE, environment

FILE = "movie_ids_{}.json.gz"
TITLES = ("Batman", "The Godfather", "Jaws", "千と千尋の神隠し")


def export(titles):
    lines = ({"adult": False, "id": number, "original_title": title, "popularity": 10 - number, "video": False}
             for number, title in enumerate(titles, 1))
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


class Exports(http.server.ThreadingHTTPServer):
    """TMDB's lists, served in parts of 40 bytes; with `stalls`, the second part never comes."""

    def __init__(self, body, tag='"1"', stalls=False):
        super().__init__(("127.0.0.1", 0), Handler)
        self.body, self.tag, self.stalls, self.seen = body, tag, stalls, []
        self.stalled = threading.Event()
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server_address[1]}"


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        server = self.server
        if "collection" in self.path:
            return self.answer(404)
        start = int(re.match(r"bytes=(\d+)-", self.headers["Range"])[1])
        server.seen.append((start, self.headers["If-Range"]))
        if start > 0 and server.stalls:
            server.stalled.set()
            return threading.Event().wait(PATIENCE)
        if start > 0 and self.headers["If-Range"] not in (None, server.tag):
            return self.answer(200, server.body)
        if start >= len(server.body):
            return self.answer(416)
        part = server.body[start:start + 40]
        self.answer(206, part, f"bytes {start}-{start + len(part) - 1}/{len(server.body)}")

    def answer(self, status, body=b"", content_range=None):
        self.send_response(status)
        self.send_header("ETag", self.server.tag)
        self.send_header("Content-Length", str(len(body)))
        if content_range:
            self.send_header("Content-Range", content_range)
        self.end_headers()
        self.wfile.write(body)


class IndexTest(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = home.name

    def run_marquee(self, *words, **variables):
        done = subprocess.run([MARQUEE, *words], capture_output=True, text=True, timeout=PATIENCE,
                              env=environment(self.home, **variables))
        return done.returncode, done.stdout, done.stderr

    def serving(self, *arguments, **named):
        server = Exports(*arguments, **named)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return server

    def folder(self):
        """All lists of today's, in a folder."""
        path = os.path.join(self.home, "exports")
        os.mkdir(path)
        day = time.strftime("%m_%d_%Y", time.gmtime())
        for kind, member in (("movie", "original_title"), ("person", "name"), ("tv_series", "original_name"),
                             ("collection", "name")):
            with open(os.path.join(path, f"{kind}_ids_{day}.json.gz"), "wb") as file:
                text = gzip.decompress(export(TITLES)).replace(b"original_title", member.encode())
                file.write(gzip.compress(text))
        return path

    def found(self, query):
        code, text, _ = self.run_marquee("call", "suggestions/complete", json.dumps({"query": query, "kinds": ["movie"]}))
        self.assertEqual(code, 0)
        return [item["title"] for item in json.loads(text)["items"]]

    def test_without_an_index(self):
        code, text, _ = self.run_marquee("index", "status")
        self.assertEqual(code, 0)
        self.assertIn("marquee index update", text)

    def test_lists_that_were_brought(self):
        code, text, progress = self.run_marquee("index", "update", "--from", self.folder())
        self.assertEqual(code, 0, progress)
        self.assertRegex(text, r"ok +index of movies +4 names and titles, 0\.0 MB, of .* \(today's\)")
        self.assertRegex(progress, r"(?m)^\d+%  movies: ")
        self.assertNotIn("\x1b", progress)
        self.assertEqual(self.found("godfahter"), ["The Godfather"])
        self.assertEqual(self.run_marquee("index", "status")[:2], (0, text))

    def test_progress_at_a_terminal(self):
        ours, theirs = pty.openpty()
        self.addCleanup(os.close, ours)
        process = subprocess.Popen([MARQUEE, "index", "update", "--from", self.folder()], stdout=subprocess.DEVNULL,
                                   stderr=theirs, env=environment(self.home))
        os.close(theirs)
        seen = b""
        try:
            while part := os.read(ours, 4096):
                seen += part
        except OSError:
            pass
        self.assertEqual(process.wait(PATIENCE), 0)
        self.assertIn(b"] 100%  ", seen)
        self.assertTrue(seen.endswith(b"\r\x1b[K"))

    def update_movies(self, server):
        return subprocess.Popen(
            [MARQUEE, "call", "index/update", '{"kinds":["movie"]}'], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, env=environment(self.home, MARQUEE_TMDB_EXPORTS_URL=server.url))

    def interrupted(self, body, **named):
        """Ends an update after the first part of its list."""
        server = self.serving(body, stalls=True, **named)
        process = self.update_movies(server)
        self.assertTrue(server.stalled.wait(PATIENCE))
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 130)
        self.assertEqual(self.found("batman"), [])

    def test_an_interrupted_update_goes_on(self):
        body = export(TITLES)
        self.interrupted(body)
        server = self.serving(body)
        _, error = self.update_movies(server).communicate(timeout=PATIENCE)
        self.assertEqual(server.seen[0], (40, '"1"'), error)
        self.assertEqual(self.found("jwas"), ["Jaws"])

    def test_a_list_that_changed_meanwhile_is_fetched_from_its_start(self):
        self.interrupted(export(TITLES))
        server = self.serving(export(["Alien"]), tag='"2"')
        _, error = self.update_movies(server).communicate(timeout=PATIENCE)
        self.assertEqual(self.found("alien"), ["Alien"], error)
        self.assertEqual(os.listdir(os.path.join(self.home, ".cache/marquee/index")), ["movie.titles"])

    def test_wrong_usage(self):
        for words, hint in ((["index"], "status"), (["index", "updte"], "update"), (["index", "status", "--from", "/"], "update"),
                            (["call", "server/ping", "--from", "/"], "index")):
            code, text, error = self.run_marquee(*words)
            self.assertEqual((code, text, error.count("\n")), (2, "", 1))
            self.assertIn(hint, error)
        code, _, error = self.run_marquee("index", "update", "--from", "/nonexistent")
        self.assertEqual(code, 2)
        self.assertIn("/nonexistent", error)


if __name__ == "__main__":
    unittest.main()
