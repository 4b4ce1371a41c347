# SPDX-License-Identifier: MIT
"""The contract as clients read it: open results, closed params, a part of it by method or family; and answers without
the providers' own members."""

import json
import unittest

from backend import Backend
from contract import PATH


def references(value):
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for each in value.values():
            yield from references(each)
    elif isinstance(value, list):
        for each in value:
            yield from references(each)


def objects(value):
    if isinstance(value, dict):
        yield value
        for each in value.values():
            yield from objects(each)
    elif isinstance(value, list):
        for each in value:
            yield from objects(each)


def closed(value):
    return [each for each in objects(value) if each.get("additionalProperties") is False]


class ContractPartTest(unittest.TestCase):
    def setUp(self):
        with open(PATH, encoding="utf-8") as file:
            self.document = json.load(file)

    def reachable(self, value):
        waiting, found = list(references(value)), set()
        while waiting:
            reference = waiting.pop()
            if reference not in found:
                found.add(reference)
                target = self.document
                for name in reference.split("/")[1:]:
                    target = target[name]
                waiting += references(target)
        return found

    def test_results_are_open_and_params_closed(self):
        schemas = self.document["components"]["schemas"]
        results = [[method["result"], method.get("x-stream")] for method in self.document["methods"]]
        for reference in self.reachable(results):
            kind, name = reference.split("/")[2:]
            if kind == "schemas":
                self.assertEqual(closed(schemas[name]), [], name)
        self.assertEqual(closed(results), [])
        self.assertTrue(closed(schemas["CalendarPlan"]))

    def test_a_part_has_what_it_refers_to_and_no_more(self):
        cases = (({"method": "movies/get"}, {"movies/get"}),
                 ({"family": "theatres"}, {each["name"] for each in self.document["methods"]
                                           if each["name"].startswith("theatres/")}))
        with Backend() as backend:
            self.assertTrue(backend.result("rpc.discover", {}) == self.document)
            for params, expected in cases:
                with self.subTest(params):
                    part = backend.result("rpc.discover", params)
                    self.assertEqual({each["name"] for each in part["methods"]}, expected)
                    self.assertEqual((part["openrpc"], part["info"]), (self.document["openrpc"], self.document["info"]))
                    for method in part["methods"]:
                        self.assertIn(method, self.document["methods"])
                    wanted = self.reachable(part["methods"]) | {"#/components/schemas/ErrorData"}
                    wanted |= self.reachable(self.document["components"]["schemas"]["ErrorData"])
                    found = {f"#/components/{kind}/{name}" for kind, components in part["components"].items()
                             for name in components}
                    self.assertEqual(found, wanted)
                    self.assertLess(len(json.dumps(part)), len(json.dumps(self.document)) / 3)

    def test_what_the_contract_does_not_have_is_refused_with_the_nearest_name(self):
        with Backend() as backend:
            for params, path, nearest in (({"method": "movies/gett"}, "/method", "movies/get"),
                                          ({"family": "theater"}, "/family", "theatres"),
                                          ({"method": "movies/get", "family": "movies"}, None, None)):
                with self.subTest(params):
                    error = backend.error("rpc.discover", params)
                    self.assertEqual(error["code"], -32602)
                    if path:
                        self.assertEqual((error["data"]["path"], error["data"].get("nearest")), (path, nearest))


class VerbatimTest(unittest.TestCase):
    CASES = (("movies/nowPlaying", {"limit": 3}), ("movies/get", {"id": "tmdb:movie:268"}),
             ("showtimes/atTheatre", {"theatreId": "amc:610", "limit": 3}), ("theatres/get", {"id": "amc:610"}))

    def providers(self, value):
        return [name for each in objects(value) for name in ("amc", "tmdb", "pixabay")
                if isinstance(each.get(name), dict)]

    def test_false_leaves_the_providers_own_members_out(self):
        with Backend() as backend:
            for method, params in self.CASES:
                with self.subTest(method):
                    backend.result(method, params)
                    # From the cache by now, with the same age.
                    whole = backend.result(method, params)
                    self.assertTrue(self.providers(whole))
                    self.assertEqual(backend.result(method, params | {"verbatim": True}), whole)
                    bare = backend.result(method, params | {"verbatim": False})
                    self.assertEqual(self.providers(bare), [])
                    self.assertEqual(self.without(whole), bare)

    def test_in_the_parts_of_a_stream_too(self):
        with Backend() as backend:
            params = {"partialResultToken": "t", "limit": 30, "verbatim": False}
            _, parts = backend.answer(backend.start("movies/nowPlaying", params))
            pages = [part["params"]["value"] for part in parts if part.get("method") == "$/progress"]
            self.assertTrue(pages)
            self.assertEqual(self.providers(pages), [])

    def without(self, value):
        if isinstance(value, dict):
            return {name: self.without(each) for name, each in value.items()
                    if not (name in ("amc", "tmdb", "pixabay") and isinstance(each, dict))}
        return [self.without(each) for each in value] if isinstance(value, list) else value
