# Written by `swift run generate` from schema/; changes belong there.
"""Suggestions, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method, Parameter
from marquee_client.generated.metadata.shared import CALL

SUGGESTIONS: tuple[Method, ...] = (
    Method(
        name="suggestions/list",
        summary="Lists the remembered searches.",
        is_list=False,
        parameters=(
            Parameter(
                name="prefix",
                description="Only searches that begin with this.",
                type="str",
            ),
            Parameter(
                name="limit",
                description="The most to give. In suggestions. At least 1, at most 1000.",
                type="int",
            ),
            *CALL,
        ),
    ),
    Method(
        name="suggestions/remove",
        summary="Forgets a search.",
        is_list=False,
        parameters=(
            Parameter(
                name="query",
                description='What to look for. Such as "batman".',
                type="str",
                required=True,
            ),
            *CALL,
        ),
    ),
    Method(
        name="suggestions/clear",
        summary="Forgets all searches, and every kept response.",
        is_list=False,
        parameters=(*CALL,),
    ),
)
