# SPDX-License-Identifier: MIT
"""Presentations as text: no method and no member of an answer is known here, so that all show the same words."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING

from marquee_client._text import printable
from marquee_client._width import fit, width, wrap

if TYPE_CHECKING:
    from marquee_client._json import JSONObject, Model

GAP = "  "
KEPT = 5
"""How many columns are made narrower before they are left out."""
NARROWEST = 16
"""The minimum width of a column that is made narrower."""
NARROWEST_SENTENCE = 40
"""That of a column whose texts are wrapped."""
WIDEST = 60
"""A column after those that are kept has no longer texts."""
MOST = 1000
"""No auditorium has more places in a row."""
SIGNS = {"best": "◆", "chosen": "◆", "wheelchair": "w", "companion": "c", "loveSeatLeft": "(", "loveSeatRight": ")"}
"""What stands for a free seat with a mark."""


def terminal_width() -> int:
    """Return the width of the terminal; 80 if there is none."""
    return shutil.get_terminal_size().columns


class ListText:
    """The text of a list, page by page as it arrives; the first page sets the widths of the columns."""

    def __init__(self, columns: int | None = None) -> None:
        self._columns = columns or terminal_width()
        self._table: Table | None = None
        self._said: set[str] = set()

    def lines(self, part: Model | None) -> list[str]:
        """Return the lines of a page, or of the summary."""
        shown = part.json.get("presentation") if part else None
        return [] if shown is None else self.lines_of(shown)

    def lines_of(self, shown: JSONObject) -> list[str]:
        """Return the lines of a presentation."""
        title = [] if self._said else sentences([shown["title"]], self._columns)
        notes = [] if self._table else [note for note in shown.get("notes", []) if note not in self._said]
        self._said |= {shown["title"], *notes}
        lines = [*title, *sentences(notes, self._columns)]
        if shown.get("rows") or shown.get("groups"):
            self._table = self._table or Table(shown, self._columns)
            lines += self._table.lines(shown)
        return lines


def text_of(shown: JSONObject, columns: int | None = None) -> str:
    """Return a whole presentation as text."""
    columns = columns or terminal_width()
    if shown["form"] == "list":
        return "\n".join(ListText(columns).lines_of(shown))
    labelled = [(printable(fact["label"]), fact["text"]) for fact in shown.get("facts", []) if "label" in fact]
    margin = max((width(label) for label, _ in labelled), default=0)
    plain = [fact["text"] for fact in shown.get("facts", []) if "label" not in fact]
    head = sentences([shown["title"], *shown.get("notes", []), *([" · ".join(plain)] if plain else [])], columns)
    for label, text in labelled:
        first, *more = wrap(printable(text), max(columns - margin - len(GAP), NARROWEST))
        head += [fit(label, margin) + GAP + first, *(" " * margin + GAP + line for line in more)]
    parts = [
        head,
        wrap(printable(shown["text"]), max(columns, 1)) if "text" in shown else [],
        *([printable(part["heading"]), *Table(part, columns).lines(part)] for part in shown.get("sections", [])),
        [line for group in shown.get("groups", []) for line in sentences([about(group)], columns)],
        hall(shown),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def sentences(texts: Iterable[str], columns: int) -> list[str]:
    """Return the lines of texts. What goes on below begins with dots, so that no text of others begins a line."""
    lines = []
    for text in map(printable, texts):
        first, *more = [text] if width(text) <= columns else wrap(text, max(columns - 4, 20))
        lines += [first, *("  … " + line for line in more)]
    return lines


def about(group: JSONObject) -> str:
    """Return what is said of a group, in one line."""
    facts = [" ".join(filter(None, (fact.get("label"), fact["text"]))) for fact in group.get("facts", [])]
    return printable(" · ".join([group["heading"], *facts, *group.get("marks", [])]))


def hall(shown: JSONObject) -> list[str]:
    """Return the map of an auditorium."""
    rows = shown.get("hall", [])
    margin = max((width(printable(row["row"])) for row in rows), default=0)
    lines = []
    for row in rows:
        places: dict[int, str] = {seat["column"]: sign(seat) for seat in row["seats"] if seat["column"] <= MOST}
        drawn = "".join(places.get(place, " ") for place in range(1, max(places, default=0) + 1))
        lines.append(fit(printable(row["row"]), margin) + GAP + drawn)
    if not lines:
        return []
    screen = " " * margin + GAP + "▁" * (max(map(len, lines)) - margin - len(GAP)) + "  screen"
    meanings = [
        f"{SIGNS[entry['mark']]} {entry['text']}" for entry in shown.get("legend", []) if entry["mark"] in SIGNS
    ]
    return [screen, *lines, "", printable(", ".join(["o free", "x taken", *meanings]))]


def sign(seat: JSONObject) -> str:
    """Return what stands for a seat on the map."""
    if not seat["free"]:
        return "x"
    return next((SIGNS[mark] for mark in reversed(seat.get("marks", [])) if mark in SIGNS), "o")


@dataclass
class Column:
    """A column that is shown."""

    place: int
    heading: str
    at_end: bool
    is_wrapped: bool
    """Whether its texts are wrapped rather than cut."""
    width: int

    @property
    def narrowest(self) -> int:
        """The least width to which it is made narrower."""
        return NARROWEST_SENTENCE if self.is_wrapped else NARROWEST


class Table:
    """The rows of a list: its columns in their order as far as there is room, and the ids where there is room, too."""

    def __init__(self, shown: JSONObject, columns: int) -> None:
        rows = [cells(row) for row in shown.get("rows", [])]
        self._columns = columns
        self._indent = GAP if any("group" in row for row in shown.get("rows", [])) else ""
        self._is_log = [column["kind"] for column in shown["columns"][:1]] == ["moment"]
        self._ids = False
        self._group: str | None = None
        self._has_head = False
        room = columns - len(self._indent)
        every = []
        for place, column in enumerate(shown["columns"]):
            longest = max((width(row[place]) for row in rows), default=0)
            if longest or not rows:
                heading = printable(column["heading"])
                at_end, is_wrapped = column["align"] == "end", column["kind"] == "sentence"
                every.append(Column(place, heading, at_end, is_wrapped, max(longest, width(heading))))
        if self._is_log:
            # Sentences that come later are longer.
            self._shown = every[:2]
            for column in self._shown[1:]:
                column.width = max(room - self._shown[0].width - len(GAP), NARROWEST)
            return
        self._shown = every[:KEPT]
        for count in range(len(self._shown), 0, -1):
            self._shown = [replace(column) for column in every[:count]]
            self._narrow(room)
            if self._width() <= room:
                break
        ids = max((width(row["id"]) + len(GAP) for row in shown.get("rows", []) if "id" in row), default=0)
        self._ids = 0 < ids <= room - self._width()
        for column in every[KEPT:]:
            if column.width <= WIDEST:
                self._shown.append(column)
                if self._width() + ids * self._ids > room:
                    self._shown.pop()
                    break

    def _narrow(self, room: int) -> None:
        while self._width() > room and (wide := [one for one in self._shown if one.width > one.narrowest]):
            widest = max(wide, key=lambda one: one.width)
            widest.width = max(widest.narrowest, widest.width - (self._width() - room))

    def _width(self) -> int:
        return sum(column.width + len(GAP) for column in self._shown) - len(GAP)

    def lines(self, shown: JSONObject) -> list[str]:
        """Return the lines of these rows below the headings of their groups; the first time, those of the columns."""
        lines = []
        if not self._has_head and not self._is_log:
            lines.append(self._line([column.heading for column in self._shown], "id"))
        self._has_head = True
        groups = {group["id"]: group for group in shown.get("groups", [])}
        groups.pop(self._group, None)
        for row in shown.get("rows", []):
            while row.get("group") in groups:
                # Groups without rows stand in their place, too.
                lines += sentences([about(groups.pop(next(iter(groups))))], self._columns)
            self._group = row.get("group")
            texts = cells(row)
            lines += self._lines([texts[column.place] for column in self._shown], printable(row.get("id", "")))
        return lines + [line for group in groups.values() for line in sentences([about(group)], self._columns)]

    def _lines(self, texts: Sequence[str], name: str) -> list[str]:
        wrapped = [
            wrap(text, column.width) if column.is_wrapped else [text] for text, column in zip(texts, self._shown)
        ]
        first, *more = zip_longest(*wrapped, fillvalue="")
        return [self._line(first, name), *(self._line(line, "") for line in more)]

    def _line(self, texts: Sequence[str], name: str) -> str:
        fitted = [fit(text, column.width, at_end=column.at_end) for text, column in zip(texts, self._shown)]
        return (self._indent + GAP.join([*fitted, *([name] if self._ids else [])])).rstrip()


def cells(row: JSONObject) -> list[str]:
    """Return the cells of a row."""
    return [printable(cell) for cell in row["cells"]]
