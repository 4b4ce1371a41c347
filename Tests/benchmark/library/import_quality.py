# SPDX-License-Identifier: MIT
"""How many films of people's exports library/import finds, and how many it takes for another film.

usage: MARQUEE=… python3 Tests/benchmark/library/import_quality.py MOVIES LINKS EXPORT… [--latency SECONDS] [--show]

MOVIES and LINKS are movies.csv and links.csv of MovieLens (ml-25m, https://grouplens.org/datasets/movielens/25m/), of
which a TMDB is made here: the titles, with those in parentheses as others, the years, and TMDB's numbers. Each EXPORT
is the folder or the zip that one person got from Letterboxd; many have published theirs, in repositories with a file
watched.csv. Neither is part of this repository. A film counts if MovieLens has its title and its year, or a year next
to it, by a comparison that has nothing in common with the program's. With --show the films are listed that are wrong,
and those that aren't found although MovieLens has them.
"""

import argparse
import collections
import csv
import http.server
import json
import os
import re
import socketserver
import subprocess
import tempfile
import threading
import time
import unicodedata
import urllib.parse


def words(title):
    plain = unicodedata.normalize("NFKD", title.casefold().replace("&", " and "))
    plain = "".join(each for each in plain if not unicodedata.combining(each))
    return re.findall(r"[^\W_]+", plain.replace("'", "").replace("’", ""))


def key(title):
    found = words(title)
    return " ".join(found[1:] if len(found) > 1 and found[0] in ("the", "a", "an") else found)


def with_article_first(title):
    name, comma, article = title.rpartition(", ")
    return f"{article} {name}" if comma and len(article) <= 4 and article[:1].isupper() else title


class Films:
    """MovieLens' films as TMDB has them."""

    def __init__(self, movies, links):
        with open(links, encoding="utf-8") as file:
            numbers = {row["movieId"]: row["tmdbId"] for row in csv.DictReader(file)}
        self.films = []
        self.by_word = collections.defaultdict(set)
        self.by_key = collections.defaultdict(list)
        with open(movies, encoding="utf-8") as file:
            for row in csv.DictReader(file):
                # Some copies have a semicolon for each comma and its blank.
                title = re.sub(r";(?=\S)", ", ", row["title"])
                found = re.fullmatch(r"(.*?)\s*\((\d{4})(?:[-–]\d{0,4})?\)\s*", title)
                if found and numbers.get(row["movieId"]):
                    self.add(int(numbers[row["movieId"]]), found[1], int(found[2]))

    def add(self, number, text, year):
        others = [re.sub(r"^a\.?k\.?a\.? ", "", each) for each in re.findall(r"\(([^()]*)\)", text)]
        titles = [with_article_first(each.strip()) for each in [re.sub(r"\s*\([^()]*\)", "", text), *others]]
        titles = [each for each in titles if key(each)]
        if not titles:
            return
        film = {"id": number, "title": titles[0], "others": titles[1:], "year": year}
        for word in {word for title in titles for word in words(title)}:
            self.by_word[word].add(len(self.films))
        for each in {key(title) for title in titles}:
            self.by_key[each].append(film)
        self.films.append(film)

    def search(self, query, year):
        sets = [self.by_word.get(word, set()) for word in words(query)]
        places = sorted(set.intersection(*sets)) if sets else []
        found = [self.films[place] for place in places if year in (None, self.films[place]["year"])]
        return sorted(found, key=lambda film: key(film["title"]) != key(query))

    def same(self, title, year):
        """The numbers of the films that this can be, in its year or else a year apart."""
        alike = self.by_key.get(key(title), [])
        for apart in (0, 1):
            found = {film["id"] for film in alike if abs(film["year"] - year) == apart}
            if found:
                return found
        return set()


