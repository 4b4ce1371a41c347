#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints each client's outcome for each scenario, and fails if any differs from the outcome over plain pipes.

usage: table.py FOLDER CLIENT…

FOLDER holds a CLIENT.json for each client; the first client is the reference for the others.
"""

import json
import os
import sys

import scenarios


def read(folder, client):
    path = os.path.join(folder, client + ".json")
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main():
    folder, reference, *clients = sys.argv[1:]
    wanted = read(folder, reference)
    columns = {client: read(folder, client) for client in clients}
    names = [scenario["name"] for scenario in scenarios.SCENARIOS]
    widths = [max(map(len, names)), max(len(outcome[:40]) for outcome in [reference, *wanted.values()])]
    print(f"{'scenario':{widths[0]}}  {reference:{widths[1]}}  " + "  ".join(clients))
    differing = []
    for name in names:
        expected = wanted.get(name, "missing")
        cells = []
        for client in clients:
            outcome = columns[client].get(name, "missing")
            same = outcome == expected and not outcome.startswith("FAILED")
            if not same:
                differing.append(f"{client}: {name}: {outcome}, not {expected}")
            cells.append(("same" if same else "DIFFERS").ljust(max(len(client), 4)))
        print(f"{name:{widths[0]}}  {expected[:40]:{widths[1]}}  " + "  ".join(cells))
    print("\n".join(differing) or f"{len(names)} scenarios, the same outcome in all {len(clients) + 1} columns")
    sys.exit(1 if differing or len(wanted) < len(names) else 0)


if __name__ == "__main__":
    main()
