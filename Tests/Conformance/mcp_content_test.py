# SPDX-License-Identifier: MIT
"""The essential tools, resources, prompts and completion, with the official SDK as the assistant."""

import json
import os
import re
import unittest

from jsonschema import Draft202012Validator
from mcp import MCPError, types

from assistant import VERSIONS, all_tools, connected
from readme_test import help_blocks

STRUCTURED = os.path.join(os.path.dirname(__file__), "evening_structured.txt")
THEATRE_DAY = "marquee://showtimes/amc:theatre:610/2026-11-21"


def reference(uri=None, prompt=None):
    if prompt:
        return types.PromptReference(type="ref/prompt", name=prompt)
    return types.ResourceTemplateReference(type="ref/resource", uri=uri)


def played(transcript):
    """The calls of a transcript: (`>` or `>>`, name of the tool, arguments, pattern of the answer)."""
    for call in re.split(r"^(?=>)", transcript, flags=re.MULTILINE)[1:]:
        command, _, expected = call.strip().partition("\n")
        mark, name, arguments = command.split(" ", 2)
        pattern = ".*?".join(re.escape(piece) for piece in expected.split("…"))
        yield mark, name, json.loads(arguments), re.compile(rf"\A{pattern}\Z", re.DOTALL)


def written(structure):
    """A structure as a host hands it to a model."""
    return json.dumps(structure, ensure_ascii=False, separators=(",", ":"))


def showings_of(film):
    """The showings of a film in a structured answer: (words, showtimeId)."""
    return [showing for theatre in film["showings"] for showing in theatre["times"]]


