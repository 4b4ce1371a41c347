# Written by `swift run generate` from schema/; changes belong there.
"""Server."""

from __future__ import annotations

from marquee_client._namespace import AsyncNamespace
from marquee_client.generated.models.provider import CacheOption
from marquee_client.generated.models.server_report import Pong, ServerReport


class AsyncServerMethods(AsyncNamespace):
    """The program itself. These methods answer at once and ask no upstream."""

    async def ping(
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

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
        """
        return await self._call(
            "server/ping",
            {
                "sequence": sequence,
                "sentAt": sent_at,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            Pong.from_json,
        )

    async def status(
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

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
        """
        return await self._call(
            "server/status",
            {"timeoutMilliseconds": timeout_milliseconds, "cache": cache, "language": language, "region": region},
            ServerReport.from_json,
        )
