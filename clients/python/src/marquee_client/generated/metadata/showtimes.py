# Written by `swift run generate` from schema/; changes belong there.
"""Showtimes, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method, Parameter
from marquee_client.generated.metadata.shared import CALL, LIST

SHOWTIMES: tuple[Method, ...] = (
    Method(
        name="showtimes/get",
        summary="Gives one showtime.",
        is_list=False,
        parameters=(
            Parameter(
                name="id",
                description='Which showtime. Such as "amc:61020778211100".',
                type="str",
                required=True,
            ),
            *CALL,
        ),
    ),
    Method(
        name="showtimes/seats",
        summary="Gives the seats of a showtime.",
        is_list=False,
        parameters=(
            Parameter(
                name="id",
                description='Which showtime. Such as "amc:61020778211100".',
                type="str",
                required=True,
            ),
            *CALL,
        ),
    ),
    Method(
        name="showtimes/atTheatre",
        summary="Lists the showtimes of a theatre.",
        is_list=True,
        parameters=(
            Parameter(
                name="theatreId",
                description='Which theatre. Such as "amc:610".',
                type="str",
                required=True,
            ),
            Parameter(
                name="date",
                description='Which day. Such as "2026-11-21".',
                type="str",
            ),
            Parameter(
                name="movie",
                description="Only movies whose title holds this.",
                type="str",
            ),
            Parameter(
                name="movieId",
                description='Only this movie. Such as "amc:62111".',
                type="str",
            ),
            Parameter(
                name="includeAttributes",
                description="Only what has these attributes, by code.",
                type="str",
                repeated=True,
            ),
            Parameter(
                name="excludeAttributes",
                description="Nothing that has these attributes, by code.",
                type="str",
                repeated=True,
            ),
            Parameter(
                name="attributeOperator",
                description="How several attributes combine.",
                type="str",
                choices=("and", "or"),
            ),
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="showtimes/near",
        summary="Lists the showtimes around a place.",
        is_list=True,
        parameters=(
            Parameter(
                name="date",
                description='Which day. Such as "2026-11-21".',
                type="str",
                required=True,
            ),
            Parameter(
                name="latitude",
                description="How far north the place lies. In degrees. At least -90, at most 90.",
                type="float",
                required=True,
            ),
            Parameter(
                name="longitude",
                description="How far east the place lies. In degrees. At least -180, at most 180.",
                type="float",
                required=True,
            ),
            Parameter(
                name="radiusKilometres",
                description="How far theatres may be from it. In kilometres. At least 0.1, at most 20000.",
                type="float",
            ),
            Parameter(
                name="movie",
                description="Only movies whose title holds this.",
                type="str",
            ),
            Parameter(
                name="movieId",
                description='Only this movie. Such as "amc:62111".',
                type="str",
            ),
            Parameter(
                name="city",
                description="Only theatres in this city.",
                type="str",
            ),
            Parameter(
                name="state",
                description="Only theatres in this state, by its two letters or its name.",
                type="str",
            ),
            Parameter(
                name="includeAttributes",
                description="Only what has these attributes, by code.",
                type="str",
                repeated=True,
            ),
            Parameter(
                name="excludeAttributes",
                description="Nothing that has these attributes, by code.",
                type="str",
                repeated=True,
            ),
            Parameter(
                name="attributeOperator",
                description="How several attributes combine.",
                type="str",
                choices=("and", "or"),
            ),
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="showtimes/earliest",
        summary="Gives the first showtime of a movie at a theatre.",
        is_list=False,
        parameters=(
            Parameter(
                name="theatreId",
                description='Which theatre. Such as "amc:610".',
                type="str",
                required=True,
            ),
            Parameter(
                name="movieId",
                description='Which movie. Such as "amc:62111".',
                type="str",
                required=True,
            ),
            *CALL,
        ),
    ),
)
