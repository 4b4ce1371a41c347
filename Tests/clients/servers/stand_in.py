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


def initialized():
    return {"capabilities": {}, "serverInfo": {"name": "marquee", "version": "0.1.0"}, "contractVersion": "0.1.0"}


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
