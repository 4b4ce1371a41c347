# SPDX-License-Identifier: MIT
"""A year of the sandbox's running world, in which the library's watch has shows, while the process that checks it is
killed again and again: each episode that comes out and each season that is announced is in the log once, and nothing
else; specials are in it never. What there was is found out afterwards, from the world itself."""

import collections
import datetime
import random
import tempfile
import time

from library_year import BEGINNING, LEAST_KILLS, SPEED, follow_until_killed, world
from watches import read_log

SHOWS = [456, 1667, 2190, 615]  # they go on
ENDED = 2287
BEGUN = 615  # not wanted, but an episode of it was seen


def run(short, seed):
    chance = random.Random(seed)
    length = datetime.timedelta(days=60 if short else 365)
    lives = 12 if short else LEAST_KILLS
    with tempfile.TemporaryDirectory(prefix="marquee-") as state:
        with world(state, 1) as backend:
            for number in SHOWS + [ENDED]:
                backend.result("library/set", {"id": f"tmdb:show:{number}", "status": "wanted"})
            backend.result("library/set", {"id": f"tmdb:show:{BEGUN}", "season": 1, "episode": 1})
            backend.result("library/set", {"id": f"tmdb:show:{BEGUN}", "status": "none"})
            watch = backend.result("watch/add", {"kind": "library"})
            assert len(watch["now"]["items"]) == len(SHOWS) + 1, watch["now"]
            before = {number: episodes(backend, number) for number in SHOWS + [ENDED]}
        kills = 0
        followed, checks, problems = [], [], []
        end = time.monotonic() + length.total_seconds() / SPEED
        while time.monotonic() < end or kills < lives:
            with world(state, SPEED) as backend:
                life = length.total_seconds() / SPEED / lives
                follow_until_killed(backend, followed, checks, chance.uniform(0.2, 1.8) * life)
            kills += 1
        with world(state, SPEED) as backend:
            start = time.monotonic()
            watch = backend.result("watch/check", {"id": "watch:1"})
            # On a busy machine a check lasts for days of this world.
            lasted = datetime.timedelta(seconds=(time.monotonic() - start) * SPEED)
            now = datetime.datetime.fromisoformat(watch["lastCheckedAt"])
            backend.result("watch/update", {"id": "watch:1", "paused": True})
            log = read_log(backend)
            after = {number: episodes(backend, number) for number in SHOWS + [ENDED]}
        if watch["failures"]:
            problems.append(f"a check failed: {watch['failure']}")
        if followed != log[:len(followed)]:
            problems.append("a client that follows, with the cursor that it has, was told otherwise")
        problems += compare(log, before, after, now, now - lasted)
    counts = collections.Counter(event["kind"] for event in log)
    return f"{(now - BEGINNING).days} days, {dict(counts)}, {kills} processes killed.", problems


def episodes(backend, number):
    """The days of a show's episodes by season and number, and its seasons."""
    show = backend.result("shows/get", {"id": f"tmdb:show:{number}"})
    days = {}
    for season in show["seasons"]:
        for each in backend.result("shows/season", {"id": show["id"], "season": season["season"]})["episodes"]:
            days[(season["season"], each["episode"])] = datetime.date.fromisoformat(each["airDate"])
    return days, {season["season"] for season in show["seasons"]}


def compare(log, before, after, now, checked):
    """What is wrong with a log, whose last check began then."""
    problems = []
    # A day begins in the user's country, ten hours after UTC's.
    first = (BEGINNING - datetime.timedelta(hours=10)).date()
    last = (now - datetime.timedelta(hours=10)).date()
    for number, (days, seasons) in after.items():
        id = f"tmdb:show:{number}"
        own = [event for event in log if event["after"]["show"]["id"] == id]
        out = collections.Counter((event["after"]["show"]["season"], event["after"]["show"]["episode"])
                                  for event in own if event["kind"] == "episodeOut")
        announced = collections.Counter(event["after"]["show"]["season"] for event in own if event["kind"] == "seasonAnnounced")
        wanted = {key for key, day in days.items() if first < day <= last and key[0] > 0}
        surely = {key for key in wanted if days[key] < (checked - datetime.timedelta(hours=34)).date()}
        problems += [f"{id}: {key} was reported {count} times" for key, count in out.items() if count > 1]
        problems += [f"{id}: {key} was not reported" for key in sorted(surely - set(out))]
        problems += [f"{id}: {key} was reported, but is not new" for key in sorted(set(out) - wanted)]
        new = {season for season in seasons - before[number][1] if season > 0}
        problems += [f"{id}: season {season} was reported {count} times" for season, count in announced.items() if count > 1]
        problems += [f"{id}: season {season} was not reported" for season in sorted(new - set(announced))]
        problems += [f"{id}: season {season} was reported, but is not new" for season in sorted(set(announced) - new)]
    return problems


if __name__ == "__main__":
    import sys
    text, found = run("--short" in sys.argv, 1)
    print(text, *found, sep="\n")
    sys.exit(bool(found))
