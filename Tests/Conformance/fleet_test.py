# SPDX-License-Identifier: MIT
"""Several machines, which here are separate folders, that share by a real `redis-server`: to an upstream they are as
one. Whatever happens to the engine, no request fails for it, and the rate is not exceeded by more than a fifth.
`FLEET_REQUESTS` sets how many requests all of them make together; 4000 is the number that a change should be tried
with. `HIREDIS` may name a folder with a hiredis that has TLS (Debian 12's has none)."""

import ctypes
import os
import signal
import subprocess
import threading
import time
import unittest

from backend import MARQUEE, PATIENCE, Backend, environment
from certificates import AUTHORITY, LOOPBACK
from crowd import Crowd
from engine import Engine, Refusal
from libraries import preload

MACHINES = 3
LOADER = {"LD_LIBRARY_PATH": os.environ["HIREDIS"]} if "HIREDIS" in os.environ else {}


def has_tls():
    for version in ["1.4.0", "1.3.0", "1.2.0", "1.1.0", "1.0.0"]:
        try:
            folder = os.environ.get("HIREDIS", "")
            ctypes.CDLL(os.path.join(folder, f"libhiredis.so.{version}"), mode=ctypes.RTLD_GLOBAL)
            ctypes.CDLL(os.path.join(folder, f"libhiredis_ssl.so.{version}"))
            return True
        except OSError:
            pass
    return False


