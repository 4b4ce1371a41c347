# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from typing import Literal

MovieInclude = Literal[
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
]
"""A part of a movie that is given only if asked for.

``credits``: Who made it. ``videos``: Trailers and other videos. ``images``: Posters and other pictures.
``watchProviders``: Where to watch it. ``releaseDates``: When it came out where. ``similar``: Movies like it.
``recommendations``: What people who like it like. ``reviews``: What people wrote about it. ``keywords``: What it deals
with. ``translations``: Its texts in other languages. ``externalIds``: What other sites call it.
"""


MovieSort = Literal[
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
]
"""In which order movies come: by what, and whether ascending or descending."""


TrendingWindow = Literal["day", "week"]
"""The time over which attention is counted.

``day``: The last day. ``week``: The last seven days.
"""
