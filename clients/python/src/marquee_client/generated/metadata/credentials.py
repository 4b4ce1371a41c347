# Written by `swift run generate` from schema/; changes belong there.
"""Credentials, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method, Parameter
from marquee_client.generated.metadata.shared import CALL

CREDENTIALS: tuple[Method, ...] = (
    Method(
        name="credentials/set",
        summary="Sets a provider's key.",
        is_list=False,
        parameters=(
            Parameter(
                name="provider",
                description="Whose key.",
                type="str",
                required=True,
                choices=("amc", "tmdb", "pixabay"),
            ),
            Parameter(
                name="key",
                description='The key; TMDB takes a token or a key. Such as "0123456789abcdef0123456789abcdef".',
                type="str",
                required=True,
            ),
            Parameter(
                name="persist",
                description=(
                    "Whether to keep it in the configuration file, which only its owner can read. False unless said."
                ),
                type="bool",
            ),
            *CALL,
        ),
    ),
    Method(
        name="credentials/status",
        summary="Says which keys are there.",
        is_list=False,
        parameters=(*CALL,),
    ),
)
