# SPDX-License-Identifier: MIT
"""openai-agents: an agent whose model is a script that calls one tool after the other, and keeps what it is handed."""

import asyncio
import json
import sys
from importlib.metadata import version

from agents import Agent, Model, ModelResponse, Runner, Usage, set_tracing_disabled
from agents.mcp import MCPServerStdio
from openai.types.responses import ResponseFunctionToolCall, ResponseOutputMessage, ResponseOutputText

from report import CALLS, report

set_tracing_disabled(True)


class Script(Model):
    def __init__(self):
        self.tools, self.handed, self.turn = [], {}, 0

    async def get_response(self, system_instructions, input, model_settings, tools, *rest, **more):
        self.tools = [tool.name for tool in tools]
        for item in input:
            if isinstance(item, dict) and item.get("type") == "function_call_output":
                output = item["output"]
                self.handed[item["call_id"]] = output if isinstance(output, str) else output[0]["text"]
        if self.turn < len(CALLS):
            name, arguments = CALLS[self.turn]
            output = ResponseFunctionToolCall(
                type="function_call", call_id=str(self.turn), name=name, arguments=json.dumps(arguments))
            self.turn += 1
        else:
            text = ResponseOutputText(type="output_text", text="done", annotations=[])
            output = ResponseOutputMessage(
                id="message", type="message", role="assistant", status="completed", content=[text])
        return ModelResponse(output=[output], usage=Usage(), response_id=None)

    def stream_response(self, *arguments, **more):
        raise NotImplementedError


async def main():
    model = Script()
    async with MCPServerStdio(params={"command": sys.argv[1], "args": sys.argv[2:]}, client_session_timeout_seconds=30) as server:
        agent = Agent(name="agent", model=model, mcp_servers=[server])
        await Runner.run(agent, "What is on tonight?", max_turns=len(CALLS) + 1)
    report(
        version=version("openai-agents"), tools=model.tools, handed=[model.handed[str(n)] for n in range(len(CALLS))])


asyncio.run(main())
