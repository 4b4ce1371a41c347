# SPDX-License-Identifier: MIT
# Written by `swift run generate` from schema/; changes belong there.
# mypy: disable-error-code=empty-body
"""The methods of the contract as typed functions."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence

from marquee_client._feed import WatchFeed
from marquee_client._json import JSONObject
from marquee_client._listing import Listing
from marquee_client._namespace import Connections, Namespace, feed_method, list_method, method
from marquee_client._progress import Progress
from marquee_client.generated.models import (
    ArtworkKind,
    ArtworkType,
    AttributeOperator,
    CacheOption,
    CalendarFile,
    CodeEntry,
    Company,
    CompletionKind,
    CompletionList,
    CredentialList,
    CredentialStatus,
    Credits,
    ExportFormat,
    ExportReport,
    Fault,
    FetchedImage,
    FilmStatistics,
    FilterOperator,
    Genre,
    GenreList,
    Image,
    ImageCategory,
    ImageColor,
    ImageLocation,
    ImageOrder,
    ImageOrientation,
    ImageSearchLanguage,
    ImageType,
    ImportRow,
    IndexKind,
    IndexReport,
    Keyword,
    LibraryChoice,
    LibraryPicks,
    LibraryRecovery,
    LibraryRemoval,
    LibraryRow,
    LibrarySort,
    LibraryStatus,
    LibraryStatusChange,
    LibraryTag,
    Monetization,
    Movie,
    MovieCollection,
    MovieInclude,
    MovieProvider,
    MovieRowInclude,
    MovieShowings,
    MovieSort,
    MovieSource,
    Person,
    PersonCredit,
    PersonCreditSort,
    PersonInclude,
    Place,
    Pong,
    ProgrammeGroup,
    Provider,
    Recommendation,
    RecoverySource,
    ReleaseType,
    Review,
    SearchResult,
    Season,
    SeatingLayout,
    SeenOption,
    ServerReport,
    ServiceChoice,
    ServiceSelection,
    SettingName,
    Show,
    ShowInclude,
    ShowSort,
    Showtime,
    ShowtimePlan,
    StreamingService,
    SuggestionList,
    SuggestionRemoval,
    Theatre,
    TimeOfDay,
    TitleSource,
    TrendingWindow,
    UnitedStatesCertification,
    UnitSystem,
    UserSettings,
    VideoClip,
    VideoClipType,
    VideoList,
    Watch,
    WatchBookmark,
    Watches,
    WatchEventList,
    WatchGap,
    WatchKind,
    WatchProvider,
    WatchProviders,
    WatchReceipt,
    WatchRemoval,
    WhatsOnSort,
    WorkKind,
)


class Calendar(Namespace[Connections]):
    """The methods under ``calendar``.

    Showings, plans and release dates as a file that every calendar imports.
    """

    @method("calendar/get", CalendarFile.from_json)
    def get(
        self,
        *,
        showtime_ids: Sequence[str] | None = None,
        plans: Sequence[JSONObject] | None = None,
        movie_ids: Sequence[str] | None = None,
        watches: bool | None = None,
        library: bool | None = None,
        date: dt.date | str | None = None,
        until_date: dt.date | str | None = None,
        alarm_minutes: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> CalendarFile:
        """Makes a calendar (iCalendar) of showings, plans and release dates.

        text is a file by RFC 5545, and events has the same for programs, in the order of their times. Times are in UTC;
        an event's description gives them by the theatre's clock. An event keeps its UID, so that a calendar that
        imports the file again updates it. Each showing takes a request to AMC, and each plan a second one for its
        seats; a watch takes none, since it has the dates of its last check; a film that is wanted takes one to TMDB if
        it isn't out yet, or has been for less than half a year. What could not be had is in missing, and if that is
        everything the first error is the answer. At least one of the parameters must name something.

        Args:
            showtime_ids: Showings. Such as "amc:showtime:61020778211100".
            plans: Showings with the seats that were chosen.
            movie_ids: Movies whose release dates in the region are wanted, past ones too. An AMC movie has the dates
                that AMC knows as well. Such as "amc:movie:61234".
            watches: True for the coming release dates that active watches know of. Default: False.
            library: True for the coming release dates of the films that the library has as wanted. Default: False.
            date: Only what library, movieIds and watches have on this day, or on these days, by the region's calendar.
                Showings and plans are given whenever they are. Such as "this week".
            until_date: The last of several days, of which date, or else today, is the first. There may be any number.
                Such as "2026-12-31".
            alarm_minutes: How long before a showing, or the beginning of sales, the calendar reminds; absent for no
                reminder. Days have none. In minutes. At least 0, at most 40320.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The file and its events.
        """


class Collections(Namespace[Connections]):
    """The methods under ``collections``.

    What movies belong to and what is said of them, by the ids that the answers about movies have. All of it is from
    TMDB.
    """

    @method("collections/get", MovieCollection.from_json)
    def get(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> MovieCollection:
        """Returns a series of movies, with its parts.

        The parts are in the order of release, those without a day last, with what they come to. A movie names its
        collection in movies/get; search/collections finds others.

        Args:
            id: The collection's id. Such as "tmdb:collection:120794".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The collection.
        """


class Companies(Namespace[Connections]):
    """The methods under ``companies``.

    What movies belong to and what is said of them, by the ids that the answers about movies have. All of it is from
    TMDB.
    """

    @method("companies/get", Company.from_json)
    def get(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Company:
        """Returns a production company.

        A movie names its companies in movies/get; search/companies finds others.

        Args:
            id: The company's id. Such as "tmdb:company:174".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The company.
        """


class ReviewsMethods(Namespace[Connections]):
    """The methods under ``reviews``.

    What movies belong to and what is said of them, by the ids that the answers about movies have. All of it is from
    TMDB.
    """

    @method("reviews/get", Review.from_json)
    def get(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Review:
        """Returns one review.

        It says which movie or show it is of; movies/reviews lists those of a movie.

        Args:
            id: The review's id. Such as "tmdb:review:5b568497ca191b5150000000".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The review.
        """


class Credentials(Namespace[Connections]):
    """The methods under ``credentials``.

    The providers' API keys.
    """

    @method("credentials/set", CredentialStatus.from_json)
    def set(
        self,
        provider: Provider,
        key: str,
        *,
        persist: bool | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
    ) -> CredentialStatus:
        """Sets or removes a provider's API key.

        The key is used from the next request on. An empty key removes the one set by this method; a key from the
        environment or the configuration file then applies again.

        Args:
            provider: The provider that the key is for.
            key: The API key; for TMDB an API key or an API read access token. Such as
                "0123456789abcdef0123456789abcdef".
            persist: Whether to write the key to the configuration file as well, which only its owner can read. If
                empty, key is removed from the file. Default: False.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.

        Returns:
            The provider's key status after the change.
        """

    @method("credentials/status", CredentialList.from_json)
    def status(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
    ) -> CredentialList:
        """Reports for each provider whether a key is configured.

        Returns where each key comes from, never the key itself. Asks no provider.

        Args:
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.

        Returns:
            The key status of every provider.
        """


class Images(Namespace[Connections]):
    """The methods under ``images``.

    Posters and other pictures of movies, people and theatres.
    """

    @method("images/url", ImageLocation.from_json)
    def url(
        self,
        path: str | None = None,
        *,
        id: str | None = None,
        kind: ArtworkKind | None = None,
        type: ArtworkType | None = None,
        size: str | None = None,
        width: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> ImageLocation:
        """Returns the URL of an image.

        Chooses the size asked for and downloads nothing. The image is named by its path, or by the id of its movie,
        person or theatre. Exactly one of ``path``, ``id`` must be given. At most one of ``size``, ``width`` may be
        given.

        Args:
            path: The image's path at TMDB, as in posterPath, or its full URL on one of the providers' image hosts.
            id: The id of the movie, person or theatre whose image is wanted. An id without its kind, such as tmdb:268,
                needs kind. Such as "tmdb:movie:268".
            kind: The kind of entity that id names; needed only if id leaves it out.
            type: The type of image; by default a movie's poster, a person's profile or a theatre's backdrop.
            size: The size, by the provider's name for it: at TMDB w342, h632, original and others; at AMC thumbnail,
                standard, large or dynamic. Without size and width, a usual size for the type.
            width: The minimum width. The smallest size that is at least as wide is chosen; at AMC, whose sizes have no
                known width, the largest. In pixels. At least 1, at most 100000.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The image's URL and the size chosen.
        """

    @method("images/fetch", FetchedImage.from_json)
    def fetch(
        self,
        path: str | None = None,
        *,
        id: str | None = None,
        kind: ArtworkKind | None = None,
        type: ArtworkType | None = None,
        size: str | None = None,
        width: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
    ) -> FetchedImage:
        """Downloads an image to a file.

        Downloads nothing if the file is there already: the image at a URL never changes, so ageSeconds is the age of
        the response that named the URL. Only images on the providers' own hosts are fetched. Exactly one of ``path``,
        ``id`` must be given. At most one of ``size``, ``width`` may be given.

        Args:
            path: The image's path at TMDB, as in posterPath, or its full URL on one of the providers' image hosts.
            id: The id of the movie, person or theatre whose image is wanted. An id without its kind, such as tmdb:268,
                needs kind. Such as "tmdb:movie:268".
            kind: The kind of entity that id names; needed only if id leaves it out.
            type: The type of image; by default a movie's poster, a person's profile or a theatre's backdrop.
            size: The size, by the provider's name for it: at TMDB w342, h632, original and others; at AMC thumbnail,
                standard, large or dynamic. Without size and width, a usual size for the type.
            width: The minimum width. The smallest size that is at least as wide is chosen; at AMC, whose sizes have no
                known width, the largest. In pixels. At least 1, at most 100000.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.

        Returns:
            The file and what it holds.
        """


class Index(Namespace[Connections]):
    """The methods under ``index``.

    The local index of titles and names, from which suggestions/complete answers.
    """

    @method("index/update", IndexReport.from_json)
    def update(
        self,
        *,
        kinds: Sequence[IndexKind] | None = None,
        from_: str | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> IndexReport:
        """Makes the local index from TMDB's newest lists.

        TMDB makes the lists once a day and gives them to everyone without a key. The index of a kind is replaced in one
        step when the new one is complete; if anything is wrong the old one stays, and the call fails. What was fetched
        before an interruption is not fetched again. timeoutMilliseconds bounds the wait for each part of 4 MiB, not the
        whole. In the sandbox nothing is fetched.

        Args:
            kinds: The kinds whose index is to be made; if absent, all.
            from_: A folder of this machine with TMDB's files, such as movie_ids_11_21_2026.json.gz, to be read instead
                of fetching them; if kinds is absent, those of the kinds that it has. Such as "/mnt/exports".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The index as it is now.
        """

    @method("index/status", IndexReport.from_json)
    def status(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> IndexReport:
        """Reports what the local index has, how old it is and how much space it takes.

        Opens the index; its content is checked when it is used.

        Args:
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The index as it is now.
        """


class Library(Namespace[Connections]):
    """The methods under ``library``.

    The user's own films and shows: what they want to see, what they have seen, and how they liked it. The library is
    kept in the state folder, belongs to its machine, and is shared by the processes that use the folder.
    suggestions/clear never touches it.

    Which of the films and shows of the library to see: what is on near a place, on a service or still to come; a
    choice; and what else its user may like.

    What comes into the library from the exports of other services and programs, what goes out of it as a file, and how
    a damaged library is settled.
    """

    @method("library/set", LibraryRow.from_json)
    def set(
        self,
        id: str,
        *,
        status: LibraryStatusChange | None = None,
        rating: float | None = None,
        seen_on: Sequence[dt.date | str] | None = None,
        seen_at: JSONObject | None = None,
        note: str | None = None,
        tags: Sequence[str] | None = None,
        add_tags: Sequence[str] | None = None,
        remove_tags: Sequence[str] | None = None,
        row: int | None = None,
        season: int | None = None,
        episode: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> LibraryRow:
        """Adds a film or a show to the library, or changes its entry.

        Only what is given is changed, so that the same call twice changes nothing. A new entry is wanted, or seen if a
        rating or a day is given without a status; an entry that is wanted becomes seen by these too. The entry is
        stored when this answers, and survives a killed process. A title that isn't known yet is requested for two
        seconds at most, and again when the film is next set; without one the entry is stored all the same. A new film
        that the provider says doesn't exist is not found, and not stored. With season, episodes of a show were seen:
        the show's status stays as it is, a new show is wanted, and it is begun until its last episode is seen. An
        episode that the provider doesn't have is not found; without an answer of the provider a season can't be set,
        and an episode is stored all the same. ``episode`` needs ``season``.

        Args:
            id: The id of the film or the show. Such as "tmdb:movie:268".
            status: Whether the user wants to see it or has seen it. none takes that back, and removes an entry that has
                nothing else; the answer then has it without a status.
            rating: The user's rating, which is rounded to a half; 0 removes it. In points from 0.5 to 10. At least 0,
                at most 10.
            seen_on: The days on which the user saw it, in place of those stored; an empty list removes them. Such as
                "2026-11-21".
            seen_at: A showing at which the user saw the film, besides those stored: its day, which is added to seenOn,
                and its theatre. It stays until seenOn is set without that day.
            note: A note, in place of the one stored; an empty one removes it.
            tags: Tags, in place of those stored; an empty list removes them.
            add_tags: Tags to add to those stored, or to tags. An entry has a hundred at most.
            remove_tags: Tags to remove, whatever their case; the others stay.
            row: The number of a row of library/unmatched, which is this film or show. Its entry gets what the row has,
                and the row is settled. At least 1.
            season: The number of a show's season, of which episode was seen, or all episodes that are out if episode is
                left out; 0 for specials. With it only status (seen, or none to take it back), seenOn and, with episode,
                rating are set, of the episodes. At least 0, at most 100000.
            episode: The number of the episode within the season. At least 0, at most 100000.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The film or show with its entry.
        """

    @list_method("library/list", LibraryRow.from_json)
    def list(
        self,
        status: LibraryStatusChange | None = None,
        *,
        kinds: Sequence[WorkKind] | None = None,
        query: str | None = None,
        minimum_rating: float | None = None,
        genres: Sequence[str] | None = None,
        genre_operator: FilterOperator | None = None,
        minimum_minutes: int | None = None,
        maximum_minutes: int | None = None,
        years: str | Sequence[str] | None = None,
        tags: Sequence[str] | None = None,
        tag_operator: FilterOperator | None = None,
        person_ids: Sequence[str] | None = None,
        collection_id: str | None = None,
        origin_country: Sequence[str] | None = None,
        original_language: str | Sequence[str] | None = None,
        maximum_certification: str | None = None,
        sort_by: LibrarySort | None = None,
        seed: int | None = None,
        on: ServiceSelection | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[LibraryRow]:
        """Lists the films and shows of the library.

        Answers from this machine alone, except with on, and but for the lists of genres, countries and languages by
        which names and codes are checked. What TMDB says of the films and shows is learnt in the background, once for
        each and again after a month; known and of say how far that is. What isn't known is never no: an entry that
        lacks the fact that a filter asks for is left out and counted in unknownCount. query finds words of the title,
        the tags and the note, however they are spelled.

        Args:
            status: Only entries of this status; with none, only those that have neither, such as those with tags alone.
            kinds: Only films, or only shows; if absent, both.
            query: Words that the title, the tags or the note have, or the year. Such as "batman".
            minimum_rating: The lowest rating by the user. In points from 0.5 to 10. At least 0.5, at most 10.
            genres: Only films and shows of these genres, by name or id, of reference/genres. Such as "comedy".
            genre_operator: Whether all of genres are needed or one is enough. Default: "and".
            minimum_minutes: Only what runs at least so long; of a show, an episode. In minutes. At least 1, at most
                100000.
            maximum_minutes: Only what runs at most so long; of a show, an episode. In minutes. At least 1, at most
                100000.
            years: Only what was released in a year, in a range of years, or in one of several.
            tags: Only what has these tags, of which library/tags has the list. A tag that no entry has is refused.
            tag_operator: Whether all of tags are needed or one is enough. Default: "or".
            person_ids: The ids of people who must all have directed it or be in the main cast. Such as
                "tmdb:person:2232".
            collection_id: The id of the collection that a film must belong to. Such as "tmdb:collection:120794".
            origin_country: The countries that it comes from; one is enough. Such as "JP".
            original_language: The language that it was made in; of several, one is enough.
            maximum_certification: Only films with at most this age rating of the region, or of the United States
                without one, as reference/certifications lists them.
            sort_by: The order. Default: "added".
            seed: The number that chance depends on, with sortBy random: the same gives the same order, so that pages
                hold together. If absent, that of the day. At least 0, at most 9007199254740991.
            on: With mine, only what one of the services that services/set has includes in the subscription, free or
                with advertisements. TMDB is asked for what it hasn't said within a day. What is left out is counted in
                hidden. Refused if no services are set.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @method("library/get", LibraryRow.from_json)
    def get(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> LibraryRow:
        """Gets the library's entry for a film or a show.

        It is found by any of its ids that are known.

        Args:
            id: The id of the film or the show. Such as "tmdb:movie:268".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The film or show with its entry.
        """

    @method("library/remove", LibraryRemoval.from_json)
    def remove(
        self,
        id: str,
        *,
        season: int | None = None,
        episode: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> LibraryRemoval:
        """Removes a film or a show from the library.

        Removes its entry, found by any of its ids, with its rating, days, note and tags. An import doesn't bring it
        back, unless its export has a line from after the removal; library/set does. With season, episodes of a show are
        no longer seen, and the entry stays. ``episode`` needs ``season``.

        Args:
            id: The id of the film or the show. Such as "tmdb:movie:268".
            season: The number of a show's season, of which episode is no longer seen, or all episodes if episode is
                left out. At least 0, at most 100000.
            episode: The number of the episode within the season. At least 0, at most 100000.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            How many entries were removed.
        """

    @method("library/statistics", FilmStatistics.from_json)
    def statistics(
        self,
        *,
        years: str | Sequence[str] | None = None,
        to: str | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> FilmStatistics:
        """Counts what the user has seen.

        From this machine alone: films and hours by years, months, days of the week, genres, directors, countries,
        decades and ratings, what was seen at the cinema, as far as a showing (seenAt of library/set) or a tag says so,
        most often, what came and went of the list, and the series begun with what is missing. With years, only what was
        seen in these years. Of a film whose facts TMDB hasn't told yet (library/list), neither genre nor length is
        guessed: it is counted in unknownCount. With to, also a page for a browser: one new file with mode 0600 that
        loads nothing and has no notes; an existing file is never replaced.

        Args:
            years: Only what was seen in a year, in a range of years, or in one of several.
            to: The path of a page to write, which ends with .html. Such as "/home/me/films.html".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The numbers.
        """

    @list_method("library/tags", LibraryTag.from_json)
    def tags(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[LibraryTag]:
        """Lists the tags of the library.

        Those with the most entries first, from this machine alone.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("library/tonight", MovieShowings.from_json)
    def tonight(
        self,
        place: str | None = None,
        *,
        latitude: float | None = None,
        longitude: float | None = None,
        theatre_id: str | None = None,
        radius_kilometres: float | None = None,
        date: dt.date | str | None = None,
        until_date: dt.date | str | None = None,
        days: int | None = None,
        time_of_day: TimeOfDay | None = None,
        theatre_ids: Sequence[str] | None = None,
        after: dt.time | str | None = None,
        before: dt.time | str | None = None,
        party_size: int | None = None,
        genres: Sequence[str] | None = None,
        genre_operator: FilterOperator | None = None,
        minimum_minutes: int | None = None,
        maximum_minutes: int | None = None,
        years: str | Sequence[str] | None = None,
        tags: Sequence[str] | None = None,
        tag_operator: FilterOperator | None = None,
        person_ids: Sequence[str] | None = None,
        collection_id: str | None = None,
        origin_country: Sequence[str] | None = None,
        original_language: str | Sequence[str] | None = None,
        maximum_certification: str | None = None,
        on: ServiceSelection | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[MovieShowings]:
        """Lists where the films that the user wants to see are shown tonight.

        Joins the wanted films of the library, as far as the filters want them (with tags also those with tags alone),
        with the showings near a place, with the user's services (services/set), and with the days that are announced. A
        film has its showings with the total for the party and their availability, offers of the user's services in the
        country of the call, or else its nextDate; of some films nothing is known. A show that is wanted or begun has
        its nextEpisode, if that is out by then and a service of the user's has the show; without services every such
        show is listed. The films that are shown come first, in the order of their first showings, then those on the
        user's services, then the others by their next date. AMC is asked for its programme once, and TMDB at most once
        for each film, for nothing that is kept, and at its rate. A stream has the films that are shown on its first
        pages, and the others as they are found; without a partialResultToken all are asked for before the answer. If
        AMC can't be asked, or has no theatre near, the other films are listed all the same, and faults or message say
        so. Requests stay out of the log, the suggestions and what machines share, since they name what is in the
        library. At most one of ``place``, ``theatre_id``, ``latitude``, ``theatre_ids`` may be given. At most one of
        ``until_date``, ``days`` may be given. At most one of ``time_of_day``, ``after`` may be given. At most one of
        ``time_of_day``, ``before`` may be given. ``latitude`` needs ``longitude``. ``longitude`` needs ``latitude``.

        Args:
            place: A city ("Olathe, KS"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a
                theatre's id, or coordinates ("40.75,-73.98"). By default the place of the settings; without one,
                exactly one of place, theatreId and latitude is required. Such as "Olathe, KS".
            latitude: Degrees north of the equator, in place of a name. In degrees. At least -90, at most 90.
            longitude: Degrees east of Greenwich. In degrees. At least -180, at most 180.
            theatre_id: A theatre's id, in place of a name. Such as "amc:theatre:610".
            radius_kilometres: The greatest distance of a theatre from the place; 40 if left out. In kilometres. At
                least 0.1, at most 500.
            date: The day or the days, by the clock of the place; tonight, from 17:00 on, if left out. after, before and
                timeOfDay hold for each day. Such as "friday".
            until_date: The last of several days, at most 14 in all, of which date is the first. A weekday is the next
                one from date on. Such as "2026-11-25".
            days: The number of days from date on, in place of untilDate. At least 1, at most 14.
            time_of_day: Only showings that start in this part of each day, in place of after and before.
            theatre_ids: The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates;
                radiusKilometres then has no meaning. Such as "amc:theatre:610".
            after: Only showings that start at this time or later, by the clock of the place. Such as "18:30".
            before: Only showings that start at this time or earlier, by the clock of the place; showings after midnight
                are later than all others, and a time before 06:00 is after midnight. Such as "21:00".
            party_size: The number of people, for the total price; by default that of the settings, otherwise 1. At
                least 1, at most 20.
            genres: Only films and shows of these genres, by name or id, of reference/genres. Such as "comedy".
            genre_operator: Whether all of genres are needed or one is enough. Default: "and".
            minimum_minutes: Only what runs at least so long; of a show, an episode. In minutes. At least 1, at most
                100000.
            maximum_minutes: Only what runs at most so long; of a show, an episode. In minutes. At least 1, at most
                100000.
            years: Only what was released in a year, in a range of years, or in one of several.
            tags: Only what has these tags, of which library/tags has the list. A tag that no entry has is refused.
            tag_operator: Whether all of tags are needed or one is enough. Default: "or".
            person_ids: The ids of people who must all have directed it or be in the main cast. Such as
                "tmdb:person:2232".
            collection_id: The id of the collection that a film must belong to. Such as "tmdb:collection:120794".
            origin_country: The countries that it comes from; one is enough. Such as "JP".
            original_language: The language that it was made in; of several, one is enough.
            maximum_certification: Only films with at most this age rating of the region, or of the United States
                without one, as reference/certifications lists them.
            on: With mine, only what one of the services that services/set has includes in the subscription, free or
                with advertisements. TMDB is asked for what it hasn't said within a day. Refused if no services are set.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @method("library/choose", LibraryPicks.from_json)
    def choose(
        self,
        status: LibraryStatusChange | None = None,
        *,
        kinds: Sequence[WorkKind] | None = None,
        query: str | None = None,
        minimum_rating: float | None = None,
        genres: Sequence[str] | None = None,
        genre_operator: FilterOperator | None = None,
        minimum_minutes: int | None = None,
        maximum_minutes: int | None = None,
        years: str | Sequence[str] | None = None,
        tags: Sequence[str] | None = None,
        tag_operator: FilterOperator | None = None,
        person_ids: Sequence[str] | None = None,
        collection_id: str | None = None,
        origin_country: Sequence[str] | None = None,
        original_language: str | Sequence[str] | None = None,
        maximum_certification: str | None = None,
        on: ServiceSelection | None = None,
        place: str | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        theatre_id: str | None = None,
        theatre_ids: Sequence[str] | None = None,
        radius_kilometres: float | None = None,
        date: dt.date | str | None = None,
        until_date: dt.date | str | None = None,
        days: int | None = None,
        after: dt.time | str | None = None,
        before: dt.time | str | None = None,
        party_size: int | None = None,
        seats_together: bool | None = None,
        maximum_total: float | None = None,
        seen: SeenOption | None = None,
        seed: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> LibraryPicks:
        """Chooses from the library what to see.

        One to three films by chance, as far as the filters want them: first those that are on near a place and fit,
        then those on the user's services (services/set), then the others. Without status it chooses from what is
        wanted, with tags also from those with tags alone; without kinds, films. A showing fits if it isn't sold out,
        costs the party no more than maximumTotal, and has the seats together. The same seed chooses the same again, the
        next one others; seed in the answer is the one that was used. reasons say why each was chosen, and message what
        could not be known. Without a place, here or in the settings, theatres are left out; without services, these.
        Requests stay out of the log, the suggestions and what machines share. At most one of ``place``, ``theatre_id``,
        ``latitude``, ``theatre_ids`` may be given. At most one of ``until_date``, ``days`` may be given. ``latitude``
        needs ``longitude``. ``longitude`` needs ``latitude``.

        Args:
            status: Only entries of this status; wanted if left out.
            kinds: Films or shows, or both; films if left out.
            query: Words that the title, the tags or the note have, or the year. Such as "batman".
            minimum_rating: The lowest rating by the user. In points from 0.5 to 10. At least 0.5, at most 10.
            genres: Only films and shows of these genres, by name or id, of reference/genres. Such as "comedy".
            genre_operator: Whether all of genres are needed or one is enough. Default: "and".
            minimum_minutes: Only what runs at least so long; of a show, an episode. In minutes. At least 1, at most
                100000.
            maximum_minutes: Only what runs at most so long; of a show, an episode. In minutes. At least 1, at most
                100000.
            years: Only what was released in a year, in a range of years, or in one of several.
            tags: Only what has these tags, of which library/tags has the list. A tag that no entry has is refused.
            tag_operator: Whether all of tags are needed or one is enough. Default: "or".
            person_ids: The ids of people who must all have directed it or be in the main cast. Such as
                "tmdb:person:2232".
            collection_id: The id of the collection that a film must belong to. Such as "tmdb:collection:120794".
            origin_country: The countries that it comes from; one is enough. Such as "JP".
            original_language: The language that it was made in; of several, one is enough.
            maximum_certification: Only films with at most this age rating of the region, or of the United States
                without one, as reference/certifications lists them.
            on: With mine, only what one of the user's services has, as TMDB said within a day.
            place: A city, a ZIP code or a theatre, as for showtimes/whatsOn. By default the place of the settings. Such
                as "Olathe, KS".
            latitude: Degrees north of the equator, in place of a name. In degrees. At least -90, at most 90.
            longitude: Degrees east of Greenwich. In degrees. At least -180, at most 180.
            theatre_id: A theatre's id, in place of a name. Such as "amc:theatre:610".
            theatre_ids: The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates;
                radiusKilometres then has no meaning. Such as "amc:theatre:610".
            radius_kilometres: The greatest distance of a theatre from the place; 40 if left out. In kilometres. At
                least 0.1, at most 500.
            date: The day or the days, by the clock of the place; tonight, from 17:00 on, if left out. Such as
                "weekend".
            until_date: The last of several days, at most 14 in all, of which date is the first. A weekday is the next
                one from date on. Such as "2026-11-25".
            days: The number of days from date on, in place of untilDate. At least 1, at most 14.
            after: Only showings that start at this time or later, by the clock of the place. Such as "18:30".
            before: Only showings that start at this time or earlier, by the clock of the place. Such as "21:00".
            party_size: The number of people; by default that of the settings, otherwise 1. At least 1, at most 20.
            seats_together: Whether the party must find seats side by side. Default: False.
            maximum_total: The most that a showing may cost the party, in USD, fees not counted. One of an unknown price
                doesn't fit. At least 0, at most 100000.
            seen: hide leaves out what the user has seen, only everything else.
            seed: The number that chance depends on: the same chooses the same again, the next one others. If absent,
                that of the day. At least 0, at most 9007199254740991.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            What was chosen.
        """

    @list_method("library/recommendations", Recommendation.from_json)
    def recommendations(
        self,
        *,
        genres: Sequence[str] | None = None,
        genre_operator: FilterOperator | None = None,
        minimum_minutes: int | None = None,
        maximum_minutes: int | None = None,
        years: str | Sequence[str] | None = None,
        tags: Sequence[str] | None = None,
        tag_operator: FilterOperator | None = None,
        person_ids: Sequence[str] | None = None,
        collection_id: str | None = None,
        origin_country: Sequence[str] | None = None,
        original_language: str | Sequence[str] | None = None,
        maximum_certification: str | None = None,
        on: ServiceSelection | None = None,
        place: str | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        theatre_id: str | None = None,
        theatre_ids: Sequence[str] | None = None,
        radius_kilometres: float | None = None,
        date: dt.date | str | None = None,
        until_date: dt.date | str | None = None,
        days: int | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Recommendation]:
        """Recommends films by the user's ratings.

        From what TMDB recommends for the best rated and the latest of the user's films, ranked by the user's ratings,
        genres, directors and countries, at most 100 films. What is seen, wanted or rated below six is left out. A call
        sends TMDB at most 20 requests, and keeps what they answer: what the filters and the ranking want to know of the
        films is asked with those that are left, so that the next call knows more. What isn't known is never no: a film
        that lacks the fact that a filter asks for is left out and counted in unknownCount. With fewer than three films
        rated 7 or more, basis is popular, the rows are what is popular, and message says how many are needed. With a
        place, only what its theatres show in the days, with the first showing. Requests stay out of the log, the
        suggestions and what machines share. At most one of ``place``, ``theatre_id``, ``latitude``, ``theatre_ids`` may
        be given. At most one of ``until_date``, ``days`` may be given. ``latitude`` needs ``longitude``. ``longitude``
        needs ``latitude``.

        Args:
            genres: Only films of these genres, by name or id, of reference/genres. Such as "comedy".
            genre_operator: Whether all of genres are needed or one is enough. Default: "and".
            minimum_minutes: Only films that run at least so long. In minutes. At least 1, at most 100000.
            maximum_minutes: Only films that run at most so long. In minutes. At least 1, at most 100000.
            years: Only what was released in a year, in a range of years, or in one of several.
            tags: Only by those of the user's films that have these tags, of which library/tags has the list. A tag that
                no entry has is refused.
            tag_operator: Whether all of tags are needed or one is enough. Default: "or".
            person_ids: The ids of people who must all have directed it or be in the main cast. Such as
                "tmdb:person:2232".
            collection_id: The id of the collection that a film must belong to. Such as "tmdb:collection:120794".
            origin_country: The countries that a film comes from; one is enough. Such as "JP".
            original_language: The language that a film was made in; of several, one is enough.
            maximum_certification: Only films with at most this age rating of the region, or of the United States
                without one, as reference/certifications lists them.
            on: With mine, only what one of the user's services has, as TMDB said within a day. Refused if no services
                are set.
            place: Only what theatres there show: a city, a ZIP code or a theatre, as for showtimes/whatsOn. Such as
                "Olathe, KS".
            latitude: Degrees north of the equator, in place of a name. In degrees. At least -90, at most 90.
            longitude: Degrees east of Greenwich. In degrees. At least -180, at most 180.
            theatre_id: A theatre's id, in place of a name. Such as "amc:theatre:610".
            theatre_ids: The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates;
                radiusKilometres then has no meaning. Such as "amc:theatre:610".
            radius_kilometres: The greatest distance of a theatre from the place; 40 if left out. In kilometres. At
                least 0.1, at most 500.
            date: With a place, the day or the days, by its clock; the next 7 days if left out. Such as "weekend".
            until_date: The last of several days, at most 14 in all, of which date is the first. A weekday is the next
                one from date on. Such as "2026-11-25".
            days: The number of days from date on, in place of untilDate. At least 1, at most 14.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("library/import", ImportRow.from_json)
    def import_(
        self,
        from_: str | None = None,
        *,
        status: LibraryStatusChange | None = None,
        tags: Sequence[str] | None = None,
        dry_run: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[ImportRow]:
        """Imports films and shows from the export of another service.

        Reads a file, a folder or a zip archive: Letterboxd's export, a single table of it, one of its lists or its
        import form, IMDb's ratings and lists (CSV), Trakt's JSON, TMDB's and Movary's CSV, and Marquee's own JSON, each
        recognized by its own columns; another table is refused. A spreadsheet may have saved it, with semicolons or
        tabs and its own days. There is a row for each film, whose places are its lines, and one for each line, file and
        column that is skipped, with the reason. A rating or a day that can't be read is skipped alone: a rating may
        have a decimal comma, and a day its year last (25/12/2024) if only one order of the numbers fits all days of the
        table. Ratings above 5 are of ten. Of a service's lists only the watchlist is wanted; another list needs status,
        and is left out of a folder or an archive. What was taken for granted of a file is in assumed. What has an id of
        TMDB is stored without a request; what has one of IMDb is stored too, and TMDB says whether it is a film or a
        show; the rest is searched for by title and year at TMDB, eight at once. A title that differs in its spelling,
        or a year next to the export's, is taken if all else is the same, and the row then has matchedTitle or
        matchedYear; two films of an export never become one. Of Letterboxd's export, watched, ratings, watchlist, diary
        and reviews are read. A day on which a film was seen is the diary's; a time of Trakt's is a day of this
        machine's time zone. A value that the user has set or removed here stays so, unless the export has another one
        than at the last import; an entry that was removed stays away, unless the export's line is from after the
        removal. Everything is stored before the first request, so that an import that was interrupted goes on when it
        is called again, with from or without. The same import again changes nothing, and requests only what isn't
        settled and was last requested a week ago or more. page, pageSize, limit and maxPages are about the rows of the
        answer: always the whole is imported. Imports of one process run one after the other; one that waits reports how
        many are before it. Requests and responses stay out of all files. timeoutMilliseconds bounds the reading of the
        files, from the import's turn on, and the wait for each film.

        Args:
            from_: The path of a file, a folder or a zip archive on this machine, of at most 64 MiB. If absent, the
                import goes on with what isn't settled. Such as "/home/me/letterboxd.zip".
            status: The status of films whose export doesn't say it, such as those of lists. With none, the export is
                someone else's: its films get the tags alone, and nothing of what it says of them.
            tags: Tags for all of its films, in addition to those that they have; required with the status none.
            dry_run: Whether to store nothing, and only report what the import would do. Default: False.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("library/unmatched", ImportRow.from_json)
    def unmatched(
        self,
        *,
        doubtful: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[ImportRow]:
        """Lists what was imported and isn't settled.

        In the order of the import, from this machine alone: films that may be one of several, that TMDB doesn't have,
        or for which it could not be asked yet. With doubtful it lists those that were matched although the title or the
        year differs. library/set with row settles either, with the same id or another one; library/import without from
        goes on with those that wait, and after a week with the others.

        Args:
            doubtful: Whether to list, in place of these, what was matched by another title or a year next to it.
                Default: False.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @method("library/export", ExportReport.from_json)
    def export(
        self,
        to: str,
        *,
        format: ExportFormat | None = None,
        status: LibraryStatus | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> ExportReport:
        """Writes the library to a file.

        The file is new, with mode 0600; an existing one is never replaced. As JSON it has everything, and
        library/import brings it back. Letterboxd's table, which its import page reads, has a line for each day on which
        a film was seen, and a column Status for library/import; it has films of one status, because Letterboxd takes
        all of a file for seen or all for wanted. A text that a spreadsheet would run as a formula gets an apostrophe
        before it, which an import takes away.

        Args:
            format: The form of the file. Default: "json".
            to: The path of the file to write. In `marquee call` also -, for standard output. Such as
                "/home/me/films.json".
            status: Only entries of this status; if absent, all as JSON, and those seen for Letterboxd.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            What was written.
        """

    @method("library/recover", LibraryRecovery.from_json)
    def recover(
        self,
        from_: RecoverySource,
        *,
        day: dt.date | str | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> LibraryRecovery:
        """Brings the entries of a damaged library back.

        A library that can't be read is set aside, and a new one begins; every answer that has to do with the library
        says so in libraryFault until this is called. Entries come back in addition to those of the new library, whose
        values stay. A copy of the library is made in the state folder on each day on which it changes
        (library.sqlite.copy-2026-11-21), and the last seven are kept; from a backup they can be brought back at any
        time. What was set aside is kept under another name.

        Args:
            from_: Where the entries come from.
            day: The day of the copy, in UTC; only from a backup. If absent, the latest. Such as "2026-11-20".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            What came back.
        """


class Rpc(Namespace[Connections]):
    """The methods under ``rpc``.

    Start, end and self-description of a connection, modelled on the Language Server Protocol 3.17. No call needs any of
    it.
    """

    @method("rpc.discover", dict)
    def discover(self, method: str | None = None, *, family: str | None = None) -> JSONObject:
        """Returns the contract as an OpenRPC document.

        The bytes are those of schema/openrpc.json (OpenRPC, service discovery method). With method or family the
        document has these methods alone, with the components that they refer to. The results' schemas are open, since a
        later release may add members; params are closed. At most one of ``method``, ``family`` may be given.

        Args:
            method: One method.
            family: The methods of a family: those whose names begin with it and a slash.

        Returns:
            The contract, an OpenRPC document.
        """


class Movies(Namespace[Connections]):
    """The methods under ``movies``.

    Single movies at AMC Theatres and TMDB, with their credits, videos, offers and related movies.

    What AMC Theatres shows, sells and announces. movies/nowPlaying can list TMDB's movies instead.

    Movies by popularity, rating, release and other criteria, from TMDB. TMDB serves at most 500 pages of 20 rows; rows
    beyond them can't be reached.
    """

    @method("movies/get", Movie.from_json)
    def get(
        self,
        id: str | None = None,
        *,
        slug: str | None = None,
        internal_release_id: int | None = None,
        include: Sequence[MovieInclude] | None = None,
        link: bool | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_partial: Callable[[Movie], None] | None = None,
    ) -> Movie:
        """Returns one movie.

        An AMC id, slug or internalReleaseId is looked up at AMC, a TMDB or IMDb id at TMDB. With link, the other
        provider's ids and fields are added; where both have a value, that of the first stands. With a
        partialResultToken, what is known is sent as a partial before the other provider answers. The other provider
        gets half of the remaining time, at most 10 seconds; if it fails, the movie comes without its fields and
        linkFault says why. Exactly one of ``id``, ``slug``, ``internal_release_id`` must be given.

        Args:
            id: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. Such as "amc:movie:61234".
            slug: The movie's slug at AMC. Such as "batman-61234".
            internal_release_id: The movie's internal release number at AMC, as in Showtime.internalReleaseId. At least
                0.
            include: The parts to add, all from TMDB; none if absent. If an AMC movie's can't be had, linkFault says
                why.
            link: Whether to add the other provider's fields. A movie that only one provider has is returned as it is.
                Default: False.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_partial: Called with the known part of the result, if the whole takes longer.

        Returns:
            The movie, with the parts asked for.
        """

    @list_method("movies/find", Movie.from_json)
    def find(
        self,
        query: str,
        *,
        year: int | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Finds movies at AMC and TMDB at once, by title or id.

        Each movie is one row with what both providers know of it: its ids, its availability at AMC and, where AMC has
        it, AMC's id as its id. Movies with the same title stay apart; different spellings of a title (hyphens,
        articles, accents, “Part Two” and “Part 2”) are the same. An exact title comes first, then titles that begin
        with the query; among them what can be seen comes before what can't, and the more popular first. The rows are
        made of TMDB's first 20 results, AMC's first 100, and all movies that AMC shows or announces. A provider that
        has no key, fails, or takes more than half of the time (at most 10 seconds) is named in faults, and in a stream
        also sent as a fault; the rows are then the other provider's. The call fails if both do. The query is not
        remembered. If nothing matches a title, what the local index takes it for is asked for instead; didYouMean says
        what.

        Args:
            query: A title or a part of one, without the year; or an id, which finds that movie alone: amc:movie:61234,
                amc:61234, tmdb:movie:268, imdb:tt0096895, tt0096895, or the address of its page at AMC, TMDB or IMDb.
                Such as "dune part 2".
            year: Only movies released in this year: anywhere at TMDB, by AMC's release date at AMC. Ignored with an id.
                At least 1870, at most 2200.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/similar", Movie.from_json)
    def similar(
        self,
        id: str,
        *,
        include: Sequence[MovieRowInclude] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists movies similar to a given one.

        For an AMC id, AMC's list of similar movies on demand; for a TMDB or IMDb id, TMDB's list of movies that share
        genres and keywords.

        Args:
            id: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. Such as "tmdb:movie:268".
            include: Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/recommendations", Movie.from_json)
    def recommendations(
        self,
        id: str,
        *,
        include: Sequence[MovieRowInclude] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists movies liked by those who like a given one.

        Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie.

        Args:
            id: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. Such as "tmdb:movie:268".
            include: Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @method("movies/credits", Credits.from_json)
    def credits(
        self,
        id: str,
        *,
        link: bool | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Credits:
        """Returns a movie's cast and crew.

        Comes from AMC for an AMC id, otherwise from TMDB. For AMC's, TMDB gets half of the remaining time, at most 10
        seconds, if link asks for it.

        Args:
            id: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. Such as "tmdb:movie:268".
            link: Whether to add personId, TMDB's id, to the people of an AMC movie. One whom TMDB's credits don't have
                with certainty stays as AMC has it; if TMDB's can't be had, linkFault says why. TMDB's people have it as
                their id. Default: False.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The cast and the crew.
        """

    @method("movies/videos", VideoList.from_json)
    def videos(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> VideoList:
        """Returns a movie's trailers and other videos.

        Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie. If there are none in the language of the call,
        those in the movie's original language are returned.

        Args:
            id: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. Such as "tmdb:movie:268".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The movie's videos.
        """

    @list_method("movies/reviews", Review.from_json)
    def reviews(
        self,
        id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Review]:
        """Lists users' reviews of a movie.

        Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie. TMDB lists the reviews in the language of the
        call, which is English unless another is asked for.

        Args:
            id: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. Such as "tmdb:movie:268".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @method("movies/watchProviders", WatchProviders.from_json)
    def watch_providers(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> WatchProviders:
        """Returns where a movie or a show can be streamed, rented or bought.

        Comes from TMDB, whose data is JustWatch's: name JustWatch wherever it is shown. An AMC or IMDb id is matched to
        TMDB's movie or show. With region, only that country's offers are returned.

        Args:
            id: The id of the movie or the show: amc:movie:64825, tmdb:movie:268, tmdb:show:95396 or imdb:tt0096895. One
                without a kind is a movie's. Such as "tmdb:movie:268".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The offers, by country.
        """

    @method("movies/genres", GenreList.from_json)
    def genres(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> GenreList:
        """Lists TMDB's movie genres with their ids.

        The names are in the language of the call. movies/discover takes the ids.

        Args:
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            All movie genres of TMDB.
        """

    @list_method("movies/all", Movie.from_json)
    def all(
        self,
        name: str | None = None,
        *,
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
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists all movies that AMC knows, optionally filtered.

        Includes movies that are not playing. A movie must match all filters given.

        Args:
            name: A part of the movie's title. Such as "batman".
            ids: The ids of the movies to list. TMDB and IMDb ids are matched to AMC's movies. Such as
                "amc:movie:61234".
            slug: The slug of the movie to list. Such as "batman-61234".
            release_number: The number of the release to list, as in Movie.releaseNumber. At least 0.
            start_date: Only movies released after this day, this day itself excluded. If absent, there is no lower
                bound. Such as "2026-01-01".
            end_date: Only movies released on or before this day. If absent, there is no upper bound. Such as
                "2026-12-31".
            include_attributes: The codes or names of attributes to require, from reference/attributes;
                attributeOperator combines them. Such as "IMAX".
            exclude_attributes: The codes or names of attributes to exclude, from reference/attributes. Such as "IMAX".
            attribute_operator: Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/nowPlaying", Movie.from_json)
    def now_playing(
        self,
        provider: MovieProvider | None = None,
        *,
        include: Sequence[MovieRowInclude] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies that are in theatres now.

        At AMC those that its theatres show today; at TMDB those in theatres in the region.

        Args:
            provider: The provider whose movies are listed. Default: "amc".
            include: Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/advanceTickets", Movie.from_json)
    def advance_tickets(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies with tickets on advance sale.

        AMC's list of movies that have not opened yet but can be booked.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/comingSoon", Movie.from_json)
    def coming_soon(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies that AMC has announced.

        AMC's list of movies coming soon.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/active", Movie.from_json)
    def active(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies that play at AMC or are about to.

        AMC's list of active movies.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/allActive", Movie.from_json)
    def all_active(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists everything that is active anywhere at AMC.

        AMC's list of active movies including events and series.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/onDemand", Movie.from_json)
    def on_demand(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies that AMC offers on demand.

        AMC's list of movies to watch at home.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/popular", Movie.from_json)
    def popular(
        self,
        *,
        include: Sequence[MovieRowInclude] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the most popular movies.

        TMDB's list, the most popular first.

        Args:
            include: Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/topRated", Movie.from_json)
    def top_rated(
        self,
        *,
        include: Sequence[MovieRowInclude] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the top-rated movies.

        TMDB's list, the best rated first.

        Args:
            include: Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/upcoming", Movie.from_json)
    def upcoming(
        self,
        *,
        include: Sequence[MovieRowInclude] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies about to be released.

        Movies that theatres in the region, or in the United States if there is no region, show for the first time from
        today on, the most popular first; none that was released elsewhere over a year ago.

        Args:
            include: Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("movies/trending", Movie.from_json)
    def trending(
        self,
        window: TrendingWindow | None = None,
        *,
        include: Sequence[MovieRowInclude] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists the movies that get the most attention now.

        TMDB's list of trending movies over a day or a week.

        Args:
            window: The period over which attention is measured. Default: "day".
            include: Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
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
        original_language: str | Sequence[str] | None = None,
        released_after: dt.date | str | None = None,
        released_before: dt.date | str | None = None,
        include: Sequence[MovieRowInclude] | None = None,
        genres: Sequence[str] | None = None,
        genre_operator: FilterOperator | None = None,
        without_genre_ids: Sequence[str] | None = None,
        any_release_year: int | None = None,
        release_types: Sequence[ReleaseType] | None = None,
        maximum_rating: float | None = None,
        maximum_votes: int | None = None,
        minimum_runtime: int | None = None,
        maximum_runtime: int | None = None,
        certification: str | None = None,
        minimum_certification: str | None = None,
        maximum_certification: str | None = None,
        certification_country: str | None = None,
        cast_ids: Sequence[str] | None = None,
        crew_ids: Sequence[str] | None = None,
        person_ids: Sequence[str] | None = None,
        person_operator: FilterOperator | None = None,
        company_ids: Sequence[str] | None = None,
        company_operator: FilterOperator | None = None,
        without_company_ids: Sequence[str] | None = None,
        keyword_ids: Sequence[str] | None = None,
        keyword_operator: FilterOperator | None = None,
        without_keyword_ids: Sequence[str] | None = None,
        origin_country: Sequence[str] | None = None,
        services: Sequence[str] | None = None,
        service_operator: FilterOperator | None = None,
        without_watch_provider_ids: Sequence[str] | None = None,
        monetization: Sequence[Monetization] | None = None,
        include_adult: bool | None = None,
        include_video: bool | None = None,
        on: ServiceSelection | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Lists movies that match given criteria.

        Filters and sorts TMDB's catalogue. A movie must match all filters given; region is the country whose release
        dates and offers count. Codes and names are checked against the lists of reference/…; filters that contradict
        each other are refused. At most one of ``certification``, ``minimum_certification`` may be given. At most one of
        ``certification``, ``maximum_certification`` may be given. At most one of ``on``, ``services`` may be given. At
        most one of ``on``, ``watch_provider_ids`` may be given.

        Args:
            genre_ids: The ids of genres, from movies/genres; a movie must have all of them unless genreOperator is or.
                Such as "tmdb:genre:28".
            year: The year of the movie's first release. At least 1870, at most 2200.
            minimum_rating: The lowest average rating to list. In points from 0 to 10. At least 0, at most 10.
            minimum_votes: The lowest number of votes to list. At least 0.
            sort_by: The order of the movies. Default: "popularity.desc".
            watch_provider_ids: The ids of services, from reference/watchProviders; one of them must offer the movie in
                the region, or in the United States if there is no region, all of them if serviceOperator is and. Such
                as "tmdb:watchProvider:8".
            original_language: The language that the movie was made in; of several, one is enough.
            released_after: Only movies released on or after this day: in the region, or for the first time anywhere if
                there is no region. Such as "1989-01-01".
            released_before: Only movies released on or before this day: in the region, or for the first time anywhere
                if there is no region. Such as "1989-12-31".
            include: Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
            genres: Genres by name or id; they count together with genreIds. Such as "comedy".
            genre_operator: Whether a movie must have all of genreIds and genres, or one is enough. Default: "and".
            without_genre_ids: The ids of genres that a movie must not have. Such as "tmdb:genre:28".
            any_release_year: The year of any of the movie's releases: in the region, or anywhere if there is no region.
                At least 1870, at most 2200.
            release_types: Types of release, one of which the movie must have had: in the region, or in the United
                States if there is no region. With releasedAfter or releasedBefore, in these days; without them, until
                today.
            maximum_rating: The highest average rating to list. In points from 0 to 10. At least 0, at most 10.
            maximum_votes: The highest number of votes to list. At least 0.
            minimum_runtime: The shortest running time to list. In minutes. At least 0, at most 100000.
            maximum_runtime: The longest running time to list. In minutes. At least 0, at most 100000.
            certification: The age rating in certificationCountry. Such as "PG-13".
            minimum_certification: The lowest age rating in certificationCountry. Such as "PG".
            maximum_certification: The highest age rating in certificationCountry. Such as "PG-13".
            certification_country: The country of the age ratings; by default the region. Without either an age rating
                is refused, because countries share the names of theirs. Such as "US".
            cast_ids: The ids of people who must all play in the movie. Such as "tmdb:person:2232".
            crew_ids: The ids of people who must all be in the crew. Such as "tmdb:person:2232".
            person_ids: The ids of people who must all be in the cast or the crew. Such as "tmdb:person:2232".
            person_operator: Whether all of castIds are needed or one is enough; of crewIds and personIds, too. Default:
                "and".
            company_ids: The ids of companies that must all have made the movie. Such as "tmdb:company:174".
            company_operator: Whether all of companyIds are needed or one is enough. Default: "and".
            without_company_ids: The ids of companies that must not have made the movie. Such as "tmdb:company:174".
            keyword_ids: The ids of keywords that the movie must have: all of them, or one with keywordOperator or. Such
                as "tmdb:keyword:849".
            keyword_operator: Whether all of keywordIds are needed or one is enough. Default: "and".
            without_keyword_ids: The ids of keywords that the movie must not have. Such as "tmdb:keyword:849".
            origin_country: The countries that the movie comes from; one is enough. Such as "JP".
            services: Services by name or id; they count together with watchProviderIds. With monetization subscription:
                what is included in the subscription. Such as "Netflix".
            service_operator: Whether one of watchProviderIds and services is enough, or all of them must offer the
                movie. Default: "or".
            without_watch_provider_ids: The ids of services that must not offer the movie in the region, or in the
                United States if there is no region. Such as "tmdb:watchProvider:8".
            monetization: Ways of paying, one of which must be offered in the region, or in the United States if there
                is no region.
            include_adult: Whether to list adult movies too. Default: False.
            include_video: Whether to list what isn't a movie of its own too, such as recordings of plays and concerts.
                Default: False.
            on: With mine, only movies that one of the user's services offers, as services/set has them: in the
                subscription, free or with advertisements, unless monetization says otherwise. Without a region it is
                the country that has services. The request and its answer stay out of every file, since they name the
                services. Refused with -32602 if no services are set.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """


class People(Namespace[Connections]):
    """The methods under ``people``.

    Actors, directors and other people of film and television, with everything that they worked on, from TMDB.
    search/people finds them by name.
    """

    @method("people/get", Person.from_json)
    def get(
        self,
        id: str,
        *,
        movie_id: str | None = None,
        include: Sequence[PersonInclude] | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Person:
        """Returns one person.

        With the id of TMDB or IMDb, or with that of AMC and movieId: AMC knows people only through their films, so the
        person is the only one of the same name in TMDB's credits of that film. If that isn't certain, the call fails
        with -32012. knownFor has the three films and shows with the most votes in the person's department.

        Args:
            id: The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232 with movieId. Such as
                "tmdb:person:2232".
            movie_id: For a person of AMC's: a film whose movies/credits has the person. Such as "amc:movie:61234".
            include: The parts to add; none if absent.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The person, with the parts asked for.
        """

    @list_method("people/credits", PersonCredit.from_json)
    def credits(
        self,
        id: str,
        *,
        movie_id: str | None = None,
        kinds: Sequence[WorkKind] | None = None,
        departments: Sequence[str] | None = None,
        sort_by: PersonCreditSort | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[PersonCredit]:
        """Lists the films and shows of one person.

        Everything that the person did in front of the camera and behind it, one row per film or show with all parts and
        jobs in roles. By default the newest first; what is to come, and first of all what has no day yet, stands before
        it.

        Args:
            id: The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232 with movieId. Such as
                "tmdb:person:2232".
            movie_id: For a person of AMC's: a film whose movies/credits has the person. Such as "amc:movie:61234".
            kinds: The kinds of works to list; all if absent.
            departments: The departments to list, such as Acting, Directing or Writing, in upper or lower case; all if
                absent. Rows have the roles in these departments only. If the person has none, the message names those
                that the person has.
            sort_by: The order. Default: "date".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("people/popular", Person.from_json)
    def popular(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Person]:
        """Lists the most popular people.

        TMDB's list, the most popular first.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("people/trending", Person.from_json)
    def trending(
        self,
        window: TrendingWindow | None = None,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Person]:
        """Lists the people who get the most attention now.

        TMDB's list of trending people over a day or a week.

        Args:
            window: The period over which attention is measured. Default: "day".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """


class Reference(Namespace[Connections]):
    """The methods under ``reference``.

    What filters take: the codes and names of TMDB and AMC. Case, marks and punctuation don't count. A filter refuses
    what isn't in its list, and nearest and alternatives name the most similar entries; if the list can't be had, the
    value is sent as it is.
    """

    @list_method("reference/countries", CodeEntry.from_json)
    def countries(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[CodeEntry]:
        """Lists the countries.

        TMDB's list, by code (ISO 3166-1 alpha-2); movies/discover takes them as originCountry. Kept for a week.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("reference/languages", CodeEntry.from_json)
    def languages(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[CodeEntry]:
        """Lists the languages.

        TMDB's list, by code (ISO 639-1); movies/discover takes them as originalLanguage. Kept for a week.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("reference/jobs", CodeEntry.from_json)
    def jobs(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[CodeEntry]:
        """Lists the jobs of a crew, with their departments.

        TMDB's list, department by department. Kept for a week.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("reference/genres", Genre.from_json)
    def genres(
        self,
        kind: WorkKind | None = None,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Genre]:
        """Lists the genres of movies or of shows.

        TMDB's list; movies/discover takes the ids as genreIds and the names as genres. movies/genres has those of
        movies in one answer. Kept for a week.

        Args:
            kind: Whether the codes are those of movies or of shows. Default: "movie".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("reference/certifications", CodeEntry.from_json)
    def certifications(
        self,
        kind: WorkKind | None = None,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[CodeEntry]:
        """Lists the age ratings, by country.

        TMDB's list, with what they mean and in the order of age; with region only that country's. movies/discover takes
        them as certification. Kept for a week.

        Args:
            kind: Whether the codes are those of movies or of shows. Default: "movie".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("reference/watchProviders", WatchProvider.from_json)
    def watch_providers(
        self,
        kind: WorkKind | None = None,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[WatchProvider]:
        """Lists the streaming services and shops.

        TMDB's list (JustWatch's data), with logos; with region only that country's, in the order of its people.
        movies/discover takes the ids as watchProviderIds and the names as services. Kept for a week.

        Args:
            kind: Whether the codes are those of movies or of shows. Default: "movie".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("reference/watchRegions", CodeEntry.from_json)
    def watch_regions(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[CodeEntry]:
        """Lists the countries for which offers are known.

        TMDB's list of the countries whose streaming services it has. Kept for a week.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("reference/attributes", CodeEntry.from_json)
    def attributes(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[CodeEntry]:
        """Lists AMC's attributes of movies, theatres and showtimes.

        With what they mean and apply to; lists take the codes and the names as includeAttributes and excludeAttributes.
        Kept for a week.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("reference/markets", CodeEntry.from_json)
    def markets(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[CodeEntry]:
        """Lists AMC's markets.

        The regions around cities by which AMC groups its theatres; theatres/all takes them as market. Kept for a week.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("reference/states", CodeEntry.from_json)
    def states(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[CodeEntry]:
        """Lists the states with AMC's theatres.

        theatres/all and showtimes/near take them as state. Kept for a week.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """


class Search(Namespace[Connections]):
    """The methods under ``search``.

    Search by title, name or keyword. A search without results returns an empty list whose message can be shown to the
    user.
    """

    @list_method("search/movies", Movie.from_json)
    def movies(
        self,
        query: str,
        *,
        year: int | None = None,
        include_adult: bool | None = None,
        provider: MovieSource | None = None,
        remember: bool | None = None,
        include: Sequence[MovieRowInclude] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Movie]:
        """Finds movies by title.

        If the first page has results, the query is remembered for suggestions/list. With remember false, or with
        MARQUEE_HISTORY=off, nothing about the search is written to a file.

        Args:
            query: The title to search for, or a part of it. Such as "batman".
            year: Only movies released in this year: anywhere at TMDB, by AMC's release date at AMC; of the local index,
                those whose year an answer told. At least 1870, at most 2200.
            include_adult: Whether to list adult movies as well; it has no effect at AMC, and the local index has none.
                Default: False.
            provider: Where to search. The local index forgives typing errors and has at most the 100 best, of which it
                knows the title alone, and the year and the poster if an answer told them; without an index the call
                fails. Default: "tmdb".
            remember: Whether to remember the query for suggestions/list. Default: True.
            include: Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("search/people", Person.from_json)
    def people(
        self,
        query: str,
        *,
        provider: TitleSource | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Person]:
        """Finds people by name.

        Searches TMDB's catalogue, or with provider local the index on this machine.

        Args:
            query: The name to search for, or a part of it. Such as "keaton".
            provider: Where to search. The local index forgives typing errors and has at most the 100 best, of which it
                knows the name alone, and what else an answer told; without an index the call fails. Default: "tmdb".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("search/shows", Show.from_json)
    def shows(
        self,
        query: str,
        *,
        year: int | None = None,
        include_adult: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Show]:
        """Finds television shows by name.

        Searches TMDB's catalogue, in any language.

        Args:
            query: The name to search for, or a part of it. Such as "batman".
            year: Only shows first broadcast in this year. At least 1870, at most 2200.
            include_adult: Whether to list shows for adults only as well. Default: False.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("search/all", SearchResult.from_json)
    def all(
        self,
        query: str,
        *,
        provider: TitleSource | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[SearchResult]:
        """Finds movies, people and television shows.

        Searches TMDB's catalogue; results are mixed, in TMDB's order. Results of any other kind are left out and
        counted in skipped.

        Args:
            query: The title or name to search for, or a part of it. Such as "batman".
            provider: Where to search. The local index forgives typing errors and has at most the 100 best, of which it
                knows the title or the name alone, and what else an answer told; without an index the call fails.
                Default: "tmdb".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("search/collections", MovieCollection.from_json)
    def collections(
        self,
        query: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[MovieCollection]:
        """Finds series of movies by name.

        Searches TMDB's catalogue. collections/get returns the parts of one.

        Args:
            query: The name to search for, or a part of it. Such as "batman".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("search/companies", Company.from_json)
    def companies(
        self,
        query: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Company]:
        """Finds production companies by name.

        Searches TMDB's catalogue. companies/get returns one.

        Args:
            query: The name to search for, or a part of it. Such as "warner".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("search/keywords", Keyword.from_json)
    def keywords(
        self,
        query: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Keyword]:
        """Finds keywords for the subjects of movies and shows.

        Searches TMDB's catalogue. Most keywords are in English.

        Args:
            query: The keyword to search for, or a part of it. Such as "1980s".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("search/theatres", Theatre.from_json)
    def theatres(
        self,
        query: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Theatre]:
        """Finds AMC theatres by name.

        For theatres around a place use theatres/near.

        Args:
            query: The theatre's name, or a part of it. Such as "studio".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("search/images", Image.from_json)
    def images(
        self,
        query: str | None = None,
        *,
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
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Image]:
        """Finds images at Pixabay by keyword.

        Takes Pixabay's documented search parameters; pageSize takes the place of its per_page. Wherever an image is
        shown, name Pixabay as the source and link to the image's page.

        Args:
            query: The keywords to search for; if absent, every image matches, or the one that id names. Such as
                "cinema".
            lang: The language of the query; if absent, Pixabay assumes English.
            id: The id of the only image to list. Such as "pixabay:image:634572".
            image_type: The type of image. Default: "all".
            orientation: The orientation of the image. Default: "all".
            category: The subject of the image; if absent, any.
            min_width: The minimum width of the image. In pixels. At least 0, at most 1000000.
            min_height: The minimum height of the image. In pixels. At least 0, at most 1000000.
            colors: The colours of the image; if absent, any.
            editors_choice: Whether to list only images chosen by Pixabay's editors. Default: False.
            safesearch: Whether to list only images suitable for all ages. Default: False.
            order: The order of the images. Default: "popular".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("search/videos", VideoClip.from_json)
    def videos(
        self,
        query: str | None = None,
        *,
        lang: ImageSearchLanguage | None = None,
        id: str | None = None,
        video_type: VideoClipType | None = None,
        category: ImageCategory | None = None,
        min_width: int | None = None,
        min_height: int | None = None,
        editors_choice: bool | None = None,
        safesearch: bool | None = None,
        order: ImageOrder | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[VideoClip]:
        """Finds free video clips at Pixabay by keyword.

        Takes Pixabay's documented search parameters; pageSize takes the place of its per_page. Wherever a clip is
        shown, name Pixabay as the source and link to the clip's page.

        Args:
            query: The keywords to search for; if absent, every clip matches, or the one that id names. Such as
                "cinema".
            lang: The language of the query; if absent, Pixabay assumes English.
            id: The id of the only clip to list. Such as "pixabay:video:125".
            video_type: The type of video. Default: "all".
            category: The subject of the clip; if absent, any.
            min_width: The minimum width of the clip. In pixels. At least 0, at most 1000000.
            min_height: The minimum height of the clip. In pixels. At least 0, at most 1000000.
            editors_choice: Whether to list only clips chosen by Pixabay's editors. Default: False.
            safesearch: Whether to list only clips suitable for all ages. Default: False.
            order: The order of the clips. Default: "popular".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """


class Server(Namespace[Connections]):
    """The methods under ``server``.

    The server itself. These methods answer at once and ask no provider.
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
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Pong:
        """Returns its params at once.

        Checks that the server responds, and measures the round trip.

        Args:
            sequence: Any integer; it is returned unchanged.
            sent_at: Any integer, such as a time in the sender's own unit; it is returned unchanged.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The params as they were sent.
        """

    @method("server/status", ServerReport.from_json)
    def status(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> ServerReport:
        """Reports the server's state and statistics.

        Returns its clock, what it has done since it started, its peak memory use, the health of each provider, and the
        attributions that the providers require.

        Args:
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The server's state and statistics.
        """


class Services(Namespace[Connections]):
    """The methods under ``services``.

    The streaming services that the user subscribes to, country by country. They are kept with the library in the state
    folder, so that they belong to the machine, and suggestions/clear never touches them. They mark the offers of films
    and shows as mine, and on: "mine" lists what they have.
    """

    @list_method("services/list", StreamingService.from_json)
    def list(
        self,
        *,
        mine: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[StreamingService]:
        """Lists the streaming services of a country, the user's first.

        With a region, the services that TMDB knows there, for films and for shows, in its order; those that the user
        subscribes to come first. Two requests, which are kept for a week; without an answer of TMDB's the user's own
        services are listed, and faults says so. Without a region, or with mine, the services that the user subscribes
        to, from this machine alone.

        Args:
            mine: Whether to list only the services that the user subscribes to: in the region if the call has one of
                its own, otherwise in every country. Default: False.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @method("services/set", ServiceChoice.from_json)
    def set(
        self,
        *,
        add: Sequence[str] | None = None,
        remove: Sequence[str] | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> ServiceChoice:
        """Sets the streaming services that the user subscribes to in a country.

        add stores further services of the region, remove takes some away, and without either the answer is what is
        stored. The region is required, in the call or given to initialize. Names and ids are looked up in the country's
        services: a name that several have, or none, is refused with -32602, and alternatives has the most similar ones;
        nothing is changed then. What is stored is removed without a request. The services are stored when this answers;
        the same call twice changes nothing.

        Args:
            add: Services to add, by name, however it is spelled, or by TMDB's id (tmdb:watchProvider:8 or 8).
            remove: Services to remove, by name or id.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The services of the country as they are stored.
        """


class Settings(Namespace[Connections]):
    """The methods under ``settings``.

    What the user sets once for all calls: the usual place, the usual number of people, the country, the language, and
    how people read distances and times. Settings are kept in the configuration file, and belong to its user. What a
    call says goes before what initialize said, that before a setting, and a setting before the default. Pages,
    summaries, plans and added watches that took a setting in place of a parameter name it in settingsUsed.
    """

    @method("settings/get", UserSettings.from_json)
    def get(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> UserSettings:
        """Returns the user's settings.

        Asks nobody. A setting that another process has stored applies within a second.

        Args:
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The settings that are not the defaults.
        """

    @method("settings/set", UserSettings.from_json)
    def set(
        self,
        place: str | None = None,
        *,
        theatre_ids: Sequence[str] | None = None,
        party_size: int | None = None,
        units: UnitSystem | None = None,
        clock: int | None = None,
        reset: Sequence[SettingName] | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> UserSettings:
        """Stores settings.

        Only what is given is changed, the region and the language of the call among it, and what reset names gets its
        default again. The settings apply to every later call. They are written to config.json in the configuration
        folder, whose other members stay as they are. Neither the place nor the theatres are looked up here: a call that
        uses them says if there is no such place.

        Args:
            place: The place of calls without one: a city, a ZIP code, a theatre's name or id, or coordinates. Such as
                "Olathe, KS".
            theatre_ids: The theatres of calls that name no place, before the place; an empty list removes them. Such as
                "amc:theatre:610".
            party_size: The number of people who usually go. At least 1, at most 20.
            units: The units of distances in sentences and tables; metric by default. Fields are always in kilometres.
            clock: The hours of times in sentences and tables: 24, the default, or 12 with am and pm. Fields are never
                changed. At least 12, at most 24.
            reset: Settings that get their defaults again.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The settings after the change.
        """


class Shows(Namespace[Connections]):
    """The methods under ``shows``.

    Television shows, their seasons and episodes, and lists of shows, from TMDB. TMDB serves at most 500 pages of 20
    rows; rows beyond them can't be reached.
    """

    @method("shows/get", Show.from_json)
    def get(
        self,
        id: str,
        *,
        include: Sequence[ShowInclude] | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Show:
        """Returns one television show.

        With its seasons in short, its latest and its next episode, from TMDB in one request. An id of IMDb, TheTVDB or
        Wikidata is looked up there first, and linkedFrom names it.

        Args:
            id: The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or wikidata:Q23572. Such as "tmdb:show:2287".
            include: The parts to add; none if absent. They cost no further request.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The show, with the parts asked for.
        """

    @method("shows/season", Season.from_json)
    def season(
        self,
        id: str,
        season: int,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Season:
        """Returns one season of a television show with its episodes.

        An unknown season fails with notFound (-32012); its hint names the seasons that exist if an earlier answer has
        told them.

        Args:
            id: The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or wikidata:Q23572. Such as "tmdb:show:2287".
            season: The number of the season; 0 for specials. At least 0, at most 100000.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The season, with its episodes.
        """

    @list_method("shows/popular", Show.from_json)
    def popular(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Show]:
        """Lists the most popular television shows.

        TMDB's list, the most popular first.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("shows/topRated", Show.from_json)
    def top_rated(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Show]:
        """Lists the top-rated television shows.

        TMDB's list, the best rated first.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("shows/onTheAir", Show.from_json)
    def on_the_air(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Show]:
        """Lists the television shows of this week.

        Shows with an episode within the next seven days, from TMDB.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("shows/airingToday", Show.from_json)
    def airing_today(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Show]:
        """Lists the television shows of today.

        Shows that broadcast an episode today, from TMDB.

        Args:
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("shows/trending", Show.from_json)
    def trending(
        self,
        window: TrendingWindow | None = None,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Show]:
        """Lists the television shows that get the most attention now.

        TMDB's list of trending shows over a day or a week.

        Args:
            window: The period over which attention is measured. Default: "day".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("shows/discover", Show.from_json)
    def discover(
        self,
        *,
        genres: Sequence[str] | None = None,
        years: str | None = None,
        minimum_rating: float | None = None,
        services: Sequence[str] | None = None,
        on: ServiceSelection | None = None,
        sort_by: ShowSort | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Show]:
        """Lists television shows that match given criteria.

        Filters and sorts TMDB's catalogue. A show must match all filters given; names are checked against the lists of
        reference/…. At most one of ``on``, ``services`` may be given.

        Args:
            genres: Genres by name or id, of reference/genres with kind show; a show must have all of them. Such as
                "drama".
            years: The year of the first broadcast, or a range of years. Such as "2010-2019".
            minimum_rating: The lowest average rating to list. In points from 0 to 10. At least 0, at most 10.
            services: Services by name or id; one of them must offer the show in the region, or in the United States if
                there is no region. Such as "Netflix".
            on: With mine, only shows that one of the user's services has in the subscription, free or with
                advertisements, as services/set has them. Without a region it is the country that has services. The
                request and its answer stay out of every file, since they name the services. Refused with -32602 if no
                services are set.
            sort_by: The order of the shows. Default: "popularity.desc".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """


class Showtimes(Namespace[Connections]):
    """The methods under ``showtimes``.

    Showtimes at AMC theatres.
    """

    @method("showtimes/get", Showtime.from_json)
    def get(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Showtime:
        """Returns one showtime.

        Includes ticket prices, taxes and fees where AMC gives them.

        Args:
            id: The showtime's id. Such as "amc:showtime:61020778211100".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The showtime.
        """

    @method("showtimes/seats", SeatingLayout.from_json)
    def seats(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> SeatingLayout:
        """Returns the seating layout of a showtime.

        Each seat comes with its availability.

        Args:
            id: The showtime's id. Such as "amc:showtime:61020778211100".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The seats, row by row.
        """

    @method("showtimes/plan", ShowtimePlan.from_json)
    def plan(
        self,
        id: str,
        *,
        party_size: int | None = None,
        rows: str | Sequence[str] | None = None,
        seat_numbers: str | None = None,
        front_rows_excluded: int | None = None,
        aisle: bool | None = None,
        accessible: bool | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> ShowtimePlan:
        """Finds the price and the best seats for a party.

        One call returns the total price in parts, the best free seats, a map of the auditorium and the page to buy at.
        It doesn't book or hold anything.

        Args:
            id: The showtime's id. Such as "amc:showtime:61020778211100".
            party_size: The number of people who want to sit together; by default that of the settings, otherwise 2. At
                least 1, at most 20.
            rows: The preferred rows, in order of liking; by default about two thirds of the way back. If no seats are
                free there, the closest ones are returned, with unmet. A row that the auditorium does not have is
                refused with -32602 and those that it has.
            seat_numbers: The preferred numbers of the seats. If none are free there, the closest ones are returned.
                Such as "10-15".
            front_rows_excluded: How many rows at the screen are to be avoided. If no other seats are free, they are
                returned all the same. At least 1, at most 50.
            aisle: True to prefer a seat at an aisle. If none is free, other seats are returned. Default: False.
            accessible: True if one person uses a wheelchair: each group then has one wheelchair place, with companion
                and other seats beside it. Otherwise wheelchair places and companion seats are not offered. Default:
                False.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The price, the seats and the page to buy at.
        """

    @list_method("showtimes/atTheatre", Showtime.from_json)
    def at_theatre(
        self,
        theatre_id: str,
        *,
        date: dt.date | str | None = None,
        movie: str | None = None,
        year: int | None = None,
        movie_id: str | None = None,
        include_attributes: Sequence[str] | None = None,
        exclude_attributes: Sequence[str] | None = None,
        attribute_operator: AttributeOperator | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Showtime]:
        """Lists the showtimes of a theatre.

        Lists those of one day, or all upcoming ones if there is no date. A day without showtimes is an empty list.
        ``year`` needs ``movie``.

        Args:
            theatre_id: The theatre's id. Such as "amc:theatre:610".
            date: The day, by the theatre's local time; if absent, all upcoming showtimes are listed. Such as
                "2026-11-21".
            movie: The movie's title. Films of exactly this title are listed, in any spelling and version; if there are
                none, those whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
                Such as "matrix".
            year: The year of the first release of the film that movie names. The year may also stand in brackets at the
                end of movie. At least 1870, at most 2200.
            movie_id: The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to all of AMC's
                entries of the film: dubbed, subtitled, in 3D. Such as "amc:movie:62111".
            include_attributes: The codes or names of attributes to require, from reference/attributes;
                attributeOperator combines them. Such as "IMAX".
            exclude_attributes: The codes or names of attributes to exclude, from reference/attributes. Such as "IMAX".
            attribute_operator: Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("showtimes/near", Showtime.from_json)
    def near(
        self,
        date: dt.date | str,
        latitude: float,
        longitude: float,
        *,
        radius_kilometres: float | None = None,
        movie: str | None = None,
        year: int | None = None,
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
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Showtime]:
        """Lists one day's showtimes around a place.

        The day is that of each theatre's local time. Only AMC theatres are listed. ``year`` needs ``movie``.

        Args:
            date: The day, by each theatre's local time. Such as "2026-11-21".
            latitude: The latitude of the place, positive to the north. In degrees. At least -90, at most 90.
            longitude: The longitude of the place, positive to the east. In degrees. At least -180, at most 180.
            radius_kilometres: The greatest distance of a theatre from the place; if absent, AMC decides. In kilometres.
                At least 0.1, at most 20000.
            movie: The movie's title. Films of exactly this title are listed, in any spelling and version; if there are
                none, those whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
                Such as "matrix".
            year: The year of the first release of the film that movie names. The year may also stand in brackets at the
                end of movie. At least 1870, at most 2200.
            movie_id: The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to all of AMC's
                entries of the film: dubbed, subtitled, in 3D. Such as "amc:movie:62111".
            city: The city of the theatres to list. Such as "Olathe".
            state: The state of the theatres to list: its two-letter code or its name. Such as "KS".
            include_attributes: The codes or names of attributes to require, from reference/attributes;
                attributeOperator combines them. Such as "IMAX".
            exclude_attributes: The codes or names of attributes to exclude, from reference/attributes. Such as "IMAX".
            attribute_operator: Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("showtimes/whatsOn", MovieShowings.from_json)
    def whats_on(
        self,
        place: str | None = None,
        *,
        latitude: float | None = None,
        longitude: float | None = None,
        theatre_id: str | None = None,
        radius_kilometres: float | None = None,
        date: dt.date | str | None = None,
        until_date: dt.date | str | None = None,
        days: int | None = None,
        time_of_day: TimeOfDay | None = None,
        group_by: ProgrammeGroup | None = None,
        theatre_ids: Sequence[str] | None = None,
        seats_together: int | None = None,
        after: dt.time | str | None = None,
        before: dt.time | str | None = None,
        movie: str | None = None,
        year: int | None = None,
        movie_id: str | None = None,
        format: str | Sequence[str] | None = None,
        maximum_minutes: int | None = None,
        genres: Sequence[str] | None = None,
        genre_operator: FilterOperator | None = None,
        maximum_certification: UnitedStatesCertification | None = None,
        party_size: int | None = None,
        sort_by: WhatsOnSort | None = None,
        include_started: bool | None = None,
        include_details: bool | None = None,
        library: LibraryChoice | None = None,
        minimum_minutes: int | None = None,
        years: str | Sequence[str] | None = None,
        tags: Sequence[str] | None = None,
        tag_operator: FilterOperator | None = None,
        person_ids: Sequence[str] | None = None,
        collection_id: str | None = None,
        origin_country: Sequence[str] | None = None,
        original_language: str | Sequence[str] | None = None,
        on: ServiceSelection | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_partial: Callable[[MovieShowings], None] | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[MovieShowings]:
        """Lists what is on at a place on one day or several, by movie.

        Asks the theatres at the place side by side. A movie's row has its showings at all of them, so the pages begin
        when the last has answered. A stream that begins with page 1 gets partials before: each movie with its showings
        at the theatres that have answered so far, and again whenever more is known of it. No showing of a partial is
        taken back; the pages have all of them. Of several days, partials have the first one on which something is on.
        Several days are asked for one after the other, and with groupBy day a stream gets the pages of a day before the
        next ones are known, the totals with the last; a film by its id is asked for on all days at once. A later page
        keeps the order of the first one for ten minutes, so that showings that are added meanwhile shift no row over
        the end of a page that was read. Each showing has its theatre, local time, format, price for the party and
        availability, so that no second call is needed to decide. Pages say which place and which day were understood. A
        place that AMC doesn't have is -32012; words beside the place, such as a format, are -32602, and the hint has
        the arguments to send. A theatre that fails is named in faults, and the others' showings are given. Auditoriums
        for private rental are left out. At most one of ``place``, ``theatre_id``, ``latitude``, ``theatre_ids`` may be
        given. At most one of ``movie``, ``movie_id`` may be given. At most one of ``until_date``, ``days`` may be
        given. At most one of ``time_of_day``, ``after`` may be given. At most one of ``time_of_day``, ``before`` may be
        given. ``year`` needs ``movie``. ``minimum_minutes`` needs ``library``. ``years`` needs ``library``. ``tags``
        needs ``library``. ``person_ids`` needs ``library``. ``collection_id`` needs ``library``. ``origin_country``
        needs ``library``. ``original_language`` needs ``library``. ``on`` needs ``library``. ``latitude`` needs
        ``longitude``. ``longitude`` needs ``latitude``.

        Args:
            place: A city ("Olathe, KS"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a
                theatre's id, or coordinates ("40.75,-73.98"). By default the place of the settings; without one,
                exactly one of place, theatreId and latitude is required. Such as "Olathe, KS".
            latitude: Degrees north of the equator, in place of a name. In degrees. At least -90, at most 90.
            longitude: Degrees east of Greenwich. In degrees. At least -180, at most 180.
            theatre_id: A theatre's id, in place of a name. Such as "amc:theatre:610".
            radius_kilometres: The greatest distance of a theatre from the place; 40 if left out. In kilometres. At
                least 0.1, at most 500.
            date: The day or the days, by the clock of the place; today if left out. tonight is today from 17:00 on.
                after, before and timeOfDay hold for each day. Such as "tonight".
            until_date: The last of several days, at most 14 in all, of which date is the first. A weekday is the next
                one from date on. Such as "2026-11-25".
            days: The number of days from date on, in place of untilDate. At least 1, at most 14.
            time_of_day: Only showings that start in this part of each day, in place of after and before.
            group_by: Whether a row is a movie with its showings on all days, in order of time, or a movie of one day,
                the days in order. Default: "movie".
            theatre_ids: The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates;
                radiusKilometres then has no meaning. Such as "amc:theatre:610".
            seats_together: Only showings with so many free seats side by side, for which AMC is asked for the seats of
                each showing. The pages are those of the same call without it: of a page's showings, in the order of
                sortBy, the seats of the first 60 are asked for, and the others are left out and counted in
                seatsUnasked. A page may be short or empty while there is a nextPage, and totals are left out. At least
                1, at most 20.
            after: Only showings that start at this time or later, by the clock of the place. Such as "18:30".
            before: Only showings that start at this time or earlier, by the clock of the place; showings after midnight
                are later than all others, and a time before 06:00 is after midnight. Such as "21:00".
            movie: The movie's title. Films of exactly this title are listed, in any spelling and version; if there are
                none, those whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
                Such as "hunger games".
            year: The year of the first release of the film that movie names. The year may also stand in brackets at the
                end of movie. At least 1870, at most 2200.
            movie_id: Only this movie. Such as "amc:movie:64825".
            format: Only showings with this format or attribute, or with one of several.
            maximum_minutes: Only movies that run at most so long. A movie whose running time AMC doesn't give is left
                out. In minutes. At least 1, at most 1440.
            genres: Only movies of these genres, by name or id. They are those of TMDB; a movie whose genres aren't
                known is left out and counted in unknownCount. Such as "comedy".
            genre_operator: Whether a movie must have all of genres, or one is enough. Default: "and".
            maximum_certification: Only movies with at most this age rating. A movie without a known one is left out and
                counted in unknownCount.
            party_size: The number of people, for the total price; by default that of the settings, otherwise 1. At
                least 1, at most 20.
            sort_by: The order of the movies. Default: "start".
            include_started: Whether to include showings that have begun. Default: False.
            include_details: Whether to add to each movie its year, rating, genres and overview, for which each movie on
                the page is asked for by itself. Default: True.
            library: Only movies of the user's library: those that are wanted, or all that the user hasn't seen. All
                movies of the day are then looked up before the first row, since an entry may have only TMDB's id; one
                that can't be looked up is known by AMC's id alone. Of a movie that the library doesn't have, filters go
                by what both providers say of it. Totals count the movies that are left.
            minimum_minutes: With library: only what runs at least so long; of a show, an episode. In minutes. At least
                1, at most 100000.
            years: With library: only what was released in a year, in a range of years, or in one of several.
            tags: With library: only what has these tags, of which library/tags has the list. A tag that no entry has is
                refused.
            tag_operator: With library: whether all of tags are needed or one is enough. Default: "or".
            person_ids: With library: the ids of people who must all have directed it or be in the main cast. Such as
                "tmdb:person:2232".
            collection_id: With library: the id of the collection that a film must belong to. Such as
                "tmdb:collection:120794".
            origin_country: With library: the countries that it comes from; one is enough. Such as "JP".
            original_language: With library: the language that it was made in; of several, one is enough.
            on: With library and mine, only what one of the services that services/set has includes in the subscription,
                free or with advertisements. Refused if no services are set.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_partial: Called, from the loop that reads the list, with the known part of a row before the first page,
                if that takes longer, and again when more of it is known.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @method("showtimes/earliest", Showtime.from_json)
    def earliest(
        self,
        theatre_id: str,
        movie_id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Showtime:
        """Returns the next showtime of a movie at a theatre.

        Returns the first one that is still to come.

        Args:
            theatre_id: The theatre's id. Such as "amc:theatre:610".
            movie_id: The movie's id. A TMDB or IMDb id is matched to all of AMC's entries of the film: dubbed,
                subtitled, in 3D. Such as "amc:movie:62111".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The showtime.
        """


class Suggestions(Namespace[Connections]):
    """The methods under ``suggestions``.

    Past searches, remembered on this machine.
    """

    @method("suggestions/list", SuggestionList.from_json)
    def list(
        self,
        prefix: str | None = None,
        *,
        limit: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> SuggestionList:
        """Lists the remembered searches.

        The most recent comes first. The last ten are kept, or as many as MARQUEE_HISTORY says.

        Args:
            prefix: The beginning of the searches to list; case is ignored. If absent, all are listed.
            limit: The maximum number of suggestions to list; if absent, all. At least 1, at most 1000.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The remembered searches.
        """

    @method("suggestions/complete", CompletionList.from_json)
    def complete(
        self,
        query: str,
        *,
        kinds: Sequence[CompletionKind] | None = None,
        limit: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> CompletionList:
        """Completes a title or a name as it is typed.

        Answers from this machine alone, without a connection, for each key that is pressed. Typing errors are forgiven;
        words may be in any order, run together or apart; accents, case, width and the spelling of small numbers don't
        matter; scripts without blanks are found from one character on. The index has TMDB's lists, which hold original
        titles only; index/update fetches them, and nothing else does. Titles in other languages, years, posters, AMC's
        movies and theatres are known once an answer held them: the last 20,000 of each kind are kept, except what a
        search held that is not to be remembered, until suggestions/clear. A kind without an index has no items, and the
        first answer that lacks one says so in hint. In the sandbox the items are those of its catalogue.

        Args:
            query: What has been typed so far; a blank at its end ends the last word. Such as "the godfathr".
            kinds: Only items of these kinds; if absent, of all.
            limit: The maximum number of items. At least 1, at most 50, default: 8.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The completions, the best first.
        """

    @method("suggestions/remove", SuggestionRemoval.from_json)
    def remove(
        self,
        query: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> SuggestionRemoval:
        """Forgets one remembered search.

        Takes effect before any later request starts; the query is also erased from the file of remembered searches.
        Cached responses stay until suggestions/clear. If another process holds the file, the call fails after at most
        two seconds and is retryable.

        Args:
            query: The query to forget; case and extra white space are ignored. Such as "batman".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The number of searches forgotten: 1, or 0 if the query was not remembered.
        """

    @method("suggestions/clear", SuggestionRemoval.from_json)
    def clear(
        self,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> SuggestionRemoval:
        """Forgets all remembered searches and all cached responses.

        Takes effect before any later request starts. Both are erased from this program's files, except for its log and
        any file of remembered searches that was set aside as damaged. The cached responses of every method go, since
        the URL of any of them may contain a query; images stay. Other running processes keep what they have in memory.
        If another process holds a file, the call fails after at most two seconds and is retryable; a part may be
        forgotten by then.

        Args:
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The number of searches forgotten.
        """


class Theatres(Namespace[Connections]):
    """The methods under ``theatres``.

    AMC's theatres.
    """

    @list_method("theatres/all", Theatre.from_json)
    def all(
        self,
        name: str | None = None,
        *,
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
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Theatre]:
        """Lists all AMC theatres, optionally filtered.

        A theatre must match all filters given. ``city`` needs ``state``.

        Args:
            name: A part of the theatre's name. Such as "studio".
            ids: The ids of the theatres to list. Such as "amc:theatre:610".
            market: The market of the theatres to list: its slug or its name. Such as "kansas-city".
            state: The state of the theatres to list: its two-letter code or its name. Such as "KS".
            city: The city of the theatres to list; needs state. Such as "Olathe".
            brand: The AMC brand of the theatres to list, as in Theatre.brand. Such as "DIT".
            include_closed: Whether to list permanently closed theatres as well. Default: False.
            include_attributes: The codes or names of attributes to require, from reference/attributes;
                attributeOperator combines them. Such as "IMAX".
            exclude_attributes: The codes or names of attributes to exclude, from reference/attributes. Such as "IMAX".
            attribute_operator: Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @method("theatres/get", Theatre.from_json)
    def get(
        self,
        id: str | None = None,
        *,
        slug: str | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Theatre:
        """Returns one theatre.

        The theatre is named by its id or by its slug. Exactly one of ``id``, ``slug`` must be given.

        Args:
            id: The theatre's id. Such as "amc:theatre:610".
            slug: The theatre's slug at AMC. Such as "amc-dine-in-studio-28".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The theatre.
        """

    @list_method("theatres/near", Theatre.from_json)
    def near(
        self,
        latitude: float,
        longitude: float,
        *,
        radius_kilometres: float | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Theatre]:
        """Lists the AMC theatres around a place.

        The nearest comes first; each comes with its distance.

        Args:
            latitude: The latitude of the place, positive to the north. In degrees. At least -90, at most 90.
            longitude: The longitude of the place, positive to the east. In degrees. At least -180, at most 180.
            radius_kilometres: The greatest distance of a theatre from the place; if absent, AMC decides. In kilometres.
                At least 0.1, at most 20000.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("theatres/showing", Theatre.from_json)
    def showing(
        self,
        movie_id: str | None = None,
        *,
        release_number: int | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Theatre]:
        """Lists the AMC theatres that show a movie.

        The movie is named by its id or by its release number. Exactly one of ``movie_id``, ``release_number`` must be
        given.

        Args:
            movie_id: The movie's id. A TMDB or IMDb id is matched to AMC's movie. Such as "amc:movie:61234".
            release_number: The number of the movie's release, as in Movie.releaseNumber. At least 0.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("theatres/find", Theatre.from_json)
    def find(
        self,
        place: str | None = None,
        *,
        latitude: float | None = None,
        longitude: float | None = None,
        theatre_id: str | None = None,
        radius_kilometres: float | None = None,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Theatre]:
        """Lists the theatres at a place, given as people say it.

        Nearest first, with their distance. The page says which place was understood. A theatre's name or id finds that
        theatre alone, unless radiusKilometres is given. A place that AMC doesn't have is -32012, and its hint names the
        nearest; words that say something else, such as a format or a day, are -32602, and the hint has the arguments to
        send. At most one of ``place``, ``theatre_id``, ``latitude`` may be given. ``latitude`` needs ``longitude``.
        ``longitude`` needs ``latitude``.

        Args:
            place: A city ("Olathe, KS", "Kansas City"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire
                25"), a theatre's id, or coordinates ("40.75,-73.98"). By default the place of the settings; without
                one, exactly one of place, theatreId and latitude is required. Such as "Olathe, KS".
            latitude: Degrees north of the equator, in place of a name. In degrees. At least -90, at most 90.
            longitude: Degrees east of Greenwich. In degrees. At least -180, at most 180.
            theatre_id: A theatre's id, in place of a name. Such as "amc:theatre:610".
            radius_kilometres: The greatest distance of a theatre from the place; 40 if left out. In kilometres. At
                least 0.1, at most 20000.
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """

    @list_method("theatres/suggest", Place.from_json)
    def suggest(
        self,
        query: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        max_pages: int | None = None,
        seen: SeenOption | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
        on_progress: Callable[[Progress], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> Listing[Place]:
        """Lists the places that a text may mean.

        Finds cities, zip codes and AMC theatres, for use with theatres/near, theatres/get or showtimes/near.

        Args:
            query: The beginning of a place's name, or a zip code. Such as "overland".
            page: The number of the page to return, or to start streaming from; the first is 1. At least 1, default: 1.
            page_size: The number of rows per page. At least 1, at most 100, default: 20.
            limit: The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below
                pageSize becomes the page size, so that nextPage continues with the next row. At least 1.
            max_pages: The maximum number of pages to stream; if absent, all. It has no effect without a
                partialResultToken. At least 1.
            seen: Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows
                left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that
                a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other
                things.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.
            on_progress: Called as pages arrive, from the loop that reads the list.
            on_fault: Called when a page failed, with whether it is requested again, from the loop that reads the list.
        """


class WatchMethods(Namespace[Connections]):
    """The methods under ``watch``.

    Watches for what people wait for, and the log of what has happened. Both are kept in the state folder; of all
    processes that share it, one asks the providers. They belong to their machine, also if it shares with others: only
    the requests of the checks are shared.
    """

    @method("watch/add", Watch.from_json)
    def add(
        self,
        kind: WatchKind,
        *,
        showtime_id: str | None = None,
        place: str | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        theatre_id: str | None = None,
        theatre_ids: Sequence[str] | None = None,
        radius_kilometres: float | None = None,
        date: dt.date | str | None = None,
        until_date: dt.date | str | None = None,
        days: int | None = None,
        time_of_day: TimeOfDay | None = None,
        after: dt.time | str | None = None,
        before: dt.time | str | None = None,
        movie: str | None = None,
        year: int | None = None,
        movie_id: str | None = None,
        format: str | Sequence[str] | None = None,
        party_size: int | None = None,
        rows: str | Sequence[str] | None = None,
        seat_numbers: str | None = None,
        front_rows_excluded: int | None = None,
        aisle: bool | None = None,
        accessible: bool | None = None,
        name: str | None = None,
        every: int | None = None,
        until: str | None = None,
        once: bool | None = None,
        person_id: str | None = None,
        show_id: str | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Watch:
        """Watches for tickets, showings, seats, a release, or films of a list.

        The watch lasts until it ends or is removed, whoever is connected; whichever process runs asks the provider
        again and again, politely. Answers with what is true now, which is asked anew whatever cache says. A condition
        that is watched already stays one watch: it is the answer, with existing, and name, every, until and once are
        changed if they are given. There can be 1,000 watches, with 16 MiB of definitions; more are refused with
        requestFailed and limit. What changes from then on is in the log of events (watch/events, watch/follow) and told
        by watch/didChange. tickets needs movie or movieId, and takes the place; showings needs the place; seats needs
        showtimeId, or the place and date; release needs movieId or showId. A place means at most its ten nearest
        theatres, theatreIds all of them. Where showings and seats need one, and for the library, the usual place of the
        settings stands for one that is left out. library is one watch for all films that the library has as wanted (the
        2,000 that were added last): tickets (at the place, or else anywhere at AMC), the first showing in a format, the
        arrival at one of the user's services (services/set) in the region, and the digital release's date, each told
        once. A film that is added to the library joins at the next check, one that is removed or seen leaves. However
        many films there are, a check asks AMC for its programme once, and TMDB for at most 50 films, each at most every
        six hours; the others are asked for in the next minutes. person needs personId, and takes the place of the
        tickets. At most one of ``showtime_id``, ``place``, ``theatre_id``, ``latitude``, ``theatre_ids`` may be given.
        At most one of ``movie``, ``movie_id``, ``show_id`` may be given. At most one of ``until_date``, ``days`` may be
        given. At most one of ``time_of_day``, ``after`` may be given. At most one of ``time_of_day``, ``before`` may be
        given. ``latitude`` needs ``longitude``. ``longitude`` needs ``latitude``.

        Args:
            kind: What to watch for.
            showtime_id: The showtime to watch for seats. Such as "amc:showtime:61020778482511".
            place: A city ("Olathe, KS"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a
                theatre's id, or coordinates ("40.75,-73.98"). Such as "Olathe, KS".
            latitude: Degrees north of the equator, in place of a name. In degrees. At least -90, at most 90.
            longitude: Degrees east of Greenwich. In degrees. At least -180, at most 180.
            theatre_id: A theatre's id, in place of a name. Such as "amc:theatre:610".
            theatre_ids: The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates;
                radiusKilometres then has no meaning. Such as "amc:theatre:610".
            radius_kilometres: The greatest distance of a theatre from the place; 40 if left out. In kilometres. At
                least 0.1, at most 500.
            date: The day or the days, by the clock of the place; all coming days if left out. Words are understood when
                the watch is added. Such as "2026-11-21".
            until_date: The last of several days, at most 14 in all, of which date is the first. A weekday is the next
                one from date on. Such as "2026-11-25".
            days: The number of days from date on, in place of untilDate. At least 1, at most 14.
            time_of_day: Only showings that start in this part of each day, in place of after and before.
            after: Only showings that start at this time or later, by the clock of the place. Such as "18:30".
            before: Only showings that start at this time or earlier, by the clock of the place; showings after midnight
                are later than all others, and a time before 06:00 is after midnight. Such as "21:00".
            movie: The movie's title, however it is spelled, or its beginning up to a colon, a dash or a bracket. Movies
                that only have its words in their titles are candidates, and the watch waits. For tickets it may be one
                that AMC doesn't list yet. An id counts as movieId. Such as "hunger games".
            year: The year of the movie's release, by AMC's release date; beside movie. At least 1870, at most 2200.
            movie_id: The movie's id. One of TMDB's means each of AMC's entries of the movie, and no other movie; for
                tickets it may be one that AMC doesn't list yet. Such as "amc:movie:64825".
            format: Only showings with this format or attribute, or with one of several; for the library what is told
                besides the first tickets.
            party_size: The number of people who want to sit side by side; for seats. At least 1, at most 20.
            rows: The rows that the seats must be in; for seats.
            seat_numbers: The numbers that the seats must have; for seats. Such as "10-15".
            front_rows_excluded: How many rows at the screen the seats must not be in; for seats. At least 1, at most
                50.
            aisle: True if one of the seats must be at an aisle; for seats.
            accessible: True if one person uses a wheelchair; for seats. Otherwise wheelchair places and companion seats
                don't count.
            name: A name for people.
            every: The time between two checks: at least 60 for seats, 300 for tickets and showings, 900 for the
                library, 3600 for releases and a person, which are also the defaults. In seconds. At least 60, at most
                604800.
            until: When the watch ends by itself. It also ends when what it waits for can't happen any more.
            once: True to end the watch with the first event that it waits for.
            person_id: The person's id, at TMDB, IMDb or Wikidata; for a person. Such as "tmdb:person:137427".
            show_id: The show's id; for release, which then is about the services that offer it. Such as
                "tmdb:show:95396".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The watch, with what is true now.
        """

    @method("watch/list", Watches.from_json)
    def list(
        self,
        after: str | None = None,
        *,
        limit: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Watches:
        """Lists the watches.

        In the order in which they were added, each without the items of what is true now, which watch/get has.

        Args:
            after: The last watch of the page before: only those that were added later. Such as "watch:100".
            limit: The maximum number of watches; all if left out. At least 1, at most 1000.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The watches.
        """

    @method("watch/get", Watch.from_json)
    def get(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Watch:
        """Gets one watch.

        With what was true when it was last checked, when that was, when it will be checked next, and why it fails if it
        does.

        Args:
            id: The watch's id. Such as "watch:1".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The watch.
        """

    @method("watch/update", Watch.from_json)
    def update(
        self,
        id: str,
        *,
        paused: bool | None = None,
        name: str | None = None,
        every: int | None = None,
        until: str | None = None,
        once: bool | None = None,
        date: dt.date | str | None = None,
        until_date: dt.date | str | None = None,
        days: int | None = None,
        time_of_day: TimeOfDay | None = None,
        after: dt.time | str | None = None,
        before: dt.time | str | None = None,
        movie_id: str | None = None,
        format: str | Sequence[str] | None = None,
        party_size: int | None = None,
        rows: str | Sequence[str] | None = None,
        seat_numbers: str | None = None,
        front_rows_excluded: int | None = None,
        aisle: bool | None = None,
        accessible: bool | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Watch:
        """Changes a watch: its name, its times, or what it waits for.

        Only what is given is changed. A change of what is waited for is checked at once; what differs from before
        because of the change itself is no event. At most one of ``until_date``, ``days`` may be given. At most one of
        ``time_of_day``, ``after`` may be given. At most one of ``time_of_day``, ``before`` may be given.

        Args:
            id: The watch's id. Such as "watch:1".
            paused: True to stop checking, false to go on.
            name: A name for people.
            every: The time between two checks: at least 60 for seats, 300 for tickets and showings, 900 for the
                library, 3600 for releases and a person, which are also the defaults. In seconds. At least 60, at most
                604800.
            until: When the watch ends by itself. It also ends when what it waits for can't happen any more.
            once: True to end the watch with the first event that it waits for.
            date: The day or the days, by the clock of the place; all coming days if left out. Words are understood when
                the watch is added. Such as "2026-11-21".
            until_date: The last of several days, at most 14 in all, of which date is the first. A weekday is the next
                one from date on. Such as "2026-11-25".
            days: The number of days from date on, in place of untilDate. At least 1, at most 14.
            time_of_day: Only showings that start in this part of each day, in place of after and before.
            after: Only showings that start at this time or later, by the clock of the place. Such as "18:30".
            before: Only showings that start at this time or earlier, by the clock of the place; showings after midnight
                are later than all others, and a time before 06:00 is after midnight. Such as "21:00".
            movie_id: The movie's id. For tickets it may be a movie of TMDB's that AMC doesn't list yet. Such as
                "amc:movie:64825".
            format: Only showings with this format or attribute, or with one of several.
            party_size: The number of people who want to sit side by side; for seats. At least 1, at most 20.
            rows: The rows that the seats must be in; for seats.
            seat_numbers: The numbers that the seats must have; for seats. Such as "10-15".
            front_rows_excluded: How many rows at the screen the seats must not be in; for seats. At least 1, at most
                50.
            aisle: True if one of the seats must be at an aisle; for seats.
            accessible: True if one person uses a wheelchair; for seats. Otherwise wheelchair places and companion seats
                don't count.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The watch as it is now.
        """

    @method("watch/remove", WatchRemoval.from_json)
    def remove(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> WatchRemoval:
        """Removes a watch.

        Its events stay in the log.

        Args:
            id: The watch's id. Such as "watch:1".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The number of watches removed: 1, or 0 if there was none.
        """

    @method("watch/check", Watch.from_json)
    def check(
        self,
        id: str,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> Watch:
        """Checks a watch now.

        Asks the provider without waiting for the next check, within the rate kept for watches. What has changed is an
        event as always. A check that fails is no error: the watch says why.

        Args:
            id: The watch's id. Such as "watch:1".
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The watch, with what is true now.
        """

    @method("watch/events", WatchEventList.from_json)
    def events(
        self,
        *,
        after: int | None = None,
        watch_ids: Sequence[str] | None = None,
        limit: int | None = None,
        last: int | None = None,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> WatchEventList:
        """Reads the log of events.

        The oldest first. The log keeps the last 100,000 events, at most 64 MiB of them, whatever their age. Cursors
        only grow, but not always by 1, and belong to their machine's log: with a cursor that this log never gave, gap
        is true.

        Args:
            after: The cursor of the last event that is known; from the beginning if left out. At least 0, at most
                9007199254740991.
            watch_ids: Only the events of these watches. Such as "watch:1".
            limit: The maximum number of events. At least 1, at most 1000, default: 100.
            last: Instead of after: only so many of the newest events, whichever watches they are of. At least 1, at
                most 1000.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            The events.
        """

    @feed_method("watch/follow")
    def follow(
        self,
        *,
        after: int | None = None,
        watch_ids: Sequence[str] | None = None,
        limit: int | None = None,
        receiver: str | None = None,
        presentation: bool | None = None,
        on_gap: Callable[[WatchGap], None] | None = None,
        on_bookmark: Callable[[WatchBookmark], None] | None = None,
    ) -> WatchFeed:
        """Follows the events as they happen.

        With a partialResultToken it sends what was missed since after, then each event as it happens, for as long as
        the request is not cancelled. Without one it answers as soon as there is an event, with all there are. It takes
        none of the places of running requests and has no time limit; it is served from the log, so a client that
        doesn't read costs nothing and one that comes back with its cursor misses nothing. At the end of input it ends
        with serverCancelled, once what was missed has been sent. Its errors have a cursor: the after to go on from.

        Args:
            after: The cursor of the last event received, which confirms the events up to it for the receiver; if left
                out, the events after what was confirmed for the receiver, or without one those from now on. At least 0,
                at most 9007199254740991.
            watch_ids: Only the events of these watches. Such as "watch:1".
            limit: The number of events after which the stream ends. At least 1.
            receiver: A name under which the backend keeps how far events were confirmed, in all sessions: by the after
                of the next call, or by watch/delivered. A new name begins with new events. Two clients of one name each
                get all of them.
            presentation: True to get each event and the answer also ready to be shown, as their member presentation.
            on_gap: Called when events are missing because the log no longer has them. Without it, a gap is logged as a
                warning.
            on_bookmark: Called when nothing has happened for a minute, and when watches were added or removed.
        """

    @method("watch/delivered", WatchReceipt.from_json)
    def delivered(
        self,
        receiver: str,
        cursor: int,
        *,
        timeout_milliseconds: int | None = None,
        cache: CacheOption | None = None,
        language: str | None = None,
        region: str | None = None,
        verbatim: bool | None = None,
        presentation: bool | None = None,
    ) -> WatchReceipt:
        """Confirms events for a receiver.

        The next watch/follow of the receiver without after goes on after them. What is confirmed only grows: a lower
        cursor changes nothing. The thousand receivers that confirmed last are kept. Names are apart from the commands
        of marquee watch --exec.

        Args:
            receiver: The receiver's name, as in watch/follow.
            cursor: The cursor of the last event that was received and dealt with. At least 0, at most 9007199254740991.
            timeout_milliseconds: The time limit for the whole call, from when it is read: waiting, all upstream
                requests and their retries. After it the call fails with timedOut. In milliseconds. At least 1, at most
                600000, default: 30000.
            cache: How the answer may use cached responses. Default: "default".
            language: The language of the answer's texts; by default the one given to initialize, otherwise TMDB's
                default, American English. A text without a translation is in English, or else in the original language,
                and named in untranslated. Such as "en-US".
            region: The country whose release dates, certifications and offers count; by default the one given to
                initialize. Such as "US".
            verbatim: False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and
                pixabay, which are half of many answers. Default: True.
            presentation: True to get the answer, its pages and its other parts also ready to be shown, as their member
                presentation.

        Returns:
            What is confirmed.
        """


class Families(Namespace[Connections]):
    """A client's methods, by the word before the slash of their names.

    Each raises an RPCError if the backend answers with an error: an UpstreamError if a provider refuses, fails or can't
    be reached; and a BackendError if there is no answer.
    """

    def __init__(self, connection: Connections) -> None:
        """Give each namespace the connection that makes its calls."""
        super().__init__(connection)
        self.calendar: Calendar[Connections] = Calendar(connection)
        self.collections: Collections[Connections] = Collections(connection)
        self.companies: Companies[Connections] = Companies(connection)
        self.reviews: ReviewsMethods[Connections] = ReviewsMethods(connection)
        self.credentials: Credentials[Connections] = Credentials(connection)
        self.images: Images[Connections] = Images(connection)
        self.index: Index[Connections] = Index(connection)
        self.library: Library[Connections] = Library(connection)
        self.rpc: Rpc[Connections] = Rpc(connection)
        self.movies: Movies[Connections] = Movies(connection)
        self.people: People[Connections] = People(connection)
        self.reference: Reference[Connections] = Reference(connection)
        self.search: Search[Connections] = Search(connection)
        self.server: Server[Connections] = Server(connection)
        self.services: Services[Connections] = Services(connection)
        self.settings: Settings[Connections] = Settings(connection)
        self.shows: Shows[Connections] = Shows(connection)
        self.showtimes: Showtimes[Connections] = Showtimes(connection)
        self.suggestions: Suggestions[Connections] = Suggestions(connection)
        self.theatres: Theatres[Connections] = Theatres(connection)
        self.watch: WatchMethods[Connections] = WatchMethods(connection)
