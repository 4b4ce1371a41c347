# SPDX-License-Identifier: MIT
"""pydantic-ai: an agent whose model is a script that calls one tool after the other, and keeps what it is handed."""

import asyncio
import json
import sys
from importlib.metadata import version

from fastmcp.client.transports import StdioTransport
from pydantic_ai import Agent, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.mcp import MCPToolset
from pydantic_ai.models.function import FunctionModel

from report import CALLS, report

tools, handed = [], {}


def answer(messages, information):
    tools[:] = [tool.name for tool in information.function_tools]
    for message in messages:
        for part in message.parts:
            if part.part_kind in ("tool-return", "retry-prompt"):
                content = part.content
                text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
                handed[part.tool_call_id] = text
    turn = len(handed)
    if turn == len(CALLS):
        return ModelResponse(parts=[TextPart("done")])
    name, arguments = CALLS[turn]
    return ModelResponse(parts=[ToolCallPart(name, arguments, tool_call_id=str(turn))])


async def main():
    server = MCPToolset(StdioTransport(sys.argv[1], sys.argv[2:]))
    async with Agent(FunctionModel(answer), toolsets=[server]) as agent:
        await agent.run("What is on tonight?")
    report(version=version("pydantic-ai-slim"), tools=tools, handed=[handed[str(n)] for n in range(len(CALLS))])


asyncio.run(main())
