# SPDX-License-Identifier: MIT
"""What is on, as people choose from it: films, and of each showing when, where, what it costs and if it can be had."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from marquee_client._table import MOMENT, Table, moment, wrap
from marquee_client._text import printable

if TYPE_CHECKING:
    from marquee_client._json import JSONObject

ORDER = ("start", "theatre", "distance", "format", "total", "tickets", "id")
"""The columns from left to right."""
IMPORTANT = ("start", "total", "tickets", "theatre", "format", "distance", "id")
"""The columns for which a narrow terminal has room, the first ones first."""
AVAILABILITY = {
    "almostSoldOut": "few left",
    "soldOut": "sold out",
    "comingSoon": "coming soon",
    "started": "has begun",
}
"""The words for what the contract says in a name of two words."""
MARGIN = "  "


class ShowingsTable:
    """Films, each with a table of its showings; the columns are set by the first films."""

    def __init__(self, movies: Iterable[JSONObject], columns: int) -> None:
        rows = [row(showing) for movie in movies for showing in movie["showings"]]
        self._columns = columns
        self._table = Table(rows, columns - len(MARGIN), important=IMPORTANT, order=ORDER, elastic=["theatre"])

    def lines(self, movies: Iterable[JSONObject], *, head: bool = False) -> list[str]:
        """Return the lines of each film, and before them one for the head if wanted."""
        lines = []
        for movie in movies:
            below = [MARGIN + line for line in self._table.lines(map(row, movie["showings"]), head=head)]
            if head:
                lines.append(below.pop(0))
                head = False
            lines += [*wrap(headline(movie), self._columns), *below]
        return lines


def are_films_with_showings(rows: Iterable[Any]) -> bool:
    """Whether these are rows of ``showtimes/whatsOn``."""
    return all(isinstance(row, Mapping) and isinstance(row.get("showings"), list) for row in rows)


def understood(page: JSONObject) -> str:
    """Describe the place and the day that were understood; empty if the page is of none."""
    place = page.get("place") or {}
    return printable(", ".join(filter(None, (place.get("name"), page.get("date")))))


def headline(movie: JSONObject) -> str:
    """Describe a film in one line."""
    name = f"{movie['title']} ({movie['year']})" if "year" in movie else movie["title"]
    minutes = f"{movie['runtimeMinutes']} min" if "runtimeMinutes" in movie else None
    rating = f"rated {movie['rating']}" if "rating" in movie else None
    return printable(", ".join(filter(None, (name, movie.get("certification"), minutes, rating))))


def row(showing: JSONObject) -> JSONObject:
    """Return the texts of a showing's columns."""
    distance = showing.get("distanceKilometres")
    return {
        "start": MOMENT.sub(lambda match: match[2], showing.get("startsAtLocal", "")),
        "theatre": showing.get("theatreName") or showing["theatreId"],
        "distance": None if distance is None else f"{distance:.1f} km",
        "format": showing.get("format"),
        "total": total(showing),
        "tickets": tickets(showing),
        "id": showing["id"],
    }


def total(showing: JSONObject) -> str:
    """Format what the party pays, and what that lacks."""
    if "total" not in showing:
        return ""
    return " + ".join([f"${showing['total']:.2f}", *showing.get("totalExcludes", ())])


def tickets(showing: JSONObject) -> str:
    """Say whether tickets can be bought."""
    state: str = showing["availability"]
    words = [AVAILABILITY.get(state, state)]
    if "visibleAt" in showing:
        words[0] += " until " + MOMENT.sub(moment, showing["visibleAt"])
    if showing.get("inTheatreTicketingOnly"):
        words.append("at the theatre only")
    if showing.get("hasStarted") and state != "started":
        words.append("has begun")
    return ", ".join(words)
