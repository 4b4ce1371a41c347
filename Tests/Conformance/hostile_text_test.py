# SPDX-License-Identifier: MIT
"""Upstream texts on a terminal: in no method's result and no finding of `doctor` does a text begin a line, drive the
terminal, reverse the line or hide in it. The methods are taken from the contract, so that new ones are covered too."""

import errno
import json
import os
import pty
import re
import subprocess
import tempfile
import unittest

from backend import MARQUEE, PATIENCE, environment
from contract import contract
from upstream import Upstream, amc_list, amc_movie, amc_page, amc_showtime, amc_theatre, tmdb_page

# Each line-breaking character is followed by a word that must not begin a line.
ATTACK = (
    "".join(sign + "FORGED" for sign in "\n\r\v\f\x85\u2028\u2029")
    + "\0\b\x1b[31m\x1b]0;x\a\x7f\x9b2J\x9d0;y\x9c"
    + "\u061c\u200b\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\ufff9\U000e0041\U000e0100"
)
FORBIDDEN = {sign for sign in ATTACK if not " " <= sign <= "~"} - {"\n"}
KEY = "0123456789abcdef0123456789abcdef"


def attacked(value, name=""):
    """A payload with the attack appended to its texts, except to those that the program interprets."""
    if isinstance(value, dict):
        return {key: attacked(member, key) for key, member in value.items()}
    if isinstance(value, list):
        return [attacked(member, name) for member in value]
    is_text = isinstance(value, str) and not re.match(r"\d{4}-|https?:", value)
    return value + ATTACK if is_text and value and name not in ("slug", "original_language", "utcOffset", "type") else value


def theatre(number):
    return amc_theatre(number) | {
        "longName": "AMC Evening", "brand": "AMC", "location": {"addressLine1": "1 Street", "cityUrlSuffixText": "city",
        "city": "OLATHE", "state": "KS", "postalCode": "66062", "latitude": 38.9, "longitude": -94.8}}


def showtime(number, place):
    return amc_showtime(number, place, auditorium=3, mpaaRating="PG13", purchaseUrl="https://www.amctheatres.com/x\x1b[2J",
                        premiumFormat="IMAX", attributes=[{"code": "IMAX", "name": "IMAX at AMC"}],
                        ticketPrices=[{"type": "ADULT", "price": 10, "tax": 1, "agePolicy": "Age 13+"}])


def answer(path, query, number):
    """Returns lists of films, theatres and their days; any other request gets an error, in the words of either upstream."""
    if found := re.fullmatch(r"/v2/theatres/(\d+)(/showtimes/.*|/movies/.*|)", path):
        place = int(found[1])
        return 200, attacked(amc_list("showtimes", [showtime(each, place) for each in (1, 2)]) if found[2] else theatre(place))
    if re.fullmatch(r"/v2/theatres(/views/.*)?", path):
        return 200, attacked(amc_list("theatres", [theatre(each) for each in (77, 78)]))
    if found := re.fullmatch(r"/v2/showtimes/(\d+)", path):
        return 200, attacked(showtime(int(found[1]), 77))
    if re.fullmatch(r"/v2/movies(/views/.*)?", path):
        return 200, attacked(amc_page(3, query, amc_movie))
    if re.fullmatch(r"/(movie/(popular|top_rated|upcoming|now_playing)|search/movie|discover/movie|trending/.*)", path):
        return 200, attacked(tmdb_page(1, query))
    words = "It is not there" + ATTACK
    return 404, {"errors": [{"code": 5108, "message": words}], "status_code": 34, "status_message": words}


def on_a_terminal(*words, **variables):
    """The output of a program whose stdout and stderr are a terminal."""
    master, slave = pty.openpty()
    with tempfile.TemporaryDirectory(prefix="marquee-") as home:
        process = subprocess.Popen(
            [MARQUEE, *words], stdin=subprocess.DEVNULL, stdout=slave, stderr=slave,
            env=environment(home, **variables))
        os.close(slave)
        written = bytearray()
        while chunk := read(master):
            written += chunk
        os.close(master)
        process.wait(PATIENCE)
    # Remove the terminal's own carriage returns, and the progress line that is overwritten and erased.
    return written.decode().replace("\r\n", "\n").replace("\r\x1b[K", "")


def read(descriptor):
    try:
        return os.read(descriptor, 1 << 16)
    except OSError as error:
        if error.errno != errno.EIO:  # all writers are gone
            raise
        return b""


class HostileTextTest(unittest.TestCase):
    def check(self, shown):
        self.assertEqual(FORBIDDEN & set(shown), set())
        self.assertEqual([line for line in shown.split("\n") if line.lstrip().startswith("FORGED")], [])

    def variables(self, upstream):
        return {
            f"MARQUEE_{name}": value for provider in ("AMC", "TMDB", "PIXABAY")
            for name, value in ((f"{provider}_URL", upstream.base), (f"{provider}_KEY", KEY), (f"{provider}_RATE", "0"))}

    def test_no_answer_breaks_out(self):
        attacks = 0
        with Upstream(answer) as upstream:
            for name, (_, method) in contract.methods.items():
                # A stream that doesn't end by itself, of events that are none of an upstream's text.
                if name == "watch/follow":
                    continue
                examples = method["examples"]
                params = {param["name"]: param["value"] for param in examples[0]["params"]}
                streams = "page" in method.get("x-stream", {})
                for words in ([name, json.dumps(params)], [name, json.dumps(params), "--stream"]) if streams else (
                        [name, json.dumps(params)],):
                    with self.subTest(call=words):
                        shown = on_a_terminal("call", *words, **self.variables(upstream))
                        attacks += "FORGED" in shown
                        self.check(shown)
        self.assertGreater(attacks, 30)

    def test_no_finding_breaks_out(self):
        with Upstream(lambda *_: (500, {"errors": [{"message": "no" + ATTACK}], "status_message": "no" + ATTACK})) as upstream:
            shown = on_a_terminal("doctor", **self.variables(upstream))
        self.assertIn("FORGED", shown)
        self.check(shown)

    def test_json_in_a_pipe_is_to_the_letter(self):
        with Upstream(answer) as upstream, tempfile.TemporaryDirectory() as home:
            done = subprocess.run(
                [MARQUEE, "call", "movies/popular"], capture_output=True, timeout=PATIENCE,
                env=environment(home, **self.variables(upstream)))
        self.assertTrue(json.loads(done.stdout)["items"][0]["title"].endswith(ATTACK))
        self.assertIn("\x9b2J".encode(), done.stdout)
