# SPDX-License-Identifier: MIT
"""`marquee help recipes`: each recipe is played as the page has it, with stand-ins for programs that reach outside."""

import json
import os
import re
import shlex
import signal
import socket
import stat
import subprocess
import tempfile
import time
import unittest
import urllib.request
import xml.etree.ElementTree as XML

from backend import MARQUEE, PATIENCE, environment
from readme_test import help_page

CRON = re.compile(r"^(?:\S*[\d*]\S* ){5}")
# Which programs of others a recipe runs. Each stand-in notes its arguments and its input.
STAND_INS = ("curl", "mail", "convert")
NOTE = """#!/usr/bin/env python3
import json, os, sys
piped = "" if os.isatty(0) or sys.argv[0].endswith("curl") or sys.argv[0].endswith("convert") else sys.stdin.read()
with open(os.environ["NOTES"], "a") as file:
    file.write(json.dumps({"program": os.path.basename(sys.argv[0]), "words": sys.argv[1:], "input": piped}) + "\\n")
sys.exit(int(os.environ.get("STATUS", "0")))
"""
# Seats come free and a showing is added within a second.
MOVING = "2026-11-21T18:00:00Z*4800"
WATCH = {"kind": "seats", "showtimeId": "amc:showtime:61020778482511", "partySize": 3, "every": 300}


def recipes():
    """The commands and files of each recipe, by the heading."""
    sections = re.split(r"^(\S.*):\n\n", help_page("recipes"), flags=re.MULTILINE)
    for heading, text in zip(sections[1::2], sections[2::2]):
        blocks = re.findall(r"(?:^  .*\n(?:\n(?=    | *$))*)+", text, re.MULTILINE)
        files, lines = {}, []
        for block in blocks:
            block = re.sub(r"^  ", "", block, flags=re.MULTILINE)
            for part in re.split(r"\n{2,}(?=# ~/|[a-z*].*)", block.strip("\n")):
                first, _, rest = part.partition("\n")
                if first.startswith("# ~/"):
                    last = files[first[2:]] = [rest]
                elif files and not lines and not re.match(r"^(marquee|python3|sh|socat|mcp-proxy|[\d*])", first):
                    last.append(part)
                else:
                    lines += part.split("\n")
        yield heading, {name: "\n\n".join(parts) + "\n" for name, parts in files.items()}, lines


class RecipesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.recipes = {heading: (files, lines) for heading, files, lines in recipes()}
        cls.played = set()

    @classmethod
    def tearDownClass(cls):
        missing = set(cls.recipes) - cls.played
        assert not missing, f"recipes that no test plays: {missing}"

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="marquee-")
        self.addCleanup(folder.cleanup)
        self.home = folder.name
        bin = os.path.join(self.home, "bin")
        os.mkdir(bin)
        for name in STAND_INS:
            self.write("bin/" + name, NOTE)
        self.write("bin/marquee", f'#!/bin/sh\nexec {shlex.quote(os.path.abspath(MARQUEE))} --sandbox "$@"\n')
        self.notes = os.path.join(self.home, "notes")
        self.variables = environment(self.home, NOTES=self.notes, PATH=bin + ":" + os.environ["PATH"])

    def write(self, name, text):
        path = os.path.join(self.home, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)

    def read(self, name):
        with open(os.path.join(self.home, name)) as file:
            return file.read()

    def take(self, heading):
        """The commands of a recipe, without cron's times; its files are written."""
        self.assertIn(heading, self.recipes)
        self.played.add(heading)
        files, lines = self.recipes[heading]
        for name, text in files.items():
            self.write(name.removeprefix("~/"), text)
        return [CRON.sub("", line) for line in lines]

    def run_line(self, line, **variables):
        return subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=PATIENCE, cwd=self.home,
                              env=self.variables | variables)

    def start(self, line, **variables):
        process = subprocess.Popen(["sh", "-c", line], cwd=self.home, env=self.variables | variables,
                                   start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(self.end, process)
        return process

    def end(self, process):
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(PATIENCE)

    def noted(self):
        try:
            with open(self.notes) as file:
                return [json.loads(line) for line in file if line.endswith("\n")]
        except FileNotFoundError:
            return []

    def wait_for(self, condition, what):
        deadline = time.monotonic() + PATIENCE
        while not (value := condition()):
            self.assertLess(time.monotonic(), deadline, what)
            time.sleep(0.05)
        return value

    def call(self, method, params, **variables):
        done = self.run_line(f"marquee call {method} {shlex.quote(json.dumps(params))}", **variables)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def free_port(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            return free.getsockname()[1]

    def test_a_push_message_for_each_event(self):
        self.call("watch/add", WATCH)
        lines = self.take("A push message for each event")
        self.assertEqual(len(lines), 3)
        for line in lines:
            with self.subTest(line):
                before = len(self.noted())
                process = self.start(line.replace("watch ", "watch --after 0 ", 1), MARQUEE_NOW=MOVING)
                note = self.wait_for(lambda: self.noted()[before:], "no message was sent")[0]
                self.end(process)
                self.assertEqual(note["program"], "curl")
                # On a busy machine the first look may come when the seats are gone, or the showing has begun.
                self.assertRegex(
                    " ".join(note["words"]), "3 seats side by side have come free|are gone|The showing has begun")

    def test_mail_from_cron(self):
        self.call("watch/add", WATCH)
        [line] = self.take("Mail, from cron")
        # Nothing is due while the clock stands; the run notes where the command begins.
        self.assertEqual((self.run_line(line).returncode, self.noted()), (0, []))

        def failed():
            return self.run_line(line, STATUS="1", MARQUEE_NOW=MOVING).returncode == 1 and self.noted()

        [refused] = self.wait_for(failed, "no event")
        done = self.run_line(line, MARQUEE_NOW=MOVING)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.noted()[1], refused)
        self.assertEqual((refused["program"], refused["words"]), ("mail", ["-s", "Marquee", "ME@EXAMPLE.ORG"]))
        self.assertRegex(refused["input"], "The Hunger Games: Sunrise on the Reaping at .*\n$")

    def test_a_feed_of_the_events(self):
        self.call("watch/add", WATCH)
        watching = self.start("marquee watch --after 0", MARQUEE_NOW=MOVING)
        events = self.wait_for(lambda: self.call("watch/events", {}, MARQUEE_NOW=MOVING)["items"], "no event")
        self.end(watching)
        [line] = self.take("A feed of the events, for a reader of Atom")
        done = self.run_line(line, MARQUEE_NOW=MOVING)
        self.assertEqual(done.returncode, 0, done.stderr)
        atom = "{http://www.w3.org/2005/Atom}"
        feed = XML.parse(os.path.join(self.home, "events.atom")).getroot()
        self.assertEqual(feed.tag, atom + "feed")
        entries = feed.findall(atom + "entry")
        self.assertEqual(entries[-1].find(atom + "title").text, events[0]["message"])
        for entry in entries:
            self.assertTrue(all(entry.find(atom + name) is not None for name in ("id", "title", "updated", "link")))

    def test_a_calendar(self):
        self.call("library/set", {"id": "tmdb:movie:1170608", "status": "wanted"})
        [line] = self.take("A calendar that stays up to date")
        self.assertEqual(self.run_line(line).returncode, 0)
        with open(os.path.join(self.home, "films.ics"), newline="") as file:
            text = file.read()
        self.assertTrue(text.startswith("BEGIN:VCALENDAR\r\n") and text.endswith("END:VCALENDAR\r\n"), text)

    def test_one_socket_for_several_programs(self):
        listen, ask = self.take("One socket for several programs")
        if self.run_line("command -v socat").returncode:
            self.skipTest("socat is not installed")
        self.start(listen)
        path = os.path.join(self.home, "marquee.sock")
        self.wait_for(lambda: os.path.exists(path), "no socket")
        for _ in range(2):
            self.assertIs(json.loads(self.run_line(ask).stdout)["result"]["pong"], True)
        unit = self.read(".config/systemd/user/marquee@.service")
        self.assertIn("ExecStart=marquee\nStandardInput=socket\n", unit)
        self.assertIn("Accept=yes", self.read(".config/systemd/user/marquee.socket"))
        # What systemd does for a connection.
        ours, theirs = socket.socketpair()
        child = subprocess.Popen(["sh", "-c", re.search("ExecStart=(.*)", unit)[1]], stdin=theirs, stdout=theirs,
                                 env=self.variables)
        theirs.close()
        with ours, ours.makefile("rw") as stream:
            stream.write('{"jsonrpc":"2.0","id":1,"method":"server/ping"}\n')
            stream.flush()
            self.assertIs(json.loads(stream.readline())["result"]["pong"], True)
        self.assertEqual(child.wait(PATIENCE), 0)

    def test_the_model_context_protocol_over_http(self):
        [line] = self.take("The Model Context Protocol over HTTP")
        words = shlex.split(line)
        self.assertEqual(words[0], "mcp-proxy")
        hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
        request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello})
        done = subprocess.run(words[words.index("--") + 1:], input=request + "\n", capture_output=True, text=True,
                              env=self.variables, timeout=PATIENCE)
        self.assertIn("resources", json.loads(done.stdout)["result"]["capabilities"])

    def test_seen_from_plex_or_jellyfin(self):
        [line] = self.take('"Seen", from Plex or Jellyfin')
        port = self.free_port()
        path = os.path.join(self.home, "seen.py")
        with open(path) as file:
            text = file.read()
        self.write("seen.py", text.replace("8097", str(port)))
        self.start(line)
        bodies = {"tmdb:movie:268": '{"event": "seen", "tmdb": 268}',
                  "tmdb:movie:62": 'payload={"event":"media.scrobble","Metadata":{"Guid":[{"id":"tmdb://62"}]}}'}
        for id, body in bodies.items():
            request = urllib.request.Request(f"http://127.0.0.1:{port}/", data=body.encode(), method="POST")

            def posted():
                try:
                    return urllib.request.urlopen(request, timeout=PATIENCE).status == 204
                except OSError:
                    return False

            self.wait_for(posted, "the webhook doesn't answer")
            self.assertEqual(self.call("library/get", {"id": id})["library"]["status"], "seen")

    def test_a_display_of_electronic_paper(self):
        [line] = self.take("A display of electronic paper")
        self.assertEqual(self.run_line(line).returncode, 0)
        with open(os.path.join(self.home, "tonight.txt")) as file:
            self.assertRegex(file.read(), r"^\d\d:\d\d  \S")
        self.assertIn(f"caption:@{self.home}/tonight.txt", self.noted()[0]["words"])

    def test_a_heartbeat(self):
        [line] = self.take("A heartbeat, in case the monitor itself stops")
        self.assertEqual(self.run_line(line).returncode, 0)
        self.assertEqual([note["words"][-1] for note in self.noted()], ["https://hc-ping.com/UUID"])
