# SPDX-License-Identifier: MIT
"""Measures marquee beside its peers and prints the table. Each row runs all sides in turns and compares medians, so that
whatever else the machine does meets all of them."""

import argparse
import importlib
import os
import sys

import report
from turns import Effort

GROUPS = ("ping", "latency", "lists", "cancel", "start", "memory", "upstream", "tls", "whats_on", "week",
          "library", "watches", "sharing")
# Measured only if named: it needs a browser.
OTHERS = ("view",)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a minute in all: fewer rounds and smaller loads")
    parser.add_argument("--json", default=".build/benchmark.json", help="where the figures go (default: %(default)s)")
    parser.add_argument("group", nargs="*", help=f"rows to measure: {', '.join(GROUPS)} (default: all)")
    options = parser.parse_args()
    if unknown := set(options.group) - set(GROUPS + OTHERS):
        parser.error(f"no group named {', '.join(sorted(unknown))}; there are {', '.join(GROUPS + OTHERS)}")
    effort = Effort.quick() if options.quick else Effort.full()
    machine = report.machine()
    print(machine + (", quick" if options.quick else "") + "\n\n" + report.HEAD, flush=True)
    rows = []
    for group in options.group or GROUPS:
        for row in importlib.import_module("rows." + group).rows(effort):
            rows.append(row)
            print(report.line(row), flush=True)
    report.write_json(options.json, machine, rows)
    missed = [row.what for row in rows if row.met is False]
    print(f"\nThe figures are in {os.path.relpath(options.json)}.", file=sys.stderr)
    if missed:
        print("Missed: " + "; ".join(missed), file=sys.stderr)


main()
