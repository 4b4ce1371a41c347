# SPDX-License-Identifier: MIT
"""Validates messages against schema/openrpc.json, and nothing else, with an independent validator.

The results of the published document are open, since a later release may add members. The tests close them: a member
that this release sends and doesn't describe is a fault.
"""

import json
import os

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

PATH = os.path.join(os.path.dirname(__file__), "../../schema/openrpc.json")


def closed(schema):
    """The schema, or whatever holds schemas, with no members in its objects but those that it names."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    copy = {name: closed(value) if name not in ("examples", "x-errors") else value for name, value in schema.items()}
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
        copy.setdefault("additionalProperties", False)
    return copy


class Contract:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.document = closed(json.load(file))
        self.registry = Registry().with_resource("urn:contract", Resource(self.document, DRAFT202012))
        self.methods = {method["name"]: (index, method) for index, method in enumerate(self.document["methods"])}
        self.notifications = {
            notification["name"]: index for index, notification in enumerate(self.document["x-notifications"])}
        self.errors = self.document["x-errors"]
        self.validators = {}

    def validate(self, value, pointer):
        """Validates a value against the schema at this place of the document."""
        if pointer not in self.validators:
            self.validators[pointer] = Draft202012Validator({"$ref": "urn:contract#" + pointer}, registry=self.registry)
        errors = sorted(self.validators[pointer].iter_errors(value), key=lambda error: list(error.absolute_path))
        if errors:
            lines = [f"{'/'.join(map(str, error.absolute_path)) or 'the value'}: {error.message}"[:500] for error in errors]
            raise AssertionError(f"not what the contract says at {pointer}:\n" + "\n".join(lines))

    def check(self, message, methods, tokens):
        """Validates a message from the server.

        methods: the method of each request, by its id as JSON; tokens: the method of each partialResultToken, as JSON."""
        if isinstance(message, list):
            assert message, "an empty batch"
            for each in message:
                assert "method" not in each, f"a notification in a batch: {each}"
                self.check(each, methods, tokens)
            return
        assert message.get("jsonrpc") == "2.0", f"no version: {message}"
        if "method" in message:
            self.check_notification(message, tokens)
        else:
            self.check_answer(message, methods)

    def check_notification(self, message, tokens):
        name = message["method"]
        assert set(message) == {"jsonrpc", "method", "params"}, f"members of a notification: {list(message)}"
        assert name in self.notifications, f"a notification that the contract does not know: {name}"
        self.validate(message["params"], f"/x-notifications/{self.notifications[name]}/params")
        if name == "$/progress" and message["params"]["value"]["kind"] not in ("begin", "report", "end"):
            value, token = message["params"]["value"], json.dumps(message["params"]["token"])
            assert token in tokens, f"a token that nobody gave: {token}"
            self.check_part(tokens[token], value)

    def check_part(self, name, value):
        """Checks that a part of a stream is one of those that its method declares."""
        index, method = self.methods[name]
        part = "fault" if value["kind"] == "error" else value["kind"]
        assert part in method.get("x-stream", {}), f"{name} does not stream a {part}"
        self.validate(value, f"/methods/{index}/x-stream/{part}")
        if part == "fault":
            self.check_error(value["error"])

    def check_answer(self, message, methods):
        assert set(message) in ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"}), f"members: {list(message)}"
        if "error" in message:
            self.check_error(message["error"])
        if message["id"] is None:
            assert "error" in message or "null" in methods, f"a result for nobody: {message}"
            return
        key = json.dumps(message["id"])
        assert key in methods, f"an answer that nobody waits for: {message}"
        if "result" in message:
            index, _ = self.methods[methods[key]]
            self.validate(message["result"], f"/methods/{index}/result/schema")

    def check_error(self, error):
        self.validate(error, "/components/schemas/ErrorObject")
        kind = error["data"]["kind"]
        assert self.errors[kind]["code"] == error["code"], f"{kind} has another code than {error['code']}"
        self.validate(error["data"], f"/x-errors/{kind}/data")


contract = Contract(PATH)
