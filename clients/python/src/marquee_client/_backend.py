# SPDX-License-Identifier: MIT
"""Finding the ``marquee`` program, and its arguments and environment."""

from __future__ import annotations

import os
import shutil
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Union

from marquee_client._errors import BackendNotFoundError

if TYPE_CHECKING:
    from marquee_client.generated.models import InitializeResult

Path = Union[str, "os.PathLike[str]"]

VARIABLE = "MARQUEE_BIN"


@dataclass(frozen=True)
class Backend:
    """The program that a client starts."""

    binary: Path | None
    """The program's path; None to look for it."""
    arguments: tuple[str, ...]
    environment: dict[str, str] | None
    """Its environment variables; None for those of this process."""

    def program(self) -> str:
        """Return the program's path.

        Raises:
            BackendNotFoundError: There is no such program.
        """
        return find(self.binary)

    def command(self) -> list[str]:
        """Return the program and its arguments.

        Raises:
            BackendNotFoundError: There is no such program.
        """
        return [self.program(), *self.arguments]

    def description(self, server: InitializeResult | None) -> str:
        """Return in words what this program is; what it said of itself is None while it isn't running."""
        name = f"{server.server_info.name} {server.server_info.version}" if server else "marquee, not running"
        return f"{name}, in the sandbox" if "--sandbox" in self.arguments else name


def find(binary: Path | None = None) -> str:
    """Return the program's path.

    It is ``binary``, otherwise what MARQUEE_BIN names, otherwise the one that the package marquee-backend has
    installed, otherwise ``marquee`` on PATH.

    Raises:
        BackendNotFoundError: There is no such program, or it can't be executed.
    """
    if binary is not None:
        name, source = os.fspath(binary), "the option binary"
    elif os.environ.get(VARIABLE):
        name, source = os.environ[VARIABLE], f"the variable {VARIABLE}"
    else:
        name, source = packaged() or "marquee", "PATH"
    found = shutil.which(name)
    if found is None:
        where = "no program marquee is on PATH" if source == "PATH" else f"{source} names {name!r}, which can't be run"
        raise BackendNotFoundError(
            f"the Marquee backend was not found: {where}. `pip install 'marquee-client[backend]'` brings it; in a "
            "clone of Marquee `swift build -c release --product marquee` builds .build/release/marquee, which "
            f"{VARIABLE} may name"
        )
    return found


def packaged() -> str | None:
    """Return the path of the program that the package marquee-backend has installed; None if there is none."""
    # A tenth of the time that importing this client takes; only those who start a backend need it.
    from importlib.metadata import PackageNotFoundError, files  # noqa: PLC0415

    try:
        installed = files("marquee-backend") or ()
    except PackageNotFoundError:
        return None
    # Wherever the installer's scheme puts programs; the package has recorded it.
    return next((os.path.realpath(str(file.locate())) for file in installed if file.name == "marquee"), None)


class LastLines:
    """The last lines of a byte stream: a process's last words, in bounded memory."""

    def __init__(self, count: int = 20, width: int = 2000) -> None:
        self._lines: deque[bytes] = deque(maxlen=count)
        self._open = b""
        self._width = width

    def feed(self, data: bytes) -> None:
        """Add bytes that were read."""
        *lines, self._open = (self._open + data).split(b"\n")
        self._lines.extend(line[: self._width] for line in lines)
        self._open = self._open[: self._width]

    def lines(self) -> tuple[str, ...]:
        """Return the lines, including an unfinished one."""
        lines = [*self._lines, self._open] if self._open else [*self._lines]
        return tuple(line.decode(errors="replace") for line in lines)
