"""What the models are made of: JSON objects, and the functions that read their members."""

from __future__ import annotations

import dataclasses
import datetime as dt
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

JSONObject = dict[str, Any]
"""An object as the server sent it."""

T = TypeVar("T")

_FRACTION = re.compile(r"\.(\d+)")


@dataclasses.dataclass(frozen=True, repr=False)
class Model:
    """A value of the contract.

    Members that this client doesn't know are no error: they are in ``json``. A list or an object that the server left
    out is empty, any other value that it left out is None; ``json`` tells absent and empty apart.
    """

    json: JSONObject = dataclasses.field(compare=False)
    """The object as the server sent it."""

    def __repr__(self) -> str:
        given = {field.name: getattr(self, field.name) for field in dataclasses.fields(self) if field.name != "json"}
        members = ", ".join(f"{name}={value!r}" for name, value in given.items() if value not in (None, (), {}))
        return f"{type(self).__name__}({members})"


def read_day(text: str) -> dt.date:
    """Read ``2026-11-21``."""
    return dt.date.fromisoformat(text)


def read_time(text: str) -> dt.datetime:
    """Read ``2026-11-21T18:30:00Z`` or a time with its offset; the result knows its offset.

    Before 3.11 Python itself takes neither the Z nor a fraction of other than three or six digits.
    """
    text = _FRACTION.sub(lambda match: "." + match[1][:6].ljust(6, "0"), text)
    return dt.datetime.fromisoformat(text[:-1] + "+00:00" if text.endswith("Z") else text)


def read_optional(read: Callable[[Any], T], value: Any) -> T | None:
    """Read a value, None being none."""
    return None if value is None else read(value)


def read_all(read: Callable[[Any], T], values: Iterable[Any] | None) -> tuple[T, ...]:
    """Read the items of an array, None being an empty one."""
    return tuple(read(value) for value in values or ())


def read_each(read: Callable[[Any], T], values: Mapping[str, Any] | None) -> dict[str, T]:
    """Read the values of an object, None being an empty one."""
    return {name: read(value) for name, value in (values or {}).items()}


def read_then(
    read: Callable[[JSONObject], T], callback: Callable[[T], None] | None
) -> Callable[[JSONObject], None] | None:
    """Chain a reader and what takes its result; None if nothing does."""
    if callback is None:
        return None
    return lambda value: callback(read(value))


def verbatim(value: Any) -> Any:
    """Read a value as what it is."""
    return value
