# SPDX-License-Identifier: MIT
"""A small disk fills up under a mixed load and is emptied again: no request fails because of it, it is reported, and
what should be stored is stored again afterwards."""

import os
import random
import subprocess
import tempfile
import time

from client import Client
from requests_of_all_kinds import Requests
from upstream_process import UpstreamProcess

SIZE = "16m"
WINDOW = 100  # requests in flight


def run(short, seed):
    with tempfile.TemporaryDirectory() as folder:
        if subprocess.run([*on_a_disk_of_its_own(folder), "true"], stderr=subprocess.DEVNULL).returncode:
            return "Left out: this machine lets nobody mount.", []
    with UpstreamProcess(seed=seed, max_age=600, latency=0.002) as upstream, \
            tempfile.TemporaryDirectory(prefix="marquee-") as home, tempfile.TemporaryDirectory(prefix="marquee-") as disk, \
            Client(home, "--state-dir", f"{disk}/state", "--cache-dir", f"{disk}/cache", variables=upstream.variables(0),
                   under=on_a_disk_of_its_own(disk)) as client:
        client.initialize("server/error")
        requests = Requests(random.Random(seed))
        load(client, requests, 1 if short else 10)
        # Only the process sees its disk; from here it is a folder below the process's own root.
        seen_from_here = f"/proc/{client.process.pid}/root{disk}"
        free = os.statvfs(seen_from_here).f_bavail * os.statvfs(seen_from_here).f_frsize
        fill(os.path.join(seen_from_here, "filler"))
        load(client, requests, 1 if short else 30)
        for _ in range(3):
            client.ask("search/movies", {"query": "while the disk is full"})
        told = [message["params"]["message"] for _, message in client.notifications if message["method"] == "server/error"]
        if not 0 < len(told) < sum(client.outcomes.values()) / 10:
            client.complain(f"it was told {len(told)} times: {told[:5]}")
        os.remove(os.path.join(seen_from_here, "filler"))
        # Entries that could not be stored are dropped; new ones are stored.
        deadline = time.monotonic() + 20
        while "after the disk" not in (queries := suggestions(client)):
            client.ask("search/movies", {"query": "after the disk", "cache": "reload"})
            if time.monotonic() > deadline:
                client.complain(f"no search is remembered after there was room again: {queries}")
                break
        if failures := {kind: count for kind, count in client.outcomes.items()
                        if kind not in ("result", "notFound", "requestCancelled")}:
            client.complain(f"requests failed: {failures}; {told[:3]}")
        if client.leave() != 0:
            client.complain(f"the exit code is {client.process.returncode}")
        return (f"{sum(client.outcomes.values())} requests on a disk of {SIZE}, {free >> 10} KiB of it free before it was "
                f"filled; told {len(told)} times."), client.problems


def load(client, requests, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        requests.start(client)
        client.drain(WINDOW)
    client.drain()


def fill(path):
    with open(path, "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass


def suggestions(client):
    return [item["query"] for item in client.ask("suggestions/list").answer["result"]["items"]]


def on_a_disk_of_its_own(folder):
    """A command prefix that gives the program a small disk of its own."""
    own = [] if os.geteuid() == 0 else ["--user", "--map-root-user"]
    return ["unshare", "--mount", *own, "sh", "-c", f'mount -t tmpfs -o size={SIZE},mode=700 none "$0" && exec "$@"', folder]
