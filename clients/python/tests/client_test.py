# SPDX-License-Identifier: MIT
"""Client: calls and lists against the real backend."""

from __future__ import annotations

import datetime as dt
import os
import queue
import signal
import threading
import time
import warnings
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Any
from unittest import mock

from marquee_client import Cancellation, Client, Notifications, errors
from marquee_client.models import Fault, LogTrace, Movie, Progress, SuggestionList
from support import PATIENCE, BackendTest, behaving


def os_pid(client: Client) -> int:
    """The number of the backend's process."""
    running = client._connection._running
    assert running
    return running.process.pid


class DescriptionTest(BackendTest):
    def test_a_client_its_methods_and_its_feed_say_what_they_are(self) -> None:
        client = Client(**self.sandbox)
        self.assertEqual(repr(client), "<Client of marquee, not running, in the sandbox>")
        with client:
            self.assertRegex(repr(client), r"^<Client of marquee \d+\.\d+\.\d+, in the sandbox>$")
            self.assertRegex(repr(client.movies), r"^<the methods movies/… of marquee [\d.]+, in the sandbox>$")
            self.assertIn("for event in", repr(client.watch.follow(after=0)))

    def test_days_and_times_are_parameters(self) -> None:
        with Client(**self.sandbox) as client:
            asked = client.showtimes.whats_on(
                place="Olathe, KS", date=dt.date(2026, 11, 21), after=dt.time(19), format="imax"
            )
            words = client.showtimes.whats_on(place="Olathe, KS", date="2026-11-21", after="19:00", format="imax")
            self.assertEqual([row.json for row in asked], [row.json for row in words])


