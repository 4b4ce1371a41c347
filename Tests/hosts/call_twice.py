# SPDX-License-Identifier: MIT
"""Calls a tool in two sessions at an address of streamable HTTP.

usage: call_twice.py URL
Prints a line of JSON: the numbers of tools of each session, and the texts of the calls.
"""

import asyncio
import json
import sys

from mcp import ClientSession
from mcp.client import streamable_http

connect = getattr(streamable_http, "streamable_http_client", None) or streamable_http.streamablehttp_client


async def main():
    counts, texts = [], []
    for _ in range(2):
        async with connect(sys.argv[1]) as (read, write, *_), ClientSession(read, write) as session:
            await session.initialize()
            counts.append(len((await session.list_tools()).tools))
            result = await session.call_tool("whats_on_near", {"place": "Olathe, KS", "limit": 1})
            texts.append(result.content[0].text)
    print(json.dumps({"tools": counts, "texts": texts}))


asyncio.run(asyncio.wait_for(main(), 280))
