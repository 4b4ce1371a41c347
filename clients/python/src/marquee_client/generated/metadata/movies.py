# Written by `swift run generate` from schema/; changes belong there.
"""Movies, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method, Parameter
from marquee_client.generated.metadata.shared import CALL, LIST

MOVIES: tuple[Method, ...] = (
    Method(
        name="movies/get",
        summary="Gives one movie.",
        is_list=False,
        parameters=(
            Parameter(
                name="id",
                description='Which movie. Such as "amc:61234".',
                type="str",
            ),
            Parameter(
                name="slug",
                description='Which movie, by its web address at AMC. Such as "batman-61234".',
                type="str",
            ),
            Parameter(
                name="internalReleaseId",
                description="Which movie, by its internal release number at AMC. At least 0.",
                type="int",
            ),
            Parameter(
                name="include",
                description=(
                    "Which parts to add. They come from TMDB; where it can't give them for a movie of AMC's, linkFault "
                    "says why."
                ),
                type="str",
                repeated=True,
                choices=(
                    "credits",
                    "videos",
                    "images",
                    "watchProviders",
                    "releaseDates",
                    "similar",
                    "recommendations",
                    "reviews",
                    "keywords",
                    "translations",
                    "externalIds",
                ),
            ),
            Parameter(
                name="link",
                description=(
                    "Whether to look for the movie at the other provider too. A movie that only one of them has comes "
                    "as it is. False unless said."
                ),
                type="bool",
            ),
            *CALL,
        ),
    ),
    Method(
        name="movies/similar",
        summary="Lists movies like one.",
        is_list=True,
        parameters=(
            Parameter(
                name="id",
                description='Which movie. Such as "tmdb:268".',
                type="str",
                required=True,
            ),
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/recommendations",
        summary="Lists what people who like a movie like.",
        is_list=True,
        parameters=(
            Parameter(
                name="id",
                description='Which movie. Such as "tmdb:268".',
                type="str",
                required=True,
            ),
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="movies/credits",
        summary="Says who made a movie and who plays in it.",
        is_list=False,
        parameters=(
            Parameter(
                name="id",
                description='Which movie. Such as "tmdb:268".',
                type="str",
                required=True,
            ),
            *CALL,
        ),
    ),
    Method(
        name="movies/videos",
        summary="Gives a movie's trailers and other videos.",
        is_list=False,
        parameters=(
            Parameter(
                name="id",
                description='Which movie. Such as "tmdb:268".',
                type="str",
                required=True,
            ),
            *CALL,
        ),
    ),
    Method(
        name="movies/watchProviders",
        summary="Says where a movie can be watched at home.",
        is_list=False,
        parameters=(
            Parameter(
                name="id",
                description='Which movie. Such as "tmdb:268".',
                type="str",
                required=True,
            ),
            *CALL,
        ),
    ),
    Method(
        name="movies/genres",
        summary="Lists the genres that movies can have.",
        is_list=False,
        parameters=(*CALL,),
    ),
)
