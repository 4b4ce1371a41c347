# SPDX-License-Identifier: MIT
"""MCP Apps, in both eras of the protocol: what a host that shows views gets, and that a model notices nothing of it."""

import base64
import json
import pathlib
import tempfile
import unittest
from contextlib import ExitStack

from assistant import VERSIONS, Wire
from contract import contract
from mcp_schema import META, check
from mcp_versions_test import DECLARATION, MODERN, SHOWTIME, calls

UI = "io.modelcontextprotocol/ui"
VIEWS = {"extensions": {UI: {"mimeTypes": ["text/html;profile=mcp-app"]}}}
# Hosts that don't show our document.
OTHERS = [{}, {"roots": {}, "extensions": {UI: {"mimeTypes": ["text/uri-list"]}, "org.example/x": {}}}]
LISTS = {"tools/list": "tools", "resources/list": "resources", "resources/templates/list": "resourceTemplates"}
SHOWN = {
    "whats_on_near", "showtimes_and_seats", "find_film", "my_films", "movies_now_playing",
    "movies_discover"}

REQUESTS = [
    *((method, {}) for method in LISTS), ("prompts/list", {}),
    ("tools/call", {"name": "find_film", "arguments": {"film": "batman", "colour": "blue"}}),
    ("tools/call", {"name": "showtimes_and_seats", "arguments": {"showtimeId": SHOWTIME, "partySize": 3}}),
    ("tools/call", {"name": "my_films_set", "arguments": {"id": "tmdb:movie:268", "status": "wanted"}}),
    ("tools/call", {"name": "my_films", "arguments": {}}),
    ("tools/call", {"name": "movies_now_playing", "arguments": {"coming": True, "limit": 3}}),
    ("tools/call", {"name": "movies_get", "arguments": {"id": "amc:movie:1"}}),
    ("tools/call", {"name": "find_film", "arguments": {}}),
    ("resources/read", {"uri": f"marquee://seats/{SHOWTIME}"}), ("resources/read", {"uri": "marquee://suggestions"}),
    ("completion/complete", {
        "ref": {"type": "ref/resource", "uri": "marquee://movie/{id}"}, "argument": {"name": "id", "value": "tmdb:movie:2"}}),
]

# What the view needs. Some hosts show views without declaring it, so all hosts may ask for this.
NEEDED = [
    ("tools/call", {"name": "view_data", "arguments": {"method": "library/list"}}),
    ("resources/read", {"uri": "ui://marquee/view"}), ("resources/read", {"uri": "marquee://poster/tmdb:movie:268"}),
    ("completion/complete", {
        "ref": {"type": "ref/resource", "uri": "marquee://poster/{id}"}, "argument": {"name": "id", "value": ""}}),
]


class Host(Wire):
    """A host of one version, which declares its capabilities as the version has it."""

    def __init__(self, version, capabilities=VIEWS, **settings):
        super().__init__(**settings)
        self.version = version
        self.declaration = DECLARATION | {META + "clientCapabilities": capabilities}
        if version != MODERN:
            self.begun = self.initialize(version, capabilities)

    def ask(self, method, params={}):
        self.request(1, method, params | ({"_meta": self.declaration} if self.version == MODERN else {}))

    def said(self, method, params={}):
        self.ask(method, params)
        return self.receive()

    def result(self, method, params={}):
        message = self.said(method, params)
        assert "result" in message, message
        return message["result"]

    def capabilities(self):
        begun = self.result("server/discover") if self.version == MODERN else self.begun
        return begun["capabilities"]

    def call(self, name, arguments):
        return self.result("tools/call", {"name": name, "arguments": arguments})


def stripped(answer):
    """An answer without the data for the view, as JSON."""
    result = answer.get("result", {})
    if result.get("_meta", {}).pop("marquee/view", None) is not None and not result["_meta"]:
        del result["_meta"]
    return json.dumps(answer)


