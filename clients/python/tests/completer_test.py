# SPDX-License-Identifier: MIT
"""Completing as one types."""

from __future__ import annotations

import asyncio
import threading
import time

from marquee_client import AsyncClient, AsyncCompleter, Client, Completer, errors, match_ranges, models
from support import BackendTest, behaving, turn

TYPED = [f"the godfathr{' ' * count}" for count in range(300)]
"""What ten seconds of a held key bring, all at once."""


class CompleterTest(BackendTest):
    def test_completes_what_is_typed_and_tells_where_it_matches(self) -> None:
        with Client(**self.sandbox) as client:
            completer = Completer(client, kinds=["movie"], limit=1)
            completions = completer.complete("the godfathr")
            assert completions
            (film,) = completions.items
            self.assertEqual(film.title, "The Godfather")
            self.assertEqual([film.title[start:end] for start, end in match_ranges(film)], ["The", "Godfather"])
            self.assertEqual(completer.complete(" "), models.CompletionList.from_json({"items": []}))

    def test_ranges_are_in_letters_also_beyond_the_basic_plane(self) -> None:
        film = models.Completion.from_json(
            {"kind": "movie", "title": "🎬 Épée", "matches": [[0, 1], [2, 4]], "source": "index"}
        )
        self.assertEqual([film.title[start:end] for start, end in match_ranges(film)], ["🎬", "Épée"])

    def test_a_newer_text_ends_the_older_one(self) -> None:
        """This backend answers nothing, but for what is cancelled."""
        with Client(**behaving("cancels")) as client:
            completer, given = Completer(client), []
            older = threading.Thread(target=lambda: given.append(completer.complete("the god")))
            older.start()
            while not client._connection._running or not client._connection._running.session._calls:
                time.sleep(0.001)
            self.assertEqual(completer.complete(""), models.CompletionList.from_json({"items": []}))
            older.join()
            self.assertEqual(given, [None])

    def test_many_texts_at_once_never_queue(self) -> None:
        async def run() -> None:
            async with AsyncClient(**self.sandbox) as client:
                completer = AsyncCompleter(client, kinds=["movie"], limit=1)
                answers = await asyncio.gather(*(completer.complete(text) for text in TYPED))
                self.assertEqual([answer for answer in answers[:-1] if answer], [])
                assert answers[-1]
                self.assertEqual(answers[-1].items[0].title, "The Godfather")
                self.assertEqual(client._connection.running._calls, {})

        asyncio.run(run())

    def test_a_task_that_is_cancelled_is_cancelled(self) -> None:
        async def run() -> None:
            async with AsyncClient(**behaving("cancels")) as client:
                completer = AsyncCompleter(client)
                typed = asyncio.ensure_future(completer.complete("the god"))
                while not client._connection.running._calls:
                    await turn()
                typed.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await typed
                self.assertEqual(client._connection.running._calls, {})

        asyncio.run(run())

    def test_an_error_is_raised(self) -> None:
        async def run() -> None:
            async with AsyncClient(**self.sandbox) as client:
                with self.assertRaises(errors.InvalidParamsError):
                    await AsyncCompleter(client, limit=0).complete("the god")

        asyncio.run(run())
        with Client(**self.sandbox) as client, self.assertRaises(errors.InvalidParamsError):
            Completer(client, limit=0).complete("the god")
