# Written by `swift run generate` from schema/; changes belong there.
"""Lists of movies at TMDB."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence

from marquee_client._listing import Listing
from marquee_client._namespace import Namespace
from marquee_client._progress import Progress
from marquee_client.generated.models.movie import Movie
from marquee_client.generated.models.movie_options import MovieSort, TrendingWindow
from marquee_client.generated.models.page import Fault
from marquee_client.generated.models.provider import CacheOption


class MoviesOfTMDBMethods(Namespace):
    """What TMDB's users look at, like and look for. TMDB serves 500 pages of 20; rows beyond them can't be reached."""

    def popular(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies with the most attention.

        TMDB's list, most popular first.

        Args:
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, at most
                1000000000, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1, at most
                1000000000.
            max_pages: The most pages that a stream gives. At least 1, at most 1000000000.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.

        Returns:
            The list. Nothing is asked for until it is read.

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
            CredentialsMissingError: No key is configured.
            CredentialsRejectedError: The key was rejected.
            NotFoundError: There is no such entity.
            RateLimitedError: The provider has been asked too often.
            UpstreamUnreachableError: The provider can't be reached.
            UpstreamFailedError: The provider failed.
            UpstreamMalformedError: The provider's answer makes no sense.
            TimedOutError: The provider took too long.
            ResponseTooLargeError: The provider's answer is too large.
            RequestFailedError: The request failed.
        """
        return self._list(
            "movies/popular",
            {
                "page": page,
                "pageSize": page_size,
                "limit": limit,
                "maxPages": max_pages,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Movie.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )

    def top_rated(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies with the best ratings.

        TMDB's list, best first.

        Args:
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, at most
                1000000000, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1, at most
                1000000000.
            max_pages: The most pages that a stream gives. At least 1, at most 1000000000.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.

        Returns:
            The list. Nothing is asked for until it is read.

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
            CredentialsMissingError: No key is configured.
            CredentialsRejectedError: The key was rejected.
            NotFoundError: There is no such entity.
            RateLimitedError: The provider has been asked too often.
            UpstreamUnreachableError: The provider can't be reached.
            UpstreamFailedError: The provider failed.
            UpstreamMalformedError: The provider's answer makes no sense.
            TimedOutError: The provider took too long.
            ResponseTooLargeError: The provider's answer is too large.
            RequestFailedError: The request failed.
        """
        return self._list(
            "movies/topRated",
            {
                "page": page,
                "pageSize": page_size,
                "limit": limit,
                "maxPages": max_pages,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Movie.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )

    def upcoming(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies that come out soon.

        TMDB's list for the region.

        Args:
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, at most
                1000000000, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1, at most
                1000000000.
            max_pages: The most pages that a stream gives. At least 1, at most 1000000000.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.

        Returns:
            The list. Nothing is asked for until it is read.

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
            CredentialsMissingError: No key is configured.
            CredentialsRejectedError: The key was rejected.
            NotFoundError: There is no such entity.
            RateLimitedError: The provider has been asked too often.
            UpstreamUnreachableError: The provider can't be reached.
            UpstreamFailedError: The provider failed.
            UpstreamMalformedError: The provider's answer makes no sense.
            TimedOutError: The provider took too long.
            ResponseTooLargeError: The provider's answer is too large.
            RequestFailedError: The request failed.
        """
        return self._list(
            "movies/upcoming",
            {
                "page": page,
                "pageSize": page_size,
                "limit": limit,
                "maxPages": max_pages,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Movie.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )

    def trending(
        self,
        *,
        window: TrendingWindow | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies of the hour.

        TMDB's list of what people look at, over a day or a week.

        Args:
            window: Over which time. "day" unless said.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, at most
                1000000000, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1, at most
                1000000000.
            max_pages: The most pages that a stream gives. At least 1, at most 1000000000.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.

        Returns:
            The list. Nothing is asked for until it is read.

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
            CredentialsMissingError: No key is configured.
            CredentialsRejectedError: The key was rejected.
            NotFoundError: There is no such entity.
            RateLimitedError: The provider has been asked too often.
            UpstreamUnreachableError: The provider can't be reached.
            UpstreamFailedError: The provider failed.
            UpstreamMalformedError: The provider's answer makes no sense.
            TimedOutError: The provider took too long.
            ResponseTooLargeError: The provider's answer is too large.
            RequestFailedError: The request failed.
        """
        return self._list(
            "movies/trending",
            {
                "window": window,
                "page": page,
                "pageSize": page_size,
                "limit": limit,
                "maxPages": max_pages,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Movie.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )

    def discover(
        self,
        *,
        genre_ids: Sequence[str] | None = None,
        year: int | None = None,
        minimum_rating: float | None = None,
        minimum_votes: int | None = None,
        sort_by: MovieSort | None = None,
        watch_provider_ids: Sequence[str] | None = None,
        original_language: str | None = None,
        released_after: dt.date | str | None = None,
        released_before: dt.date | str | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Finds movies by what they are.

        TMDB's catalogue, filtered and sorted. region says whose release dates and offers count.

        Args:
            genre_ids: Only movies of all these genres. Such as "tmdb:28".
            year: Only movies first released in this year. In years. At least 1870, at most 2200.
            minimum_rating: Only movies rated at least this well. In points from 0 to 10. At least 0, at most 10.
            minimum_votes: Only movies that at least so many people have rated. In votes. At least 0.
            sort_by: In which order. "popularity.desc" unless said.
            watch_provider_ids: Only movies that one of these services offers in the region. Such as "tmdb:8".
            original_language: Only movies made in this language. Such as "en".
            released_after: Only movies released on or after this day. Such as "1989-01-01".
            released_before: Only movies released on or before this day. Such as "1989-12-31".
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, at most
                1000000000, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1, at most
                1000000000.
            max_pages: The most pages that a stream gives. At least 1, at most 1000000000.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.

        Returns:
            The list. Nothing is asked for until it is read.

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
            CredentialsMissingError: No key is configured.
            CredentialsRejectedError: The key was rejected.
            NotFoundError: There is no such entity.
            RateLimitedError: The provider has been asked too often.
            UpstreamUnreachableError: The provider can't be reached.
            UpstreamFailedError: The provider failed.
            UpstreamMalformedError: The provider's answer makes no sense.
            TimedOutError: The provider took too long.
            ResponseTooLargeError: The provider's answer is too large.
            RequestFailedError: The request failed.
        """
        return self._list(
            "movies/discover",
            {
                "genreIds": genre_ids,
                "year": year,
                "minimumRating": minimum_rating,
                "minimumVotes": minimum_votes,
                "sortBy": sort_by,
                "watchProviderIds": watch_provider_ids,
                "originalLanguage": original_language,
                "releasedAfter": released_after,
                "releasedBefore": released_before,
                "page": page,
                "pageSize": page_size,
                "limit": limit,
                "maxPages": max_pages,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Movie.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )
