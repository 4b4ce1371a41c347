# SPDX-License-Identifier: MIT
"""The SDK of the first generation (mcp 1.30), under many hosts."""

import asyncio
import sys
from importlib.metadata import version

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from report import CALLS, report


async def main():
    server = StdioServerParameters(command=sys.argv[1], args=sys.argv[2:])
    async with stdio_client(server) as streams, ClientSession(*streams) as session:
        start = await session.initialize()
        handed, failed = [], []
        for name, arguments in CALLS:
            result = await session.call_tool(name, arguments)
            handed.append(result.content[0].text)
            failed.append(result.isError)
        await session.subscribe_resource("marquee://watches")
        report(
            version=version("mcp"), protocol=start.protocolVersion, handed=handed, failed=failed,
            tools=[tool.name for tool in (await session.list_tools()).tools],
            resources=len((await session.list_resource_templates()).resourceTemplates),
            prompts=[prompt.name for prompt in (await session.list_prompts()).prompts])


asyncio.run(main())
