# SPDX-License-Identifier: MIT
"""langchain-mcp-adapters, which makes LangChain's tools of those of a server."""

import asyncio
import sys
from importlib.metadata import version

from langchain_mcp_adapters.client import MultiServerMCPClient
from langchain_mcp_adapters.tools import load_mcp_tools

from report import CALLS, report


async def main():
    client = MultiServerMCPClient({"marquee": {"transport": "stdio", "command": sys.argv[1], "args": sys.argv[2:]}})
    async with client.session("marquee") as session:
        tools = {tool.name: tool for tool in await load_mcp_tools(session)}
        handed, failed = [], []
        for id, (name, arguments) in enumerate(CALLS):
            call = {"type": "tool_call", "id": str(id), "name": name, "args": arguments}
            try:
                message = await tools[name].ainvoke(call)
                content, isError = message.content, message.status == "error"
            except Exception as error:
                content, isError = str(error), True
            handed.append(content if isinstance(content, str) else content[0]["text"])
            failed.append(isError)
        prompt = await client.get_prompt("marquee", "evening_at_the_cinema", arguments={"place": "Olathe"})
        report(
            version=version("langchain-mcp-adapters"), handed=handed, failed=failed, tools=list(tools),
            prompts=[prompt[0].type])


asyncio.run(main())
