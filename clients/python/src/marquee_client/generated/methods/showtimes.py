# Written by `swift run generate` from schema/; changes belong there.
"""Showtimes."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence

from marquee_client._listing import Listing
from marquee_client._namespace import Namespace
from marquee_client._progress import Progress
from marquee_client.generated.models.page import Fault
from marquee_client.generated.models.provider import AttributeOperator, CacheOption
from marquee_client.generated.models.seating_layout import SeatingLayout
from marquee_client.generated.models.showtime import Showtime


class ShowtimesMethods(Namespace):
    """Showtimes at AMC's theatres."""

    def get(
        self,
        *,
        id: str,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> Showtime:
        """Gives one showtime.

        With its prices, taxes and fees, as far as AMC gives them.

        Args:
            id: Which showtime. Such as "amc:61020778211100".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The showtime.

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
        return self._call(
            "showtimes/get",
            {
                "id": id,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Showtime.from_json,
        )

    def seats(
        self,
        *,
        id: str,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> SeatingLayout:
        """Gives the seats of a showtime.

        Which there are and which can still be booked.

        Args:
            id: Which showtime. Such as "amc:61020778211100".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The seats.

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
        return self._call(
            "showtimes/seats",
            {
                "id": id,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            SeatingLayout.from_json,
        )

    def at_theatre(
        self,
        *,
        theatre_id: str,
        date: dt.date | str | None = None,
        movie: str | None = None,
        movie_id: str | None = None,
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
    ) -> Listing[Showtime]:
        """Lists the showtimes of a theatre.

        Of one day by the theatre's clock, or all that are still to come. A day without showtimes is an empty list.

        Args:
            theatre_id: Which theatre. Such as "amc:610".
            date: Which day. Such as "2026-11-21".
            movie: Only movies whose title holds this.
            movie_id: Only this movie. Such as "amc:62111".
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
            "showtimes/atTheatre",
            {
                "theatreId": theatre_id,
                "date": date,
                "movie": movie,
                "movieId": movie_id,
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
            Showtime.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )

    def near(
        self,
        *,
        date: dt.date | str,
        latitude: float,
        longitude: float,
        radius_kilometres: float | None = None,
        movie: str | None = None,
        movie_id: str | None = None,
        city: str | None = None,
        state: str | None = None,
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
    ) -> Listing[Showtime]:
        """Lists the showtimes around a place.

        Of one day by the theatres' clocks.

        Args:
            date: Which day. Such as "2026-11-21".
            latitude: How far north the place lies. In degrees. At least -90, at most 90.
            longitude: How far east the place lies. In degrees. At least -180, at most 180.
            radius_kilometres: How far theatres may be from it. In kilometres. At least 0.1, at most 20000.
            movie: Only movies whose title holds this.
            movie_id: Only this movie. Such as "amc:62111".
            city: Only theatres in this city.
            state: Only theatres in this state, by its two letters or its name.
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
            "showtimes/near",
            {
                "date": date,
                "latitude": latitude,
                "longitude": longitude,
                "radiusKilometres": radius_kilometres,
                "movie": movie,
                "movieId": movie_id,
                "city": city,
                "state": state,
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
            Showtime.from_json,
            on_progress=on_progress,
            on_fault=on_fault,
        )

    def earliest(
        self,
        *,
        theatre_id: str,
        movie_id: str,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> Showtime:
        """Gives the first showtime of a movie at a theatre.

        The first that is still to come.

        Args:
            theatre_id: Which theatre. Such as "amc:610".
            movie_id: Which movie. Such as "amc:62111".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The showtime.

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
        return self._call(
            "showtimes/earliest",
            {
                "theatreId": theatre_id,
                "movieId": movie_id,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Showtime.from_json,
        )
