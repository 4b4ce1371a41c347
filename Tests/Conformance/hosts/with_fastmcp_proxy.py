# SPDX-License-Identifier: MIT
"""fastmcp's client in the newest version, through fastmcp's proxy in an older one, which passes on the members of `_meta`
that its client sends."""

import asyncio
import sys
from importlib.metadata import version

from fastmcp import Client
from fastmcp.client.transports import StdioTransport
from fastmcp.server import create_proxy

from report import CALLS, report


async def ignore(message):
    """With a handler for log messages the client sends the level that it wants."""


async def main():
    server = Client(StdioTransport(sys.argv[1], sys.argv[2:]), mode="legacy")
    async with Client(create_proxy(server), mode="2026-07-28", log_handler=ignore) as client:
        handed, failed = [], []
        for name, arguments in CALLS:
            result = await client.call_tool(name, arguments, raise_on_error=False)
            handed.append(result.content[0].text)
            failed.append(result.is_error)
        report(
            version=version("fastmcp"), handed=handed, failed=failed,
            tools=[tool.name for tool in await client.list_tools()])


asyncio.run(main())
