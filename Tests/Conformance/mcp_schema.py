# SPDX-License-Identifier: MIT
"""What a server of MCP sends, checked against the schema of its version: by the SDK's types, which are generated from
it, and by a validator of JSON Schema. That one reads the specification's own files if MCP_SCHEMAS names the folder with
VERSION.json, and else the schemas of the SDK's types."""

import json
import os
from functools import cache
from typing import get_args

from jsonschema import Draft202012Validator
from mcp_types import methods
from pydantic import TypeAdapter

META = "io.modelcontextprotocol/"


@cache
def validator(type, version):
    """The validator of one of the SDK's types."""
    folder = os.environ.get("MCP_SCHEMAS")
    if not folder:
        return Draft202012Validator(TypeAdapter(type).json_schema())
    with open(os.path.join(folder, version + ".json"), encoding="utf-8") as file:
        schema = json.load(file)
    section = "$defs" if "$defs" in schema else "definitions"
    name = type.__name__ if hasattr(type, "__name__") else get_args(type)[0].__name__
    return Draft202012Validator({"$ref": f"#/{section}/{name}", section: schema[section]})


def check(method, version, result):
    """Checks a result: it fits the version's schema. Returns its members that the schema doesn't know."""
    known = methods.serialize_server_result(method, version, result)
    validator(methods.SERVER_RESULTS[method, version], version).validate(result)
    return {name for name in result if name not in known}


def check_notification(version, message):
    methods.parse_server_notification(message["method"], version, message["params"])
    validator(methods.SERVER_NOTIFICATIONS[message["method"], version], version).validate(message)


def check_transcript(path):
    """Checks all that a server has sent (tee.py). Returns how many results of each method, notifications and errors."""
    agreed, asked, counts = None, {}, {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            message = json.loads(line[2:])
            if line[0] == ">":
                if "method" in message and "id" in message:
                    declared = message.get("params", {}).get("_meta", {}).get(META + "protocolVersion")
                    asked[json.dumps(message["id"])] = message["method"], declared
                continue
            assert message["jsonrpc"] == "2.0", line
            if "method" in message:
                assert "id" not in message, line
                check_notification("2026-07-28" if agreed is None else agreed, message)
                counts[message["method"]] = counts.get(message["method"], 0) + 1
                continue
            method, version = asked.pop(json.dumps(message["id"]))
            if "error" in message:
                assert isinstance(message["error"]["code"], int) and message["error"]["message"], line
                method = "error"
            else:
                if method == "initialize":
                    agreed = message["result"]["protocolVersion"]
                unknown = check(method, version or agreed, message["result"])
                assert not unknown, f"{method}: {unknown}"
            counts[method] = counts.get(method, 0) + 1
    return counts
