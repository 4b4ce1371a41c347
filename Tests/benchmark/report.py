# SPDX-License-Identifier: MIT
"""The report: a table for people, JSON for programs."""

import json
import os
import platform
import subprocess
import time
from dataclasses import asdict, dataclass


@dataclass
class Row:
    """One comparison. The ratio is our figure divided by the peer's; `target` is what it has to be."""
    what: str
    ours: float
    unit: str
    beside: str = ""
    peer: float | None = None
    target: str = ""
    met: bool | None = None

    @property
    def ratio(self):
        return self.ours / self.peer if self.peer else None

    def cells(self):
        ratio = "" if self.ratio is None else shortened(self.ratio) + "x"
        beside = self.beside if self.peer is None else f"{self.beside}: {figure(self.peer, self.unit)}"
        verdict = self.target + ("" if self.met is None else ": yes" if self.met else ": NO")
        return self.what, ratio, figure(self.ours, self.unit), beside, verdict


def shortened(ratio):
    return f"{ratio:.2g}" if ratio < 0.1 else f"{ratio:.2f}" if ratio < 10 else f"{ratio:.0f}"


def figure(value, unit):
    if unit == "MiB":
        return f"{value / (1 << 20):.1f} MiB"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f}{unit if unit.startswith('/') else ' ' + unit}"


HEAD = "| what | ratio | marquee | beside | target |\n|---|---|---|---|---|"


def line(row):
    return "| " + " | ".join(row.cells()) + " |"


def machine():
    """What was measured on which machine, in one sentence."""
    with open("/proc/cpuinfo") as file:
        model = next((text.split(":")[1].strip() for text in file if text.startswith("model name")), platform.machine())
    with open("/proc/meminfo") as file:
        memory = int(file.readline().split()[1]) / (1 << 20)
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True).stdout.strip()
    return (f"{time.strftime('%Y-%m-%d %H:%M UTC', time.gmtime())}, commit {commit or 'unknown'}, {os.cpu_count()} "
            f"processors ({model}), {memory:.0f} GiB, Linux {platform.release()}, load average before "
            f"{os.getloadavg()[0]:.1f}")


def write_json(path, machine, rows):
    with open(path, "w") as file:
        json.dump({"machine": machine, "rows": [asdict(row) | {"ratio": row.ratio} for row in rows]}, file, indent=1)
