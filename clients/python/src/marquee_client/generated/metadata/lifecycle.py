# Written by `swift run generate` from schema/; changes belong there.
"""Lifecycle, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method

LIFECYCLE: tuple[Method, ...] = (
    Method(
        name="rpc.discover",
        summary="Gives this document.",
        is_list=False,
        parameters=(),
    ),
)