class CallTest(BackendTest):
    def test_gives_a_typed_value(self) -> None:
        with Client(**self.sandbox) as client:
            movie = client.movies.get(id="amc:movie:64825")
        self.assertEqual((movie.title, movie.runtime_minutes), ("The Hunger Games: Sunrise on the Reaping", 150))
        self.assertEqual(movie.json["runtimeMinutes"], 150)

    def test_what_is_required_needs_no_name_nor_does_an_id_or_a_place(self) -> None:
        with Client(**self.sandbox) as client:
            self.assertEqual(client.movies.get("amc:movie:64825").title, "The Hunger Games: Sunrise on the Reaping")
            near = client.theatres.near(39, -94.7, limit=1).page()
            place = client.showtimes.whats_on("Olathe, KS").page().place
            movie = client.movies.get("amc:movie:64825", include=["credits"])
        self.assertTrue(near.items)
        self.assertEqual(place and place.name, "Olathe, KS")
        self.assertTrue(movie.credits and movie.credits.cast)

    def test_what_needs_a_name_says_which(self) -> None:
        client: Any = Client(**self.sandbox)  # Type checkers refuse these calls.
        calls: list[tuple[Callable[[], Any], str]] = [
            (lambda: client.movies.get("amc:movie:1", "a-slug"), r"get\(\) takes only id without a name; .*slug=…"),
            (lambda: client.theatres.near(39, -94.7, 5), "only latitude and longitude .*radius_kilometres=…"),
            (lambda: client.movies.all_active(2), "takes its parameters by name; .*page=…"),
            (lambda: client.movies.similar(), "missing 1 required positional argument: 'id'"),
            (lambda: client.movies.get("amc:movie:1", id="amc:movie:1"), "multiple values for argument 'id'"),
        ]
        for call, words in calls:
            with self.subTest(words), self.assertRaisesRegex(TypeError, words):
                call()

    def test_answers_many_threads_at_once(self) -> None:
        with Client(**self.sandbox) as client, ThreadPoolExecutor(20) as threads:
            pongs = list(threads.map(lambda number: client.server.ping(sequence=number).sequence, range(2000)))
        self.assertEqual(pongs, list(range(2000)))

    def test_an_error_is_an_exception_of_its_kind(self) -> None:
        with Client(**self.sandbox) as client, self.assertRaises(errors.NotFoundError) as caught:
            client.movies.get(id="amc:movie:1")
        error = caught.exception
        self.assertEqual((error.code, error.kind, error.retryable, error.http_status), (-32012, "notFound", False, 404))

    def test_what_to_do_is_said_as_one_writes_it(self) -> None:
        self.sandbox["sandbox"] = False
        with Client(**self.sandbox) as client, self.assertRaises(errors.CredentialsMissingError) as caught:
            client.movies.popular().page()
        hint = caught.exception.hint or ""
        self.assertEqual(
            hint,
            "Set MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY, or call client.credentials.set(provider='tmdb', key=…); "
            "Client(sandbox=True) works without a key",
        )
        self.assertIn("credentials/set", caught.exception.data["hint"])
        self.assertIn(hint, str(caught.exception))

    def test_speaks_of_methods_that_it_does_not_know_by_name(self) -> None:
        with Client(**self.sandbox) as client:
            self.assertEqual(client.call("server/ping", {"sequence": 7}), {"pong": True, "sequence": 7})
            rows = client.stream("movies/nowPlaying", {"limit": 1})
            self.assertEqual([row["id"] for row in rows], ["amc:movie:64825"])

    def test_gives_what_is_known_so_far(self) -> None:
        partials: list[Movie] = []
        with Client(**behaving("partial")) as client:
            movie = client.movies.get(id="amc:movie:1", link=True, on_partial=partials.append)
        self.assertEqual([partial.rating for partial in partials], [None])
        self.assertEqual(movie.rating, 7.5)

    def test_tells_what_is_known_of_a_list_before_its_pages(self) -> None:
        counts: list[int] = []
        with Client(**behaving("early")) as client:
            films = client.showtimes.whats_on("x", on_partial=lambda film: counts.append(len(film.showings)))
            self.assertEqual([len(film.showings) for film in films], [3])
            self.assertEqual([len(film.showings) for film in client.showtimes.whats_on("x")], [3])
        self.assertEqual(counts, [1, 2])

    def test_a_cancellation_ends_the_calls_in_its_block_and_no_others(self) -> None:
        with Client(**self.sandbox) as client:
            cancellation = Cancellation()
            with cancellation:
                cancellation.cancel()
                with self.assertRaises(errors.RequestCancelledError):
                    for _ in client.movies.all_active(page_size=1):
                        pass
            self.assertEqual(client.server.ping(sequence=1).sequence, 1)

    def test_a_cancellation_may_be_shared_by_threads(self) -> None:
        """The one that left its block took another's token."""
        cancellation, together = Cancellation(), threading.Barrier(2)

        def enter(_: int) -> None:
            with cancellation:
                together.wait(PATIENCE)

        with ThreadPoolExecutor(2) as threads:
            list(threads.map(enter, range(2)))

    def test_a_cancellation_ends_calls_in_blocks_inside_its_own(self) -> None:
        with Client(**self.sandbox) as client, Cancellation() as outer:
            with Cancellation(), self.assertRaises(errors.RequestCancelledError):
                outer.cancel()
                list(client.movies.all_active(page_size=1))
            self.assertEqual(outer._calls, set())

    def test_a_call_in_a_cancellation_is_gone_when_it_is_over(self) -> None:
        """What it had not read, up to some megabytes, was kept until the collector of cycles came by."""
        with Client(**behaving("silent")) as client, Cancellation():
            call = client._connection.begin("server/ping", {})
            client._connection.leave(call)
            gone = weakref.ref(call)
            del call
            self.assertIsNone(gone())

    def test_a_timeout_beyond_all_bounds_is_the_backends_to_refuse(self) -> None:
        """Python's own wait refused it, with an OverflowError."""
        with Client(**self.sandbox) as client:
            for timeout in (-1, 10**15, 10**400):
                with self.subTest(timeout), self.assertRaises(errors.InvalidParamsError):
                    client.server.ping(timeout_milliseconds=timeout)


