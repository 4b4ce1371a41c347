# SPDX-License-Identifier: MIT
"""A quarter of a theatre's programme, in which one answer in twenty lacks rows or is empty, the numbers of showings,
films and services change, and a showing is withdrawn now and then, while the process that checks it is killed: each
showing, each opening of ticket sales, each offer and date is in the log once, and so is each withdrawal."""

import collections
import datetime
import os
import random
import re
import tempfile
import threading
import time

from backend import Backend, EndOfOutput
from clock import set_clock
from libraries import preload
from upstream import Upstream, amc_list, amc_showtime, amc_theatre
from watches import read_log

HOUR = 3600
DAY = 24 * HOUR
STEP = 2 * HOUR
KILLS = 20
FAULTY = 20  # one answer in so many
HOURS = (13, 16, 19, 22)
FILM_WEEKS = 3  # that a film stays
SERVICES = ["Netflix", "Disney Plus", "Peacock", "Hulu", "Max"]


class World(Upstream):
    """AMC with one theatre, and TMDB with one film. `offset` is how far the clock is ahead."""

    def __init__(self, days, chance):
        super().__init__(self.answer_to)
        self.chance, self.offset = chance, 0
        self.lock = threading.Lock()
        self.beginning = time.time()
        midnight = self.beginning - self.beginning % DAY + 6 * HOUR  # at the theatre
        self.showings = []
        for day in range(days + 14):
            for film in range(max(day // 7 - FILM_WEEKS + 1, 0), day // 7 + 1):
                for hour in HOURS:
                    opens = midnight + (day - 10) * DAY + film * HOUR
                    self.showings.append({
                        "film": film, "starts": midnight + day * DAY + hour * HOUR, "opens": opens, "withdrawn": None,
                        "number": len(self.showings) + 1})
        # Of some days one showing doesn't take place.
        for showing in chance.sample([each for each in self.showings if each["opens"] > self.beginning], days // 6):
            showing["withdrawn"] = showing["starts"] - 2 * DAY
        self.films = {showing["film"]: 1000 + showing["film"] for showing in self.showings}
        self.offers = {name: self.beginning + (number + 1) * days * DAY / 8 for number, name in enumerate(SERVICES)}
        self.services = {name: number + 8 for number, name in enumerate(SERVICES)}
        self.digital = self.beginning + days * DAY / 5
        # The watches are added with whole answers.
        self.is_whole = True
        self.answers = collections.Counter()
        self.faulty = {}

    @property
    def now(self):
        return time.time() + self.offset

    def renumber(self):
        """Something has another number from now on, and is the same."""
        with self.lock:
            for showing in self.chance.sample(self.showings, 10):
                showing["number"] += 100_000
            self.films[self.chance.choice(list(self.films))] += 1000
            self.services[self.chance.choice(SERVICES)] += 100

    def listed(self):
        return [each for each in self.showings if each["opens"] <= self.now < each["starts"]
                and (each["withdrawn"] is None or self.now < each["withdrawn"])]

    def spoil(self, what, rows):
        """The rows as an answer has them: one in twenty lacks some, or all."""
        number = self.answers[what]
        self.answers[what] += 1
        if number % FAULTY == 0:
            self.faulty[what] = number + self.chance.randrange(FAULTY)
        if self.is_whole or number != self.faulty[what]:
            return rows
        return self.chance.choice([[], rows[1:], rows[::2], rows[: len(rows) // 2]])

    def answer_to(self, path, query, number):
        with self.lock:
            return self.answer(path, query)

    def answer(self, path, query):
        if path == "/amc/v2/theatres/77":
            return 200, amc_theatre(77, "T")
        if path == "/amc/v2/theatres/77/showtimes":
            rows = [self.row(each) for each in self.listed()
                    if query.get("movie-id") in (None, str(self.films[each["film"]]))]
            rows = self.spoil(query.get("movie-id") and "film's showtimes" or "showtimes", rows)
            page = int(query.get("page-number", 1))
            return 200, amc_list("showtimes", rows[(page - 1) * 1000:page * 1000], len(rows), page, 1000)
        if path == "/amc/v2/movies/views/now-playing":
            sold = {each["film"] for each in self.listed()}
            rows = [{"id": id, "name": name(film), "hasScheduledShowtimes": film in sold} for film, id in self.films.items()]
            return 200, amc_list("movies", self.spoil("programme", rows))
        if path.startswith("/amc/v2/movies/views/"):
            return 200, amc_list("movies", [])
        if path == "/tmdb/movie/1":
            offers = [{"provider_id": self.services[name], "provider_name": name}
                      for name, begins in self.offers.items() if begins <= self.now]
            dates = [{"type": 3, "release_date": "2020-03-01T00:00:00.000Z"}]
            if self.digital <= self.now:
                dates.append({"type": 4, "release_date": "2099-03-01T00:00:00.000Z"})
            return 200, {"id": 1, "title": "M", "release_dates": {"results": [
                {"iso_3166_1": "US", "release_dates": self.spoil("dates", dates)}]},
                "watch/providers": {"results": {"US": {"flatrate": self.spoil("offers", offers)}}}}, {"Cache-Control": "no-store"}
        return 404, {"errors": [{"code": 5108}]}

    def row(self, showing):
        local = datetime.datetime.fromtimestamp(showing["starts"] - 6 * HOUR, datetime.timezone.utc)
        return amc_showtime(showing["number"], 77, f"{local:%Y-%m-%dT%H:%M:%S}", movieName=name(showing["film"]),
                            movieId=self.films[showing["film"]])

    @property
    def variables(self):
        return {"MARQUEE_AMC_URL": f"{self.base}/amc", "MARQUEE_AMC_KEY": "k", "MARQUEE_AMC_RATE": "0",
                "MARQUEE_TMDB_URL": f"{self.base}/tmdb", "MARQUEE_TMDB_TOKEN": "t", "MARQUEE_TMDB_RATE": "0"}


def name(film):
    return f"Film {'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[film]}"


def run(short, seed):
    chance = random.Random(seed)
    days = 14 if short else 91
    problems = []
    with World(days, chance) as world, tempfile.TemporaryDirectory(prefix="marquee-") as state:
        clock = os.path.join(state, "clock")
        set_clock(clock, 0)
        variables = world.variables | preload("moving_clock", CLOCK=clock)
        process = lambda: Backend("--state-dir", state, sandbox=False, variables=variables)
        watches = [{"kind": "showings", "theatreId": "amc:77"}, {"kind": "release", "movieId": "tmdb:1", "region": "US"}]
        films = sorted({each["film"] for each in world.showings})[:3 if short else 12]
        watches += [{"kind": "tickets", "theatreId": "amc:77", "movie": name(film)} for film in films]
        watches.append({"kind": "tickets", "movie": name(films[-1])})
        with process() as backend:
            for watch in watches:
                backend.result("watch/add", watch)
            added = world.now
        world.is_whole = False
        steps = days * DAY // STEP
        deaths = set(chance.sample(range(steps), KILLS))
        step = 0
        while step < steps:
            with process() as backend:
                while step < steps:
                    world.offset += STEP
                    set_clock(clock, world.offset)
                    if step % 7 == 0:
                        world.renumber()
                    killer = threading.Timer(chance.uniform(0, 0.05), backend.process.kill) if step in deaths else None
                    step += 1
                    if killer:
                        killer.start()
                    try:
                        for number in range(1, len(watches) + 1):
                            watch = backend.result("watch/check", {"id": f"watch:{number}"})
                            if watch["failures"]:
                                problems.append(f"a check failed: {watch['failure']}")
                    except (EndOfOutput, BrokenPipeError):
                        pass
                    if killer:
                        killer.join()
                        break
        with process() as backend:
            log = read_log(backend)
        problems += compare(world, log, added, films, len(watches))
    kinds = dict(collections.Counter(event["kind"] for event in log))
    return f"{days} days, {sum(world.answers.values())} answers, {kinds}, {KILLS} processes killed.", problems


def compare(world, log, added, films, watches):
    """How the log differs from what has happened. What happened last may not be found yet."""
    settled = world.now - DAY
    problems = []

    def differ(what, told, must, may):
        counts = collections.Counter(told)
        problems.extend(f"{what}: told {count} times: {thing}" for thing, count in counts.items() if count > 1)
        problems.extend(f"{what}: not told: {thing}" for thing in sorted(set(must) - set(counts)))
        problems.extend(f"{what}: told, and it isn't so: {thing}" for thing in sorted(set(counts) - set(may)))

    def label(showing):
        start = datetime.datetime.fromtimestamp(showing["starts"] - 6 * HOUR, datetime.timezone.utc)
        return f"{name(showing['film'])} at T on {start:%a} {start.day} {start:%b} at {start:%H:%M}"

    def showings(kind):
        # A year stands where it is another than that of the day of the message.
        said = (message.split(": ", 1)[1].rstrip(".") for message in by_kind["watch:1", kind])
        return [re.sub(r" 20\d\d at ", " at ", each) for each in said]

    by_kind = collections.defaultdict(list)
    for event in log:
        by_kind[event["watchId"], event["kind"]].append(event["message"])
    expected = {("watch:1", "showingAdded"), ("watch:1", "showingRemoved"), ("watch:2", "offerAdded"),
                ("watch:2", "releaseDateSet")}
    new = [each for each in world.showings if added < each["opens"]]
    differ("showings", showings("showingAdded"),
           [label(each) for each in new if each["opens"] < settled], [label(each) for each in new])
    gone = [each for each in world.showings if each["withdrawn"] and each["withdrawn"] <= world.now]
    differ("withdrawn", showings("showingRemoved"),
           [label(each) for each in gone if added + STEP < each["withdrawn"] < settled], [label(each) for each in gone])
    differ("offers", [message.split(" has ")[0] for message in by_kind["watch:2", "offerAdded"]],
           [each for each, begins in world.offers.items() if begins < settled], SERVICES)
    differ("dates", by_kind["watch:2", "releaseDateSet"], *[["The digital release of M in US is on Sun 1 Mar 2099."]] * 2)
    for number, film in enumerate(films, 3):
        expected |= {(f"watch:{number}", "ticketsOpened"), (f"watch:{number}", "movieChanged")}
        opened = [each for each in new if each["film"] == film]
        messages = by_kind[f"watch:{number}", "ticketsOpened"]
        told = sum(int((re.search(r"(\d+) showings", message) or [0, "1"])[1]) for message in messages)
        least = sum(each["opens"] < settled for each in opened)
        if not least <= told <= len(opened):
            problems.append(f"tickets of {name(film)}: {told} showings were told, {least} to {len(opened)} opened")
        differ(f"tickets of {name(film)}", messages, [], messages)
    last = f"watch:{watches}"
    expected |= {(last, "ticketsOpened"), (last, "movieChanged")}
    if len(by_kind[last, "ticketsOpened"]) > 1:
        problems.append(f"tickets anywhere: {by_kind[last, 'ticketsOpened']}")
    problems += [f"told of {kind}: {by_kind[kind][:3]}" for kind in by_kind if kind not in expected]
    return problems
