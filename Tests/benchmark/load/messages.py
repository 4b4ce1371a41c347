# SPDX-License-Identifier: MIT
"""The messages to send."""

import json


def message(id, method, params=None):
    text = {"jsonrpc": "2.0", "id": id, "method": method} | ({"params": params} if params else {})
    return json.dumps(text, separators=(",", ":")).encode()


def ping(id):
    return b'{"jsonrpc":"2.0","id":%d,"method":"server/ping","params":{"sequence":%d,"sentAt":%d}}' % (
        id, id, 1_700_000_000_000 + id)


def cancel(id):
    return b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%d}}' % id


def headed(text):
    """The message, framed as in the Language Server Protocol."""
    return b"Content-Length: %d\r\n\r\n%b" % (len(text), text)


def line(text):
    return text + b"\n"
