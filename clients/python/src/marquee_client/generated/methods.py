# SPDX-License-Identifier: MIT
# Written by `swift run generate` from schema/; changes belong there.
# mypy: disable-error-code=empty-body
"""The methods of the contract as typed functions."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence

from marquee_client._json import JSONObject
from marquee_client._listing import Listing
from marquee_client._namespace import Connections, Namespace, list_method, method
from marquee_client._progress import Progress
from marquee_client.generated.models import (
    ArtworkKind,
    ArtworkType,
    AttributeOperator,
    CacheOption,
    CredentialList,
    CredentialStatus,
    Credits,
    Fault,
    FetchedImage,
    GenreList,
    Image,
    ImageCategory,
    ImageColor,
    ImageLocation,
    ImageOrder,
    ImageOrientation,
    ImageSearchLanguage,
    ImageType,
    Movie,
    MovieInclude,
    MovieProvider,
    MovieSort,
    Person,
    Place,
    Pong,
    Provider,
    SearchResult,
    SeatingLayout,
    ServerReport,
    Showtime,
    SuggestionList,
    SuggestionRemoval,
    Theatre,
    TrendingWindow,
    VideoList,
    WatchProviders,
)


class Credentials(Namespace[Connections]):
    """The methods under ``credentials``.

    The keys of the providers.
    """

    @method("credentials/set", CredentialStatus.from_json)
    def set(
        self,
        *,
        provider: Provider,
        key: str,
        persist: bool | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> CredentialStatus:
        """Sets a provider's key.

        It is used from the next request on. An empty key removes the one that is there.

        Args:
            provider: Whose key.
            key: The key; TMDB takes a token or a key. Such as "0123456789abcdef0123456789abcdef".
            persist: Whether to keep it in the configuration file, which only its owner can read. False unless said.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            What is there now.
        """

    @method("credentials/status", CredentialList.from_json)
    def status(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> CredentialList:
        """Says which keys are there.

        Never the keys themselves, and without asking a provider.

        Args:
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            Whether each provider's key is there.
        """


class Images(Namespace[Connections]):
    """The methods under ``images``.

    Posters and pictures of movies, people and theatres.
    """

    @method("images/url", ImageLocation.from_json)
    def url(
        self,
        *,
        path: str | None = None,
        id: str | None = None,
        kind: ArtworkKind | None = None,
        type: ArtworkType | None = None,
        size: str | None = None,
        width: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> ImageLocation:
        """Says where an image is.

        In the size that was asked for. Exactly one of ``path``, ``id`` must be given. At most one of ``size``,
        ``width`` may be given.

        Args:
            path: Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts.
            id: Whose image: a movie's, a person's or a theatre's. One that doesn't say itself what it is an id of needs
                kind. Such as "tmdb:movie:268".
            kind: What the id is an id of; needed only where it doesn't say that itself.
            type: Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said.
            size: Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail,
                standard, large, dynamic.
            width: How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest is.
                In pixels. At least 1, at most 100000.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            Where it is.
        """

    @method("images/fetch", FetchedImage.from_json)
    def fetch(
        self,
        *,
        path: str | None = None,
        id: str | None = None,
        kind: ArtworkKind | None = None,
        type: ArtworkType | None = None,
        size: str | None = None,
        width: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> FetchedImage:
        """Makes an image a file.

        It is downloaded unless it is there already: an address names the same picture for ever, so ageSeconds is that
        of the answer that named the address. Only images from the providers' hosts are fetched. Exactly one of
        ``path``, ``id`` must be given. At most one of ``size``, ``width`` may be given.

        Args:
            path: Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts.
            id: Whose image: a movie's, a person's or a theatre's. One that doesn't say itself what it is an id of needs
                kind. Such as "tmdb:movie:268".
            kind: What the id is an id of; needed only where it doesn't say that itself.
            type: Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said.
            size: Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail,
                standard, large, dynamic.
            width: How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest is.
                In pixels. At least 1, at most 100000.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The file.
        """


class Rpc(Namespace[Connections]):
    """The methods under ``rpc``.

    Beginning, end and self-description of a connection, as in the Language Server Protocol 3.17. None of it is needed
    to make a call.
    """

    @method("rpc.discover", dict)
    def discover(self) -> JSONObject:
        """Gives this document.

        The contract, in the same bytes as schema/openrpc.json has them (OpenRPC, service discovery method).

        Returns:
            An OpenRPC document.
        """


class Movies(Namespace[Connections]):
    """The methods under ``movies``.

    Single movies of AMC Theatres and of TMDB, and what belongs to them.

    What AMC Theatres knows and shows. nowPlaying answers for TMDB too.

    What TMDB's users look at, like and look for. TMDB serves 500 pages of 20; rows beyond them can't be reached.
    """

    @method("movies/get", Movie.from_json)
    def get(
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
            id: Which movie. Such as "amc:movie:61234".
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
        """

    @list_method("movies/similar", Movie.from_json)
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
    ) -> Listing[Movie]:
        """Lists movies like one.

        AMC lists similar movies on demand, TMDB those that share genres and keywords; the id says who is asked.

        Args:
            id: Which movie. Such as "tmdb:movie:268".
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/recommendations", Movie.from_json)
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
    ) -> Listing[Movie]:
        """Lists what people who like a movie like.

        TMDB's list; for a movie of another provider the same movie is looked for there.

        Args:
            id: Which movie. Such as "tmdb:movie:268".
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @method("movies/credits", Credits.from_json)
    def credits(
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
            id: Which movie. Such as "tmdb:movie:268".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The cast and the crew.
        """

    @method("movies/videos", VideoList.from_json)
    def videos(
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
            id: Which movie. Such as "tmdb:movie:268".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The videos.
        """

    @method("movies/watchProviders", WatchProviders.from_json)
    def watch_providers(
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
            id: Which movie. Such as "tmdb:movie:268".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The offers.
        """

    @method("movies/genres", GenreList.from_json)
    def genres(
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
        """

    @list_method("movies/all", Movie.from_json)
    def all(
        self,
        *,
        name: str | None = None,
        ids: Sequence[str] | None = None,
        slug: str | None = None,
        release_number: int | None = None,
        start_date: dt.date | str | None = None,
        end_date: dt.date | str | None = None,
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
    ) -> Listing[Movie]:
        """Lists all movies, or those that match.

        Everything AMC knows, whether it plays or not. Several filters together narrow the list.

        Args:
            name: A part of the title.
            ids: Only these movies. Such as "amc:movie:61234".
            slug: Only the movie with this web address. Such as "batman-61234".
            release_number: Only the movies of this release. At least 0.
            start_date: Only movies released after this day; without endDate, all of them. Such as "2026-01-01".
            end_date: Only movies released on or before this day; without startDate, all of them. Such as "2026-12-31".
            include_attributes: Only what has these attributes, by code.
            exclude_attributes: Nothing that has these attributes, by code.
            attribute_operator: How several attributes combine.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/nowPlaying", Movie.from_json)
    def now_playing(
        self,
        *,
        provider: MovieProvider | None = None,
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
        """Lists the movies that play now.

        At AMC what its theatres show today; at TMDB what is in theatres of the region.

        Args:
            provider: Whose list. "amc" unless said.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/advanceTickets", Movie.from_json)
    def advance_tickets(
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
        """Lists the movies whose tickets are sold in advance.

        AMC's list of movies that are not shown yet and can be booked.

        Args:
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/comingSoon", Movie.from_json)
    def coming_soon(
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
        """Lists the movies that come soon.

        AMC's list of announced movies.

        Args:
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/active", Movie.from_json)
    def active(
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
        """Lists the movies that are active.

        AMC's list of movies that play or are about to.

        Args:
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/allActive", Movie.from_json)
    def all_active(
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
        """Lists all movies that are active anywhere.

        AMC's list of active movies, events and series included.

        Args:
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/onDemand", Movie.from_json)
    def on_demand(
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
        """Lists the movies to watch at home.

        AMC's list of movies on demand.

        Args:
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/popular", Movie.from_json)
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
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/topRated", Movie.from_json)
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
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/upcoming", Movie.from_json)
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
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/trending", Movie.from_json)
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
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("movies/discover", Movie.from_json)
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
            genre_ids: Only movies of all these genres. Such as "tmdb:genre:28".
            year: Only movies first released in this year. In years. At least 1870, at most 2200.
            minimum_rating: Only movies rated at least this well. In points from 0 to 10. At least 0, at most 10.
            minimum_votes: Only movies that at least so many people have rated. In votes. At least 0.
            sort_by: In which order. "popularity.desc" unless said.
            watch_provider_ids: Only movies that one of these services offers in the region. Such as
                "tmdb:watchProvider:8".
            original_language: Only movies made in this language. Such as "en".
            released_after: Only movies released on or after this day. Such as "1989-01-01".
            released_before: Only movies released on or before this day. Such as "1989-12-31".
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """


class Search(Namespace[Connections]):
    """The methods under ``search``.

    Finding things by words. A search without a result is an empty list with a message to show.
    """

    @list_method("search/movies", Movie.from_json)
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
    ) -> Listing[Movie]:
        """Finds movies by their title.

        A search whose first page finds something is remembered as a suggestion. With remember false, or
        MARQUEE_HISTORY=off, no file holds anything of it.

        Args:
            query: What to look for. Such as "batman".
            year: Only movies released in this year. In years. At least 1870, at most 2200.
            include_adult: Whether to list movies that are for adults only. False unless said.
            provider: Whose movies. "tmdb" unless said.
            remember: Whether to remember the search. True unless said.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("search/people", Person.from_json)
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
    ) -> Listing[Person]:
        """Finds people by their name.

        In TMDB's catalogue.

        Args:
            query: What to look for. Such as "keaton".
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("search/all", SearchResult.from_json)
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
    ) -> Listing[SearchResult]:
        """Finds movies, people and television shows at once.

        Mixed, in TMDB's order. What is none of these is skipped and counted.

        Args:
            query: What to look for. Such as "batman".
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("search/theatres", Theatre.from_json)
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
    ) -> Listing[Theatre]:
        """Finds theatres by their name.

        Among AMC's theatres.

        Args:
            query: What to look for. Such as "studio".
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("search/images", Image.from_json)
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
    ) -> Listing[Image]:
        """Finds images by keywords.

        At Pixabay, with every parameter that it documents; its per_page is pageSize. Whoever shows an image says where
        it is from and links its page.

        Args:
            query: What to look for. Such as "cinema".
            lang: The language of the query; that of the call unless said.
            id: Only this image. Such as "pixabay:image:634572".
            image_type: Which images to look for. "all" unless said.
            orientation: How the images lie. "all" unless said.
            category: What the images are about.
            min_width: How wide the images must be at least. In pixels. At least 0, at most 1000000.
            min_height: How high the images must be at least. In pixels. At least 0, at most 1000000.
            colors: Colours that the images have.
            editors_choice: Whether only images that the editors have chosen will do. False unless said.
            safesearch: Whether only images for all ages will do. False unless said.
            order: In which order. "popular" unless said.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """


class Server(Namespace[Connections]):
    """The methods under ``server``.

    The program itself. These methods answer at once and ask no upstream.
    """

    @method("server/ping", Pong.from_json)
    def ping(
        self,
        *,
        sequence: int | None = None,
        sent_at: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> Pong:
        """Answers at once with what it got.

        To see that the program is there, and how long the way takes.

        Args:
            sequence: Anything; it comes back.
            sent_at: Anything; it comes back. In the sender's own.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The echo.
        """

    @method("server/status", ServerReport.from_json)
    def status(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> ServerReport:
        """Says how the program is doing.

        What time it is for it, what it has done since it started, how much memory it needed, how each upstream is
        doing, and what the providers ask to be shown.

        Args:
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            How it is doing.
        """


class Showtimes(Namespace[Connections]):
    """The methods under ``showtimes``.

    Showtimes at AMC's theatres.
    """

    @method("showtimes/get", Showtime.from_json)
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
            id: Which showtime. Such as "amc:showtime:61020778211100".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The showtime.
        """

    @method("showtimes/seats", SeatingLayout.from_json)
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
            id: Which showtime. Such as "amc:showtime:61020778211100".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The seats.
        """

    @list_method("showtimes/atTheatre", Showtime.from_json)
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
            theatre_id: Which theatre. Such as "amc:theatre:610".
            date: Which day. Such as "2026-11-21".
            movie: Only movies whose title holds this.
            movie_id: Only this movie. Such as "amc:movie:62111".
            include_attributes: Only what has these attributes, by code.
            exclude_attributes: Nothing that has these attributes, by code.
            attribute_operator: How several attributes combine.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("showtimes/near", Showtime.from_json)
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
            movie_id: Only this movie. Such as "amc:movie:62111".
            city: Only theatres in this city.
            state: Only theatres in this state, by its two letters or its name.
            include_attributes: Only what has these attributes, by code.
            exclude_attributes: Nothing that has these attributes, by code.
            attribute_operator: How several attributes combine.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @method("showtimes/earliest", Showtime.from_json)
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
            theatre_id: Which theatre. Such as "amc:theatre:610".
            movie_id: Which movie. Such as "amc:movie:62111".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The showtime.
        """


class Suggestions(Namespace[Connections]):
    """The methods under ``suggestions``.

    The searches that were made before, on this machine.
    """

    @method("suggestions/list", SuggestionList.from_json)
    def list(
        self,
        *,
        prefix: str | None = None,
        limit: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> SuggestionList:
        """Lists the remembered searches.

        The newest first; the last ten are kept, or as many as MARQUEE_HISTORY says.

        Args:
            prefix: Only searches that begin with this.
            limit: The most to give. In suggestions. At least 1, at most 1000.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            The remembered searches.
        """

    @method("suggestions/remove", SuggestionRemoval.from_json)
    def remove(
        self,
        *,
        query: str,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> SuggestionRemoval:
        """Forgets a search.

        It takes effect before any later request starts, and the search can't be read in the file of the remembered
        searches any more. Kept responses to it stay until suggestions/clear. While another process holds the file it
        fails after two seconds at most, retryable.

        Args:
            query: What to look for. Such as "batman".
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            How many were forgotten.
        """

    @method("suggestions/clear", SuggestionRemoval.from_json)
    def clear(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
    ) -> SuggestionRemoval:
        """Forgets all searches, and every kept response.

        It takes effect before any later request starts. Nothing of them can be read any more in a file of this program,
        except for its log and a file of remembered searches that was set aside as damaged. Since the address of any
        response may hold what was searched for, all kept responses go, of every method; images stay. Other processes
        that run keep in memory what they have. While another process holds a file it fails after two seconds at most,
        retryable, and may have forgotten a part.

        Args:
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".

        Returns:
            How many were forgotten.
        """


class Theatres(Namespace[Connections]):
    """The methods under ``theatres``.

    Theatres of AMC.
    """

    @list_method("theatres/all", Theatre.from_json)
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
    ) -> Listing[Theatre]:
        """Lists all theatres, or those that match.

        Several filters together narrow the list. ``city`` needs ``state``.

        Args:
            name: A part of the name.
            ids: Only these theatres. Such as "amc:theatre:610".
            market: Only theatres of this market, by its slug or name.
            state: Only theatres in this state, by its two letters or its name.
            city: Only theatres in this city; needs state.
            brand: Only theatres of this brand.
            include_closed: Whether to list theatres that are closed for good. False unless said.
            include_attributes: Only what has these attributes, by code.
            exclude_attributes: Nothing that has these attributes, by code.
            attribute_operator: How several attributes combine.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @method("theatres/get", Theatre.from_json)
    def get(
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
            id: Which theatre. Such as "amc:theatre:610".
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
        """

    @list_method("theatres/near", Theatre.from_json)
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
    ) -> Listing[Theatre]:
        """Lists theatres around a place.

        The nearest first, with their distance.

        Args:
            latitude: How far north the place lies. In degrees. At least -90, at most 90.
            longitude: How far east the place lies. In degrees. At least -180, at most 180.
            radius_kilometres: How far theatres may be from it. In kilometres. At least 0.1, at most 20000.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("theatres/showing", Theatre.from_json)
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
    ) -> Listing[Theatre]:
        """Lists theatres that show a movie.

        By the movie or by the number of its release. Exactly one of ``movie_id``, ``release_number`` must be given.

        Args:
            movie_id: Which movie. Such as "amc:movie:61234".
            release_number: Which release. At least 0.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("theatres/find", Theatre.from_json)
    def find(
        self,
        *,
        place: str | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        theatre_id: str | None = None,
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
    ) -> Listing[Theatre]:
        """Lists the theatres at a place, given as people say it.

        Nearest first, with their distance. The page says which place was understood. A theatre's name or id finds that
        theatre alone, unless radiusKilometres is given. A place that is not found gives an empty page, whose message
        says what was tried and names the nearest spelling. Exactly one of ``place``, ``theatre_id``, ``latitude`` must
        be given. ``latitude`` needs ``longitude``. ``longitude`` needs ``latitude``.

        Args:
            place: A city ("Olathe, KS", "Kansas City"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire
                25"), a theatre's id, or coordinates ("40.75,-73.98"). Such as "Olathe, KS".
            latitude: Degrees north of the equator, in place of a name. In degrees. At least -90, at most 90.
            longitude: Degrees east of Greenwich. In degrees. At least -180, at most 180.
            theatre_id: A theatre's id, in place of a name. Such as "amc:theatre:610".
            radius_kilometres: The greatest distance of a theatre from the place; 40 if left out. In kilometres. At
                least 0.1, at most 20000.
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """

    @list_method("theatres/suggest", Place.from_json)
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
    ) -> Listing[Place]:
        """Lists places that a text may mean.

        Cities, zip codes and theatres, to go on with theatres/near, theatres/get or showtimes/near.

        Args:
            query: The beginning of a name, or a zip code. Such as "overland".
            page: The page to give, or to begin with when pages are streamed; the first is 1. At least 1, 1 unless said.
            page_size: How many rows make a page. At least 1, at most 100, 20 unless said.
            limit: The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of
                the page: page counts in it, so nextPage goes on with the row that follows. At least 1.
            max_pages: The most pages that a stream gives. At least 1.
            timeout_milliseconds: How long the whole call may take, all its upstream requests and their retries
                included; then it fails as timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said.
            cache: How the answer may use responses kept from before. "default" unless said.
            language: The language texts should be in; the one given to initialize unless said. Where a text is missing
                in it, the original's is given and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; the one given to initialize unless
                said. Such as "US".
            on_progress: Called as the stream gets on, from the loop that reads it.
            on_fault: Called when a page failed, with whether it is asked for again, from the loop that reads it.
        """


class Families(Namespace[Connections]):
    """A client's methods, by the word before the slash of their names.

    Each raises an RPCError if the backend answers with an error: an UpstreamError if a provider refuses, fails or can't
    be reached; and a BackendError if there is no answer.
    """

    def __init__(self, connection: Connections) -> None:
        """Give each namespace the connection that makes its calls."""
        super().__init__(connection)
        self.credentials: Credentials[Connections] = Credentials(connection)
        self.images: Images[Connections] = Images(connection)
        self.rpc: Rpc[Connections] = Rpc(connection)
        self.movies: Movies[Connections] = Movies(connection)
        self.search: Search[Connections] = Search(connection)
        self.server: Server[Connections] = Server(connection)
        self.showtimes: Showtimes[Connections] = Showtimes(connection)
        self.suggestions: Suggestions[Connections] = Suggestions(connection)
        self.theatres: Theatres[Connections] = Theatres(connection)
