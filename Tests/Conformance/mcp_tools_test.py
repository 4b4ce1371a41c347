# SPDX-License-Identifier: MIT
"""The official Python SDK as the assistant: every tool is listed, called and validated."""

import json
import pathlib
import re
import tempfile
import unittest

from jsonschema import Draft202012Validator

from assistant import all_tools, column, connected, method_examples, tool_name
from contract import contract

TASKS = {
    "whats_on_near": [
        {"place": "Olathe, KS", "date": "tonight"},
        {"latitude": 38.9077, "longitude": -94.7674, "date": "2026-11-22", "after": "18:00"},
        {"place": "Olathe, KS", "date": "friday to sunday", "library": "unseen", "partySize": 2},
    ],
    "find_person": [{"name": "Michael Keaton"}],
    "my_settings": [{}, {"units": "metric"}],
    "find_film": [{"film": "hunger games"}, {"film": "casablanca"}],
    "showtimes_and_seats": [{"film": "hunger games", "place": "Olathe, KS", "date": "tonight"}],
    "watch_add": [
        {"kind": "seats", "showtimeId": "amc:showtime:61020778482511", "partySize": 3},
        {"kind": "tickets", "film": "a film that nobody has announced"},
    ],
    "watch_list": [{}],
    "watch_events": [{}, {"cursor": 0, "watchId": "watch:1"}],
    "watch_remove": [{"watchId": "watch:1"}],
}

# The view's tool, which is no task of a model's.
VIEW = [("view_data", {"method": "showtimes/seats", "params": {"id": "amc:showtime:61020778482511"}}),
        ("view_data", {"tool": "whats_on_near", "arguments": {"place": "Olathe, KS", "date": "tonight"}})]

# The names that OpenAI's functions, Gemini's and Anthropic's all accept.
UNDERSTOOD = {
    "type", "description", "properties", "required", "items", "enum", "default", "minimum", "maximum", "minItems", "maxItems",
    "minLength", "maxLength", "pattern", "format", "examples", "additionalProperties"}


def keywords(schema):
    """The keywords of a schema and its subschemas."""
    inner = [*schema.get("properties", {}).values(), *([schema["items"]] if "items" in schema else [])]
    return set(schema).union(*map(keywords, inner))

# Offered only with --allow-files.
FILES = ("my_films_import", "my_films_export")


