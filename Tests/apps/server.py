# SPDX-License-Identifier: MIT
"""`marquee mcp --sandbox` as a host runs it: with the extension for views, over its standard input and output."""

import json
import os
import pathlib
import subprocess
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
MARQUEE = os.environ.get("MARQUEE_BIN", str(ROOT / ".build/release/marquee"))
VIEW = "ui://marquee/view"
PATIENCE = 60  # seconds
# Before the first showing of the sandbox's day, so that all of them are still sold.
MORNING = "2026-11-21T12:00:00Z"
EXTENSION = {"extensions": {"io.modelcontextprotocol/ui": {"mimeTypes": ["text/html;profile=mcp-app"]}}}


class Refused(Exception):
    """An error of the protocol."""


class Server:
    """A session of a host that declares that it shows views, or doesn't. Requests wait for their responses; the last ends when close is called."""

    def __init__(self, *options, declares=True, now=MORNING):
        self.home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.process = subprocess.Popen(
            [MARQUEE, "mcp", "--sandbox", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={"HOME": self.home.name, "PATH": os.environ["PATH"]} | ({"MARQUEE_NOW": now} if now else {}))
        self.last_id = 0
        self.request("initialize", {
            "protocolVersion": "2025-11-25",
            "clientInfo": {"name": "reference-host", "version": "1.0.0"},
            "capabilities": EXTENSION if declares else {},
        })
        self.send({"method": "notifications/initialized"})

    def close(self):
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.home.cleanup()

    def send(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        self.process.stdin.flush()

    def request(self, method, params):
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": params})
        # Ends a server that doesn't answer, so that readline returns.
        alarm = threading.Timer(PATIENCE, self.process.kill)
        alarm.start()
        try:
            while line := self.process.stdout.readline():
                message = json.loads(line)
                if message.get("id") == self.last_id:
                    break
            else:
                raise Refused(f"no response to {method}")
        finally:
            alarm.cancel()
        if "error" in message:
            raise Refused(message["error"]["message"])
        return message["result"]

    def call(self, tool, arguments):
        return self.request("tools/call", {"name": tool, "arguments": arguments})

    def document(self):
        """The view's resource. MARQUEE_VIEW names a file that replaces its text, to work on the view without building
        the program."""
        resource = self.request("resources/read", {"uri": VIEW})["contents"][0]
        if replaced := os.environ.get("MARQUEE_VIEW"):
            resource["text"] = pathlib.Path(replaced).read_text()
        return resource
