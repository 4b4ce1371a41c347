# SPDX-License-Identifier: MIT
"""The scripts, run as a person runs them, on the sandbox and on an upstream whose films are hard to show."""

import csv
import html.parser
import io
import json
import os
import re
import shutil
import signal
import subprocess

from support import BIN, MARQUEE, PATIENCE, ShellTest, scenarios

SCRIPTS = sorted(os.listdir(BIN))
BEFORE = "2026-11-12T12:00:00Z"  # the day before tickets for amc:movie:60225 go on sale
# Nul is no character of CSV and HTML: jq shows what stands for it.
HARD = [
    "Amélie — “L’été”",
    "千と千尋の神隠し",
    "🎬 Film 👩‍🚀",
    '\u202bסרט\u202c & <b>bold</b> "quoted"',
    "tab\tnewline\nbackslash\\ nul\\0 end",
    '=HYPERLINK("http://127.0.0.1/","A, B")',
    "<script>alert('x')</script>",
    "The last safe integer",
]


class EveryScriptTest(ShellTest):
    def test_help(self):
        for name in SCRIPTS:
            with self.subTest(name):
                text = self.succeed(name, "--help")
                self.assertTrue(text.startswith(f"usage: {name} "), text)
                for option in ("--sandbox", "--marquee FILE", "Exit status:"):
                    self.assertIn(option, text)
                self.assertEqual(self.succeed(name, "--help", MARQUEE_BIN="/nowhere", PATH="/usr/bin:/bin"), text)

    def test_a_wrong_command_line(self):
        for name in SCRIPTS:
            with self.subTest(name):
                said = self.fail_with(2, name, "--no-such-option")
                self.assertEqual(said, f"{name}: unknown option --no-such-option (try --help)\n")
                for option in re.findall(r"^  (--[a-z]+) [^ ]", self.script(name, "--help").stdout, re.MULTILINE):
                    self.assertIn(f"{option} needs a value", self.fail_with(2, name, option))
                self.assertIn("(try --help)", self.fail_with(2, name, "one", "two", "three"))

    def test_an_option_and_its_value_in_one_word(self):
        words = ["seats-left", "--sandbox", "amc:showtime:211420778050100"]
        self.assertEqual(self.succeed(*words, "--together=3"), self.succeed(*words, "--together", "3"))
        page = Page(self.succeed("poster-wall", "--sandbox", "--title=a = b", "movies/nowPlaying", '{"limit":1}'))
        self.assertEqual(page.text("h1"), ["a = b"])

    def test_finding_marquee(self):
        os.mkdir(self.path("bin"))
        os.symlink(MARQUEE, self.path("bin/marquee"))
        path = self.path("bin") + os.pathsep + os.environ["PATH"]
        words = ["seats-left", "--sandbox", "amc:showtime:211420778050100"]
        expected = self.succeed(*words)
        self.assertEqual(self.succeed(*words, MARQUEE_BIN="", PATH=path), expected)
        self.assertEqual(self.succeed(*words, "--marquee", MARQUEE, MARQUEE_BIN="/nowhere"), expected)
        # From any folder, and through a link, as from ~/bin.
        os.symlink(os.path.join(BIN, "seats-left"), self.path("seats"))
        self.assertEqual(self.run_command(self.path("seats"), *words[1:], MARQUEE_BIN=MARQUEE).stdout, expected)
        for variables in ({"MARQUEE_BIN": "/nowhere/marquee"}, {"MARQUEE_BIN": "", "PATH": "/usr/bin:/bin"}):
            said = self.fail_with(1, *words, **variables)
            self.assertIn("marquee was not found", said)
            self.assertIn("looked at --marquee, MARQUEE_BIN and PATH", said)
            self.assertIn("swift build -c release --product marquee", said)

    def test_no_key(self):
        calls = {
            "imax-tonight": ["New York"],
            "tickets-on-sale": ["amc:movie:1"],
            "movies-csv": [],
            "poster-wall": [],
            "seats-left": ["amc:showtime:1"],
            "week": ["New York"],
            "whats-on": ["New York"],
        }
        # Without a wanted film, "tonight" and "pick" ask nobody.
        self.fail_with(3, "tonight", "New York")
        self.fail_with(3, "pick", "New York")
        # This one asks nothing of AMC by itself.
        self.assertEqual(sorted([*calls, "marquee-notify", "pick", "tonight"]), SCRIPTS)
        for name, words in calls.items():
            with self.subTest(name):
                said = self.script(name, *words)
                self.assertEqual(
                    (said.stderr, said.stdout),
                    (f"{name}: No key for AMC is configured\n  Set MARQUEE_AMC_KEY, or keep a key with `marquee call "
                    "credentials/set provider=amc key=… persist=true`; --sandbox works without a key\n", ""),
                )

    def test_the_command_of_the_hint_keeps_a_key(self):
        said = self.script("seats-left", "amc:showtime:1").stderr
        words = re.search("`marquee (.*)`", said)[1].replace("…", "abcd").split()
        self.run_command(MARQUEE, *words)
        said = self.script("seats-left", "amc:showtime:1", MARQUEE_AMC_URL="http://127.0.0.1:9").stderr
        self.assertEqual(
            said,
            "seats-left: AMC refuses connections\n  127.0.0.1:9 was asked; check the connection and proxies (https_proxy): "
            "`marquee doctor` shows them\n",
        )


