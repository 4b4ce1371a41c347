#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays clients/scenarios.json with nothing but lines of JSON over pipes, as the reference for the other clients."""

import json
import queue
import subprocess
import sys
import tempfile
import threading

import scenarios

PATIENCE = 60  # seconds until silence counts as a failure


class Server:
    """A `marquee` process on pipes, and the messages that it sends."""

    def __init__(self, binary, arguments, environment):
        self.home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.process = subprocess.Popen(
            [binary, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=scenarios.environment(self.home.name, environment),
        )
        self.messages = queue.Queue()
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        self.last_id = 0

    def read(self):
        for line in self.process.stdout:
            self.messages.put(json.loads(line))
        self.messages.put(None)

    def send(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        self.process.stdin.flush()

    def request(self, method, params):
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": params})
        return self.last_id

    def cancel(self, id):
        self.send({"method": "$/cancelRequest", "params": {"id": id}})

    def receive(self):
        message = self.messages.get(timeout=PATIENCE)
        assert message is not None, "the server has ended"
        return message

    def answer(self, id):
        """The response to a request; skips messages for others that come before it."""
        while True:
            message = self.receive()
            if message.get("id") == id:
                return message

    def close(self):
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.reader.join()
        self.process.stdout.close()
        self.home.cleanup()


def play(server, scenario):
    """The outcome in the form that scenarios.outcome takes."""
    params = dict(scenario["params"])
    if not scenario.get("stream"):
        id = server.request(scenario["method"], params)
        if scenario.get("cancel"):
            server.cancel(id)
        answer = server.answer(id)
        return {"error": answer["error"]} if "error" in answer else {"result": answer["result"]}

    token = f"stream {server.last_id}"
    id = server.request(scenario["method"], {**params, "partialResultToken": token})
    if scenario.get("cancel"):
        server.cancel(id)
    items = []
    while True:
        message = server.receive()
        if message.get("method") == "$/progress" and message["params"]["token"] == token:
            for item in message["params"]["value"].get("items", []):
                items.append(item)
                if len(items) == scenario.get("stopAfter"):
                    server.cancel(id)
                    server.answer(id)
                    return {"stopped": items}
        elif message.get("id") == id:
            if "error" in message:
                return {"error": message["error"]}
            return {"items": items, "summary": message["result"]}


def main():
    binary = scenarios.binary()
    servers, outcomes = {}, {}
    with scenarios.upstream() as base:
        for scenario in scenarios.SCENARIOS:
            name = scenario["server"]
            if name not in servers:
                arguments, environment = scenarios.server(name, base)
                servers[name] = Server(binary, arguments, environment)
            server = servers[name]
            outcomes[scenario["name"]] = scenarios.outcome(scenario, play(server, scenario))
            ping = server.answer(server.request("server/ping", {}))
            assert ping["result"]["pong"] is True, ping
        for server in servers.values():
            server.close()
    sys.exit(scenarios.report("stdio", outcomes))


if __name__ == "__main__":
    main()
