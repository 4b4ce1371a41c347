# SPDX-License-Identifier: MIT
"""A running `marquee` on real pipes. Every message that it sends is checked against the contract."""

import json
import os
import select
import subprocess
import tempfile
import time
import unittest

from contract import contract

MARQUEE = os.environ.get("MARQUEE", os.path.join(os.path.dirname(__file__), "../../.build/release/marquee"))
PATIENCE = 60  # seconds until silence counts as a failure; more than a request has by default


def environment(home, **variables):
    """The variables that a host would pass, so that the user's own setup has no effect."""
    return {"HOME": home, "PATH": os.environ["PATH"], "TERM": "dumb"} | variables


class Silence(AssertionError):
    """No message arrived in time."""


class EndOfOutput(AssertionError):
    """The process closed its output."""


class Backend:
    """`marquee serve` with a pipe at each end. A context manager: leaving it ends the process."""

    def __init__(self, *options, framing="lines", sandbox=True, variables={}):
        self.framing = framing
        self.home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.errors = open(os.path.join(self.home.name, "stderr"), "w+b")
        self.process = subprocess.Popen(
            [MARQUEE, *(["--sandbox"] if sandbox else []), *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0,
            env=environment(self.home.name, **variables))
        self.received = bytearray()
        self.methods = {}  # id as JSON -> method
        self.tokens = {}  # progress token as JSON -> method
        self.next_id = 1

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()
        self.home.cleanup()

    # Sending

    def send_bytes(self, text):
        view = memoryview(text)
        while view:
            view = view[self.process.stdin.write(view):]

    def frame(self, text):
        return text + b"\n" if self.framing == "lines" else b"Content-Length: %d\r\n\r\n%b" % (len(text), text)

    def send(self, message):
        """Sends a message or a batch, and records which responses to expect."""
        self.expect(message)
        self.send_bytes(self.frame(json.dumps(message).encode()))

    def expect(self, message):
        for request in message if isinstance(message, list) else [message]:
            if isinstance(request, dict) and "id" in request and isinstance(request.get("method"), str):
                self.methods[json.dumps(request["id"])] = request["method"]
                params = request.get("params")
                if isinstance(params, dict) and params.get("partialResultToken") is not None:
                    self.tokens[json.dumps(params["partialResultToken"])] = request["method"]

    def start(self, method, params=None):
        """Sends a request and returns its id."""
        id = self.next_id
        self.next_id += 1
        self.send({"jsonrpc": "2.0", "id": id, "method": method} | ({} if params is None else {"params": params}))
        return id

    def notify(self, method, params=None):
        self.send({"jsonrpc": "2.0", "method": method} | ({} if params is None else {"params": params}))

    def close_input(self):
        self.process.stdin.close()

    # Receiving

    def receive(self, patience=PATIENCE):
        """The next message, checked against the contract."""
        message = json.loads(self.receive_text(patience), object_pairs_hook=unique_members)
        contract.check(message, self.methods, self.tokens)
        return message

    def receive_text(self, patience=PATIENCE):
        deadline = time.monotonic() + patience
        while (text := self.take_message()) is None:
            if not select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))[0]:
                raise Silence(f"nothing came for {patience} s; stderr: {self.standard_error()}")
            chunk = os.read(self.process.stdout.fileno(), 1 << 20)
            if not chunk:
                raise EndOfOutput(f"the output ended; left over: {bytes(self.received)!r}; stderr: {self.standard_error()}")
            self.received += chunk
        return text

    def take_message(self):
        """Parses exactly what stock clients accept: one object per line, or this one header and nothing else."""
        if self.framing == "lines":
            end = self.received.find(b"\n")
            if end < 0:
                return None
            text = bytes(self.received[:end])
            assert text and not text.endswith(b"\r"), f"not one message per line: {text!r}"
            del self.received[:end + 1]
            return text
        head = self.received.find(b"\r\n\r\n")
        if head < 0:
            return None
        line = bytes(self.received[:head])
        assert line.startswith(b"Content-Length: ") and line[16:].isdigit(), f"not the one header: {line!r}"
        end = head + 4 + int(line[16:])
        if len(self.received) < end:
            return None
        text = bytes(self.received[head + 4:end])
        assert not text.endswith(b"\n"), "a newline inside a counted body"
        del self.received[:end]
        return text

    def answer(self, id, patience=PATIENCE):
        """The response to a request, and the notifications that came before it."""
        before = []
        while True:
            message = self.receive(patience)
            if "method" not in message:
                assert message["id"] == id, f"an answer to {message['id']!r} instead of {id!r}: {message}"
                return message, before
            before.append(message)

    def request(self, method, params=None):
        """Sends a request and returns its response."""
        return self.answer(self.start(method, params))[0]

    def result(self, method, params=None):
        answer = self.request(method, params)
        assert "result" in answer, f"{method} failed: {answer}"
        return answer["result"]

    def error(self, method, params=None):
        answer = self.request(method, params)
        assert "error" in answer, f"{method} should have failed: {answer}"
        return answer["error"]

    def rest(self):
        """Every message until the output ends."""
        messages = []
        while True:
            try:
                messages.append(self.receive())
            except EndOfOutput:
                assert not self.received, f"an unfinished message: {bytes(self.received)!r}"
                return messages

    def wait(self):
        """The exit code, negative for a signal that killed it."""
        return self.process.wait(PATIENCE)

    def signal(self, number):
        self.process.send_signal(number)

    # Looking on

    def standard_error(self):
        self.errors.flush()
        with open(self.errors.name, "rb") as file:
            return file.read().decode(errors="replace")

    def resident(self, field="VmRSS"):
        """The bytes of memory held now, or the peak (`VmHWM`)."""
        with open(f"/proc/{self.process.pid}/status") as file:
            line = next(line for line in file if line.startswith(field + ":"))
        return int(line.split()[1]) * 1024


def unique_members(pairs):
    """Rejects repeated names. They are valid JSON, but no two clients agree on what they mean."""
    names = [name for name, _ in pairs]
    assert len(names) == len(set(names)), f"a member twice: {names}"
    return dict(pairs)


class BackendTest(unittest.TestCase):
    """Gives each test its own process."""

    options = ()
    framing = "lines"
    variables = {}

    def setUp(self):
        self.backend = Backend(*self.options, framing=self.framing, variables=self.variables)
        self.addCleanup(self.backend.__exit__)