class TicketsOnSaleTest(ShellTest):
    def test_on_sale(self):
        said = "It's a Wonderful Life: tickets are on sale now, since Fri 13 Nov 06:00 UTC\n"
        self.assertEqual(self.succeed("tickets-on-sale", "--sandbox", "amc:movie:60225"), said)
        self.assertEqual(self.succeed("tickets-on-sale", "--sandbox", "it's a wonderful life"), said)

    def test_several_films_are_listed(self):
        """The film of 2012 was taken for the one that comes."""
        done = self.script("tickets-on-sale", "--sandbox", "Avengers")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertEqual(
            done.stderr,
            "tickets-on-sale: AMC knows several films for Avengers; name one by its id:\n"
            "  amc:movie:63100  The Avengers (2012)\n"
            "  amc:movie:64894  Avengers: Doomsday (2026)\n"
            "  amc:movie:65239  Avengers: Secret Wars (2027)\n",
        )
        done = self.script("tickets-on-sale", "--sandbox", "THE AVENGERS")
        self.assertEqual(done.stdout, "The Avengers: no tickets yet, and nothing is said of when\n")
        done = self.script("tickets-on-sale", "--sandbox", "doomsday")
        self.assertEqual(done.stdout, "Avengers: Doomsday: tickets go on sale on Fri 27 Nov 06:00 UTC\n")

    def test_not_yet(self):
        done = self.script("tickets-on-sale", "--sandbox", "amc:movie:60225", MARQUEE_NOW=BEFORE)
        self.assertEqual(
            (done.returncode, done.stdout), (3, "It's a Wonderful Life: tickets go on sale on Fri 13 Nov 06:00 UTC\n")
        )

    def test_the_time_is_by_the_readers_clock(self):
        done = self.script(
            "tickets-on-sale", "--sandbox", "amc:movie:60225", MARQUEE_NOW=BEFORE, TZ="America/New_York"
        )
        self.assertEqual(done.stdout, "It's a Wonderful Life: tickets go on sale on Fri 13 Nov 01:00 EST\n")

    def test_waiting(self):
        # Every question about the film is asked a day later than the one before.
        clock = self.write("clock", "12\n")
        later = self.write(
            "marquee",
            f"""#!/bin/sh
            day=$(cat {clock})
            case "$*" in *movies/get*) echo $((day + 1)) >{clock} ;; esac
            MARQUEE_NOW=2026-11-${{day}}T12:00:00Z exec {MARQUEE} "$@"
            """,
            mode=0o755,
        )
        self.write("clock", "11\n")
        told = self.write("bin/notify-send", f'#!/bin/sh\nprintf "%s|" "$@" >{self.path("notice")}\n', mode=0o755)
        said = self.succeed(
            "tickets-on-sale",
            "--sandbox",
            "--wait",
            "--every",
            "0.01",
            "amc:movie:60225",
            MARQUEE_BIN=later,
            PATH=os.path.dirname(told) + os.pathsep + os.environ["PATH"],
        )
        self.assertEqual(
            said,
            "It's a Wonderful Life: tickets go on sale on Fri 13 Nov 06:00 UTC\n"
            "It's a Wonderful Life: tickets are on sale now, since Fri 13 Nov 06:00 UTC\n",
        )
        with open(self.path("notice"), encoding="utf-8") as file:
            self.assertEqual(file.read(), "--|It's a Wonderful Life|Tickets are on sale.|")

    def test_waiting_outlasts_an_outage_and_nothing_else(self):
        def marquee(retryable):
            error = '{"code":-32014,"message":"the connection was lost","data":{"retryable":%s}}' % retryable
            return self.write(
                "marquee",
                f"""#!/bin/sh
                case "$*" in *movies/get*)
                    [ -e {self.path("asked")} ] || {{ touch {self.path("asked")}; echo '{error}' >&2; exit 1; }} ;;
                esac
                exec {MARQUEE} "$@"
                """,
                mode=0o755,
            )

        words = ["tickets-on-sale", "--sandbox", "--wait", "--every", "0.01", "amc:movie:60225"]
        done = self.script(*words, MARQUEE_BIN=marquee("true"))
        self.assertEqual((done.returncode, done.stderr), (0, "tickets-on-sale: the connection was lost\n"))
        self.assertIn("on sale now", done.stdout)
        os.remove(self.path("asked"))
        done = self.script(*words, MARQUEE_BIN=marquee("false"))
        self.assertEqual((done.returncode, done.stdout), (1, ""))

    def test_no_such_film(self):
        self.assertIn("no film called Zzyzx", self.fail_with(3, "tickets-on-sale", "--sandbox", "Zzyzx"))
        self.assertIn("There is no such movie.", self.fail_with(1, "tickets-on-sale", "--sandbox", "amc:movie:1"))


