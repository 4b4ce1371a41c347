# SPDX-License-Identifier: MIT
"""How lists and objects show themselves: at a prompt, in a notebook, as text and as data frames."""

from __future__ import annotations

import asyncio
import datetime as dt
import html.parser
import sys
from typing import Any
from unittest import mock

from marquee_client import AsyncClient, Client
from marquee_client._html import html_of
from support import BackendTest

WHATS_ON: dict[str, Any] = {"place": "Olathe, KS", "date": "tonight", "format": "imax", "party_size": 3}


class Page(html.parser.HTMLParser):
    """The cells of each row of all tables in a page, and the texts outside of them."""

    def __init__(self, text: str | None) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.texts: list[str] = []
        self._cells = self.texts
        self.feed(text or "")

    def handle_starttag(self, tag: str, attributes: object) -> None:
        if tag == "tr":
            self.rows.append([])
            self._cells = self.rows[-1]
        if tag in ("td", "th"):
            self._cells.append("")

    def handle_endtag(self, tag: str) -> None:
        if tag == "table":
            self._cells = self.texts

    def handle_data(self, data: str) -> None:
        if self._cells is self.texts:
            self.texts.append(data)
        else:
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
    def setUp(self) -> None:
        super().setUp()
        self.use(mock.patch.dict("sys.modules", {"ipykernel": mock.Mock()}))

    def test_a_list_is_a_table_of_its_first_page(self) -> None:
        with Client(**self.sandbox) as client:
            shown = Page(client.movies.now_playing()._repr_html_())
        self.assertEqual(shown.texts[:2], ["Movies now playing", "Rows 1 to 20 of 51."])
        self.assertEqual((len(shown.rows), shown.rows[0][:3]), (21, ["title", "year", "length"]))
        self.assertEqual(shown.rows[1][0], "The Hunger Games: Sunrise on the Reaping")

    def test_what_is_on_has_the_showings_below_their_films(self) -> None:
        with Client(**self.sandbox) as client:
            text = client.showtimes.whats_on(**WHATS_ON)._repr_html_() or ""
        shown = Page(text)
        self.assertEqual(shown.texts[:2], ["What's on · Olathe, KS · Sat 21 Nov, tonight", "Prices for 3."])
        self.assertEqual(shown.rows[0][:6], ["starts", "theatre", "format", "total", "availability", "distance"])
        self.assertTrue(shown.rows[1][0].startswith("The Hunger Games: Sunrise on the Reaping (2026) · PG-13 · "))
        self.assertEqual(shown.rows[2][:5], ["17:15", "AMC DINE-IN Studio 28", "IMAX", "$57.87 + fees", "available"])
        self.assertRegex(text, '<a href="https://www.amctheatres.com/[^"]*/61020778482508">Buy at AMC</a>')

    def test_an_empty_list_says_why(self) -> None:
        with Client(**self.sandbox) as client:
            self.assertIn("No movies match “zz&lt;zz”.", client.search.movies(query="zz<zz")._repr_html_() or "")

    def test_answers_come_ready_to_be_shown_and_their_parts_do_not(self) -> None:
        with Client(**self.sandbox) as client:
            film = client.movies.get(id="tmdb:movie:268")
            status = client.credentials.status()
        self.assertIn(["length", "126 min"], Page(film._repr_html_()).rows)
        self.assertTrue(str(film).startswith("Batman (1989)\n"), str(film))
        self.assertEqual((film.genres[0]._repr_html_(), status._repr_html_()), (None, None))
        self.assertEqual(str(film.genres[0]), repr(film.genres[0]))

    def test_elsewhere_only_what_is_asked_for_comes_with_a_presentation(self) -> None:
        with mock.patch.dict("sys.modules"), Client(**self.sandbox) as client:
            sys.modules.pop("ipykernel")
            self.assertNotIn("presentation", client.movies.get(id="tmdb:movie:268").json)
            self.assertIn("presentation", client.movies.get(id="tmdb:movie:268", presentation=True).json)

    def test_seats_are_a_map_with_the_best_ones_marked(self) -> None:
        showing = "amc:showtime:3820778482513"
        with Client(**self.sandbox) as client:
            layout = client.showtimes.seats(id=showing)._repr_html_() or ""
            plan = client.showtimes.plan(id=showing, party_size=3)._repr_html_() or ""
        self.assertIn("\nA    oooooxoo\n", layout)
        self.assertIn("\nD  wcwcxooooooo\n", layout)
        self.assertIn("\nE  ooxoo◆◆◆oooo\n", plan)
        self.assertIn("E6, E7, E8 · $58.14 for 3 + fees · ", plan)

    def test_films_have_posters_and_only_web_addresses_are_opened(self) -> None:
        with Client(**self.sandbox) as client:
            films = client.movies.now_playing(limit=2)._repr_html_() or ""
            film = client.movies.get(id="amc:movie:64825")._repr_html_() or ""
        self.assertEqual((films.count("<img "), film.count("<img ")), (2, 1))
        url = "javascript:alert(1)"
        presentation = {"form": "thing", "title": "<b>", "next": [{"title": "Open", "url": url}]}
        shown = html_of({"posterUrl": url, "presentation": presentation})
        self.assertEqual(shown, "<p><b>&lt;b&gt;</b></p>")


class TextTest(BackendTest):
    def test_a_list_is_a_table_of_the_given_width_or_that_of_the_terminal(self) -> None:
        with Client(**self.sandbox) as client:
            lines = client.movies.now_playing().table(60).splitlines()
            self.assertEqual((len(lines), lines[0]), (54, "Movies now playing"))
            self.assertRegex(lines[2], "^title +year +length  ")
            with mock.patch.dict("os.environ", {"COLUMNS": "40"}):
                self.assertLessEqual(max(map(len, client.movies.now_playing().table().splitlines())), 40)
            self.assertEqual(
                client.search.movies(query="zzzz").table(), "Search movies · zzzz\nNo movies match “zzzz”."
            )

    def test_what_is_on_is_one_too_and_the_same_with_asyncio(self) -> None:
        with Client(**self.sandbox) as client:
            shown = client.showtimes.whats_on(**WHATS_ON).table(80)

        async def main() -> str:
            async with AsyncClient(**self.sandbox) as client:
                return await client.showtimes.whats_on(**WHATS_ON).table(80)

        self.assertEqual(asyncio.run(main()), shown)
        self.assertTrue(shown.startswith("What's on · Olathe, KS · Sat 21 Nov, tonight\nPrices for 3.\n"), shown)


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
