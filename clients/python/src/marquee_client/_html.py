# SPDX-License-Identifier: MIT
"""JSON objects as tables for a notebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from marquee_client import _showings
from marquee_client._table import PREFERRED, cell, flatten, in_columns, line, ordered, parts, title
from marquee_client.generated.columns import ROWS

if TYPE_CHECKING:
    from marquee_client._json import JSONObject


def list_html(rows: Sequence[JSONObject], caption: str = "", method: str = "") -> str:
    """Return a table with a row for each object, or for each showing of a film, and the model's columns."""
    if not rows:
        return f"<p>{escape(caption or 'no rows')}</p>"
    if _showings.are_films_with_showings(rows):
        spread = [{"film": _showings.headline(row), **_showings.row(one)} for row in rows for one in row["showings"]]
        return table(("film", *_showings.ORDER), spread, caption)
    if method in ROWS:
        shown = in_columns(rows, method)
        return table(shown[0], shown, caption)
    flat = [flatten(row) for row in rows]
    names = ordered(flat)
    return table([name for name in names if name in PREFERRED] or names, flat, caption)


def object_html(value: JSONObject) -> str:
    """Return a table of an object's members, and one for each list of objects in it."""
    members, lists = parts(value)
    body = "".join(f"<tr><th>{escape(title(name))}</th>{data(line(member))}</tr>" for name, member in members.items())
    tables = [f"<table><tbody>{body}</tbody></table>"] if members else []
    return "".join([*tables, *(list_html(rows, title(name)) for name, rows in lists.items())])


def table(names: Iterable[str], rows: Sequence[JSONObject], caption: str) -> str:
    """Return a table of these columns, without those that are empty."""
    shown = [name for name in names if any(cell(row.get(name)) for row in rows)]
    head = "".join(f"<th>{escape(title(name))}</th>" for name in shown)
    body = "".join("<tr>" + "".join(data(cell(row.get(name))) for name in shown) + "</tr>" for row in rows)
    above = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{above}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def data(text: Any) -> str:
    """Return a cell, aligned as text."""
    return f'<td style="text-align: left">{escape(text)}</td>'
