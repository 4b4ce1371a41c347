# SPDX-License-Identifier: MIT
"""The peer of the ping row: the same method on python-lsp-jsonrpc."""

import sys

from pylsp_jsonrpc.dispatchers import MethodDispatcher
from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter


class Server(MethodDispatcher):
    def __getitem__(self, method):
        if method == "server/ping":
            return lambda params: {"pong": True, "sequence": params["sequence"], "sentAt": params["sentAt"]}
        raise KeyError(method)


writer = JsonRpcStreamWriter(sys.stdout.buffer)
JsonRpcStreamReader(sys.stdin.buffer).listen(Endpoint(Server(), writer.write).consume)
