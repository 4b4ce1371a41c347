# SPDX-License-Identifier: MIT
"""`marquee index`: the index of titles is made, looked at, and made again after an interruption."""

import gzip
import http.server
import json
import os
import pty
import random
import re
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from backend import MARQUEE, PATIENCE, Backend, environment

FILE = "movie_ids_{}.json.gz"
TITLES = ("Batman", "The Godfather", "Jaws", "千と千尋の神隠し")


def export(titles):
    lines = ({"adult": False, "id": number, "original_title": title, "popularity": max(10 - number, 0.6), "video": False}
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

    def folder(self, titles=TITLES, kinds=("movie", "person", "tv_series", "collection")):
        """Lists of today's, in a folder."""
        path = os.path.join(self.home, "exports")
        os.makedirs(path, exist_ok=True)
        day = time.strftime("%m_%d_%Y", time.gmtime())
        for kind, member in (("movie", "original_title"), ("person", "name"), ("tv_series", "original_name"),
                             ("collection", "name")):
            if kind not in kinds:
                continue
            with open(os.path.join(path, f"{kind}_ids_{day}.json.gz"), "wb") as file:
                text = gzip.decompress(export(titles)).replace(b"original_title", member.encode())
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
        # It may have become midnight.
        self.assertRegex(text, r"ok +index of movies +4 names and titles, 0\.0 MB, of .* \((today|yesterday)'s\)")
        self.assertRegex(progress, r"(?m)^\d+%  movies: ")
        self.assertNotIn("\x1b", progress)
        self.assertEqual(self.found("godfahter"), ["The Godfather"])
        self.assertEqual(self.run_marquee("index", "status")[:2], (0, text))

    def test_a_folder_without_all_lists(self):
        code, text, progress = self.run_marquee("index", "update", "--from", self.folder(kinds=("movie",)))
        self.assertEqual(code, 0, progress)
        self.assertEqual(self.found("jwas"), ["Jaws"])
        code, _, error = self.run_marquee("call", "index/update", json.dumps(
            {"kinds": ["movie", "person"], "from": os.path.join(self.home, "exports")}))
        self.assertEqual(code, 2)
        self.assertIn("person_ids_", error)

    def test_a_killed_update_leaves_the_old_index(self):
        self.run_marquee("index", "update", "--from", self.folder())
        # So much of it that it is not read before the signal comes.
        random.seed(1)
        titles = ["".join(random.choices("abcdefghijklmnopqrstuvwxyz", k=40)) for _ in range(200_000)]
        folder = self.folder(titles, kinds=("movie",))
        index = os.path.join(self.home, ".cache/marquee/index")
        for number in (signal.SIGKILL, signal.SIGINT):
            process = subprocess.Popen([MARQUEE, "index", "update", "--from", folder], stdout=subprocess.DEVNULL,
                                       stderr=subprocess.PIPE, text=True, env=environment(self.home))
            self.assertIn("movies: ", process.stderr.readline())
            process.send_signal(number)
            process.communicate(timeout=PATIENCE)
            self.assertEqual(process.returncode, -9 if number == signal.SIGKILL else 130)
            self.assertEqual(self.found("godfahter"), ["The Godfather"])
        code, _, error = self.run_marquee("index", "update", "--from", folder)
        self.assertEqual(code, 0, error)
        self.assertEqual(self.found(titles[7][:20]), [titles[7]])
        self.assertEqual(sorted(os.listdir(index)),
                         ["collection.titles", "movie.titles", "person.titles", "show.titles"])

    def test_a_list_that_is_none_leaves_the_old_index(self):
        good = self.folder(kinds=("movie",))
        self.assertEqual(self.run_marquee("index", "update", "--from", good)[0], 0)
        path = os.path.join(good, os.listdir(good)[0])
        row = b'{"id":1,"original_title":"Alien","popularity":1}\n'
        lists = {
            "a huge line": (gzip.compress(b'{"id":1,"original_title":"' + b"a" * (32 << 20) + b'"}\n'), "(one title on each line|damaged)"),
            # A thousand times as long as what is read, and a row that is one for ever.
            "a bomb": (gzip.compress(bytes(64 << 20)), "(one title on each line|damaged)"),
            "a bomb of rows": (gzip.compress(row * 2_000_000), "damaged"),
            "a page": (gzip.compress(b"<html>\n<body>Not today</body>\n</html>\n"), "a list of titles"),
            "a plain page": (b"<html>", "isn't gzip"),
            "nothing": (b"", "its end is missing"),
            "no row": (gzip.compress(b""), "a list of titles"),
            "a cut list": (export(TITLES)[:-20], "(its end is missing|damaged)"),
            "a changed list": (export(TITLES)[:40] + b"\x00\x00" + export(TITLES)[42:], "damaged"),
        }
        for name, (content, reason) in lists.items():
            with self.subTest(name):
                with open(path, "wb") as file:
                    file.write(content)
                code, _, error = self.run_marquee("call", "index/update", json.dumps({"kinds": ["movie"], "from": good}))
                self.assertEqual(code, 1, error)
                self.assertRegex(error, reason)
                self.assertIn("the index stays as it was", error)
                self.assertEqual(self.found("godfahter"), ["The Godfather"])
        self.assertEqual(os.listdir(os.path.join(self.home, ".cache/marquee/index")), ["movie.titles"])

    def test_rows_of_wrong_types_are_left_out(self):
        rows = [{"id": 1, "original_title": "Alien", "popularity": "high"}, {"id": 1, "original_title": "Aliens", "popularity": 9},
                {"id": 1, "original_title": "Alien", "popularity": 3}, {"id": 2, "original_title": None, "popularity": 1},
                {"id": "x", "original_title": "Jaws", "popularity": 1}, {"id": -4, "original_title": "Jaws", "popularity": 1},
                {"id": 3, "original_title": "Batman", "popularity": -1e300}, {"id": 4, "original_title": "Rocky"}]
        folder = os.path.join(self.home, "exports")
        os.mkdir(folder)
        with open(os.path.join(folder, FILE.format(time.strftime("%m_%d_%Y", time.gmtime()))), "wb") as file:
            file.write(gzip.compress("".join(json.dumps(row) + "\n" for row in rows).encode()))
        code, _, error = self.run_marquee("index", "update", "--from", folder)
        self.assertEqual(code, 0, error)
        # One film, however often its id comes, by the title that was typed.
        self.assertEqual(self.found("alien"), ["Alien"])
        self.assertEqual((self.found("batman"), self.found("rocky")), (["Batman"], ["Rocky"]))
        self.assertNotIn("Jaws", self.found("jaws"))

    def test_a_cancelled_update_leaves_the_old_index(self):
        self.assertEqual(self.run_marquee("index", "update", "--from", self.folder(kinds=("movie",)))[0], 0)
        server = self.serving(export(["Alien"] * 50), stalls=True)
        variables = {"XDG_CACHE_HOME": os.path.join(self.home, ".cache"), "MARQUEE_TMDB_EXPORTS_URL": server.url}
        with Backend(sandbox=False, variables=variables) as backend:
            update = backend.start("index/update", {"kinds": ["movie"]})
            self.assertTrue(server.stalled.wait(PATIENCE))
            backend.notify("$/cancelRequest", {"id": update})
            answer, _ = backend.answer(update)
            self.assertEqual(answer["error"]["code"], -32800)
            found = backend.result("suggestions/complete", {"query": "jwas", "kinds": ["movie"]})
            self.assertEqual([item["title"] for item in found["items"]], ["Jaws"])

    def test_an_index_of_another_version(self):
        folder = self.folder(kinds=("movie",))
        self.run_marquee("index", "update", "--from", folder)
        path = os.path.join(self.home, ".cache/marquee/index/movie.titles")
        with open(path, "rb") as file:
            written = file.read()
        with open(path, "wb") as file:
            file.write(written[:-8] + (1).to_bytes(4, "little") + written[-4:])
        code, text, _ = self.run_marquee("call", "suggestions/complete", '{"query":"jaws","kinds":["movie"]}')
        self.assertEqual(code, 0)
        answer = json.loads(text)
        self.assertEqual(answer["items"], [])
        self.assertRegex(answer["hint"], "has version 1, but this program reads .*index/update makes it anew")
        self.assertIn("has version 1", self.run_marquee("index", "status")[1])
        self.assertEqual(self.run_marquee("index", "update", "--from", folder)[0], 0)
        self.assertEqual(self.found("jwas"), ["Jaws"])

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
