# SPDX-License-Identifier: MIT
"""A TMDB list of 500 pages in the upstream's form: 13 kB each, which compresses to a third, as real ones do."""

import json
import random
import string

PAGES = 500
ROWS = 20
WORDS = """
a after alone ancient as back before between boy brother by child city comes dark daughter day dead death detective
discovers doctor dream evil face falls family far father fight fire first for forest friend from future ghost girl goes has
he heart her his home house hunter husband in into island journey killer king last learns leaves life lives long lost love
man master meets memory men mother mountain murder mystery new night north of old on one out past police prison queen
returns river road save school sea search secret she ship sister small soldier son stranger summer team that the their they
through time to town train truth turns two war when where who wife winter with without woman world young""".split()

chance = random.Random(2026)


def words(count):
    return " ".join(chance.choices(WORDS, k=count)).capitalize()


def file():
    return f"/{''.join(chance.choices(string.ascii_letters + string.digits, k=27))}.jpg"


def row(number):
    title = words(3)
    return {"adult": False, "backdrop_path": file(), "genre_ids": chance.sample([12, 14, 16, 18, 27, 28, 35, 80, 878], 3),
            "id": number, "original_language": "en", "original_title": title, "overview": words(45) + ".",
            "popularity": round(chance.uniform(1, 500), 3), "poster_path": file(),
            "release_date": f"{chance.randint(1930, 2026)}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}",
            "title": title, "video": False, "vote_average": round(chance.uniform(3, 9), 3),
            "vote_count": chance.randint(1, 30_000)}


LIST = [json.dumps({"page": page, "total_pages": PAGES, "total_results": PAGES * ROWS,
                    "results": [row((page - 1) * ROWS + number) for number in range(1, ROWS + 1)]}).encode()
        for page in range(1, PAGES + 1)]


def page(number):
    return LIST[number - 1]


GENRES = json.dumps({"genres": [{"id": id, "name": name} for id, name in (
    (12, "Adventure"), (14, "Fantasy"), (16, "Animation"), (18, "Drama"), (27, "Horror"), (28, "Action"), (35, "Comedy"),
    (80, "Crime"), (878, "Science Fiction"))]}).encode()
