# SPDX-License-Identifier: MIT
"""`marquee call`: its output on stdout and stderr, and its exit codes."""

import json
import os
import pty
import signal
import subprocess
import tempfile
import threading
import unittest

from backend import MARQUEE, PATIENCE, environment
from contract import contract
from upstream import Upstream, amc_page


class CallTest(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = home.name

    def run_marquee(self, *words, input=None, sandbox=True, **variables):
        return subprocess.run([MARQUEE, *(["--sandbox"] if sandbox else []), "call", *words], input=input,
                              capture_output=True, timeout=PATIENCE, env=environment(self.home, **variables))

    def start_marquee(self, upstream, *words, **streams):
        variables = {"MARQUEE_AMC_URL": upstream.base, "MARQUEE_AMC_KEY": "key", "MARQUEE_AMC_RATE": "0"}
        return subprocess.Popen([MARQUEE, "call", *words], env=environment(self.home, **variables),
                                **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "bufsize": 0} | streams)

    def items(self):
        done = self.run_marquee("movies/nowPlaying", "--stream")
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return [json.loads(line) for line in done.stdout.splitlines()]

    def test_a_result_is_one_line(self):
        done = self.run_marquee("movies/nowPlaying", '{"pageSize":3}')
        self.assertEqual((done.returncode, done.stderr, done.stdout.count(b"\n")), (0, b"", 1))
        page = json.loads(done.stdout)
        self.assertEqual((page["kind"], len(page["items"])), ("page", 3))
        index, _ = contract.methods["movies/nowPlaying"]
        contract.validate(page, f"/methods/{index}/result/schema")

    def test_a_stream_is_one_item_per_line(self):
        items = self.items()
        page = json.loads(self.run_marquee("movies/nowPlaying").stdout)
        self.assertEqual(len(items), page["totalResults"])
        self.assertEqual(items[:len(page["items"])], page["items"])
        for item in items:
            contract.validate(item, "/components/schemas/Movie")

    def test_the_command_and_the_options_in_any_order(self):
        for words in (["call", "server/ping", "--sandbox"], ["--sandbox", "call", "--stream", "server/ping"],
                      ["call", "--", "server/ping", "{}"]):
            done = subprocess.run([MARQUEE, *words], capture_output=True, env=environment(self.home))
            self.assertEqual((done.returncode, json.loads(done.stdout)), (0, {"pong": True}))

    def test_params_from_stdin(self):
        done = self.run_marquee("server/ping", "-", input=b'{\n  "sequence": 5\n}\n')
        self.assertEqual(json.loads(done.stdout), {"pong": True, "sequence": 5})

    def test_params_that_are_not_json_say_where(self):
        for params, place in (('{"a":}', "column 6"), ('{\n "a": 1,\n}', "line 3, column 1"), ("{", "column 2"), ("", "column 1")):
            with self.subTest(params=params):
                done = self.run_marquee("server/ping", params)
                self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (2, b"", 1))
                self.assertIn(place.encode(), done.stderr)
        self.assertEqual(self.run_marquee("server/ping", "5").returncode, 2)

    def test_an_error_is_one_json_line(self):
        done = self.run_marquee("movies/get", '{"id":"amc:movie:999999999"}')
        self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (1, b"", 1))
        error = json.loads(done.stderr)
        contract.check_error(error)
        self.assertEqual(error["data"]["kind"], "notFound")
        done = self.run_marquee("movies/nowPlaying", '{"pageSiz":5}')
        self.assertEqual((done.returncode, json.loads(done.stderr)["code"]), (2, -32602))

    def test_a_stream_without_items_says_why(self):
        for words, said in (
                (("search/movies", "query=zzzz"), "No movies match “zzzz”."), (("search/people", "query=zzzz"), "No people match"),
                (("movies/find", "query=zzzz"), "No movies match"), (("movies/discover", "year=1900"), "Nothing found."),
                (("showtimes/whatsOn", "place=Olathe, KS", "movie=zzzz"), "No movie with “zzzz” in its title is on near"),
                (("showtimes/whatsOn", "place=Olathe, KS", "format=prime"), "Nothing is on in “prime” near"),
                (("theatres/all", "ids=amc:theatre:9999"), "Nothing found.")):
            with self.subTest(words=words):
                done = self.run_marquee(*words, "--stream")
                self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (0, b"", 1), done)
                self.assertTrue(done.stderr.decode().startswith(f"marquee: {said}"), done.stderr)

    def test_what_is_not_there_is_an_error_with_or_without_a_stream(self):
        for words, said in (
                (("theatres/find", "place=Lima, Peru"), "Lima, Peru"), (("showtimes/whatsOn", "place=Berlin, DE"), "Berlin, DE"),
                (("watch/add", "kind=showings", "place=Toronto, ON"), "Toronto, ON"), (("movies/get", "id=amc:movie:9"), "movie"),
                (("showtimes/whatsOn", "theatreId=amc:theatre:9999"), "theatre"), (("watch/get", "id=watch:9"), "watch:9"),
                (("showtimes/atTheatre", "theatreId=amc:theatre:9999"), "theatre")):
            for stream in ((), ("--stream",)):
                with self.subTest(words=words, stream=stream):
                    done = self.run_marquee(*words, *stream)
                    self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (1, b"", 1), done)
                    error = json.loads(done.stderr)
                    self.assertEqual((error["code"], error["data"]["kind"]), (-32012, "notFound"))
                    self.assertIn(said, error["message"])

    def test_a_slip_shows_what_was_meant(self):
        place = "place=Olathe, KS"
        for words, meant in (
                (("whatsOn", place), "did you mean showtimes/whatsOn?"), (("showtimes/whatson", place), "showtimes/whatsOn"),
                (("showtimes/whatsOn", "--place", "Olathe, KS"), "did you mean place=…?"),
                (("showtimes/whatsOn", "plase=Olathe, KS"), 'did you mean \\"place\\"?'),
                (("showtimes/whatsOn", place, "date=tomorow"), 'did you mean \\"tomorrow\\"?'),
                (("showtimes/whatsOn", place, "date=next fridy"), 'did you mean \\"next friday\\"?'),
                (("showtimes/atTheatre", "theatreId=amc:610", "date=tonigt"), 'did you mean \\"tonight\\"?')):
            with self.subTest(words=words):
                done = self.run_marquee(*words)
                self.assertEqual((done.returncode, done.stdout), (2, b""), done)
                self.assertIn(meant, done.stderr.decode())

    def test_times_are_as_people_write_them(self):
        whole = ["showtimes/whatsOn", "place=Olathe, KS", "includeDetails=false"]
        evening = self.run_marquee(*whole, "after=19:00", "before=21:30").stdout
        self.assertGreater(json.loads(evening)["totalShowings"], 0)
        for after, before in (("7pm", "9:30pm"), ("7 PM", "21:30"), ("7:00 p.m.", "9:30 P.M.")):
            with self.subTest(after=after):
                self.assertEqual(self.run_marquee(*whole, f"after={after}", f"before={before}").stdout, evening)

    def test_several_formats_are_a_list_in_either_notation(self):
        place = ["showtimes/whatsOn", "place=Olathe, KS", "includeDetails=false"]
        asked = '{"place":"Olathe, KS","includeDetails":false,"format":["imax","dolby"]}'
        whole = self.run_marquee("showtimes/whatsOn", asked).stdout
        one = [json.loads(self.run_marquee(*place, f"format={format}").stdout) for format in ("imax", "dolby")]
        self.assertEqual(json.loads(whole)["totalShowings"], sum(page["totalShowings"] for page in one))
        for written in ("format=imax,dolby", 'format=["imax","dolby"]'):
            self.assertEqual(self.run_marquee(*place, written).stdout, whole)

    def test_an_unknown_method_is_wrong_usage(self):
        done = self.run_marquee("movies/nowPlayin")
        self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (2, b"", 1))
        self.assertIn(b"movies/nowPlaying", done.stderr)

    def test_a_reader_that_has_enough_ends_it_silently(self):
        for words in ("movies/nowPlaying --stream", "movies/allActive --stream", "movies/nowPlaying"):
            done = subprocess.run(
                ["bash", "-c", f"set -o pipefail; '{MARQUEE}' --sandbox call {words} | head -1"],
                capture_output=True, timeout=PATIENCE, env=environment(self.home))
            self.assertEqual((done.returncode, done.stderr, done.stdout.count(b"\n")), (0, b"", 1))

    def test_a_reader_that_goes_ends_it_before_the_next_page(self):
        release = threading.Event()

        def answer(path, query, number):
            if query.get("page-number", "1") != "1":
                release.wait(PATIENCE)
            return 200, amc_page(500, query)

        with Upstream(answer) as upstream:
            process = self.start_marquee(upstream, "movies/nowPlaying", "--stream")
            process.stdout.readline()
            process.stdout.close()
            self.assertEqual((process.wait(PATIENCE), process.stderr.read()), (0, b""))
            process.stderr.close()
            release.set()

    def test_an_interrupt_ends_it_with_130_and_keeps_what_was_printed(self):
        release = threading.Event()

        def answer(path, query, number):
            if query.get("page-number", "1") != "1":
                release.wait(PATIENCE)
            return 200, amc_page(500, query)

        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            with self.subTest(number=number), Upstream(answer) as upstream:
                process = self.start_marquee(upstream, "movies/nowPlaying", "--stream")
                first = process.stdout.readline()
                process.send_signal(number)
                rest, errors = process.communicate(timeout=PATIENCE)
                self.assertEqual(json.loads(first)["id"], "amc:movie:1")
                self.assertEqual((process.returncode, errors), (code, b""))
                for line in rest.splitlines():
                    json.loads(line)
                release.set()

    def test_a_stream_that_fails_keeps_what_it_printed(self):
        def answer(path, query, number):
            return (400, {"errors": [{"code": 77, "message": "No."}]}) if query.get("page-number") == "3" else (
                200, amc_page(100, query))

        with Upstream(answer) as upstream:
            process = self.start_marquee(upstream, "movies/nowPlaying", "--stream")
            output, errors = process.communicate(timeout=PATIENCE)
        self.assertEqual([json.loads(line)["id"] for line in output.splitlines()], [f"amc:movie:{n}" for n in range(1, 41)])
        error = json.loads(errors)
        self.assertEqual((process.returncode, error["data"]["resumeFromPage"]), (1, 3))

    def test_a_terminal_gets_prose_and_a_progress_line(self):
        code, text, output = self.on_a_terminal("movies/get", '{"id":"amc:movie:999999999"}')
        self.assertEqual((code, output), (1, b""))
        self.assertTrue(text.startswith("marquee: "))
        self.assertNotIn("{", text)
        code, text, output = self.on_a_terminal("movies/nowPlaying", '{"pageSize":5}', "--stream")
        self.assertEqual(code, 0)
        self.assertIn("page 1 of ", text)
        self.assertTrue(text.endswith("\r\x1b[K"), repr(text[-40:]))

    def test_a_path_is_as_people_type_it(self):
        self.write("my films.csv", "Date,Name,Year,Letterboxd URI\n2024-01-01,Heat,1995,u\n")
        for path in ("~/my films.csv", f"{self.home}/my films.csv", f"file://{self.home}/my%20films.csv",
                     f"file://localhost{self.home}/my%20films.csv", f"file:{self.home}/my%20films.csv"):
            with self.subTest(path):
                done = self.run_marquee("library/import", f"from={path}", "status=seen", "dryRun=true")
                self.assertEqual(json.loads(done.stdout)["imported"], {"matched": 1}, done.stderr)
        missing = json.loads(self.run_marquee("library/import", "from=~/none.zip").stderr)
        self.assertIn(f"{self.home}/none.zip", missing["message"])

    def test_an_import_shows_its_progress_on_a_terminal(self):
        titles = ("Heat,1995", "Alien,1979", "Batman,1989", "Casablanca,1942")
        self.write("watched.csv", "Date,Name,Year,Letterboxd URI\n" + "".join(f"2024-01-01,{one},u\n" for one in titles))
        code, text, _ = self.on_a_terminal("library/import", "from=~/watched.csv")
        self.assertEqual(code, 0)
        self.assertRegex(text, r"\[#+-*\] \d+%  ")
        self.assertTrue(text.endswith("\r\x1b[K"), repr(text[-40:]))

    def write(self, name, text):
        with open(os.path.join(self.home, name), "w", encoding="utf-8") as file:
            file.write(text)

    def on_a_terminal(self, *words):
        """Runs it with a terminal only for stderr."""
        controller, terminal = pty.openpty()
        process = subprocess.Popen([MARQUEE, "--sandbox", "call", *words], stdout=subprocess.PIPE, stderr=terminal,
                                   env=environment(self.home))
        os.close(terminal)
        output = process.stdout.read()
        text = b""
        while True:
            try:
                text += os.read(controller, 4096)
            except OSError:  # the last to hold the terminal has gone
                break
        os.close(controller)
        process.stdout.close()
        return process.wait(PATIENCE), text.decode(), output
