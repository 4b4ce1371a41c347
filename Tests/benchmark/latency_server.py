"""The upstream of the streaming row: a TMDB list of 500 pages, each answered after a latency. Prints its port."""

import asyncio
import json
import sys

import loopback

PAGES = 500
SENTENCE = "A stranger comes to a small town, finds an old cinema that nobody has entered for years, and lights its sign. "


def page(number):
    first = (number - 1) * 20
    return json.dumps({"page": number, "total_pages": PAGES, "total_results": PAGES * 20, "results": [
        {"id": first + row, "title": f"Film {first + row}", "original_title": f"Film {first + row}",
         "original_language": "en", "overview": SENTENCE * 3, "release_date": "1989-06-23",
         "poster_path": f"/poster{first + row}.jpg", "backdrop_path": f"/backdrop{first + row}.jpg",
         "genre_ids": [18, 35], "adult": False, "video": False, "popularity": 15.5, "vote_average": 6.1, "vote_count": 10}
        for row in range(1, 21)]}).encode()


answers = {number: loopback.response(page(number)) for number in range(1, PAGES + 1)}
latency = float(sys.argv[1])


def answer(request):
    answer = answers[int(request.query.get("page", 1))]
    asyncio.get_running_loop().call_later(latency, request.send, answer)


loopback.run(lambda: loopback.listen(answer))
