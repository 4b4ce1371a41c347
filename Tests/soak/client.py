# SPDX-License-Identifier: MIT
"""A running `marquee` with many requests in flight, each with a check that only its one right response passes."""

import json
import os
import select
import subprocess
import time
from collections import Counter

MARQUEE = os.environ["MARQUEE"]
SCHEMA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../schema/errors.json")
with open(SCHEMA) as file:
    ERRORS = {error["kind"]: error for error in json.load(file)["errors"]}


def environment(home, **variables):
    """The variables that a host would pass, so that the user's own setup has no effect."""
    return {"HOME": home, "PATH": os.environ["PATH"], "TERM": "dumb"} | variables


class Call:
    def __init__(self, method, check, patience):
        self.method, self.check = method, check
        self.started = time.monotonic()
        self.latest = self.started + patience
        self.pages = []
        self.seconds = None
        self.outcome = None  # "result" or the kind of the error
        self.answer = None


class Client:
    """A context manager: leaving it ends the process. `problems` holds what should not have happened. `under` is a
    command that starts another one, with its arguments."""

    def __init__(self, home, *options, variables={}, under=()):
        self.problems = []
        self.in_flight = {}
        self.outcomes = Counter()
        self.notifications = []
        self.received = bytearray()
        self.unsent = bytearray()
        self.last_id = 0
        self.errors = open(os.path.join(home, "stderr"), "w+b")
        self.process = subprocess.Popen(
            [*under, MARQUEE, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0,
            env=environment(home, **variables))
        os.set_blocking(self.process.stdin.fileno(), False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()

    def leave(self):
        """Ends its input, waits for it to exit, and returns its exit code."""
        self.process.stdin.close()
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            return self.complain("it does not end")

    def initialize(self, *notifications):
        call = self.start("initialize", {"capabilities": {}, "processId": os.getpid(),
                                         "initializationOptions": {"notifications": notifications}})
        self.drain()
        return call

    def start(self, method, params=None, check=lambda result, call: True, patience=45):
        """Sends a request. `check(result, call)` tells whether a result is right."""
        self.last_id += 1
        call = self.in_flight[self.last_id] = Call(method, check, patience)
        call.id = self.last_id
        params = dict(params or {})
        if params.get("partialResultToken"):
            params["partialResultToken"] = call.id
        self.send({"jsonrpc": "2.0", "id": call.id, "method": method, "params": params})
        return call

    def cancel(self, call):
        self.send({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": call.id}})

    def send(self, message):
        self.unsent += json.dumps(message).encode() + b"\n"

    def ask(self, method, params=None, patience=45):
        """Sends one request and returns its call once it is answered."""
        call = self.start(method, params, patience=patience)
        while call.outcome is None and not self.is_stuck():
            self.pump(0.1)
        return call

    def pump(self, seconds):
        """Reads and writes what is possible, for at most this long."""
        output, stdin = self.process.stdout.fileno(), self.process.stdin.fileno()
        readable, writable, _ = select.select([output], [stdin] if self.unsent else [], [], seconds)
        if writable:
            del self.unsent[:os.write(stdin, self.unsent[:1 << 16])]
        if readable:
            chunk = os.read(output, 1 << 20)
            if not chunk:
                raise EOFError(f"the output ended: {self.standard_error()}")
            self.received += chunk
            *lines, rest = self.received.split(b"\n")
            self.received = rest
            for line in lines:
                self.take(json.loads(line))

    def is_stuck(self):
        """Whether a request is still unanswered long after its deadline; it is reported and forgotten."""
        now = time.monotonic()
        late = [call for call in self.in_flight.values() if now > call.latest]
        for call in late:
            self.complain(f"no answer to {call.method} after {now - call.started:.0f} s")
            del self.in_flight[call.id]
        return bool(late)

    def drain(self, limit=0):
        """Waits until no more than `limit` requests are in flight."""
        while len(self.in_flight) > limit:
            self.pump(0.2)
            self.is_stuck()

    def take(self, message):
        if message.get("method") == "$/progress":
            call = self.in_flight.get(message["params"]["token"])
            if call is None:
                return self.complain(f"progress of nobody's request: {message['params']['token']}")
            if message["params"]["value"]["kind"] == "page":
                call.pages.append(message["params"]["value"])
        elif "method" in message:
            self.notifications.append((time.monotonic(), message))
        else:
            call = self.in_flight.pop(message["id"], None)
            if call is None:
                return self.complain(f"a second answer, or nobody's: {str(message)[:200]}")
            self.finish(call, message)

    def finish(self, call, message):
        call.seconds = time.monotonic() - call.started
        call.answer = message
        if "result" in message:
            call.outcome = "result"
            if not call.check(message["result"], call):
                self.complain(f"a wrong answer to {call.method}: {str(message)[:300]}")
        else:
            call.outcome = message["error"].get("data", {}).get("kind", "no kind")
            if complaint := undocumented(message["error"]):
                self.complain(f"{complaint}: {str(message['error'])[:300]}")
        self.outcomes[call.outcome] += 1

    def complain(self, problem):
        self.problems.append(problem)

    # Looking on

    def standard_error(self):
        self.errors.flush()
        with open(self.errors.name, "rb") as file:
            return file.read().decode(errors="replace")[-2000:]

    def resident(self):
        """The bytes of memory held now."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(next(line for line in file if line.startswith("VmRSS:")).split()[1]) * 1024

    def peak(self):
        """The most bytes of memory held since it started."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(next(line for line in file if line.startswith("VmHWM:")).split()[1]) * 1024

    def open_files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def threads(self):
        return len(os.listdir(f"/proc/{self.process.pid}/task"))


def undocumented(error):
    """What is undocumented about an error by the contract's own table; None if nothing is."""
    data = error.get("data")
    kind = ERRORS.get(data.get("kind")) if isinstance(data, dict) else None
    if kind is None:
        return "an error of no known kind"
    if kind["code"] != error["code"]:
        return "a code that is not its kind's"
    if kind["kind"] == "internalError":
        return "an internal error"
    if missing := [name for name in kind["required"] if name not in data]:
        return f"an error without {', '.join(missing)}"
    if not isinstance(data.get("retryable"), bool) or not error.get("message"):
        return "an incomplete error"
