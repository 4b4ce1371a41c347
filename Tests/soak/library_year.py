# SPDX-License-Identifier: MIT
"""A year of the sandbox's running world, in which one watch is for all wanted films, while the process that checks it is
killed again and again: each film's first tickets, its first showing in a format, its arrival at a service and its
digital date are in the log once, and nothing else. What there was is found out afterwards, from the world itself."""

import collections
import datetime
import random
import tempfile
import threading
import time

from backend import Backend, EndOfOutput
from watches import read_log

BEGINNING = datetime.datetime(2026, 11, 21, 12, tzinfo=datetime.timezone.utc)
SPEED = 60_000  # the fastest that there is: a day in a second and a half
THEATRE = "amc:theatre:2431"
SERVICES = ["Netflix", "Disney Plus", "HBO Max", "Peacock Premium", "Paramount Plus"]
# Films to come, films of the year before, and old ones that a service has already.
WANTED = [1003596, 1170608, 1413856, 1417059, 1284120, 1413860, 1371727, 1194915, 1455014, 911916, 1541401, 1450599,
          987400, 1368337, 1294699, 1534297, 1214509, 1300968, 694, 78]
SEEN_LATER = 810693  # comes out in June, and leaves the list before
ADDED_LATER = 49047  # a service has had it for long
LEAST_KILLS = 50
DAY = datetime.timedelta(days=1)
# A theatre's list has the coming 28 days. Its programme changes on Fridays; two days of a week have all of it, since
# films come out on Wednesdays and Fridays.
LISTED = 28 * DAY
SAMPLED = (2, 5)


def run(short, seed):
    chance = random.Random(seed)
    length = datetime.timedelta(days=30 if short else 365)
    lives = 12 if short else LEAST_KILLS
    with tempfile.TemporaryDirectory(prefix="marquee-") as state:
        # By a clock that runs like ours: whatever happens in the world happens after the watch was added.
        with world(state, 1) as backend:
            for number in WANTED + [SEEN_LATER]:
                backend.result("library/set", {"id": f"tmdb:movie:{number}", "status": "wanted"})
            backend.result("services/set", {"region": "US", "add": SERVICES})
            watch = backend.result("watch/add", {"kind": "library", "theatreId": THEATRE, "format": "imax"})
            before = {number: facts(backend, number) for number in WANTED}
        problems = []
        had = {film["movie"]["id"]: film for film in (item["film"] for item in watch["now"]["items"])}
        kills = 0
        end = time.monotonic() + length.total_seconds() / SPEED
        followed, checks = [], []
        while time.monotonic() < end or kills < lives:
            with world(state, SPEED) as backend:
                if kills == lives // 5:
                    backend.result("library/set", {"id": f"tmdb:movie:{SEEN_LATER}", "status": "seen"})
                    backend.result("library/set", {"id": f"tmdb:movie:{ADDED_LATER}", "status": "wanted"})
                life = length.total_seconds() / SPEED / lives
                follow_until_killed(backend, followed, checks, chance.uniform(0.2, 1.8) * life)
            kills += 1
        with world(state, SPEED) as backend:
            watch = backend.result("watch/check", {"id": "watch:1"})
            if watch["failures"]:
                problems.append(f"a check failed: {watch['failure']}")
            now = datetime.datetime.fromisoformat(watch["lastCheckedAt"])
            checks.append(now)
            log = read_log(backend)
            # The world goes on while it is asked what has happened.
            backend.result("watch/update", {"id": "watch:1", "paused": True})
            after = {number: facts(backend, number) for number in WANTED}
            shown = programme(backend, now + LISTED + 7 * DAY)
        if followed != log[:len(followed)]:
            problems.append("a client that follows, with the cursor that it has, was told otherwise")
        checks += [datetime.datetime.fromisoformat(event["at"]) for event in log]
        problems += compare(log, had, before, after, shown, checks)
    counts = collections.Counter(event.get("reason", event["kind"]) for event in log)
    if len(log) < (5 if short else 20):
        problems.append(f"there were only {len(log)} events")
    return f"{(now - BEGINNING).days} days, {dict(counts)}, {kills} processes killed.", problems


