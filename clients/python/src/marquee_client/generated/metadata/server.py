# Written by `swift run generate` from schema/; changes belong there.
"""Server, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method, Parameter
from marquee_client.generated.metadata.shared import CALL

SERVER: tuple[Method, ...] = (
    Method(
        name="server/ping",
        summary="Answers at once with what it got.",
        is_list=False,
        parameters=(
            Parameter(
                name="sequence",
                description="Anything; it comes back.",
                type="int",
            ),
            Parameter(
                name="sentAt",
                description="Anything; it comes back. In the sender's own.",
                type="int",
            ),
            *CALL,
        ),
    ),
    Method(
        name="server/status",
        summary="Says how the program is doing.",
        is_list=False,
        parameters=(*CALL,),
    ),
)
