# SPDX-License-Identifier: MIT
"""Requests, ids, params, batches and errors as JSON-RPC 2.0 specifies them, and what stock clients send."""

import json

from backend import BackendTest, Silence
from contract import PATH


class RequestTest(BackendTest):
    def exchange(self, text):
        """Sends one line and returns the text of the response."""
        self.backend.expect(json.loads(text))
        self.backend.send_bytes(text.encode() + b"\n")
        return self.backend.receive()

    def test_ids_come_back_as_they_came(self):
        for id in ("0", "1", "-7", '"1"', '"b3f5c0de-0000-4000-8000-000000000000"', '""', '"\\u00e9\\/"', "9007199254740993"):
            with self.subTest(id=id):
                self.backend.expect({"id": json.loads(id), "method": "server/ping"})
                self.backend.send_bytes(b'{"jsonrpc":"2.0","id":%b,"method":"server/ping"}\n' % id.encode())
                self.assertIn(b'"id":' + id.encode(), self.backend.receive_text())

    def test_params_that_mean_none(self):
        for params in ("", ',"params":null', ',"params":{}', ',"params":[]', ',"params":[null]'):
            with self.subTest(params=params):
                answer = self.exchange('{"jsonrpc":"2.0","id":1,"method":"server/ping"%s}' % params)
                self.assertEqual(answer["result"], {"pong": True})

    def test_params_by_name_by_position_and_beyond(self):
        expected = {"pong": True, "sequence": 3, "sentAt": 4}
        self.assertEqual(self.backend.result("server/ping", {"sequence": 3, "sentAt": 4}), expected)
        self.assertEqual(self.backend.result("server/ping", [3, 4]), expected)
        self.assertEqual(self.backend.result("server/ping", {"sequence": 3, "sentAt": 4, "_mine": 1}), expected)
        error = self.backend.error("server/ping", {"sequense": 3})
        self.assertEqual(error["code"], -32602)
        self.assertIn("sequence", error["message"])
        self.assertEqual(error["data"]["path"], "/sequense")

    def test_members_in_any_order_with_escapes(self):
        answer = self.exchange('{"method":"server\\/ping","params":{"sequence":1},"id":1,"jsonrpc":"2.0"}')
        self.assertEqual(answer["result"]["sequence"], 1)

    def test_an_unknown_method_names_the_nearest(self):
        error = self.backend.error("movies/nowPlayin")
        self.assertEqual(error["code"], -32601)
        self.assertIn("movies/nowPlaying", error["message"])

    def test_wrong_params_say_where_and_why(self):
        error = self.backend.error("movies/nowPlaying", {"pageSize": 101})
        self.assertEqual((error["code"], error["data"]["path"]), (-32602, "/pageSize"))
        self.assertTrue(error["data"]["expected"] and error["data"]["got"])

    def test_an_id_in_flight_is_refused(self):
        request = {"jsonrpc": "2.0", "id": 1, "method": "movies/nowPlaying"}
        self.backend.send([request, request])
        codes = sorted(answer.get("error", {}).get("code", 0) for answer in self.backend.receive())
        self.assertEqual(codes, [-32600, 0])

    def test_messages_that_ask_nothing_are_ignored(self):
        for message in ({"id": 5, "result": None}, {"id": 5, "error": {"code": 1, "message": "x"}},
                        {"method": "$/whatever", "params": {}}, {"method": "nobody/knows"},
                        {"method": "$/cancelRequest", "params": {"id": "unknown"}}):
            self.backend.send({"jsonrpc": "2.0"} | message)
        self.assertTrue(self.backend.result("server/ping")["pong"])

    def test_batches(self):
        self.backend.send([{"jsonrpc": "2.0", "id": 1, "method": "server/ping"},
                           {"jsonrpc": "2.0", "method": "server/ping"},
                           {"foo": "bar"},
                           {"jsonrpc": "2.0", "id": "2", "method": "nobody/knows"}])
        answers = {answer["id"]: answer for answer in self.backend.receive()}
        self.assertEqual(answers[1]["result"], {"pong": True})
        self.assertEqual(answers["2"]["error"]["code"], -32601)
        self.assertEqual(answers[None]["error"]["code"], -32600)
        self.assertEqual(len(answers), 3)

    def test_a_batch_of_notifications_has_no_answer(self):
        self.backend.send([{"jsonrpc": "2.0", "method": "server/ping"}] * 2)
        self.assertTrue(self.backend.result("server/ping")["pong"])

    def test_an_empty_batch_and_one_over_the_limit_have_one_error(self):
        for batch in ([], [{"jsonrpc": "2.0", "id": None, "method": "server/ping"}] * 1001):
            with self.subTest(count=len(batch)):
                self.backend.send_bytes(json.dumps(batch).encode() + b"\n")
                answer = self.backend.receive()
                self.assertEqual((answer["id"], answer["error"]["code"]), (None, -32600))

    def test_the_contract_describes_itself(self):
        with open(PATH, "rb") as file:
            document = file.read()
        self.backend.expect({"id": 1, "method": "rpc.discover"})
        self.backend.send_bytes(b'{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}\n')
        self.assertEqual(json.loads(self.backend.receive_text())["result"], json.loads(document))

    def test_nothing_comes_unasked(self):
        self.backend.result("initialize", {"capabilities": {}})
        self.backend.notify("$/setTrace", {"value": "loud"})
        with self.assertRaises(Silence):
            self.backend.receive(patience=0.2)

    def test_a_client_that_listens_hears_of_bad_notifications(self):
        self.backend.result("initialize", {"capabilities": {}, "initializationOptions": {"notifications": ["server/error"]}})
        self.backend.notify("$/setTrace", {"value": "loud"})
        message = self.backend.receive()
        self.assertEqual((message["method"], message["params"]["code"]), ("server/error", -32602))


