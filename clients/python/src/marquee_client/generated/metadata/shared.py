# Written by `swift run generate` from schema/; changes belong there.
"""The parameters that many methods share."""

from __future__ import annotations

from marquee_client._metadata import Parameter

LIST: tuple[Parameter, ...] = (
    Parameter(
        name="page",
        description=(
            "The page to give, or to begin with when pages are streamed; the first is 1. At least 1, at most "
            "1000000000, 1 unless said."
        ),
        type="int",
    ),
    Parameter(
        name="pageSize",
        description="How many rows make a page. At least 1, at most 100, 20 unless said.",
        type="int",
    ),
    Parameter(
        name="limit",
        description=(
            "The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of the "
            "page: page counts in it, so nextPage goes on with the row that follows. At least 1, at most 1000000000."
        ),
        type="int",
    ),
    Parameter(
        name="maxPages",
        description="The most pages that a stream gives. At least 1, at most 1000000000.",
        type="int",
    ),
)
CALL: tuple[Parameter, ...] = (
    Parameter(
        name="timeoutMilliseconds",
        description=(
            "How long the whole call may take, all its upstream requests and their retries included; then it fails as "
            "timedOut. In milliseconds. At least 1, at most 600000, 30000 unless said."
        ),
        type="int",
    ),
    Parameter(
        name="cache",
        description='How the answer may use responses kept from before. "default" unless said.',
        type="str",
        choices=("default", "reload", "only"),
    ),
    Parameter(
        name="language",
        description=(
            "The language texts should be in; the one given to initialize unless said. Where a text is missing in it, "
            'the original\'s is given and named in untranslated. Such as "en-US".'
        ),
        type="str",
    ),
    Parameter(
        name="region",
        description=(
            "The country whose release dates, certifications and offers count; the one given to initialize unless "
            'said. Such as "US".'
        ),
        type="str",
    ),
)