class EveningTest(unittest.IsolatedAsyncioTestCase):
    """Plans an evening with nothing but what the tools have said before."""

    async def test_the_evening_of_the_help_happens(self):
        (transcript,) = help_blocks("evening", "> ")
        self.assertGreaterEqual(len(list(played(transcript))), 3)
        async with connected("--results", "text", tools=None) as session:
            for _, name, arguments, expected in played(transcript):
                with self.subTest(tool=name, arguments=arguments):
                    result = await session.call_tool(name, arguments)
                    self.assertIsNone(result.structured_content)
                    self.assertRegex(result.content[0].text, expected)

    async def test_the_same_evening_happens_with_the_structure_alone(self):
        with open(STRUCTURED, encoding="utf-8") as file:
            calls = list(played(file.read()))
        self.assertGreaterEqual(len(calls), 3)
        async with connected("--results", "structure", tools=None) as session:
            for _, name, arguments, expected in calls:
                with self.subTest(tool=name, arguments=arguments):
                    result = await session.call_tool(name, arguments)
                    self.assertNotIn("text", [each.type for each in result.content])
                    self.assertRegex(written(result.structured_content), expected)

    async def test_an_evening_is_planned_from_texts_and_again_from_structured_results(self):
        async with connected() as session:
            near = await session.call_tool("whats_on_near", {"latitude": 38.9077, "longitude": -94.7674, "date": "tonight"})
            film = re.search(r"^1\. .* (amc:movie:\d+)$", near.content[0].text, re.MULTILINE)[1]
            self.assertEqual(film, near.structured_content["films"][0]["id"])
            times = await session.call_tool(
                "showtimes_and_seats", {"film": film, "place": "Olathe, KS", "date": "tonight", "after": "19:00"})
            showings = showings_of(times.structured_content["films"][0])
            chosen = next(id for words, id in showings if "sold out" not in words)
            self.assertIn(chosen, times.content[0].text)
            seats = await session.call_tool("showtimes_and_seats", {"showtimeId": chosen, "partySize": 2})
            self.assertTrue(seats.structured_content["together"])
            self.assertIn(seats.structured_content["best"][0], seats.content[0].text)

    async def test_what_has_begun_is_no_longer_offered(self):
        async with connected(variables={"MARQUEE_NOW": "2026-11-22T01:30:00Z"}) as session:
            begun = await session.call_tool("showtimes_and_seats", {"showtimeId": "amc:showtime:3820778482513"})
            self.assertIn("has already begun", begun.content[0].text)
            near = await session.call_tool("whats_on_near", {"place": "amc:theatre:38", "film": "tt32371017", "before": "20:30"})
            times = [words[:5] for words, _ in showings_of(near.structured_content["films"][0])]
            self.assertEqual(times, ["19:35", "20:10"])

    async def test_progress_rises_and_the_result_tells_the_end(self):
        reports = []

        async def report(progress, total, message):
            reports.append((progress, total))

        async with connected() as session:
            await session.call_tool("whats_on_near", {"place": "Olathe", "limit": 2}, progress_callback=report)
        self.assertGreaterEqual(len(reports), 5)
        self.assertEqual(reports, sorted(set(reports)))
        self.assertTrue(all(progress < total == 100 for progress, total in reports))

    async def test_results_link_to_resources_that_can_be_read(self):
        async with connected("--links", "on") as session:
            for name, arguments in (
                ("whats_on_near", {"place": "Olathe"}), ("find_film", {"film": "dune"}),
                ("showtimes_and_seats", {"showtimeId": "amc:showtime:3820778482513"}),
            ):
                links = [each for each in (await session.call_tool(name, arguments)).content if each.type == "resource_link"]
                self.assertTrue(links, name)
                for link in links:
                    with self.subTest(tool=name, uri=link.uri):
                        text = (await session.read_resource(link.uri)).contents[0].text
                        self.assertIn(link.title.split(" on ")[0], text)
        async with connected("--links", "on", version="2025-03-26") as session:
            content = (await session.call_tool("find_film", {"film": "dune"})).content
            self.assertEqual([each.type for each in content], ["text"], "that version knows no links")

    async def test_errors_are_sentences_that_help(self):
        async with connected() as session:
            for name, arguments, words in (
                ("whats_on_near", {}, "place.*latitude and longitude"),
                ("whats_on_near", {"place": "  "}, "place.*blanks"), ("find_film", {"film": " "}, "film.*blanks"),
                ("whats_on_near", {"place": ", ,"}, "no place called"),
                ("whats_on_near", {"place": "Atlantis"}, "Atlantis.*ZIP code"),
                ("whats_on_near", {"place": "Olathe", "date": "someday"}, "YYYY-MM-DD.*tonight, tomorrow"),
                ("whats_on_near", {"place": "Olathe", "after": "late"}, "HH:MM"),
                ("whats_on_near", {"place": "Olathe", "latitude": 38}, "longitude"),
                ("whats_on_near", {"latitude": 44.0, "longitude": -103.0, "radiusKilometres": 50}, "nearest is AMC"),
                ("find_film", {}, "film"),
                ("find_film", {"film": "amc:movie:1"}, "Check the id"),
                ("showtimes_and_seats", {"place": "Olathe"}, "film.*whats_on_near"),
                ("showtimes_and_seats", {"showtimeId": "38207784x"}, "amc:showtime:"),
                ("showtimes_and_seats", {"showtimeId": "amc:showtime:1"}, "no such showtime"),
                ("showtimes_and_seats", {"showtimeId": "amc:showtime:3820778482513", "partySize": 21}, "1 to 20"),
            ):
                with self.subTest(tool=name, arguments=arguments):
                    result = await session.call_tool(name, arguments)
                    self.assertTrue(result.is_error)
                    self.assertRegex(result.content[0].text, words)


