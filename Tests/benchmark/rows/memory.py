# SPDX-License-Identifier: MIT
"""Resident memory: idle, and after a million requests, of which one in fifty is a list page and the others are pings."""

from load.child import marquee
from load.messages import line, message, ping
from report import Row

BLOCK = 100_000


def rows(effort):
    block = effort.of(BLOCK)
    text = b"".join(
        line(message(id, "movies/nowPlaying") if id % 50 == 0 else ping(id)) for id in range(1, block + 1))
    with marquee() as child:
        child.answer(line(ping(1)))
        idle = child.status("VmRSS")
        sizes = []
        for _ in range(10):
            child.flood(text, count=block)
            sizes.append(child.status("VmRSS"))
        peak = child.status("VmHWM")
    yield Row("resident memory, idle", idle, "MiB", target="at most 16 MiB", met=idle <= 16 << 20)
    yield Row(f"after {10 * block:,} requests", sizes[-1], "MiB", f"after {block:,}", sizes[0], "no growth",
              sizes[-1] <= 1.1 * sizes[0])
    yield Row("at most in between", peak, "MiB")