class ExtensionTest(unittest.TestCase):
    maxDiff = 2000

    def compare(self, version, requests, **settings):
        """Asks hosts of each kind the same."""
        with ExitStack() as stack:
            hosts = [stack.enter_context(Host(version, each, **settings)) for each in [*OTHERS, VIEWS]]
            for method, params in requests:
                with self.subTest(version=version, method=method, params=params):
                    for host in hosts:
                        host.ask(method, params)
                    *others, line = [host.receive_line() for host in hosts]
                    self.assertEqual(*others)
                    self.assertNotIn(b'"marquee/view"', others[0])
                    message = json.loads(line)
                    if "result" in message:
                        check(method, version, message["result"])
                    self.assertEqual(stripped(message), json.dumps(json.loads(others[0])))

    def test_hosts_get_the_same_but_for_the_data_of_the_view(self):
        for version in [*VERSIONS, MODERN]:
            self.compare(version, REQUESTS, tools=None)

    def test_no_tools_result_differs_but_in_its_metadata(self):
        # Times and the age of the process; what is learnt of films meanwhile.
        varying = {"server_status", "index_status", "my_films_recommendations"}
        self.compare(MODERN, [each for each in calls() if each[1]["name"] not in varying])

    def test_every_host_has_what_the_view_needs(self):
        for version in (*VERSIONS, MODERN):
            with ExitStack() as stack:
                hosts = [stack.enter_context(Host(version, each)) for each in [*OTHERS, VIEWS]]
                for method, params in NEEDED:
                    with self.subTest(version=version, method=method, params=params):
                        for host in hosts:
                            self.assertIn("result", host.said(method, params))
                self.assertNotIn("extensions", hosts[0].capabilities())
                self.assertEqual(hosts[2].capabilities()["extensions"], {UI: {}})

    def test_tools_name_their_view(self):
        for version in (VERSIONS[0], VERSIONS[-1], MODERN):
            for capabilities in (*OTHERS, VIEWS):
                with self.subTest(version, offered=capabilities), Host(version, capabilities, tools=None) as host:
                    tools = {tool["name"]: tool.get("_meta") for tool in host.result("tools/list")["tools"]}
                    self.assertEqual(
                        tools.pop("view_data"), {"ui": {"resourceUri": "ui://marquee/view", "visibility": ["app"]}})
                    shown = [name for name, meta in tools.items() if meta == {"ui": {"resourceUri": "ui://marquee/view"}}]
                    self.assertEqual(SHOWN, set(shown))
                    self.assertEqual([name for name, meta in tools.items() if meta and name not in shown], [])
                    self.assertLessEqual(len(tools), 19)

    def test_the_page_names_every_tool_that_has_a_view(self):
        page = (pathlib.Path(__file__).resolve().parents[2] / "schema/help/assistants.txt").read_text()
        with Host(MODERN, tools="all") as host:
            for tool in host.result("tools/list")["tools"]:
                if "_meta" in tool:
                    self.assertRegex(page, rf"\b{tool['name']}\b")