class ResourceTest(unittest.IsolatedAsyncioTestCase):
    async def test_resources_are_listed(self):
        async with connected() as session:
            resources = (await session.list_resources()).resources
            templates = (await session.list_resource_templates()).resource_templates
        self.assertEqual(
            [str(each.uri) for each in resources], ["marquee://suggestions", "marquee://watches", "ui://marquee/view"])
        self.assertEqual([each.uri_template for each in templates], [
            "marquee://movie/{id}", "marquee://theatre/{id}", "marquee://showtimes/{theatre}/{date}",
            "marquee://watch/{id}", "marquee://seats/{showtime}", "marquee://poster/{id}"])
        for each in [*resources, *templates]:
            self.assertGreater(len(each.description), 30)

    async def test_each_is_read_as_text_and_as_json(self):
        async with connected(searched="Amélie") as session:
            for uri, words, member in (
                ("marquee://movie/amc:movie:64825", "The Hunger Games: Sunrise on the Reaping (2026)", "title"),
                ("marquee://movie/imdb:tt0096895", "Batman (1989)", "title"),
                ("marquee://theatre/amc:theatre:610", "AMC DINE-IN Studio 28", "name"),
                (THEATRE_DAY, "145 showtimes", "films"),
                ("marquee://showtimes/amc%3A610/tomorrow", "Sun 22 Nov", "films"),
                ("marquee://suggestions", "amélie", "items"),
                ("marquee://watches", "Nothing is watched", "note"),
                ("marquee://seats/amc:showtime:3820778482513", "65 of 76 free", "film"),
            ):
                with self.subTest(uri=uri):
                    text, structured = (await session.read_resource(uri)).contents
                    self.assertEqual((text.mime_type, structured.mime_type), ("text/plain", "application/json"))
                    self.assertIn(words, text.text)
                    self.assertLess(len(text.text), 13_000)
                    self.assertIn(member, json.loads(structured.text))
                    self.assertEqual(str(text.uri), uri)

    async def test_bad_addresses_are_errors_in_every_version(self):
        for version in VERSIONS:
            async with connected(version=version) as session:
                for uri, code in (
                    ("marquee://movie/amc:movie:1", -32002), ("marquee://theatre/amc:theatre:999999", -32002),
                    ("marquee://nonsense", -32002), ("https://example.org/", -32002),
                    ("marquee://movie/batman", -32602), ("marquee://showtimes/amc:theatre:610/someday", -32602),
                    ("marquee://showtimes/610/today", -32602),
                ):
                    with self.subTest(version=version, uri=uri):
                        with self.assertRaises(MCPError) as caught:
                            await session.read_resource(uri)
                        self.assertEqual(caught.exception.error.code, code)


class PromptTest(unittest.IsolatedAsyncioTestCase):
    async def test_prompts_are_listed_and_given(self):
        async with connected() as session:
            prompts = {prompt.name: prompt for prompt in (await session.list_prompts()).prompts}
            self.assertEqual(set(prompts), {"evening_at_the_cinema", "worth_seeing_this_week"})
            required = [each.name for each in prompts["evening_at_the_cinema"].arguments if each.required]
            self.assertEqual(required, ["place"])
            evening = await session.get_prompt(
                "evening_at_the_cinema", {"place": "Olathe", "date": "friday", "party_size": "4", "taste": "westerns"})
            week = await session.get_prompt("worth_seeing_this_week", {})
            near = await session.get_prompt("worth_seeing_this_week", {"place": "66062"})
            tools = {tool.name for tool in await all_tools(session)}
        text = evening.messages[0].content.text
        for words in ('"Olathe"', '"friday"', "partySize 4", '"westerns"'):
            self.assertIn(words, text)
        for prompt in (evening, week, near):
            named = set(re.findall(r"[a-z]+(?:_[a-z]+)+", prompt.messages[0].content.text))
            self.assertTrue(named)
            self.assertLessEqual(named, tools, "a prompt names a tool that doesn't exist")

    async def test_arguments_that_make_no_sense_are_refused(self):
        async with connected() as session:
            for arguments in ({}, {"place": "Olathe", "party_size": "many"}, {"place": "Olathe", "date": "someday"}):
                with self.subTest(arguments=arguments), self.assertRaises(MCPError) as caught:
                    await session.get_prompt("evening_at_the_cinema", arguments)
                self.assertEqual(caught.exception.error.code, -32602)


