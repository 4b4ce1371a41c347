# SPDX-License-Identifier: MIT
"""The upstream of the streaming row: a TMDB list of 500 pages, each answered after a latency. Prints its port."""

import asyncio
import sys

import loopback
from long_list import GENRES, PAGES, page

answers = {number: loopback.response(page(number)) for number in range(1, PAGES + 1)}
genres = loopback.response(GENRES)
latency = float(sys.argv[1])


def answer(request):
    answer = answers[int(request.query["page"])] if "page" in request.query else genres
    asyncio.get_running_loop().call_later(latency, request.send, answer)


loopback.run(lambda: loopback.listen(answer))
