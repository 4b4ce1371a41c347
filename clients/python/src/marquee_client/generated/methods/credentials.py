# Written by `swift run generate` from schema/; changes belong there.
"""Credentials."""

from __future__ import annotations

from marquee_client._namespace import Namespace
from marquee_client.generated.models.credential_status import CredentialList, CredentialStatus
from marquee_client.generated.models.provider import CacheOption, Provider


class CredentialsMethods(Namespace):
    """The keys of the providers."""

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

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
        """
        return self._call(
            "credentials/set",
            {
                "provider": provider,
                "key": key,
                "persist": persist,
                "timeoutMilliseconds": timeout_milliseconds,
                "cache": cache,
                "language": language,
                "region": region,
            },
            CredentialStatus.from_json,
        )

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

        Raises:
            InvalidParamsError: The params are not what the method takes.
            InternalError: Something went wrong inside.
            RequestCancelledError: The request was cancelled.
            ServerCancelledError: The server is leaving.
        """
        return self._call(
            "credentials/status",
            {"timeoutMilliseconds": timeout_milliseconds, "cache": cache, "language": language, "region": region},
            CredentialList.from_json,
        )
