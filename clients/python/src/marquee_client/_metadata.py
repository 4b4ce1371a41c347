"""How the generated tables describe the contract's methods to the command line."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Parameter:
    """One parameter of a method."""

    name: str
    """What the wire calls it."""
    description: str
    type: str
    """What one value of it is: ``str``, ``int``, ``float`` or ``bool``."""
    required: bool = False
    repeated: bool = False
    """True if it takes several values."""
    choices: tuple[str, ...] = ()
    """The texts that it can be; empty for any."""


@dataclass(frozen=True)
class Method:
    """One method of the contract."""

    name: str
    """What the wire calls it."""
    summary: str
    is_list: bool
    """True if it gives pages."""
    parameters: tuple[Parameter, ...] = ()
