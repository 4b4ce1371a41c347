# Written by `swift run generate` from schema/; changes belong there.
"""Theatres."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from marquee_client._listing import AsyncListing
from marquee_client._namespace import AsyncNamespace
from marquee_client._progress import Progress
from marquee_client.generated.models.page import Fault
from marquee_client.generated.models.place import Place
from marquee_client.generated.models.provider import AttributeOperator, CacheOption
from marquee_client.generated.models.theatre import Theatre


class AsyncTheatresMethods(AsyncNamespace):
    """Theatres of AMC."""

    def all(
        self,
        *,
        name: str | None = None,
        ids: Sequence[str] | None = None,
        market: str | None = None,
        state: str | None = None,
        city: str | None = None,
        brand: str | None = None,
        include_closed: bool | None = None,
        include_attributes: Sequence[str] | None = None,
        exclude_attributes: Sequence[str] | None = None,
        attribute_operator: AttributeOperator | None = None,
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
        """Lists all theatres, or those that match.

        Several filters together narrow the list. ``city`` needs ``state``.

        Args:
            name: A part of the name.
            ids: Only these theatres. Such as "amc:610".
            market: Only theatres of this market, by its slug or name.
            state: Only theatres in this state, by its two letters or its name.
            city: Only theatres in this city; needs state.
            brand: Only theatres of this brand.
            include_closed: Whether to list theatres that are closed for good. False unless said.
            include_attributes: Only what has these attributes, by code.
            exclude_attributes: Nothing that has these attributes, by code.
            attribute_operator: How several attributes combine.
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
            "theatres/all",
            {
                "name": name,
                "ids": ids,
                "market": market,
                "state": state,
                "city": city,
                "brand": brand,
                "includeClosed": include_closed,
                "includeAttributes": include_attributes,
                "excludeAttributes": exclude_attributes,
                "attributeOperator": attribute_operator,
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

    async def get(
        self,
        *,
        id: str | None = None,
        slug: str | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> Theatre:
        """Gives one theatre.

        By id or by AMC's web address. Exactly one of ``id``, ``slug`` must be given.

        Args:
            id: Which theatre. Such as "amc:610".
            slug: Which theatre, by its web address. Such as "amc-dine-in-studio-28".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The theatre.

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
            "theatres/get",
            {
                "id": id,
                "slug": slug,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Theatre.from_json,
        )

    def near(
        self,
        *,
        latitude: float,
        longitude: float,
        radius_kilometres: float | None = None,
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
        """Lists theatres around a place.

        The nearest first, with their distance.

        Args:
            latitude: How far north the place lies. In degrees. At least -90, at most 90.
            longitude: How far east the place lies. In degrees. At least -180, at most 180.
            radius_kilometres: How far theatres may be from it. In kilometres. At least 0.1, at most 20000.
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
            "theatres/near",
            {
                "latitude": latitude,
                "longitude": longitude,
                "radiusKilometres": radius_kilometres,
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

    def showing(
        self,
        *,
        movie_id: str | None = None,
        release_number: int | None = None,
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
        """Lists theatres that show a movie.

        By the movie or by the number of its release. Exactly one of ``movie_id``, ``release_number`` must be given.

        Args:
            movie_id: Which movie. Such as "amc:61234".
            release_number: Which release. At least 0.
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
            "theatres/showing",
            {
                "movieId": movie_id,
                "releaseNumber": release_number,
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

    def suggest(
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
    ) -> AsyncListing[Place]:
        """Lists places that a text may mean.

        Cities, zip codes and theatres, to go on with theatres/near, theatres/get or showtimes/near.

        Args:
            query: The beginning of a name, or a zip code. Such as "overland".
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
            "theatres/suggest",
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
            Place.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )
