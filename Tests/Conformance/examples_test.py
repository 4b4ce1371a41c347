# SPDX-License-Identifier: MIT
"""Every example of the contract, asked of the sandbox: valid, and what it says is what is answered."""

import unittest

from backend import Backend
from contract import contract
from examples import ask

AGAIN = "Tests/Conformance/examples.py, then `swift run generate`, writes it as it is now"


class ExampleTest(unittest.TestCase):
    def test_the_contract_has_an_example_for_each_method(self):
        for name, (_, method) in contract.methods.items():
            self.assertTrue(method.get("examples"), f"{name} has no example")

    def test_every_example_is_valid_in_itself(self):
        for name, (index, method) in contract.methods.items():
            for example in method["examples"]:
                with self.subTest(method=name, example=example["name"]):
                    if "result" in example:
                        contract.validate(example["result"]["value"], f"/methods/{index}/result/schema")

    def test_every_example_is_what_the_sandbox_answers(self):
        for name, (_, method) in contract.methods.items():
            for example in method["examples"]:
                params = {param["name"]: param["value"] for param in example["params"]}
                written = example.get("result", {}).get("value")
                with self.subTest(method=name, example=example["name"]):
                    self.assertEqual(ask(name, params, written), written, AGAIN)

    def test_every_list_streams_its_example(self):
        with Backend() as backend:
            for name, (_, method) in contract.methods.items():
                if "page" not in method.get("x-stream", {}):
                    continue
                params = {param["name"]: param["value"] for param in method["examples"][0]["params"]}
                params.pop("pageSize", None)
                with self.subTest(method=name):
                    id = backend.start(name, params | {"partialResultToken": name, "limit": 50})
                    answer, values = backend.answer(id)
                    self.assertEqual(answer["result"]["kind"], "summary")
                    # On a busy machine showtimes/whatsOn tells films as partials before its pages.
                    pages = [value for value in (each["params"]["value"] for each in values) if value["kind"] == "page"]
                    items = sum(len(page["items"]) for page in pages)
                    self.assertEqual((len(pages), items), (answer["result"]["pageCount"], answer["result"]["itemCount"]))
