# SPDX-License-Identifier: MIT
"""Presentations for a notebook, with posters and links of web addresses only."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Any

from marquee_client._drawing import about, hall

if TYPE_CHECKING:
    from marquee_client._json import JSONObject


def html_of(answer: JSONObject) -> str | None:
    """Return an answer as its presentation shows it; None if it has none."""
    shown = answer.get("presentation")
    if shown is None:
        return None
    head = [f"<b>{escape(shown['title'])}</b>", *map(escape, shown.get("notes", []))]
    facts = "".join(f"<tr>{th(fact.get('label', ''))}{td(fact['text'])}</tr>" for fact in shown.get("facts", []))
    seats = "\n".join(hall(shown))
    return "".join(
        [
            f"<p>{'<br>'.join(head)}</p>",
            poster(answer),
            f"<table><tbody>{facts}</tbody></table>" if facts else "",
            f"<p>{escape(shown['text'])}</p>" if "text" in shown else "",
            table(shown, posters(answer)) if "columns" in shown else "",
            *(f"<p><b>{escape(part['heading'])}</b></p>{table(part, {})}" for part in shown.get("sections", [])),
            *(f"<p>{escape(about(group))}{links(group)}</p>" for group in shown.get("groups", []) if seats),
            f'<pre style="line-height: 1.2">{escape(seats)}</pre>' if seats else "",
            links(shown),
        ]
    )


def table(shown: JSONObject, pictures: dict[Any, str]) -> str:
    """Return a table of a list's columns that have a text, its rows below the headings of their groups."""
    rows, groups = shown.get("rows", []), {group["id"]: group for group in shown.get("groups", [])}
    used = [place for place in range(len(shown["columns"])) if any(row["cells"][place] for row in rows)]
    lines = ["<tr>" + "".join(th(shown["columns"][place]["heading"]) for place in used) + "</tr>"] if rows else []
    for row in rows:
        while row.get("group") in groups:
            lines.append(heading(groups.pop(next(iter(groups))), len(used)))
        texts = [td(row["cells"][place], shown["columns"][place]["align"]) for place in used]
        more = pictures.get(row.get("id"), "") + links(row)
        lines.append(f"<tr>{''.join(texts)}{f'<td>{more}</td>' if more else ''}</tr>")
    lines += [heading(group, len(used)) for group in groups.values()]
    return f"<table><tbody>{''.join(lines)}</tbody></table>" if lines else ""


def heading(group: JSONObject, places: int) -> str:
    """Return the line above the rows of a group."""
    return f'<tr><th colspan="{places or 1}" style="text-align: left">{escape(about(group))}{links(group)}</th></tr>'


def links(owner: JSONObject) -> str:
    """Return the pages to open that something offers."""
    pages: Iterable[JSONObject] = (each for each in owner.get("next", []) if is_address(each.get("url")))
    return "".join(f' <a href="{escape(each["url"])}">{escape(each["title"])}</a>' for each in pages)


def posters(answer: JSONObject) -> dict[Any, str]:
    """Return the posters of a page's films by their ids."""
    items = [item.get("item", item) for item in answer.get("items", []) if isinstance(item, dict)]
    return {item.get("id"): poster(item) for item in items}


def poster(film: JSONObject) -> str:
    """Return the picture of a film's poster; empty if it has none."""
    url: Any = film.get("posterUrl")
    return f'<img src="{escape(url)}" alt="" loading="lazy" style="height: 6em">' if is_address(url) else ""


def is_address(url: Any) -> bool:
    """Whether this is an address of the web."""
    return isinstance(url, str) and url.startswith(("https://", "http://"))


def th(text: str) -> str:
    """Return a heading."""
    return f'<th style="text-align: left">{escape(text)}</th>'


def td(text: str, align: str = "start") -> str:
    """Return a cell."""
    return f'<td style="text-align: {"right" if align == "end" else "left"}">{escape(text)}</td>'