class CompletionTest(unittest.IsolatedAsyncioTestCase):
    async def test_blanks_and_arguments_are_completed(self):
        movie, theatre, day = ("marquee://movie/{id}", "marquee://theatre/{id}", "marquee://showtimes/{theatre}/{date}")
        async with connected() as session:
            for target, argument, value, expected in (
                (reference(movie), "id", "hunger games", "amc:movie:64825"), (reference(movie), "id", "tmdb:", "tmdb:movie:603"),
                (reference(theatre), "id", "studio", "amc:theatre:610"), (reference(day), "theatre", "olathe", "amc:theatre:610"),
                (reference(day), "date", "2026-11-2", "2026-11-23"),
                (reference(prompt="evening_at_the_cinema"), "place", "kansas", "Kansas City, MO"),
                (reference(prompt="evening_at_the_cinema"), "film", "dun", "Dune: Part Two"),
                (reference(prompt="evening_at_the_cinema"), "party_size", "2", "20"),
                (reference(prompt="worth_seeing_this_week"), "taste", "we", "western"),
            ):
                with self.subTest(target=target, value=value):
                    completion = (await session.complete(target, {"name": argument, "value": value})).completion
                    self.assertIn(expected, completion.values)
                    self.assertLessEqual(len(completion.values), 100)

    async def test_what_is_filled_in_already_counts(self):
        day, evening = reference("marquee://showtimes/{theatre}/{date}"), reference(prompt="evening_at_the_cinema")
        argument = {"name": "date", "value": "2026-12-2"}
        async with connected(variables={"MARQUEE_NOW": "2026-12-23T18:00:00Z"}) as session:
            anywhere = (await session.complete(day, argument)).completion.values
            for target, others in ((day, {"theatre": "amc:theatre:610"}), (evening, {"place": "Studio 28"})):
                there = await session.complete(target, argument, context_arguments=others)
                self.assertEqual(set(anywhere) - set(there.completion.values), {"2026-12-24"}, "closed on that day")
        # In UTC it is the next day already; at the theatre it is not.
        async with connected(variables={"MARQUEE_NOW": "2026-11-22T03:00:00Z"}) as session:
            for place, today in (("Olathe", "2026-11-21"), ("Nowhere", "2026-11-22")):
                days = await session.complete(evening, {"name": "date", "value": "20"}, context_arguments={"place": place})
                self.assertEqual(days.completion.values[0], today)

    async def test_what_is_typed_is_not_remembered(self):
        async with connected() as session:
            await all_tools(session)
            await session.complete(reference("marquee://movie/{id}"), {"name": "id", "value": "matrix"})
            await session.call_tool("find_film", {"film": "matrix"})
            suggestions = await session.call_tool("suggestions_list", {})
        self.assertEqual(suggestions.structured_content["note"], "Nothing found.")


class SchemaTest(unittest.IsolatedAsyncioTestCase):
    async def test_results_of_every_kind_fit_the_schemas(self):
        async with connected() as session:
            schemas = {tool.name: tool.output_schema for tool in (await session.list_tools()).tools}
            for name, arguments in (
                ("whats_on_near", {"place": "Olathe", "limit": 20}), ("whats_on_near", {"place": "amc:theatre:610", "page": 99}),
                ("whats_on_near", {"place": "Studio 28", "date": "2026-12-24"}),
                ("whats_on_near", {"place": "Olathe", "format": "smell-o-vision"}),
                ("find_film", {"film": "the", "limit": 20}), ("find_film", {"film": "xyzzy"}),
                ("find_film", {"film": "tt0096895"}), ("find_film", {"film": "toy story", "year": 1999}),
                ("showtimes_and_seats", {"film": "hunger", "place": "New York", "date": "saturday"}),
                ("showtimes_and_seats", {"film": "xyzzy", "place": "Boston"}),
                ("showtimes_and_seats", {"showtimeId": "amc:showtime:61020778482511", "partySize": 20}),
            ):
                with self.subTest(tool=name, arguments=arguments):
                    result = await session.call_tool(name, arguments)
                    self.assertFalse(result.is_error, result.content[0].text)
                    Draft202012Validator(schemas[name]).validate(result.structured_content)
                    self.assertLess(len(result.content[0].text), 13_000)


if __name__ == "__main__":
    unittest.main()
