# SPDX-License-Identifier: MIT
"""What the servers in this folder share: framing, chosen by the first byte, messages, and `marquee call`."""

import json
import os
import signal
import sys

MOVIES = [{"id": f"amc:movie:{number}", "title": f"Film {number}", "ids": {"amc": number}} for number in (1, 2, 3)]


class Wire:
    """Standard input and output, framed as lines or with headers, as the client's first byte tells."""

    def __init__(self):
        self.input, self.output = sys.stdin.buffer, sys.stdout.buffer
        self.has_headers = None

    def messages(self):
        while line := self.input.readline():
            if not line.strip():
                continue
            if self.has_headers is None:
                self.has_headers = line[:1] not in b"{["
            if not self.has_headers:
                yield json.loads(line)
                continue
            length = 0
            while line.strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
                line = self.input.readline()
            yield json.loads(self.input.read(length))

    def send(self, message):
        self.send_text(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def send_text(self, text):
        self.output.write(b"Content-Length: %d\r\n\r\n%b" % (len(text), text) if self.has_headers else text + b"\n")
        self.output.flush()


def initialized(version="1.0.0"):
    return {"capabilities": {}, "serverInfo": {"name": "marquee", "version": version}, "contractVersion": version}


def page(items, total):
    pages = -(-total // len(items))
    following = {"nextPage": 2} if pages > 1 else {}
    return {
        "kind": "page",
        "page": 1,
        "pageSize": len(items),
        "totalPages": pages,
        "totalResults": total,
        **following,
        "items": items,
    }


def play(version, refusal, novelty=None):
    """A Marquee that knows `initialize` and `movies/nowPlaying`, and nothing else.

    To other methods it answers with `refusal`; `novelty` is what its movies have besides.
    """
    movies = [{**movie, **(novelty or {})} for movie in MOVIES]
    method = called()
    if "--version" in sys.argv:
        print(f"marquee {version}")
    elif method == "movies/nowPlaying":
        print_items(movies)
    elif method:
        print(f"marquee: unknown method '{method}'", file=sys.stderr)
        sys.exit(2)
    else:
        serve(Wire(), version, refusal, movies)


def serve(wire, version, refusal, movies):
    for message in wire.messages():
        method, params = message.get("method"), message.get("params") or {}
        if method == "exit":
            return
        if "id" not in message:
            continue
        if method == "initialize":
            wire.send({"id": message["id"], "result": initialized(version)})
        elif method != "movies/nowPlaying":
            wire.send({"id": message["id"], "error": refusal(method)})
        elif (token := params.get("partialResultToken")) is not None:
            wire.send({"method": "$/progress", "params": {"token": token, "value": page(movies, len(movies))}})
            summary = {"kind": "summary", "pageCount": 1, "itemCount": len(movies), "complete": True}
            wire.send({"id": message["id"], "result": summary})
        else:
            wire.send({"id": message["id"], "result": page(movies, len(movies))})


def called():
    """The method of `marquee … call METHOD …`; None for `marquee serve`."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    return words[1] if words[:1] == ["call"] and len(words) > 1 else None


def print_items(items):
    for item in items:
        print(json.dumps(item), flush=True)


def die():
    """Dies as if the kernel had killed it for its memory use."""
    print("marquee: warning: the projector is getting warm", file=sys.stderr)
    print("marquee: warning: the reel is nearly through", file=sys.stderr)
    print("marquee: fatal: out of film", file=sys.stderr, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
