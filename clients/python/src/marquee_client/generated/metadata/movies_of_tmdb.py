# Written by `swift run generate` from schema/; changes belong there.
"""Lists of movies at TMDB, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method, Parameter
from marquee_client.generated.metadata.shared import CALL, LIST

MOVIES_OF_TMDB: tuple[Method, ...] = (
    Method(
        name="movies/popular",
        summary="Lists the movies with the most attention.",
        is_list=True,
        parameters=(
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/topRated",
        summary="Lists the movies with the best ratings.",
        is_list=True,
        parameters=(
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/upcoming",
        summary="Lists the movies that come out soon.",
        is_list=True,
        parameters=(
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/trending",
        summary="Lists the movies of the hour.",
        is_list=True,
        parameters=(
            Parameter(
                name="window",
                description='Over which time. "day" unless said.',
                type="str",
                choices=("day", "week"),
            ),
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/discover",
        summary="Finds movies by what they are.",
        is_list=True,
        parameters=(
            Parameter(
                name="genreIds",
                description='Only movies of all these genres. Such as "tmdb:28".',
                type="str",
                repeated=True,
            ),
            Parameter(
                name="year",
                description="Only movies first released in this year. In years. At least 1870, at most 2200.",
                type="int",
            ),
            Parameter(
                name="minimumRating",
                description="Only movies rated at least this well. In points from 0 to 10. At least 0, at most 10.",
                type="float",
            ),
            Parameter(
                name="minimumVotes",
                description="Only movies that at least so many people have rated. In votes. At least 0.",
                type="int",
            ),
            Parameter(
                name="sortBy",
                description='In which order. "popularity.desc" unless said.',
                type="str",
                choices=(
                    "popularity.asc",
                    "popularity.desc",
                    "releaseDate.asc",
                    "releaseDate.desc",
                    "revenue.asc",
                    "revenue.desc",
                    "title.asc",
                    "title.desc",
                    "originalTitle.asc",
                    "originalTitle.desc",
                    "rating.asc",
                    "rating.desc",
                    "ratingCount.asc",
                    "ratingCount.desc",
                ),
            ),
            Parameter(
                name="watchProviderIds",
                description='Only movies that one of these services offers in the region. Such as "tmdb:8".',
                type="str",
                repeated=True,
            ),
            Parameter(
                name="originalLanguage",
                description='Only movies made in this language. Such as "en".',
                type="str",
            ),
            Parameter(
                name="releasedAfter",
                description='Only movies released on or after this day. Such as "1989-01-01".',
                type="str",
            ),
            Parameter(
                name="releasedBefore",
                description='Only movies released on or before this day. Such as "1989-12-31".',
                type="str",
            ),
            *LIST,
            *CALL,
        ),
    ),
)
