# SPDX-License-Identifier: MIT
"""Streamed pages, progress, limits and cancels."""

import unittest

from backend import Backend, BackendTest


class StreamTest(BackendTest):
    def stream(self, method, params):
        answer, before = self.backend.answer(self.backend.start(method, params))
        self.assertTrue(all(message["method"] == "$/progress" for message in before))
        return answer, [message["params"] for message in before]

    def test_pages_then_the_summary(self):
        answer, progress = self.stream("movies/nowPlaying", {"partialResultToken": "t", "pageSize": 5})
        pages = [notice["value"] for notice in progress]
        self.assertEqual([page["page"] for page in pages], list(range(1, len(pages) + 1)))
        self.assertGreater(len(pages), 1)
        self.assertTrue(all(page["kind"] == "page" and len(page["items"]) == 5 for page in pages[:-1]))
        self.assertNotIn("nextPage", pages[-1])
        summary = answer["result"]
        items = [item["id"] for page in pages for item in page["items"]]
        self.assertEqual(len(items), len(set(items)))
        self.assertEqual((summary["kind"], summary["pageCount"], summary["itemCount"], summary["complete"]),
                         ("summary", len(pages), len(items), True))
        self.assertEqual(pages[0]["totalResults"], len(items))

    def test_the_same_rows_come_page_by_page(self):
        _, progress = self.stream("movies/nowPlaying", {"partialResultToken": 1, "pageSize": 7})
        streamed = [item for notice in progress for item in notice["value"]["items"]]
        for size in ({"pageSize": 7}, {"limit": 7}, {"limit": 7, "pageSize": 50}):
            with self.subTest(size):
                asked, page = [], 1
                while page:
                    result = self.backend.result("movies/nowPlaying", {"page": page} | size)
                    self.assertEqual(result["pageSize"], 7)
                    asked += result["items"]
                    page = result.get("nextPage")
                self.assertEqual(streamed, asked)

    def test_limits_bound_a_stream_and_say_where_to_go_on(self):
        answer, progress = self.stream("movies/nowPlaying", {"partialResultToken": "t", "pageSize": 5, "limit": 7})
        self.assertEqual(sum(len(notice["value"]["items"]) for notice in progress), 7)
        self.assertEqual((answer["result"]["complete"], answer["result"]["nextPage"]), (False, 2))
        answer, progress = self.stream("movies/nowPlaying", {"partialResultToken": "t", "pageSize": 5, "maxPages": 2})
        self.assertEqual(len(progress), 2)
        self.assertEqual((answer["result"]["complete"], answer["result"]["nextPage"]), (False, 3))

    def test_a_page_past_the_end_is_empty_and_has_the_totals(self):
        result = self.backend.result("movies/nowPlaying", {"page": 1000, "pageSize": 5})
        self.assertEqual(result["items"], [])
        self.assertGreater(result["totalResults"], 0)

    def test_work_done_progress(self):
        answer, progress = self.stream("movies/nowPlaying", {"workDoneToken": "w", "partialResultToken": "p", "pageSize": 5})
        work = [notice["value"]["kind"] for notice in progress if notice["token"] == "w"]
        self.assertEqual((work[0], work[-1]), ("begin", "end"))
        self.assertTrue(all(kind == "report" for kind in work[1:-1]))
        percentages = [notice["value"]["percentage"] for notice in progress if "percentage" in notice["value"]]
        self.assertEqual(percentages, sorted(percentages))
        self.assertIn("result", answer)

    def test_work_done_progress_without_parts(self):
        for method, params in (("movies/nowPlaying", {}), ("movies/get", {"id": "amc:movie:64825"})):
            with self.subTest(method=method):
                answer, progress = self.stream(method, {"workDoneToken": "w"} | params)
                kinds = [notice["value"]["kind"] for notice in progress]
                self.assertEqual((kinds[0], kinds[-1]), ("begin", "end"))
                self.assertIn("result", answer)

    def test_every_method_accepts_the_tokens(self):
        answer, _ = self.stream("server/status", {"workDoneToken": "w", "partialResultToken": "p"})
        self.assertIn("result", answer)


class CancelTest(unittest.TestCase):
    def test_a_cancelled_stream_has_one_answer_and_nothing_after_it(self):
        for framing in ("lines", "headers"):
            with self.subTest(framing=framing), Backend(framing=framing) as backend:
                id = backend.start("movies/all", {"partialResultToken": "t", "pageSize": 1})
                backend.receive()
                backend.notify("$/cancelRequest", {"id": id})
                answer, _ = backend.answer(id)
                if "error" in answer:  # else it was faster than the cancel
                    self.assertEqual(answer["error"]["code"], -32800)
                    self.assertGreaterEqual(answer["error"]["data"]["delivered"]["pageCount"], 1)
                backend.close_input()
                self.assertEqual(backend.rest(), [])

    def test_a_cancel_right_behind_its_request_is_not_lost(self):
        with Backend() as backend:
            for id in range(1, 201):
                backend.expect({"id": id, "method": "movies/nowPlaying"})
            backend.send_bytes(b"".join(
                b'{"jsonrpc":"2.0","id":%d,"method":"movies/nowPlaying","params":{"pageSize":100}}\n'
                b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%d}}\n' % (id, id) for id in range(1, 201)))
            backend.close_input()
            answers = backend.rest()
            self.assertEqual(sorted(answer["id"] for answer in answers), list(range(1, 201)))
            self.assertTrue(all("result" in answer or answer["error"]["code"] == -32800 for answer in answers))
            self.assertTrue(any("error" in answer for answer in answers))
