# SPDX-License-Identifier: MIT
"""library/import reads exports of other services, hostile ones too, goes on after it was killed, and gives all back."""

import http.server
import json
import os
import stat
import subprocess
import tempfile
import threading
import unittest
import urllib.parse
import zipfile

from backend import MARQUEE, PATIENCE, environment

HEADING = "Date,Name,Year,Letterboxd URI\n"


class TMDB(http.server.ThreadingHTTPServer):
    """Has a film for each title `Film N` of 1990, with N as its number. With `halt`, it answers so many searches only."""

    daemon_threads = True

    def __init__(self, halt=None):
        super().__init__(("127.0.0.1", 0), Handler)
        self.halt, self.seen, self.halted = halt, [], threading.Event()
        self.released = threading.Event()
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.variables = {"MARQUEE_TMDB_URL": f"http://127.0.0.1:{self.server_address[1]}",
                          "MARQUEE_TMDB_TOKEN": "a.b.c", "MARQUEE_TMDB_RATE": "0"}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        query = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query)).get("query", "")
        # What the library learns of its films meanwhile is no part of the import.
        if query:
            self.server.seen.append(query)
        if self.server.halt is not None and len(self.server.seen) > self.server.halt:
            self.server.halted.set()
            self.server.released.wait(PATIENCE)
        films = [{"id": int(query[5:]), "title": query, "release_date": "1990-05-01"}] if query[5:].isdigit() else []
        body = json.dumps({"page": 1, "results": films, "total_pages": 1, "total_results": len(films)}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            pass

    def log_message(self, *_):
        pass


class LibraryImportTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="marquee-")
        self.addCleanup(folder.cleanup)
        self.home = folder.name

    def path(self, name):
        return os.path.join(self.home, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def zip(self, name, files):
        with zipfile.ZipFile(self.path(name), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for inside, text in files.items():
                archive.writestr(inside, text)
        return self.path(name)

    def start(self, method, params, tmdb=None, sandbox=False):
        return subprocess.Popen(
            [MARQUEE, *(["--sandbox"] if sandbox else []), "call", method, json.dumps(params)], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, env=environment(self.home, **(tmdb.variables if tmdb else {})))

    def call(self, method, params={}, tmdb=None, sandbox=False, fails=False):
        process = self.start(method, params, tmdb, sandbox)
        output, errors = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode != 0, fails, errors)
        return json.loads(errors.splitlines()[-1] if fails else output)

    def films(self, numbers):
        return HEADING + "".join(f"2020-01-02,Film {number},1990,u{number}\n" for number in numbers)

    def test_a_compressed_export_is_read_and_comes_back(self):
        archive = self.zip("letterboxd.zip", {
            "watched.csv": self.films(range(1, 200)), "watchlist.csv": self.films([500]), "likes/films.csv": HEADING,
            "diary.csv": HEADING.strip() + ",Rating,Rewatch,Tags,Watched Date\n2020-02-02,Film 7,1990,d,4.5,,,2020-02-01\n"})
        tmdb = TMDB()
        page = self.call("library/import", {"from": archive}, tmdb)
        self.assertEqual(page["imported"], {"matched": 200, "skipped": 1})
        seven = self.call("library/get", {"id": "tmdb:movie:7"})["library"]
        self.assertEqual((seven["rating"], seven["seenOn"]), (9, ["2020-02-01"]))
        self.call("library/export", {"format": "json", "to": self.path("films.json")})
        self.assertEqual(stat.S_IMODE(os.stat(self.path("films.json")).st_mode), 0o600)
        self.assertIn("nothing yet", self.call(
            "library/export", {"format": "json", "to": self.path("films.json")}, fails=True)["message"])
        before = self.call("library/list", {"pageSize": 100, "page": 2})
        with os.scandir(self.path(".local/state/marquee")) as files:
            for file in files:
                if file.name.startswith("library.sqlite"):
                    os.remove(file.path)
        self.assertEqual(self.call("library/import", {"from": self.path("films.json")})["imported"], {"matched": 200})
        self.assertEqual(self.call("library/list", {"pageSize": 100, "page": 2}), before)

    def test_hostile_files_are_refused_and_nothing_of_them_is_quoted(self):
        cases = [self.zip("bomb.zip", {"watched.csv": HEADING + "a" * (200 << 20)}),
                 self.zip("many.zip", {f"{number}.txt": "" for number in range(10_001)}),
                 self.write("password.csv", "hunter2,hunter2\n"), self.write("empty.csv", ""),
                 self.write("deep.json", "[" * 100_000), "/dev/null", "/proc/self/mem"]
        with open(self.zip("cut.zip", {"watched.csv": self.films(range(500))}), "rb") as file:
            whole = file.read()
        with open(self.path("cut.zip"), "wb") as file:
            file.write(whole[:len(whole) // 2])
        for case in [*cases, self.path("cut.zip")]:
            with self.subTest(case=os.path.basename(case)):
                error = self.call("library/import", {"from": case}, sandbox=True, fails=True)
                self.assertEqual(error["code"], -32602)
                self.assertNotIn("hunter2", json.dumps(error))

    def test_an_import_that_was_killed_goes_on_and_asks_nothing_twice(self):
        from_ = self.write("watched.csv", self.films(range(1, 301)))
        first = TMDB(halt=150)
        process = self.start("library/import", {"from": from_}, first)
        self.assertTrue(first.halted.wait(PATIENCE))
        process.kill()
        process.communicate()
        first.released.set()
        self.assertEqual(self.call("library/list")["totalResults"] + self.call("library/unmatched")["totalResults"], 300)
        second = TMDB()
        # Without its file.
        rest = self.call("library/import", {}, second)["imported"]["matched"]
        self.assertEqual(len(second.seen), rest)
        self.assertLess(rest, 300)
        self.assertEqual(self.call("library/list")["totalResults"], 300)
        self.assertEqual(self.call("library/import", {"from": from_}, second)["imported"], {"unchanged": 300})
        self.assertEqual(len(second.seen), rest)

    def test_two_imports_at_once_lose_nothing_and_double_nothing(self):
        tmdb = TMDB()
        paths = [self.write("watched.csv", self.films(range(1, 201))), self.write("watchlist.csv", self.films(range(100, 301)))]
        processes = [self.start("library/import", {"from": path}, tmdb) for path in paths]
        for process in processes:
            _, errors = process.communicate(timeout=PATIENCE)
            self.assertEqual(process.returncode, 0, errors)
        self.assertEqual(self.call("library/list")["totalResults"], 300)
        self.assertEqual(self.call("library/list", {"status": "seen"})["totalResults"], 200)
        self.assertEqual(self.call("library/unmatched")["totalResults"], 0)


if __name__ == "__main__":
    unittest.main()
