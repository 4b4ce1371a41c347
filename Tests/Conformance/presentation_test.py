# SPDX-License-Identifier: MIT
"""Answers that come ready to be shown: every method's, along every request that they offer."""

import json
import unittest

from backend import Backend
from contract import contract

METHODS = {method["name"]: method for method in contract.document["methods"]}
# They change what is kept on disk, need files, or go on until they are cancelled.
UNCALLED = {"watch/follow", "library/import", "library/export", "library/recover", "index/update", "server/status"}
NEVER_OFFERED = ("credentials/", "server/", "settings/set", "library/import", "library/export", "library/recover")


def parameters(method):
    return {param.get("name", param.get("$ref", "").rpartition("/")[2]) for param in METHODS[method]["params"]}


def without(answer):
    return {name: value for name, value in answer.items() if name != "presentation"}


class PresentationTest(unittest.TestCase):
    def check(self, shown, where):
        """What holds of every presentation."""
        self.assertIn(shown["form"], ("list", "thing", "auditorium"), where)
        self.assertTrue(shown["title"], where)
        parts = [shown] + shown.get("sections", [])
        for part in parts:
            for row in part.get("rows", []):
                self.assertEqual(len(row["cells"]), len(part["columns"]), where)
                self.assertLessEqual(len(json.dumps(row, ensure_ascii=False).encode()), 1200, where)
        self.assertEqual("columns" in shown, shown["form"] == "list", where)
        groups = {group["id"] for group in shown.get("groups", [])}
        for row in shown.get("rows", []):
            if groups:
                self.assertIn(row["group"], groups, where)
        for text in self.texts(shown):
            self.assertNotRegex(text, "[\x00-\x1f\x7f-\x9f\u2028-\u202e]")
        for owner in [shown] + [row for part in parts for row in part.get("rows", [])] + shown.get("groups", []):
            if owner is not shown:
                self.assertLessEqual(len(owner.get("next", [])), 6, where)
            for request in owner.get("next", []):
                self.check_request(request, where)

    def check_request(self, request, where):
        self.assertTrue(request["title"], where)
        self.assertEqual(("url" in request), "method" not in request, where)
        if "url" in request:
            return self.assertRegex(request["url"], r"^https://([a-z.]+\.)?(amctheatres\.com|themoviedb\.org|pixabay\.com)/")
        method = request["method"]
        self.assertIn(method, METHODS, where)
        self.assertFalse(method.startswith(NEVER_OFFERED), method)
        self.assertIs(request["params"]["presentation"], True)
        self.assertLessEqual(set(request["params"]), parameters(method), where)
        asked = {request["ask"]["member"][1:]} if "ask" in request else set()
        required = {param["name"] for param in METHODS[method]["params"] if param.get("required")}
        self.assertLessEqual(required, set(request["params"]) | asked, where)

    def texts(self, value):
        if isinstance(value, str):
            yield value
        for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
            yield from self.texts(each)

    def test_every_method_answers_the_same_with_its_presentation(self):
        for name, method in METHODS.items():
            if "presentation" not in parameters(name) or name in UNCALLED:
                continue
            params = {param["name"]: param["value"] for param in method["examples"][0]["params"]}
            with self.subTest(name), Backend() as plain, Backend() as shown:
                try:
                    expected = plain.result(name, params)
                except AssertionError:
                    continue  # what the example names isn't there
                answer = shown.result(name, params | {"presentation": True})
                self.check(answer["presentation"], name)
                if name not in ("index/status", "server/ping"):
                    self.assertEqual(without(answer), expected)

    def test_methods_without_a_presentation_refuse_it(self):
        with Backend() as backend:
            for name in ("credentials/status", "images/fetch", "rpc.discover"):
                self.assertNotIn("presentation", parameters(name))
                self.assertEqual(backend.error(name, {"presentation": True})["code"], -32602)

    def test_all_that_an_evening_offers_can_be_sent(self):
        """From what's on tonight along every request, each kind of request of each method once."""
        with Backend() as backend:
            sent = set()
            waiting = [{"title": "", "method": "showtimes/whatsOn",
                        "params": {"place": "Olathe, KS", "date": "tonight", "partySize": 3, "presentation": True}},
                       {"title": "", "method": "movies/comingSoon", "params": {"presentation": True}},
                       {"title": "", "method": "theatres/find", "params": {"place": "Olathe, KS", "presentation": True}},
                       {"title": "", "method": "search/all", "params": {"query": "batman", "presentation": True}},
                       {"title": "", "method": "movies/get", "params": {
                           "id": "tmdb:movie:268", "include": ["credits", "similar", "videos"], "presentation": True}}]
            answers = {"place": "Olathe, KS", "rating": 8, "partySize": 2, "rows": "middle", "date": "2026-11-22", "season": 1}
            while waiting:
                request = waiting.pop(0)
                params = dict(request["params"])
                if "ask" in request:
                    params[request["ask"]["member"][1:]] = answers[request["ask"]["member"][1:]]
                answer = backend.result(request["method"], params)
                self.check(answer["presentation"], request["method"])
                shown = answer["presentation"]
                owners = [shown] + shown.get("groups", [])[:2] + shown.get("rows", [])[:2]
                owners += [row for part in shown.get("sections", []) for row in part["rows"][:1]]
                for owner in owners:
                    for each in owner.get("next", []):
                        kind = (each["title"], each.get("method"), tuple(sorted(each.get("params", {}))))
                        # What is removed can't be gone on from.
                        if "method" in each and kind not in sent and not each["method"].endswith("/remove"):
                            sent.add(kind)
                            waiting.append(each)
            self.assertGreater(len(sent), 30)

    def test_a_showing_that_is_gone_says_so(self):
        with Backend() as backend:
            page = backend.result("showtimes/whatsOn", {"place": "Olathe, KS", "limit": 1, "presentation": True})
            request = page["presentation"]["rows"][0]["next"][0]
            request["params"]["id"] = request["params"]["id"][:-3] + "999"
            error = backend.error(request["method"], request["params"])
            self.assertEqual(error["code"], -32012)
            self.assertTrue(error["data"]["hint"])

    def test_pages_partials_and_summaries_of_streams_have_one(self):
        with Backend() as backend:
            params = {"place": "Olathe, KS", "date": "tonight", "pageSize": 5, "limit": 15, "presentation": True}
            id = backend.start("showtimes/whatsOn", params | {"partialResultToken": "t"})
            answer, before = backend.answer(id)
            values = [message["params"]["value"] for message in before if message["method"] == "$/progress"]
            self.assertGreaterEqual(len(values), 3)
            columns = None
            for value in values + [answer["result"]]:
                self.check(value["presentation"], value["kind"])
                columns = columns or value["presentation"]["columns"]
                self.assertEqual(value["presentation"]["columns"], columns)
            self.assertEqual(answer["result"]["presentation"]["next"][0]["title"], "Next page")


if __name__ == "__main__":
    unittest.main()
