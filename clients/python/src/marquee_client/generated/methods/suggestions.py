# Written by `swift run generate` from schema/; changes belong there.
"""Suggestions."""

from __future__ import annotations

from marquee_client._namespace import Namespace
from marquee_client.generated.models.provider import CacheOption
from marquee_client.generated.models.suggestion import SuggestionList, SuggestionRemoval


class SuggestionsMethods(Namespace):
    """The searches that were made before, on this machine."""

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

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
        """
        return self._call(
            "suggestions/list",
            {
                "prefix": prefix,
                "limit": limit,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            SuggestionList.from_json,
        )

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

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
        """
        return self._call(
            "suggestions/remove",
            {
                "query": query,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            SuggestionRemoval.from_json,
        )

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

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
        """
        return self._call(
            "suggestions/clear",
            {"timeoutMilliseconds": timeout_milliseconds, "cache": cache, "language": language, "region": region},
            SuggestionRemoval.from_json,
        )
