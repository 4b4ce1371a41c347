# SPDX-License-Identifier: MIT
"""A link with latency: forwards between a port of its own and another one, delaying each direction by half of the
round-trip time. usage: link.py PORT SECONDS. Prints its port."""

import asyncio
import sys

import loopback

there, seconds = int(sys.argv[1]), float(sys.argv[2]) / 2


class End(asyncio.Protocol):
    """One end of a connection; what it receives is sent to `other` after the delay."""

    def __init__(self, other=None):
        self.other, self.waiting = other, []

    def connection_made(self, transport):
        self.transport = transport
        if self.other is None:
            self.opening = asyncio.ensure_future(self.connect())

    async def connect(self):
        _, self.other = await asyncio.get_running_loop().create_connection(lambda: End(self), "127.0.0.1", there)
        for data in self.waiting:
            self.hand_on(data)

    def data_received(self, data):
        if self.other is None:
            self.waiting.append(data)
        else:
            self.hand_on(data)

    def hand_on(self, data):
        asyncio.get_running_loop().call_later(seconds, self.other.transport.write, data)

    def connection_lost(self, _):
        if self.other:
            asyncio.get_running_loop().call_later(seconds, self.other.transport.close)


async def listen():
    server = await asyncio.get_running_loop().create_server(End, "127.0.0.1", 0)
    return server.sockets[0].getsockname()[1]


loopback.run(listen)
