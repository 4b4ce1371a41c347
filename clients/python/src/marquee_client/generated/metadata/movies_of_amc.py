# Written by `swift run generate` from schema/; changes belong there.
"""Lists of movies at AMC, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method, Parameter
from marquee_client.generated.metadata.shared import CALL, LIST

MOVIES_OF_AMC: tuple[Method, ...] = (
    Method(
        name="movies/all",
        summary="Lists all movies, or those that match.",
        is_list=True,
        parameters=(
            Parameter(
                name="name",
                description="A part of the title.",
                type="str",
            ),
            Parameter(
                name="ids",
                description='Only these movies. Such as "amc:61234".',
                type="str",
                repeated=True,
            ),
            Parameter(
                name="slug",
                description='Only the movie with this web address. Such as "batman-61234".',
                type="str",
            ),
            Parameter(
                name="releaseNumber",
                description="Only the movies of this release. At least 0.",
                type="int",
            ),
            Parameter(
                name="startDate",
                description='Only movies released after this day; without endDate, all of them. Such as "2026-01-01".',
                type="str",
            ),
            Parameter(
                name="endDate",
                description=(
                    'Only movies released on or before this day; without startDate, all of them. Such as "2026-12-31".'
                ),
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
        name="movies/nowPlaying",
        summary="Lists the movies that play now.",
        is_list=True,
        parameters=(
            Parameter(
                name="provider",
                description='Whose list. "amc" unless said.',
                type="str",
                choices=("amc", "tmdb"),
            ),
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/advanceTickets",
        summary="Lists the movies whose tickets are sold in advance.",
        is_list=True,
        parameters=(
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/comingSoon",
        summary="Lists the movies that come soon.",
        is_list=True,
        parameters=(
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/active",
        summary="Lists the movies that are active.",
        is_list=True,
        parameters=(
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/allActive",
        summary="Lists all movies that are active anywhere.",
        is_list=True,
        parameters=(
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/onDemand",
        summary="Lists the movies to watch at home.",
        is_list=True,
        parameters=(
            *LIST,
            *CALL,
        ),
    ),
)