class ListTest(BackendTest):
    def test_streams_rows(self) -> None:
        with Client(**self.sandbox) as client:
            listing = client.movies.now_playing(page_size=10)
            self.assertEqual(len({movie.id for movie in listing}), 51)
            self.assertEqual(len(list(listing)), 51, "it can be read again")
            self.assertEqual((listing.summary and listing.summary.complete), True)

    def test_streams_pages(self) -> None:
        with Client(**self.sandbox) as client:
            pages = list(client.movies.now_playing(page_size=10).pages())
        self.assertEqual([(page.page, len(page.items)) for page in pages], [(n, 10) for n in range(1, 6)] + [(6, 1)])

    def test_gives_one_page(self) -> None:
        with Client(**self.sandbox) as client:
            page = client.movies.now_playing(page_size=10).page(2)
            self.assertEqual((page.page, page.next_page, page.total_results, len(page.items)), (2, 3, 51, 10))
            self.assertEqual(client.movies.now_playing(page=3).page().page, 3)

    def test_a_row_or_a_slice_is_read_as_far_as_it_goes(self) -> None:
        with Client(**self.hanging()) as client:
            listing = client.movies.coming_soon(page_size=10)
            self.assertEqual([listing[0], *listing[1:3]], listing[:3])
            self.assertEqual(client.server.status().requests_by_method["$/cancelRequest"], 3)
        with Client(**self.sandbox) as client:
            movies = client.movies.now_playing()
            self.assertEqual((len(movies[50:]), movies[60:]), (1, []))
            with self.assertRaisesRegex(IndexError, "movies/nowPlaying has no row 51"):
                movies[51]
            with self.assertRaisesRegex(ValueError, r"list\(…\)\[-1\] reads it all"):
                movies[-1]

    def test_leaving_the_loop_cancels(self) -> None:
        with Client(**self.hanging()) as client:
            for _ in client.movies.coming_soon(page_size=10):
                break
            rows = iter(client.movies.coming_soon(page_size=10))
            next(rows)
            rows.close()
            self.assertEqual(client.server.status().requests_by_method["$/cancelRequest"], 2)

    def test_a_list_that_nobody_reads_asks_for_nothing(self) -> None:
        with Client(**self.sandbox) as client:
            client.movies.all_active()
            iter(client.movies.all_active())
            self.assertNotIn("movies/allActive", client.server.status().requests_by_method)

    def test_a_slow_loop_is_suspended_and_gets_every_row_once(self) -> None:
        """An unread stream grew without bound."""
        with mock.patch("marquee_client._session.UNREAD_LIMIT", 20_000), Client(**self.sandbox) as client:
            every = [movie.id for movie in client.movies.now_playing()]
            for limit, max_pages, count in [(None, None, 51), (33, None, 33), (None, 45, 45)]:
                with self.subTest(count):
                    listing = client.movies.now_playing(page_size=1, limit=limit, max_pages=max_pages)
                    movies: list[str] = []
                    for movie in listing:
                        if not movies:
                            # By now more than the limit has come, and the cancel been answered.
                            self.wait_until_idle(client)
                        movies.append(movie.id)
                    self.assertEqual(movies, every[:count])
                    summary = listing.summary
                    assert summary
                    self.assertEqual(
                        (summary.item_count, summary.page_count, summary.complete), (count, count, count == 51)
                    )
            self.assertGreaterEqual(client.server.status().requests_by_method["$/cancelRequest"], 3)

    def wait_until_idle(self, client: Client) -> None:
        end = time.monotonic() + PATIENCE
        while client.server.status().running and time.monotonic() < end:
            pass

    def test_tells_of_faults_and_progress_and_passes_over_what_it_does_not_know(self) -> None:
        faults: list[Fault] = []
        progress: list[Progress] = []
        with Client(**behaving("faults")) as client:
            movies = list(client.movies.now_playing(on_fault=faults.append, on_progress=progress.append))
        self.assertEqual([movie.id for movie in movies], ["amc:movie:1", "amc:movie:2"])
        self.assertEqual([(fault.page, fault.will_retry, fault.retry_in_seconds) for fault in faults], [(2, True, 0.5)])
        self.assertEqual([(report.kind, report.title) for report in progress], [("begin", "movies/nowPlaying")])

    def test_what_a_callback_raises_ends_the_loop(self) -> None:
        def refuse(fault: Fault) -> None:
            raise KeyError(fault.page)

        with Client(**behaving("faults")) as client, self.assertRaises(KeyError):
            list(client.movies.now_playing(on_fault=refuse))


