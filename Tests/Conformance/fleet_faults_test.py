# SPDX-License-Identifier: MIT
"""A fleet's engine that is none, is hostile or is out of order: every request is answered by the providers, what makes no
sense is reported, and the process neither ends nor fills the memory."""

import concurrent.futures
import itertools
import random
import re
import socket
import subprocess
import tempfile
import threading
import time
import unittest

from backend import MARQUEE, Backend, environment
from upstream import Upstream

EXTREMES = (0, 1, -1, 2, 1 << 31, 1 << 53, (1 << 63) - 1, -(1 << 63), 1_790_000_000_000_000)
PATIENCE = 30_000  # milliseconds that each request has


def bulk(text):
    return b"$%d\r\n%b\r\n" % (len(text), text)


def array(*elements):
    return b"*%d\r\n%b" % (len(elements), b"".join(elements))


def integer(number):
    return b":%d\r\n" % number


class FalseEngine:
    """A context manager: a port of loopback that speaks the engine's protocol. `answer(words)` gives the pieces in
    which a reply is sent, or None to close the connection."""

    def __init__(self, answer):
        self.answer = answer
        self.commands = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"redis://:secret@127.0.0.1:{self.listener.getsockname()[1]}/1"
        self.has_ended = threading.Event()

    def __enter__(self):
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.has_ended.set()
        self.listener.shutdown(socket.SHUT_RDWR)  # ends the thread's wait
        self.listener.close()

    def accept(self):
        while True:
            try:
                connection = self.listener.accept()[0]
            except OSError:
                return
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        with connection, connection.makefile("rb") as commands:
            try:
                while head := commands.readline():
                    words = []
                    for _ in range(int(head[1:])):
                        words.append(commands.read(int(commands.readline()[1:])))
                        commands.readline()
                    self.commands += 1
                    pieces = self.answer(words)
                    if pieces is None:
                        return
                    for piece in pieces:
                        if self.has_ended.is_set():
                            return
                        connection.sendall(piece)
            except OSError:
                pass


