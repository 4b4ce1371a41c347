# SPDX-License-Identifier: MIT
"""A peer of the ping rows: the same method on pygls."""

from pygls.protocol import JsonRPCProtocol, default_converter
from pygls.server import JsonRPCServer

server = JsonRPCServer(JsonRPCProtocol, default_converter)


@server.feature("server/ping")
def ping(params):
    return {"pong": True, "sequence": params.sequence, "sentAt": params.sentAt}


server.start_io()
