# SPDX-License-Identifier: MIT
"""The peer of the streaming row: fetches all pages of a list with httpx and asyncio, 8 at a time, and prints them in
order, one per line. Uses HTTP/2 if it is given an authority to trust. usage: pages_httpx.py BASE [FILE]"""

import asyncio
import json
import ssl
import sys

import httpx

WINDOW = 8


async def main(base, authority=None):
    limits = httpx.Limits(max_connections=WINDOW, max_keepalive_connections=WINDOW)
    tls = {"verify": ssl.create_default_context(cafile=authority), "http2": True} if authority else {}
    async with httpx.AsyncClient(base_url=base, limits=limits, **tls) as client:

        async def load(number):
            response = await client.get("/movie/popular", params={"page": number})
            return response.raise_for_status().json()

        def show(page):
            items = [{"id": f"tmdb:movie:{row['id']}", "title": row["title"], "releaseDate": row["release_date"],
                      "overview": row["overview"], "rating": row["vote_average"]} for row in page["results"]]
            sys.stdout.write(json.dumps({"kind": "page", "page": page["page"], "items": items}) + "\n")

        first = await load(1)
        show(first)
        last = first["total_pages"]
        running = [asyncio.create_task(load(number)) for number in range(2, min(last, WINDOW + 1) + 1)]
        asked = len(running) + 1
        while running:
            page = await running.pop(0)
            if asked < last:
                asked += 1
                running.append(asyncio.create_task(load(asked)))
            show(page)


# The start of the interpreter is not measured.
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(main(*sys.argv[1:]))
