# SPDX-License-Identifier: MIT
"""JSON objects as a table that fits a terminal."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from marquee_client._text import printable, with_hint
from marquee_client.generated.columns import COLUMNS, ROWS

if TYPE_CHECKING:
    from marquee_client._json import JSONObject

PREFERRED = tuple(
    dict.fromkeys(
        member for columns in COLUMNS.values() for _, members, _ in columns for member in members if "." not in member
    )
)
"""The first columns of objects whose model isn't known; the rest follow in the contract's order."""
HIDDEN = re.compile(r"amc|tmdb|pixabay|ids|slug|.*(Url|Path)")
"""Members without a column: verbatim data, and what only programs need; --json has them."""
MOMENT = re.compile(r"(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")
GAP = "  "
WIDEST = 40
"""The maximum width of a column while others need room."""
NARROWEST = 10
"""The minimum width of a column that is made narrower rather than left out."""


class Table:
    """A table whose columns are set by the first rows, so that later rows can be printed as they arrive.

    Texts that are too long are cut, or wrapped if asked for. There is room for the most important columns; which these
    are, the order in which they stand, and which are made narrower before they are left out, may be given.
    """

    def __init__(
        self,
        rows: Iterable[JSONObject],
        columns: int,
        *,
        wraps: bool = False,
        important: Sequence[str] = (),
        order: Sequence[str] = (),
        elastic: Sequence[str] = (),
    ) -> None:
        self._wraps = wraps
        flat = [flatten(row) for row in rows]
        room = columns
        widths: dict[str, int] = {}
        missing: dict[str, int] = {}
        for name in important or ordered(flat):
            texts = [cell(row.get(name)) for row in flat]
            full = max(map(width, [title(name), *texts]))
            # The first column is shown however narrow the terminal is.
            may_shrink = not widths or ((wraps or name in elastic) and room >= NARROWEST)
            wanted = min(full, WIDEST, room) if may_shrink else min(full, WIDEST)
            if wanted > room or not any(texts):
                continue
            widths[name] = wanted
            missing[name] = full - wanted
            room -= wanted + len(GAP)
        # The remaining room, without the last gap, is for the columns that were cut.
        room += len(GAP)
        for name, places in missing.items():
            widths[name] += min(places, room)
            room -= min(places, room)
        self._widths = {name: widths[name] for name in order or widths if name in widths}

    def lines(self, rows: Iterable[JSONObject], *, head: bool = False) -> list[str]:
        """Return a line for each row, and before them one for the head if wanted."""
        flat = [flatten(row) for row in rows]
        texts = [[cell(row.get(name)) for name in self._widths] for row in flat]
        if head and flat:
            texts.insert(0, [title(name) for name in self._widths])
        return [GAP.join(map(fit, line, self._widths.values())).rstrip() for row in texts for line in self._lines(row)]

    def _lines(self, texts: list[str]) -> Iterable[Sequence[str]]:
        if not self._wraps:
            return [texts]
        return zip_longest(*map(wrap, texts, self._widths.values()), fillvalue="")


def tables(value: Any, columns: int) -> str:
    """Show a single object: its members line by line, and a table for each list of objects in it."""
    if not isinstance(value, dict):
        return cell(value)
    members, lists = parts(value)
    names = list(members)
    margin = max((len(title(name)) for name in names), default=0)
    lines = []
    for name in names:
        room = max(columns - margin - len(GAP), 1)
        first, *rest = wrap(line(members[name]), room)
        lines.append(title(name).ljust(margin) + GAP + first)
        lines += [" " * (margin + len(GAP)) + more for more in rest]
    for name, rows in lists.items():
        if lines or len(lists) > 1:
            lines += ["", title(name)]
        lines += Table(rows, columns, wraps=True).lines(rows, head=True)
    return "\n".join(lines)


def parts(value: JSONObject) -> tuple[JSONObject, dict[str, list[JSONObject]]]:
    """Split an object into members that are shown in a line, and those that are a table."""
    flat = flatten(value)
    lists = {name: rows_of(flat[name]) for name in ordered([flat]) if rows_of(flat[name])}
    return {name: flat[name] for name in ordered([flat]) if name not in lists}, lists


def rows_of(value: Any) -> list[JSONObject]:
    """Return the rows of a table: objects with more than a name, in a list or by name."""
    if isinstance(value, dict) and all(isinstance(member, dict) for member in value.values()):
        value = [{"name": name, **member} for name, member in value.items()]
    are_rows = isinstance(value, list) and all(isinstance(row, dict) for row in value)
    return value if are_rows and any(len(row) > 1 for row in value) else []


def ordered(rows: Sequence[JSONObject]) -> list[str]:
    """Return the names of the rows' members, in the order of the columns."""
    present = dict.fromkeys(name for row in rows for name in row if not HIDDEN.fullmatch(name))
    preferred = [name for name in PREFERRED if name in present]
    others = [name for name in present if name not in PREFERRED]
    # A URL is long, and of little use to people.
    return sorted(preferred + others, key="url".__eq__)