class UpstreamTest(ShellTest):
    """Films whose titles are hard to show, and lists that break or hang."""

    def setUp(self):
        super().setUp()
        context = scenarios.upstream()
        base = context.__enter__()
        self.addCleanup(context.__exit__, None, None, None)
        self.environment |= {"MARQUEE_AMC_URL": base, "MARQUEE_AMC_KEY": "k", "MARQUEE_AMC_RATE": "0"}

    def succeed(self, name, *words, **variables):
        done = subprocess.run(
            [os.path.join(BIN, name), *words],
            capture_output=True,
            timeout=PATIENCE,
            env={**self.environment, "MARQUEE_BIN": MARQUEE, **variables},
        )
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return done.stdout

    def test_csv(self):
        text = self.succeed("movies-csv", "movies/allActive").decode()
        self.assertTrue(text.startswith('"id","title","releaseDate","runtimeMinutes",'))
        rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
        self.assertEqual([row["title"] for row in rows], HARD)
        self.assertEqual(rows[0]["id"], "amc:movie:1001")
        self.assertEqual(text.count("\r\n"), len(HARD) + 1)

    def test_csv_for_spreadsheets(self):
        text = self.succeed("movies-csv", "--spreadsheet", "movies/allActive")
        self.assertTrue(text.startswith(b'\xef\xbb\xbf"id"'))
        titles = [
            row["title"] for row in csv.DictReader(io.StringIO(text.decode("utf-8-sig"), newline=""), strict=True)
        ]
        self.assertEqual(titles, ["'" + title if title.startswith("=") else title for title in HARD])

    def test_whatever_a_spreadsheet_takes_for_a_formula(self):
        titles = ["+1", "-1", "@SUM(1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠1", "1=1", "a\n=1", ""]
        lines = "".join(json.dumps({"id": "amc:movie:1", "title": title}) + "\n" for title in titles)
        fake = self.write("marquee", f"#!/bin/sh\ncat {self.write('films', lines)}\n", mode=0o755)
        text = self.succeed("movies-csv", "--spreadsheet", MARQUEE_BIN=fake).decode("utf-8-sig")
        rows = csv.DictReader(io.StringIO(text, newline=""), strict=True)
        self.assertEqual([row["title"] for row in rows], ["'" + title for title in titles[:10]] + titles[10:])

    def test_html(self):
        page = Page(self.succeed("poster-wall", "--title", "A & <B>", "movies/allActive").decode())
        self.assertEqual(page.text("h1"), ["A & <B>"])
        self.assertEqual(page.text("figcaption"), [title + " 2026" for title in HARD])
        self.assertEqual(page.count("script"), 0)
        self.assertEqual(page.count("b"), 0)
        self.assertEqual(page.attributes("a", "href"), [], "only addresses of the web are links")

    def test_a_list_that_breaks_keeps_what_came_before(self):
        done = self.script("movies-csv", "movies/advanceTickets", '{"pageSize":10}')
        self.assertEqual((done.returncode, len(done.stdout.splitlines())), (1, 31))
        self.assertIn("This is a teapot.\n  30 items came before; page 4 is next\n", done.stderr)
        done = self.script("poster-wall", "movies/advanceTickets")
        self.assertEqual((done.returncode, done.stdout), (1, ""))

    def test_a_time_with_a_fraction(self):
        done = self.script("tickets-on-sale", "amc:movie:1003")
        said = "🎬 Film 👩‍🚀: tickets go on sale on Sat 14 Mar 2099 05:00 UTC\n"
        self.assertEqual((done.returncode, done.stdout, done.stderr), (3, said, ""))

    def test_a_title_stays_on_its_line_and_does_nothing_to_a_terminal(self):
        done = self.script("tickets-on-sale", "amc:movie:1005")
        said = "tab newline backslash\\ nul  end: no tickets yet, and nothing is said of when\n"
        self.assertEqual((done.returncode, done.stdout, done.stderr), (3, said, ""))

    def test_a_reader_who_has_had_enough(self):
        done = self.run_command(
            "bash", "-o", "pipefail", "-c", f"{BIN}/movies-csv movies/active | head -n 2", MARQUEE_BIN=MARQUEE
        )
        self.assertEqual((len(done.stdout.splitlines()), done.stderr), (2, ""))

    PRINTING = (
        "movies-csv --sandbox movies/nowPlaying",
        "whats-on --sandbox --date tonight Olathe",
        "week --sandbox --date weekend Olathe",
        "imax-tonight --sandbox Olathe",
        "seats-left --sandbox amc:showtime:3820778482513",
        "poster-wall --sandbox movies/popular",
        "tickets-on-sale --sandbox amc:movie:64825",
        "movies-csv --help",
    )

    def test_a_reader_that_has_gone_is_no_error(self):
        for words in self.PRINTING:
            for reader in ("head -n 1", "true"):
                with self.subTest(words=words, reader=reader):
                    command = f"{BIN}/{words} | {reader} >/dev/null"
                    done = self.run_command("bash", "-o", "pipefail", "-c", command, MARQUEE_BIN=MARQUEE)
                    self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_full_disk_is_an_error_and_not_one_of_usage(self):
        for words in self.PRINTING:
            with self.subTest(words=words):
                done = self.run_command("bash", "-c", f"{BIN}/{words} >/dev/full", MARQUEE_BIN=MARQUEE)
                self.assertEqual(done.returncode, 1, done.stderr)
                self.assertIn("No space left on device", done.stderr)

    def test_an_interrupt(self):
        process = subprocess.Popen(
            [os.path.join(BIN, "movies-csv"), "movies/comingSoon", '{"pageSize":10}'],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            env={**self.environment, "MARQUEE_BIN": MARQUEE},
        )
        for _ in range(11):
            self.assertTrue(process.stdout.readline())
        os.killpg(process.pid, signal.SIGINT)
        rest, said = process.communicate(timeout=PATIENCE)
        self.assertIn(process.returncode, (130, -signal.SIGINT))
        self.assertEqual((rest, said), (b"", b""))


    def test_an_interrupt_that_ends_jq_before_marquee(self):
        """It was taken for a server that prints garbage."""
        path = os.path.dirname(
            self.write(
                "bin/jq",
                f"""#!/bin/sh
                [ "$*" != "-c --unbuffered ." ] || kill -INT $$
                exec {shutil.which("jq")} "$@"
                """,
                mode=0o755,
            )
        )
        done = self.script("movies-csv", "--sandbox", PATH=path + os.pathsep + os.environ["PATH"])
        self.assertEqual((done.returncode, done.stderr), (130, ""))


