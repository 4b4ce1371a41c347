# SPDX-License-Identifier: MIT
"""Enters one client of fastmcp twice, and then calls a tool through a proxy of fastmcp's.

usage: enter_twice.py COMMAND [ARGUMENT…]
Prints a line of JSON: the numbers of tools that the client and the proxy have listed, and the text of the proxied call.
"""

import asyncio
import json
import os
import sys

from fastmcp import Client, FastMCP
from fastmcp.client.transports import StdioTransport

CALL = ("whats_on_near", {"place": "Olathe, KS", "limit": 1})


def transport():
    return StdioTransport(sys.argv[1], sys.argv[2:], env=dict(os.environ))


def proxy_of(client):
    if hasattr(FastMCP, "as_proxy"):
        return FastMCP.as_proxy(client)
    from fastmcp.server import create_proxy
    return create_proxy(client)


async def main():
    entered = Client(transport())
    counts, texts = [], []
    for _ in range(2):
        async with entered:
            counts.append(len(await entered.list_tools()))
            texts.append((await entered.call_tool(*CALL)).content[0].text)
    async with Client(proxy_of(Client(transport()))) as proxied:
        counts.append(len(await proxied.list_tools()))
        for _ in range(2):
            texts.append((await proxied.call_tool(*CALL)).content[0].text)
    print(json.dumps({"tools": counts, "texts": texts}))


asyncio.run(asyncio.wait_for(main(), 280))