def joins(scripts):
    """Answers what is asked when a machine joins, as an engine does, and scripts and values with a hostile reply."""
    def answer(words):
        if words[0] in (b"AUTH", b"SELECT"):
            return [b"+OK\r\n"]
        if words[0] == b"SCRIPT":
            return [bulk(b"%040d" % len(words[2]))]
        if words[0] == b"PING":
            return [b"+PONG\r\n"]
        if b"marquee:1:expected" in words and words[2] == b"4":
            return [array(integer(time.time_ns() // 1000), integer(2))]
        return scripts(words)
    return answer


def honest(**lies):
    """Answers as an engine without values does, but for `lies`: replies by the command, or by the key of a script."""
    def answer(words):
        if words[0] in (b"AUTH", b"SELECT", b"SET"):
            return [b"+OK\r\n"]
        if words[0] == b"SCRIPT":
            return [bulk(b"%040d" % len(words[2]))]
        if words[0] == b"EVALSHA":
            kind = words[3].split(b":")[2].decode()
            beat = array(integer(time.time_ns() // 1000), integer(2))
            usual = {"members": beat, "tokens": array(integer(1), integer(0))}
            return [lies.get(kind, usual.get(kind, integer(1)))]
        usual = {b"GET": b"$-1\r\n", b"PING": b"+PONG\r\n"}.get(words[0], integer(1))
        return [lies.get(words[0].decode(), usual)]
    return answer


def slowly(text):
    for byte in text:
        time.sleep(0.2)
        yield bytes((byte,))


def extremes(seed):
    """Numbers at the ends of their range, for beats too, and values that are none."""
    random_of = random.Random(seed)

    def scripts(words):
        first, second = (integer(random_of.choice(EXTREMES)) for _ in range(2))
        return [random_of.choice((
            first, array(first, second), array(first, second, bulk(b"ffffffffffffffff"), bulk(b"x"), first), b"$-1\r\n", b"*-1\r\n",
            array(), array(bulk(b"epoch"), first), array(bulk(b"epoch"), first, bulk(b"id"), bulk(b"1 {}"), bulk(b"1 f {}")),
            bulk(b"MQA1" + random_of.randbytes(60)), b"+OK\r\n"))]
    usual = joins(scripts)
    return lambda words: scripts(words) if words[0] == b"EVALSHA" and random_of.random() < 0.8 else usual(words)


MODES = {
    "closes": lambda words: None,
    "speaks something else": lambda words: [b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"],
    "sends bytes": lambda words: [random.Random(len(words)).randbytes(4000)],
    "stops within a reply": joins(lambda words: [b"$100\r\nabc"]),
    "sends byte by byte": joins(lambda words: slowly(bulk(b"x" * 300))),
    "sends without an end": joins(lambda words: itertools.chain((b"$2147483647\r\n",), itertools.repeat(b"x" * 65536))),
    "nests": joins(lambda words: [b"*1\r\n" * 1000]),
    "gives a negative length": joins(lambda words: [b"$-9\r\n", b"*-9\r\n"]),
    "has no room": joins(lambda words: [b"-OOM command not allowed when used memory > 'maxmemory'.\r\n"]),
    "has other types": joins(lambda words: [b"-WRONGTYPE Operation against a key holding the wrong kind of value\r\n"]),
    "has moved": joins(lambda words: [b"-MOVED 3999 127.0.0.1:1\r\n"]),
    "is loading": lambda words: [b"-LOADING Redis is loading the dataset in memory\r\n"],
    "knows another password": lambda words: [b"-WRONGPASS invalid username-password pair or user is disabled.\r\n"],
    "forgets scripts": joins(lambda words: [b"-NOSCRIPT No matching script.\r\n"]),
}
# Contents that no engine has; status must report them.
NONSENSE = {
    "counts without an end": joins(lambda words: itertools.chain((b"*1000000000\r\n",), itertools.repeat(b":1\r\n" * 16384))),
    "announces two thousand million elements": joins(lambda words: [b"*2000000000\r\n"]),
    "announces two thousand million bytes": joins(lambda words: [b"$2000000000\r\n"]),
    "has forged responses": honest(GET=bulk(b"MQA2" + b"\0" * 200)),
    "counts a million machines": honest(members=array(integer(time.time_ns() // 1000), integer(1_000_000))),
    "counts no machine": honest(members=array(integer(time.time_ns() // 1000), integer(0))),
    "has requests wait for a year": honest(tokens=array(integer(0), integer(31_536_000_000_000))),
    "has requests wait again and again": honest(tokens=array(integer(0), integer(500_000))),
    "pauses requests for a year": honest(tokens=array(integer(2), integer(31_536_000_000_000))),
    "pauses requests again and again": honest(tokens=array(integer(2), integer(3_000_000_000))),
}
# Another program's values, which are misses and say nothing against the engine.
MISSES = {
    "has values of 15 MB": honest(GET=bulk(b"x" * 15_000_000)),
    "has values of another kind": honest(GET=b"-WRONGTYPE Operation against a key holding the wrong kind of value\r\n"),
}
# Where it is chance whether a request meets nonsense.
LIES = {
    "answers twice": joins(lambda words: [b":1\r\n:1\r\n"]),
    "never ends a flight": honest(flight=integer(0)),
} | {f"gives extremes, {seed}": extremes(seed) for seed in range(3)}


class FleetFaultsTest(unittest.TestCase):
    def test_requests_are_answered_whatever_the_engine_does(self):
        """Regression: one long value of another program made the engine unusable. Regression: with an engine that can be
        joined and does nothing else, requests had no answer, not even after
        their timeoutMilliseconds. A reply that came byte by byte was waited for without an end; one that didn't end
        filled the memory."""
        # Some at a time, since most of each is waiting.
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            modes = MODES | NONSENSE | MISSES | LIES
            checks = {mode: pool.submit(self.check, mode, answer) for mode, answer in modes.items()}
        for mode, check in checks.items():
            with self.subTest(mode):
                check.result()

    def test_the_doctor_says_what_makes_no_sense(self):
        now = integer(time.time_ns() // 1000)
        for beat in (b"*2000000000\r\n", b"$2000000000\r\n", array(now, integer(1_000_000)), array(now, integer(0)), array(now),
                     b"-" + b"x" * 3000 + b"\r\n"):
            with self.subTest(beat=beat[:40]), FalseEngine(honest(members=beat)) as engine, \
                    tempfile.TemporaryDirectory() as home:
                done = subprocess.run([MARQUEE, "doctor"], capture_output=True, text=True, timeout=60,
                                      env=environment(home, MARQUEE_FLEET=engine.url))
                [line] = [line for line in done.stdout.splitlines() if re.match(r"\w+ +fleet ", line)]
                self.assertRegex(line, r"^WRONG +fleet .*can't be used: ")
                self.assertLessEqual(len(line), 500)

    def test_replies_to_many_requests_are_bounded_together(self):
        """Regression: values of 15 MB in reply to 250 requests filled 2.9 GB. These are of a length that is allowed, and
        of another version, so that they say nothing against the engine."""
        value = bulk(b"MQA1" + bytes((1 << 20) - 4))
        with FalseEngine(honest(GET=value)) as engine, Upstream(movies) as upstream, \
                self.backend(engine, upstream) as backend:
            backend.result("search/movies", {"query": "one"})
            before = backend.resident("VmHWM")
            ids = [backend.start("search/movies", {"query": f"film {number}", "timeoutMilliseconds": 60_000})
                   for number in range(250)]
            answers = [backend.receive() for _ in ids]
            self.assertEqual(sorted(answer["id"] for answer in answers if "result" in answer), ids)
            self.assertEqual(backend.result("server/status")["sharing"]["fleet"]["health"], "healthy")
            self.assertLess(backend.resident("VmHWM") - before, 128 << 20)

    def test_an_engine_that_refuses_is_left_alone_for_a_while(self):
        """Regression: an engine out of memory was joined and lost several times a second, and since a machine takes a
        fifth of its part of the rate while the rules change, the requests of a fleet had no turn before their end."""
        joins, again = [], threading.Event()

        def answer(words):
            if words[0] == b"AUTH":
                joins.append(time.monotonic())
                if len(joins) == 2:
                    again.set()
            return MODES["has no room"](words)
        with FalseEngine(answer) as engine, Upstream(movies) as upstream, self.backend(engine, upstream) as backend:
            backend.result("search/movies", {"query": "one"})
            self.assertTrue(again.wait(60))
        self.assertGreater(joins[1] - joins[0], 4)

    def backend(self, engine, upstream):
        return Backend(sandbox=False, variables={
            "MARQUEE_TMDB_URL": upstream.base, "MARQUEE_TMDB_KEY": "k" * 32, "MARQUEE_FLEET": engine.url})

    def check(self, mode, answer):
        with FalseEngine(answer) as engine, Upstream(movies) as upstream, self.backend(engine, upstream) as backend:
            for query in ("one", "two"):
                ids = [backend.start("search/movies", {"query": f"{query} {number}", "timeoutMilliseconds": PATIENCE})
                       for number in range(4)]
                answers = [backend.receive() for _ in ids]
                self.assertEqual(sorted(answer["id"] for answer in answers), ids)
                for message in answers:
                    self.assertIn("result", message)
            self.assertGreater(engine.commands, 0)
            self.assertLess(backend.resident("VmHWM"), 256 << 20)
            fleet = backend.result("server/status")["sharing"]["fleet"]
            if mode in NONSENSE:
                told = [line for line in backend.standard_error().splitlines() if "can't be used" in line]
                self.assertEqual(len(told), 1, told)
                self.assertLessEqual(len(told[0]), 500)
                self.assertEqual(fleet["health"], "down")
                self.assertLessEqual(len(fleet["reason"].splitlines()), 1)
                self.assertLessEqual(len(fleet["reason"]), 300)
            if mode in MISSES:
                self.assertEqual(fleet["health"], "healthy", fleet)
            backend.close_input()
            self.assertEqual(backend.wait(), 0)


def movies(path, query, number):
    return 200, {"page": 1, "total_pages": 1, "total_results": 1, "results": [{"id": number, "title": query["query"]}]}