class ListTest(ShellTest):
    def test_csv(self):
        rows = list(csv.DictReader(io.StringIO(self.succeed("movies-csv", "--sandbox"), newline=""), strict=True))
        self.assertEqual(len(rows), 51)
        self.assertEqual(
            {name: rows[1][name] for name in ("id", "title", "runtimeMinutes", "genres", "directors")},
            {
                "id": "amc:movie:64802",
                "title": "The Cat in the Hat",
                "runtimeMinutes": "96",
                "genres": "Animation; Family",
                "directors": "Erica Rivinoja; Alessandro Carloni",
            },
        )
        empty = ["movies-csv", "--sandbox", "search/movies", '{"query":"zzyyz"}']
        self.assertEqual(len(self.succeed(*empty).splitlines()), 1)
        self.assertEqual(self.succeed(*empty, "--spreadsheet").count("\ufeff"), 1)
        text = self.succeed("movies-csv", "--sandbox", "search/movies", '{"query":"alien","limit":2}')
        self.assertEqual(len(text.splitlines()), 3)

    def test_html(self):
        page = Page(self.succeed("poster-wall", "--sandbox"))
        self.assertEqual(page.count("img"), 51)
        self.assertEqual(page.text("h1"), ["Now playing"])
        self.assertTrue(
            all(url.startswith("https://") for url in page.attributes("a", "href") + page.attributes("img", "src"))
        )
        self.assertEqual(len(page.attributes("img", "alt")), 51)
        page = Page(self.succeed("poster-wall", "--sandbox", "movies/popular", '{"limit":3}'))
        self.assertIn("TMDB API", page.text("footer")[0])

    def test_auditoriums_to_rent_are_no_films(self):
        where = ["--sandbox", "movies/all", '{"name":"private theatre"}']
        done = self.script("movies-csv", *where)
        self.assertEqual((done.returncode, done.stderr), (0, "movies-csv: 1 private rental left out\n"))
        self.assertEqual(len(done.stdout.splitlines()), 1)
        said = self.fail_with(3, "poster-wall", *where)
        self.assertEqual(said, "poster-wall: 1 private rental left out\nposter-wall: there are no films to show\n")
        said = self.fail_with(3, "tickets-on-sale", "--sandbox", "private theatre rental")
        self.assertIn("AMC knows no film called", said)

    def test_lists_of_something_else(self):
        for name in ("movies-csv", "poster-wall"):
            done = self.script(name, "--sandbox", "theatres/all")
            self.assertEqual((done.returncode, done.stdout), (1, ""), "nothing before it is known that it can be had")
            self.assertEqual(done.stderr, f"{name}: theatres/all lists no films\n")
            self.assertIn("did you mean movies/nowPlaying?", self.fail_with(1, name, "--sandbox", "movies/nowPlayin"))
            self.assertIn(
                f"{name}: the params are not JSON", self.fail_with(1, name, "--sandbox", "movies/all", "{bad")
            )
            self.assertIn('"pageSize" is invalid', self.fail_with(1, name, "--sandbox", "movies/all", '{"pageSize":0}'))
        self.assertIn("no films", self.fail_with(3, "poster-wall", "--sandbox", "search/movies", '{"query":"zzyzx"}'))


