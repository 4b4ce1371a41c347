# SPDX-License-Identifier: MIT
"""fastmcp's client, which asks for the newest version first."""

import asyncio
import sys
from importlib.metadata import version

from fastmcp import Client
from fastmcp.client.transports import StdioTransport

from report import CALLS, report


async def main():
    async with Client(StdioTransport(sys.argv[1], sys.argv[2:])) as client:
        handed, failed = [], []
        for name, arguments in CALLS:
            result = await client.call_tool(name, arguments, raise_on_error=False)
            handed.append(result.content[0].text)
            failed.append(result.is_error)
        report(
            version=version("fastmcp"), handed=handed, failed=failed,
            tools=[tool.name for tool in await client.list_tools()],
            resources=len(await client.list_resource_templates()),
            prompts=[prompt.name for prompt in await client.list_prompts()])


asyncio.run(main())
