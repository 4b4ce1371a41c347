# Written by `swift run generate` from schema/; changes belong there.
"""Images, as the command line knows it."""

from __future__ import annotations

from marquee_client._metadata import Method, Parameter
from marquee_client.generated.metadata.shared import CALL

IMAGES: tuple[Method, ...] = (
    Method(
        name="images/url",
        summary="Says where an image is.",
        is_list=False,
        parameters=(
            Parameter(
                name="path",
                description=(
                    "Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts."
                ),
                type="str",
            ),
            Parameter(
                name="id",
                description='Whose image; needs kind. Such as "tmdb:268".',
                type="str",
            ),
            Parameter(
                name="kind",
                description="What the id is an id of.",
                type="str",
                choices=("movie", "person", "theatre"),
            ),
            Parameter(
                name="type",
                description=(
                    "Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said."
                ),
                type="str",
                choices=("poster", "backdrop", "profile", "logo"),
            ),
            Parameter(
                name="size",
                description=(
                    "Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail, "
                    "standard, large, dynamic."
                ),
                type="str",
            ),
            Parameter(
                name="width",
                description=(
                    "How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest "
                    "is. In pixels. At least 1, at most 100000."
                ),
                type="int",
            ),
            *CALL,
        ),
    ),
    Method(
        name="images/fetch",
        summary="Makes an image a file.",
        is_list=False,
        parameters=(
            Parameter(
                name="path",
                description=(
                    "Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts."
                ),
                type="str",
            ),
            Parameter(
                name="id",
                description='Whose image; needs kind. Such as "tmdb:268".',
                type="str",
            ),
            Parameter(
                name="kind",
                description="What the id is an id of.",
                type="str",
                choices=("movie", "person", "theatre"),
            ),
            Parameter(
                name="type",
                description=(
                    "Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said."
                ),
                type="str",
                choices=("poster", "backdrop", "profile", "logo"),
            ),
            Parameter(
                name="size",
                description=(
                    "Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail, "
                    "standard, large, dynamic."
                ),
                type="str",
            ),
            Parameter(
                name="width",
                description=(
                    "How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest "
                    "is. In pixels. At least 1, at most 100000."
                ),
                type="int",
            ),
            *CALL,
        ),
    ),
)