class SeatsLeftTest(ShellTest):
    showing = "amc:showtime:211420778050100"

    def test_rows(self):
        lines = self.succeed("seats-left", "--sandbox", self.showing).splitlines()
        self.assertEqual(lines[0], "A\t10 of 16\tA2 A5-A7 A9-A10 A12-A14 A16\tValue -$2.00")
        self.assertEqual([line[0] for line in lines], list("ABCDEFGH"))

    def test_one_row(self):
        self.assertEqual(self.succeed("seats-left", "--sandbox", self.showing, "b"), "B\t4 of 16\tB7 B10-B11 B16\n")

    def test_side_by_side(self):
        self.assertEqual(
            self.succeed("seats-left", "--sandbox", self.showing, "A", "--together", "3"),
            "A\t6 of 16\tA5-A7 A12-A14\tValue -$2.00\n",
        )
        said = self.fail_with(3, "seats-left", "--sandbox", self.showing, "B", "--together", "3")
        self.assertEqual(said, "seats-left: no seats are left for 3 people side by side\n")

    def test_at_a_terminal_the_lines_fit(self):
        lines = self.at_terminal(46, "seats-left", self.showing)
        self.assertEqual(
            lines[:3],
            [
                "A   10 of 16   A2 A5-A7 A9-A10 A12-A14 A16",
                "               (Value -$2.00)",
                "B   4 of 16    B7 B10-B11 B16",
            ],
        )
        self.assertLessEqual(max(map(len, lines)), 46)
        self.assertEqual(self.at_terminal(80, "seats-left", self.showing)[0], f"{lines[0]} {lines[1].strip()}")

    def test_zones(self):
        zoned = "amc:showtime:3820778482513"
        lines = self.succeed("seats-left", "--sandbox", zoned).splitlines()
        self.assertEqual(lines[0], "A\t7 of 8\tA1-A5 A7-A8\tValue -$2.00")
        self.assertEqual(lines[1], "B\t7 of 8\tB1 B3-B8")
        self.assertEqual(lines[6], "G\t11 of 12\tG1-G2 G4-G12\tPreferred +$2.00")
        odd = self.write(
            "marquee",
            f"""#!/bin/bash
            set -o pipefail
            exec {MARQUEE} "$@" | jq -c 'if .zones then .rows[1].seats[4].zoneNumber = 9 | .rows[1].seats[5].zoneNumber = 3
                else . end'
            """,
            mode=0o755,
        )
        row = self.succeed("seats-left", "--sandbox", zoned, "B", MARQUEE_BIN=odd)
        self.assertEqual(row, "B\t7 of 8\tB1 B3-B8\tPreferred +$2.00 for B4, zone not known for B3\n")

    def test_zones_that_are_not_told(self):
        done = self.script("seats-left", "--sandbox", "amc:showtime:620778162800")
        self.assertEqual(done.returncode, 0)
        self.assertNotIn("$", done.stdout)
        self.assertEqual(done.stderr, "seats-left: AMC does not say whether seats cost more or less here\n")

    def test_wheelchairs(self):
        def seats(*words):
            return sum(
                int(line.split()[3])
                for line in self.succeed("seats-left", "--sandbox", self.showing, *words).splitlines()
            )

        self.assertEqual(seats("--wheelchair") - seats(), 4)

    def test_no_such(self):
        self.assertIn("has no row Z", self.fail_with(3, "seats-left", "--sandbox", self.showing, "Z"))
        self.assertIn("There is no such showtime.", self.fail_with(1, "seats-left", "--sandbox", "amc:showtime:2"))


class Page(html.parser.HTMLParser):
    """What a browser would make of a page, as far as the tests ask."""

    void = {"meta", "img", "br"}

    def __init__(self, text):
        super().__init__()
        self.elements, self.open = [], []
        self.feed(text)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag, attributes):
        element = {"tag": tag, "attributes": dict(attributes), "text": ""}
        self.elements.append(element)
        if tag not in self.void:
            self.open.append(element)

    def handle_endtag(self, tag):
        assert self.open and self.open[-1]["tag"] == tag, f"{tag} ends inside {self.open[-1:]}"
        self.open.pop()

    def handle_data(self, data):
        for element in self.open:
            element["text"] += data

    def count(self, tag):
        return len(self.text(tag))

    def text(self, tag):
        return [element["text"] for element in self.elements if element["tag"] == tag]

    def attributes(self, tag, name):
        return [element["attributes"][name] for element in self.elements if element["tag"] == tag]