def serve(films, latency):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # An answer is one packet: the second of two would wait for the first to be acknowledged.
        wbufsize = -1
        count = 0

        def do_GET(self):
            Handler.count += 1
            time.sleep(latency)
            address = urllib.parse.urlsplit(self.path)
            query = dict(urllib.parse.parse_qsl(address.query))
            if address.path.endswith("/search/movie"):
                year = int(query["year"]) if "year" in query else None
                found = films.search(query.get("query", ""), year)
                answer = {"page": 1, "results": [self.row(film) for film in found[:20]],
                          "total_pages": max((len(found) + 19) // 20, 1), "total_results": len(found)}
            elif address.path.endswith("/search/tv"):
                answer = {"page": 1, "results": [], "total_pages": 1, "total_results": 0}
            else:
                number = int(address.path.rpartition("/")[2])
                film = next(film for film in films.films if film["id"] == number)
                answer = self.row(film) | {"alternative_titles": {"titles": [{"title": each} for each in film["others"]]}}
            body = json.dumps(answer).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def row(self, film):
            return {"id": film["id"], "title": film["title"], "original_title": (film["others"] or [film["title"]])[0],
                    "release_date": f"{film['year']}-06-15"}

        def log_message(self, *_):
            pass

    class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
        daemon_threads = True
        request_queue_size = 64

    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, Handler


def rows_of(export, port):
    """The rows of an import into an empty library, and how long it took."""
    with tempfile.TemporaryDirectory() as home:
        variables = {"HOME": home, "MARQUEE_TMDB_URL": f"http://127.0.0.1:{port}", "MARQUEE_TMDB_TOKEN": "a.b.c",
                     "MARQUEE_TMDB_RATE": "0", "PATH": os.environ["PATH"]}
        start = time.monotonic()
        output = subprocess.run(
            [os.environ["MARQUEE"], "call", "library/import", json.dumps({"from": export, "pageSize": 100}), "--stream"],
            env=variables, stdout=subprocess.PIPE, check=True, text=True).stdout
        took = time.monotonic() - start
    return [json.loads(line) for line in output.splitlines()], took


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("movies")
    parser.add_argument("links")
    parser.add_argument("exports", nargs="+")
    parser.add_argument("--latency", type=float, default=0)
    parser.add_argument("--show", action="store_true")
    arguments = parser.parse_args()
    films = Films(arguments.movies, arguments.links)
    server, handler = serve(films, arguments.latency)
    print("export               films  had  found  share  ambiguous  missed  wrong  others  requests/film  seconds")
    total = collections.Counter()
    for export in arguments.exports:
        handler.count = 0
        rows, took = rows_of(export, server.server_port)
        count = collections.Counter(requests=handler.count)
        for row in rows:
            if row["outcome"] == "skipped":
                continue
            count["films"] += 1
            wanted = films.same(row.get("title", ""), row.get("year", 0))
            found = int(row["id"].rpartition(":")[2]) if "id" in row else None
            outcome = "others"
            if wanted:
                count["had"] += 1
                outcome = ("found" if found in wanted else "wrong" if found else
                           "ambiguous" if row["outcome"] == "ambiguous" else "missed")
            elif not found:
                continue
            count[outcome] += 1
            if arguments.show and outcome in ("wrong", "missed", "others"):
                names = [f"{film['title']} ({film['year']})" for film in films.films if film["id"] in wanted | {found}]
                print("   ", outcome, row.get("title"), row.get("year"), "->", "; ".join(names))
        total += count
        report(os.path.basename(export.rstrip("/")), count, took)
    report("all", total, 0)


def report(name, count, took):
    had = max(count["had"], 1)
    print(f"{name[:20]:20} {count['films']:5} {count['had']:5} {count['found']:5} {count['found'] / had:7.4f} "
          f"{count['ambiguous']:6} {count['missed']:8} {count['wrong']:6} {count['others']:7} "
          f"{count['requests'] / max(count['films'], 1):10.2f} {took:12.1f}")


if __name__ == "__main__":
    main()