class ViewTest(unittest.TestCase):
    def test_the_document_opens_no_address(self):
        for version in (*VERSIONS, MODERN):
            with self.subTest(version=version), Host(version) as host:
                listed = {each["uri"]: each for each in host.result("resources/list")["resources"]}
                result = host.result("resources/read", {"uri": "ui://marquee/view"})
                check("resources/read", version, result)
                [content] = result["contents"]
                self.assertEqual(content["mimeType"], "text/html;profile=mcp-app")
                self.assertEqual(listed["ui://marquee/view"]["mimeType"], content["mimeType"])
                self.assertEqual(content["_meta"], {"ui": {"csp": {}, "prefersBorder": True}})
                self.assertTrue(content["text"].startswith("<!DOCTYPE html>\n"))
                self.assertLessEqual(len(content["text"].encode()), 80_000)
                if version == MODERN:
                    self.assertEqual(result["cacheScope"], "public")

    def test_a_poster_is_bytes(self):
        for version in (VERSIONS[0], VERSIONS[-1], MODERN):
            with Host(version) as host:
                templates = host.result("resources/templates/list")["resourceTemplates"]
                self.assertIn("marquee://poster/{id}", [each["uriTemplate"] for each in templates])
                for id in ("amc:movie:64825", "amc:movie:61234", "tmdb:movie:268", "imdb:tt0096895", "tmdb:show:1399"):
                    with self.subTest(version=version, id=id):
                        result = host.result("resources/read", {"uri": f"marquee://poster/{id}"})
                        check("resources/read", version, result)
                        [content] = result["contents"]
                        self.assertEqual(set(content), {"uri", "mimeType", "blob"})
                        self.assertEqual(content["uri"], f"marquee://poster/{id}")
                        picture = base64.b64decode(content["blob"], validate=True)
                        self.assertEqual((content["mimeType"], picture[:8]), ("image/png", b"\x89PNG\r\n\x1a\n"))
                        self.assertLessEqual(len(picture), 100_000)
                missing = -32602 if version == MODERN else -32002
                for id, code in (("amc:movie:1", missing), ("amc:theatre:610", -32602), ("x", -32602), ("", missing)):
                    with self.subTest(version=version, id=id):
                        error = host.said("resources/read", {"uri": f"marquee://poster/{id}"})["error"]
                        self.assertEqual(error["code"], code)

    def test_results_have_what_the_view_shows(self):
        with Host(MODERN, tools=None) as host:
            host.call("my_films_set", {"id": "tmdb:movie:268", "status": "wanted"})
            for name, arguments, face in (
                ("whats_on_near", {"place": "Olathe", "date": "tonight", "limit": 3}, "whatsOn"),
                ("showtimes_and_seats", {"film": "hunger", "place": "Olathe"}, "whatsOn"),
                ("whats_on_near", {"place": "Olathe", "library": "wanted"}, "whatsOn"),
                ("showtimes_and_seats", {"showtimeId": SHOWTIME, "partySize": 2}, "seats"),
                ("find_film", {"film": "batman"}, "films"), ("my_films", {}, "films"),
                ("movies_now_playing", {"limit": 5}, "films"),
            ):
                with self.subTest(name=name, arguments=arguments):
                    result = host.call(name, arguments)
                    view = result["_meta"]["marquee/view"]
                    # A plan comes with the seats of its auditorium.
                    layout = ["layout"] if face == "seats" else []
                    self.assertEqual(list(view), ["face", "call", "answer", *layout, "sandbox"])
                    self.assertEqual((view["face"], view["sandbox"]), (face, True))
                    text = len(result["content"][0]["text"].encode())
                    self.assertLessEqual(len(json.dumps(result["_meta"]).encode()), max(4096, 5 * text))
                    params = {"tool": name, "arguments": arguments}
                    again = host.call("view_data", params)["structuredContent"]["view"]
                    self.assertEqual(again, view)
                    whole = host.call("view_data", view["call"] | {"tool": ""})
                    if face == "seats":
                        answer = whole["structuredContent"]["answer"]
                        self.assertEqual(view["answer"]["groups"][0]["seats"], answer["groups"][0]["seats"])
                    elif not whole.get("isError"):
                        ids = [each["id"] for each in whole["structuredContent"]["answer"]["items"]]
                        self.assertEqual([each["id"] for each in view["answer"]["items"]], ids)
                    for each in view["answer"].get("items", []):
                        self.assertEqual(each["poster"], f"marquee://poster/{each['id']}")
            self.assertNotIn("marquee/view", host.call("watch_list", {})["_meta"])
            self.assertNotIn("marquee/view", host.call("find_film", {})["_meta"])

    def test_the_view_has_the_units_and_the_clock_that_the_person_set(self):
        with tempfile.TemporaryDirectory(prefix="marquee-") as folder:
            file = pathlib.Path(folder, "marquee/sandbox/config.json")
            file.parent.mkdir(parents=True, mode=0o700)
            for settings in ({"units": "metric", "clock": 24}, {"units": "us", "clock": 12}):
                file.write_text(json.dumps(settings))
                file.chmod(0o600)
                with Host(MODERN, variables={"XDG_CONFIG_HOME": folder}) as host:
                    view = host.call("whats_on_near", {"place": "Olathe", "limit": 1})["_meta"]["marquee/view"]
                    self.assertEqual({name: view[name] for name in list(view)[4:]}, settings)

    def test_the_view_reads_only_what_it_may(self):
        allowed = {
            "movies/get", "shows/get", "showtimes/whatsOn", "showtimes/plan", "showtimes/seats", "showtimes/get", "library/get",
            "library/list", "library/tonight"}
        with Host("2025-11-25", tools=None) as host:
            [tool] = [each for each in host.result("tools/list")["tools"] if each["name"] == "view_data"]
            self.assertEqual(set(tool["inputSchema"]["properties"]["method"]["enum"]), allowed)
            self.assertTrue(tool["annotations"]["readOnlyHint"])
            before = host.call("my_films", {})
            for method in [*contract.methods, "library/nothing", "", None, 7, [], {}]:
                if isinstance(method, str) and method in allowed:
                    continue
                with self.subTest(method=method):
                    params = {"id": "tmdb:movie:268", "status": "seen"}
                    result = host.call("view_data", {"method": method, "params": params})
                    self.assertTrue(result["isError"])
                    self.assertNotIn("structuredContent", result)
                    self.assertEqual(result["_meta"]["marquee/error"]["code"], -32602)
                    self.assertIn("showtimes/seats", result["content"][0]["text"])
            self.assertEqual(host.call("my_films", {}), before)

    def test_what_the_view_reads_is_the_contracts_answer(self):
        with Host("2025-11-25", tools=None) as host:
            for method, params in (
                ("movies/get", {"id": "amc:movie:64825", "link": True}), ("showtimes/seats", {"id": SHOWTIME}),
                ("showtimes/get", {"id": SHOWTIME}), ("showtimes/plan", {"id": SHOWTIME, "partySize": 2}),
                ("library/list", {"partialResultToken": "x"}), ("library/list", None),
            ):
                with self.subTest(method=method):
                    result = host.call("view_data", {"method": method, "params": params})
                    self.assertEqual(list(result), ["content", "structuredContent"])
                    self.assertEqual(list(result["structuredContent"]), ["answer"])
                    index, _ = contract.methods[method]
                    contract.validate(result["structuredContent"]["answer"], f"/methods/{index}/result/schema")
                    self.assertLess(len(result["content"][0]["text"]), 100)
            for params, code in (
                ({}, -32602), ({"id": "amc:movie:61234"}, -32602), ({"id": "amc:showtime:1"}, -32012), ([1], -32602),
                ({"id": SHOWTIME, "nothing": 1}, -32602),
            ):
                with self.subTest(params=params):
                    result = host.call("view_data", {"method": "showtimes/seats", "params": params})
                    self.assertTrue(result["isError"])
                    self.assertTrue(result["content"][0]["text"])
                    contract.check_error(result["_meta"]["marquee/error"])
                    self.assertEqual(result["_meta"]["marquee/error"]["code"], code)


if __name__ == "__main__":
    unittest.main()
