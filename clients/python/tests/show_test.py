# SPDX-License-Identifier: MIT
"""How lists and objects show themselves: at a prompt, in a notebook, as text and as data frames."""

from __future__ import annotations

import asyncio
import datetime as dt
import html.parser
from typing import Any
from unittest import mock

from marquee_client import AsyncClient, Client
from marquee_client._html import object_html
from marquee_client._showings import tickets, total
from support import BackendTest, behaving

WHATS_ON: dict[str, Any] = {"place": "Olathe, KS", "date": "tonight", "format": "imax", "party_size": 3}


class Tables(html.parser.HTMLParser):
    """The captions and the cells of each row of all tables in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.captions: list[str] = []
        self.rows: list[list[str]] = []
        self._cells: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: object) -> None:
        if tag == "tr":
            self.rows.append([])
            self._cells = self.rows[-1]
        if tag == "caption":
            self._cells = self.captions
        if tag in ("td", "th", "caption"):
            self._cells.append("")

    def handle_data(self, data: str) -> None:
        if self._cells:
            self._cells[-1] += data


class PromptTest(BackendTest):
    def test_a_list_tells_how_to_read_it_and_sends_nothing(self) -> None:
        with Client(**self.sandbox) as client:
            shown = repr(client.movies.now_playing())
            self.assertEqual(
                shown, "<Listing of movies/nowPlaying: read it with `for row in …`, list(…), .page() or .table()>"
            )
            self.assertNotIn("movies/nowPlaying", client.server.status().requests_by_method)
        shown = repr(AsyncClient(**self.sandbox).movies.now_playing())
        self.assertIn("read it with `async for row in …`, await ….page()", shown)


class NotebookTest(BackendTest):
    def test_a_list_is_a_table_of_its_first_page(self) -> None:
        with Client(**self.sandbox) as client:
            shown = Tables(client.movies.now_playing()._repr_html_())
        self.assertEqual(shown.captions, ["20 of 51 rows"])
        self.assertEqual((len(shown.rows), shown.rows[0][:3]), (21, ["ID", "TITLE", "RELEASED"]))
        self.assertEqual(shown.rows[1][1], "The Hunger Games: Sunrise on the Reaping")
        self.assertNotIn("POSTER URL", shown.rows[0])

    def test_what_is_on_is_a_table_with_a_row_for_each_showing(self) -> None:
        with Client(**self.sandbox) as client:
            shown = Tables(client.showtimes.whats_on(**WHATS_ON)._repr_html_())
        self.assertEqual(shown.captions, ["Olathe, KS, 2026-11-21: 4 of 4 rows"])
        self.assertEqual(
            shown.rows[:2],
            [
                ["FILM", "START", "THEATRE", "DISTANCE", "FORMAT", "TOTAL", "TICKETS", "ID"],
                [
                    "The Hunger Games: Sunrise on the Reaping (2026), PG-13, 150 min, rated 7.7",
                    *("17:15", "AMC DINE-IN Studio 28", "0.0 km", "IMAX", "$57.87 + fees", "available"),
                    "amc:showtime:61020778482508",
                ],
            ],
        )

    def test_an_empty_list_says_why(self) -> None:
        with Client(**self.sandbox) as client:
            self.assertEqual(client.search.movies(query="zz<zz")._repr_html_(), "<p>No movies match “zz&lt;zz”.</p>")

    def test_a_page_and_an_object_are_tables_too(self) -> None:
        with Client(**self.sandbox) as client:
            page = Tables(client.movies.now_playing(limit=3).page()._repr_html_())
            self.assertEqual(len(page.rows), 4)
            layout = Tables(client.showtimes.seats(id="amc:showtime:211420778050100")._repr_html_())
        self.assertEqual(layout.rows[0], ["ID", "amc:showtime:211420778050100"])
        self.assertEqual(layout.captions, ["ZONES"])

    def test_seats_are_a_map_with_the_best_ones_marked(self) -> None:
        showing = "amc:showtime:3820778482513"
        with Client(**self.sandbox) as client:
            layout = client.showtimes.seats(id=showing)._repr_html_()
            plan = client.showtimes.plan(id=showing, party_size=3)._repr_html_()
        self.assertIn("\n   A    oooooxoo  \n", layout)
        self.assertIn("\n   D  wcwcxooooooo\n", layout)
        self.assertIn("\n   E  ooxoo<b>◆</b><b>◆</b><b>◆</b>oooo\n", plan)

    def test_films_have_posters_of_web_addresses_only(self) -> None:
        with Client(**self.sandbox) as client:
            films = client.movies.now_playing(limit=2)._repr_html_()
            film = client.movies.get(id="amc:movie:64825")._repr_html_()
        self.assertEqual((films.count("<img "), film.count("<img ")), (2, 1))
        url = 'https://example.com/a?b=1&c="2"'
        self.assertIn('src="https://example.com/a?b=1&amp;c=&quot;2&quot;"', object_html({"posterUrl": url, "id": "1"}))
        self.assertNotIn("<img", object_html({"posterUrl": "javascript:alert(1)", "id": "1"}))


class TextTest(BackendTest):
    def test_a_list_is_a_table_of_the_given_width_or_that_of_the_terminal(self) -> None:
        with Client(**self.sandbox) as client:
            lines = client.movies.now_playing().table(60).splitlines()
            self.assertEqual((len(lines), lines[0]), (52, "ID               TITLE"))
            with mock.patch.dict("os.environ", {"COLUMNS": "40"}):
                self.assertLessEqual(max(map(len, client.movies.now_playing().table().splitlines())), 40)
            self.assertEqual(client.search.movies(query="zzzz").table(), "No movies match “zzzz”.")

    def test_what_is_on_is_one_too_and_the_same_with_asyncio(self) -> None:
        with Client(**self.sandbox) as client:
            shown = client.showtimes.whats_on(**WHATS_ON).table(80)

        async def main() -> str:
            async with AsyncClient(**self.sandbox) as client:
                return await client.showtimes.whats_on(**WHATS_ON).table(80)

        self.assertEqual(asyncio.run(main()), shown)
        self.assertTrue(shown.startswith("Olathe, KS, 2026-11-21\n  START  THEATRE  "), shown)

    def test_what_is_missing_is_said(self) -> None:
        with Client(**behaving("half")) as client:
            shown = client.movies.find(query="film").table(60)
            self.assertEqual(shown.splitlines()[1:], ["amc:movie:1  Film 1", "Incomplete: TMDB is closed."])
            captions = Tables(client.movies.find(query="film")._repr_html_()).captions
        self.assertEqual(captions, ["1 of many rows. Incomplete: TMDB is closed."])

    def test_a_price_says_what_it_lacks_and_tickets_what_is_in_the_way(self) -> None:
        self.assertEqual(total({"total": 28.4}), "$28.40")
        self.assertEqual(total({"total": 24.25, "totalExcludes": ["tax", "fees"]}), "$24.25 + tax + fees")
        self.assertEqual(total({}), "")
        cases: list[tuple[dict[str, Any], str]] = [
            ({"availability": "soldOut"}, "sold out"),
            ({"availability": "of a newer server"}, "of a newer server"),
            ({"availability": "embargoed", "visibleAt": "2026-11-22T12:00:00Z"}, "embargoed until 2026-11-22 12:00Z"),
            ({"availability": "available", "inTheatreTicketingOnly": True}, "available, at the theatre only"),
            ({"availability": "cancelled", "hasStarted": True}, "cancelled, has begun"),
            ({"availability": "started", "hasStarted": True}, "has begun"),
        ]
        for more, words in cases:
            with self.subTest(words):
                self.assertEqual(tickets(more), words)


class DataFrameTest(BackendTest):
    def test_has_the_contracts_columns_and_verbatim_ones_only_if_asked(self) -> None:
        verbatim = {"json", "amc", "tmdb"}
        with Client(**self.sandbox) as client:
            movies = client.movies.now_playing(limit=3)
            frame = movies.to_dataframe()
            self.assertEqual(list(frame["id"]), ["amc:movie:64825", "amc:movie:64802", "amc:movie:64779"])
            self.assertEqual(frame["release_date"][0], dt.date(2026, 11, 20))
            self.assertEqual(frame["genres"][1][0]["name"], "Animation")
            self.assertEqual(frame["ids"][0]["amc"], 64825, "the ids at the providers are no verbatim members")
            self.assertEqual(verbatim & set(frame.columns), set())
            self.assertLessEqual(verbatim, set(movies.to_dataframe(verbatim=True).columns))
            found = client.search.all(query="batman", limit=2).to_dataframe()
            self.assertEqual(list(found["id"]), ["tmdb:movie:268", "tmdb:show:2287"], "a result is its item")
            rows = client.stream("movies/nowPlaying", {"limit": 3}).to_dataframe()
            self.assertEqual(list(rows["id"]), list(frame["id"]))

    def test_of_what_is_on_has_a_row_for_each_showing_and_is_the_same_with_asyncio(self) -> None:
        with Client(**self.sandbox) as client:
            frame = client.showtimes.whats_on(**WHATS_ON).to_dataframe()
        self.assertEqual(
            list(frame.columns[:8]),
            [
                *("title", "year", "starts_at_local", "theatre_name"),
                *("distance_kilometres", "format", "total", "total_excludes"),
            ],
        )
        best = frame[frame.availability == "available"].sort_values("total", kind="stable").iloc[0]
        self.assertEqual((best.theatre_name, best.total, best.id), (*best[["theatre_name", "total"]], best["id"]))
        self.assertEqual((best.movie_id, best.total), ("amc:movie:64825", 57.87))

        async def main() -> bool:
            async with AsyncClient(**self.sandbox) as client:
                again = await client.showtimes.whats_on(**WHATS_ON).to_dataframe()
            return bool(again.drop(columns="age_seconds", errors="ignore").equals(frame))

        self.assertTrue(asyncio.run(main()))

    def test_without_pandas_says_so(self) -> None:
        with (
            mock.patch.dict("sys.modules", {"pandas": None}),
            Client(**self.sandbox) as client,
            self.assertRaisesRegex(ImportError, "pip install"),
        ):
            client.movies.now_playing(limit=1).to_dataframe()