class FleetTest(Crowd, unittest.TestCase):
    requests = int(os.environ.get("FLEET_REQUESTS", 600))

    def setUp(self):
        self.refusals, self.gate, self.arrival = 0, None, threading.Event()
        super().setUp()
        self.machines = [self.home() for _ in range(MACHINES)]
        self.engine = self.enterContext(Engine())

    def answer(self, path, query, number):
        if path == "/movie/popular" and self.gate and not self.arrival.is_set():
            self.arrival.set()
            self.gate.wait(60)
        if self.refusals:
            self.refusals -= 1
            self.refused = time.monotonic()
            return 429, {}, {"Retry-After": "4"}
        return super().answer(path, query, number)

    def start_all(self, url=None):
        return [self.start(seed, self.machines[seed % MACHINES], MARQUEE_FLEET=url or self.engine.url, **LOADER)
                for seed in range(self.PROCESSES)]

    def backend(self, machine=0, url=None, **variables):
        return Backend(sandbox=False, variables={
            "HOME": self.machines[machine], "MARQUEE_FLEET": url or self.engine.url} | LOADER | self.variables() | variables)

    def wait_for(self, condition, what):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), deadline, what)
            time.sleep(0.01)

    def fleet(self, backend):
        return backend.result("server/status")["sharing"]["fleet"]

    def check_disturbed(self, running):
        """While rules change a page may be asked for by each machine, but nothing fails and the rate is kept, almost."""
        self.check_all(running)
        self.assertLessEqual(self.most_in_a_second(), self.RATE * 1.2)

    # As it should be

    def test_together_they_keep_to_the_rate_and_ask_for_each_page_once(self):
        running = self.start_all()
        self.check_all(running)
        self.assertLessEqual(self.most_in_a_second(), self.RATE)
        # Where the engine is not given a processor for half a second it counts as lost, and each machine asks for
        # itself.
        if self.engine.command("ZCARD", "marquee:1:rejoined") != "0":
            self.skipTest("the engine was too slow for these machines: is this one too busy?")
        self.check_each_was_asked_once(running)
        for key in self.engine.keys():
            self.assertRegex(key, r"^marquee:1:[a-z]+(:[0-9a-f]{1,16})?$")
            self.assertNotEqual(self.engine.command("PTTL", key), "-1", f"{key} stays for ever")

    def test_over_a_socket_what_one_machine_has_asked_for_another_has_at_once(self):
        url = f"unix://:{self.engine.password}@{self.engine.path}"
        with self.backend(0, url) as one, self.backend(1, url) as two:
            one.result("movies/popular")
            count = len(self.upstream.requests)
            answer = two.result("movies/popular")
            self.assertIn("ageSeconds", answer)
            self.assertEqual(len(self.upstream.requests), count)
            self.assertEqual(self.fleet(two), {"url": f"unix:{self.engine.path}", "health": "healthy", "machineCount": 2})
            # Its own store has it now, whatever becomes of the engine.
            two.close_input()
            two.wait()
        self.engine.kill()
        with self.backend(1, url) as two:
            self.assertIn("ageSeconds", two.result("movies/popular", {"cache": "only"}))

    def test_what_a_process_has_asked_for_last_is_told_before_it_ends(self):
        with self.backend(0) as one:
            one.result("movies/popular")
            one.close_input()
            one.wait()
        flights = self.engine.keys("marquee:1:flight:*")
        self.assertTrue(flights)
        for key in flights:
            self.assertRegex(self.engine.command("GET", key), "^landed ")
        self.assertEqual(self.engine.command("ZCARD", "marquee:1:members"), "0")

    def test_a_pause_that_one_was_asked_for_is_kept_by_all(self):
        with self.backend(0) as one, self.backend(1) as two:
            two.result("movies/popular", {"page": 2})
            self.refusals = 1
            asked = one.start("movies/popular", {"page": 3, "timeoutMilliseconds": 60_000})
            # Until the machine that was refused has told it.
            self.wait_for(lambda: any(self.engine.command("HEXISTS", key, "paused") == "1"
                                      for key in self.engine.keys("marquee:1:rate:*")), "nobody was told")
            two.result("movies/popular", {"page": 4, "timeoutMilliseconds": 60_000})
            one.answer(asked)
            self.assertGreater(min(time for time in self.times if time > self.refused) - self.refused, 3.9)

    # As it may be

    def test_the_engine_is_killed_and_comes_back_empty(self):
        running = self.start_all()
        self.wait_until_asked(self.distinct // 4)
        self.engine.kill()
        self.wait_until_asked(self.distinct // 2)
        self.engine.start()
        self.check_disturbed(running)

    def test_the_engine_is_frozen(self):
        running = self.start_all()
        self.wait_until_asked(self.distinct // 4)
        self.engine.freeze()
        self.addCleanup(self.engine.thaw)
        thaw = threading.Timer(float(os.environ.get("FLEET_FREEZE", 6)), self.engine.thaw)
        thaw.start()
        self.check_disturbed(running)
        thaw.join()

    def test_the_engine_has_no_memory_left(self):
        running = self.start_all()
        self.wait_until_asked(self.distinct // 4)
        self.engine.command("CONFIG", "SET", "maxmemory", "1mb")
        self.check_disturbed(running)

    def test_the_engine_becomes_a_replica_that_can_only_be_read(self):
        running = self.start_all()
        self.wait_until_asked(self.distinct // 4)
        self.engine.command("REPLICAOF", "127.0.0.1", "1")
        self.check_disturbed(running)

    def test_someone_elses_data_is_ignored(self):
        with self.backend(0) as one:
            one.result("movies/popular")
        for key in self.engine.keys():
            # Of another type or content, for ever.
            self.engine.command("DEL", key)
            if "answer" in key:
                self.engine.command("SET", key, "MQA1 is not what it seems")
            else:
                self.engine.command("RPUSH", key, "someone", "else")
        with self.backend(1) as two, self.backend(2) as three:
            self.assertNotIn("ageSeconds", two.result("movies/popular"))
            self.assertIn("ageSeconds", three.result("movies/popular"))
            self.assertEqual(self.fleet(three)["health"], "healthy")

    def test_a_stored_response_that_was_changed_is_never_shown_nor_kept(self):
        """For: an engine could change a price, or the address to buy at."""
        def change(offset):
            for key in keys:
                length = int(self.engine.command("STRLEN", key))
                self.engine.command("SETRANGE", key, str(offset % length), "~")

        def exchange():
            for key, other in (keys[0], "kept"), (keys[1], keys[0]), ("kept", keys[1]):
                self.engine.command("RENAME", key, other)
        changes = {
            "in its body": lambda: change(-20), "in its code": lambda: change(10), "in its time of receipt": lambda: change(43),
            "at its end": lambda: [self.engine.command("APPEND", key, " ") for key in keys], "for one of another request": exchange}
        for what, apply in changes.items():
            with self.subTest(what):
                self.engine.command("FLUSHALL")
                with Backend(sandbox=False, variables=self.fleet_variables()) as one:
                    fresh = [one.result("movies/popular", {"page": page}) for page in (1, 2)]
                    one.close_input()
                    one.wait()
                keys = sorted(self.engine.keys("marquee:1:answer:*"))
                self.assertGreaterEqual(len(keys), 2)
                apply()
                home = self.home()
                with Backend(sandbox=False, variables=self.fleet_variables(HOME=home)) as two:
                    found = [two.result("movies/popular", {"page": page}) for page in (1, 2)]
                    # A busy machine takes a second between an answer's arrival and its use.
                    for page in found + fresh:
                        self.assertLess(page.pop("ageSeconds", 0), 30)
                    self.assertEqual(found, fresh)
                    self.assertEqual(self.fleet(two)["health"], "down")
                    self.assertEqual(two.standard_error().count("can't be used"), 1)
                    two.close_input()
                    two.wait()
                with Backend(sandbox=False, variables=self.variables() | {"HOME": home}) as kept:
                    page = kept.result("movies/popular", {"cache": "only"})
                    self.assertEqual([row["title"] for row in page["items"]], [row["title"] for row in fresh[0]["items"]])

    def fleet_variables(self, **more):
        return {"HOME": self.home(), "MARQUEE_FLEET": self.engine.url} | LOADER | self.variables() | more

    def test_a_stored_response_is_as_old_as_it_is(self):
        """An engine may return an older one, which is bounded by the endpoint's own rule of age."""
        clock = os.path.join(self.home(), "clock")
        for seconds in (-90 * 86_400, 0, 90 * 86_400):
            with self.subTest(seconds=seconds):
                self.engine.command("FLUSHALL")
                with open(clock, "w") as file:
                    file.write(str(seconds))
                with Backend(sandbox=False, variables=self.fleet_variables(**preload("moving_clock", CLOCK=clock))) as one:
                    one.result("movies/popular")
                with Backend(sandbox=False, variables=self.fleet_variables()) as two:
                    self.assertEqual("ageSeconds" in two.result("movies/popular"), seconds == 0)

    def test_a_loss_is_told_once_and_the_engine_is_joined_again(self):
        with self.backend(0) as backend:
            backend.result("initialize", {"initializationOptions": {"notifications": ["server/didChangeHealth"]}})
            self.assertEqual(self.fleet(backend)["health"], "unknown")
            backend.result("movies/popular")
            self.assertEqual(self.fleet(backend)["health"], "healthy")
            self.engine.kill()
            told = backend.receive()
            self.assertEqual((told["params"]["provider"], told["params"]["health"]), ("fleet", "down"))
            backend.result("movies/popular", {"page": 2})
            self.assertIn("reason", self.fleet(backend))
            self.engine.start()
            told = backend.receive()
            self.assertEqual((told["params"]["provider"], told["params"]["health"]), ("fleet", "healthy"))
            backend.result("movies/popular", {"page": 3})
            self.assertEqual(backend.standard_error().count("can't be used"), 1)

    def test_an_engine_is_lost_once_it_has_failed_twice(self):
        with Refusal(self.engine, 1) as refusal, self.backend(0, refusal.url) as backend:
            backend.result("movies/popular")
            self.assertEqual(self.fleet(backend)["health"], "healthy")
            self.assertEqual(backend.standard_error(), "")
        with Refusal(self.engine, 2) as refusal, self.backend(1, refusal.url) as backend:
            backend.result("movies/popular")
            self.assertEqual(backend.standard_error().count("can't be used"), 1)

    def test_a_machine_that_is_stopped_while_it_holds_a_flight_holds_nobody_up(self):
        self.gate = threading.Event()
        self.addCleanup(self.gate.set)
        with self.backend(0) as stopped, self.backend(1) as other:
            held = stopped.start("movies/popular")
            self.arrival.wait(30)
            stopped.signal(signal.SIGSTOP)
            # It waits for five seconds without a sign of life, and not until its time is nearly over.
            asked = other.start("movies/popular", {"timeoutMilliseconds": 300_000})
            self.assertEqual(other.answer(asked, 2 * PATIENCE)[0]["result"]["page"], 1)
            self.gate.set()
            stopped.signal(signal.SIGCONT)
            self.assertEqual(stopped.answer(held)[0]["result"]["page"], 1)

    # What is told

    def doctor(self, url, **variables):
        return subprocess.run([MARQUEE, "doctor"], capture_output=True, text=True, env=environment(
            self.machines[0], MARQUEE_FLEET=url, **LOADER, **self.variables(), **variables))

    def test_the_password_is_never_shown(self):
        wrong = self.engine.url.replace(self.engine.password, "wr0ng-h0rse-battery")
        with self.backend(0, wrong) as backend:
            backend.result("movies/popular")
            fleet = self.fleet(backend)
            self.assertEqual(fleet["health"], "down")
            self.assertIn("WRONGPASS", fleet["reason"])
            self.assertNotIn("horse", str(fleet) + backend.standard_error())
            self.assertNotIn("wr0ng", str(fleet) + backend.standard_error())
        done = self.doctor(wrong)
        self.assertRegex(done.stdout, r"fleet +redis://127.0.0.1:\d+/0 can't be used: WRONGPASS")
        self.assertEqual(done.returncode, 1)
        good = self.doctor(self.engine.url)
        self.assertRegex(good.stdout, r"ok +fleet +redis://127.0.0.1:\d+/0 shares .* with 1 machine\b")
        for text in [done.stdout, done.stderr, good.stdout, good.stderr]:
            self.assertNotIn("-h0rse-", text)

    def test_an_address_that_is_none_is_refused_without_showing_it(self):
        for url, shown in [("http://engine", True), ("redis://secret-without-name@engine", False), ("redis://h/x", True)]:
            done = subprocess.run([MARQUEE, "call", "server/ping"], capture_output=True, text=True,
                                  env=environment(self.machines[0], MARQUEE_FLEET=url))
            self.assertEqual(done.returncode, 2, done)
            self.assertIn("MARQUEE_FLEET should be an address such as redis://", done.stderr)
            self.assertEqual(url in done.stderr, shown)
            self.assertNotIn("secret", done.stderr)

    def test_without_the_library_it_is_said_what_to_install(self):
        hidden = preload("no_hiredis")
        with self.backend(0, **hidden) as backend:
            backend.result("movies/popular")
            fleet = self.fleet(backend)
            self.assertEqual(fleet["health"], "down")
            self.assertIn("libhiredis0.14", fleet["reason"])
        done = self.doctor(self.engine.url, **hidden)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stdout, r"fleet +.*libhiredis0.14")

    def test_tls_trusts_the_file_of_authorities_and_nobody_else(self):
        with Engine(authority=AUTHORITY.file, certificate=LOOPBACK) as engine:
            with self.backend(0, engine.url, MARQUEE_CA_FILE=AUTHORITY.file) as backend:
                backend.result("movies/popular")
                fleet = self.fleet(backend)
                if not has_tls():
                    self.assertIn("rediss:// needs hiredis 1.0 or later", fleet["reason"])
                    return
                self.assertEqual(fleet["health"], "healthy", fleet)
            with self.backend(1, engine.url) as backend:
                backend.result("movies/popular")
                self.assertEqual(self.fleet(backend)["health"], "down")
        stranger = AUTHORITY.certificate("elsewhere.example")
        with Engine(authority=AUTHORITY.file, certificate=stranger) as engine:
            with self.backend(2, engine.url, MARQUEE_CA_FILE=AUTHORITY.file) as backend:
                backend.result("movies/popular")
                self.assertEqual(self.fleet(backend)["health"], "down")


if __name__ == "__main__":
    unittest.main()
