# SPDX-License-Identifier: MIT
"""The base of the models: JSON objects, and the functions that read their members."""

from __future__ import annotations

import dataclasses
import datetime as dt
import functools
import re
import reprlib
import sys
from collections import ChainMap
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from marquee_client import _drawing, _html

JSONObject = dict[str, Any]
"""An object as the server sent it."""

Reader = Callable[[Any], Any]
"""Converts a JSON value."""

T = TypeVar("T")
Self = TypeVar("Self", bound="Model")

_TELLING = ("title", "movie_title", "name", "query", "year", "starts_at_local", "theatre_name", "id")
"""The members by which a person recognizes an entity."""
_BRIEF = reprlib.Repr()
_BRIEF.maxstring = 60
_FRACTION = re.compile(r"\.(\d+)")


@dataclasses.dataclass(frozen=True, repr=False)
class Model:
    """A value of the contract.

    Members that this client doesn't know are no error: they are in ``json``. A list or an object that the server left
    out is empty, any other value that it left out is None; ``json`` distinguishes absent from empty.
    """

    json: JSONObject = dataclasses.field(compare=False)
    """The object as the server sent it."""

    @classmethod
    def from_json(cls: type[Self], json: JSONObject) -> Self:
        """Read the value from the JSON object that the server sent."""
        given = {}
        for name, member, read in cls._members():
            value = json.get(member)
            if value is not None:
                given[name] = read(value) if read else value
        return cls(json=json, **given)

    @classmethod
    @functools.cache
    def _members(cls) -> list[tuple[str, str, Reader | None]]:
        """Return its members: for each the name here, the name on the wire, and its reader if it has one."""
        names = ChainMap(*(vars(sys.modules[base.__module__]) for base in cls.__mro__))
        fields = [field for field in dataclasses.fields(cls) if field.name != "json"]
        return [(field.name, wire_name(field.name), _reader(str(field.type), names)) for field in fields]

    def __repr__(self) -> str:
        given = {field.name: getattr(self, field.name) for field in dataclasses.fields(self) if field.name != "json"}
        given = {name: value for name, value in given.items() if value not in (None, (), {})}
        shown = given
        if "id" in given:
            # What tells it from others; the rest would fill the screen.
            if isinstance(released := given.get("release_date"), dt.date):
                given.setdefault("year", released.year)
            shown = {name: given[name] for name in _TELLING if name in given}
        members = [f"{name}={_brief(value)}" for name, value in shown.items()]
        rest = ["…"] if given.keys() - shown.keys() - {"release_date"} else []
        return f"{type(self).__name__}({', '.join(members + rest)})"

    def __str__(self) -> str:
        """Show it as its presentation says, if it came with one."""
        shown = self.json.get("presentation")
        return _drawing.text_of(shown) if shown else repr(self)

    def _repr_html_(self) -> str | None:
        """Show it in a notebook, which asks for presentations; None for what has none, such as a part of an answer."""
        return _html.html_of(self.json)


def _brief(value: Any) -> str:
    """Format a member in a few words."""
    if isinstance(value, dt.datetime):
        return f"{value:%Y-%m-%d %H:%M}"
    if isinstance(value, dt.date):
        return value.isoformat()
    if isinstance(value, (tuple, dict)):
        return f"<{len(value)}>"
    return _BRIEF.repr(value) if isinstance(value, str) else repr(value)


@functools.cache
def wire_name(name: str) -> str:
    """Turn ``page_size`` into ``pageSize``."""
    return re.sub("_([a-z0-9]?)", lambda letter: letter[1].upper(), name)


def _reader(annotation: str, names: Mapping[str, Any]) -> Reader | None:
    """Return the reader for a type, one of the few that models use; None for plain JSON."""
    annotation = annotation.removesuffix(" | None")
    outer, _, inner = annotation.partition("[")
    if outer == "tuple":
        item = _reader(inner.removesuffix(", ...]"), names)
        return (lambda values: tuple(map(item, values))) if item else tuple
    if outer == "dict":
        read = _reader(inner.removeprefix("str, ").removesuffix("]"), names)
        return (lambda values: {name: read(value) for name, value in values.items()}) if read else dict
    if annotation in _TIMES:
        return _TIMES[annotation]
    found = names.get(annotation)
    return found.from_json if isinstance(found, type) and issubclass(found, Model) else None


def read_day(text: str) -> dt.date:
    """Read ``2026-11-21``."""
    return dt.date.fromisoformat(text)


def read_time(text: str) -> dt.datetime:
    """Read ``2026-11-21T18:30:00Z`` or a time with its offset; the result knows its offset.

    Before 3.11, Python itself accepts neither the Z nor a fraction that hasn't three or six digits.
    """
    text = _FRACTION.sub(lambda match: "." + match[1][:6].ljust(6, "0"), text)
    return dt.datetime.fromisoformat(text[:-1] + "+00:00" if text.endswith("Z") else text)


_TIMES: dict[str, Reader] = {"dt.date": read_day, "dt.datetime": read_time}


def read_then(
    read: Callable[[JSONObject], T], callback: Callable[[T], None] | None
) -> Callable[[JSONObject], None] | None:
    """Chain a reader and a consumer of its result; None if there is no consumer."""
    if callback is None:
        return None
    return lambda value: callback(read(value))


def verbatim(value: Any) -> Any:
    """Return a value unchanged."""
    return value