class NotificationTest(BackendTest):
    def test_come_to_a_thread_of_their_own_which_may_call_the_client(self) -> None:
        came: queue.Queue[SuggestionList] = queue.Queue()

        def changed(suggestions: SuggestionList) -> None:
            client.server.ping()
            came.put(suggestions)

        with Client(**self.sandbox, notifications=Notifications(suggestions_did_change=changed)) as client:
            list(client.search.movies(query="Batman"))
            self.assertEqual(came.get(timeout=PATIENCE).items[0].query, "batman")

    def test_a_callback_that_fails_is_logged_and_harms_nothing(self) -> None:
        def changed(suggestions: SuggestionList) -> None:
            raise KeyError(len(suggestions.items))

        with self.assertLogs("marquee_client", "ERROR") as logged:
            with Client(**self.sandbox, notifications=Notifications(suggestions_did_change=changed)) as client:
                list(client.search.movies(query="Batman"))
            self.assertIn("suggestions/didChange", logged.output[0])

    def test_the_trace_is_one(self) -> None:
        came: queue.Queue[LogTrace] = queue.Queue()
        with Client(**self.sandbox, notifications=Notifications(log_trace=came.put)) as client:
            client.notify("$/setTrace", {"value": "messages"})
            client.server.ping()
            self.assertIn("server/ping", came.get(timeout=PATIENCE).message)


class LanguageTest(BackendTest):
    def test_is_told_at_the_start(self) -> None:
        with Client(**self.sandbox, language="de", region="DE") as client:
            self.assertEqual(client.movies.genres().genres[1].name, "Abenteuer")


