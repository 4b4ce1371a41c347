# Written by `swift run generate` from schema/; changes belong there.
"""Theatres, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method, Parameter
from marquee_client.generated.metadata.shared import CALL, LIST

THEATRES: tuple[Method, ...] = (
    Method(
        name="theatres/all",
        summary="Lists all theatres, or those that match.",
        is_list=True,
        parameters=(
            Parameter(
                name="name",
                description="A part of the name.",
                type="str",
            ),
            Parameter(
                name="ids",
                description='Only these theatres. Such as "amc:610".',
                type="str",
                repeated=True,
            ),
            Parameter(
                name="market",
                description="Only theatres of this market, by its slug or name.",
                type="str",
            ),
            Parameter(
                name="state",
                description="Only theatres in this state, by its two letters or its name.",
                type="str",
            ),
            Parameter(
                name="city",
                description="Only theatres in this city; needs state.",
                type="str",
            ),
            Parameter(
                name="brand",
                description="Only theatres of this brand.",
                type="str",
            ),
            Parameter(
                name="includeClosed",
                description="Whether to list theatres that are closed for good. False unless said.",
                type="bool",
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
        name="theatres/get",
        summary="Gives one theatre.",
        is_list=False,
        parameters=(
            Parameter(
                name="id",
                description='Which theatre. Such as "amc:610".',
                type="str",
            ),
            Parameter(
                name="slug",
                description='Which theatre, by its web address. Such as "amc-dine-in-studio-28".',
                type="str",
            ),
            *CALL,
        ),
    ),
    Method(
        name="theatres/near",
        summary="Lists theatres around a place.",
        is_list=True,
        parameters=(
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
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="theatres/showing",
        summary="Lists theatres that show a movie.",
        is_list=True,
        parameters=(
            Parameter(
                name="movieId",
                description='Which movie. Such as "amc:61234".',
                type="str",
            ),
            Parameter(
                name="releaseNumber",
                description="Which release. At least 0.",
                type="int",
            ),
            *LIST,
            *CALL,
        ),
    ),
    Method(
        name="theatres/suggest",
        summary="Lists places that a text may mean.",
        is_list=True,
        parameters=(
            Parameter(
                name="query",
                description='The beginning of a name, or a zip code. Such as "overland".',
                type="str",
                required=True,
            ),
            *LIST,
            *CALL,
        ),
    ),
)
