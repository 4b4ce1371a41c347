# SPDX-License-Identifier: MIT
"""The greediest clients that the limits allow: as many watches as there may be, each followed from before its log begins,
and as many subscriptions of an assistant. What is more is refused with the limit."""

import json
import subprocess
import tempfile

from client import MARQUEE, Client, environment

LIMIT = 256 << 20  # bytes of memory
PLACE = {"kind": "showings", "place": "Olathe, KS", "date": "2026-11-28"}
CLOCK = {"MARQUEE_NOW": "2026-11-21T12:00:00Z"}


def run(short, seed):
    watches, streams = (50, 200) if short else (1000, 1000)
    with tempfile.TemporaryDirectory(prefix="marquee-") as home:
        with Client(home, "--sandbox", variables=CLOCK) as client:
            client.initialize("watch/didChange")
            items = add(client, watches)
            if not short and client.ask("watch/add", showings(watches)).answer["error"]["data"].get("limit") != 1000:
                client.complain("one watch too many is not refused with the limit")
            follow_everything(client, streams)
            peak = client.peak()
            if peak > LIMIT:
                client.complain(f"{peak >> 20} MiB with {streams} streams")
            problems = client.problems
        subscriptions = subscribe(home, streams, problems)
    return (f"{watches} watches of {items} showings, {streams} streams with a gap: at most {peak >> 20} MiB; "
            f"{streams} subscriptions of an assistant: at most {subscriptions >> 20} MiB."), problems


def showings(number):
    """The params of a watch that no other is the same as: the showings of a day at ten theatres, with a long name."""
    return PLACE | {"name": f"{number} " + "x" * 90, "after": f"{5 + number % 15:02}:{number // 15 % 60:02}",
                    "before": f"23:{number // 900:02}"}


def add(client, count):
    """Adds the watches, and returns how many showings one of them has."""
    calls = []
    for number in range(count):
        calls.append(client.start("watch/add", showings(number), patience=120))
        client.drain(20)
    client.drain()
    for call in calls:
        if call.outcome != "result":
            client.complain(f"a watch is refused: {call.answer}")
    return max(len(call.answer["result"]["now"]["items"]) for call in calls if call.outcome == "result")


def follow_everything(client, count):
    """Opens streams of all watches from a cursor that the log doesn't have, and waits for each one's gap."""
    calls = [client.start("watch/follow", {"partialResultToken": True, "after": 10_000 + number}, patience=600)
             for number in range(count)]
    reads = [client.start("watch/list", {"limit": 100}, patience=120) for _ in range(50)]
    while any(call.outcome is None for call in reads):
        client.pump(0.1)
    if client.ask("server/ping").outcome != "result":
        client.complain("it does not answer any more")
    for call in calls:
        if call.outcome is not None:
            client.complain(f"a stream ended: {call.answer}")
        client.cancel(call)
    client.drain()


def subscribe(home, count, problems):
    """Opens an assistant's subscriptions, and returns the peak memory of its server."""
    server = subprocess.Popen([MARQUEE, "mcp", "--sandbox"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                              env=environment(home, **CLOCK))
    meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientInfo": {"name": "soak", "version": "1"},
            "io.modelcontextprotocol/clientCapabilities": {}}
    for number in range(count + 1):
        uris = [f"marquee://watch/watch:{1 + other}" for other in range(number % 50)] + ["marquee://watches"]
        params = {"notifications": {"resourceSubscriptions": uris}, "_meta": meta}
        message = {"jsonrpc": "2.0", "id": number, "method": "subscriptions/listen", "params": params}
        server.stdin.write(json.dumps(message) + "\n")
        server.stdin.flush()
        answer = json.loads(server.stdout.readline())
        is_too_many = number == 1000
        if is_too_many != (answer.get("error", {}).get("data", {}).get("limit") == 1000):
            problems.append(f"subscription {number}: {str(answer)[:300]}")
    with open(f"/proc/{server.pid}/status") as file:
        peak = int(next(line for line in file if line.startswith("VmHWM:")).split()[1]) * 1024
    if peak > LIMIT:
        problems.append(f"{peak >> 20} MiB with {count} subscriptions")
    server.kill()
    server.wait()
    server.stdin.close()
    server.stdout.close()
    return peak