class LifeTest(BackendTest):
    def test_the_first_call_starts_the_backend_and_with_starts_it_again(self) -> None:
        client = Client(**self.sandbox)
        self.assertEqual(next(iter(client.movies.now_playing())).id, "amc:movie:64825")
        for _ in range(2):
            with client:
                self.assertEqual(client.backend.server_info.name, "marquee")

    def test_says_which_program_it_uses_before_it_is_started_and_then(self) -> None:
        client = Client(**self.sandbox)
        self.assertEqual(client.program, self.sandbox["binary"])
        with client, mock.patch.dict(os.environ, {"MARQUEE_BIN": "/no/such/marquee"}):
            self.assertEqual(client.program, self.sandbox["binary"])
        with self.assertRaises(errors.BackendNotFoundError):
            _ = Client("/no/such/marquee").program

    def test_a_notification_and_the_question_who_is_there_start_it_too(self) -> None:
        with closing(Client(**self.sandbox)) as client:
            self.assertEqual(client.backend.server_info.name, "marquee")
        with closing(Client(**self.sandbox)) as client:
            client.notify("$/setTrace", {"value": "off"})
            self.assertTrue(client.server.ping().json["pong"])

    def test_a_backend_that_died_is_started_again_by_the_next_call(self) -> None:
        with Client(**self.sandbox) as client:
            self.kill(client)
            self.assertEqual(client.server.ping(sequence=1).sequence, 1)
            self.kill(client)
            self.assertEqual(len(list(client.movies.now_playing(limit=3))), 3)

    def test_a_call_under_way_tells_of_the_death(self) -> None:
        with Client(**behaving("silent")) as client, ThreadPoolExecutor(1) as threads:
            # A call that changes something is not made again.
            call = threads.submit(lambda: client.library.set(id="amc:movie:1"))
            while not client._connection.session()._calls:
                pass
            os.kill(os_pid(client), signal.SIGKILL)
            with self.assertRaises(errors.BackendExitedError) as caught:
                call.result(PATIENCE)
            self.assertEqual(caught.exception.exit_status, -signal.SIGKILL)

    def test_without_restart_every_call_tells_of_the_death_until_start(self) -> None:
        with Client(**self.sandbox, restart=False) as client:
            self.kill(client)
            for _ in range(2):
                with self.assertRaises(errors.BackendExitedError):
                    client.server.ping()
            self.assertEqual(client.start().server.ping(sequence=1).sequence, 1)

    def test_a_closed_client_stays_closed_until_it_is_started(self) -> None:
        with Client(**self.sandbox) as client:
            listing = client.movies.now_playing()
        with self.assertRaisesRegex(errors.BackendClosedError, "start"):
            list(listing)
        with client:
            self.assertEqual(len(list(listing)), 51)

    def kill(self, client: Client) -> None:
        """Kills the backend, and waits until the client knows."""
        running = client._connection._running
        assert running
        os.kill(running.process.pid, signal.SIGKILL)
        for thread in running.process._threads:
            thread.join(PATIENCE)

    def test_close_is_prompt_and_ends_calls_that_wait(self) -> None:
        client = Client(**behaving("silent")).start()
        running = client._connection._running
        assert running
        with ThreadPoolExecutor(1) as threads, mock.patch("marquee_client._process.GRACE", PATIENCE):
            call = threads.submit(lambda: client.movies.get(id="amc:movie:1"))
            client.close()
            with self.assertRaises(errors.BackendClosedError):
                call.result(PATIENCE)
        self.assertEqual(running.process._process.returncode, 0, "no signal was needed")
        client.close()

    def test_a_fork_starts_its_own_and_leaves_that_of_its_parent_alone(self) -> None:
        """Nobody reads there, so a call waited for ever; nor was the end of input seen while a fork had the pipe."""
        with Client(**self.sandbox) as client, mock.patch("marquee_client._process.GRACE", PATIENCE):
            wait, done = os.pipe(), os.pipe()
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # since 3.12 Python warns of forks where there are threads
                child = os.fork()
            if child == 0:
                status = 1
                try:
                    status = 0 if client.server.ping(sequence=1).sequence == 1 else 2
                    client.close()
                    os.write(done[1], b"x")
                    os.read(wait[0], 1)
                finally:
                    os._exit(status)
            os.read(done[0], 1)
            self.assertEqual(client.server.ping(sequence=2).sequence, 2)
            client.close()
            os.write(wait[1], b"x")
            self.assertEqual(os.waitpid(child, 0)[1], 0)
            for end in (*wait, *done):
                os.close(end)

    def test_a_class_of_ones_own_stays_what_it_is_for_type_checkers(self) -> None:
        class Cinema(Client):
            def first(self) -> str:
                return next(iter(self.movies.now_playing(limit=1))).id

        with Cinema(**self.sandbox) as cinema:
            self.assertEqual(cinema.first(), cinema.start().first())

    def test_many_first_calls_at_once_start_one_backend(self) -> None:
        client = Client(**self.sandbox)
        self.addCleanup(client.close)
        with ThreadPoolExecutor(10) as threads:
            list(threads.map(lambda number: client.server.ping(sequence=number), range(50)))
        self.assertEqual(client.server.status().requests_by_method["initialize"], 1)

    def test_close_ends_a_start_that_waits(self) -> None:
        client = Client(**behaving("silent_from_the_start"))
        with ThreadPoolExecutor(1) as threads:
            for begin in (client.start, client.server.ping):
                start = threads.submit(begin)
                while client._connection._running is None and not start.done():
                    pass
                client.close()
                with self.assertRaises(errors.BackendClosedError):
                    start.result(PATIENCE)
                client._connection._is_closed = False

    def test_a_callback_may_close_the_client(self) -> None:
        closed = threading.Event()

        def changed(suggestions: SuggestionList) -> None:
            client.close()
            closed.set()

        notifications = Notifications(suggestions_did_change=changed)
        client = Client(**self.sandbox, notifications=notifications).start()
        with suppress(errors.BackendClosedError):
            client.search.movies(query="Batman").page()
        self.assertTrue(closed.wait(PATIENCE))

    def test_a_client_that_is_forgotten_ends_its_backend(self) -> None:
        client = Client(**self.sandbox)
        client.server.ping()
        running = client._connection._running
        assert running
        process = running.process
        del client, running
        process._process.wait(PATIENCE)
        for thread in process._threads:
            thread.join(PATIENCE)
