# Written by `swift run generate` from schema/; changes belong there.
"""Movies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from marquee_client._listing import AsyncListing
from marquee_client._namespace import AsyncNamespace
from marquee_client._progress import Progress
from marquee_client.generated.models.credits import Credits
from marquee_client.generated.models.genre import GenreList
from marquee_client.generated.models.movie import Movie
from marquee_client.generated.models.movie_options import MovieInclude
from marquee_client.generated.models.page import Fault
from marquee_client.generated.models.provider import CacheOption
from marquee_client.generated.models.video import VideoList
from marquee_client.generated.models.watch_providers import WatchProviders


class AsyncMoviesMethods(AsyncNamespace):
    """Single movies of AMC Theatres and of TMDB, and what belongs to them."""

    async def get(
        self,
        *,
        id: str | None = None,
        slug: str | None = None,
        internal_release_id: int | None = None,
        include: Sequence[MovieInclude] | None = None,
        link: bool | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        on_partial: Callable[[Movie], None] | None = None,
    ) -> Movie:
        """Gives one movie.

        By any id, by AMC's web address or by AMC's internal release number. With link the other provider's id and
        fields are added, and the movie as known so far is sent as a partial, if there is a partialResultToken. The
        other provider gets half of the time that is left, at most 10 seconds; if it can't answer, the movie comes
        without its fields, and linkFault says why. Exactly one of ``id``, ``slug``, ``internal_release_id`` must be
        given.

        Args:
            id: Which movie. Such as "amc:61234".
            slug: Which movie, by its web address at AMC. Such as "batman-61234".
            internal_release_id: Which movie, by its internal release number at AMC. At least 0.
            include: Which parts to add. They come from TMDB; where it can't give them for a movie of AMC's, linkFault
                says why.
            link: Whether to look for the movie at the other provider too. A movie that only one of them has comes as it
                is. False unless said.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_partial: Called with what is known so far, if the whole answer takes longer.

        Returns:
            The movie.

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
        return await self._call(
            "movies/get",
            {
                "id": id,
                "slug": slug,
                "internalReleaseId": internal_release_id,
                "include": include,
                "link": link,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Movie.from_json,
            on_partial=on_partial,
        )

    def similar(
        self,
        *,
        id: str,
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
    ) -> AsyncListing[Movie]:
        """Lists movies like one.

        AMC lists similar movies on demand, TMDB those that share genres and keywords; the id says who is asked.

        Args:
            id: Which movie. Such as "tmdb:268".
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
            "movies/similar",
            {
                "id": id,
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

    def recommendations(
        self,
        *,
        id: str,
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
    ) -> AsyncListing[Movie]:
        """Lists what people who like a movie like.

        TMDB's list; for a movie of another provider the same movie is looked for there.

        Args:
            id: Which movie. Such as "tmdb:268".
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
            "movies/recommendations",
            {
                "id": id,
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

    async def credits(
        self,
        *,
        id: str,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> Credits:
        """Says who made a movie and who plays in it.

        From the provider that the id names.

        Args:
            id: Which movie. Such as "tmdb:268".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The cast and the crew.

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
        return await self._call(
            "movies/credits",
            {
                "id": id,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Credits.from_json,
        )

    async def videos(
        self,
        *,
        id: str,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> VideoList:
        """Gives a movie's trailers and other videos.

        From TMDB; for a movie of another provider the same movie is looked for there. Where there are none in the
        language asked for, those in the original language are given.

        Args:
            id: Which movie. Such as "tmdb:268".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The videos.

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
        return await self._call(
            "movies/videos",
            {
                "id": id,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            VideoList.from_json,
        )

    async def watch_providers(
        self,
        *,
        id: str,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> WatchProviders:
        """Says where a movie can be watched at home.

        From TMDB, whose data comes from JustWatch; for a movie of another provider the same movie is looked for there.

        Args:
            id: Which movie. Such as "tmdb:268".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The offers.

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
        return await self._call(
            "movies/watchProviders",
            {
                "id": id,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            WatchProviders.from_json,
        )

    async def genres(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> GenreList:
        """Lists the genres that movies can have.

        From TMDB, named in the language of the call.

        Args:
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The genres.

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
        return await self._call(
            "movies/genres",
            {"timeoutMilliseconds": timeout_milliseconds, "cache": cache, "language": language, "region": region},
            GenreList.from_json,
        )
