#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints a Markdown table: how many bytes of the answers to ten questions reach a model, which reads either their text
or their structure.

usage: Tests/benchmark/answers.py MARQUEE [EARLIER]    EARLIER: another binary of marquee, to compare"""

import json
import subprocess
import sys
import tempfile

QUESTIONS = [
    ("What's on tonight near Olathe?", "whats_on_near", {"place": "Olathe, KS", "date": "tonight"}),
    ("Any IMAX in Chicago on Friday?", "whats_on_near", {"place": "Chicago, IL", "date": "friday", "format": "IMAX"}),
    ("When does The Hunger Games run near here tonight?", "showtimes_and_seats",
     {"film": "hunger games", "place": "Olathe, KS", "date": "tonight"}),
    ("Are there three seats together at 19:20, and what do they cost?", "showtimes_and_seats",
     {"showtimeId": "amc:showtime:3820778482513", "partySize": 3}),
    ("Is Dune still on?", "find_film", {"film": "dune"}),
    ("What is out now?", "movies_now_playing", {}),
    ("What is Batman about, and who is in it?", "movies_get", {"id": "tmdb:movie:268", "include": ["credits"]}),
    ("Where can I stream it?", "movies_watch_providers", {"id": "tmdb:movie:268"}),
    ("What does Studio 28 show today?", "showtimes_at_theatre", {"theatreId": "amc:theatre:610"}),
    ("Which theatres are there?", "theatres_all", {}),
]


def answers(marquee):
    """The bytes of each answer: (text, structure)."""
    messages = [{"id": 0, "method": "initialize", "params": {
        "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "benchmark", "version": "1"}}}]
    messages += [
        {"id": id, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
        for id, (_, tool, arguments) in enumerate(QUESTIONS, 1)]
    with tempfile.TemporaryDirectory(prefix="marquee-") as home:
        process = subprocess.run(
            [marquee, "mcp", "--sandbox", "--tools", "all", "--drain", "60"], env={"HOME": home}, check=True,
            input="".join(json.dumps(message | {"jsonrpc": "2.0"}) + "\n" for message in messages).encode(),
            stdout=subprocess.PIPE)
    results = {message["id"]: message.get("result") for message in map(json.loads, process.stdout.splitlines()) if "id" in message}
    for id, (question, _, _) in enumerate(QUESTIONS, 1):
        if not results.get(id) or results[id].get("isError"):
            sys.exit(f"{marquee} has no answer to “{question}”: {results.get(id)}")
        structure = json.dumps(results[id]["structuredContent"], ensure_ascii=False, separators=(",", ":"))
        yield len(results[id]["content"][0]["text"].encode()), len(structure.encode())


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    columns = [list(answers(marquee)) for marquee in reversed(sys.argv[1:])]
    names = ["text", "structure"] if len(columns) == 1 else ["text before", "structure before", "text", "structure"]
    print(f"| question | tool | {' | '.join(names)} |\n|---|---|{'--:|' * len(names)}")
    for (question, tool, _), sizes in zip(QUESTIONS, zip(*columns)):
        print(f"| {question} | `{tool}` | {' | '.join(f'{size:,}' for pair in sizes for size in pair)} |")
    totals = [sum(pair[half] for pair in column) for column in columns for half in (0, 1)]
    print(f"| all ten | | {' | '.join(f'{total:,}' for total in totals)} |")


if __name__ == "__main__":
    main()
