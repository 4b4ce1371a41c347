# SPDX-License-Identifier: MIT
"""What the tests of both clients share."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import tempfile
import threading
import unittest
import warnings
from pathlib import Path
from typing import Any

import scenarios

FOLDER = Path(__file__).parent
SERVERS = FOLDER.parents[2] / "Tests/clients/servers"
PATIENCE = 60
"""How long to wait for what has to happen. In seconds."""


# It remarks on every test that is slow because the machine is busy.
logging.getLogger("asyncio").setLevel(logging.ERROR)


class BackendTest(unittest.TestCase):
    """A test that starts backends, with a home of its own, and leaves no process, thread or pipe behind."""

    def setUp(self) -> None:
        home = self.use(tempfile.TemporaryDirectory(prefix="marquee-"))
        own = {name: value for name, value in os.environ.items() if not name.startswith("MARQUEE_")}
        folders = {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("STATE", "CACHE", "CONFIG")}
        self.sandbox: dict[str, Any] = {
            "binary": os.environ["MARQUEE_BIN"],
            "sandbox": True,
            "environment": {**own, **folders},
        }
        self.addCleanup(self.assert_no_threads_but, set(threading.enumerate()))
        self.addCleanup(self.assert_no_children)
        caught = self.use(warnings.catch_warnings(record=True))
        warnings.simplefilter("always")
        self.addCleanup(lambda: self.assertEqual([str(warning.message) for warning in caught or []], []))
        self.addCleanup(gc.collect)

    def hanging(self) -> dict[str, Any]:
        """The settings for a backend whose movies/comingSoon gives ten rows and never goes on.

        A list of the sandbox may be over before a busy machine comes to leave it.
        """
        _, variables = scenarios.server("upstream", self.use(scenarios.upstream()))
        return {"binary": self.sandbox["binary"], "environment": {**self.sandbox["environment"], **variables}}

    def use(self, manager: Any) -> Any:
        """Enters a context for the rest of the test; enterContext is of Python 3.11."""
        value = manager.__enter__()
        self.addCleanup(manager.__exit__, None, None, None)
        return value

    def assert_no_threads_but(self, before: set[threading.Thread]) -> None:
        for thread in set(threading.enumerate()) - before:
            # asyncio's own, which has waited for a child, may tell of its end before it ends itself.
            thread.join(PATIENCE)
            self.assertFalse(thread.is_alive(), thread)

    def assert_no_children(self) -> None:
        with self.assertRaises(ChildProcessError, msg="a child process is left"):
            os.waitpid(-1, os.WNOHANG)


def server(name: str) -> dict[str, Any]:
    """The settings for one of the servers that the tests of all clients share."""
    return {"binary": SERVERS / name}


def behaving(how: str) -> dict[str, Any]:
    """The settings for the backend beside this file."""
    return {"binary": FOLDER / "backend.py", "arguments": [how]}


async def turn() -> None:
    """Lets the event loop do what is waiting."""
    await asyncio.sleep(0)
