# SPDX-License-Identifier: MIT
"""A list as text that fits a terminal, page by page as it arrives."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from marquee_client._showings import ShowingsTable, are_films_with_showings, understood
from marquee_client._table import Table, in_columns
from marquee_client._text import printable
from marquee_client.generated.columns import ROWS

if TYPE_CHECKING:
    from marquee_client.generated.models import Page


def terminal_width() -> int:
    """Return the width of the terminal; 80 if there is none."""
    return shutil.get_terminal_size().columns


class PageText:
    """The text of a list, whose columns are set by the first page with rows."""

    def __init__(self, method: str, columns: int | None = None) -> None:
        self._method = method
        self._columns = columns or terminal_width()
        self._table: Table | ShowingsTable | None = None

    def lines(self, page: Page[Any]) -> list[str]:
        """Return the lines of a page."""
        rows = json_rows(page)
        if not rows:
            return []
        has_showings = are_films_with_showings(rows)
        if not has_showings:
            rows = in_columns(rows, self._method)
        if self._table:
            return self._table.lines(rows)
        if not has_showings:
            self._table = Table(rows, self._columns, important=list(rows[0]) if self._method in ROWS else ())
            return self._table.lines(rows, head=True)
        self._table = ShowingsTable(rows, self._columns)
        about = understood(page.json)
        return [*([about] if about else []), *self._table.lines(rows, head=True)]


def text_of(method: str, pages: Iterable[Page[Any]], columns: int | None) -> str:
    """Return the text of a whole list; if it is empty, what the server says of that, and what is missing from it."""
    whole = list(pages)
    text = PageText(method, columns)
    lines = [line for page in whole for line in text.lines(page)] or [page.message for page in whole if page.message]
    return "\n".join([*lines, *dict.fromkeys(line for page in whole for line in missing(page))])


def missing(page: Page[Any]) -> list[str]:
    """Return a line for each provider whose part of a page is missing."""
    return [printable(f"Incomplete: {fault.error.message}") for fault in page.faults]


def json_rows(page: Page[Any]) -> list[Any]:
    """Return the rows of a page as the server sent them."""
    rows: list[Any] = page.json["items"]
    return rows