def world(state, speed):
    return Backend("--state-dir", state, variables={"MARQUEE_NOW": f"{BEGINNING:%Y-%m-%dT%H:%M:%SZ}*{speed}"})


def follow_until_killed(backend, followed, checks, seconds):
    timer = threading.Timer(seconds, backend.process.kill)
    timer.start()
    try:
        watch = backend.result("watch/get", {"id": "watch:1"})
        if not watch["failures"]:
            checks.append(datetime.datetime.fromisoformat(watch["lastCheckedAt"]))
        while True:
            cursor = followed[-1]["cursor"] if followed else 0
            followed += backend.result("watch/follow", {"after": cursor})["items"]
    except (EndOfOutput, BrokenPipeError):
        pass
    finally:
        timer.cancel()


def facts(backend, number):
    """What TMDB and AMC have of a film: its day, its digital day, the services, and AMC's id."""
    film = backend.result("movies/get", {"id": f"tmdb:movie:{number}", "region": "US", "link": True,
                                         "include": ["releaseDates", "watchProviders"]})
    digital = [each["releasedAt"][:10] for each in film.get("releaseDates", [])
               if each["region"] == "US" and each.get("type") == "digital"]
    offers = film.get("watchProviders", {}).get("US", {}).get("subscription", [])
    return {"released": datetime.date.fromisoformat(film["releaseDate"]), "digital": (digital or [None])[0],
            "services": {each["name"] for each in offers} & set(SERVICES), "amc": film.get("ids", {}).get("amc")}


def programme(backend, last):
    """The days of each film at the theatre, in any format and in the wanted one, by AMC's number."""
    days = {"tickets": collections.defaultdict(list), "format": collections.defaultdict(list)}
    day = BEGINNING
    while day <= last:
        if day.weekday() in SAMPLED:
            answer = backend.result(
                "showtimes/atTheatre", {"theatreId": THEATRE, "date": f"{day:%Y-%m-%d}", "pageSize": 100})
            for row in answer["items"]:
                if "movieId" in row and not row.get("isCanceled") and not row.get("isEmbargoed"):
                    number = int(row["movieId"].rsplit(":", 1)[1])
                    days["tickets"][number].append(day)
                    if "imax" in row.get("format", "").lower():
                        days["format"][number].append(day)
        day += DAY
    return days


def compare(log, had, before, after, shown, checks):
    """How the log differs from what has happened in the world. The world doesn't wait for a check: what it had between
    two of them alone isn't owed."""
    problems = []
    told = collections.Counter()
    for event in log:
        if "reason" not in event or "movie" not in event:
            problems.append(f"an event of another kind: {event}")
            continue
        detail = {"service": lambda: event["after"]["offer"]["provider"]["name"],
                  "digitalDate": lambda: event["after"]["release"]["date"]}.get(event["reason"], lambda: "")()
        told[event["movie"]["id"], event["reason"], detail] += 1
        if event["reason"] != "digitalDate" and not event.get("url"):
            problems.append(f"an event doesn't say where to buy: {event}")
    problems += [f"told {count} times: {thing}" for thing, count in told.items() if count > 1]
    must, may = set(), set()

    def expect(thing, *spans):
        may.add(thing)
        if any(first < check <= last for first, last in spans for check in checks):
            must.add(thing)

    for number in WANTED:
        film, id = after[number], f"tmdb:movie:{number}"
        # TMDB is asked every six hours.
        released = max(midnight(film["released"]), BEGINNING - 21 * DAY) + DAY
        for service in film["services"] - before[number]["services"]:
            expect((id, "service", service), (midnight(film["released"]) + 91 * DAY, max(checks)))
        if film["digital"] and film["digital"] != before[number]["digital"]:
            expect((id, "digitalDate", film["digital"]), (released + 21 * DAY, midnight(film["digital"])))
        for reason, member in (("tickets", "showing"), ("format", "formatShowing")):
            days = shown[reason][film["amc"]]
            if days and member not in had[id]:
                expect((id, reason, ""), *((day - LISTED, day) for day in days))
    problems += [f"not told: {thing}" for thing in sorted(must - set(told))]
    problems += [f"told, and it isn't so: {thing}" for thing in sorted(set(told) - may)]
    return problems


def midnight(day):
    return datetime.datetime.fromisoformat(f"{day}T00:00:00+00:00")