def in_columns(rows: Iterable[JSONObject], method: str) -> list[JSONObject]:
    """Return the rows of a list method as their columns show them, by heading; as they are if it isn't known."""
    columns = COLUMNS.get(ROWS.get(method, ""))
    if columns is None:
        return list(rows)
    return [{heading: written(member_at(row, paths), form) for heading, paths, form in columns} for row in rows]


def member_at(row: JSONObject, paths: Iterable[str]) -> Any:
    """Return the first of a row's members that is there; a dot separates the names of a path."""
    for path in paths:
        value: Any = row
        for name in path.split("."):
            value = value.get(name) if isinstance(value, dict) else None
        if value is not None:
            return value
    return None


def written(value: Any, form: str) -> Any:
    """Format a value as its column asks."""
    if form == "tenths" and isinstance(value, (int, float)):
        return f"{value:.1f}"
    if form == "place" and isinstance(value, dict):
        return ", ".join(str(value[name]) for name in ("city", "state") if value.get(name))
    if form == "prices" and isinstance(value, list):
        return ", ".join(
            f"{ticket['type']} {ticket['price']}" for ticket in value if {"type", "price"} <= ticket.keys()
        )
    if form == "money" and isinstance(value, (int, float)):
        return f"${value:.2f}"
    return value


def flatten(row: JSONObject) -> JSONObject:
    """Replace a search result by its item."""
    item = row.get("item")
    if not isinstance(item, dict):
        return row
    return {**{name: value for name, value in row.items() if name != "item"}, **item}


def title(name: str) -> str:
    """Turn ``releaseDate`` into ``RELEASE DATE``."""
    return re.sub("([A-Z])", r" \1", name).upper()


def line(value: Any) -> str:
    """Format a value as one line, which spells out false and absent values; a table has an empty cell for them."""
    return "no" if value is False else cell(value) or "none"


def cell(value: Any) -> str:
    """Format a value as one line."""
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, dict):
        return compact(value)
    if isinstance(value, list):
        # A row of seats has gaps without a name.
        named = [item for item in value if isinstance(item, dict) and "name" in item]
        return ", ".join(map(cell, named or value))
    return printable(MOMENT.sub(moment, str(value)))


def compact(value: JSONObject) -> str:
    """Format an object as one line."""
    if "name" in value:
        # A taken seat is only marked.
        return "-" if value.get("available") is False else cell(value["name"])
    if value.keys() == {"id", "kind", "title"}:
        return cell(value["title"])
    if value.keys() & {"character", "job"}:
        return cell(value.get("character") or value["job"])
    if "message" in value and isinstance(value.get("data"), dict):
        return cell(with_hint(value))
    shown = ((name, member) for name, member in value.items() if not HIDDEN.fullmatch(name) and cell(member))
    # A text speaks for itself; a number needs its name.
    return ", ".join(cell(member) if isinstance(member, str) else f"{name} {cell(member)}" for name, member in shown)


def moment(match: re.Match[str]) -> str:
    """Format a local time without its offset, and any other with its Z."""
    return f"{match[1]} {match[2]}{'Z' if match[4] == 'Z' else ''}"


# Width


def width(text: str) -> int:
    """Return the width of a text in a terminal."""
    return sum(map(character_width, text))


def character_width(character: str) -> int:
    """Return the width of a character: two for East Asian ones and emoji, none for combining marks."""
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def fit(text: str, places: int) -> str:
    """Cut or pad a text to a width."""
    if width(text) > places:
        text = head(text, places - 1) + "…"
    return text + " " * (places - width(text))


def head(text: str, places: int) -> str:
    """Return as much of a text as fits."""
    taken = 0
    for position, character in enumerate(text):
        taken += character_width(character)
        if taken > places:
            return text[:position]
    return text


def wrap(text: str, places: int) -> list[str]:
    """Break a text into lines, between words where there are any."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and width(lines[-1]) + 1 + width(word) > places:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
        while width(lines[-1]) > places and len(start := head(lines[-1], places)):
            lines[-1:] = [start, lines[-1][len(start) :]]
    return lines
