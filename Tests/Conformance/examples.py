# SPDX-License-Identifier: MIT
"""The examples of schema/methods, updated with the sandbox's responses.

usage: MARQUEE=… Tests/Conformance/python Tests/Conformance/examples.py      asks again, and writes what has changed; then
                                                                            `swift run generate`
"""

import glob
import json
import os
import tempfile
import time

from backend import Backend

METHODS = os.path.join(os.path.dirname(__file__), "../../schema/methods/*.json")
COLUMNS = 120
# A search is remembered, and a watch, a film and services are kept; the examples of these families and methods begin
# with them.
BEFORE = {"library/tonight": ("library/set", {"id": "tmdb:movie:268"}),
          "library": ("library/set", {"id": "tmdb:movie:268", "rating": 8, "seenOn": ["2026-11-20"], "tags": ["cinema"]}),
          "services": ("services/set", {"add": ["Netflix", "HBO Max"], "region": "US"}),
          "suggestions": ("search/movies", {"query": "batman", "pageSize": 1}),
          "watch": ("watch/add", {"kind": "seats", "showtimeId": "amc:showtime:61020778482511", "partySize": 3})}
# The files of examples, whose folder is another one when they are played.
HOME = "/home/me"
FILES = {"watched.csv": "Date,Name,Year,Letterboxd URI\n2026-11-02,2001: A Space Odyssey,1968,https://boxd.it/2a3e\n"
                        "2026-11-03,The Lost Reel,1931,https://boxd.it/9zz9\n"}
# Methods whose results depend on the machine: the document itself, its processes and its folders.
OF_THE_MACHINE = {"rpc.discover", "server/status"}
# The size of a picture depends on the version of zlib.
MEMBERS_OF_THE_MACHINE = {"images/fetch": {"path", "bytes"}}


def ask(method, params, written):
    """The response of a newly started sandbox; what depends on the machine stays as it is written."""
    with Backend() as backend, tempfile.TemporaryDirectory() as home:
        for name, text in FILES.items():
            with open(os.path.join(home, name), "w", encoding="utf-8") as file:
                file.write(text)
        before = BEFORE.get(method, BEFORE.get(method.partition("/")[0]))
        if before:
            backend.result(*before)
        if before and method.startswith("library/"):
            # Once all is known of the films, which is asked for in the background.
            while (page := backend.result("library/list"))["known"] != page["of"]:
                time.sleep(0.02)
            # The parts of its series are asked for after that.
            while method == "library/statistics" and "message" in backend.result(method):
                time.sleep(0.02)
        result = backend.result(method, json.loads(json.dumps(params).replace(HOME, home)))
        result = json.loads(json.dumps(result).replace(home, HOME))
    if method in OF_THE_MACHINE:
        return written
    for member in MEMBERS_OF_THE_MACHINE.get(method, ()):
        result[member] = written[member]
    return result


def layout(value, margin=0, before=0):
    """JSON in the layout of schema/: on one line where it fits."""
    line = json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict) and value:
        line = "{ " + ", ".join(f"{json.dumps(name)}: {layout(each, -10**9)}" for name, each in value.items()) + " }"
    elif isinstance(value, list):
        line = "[" + ", ".join(layout(each, -10**9) for each in value) + "]"
    if not value or not isinstance(value, (dict, list)) or margin + before + len(line) < COLUMNS:
        return line
    inner = margin + 2
    if isinstance(value, list):
        rows = [layout(each, inner) for each in value]
    else:
        rows = [f"{json.dumps(name)}: {layout(each, inner, len(name) + 4)}" for name, each in value.items()]
    open, close = "[]" if isinstance(value, list) else "{}"
    blanks = "\n" + " " * inner
    return open + blanks + ("," + blanks).join(rows) + "\n" + " " * margin + close


class Places:
    """The positions of the values in a JSON text."""

    def __init__(self, text):
        self.text = text
        self.decoder = json.JSONDecoder()

    def skip(self, place, characters=" \n"):
        while self.text[place] in characters:
            place += 1
        return place

    def members(self, place):
        """The name or the index, and the position, of each value of an object or an array."""
        named = self.text[place] == "{"
        place = self.skip(place + 1)
        count = 0
        while self.text[place] not in "]}":
            name = count
            if named:
                name, place = self.decoder.raw_decode(self.text, place)
                place = self.skip(place, " \n:")
            yield name, place
            place = self.skip(self.end(place), " \n,")
            count += 1

    def end(self, place):
        return self.decoder.raw_decode(self.text, place)[1]

    def find(self, place, *names):
        for name in names:
            place = dict(self.members(place))[name]
        return place


def update(text):
    """The text of a file of schema/methods with the current results."""
    for index, method in enumerate(json.loads(text)["methods"]):
        for number, example in enumerate(method["examples"]):
            result = ask(method["name"], example["params"], example["result"])
            if result != example["result"]:
                place = Places(text).find(0, "methods", index, "examples", number, "result")
                text = text[:place] + layout(result, 10, len('"result": ')) + text[Places(text).end(place):]
    return text


if __name__ == "__main__":
    for path in sorted(glob.glob(METHODS)):
        with open(path, encoding="utf-8") as file:
            old = file.read()
        new = update(old)
        if new != old:
            with open(path, "w", encoding="utf-8") as file:
                file.write(new)
            print("updated", os.path.normpath(path))