class ToolTest(unittest.IsolatedAsyncioTestCase):
    maxDiff = None

    async def test_each_method_is_a_tool_but_those_of_the_lifecycle_and_those_that_the_user_has_to_allow(self):
        async with connected() as session:
            names = [tool.name for tool in await all_tools(session)]
        methods = {tool_name(method) for method, (_, description) in contract.methods.items() if "x-tool" in description}
        self.assertEqual(len(names), len(set(names)))
        self.assertEqual(set(names) - set(TASKS) - {"view_data"}, methods - {"credentials_set", *FILES})
        self.assertEqual(names[:len(TASKS)], [name for name in names if name in TASKS], "tasks come first")
        self.assertFalse({"initialize", "shutdown", "rpc_discover"} & set(names))

    async def test_the_essential_tools_are_offered_unless_all_are_asked_for(self):
        essential = [*TASKS, "movies_now_playing", "movies_get", "movies_watch_providers", "movies_discover", "shows_get",
                     "my_films_set", "my_films", "what_to_see", "view_data"]
        for tools in (None, "essential"):
            async with connected(tools=tools) as session:
                self.assertCountEqual([tool.name for tool in await all_tools(session)], essential)
        async with connected("--allow-credentials", tools=None) as session:
            self.assertCountEqual([tool.name for tool in await all_tools(session)], [*essential, "credentials_set"])
        async with connected("--allow-files", tools=None) as session:
            self.assertCountEqual([tool.name for tool in await all_tools(session)], [*essential, *FILES])

    async def test_films_are_imported_and_exported_where_the_user_allows_it(self):
        with tempfile.TemporaryDirectory(prefix="marquee-") as folder:
            table, copy = pathlib.Path(folder, "watchlist.csv"), pathlib.Path(folder, "films.json")
            table.write_text("Date,Name,Year,Letterboxd URI\n2026-01-02,Batman,1989,https://boxd.it/x\n")
            async with connected("--allow-files") as session:
                result = await session.call_tool("my_films_import", {"from": str(table), "status": "wanted"})
                self.assertFalse(result.is_error, result.content)
                self.assertEqual(result.content[0].text.splitlines()[1:4], [
                    "In all: 1 matched.",
                    "outcome | title | year | lines | status | id",
                    "matched | Batman | 1989 | watchlist.csv:2 | wanted | tmdb:movie:268"])
                result = await session.call_tool("my_films_export", {"format": "json", "to": str(copy)})
                self.assertFalse(result.is_error, result.content)
                self.assertEqual([entry["title"] for entry in json.loads(copy.read_text())["entries"]], ["Batman"])

    async def test_nothing_speaks_of_a_tool_that_is_not_offered(self):
        async with connected() as session:
            every = {tool.name for tool in await all_tools(session)}
        for tools in (None, "all"):
            async with connected(tools=tools) as session:
                offered = await all_tools(session)
                texts = [str(tool.model_dump()) for tool in offered]
                for prompt, given in (("evening_at_the_cinema", {"place": "Olathe"}), ("worth_seeing_this_week", {})):
                    texts.append((await session.get_prompt(prompt, given)).messages[0].content.text)
                    texts.append((await session.get_prompt(prompt, given | {"place": "Olathe"})).messages[0].content.text)
                texts.append(str(await session.list_resources()) + str(await session.list_resource_templates()))
            named = set(re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", " ".join(texts)))
            self.assertLessEqual(named & every, {tool.name for tool in offered})
            like_tools = {name for name in named if name.split("_")[0] in {name.split("_")[0] for name in every}}
            self.assertLessEqual(like_tools - {"party_size"}, every, "there is no such tool")

    async def test_a_search_leaves_no_trace(self):
        async with connected() as session:
            hints = {tool.name: (tool.annotations, tool.input_schema) for tool in await all_tools(session)}
            self.assertTrue(hints["search_movies"][0].read_only_hint)
            self.assertNotIn("remember", hints["search_movies"][1]["properties"])
            await session.call_tool("search_movies", {"query": "matrix"})
            suggestions = await session.call_tool("suggestions_list", {})
        self.assertEqual(suggestions.structured_content["note"], "Nothing found.")

    async def test_every_tool_is_described_for_a_model_that_has_never_seen_it(self):
        async with connected("--allow-credentials") as session:
            tools = await all_tools(session)
        for tool in tools:
            with self.subTest(tool=tool.name):
                self.assertRegex(tool.name, r"^[a-zA-Z0-9_-]{1,64}$")
                self.assertTrue(tool.title)
                self.assertGreater(len(tool.description), 20)
                for schema in (tool.input_schema, tool.output_schema):
                    Draft202012Validator.check_schema(schema)
                    self.assertEqual(schema["type"], "object")
                # google-genai doesn't take it, and names beyond the schema's are understood.
                self.assertNotIn("additionalProperties", str(tool.input_schema))
                for schema in (tool.input_schema, tool.output_schema):
                    self.assertNotRegex(str(schema), r"\$ref|\$defs|'x-[a-z]")
                self.assertNotIn("oken'", str(tool.input_schema))
                self.assertLessEqual(keywords(tool.input_schema), UNDERSTOOD)
                for name, property in tool.input_schema["properties"].items():
                    self.assertTrue(property.get("description"), f"{name} is not described")
                for word in ("oneOf", "anyOf", "allOf"):
                    self.assertNotIn(word, tool.input_schema, "providers of models refuse it at the top")

    async def test_hints_say_what_a_tool_does(self):
        async with connected("--allow-credentials") as session:
            hints = {tool.name: tool.annotations for tool in await all_tools(session)}
        self.assertTrue(hints["movies_get"].read_only_hint)
        self.assertTrue(hints["movies_get"].open_world_hint)
        self.assertFalse(hints["server_ping"].open_world_hint)
        self.assertFalse(hints["credentials_set"].read_only_hint)
        self.assertTrue(hints["suggestions_clear"].destructive_hint)

    async def test_a_call_of_every_tool_is_valid_and_short(self):
        called = set()
        # Of a machine whose own clock is not UTC, so that a time that was taken as it came is found.
        async with connected("--allow-credentials", variables={"TZ": "America/Chicago"}) as session:
            schemas = {tool.name: (tool.input_schema, tool.output_schema) for tool in await all_tools(session)}
            calls = [*method_examples(), *((name, each) for name, all in TASKS.items() for each in all), *VIEW]
            for name, arguments in calls:
                with self.subTest(tool=name, arguments=arguments):
                    called.add(name)
                    input, output = schemas[name]
                    # Pages of the contract are for programs; a model asks for rows with limit and cursor.
                    arguments = {name: value for name, value in arguments.items() if name not in ("page", "pageSize")}
                    shown = {name: value for name, value in arguments.items() if name in input["properties"]}
                    Draft202012Validator(input).validate(shown)
                    result = await session.call_tool(name, arguments)
                    text = result.content[0].text
                    self.assertFalse(result.is_error, text)
                    Draft202012Validator(output).validate(result.structured_content)
                    self.assertTrue(text.strip())
                    self.assertLess(len(text), 13_000)
                    if name != "server_status":
                        # Times are by a theatre's clock, or by one that is named in words.
                        said = text + json.dumps(result.structured_content)
                        self.assertNotRegex(said, r"\d:\d\d(:\d\d(\.\d+)?)?Z|\bUTC\b(?![+-])")
        self.assertEqual(called, set(schemas))

    async def test_a_list_goes_on_where_its_cursor_says(self):
        async with connected() as session:
            whole = await session.call_tool("movies_now_playing", {"limit": 100})
            self.assertNotIn("cursor", whole.structured_content)
            ids = column(whole.structured_content, "id")
            self.assertEqual(len(ids), 51)
            for bounds in ({"limit": 7}, {"limit": 7, "pageSize": 3}, {"limit": 30, "pageSize": 20}, {"maxPages": 1}):
                with self.subTest(bounds=bounds):
                    found, more = [], {}
                    while True:
                        part = await session.call_tool("movies_now_playing", bounds | more)
                        found += column(part.structured_content, "id")
                        if not (cursor := part.structured_content.get("cursor")):
                            break
                        for said in (part.content[0].text, part.structured_content["more"]):
                            self.assertIn(f'cursor "{cursor}"', said)
                        more = {"cursor": cursor}
                        bounds = {name: value for name, value in bounds.items() if name != "pageSize"}
                    self.assertEqual(found, ids)

    async def test_what_is_too_big_is_cut_with_a_cursor_and_nothing_is_lost(self):
        async with connected() as session:
            found, more = [], {}
            while True:
                part = await session.call_tool(
                    "movies_popular", {"limit": 500, "pageSize": 100, "verbatim": True, "maxPages": 2} | more)
                self.assertLess(len(str(part.structured_content)), 200_000)
                ids = column(part.structured_content, "id")
                self.assertEqual([row["id"] for row in part.structured_content["verbatim"]], ids)
                found += ids
                if len(found) >= 200 or not (cursor := part.structured_content.get("cursor")):
                    break
                more = {"cursor": cursor}
            self.assertEqual(len(found), len(set(found)))
            whole = []
            for page in (1, 2):
                rows = await session.call_tool("movies_popular", {"limit": 100, "pageSize": 100, "page": page})
                whole += column(rows.structured_content, "id")
            self.assertEqual(found[:len(whole)], whole[:len(found)])

    async def test_what_the_provider_says_beyond_the_contract_is_given_if_asked_for(self):
        async with connected() as session:
            for verbatim in (False, True):
                result = await session.call_tool("movies_get", {"id": "amc:movie:64825", "verbatim": verbatim})
                self.assertEqual("amc" in result.structured_content.get("verbatim", {}), verbatim)
                self.assertEqual(result.structured_content["ids"][0], "amc:movie:64825")


class ErrorTest(unittest.IsolatedAsyncioTestCase):
    async def test_an_error_says_what_to_do(self):
        async with connected() as session:
            await all_tools(session)
            for name, arguments, words in (
                ("movies_get", {"id": "amc:movie:1"}, "no such movie.*id"),
                ("movies_get", {"id": 7}, r"\"id\" is invalid: expected .* got \"7\".*call again"),
                ("movies_get", {}, "call again"),
                ("movies_get", {"idd": "amc:movie:1"}, "did you mean \"id\""),
                ("movies_now_playing", {"limit": 0}, "from 1 to 500"),
                ("movies_now_playing", {"cursor": "x"}, "a cursor returned by this tool"),
                ("movies_now_playing", {"cursor": "1-20-0", "page": 3}, "together"),
                ("movies_now_playing", {"pageSize": "many"}, "pageSize"),
            ):
                with self.subTest(tool=name, arguments=arguments):
                    result = await session.call_tool(name, arguments)
                    self.assertTrue(result.is_error)
                    self.assertIsNone(result.structured_content)
                    self.assertRegex(result.content[0].text.replace("\n", " "), words)
                    self.assertIn("kind", result.meta["marquee/error"]["data"])

    async def test_a_name_stands_for_an_id_if_it_is_certain(self):
        async with connected(tools=None) as session:
            for name, arguments in (
                ("movies_get", {"id": "tt0096895"}), ("movies_get", {"film": "Batman (1989)"}),
                ("movies_get", {"title": "batman"}), ("movies_watch_providers", {"movieId": "The Batman", "region": "US"}),
            ):
                with self.subTest(tool=name, arguments=arguments):
                    result = await session.call_tool(name, arguments)
                    self.assertFalse(result.is_error, result.content[0].text)
                    self.assertIn("Batman", result.structured_content.get("title", "Batman"))
            self.assertTrue((unsure := await session.call_tool("movies_get", {"id": "dune part"})).is_error)
            self.assertRegex(unsure.content[0].text, r"it may be Dune: Part Two \(2024\) \(.*Dune: Part Three")
            none = await session.call_tool("movies_get", {"id": "xyzzy"})
            self.assertRegex(none.content[0].text, "expected the id of a movie.*nothing has this name")
        async with connected() as session:
            there = await session.call_tool("theatres_get", {"id": "Studio 28"})
            self.assertEqual(there.structured_content["id"], "amc:theatre:610")
            several = await session.call_tool("showtimes_at_theatre", {"theatreId": "Kansas City"})
            self.assertRegex(several.content[0].text, r"it may be .*amc:theatre:\d+.*amc:theatre:\d+")
            city = await session.call_tool("whats_on_near", {"place": "NYC", "limit": 1})
            self.assertEqual(city.structured_content["place"], "New York, NY")

    async def test_what_models_write_costs_no_turn(self):
        async with connected() as session:
            for name, arguments in (
                ("movies_popular", {"limit": "5", "include": "cast", "region": "usa"}),
                ("movies_discover", {"year": "1999", "genreIds": "comedy", "releasedAfter": "Jan 1, 1999"}),
                ("theatres_near", {"latitude": "38.88", "longitude": "-94.8", "radiusKilometres": "40 km"}),
                ("theatres_near", {"near": "64106"}), ("showtimes_near", {"place": "NYC", "date": "this saturday", "limit": 1}),
                ("whats_on_near", {"place": "NYC", "date": "this weekend", "timeOfDay": "Evening", "limit": 1}),
                ("showtimes_at_theatre", {"theatre": "Studio 28", "date": "Nov 22", "film": "hunger games", "limit": 1}),
                ("movies_get", {"id": "tt0096895", "include": ["cast", "trailers"], "link": "yes"}),
                ("movies_all", {"ids": ["Dune: Part Two"], "limit": 1}),
                ("whats_on_near", {"place": "near 64106", "date": "Saturday at 7pm", "limit": "1"}),
                ("watch_add", {"kind": "ticket", "film": "xyzzy", "until": "next week", "once": "yes"}),
            ):
                with self.subTest(tool=name, arguments=arguments):
                    result = await session.call_tool(name, arguments)
                    self.assertFalse(result.is_error, result.content[0].text)
            for name, argument in (("whats_on_near", "place"), ("theatres_get", "id"), ("theatres_suggest", "query")):
                refused = await session.call_tool(name, {argument: "near me"})
                self.assertRegex(refused.content[0].text, f'"{argument}" is invalid.*a zip code.*ask for it')

    async def test_several_formats_are_those_of_which_a_showing_has_one(self):
        async with connected(tools=None) as session:
            async def count(format):
                result = await session.call_tool("whats_on_near", {"place": "Olathe, KS", "format": format, "limit": 1})
                self.assertFalse(result.is_error, result.content[0].text)
                return result.structured_content["totalShowings"]

            imax, dolby = await count("imax"), await count("dolby")
            self.assertGreater(min(imax, dolby), 0)
            for format in (["imax", "dolby"], "IMAX, Dolby", '["imax","dolby"]', ["imax", "dolby", "imax"]):
                self.assertEqual(await count(format), imax + dolby, format)
            refused = await session.call_tool("whats_on_near", {"place": "Olathe, KS", "format": {"is": "imax"}})
            self.assertRegex(refused.content[0].text, '"format" is invalid.*list of 1 to 10 formats')
            for format in (["imax", "dolby"], "imax, dolby"):
                added = await session.call_tool("watch_add", {
                    "kind": "showings", "place": "Olathe, KS", "date": "tomorrow", "format": format})
                self.assertFalse(added.is_error, added.content[0].text)
            watches = await session.call_tool("watch_list", {})
            self.assertEqual(len(watches.structured_content["watches"]), 1, "they are the same")

    async def test_a_missing_key_is_told_with_its_variable(self):
        async with connected(sandbox=False) as session:
            result = await session.call_tool("movies_now_playing", {})
            self.assertTrue(result.is_error)
            self.assertIn("MARQUEE_AMC_KEY", result.content[0].text)
            self.assertIn("--sandbox", result.content[0].text)


if __name__ == "__main__":
    unittest.main()
