# SPDX-License-Identifier: MIT
"""Rows of a list as flat records, for data frames."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, get_args

from marquee_client._json import JSONObject, Model
from marquee_client.generated.models import MovieShowings, Provider

if TYPE_CHECKING:
    import pandas as pd

PROVIDERS = frozenset(get_args(Provider))
FIRST = (
    "starts_at_local",
    "theatre_name",
    "distance_kilometres",
    "format",
    "total",
    "total_excludes",
    "availability",
    "id",
)
"""The columns of a showing that follow its movie's title and year."""


def data_frame(rows: Iterable[Any], *, verbatim: bool) -> pd.DataFrame:
    """Make a data frame of a list's rows.

    Raises:
        ImportError: pandas is not installed.
    """
    try:
        import pandas as pd  # noqa: PLC0415
    except ImportError as error:
        raise ImportError("to_dataframe() needs pandas: pip install 'marquee-client[pandas]'") from error
    return pd.DataFrame([record for row in rows for record in records(row, verbatim=verbatim)])


def records(row: Any, *, verbatim: bool) -> list[JSONObject]:
    """Return the records of a row: one, or for a movie with showings one for each of these."""
    record = flatten(plain(row, verbatim=verbatim))
    if not isinstance(row, MovieShowings):
        return [record]
    showings, movie_id = record.pop("showings"), record.pop("id")
    about = {name: record.pop(name) for name in ("title", "year")}
    return [
        {**about, **{name: showing[name] for name in FIRST}, **showing, "movie_id": movie_id, **record}
        for showing in showings
    ]


def flatten(row: JSONObject) -> JSONObject:
    """Replace a search result by its item."""
    item = row.get("item")
    if not isinstance(item, dict):
        return row
    return {**{name: value for name, value in row.items() if name != "item"}, **item}


def plain(value: Any, *, verbatim: bool) -> Any:
    """Replace models by dictionaries of their members, without what the server sent verbatim unless wanted."""
    if isinstance(value, Model):
        return {
            field.name: plain(getattr(value, field.name), verbatim=verbatim)
            for field in dataclasses.fields(value)
            if verbatim or not is_verbatim(field.name, getattr(value, field.name))
        }
    if isinstance(value, tuple):
        return [plain(item, verbatim=verbatim) for item in value]
    return value


def is_verbatim(name: str, value: Any) -> bool:
    """Whether a member is the object that the server sent, or the part of it that a provider's object was."""
    return name == "json" or (name in PROVIDERS and isinstance(value, dict))
