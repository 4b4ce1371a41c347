# SPDX-License-Identifier: MIT
"""JSON objects as tables for a notebook, with posters and with the seats of a showing."""

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
    flat = [flatten(row) for row in rows]
    posters = [poster(row) for row in flat]
    if method in ROWS:
        shown = in_columns(rows, method)
        return table(shown[0], shown, caption, posters)
    names = ordered(flat)
    return table([name for name in names if name in PREFERRED] or names, flat, caption, posters)


def poster(row: JSONObject) -> str:
    """Return the picture of a film's poster; empty if it has none. Only a web address becomes a picture."""
    url = row.get("posterUrl")
    if not isinstance(url, str) or not url.startswith(("https://", "http://")):
        return ""
    return f'<img src="{escape(url)}" alt="" loading="lazy" style="height: 6em">'


def hall(value: JSONObject) -> str:
    """Return the seats of a showing as a map with the best ones for the party marked; empty for any other object."""
    rows = value.get("map") if "groups" in value else value.get("rows") if "columnCount" in value else None
    if not isinstance(rows, list):
        return ""
    best = {
        (block.get("rowNumber"), block.get("offset", 0) + place)
        for group in value.get("groups", [])[:1]
        for block in group.get("blocks", [])
        for place in range(len(block.get("seats", [])))
    }
    lines = []
    for row in rows:
        seats = row.get("seats", "")
        places = seats if isinstance(seats, str) else "".join(map(place_of, seats))
        name = row.get("row", "") if isinstance(seats, str) else row_name(row)
        drawn = "".join(
            "<b>◆</b>" if (row.get("rowNumber"), at) in best else escape(" " if place == "." else place)
            for at, place in enumerate(places)
        )
        lines.append(f"{escape(str(name)):>4}  {drawn}")
    legend = "o free, x taken, w wheelchair, c companion" + (", ◆ best" if best else "")
    return f'<pre style="line-height: 1.2">      screen\n{chr(10).join(lines)}\n      {legend}</pre>'


def place_of(seat: JSONObject) -> str:
    """Return the letter of a seat on the map."""
    kind = str(seat.get("type", "")).lower()
    if kind == "notaseat":
        return "."
    if not seat.get("available"):
        return "x"
    return "w" if "wheelchair" in kind else "c" if "companion" in kind else "o"


def row_name(row: JSONObject) -> str:
    """Return the name of a row of seats, with which the names of its seats begin."""
    names = [str(seat["name"]) for seat in row.get("seats", []) if seat.get("name")]
    return names[0].rstrip("0123456789") if names else str(row.get("row", ""))


def object_html(value: JSONObject) -> str:
    """Return a table of an object's members, and one for each list of objects in it."""
    picture = poster(value) + hall(value)
    if picture:
        rest = {name: member for name, member in value.items() if name not in ("posterUrl", "map", "rows")}
        return picture + object_html(rest)
    members, lists = parts(value)
    body = "".join(f"<tr><th>{escape(title(name))}</th>{data(line(member))}</tr>" for name, member in members.items())
    tables = [f"<table><tbody>{body}</tbody></table>"] if members else []
    return "".join([*tables, *(list_html(rows, title(name)) for name, rows in lists.items())])


def table(names: Iterable[str], rows: Sequence[JSONObject], caption: str, pictures: Sequence[str] = ()) -> str:
    """Return a table of these columns, without those that are empty, and a last column of pictures if there are any."""
    shown = [name for name in names if any(cell(row.get(name)) for row in rows)]
    last = [f"<td>{picture}</td>" for picture in pictures] if any(pictures) else [""] * len(rows)
    head = "".join(f"<th>{escape(title(name))}</th>" for name in shown) + ("<th>POSTER</th>" if any(pictures) else "")
    body = "".join(
        "<tr>" + "".join(data(cell(row.get(name))) for name in shown) + picture + "</tr>"
        for row, picture in zip(rows, last)
    )
    above = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{above}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def data(text: Any) -> str:
    """Return a cell, aligned as text."""
    return f'<td style="text-align: left">{escape(text)}</td>'
