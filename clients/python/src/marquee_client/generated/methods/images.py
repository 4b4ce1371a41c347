# Written by `swift run generate` from schema/; changes belong there.
"""Images."""

from __future__ import annotations

from marquee_client._namespace import Namespace
from marquee_client.generated.models.artwork import ArtworkKind, ArtworkType, FetchedImage, ImageLocation
from marquee_client.generated.models.provider import CacheOption


class ImagesMethods(Namespace):
    """Posters and pictures of movies, people and theatres."""

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
        ``width`` may be given. ``id`` needs ``kind``.

        Args:
            path: Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts.
            id: Whose image; needs kind. Such as "tmdb:268".
            kind: What the id is an id of.
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
            "images/url",
            {
                "path": path,
                "id": id,
                "kind": kind,
                "type": type,
                "size": size,
                "width": width,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            ImageLocation.from_json,
        )

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
        ``path``, ``id`` must be given. At most one of ``size``, ``width`` may be given. ``id`` needs ``kind``.

        Args:
            path: Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts.
            id: Whose image; needs kind. Such as "tmdb:268".
            kind: What the id is an id of.
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
            "images/fetch",
            {
                "path": path,
                "id": id,
                "kind": kind,
                "type": type,
                "size": size,
                "width": width,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            FetchedImage.from_json,
        )
