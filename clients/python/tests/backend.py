#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A backend that does one thing that the real one does seldom or never; which, its first argument says."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import Any

MOVIE = {"id": "amc:movie:1", "title": "Film 1"}
INITIALIZED = {"capabilities": {}, "serverInfo": {"name": "marquee", "version": "9.9"}, "contractVersion": "1.0"}


def send(**message: Any) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def page(number: int, **more: Any) -> dict[str, Any]:
    items = [{**MOVIE, "id": f"amc:movie:{number}", "overview": "x" * 1000}]
    return {"kind": "page", "page": number, "pageSize": 1, "items": items, **more}


class Backend:
    """Each method is one way to behave, given a request other than `initialize`."""

    def faults(self, request: dict[str, Any]) -> None:
        token, work = request["params"]["partialResultToken"], request["params"].get("workDoneToken")
        error = {"code": -32015, "message": "It broke.", "data": {"kind": "upstreamFailed", "retryable": True}}
        parts = [
            page(1, nextPage=2),
            {"kind": "error", "page": 2, "error": error, "willRetry": True, "retryInSeconds": 0.5},
            page(2),
            {"kind": "of a newer server"},
        ]
        if work is not None:
            send(method="$/progress", params={"token": work, "value": {"kind": "begin", "title": request["method"]}})
        for part in parts:
            send(method="$/progress", params={"token": token, "value": part})
        send(id=request["id"], result={"kind": "summary", "pageCount": 2, "itemCount": 2, "complete": True})

    def half(self, request: dict[str, Any]) -> None:
        """One of two providers fails."""
        error = {"code": -32015, "message": "TMDB is closed.", "data": {"kind": "upstreamFailed", "retryable": True}}
        faults = [{"provider": "tmdb", "error": error}]
        token = request["params"].get("partialResultToken")
        if token is None:
            send(id=request["id"], result=page(1, faults=faults))
            return
        send(method="$/progress", params={"token": token, "value": page(1, faults=faults)})
        summary = {"kind": "summary", "pageCount": 1, "itemCount": 1, "complete": True, "faults": faults}
        send(id=request["id"], result=summary)

    def partial(self, request: dict[str, Any]) -> None:
        if token := request["params"].get("partialResultToken"):
            send(method="$/progress", params={"token": token, "value": {"kind": "partial", "item": MOVIE}})
        send(id=request["id"], result={**MOVIE, "rating": 7.5})

    def early(self, request: dict[str, Any]) -> None:
        """What is known of a film before the page, twice."""
        shared = {"theatreId": "amc:theatre:1", "availability": "available"}
        showings = [{"id": f"amc:showtime:{number}", **shared} for number in (1, 2, 3)]
        films = [{**MOVIE, "showings": showings[:count]} for count in (1, 2, 3)]
        if token := request["params"].get("partialResultToken"):
            for film in films[:2]:
                send(method="$/progress", params={"token": token, "value": {"kind": "partial", "item": film}})
            value = {"kind": "page", "page": 1, "pageSize": 20, "items": films[2:]}
            send(method="$/progress", params={"token": token, "value": value})
        send(id=request["id"], result={"kind": "summary", "pageCount": 1, "itemCount": 1, "complete": True})

    def wrong(self, request: dict[str, Any]) -> None:
        """The title is missing, which the contract promises."""
        send(id=request["id"], result={"id": "amc:movie:1"})

    def unreadable(self, request: dict[str, Any]) -> None:
        """As if the request was over the limit, or broken on the way."""
        send(id=None, error={"code": -32600, "message": "The message is too long.", "data": {}})

    def leaves(self, request: dict[str, Any]) -> None:
        sys.exit("out of film")

    def leaves_once(self, request: dict[str, Any]) -> None:
        """It dies at every other request, as the file says to which each request adds a line."""
        with open(os.environ["MARQUEE_ASKED"], "a+") as asked:
            asked.write(request["method"] + "\n")
            asked.seek(0)
            if len(asked.readlines()) % 2 == 1:
                sys.exit("out of film")
        send(id=request["id"], result=MOVIE)

    def halfway(self, request: dict[str, Any]) -> None:
        token = request["params"]["partialResultToken"]
        send(method="$/progress", params={"token": token, "value": page(1, nextPage=2)})

    def silent(self, request: dict[str, Any]) -> None:
        pass

    silent_from_the_start = silent

    def cancels(self, request: dict[str, Any]) -> None:
        """It answers what is cancelled, and nothing else; see `main`."""

    def follows(self, request: dict[str, Any]) -> None:
        """Four thousand events of 2 KB at once, then nothing."""
        params = request["params"]
        for cursor in range(params["after"] + 1, 4001):
            event = {"cursor": cursor, "watchId": "watch:1", "watchName": "x" * 2000, "kind": "seatsFound"}
            event |= {"at": "2026-11-21T12:06:00Z", "message": "Seats."}
            value = {"kind": "event", "event": event}
            send(method="$/progress", params={"token": params["partialResultToken"], "value": value})

    def mute(self, request: dict[str, Any]) -> None:
        """It closes its stdout and lives on."""
        os.close(1)

    def floods(self, request: dict[str, Any]) -> None:
        sys.stderr.write("noise\n" * 500_000)
        send(id=request["id"], result=MOVIE)

    def dribbles(self, request: dict[str, Any]) -> None:
        """Bytes come one by one."""
        for byte in (json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": MOVIE}) + "\r\n").encode():
            os.write(1, bytes([byte]))

    def endless(self, request: dict[str, Any]) -> None:
        """One line that never ends."""
        while True:
            os.write(1, b" " * 65536)

    def hangs(self, request: dict[str, Any]) -> None:
        """Neither the end of its input nor a polite signal ends it."""
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        send(id=request["id"], result=MOVIE)
        while True:
            time.sleep(60)


def main() -> None:
    behave = getattr(Backend(), sys.argv[1])
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "initialize" and sys.argv[1] != "silent_from_the_start":
            send(id=request["id"], result=INITIALIZED)
        elif request["method"] == "$/cancelRequest" and sys.argv[1] in ("cancels", "follows"):
            error = {"code": -32800, "message": "Cancelled.", "data": {"kind": "requestCancelled", "retryable": False}}
            send(id=request["params"]["id"], error=error)
        elif request["method"] == "exit" and sys.argv[1] != "hangs":
            return
        elif "id" in request and request["method"] != "shutdown":
            behave(request)


if __name__ == "__main__":
    main()
