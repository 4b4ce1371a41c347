# SPDX-License-Identifier: MIT
"""`marquee mcp` as an assistant sees it: through the official SDK, or as bare lines."""

import json
import os
import select
import subprocess
import tempfile
import time
from contextlib import asynccontextmanager, contextmanager
from unittest import mock

import mcp.client.session
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from backend import MARQUEE, PATIENCE, environment
from contract import contract

VERSIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]


def arguments(options, tools, sandbox):
    return ["mcp", *(["--sandbox"] if sandbox else []), *(["--tools", tools] if tools else []), *options]


@asynccontextmanager
async def connected(*options, tools="all", version="2025-11-25", sandbox=True, variables={}, searched=None, **callbacks):
    """A session of the SDK after the handshake, for this protocol version. tools is None for
    those offered by default; searched is a title that the person has searched for before."""
    with tempfile.TemporaryDirectory(prefix="marquee-") as home, open(os.devnull, "w") as errors:
        if searched:
            subprocess.run(
                [MARQUEE, "--sandbox", "call", "search/movies", json.dumps({"query": searched})], check=True,
                stdout=errors, env=environment(home, **variables))
        server = StdioServerParameters(
            command=MARQUEE, args=arguments(options, tools, sandbox), env={"HOME": home, **variables})
        async with stdio_client(server, errlog=errors) as streams:
            async with ClientSession(*streams, read_timeout_seconds=PATIENCE, **callbacks) as session:
                # The SDK always offers the newest version that it knows.
                with mock.patch.object(mcp.client.session, "LATEST_HANDSHAKE_VERSION", version):
                    await session.initialize()
                yield session


async def all_tools(session):
    """All tools, fetched page by page."""
    tools, cursor = [], None
    while True:
        page = await session.list_tools(params=mcp.types.PaginatedRequestParams(cursor=cursor))
        tools += page.tools
        cursor = page.next_cursor
        if cursor is None:
            return tools


def tool_name(method):
    """The name of a method's tool: the contract's, or movies_now_playing for movies/nowPlaying."""
    given = contract.methods[method][1].get("x-tool", {}).get("name")
    if given:
        return given
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in method.replace("/", "_"))


def method_examples():
    """The contract's examples as tool calls: (name of the tool, arguments). Those that name files are left out."""
    for method, (_, description) in contract.methods.items():
        if "x-tool" in description and description["x-tool"].get("permission") != "files":
            for example in description["examples"]:
                yield tool_name(method), {param["name"]: param["value"] for param in example["params"]}


def column(structured, heading):
    """A column of a structured list."""
    position = structured["columns"].index(heading)
    return [row[position] for row in structured["rows"]]


class Wire:
    """`marquee mcp` on bare pipes, one message per line. A context manager: leaving it ends the process."""

    def __init__(self, *options, tools="all", sandbox=True, variables={}):
        self.home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.process = subprocess.Popen(
            [MARQUEE, *arguments(options, tools, sandbox)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, bufsize=0, env=environment(self.home.name, **variables))
        self.received = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()
        self.home.cleanup()

    def send(self, message):
        """Sends a message, or a line of text as it is."""
        line = message if isinstance(message, str) else json.dumps(message)
        self.process.stdin.write(line.encode() + b"\n")

    def request(self, id, method, params=None):
        self.send({"jsonrpc": "2.0", "id": id, "method": method} | ({} if params is None else {"params": params}))

    def notify(self, method, params=None):
        self.send({"jsonrpc": "2.0", "method": method} | ({} if params is None else {"params": params}))

    def receive(self):
        """The next message."""
        return json.loads(self.receive_line())

    def receive_line(self):
        """The bytes of the next message."""
        deadline = time.monotonic() + PATIENCE
        while b"\n" not in self.received:
            if not select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))[0]:
                raise AssertionError("nothing came for too long")
            chunk = os.read(self.process.stdout.fileno(), 1 << 16)
            if not chunk:
                raise AssertionError("the output has ended")
            self.received += chunk
        line, self.received = self.received.split(b"\n", 1)
        return line

    def answer(self, id, method, params=None):
        """Sends a request and returns the next message, which must be its response."""
        self.request(id, method, params)
        message = self.receive()
        assert message.get("id") == id, f"no answer to {id}: {message}"
        return message

    def initialize(self, version="2025-11-25", capabilities={}):
        """Performs the handshake and returns its result."""
        answer = self.answer("initialize", "initialize", {
            "protocolVersion": version, "capabilities": capabilities, "clientInfo": {"name": "test", "version": "1"}})
        self.notify("notifications/initialized")
        return answer["result"]

    def end(self):
        """Closes the input. Returns the remaining messages and the seconds until the process ended."""
        start = time.monotonic()
        self.process.stdin.close()
        rest = self.received
        while chunk := self.process.stdout.read():
            rest += chunk
        self.process.wait(PATIENCE)
        return [json.loads(line) for line in rest.splitlines()], time.monotonic() - start


@contextmanager
def initialized(*options, version="2025-11-25", **settings):
    with Wire(*options, **settings) as wire:
        wire.initialize(version)
        yield wire
