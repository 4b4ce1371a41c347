# Written by `swift run generate` from schema/; changes belong there.
"""Search."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from marquee_client._listing import AsyncListing
from marquee_client._namespace import AsyncNamespace
from marquee_client._progress import Progress
from marquee_client.generated.models.image import (
    Image,
    ImageCategory,
    ImageColor,
    ImageOrder,
    ImageOrientation,
    ImageSearchLanguage,
    ImageType,
)
from marquee_client.generated.models.movie import Movie
from marquee_client.generated.models.page import Fault
from marquee_client.generated.models.person import Person
from marquee_client.generated.models.provider import CacheOption, MovieProvider
from marquee_client.generated.models.search_result import SearchResult
from marquee_client.generated.models.theatre import Theatre


class AsyncSearchMethods(AsyncNamespace):
    """Finding things by words. A search without a result is an empty list with a message to show."""

    def movies(
        self,
        *,
        query: str,
        year: int | None = None,
        include_adult: bool | None = None,
        provider: MovieProvider | None = None,
        remember: bool | None = None,
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
        """Finds movies by their title.

        A search whose first page finds something is remembered as a suggestion. With remember false, or
        MARQUEE_HISTORY=off, no file holds anything of it.

        Args:
            query: What to look for. Such as "batman".
            year: Only movies released in this year. In years. At least 1870, at most 2200.
            include_adult: Whether to list movies that are for adults only. False unless said.
            provider: Whose movies. "tmdb" unless said.
            remember: Whether to remember the search. True unless said.
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
            "search/movies",
            {
                "query": query,
                "year": year,
                "includeAdult": include_adult,
                "provider": provider,
                "remember": remember,
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

    def people(
        self,
        *,
        query: str,
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
    ) -> AsyncListing[Person]:
        """Finds people by their name.

        In TMDB's catalogue.

        Args:
            query: What to look for. Such as "keaton".
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
            "search/people",
            {
                "query": query,
                "page": page,
                "pageSize": page_size,
                "limit": limit,
                "maxPages": max_pages,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Person.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )

    def all(
        self,
        *,
        query: str,
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
    ) -> AsyncListing[SearchResult]:
        """Finds movies, people and television shows at once.

        Mixed, in TMDB's order. What is none of these is skipped and counted.

        Args:
            query: What to look for. Such as "batman".
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
            "search/all",
            {
                "query": query,
                "page": page,
                "pageSize": page_size,
                "limit": limit,
                "maxPages": max_pages,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            SearchResult.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )

    def theatres(
        self,
        *,
        query: str,
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
    ) -> AsyncListing[Theatre]:
        """Finds theatres by their name.

        Among AMC's theatres.

        Args:
            query: What to look for. Such as "studio".
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
            "search/theatres",
            {
                "query": query,
                "page": page,
                "pageSize": page_size,
                "limit": limit,
                "maxPages": max_pages,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Theatre.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )

    def images(
        self,
        *,
        query: str,
        lang: ImageSearchLanguage | None = None,
        id: str | None = None,
        image_type: ImageType | None = None,
        orientation: ImageOrientation | None = None,
        category: ImageCategory | None = None,
        min_width: int | None = None,
        min_height: int | None = None,
        colors: Sequence[ImageColor] | None = None,
        editors_choice: bool | None = None,
        safesearch: bool | None = None,
        order: ImageOrder | None = None,
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
    ) -> AsyncListing[Image]:
        """Finds images by keywords.

        At Pixabay, with every parameter that it documents; its per_page is pageSize. Whoever shows an image says where
        it is from and links its page.

        Args:
            query: What to look for. Such as "cinema".
            lang: The language of the query; that of the call unless said.
            id: Only this image. Such as "pixabay:634572".
            image_type: Which images to look for. "all" unless said.
            orientation: How the images lie. "all" unless said.
            category: What the images are about.
            min_width: How wide the images must be at least. In pixels. At least 0, at most 1000000.
            min_height: How high the images must be at least. In pixels. At least 0, at most 1000000.
            colors: Colours that the images have.
            editors_choice: Whether only images that the editors have chosen will do. False unless said.
            safesearch: Whether only images for all ages will do. False unless said.
            order: In which order. "popular" unless said.
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
            "search/images",
            {
                "query": query,
                "lang": lang,
                "id": id,
                "imageType": image_type,
                "orientation": orientation,
                "category": category,
                "minWidth": min_width,
                "minHeight": min_height,
                "colors": colors,
                "editorsChoice": editors_choice,
                "safesearch": safesearch,
                "order": order,
                "page": page,
                "pageSize": page_size,
                "limit": limit,
                "maxPages": max_pages,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Image.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )
