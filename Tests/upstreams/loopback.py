# SPDX-License-Identifier: MIT
"""An HTTP server on asyncio's transports, for loads: little work per request, and full control over every response."""

import asyncio
import sys
from urllib.parse import parse_qs, urlsplit


class Request:
    """A request. Connections are kept open; our clients never send a second request before the first is answered."""

    def __init__(self, head, transport):
        line, *fields = head.decode("latin-1").split("\r\n")
        self.target = line.split(" ")[1]
        parts = urlsplit(self.target)
        self.path = parts.path
        self.query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        self.headers = {name.lower(): value.strip() for name, value in (field.split(":", 1) for field in fields)}
        self.transport = transport

    def send(self, data):
        if not self.transport.is_closing():
            self.transport.write(data)


class Connection(asyncio.Protocol):
    """Calls `answer(request)` for each request."""

    def __init__(self, answer):
        self.answer, self.received = answer, b""

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        self.received += data
        while (end := self.received.find(b"\r\n\r\n")) >= 0:
            head, self.received = self.received[:end], self.received[end + 4:]
            self.answer(Request(head, self.transport))


def response(body, status=200, headers=()):
    """A complete response with JSON."""
    fields = ("Content-Type: application/json", f"Content-Length: {len(body)}", *headers)
    return (f"HTTP/1.1 {status} Status\r\n" + "\r\n".join(fields) + "\r\n\r\n").encode() + body


async def listen(answer, port=0):
    """Starts a server on the loopback interface and returns its port."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Connection(answer), "127.0.0.1", port, backlog=1024)
    return server.sockets[0].getsockname()[1]


def run(setup):
    """Runs `await setup()`, prints the line that it returns, and serves until it is killed."""

    async def main():
        print(await setup(), flush=True)
        await asyncio.Event().wait()

    try:
        asyncio.run(main())
    except KeyboardInterrupt:
        sys.exit(130)
