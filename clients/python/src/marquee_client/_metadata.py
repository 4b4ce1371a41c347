# SPDX-License-Identifier: MIT
"""The contract's methods as the command line needs them, read from the typed functions."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, get_args

from marquee_client._json import wire_name
from marquee_client._namespace import Namespace
from marquee_client.generated import methods, models


@dataclass(frozen=True)
class Parameter:
    """One parameter of a method."""

    name: str
    """What the wire calls it."""
    description: str
    type: str
    """The type of one value: ``str``, ``int``, ``float``, ``bool``, or ``object``, which is given as JSON."""
    required: bool
    positional: bool
    """Whether its value needs no name."""
    repeated: bool
    """Whether it takes several values."""
    choices: tuple[str, ...]
    """The permitted values; empty for any."""


@dataclass(frozen=True)
class Method:
    """One method of the contract."""

    name: str
    """What the wire calls it."""
    summary: str
    gives: Literal["answer", "list", "events"]
    """What comes of it: one answer, the rows of a list, or events without an end."""
    parameters: tuple[Parameter, ...]

    @property
    def positional(self) -> tuple[Parameter, ...]:
        """The parameters whose values need no name."""
        return tuple(parameter for parameter in self.parameters if parameter.positional)


def all_methods() -> Iterator[Method]:
    """Yield all methods, in the order of the contract."""
    for namespace in vars(methods).values():
        if isinstance(namespace, type) and issubclass(namespace, Namespace):
            for function in vars(namespace).values():
                if hasattr(function, "wire_name"):
                    yield read_method(function)


def read_method(function: Callable[..., Any]) -> Method:
    """Read a method from its typed function."""
    words = inspect.getdoc(function) or ""
    section = words.partition("Args:\n")[2].partition("\n\n")[0]
    # The continuation lines of an entry are indented further.
    entries = re.findall(r"^    (\w+): (.*(?:\n {8}.*)*)", section, re.MULTILINE)
    descriptions = {name: " ".join(text.split()) for name, text in entries}
    parameters = [
        read_parameter(parameter, descriptions.get(parameter.name, ""))
        for parameter in inspect.signature(function).parameters.values()
        if parameter.name != "self" and not parameter.name.startswith("on_")
    ]
    return Method(
        name=function.wire_name,  # type: ignore[attr-defined]
        summary=words.partition("\n")[0],
        gives=function.gives,  # type: ignore[attr-defined]
        parameters=tuple(parameters),
    )


def read_parameter(parameter: inspect.Parameter, description: str) -> Parameter:
    """Read one parameter of a typed function."""
    annotation = parameter.annotation.removesuffix(" | None")
    item = re.sub(r"Sequence\[(.*)]", r"\1", annotation)
    return Parameter(
        name=wire_name(parameter.name),
        description=description,
        type="object" if item == "JSONObject" else item if item in ("int", "float", "bool") else "str",
        required=parameter.default is parameter.empty,
        positional=parameter.kind is parameter.POSITIONAL_OR_KEYWORD,
        repeated=item != annotation,
        choices=() if item == "JSONObject" else get_args(getattr(models, item, None)),
    )
