# SPDX-License-Identifier: MIT
"""Reading values of the contract."""

from __future__ import annotations

import datetime as dt
import unittest

from marquee_client._json import read_day, read_time
from marquee_client.models import Movie, Page, SearchResult, Showtime

MOVIE = {"id": "amc:movie:61234", "title": "Batman", "releaseDate": "1989-06-23", "unheardOf": {"kept": [None, 1]}}


class ModelTest(unittest.TestCase):
    def test_keeps_what_it_does_not_know(self) -> None:
        movie = Movie.from_json(MOVIE)
        self.assertEqual(movie.release_date, dt.date(1989, 6, 23))
        self.assertIs(movie.json, MOVIE)

    def test_what_is_left_out_is_none_or_empty(self) -> None:
        movie = Movie.from_json(MOVIE)
        self.assertIsNone(movie.rating)
        self.assertEqual((movie.genres, movie.tmdb, movie.watch_providers), ((), {}, {}))

    def test_can_be_compared_and_kept_in_a_set(self) -> None:
        self.assertEqual(len({Movie.from_json(MOVIE), Movie.from_json(dict(MOVIE))}), 1)

    def test_an_entity_is_shown_by_its_title_year_and_id(self) -> None:
        for value, shown in [
            (Movie.from_json({"id": "amc:movie:1", "title": "Batman"}), "Movie(title='Batman', id='amc:movie:1')"),
            (
                Movie.from_json({**MOVIE, "overview": "x" * 500}),
                "Movie(title='Batman', year=1989, id='amc:movie:61234', …)",
            ),
            (
                Showtime.from_json(
                    {"id": "amc:showtime:1", "movieTitle": "Batman", "startsAtLocal": "2026-11-21T17:15:00-05:00"}
                ),
                "Showtime(movie_title='Batman', starts_at_local=2026-11-21 17:15, id='amc:showtime:1')",
            ),
        ]:
            with self.subTest(shown):
                self.assertEqual(repr(value), shown)

    def test_what_has_no_id_is_shown_by_what_is_there_in_short(self) -> None:
        page = Page.from_json({"page": 1, "pageSize": 20, "items": [MOVIE] * 2, "message": "m" * 100}, Movie.from_json)
        self.assertRegex(repr(page), r"^Page\(page=1, page_size=20, items=<2>, message='m{20,30}\.\.\.m{20,30}'\)$")

    def test_reads_what_a_kind_says_and_leaves_kinds_of_newer_servers_as_json(self) -> None:
        self.assertIsInstance(SearchResult.from_json({"kind": "movie", "item": MOVIE}).item, Movie)
        self.assertEqual(SearchResult.from_json({"kind": "game", "item": {"id": 1}}).item, {"id": 1})


class TimeTest(unittest.TestCase):
    def test_reads_what_the_contract_calls_a_time(self) -> None:
        for text, iso in [
            ("2026-11-21T18:30:00Z", "2026-11-21T18:30:00+00:00"),
            ("2026-11-21T18:30:00.5Z", "2026-11-21T18:30:00.500000+00:00"),
            ("2026-11-21T18:30:00.123456789-06:00", "2026-11-21T18:30:00.123456-06:00"),
        ]:
            with self.subTest(text):
                self.assertEqual(read_time(text).isoformat(), iso)

    def test_reads_a_day(self) -> None:
        self.assertEqual(read_day("2026-02-28"), dt.date(2026, 2, 28))
        with self.assertRaises(ValueError):
            read_day("2026-02-30")
